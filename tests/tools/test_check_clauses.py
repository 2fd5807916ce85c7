"""tools/check_clauses.py catches clauses that are missing, uncited, untested or unknown."""

import pytest

from tests.tools.conftest import Plant
from tools.check_clauses import check

SOUND = {
    "kernel/RULES.md": "# Table\n### YY-1 Turn\nWait.\n\n> `not-you` Not you.\n",
    "kernel/RULES.de.md": "# Tisch\n### YY-1 Zug\nWarte.\n\n> `not-you` Nicht du.\n",
    "kernel/play.py": 'rule("YY-1", "not-you")\n',
    "games/toy/__init__.py": "",
    "games/toy/RULES.md": "# Toy\n## 1 Play\n### XX-1.1 Draw\nDraw.\n### XX-1.2 Stop\nStop.\n\n## Notation\nText.\n",
    "games/toy/RULES.de.md": "# Spiel\n## 1 Zug\n### XX-1.1 Ziehen\nZieh.\n### XX-1.2 Halt\nHalt.\n",
    "games/toy/rules.py": '"""The chapter XX-1: XX-1.1, XX-1.2."""\n',
    "/tests/test_toy.py": (
        "clause = pytest.mark.clause\n\n"
        '@pytest.mark.clause("YY-1", "XX-1.1")\ndef test_draw(): ...\n\n'
        '@pytest.mark.parametrize("x", [pytest.param(1, marks=clause("XX-1.2"))])\ndef test_stop(x): ...\n'
    ),
}


def test_sound_rulebooks_pass(plant: Plant) -> None:
    faults, checked = check(plant(SOUND))
    assert faults == []
    assert checked.startswith("clauses: 3 in 2 rulebooks")


@pytest.mark.parametrize(
    ("name", "old", "new", "text"),
    [
        ("games/toy/RULES.de.md", "### XX-1.2 Halt\n", "", "XX-1.2 is missing in RULES.de.md"),
        ("games/toy/RULES.md", "### XX-1.2 Stop\n", "", "XX-1.2 is missing in RULES.md"),
        ("games/toy/RULES.md", "### XX-1.2 Stop\n", "### XX-1.1 Stop\n", "XX-1.1 is there twice"),
        ("games/toy/RULES.md", "### XX-1.2 Stop\n", "### XX-1.2\n", "a clause heading reads"),
        ("kernel/RULES.de.md", "`not-you`", "`not-me`", "the refusal not-you is missing in RULES.de.md"),
        ("kernel/RULES.md", "> `not-you`", "> not-you", "a refusal reads"),
        ("kernel/play.py", "YY-1", "", "YY-1 is not cited in the kernel"),
        ("kernel/play.py", "not-you", "", "no code in the kernel refuses by not-you"),
        ("games/toy/rules.py", ", XX-1.2", "", "XX-1.2 is not cited in rules"),
        ("games/toy/rules.py", "XX-1.2", "XX-1.2, XX-1.3", "XX-1.3 is in no rulebook"),
        ("/tests/test_toy.py", '"XX-1.2"', '"XX-1.1"', "no test carries XX-1.2"),
        ("/tests/test_toy.py", "def test_stop", "def stop", "no test carries XX-1.2"),
        ("/tests/test_toy.py", '"YY-1"', '"ZZ-1"', "ZZ-1 is in no rulebook"),
        ("/tests/test_toy.py", '"YY-1"', "TURN", "a clause mark names its clauses as plain strings"),
    ],
)
def test_a_planted_fault_is_caught(plant: Plant, name: str, old: str, new: str, text: str) -> None:
    assert old in SOUND[name]
    faults, _ = check(plant(SOUND | {name: SOUND[name].replace(old, new)}))
    assert any(text in fault.text for fault in faults), faults


def test_a_game_without_its_german_rulebook_is_a_fault(plant: Plant) -> None:
    faults, _ = check(plant({name: text for name, text in SOUND.items() if name != "games/toy/RULES.de.md"}))
    assert "this rulebook is missing" in [fault.text for fault in faults]
