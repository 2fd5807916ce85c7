"""The verbs every game shares: enter, leave, become; actors, options, ruling, step; fold; and the search's rollout."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from mypy_extensions import i64

from cutpurse.kernel.chance import Chance
from cutpurse.kernel.core import Command, Event, Frame, Menu, Rule, S, Seat, Stack, State, seat_bit, seats_in
from cutpurse.kernel.rulebook import Rulebook, read
from cutpurse.kernel.sets import COMPILED, One, Set, count, one

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
        if s.journal is not None:
            s.journal.append(Entered(frame))
        s.stack = Stack(frame, s.stack)


@final
class Left(Event[S]):
    """The table no longer waits for the top frame."""

    reveals: ClassVar[bool] = False

    @staticmethod
    def emit(s: State) -> None:
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
    return seats_in(waiting(s))


def open_frames(s: State) -> list[Frame[Any]]:
    """The top frame and those beside it: all that a command may go to."""
    found: list[Frame[Any]] = []
    frame: Frame[Any] | None = s.stack.frame if s.stack is not None else None
    while frame is not None:
        found.append(frame)
        frame = frame.beside
    return found


def on_offer(s: State) -> list[Command]:
    """The commands the table understands now, legal or not."""
    return [command for frame in open_frames(s) for command in frame.menu.commands]


def choices(s: State, seat: Seat) -> list[tuple[Frame[Any], Set]]:
    """The open frames in which a seat has a choice, each with its choices; none if the seat is not asked.

    A choice goes back to its own frame: `frame.accept(s, seat, choice, chance)`.
    """
    found: list[tuple[Frame[Any], Set]] = []
    if waiting(s) & seat_bit(seat):
        for frame in open_frames(s):
            allowed = frame.options(s, seat)[0]
            if allowed:
                found.append((frame, allowed))
    return found


def mask(s: State, seat: Seat) -> Set:
    """The choices of a seat, where only one open frame has any for it; none if it is not asked.

    ValueError if several have: one set cannot say to which frame a choice belongs, `choices` can.
    """
    found: i64 = 0
    if not waiting(s) & seat_bit(seat):
        return 0
    for frame in open_frames(s):
        allowed = frame.options(s, seat)[0]
        if allowed and found:
            raise ValueError(f"Seat {seat} has choices in several frames at once: ask `choices` instead of `mask`.")
        if allowed:
            found = allowed
    return found


def taking(s: State, key: i64) -> Frame[Any] | None:
    """The frame that a command with this key goes to, if there is one."""
    frame: Frame[Any] | None = s.stack.frame if s.stack is not None else None
    while frame is not None and not frame.menu.choice(key):
        frame = frame.beside
    return frame


def asked_at_once(s: State, seat: Seat) -> Set:
    """In a window, where all who are asked answer at once and unseen, the choice of a seat to pass; else nothing."""
    return s.stack.frame.passes(s, seat) if s.stack is not None else 0


def options(s: State, seat: Seat) -> list[Command]:
    """The commands a seat may play now."""
    found: list[Command] = []
    if waiting(s) & seat_bit(seat):
        for frame in open_frames(s):
            found += frame.menu.listed(frame.options(s, seat)[0])
    return found


def ruling(s: State, seat: Seat, key: i64) -> Rule | None:
    """None if the command with this key is legal, else the clause that forbids it."""
    if s.stack is None:
        return GAME_OVER
    if not s.stack.frame.listening(s) & seat_bit(seat):
        return NOT_YOUR_TURN
    frame = taking(s, key)
    if frame is None:
        return s.stack.frame.not_now(s, seat, key) or NOT_NOW
    choice = frame.menu.choice(key)
    allowed, rule = frame.options(s, seat)
    return None if allowed & choice else frame.why_not(s, seat, choice, rule)


def reasons(s: State, seat: Seat) -> dict[str, Rule]:
    """Why a seat may not play what it may not: by command; `*` is the usual reason, for those not named."""
    if s.stack is None:
        return {"*": GAME_OVER}
    if not s.stack.frame.listening(s) & seat_bit(seat):
        return {"*": NOT_YOUR_TURN}
    times: dict[Rule, int] = {}
    found: list[tuple[Menu, Set, Rule]] = []
    for frame in open_frames(s):
        for refused, why in refusals(s, seat, frame):
            times[why] = times.get(why, 0) + int(count(refused))
            found.append((frame.menu, refused, why))
    if not found:
        return {}
    usual = found[0][2]  # named once, so that the answer stays short
    for why, n in times.items():
        if n > times[usual]:
            usual = why
    answer = {"*": usual}
    for menu, refused, why in found:
        if why is not usual:
            for command in menu.listed(refused):
                answer[command.notation] = why
    return answer


def refusals(s: State, seat: Seat, frame: Frame[Any]) -> list[tuple[Set, Rule]]:
    """The choices of a frame that a seat may not make; neighbours with one reason together."""
    found: list[tuple[Set, Rule]] = []
    allowed, rule = frame.options(s, seat)
    last = one(frame.menu.size - 1)
    left = ~allowed & (last | (last - 1))
    together: i64 = 0
    reason = rule
    while left:
        choice = left & -left
        left ^= choice
        why = frame.why_not(s, seat, choice, rule)
        if why is not reason:
            if together:
                found.append((together, reason))
            together = 0
            reason = why
        together |= choice
    if together:
        found.append((together, reason))
    return found


def step(s: State, seat: Seat, key: i64, chance: Chance) -> None:
    """Play a command already ruled legal."""
    frame = taking(s, key)
    assert frame is not None
    frame.accept(s, seat, frame.menu.choice(key), chance)


# --- for search: sets of choices, no commands and no events ---
def drawn(frame: Frame[Any] | None, s: State, seat: Seat, chance: Chance) -> tuple[Frame[Any], One]:
    """One of a seat's choices in this frame and those beside it, each equally likely."""
    first: Frame[Any] | None = None
    allowed: i64 = 0
    several: list[tuple[Frame[Any], Set]] | None = None  # usually only one frame has a choice for the seat
    while frame is not None:
        found = frame.options(s, seat)[0]
        if found:
            if first is None:
                first, allowed = frame, found
                if frame.exclusive:
                    break
            elif several is None:
                several = [(first, allowed), (frame, found)]
            else:
                several.append((frame, found))
        frame = frame.beside
    if several is not None:
        return drawn_from_several(several, chance)
    if first is None:
        raise ValueError(f"Seat {seat} is to act and has no choice: {s!r}.")
    return first, chance.draw(allowed)


