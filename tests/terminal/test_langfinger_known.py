"""What is known in Langfinger beside the board (LF-1.6): lines on a screen with room, and a page for all of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from cutpurse import Match
from cutpurse.bots import bot
from cutpurse.terminal.games.views import PERSON
from tests.terminal.command import Shell
from tests.terminal.picture import LONGEST, lines_of, table_of

clause = pytest.mark.clause


def played_on(match: Match, moves: int) -> Match:
    """The match after some more moves, or at its end."""
    player = bot("greedy", game="langfinger", seed=1)
    for _ in range(moves):
        if match.outcome is None:
            match.play(match.actors()[0], player.choose(match, match.actors()[0]))
    return match


@clause("LF-1.6")
@pytest.mark.parametrize(
    ("language", "known", "piles"),
    [("en", " Known   Otto ", " Piles   tools "), ("de", " Bekannt Otto ", " Stapel  Werkzeug ")],
)
def test_what_is_known_beside_the_board_has_a_line_where_there_is_room(
    tmp_path: Path, language: str, known: str, piles: str
) -> None:
    match = played_on(Match("langfinger", seats=4, seed=3, options={"rogues": "random"}), 40)
    assert match.view(PERSON)["shown"][1]
    crowded, roomy = (lines_of(table_of(match, tmp_path, language, size)) for size in ((80, 20), (100, 32)))
    assert not any(line.startswith((known, piles)) for line in crowded)
    assert sum(line.startswith(known) for line in roomy) == 1
    assert sum(line.startswith(piles) for line in roomy) == 1


@clause("LF-1.6")
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_known_tells_hands_piles_and_discards_on_one_page_of_80_by_24(
    tmp_path: Path, seats: int, language: str
) -> None:
    match = Match("langfinger", seats=seats, seed=seats, options={"rogues": "random"})
    while match.outcome is None:
        table = table_of(match, tmp_path, language)
        view = match.view(PERSON)
        lines = [line.plain for line in table.screen.wrapped(table.game_screen.known(view, 80))]
        assert len(lines) <= table.screen.height - 2
        assert max(len(line) for line in lines) <= table.screen.width
        for p in range(seats):
            secret = view["hands"][p] - len(view["shown"][p])
            [hand] = [line for line in lines if line.startswith(f"  • {table.game_screen.label(p)}: ")]
            assert (table.texts.say("langfinger-terminal-secret", count=secret) in hand) is (secret > 0)
        gone = view["gone"]
        for pile, left in view["piles"].items():
            assert (
                table.texts.say("langfinger-terminal-known-pile", pile=pile, left=left, gone=len(gone[pile])) in lines
            )
        rows = bool(gone["tools"]) + bool(gone["loot"]) + bool(view["top"]) + len(gone["fences"])
        assert "".join(lines).count("•") == seats + rows
        played_on(match, 9)


@clause("LF-1.6")
def test_discards_are_told_by_kind_with_how_many(tmp_path: Path) -> None:
    match = Match("langfinger", seats=2, seed=1, options={"rogues": "random"})
    view = match.view(PERSON)
    loot = {"id": "L1", "lock": "safe", "tools": [], "kind": "gold", "value": 3}
    fence = {"id": "F1", "buys": [{"kind": "gold", "up_to": 2, "bonus": 1}, {"kind": "coins", "up_to": 1, "bonus": 0}]}
    view["gone"] = {
        "tools": ["plan", "hammer", "plan"],
        "loot": [loot, {**loot, "value": 2}, {**loot, "kind": "money", "value": 1}],
        "fences": [fence],
    }
    view["shown"], view["hands"], view["top"] = [["plan"], []], [1, 0], None
    lines = [line.plain for line in table_of(match, tmp_path).game_screen.known(view, 80)]
    assert lines[1:3] == [f"  • {LONGEST}: plan", "  • Otto°: no tools"]
    assert {"  • hammer, plan×2", "  • money 1; gold 2, 3", "  • gold×2+1 coins"} <= set(lines)


@pytest.mark.parametrize(("language", "word", "said"), [("en", "known", "secret"), ("de", "bekannt", "geheim")])
def test_known_is_a_word_at_the_table(cutpurse: Shell, language: str, word: str, said: str) -> None:
    done = cutpurse(
        "play",
        "langfinger",
        "--option",
        "rogues=random",
        "--seed",
        "3",
        "--lang",
        language,
        typed=f"{word}\ndiscards\n",
    )
    assert done.code == 0
    assert done.out.count(f"Otto°: 3 {said}") == 2
    assert f"  {word} " in done.out, "the welcome tells of it"
