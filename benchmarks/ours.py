"""Our contenders: one deal of Gaunerbande for four, and whole games of the other games for four.

They run on the package that lies on the path, compiled or interpreted.
"""

import sys
from random import Random, random

import cutpurse
from benchmarks.worker import Job, clones, clones_kept, serve
from cutpurse.bots import bot
from cutpurse.games.gaunerbande.pieces import BLACK, BLUE, GREEN, RED
from cutpurse.games.gaunerbande.state import HAND, LACKS, Gaunerbande
from cutpurse.kernel import play
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.core import State
from cutpurse.kernel.game import Game, find
from cutpurse.kernel.sets import COMPILED
from cutpurse.lab import Table

GAME = find("gaunerbande")
LANGFINGER = find("langfinger")
SWINDLER = find("swindler")
MIDNIGHT_EXCHANGE = find("midnight-exchange")
ONE_DEAL = {"limit": 1}  # any points end the game; only after `gang self`, which takes points off, it goes on
DECISIONS = 12 + 52  # three cards given by each, then thirteen tricks
MIDDLE = 12 + 28  # seven tricks are over


def dealt(chance: Chance) -> State:
    """A new game: everybody is to pass."""
    state = GAME.blank(4, ONE_DEAL)
    GAME.setup(state, chance)
    return state


def middle() -> Gaunerbande:
    """A position at the start of the eighth trick in which at least two others have shown a void."""
    for seed in range(1000):
        chance = Chance(seed)
        state = dealt(chance)
        for _ in range(MIDDLE):
            choose(state, chance)
        assert isinstance(state, Gaunerbande)
        if len({player for player, _ in voids(state)} - {state.turn}) > 1:
            return state
    raise AssertionError("no game shows two voids")


def choose(state: State, chance: Chance) -> None:
    """One random choice, by sets of choices."""
    assert state.stack is not None
    top = state.stack.frame
    seat = state.turn
    allowed, _ = top.options(state, seat)
    top.accept(state, seat, chance.draw(allowed), chance)


def voids(state: Gaunerbande) -> list[tuple[int, int]]:
    """Who has shown to lack which colour."""
    lacks = [state.cells[LACKS + p] for p in range(4)]
    return [(p, colour) for p in range(4) for colour in (GREEN, BLUE, RED, BLACK) if lacks[p] & colour == colour]


def contradicted(state: Gaunerbande, worlds: int) -> float:
    """Which share of the sampled worlds deals somebody a colour that they have shown to lack."""
    sampler = GAME.sampler(GAME.redact(state, state.turn), state.turn)
    chance = Chance(5)
    wrong = 0
    for _ in range(worlds):
        world = sampler.world(chance)
        assert isinstance(world, Gaunerbande)
        wrong += any(world.cells[HAND + player] & colour for player, colour in voids(state))
    return wrong / worlds


def rollouts(start: State) -> Job:
    """Random play from a position to its end, in the kernel's own loop."""
    chance = Chance(1)
    return lambda times: int(play.rollouts(start, times, chance))


def rollouts_by_masks(start: State) -> Job:
    """The same driven from Python, move by move, by sets of choices."""
    chance = Chance(1)

    def job(times: int) -> int:
        moves = 0
        draw = chance.draw
        for _ in range(times):
            state = start.clone()
            while stack := state.stack:
                top, seat = stack.frame, state.turn
                allowed, _ = top.options(state, seat)
                top.accept(state, seat, draw(allowed), chance)
                moves += 1
        return moves

    return job


def rollouts_by_match(times: int) -> int:
    """The same through the public API, by lists of commands; every move checked, logged and undoable."""
    moves = 0
    start = cutpurse.Match("gaunerbande", seats=4, seed=11, options=ONE_DEAL)
    for _ in range(times):
        match = start.clone()
        while actors := match.actors():
            commands = match.options(actors[0])
            match.play(actors[0], commands[int(random() * len(commands))])
            moves += 1
    return moves


def worlds(state: State) -> Job:
    """Worlds that the player to move cannot tell from the true one; the sampler is made once."""
    world = GAME.sampler(GAME.redact(state, state.turn), state.turn).world
    chance = Chance(1)

    def job(times: int) -> int:
        for _ in range(times):
            world(chance)
        return 0

    return job


def worlds_anew(state: State) -> Job:
    """The same, looking at the state and making the sampler for each world."""
    chance = Chance(1)
    viewer = state.turn

    def job(times: int) -> int:
        for _ in range(times):
            GAME.sampler(GAME.redact(state, viewer), viewer).world(chance)
        return 0

    return job


