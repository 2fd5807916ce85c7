"""What tournaments found, told: the pictures and tables of docs/bots.md, and the ratings that people see in the lobby.

usage: python -m benchmarks.strength_report [--check]

Reads benchmarks/results/strength-GAME.json and writes docs/pictures/bots-*.svg, the part of docs/bots.md between its
marks (what the levels are, and how strong), and src/cutpurse/bots/ratings.json. --check writes nothing and says what is
not in step.
"""

import argparse
import json
import re
import sys
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple
from xml.sax.saxutils import escape

from cutpurse.bots.levels import LEVELS
from cutpurse.bots.player import LEVEL_NAMES
from cutpurse.kernel.game import games

ROOT = Path(__file__).resolve().parents[1]
RESULTS = ROOT / "benchmarks" / "results"
PAGE = ROOT / "docs" / "bots.md"
PICTURES = ROOT / "docs" / "pictures"
RATINGS = ROOT / "src" / "cutpurse" / "bots" / "ratings.json"
LEVEL_MARKS = ("<!-- levels: written by python -m benchmarks.strength_report -->", "<!-- levels: end -->")
MARKS = ("<!-- strength: written by python -m benchmarks.strength_report -->", "<!-- strength: end -->")
POINTS = 40  # of a rating as people see it, for one of OpenSkill's: its middle, 25, becomes 1000
SURE = 100  # points: ratings whose 95 % intervals reach further to either side are shown to nobody who plays
Z = 1.959964

Contest = dict[str, Any]
INK, PALE, LINE, SEA, RUST = "#222", "#777", "#ddd", "#1f6f8b", "#b4501e"


def contests(game: str, kind: str) -> list[Contest]:
    """What was played of a game, of one kind."""
    path = RESULTS / f"strength-{game}.json"
    found: list[Contest] = json.loads(path.read_text(encoding="utf-8"))["contests"] if path.exists() else []
    return [contest for contest in found if contest["kind"] == kind]


def measured() -> list[str]:
    """The games of which there are results."""
    return [game for game in games() if (RESULTS / f"strength-{game}.json").exists()]


def title(game: str) -> str:
    """A game's name in a sentence."""
    return game.replace("-", " ").title()


def base(bot: str) -> str:
    """A bot without its playouts."""
    return bot.partition(":")[0]


# --- levels ---
def level_table() -> str:
    """What the levels do, as the code has it."""
    lines = [
        "| level | searches of 100 choices | playouts | seconds at most | remembers what others did | in a rummage |",
        "|---|---|---|---|---|---|",
    ]
    for level in LEVELS:
        search = [str(level.thinks), f"{level.playouts:,}", f"{level.seconds:g}"] if level.playouts else ["–", "–", "–"]
        memory = "yes" if level.weigh else "no"
        hand = f"{level.hand:g} s a motion, notices {level.notices} %"
        lines.append(f"| {' | '.join([str(level.number), *search, memory, hand])} |")
    return "\n".join(lines)


# --- ratings ---
def rated(game: str) -> dict[str, tuple[float, float]]:
    """Ratings as people see them, and half of their 95 % interval, by bot; levels by their number alone."""
    robin = contests(game, "robin")
    return (
        {base(bot): (POINTS * mu, POINTS * Z * sigma) for bot, (mu, sigma) in robin[-1]["ratings"].items()}
        if robin
        else {}
    )


def ratings() -> str:
    """The data file of the package: ratings of the levels by game, where they are sure enough to help anybody."""
    found: dict[str, dict[str, int]] = {}
    for game in measured():
        levels = {bot: rated(game)[bot] for bot in [*LEVEL_NAMES] if bot in rated(game)}
        if levels and all(half <= SURE for _, half in levels.values()):
            found[game] = {bot: round(rating) for bot, (rating, _) in levels.items()}
    return json.dumps(found, indent=1) + "\n"


