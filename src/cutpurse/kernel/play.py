"""The verbs every game shares: enter, leave, become; actors, options, ruling, step; fold; and the search's rollout."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from mypy_extensions import i64

from cutpurse.kernel.chance import Chance
from cutpurse.kernel.core import Command, Event, Frame, Rule, S, Seat, Stack, State
from cutpurse.kernel.rulebook import Rulebook, read
from cutpurse.kernel.sets import COMPILED, Set, count, index, one

TABLE_RULES: Final[Rulebook] = read(__file__)
NOT_YOUR_TURN: Final = TABLE_RULES.rule("K-1", "not-your-turn")
GAME_OVER: Final = TABLE_RULES.rule("K-2", "game-over")
NOT_NOW: Final = TABLE_RULES.rule("K-3", "not-now")


# --- the stack ---
@final
class Entered(Event[S]):
    """The table waits for something new, on top of what it waited for."""

    fields: ClassVar[tuple[str, ...]] = ("frame",)
    reveals: ClassVar[bool] = False

    def __init__(self, frame: Frame[Any]) -> None:
        self.frame = frame

    def seen_by(self, viewer: Seat) -> Event[S] | None:
        return Entered(self.frame.seen_by(viewer))

    @staticmethod
    def emit(s: State, frame: Frame[Any]) -> None:
        """Note it and do it."""
        if s.journal is not None:
            s.journal.append(Entered(frame))
        s.stack = Stack(frame, s.stack)


@final
class Left(Event[S]):
    """The table no longer waits for the top frame."""

    reveals: ClassVar[bool] = False

    @staticmethod
    def emit(s: State) -> None:
        """Note it and do it."""
        if s.journal is not None:
            s.journal.append(Left())
        assert s.stack is not None
        s.stack = s.stack.below


def enter(s: State, frame: Frame[Any]) -> None:
    """Put a frame on top."""
    Entered.emit(s, frame)


def leave(s: State, chance: Chance) -> None:
    """Close the top frame and let the one below go on."""
    Left.emit(s)
    if s.stack is not None:
        s.stack.frame.resume(s, chance)


def become(s: State, frame: Frame[Any]) -> None:
    """Close the top frame and put this one in its place."""
    Left.emit(s)
    Entered.emit(s, frame)


def fold(s: State, events: list[Event[Any]]) -> None:
    """Rebuild a state from facts alone, without rules or chance."""
    for event in events:
        event.apply(s)


# --- for people: seats, commands, reasons ---
def waiting(s: State) -> Set:
    """The seats that may act now, CLOCK among them where it may."""
    if s.stack is None:
        return 0
    return s.stack.frame.waiting(s)


def actors(s: State) -> list[int]:
    """The seats that may act now, in rising order; CLOCK last."""
    found: list[int] = []
    m = waiting(s)
    while m:
        found.append(index(m & -m))
        m &= m - 1
    return found


def mask(s: State, seat: Seat) -> Set:
    """The choices of the top frame that a seat has; none if it is not asked."""
    if s.stack is None:
        return 0
    top = s.stack.frame
    if top.waiting(s) & one(seat):
        return top.options(s, seat)[0]
    return 0


def asked_at_once(s: State, seat: Seat) -> Set:
    """In a window, where all who are asked answer at once and unseen, the choice of a seat to pass; else nothing."""
    return s.stack.frame.passes(s, seat) if s.stack is not None else 0


def options(s: State, seat: Seat) -> list[Command]:
    """The commands a seat may play now."""
    return s.stack.frame.menu.listed(mask(s, seat)) if s.stack is not None else []


def ruling(s: State, seat: Seat, key: i64) -> Rule | None:
    """None if the command with this key is legal, else the clause that forbids it."""
    if s.stack is None:
        return GAME_OVER
    top = s.stack.frame
    if not top.waiting(s) & one(seat):
        return NOT_YOUR_TURN
    choice = top.menu.choice(key)
    if not choice:
        return NOT_NOW
    allowed, rule = top.options(s, seat)
    return None if allowed & choice else top.why_not(s, seat, choice, rule)


def reasons(s: State, seat: Seat) -> dict[str, Rule]:
    """Why a seat may not play what it may not: by command; `*` is the usual reason, for those not named."""
    if s.stack is None:
        return {"*": GAME_OVER}
    top = s.stack.frame
    if not top.waiting(s) & one(seat):
        return {"*": NOT_YOUR_TURN}
    allowed, rule = top.options(s, seat)
    last = one(top.menu.size - 1)
    refused = top.menu.listed(~allowed & (last | (last - 1)))
    why = [top.why_not(s, seat, top.menu.choice(command.key), rule) for command in refused]
    times: dict[Rule, int] = {}
    for reason in why:
        times[reason] = times.get(reason, 0) + 1
    if not times:
        return {}
    usual = max(times, key=times.__getitem__)  # named once, so that the answer stays short
    found = {"*": usual}
    for command, reason in zip(refused, why, strict=True):
        if reason is not usual:
            found[command.notation] = reason
    return found


def step(s: State, seat: Seat, key: i64, chance: Chance) -> None:
    """Play a command already ruled legal."""
    assert s.stack is not None
    top = s.stack.frame
    top.accept(s, seat, top.menu.choice(key), chance)


# --- for search: sets of choices, no commands and no events ---
def rollout(s: State, chance: Chance) -> i64:
    """Play at random to the end, in any game; how many choices were made."""
    n: i64 = 0
    stack = s.stack
    while stack is not None:
        top = stack.frame
        seat = s.turn
        allowed, _ = top.options(s, seat)
        top.accept(s, seat, chance.draw(allowed), chance)
        n += 1
        stack = s.stack
    return n


if not COMPILED and not TYPE_CHECKING:  # mypyc leaves this block out; the interpreter pays for every call
    plainly = rollout
    highest = [0, *(one(i) for i in range(62))]  # by the length of a set in bits, its highest member

    def rollout(s, chance):
        """The same, with `Chance.draw` written out and the member sought from the nearer end."""
        if type(chance) is not Chance:
            return plainly(s, chance)
        n = 0
        randrange = chance.random.randrange
        bit_length = int.bit_length
        stack = s.stack
        while stack is not None:
            options, accept = stack.frame.options, stack.frame.accept
            while s.stack is stack:
                seat = s.turn
                m, _ = options(s, seat)
                among = count(m)
                if among != 1:
                    k = randrange(among)
                    if k + k < among:
                        while k:
                            m &= m - 1
                            k -= 1
                        m &= -m
                    else:
                        k = among - 1 - k
                        while k:
                            m ^= highest[bit_length(m)]
                            k -= 1
                        m = highest[bit_length(m)]
                accept(s, seat, m, chance)
                n += 1
            stack = s.stack
        return n


def rollouts(root: State, times: i64, chance: Chance) -> i64:
    """Play at random from a state to the end, again and again; how many choices were made in all."""
    n: i64 = 0
    while times > 0:
        n += rollout(root.clone(), chance)
        times -= 1
    return n
