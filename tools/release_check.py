"""Is this fit to be released? `make release-check`, or `python -m tools.release_check [--pure] [--keep FOLDER]`.

The source archive is built, and a wheel from the archive alone, without git; the wheel is installed where there is
nothing but Python, neither Node nor a compiler; and there `cutpurse` opens the table, on which a game is played over
HTTP and its record verified. `--pure` leaves out the compiler, which takes minutes; `--keep` leaves archive and wheel
in a folder.
"""

from __future__ import annotations

import base64
import csv
import hashlib
import json
import os
import re
import secrets
import shutil
import signal
import subprocess
import sys
import tarfile
import tempfile
import time
import tomllib
import zipfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from email import message_from_bytes
from email.message import Message
from pathlib import Path
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from tools.fault_report import HERE

PATIENCE = 60.0  # seconds until a server must answer, and until a game must be over
GAMES = set(tomllib.loads((HERE / "pyproject.toml").read_text("utf-8"))["project"]["entry-points"]["cutpurse.games"])
PLAYED = "gaunerbande"  # the game that is played to its end
IN_WHEEL = (  # of each of these at least one
    r"cutpurse/games/\w+/RULES\.de\.md",
    r"cutpurse/games/\w+/texts/de\.ftl",
    r"cutpurse/locales/(en|de)/web\.ftl",
    r"cutpurse/server/client/index\.html",
    r"cutpurse/server/client/assets/.*\.js",
    r"cutpurse/server/documentation/de/index\.html",
    r"cutpurse/server/storage/migrations/versions/.*\.py",
    r"cutpurse/py\.typed",
)
NOT_IN_WHEEL = r"(tests|tools|benchmarks|docs)/|.*(__pycache__|\.pyc$|node_modules|\.svelte$)"
IN_ARCHIVE = (
    "PKG-INFO",
    "README.md",
    "LICENSE",
    "Makefile",
    "mkdocs.yml",
    "requirements-runtime.lock",
    "tools/version.py",
)


class Unfit(Exception):
    """Something that must not be released; it says what."""


def must(holds: bool, otherwise: str) -> None:
    """Raise Unfit unless it holds."""
    if not holds:
        raise Unfit(otherwise)


@contextmanager
def step(title: str) -> Iterator[None]:
    """Say what is done, and how long it took."""
    print(f"== {title}", flush=True)
    began = time.monotonic()
    yield
    print(f"   {time.monotonic() - began:.1f} s", flush=True)


def run(command: Sequence[object], folder: Path, environment: dict[str, str] | None = None) -> str:
    """What a command prints; Unfit if it fails."""
    words = [str(word) for word in command]
    done = subprocess.run(words, cwd=folder, env=environment, text=True, capture_output=True, check=False)
    must(done.returncode == 0, f"{' '.join(words)}\n{(done.stdout + done.stderr)[-3000:]}")
    return done.stdout


# --- building ---
def build_archive(folder: Path) -> Path:
    """The source archive of this tree."""
    run([sys.executable, "-m", "hatchling", "build", "--target", "sdist", "--directory", folder], HERE)
    (archive,) = folder.glob("*.tar.gz")
    return archive


def build_wheel(archive: Path, folder: Path, *, pure: bool) -> Path:
    """The wheel that somebody makes who has nothing but the archive."""
    unpacked = folder / "unpacked"
    with tarfile.open(archive) as tar:
        tar.extractall(unpacked, filter="data")
    (tree,) = unpacked.iterdir()
    must(not (tree / ".git").exists(), "the archive has a .git")
    wanted = {"CUTPURSE_WEB": "1", "CUTPURSE_DOCS": "1", **({"CUTPURSE_COMPILE": "0"} if pure else {})}
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", folder]
    run(command, tree, os.environ | wanted | {"PYTHONPATH": "", "GIT_CEILING_DIRECTORIES": str(folder)})
    (wheel,) = folder.glob("*.whl")
    return wheel


# --- what is in them ---
def check_archive(archive: Path) -> Message:
    """See that the archive is whole; its metadata."""
    with tarfile.open(archive) as tar:
        names = {name.partition("/")[2] for name in tar.getnames()}
        info = tar.extractfile(f"{archive.name.removesuffix('.tar.gz')}/PKG-INFO")
        must(info is not None, "the archive has no PKG-INFO")
        metadata = message_from_bytes(info.read() if info else b"")
    for name in IN_ARCHIVE:
        must(name in names, f"the archive lacks {name}")
    ignored = [
        name for name in names if name.startswith((".venv", "build/", "web/node_modules", "src/cutpurse/server/client"))
    ]
    must(not ignored, f"the archive has what git ignores: {ignored[:3]}")
    return metadata