# --- tables ---
def percent(won: Sequence[float]) -> str:
    """A share with its bounds."""
    low, mean, high = (100 * part for part in won)
    return f"{mean:.1f} % [{low:.1f}, {high:.1f}]"


def names(bots: Sequence[str]) -> str:
    """Bots, told apart by their playouts."""
    return ", ".join(f"{base(bot)} ({int(bot.partition(':')[2]):,} playouts)" if ":" in bot else bot for bot in bots)


def first_place_table() -> list[str]:
    """One bot among others, a line each."""
    lines = [
        "| game | players | bot | others | first places | by chance | ms a choice (at most) |",
        "|---|---|---|---|---|---|---|",
    ]
    for game in measured():
        for contest in contests(game, "one"):
            mean, most = contest["milliseconds"][contest["one"]]
            lines.append(
                f"| {title(game)} | {contest['seats']} | {names([contest['one']])} | {names(contest['others'])} "
                f"| {percent(contest['won'])} of {contest['games']} | {100 / contest['seats']:.0f} % "
                f"| {mean:.1f} ({most:.0f}) |"
            )
    return lines


def ladder_table() -> list[str]:
    """Every level beside the one below, a line for each game."""
    lines = [
        "| game | players |" + "".join(f" {upper} > {lower} |" for lower, upper in rungs()),
        "|---|---|" + "---|" * len(rungs()),
    ]
    for game in measured():
        found = {(base(c["others"][0]), base(c["one"])): c for c in contests(game, "ladder")}
        if found:
            seats = ", ".join(map(str, sorted({contest["seats"] for contest in found.values()})))
            cells = [percent(found[rung]["won"]) if rung in found else "not measured" for rung in rungs()]
            lines.append(f"| {title(game)} | {seats} | {' | '.join(cells)} |")
    return lines


def ladder_words() -> str:
    """How many games a rung of the ladder is, and which levels had fewer playouts there than they have."""
    ladder = [contest for game in measured() for contest in contests(game, "ladder")]
    fewer = sorted({int(contest["one"].partition(":")[2]) for contest in ladder if ":" in contest["one"]})
    games = f"{min((contest['games'] for contest in ladder), default=0)} games or more each"
    counts = " to ".join(f"{count:,}" for count in dict.fromkeys([*fewer[:1], *fewer[-1:]]))
    return f"{games}; the upper one had only {counts} playouts in 8 > 7" if fewer else games


def rungs() -> list[tuple[str, str]]:
    """Neighbours among the levels."""
    return list(pairwise(LEVEL_NAMES))


def rating_words() -> str:
    """What ratings are, and how those that are shown came about."""
    played = [(game, contests(game, "robin")[-1]) for game in measured() if contests(game, "robin")]
    how = "; ".join(
        f"{title(game)}: {robin['games']} games of {robin['seats']} players, {names(robin['others'])}"
        for game, robin in played
    )
    return (
        f"Ratings are OpenSkill's, times {POINTS}, so that {POINTS * 25} is the middle of all who played. They are "
        f"shown with the characters of a game once all are sure to {SURE} points to either side, which takes some "
        "thousand games. They come from mixed tables at which levels that search had fewer playouts than they "
        f"have otherwise. {how}."
    )


def part_of_page() -> str:
    """What stands between the marks."""
    every = [contest for game in measured() for kind in ("one", "ladder", "robin") for contest in contests(game, kind)]
    days = " and ".join(sorted({contest["date"][:10] for contest in every}))
    where = "; ".join(sorted({contest["machine"].partition(", load")[0] for contest in every}))
    parts = [
        [f"Measured on {days} on {where}, beside other work; commands, commits and seeds: `benchmarks/results`."],
        first_place_table(),
        ["![First places of one bot among others, beside what chance would bring](pictures/bots-first-places.svg)"],
        [f"Every level beside the one below, half of the seats each, with hands of their own, {ladder_words()}:"],
        ladder_table(),
        ["![What share of the games every level wins beside the one below](pictures/bots-ladder.svg)"],
        [rating_words()],
        ["![Ratings by level and game](pictures/bots-ratings.svg)"],
    ]
    return "\n\n".join("\n".join(part) for part in parts)


