"""A network learned from games of search, on a GPU where there is one.

usage: python -m benchmarks.network.train GAME DIR [--out FILE] [--epochs 12]

Reads what benchmarks.network.self_play wrote, learns to choose the move that brings most beside the policy's own, and
writes the network with whole numbers. Every twentieth game is kept apart: by these it says what the network's choices
bring beside the policy's, in chance to win, with the standard error over games. Wants PyTorch, which playing does not.
"""

import argparse
import json
import math
import pickle
import zlib
from pathlib import Path
from typing import Any, NamedTuple

try:
    import torch
    from torch import Tensor, nn
except ModuleNotFoundError:
    raise SystemExit("To learn, a network wants PyTorch, which is not here: pip install 'cutpurse[train]'") from None

ONE = 64  # as benchmarks.network.network has it, which this file does not import: PyTorch may live in another Python
MOST = 8
WIDTH, DEPTH = 64, 32
LARGEST_VOCABULARY = 2_500
RAREST = 40  # samples in which an input is seen, or it is left out
HELD_BACK = 20  # every so many games
BATCH = 4_096
TEMPER = 0.03  # in chance to win: how far apart moves are that are hardly told apart
IMITATION = 0.3  # how much it counts to put the moves in order, beside what the choice brings
UNTRIED = -0.05  # what a move brings beside the worst that was tried, where search did not try it
KINDS = {"i": torch.int32, "h": torch.int16, "B": torch.uint8, "q": torch.int64, "f": torch.float32}
PRECISION = 12  # bits of a weight behind the point


class Samples(NamedTuple):
    """What was found out, all on one device."""

    commands: int
    names: list[str]
    divisors: list[int]
    inputs: Tensor
    amounts: Tensor
    input_ends: Tensor
    keys: Tensor
    standings: Tensor
    usual: Tensor
    gains: Tensor
    move_ends: Tensor
    games: Tensor


def read(game: str, folder: Path, device: str) -> Samples:
    """All samples of a game, with the names that are seen often enough."""
    parts = [pickle.loads(path.read_bytes()) for path in sorted(folder.glob(f"{game}-*.pickle"))]
    if not parts:
        raise SystemExit(f"There is nothing in {folder} to learn {game} from: play first.")
    names: dict[str, int] = {}
    rows: dict[str, list[Tensor]] = {}
    for number, part in enumerate(parts):
        place = torch.tensor([names.setdefault(name, len(names)) for name in part["names"]])
        rows.setdefault("inputs", []).append(place[numbers(part["inputs"])])
        rows.setdefault("amounts", []).append(numbers(part["amounts"]))
        for row in ("keys", "standings", "usual", "gains"):
            rows.setdefault(row, []).append(numbers(part[row]))
        rows.setdefault("games", []).append(numbers(part["games"]) + (number << 40))
        for row in ("input_ends", "move_ends"):
            before = rows[row][-1][-1] if row in rows else 0
            rows.setdefault(row, []).append(numbers(part[row]) + before)
    whole = {row: torch.cat(each) for row, each in rows.items()}
    often = torch.bincount(whole["inputs"], minlength=len(names))
    ranked = torch.argsort(often, descending=True)[:LARGEST_VOCABULARY]
    kept = [int(place) for place in ranked if often[place] >= RAREST]
    most = torch.zeros(len(names), dtype=torch.int64).scatter_reduce(0, whole["inputs"], whole["amounts"].abs(), "amax")
    new = torch.full((len(names),), -1)
    new[torch.tensor(kept)] = torch.arange(len(kept))
    spelt = list(names)
    whole["inputs"] = new[whole["inputs"]]
    divisors = [max(1, int(most[place])) for place in kept]
    order = {row: whole[row].to(device) for row in whole}
    return Samples(parts[0]["commands"], [spelt[place] for place in kept], divisors, **order)


def numbers(values: Any) -> Tensor:
    """A row as PyTorch has it."""
    found = torch.frombuffer(values, dtype=KINDS[values.typecode])
    return found.clone() if values.typecode == "f" else found.long()


