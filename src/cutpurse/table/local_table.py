"""LocalTable: the shell around the core of a table in this process, for one person and bots; nobody else is there.

It carries out effects at once. Its time stands still until the caller lets it pass, and then leaps from one thing that
is due to the next. Bots are asked only when the caller lets the table go on, so that a move can be shown first.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from itertools import count
from math import inf
from random import Random

from cutpurse.bots.fallback import bots_or_random, choice_of, hand_of, move_instead
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.match import Match
from cutpurse.table import effects, inputs
from cutpurse.table import messages as wire
from cutpurse.table.bots import BotTimes
from cutpurse.table.core import TableCore
from cutpurse.table.inputs import Moment
from cutpurse.table.realtime import COUNTDOWN, undo_floor
from cutpurse.table.rows import PersonRow, SeatRow, StoredTable, TableRow
from cutpurse.table.schedule import Spell

PERSON = PersonRow(id="person", name=None, made=0.0, seen=0.0)
SEAT = 0  # the person's

Answered = Callable[[Exception | None], None]  # gets why a request cannot be done; None if it is done


class LocalViewer:
    """The person as a `Viewer`: always there, and without lag."""

    person: PersonRow | None = PERSON
    network: str = ""

    def trip(self) -> float | None:
        """There is no round trip: it is all in one process."""
        return None


class OwnHandSpeed(BotTimes):
    """Bots that do not pause, and whose hands are as fast as they are made; the same seed gives the same times."""

    def __init__(self, game: str, seed: int, dice: Random) -> None:
        super().__init__(game, "instant", dice)
        self.seed = seed
        self.spell: Spell | None = None
        self.chance = Chance(0)

    def pause(self) -> float:
        """Whoever shows their moves waits as long as it takes to see them."""
        return 0.0

    def motion(self, bot: str, spell: Spell) -> float:
        """How long the next motion of a bot's hand takes, in seconds."""
        if spell is not self.spell:
            self.spell = spell
            self.chance = Chance((self.seed + 1000 * spell.n) % 2**62)
        return hand_of(bot, self.game).motion(self.chance, spell.pace.hand_ms) / 1000


