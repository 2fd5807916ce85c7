"""`cutpurse review`: what decided a finished game, as lines or as JSON. What was found is kept in the data folder."""

from __future__ import annotations

import json
import math
import sys
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from rich.cells import cell_len

from cutpurse import __version__
from cutpurse.bots.review import MOMENTS, SECONDS, VERSION, Depth, Effort
from cutpurse.bots.review import review as reviewed
from cutpurse.bots.search.policy import Feature
from cutpurse.kernel.match import Match
from cutpurse.kernel.record import CorruptLog, MissingGame
from cutpurse.terminal.errors import UserError
from cutpurse.terminal.games.game_screen import GameScreen
from cutpurse.terminal.rules_reader import game_title
from cutpurse.terminal.saves import Saves, home, unreadable, unusable
from cutpurse.terminal.screen import screen_for
from cutpurse.terminal.start import game_screen_of
from cutpurse.texts import Texts, printable, signed

MOST_SECONDS = 600
BARS = "▁▂▃▄▅▆▇█"
USUAL = Depth(seconds=SECONDS)  # how thorough a review is if nobody says
CURVE = 60  # columns of the curve, at most


class ReviewArguments(NamedTuple):
    """The words of the command."""

    file: str
    seat: str | None = None
    seconds: str | None = None
    as_json: bool = False


def review(args: ReviewArguments, texts: Texts) -> int:
    """Review a record, and print what was found; the second time what was kept."""
    seconds = None if args.seconds is None else seconds_of(args.seconds, texts)
    match, names = read(args.file, texts)
    seat = None if args.seat is None else seat_of(args.seat, names, texts)
    if match.outcome is None:
        raise UserError(texts.say("review-unfinished", file=printable(args.file, 200)))
    found = review_of(match, Saves(home(texts), texts), Depth(seconds=seconds or SECONDS), Bar(texts))
    if args.as_json:
        print(json.dumps(found, indent=1))
    else:
        screen = screen_for(texts)
        game_screen = game_screen_of(match.game, texts, names)
        screen.write(lines(found, match, seat, game_screen, min(CURVE, screen.width - longest(names) - 3)))
    return 0


def review_of(match: Match, saves: Saves, depth: Depth, progress: Callable[[float], None]) -> dict[str, Any]:
    """A review, made now and kept, or one that was kept."""
    kept = saves.records.parent / "reviews" / f"{key_of(match)}.json"
    found = read_kept(kept, depth)
    if found is None:
        found = reviewed(match, depth, progress).plain()
        saves.write(kept, json.dumps(found, separators=(",", ":")) + "\n")
    return found


def seconds_of(text: str, texts: Texts) -> int:
    """How long a review may take."""
    if len(text) > 3 or not text.strip().isdecimal() or not 1 <= int(text) <= MOST_SECONDS:
        raise UserError(texts.say("bad-review-seconds", text=printable(text), most=MOST_SECONDS))
    return int(text)


def seat_of(text: str, names: list[str], texts: Texts) -> int:
    """The seat of somebody who is named, or whose number counts from 1."""
    known = [name.casefold() for name in names]
    if text.strip().casefold() in known:
        return known.index(text.strip().casefold())
    if len(text) > 2 or not text.strip().isdecimal() or not 1 <= int(text) <= len(names):
        raise UserError(texts.say("bad-review-seat", text=printable(text), last=len(names), names=texts.join(names)))
    return int(text) - 1


def longest(names: list[str]) -> int:
    """The columns that names take."""
    return max(cell_len(name) for name in names)


def read(file: str, texts: Texts) -> tuple[Match, list[str]]:
    """The match of a record or a save, and who played it; players whose names nobody knows have a number."""
    try:
        text = Path(file).read_bytes().decode(errors="replace")
    except OSError as error:
        raise unreadable(file, error, texts) from None
    try:
        saves = Saves(home(texts), texts)
        if is_save(text):
            seating, match = saves.load(Path(file))
            names: list[str] | None = seating.names
        else:
            match = Match.load(text)
            names = saves.names_of(match)
        if names is None:
            return match, [texts.say("review-player", number=seat + 1) for seat in range(match.seats)]
        return match, [names[0] or texts.say("you"), *names[1:]]
    except (MissingGame, CorruptLog) as error:
        raise unusable(file, error, texts) from None


def is_save(text: str) -> bool:
    """Whether a text is a saved game, with who plays beside the match."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return False
    return isinstance(found, dict) and "seating" in found


# --- kept reviews ---
def key_of(match: Match) -> str:
    """What a kept review goes by: the game it is of, and who made it."""
    return sha256(f"{__version__} {VERSION} {match.save()}".encode()).hexdigest()[:32]


def read_kept(path: Path, depth: Depth) -> dict[str, Any] | None:
    """A review that was kept; None if there is none that can be read, or one made with less effort than this."""
    try:
        found = json.loads(path.read_bytes())
        if found["version"] == VERSION and Effort(**found["effort"]).suffices(depth, found["game"]):
            return dict(found)
    except (OSError, ValueError, TypeError, KeyError, RecursionError):
        pass
    return None


class Bar:
    """Says on a terminal how far a review is."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.shows = sys.stderr is not None and sys.stderr.isatty()
        self.percent = -1

    def __call__(self, share: float) -> None:
        percent = int(share * 100)
        if self.shows and percent != self.percent:
            self.percent = percent
            text = self.texts.say("review-progress", percent=percent) if percent < 100 else ""
            sys.stderr.write(f"\r\x1b[K{text}")
            sys.stderr.flush()