class Model(nn.Module):
    """The same as benchmarks.network.network.Network, in numbers that can be learned."""

    def __init__(self, inputs: int, keys: int) -> None:
        super().__init__()
        self.first = nn.EmbeddingBag(inputs + 1, WIDTH, mode="sum", padding_idx=inputs)
        nn.init.normal_(self.first.weight, std=0.05)
        self.first_bias = nn.Parameter(torch.zeros(WIDTH))
        self.second = nn.Linear(WIDTH, DEPTH)
        self.moves = nn.Embedding(keys + 2, DEPTH)
        nn.init.normal_(self.moves.weight, std=0.05)
        self.move_bias = nn.Parameter(torch.zeros(keys + 2))
        with torch.no_grad():
            self.move_bias[-2:] = 1.0  # at first it believes the policy

    def forward(
        self, inputs: Tensor, amounts: Tensor, offsets: Tensor, keys: Tensor, place: Tensor, policy: Tensor
    ) -> Any:
        h = torch.relu(self.first(inputs, offsets, per_sample_weights=amounts) + self.first_bias)
        h = torch.relu(self.second(h))
        own: Tensor = (h[place] * self.moves(keys)).sum(1) + self.move_bias[keys]
        trust = h @ self.moves.weight[-2:].T + self.move_bias[-2:]
        return own + (trust[place] * policy).sum(1)


class Batch(NamedTuple):
    """Some samples, their inputs and moves one after another; `place` says which sample a move belongs to."""

    inputs: Tensor
    amounts: Tensor
    offsets: Tensor
    keys: Tensor
    place: Tensor
    policy: Tensor
    gains: Tensor
    usual: Tensor


def batch(s: Samples, which: Tensor, divisors: Tensor) -> Batch:
    """These samples."""
    inputs_at, offsets, _ = spans(s.input_ends, which)
    moves_at, _, place = spans(s.move_ends, which)
    inputs = s.inputs[inputs_at]
    blank = len(s.names)
    amounts = (s.amounts[inputs_at] / divisors[inputs.clamp(min=0)]).clamp(-MOST, MOST)
    amounts = torch.where(inputs < 0, torch.zeros_like(amounts), amounts)
    inputs = torch.where(inputs < 0, torch.full_like(inputs, blank), inputs)
    usual = s.usual[moves_at].float()
    gains = s.gains[moves_at]
    tried = gains > -1.0
    worst = torch.zeros(len(which), device=gains.device).scatter_reduce(
        0, place, torch.where(tried, gains, torch.zeros_like(gains)), "amin"
    )
    gains = torch.where(tried, gains, worst[place] + UNTRIED).clamp(-0.5, 0.5)
    policy = torch.stack([s.standings[moves_at] / ONE, usual], 1)
    return Batch(inputs, amounts, offsets, s.keys[moves_at], place, policy, gains, usual)


