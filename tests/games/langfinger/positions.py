"""Positions of Langfinger as short literals, moves on them by the rules, and luck that is told by name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from cutpurse.games.langfinger import GAME, position
from cutpurse.games.langfinger.components import faces
from cutpurse.games.langfinger.pieces import (
    ALL_LOOT,
    CITY,
    HARBOUR,
    KIND_NAMES,
    LOCK_NAMES,
    MUSEUM,
    PLACE_NAMES,
    PLACES,
    SPACES,
    TOOL_NAMES,
    TOOLS,
    VILLA,
)
from cutpurse.games.langfinger.rules import rounds
from cutpurse.games.langfinger.state import (
    GONE,
    HAND,
    IN_CITY,
    MONEY,
    PILE,
    STALL,
    STASH,
    STASHED,
    STONE,
    Langfinger,
    blank,
    loot_at,
)
from cutpurse.kernel import play
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.core import Event

OWN = faces("")  # the set that comes with the game
ROGUES = " ".join(TOOL_NAMES)


# --- names and numbers ---
def tool(name: str) -> int:
    """The number of a tool."""
    return TOOL_NAMES.index(name)


def card(name: str) -> int:
    """The number of a loot card by its id."""
    return OWN.loot.index(name)


def fence(name: str) -> int:
    """The number of a fence by its id."""
    return OWN.fences.index(name)


def looks(name: str) -> str:
    """The back of a loot card in words."""
    at = card(name)
    price = [TOOL_NAMES[t] for t in range(TOOLS) for _ in range(OWN.price[at * TOOLS + t])]
    return f"{LOCK_NAMES[OWN.lock[at]]} {'-'.join(price)}"


def worth(name: str) -> str:
    """The front of a loot card in words."""
    return f"{KIND_NAMES[OWN.kind[card(name)]]} {OWN.value[card(name)]}"


# --- setting a table ---
def town(
    *hands: str,
    rogues: str = ROGUES,
    city: str = "",
    villa: str = "",
    museum: str = "",
    harbour: str = "",
    stones: Mapping[str, str] | None = None,
    loot: Sequence[str] = (),
    money: Sequence[int] = (),
    tools: str | None = None,
    pile: str | None = None,
    fences: str | None = None,
    start: int = 0,
    round: int = 2,
    dry: int = 0,
    max_rounds: int = 0,
    stalled: int = 5,
    free_spaces: bool = False,
    components: str = "",
    chance: Chance | None = None,
) -> Langfinger:
    """A table in the middle of a game: drawn hands, and in notation what lies where; `_` is an empty slot.

    `stones` says whose stand at which places, in order, and then the first of them is called; without, stones are to
    be placed. Cards named nowhere are on their piles; where a pile is named (`tools`, the loot `pile` with its top
    first, `fences`), they are in its discards.
    """
    s = blank(len(hands), faces(components), int(free_spaces), 0, max_rounds, stalled)
    position.begin(s, start, round, dry)
    position.put_hands(s, list(hands), rogues.split())
    position.put_tools(s, IN_CITY, city.split())
    position.put_loot(s, VILLA, villa.split())
    position.put_loot(s, MUSEUM, museum.split())
    position.put_stashes(s, loot)
    position.put_fences(s, harbour.split())
    for p, sum_ in enumerate(money):
        s.cells[MONEY + p] = sum_
    position.run_down(s, tools, pile, fences)
    if stones is not None:
        position.put_stones(s, stones)
        rounds.call_next_stone(s, chance or Chance(1))
    return s


# --- luck by name ---
def lots(names: str, left: Sequence[int]) -> list[int]:
    """What nature must say for these tools to be drawn one after the other, from a pile with so many of each left."""
    counts = list(left)
    found: list[int] = []
    for name in names.split():
        found.append(sum(counts[: tool(name)]))
        counts[tool(name)] -= 1
    return found


def undrawn(s: Langfinger) -> list[int]:
    """How many of each tool are on the pile."""
    return [int(s.cells[PILE + t]) for t in range(TOOLS)]


# --- playing ---
def options(s: Langfinger, seat: int) -> list[str]:
    """What a seat may do, in notation."""
    return [str(command) for command in play.options(s, seat)]


def refusal(s: Langfinger, seat: int, command: str) -> str:
    """The rule that forbids a command, as `id name`; `allowed` if none does."""
    rule = play.ruling(s, seat, GAME.command(command).key)
    return "allowed" if rule is None else rule.full_name


def do(s: Langfinger, seat: int, *commands: str, chance: Chance | None = None) -> list[Event[Any]]:
    """Play commands by the rules; what happened."""
    s.journal = []
    chance = chance or Chance(1)
    for command in commands:
        assert refusal(s, seat, command) == "allowed", command
        play.step(s, seat, GAME.command(command).key, chance)
    events, s.journal = s.journal, None
    return events


def place(s: Langfinger, *places: str) -> None:
    """One stone after the other, by whoever is due."""
    for name in places:
        do(s, s.turn, f"place {name}")


def named(events: Sequence[Event[Any]]) -> list[str]:
    """What happened, by kind."""
    return [type(event).__name__ for event in events]


def evening(
    seats: int, seed: int, options: Mapping[str, Any] | None = None, keen: int = 3
) -> Iterator[tuple[Langfinger, list[Event[Any]]]]:
    """A random game, entry by entry from the deal on: the state, always the same object, and what just happened.

    Stones do something rather than nothing where they can, the keener the more often.
    """
    s = GAME.blank(seats, GAME.complete_settings(dict(options or {})))
    assert isinstance(s, Langfinger)
    chance = Chance(seed)
    s.journal = []
    GAME.setup(s, chance)
    while True:
        events, s.journal = s.journal or [], None
        yield s, events
        if s.stack is None:
            return
        menu = play.options(s, s.turn)
        idle = [command for command in menu if str(command) in ("decline", "enough")]
        busy = [command for command in menu if command not in idle]
        among = busy if busy and (not idle or chance.below(keen + 1)) else idle
        s.journal = []
        play.step(s, s.turn, among[chance.below(len(among))].key, chance)


# --- looking ---
def seen(s: Langfinger, viewer: int) -> dict[str, Any]:
    """What a viewer is shown."""
    return GAME.present(GAME.redact(s, viewer), viewer)


def told(event: Event[Any], viewer: int) -> dict[str, Any]:
    """What a viewer is told of an event."""
    learnt = event.seen_by(viewer)
    assert learnt is not None
    return GAME.tell(learnt, {"components": ""})


def only(events: Sequence[Event[Any]], kind: str) -> list[Event[Any]]:
    """The events of one kind."""
    return [event for event in events if type(event).__name__ == kind]


def tools_at(s: Langfinger, at: int) -> str:
    """The tools that lie somewhere in `table`."""
    return " ".join(TOOL_NAMES[t] for t in range(TOOLS) for _ in range(s.cells[at + t]))


def hand(s: Langfinger, seat: int) -> str:
    """A seat's tools."""
    return tools_at(s, HAND + seat * TOOLS)


