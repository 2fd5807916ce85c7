"""The same games, move for move, interpreted and compiled, and from one version to the next.

fingerprints.json holds a hash over whole random games of every setting; both modes are held to the same file. If you
change rules, chance or records on purpose, renew it and say why in the commit:

    python -m tests.conformance.test_fingerprints
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cutpurse.kernel.game import find, games
from cutpurse.testing import fingerprint
from tests.conformance.settings import settings_of

FILE = Path(__file__).with_name("fingerprints.json")
GAMES = 3  # of each setting


def fingerprints(name: str) -> dict[str, str]:
    """The fingerprint of a game at each setting."""
    game = find(name)
    found: dict[str, str] = {}
    for _, seats, options in settings_of(name):
        words = [f"{seats} seats", *[f"{option} {value}" for option, value in options.items() if value != ""]]
        found[", ".join(words)] = fingerprint(game, seats, options, GAMES)
    return found


@pytest.mark.parametrize("name", games())
def test_random_games_are_what_they_always_were(name: str) -> None:
    assert fingerprints(name) == json.loads(FILE.read_text(encoding="utf-8"))[name]


def test_every_fingerprint_belongs_to_a_game() -> None:
    assert sorted(json.loads(FILE.read_text(encoding="utf-8"))) == games()


if __name__ == "__main__":
    FILE.write_text(json.dumps({name: fingerprints(name) for name in games()}, indent=2) + "\n", encoding="utf-8")
