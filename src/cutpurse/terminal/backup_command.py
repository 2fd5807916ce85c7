"""`cutpurse backup`, `cutpurse restore`, `cutpurse check-db`: copies of a database, and whether it is sound."""

from __future__ import annotations

import sys
from pathlib import Path

from cutpurse.server.storage import backup
from cutpurse.server.storage.backup import CannotRead, Findings, NotSound
from cutpurse.server.storage.database import CannotOpen
from cutpurse.terminal.command_help import program
from cutpurse.terminal.errors import DAMAGED, UserError
from cutpurse.terminal.saves import os_reason
from cutpurse.terminal.serve_command import unusable, usual_database
from cutpurse.texts import Texts, printable

UNUSABLE_BACKUPS = {"missing", "a-folder", "foreign", "future", "damaged"}  # texts; others cannot be read
MOST_NAMED = 10  # tables whose logs are damaged


def back_up(db: str | None, file: str, force: bool, texts: Texts) -> int:
    """Copy the database into a file; the exit code."""
    try:
        findings = backup.back_up(db or usual_database(texts), Path(file), force)
    except IsADirectoryError:
        raise UserError(texts.say("backup-a-folder", file=printable(file, 200), program=program())) from None
    except FileExistsError:
        raise UserError(texts.say("backup-there", file=printable(file, 200))) from None
    except NotSound as error:
        raise UserError("\n".join([*wrong(error.findings, texts), texts.say("backup-kept")])) from None
    except (CannotOpen, OSError, ValueError) as error:
        raise failed(error, file, texts) from None
    print(texts.say("backup-done", file=printable(file, 200), tables=findings.tables, moves=findings.moves))
    return told(findings, texts)


def restore(file: str, db: str | None, force: bool, texts: Texts) -> int:
    """Put a copy in the place of the database; the exit code."""
    url = db or usual_database(texts)
    try:
        aside = backup.restore(Path(file), url, force)
    except NotSound as error:
        raise UserError("\n".join([*wrong(error.findings, texts), texts.say("restore-kept")])) from None
    except CannotRead as error:
        kind = error.kind if error.kind in UNUSABLE_BACKUPS else "file"
        # texts: restore-bad-*
        raise UserError(texts.say(f"restore-bad-{kind}", file=printable(file, 200), program=program())) from None
    except (CannotOpen, OSError, ValueError) as error:
        if isinstance(error, CannotOpen) and error.kind == "held":
            raise UserError(texts.say("restore-held", file=printable(url, 200))) from None
        raise failed(error, url, texts) from None
    print(texts.say("restore-done", file=printable(file, 200)))
    if aside is not None:
        print(texts.say("restore-aside", file=printable(str(aside), 200)))
    return 0


def check(db: str | None, texts: Texts) -> int:
    """Check the whole database; the exit code."""
    url = db or usual_database(texts)
    try:
        findings = backup.check(url)
    except (CannotOpen, OSError, ValueError) as error:
        raise failed(error, url, texts) from None
    if findings.sound:
        print(texts.say("check-db-sound", file=printable(url, 200), tables=findings.tables, moves=findings.moves))
    return told(findings, texts)


def told(findings: Findings, texts: Texts) -> int:
    """Print what is wrong, if something is; the exit code."""
    for line in wrong(findings, texts):
        print(line, file=sys.stderr)
    return 0 if findings.sound else DAMAGED


def wrong(findings: Findings, texts: Texts) -> list[str]:
    """What is wrong in a database, a line for each."""
    lines: list[str] = []
    if findings.damage is not None:
        lines.append(texts.say("check-db-damage", reason=printable(findings.damage, 200)))
    if findings.log_damaged:
        lines.append(texts.say("check-db-log"))
    for broken in findings.broken[:MOST_NAMED]:
        lines.append(texts.say("check-db-table", table=printable(broken.table), entry=str(broken.n)))
    if (more := len(findings.broken) - MOST_NAMED) > 0:
        lines.append(texts.say("check-db-more", count=more))
    return lines


def failed(error: Exception, file: str, texts: Texts) -> UserError:
    """Why a file cannot be read or written."""
    if isinstance(error, CannotOpen):
        return UserError(unusable(error, texts))
    reason = os_reason(error, texts) if isinstance(error, OSError) else str(error)
    return UserError(texts.say("backup-unwritten", file=printable(file, 200), reason=reason))