def city(s: Langfinger) -> str:
    """The tools in the City."""
    return tools_at(s, IN_CITY)


def gone(s: Langfinger) -> str:
    """The discarded tools."""
    return tools_at(s, GONE)


def lying(s: Langfinger, where: str) -> str:
    """The loot at the Villa or the Museum by id."""
    first = loot_at(PLACE_NAMES.index(where))
    slots = range(OWN.display[s.seats * PLACES + PLACE_NAMES.index(where)])
    return " ".join(OWN.loot[s.cells[first + slot] - 1] if s.cells[first + slot] else "_" for slot in slots)


def kept(s: Langfinger, seat: int) -> str:
    """The loot before a seat by id."""
    row = [s.cells[STASH + seat * ALL_LOOT + i] for i in range(s.cells[STASHED + seat])]
    return " ".join(OWN.loot[loot - 1] for loot in row)


def buyers(s: Langfinger) -> str:
    """The fences at the Harbour by id."""
    stalls = range(OWN.display[s.seats * PLACES + HARBOUR])
    return " ".join(OWN.fences[s.cells[STALL + i] - 1] if s.cells[STALL + i] else "_" for i in stalls)


def money(s: Langfinger) -> list[int]:
    """Every seat's money."""
    return [int(s.cells[MONEY + p]) for p in range(s.seats)]


def spaces(s: Langfinger, where: str) -> str:
    """Whose stones stand at a place, by space."""
    first = STONE + PLACE_NAMES.index(where) * SPACES
    return " ".join(str(s.cells[first + i] - 1) if s.cells[first + i] else "_" for i in range(SPACES))


def display(seats: int) -> dict[str, int]:
    """How many cards lie at each place for so many players."""
    places = {"city": CITY, "villa": VILLA, "museum": MUSEUM, "harbour": HARBOUR}
    return {name: int(OWN.display[seats * PLACES + at]) for name, at in places.items()}
