"""The version of a build comes from the tag, and from the archive where there is no git."""

import subprocess
from importlib import metadata
from pathlib import Path

import pytest

import cutpurse
from tools.version import UNTAGGED, of_description, version

AUTHOR = ["-c", "user.name=Magpie Meg", "-c", "user.email=meg@example.org", "-c", "commit.gpgsign=false"]


def git(folder: Path, *words: str) -> None:
    """Run git there."""
    subprocess.run(["git", *AUTHOR, *words], cwd=folder, check=True, capture_output=True)


@pytest.mark.parametrize(
    ("described", "meant"),
    [
        ("v0.2.0-0-g1a2b3c4\n", "0.2.0"),
        ("v0.2.0-3-g1a2b3c4\n", "0.2.1.dev3+g1a2b3c4"),
        ("v0.2.0-0-g1a2b3c4-dirty\n", "0.2.1.dev0+g1a2b3c4.dirty"),
        ("v1.0.0rc2-0-g1a2b3c4\n", "1.0.0rc2"),
        ("v1.0.0rc2-4-g1a2b3c4\n", "1.0.0rc2.post4.dev0+g1a2b3c4"),
        ("vision-0-g1a2b3c4\n", UNTAGGED),
        ("", UNTAGGED),
    ],
)
def test_a_version_is_the_tag_and_how_far_from_it(described: str, meant: str) -> None:
    assert of_description(described) == meant


def test_a_tag_is_found_in_the_history_and_another_commit_is_a_version_after_it(tmp_path: Path) -> None:
    git(tmp_path, "init", "-q")
    git(tmp_path, "commit", "-q", "--allow-empty", "-m", "first")
    assert version(tmp_path) == UNTAGGED
    git(tmp_path, "tag", "v0.7.0")
    assert version(tmp_path) == "0.7.0"
    git(tmp_path, "commit", "-q", "--allow-empty", "-m", "second")
    assert version(tmp_path).startswith("0.7.1.dev1+g")


def test_a_source_archive_knows_its_version_without_git_even_inside_of_another_repository(tmp_path: Path) -> None:
    git(tmp_path, "init", "-q")
    git(tmp_path, "commit", "-q", "--allow-empty", "-m", "somebody else's")
    git(tmp_path, "tag", "v9.9.9")
    archive = tmp_path / "cutpurse"
    archive.mkdir()
    assert version(archive) == UNTAGGED
    (archive / "PKG-INFO").write_text("Metadata-Version: 2.4\nName: cutpurse\nVersion: 0.3.1\n", encoding="utf-8")
    assert version(archive) == "0.3.1"


def test_the_package_says_the_version_it_was_installed_as() -> None:
    assert cutpurse.__version__ == metadata.version("cutpurse")