def spans(ends: Tensor, which: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    """Where the parts of these samples lie, where each begins among them, and which sample each part belongs to."""
    starts = torch.where(which > 0, ends[(which - 1).clamp(min=0)], torch.zeros_like(which))
    lengths = ends[which] - starts
    offsets = torch.cumsum(lengths, 0) - lengths
    place = torch.repeat_interleave(torch.arange(len(which), device=which.device), lengths)
    return torch.arange(len(place), device=which.device) - offsets[place] + starts[place], offsets, place


def shares(worths: Tensor, place: Tensor, many: int) -> Tensor:
    """The logarithm of the share of each move among those of its sample."""
    top = torch.full((many,), -math.inf, device=worths.device).scatter_reduce(0, place, worths, "amax")
    rest = worths - top[place]
    total = torch.zeros(many, device=worths.device).index_add(0, place, rest.exp())
    return rest - total.log()[place]


def loss_of(model: Model, b: Batch, many: int) -> Tensor:
    """What choosing by the network loses: less is better."""
    share = shares(model(*b[:6]), b.place, many)
    brought = (share.exp() * b.gains).sum() / many
    target = shares(b.gains / TEMPER, b.place, many).exp()
    return -brought / TEMPER - IMITATION * (target * share).sum() / many


def judged(model: Model, s: Samples, which: Tensor, divisors: Tensor) -> str:
    """What the network's choices bring beside the policy's, in hundredths of a win, over games that it did not see."""
    brought, best, same, games = [], [], [], []
    for part in which.split(BATCH):
        b = batch(s, part, divisors)
        many = len(part)
        with torch.no_grad():
            worths = model(*b[:6])
        chosen = (
            worths
            >= torch.full((many,), -math.inf, device=worths.device).scatter_reduce(0, b.place, worths, "amax")[b.place]
            - 1e-9
        )
        first = torch.zeros(many, device=worths.device).index_add(0, b.place, chosen.float())
        brought.append(torch.zeros(many, device=worths.device).index_add(0, b.place, b.gains * chosen) / first)
        same.append(torch.zeros(many, device=worths.device).index_add(0, b.place, b.usual * chosen) / first)
        best.append(torch.zeros(many, device=worths.device).scatter_reduce(0, b.place, b.gains, "amax"))
        games.append(s.games[part])
    gain, game = torch.cat(brought).double(), torch.cat(games)
    _, inverse = torch.unique(game, return_inverse=True)
    by_game = torch.zeros(int(inverse.max()) + 1, device=gain.device, dtype=torch.float64).index_add(0, inverse, gain)
    error = float(by_game.std()) * math.sqrt(len(by_game)) / len(gain)
    usual, found = 100 * float(torch.cat(same).mean()), 100 * float(torch.cat(best).mean())
    return (
        f"{100 * float(gain.mean()):+.3f} % ± {100 * error:.3f} a choice; the policy's own choice in {usual:.0f} %; "
        f"the best that search found {found:+.2f} %"
    )


def whole(values: Tensor) -> list[int]:
    """Weights as whole numbers."""
    return [int(n) for n in (values.detach().double() * (1 << PRECISION)).round().clamp(-32768, 32767).cpu().flatten()]


def written(model: Model, s: Samples, about: str) -> bytes:
    """The network as a file: a line that says what is where, and the numbers, two bytes each; all of it pressed."""
    # A layer's sums, of inputs times weights, are ONE << PRECISION times too large; a shift makes inputs of them.
    layers = {
        "first": whole(model.first.weight[: len(s.names)]),
        "second": whole(model.second.weight),
        "moves": whole(model.moves.weight),
    }
    biases = {
        "first_bias": whole_bias(model.first_bias),
        "second_bias": whole_bias(model.second.bias),
        "move_bias": whole_bias(model.move_bias),
    }
    head = {"about": about, "inputs": s.names, "divisors": s.divisors, "shift": PRECISION, **biases}
    sizes = {name: len(values) for name, values in layers.items()}
    body = b"".join(n.to_bytes(2, "little", signed=True) for values in layers.values() for n in values)
    return zlib.compress(json.dumps({**head, "sizes": sizes}).encode() + b"\n" + body, 9)


def whole_bias(values: Tensor) -> list[int]:
    """Biases, on the scale of the sums that they are added to."""
    return [int(n) for n in (values.detach().double() * (ONE << PRECISION)).round().cpu().flatten()]


def main() -> None:
    """Learn and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    torch.manual_seed(asked.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    s = read(asked.game, asked.folder, device)
    divisors = torch.tensor(s.divisors, device=device, dtype=torch.float32)
    apart = s.games % HELD_BACK == 0
    learned, held = (torch.nonzero(part).flatten() for part in (~apart, apart))
    model = Model(len(s.names), s.commands).to(device)
    steps = asked.epochs * math.ceil(len(learned) / BATCH)
    optimizer = torch.optim.AdamW(model.parameters(), lr=2e-3, weight_decay=1e-3)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, max_lr=4e-3, total_steps=steps)
    print(f"{asked.game}: {len(learned)} samples to learn, {len(held)} apart, {len(s.names)} inputs, on {device}")
    for epoch in range(asked.epochs):
        total = 0.0
        for part in learned[torch.randperm(len(learned), device=device)].split(BATCH):
            loss = loss_of(model, batch(s, part, divisors), len(part))
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
            total += float(loss.detach()) * len(part)
        print(f"epoch {epoch + 1}: loss {total / len(learned):.4f}; {judged(model, s, held, divisors)}", flush=True)
    about = (
        f"{len(learned)} choices of search, {asked.epochs} epochs; beside the policy {judged(model, s, held, divisors)}"
    )
    if asked.out:
        asked.out.write_bytes(written(model, s, about))
        print(f"written: {asked.out}, {asked.out.stat().st_size} bytes")


if __name__ == "__main__":
    main()
