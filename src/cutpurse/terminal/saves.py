"""The store: unfinished games and the records of finished ones, in the player's own data folder."""

from __future__ import annotations

import errno
import json
import os
import sys
from contextlib import suppress
from dataclasses import asdict, dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from cutpurse.bots import bots
from cutpurse.kernel.codec import canonical
from cutpurse.kernel.match import Match
from cutpurse.kernel.record import CorruptLog, link
from cutpurse.kernel.rulebook import LANGUAGES
from cutpurse.terminal.errors import UserError
from cutpurse.terminal.standing_orders import ORDERS, USUAL
from cutpurse.texts import Texts, shown

SLOWEST = 10  # times slower than usual


@dataclass(frozen=True)
class Seating:
    """Who sits at a table: the language spoken, the names from seat 0 on, which bots they are, and their seed."""

    language: str
    names: list[str]  # the first is the person's, empty where they gave none
    bots: str
    seed: int
    asks: str = USUAL  # when the person is asked out of turn
    slow: int = 1  # how many times slower than usual time passes where all act at once

    def fits(self, match: Match) -> bool:
        """Can these people go on with this match?"""
        return (
            self.language in LANGUAGES
            and len(self.names) == match.seats
            and all(isinstance(name, str) and name.isprintable() for name in self.names)
            and self.bots in bots(match.game.name)
            and isinstance(self.seed, int)
            and self.asks in ORDERS
            and type(self.slow) is int
            and 1 <= self.slow <= SLOWEST
        )


def home(texts: Texts) -> Path:
    """The folder for the player's data: CUTPURSE_HOME, else where the system keeps such things."""
    try:
        return _home()
    except RuntimeError:  # the system knows no home for us, or for a ~user
        raise UserError(texts.say("no-home")) from None


def _home() -> Path:
    if chosen := os.environ.get("CUTPURSE_HOME"):
        return Path(chosen).expanduser()
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "cutpurse"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "cutpurse"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "cutpurse"


def unreadable(file: str, error: OSError, texts: Texts) -> UserError:
    """The complaint that a file cannot be read."""
    if isinstance(error, FileNotFoundError):
        return UserError(texts.say("bad-file-missing", file=shown(file, 200)))
    return UserError(texts.say("bad-file", file=shown(file, 200), reason=os_reason(error, texts)))


def os_reason(error: OSError, texts: Texts) -> str:
    """Why the system did not give or take a file; in its own words where we have none."""
    kind = errno.errorcode.get(error.errno or 0, "")
    return texts.say("os-reason", kind=kind, words=error.strerror or kind)


def corrupt(error: CorruptLog, texts: Texts) -> str:
    """Where a save or record is damaged or was changed."""
    return texts.say("corrupt", place=error.place, entry=str(error.entry))


class Saves:
    """Saves in `unfinished`, records in `records`.

    A save is JSON: the seating, its hash, chained to the seal of the match, and the match as it saves itself.
    """

    def __init__(self, folder: Path, texts: Texts) -> None:
        self.unfinished = folder / "unfinished"
        self.records = folder / "records"
        self.texts = texts

    def saves(self, game: str = "") -> list[Path]:
        """The saves of one game or of any, the one written last first."""
        found: list[tuple[int, str, Path]] = []
        for path in self.unfinished.glob(f"{game or '*'}-*.json"):
            with suppress(FileNotFoundError):  # just finished, at another table
                found.append((path.stat().st_mtime_ns, path.name, path))
        return [path for _, _, path in sorted(found, reverse=True)]

    def place(self, game: str) -> Path:
        """A new save's path, claimed so that no other table takes it."""
        stamp = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
        try:
            self.unfinished.mkdir(parents=True, exist_ok=True)
            n = 1
            while True:
                path = self.unfinished / (f"{stamp}.json" if n == 1 else f"{stamp}-{n}.json")
                n += 1
                if (self.records / path.name).exists():
                    continue
                try:
                    path.touch(exist_ok=False)
                except FileExistsError:
                    continue
                return path
        except OSError as error:
            raise self.unwritable(self.unfinished, error) from None

    def keep(self, path: Path, seating: Seating, match: Match) -> None:
        """Save a game; what was there stays until all of the new is written."""
        seated = asdict(seating)
        hash = link(match.commitment, seated)
        self.write(path, f'{{"seating": {canonical(seated)},\n"hash": "{hash}",\n"match": {match.save()}}}\n')

    def load(self, path: Path) -> tuple[Seating, Match]:
        """A saved game; a damaged one is left as it is."""
        try:
            saved: dict[str, Any] = json.loads(path.read_bytes().decode())
            match = Match.load(canonical(saved["match"]))
            if saved["hash"] != link(match.commitment, saved["seating"]):
                raise CorruptLog("The seating was changed.", "seating")
            seating = Seating(**saved["seating"])
            if not seating.fits(match):
                raise CorruptLog("These people cannot go on with this match.", "seating")
        except OSError as error:
            raise self.useless(path, self.texts.say("bad-save-unread", reason=os_reason(error, self.texts))) from None
        except CorruptLog as error:
            raise self.useless(path, corrupt(error, self.texts)) from None
        except (ValueError, TypeError, KeyError, RecursionError):
            raise self.useless(path, self.texts.say("corrupt", place="text", entry="")) from None
        return seating, match

    def useless(self, path: Path, reason: str) -> UserError:
        """The complaint that a save cannot be gone on with, and what to do about it."""
        return UserError(self.texts.say("bad-save", file=str(path), reason=reason))

    def finish(self, path: Path, match: Match) -> Path:
        """Put the record of a finished game in place of its save."""
        record = self.records / path.name
        self.write(record, match.save())
        path.unlink(missing_ok=True)
        return record

    def write(self, path: Path, text: str) -> None:
        """Write a file as a whole or not at all."""
        draft = path.with_name(f".{path.stem}.{os.getpid()}.tmp")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            draft.write_text(text, encoding="utf-8")
            draft.replace(path)
        except OSError as error:
            raise self.unwritable(path, error) from None
        finally:
            with suppress(OSError):
                draft.unlink()

    def unwritable(self, path: Path, error: OSError) -> UserError:
        """The complaint that a file cannot be written."""
        return UserError(self.texts.say("bad-folder", path=str(path), reason=os_reason(error, self.texts)))
