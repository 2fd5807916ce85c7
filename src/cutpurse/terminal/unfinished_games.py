"""`cutpurse unfinished`: the unfinished games, with what to type to resume each."""

from __future__ import annotations

import shlex
from datetime import datetime, timedelta

from cutpurse.kernel.match import Match
from cutpurse.terminal.command_help import program
from cutpurse.terminal.errors import UserError
from cutpurse.terminal.games.views import PERSON
from cutpurse.terminal.rules_reader import game_title
from cutpurse.terminal.saves import Saves
from cutpurse.texts import Texts


def unfinished_lines(store: Saves, now: datetime) -> list[str]:
    """Every unfinished game, the latest first; for a save that cannot be used, why not."""
    texts = store.texts
    lines: list[str] = []
    for n, path in enumerate(store.saves()):
        try:
            left = datetime.fromtimestamp(path.stat().st_mtime)
            _, match = store.load(path)
        except FileNotFoundError:  # just finished, in another terminal
            continue
        except UserError as error:
            lines.append(str(error))
            continue
        when = time_phrase(left, now, texts)
        lines.append(texts.say("unfinished-line", when=when, **match_facts(match, texts)))
        lines.append(f"  {program()} play --resume{f' {shlex.quote(path.stem)}' if n else ''}")
    return lines or [texts.say("nothing-to-resume", game="any", folder=str(store.unfinished))]


def match_facts(match: Match, texts: Texts) -> dict[str, str | int]:
    """The game, its number of players, and its round."""
    return {"game": game_title(match.game, texts.language), "seats": match.seats, "round": match.view(PERSON)["round"]}


def time_phrase(then: datetime, now: datetime, texts: Texts) -> str:
    """A time as people say it: today, yesterday, or a date."""
    days = {now.date(): "today", now.date() - timedelta(days=1): "yesterday"}
    date = {"year": f"{then:%Y}", "month": f"{then:%m}", "date": f"{then:%d}"}
    return texts.say("unfinished-when", day=days.get(then.date(), "earlier"), time=f"{then:%H:%M}", **date)
