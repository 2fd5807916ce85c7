"""opening.py: seeds are opened only when all hashes are fixed, in any order, and nobody waits for long."""

from __future__ import annotations

from itertools import permutations

import pytest

from cutpurse.kernel.match import verify
from cutpurse.kernel.sealing import fault, seats_that, seed_hash
from cutpurse.table import inputs, match_log
from cutpurse.table import messages as wire
from cutpurse.table.opening import OPENING_TIME, RECONNECT_TIME
from cutpurse.table.replies import Reply
from cutpurse.table.rows import PersonRow
from tests.table.histories import PEOPLE, SEED, Setting, World, seed_of

ADA, BEN, EVE, ZOE = PEOPLE


class Table(World):
    """A table where things happen in the order of the test; the store answers at once."""

    def __init__(self, people: int = 3, bots: int = 0) -> None:
        super().__init__(Setting("gaunerbande", people, bots, -1), 0)
        self.replies: list[Reply] = []

    def replied(self, ticket: tuple[int, PersonRow, wire.AnyAsk], reply: Reply) -> None:
        super().replied(ticket, reply)
        self.replies.append(reply)

    def asks(self, person: PersonRow, ask: wire.AnyAsk) -> str:
        """Somebody asks for something; the reply in a word."""
        self.send(person, ask)
        self.report_all(0)
        reply = self.replies[-1]
        return reply.code if isinstance(reply, wire.Problem) else "done"

    def key(self) -> str:
        return f"key-{self.tickets:05}"

    def sits(self, person: PersonRow, seat: int, seed: str | None = None) -> str:
        """Somebody takes a chair and gives the hash of their seed; or tells it, as older clients do."""
        if seed is not None:
            return self.asks(person, wire.Sit(key=self.key(), seat=seat, name=person.id, seed=seed))
        hash = seed_hash(bytes.fromhex(seed_of(person)))
        return self.asks(person, wire.Sit(key=self.key(), seat=seat, name=person.id, seed_hash=hash))

    def starts(self) -> str:
        return self.asks(ADA, wire.Start(key=self.key()))

    def opens(self, person: PersonRow, seed: str | None = None) -> str:
        return self.asks(person, wire.OpenSeed(key=self.key(), seed=seed or seed_of(person)))

    def waits(self, seconds: float) -> None:
        """Time passes; whatever is due happens."""
        self.time += seconds
        self.pass_time(2)
        self.report_all(0)

    def restarts(self) -> None:
        self.crash(0)
        self.report_all(0)

    @property
    def status(self) -> str:
        return self.disk.row.status

    @property
    def states(self) -> list[str | None]:
        return [seat.seed_state for seat in self.disk.row.seats]


def seated() -> Table:
    """A table with three people who are connected."""
    table = Table()
    for seat, person in enumerate((ADA, BEN, EVE)):
        table.connect(seat)
        assert table.sits(person, seat) == "done"
    return table


def opening() -> Table:
    """A table where three people are asked for their seeds."""
    table = seated()
    assert table.starts() == "done"
    assert table.status == "opening"
    return table


def deal(table: Table) -> str:
    assert table.core.match is not None
    return str(match_log.log_line(table.disk.entries[0]))


def ended(table: Table) -> list[str]:
    """How it ended for the seats, in the order told in the record."""
    assert table.core.match is not None
    steps = table.core.match.sealing
    assert fault(steps, table.core.match.seeds) is None
    assert verify(table.core.match.save()).sealing == steps
    return [f"{step['step']} {step['seat']}" for step in steps if step["step"] in ("opened", "missed")]


@pytest.mark.parametrize("order", list(permutations((ADA, BEN, EVE))), ids=lambda order: "-".join(p.id for p in order))
def test_seeds_may_be_opened_in_any_order_and_the_cards_are_the_same(order: tuple[PersonRow, ...]) -> None:
    table = opening()
    for person in order[:-1]:
        table.waits(1)
        assert table.opens(person) == "done"
        assert table.status == "opening", "no card before the last seed"
    table.waits(1)
    assert table.opens(order[-1]) == "done"
    assert table.status == "playing"
    assert ended(table) == [f"opened {PEOPLE.index(person)}" for person in order]
    usual = opening()
    for person in (ADA, BEN, EVE):
        usual.opens(person)
    assert deal(table) == deal(usual)


def test_one_person_among_bots_opens_their_seed_and_plays() -> None:
    table = Table(people=1, bots=2)
    table.sits(ADA, 0)
    assert table.starts() == "done"
    assert (table.status, table.states) == ("opening", ["kept", None, None])
    assert table.opens(ADA) == "done"
    assert (table.status, table.states) == ("playing", ["opened", None, None])


