"""Standing orders in the terminal: when the person is asked out of turn, and what the table passes for them."""

from __future__ import annotations

from pathlib import Path

import pytest

from cutpurse import Match
from cutpurse.bots import bot
from cutpurse.table.local_table import LocalTable
from cutpurse.table.messages import When
from cutpurse.terminal.games.views import PERSON
from cutpurse.terminal.saves import Saves, Seating
from cutpurse.terminal.table import STANDING_ORDERS, TerminalTable
from cutpurse.texts import Texts
from tests.terminal.command import Shell
from tests.terminal.picture import table_of

clause = pytest.mark.clause
WINDOWS = ("window", "answering")


def moments(match: Match, most: int = 800) -> list[tuple[str, int, Match]]:
    """Where the person may answer out of turn in a game of random bots: the phase, how many options, and a copy."""
    player = bot("random", game="swindler", seed=1)
    found: list[tuple[str, int, Match]] = []
    for _ in range(most):
        if match.outcome is not None:
            break
        if PERSON in match.actors() and match.view(PERSON)["phase"] in WINDOWS:
            found.append((match.view(PERSON)["phase"], len(match.options(PERSON)), match.clone()))
        seat = match.actors()[0]
        match.play(seat, player.choose(match, seat))
    return found


def local_table(match: Match, order: When) -> LocalTable:
    """A table whose person has given this order; nothing is shown or saved."""
    before: When = "always" if order == "turn" else order
    table = LocalTable(match, "random", 1, lambda since: None, lambda: None, before)
    table.give_standing_orders(order, lambda why: None)
    return table


@clause("SW-7.3")
@pytest.mark.parametrize("order", STANDING_ORDERS)
def test_the_table_passes_where_the_order_says_so(order: When) -> None:
    found = moments(Match("swindler", seats=3, seed=2))
    assert {options > 1 for _, options, _ in found} == {True, False}
    for _, options, match in found:
        since = len(match.entries)
        table = local_table(match, order)
        table.go_on()
        passed = {"always": False, "fits": options == 1, "turn": True, "never": True}[order]
        own = [entry.command for entry in match.entries[since:] if entry.seat == PERSON]
        assert bool(own) is passed
        assert set(own) <= {"pass"}


def test_this_turn_ends_with_the_turn() -> None:
    found = [match for _, options, match in moments(Match("swindler", seats=3, seed=2)) if options > 1]
    turns = {match.game.turn_number(match.state): match for match in found}
    first, second = list(turns.values())[:2]
    table = local_table(first.clone(), "turn")
    windows, row = table.core.windows, table.core.row
    assert windows.passes_for(first, row, PERSON)
    assert not windows.passes_for(second, row, PERSON)
    assert (table.standing_orders, table.lasting_standing_orders) == ("turn", "always")


def test_nobody_passes_for_somebody_who_is_at_their_own_turn() -> None:
    match = Match("swindler", seats=2, seed=3, options={"thieves": "off"})
    table = local_table(match, "never")
    table.go_on()
    assert match.actors() == [PERSON]
    assert not table.core.windows.passes_for(match, table.core.row, PERSON)


def ask_and_answer(table: TerminalTable, moves: int) -> list[str]:
    """Let the table run with a random bot in the person's place; the phases in which the person was asked."""
    player = bot("random", game="swindler", seed=9)
    asked: list[str] = []
    while table.match.outcome is None and len(asked) < moves:
        table.local.go_on()
        if table.match.outcome is None:
            view = table.match.view(PERSON)
            asked.append(view["phase"])
            if view["phase"] in WINDOWS and table.local.standing_orders == "fits":
                assert len(view["options"]) > 1
            table.local.play([player.choose(table.match, PERSON).notation], lambda why: None)
    return asked


def seated(tmp_path: Path, order: str, seed: int = 5) -> TerminalTable:
    """A table of three whose person has given this order."""
    table = table_of(Match("swindler", seats=3, seed=seed, options={"max_rounds": 12}), tmp_path)
    table.seating = Seating("en", table.seating.names, "random", 1)
    table.local.players = [bot("random", game="swindler", seed=seat) for seat in range(3)]
    table.change_standing_orders(order)
    return table


def test_the_person_is_asked_as_they_wish(tmp_path: Path) -> None:
    always, fits, never = (ask_and_answer(seated(tmp_path, order), 400) for order in ("always", "fits", "never"))
    counts = [sum(phase in WINDOWS for phase in asked) for asked in (always, fits, never)]
    assert counts[0] > counts[1] > counts[2] == 0


def test_undo_goes_back_to_the_last_move_that_was_the_persons_own(tmp_path: Path) -> None:
    table = seated(tmp_path, "never")
    player = bot("random", game="swindler", seed=9)
    for _ in range(200):
        table.local.go_on()
        before = table.match.view(PERSON)
        move = player.choose(table.match, PERSON)
        table.local.play([move.notation], lambda why: None)
        last = table.match.entries[-1].n
        table.local.go_on()
        if any(entry.seat == PERSON and entry.command == "pass" for entry in table.match.kept if entry.n > last):
            break
    at = len(table.log_lines)
    table.undo("")
    assert table.match.view(PERSON) == before
    told = [line.plain for line in table.log_lines[at:]]
    assert len(told) == 1
    assert f"“{move}”" in told[0]


def test_undo_has_nothing_to_take_back_but_passes(tmp_path: Path) -> None:
    table = seated(tmp_path, "never", seed=1)
    table.undo("")
    assert table.refused


def test_the_order_is_kept_with_the_game(tmp_path: Path) -> None:
    table = seated(tmp_path, "never")
    seating, _ = Saves(tmp_path, Texts("en")).load(table.path)
    assert seating.asks == "never"


@pytest.mark.parametrize(
    ("language", "typed", "said"),
    [
        (
            "en",
            "ask",
            "You are asked when you hold an accomplice that fits. To change it: ask always, fits, turn, never.",
        ),
        ("en", "ask turn", "You are not asked about accomplices this turn."),
        ("en", "ask me", "“me” does not say when to ask."),
        ("de", "frag nie", "Du wirst nicht nach Komplizen gefragt."),
        ("de", "frag always", "Du wirst gefragt, sooft ein Komplize gespielt werden könnte."),
    ],
)
def test_asking_can_be_changed_by_a_word(cutpurse: Shell, language: str, typed: str, said: str) -> None:
    options = ("--seats", "2", "--seed", "3", "--bots", "random", "--option", "thieves=off", "--lang", language)
    done = cutpurse("play", "swindler", *options, typed=typed + "\n")
    assert said in done.out.replace("\n", " ")
    assert done.code == (2 if "me" in typed.split() else 0)


def test_games_without_reactions_know_no_such_word(cutpurse: Shell) -> None:
    done = cutpurse("play", "langfinger", "--seed", "3", typed="ask\n")
    assert "“ask” is not a move here." in done.out
