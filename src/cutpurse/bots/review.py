"""Review: what a finished game was decided by. Every choice is judged by what its seat could know when it chose.

Only the curve looks at the true table: it says how the chances stood, which nobody at the table could see.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from typing import Any, Final, NamedTuple

from cutpurse.bots.hints import ROUNDING, reason
from cutpurse.bots.hints import compared as found_out
from cutpurse.bots.levels import policy_of
from cutpurse.bots.search.compare import LUCK, Search, Worlds, standard_error
from cutpurse.bots.search.compare import Effort as SearchEffort
from cutpurse.bots.search.policy import CERTAIN, Feature, Policy, keys_of
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.codec import canonical, pack, pack_state
from cutpurse.kernel.core import CLOCK, Event, State, View
from cutpurse.kernel.manifest import find_manifest
from cutpurse.kernel.match import MOST_SEEN, Match, round_event
from cutpurse.kernel.play import step
from cutpurse.kernel.sets import COMPILED

VERSION: Final = 3  # of what a review says; one that was kept by another version is made anew
MOMENTS: Final = 3  # that are told, of each seat
CANDIDATES: Final = 5  # of each seat, that are looked at once more
DOUBT: Final = 2.0  # standard errors by which another move must have been better, to count as a cost,
LEAST: Final = 0.002  # and the chance to win that it must have cost: where all is lost, nothing matters
MOST_POINTS: Final = 240  # of the curve
CARELESS: Final = 20  # of a hundred moves in its playouts, those at random: nobody plays so that one can foresee it all
FEWEST: Final = 8  # worlds in which two moves are compared, however little effort there is
SECONDS: Final = 40.0  # of a processor, after which no review goes on,
PATIENCE: Final = 1.25  # and how many times longer it may take where others use the processor, too
SLOWER: Final = 32  # how many times longer playouts take where nothing is compiled, so that a review has fewer
SHARES: Final = (0.15, 0.65, 0.8, 1.0)  # of the effort, with which each part is done: curve, choices, doubts, the worst


class Depth(NamedTuple):
    """How hard to look: so many moves in all playouts, so many playouts for each thing, and a ceiling in seconds.

    All that a review says follows from the game and the seed, unless it would take longer than the seconds of a
    processor that has nothing else to do (0: however long it takes).
    """

    seconds: float = SECONDS
    moves: int = 0  # 0: as many as a review of the game has as a rule
    curve: int = 200  # playouts for a point of the curve,
    quick: int = 400  # for a choice at first,
    doubtful: int = 200  # worlds in which another move is tried beside the one that was played,
    deep: int = 4_000  # and playouts for what seems to have cost most
    seed: int = 0


class Effort(NamedTuple):
    """With how much effort a review was made: the moves and seconds it had, and whether the seconds were enough."""

    moves: int
    seconds: float
    complete: bool

    def suffices(self, depth: Depth, game: str) -> bool:
        """Whether it would bring nothing to review the game again."""
        enough = self.moves >= (depth.moves or usual_moves(game))
        return enough and (self.complete or 0 < depth.seconds <= self.seconds)


def usual_moves(game: str) -> int:
    """How many moves the playouts of a review have, as the game's manifest says; fewer where nothing is compiled."""
    moves = find_manifest(game).review_moves
    return moves if COMPILED else moves // SLOWER


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
    effort: Effort

    def plain(self) -> dict[str, Any]:
        """As JSON."""
        return {
            "version": VERSION,
            "game": self.game,
            "decisions": self.decisions,
            "examined": self.examined,
            "effort": self.effort._asdict(),
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
    """The effort of a review: how much of it each part has, how far it has come, and whether anybody still wants it."""

    def __init__(self, depth: Depth, progress: Progress | None, cancelled: Callable[[], bool] | None) -> None:
        self.began = time.perf_counter()
        self.worked = time.thread_time()  # at the beginning
        self.seconds = depth.seconds
        self.progress = progress
        self.cancelled = cancelled
        self.part = 0
        self.playouts = math.inf  # that it has in all: known when it is known how long they are
        self.done = 0.0  # of these
        self.complete = True  # as long as nothing was left out for want of time

    def look(self, share: float) -> None:
        """Say how far the part is that is being done, 0 to 1; raises Cancelled."""
        if self.cancelled is not None and self.cancelled():
            raise Cancelled
        if self.progress is not None:
            begins = SHARES[self.part - 1] if self.part else 0.0
            self.progress(begins + share * (SHARES[self.part] - begins))

    def share(self, most: int, things: int) -> int:
        """How many playouts each of so many more things of this part may have, and no more than `most`."""
        return int(max(0.0, min(most, (self.playouts * SHARES[self.part] - self.done) / max(1, things))))

    def left(self) -> float:
        """The seconds that this part may still take; without a ceiling, endless."""
        if not self.seconds:
            return math.inf
        worked = time.thread_time() - self.worked
        waited = (time.perf_counter() - self.began) / PATIENCE
        return self.seconds * SHARES[self.part] - max(worked, waited)

    def spent(self) -> bool:
        """Whether this part has had all the playouts that it may have."""
        return self.done >= self.playouts * SHARES[self.part]

    def late(self) -> bool:
        """Whether there is no time for more in this part; then the review is not complete."""
        if self.left() > 0:
            return False
        self.complete = False
        return True


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
    watch = Watch(depth, progress, cancelled)
    moves = depth.moves or usual_moves(match.game.name)
    watch.playouts = moves / playout_length(match, policy)
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
    effort = Effort(moves, depth.seconds, watch.complete)
    return Review(match.game.name, seats, points, told, len(decisions), examined, effort)


# --- the curve ---
def playout_length(match: Match, policy: Policy) -> float:
    """How many moves the policy's playouts take in this game, more or less; the same every time."""
    last = len(match.kept) - 1
    lengths: list[int] = []
    for at, s in states(match):
        if at * FEWEST >= last * len(lengths) and at < last and policy.searchable(s):
            lengths.append(int(policy.playout(s.clone(), policy.loose, Chance(at))))
    return max(1.0, sum(lengths) / max(1, len(lengths)))


def curve(match: Match, policy: Policy, depth: Depth, watch: Watch) -> list[Point]:
    """Everybody's chance to win after some steps: how the policy's games from the true table end, and then the end.

    Where these take too long, what the policy expects of the table as it is.
    """
    last = len(match.kept) - 1
    found: list[Point] = []
    points = MOST_POINTS if policy.spread else max(FEWEST, watch.share(MOST_POINTS * FEWEST, 1) // FEWEST)
    stride = max(1, math.ceil(last / points))  # how far points are apart,
    ready = 0  # and the next step that may become one
    for at, s in states(match):
        if at == last:
            found.append(Point(at, chances(policy, s)))
        elif at >= ready and policy.searchable(s):
            watch.look(at / last)
            playouts = watch.share(depth.curve, 1 + (last - at) // stride)
            late = watch.late()
            if policy.spread and (late or playouts < min(FEWEST, depth.curve)):
                found.append(Point(at, chances(policy, s)))
            elif not late or not found:
                playouts = max(1, playouts)
                watch.done += playouts
                found.append(Point(at, played_out(policy, s, playouts, chance_of(depth.seed, "curve", at))))
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
        if watch.spent() or watch.late():
            continue
        better = best_of(decision, policy, watch.share(depth.quick, len(decisions) - done), depth.seed, watch)
        examined += 1
        if better != decision.chosen:
            suspects.append((decision, better))
    watch.part = 2
    found: dict[int, tuple[Decision, Moment]] = {}
    for done, (decision, better) in enumerate(suspects):
        watch.look(done / len(suspects))
        if watch.spent() or watch.late():
            break
        worlds = watch.share(2 * depth.doubtful, len(suspects) - done) // 2
        moment = compared(decision, policy, better, worlds, depth.seed, "doubt", watch)
        if is_cost(moment):
            found[decision.step] = decision, moment
    watch.part = 3
    worst = [pair for seat in {d.seat for d, _ in found.values()} for pair in worst_of(seat, list(found.values()))]
    for done, (decision, _) in enumerate(sorted(worst, key=lambda pair: -pair[1].cost)):
        watch.look(done / len(worst))
        if watch.spent() or watch.late():
            break
        playouts = watch.share(2 * depth.deep, len(worst) - done) // 2
        better = best_of(decision, policy, playouts, depth.seed + 1, watch)
        del found[decision.step]
        if better != decision.chosen:
            moment = compared(decision, policy, better, playouts // 2, depth.seed, "deep", watch)
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


def best_of(decision: Decision, policy: Policy, playouts: int, seed: int, watch: Watch) -> int:
    """The best move that search finds from what the seat knew."""
    moves = len(keys_of(decision.view, decision.seat))
    seconds = watch.left() * moves.bit_length()  # so that no stage of the search ends before there is no time left
    effort = SearchEffort(max(playouts, 2 * moves), 0.0 if math.isinf(seconds) else seconds, policy.doubt, policy.loose)
    search = Search(policy, chance_of(seed, "best", known_in(decision)))
    findings = search.compare(decision.view, decision.seat, decision.seen, effort)
    watch.late()
    watch.done += findings.playouts
    return findings.best(policy.doubt).key


def compared(
    decision: Decision, policy: Policy, better: int, many: int, seed: int, purpose: str, watch: Watch
) -> Moment:
    """What another move would have brought, tried in so many worlds beside the one that was played.

    The worlds are others than those in which it was found, which would flatter it.
    """
    view, seat = decision.view, decision.seat
    chance = chance_of(seed, purpose, known_in(decision))
    worlds = Worlds(policy, policy.game.sampler(view, seat), chance)
    many = max(FEWEST, many)
    if policy.infers and decision.seen:
        worlds.weigh(seat, decision.seen, many)
    totals = [[0.0] * int(view.seats), [0.0] * int(view.seats)]  # of the move that was played, and of the other
    gain = squares = 0.0
    tried = 0
    while tried < many and not (tried >= FEWEST and watch.late()):
        tried += 1
        world = worlds.next()
        mark, luck = policy.mark(world), chance.below(LUCK)  # the same for both moves
        won = [0.0, 0.0]
        for i, key in enumerate((decision.chosen, better)):
            s, nature = world.clone(), Chance(luck)
            step(s, seat, key, nature)
            policy.playout(s, policy.loose, nature, mark)
            shares = chances(policy, s)
            for p, share in enumerate(shares):
                totals[i][p] += share
            won[i] = shares[seat]
        gain += won[1] - won[0]
        squares += (won[1] - won[0]) ** 2
    watch.done += 2 * tried
    played, other = ([total / tried for total in each] for each in totals)
    names = {command.key: command.notation for command in policy.game.commands.values()}
    return Moment(
        step=decision.step,
        round=decision.round,
        seat=seat,
        chosen=names[decision.chosen],
        better=names[better],
        chance=played[seat],
        better_chance=other[seat],
        spread=standard_error(gain, squares, tried),
        gifts=[mine - instead for mine, instead in zip(played, other, strict=True)],
        reason=why(decision, policy, better, gain / tried, standard_error(gain, squares, tried), tried),
    )


def why(decision: Decision, policy: Policy, better: int, gain: float, spread: float, tried: int) -> Feature | None:
    """Why the other move was better: what the policy thinks of it, or if that is less than of its own, the trial."""
    view, seat = decision.view, decision.seat
    usual = int(policy.pick(view, seat, Chance(0)))
    scores = policy.scores(view, seat, [better, usual])
    told = reason(policy, view, seat, better) if scores[0] >= scores[1] - ROUNDING else None
    if told is not None or gain <= DOUBT * spread:
        return told
    names = {command.key: command for command in policy.game.commands.values()}
    return found_out("better", gain, tried, names[decision.chosen])


# --- luck ---
def known_in(decision: Decision) -> str:
    """All that a seat knew when it chose, as text: the same for two games that it could not tell apart."""
    return canonical([decision.seat, pack_state(decision.view), [pack(event) for event in decision.seen]])


def chance_of(seed: int, purpose: str, about: object) -> Chance:
    """Luck that follows from a seed, and from nothing else than what it is for."""
    return Chance(int.from_bytes(sha256(f"{seed} {purpose} {about}".encode()).digest()[:7], "big"))
