"""Swindler as the kernel registers it: options, setup, outcome, pieces, and the names that saves use."""

from __future__ import annotations

from typing import Any, cast

from cutpurse.games.swindler import components, position, present
from cutpurse.games.swindler.events.accomplices import (
    Answered,
    Asked,
    BetLaid,
    CardCancelled,
    CardDiscarded,
    CardPlayed,
    CardStood,
    CardTakenUp,
    CoinGiven,
    Forced,
    GiftsDue,
    Lured,
    Named,
    SkullCopied,
    SkullTakenBack,
    Swapped,
    TileCopied,
    TileGiven,
    WindowClosed,
)
from cutpurse.games.swindler.events.payment import (
    ChangeGiven,
    CoinPaid,
    HelpCancelled,
    HelpOffered,
    HelpPromised,
    HelpShown,
    HelpUsed,
    PaymentBegan,
    TilePaid,
)
from cutpurse.games.swindler.events.rounds import (
    AccompliceDrawn,
    AccomplicesShuffled,
    ActionsBegan,
    Called,
    Counted,
    DealerCame,
    DealersShuffled,
    HandedIn,
    Jailed,
    OrderRevealed,
    RaidBegan,
    RaidEnded,
    RaidHit,
    RaidSetAside,
    RaidsShuffledIn,
    Replenished,
    RoundBegan,
    StartDrawn,
    ThiefTaken,
    ThievesLaidOut,
    TurnBegan,
    TurnSkipped,
)
from cutpurse.games.swindler.events.turn import (
    BagNamed,
    BetSettled,
    CoinGained,
    DealerCompleted,
    Hired,
    MarkerPut,
    MarkerTakenBack,
    NeutralsDue,
    NeutralTaken,
    OrderFulfilled,
    SkullDrawn,
    SkullSpared,
    SkullStruck,
    StealEnded,
    Stopped,
    TileDrawn,
    TileReturned,
    TileSold,
)
from cutpurse.games.swindler.knowledge import Worlds, redact
from cutpurse.games.swindler.pieces import (
    ACT,
    BACKGROUND,
    CARD_NAMES,
    CARDS,
    CHOOSE,
    DECIDE,
    FIELDS,
    FORGE,
    FORGE_AS,
    GIVE,
    HIRE,
    KIND_NAMES,
    KINDS,
    OPEN_DEALERS,
    OPEN_ORDERS,
    PARTNER,
    RESERVE,
    SHOW,
    TAKE,
)
from cutpurse.games.swindler.rules import accomplices, reaction_windows, reactions, steal, trade, turn
from cutpurse.games.swindler.state import (
    BAG,
    BET_CAUGHT,
    COINS,
    DEALER,
    FIELD,
    GONE,
    HAND,
    IN_PLAY,
    LOOT,
    ORDER,
    OWNER,
    PILE,
    POINTS,
    POSTERS,
    WISH,
    Swindler,
    bag_loot,
    blank,
    coins_left,
    posters_left,
)
from cutpurse.games.swindler.state import View as KnownState
from cutpurse.games.swindler.views import SwindlerView, ToldEvent
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.core import Event, Seat, Stack, State, View, viewer_of
from cutpurse.kernel.game import Game, HouseSet, Option, Outcome, Sampler
from cutpurse.kernel.match import Match, common_to_all, common_to_one
from cutpurse.kernel.position import texts
from cutpurse.kernel.rulebook import Rulebook, read
from cutpurse.kernel.sets import largest, members, row

THIEVES = ("draft", "random", "off")
ROWS = {"cells": "table", "draws": "draws", "hits": "hits"}  # fields that are rows, and their names in saves


