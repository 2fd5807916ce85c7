"""The lab plays without a table's core, for speed; here whole games go the same way through both."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from itertools import groupby
from operator import itemgetter
from random import Random
from typing import Any

import pytest

import cutpurse
from cutpurse.bots.hand_speed import HandSpeed
from cutpurse.kernel.chance import Chance, Keyed
from cutpurse.kernel.codec import pack
from cutpurse.kernel.core import Event
from cutpurse.kernel.game import find, games
from cutpurse.kernel.match import Match
from cutpurse.lab import Table
from cutpurse.table import effects, inputs
from cutpurse.table.bots import BotTimes
from cutpurse.table.core import TableCore
from cutpurse.table.inputs import Moment
from cutpurse.table.rows import PersonRow, SeatRow, StoredTable, TableRow
from cutpurse.table.schedule import Spell

# Hands that hardly ever end a motion in the same millisecond: then a lot would decide, and each side draws its own.
HANDS = [HandSpeed(0.797, 0.0), HandSpeed(1.013, 0.0), HandSpeed(0.911, 0.0)]
MOST_ROUNDS = 3  # where a game can end by their number
SETTINGS = {
    name: {
        option.name: MOST_ROUNDS if option.name == "max_rounds" else option.short
        for option in find(name).options
        if option.short is not None
    }
    for name in games()
}


class Spectator:
    """A spectator, without whom a table of bots would pause."""

    person: PersonRow | None = None
    network: str = ""

    def trip(self) -> float | None:
        """Nobody measures it."""
        return None


class OwnHands(BotTimes):
    """Bots that do not pause, each with a hand of its own speed."""

    def __init__(self, game: str) -> None:
        super().__init__(game, "instant", Random(0))

    def pause(self) -> float:
        """None."""
        return 0.0

    def motion(self, bot: str, spell: Spell) -> float:
        """The time of a hand; a bot here is called by the number of its seat."""
        return HANDS[int(bot)].motion(Chance(0), spell.pace.hand_ms) / 1000


def players(game: str, bot: str) -> list[cutpurse.bots.Player]:
    """Fresh players, the same every time."""
    return [cutpurse.bot(bot, game, seed=seat) for seat in range(len(HANDS))]


def at_a_table(match: Match, bot: str) -> None:
    """Play a match to its end at a table of bots, with one spectator."""
    game = match.game.name
    row = TableRow(
        id="table",
        game=game,
        version=match.game.version,
        options={},
        clock=None,
        pace="instant",
        delay=0.0,
        listed=False,
        status="playing",
        host="nobody",
        secret=match.secret,
        made=0.0,
        seats=[SeatRow(bot=str(seat)) for seat in range(len(HANDS))],
    )
    time = 0.0
    core = TableCore(StoredTable(row, []), match, [], Moment(0.0, 0.0), Random(0), bot_times=OwnHands(game))
    able = players(game, bot)
    inbox: deque[inputs.Input] = deque([inputs.Entered(Spectator(), 0)])
    while match.outcome is None:
        if not inbox:
            time = max(time, core.wake_at)
            inbox.append(inputs.Woken())
        for effect in core.step(inbox.popleft(), Moment(time, 0.0)):
            match effect:
                case effects.Commit(number=number):
                    inbox.append(inputs.Stored(number))
                case effects.AskBot(turn=turn, seat=seat, known=known):
                    inbox.append(inputs.BotChose(turn, able[seat].choose(known, seat).notation))
                case effects.Report(error=error):
                    raise error


def as_told(events: Iterable[Event[Any]]) -> list[Any]:
    """Events as a record holds them; of cards that all pass on at once, the seats' own order alone counts (GB-2.1)."""
    found: list[Any] = []
    for given, run in groupby((pack(event) for event in events), key=lambda event: event[0] == "Given"):
        told = list(run)
        found += sorted(told, key=itemgetter(1)) if given else told
    return found


def in_the_lab(match: Match, bot: str) -> list[Event[Any]]:
    """Play the same deal in the lab, with the luck of the match; every event after the deal."""
    game = match.game
    journal: list[Event[Any]] = []
    table = Table(game, players(game.name, bot), 0, match.settings, HANDS, journal)
    journal.clear()
    table.state = match.state.clone()
    table.state.journal = []
    place = 1
    while table.state.stack is not None:
        table.luck = Keyed(match.secret, [], place)
        refused = table.refused
        table.advance()
        place += table.refused == refused
    return journal


@pytest.mark.parametrize("bot", ["greedy", "random"])
@pytest.mark.parametrize("game", SETTINGS)
def test_a_game_in_the_lab_goes_as_at_a_table_that_nobody_attends(game: str, bot: str) -> None:
    """The table stores, shows and wakes; the lab does none of that: what is played must not depend on it."""
    for seed in range(2):
        match = Match(game, len(HANDS), seed=seed, settings=SETTINGS[game])
        deal = match.clone()
        at_a_table(match, bot)
        played = [event for entry in match.entries[1:] for event in entry.events]
        assert as_told(in_the_lab(deal, bot)) == as_told(played)
        assert len(match.entries) > 20