def test_who_does_not_open_in_time_still_plays_and_their_hash_counts_instead() -> None:
    table = opening()
    table.opens(EVE)
    table.opens(ADA)
    table.waits(OPENING_TIME - 0.1)
    assert table.status == "opening"
    table.waits(0.1)
    assert (table.status, table.states) == ("playing", ["opened", "missed", "opened"])
    seat = table.disk.row.seats[1]
    assert (seat.person, seat.bot, seat.seed) == ("ben", None, seat.seed_hash)
    assert ended(table) == ["opened 0", "opened 2", "missed 1"]
    assert table.opens(BEN) == "started", "too late"


def test_if_nobody_opens_there_is_a_game_all_the_same() -> None:
    table = opening()
    table.waits(OPENING_TIME)
    assert table.status == "playing"
    assert ended(table) == ["missed 0", "missed 1", "missed 2"]


def test_who_is_not_there_is_not_waited_for() -> None:
    table = seated()
    table.disconnect(1)
    table.waits(RECONNECT_TIME)
    table.starts()
    assert (table.status, table.states) == ("opening", ["kept", "missed", "kept"])
    assert table.opens(BEN) == "started", "too late: nobody may think that it counts"
    table.waits(1)
    table.opens(EVE)
    table.opens(ADA)
    assert (table.status, table.states) == ("playing", ["opened", "missed", "opened"])
    assert ended(table) == ["missed 1", "opened 0", "opened 2"]


def test_whose_line_has_dropped_a_moment_ago_is_waited_for_a_moment() -> None:
    table = seated()
    table.disconnect(1)
    table.waits(RECONNECT_TIME - 1)
    table.starts()
    table.waits(0.9)
    assert table.states == ["kept"] * 3
    table.connect(1)
    table.waits(2)
    assert table.states == ["kept"] * 3, "back in time, for the whole time"
    table.disconnect(0)
    table.waits(RECONNECT_TIME - 0.1)
    assert table.states == ["kept"] * 3
    table.waits(0.1)
    assert table.states == ["missed", "kept", "kept"]
    table.waits(OPENING_TIME)
    assert table.status == "playing"


def test_who_asks_by_http_counts_as_there() -> None:
    table = seated()
    table.disconnect(1)
    table.waits(RECONNECT_TIME)
    table.take(inputs.Visited(BEN))
    table.starts()
    assert table.states == ["kept"] * 3
    assert table.opens(BEN) == "done"


def test_after_a_restart_everybody_gets_the_whole_time_to_come_back() -> None:
    table = opening()
    table.disconnect(1)
    table.restarts()
    table.waits(OPENING_TIME - 0.1)
    assert table.states == ["kept"] * 3
    table.waits(0.1)
    assert table.states == ["missed"] * 3


def test_only_the_seed_whose_hash_was_given_is_taken_and_only_once() -> None:
    table = opening()
    assert table.opens(BEN, seed_of(ADA)) == "bad-message"
    assert table.opens(ZOE) == "not-seated"
    assert table.opens(BEN) == "done"
    before = table.disk.row
    assert table.opens(BEN) == "done"
    assert table.opens(BEN, seed_of(ADA)) == "bad-message"
    assert table.disk.row is before, "nothing new was stored"


def test_a_seed_cannot_be_opened_before_the_start() -> None:
    table = Table()
    table.sits(ADA, 0)
    assert table.opens(ADA) == "not-started"
    assert table.states[0] == "kept"


def test_who_sits_down_gives_a_hash_or_a_seed_and_not_both_or_neither() -> None:
    table = Table()
    assert table.asks(ADA, wire.Sit(key=table.key(), seat=0, name="Ada")) == "bad-message"
    both = wire.Sit(key=table.key(), seat=0, name="Ada", seed=SEED, seed_hash=seed_hash(bytes.fromhex(SEED)))
    assert table.asks(ADA, both) == "bad-message"


def test_nobody_leaves_or_changes_chairs_while_seeds_are_opened() -> None:
    table = opening()
    asks: list[wire.AnyAsk] = [
        wire.Leave(key=table.key()),
        wire.Sit(key="key-sit-1", seat=0, name="Ada", seed=SEED),
        wire.SeatBot(key="key-bot-1", seat=1, bot="random"),
        wire.SeatBot(key="key-bot-2", seat=1, bot=None),
        wire.Start(key="key-start"),
    ]
    for ask in asks:
        assert table.asks(ADA, ask) == "started"
    assert table.asks(ADA, wire.Resign(key="key-resign")) == "not-started"
    assert table.states == ["kept"] * 3