# --- pictures ---
class Panel(NamedTuple):
    """A field with its axes: where it lies, and what its left, right, lower and upper edges stand for."""

    x: float
    y: float
    width: float
    height: float
    left: float
    right: float
    low: float
    high: float

    def at(self, across: float, up: float) -> tuple[float, float]:
        """Where a point lies."""
        return (
            self.x + self.width * (across - self.left) / (self.right - self.left),
            self.y + self.height * (self.high - up) / (self.high - self.low),
        )


def text(
    x: float, y: float, words: str, anchor: str = "start", colour: str = INK, size: int = 12, weight: int = 400
) -> str:
    """Words in a picture."""
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{colour}" font-size="{size}" '
        f'font-weight="{weight}">{escape(words)}</text>'
    )


def line(x1: float, y1: float, x2: float, y2: float, colour: str, width: float = 1.0, dashed: bool = False) -> str:
    """A stroke."""
    dash = ' stroke-dasharray="4 4"' if dashed else ""
    ends = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
    return f'<line {ends} stroke="{colour}" stroke-width="{width}"{dash}/>'


def dot(x: float, y: float, colour: str) -> str:
    """A point that was measured."""
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{colour}"/>'


def picture(width: int, height: int, words: str, parts: Sequence[str]) -> str:
    """An SVG file on a white ground, readable on a page of any colour."""
    size = f'width="{width}" height="{height}"'
    body = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" {size} role="img" '
        f'aria-label="{escape(words)}" font-family="system-ui, sans-serif">\n'
        f'<rect {size} fill="#fff"/>\n{body}\n</svg>\n'
    )


def frame(panel: Panel, name: str, ticks: Sequence[float], unit: str = "") -> list[str]:
    """A panel's heading, and lines across it with what they stand for."""
    parts = [text(panel.x, panel.y - 12, name, size=14, weight=600)]
    for tick in ticks:
        _, y = panel.at(panel.left, tick)
        parts += [
            line(panel.x, y, panel.x + panel.width, y, LINE),
            text(panel.x - 6, y + 4, f"{tick:g}{unit}", "end", PALE, 11),
        ]
    return parts