# --- in words ---
def lines(found: dict[str, Any], match: Match, seat: int | None, game_screen: GameScreen, width: int) -> list[str]:
    """A review for people: the curve, what it is made of, and what cost most."""
    texts, names = game_screen.texts, game_screen.names
    say = texts.say
    title = game_title(match.game, texts.language)
    told = [say("review-done", game=title, seats=match.seats, moves=len(match.history))]
    if found["examined"] < found["decisions"]:
        told.append(say("review-examined", examined=found["examined"], decisions=found["decisions"]))
    told += ["", say("review-curve-title"), *curve_lines(found, names, width), say("review-curve-note"), ""]
    told += [say("review-sums-title", fair=percent(found["seats"][0]["fair"])), *sum_lines(found, names, texts), ""]
    if seat is None:
        told.append(say("review-moments-title"))
    else:
        own = "yes" if names[seat] == say("you") else "no"
        told.append(say("review-moments-title-seat", who=names[seat], you=own))
    moments = [moment for moment in found["moments"] if seat in (None, moment["seat"])][:MOMENTS]
    return told + (moment_lines(moments, game_screen) if moments else [say("review-none")])


def curve_lines(found: dict[str, Any], names: list[str], width: int) -> list[str]:
    """A line of little bars for each seat."""
    points = found["curve"]
    columns = [points[i * (len(points) - 1) // max(1, width - 1)] for i in range(min(width, len(points)))]
    columns = points if len(points) <= width else columns
    told: list[str] = []
    for seat in range(len(found["seats"])):
        bars = "".join(BARS[min(len(BARS) - 1, int(point["chances"][seat] * len(BARS)))] for point in columns)
        told.append(f"{padded(names[seat], longest(names))}  {bars}")
    return told


def sum_lines(found: dict[str, Any], names: list[str], texts: Texts) -> list[str]:
    """A table: what became of everybody's chance, and why."""
    # texts: review-head-*
    heads = [texts.say(f"review-head-{name}") for name in ("own", "others", "luck", "result", "count")]
    wide = longest([*names, texts.say("review-head-seat")])
    told = [padded(texts.say("review-head-seat"), wide) + "".join(f"  {head}" for head in heads)]
    for n, seat in enumerate(found["seats"]):
        exact = [100 * seat[name] for name in ("skill", "others", "luck")]
        shares = rounded_to(percent(seat["result"]) - percent(seat["fair"]), exact)
        parts = [*map(signed, shares), str(percent(seat["result"]))]
        parts.append(f"{seat['mistakes']}/{seat['decisions']}")
        cells = "".join(f"  {part:>{len(head)}}" for part, head in zip(parts, heads, strict=True))
        told.append(f"{padded(names[n], wide)}{cells}")
    return told


def moment_lines(moments: list[dict[str, Any]], game_screen: GameScreen) -> list[str]:
    """A table of the moments that cost most, each with the better move and why."""
    texts = game_screen.texts
    say = texts.say
    columns = ("round", "move", "seat", "played", "better", "chance", "cost")
    rows = [[say(f"review-head-{name}") for name in columns]]
    for moment in moments:
        shown = {name: points(moment[name], texts) for name in ("chance", "better_chance", "cost", "spread")}
        rows.append(
            [
                str(moment["round"] or "–"),
                str(moment["step"]),
                game_screen.names[moment["seat"]],
                game_screen.quoted(moment["chosen"]),
                game_screen.quoted(moment["better"]),
                say("review-chance", better=shown["better_chance"], chance=shown["chance"]),
                say("review-cost", cost=shown["cost"], spread=shown["spread"]),
            ]
        )
    widths = [longest([row[i] for row in rows]) for i in range(len(columns))]
    told: list[str] = []
    for n, row in enumerate(rows):
        cells = [padded(cell, -w if i < 2 else w) for i, (cell, w) in enumerate(zip(row, widths, strict=True))]
        told.append("  ".join(cells).rstrip())
        why = reason_words(moments[n - 1]["reason"], game_screen) if n else ""
        if why:
            told.append(f"  {say('review-why', why=why)}")
    return told


def reason_words(reason: dict[str, Any] | None, game_screen: GameScreen) -> str:
    """The reason for a move, where the game has words for it."""
    return "" if reason is None else game_screen.reason(Feature(reason["name"], 0.0, reason["facts"]))


def padded(text: str, width: int) -> str:
    """A text so many columns wide; to the right for a width below zero."""
    room = " " * (abs(width) - cell_len(text))
    return room + text if width < 0 else text + room


def rounded_to(total: int, numbers: list[float]) -> list[int]:
    """Numbers rounded so that they still add up to a total: those that are cut by most are rounded up."""
    rounded = [math.floor(number) for number in numbers]
    every, rest = divmod(total - sum(rounded), len(numbers))
    by_cut = sorted(range(len(numbers)), key=lambda n: rounded[n] - numbers[n])
    return [number + every + (n in by_cut[:rest]) for n, number in enumerate(rounded)]


def percent(share: float) -> int:
    """A share of one in points of a hundred."""
    return round(100 * share)


def points(share: float, texts: Texts) -> str:
    """The same where small numbers matter: with one digit below ten."""
    hundred = 100 * share
    shown = f"{hundred:.1f}" if hundred < 10 else f"{hundred:.0f}"
    return shown.replace(".", ",") if texts.language == "de" else shown
