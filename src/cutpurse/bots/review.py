"""Review: what a finished game was decided by. Every choice is judged by what its seat could know when it chose.

Only the curve looks at the true table: it says how the chances stood, which nobody at the table could see.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from typing import Any, Final, NamedTuple

from cutpurse.bots.hints import reason
from cutpurse.bots.levels import policy_of
from cutpurse.bots.search.compare import LUCK, Effort, Search, Worlds, standard_error
from cutpurse.bots.search.policy import CERTAIN, Feature, Policy, keys_of
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.codec import canonical, pack, pack_state
from cutpurse.kernel.core import CLOCK, Event, State, View
from cutpurse.kernel.match import MOST_SEEN, Match, round_event
from cutpurse.kernel.play import step

VERSION: Final = 1  # of what a review says; one that was kept by another version is made anew
MOMENTS: Final = 3  # that are told, of each seat
CANDIDATES: Final = 5  # of each seat, that are looked at once more
DOUBT: Final = 2.0  # standard errors by which another move must have been better, to count as a cost,
LEAST: Final = 0.002  # and the chance to win that it must have cost: where all is lost, nothing matters
MOST_POINTS: Final = 240  # of the curve
CARELESS: Final = 20  # of a hundred moves in its playouts, those at random: nobody plays so that one can foresee it all
FEWEST: Final = 8  # worlds in which two moves are compared, however little time there is
PATIENCE: Final = 3.0  # how many times longer it may take where others use the processor, too
A_MOMENT: Final = 0.1  # seconds in which to find out how long a playout takes
SHARES: Final = (0.15, 0.65, 0.8, 1.0)  # of the time, by which each part is done: curve, all choices, doubts, the worst


class Depth(NamedTuple):
    """How hard to look: so many playouts for each thing, within so many seconds (0: as long as it takes).

    The seconds are those of a processor that has nothing else to do. Without such a limit, all that a review says
    follows from the game and the seed.
    """

    seconds: float = 40.0
    curve: int = 200  # playouts for a point of the curve,
    quick: int = 400  # for a choice at first,
    doubtful: int = 200  # worlds in which another move is tried beside the one that was played,
    deep: int = 4_000  # and playouts for what seems to have cost most
    seed: int = 0


class Decision(NamedTuple):
    """A choice of a seat, and all that it could go by; `step` is its place in the replay."""

    step: int
    round: int
    seat: int
    view: View
    seen: list[Event[Any]]
    chosen: int


class Moment(NamedTuple):
    """A choice that has cost something, with the better move; chances are those that its seat could reckon with."""

    step: int
    round: int
    seat: int
    chosen: str
    better: str
    chance: float  # to win after the move that was played,
    better_chance: float  # and after the better one
    spread: float  # the standard error of the difference
    gifts: list[float]  # by seat, what the choice took from it (below zero) or gave it
    reason: Feature | None

    @property
    def cost(self) -> float:
        """What the choice has cost its seat, in chance to win."""
        return self.better_chance - self.chance


class SeatReview(NamedTuple):
    """What became of a seat's chance to win, and why: `result` is `fair + skill + others + luck`."""

    result: float  # 1 for a winner, 0 for a loser, a part for those who share a victory
    fair: float  # the chance of everybody before the deal
    skill: float  # what its own choices have cost, never above zero
    others: float  # what the choices of others that cost them something brought it
    luck: float  # the rest: cards, draws, and what nobody could know
    decisions: int  # that it made,
    mistakes: int  # and how many of these have cost something, beyond doubt


class Point(NamedTuple):
    """Everybody's chance to win after a step."""

    step: int
    chances: list[float]


class Review(NamedTuple):
    """A reviewed game: `moments` has up to three of each seat, those that cost most first."""

    game: str
    seats: list[SeatReview]
    curve: list[Point]
    moments: list[Moment]
    decisions: int
    examined: int  # of these, as far as there was time

    def plain(self) -> dict[str, Any]:
        """As JSON."""
        return {
            "version": VERSION,
            "game": self.game,
            "decisions": self.decisions,
            "examined": self.examined,
            "seats": [{**seat._asdict(), **rounded(seat)} for seat in self.seats],
            "curve": [{"step": point.step, "chances": [round(c, 4) for c in point.chances]} for point in self.curve],
            "moments": [plain_moment(moment) for moment in self.moments],
        }


