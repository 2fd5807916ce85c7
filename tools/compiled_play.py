"""Which build `make play` runs: the compiled one where it is at hand, else plain Python while the other is made.

usage: python -m tools.compiled_play            prints the folder of the compiled package, or nothing
       python -m tools.compiled_play --compile  makes it, unless somebody else does so already

To compile takes minutes, so nobody waits for it: it goes on in the background, and the next start finds it.
"""

import fcntl
import subprocess
import sys
from pathlib import Path

import hatch_build

ROOT = Path(__file__).resolve().parents[1]
COMPILED = ROOT / "build" / "compiled"
LOG = ROOT / "build" / "compiled.log"
LOCK = ROOT / "build" / "compiling"
MAKE = ["make", "--no-print-directory", "-C", str(ROOT), "compiled"]


def is_at_hand(root: Path = ROOT) -> bool:
    """Whether what takes minutes is done: the sources that stand there now were compiled."""
    return (root / "build" / "mypyc" / "O3" / hatch_build.fingerprint(root)).is_dir()


def compile_once() -> int:
    """Compile, unless another process does; the exit code."""
    LOCK.parent.mkdir(exist_ok=True)
    with LOCK.open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return 0
        return subprocess.run(MAKE, check=False).returncode


def compile_in_background() -> None:
    """Begin to compile; whoever stops the table does not stop that."""
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("w") as log:
        subprocess.Popen(
            ["nice", sys.executable, "-m", "tools.compiled_play", "--compile"],
            cwd=ROOT, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True,
        )  # fmt: skip


def tell(text: str) -> None:
    """Say something beside the answer."""
    print(text, file=sys.stderr, flush=True)


def main(words: list[str]) -> int:
    """Answer, or compile."""
    if words == ["--compile"]:
        return compile_once()
    if lack := hatch_build.missing():
        tell(f"== plain Python, so bots think less far: {lack}; {hatch_build.REMEDY}")
    elif not is_at_hand():
        tell(f"== plain Python this time; compiling beside it for the next ({LOG.relative_to(ROOT)})")
        compile_in_background()
    elif subprocess.run(MAKE, stdout=sys.stderr, check=False).returncode == 0:
        print(COMPILED)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
