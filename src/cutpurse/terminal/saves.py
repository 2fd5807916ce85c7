"""Saves: unfinished games and the records of finished ones, in the player's data folder."""

from __future__ import annotations

import errno
import json
import os
import sys
from contextlib import suppress
from dataclasses import asdict, dataclass
from datetime import datetime
from pathlib import Path
from typing import Any, get_args

from cutpurse.kernel.codec import canonical
from cutpurse.kernel.match import Match
from cutpurse.kernel.record import CorruptLog, MissingGame, link
from cutpurse.kernel.rulebook import LANGUAGES
from cutpurse.table.messages import When
from cutpurse.terminal.errors import DAMAGED, UserError
from cutpurse.texts import Texts, printable

SLOWEST = 10  # the most times slower than usual


@dataclass(frozen=True)
class Seating:
    """Who plays, and how: saved beside the match."""

    language: str
    names: list[str]  # the first is the person's, empty where they gave none
    bots: str
    seed: int
    asks: When = "fits"  # the standing order: when the person is asked out of turn
    slow: int = 1  # how many times slower than usual the time runs while everyone acts at once

    def fits(self, match: Match) -> bool:
        """Whether a match can be resumed with this."""
        return (
            self.language in LANGUAGES
            and len(self.names) == match.seats
            and all(isinstance(name, str) and name.isprintable() for name in self.names)
            and isinstance(self.bots, str)  # one that is not installed any more is replaced by another
            and self.bots.isprintable()
            and isinstance(self.seed, int)
            and self.asks in get_args(When)
            and type(self.slow) is int
            and 1 <= self.slow <= SLOWEST
        )


def home(texts: Texts) -> Path:
    """The folder for the player's data: CUTPURSE_HOME, else the system's usual place."""
    try:
        return _home()
    except RuntimeError:  # the system knows no home folder, ours or that of a ~user
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
    """The error for a file that cannot be read."""
    if isinstance(error, FileNotFoundError):
        return UserError(texts.say("bad-file-missing", file=printable(file, 200)))
    return UserError(texts.say("bad-file", file=printable(file, 200), reason=os_reason(error, texts)))


def unusable(file: str, error: MissingGame | CorruptLog, texts: Texts) -> UserError:
    """The error for a record or save of a game that is not here, or that was damaged, or is newer than this version."""
    named = printable(file, 200)
    if isinstance(error, MissingGame):
        return UserError(texts.say("missing-game-record", file=named, game=printable(error.game)))
    reason = corrupt_reason(error, texts)
    if error.place == "newer":
        return UserError(texts.say("bad-file", file=named, reason=reason.rstrip(".")))
    return UserError(texts.say("bad-record", file=named, reason=reason), DAMAGED)


def os_reason(error: OSError, texts: Texts) -> str:
    """Why a file could not be read or written; in the system's words where we have none."""
    kind = errno.errorcode.get(error.errno or 0, "")
    return texts.say("os-reason", kind=kind, words=error.strerror or kind)


def corrupt_reason(error: CorruptLog, texts: Texts) -> str:
    """Where a save or record was damaged or changed."""
    return texts.say("corrupt", place=error.place, entry=str(error.entry))


class Saves:
    """Saves in `unfinished`, records in `records`, and in `names` who played them, since a record does not say it.

    A save is JSON: the seating, its hash, chained to the seal of the match, and the match as it saves itself.
    """

    def __init__(self, folder: Path, texts: Texts) -> None:
        self.unfinished = folder / "unfinished"
        self.records = folder / "records"
        self.names = folder / "names"
        self.texts = texts

    def saves(self, game: str = "") -> list[Path]:
        """The saves of one game or of any, the one written last first."""
        found: list[tuple[int, str, Path]] = []
        for path in self.unfinished.glob(f"{game or '*'}-*.json"):
            with suppress(FileNotFoundError):  # just finished, in another terminal
                found.append((path.stat().st_mtime_ns, path.name, path))
        return [path for _, _, path in sorted(found, reverse=True)]

    def new_path(self, game: str) -> Path:
        """The path of a new save; the file is created at once, so that no other table takes the name."""
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

    def save(self, path: Path, seating: Seating, match: Match) -> None:
        """Save a game. The old save stays until the new one is complete."""
        seated = asdict(seating)
        hash = link(match.commitment, seated)
        self.write(path, f'{{"seating": {canonical(seated)},\n"hash": "{hash}",\n"match": {match.save()}}}\n')

    def load(self, path: Path) -> tuple[Seating, Match]:
        """Load a saved game. A damaged file is left as it is."""
        try:
            saved: dict[str, Any] = json.loads(path.read_bytes().decode())
            match = Match.load(canonical(saved["match"]))
            if saved["hash"] != link(match.commitment, saved["seating"]):
                raise CorruptLog("The seating was changed.", "seating")
            seating = Seating(**saved["seating"])
            if not seating.fits(match):
                raise CorruptLog("These people cannot go on with this match.", "seating")
        except OSError as error:
            raise self.unusable(path, self.texts.say("bad-save-unread", reason=os_reason(error, self.texts))) from None
        except MissingGame as error:
            words = self.texts.say("missing-game-save", file=str(path), game=printable(error.game))
            raise UserError(words) from None
        except CorruptLog as error:
            if error.place == "newer":  # nothing is wrong with it, so nobody should delete it
                reason = corrupt_reason(error, self.texts).rstrip(".")
                raise UserError(self.texts.say("bad-file", file=str(path), reason=reason)) from None
            raise self.unusable(path, corrupt_reason(error, self.texts)) from None
        except (ValueError, TypeError, KeyError, RecursionError):
            raise self.unusable(path, self.texts.say("corrupt", place="text", entry="")) from None
        return seating, match

    def unusable(self, path: Path, reason: str) -> UserError:
        """The error for a save that cannot be used, with what to do about it."""
        return UserError(self.texts.say("bad-save", file=str(path), reason=reason))

    def finish(self, path: Path, seating: Seating, match: Match) -> Path:
        """Replace the save of a finished game by its record, and keep beside it who played."""
        record = self.records / path.name
        self.write(record, match.save())
        self.write(self.names / f"{match.commitment}.json", canonical(seating.names) + "\n")
        path.unlink(missing_ok=True)
        return record

    def names_of(self, match: Match) -> list[str] | None:
        """Who played a game that was finished here, in the order of their seats; None where nobody knows."""
        try:
            names = json.loads((self.names / f"{match.commitment}.json").read_bytes())
        except (OSError, ValueError, RecursionError):
            return None
        fits = isinstance(names, list) and len(names) == match.seats
        return names if fits and all(isinstance(name, str) and name.isprintable() for name in names) else None

    def write(self, path: Path, text: str) -> None:
        """Write a file completely or not at all."""
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
        """The error for a file that cannot be written."""
        return UserError(self.texts.say("bad-folder", path=str(path), reason=os_reason(error, self.texts)))
