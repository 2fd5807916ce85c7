"""The peer of Langfinger: Catanatron's game of Catan for four, played at random, as quickly as we know how."""

from importlib import metadata
from random import Random, random
from typing import Any

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer
from catanatron.state import apply_action

from benchmarks.worker import Job, serve

COLOURS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
CHECKED = 20  # games


def dealt(seeds: Random) -> Any:
    """A new game, on a board of its own; all luck of it, ours included, comes from its seed."""
    return Game([RandomPlayer(colour) for colour in COLOURS], seed=seeds.getrandbits(50))


def played(game: Any) -> int:
    """Play at random to the end: straight by the rules, without the copies and checks that `Game.play` adds."""
    state, winner = game.state, game.winning_color
    moves = 0
    while winner() is None and state.num_turns < TURNS_LIMIT:
        actions = state.playable_actions
        apply_action(state, actions[int(random() * len(actions))])
        moves += 1
    return moves


def games(seeds: Random) -> Job:
    """New games, each from a seed of its own."""
    return lambda times: sum(played(dealt(seeds)) for _ in range(times))


def check() -> float:
    """The game is the one we think: most have a winner with ten points; which share was broken off."""
    seeds = Random(2)
    unfinished = 0
    for _ in range(CHECKED):
        game = dealt(seeds)
        decisions = played(game)
        assert decisions == len(game.state.actions), f"{decisions} decisions"
        unfinished += game.winning_color() is None
    assert unfinished < CHECKED / 2, f"{unfinished} of {CHECKED} games have no winner"
    return unfinished / CHECKED


def main() -> None:
    """Check the peer and serve its job."""
    about = {"catanatron": metadata.version("catanatron"), "games without a winner": check()}
    serve(about, {"games": games(Random(1))})


if __name__ == "__main__":
    main()
