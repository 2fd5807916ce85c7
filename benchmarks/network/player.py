"""A bot that plays by a network alone, without any search: what was learned, put to the test."""

from __future__ import annotations

import json
import zlib
from array import array
from functools import cache
from pathlib import Path

from benchmarks.network.network import Network, Weights
from benchmarks.network.observation import Observer
from cutpurse.bots.levels import PolicyBot, command_of
from cutpurse.bots.search.policy import keys_of
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.core import Command, Seat, View
from cutpurse.kernel.game import Game


class NetworkBot(PolicyBot):
    """Plays the move that a network thinks most of; where search could not play on, what the policy picks."""

    def __init__(self, seed: int, game: Game, network: Network) -> None:
        super().__init__(seed, game)
        self.observer = Observer(game)
        self.network = network

    def choose(self, view: View, seat: Seat) -> Command:
        if not self.policy.searchable(view):
            return super().choose(view, seat)
        worths = self.worths(view, seat)
        return command_of(view, max(worths, key=worths.__getitem__))

    def worths(self, view: View, seat: Seat) -> dict[int, int]:
        """What each move of a seat is worth beside the others, by its key."""
        keys = keys_of(view, seat)
        scores = self.policy.scores(view, seat, keys)
        usual = int(self.policy.pick(view, seat, Chance(0)))
        seen = self.observer.observe(view, seat)
        return dict(zip(keys, self.network.worths(seen, keys, scores, usual), strict=True))


@cache
def network_in(file: str) -> Network:
    """The network that benchmarks.network.train wrote into a file."""
    return read(Path(file).read_bytes())


def read(packed: bytes) -> Network:
    """A network from its file: a line that says what is where, and the numbers, two bytes each."""
    line, _, body = zlib.decompress(packed).partition(b"\n")
    head = json.loads(line)
    rows: dict[str, list[int]] = {}
    for name, size in head["sizes"].items():
        numbers = array("h", body[: 2 * size])
        rows[name], body = numbers.tolist(), body[2 * size :]
    places = {name: place for place, name in enumerate(head["inputs"])}
    weights = Weights(
        places,
        head["divisors"],
        rows["first"],
        head["first_bias"],
        rows["second"],
        head["second_bias"],
        rows["moves"],
        head["move_bias"],
    )
    return Network(weights, head["shift"])
