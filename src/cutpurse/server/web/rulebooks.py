"""Rulebooks and the shelf as messages: the games that can be played here, and their rules by chapter."""

from __future__ import annotations

from functools import cache

import cutpurse
from cutpurse.bots import bots
from cutpurse.bots.characters import CHARACTERS, USUAL_LEVEL, ratings_of
from cutpurse.kernel import play
from cutpurse.kernel.game import Game, Option, Switch, find, games
from cutpurse.kernel.game import HouseSet as FaceOption
from cutpurse.kernel.rulebook import Rulebook, read
from cutpurse.server.web import examples, exercises
from cutpurse.server.web.game_files import COVER, pictures
from cutpurse.table import lesson, table_options
from cutpurse.table.messages import (
    BotCharacter,
    Chapter,
    Choice,
    ClauseText,
    GameOnShelf,
    HouseSet,
    LessonOnShelf,
    Rules,
    Shelf,
)

TABLE_BOOK = "table"  # the clauses common to every game


def shelf(address: str | None) -> Shelf:
    """All games, and the address for others on the network."""
    on_it = [on_shelf(find(name)) for name in games()]
    characters = [BotCharacter(bot=bot, name=name, ratings=ratings_of(bot)) for bot, name in CHARACTERS]
    return Shelf(
        version=cutpurse.__version__, games=on_it, characters=characters, usual_bot=USUAL_LEVEL, address=address
    )


def on_shelf(game: Game) -> GameOnShelf:
    """A game with its options and bots."""
    return GameOnShelf(
        name=game.name,
        version=game.version,
        seats=list(game.seats),
        options=[choice(option) for option in game.options],
        bots=bots(game.name),
        reacts=game.reacts(),
        real_time=game.real_time(),
        cover=addresses(game.name).get(COVER, ""),
        lessons=[LessonOnShelf(name=name, minutes=one.minutes) for name, one in lesson.known_lessons(game).items()],
    )


def addresses(game: str) -> dict[str, str]:
    """The addresses of a game's pictures, by what they show."""
    return {shown: f"/games/{game}/art/{file}" for shown, file in pictures(game).items()}


def choice(option: Option) -> Choice:
    """An option as a message: a number in a range, words to choose from, free text, a file, or yes or no."""
    found = Choice(
        name=option.name,
        kind="word",
        default=option.default,
        short=option.short,
        slow=option.slow,
        easy=option.easy,
        none=option.or_none,
    )
    if isinstance(option, FaceOption):
        found.kind = "file"
    elif isinstance(option, Switch):
        found.kind = "switch"
    elif isinstance(option.allowed, range):
        found.kind, found.low, found.high = "number", option.allowed.start, option.allowed.stop - 1
    elif option.allowed:
        found.words = list(option.allowed)
    else:
        found.kind = "text"
    return found


def components(game: str) -> str | None:
    """A game's own component file, empty if it has none; None if there is no such game."""
    return find(game).components() if game in games() else None


def house_set(game: str, text: str) -> HouseSet | None:
    """A component file as the players of a game will see it; None if there is no such game."""
    return HouseSet(shown=table_options.house_set(find(game), text)) if game in games() else None


def rules(book: str, language: str) -> Rules | None:
    """A rulebook in a language; None if there is no such book."""
    return book_of(book, language) if book == TABLE_BOOK or book in games() else None


@cache
def book_of(book: str, language: str) -> Rules:
    """A rulebook that there is, in a language: anything else would be kept as well, whatever people ask for."""
    if book == TABLE_BOOK:
        return chapters(book, read(play.__file__, language))
    found = chapters(book, find(book).rulebook(language))
    found.pictures = {piece: address for piece, address in addresses(book).items() if piece != COVER}
    shown = examples.titles(book, language)
    told = examples.stories(book, found.language)
    for chapter in found.chapters:
        chapter.examples = told.get(chapter.title, [])
        for clause in chapter.clauses:
            clause.examples = shown.get(clause.id, [])
    found.exercises = exercises.asked(book, language)
    found.words = exercises.words(book, found.language)
    return found


def chapters(book: str, rulebook: Rulebook) -> Rules:
    """A rulebook cut at its headings: `#` its title, `##` a chapter, `###` a clause."""
    whole = Rules(book=book, title="", text="", chapters=[], language=rulebook.language)
    part: Rules | Chapter | None = whole  # whose text the line belongs to; a clause has its own text
    for line in rulebook.text.splitlines():
        signs, _, title = line.rstrip().partition(" ")
        title = title.lstrip()
        if signs == "#":
            whole.title = title
        elif signs == "##":
            part = Chapter(title=title, text="", clauses=[])
            whole.chapters.append(part)
        elif signs == "###":
            id = title.split()[0]
            clause = rulebook.clauses[id]
            if not whole.chapters:  # a short book has none
                whole.chapters.append(Chapter(title=rulebook.title or book, text="", clauses=[]))
            text = ClauseText(id=id, title=clause.title, text=clause.text, refusals=clause.refusals)
            whole.chapters[-1].clauses.append(text)
            part = None
        elif part is not None:
            part.text += line + "\n"
    whole.text = whole.text.strip()
    for chapter in whole.chapters:
        chapter.text = chapter.text.strip()
    return whole