class SwindlerGame(Game):
    """What the kernel needs to know of Swindler."""

    def blank(self, seats: int, options: dict[str, Any]) -> Swindler:
        passes = options["hustler"] == "passes"
        found = components.faces(options["components"])
        shown = options["odds"] == "shown"
        thieves, rounds = THIEVES.index(options["thieves"]), options["max_rounds"]
        return blank(seats, found, thieves, int(passes), int(shown), rounds)

    def state(self, seats: int, stack: Stack | None, turn: int, fields: dict[str, Any]) -> Swindler:
        found = components.faces(fields["faces"])
        written = {**Swindler.added, **fields}
        rows = {name: row(written.pop(word)) for name, word in ROWS.items()}
        return Swindler(seats, stack, turn, **{**written, **rows, "faces": found})

    def setup(self, s: State, chance: Chance) -> None:
        turn.setup(cast(Swindler, s), chance)

    def outcome(self, s: State) -> Outcome | None:
        table = cast(Swindler, s)
        if table.stack is not None or not table.round:
            return None
        points = [int(table.cells[POINTS + p]) for p in range(table.seats)]
        return Outcome(points, members(turn.winners(table)), int(table.round), turn.ended_by(table))

    def redact(self, s: State, viewer: Seat) -> View:
        return View(redact(cast(Swindler, s), viewer))

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
        """How many skulls somebody drew, beside what the odds of their draws add up to."""
        table = cast(Swindler, s)
        if isinstance(event, TileDrawn):
            bag = int(BACKGROUND[event.tile])
        elif isinstance(event, SkullDrawn):
            bag = int(event.bag)
        else:
            return []
        skulls = int(table.faces.skulls[bag])
        return [(int(event.seat), float(isinstance(event, SkullDrawn)), skulls / (skulls + bag_loot(table, bag)))]

    def turn_number(self, s: State) -> int:
        table = cast(Swindler, s)
        return int(table.round * table.seats + (table.active - table.start) % table.seats)

    def turn(self, s: State) -> int:
        return self.turn_number(s)

    def reacts(self) -> bool:
        return True

    def pieces(self, s: State) -> list[str]:
        table = cast(Swindler, s)
        return sorted(tiles(table) + cards(table) + orders(table) + dealers(table) + small_things(table))

    def largest_count(self, s: State) -> int:
        cells = cast(Swindler, s).cells
        return max(largest(cells, BET_CAUGHT, WISH), largest(cells, HAND, ORDER))

    def lay_out(self, settings: dict[str, Any], parts: dict[str, Any]) -> Swindler:
        seats = self.check_seats(len(texts("hands", parts.get("hands"))))
        return position.lay_out(self.blank(seats, settings), **parts)

    def rulebook(self, language: str) -> Rulebook:
        return read(__file__, language)

    def components(self) -> str:
        return components.components()


def tiles(s: Swindler) -> list[str]:
    """All loot tiles, wherever they are."""
    found: list[str] = []
    for k, name in enumerate(KIND_NAMES):
        places = [BAG, *(LOOT + p * KINDS for p in range(s.seats))]
        found += [name] * sum(int(s.cells[at + k]) for at in places)
    on_fields = [int(s.cells[FIELD + field]) for field in range(OPEN_DEALERS * FIELDS)]
    return found + [KIND_NAMES[kind - 1] for kind in on_fields if kind]


def cards(s: Swindler) -> list[str]:
    """All accomplices, wherever they are."""
    found: list[str] = []
    for card, name in enumerate(CARD_NAMES):
        places = [PILE, GONE, IN_PLAY, *(HAND + p * CARDS for p in range(s.seats))]
        found += [name] * sum(int(s.cells[at + card]) for at in places)
    return found


def orders(s: Swindler) -> list[str]:
    """All orders; raids leave the game."""
    cards = [card for card in members(s.pile) if card < s.faces.orders]
    cards += [int(s.cells[ORDER + slot]) - 1 for slot in range(OPEN_ORDERS) if s.cells[ORDER + slot]]
    cards += [card for card in range(s.faces.orders) if s.cells[OWNER + card]]
    return [s.faces.names[card] for card in cards]


def dealers(s: Swindler) -> list[str]:
    """All dealers, wherever they are."""
    cards = [int(s.cells[DEALER + stall]) - 1 for stall in range(OPEN_DEALERS) if s.cells[DEALER + stall]]
    return [s.faces.dealers[card] for card in cards + members(s.dealer_pile) + members(s.dealer_gone)]


