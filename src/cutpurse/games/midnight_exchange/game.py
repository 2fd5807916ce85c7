"""Midnight Exchange as the kernel registers it: options, setup, outcome, pieces, and the names that saves use."""

from __future__ import annotations

from typing import Any, ClassVar, cast

from cutpurse.games.midnight_exchange import components as sets
from cutpurse.games.midnight_exchange import position, present
from cutpurse.games.midnight_exchange.events import (
    ArtBought,
    ArtDrawn,
    ArtLaid,
    BagFoundEmpty,
    Boxed,
    CardBought,
    CardLaid,
    Escaped,
    Grabbed,
    Kept,
    MarketsOpened,
    Paid,
    Passed,
    Placed,
    PutBack,
    RoundEnded,
    RummageBegan,
    TakenOut,
    TradingBegan,
    TurnCame,
)
from cutpurse.games.midnight_exchange.knowledge import Worlds, cards_seen, redact
from cutpurse.games.midnight_exchange.pieces import (
    ART_NAMES,
    ART_SPACES,
    CARDS,
    DONE,
    FIND_NAMES,
    HOLD,
    KINDS,
    LOCATION_NAMES,
    MARKETS,
    MOTIONS_HELD,
    PLACE_GOLD,
    PLACE_SILVER,
    REACH,
    SIDE_NAMES,
    SLOTS,
    STEPS,
    TICK,
    TRADE,
    USUAL_PATIENCE,
)
from cutpurse.games.midnight_exchange.rules import rummage, trade
from cutpurse.games.midnight_exchange.rules.score import points
from cutpurse.games.midnight_exchange.state import (
    BOXED,
    CARD,
    CELLS,
    FIND,
    HELD,
    IN_BAG,
    OFFER,
    OWNED,
    STEP,
    TRAY,
    MidnightExchange,
    blank,
    location,
)
from cutpurse.games.midnight_exchange.state import View as KnownState
from cutpurse.games.midnight_exchange.views import MidnightExchangeView, ToldEvent
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.core import USUAL_HAND_MS, Event, Seat, Stack, State, View, viewer_of
from cutpurse.kernel.game import Game, HouseSet, Option, Outcome, Sampler
from cutpurse.kernel.match import Match, common_to_all, common_to_one
from cutpurse.kernel.position import texts
from cutpurse.kernel.rulebook import Rulebook, read
from cutpurse.kernel.sets import largest, members, row

LOT = "random"
SIDES_BY_NAME = {f"{m + 1}{side}": (m, n + 1) for m in range(MARKETS) for n, side in enumerate(SIDE_NAMES)}


class Markets(Option):
    """Which markets are open: `random`, or sides of different boards such as `1a,3b` (ME-1.2)."""

    example: ClassVar[str] = "1a,3b"

    def span(self) -> str:
        return f"{LOT}, or one side of as many different boards as there are players, such as {self.example}"

    def checked(self, value: object) -> int | str:
        if isinstance(value, str):
            wanted = [word.strip().lower() for word in value.split(",")]
            boards = {word[:1] for word in wanted}
            if wanted == [LOT] or (all(word in SIDES_BY_NAME for word in wanted) and len(boards) == len(wanted)):
                return ",".join(sorted(wanted))
        raise ValueError(f"Option {self.name} cannot be {value!r}; allowed: {self.span()}.")