def drawn_from_several(found: list[tuple[Frame[Any], Set]], chance: Chance) -> tuple[Frame[Any], One]:
    """One of the choices of several frames, as if they stood in one long menu."""
    among: i64 = 0
    for _, allowed in found:
        among += count(allowed)
    k = chance.below(among)
    for frame, allowed in found:
        here = count(allowed)
        if k < here:
            m: i64 = allowed
            while k > 0:
                m &= m - 1
                k -= 1
            return frame, m & -m
        k -= here
    raise AssertionError("a number beyond the choices was drawn")


def rollout(s: State, chance: Chance) -> i64:
    """Play at random to the end, in any game; how many choices were made. Each choice that `turn` has is as likely."""
    n: i64 = 0
    stack = s.stack
    while stack is not None:
        top = stack.frame
        seat = s.turn
        allowed: i64 = 0
        if top.exclusive:
            allowed = top.options(s, seat)[0]
        if allowed:
            top.accept(s, seat, chance.draw(allowed), chance)
        else:
            taker, choice = drawn(top.beside if top.exclusive else top, s, seat, chance)
            taker.accept(s, seat, choice, chance)
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
            frame = stack.frame
            options, accept, rest = frame.options, frame.accept, frame.beside
            if not frame.exclusive:
                seat = s.turn
                taker, m = drawn(frame, s, seat, chance)
                taker.accept(s, seat, m, chance)
                n += 1
                stack = s.stack
                continue
            while s.stack is stack:
                seat = s.turn
                m, _ = options(s, seat)
                if not m:
                    taker, m = drawn(rest, s, seat, chance)
                    taker.accept(s, seat, m, chance)
                    n += 1
                    continue
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
