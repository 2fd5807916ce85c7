"""`cutpurse review`: what decided a finished game, as lines or as JSON. What was found is kept in the data folder."""

from __future__ import annotations

import json
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from cutpurse import __version__
from cutpurse.bots.review import MOMENTS, VERSION, Depth
from cutpurse.bots.review import review as reviewed
from cutpurse.bots.search.policy import Feature
from cutpurse.kernel.match import Match
from cutpurse.kernel.record import CorruptLog, MissingGame
from cutpurse.terminal.errors import DAMAGED, UserError
from cutpurse.terminal.games.game_screen import GameScreen
from cutpurse.terminal.rules_reader import game_title
from cutpurse.terminal.saves import Saves, corrupt_reason, home, unreadable
from cutpurse.terminal.screen import screen_for
from cutpurse.terminal.start import game_screen_of
from cutpurse.texts import Texts, printable, signed

USUAL_SECONDS = 40
MOST_SECONDS = 600
BARS = "▁▂▃▄▅▆▇█"
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
    match = read(args.file, texts)
    seat = None if args.seat is None else seat_of(args.seat, match, texts)
    if match.outcome is None:
        raise UserError(texts.say("review-unfinished", file=printable(args.file, 200)))
    saves = Saves(home(texts), texts)
    kept = saves.records.parent / "reviews" / f"{key_of(match)}.json"
    found = None if seconds else read_kept(kept)
    if found is None:
        found = reviewed(match, Depth(seconds=seconds or USUAL_SECONDS), Bar(texts)).plain()
        saves.write(kept, json.dumps(found, separators=(",", ":")) + "\n")
    if args.as_json:
        print(json.dumps(found, indent=1))
    else:
        screen = screen_for(texts)
        screen.write(lines(found, match, seat, texts, min(CURVE, screen.width - 12)))
    return 0


def seconds_of(text: str, texts: Texts) -> int:
    """How long a review may take."""
    if len(text) > 3 or not text.strip().isdecimal() or not 1 <= int(text) <= MOST_SECONDS:
        raise UserError(texts.say("bad-review-seconds", text=printable(text), most=MOST_SECONDS))
    return int(text)


def seat_of(text: str, match: Match, texts: Texts) -> int:
    """A seat of the match."""
    if len(text) > 2 or not text.strip().isdecimal() or int(text) >= match.seats:
        raise UserError(texts.say("bad-review-seat", text=printable(text), last=match.seats - 1))
    return int(text)


def read(file: str, texts: Texts) -> Match:
    """The match of a record or a save."""
    try:
        text = Path(file).read_bytes().decode(errors="replace")
    except OSError as error:
        raise unreadable(file, error, texts) from None
    try:
        if is_save(text):
            return Saves(home(texts), texts).load(Path(file))[1]
        return Match.load(text)
    except MissingGame as error:
        game = printable(error.game)
        raise UserError(texts.say("missing-game-record", file=printable(file, 200), game=game)) from None
    except CorruptLog as error:
        reason = corrupt_reason(error, texts)
        if error.place == "newer":
            raise UserError(texts.say("bad-file", file=printable(file, 200), reason=reason.rstrip("."))) from None
        raise UserError(texts.say("bad-record", file=printable(file, 200), reason=reason), DAMAGED) from None


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


def read_kept(path: Path) -> dict[str, Any] | None:
    """A review that was kept; None if there is none that can be read."""
    try:
        found = json.loads(path.read_bytes())
    except (OSError, ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) and found.get("version") == VERSION else None


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
def lines(found: dict[str, Any], match: Match, seat: int | None, texts: Texts, width: int) -> list[str]:
    """A review for people: the curve, what it is made of, and what cost most."""
    say = texts.say
    title = game_title(match.game, texts.language)
    told = [say("review-done", game=title, seats=match.seats, moves=len(match.history))]
    if found["examined"] < found["decisions"]:
        told.append(say("review-examined", examined=found["examined"], decisions=found["decisions"]))
    told += ["", say("review-curve-title"), *curve_lines(found, texts, width), say("review-curve-note"), ""]
    told += [say("review-sums-title", fair=percent(found["seats"][0]["fair"])), *sum_lines(found, texts), ""]
    told.append(say("review-moments-title") if seat is None else say("review-moments-title-seat", seat=seat))
    moments = [moment for moment in found["moments"] if seat in (None, moment["seat"])][:MOMENTS]
    names = [say("review-seat", seat=p) for p in range(match.seats)]
    game_screen = game_screen_of(match.game, texts, names)
    return told + (moment_lines(moments, game_screen) if moments else [say("review-none")])


def curve_lines(found: dict[str, Any], texts: Texts, width: int) -> list[str]:
    """A line of little bars for each seat."""
    points = found["curve"]
    columns = [points[i * (len(points) - 1) // max(1, width - 1)] for i in range(min(width, len(points)))]
    columns = points if len(points) <= width else columns
    told: list[str] = []
    for seat in range(len(found["seats"])):
        bars = "".join(BARS[min(len(BARS) - 1, int(point["chances"][seat] * len(BARS)))] for point in columns)
        told.append(f"{texts.say('review-seat', seat=seat):<9} {bars}")
    return told


def sum_lines(found: dict[str, Any], texts: Texts) -> list[str]:
    """A table: what became of everybody's chance, and why."""
    # texts: review-head-*
    heads = [texts.say(f"review-head-{name}") for name in ("own", "others", "luck", "result", "count")]
    told = [f"{texts.say('review-head-seat'):<9}" + "".join(f"  {head}" for head in heads)]
    for n, seat in enumerate(found["seats"]):
        parts = [*(signed(percent(seat[name])) for name in ("skill", "others", "luck")), str(percent(seat["result"]))]
        parts.append(f"{seat['mistakes']}/{seat['decisions']}")
        cells = "".join(f"  {part:>{len(head)}}" for part, head in zip(parts, heads, strict=True))
        told.append(f"{texts.say('review-seat', seat=n):<9}{cells}")
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
                str(moment["seat"]),
                game_screen.quoted(moment["chosen"]),
                game_screen.quoted(moment["better"]),
                say("review-chance", better=shown["better_chance"], chance=shown["chance"]),
                say("review-cost", cost=shown["cost"], spread=shown["spread"]),
            ]
        )
    widths = [max(len(row[i]) for row in rows) for i in range(len(columns))]
    told: list[str] = []
    for n, row in enumerate(rows):
        cells = [cell.rjust(w) if i < 3 else cell.ljust(w) for i, (cell, w) in enumerate(zip(row, widths, strict=True))]
        told.append("  ".join(cells).rstrip())
        why = reason_words(moments[n - 1]["reason"], game_screen) if n else ""
        if why:
            told.append(f"  {say('review-why', why=why)}")
    return told


def reason_words(reason: dict[str, Any] | None, game_screen: GameScreen) -> str:
    """The reason for a move, where the game has words for it."""
    return "" if reason is None else game_screen.reason(Feature(reason["name"], 0.0, reason["facts"]))


def percent(share: float) -> int:
    """A share of one in points of a hundred."""
    return round(100 * share)


def points(share: float, texts: Texts) -> str:
    """The same where small numbers matter: with one digit below ten."""
    hundred = 100 * share
    shown = f"{hundred:.1f}" if hundred < 10 else f"{hundred:.0f}"
    return shown.replace(".", ",") if texts.language == "de" else shown
