"""Langfinger as the kernel registers it: options, setup, outcome, pieces, and the names that saves use."""

from __future__ import annotations

from typing import Any, cast

from cutpurse.games.langfinger import components, position, present
from cutpurse.games.langfinger.events import (
    Declined,
    Exchanged,
    FenceLaid,
    FenceLeft,
    FencesShuffled,
    LootLaid,
    LootShuffled,
    LootTurnedUp,
    PlaceReached,
    Robbed,
    RogueTaken,
    RoundBegan,
    RoundEnded,
    RuinLeft,
    Sold,
    StartDrawn,
    StoneCalled,
    StonePlaced,
    StoneReturned,
    ToolDiscarded,
    ToolDrawn,
    ToolLaid,
    ToolsShuffled,
    ToolTaken,
    Visited,
)
from cutpurse.games.langfinger.knowledge import Worlds, redact
from cutpurse.games.langfinger.pieces import (
    ACT,
    ALL_LOOT,
    CHOOSE,
    DISCARD,
    PATIENCE,
    PLACE,
    SELL,
    SLOTS,
    STALLS,
    TAKE,
    TOOL_NAMES,
    TOOLS,
)
from cutpurse.games.langfinger.rules import rounds
from cutpurse.games.langfinger.state import (
    GONE,
    HAND,
    IN_CITY,
    IN_MUSEUM,
    IN_VILLA,
    MONEY,
    PILE,
    STALL,
    STASH,
    STASHED,
    STONE,
    Langfinger,
    blank,
)
from cutpurse.games.langfinger.state import View as KnownState
from cutpurse.games.langfinger.views import LangfingerView, ToldEvent
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.core import Event, Seat, Stack, State, View, viewer_of
from cutpurse.kernel.game import Game, HouseSet, Option, Outcome, Sampler
from cutpurse.kernel.match import Match, common_to_all, common_to_one
from cutpurse.kernel.position import texts
from cutpurse.kernel.rulebook import Rulebook, read
from cutpurse.kernel.sets import largest, members, row


class LangfingerGame(Game):
    """What the kernel needs to know of Langfinger."""

    def blank(self, seats: int, options: dict[str, Any]) -> Langfinger:
        faces = components.faces(options["components"])
        free, by_choice = options["free_spaces"] == "on", options["rogues"] == "choose"
        return blank(seats, faces, int(free), int(by_choice), options["max_rounds"], options["stalled"])

    def state(self, seats: int, stack: Stack | None, turn: int, fields: dict[str, Any]) -> Langfinger:
        faces = components.faces(fields["faces"])
        cells = row(fields.pop("table"))
        return Langfinger(seats, stack, turn, **{**Langfinger.added, **fields, "faces": faces, "cells": cells})

    def setup(self, s: State, chance: Chance) -> None:
        rounds.setup(cast(Langfinger, s), chance)

    def outcome(self, s: State) -> Outcome | None:
        table = cast(Langfinger, s)
        if table.stack is not None or not table.round:
            return None
        money = [int(table.cells[MONEY + p]) for p in range(table.seats)]
        return Outcome(money, members(rounds.winners(table)), int(table.round), rounds.ended_by(table))

    def redact(self, s: State, viewer: Seat) -> View:
        return View(redact(cast(Langfinger, s), viewer))

    def sampler(self, view: View, viewer: Seat) -> Sampler:
        return Worlds(cast(KnownState, view), viewer)

    def present(self, view: View, viewer: Seat) -> dict[str, Any]:
        return {**self.shared_view(view), **self.own_view(view, viewer)}

    def shared_view(self, view: View) -> dict[str, Any]:
        return cast(dict[str, Any], present.shared_view(cast(KnownState, view)))

    def own_view(self, view: View, viewer: Seat) -> dict[str, Any]:
        return cast(dict[str, Any], present.own_view(cast(KnownState, view), viewer))

    def tell(self, event: Event[Any], options: dict[str, Any]) -> dict[str, Any]:
        return cast(dict[str, Any], present.tell(event, components.faces(options["components"])))

    def note(self, before: View, event: Event[Any], after: View) -> dict[str, Any]:
        return present.note(cast(KnownState, before), event, cast(KnownState, after))

    def tally(self, s: State, event: Event[Any]) -> list[tuple[int, float, float]]:
        """How many stones brought somebody nothing, beside an even share."""
        if not isinstance(event, Declined):
            return []
        return [(p, float(p == event.seat), 1 / s.seats) for p in range(s.seats)]

    def pieces(self, s: State) -> list[str]:
        table = cast(Langfinger, s)
        return sorted(tools(table) + loot(table) + fences(table))

    def largest_count(self, s: State) -> int:
        return largest(cast(Langfinger, s).cells, STASHED, STONE)

    def lay_out(self, settings: dict[str, Any], parts: dict[str, Any]) -> Langfinger:
        seats = self.check_seats(len(texts("hands", parts.get("hands"))))
        return position.lay_out(self.blank(seats, settings), **parts)

    def rulebook(self, language: str) -> Rulebook:
        return read(__file__, language)

    def components(self) -> str:
        return components.components()