class MidnightGame(Game):
    """What the kernel needs to know of Midnight Exchange."""

    def complete_settings(self, settings: dict[str, Any] | None, version: int | None = None) -> dict[str, int | str]:
        """All options; a tile may be held long enough for every hand, a bot's too, to put it down again (ME-3.3)."""
        complete = super().complete_settings(settings, version)
        held, hand = int(complete["hold_seconds"]), int(complete["hand_ms"])
        if held and version in (None, self.version):
            complete["hold_seconds"] = max(held, -(-MOTIONS_HELD * hand // 1000))
        return complete

    def blank(self, seats: int, options: dict[str, Any]) -> MidnightExchange:
        return blank(
            seats,
            sets.faces(options["components"]),
            int(options["memory"] == "on"),
            int(options["placing"] == "auto"),
            int(options["short_two"] == "on"),
            options["max_rounds"],
            options["rummage_seconds"],
            options["hold_seconds"],
            options["hand_ms"],
            chosen(options["markets"], seats),
            options["stalled"],
        )

    def state(self, seats: int, stack: Stack | None, turn: int, fields: dict[str, Any]) -> MidnightExchange:
        faces = sets.faces(fields["faces"])
        cells = row(fields.pop("table"))
        written = {**MidnightExchange.added, **fields}
        return MidnightExchange(seats, stack, turn, **{**written, "faces": faces, "cells": cells})

    def setup(self, s: State, chance: Chance) -> None:
        rummage.setup(cast(MidnightExchange, s), chance)

    def outcome(self, s: State) -> Outcome | None:
        table = cast(MidnightExchange, s)
        if table.stack is not None or not table.round:
            return None
        scores = [int(points(table, p)) for p in range(table.seats)]
        return Outcome(scores, [int(rummage.winner(table))], int(table.round), rummage.ended_by(table))

    def redact(self, s: State, viewer: Seat) -> View:
        return View(redact(cast(MidnightExchange, s), viewer))

    def sampler(self, view: View, viewer: Seat) -> Sampler:
        return Worlds(cast(KnownState, view), viewer)

    def present(self, view: View, viewer: Seat) -> dict[str, Any]:
        return {**self.shared_view(view), **self.own_view(view, viewer)}

    def shared_view(self, view: View) -> dict[str, Any]:
        return cast(dict[str, Any], present.shared_view(cast(KnownState, view)))

    def own_view(self, view: View, viewer: Seat) -> dict[str, Any]:
        return cast(dict[str, Any], present.own_view(cast(KnownState, view), viewer))

    def tell(self, event: Event[Any], options: dict[str, Any]) -> dict[str, Any]:
        return cast(dict[str, Any], present.tell(event, sets.faces(options["components"])))

    def note(self, before: View, event: Event[Any], after: View) -> dict[str, Any]:
        return present.note(cast(KnownState, before), event, cast(KnownState, after))

    def tally(self, s: State, event: Event[Any]) -> list[tuple[int, float, float]]:
        """How often somebody was the first to escape, beside an even share."""
        if not isinstance(event, Escaped) or event.number != 1:
            return []
        return [(p, float(p == event.seat), 1 / s.seats) for p in range(s.seats)]

    def real_time(self) -> bool:
        return True

    def pieces(self, s: State) -> list[str]:
        table = cast(MidnightExchange, s)
        return sorted(tiles(table) + art(table) + cards(table))

    def largest_count(self, s: State) -> int:
        cells = cast(MidnightExchange, s).cells
        return max(largest(cells, IN_BAG, CARD), largest(cells, OWNED, CELLS))

    def lay_out(self, settings: dict[str, Any], parts: dict[str, Any]) -> MidnightExchange:
        seats = self.check_seats(len(texts("trays", parts.get("trays"))))
        return position.lay_out(self.blank(seats, settings), **parts)

    def rulebook(self, language: str) -> Rulebook:
        return read(__file__, language)

    def components(self) -> str:
        return sets.components()


def chosen(markets: str, seats: int) -> int:
    """The markets agreed on as the state keeps them; ValueError if they are too few or too many for the players."""
    if markets == LOT:
        return 0
    wanted = [SIDES_BY_NAME[word] for word in markets.split(",")]
    if len(wanted) != seats:
        raise ValueError(f"Option markets cannot be {markets!r} with {seats} players; allowed: {seats} sides.")
    return sum(side << (2 * m) for m, side in wanted)


def tiles(s: MidnightExchange) -> list[str]:
    """All tiles, wherever they are: in the middle, in hands and in trays."""
    if not s.round:
        return []
    places = [*range(HELD, HELD + s.seats), *range(TRAY, TRAY + s.seats * SLOTS)]
    found = members(s.lying) + [int(s.cells[at]) - 1 for at in places if s.cells[at]]
    return [f"{LOCATION_NAMES[location(s, t)]} {FIND_NAMES[s.cells[FIND + t] - 1]}" for t in found]


def art(s: MidnightExchange) -> list[str]:
    """All art objects, wherever they are."""
    counts = [int(s.cells[IN_BAG + kind] + s.cells[BOXED + kind]) for kind in range(KINDS)]
    for at in range(MARKETS * ART_SPACES):
        if s.cells[OFFER + at]:
            counts[s.cells[OFFER + at] - 1] += 1
    for p in range(s.seats):
        for kind in range(KINDS):
            counts[kind] += int(s.store(p, kind))
    for card in range(CARDS):
        for step in range(s.cells[STEP + card]):
            counts[s.faces.track[card * STEPS + step]] += 1
    return [ART_NAMES[kind] for kind in range(KINDS) for _ in range(counts[kind])]


def cards(s: MidnightExchange) -> list[str]:
    """All prestige cards, wherever they are."""
    places = [members(cards_seen(s)), members(s.pile), members(s.boxed_cards)]
    return [s.faces.cards[card] for place in places for card in place]


GAME = MidnightGame(
    "midnight-exchange",
    prefix="ME",
    version=2,
    seats=(2, 3, 4),
    options=[
        Markets("markets", LOT, ()),
        Option("rummage_seconds", 180, range(30, 601), or_none=True, slow=600),
        Option("hold_seconds", 10, range(3, 61), or_none=True, slow=40),
        Option("hand_ms", USUAL_HAND_MS, range(100, 3001), slow=1000),
        Option("memory", "on", ("on", "off")),
        Option("short_two", "off", ("off", "on")),
        Option("stalled", USUAL_PATIENCE, range(1, 100), or_none=True, since=2),
        Option("placing", "hand", ("hand", "auto")),
        Option("max_rounds", 0, range(1000), short=3),
        HouseSet("components", sets.faces, sets.draft),
    ],
    menus=[REACH, HOLD, TICK, TRADE, DONE, PLACE_SILVER, PLACE_GOLD],
    events=[
        MarketsOpened, Boxed, ArtLaid, CardLaid, RummageBegan, Grabbed, Kept, TakenOut, PutBack, Escaped,
        TradingBegan, TurnCame, Paid, ArtBought, CardBought, ArtDrawn, BagFoundEmpty, Placed, Passed, RoundEnded,
    ],
    frames={
        "Rummaging": lambda: rummage.RUMMAGE,
        "Trading": lambda: trade.TRADING,
        "Arranging": lambda: trade.ARRANGING,
    },
)  # fmt: skip


def view(match: Match, seat: int | None) -> MidnightExchangeView:
    """`match.view(seat)` with its type, and without what is for bots; the match must be one of Midnight Exchange."""
    known = match.of(GAME).known(seat)
    mine = cast(KnownState, known)
    return {
        **common_to_all(match.game, known),
        **common_to_one(known, seat),
        **present.shared_view(mine),
        **present.own_view(mine, viewer_of(seat)),
    }


def tell(match: Match, event: Event[Any]) -> ToldEvent:
    """`match.tell(event)` with its type; the match must be one of Midnight Exchange."""
    return present.tell(event, sets.faces(str(match.of(GAME).settings["components"])))
