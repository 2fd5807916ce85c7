"""The two locks: all that is worked with, and of that what a server needs to run."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
PINNED = re.compile(
    r"^([\w.-]+)==([\w.]+)( ; [^\\]+?)? \\\n((?:    --hash=sha256:[0-9a-f]{64}(?: \\)?\n)+)", re.MULTILINE
)


def pinned(name: str) -> dict[str, tuple[str, frozenset[str]]]:
    """What a lock names: the version and the hashes of each package."""
    text = (ROOT / name).read_text(encoding="utf-8")
    pins = PINNED.findall(text)
    assert len(pins) == len(re.findall(r"^[\w.-]+==", text, re.MULTILINE)), "something in it has no hash"
    found = {package: (version, frozenset(re.findall(r"sha256:(\w+)", hashes))) for package, version, _, hashes in pins}
    assert "://" not in text, "it names an address"
    return found


def test_the_lock_of_a_server_is_a_part_of_the_other() -> None:
    whole, runtime = pinned("requirements.lock"), pinned("requirements-runtime.lock")
    assert {package: whole.get(package) for package in runtime} == runtime
    assert len(runtime) < len(whole)


def test_the_lock_of_a_server_has_all_that_the_package_needs_and_nothing_to_develop_it_with() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    names = [re.split(r"[<>=;\[ ]", each)[0].lower() for each in project["project"]["dependencies"]]
    runtime = pinned("requirements-runtime.lock")
    assert {name.replace(".", "-") for name in names} <= runtime.keys()
    groups = project["dependency-groups"].values()
    tools = {re.split(r"[<>=;\[ ]", each)[0] for group in groups for each in group if isinstance(each, str)}
    assert {"mypy", "pytest", "hypothesis", "ruff"} <= tools
    assert not {"mypy", "pytest", "hypothesis", "ruff", "playwright"} & runtime.keys()


def test_make_lock_makes_both_and_the_page_on_hosting_says_how_to_install_from_it() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for name in ("requirements.lock", "requirements-runtime.lock"):
        assert f"-o {name}" in makefile
    hosting = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    assert "pip install --require-hashes -r requirements-runtime.lock" in hosting
