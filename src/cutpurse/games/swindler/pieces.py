"""Swindler: tiles, bags, orders, dealers, accomplices and commands; the faces come from components.toml (SW-1)."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

from mypy_extensions import i64

from cutpurse.kernel.core import Menu
from cutpurse.kernel.sets import Row, one, row

# --- tiles ---
Bag: TypeAlias = Literal["red", "blue", "yellow", "green", "black"]
Colour: TypeAlias = Literal[Bag, "white"]  # of a tile's background; white: the neutral tiles
Thing: TypeAlias = Literal[
    "ring", "necklace", "watch", "brooch", "key_red", "key_blue", "key_yellow", "key_green", "coin",
    "seal_tin", "double_coin", "key_joker",
]  # fmt: skip
Wanted: TypeAlias = Literal[Thing, "key_any"]  # what orders and dealers ask for: key_any is a key of any colour
BAG_NAMES: Final[list[str]] = [*get_args(Bag)]
COLOUR_NAMES: Final[list[str]] = [*get_args(Colour)]
OBJECT_NAMES: Final[list[str]] = [*get_args(Thing)]
ASKED_NAMES: Final[list[str]] = [*get_args(Wanted)]
COLOURS: Final = 6
BAGS: Final = 5  # white tiles come from the supply
BLACK: Final = 4
WHITE: Final = 5
OBJECTS: Final = 12
KEY: Final = 4  # the first of four keys, in the order of the colours
COIN: Final = 8
DOUBLE_COIN: Final = 10
JOKER: Final = 11
COMMON: Final = 9  # what the coloured bags hold: the first nine; black and white tiles may show anything
KEY_ANY: Final = 12

# A kind of tile is a background and what it shows: 4 * 9 + 2 * 12 of them, few enough for one menu.
KINDS: Final = 60
FIRST_KIND: Final = [0, 9, 18, 27, 36, 48, 60]  # by background


def kind_of(colour: i64, object: i64) -> i64:
    """The kind of tile with this background and face."""
    return FIRST_KIND[colour] + object


BACKGROUND: Final[Row] = row([c for c in range(COLOURS) for _ in range(FIRST_KIND[c], FIRST_KIND[c + 1])])
OBJECT: Final[Row] = row([k - FIRST_KIND[c] for c in range(COLOURS) for k in range(FIRST_KIND[c], FIRST_KIND[c + 1])])
KIND_NAMES: Final = [f"{COLOUR_NAMES[BACKGROUND[k]]} {OBJECT_NAMES[OBJECT[k]]}" for k in range(KINDS)]


def is_key(object: i64) -> bool:
    """Whether it is a key of some colour, or of all."""
    return KEY <= object < KEY + 4 or object == JOKER


def worth(object: i64) -> i64:
    """The coins a tile shows (SW-4.2)."""
    return 1 if object == COIN else 2 if object == DOUBLE_COIN else 0


# --- cards ---
Card: TypeAlias = Literal[
    "assassin", "backstabber", "beggar", "copycat", "forger", "gold_digger", "guardian_angel", "hustler",
    "know_it_all", "lock_picker_red", "lock_picker_blue", "lock_picker_yellow", "lock_picker_green", "sidekick",
]  # fmt: skip
CARD_NAMES: Final[list[str]] = [*get_args(Card)]
CARDS: Final = 14  # kinds of accomplices
ASSASSIN: Final = 0
BACKSTABBER: Final = 1
BEGGAR: Final = 2
COPYCAT: Final = 3
FORGER: Final = 4
GOLD_DIGGER: Final = 5
ANGEL: Final = 6
HUSTLER: Final = 7
KNOW_IT_ALL: Final = 8
LOCK_PICKER: Final = 9  # the first of four, in the order of the colours
SIDEKICK: Final = 13
ALL_CARDS: Final = 27

Ability: TypeAlias = Literal[
    "draw_accomplice", "unreserved_orders", "raid_minus_one", "sale_plus_one", "skull_keep_one", "any_key",
]  # fmt: skip
ABILITY_NAMES: Final[list[str]] = [*get_args(Ability)]
THIEVES: Final = 6
DRAWS_CARD: Final = 0  # M1 to M6 by what they can do (SW-9)
UNRESERVED: Final = 1
RAID_LESS: Final = 2
SELLS_DEARER: Final = 3
KEEPS_ONE: Final = 4
ANY_KEY: Final = 5

Style: TypeAlias = Literal["own", "discard", "draw", "other"]
STYLE_NAMES: Final[list[str]] = [*get_args(Style)]
OWN: Final = 0
DISCARD: Final = 1
DRAW: Final = 2
OTHER: Final = 3

ORDERS_A: Final = 8  # all of them orders
CARDS_B: Final = 32  # orders, and as many police raids as the set has (SW-1.2)
PILE_CARDS: Final = 40  # A orders, B orders, raids
OPEN_ORDERS: Final = 4
DEALERS: Final = 12
OPEN_DEALERS: Final = 3
FIELDS: Final = 3

MARKERS: Final = 3  # of each player (SW-1.3)
FIRST_POINTS: Final = 3
FIRST_COINS: Final = 1
THROWN_OFF: Final = 2  # points a marker costs that is thrown off, taken back, or left over (SW-2.2, SW-2.3, SW-8.2)
COMPLETED: Final = 2  # points for the last field of a dealer (SW-4.5)
BET: Final = 2  # points for a bet won (SW-7.19)
HELPERS: Final = 9  # the most cards shown for one order

# A moment at which accomplices may be played (SW-7.4).
Moment: TypeAlias = Literal["start", "bag", "tile", "stop", "skull", "stolen", "hiring"]

# --- commands ---
CHOOSE: Final = Menu(0, [f"choose m{n}" for n in range(1, THIEVES + 1)])
RESERVE: Final = Menu(
    6,
    [f"reserve {n}" for n in range(1, OPEN_ORDERS + 1)]
    + [f"cancel {n}" for n in range(1, OPEN_ORDERS + 1)]
    + ["steal " + colour for colour in COLOUR_NAMES[:BAGS]],
)
DECIDE: Final = Menu(19, ["draw", "stop"] + ["sidekick " + colour for colour in COLOUR_NAMES[:BAGS]])
ACT: Final = Menu(
    26,
    [
        "pass", "play beggar", "play hustler", "play copycat", "play backstabber", "play guardian_angel",
        "play gold_digger", "bet caught", "bet free", "play assassin",
    ]
    + [f"play assassin on {n}" for n in range(1, HELPERS + 1)]
    + [f"fulfil {n}" for n in range(1, OPEN_ORDERS + 1)]
    + [f"fulfil {n} with help" for n in range(1, OPEN_ORDERS + 1)]
    + [f"sell {d}.{f}" for d in range(1, OPEN_DEALERS + 1) for f in range(1, FIELDS + 1)]
    + [f"sell {d}.{f} forged" for d in range(1, OPEN_DEALERS + 1) for f in range(1, FIELDS + 1)]
    + ["end actions"],
)  # fmt: skip
GIVE: Final = Menu(72, ["give " + kind for kind in KIND_NAMES] + ["give coin"])
TAKE: Final = Menu(133, ["take " + kind for kind in KIND_NAMES] + ["take no more"])
SHOW: Final = Menu(
    194, ["show forger"] + ["show " + card for card in CARD_NAMES[LOCK_PICKER : LOCK_PICKER + 4]] + ["show no more"]
)
FORGE: Final = Menu(200, ["forge " + kind for kind in KIND_NAMES])
FORGE_AS: Final = Menu(260, ["as " + object for object in OBJECT_NAMES])
PARTNER: Final = Menu(272, [f"swap with {seat}" for seat in range(4)])
HIRE: Final = Menu(276, ["hire nobody"] + [f"hire {n}" for n in range(1, ALL_CARDS + 1)])

CANCEL: Final = 4  # where the parts of RESERVE begin
STEAL: Final = 8
DRAW_ON: Final = one(0)
ENOUGH: Final = one(1)
LURE: Final = 2  # where the Sidekick's bags begin in DECIDE
PASS: Final = one(0)
PLAY_BEGGAR: Final = one(1)
PLAY_HUSTLER: Final = one(2)
PLAY_COPYCAT: Final = one(3)
PLAY_BACKSTABBER: Final = one(4)
PLAY_ANGEL: Final = one(5)
PLAY_GOLD_DIGGER: Final = one(6)
BET_CAUGHT: Final = one(7)
BET_FREE: Final = one(8)
PLAY_ASSASSIN: Final = one(9)
ASSASSIN_ON: Final = 10  # where the parts of ACT begin
FULFIL: Final = 19
WITH_HELP: Final = 23
SELL: Final = 27
FORGED: Final = 36
END_ACTIONS: Final = one(45)
GIVE_COIN: Final = one(60)
NO_MORE: Final = one(60)  # of TAKE
SHOW_FORGER: Final = one(0)
SHOW_PICKER: Final = 1  # where Lock Pickers begin in SHOW
SHOWN_ALL: Final = one(5)