class LocalTable:
    """A match between a person and bots of one kind, which play the same way again with the same seed.

    `changed` is called after every move with the number of entries before it, and `save` once the table has come to
    rest after some.
    """

    def __init__(
        self,
        match: Match,
        bot: str,
        seed: int,
        changed: Callable[[int], None],
        save: Callable[[], None],
        standing_orders: wire.When = "fits",
        countdown: float = COUNTDOWN,
        slow: float = 1.0,
    ) -> None:
        self.match = match
        seeds = [seed + 100 * len(match.entries) + seat for seat in range(match.seats)]
        self.players = bots_or_random(bot, match.game.name, seeds)
        self.fallback_chance = Chance(seed % 2**61)  # for bots that fail
        self.changed = changed
        self.save = save
        self.now = 0.0  # in seconds
        dice = Random(seed)
        self.core = TableCore(
            StoredTable(table_row(match, bot, standing_orders), []),
            match,
            [],
            self._moment(),
            dice,
            countdown=countdown,
            slow=slow,
            bot_times=OwnHandSpeed(match.game.name, seed, dice),
            undoes_passes=True,  # they would only be passed again
            most_entries=None,  # it takes nothing from anybody else
        )
        self.core.realtime.undo_floor = undo_floor(match)
        self._begun = False
        self._keys = count()
        self._inbox: deque[inputs.Input] = deque()
        self._thinking: list[effects.AskBot] = []
        self._unsaved = False

    # --- what the person wants ---
    def play(self, commands: list[str], answered: Answered) -> None:
        """The person plays commands; in real time one motion, which may have to wait until the hand is free."""
        self.request(wire.Play(key=self._new_key(), commands=commands), answered)

    def undo(self, answered: Answered) -> None:
        """The person takes back their last move; the bots always agree."""
        self.request(wire.Undo(key=self._new_key()), answered)

    def give_standing_orders(self, when: wire.When, answered: Answered) -> None:
        """The person says when they want to be asked in a reaction window."""
        self.request(wire.Orders(key=self._new_key(), when=when), answered)

    def request(self, ask: wire.AnyAsk, answered: Answered) -> None:
        """The person sends a request; what it leads to is shown before this returns, but no bot moves."""
        self._begin()
        self._take(inputs.Asked(PERSON, ask, answered))
        self._rest()

    @property
    def standing_orders(self) -> wire.When:
        """When the person wants to be asked in a reaction window; `turn` holds until the next turn begins."""
        reactions = self.core.windows.shown(self.match, self.core.row, SEAT)
        return self.lasting_standing_orders if reactions is None else reactions.when

    @property
    def lasting_standing_orders(self) -> wire.When:
        """The same, without what was said for one turn."""
        return self.core.row.seats[SEAT].orders

    # --- what goes on by itself ---
    def go_on(self) -> None:
        """Let the bots move until the table waits for the person, or for time to pass."""
        self._begin()
        self._let_bots_choose()
        self._rest()

    def pass_time(self, until: float) -> None:
        """Let everything happen that is due until then; the time stops where a spell of real time ends."""
        self.go_on()
        spell = self.core.realtime.spell
        while self.core.realtime.spell is spell and self.next_due <= until and self.next_due < inf:
            self.now = max(self.now, self.next_due)
            self._take(inputs.Woken())
            if self.core.realtime.spell is spell:
                self._let_bots_choose()
        if self.core.realtime.spell is spell and until < inf:
            self.now = max(self.now, until)
        self._rest()

    @property
    def next_due(self) -> float:
        """When something happens next, if the person does nothing."""
        return self.core.wake_at

    # --- steps ---
    def _begin(self) -> None:
        """Let the person in, before anything else: without anybody there the table pauses."""
        if not self._begun:
            self._begun = True
            self._take(inputs.Entered(LocalViewer(), len(self.match.entries)))

    def _take(self, event: inputs.Input) -> None:
        """Let the core take an input, do what it wants, and show what has become of the game."""
        self._inbox.append(event)
        while self._inbox:
            before = len(self.match.entries)
            for effect in self.core.step(self._inbox.popleft(), self._moment()):
                self._do(effect)
            if len(self.match.entries) > before:
                self.changed(before)

    def _do(self, effect: effects.Effect) -> None:
        match effect:
            case effects.Commit(number=number):
                self._unsaved = True  # a save is the whole match: it is written when the table comes to rest
                self._inbox.append(inputs.Stored(number))
            case effects.SearchKey(number=number):
                self._inbox.append(inputs.KeySearched(number, False))
            case effects.SendReply(ticket=answered, why=why):
                answered(why)
            case effects.AskBot():
                self._thinking.append(effect)
            case effects.Report(error=error):
                raise error

    def _let_bots_choose(self) -> None:
        """Let the bots choose one after the other, in the order of their seats, until none is asked."""
        while self._thinking:
            asked = min(self._thinking, key=lambda asked: asked.seat)
            self._thinking.remove(asked)
            player, known, seat = self.players[asked.seat], asked.known, asked.seat
            chosen = None if asked.instead else choice_of(player, known, seat, asked.seen, people_watch=True)
            chosen = chosen or move_instead(self.match.game, known, seat, self.fallback_chance)
            self._take(inputs.BotChose(asked.turn, chosen.notation))

    def _rest(self) -> None:
        if self._unsaved:
            self._unsaved = False
            self.save()

    def _new_key(self) -> str:
        return str(next(self._keys))

    def _moment(self) -> Moment:
        return Moment(self.now, 0.0)  # nothing that is stored here has a date


def table_row(match: Match, bot: str, standing_orders: wire.When) -> TableRow:
    """The row of a table for one person, whose bots do not pause."""
    return TableRow(
        id="local",
        game=match.game.name,
        version=match.version,
        options={},
        clock=None,
        pace="instant",
        delay=0.0,
        listed=False,
        status="playing" if match.outcome is None else "over",
        host=PERSON.id,
        secret=match.secret,
        made=0.0,
        seats=[SeatRow(person=PERSON.id, orders=standing_orders), *(SeatRow(bot=bot) for _ in range(1, match.seats))],
    )
