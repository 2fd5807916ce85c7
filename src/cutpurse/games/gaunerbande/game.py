"""Gaunerbande as the kernel registers it: options, setup, outcome, pieces, and the names that saves use."""

from __future__ import annotations

from typing import Any, cast

from cutpurse.games.gaunerbande import components, position, present, rules
from cutpurse.games.gaunerbande.events import Dealt, GangUnited, Given, LeadFound, Passed, Played, Scored, TrickTaken
from cutpurse.games.gaunerbande.knowledge import Worlds, redact
from cutpurse.games.gaunerbande.pieces import DECIDE, GIVE, PLAY, POLITICIAN, listed
from cutpurse.games.gaunerbande.state import GAVE, HAND, TOTAL, Gaunerbande, blank
from cutpurse.games.gaunerbande.state import View as KnownState
from cutpurse.games.gaunerbande.views import GaunerbandeView, ToldEvent
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.components import ComponentFile
from cutpurse.kernel.core import Event, Seat, Stack, State, View, viewer_of
from cutpurse.kernel.game import Game, Option, Outcome, Sampler
from cutpurse.kernel.match import Match, common_to_all, common_to_one
from cutpurse.kernel.position import texts
from cutpurse.kernel.rulebook import Rulebook, read
from cutpurse.kernel.sets import members, row


class GaunerbandeGame(Game):
    """What the kernel needs to know of Gaunerbande."""

    def blank(self, seats: int, options: dict[str, Any]) -> Gaunerbande:
        return blank(seats, options["limit"])

    def state(self, seats: int, stack: Stack | None, turn: int, fields: dict[str, Any]) -> Gaunerbande:
        cells = row(fields.pop("table"))
        return Gaunerbande(seats, stack, turn, **{**fields, "cells": cells})

    def setup(self, s: State, chance: Chance) -> None:
        rules.setup(cast(Gaunerbande, s), chance)

    def outcome(self, s: State) -> Outcome | None:
        table = cast(Gaunerbande, s)
        if table.stack is not None or not table.round:
            return None
        totals = [int(table.cells[TOTAL + p]) for p in range(table.seats)]
        return Outcome(totals, members(rules.winners(table)), int(table.round), "GB-5.1")

    def redact(self, s: State, viewer: Seat) -> View:
        return View(redact(cast(Gaunerbande, s), viewer))

    def sampler(self, view: View, viewer: Seat) -> Sampler:
        return Worlds(cast(KnownState, view), viewer)

    def present(self, view: View, viewer: Seat) -> dict[str, Any]:
        return {**self.shared_view(view), **self.own_view(view, viewer)}

    def shared_view(self, view: View) -> dict[str, Any]:
        return cast(dict[str, Any], present.shared_view(cast(KnownState, view)))

    def own_view(self, view: View, viewer: Seat) -> dict[str, Any]:
        return cast(dict[str, Any], present.own_view(cast(KnownState, view), viewer))

    def own_basis(self, view: View, viewer: Seat) -> list[int] | None:
        return present.own_basis(cast(KnownState, view))

    def tell(self, event: Event[Any], options: dict[str, Any]) -> dict[str, Any]:
        return cast(dict[str, Any], present.tell(event))

    def note(self, before: View, event: Event[Any], after: View) -> dict[str, Any]:
        return present.note(cast(KnownState, before), event, cast(KnownState, after))

    def tally(self, s: State, event: Event[Any]) -> list[tuple[int, float, float]]:
        """How often somebody took the politician, beside an even share."""
        table = cast(Gaunerbande, s)
        if not isinstance(event, TrickTaken) or not table.trick & POLITICIAN:
            return []
        return [(p, float(p == event.seat), 1 / table.seats) for p in range(table.seats)]

    def pieces(self, s: State) -> list[str]:
        table = cast(Gaunerbande, s)
        found = listed(table.gone) + listed(table.trick)
        for p in range(table.seats):
            found += listed(table.cells[HAND + p])
            found += listed(table.cells[GAVE + p]) if table.owing else []
        return sorted(found)

    def lay_out(self, settings: dict[str, Any], parts: dict[str, Any]) -> Gaunerbande:
        seats = self.check_seats(len(texts("hands", parts.get("hands"))))
        return position.lay_out(self.blank(seats, settings), **parts)

    def components(self) -> str:
        return components.components()

    def draft(self, text: str) -> ComponentFile:
        return components.draft(text)

    def rulebook(self, language: str) -> Rulebook:
        return read(__file__, language)


GAME = GaunerbandeGame(
    "gaunerbande",
    prefix="GB",
    version=1,
    seats=(3, 4, 5, 6),
    options=[Option("limit", 100, range(1, 1001), short=30)],
    menus=[GIVE, PLAY, DECIDE],
    events=[Dealt, Given, Passed, LeadFound, Played, TrickTaken, GangUnited, Scored],
    frames={"Passing": lambda: rules.PASSING, "Tricks": lambda: rules.TRICKS, "United": lambda: rules.GANG},
)


def view(match: Match, seat: int | None) -> GaunerbandeView:
    """`match.view(seat)` with its type, and without what is for bots; the match must be one of Gaunerbande."""
    known = match.of(GAME).known(seat)
    mine = cast(KnownState, known)
    return {
        **common_to_all(match.game, known),
        **common_to_one(known, seat),
        **present.shared_view(mine),
        **present.own_view(mine, viewer_of(seat)),
    }


def tell(match: Match, event: Event[Any]) -> ToldEvent:
    """`match.tell(event)` with its type; the match must be one of Gaunerbande."""
    match.of(GAME)
    return present.tell(event)