def small_things(s: Swindler) -> list[str]:
    """Coins, posters and markers: as many as the box has, as long as nobody has more than there are."""
    coins = int(coins_left(s)) + sum(int(s.cells[COINS + p]) for p in range(s.seats))
    posters = int(posters_left(s)) + sum(int(s.cells[POSTERS + p]) for p in range(s.seats))
    return ["coin"] * coins + ["poster"] * posters


GAME = SwindlerGame(
    "swindler",
    prefix="SW",
    version=2,
    seats=(2, 3, 4),
    options=[
        Option("thieves", "draft", THIEVES, easy="off"),
        Option("hustler", "passes", ("passes", "stays")),
        Option("odds", "shown", ("shown", "hidden")),
        Option("max_rounds", 0, range(1000), short=6),
        HouseSet("components", components.faces, components.draft),
    ],
    menus=[CHOOSE, RESERVE, DECIDE, ACT, GIVE, TAKE, SHOW, FORGE, FORGE_AS, PARTNER, HIRE],
    events=[
        StartDrawn, ThievesLaidOut, ThiefTaken, RoundBegan, TurnBegan, TurnSkipped, Called,
        ActionsBegan, OrderRevealed, RaidBegan, RaidSetAside, RaidsShuffledIn, DealersShuffled,
        DealerCame, AccomplicesShuffled, AccompliceDrawn, RaidHit, HandedIn, Jailed, RaidEnded,
        Replenished, Counted, MarkerPut, MarkerTakenBack, BagNamed, TileDrawn, SkullDrawn, SkullSpared,
        SkullStruck, TileReturned, Stopped, StealEnded, BetSettled, CoinGained, PaymentBegan, TilePaid,
        CoinPaid, ChangeGiven, OrderFulfilled, NeutralsDue, NeutralTaken, TileSold, DealerCompleted,
        Hired, Asked, Answered, WindowClosed, CardPlayed, Named, CardStood, CardCancelled, CardTakenUp,
        CardDiscarded, BetLaid, Forced, Lured, SkullTakenBack, TileCopied, SkullCopied, GiftsDue,
        TileGiven, CoinGiven, Swapped, HelpPromised, HelpShown, HelpOffered, HelpCancelled, HelpUsed,
    ],
    frames={
        "Choosing": lambda: turn.CHOOSING,
        "Reserving": lambda: turn.RESERVING,
        "Deciding": lambda: turn.STEALING,
        "Striking": lambda: steal.KEEPING,
        "Window": lambda window: reaction_windows.WINDOWS[window],
        "Answering": reactions.Answering,
        "Begging": accomplices.Begging,
        "Dividing": lambda: accomplices.DIVIDING,
        "Rescuing": lambda: accomplices.RESCUING,
        "Partnering": lambda: accomplices.PARTNERING,
        "Wanting": lambda: accomplices.WANTING,
        "Offering": lambda: accomplices.OFFERING,
        "Acting": lambda: turn.ACTING,
        "Paying": lambda: trade.PAYING,
        "Rewarding": lambda: trade.REWARDING,
        "Helping": lambda: trade.HELPING,
        "Forging": lambda: trade.FORGING,
        "ForgingAs": trade.ForgingAs,
        "Selling": lambda: trade.SELLING,
        "HandingIn": turn.HandingIn,
        "Recruiting": lambda: turn.HIRING,
        "PayingCards": lambda: turn.PAYING_CARDS,
    },
)  # fmt: skip


def view(match: Match, seat: int | None) -> SwindlerView:
    """`match.view(seat)` with its type, and without what is for bots; the match must be one of Swindler."""
    known = match.of(GAME).known(seat)
    mine = cast(KnownState, known)
    return {
        **common_to_all(match.game, known),
        **common_to_one(known, seat),
        **present.shared_view(mine),
        **present.own_view(mine, viewer_of(seat)),
    }


def tell(match: Match, event: Event[Any]) -> ToldEvent:
    """`match.tell(event)` with its type; the match must be one of Swindler."""
    return present.tell(event, components.faces(str(match.of(GAME).settings["components"])))