def check_wheel(wheel: Path) -> Message:
    """See that the wheel has all that is played with, and that its own list of files is true; its metadata."""
    with zipfile.ZipFile(wheel) as zip:
        names = zip.namelist()
        for pattern in IN_WHEEL:
            must(any(re.fullmatch(pattern, name) for name in names), f"the wheel has no {pattern}")
        strays = [name for name in names if re.match(NOT_IN_WHEEL, name)]
        must(not strays, f"the wheel has {strays[:3]}")
        (record,) = [name for name in names if name.endswith(".dist-info/RECORD")]
        for name, seal, size in csv.reader(zip.read(record).decode().splitlines()):
            if seal:
                body = zip.read(name)
                digest = base64.urlsafe_b64encode(hashlib.sha256(body).digest()).rstrip(b"=").decode()
                must(seal == f"sha256={digest}" and int(size) == len(body), f"RECORD is wrong about {name}")
        info = record.replace("RECORD", "METADATA")
        entries = zip.read(record.replace("RECORD", "entry_points.txt")).decode()
        must("cutpurse = cutpurse.cli:main" in entries, "the wheel has no command cutpurse")
        metadata = message_from_bytes(zip.read(info))
        licences = metadata.get_all("License-File") or []
        for licence in licences:
            must(info.replace("METADATA", f"licenses/{licence}") in names, f"the wheel lacks {licence}")
    return metadata


def check_metadata(metadata: Message, other: Message) -> None:
    """See what an index would look at."""
    for key in ("Name", "Version", "Summary", "Requires-Python", "License-Expression"):
        must(bool(metadata[key]), f"the metadata have no {key}")
        must(metadata[key] == other[key], f"archive and wheel differ in {key}: {metadata[key]}, {other[key]}")
    must(
        re.fullmatch(r"\d+\.\d+\.\d+(rc\d+)?((\.post\d+)?\.dev\d+)?(\+[a-z0-9.]+)?", metadata["Version"]) is not None,
        f"{metadata['Version']} is no version",
    )
    must(metadata["Description-Content-Type"] == "text/markdown", "the description is not said to be Markdown")
    must(len(str(metadata.get_payload())) > 1000, "there is no description")
    must(not any(" @ " in each for each in metadata.get_all("Requires-Dist") or []), "a dependency is an address")


# --- where there is nothing but Python ---
def bare(home: Path, venv: Path) -> dict[str, str]:
    """An environment without Node, compiler and our tree; a browser that only notes what it is to show."""
    browser = home / "browser"
    browser.write_text(f'#!{venv}/bin/python\nimport sys\nopen("{home}/shown", "w").write(sys.argv[1])\n')
    browser.chmod(0o755)
    kept = {
        key: value for key, value in os.environ.items() if key.startswith(("PIP_", "SSL_", "LANG", "https_", "HTTPS_"))
    }
    return {
        **kept,
        "PATH": str(venv / "bin"),
        "HOME": str(home),
        "CUTPURSE_HOME": str(home / "data"),
        "BROWSER": f"{browser} %s",
        "CC": "no-compiler-here",
        "LC_ALL": "C.UTF-8",
    }


def install(wheel: Path, venv: Path, environment: dict[str, str]) -> None:
    """Install the wheel and what it needs, all of it as wheels."""
    pip = [
        venv / "bin/python",
        "-m",
        "pip",
        "--disable-pip-version-check",
        "install",
        "--quiet",
        "--only-binary",
        ":all:",
    ]
    run([*pip, wheel], venv, environment)