def playouts(seeds: Random) -> Job:
    """New games, each from a seed of its own, dealt and played to the end."""

    def job(times: int) -> int:
        moves = 0
        for _ in range(times):
            chance = Chance(seeds.getrandbits(50))
            moves += play.rollout(dealt(chance), chance)
        return moves

    return job


def opened(game: Game, chance: Chance) -> State:
    """A new game for four, with the usual options, set up."""
    state = game.blank(4, game.complete_settings({}))
    game.setup(state, chance)
    return state


def whole_games(game: Game, seeds: Random) -> Job:
    """New games, each from a seed of its own, played to the end by the same general loop."""

    def job(times: int) -> int:
        moves = 0
        for _ in range(times):
            chance = Chance(seeds.getrandbits(50))
            moves += play.rollout(opened(game, chance), chance)
        return moves

    return job


def games_on_a_clock(game: Game, seeds: Random) -> Job:
    """New games of random bots, who see their views alone, on a virtual clock."""

    def job(times: int) -> int:
        moves = 0
        for _ in range(times):
            players = [bot("random", game.name, seeds.getrandbits(50)) for _ in range(4)]
            table = Table(game, players, seeds.getrandbits(50))
            table.play()
            moves += table.decisions
        return moves

    return job


def check_langfinger() -> float:
    """Games of Langfinger come to an end, nearly all because somebody is rich; which share was broken off."""
    broken_off = 0
    for seed in range(50):
        chance = Chance(seed)
        state = opened(LANGFINGER, chance)
        play.rollout(state, chance)
        outcome = LANGFINGER.outcome(state)
        assert outcome is not None, "the loop stopped before the end"
        assert (max(outcome.scores) >= 20) == (outcome.rule == "LF-5.1"), f"{outcome}"
        broken_off += outcome.rule != "LF-5.1"
    assert broken_off < 25, f"{broken_off} of 50 games ended without a winner's 20"
    return broken_off / 50


def check_swindler() -> None:
    """Games of Swindler come to an end because somebody has fulfilled six orders (SW-8.1)."""
    for seed in range(2):
        chance = Chance(seed)
        state = opened(SWINDLER, chance)
        play.rollout(state, chance)
        outcome = SWINDLER.outcome(state)
        assert outcome is not None, "the loop stopped before the end"
        assert outcome.rule == "SW-8.1", f"{outcome}"


def check_midnight_exchange() -> None:
    """Games of Midnight Exchange come to an end because a supply does (ME-6.1)."""
    for seed in range(2):
        chance = Chance(seed)
        state = opened(MIDNIGHT_EXCHANGE, chance)
        play.rollout(state, chance)
        outcome = MIDNIGHT_EXCHANGE.outcome(state)
        assert outcome is not None, "the loop stopped before the end"
        assert outcome.rule in ("ME-6.1", "ME-6.6"), f"{outcome}"


def check(start: State) -> None:
    """The game is the one we think: 64 decisions and 26 points, unless somebody united the gang."""
    chance = Chance(3)
    for _ in range(50):
        state = start.clone()
        decisions = play.rollout(state, chance)
        outcome = GAME.outcome(state)
        assert outcome is not None, "the loop stopped before the end"
        gang = decisions > DECISIONS and sum(outcome.scores) % 26 == 0
        assert gang or (decisions == DECISIONS and sum(outcome.scores) == 26), f"{decisions}, {outcome}"


def main() -> None:
    """Check that this is the build that was asked for, and serve its jobs."""
    if (sys.argv[1] == "compiled") != COMPILED:
        raise SystemExit(f"{play.__file__} is not {sys.argv[1]}")
    start, half = dealt(Chance(11)), middle()
    check(start)
    check_swindler()
    check_midnight_exchange()
    jobs = {
        "rollouts": rollouts(start),
        "clones": clones(half),
        "clones/kept": clones_kept(half),
        "worlds": worlds(half),
        "worlds/anew": worlds_anew(half),
        "playouts": playouts(Random(1)),
        "api/masks": rollouts_by_masks(start),
        "api/match": rollouts_by_match,
        "langfinger": whole_games(LANGFINGER, Random(1)),
        "swindler": whole_games(SWINDLER, Random(1)),
        "midnight-exchange": whole_games(MIDNIGHT_EXCHANGE, Random(1)),
        "midnight-exchange/clock": games_on_a_clock(MIDNIGHT_EXCHANGE, Random(1)),
    }
    about = {
        "cutpurse": cutpurse.__version__,
        "compiled": COMPILED,
        "shown voids": len(voids(half)),
        "worlds against a shown void": contradicted(half, 500),
        "games without a winner": check_langfinger(),
    }
    serve(about, jobs)


if __name__ == "__main__":
    main()
