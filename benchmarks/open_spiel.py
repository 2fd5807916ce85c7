"""The peer: OpenSpiel's hearts driven from Python, each job in the fastest way we know."""

from importlib import metadata
from random import Random, random
from typing import Any

import numpy
import pyspiel

from benchmarks.worker import Job, clones, clones_kept, serve

GAME = pyspiel.load_game("hearts(qs_breaks_hearts=false)")
PASS_LEFT = 1  # the outcome of the first chance node
DECK = range(52)
DECISIONS = 12 + 52  # three cards given by each, then thirteen tricks
MIDDLE = 12 + 28  # seven tricks are over


def root() -> Any:
    """A dealt position: everybody is to pass."""
    state = GAME.new_initial_state()
    state.apply_action(PASS_LEFT)
    for card in Random(11).sample(DECK, 52):
        state.apply_action(card)
    return state


def middle() -> Any:
    """A position at the start of the eighth trick in which at least two others have shown a void."""
    for seed in range(1000):
        luck = Random(seed)
        state = root()
        for _ in range(MIDDLE):
            state.apply_action(luck.choice(state.legal_actions()))
        if len({player for player, _ in voids(state)} - {state.current_player()}) > 1:
            return state
    raise AssertionError("no game shows two voids")


def voids(state: Any) -> set[tuple[int, int]]:
    """Who has shown to lack which suit, in whole tricks played."""
    shown: set[tuple[int, int]] = set()
    played = [(move.player, move.action % 4) for move in state.full_history() if move.player >= 0][12:]
    for first in range(0, len(played), 4):
        led = played[first][1]
        shown |= {(player, led) for player, suit in played[first : first + 4] if suit != led}
    return shown


def holds(state: Any, player: int) -> set[int]:
    """The cards a player holds, by their suits only."""
    dealt = [move.action for move in state.full_history() if move.player < 0][1:]
    hand = set(dealt[player::4])
    for i, move in enumerate(move for move in state.full_history() if move.player >= 0):
        if i < 12 and (move.player + 1) % 4 == player:
            hand.add(move.action)
        if move.player == player:
            hand.discard(move.action)
    return {card % 4 for card in hand}


def contradicted(state: Any, worlds: int) -> float:
    """Which share of the resampled worlds deals somebody a suit that they have shown to lack."""
    luck, viewer, shown = Random(5), state.current_player(), voids(state)
    wrong = 0
    for _ in range(worlds):
        world = state.resample_from_infostate(viewer, luck.random)
        wrong += any(suit in holds(world, player) for player, suit in shown)
    return wrong / worlds


def rollouts(start: Any) -> Job:
    """Random play from a position to its end; bound methods, and no question whether it is over."""

    def job(times: int) -> int:
        moves = 0
        for _ in range(times):
            state = start.clone()
            legal, play = state.legal_actions, state.apply_action
            while actions := legal():
                play(actions[int(random() * len(actions))])
                moves += 1
        return moves

    return job


def plain_rollouts(start: Any) -> Job:
    """The same as most people write it, to see what the quick way gains."""

    def job(times: int) -> int:
        moves = 0
        for _ in range(times):
            state = start.clone()
            while not state.is_terminal():
                actions = state.legal_actions()
                state.apply_action(actions[int(random() * len(actions))])
                moves += 1
        return moves

    return job


def worlds(state: Any) -> Job:
    """Worlds that the player to move cannot tell from the true one."""
    viewer = state.current_player()

    def job(times: int) -> int:
        resample = state.resample_from_infostate
        for _ in range(times):
            resample(viewer, random)
        return 0

    return job


def playouts(luck: numpy.random.Generator) -> Job:
    """New games dealt and played to the end; one permutation is quicker than asking every chance node."""

    def job(times: int) -> int:
        moves = 0
        for _ in range(times):
            state = GAME.new_initial_state()
            legal, play = state.legal_actions, state.apply_action
            play(PASS_LEFT)
            for card in luck.permutation(52).tolist():
                play(card)
            while actions := legal():
                play(actions[int(random() * len(actions))])
                moves += 1
        return moves

    return job


def check() -> None:
    """The game is the one we think: 64 decisions, and 26 points, unless somebody shot the moon."""
    for _ in range(50):
        state = root()
        decisions = 0
        while actions := state.legal_actions():
            state.apply_action(actions[int(random() * len(actions))])
            decisions += 1
        points = [state.points(player) for player in range(4)]
        assert state.is_terminal(), "the loop stopped before the end"
        assert decisions == DECISIONS, f"{decisions} decisions"
        assert sum(points) == 26 or sorted(points) == [0, 26, 26, 26], f"points {points}"


def main() -> None:
    """Check the peer and serve its jobs."""
    check()
    start, half = root(), middle()
    about = {
        "open_spiel": metadata.version("open_spiel"),
        "shown voids": len(voids(half)),
        "worlds against a shown void": contradicted(half, 500),
    }
    jobs = {
        "rollouts": rollouts(start),
        "rollouts/plain": plain_rollouts(start),
        "clones": clones(half),
        "clones/kept": clones_kept(half),
        "worlds": worlds(half),
        "playouts": playouts(numpy.random.default_rng(1)),
    }
    serve(about, jobs)


if __name__ == "__main__":
    main()
