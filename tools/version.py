"""The version of a build: that of the tag it is made from, and in a source archive what its PKG-INFO says.

hatchling asks for it (pyproject.toml), so no version is written down anywhere else. After a tag, commits are counted
towards the next one: three after `v0.2.0` are `0.2.1.dev3+g1a2b3c4`. Where there is neither a tag nor a PKG-INFO, as in
a checkout without its history, it is UNTAGGED, unless CUTPURSE_VERSION says what it is.
"""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

TREE = Path(__file__).resolve().parents[1]
UNTAGGED = "0.1.0.dev0"
DESCRIBED = re.compile(r"v(\d+)\.(\d+)\.(\d+)(rc\d+)?-(\d+)-(g[0-9a-f]+)(-dirty)?\n?")
KEPT = re.compile(r"^Version: (\S+)$", re.MULTILINE)


def version(tree: Path) -> str:
    """The version of what lies in this folder, in the form of PEP 440."""
    kept = tree / "PKG-INFO"
    if kept.is_file() and (found := KEPT.search(kept.read_text(encoding="utf-8"))):
        return found[1]
    return os.environ.get("CUTPURSE_VERSION") or of_description(description(tree))


def description(tree: Path) -> str:
    """What git calls the commit that is checked out, by the latest tag; nothing if it cannot say."""
    if not (tree / ".git").exists():  # else a folder around a source archive would answer for it
        return ""
    command = ["git", "describe", "--tags", "--long", "--dirty", "--match", "v[0-9]*"]
    try:
        return subprocess.run(command, cwd=tree, capture_output=True, text=True, check=False).stdout
    except OSError:
        return ""


def of_description(words: str) -> str:
    """The version of a commit that git describes like this."""
    found = DESCRIBED.fullmatch(words)
    if found is None:
        return UNTAGGED
    major, minor, patch, candidate, commits, commit, dirty = found.groups()
    tagged = f"{major}.{minor}.{patch}{candidate or ''}"
    if commits == "0" and not dirty:
        return tagged
    # A commit after a candidate belongs to the release that the candidate is for.
    upcoming = f"{major}.{minor}.{patch}" if candidate else f"{major}.{minor}.{int(patch) + 1}"
    rest = f"{candidate}.post{commits}.dev0" if candidate else f".dev{commits}"
    return f"{upcoming}{rest}+{commit}{'.dirty' if dirty else ''}"