def tools(s: Langfinger) -> list[str]:
    """All tools, wherever they are."""
    found: list[str] = []
    for t, name in enumerate(TOOL_NAMES):
        places = [IN_CITY, PILE, GONE, *(HAND + p * TOOLS for p in range(s.seats))]
        found += [name] * sum(int(s.cells[at + t]) for at in places)
    return found


def loot(s: Langfinger) -> list[str]:
    """All loot, wherever it is."""
    cells = [*range(IN_VILLA, IN_VILLA + SLOTS), *range(IN_MUSEUM, IN_MUSEUM + SLOTS)]
    for p in range(s.seats):
        cells += range(STASH + p * ALL_LOOT, STASH + p * ALL_LOOT + int(s.cells[STASHED + p]))
    cards = [int(s.cells[at]) - 1 for at in cells] + [int(s.top) - 1]
    cards = [card for card in cards if card >= 0] + members(s.loot_pile) + members(s.loot_gone)
    return [s.faces.loot[card] for card in cards]


def fences(s: Langfinger) -> list[str]:
    """All fences, wherever they are."""
    standing = [int(s.cells[STALL + stall]) - 1 for stall in range(STALLS) if s.cells[STALL + stall]]
    return [s.faces.fences[card] for card in standing + members(s.fence_pile) + members(s.fence_gone)]


GAME = LangfingerGame(
    "langfinger",
    prefix="LF",
    version=2,
    seats=(2, 3, 4, 5),
    options=[
        Option("free_spaces", "off", ("off", "on")),
        Option("rogues", "choose", ("choose", "random"), easy="random"),
        Option("stalled", PATIENCE, range(1, 100), or_none=True, since=2, before=PATIENCE),
        Option("max_rounds", 0, range(1000), short=4),
        HouseSet("components", components.faces, components.draft),
    ],
    menus=[CHOOSE, PLACE, TAKE, ACT, DISCARD, SELL],
    events=[
        StartDrawn, RogueTaken, ToolsShuffled, ToolDrawn, ToolLaid, LootShuffled, LootTurnedUp, LootLaid,
        FencesShuffled, FenceLaid, RoundBegan, StonePlaced, PlaceReached, StoneCalled, StoneReturned, Declined,
        RoundEnded, ToolTaken, Exchanged, ToolDiscarded, RuinLeft, Robbed, Visited, Sold, FenceLeft,
    ],
    frames={
        "Choosing": lambda: rounds.CHOOSING,
        "Placing": lambda: rounds.PLACING,
        "Taking": lambda: rounds.TAKING,
        "Robbing": lambda: rounds.ROBBING,
        "Swapping": lambda: rounds.SWAPPING,
        "Discarding": lambda: rounds.DISCARDING,
        "Visiting": lambda: rounds.VISITING,
        "Selling": lambda: rounds.SELLING,
    },
)  # fmt: skip


def view(match: Match, seat: int | None) -> LangfingerView:
    """`match.view(seat)` with its type, and without what is for bots; the match must be one of Langfinger."""
    known = match.of(GAME).known(seat)
    mine = cast(KnownState, known)
    return {
        **common_to_all(match.game, known),
        **common_to_one(known, seat),
        **present.shared_view(mine),
        **present.own_view(mine, viewer_of(seat)),
    }


def tell(match: Match, event: Event[Any]) -> ToldEvent:
    """`match.tell(event)` with its type; the match must be one of Langfinger."""
    return present.tell(event, components.faces(str(match.of(GAME).settings["components"])))