def rounded(seat: SeatReview) -> dict[str, float]:
    """The numbers of a seat, no finer than they are known; they still add up."""
    parts = {name: round(getattr(seat, name), 4) for name in ("result", "fair", "skill", "others")}
    luck = parts["result"] - parts["fair"] - parts["skill"] - parts["others"]
    return {**parts, "luck": round(luck, 4)}


def plain_moment(moment: Moment) -> dict[str, Any]:
    """A moment as JSON."""
    why = moment.reason
    return {
        "step": moment.step,
        "round": moment.round,
        "seat": moment.seat,
        "chosen": moment.chosen,
        "better": moment.better,
        "chance": round(moment.chance, 4),
        "better_chance": round(moment.better_chance, 4),
        "cost": round(moment.cost, 4),
        "spread": round(moment.spread, 4),
        "reason": None if why is None else {"name": why.name, "facts": dict(why.facts)},
    }


class Cancelled(Exception):
    """Somebody has called a review off."""


class NotOver(ValueError):
    """A game that goes on cannot be reviewed: the curve would tell who holds what."""


Progress = Callable[[float], None]


class Watch:
    """The time of a review: how much of it each part has, how far it has come, and whether anybody still wants it."""

    def __init__(self, seconds: float, progress: Progress | None, cancelled: Callable[[], bool] | None) -> None:
        self.began = time.perf_counter()
        self.worked = time.thread_time()  # at the beginning
        self.seconds = seconds
        self.progress = progress
        self.cancelled = cancelled
        self.part = 0
        self.pace = 0.0  # seconds a playout takes; 0 as long as nobody knows

    def look(self, share: float) -> None:
        """Say how far the part is that is being done, 0 to 1; raises Cancelled."""
        if self.cancelled is not None and self.cancelled():
            raise Cancelled
        if self.progress is not None:
            begins = SHARES[self.part - 1] if self.part else 0.0
            self.progress(begins + share * (SHARES[self.part] - begins))

    def left(self, things: int = 1) -> float:
        """The seconds that each of so many more things of this part may take; without a limit, endless."""
        if not self.seconds:
            return math.inf
        worked = time.thread_time() - self.worked
        waited = (time.perf_counter() - self.began) / PATIENCE
        return (self.seconds * SHARES[self.part] - max(worked, waited)) / max(1, things)

    def time_playout(self, policy: Policy, s: State) -> None:
        """Find out how long a playout takes, where there is a limit."""
        if self.seconds:
            policy.playout(s.clone(), policy.loose, Chance(1))  # the first one may make what all others only use
            began = time.thread_time()
            done = 0
            while not done or (done < FEWEST and time.thread_time() - began < A_MOMENT):
                policy.playout(s.clone(), policy.loose, Chance(done))
                done += 1
            self.pace = max(time.thread_time() - began, 1e-6) / done

    def has_time(self, playouts: int) -> bool:
        """Whether so many playouts still fit into this part."""
        return playouts * self.pace < self.left()

    def playouts(self, most: int, seconds: float) -> int:
        """How many playouts fit into some seconds, and no more than so many."""
        return most if math.isinf(seconds) or not self.pace else max(1, min(most, int(seconds / self.pace)))


