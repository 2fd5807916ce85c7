"""Learned: the network of a game, read from the file beside its policy, and a choice by it without any search."""

from __future__ import annotations

import json
import zlib
from array import array
from functools import cache
from importlib.resources import files
from typing import Final, final

from cutpurse.bots.observation import Observer
from cutpurse.bots.search.network import Network, Weights
from cutpurse.bots.search.policy import Policy, keys_of
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.core import Seat, View
from cutpurse.kernel.game import Game
from cutpurse.kernel.manifest import find_manifest

FILE: Final = "network.bin"  # `python -m benchmarks.network.train` wrote it


@final
class Learned:
    """What a game's network thinks of moves, beside its policy."""

    def __init__(self, game: Game, policy: Policy, network: Network) -> None:
        self.observer = Observer(game)
        self.policy = policy
        self.network = network

    def worths(self, view: View, seat: Seat) -> dict[int, int]:
        """What each move of a seat is worth beside the others, by its key."""
        keys = keys_of(view, seat)
        scores = self.policy.scores(view, seat, keys)
        usual = int(self.policy.pick(view, seat, Chance(0)))
        seen = self.observer.observe(view, seat)
        return dict(zip(keys, self.network.worths(seen, keys, scores, usual), strict=True))

    def pick(self, view: View, seat: Seat) -> int:
        """The key of the move it thinks most of; of equals, the first."""
        worths = self.worths(view, seat)
        return max(worths, key=worths.__getitem__) if len(worths) > 1 else next(iter(worths))


def learned(game: Game, policy: Policy) -> Learned | None:
    """A game's network; None if it has none."""
    network = network_of(find_manifest(game.name).policy)
    return None if network is None else Learned(game, policy, network)


@cache
def network_of(policy: str) -> Network | None:
    """The network that lies beside a policy, "module:Class"; None if there is none."""
    package = policy.partition(":")[0].rpartition(".")[0]
    file = files(package).joinpath(FILE) if package else None
    return read(file.read_bytes()) if file is not None and file.is_file() else None


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