def test_a_table_may_be_closed_while_seeds_are_opened_and_no_game_is_left_of_it() -> None:
    table = opening()
    assert table.asks(ADA, wire.Abandon(key="key-abandon")) == "done"
    assert (table.status, table.disk.row.started) == ("abandoned", None)
    table.waits(OPENING_TIME)
    assert table.status == "abandoned"
    assert table.opens(BEN) == "started"


def test_hashes_and_opened_seeds_outlive_the_server_and_everybody_gets_their_time_anew() -> None:
    table = opening()
    table.opens(BEN)
    table.waits(OPENING_TIME - 1)
    table.restarts()
    assert (table.status, table.states) == ("opening", ["kept", "opened", "kept"])
    table.waits(OPENING_TIME - 1)
    assert table.opens(ADA) == "done"
    table.restarts()
    assert table.opens(EVE) == "done"
    assert table.states == ["opened"] * 3
    assert ended(table) == ["opened 1", "opened 0", "opened 2"]


def test_whoever_comes_back_while_seeds_are_opened_sees_every_hash_and_can_open_theirs() -> None:
    table = opening()
    table.connect(1)  # Ben, with nothing seen
    table.opens(ADA)
    assert table.opens(BEN) == "done"
    chairs = table.core.facts(table.time).chairs
    assert [chair.seed_hash for chair in chairs] == [seed_hash(bytes.fromhex(seed_of(p))) for p in (ADA, BEN, EVE)]
    assert [chair.seed_state for chair in chairs] == ["opened", "opened", "kept"]


def test_a_seed_told_openly_needs_no_opening_and_everybody_sees_that_it_was_told() -> None:
    table = Table(people=2, bots=1)
    table.sits(ADA, 0, seed=SEED)
    table.sits(BEN, 1, seed="ab" * 16)
    assert table.starts() == "done"
    assert (table.status, table.states) == ("playing", ["told", "told", None])
    assert table.core.match is not None
    assert seats_that(table.core.match.sealing, "told") == [0, 1]


def test_beside_a_seed_told_openly_the_others_are_opened_as_usual() -> None:
    table = Table(people=2, bots=1)
    table.sits(ADA, 0, seed=SEED)
    table.sits(BEN, 1)
    table.starts()
    assert table.opens(BEN) == "done"
    assert ended(table) == ["opened 1"]


def test_who_sits_down_again_gives_a_new_hash_and_nothing_stays_of_who_left() -> None:
    table = Table(people=3)
    table.sits(ADA, 0)
    table.sits(BEN, 1)
    table.sits(BEN, 2)
    table.sits(ADA, 0, seed=SEED)
    assert table.states == ["told", None, "kept"]
    table.asks(ADA, wire.SeatBot(key=table.key(), seat=1, bot="random"))
    table.asks(BEN, wire.Leave(key=table.key()))
    table.asks(ADA, wire.SeatBot(key=table.key(), seat=2, bot="random"))
    assert table.states == ["told", None, None]


def test_the_deal_is_tried_again_when_it_could_not_be_stored() -> None:
    table = opening()
    table.time += OPENING_TIME
    table.pass_time(2)
    table.store_fails(0)
    assert table.status == "opening"
    table.waits(2)
    assert (table.status, table.states) == ("playing", ["missed"] * 3)


def test_a_calendar_that_is_put_back_does_not_put_the_steps_in_disorder() -> None:
    row = opening().disk.row
    for n, seat in enumerate(row.seats):
        seat.seed, seat.seed_state = seed_of(PEOPLE[n]), "opened"
        seat.seed_given, seat.seed_ended = row.made - 60, row.made - 3600 * n
    assert fault(match_log.sealing(row), match_log.seeds(row)) is None


def test_a_table_made_before_there_were_hashes_has_no_steps_and_one_that_was_open_tells_what_it_knows() -> None:
    table = Table(people=2, bots=1)
    table.sits(ADA, 0, seed=SEED)
    seat = table.disk.row.seats[0]
    seat.seed_hash, seat.seed_state, seat.seed_given = "", None, None  # as it was stored then
    assert match_log.sealing(table.disk.row) == []
    table.sits(BEN, 1)
    table.starts()
    table.opens(BEN)
    assert table.core.match is not None
    assert seats_that(table.core.match.sealing, "told") == [0]
    assert ended(table) == ["opened 1"]
