"""Examples of the rulebooks as replays: a short game of nobody's, which is over, so that everybody sees everything."""

from __future__ import annotations

from functools import lru_cache

from cutpurse.kernel.examples import Example, examples, find_example
from cutpurse.kernel.game import find, games
from cutpurse.kernel.match import Match
from cutpurse.server.replays import Replays, Seen, replay_message
from cutpurse.table import messages as wire
from cutpurse.table import views
from cutpurse.table.errors import RequestError
from cutpurse.table.rows import SeatRow, TableRow

MOST_KEPT = 100  # examples that are kept once they were played


async def page(replays: Replays, game: str, name: str, eyes: str, first: int, who: str) -> bytes:
    """Some steps of an example from this one on, as a message; `who` asks, as `Replays` says."""
    table, match = played(game, name)
    known = {"watch", *map(str, range(match.seats)), "open"}
    if eyes not in known:
        raise RequestError("no-replay", f"eyes may be: {', '.join(sorted(known))}")
    seen = Seen(table.id, match, eyes, match.kept)
    return replay_message(table, seen, first, await replays.page(seen, first, who))


@lru_cache(maxsize=MOST_KEPT)
def played(game: str, name: str) -> tuple[wire.Table, Match]:
    """An example as a table that is over, and its match; RequestError if there is none."""
    if game not in games():
        raise RequestError("no-game")
    example = find_example(find(game), name)
    if example is None:
        raise RequestError("no-replay", f"{game} has no example {name!r}")
    match = example.played()
    return views.table_message(row(example, match), "", set(), set(), 0, None), match


def row(example: Example, match: Match) -> TableRow:
    """The table of an example."""
    options = {option.name: option.shown(match.settings[option.name]) for option in match.game.options}
    return TableRow(
        id=f"example/{example.game.name}/{example.name}",
        game=example.game.name,
        version=match.version,
        options=options,
        clock=None,
        pace="instant",
        listed=False,
        status="over",
        host="",
        secret=match.secret,
        made=0.0,
        seats=[SeatRow(person=f"{n}", name=name) for n, name in enumerate(example.players)],
    )


def stories(game: str, language: str) -> dict[str, list[wire.ExampleTitle]]:
    """By chapter, the examples that it tells as a story, which are watched from their beginning."""
    found: dict[str, list[wire.ExampleTitle]] = {}
    for example in examples(find(game)):
        if chapter := example.chapter.get(language):
            told = wire.ExampleTitle(name=example.name, title=title_of(example, language), first=0)
            found.setdefault(chapter, []).append(told)
    return found


def titles(game: str, language: str) -> dict[str, list[wire.ExampleTitle]]:
    """By clause, the examples of a game: their names, and their titles in a language or in the one that there is."""
    found: dict[str, list[wire.ExampleTitle]] = {}
    for example in examples(find(game)):
        title = title_of(example, language)
        for clause in example.clauses:
            found.setdefault(clause, []).append(wire.ExampleTitle(name=example.name, title=title, first=example.first))
    return found


def title_of(example: Example, language: str) -> str:
    """The title of an example in a language, or in the one that there is."""
    return example.title.get(language) or next(iter(example.title.values()))