def review(
    match: Match,
    depth: Depth = Depth(),  # noqa: B008  (it cannot be changed)
    progress: Progress | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> Review:
    """Review a finished match; raises Cancelled when `cancelled` says so. `progress` hears how much is done, 0 to 1."""
    outcome = match.outcome
    if outcome is None:
        raise NotOver("The game is not over yet.")
    policy = policy_of(match.game)
    watch = Watch(depth.seconds, progress, cancelled)
    points = curve(match, policy, depth, watch)
    decisions = list(decisions_of(match, policy))
    costs, examined = costly(decisions, policy, depth, watch)
    watch.look(1.0)
    fair = 1 / match.seats
    seats: list[SeatReview] = []
    for seat in range(match.seats):
        own = [moment for moment in costs if moment.seat == seat]
        result = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
        skill = -sum(moment.cost for moment in own)
        others = sum(moment.gifts[seat] for moment in costs if moment.seat != seat)
        luck = result - fair - skill - others
        made = sum(decision.seat == seat for decision in decisions)
        seats.append(SeatReview(result, fair, skill, others, luck, made, len(own)))
    costs.sort(key=lambda moment: -moment.cost)
    told: list[Moment] = []
    for moment in costs:
        if sum(other.seat == moment.seat for other in told) < MOMENTS:
            told.append(moment)
    return Review(match.game.name, seats, points, told, len(decisions), examined)


# --- the curve ---
def curve(match: Match, policy: Policy, depth: Depth, watch: Watch) -> list[Point]:
    """Everybody's chance to win after some steps: how the policy's games from the true table end, and then the end.

    Where these take too long, what the policy expects of the table as it is.
    """
    last = len(match.kept) - 1
    found: list[Point] = []
    stride = ready = 0  # how far points are apart, and the next step that may become one
    for at, s in states(match):
        if at == last:
            found.append(Point(at, chances(policy, s)))
        elif at >= ready and policy.searchable(s):
            watch.look(at / last)
            chance = chance_of(depth.seed, "curve", at)
            if not found:
                watch.time_playout(policy, s)
                points = min(MOST_POINTS, max(FEWEST, watch.playouts(MOST_POINTS * FEWEST, watch.left()) // FEWEST))
                stride = math.ceil(last / (MOST_POINTS if policy.spread else points))
            seconds = watch.left(1 + (last - at) // stride)
            playouts = watch.playouts(depth.curve, seconds)
            if policy.spread and playouts < min(FEWEST, depth.curve):
                found.append(Point(at, chances(policy, s)))
            elif seconds > 0:
                found.append(Point(at, played_out(policy, s, playouts, chance)))
            ready = at + stride
    return found


def states(match: Match) -> Iterator[tuple[int, State]]:
    """The table after each step, the deal first; it changes under whoever keeps it."""
    s = match.state_after(0)
    for at, entry in enumerate(match.kept):
        for event in entry.events:
            event.apply(s)
        yield at, s


def chances(policy: Policy, s: State) -> list[float]:
    """Everybody's chance to win, as a payoff says it."""
    return [int(share) / CERTAIN for share in policy.payoffs(s)]


def played_out(policy: Policy, s: State, playouts: int, chance: Chance) -> list[float]:
    """Everybody's chance to win from the true table, if all play on as the policy does."""
    total = [0.0] * int(s.seats)
    for _ in range(playouts):
        world = s.clone()
        policy.playout(world, max(policy.loose, CARELESS), chance)
        for seat, share in enumerate(chances(policy, world)):
            total[seat] += share
    return [share / playouts for share in total]


# --- the choices ---
def decisions_of(match: Match, policy: Policy) -> Iterator[Decision]:
    """All choices between several moves, beside those in real time; each with nothing but what its seat knew."""
    game = match.game
    s = match.state_after(0)
    seen: list[list[Event[Any]]] = [[] for _ in range(match.seats)]
    for at, entry in enumerate(match.kept):
        command = game.commands.get(entry.command)  # older rules may have had others
        if entry.seat != CLOCK and command is not None:
            view = game.redact(s, entry.seat)
            if policy.searchable(view):
                keys = keys_of(view, entry.seat)
                if len(keys) > 1 and command.key in keys:
                    before = seen[entry.seat][-MOST_SEEN:] if policy.infers else []
                    yield Decision(at, game.round(s), entry.seat, view, before, command.key)
        began = round_event(game, s, entry.events)
        for seat in range(match.seats):
            if began >= 0:
                seen[seat].clear()
            noticed = [event.seen_by(seat) for event in entry.events[max(began, 0) :]]
            seen[seat] += [event for event in noticed if event is not None]


def costly(decisions: list[Decision], policy: Policy, depth: Depth, watch: Watch) -> tuple[list[Moment], int]:
    """The choices that have cost something beyond doubt; how many were looked at.

    First all are looked at briefly, then those where another move seemed better, then the worst of each seat closely.
    """
    watch.part = 1
    suspects: list[tuple[Decision, int]] = []
    examined = 0
    for done, decision in enumerate(spread_out(decisions)):
        watch.look(done / len(decisions))
        seconds = watch.left(len(decisions) - done)
        if not watch.has_time(FEWEST * len(keys_of(decision.view, decision.seat))):
            continue
        better = best_of(decision, policy, watch.playouts(depth.quick, seconds), depth.seed)
        examined += 1
        if better != decision.chosen:
            suspects.append((decision, better))
    watch.part = 2
    found: dict[int, tuple[Decision, Moment]] = {}
    for done, (decision, better) in enumerate(suspects):
        watch.look(done / len(suspects))
        seconds = watch.left(len(suspects) - done)
        if not watch.has_time(2 * FEWEST):
            break
        worlds = max(FEWEST, watch.playouts(2 * depth.doubtful, seconds) // 2)
        moment = compared(decision, policy, better, worlds, depth.seed, "doubt")
        if is_cost(moment):
            found[decision.step] = decision, moment
    watch.part = 3
    worst = [pair for seat in {d.seat for d, _ in found.values()} for pair in worst_of(seat, list(found.values()))]
    for done, (decision, _) in enumerate(sorted(worst, key=lambda pair: -pair[1].cost)):
        watch.look(done / len(worst))
        seconds = watch.left(len(worst) - done)
        if not watch.has_time(FEWEST * len(keys_of(decision.view, decision.seat)) + 2 * FEWEST):
            break
        better = best_of(decision, policy, watch.playouts(depth.deep, seconds / 2), depth.seed + 1)
        worlds = max(FEWEST, watch.playouts(depth.deep, seconds / 2) // 2)
        del found[decision.step]
        if better != decision.chosen:
            moment = compared(decision, policy, better, worlds, depth.seed, "deep")
            if is_cost(moment):
                found[decision.step] = decision, moment
    return [moment for _, moment in found.values()], examined


def spread_out(decisions: Sequence[Decision]) -> list[Decision]:
    """The same, but a first part of them comes from all of the game, should there be time for no more."""
    return sorted(decisions, key=lambda decision: sha256(str(decision.step).encode()).digest())


def worst_of(seat: int, found: list[tuple[Decision, Moment]]) -> list[tuple[Decision, Moment]]:
    """What has cost a seat most, as far as we know yet."""
    own = [pair for pair in found if pair[1].seat == seat]
    return sorted(own, key=lambda pair: -pair[1].cost)[:CANDIDATES]


def is_cost(moment: Moment) -> bool:
    """Whether the other move was better beyond doubt, and enough to speak of."""
    return moment.cost > DOUBT * moment.spread and moment.cost >= LEAST


def best_of(decision: Decision, policy: Policy, playouts: int, seed: int) -> int:
    """The best move that search finds from what the seat knew."""
    moves = len(keys_of(decision.view, decision.seat))
    effort = Effort(max(playouts, 2 * moves), 0.0, policy.doubt, policy.loose)
    search = Search(policy, chance_of(seed, "best", known_in(decision)))
    return search.compare(decision.view, decision.seat, decision.seen, effort).best(policy.doubt).key


def compared(decision: Decision, policy: Policy, better: int, many: int, seed: int, purpose: str) -> Moment:
    """What another move would have brought, tried in so many worlds beside the one that was played.

    The worlds are others than those in which it was found, which would flatter it.
    """
    view, seat = decision.view, decision.seat
    chance = chance_of(seed, purpose, known_in(decision))
    worlds = Worlds(policy, policy.game.sampler(view, seat), chance)
    if policy.infers and decision.seen:
        worlds.weigh(seat, decision.seen, many)
    totals = [[0.0] * int(view.seats), [0.0] * int(view.seats)]  # of the move that was played, and of the other
    gain = squares = 0.0
    for _ in range(many):
        world = worlds.next()
        mark, luck = policy.mark(world), chance.below(LUCK)  # the same for both moves
        won = [0.0, 0.0]
        for i, key in enumerate((decision.chosen, better)):
            s, nature = world.clone(), Chance(luck)
            step(s, seat, key, nature)
            policy.playout(s, policy.loose, nature, mark)
            shares = chances(policy, s)
            for p, share in enumerate(shares):
                totals[i][p] += share / many
            won[i] = shares[seat]
        gain += won[1] - won[0]
        squares += (won[1] - won[0]) ** 2
    names = {command.key: command.notation for command in policy.game.commands.values()}
    return Moment(
        step=decision.step,
        round=decision.round,
        seat=seat,
        chosen=names[decision.chosen],
        better=names[better],
        chance=totals[0][seat],
        better_chance=totals[1][seat],
        spread=standard_error(gain, squares, many),
        gifts=[played - other for played, other in zip(*totals, strict=True)],
        reason=reason(policy, view, seat, better),
    )


# --- luck ---
def known_in(decision: Decision) -> str:
    """All that a seat knew when it chose, as text: the same for two games that it could not tell apart."""
    return canonical([decision.seat, pack_state(decision.view), [pack(event) for event in decision.seen]])


def chance_of(seed: int, purpose: str, about: object) -> Chance:
    """Luck that follows from a seed, and from nothing else than what it is for."""
    return Chance(int.from_bytes(sha256(f"{seed} {purpose} {about}".encode()).digest()[:7], "big"))