def panels(count: int, left: float, right: float, low: float, high: float) -> list[Panel]:
    """Fields two by two."""
    return [Panel(60 + 400 * (i % 2), 64 + 250 * (i // 2), 300, 180, left, right, low, high) for i in range(count)]


def tall(count: int) -> int:
    """How high a picture of so many panels is."""
    return 40 + 250 * ((count + 1) // 2)


def rating_picture() -> str:
    """Ratings by level, a panel for each game; the other bots as lines."""
    shown = [game for game in measured() if rated(game)]
    values = [end for game in shown for at, half in rated(game).values() for end in (at - half, at + half)] or [1000.0]
    low, high = 200 * (min(values) // 200), 200 * (max(values) // 200 + 1)
    parts = [text(60, 22, "ratings by level, 95 % intervals; dashed: other bots", colour=PALE)]
    for game, panel in zip(shown, panels(len(shown), 0.5, 8.5, low, high), strict=True):
        parts += frame(panel, title(game), range(int(low), int(high) + 1, 400))
        for bot, (value, half) in rated(game).items():
            if bot in LEVEL_NAMES:
                x, y = panel.at(int(bot), value)
                parts += [
                    line(x, panel.at(0, value - half)[1], x, panel.at(0, value + half)[1], SEA, 2),
                    dot(x, y, SEA),
                ]
                parts.append(text(x, panel.y + panel.height + 18, bot, "middle", PALE, 11))
            else:
                _, y = panel.at(0, value)
                parts += [
                    line(panel.x, y, panel.x + panel.width, y, RUST, 1, True),
                    text(panel.x + panel.width + 4, y + 4, bot, colour=RUST, size=11),
                ]
    return picture(830, tall(len(shown)), "Ratings of the levels in every game", parts)


def ladder_picture() -> str:
    """What share of the games each level wins beside the one below, a panel for each game."""
    shown = [game for game in measured() if contests(game, "ladder")]
    parts = [text(60, 22, "games won beside the level below, 95 % intervals; dashed: as many as lost", colour=PALE)]
    for game, panel in zip(shown, panels(len(shown), 1.5, 8.5, 40, 100), strict=True):
        parts += frame(panel, title(game), range(40, 101, 10), " %")
        parts.append(line(panel.x, panel.at(0, 50)[1], panel.x + panel.width, panel.at(0, 50)[1], RUST, 1, True))
        for _, upper in rungs():
            parts.append(text(panel.at(int(upper), 0)[0], panel.y + panel.height + 18, upper, "middle", PALE, 11))
        for contest in contests(game, "ladder"):
            low, mean, high = (100 * part for part in contest["won"])
            x, y = panel.at(int(base(contest["one"])), mean)
            parts += [line(x, panel.at(0, max(40.0, low))[1], x, panel.at(0, high)[1], SEA, 2), dot(x, y, SEA)]
    return picture(830, tall(len(shown)), "Wins of every level beside the one below", parts)


def first_place_picture() -> str:
    """First places of one bot among others, a line each, beside what chance would bring."""
    rows = [(game, contest) for game in measured() for contest in contests(game, "one")]
    panel = Panel(330, 40, 420, 24 * len(rows), 0, 100, 0, max(1, len(rows)))
    parts = [text(330, 20, "first places, 95 % intervals; dashed: by chance", colour=PALE, size=12)]
    for tick in range(0, 101, 20):
        x, _ = panel.at(tick, 0)
        parts += [
            line(x, panel.y, x, panel.y + panel.height, LINE),
            text(x, panel.y + panel.height + 16, f"{tick} %", "middle", PALE, 11),
        ]
    for n, (game, contest) in enumerate(rows):
        low, mean, high = (100 * part for part in contest["won"])
        x, y = panel.at(mean, len(rows) - n - 0.5)
        chance, _ = panel.at(100 / contest["seats"], 0)
        parts += [
            line(chance, y - 9, chance, y + 9, RUST, 1.5, True),
            line(panel.at(low, 0)[0], y, panel.at(high, 0)[0], y, SEA, 2),
        ]
        others = ", ".join(map(base, contest["others"]))
        parts += [
            dot(x, y, SEA),
            text(320, y + 4, f"{title(game)}, {contest['seats']}: {base(contest['one'])} among {others}", "end"),
        ]
    return picture(790, 70 + 24 * len(rows), "First places of one bot among others", parts)


def files() -> dict[Path, str]:
    """Everything that is made from the results."""
    page = PAGE.read_text(encoding="utf-8")
    for marks, told in ((LEVEL_MARKS, level_table()), (MARKS, part_of_page())):
        between = re.compile(f"{re.escape(marks[0])}.*{re.escape(marks[1])}", re.DOTALL)
        page = between.sub(lambda _, whole=f"{marks[0]}\n{told}\n{marks[1]}": whole, page)  # type: ignore[misc]
    return {
        PICTURES / "bots-ratings.svg": rating_picture(),
        PICTURES / "bots-ladder.svg": ladder_picture(),
        PICTURES / "bots-first-places.svg": first_place_picture(),
        PAGE: page,
        RATINGS: ratings(),
    }


def main() -> int:
    """Write, or say what is not in step; the exit code."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    check = parser.parse_args().check
    failed = 0
    for path, content in files().items():
        if path.exists() and path.read_text(encoding="utf-8") == content:
            continue
        if check:
            print(f"{path.relative_to(ROOT)} is not what the results say: run python -m benchmarks.strength_report")
            failed = 1
        else:
            path.write_text(content, encoding="utf-8")
            print(f"written: {path.relative_to(ROOT)}")
    return failed


if __name__ == "__main__":
    sys.exit(main())