class Visitor:
    """Somebody at a server, over HTTP."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.headers = {"Content-Type": "application/json"}
        self.headers["Authorization"] = (
            f"Bearer {json.loads(self.gets('/api/programs', {'name': 'Magpie Meg'}))['token']}"
        )

    def gets(self, path: str, body: object = None) -> bytes:
        """What the server answers, to a POST if there is a body."""
        data = None if body is None else json.dumps(body).encode()
        try:
            with urlopen(Request(self.address + path, data, self.headers), timeout=PATIENCE) as answer:
                return bytes(answer.read())
        except HTTPError as error:
            raise Unfit(f"{path}: {error.code} {error.read().decode(errors='replace')[:300]}") from None

    def asks(self, table: str, what: str, **more: object) -> None:
        """Ask something of a table."""
        self.gets(f"/api/tables/{table}", {"ask": what, "key": secrets.token_urlsafe(9), **more})

    def look_round(self) -> None:
        """See that the client, its texts, the games and the documentation are there."""
        page = self.gets("/").decode()
        files = re.findall(r'(?:src|href)="(/[^"]+)"', page)
        must(any(name.endswith(".js") for name in files), "the start page has no script: is the client built?")
        for name in files:
            must(bool(self.gets(name)), f"{name} is empty")
        shelf = json.loads(self.gets("/api/shelf"))
        must({game["name"] for game in shelf["games"]} == GAMES, "the shelf has other games")
        for language in ("en", "de"):
            texts = self.gets(f"/api/texts/{language}").decode()
            for game in GAMES:
                must(f"{game}-title" in texts, f"there are no texts of {game}: {language}")
                rules = self.gets(f"/api/rules/{game}?lang={language}")
                must(len(rules) > 5000, f"there are no rules of {game}: {language}")
        must(b"<h1" in self.gets("/docs/") and b"Loslegen" in self.gets("/docs/de/play/"), "there is no documentation")
        must(json.loads(self.gets("/api/health"))["storage"] == "ok", "it cannot store anything")

    def play(self) -> bytes:
        """Play a short game against bots to its end, choosing the first thing allowed; its record."""
        wanted = {"game": PLAYED, "bots": [None, "greedy", "random"], "options": {"limit": 1}, "pace": "instant"}
        table = json.loads(self.gets("/api/tables", wanted))["id"]
        self.asks(table, "sit", seat=0, name="Magpie Meg", program=True, seed="00" * 16)
        self.asks(table, "start")
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            snapshot = json.loads(self.gets(f"/api/tables/{table}"))
            view = (snapshot.get("position") or {}).get("view") or {}
            if view.get("outcome"):
                return self.gets(f"/api/tables/{table}/record")
            if view.get("options"):
                self.asks(table, "play", commands=[view["options"][0]])
            else:
                time.sleep(0.1)  # for what bots do, of which only a socket would tell
        raise Unfit("the game did not come to its end")


def visit(home: Path, venv: Path, environment: dict[str, str]) -> None:
    """Open the table as somebody does who has just installed it, and play there."""
    command = venv / "bin/cutpurse"
    with (home / "server.log").open("w+") as log:
        began = time.monotonic()
        server = subprocess.Popen([command], cwd=home, env=environment, stdout=log, stderr=log)
        try:
            address = awaited(server, home / "server.log")
            served = time.monotonic() - began
            visitor = Visitor(address)
            visitor.look_round()
            record = home / "record.json"
            record.write_bytes(visitor.play())
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(timeout=20)
    said = (home / "server.log").read_text()
    must(server.returncode == 0 and "Traceback" not in said, f"the server did not end well:\n{said}")
    must((home / "shown").exists() and (home / "shown").read_text().startswith("http"), "no browser was opened")
    print(f"   it served after {served:.1f} s; {run([command, 'verify', record], home, environment).strip()}")


def awaited(server: subprocess.Popen[bytes], log: Path) -> str:
    """Where the server says that it is, once it answers."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and server.poll() is None:
        if found := re.search(r"http://(?:localhost|127\.0\.0\.1):\d+", log.read_text()):
            try:
                with urlopen(f"{found[0]}/api/health", timeout=PATIENCE):
                    return found[0]
            except URLError:
                pass
        time.sleep(0.02)
    raise Unfit(f"the server does not answer:\n{log.read_text()}")


def check(folder: Path, keep: Path | None, *, pure: bool) -> str:
    """All of it; what was found fit."""
    with step("the source archive"):
        archive = build_archive(folder)
        of_archive = check_archive(archive)
    with step("the wheel, from the archive alone, with client and documentation built afresh"):
        wheel = build_wheel(archive, folder, pure=pure)
        of_wheel = check_wheel(wheel)
        check_metadata(of_wheel, of_archive)
    home = folder / "home"
    home.mkdir()
    venv = folder / "venv"
    with step("installing it where there is nothing but Python"):
        run([sys.executable, "-m", "venv", venv], folder)
        environment = bare(home, venv)
        install(wheel, venv, environment)
        said = run([venv / "bin/cutpurse", "--version"], home, environment).split()[-1]
        must(said == of_wheel["Version"], f"cutpurse --version says {said}, the wheel is {of_wheel['Version']}")
    with step("opening the table, and playing there"):
        visit(home, venv, environment)
    if keep is not None:
        keep.mkdir(parents=True, exist_ok=True)
        for made in (archive, wheel):
            shutil.copy(made, keep / made.name)
    sizes = " and ".join(f"{made.name} ({made.stat().st_size / 1e6:.1f} MB)" for made in (archive, wheel))
    return f"fit to be released: {sizes}"


def main(words: list[str]) -> int:
    """Check this tree; the exit code."""
    keep = Path(words[words.index("--keep") + 1]).resolve() if "--keep" in words[:-1] else None
    with tempfile.TemporaryDirectory(prefix="cutpurse-release-") as folder:
        try:
            print(check(Path(folder), keep, pure="--pure" in words))
        except Unfit as error:
            print(f"not fit to be released: {error}", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
