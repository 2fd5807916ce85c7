"""The arguments of `cutpurse play`, each checked, or refused in one line that says what is allowed."""

from __future__ import annotations

import sys

from cutpurse.bots import bots
from cutpurse.bots.characters import CHARACTERS
from cutpurse.kernel.game import Game, HouseSet, Option, Switch, find, games
from cutpurse.kernel.manifest import CannotPlay, Trouble, troubles
from cutpurse.kernel.rulebook import LANGUAGES
from cutpurse.terminal.components import read_components
from cutpurse.terminal.errors import UserError
from cutpurse.terminal.saves import SLOWEST
from cutpurse.texts import Texts, printable

LONGEST_NAME = 12
LONGEST_LINE = 400  # that is said of a game which cannot be played


def game_named(name: str, texts: Texts) -> Game:
    """The game of this name; capitals do not matter."""
    try:
        return find(name.strip().lower())
    except CannotPlay as error:
        raise UserError(trouble_line(error.trouble, texts)) from None
    except ValueError:  # there is none
        pass
    raise UserError(texts.say("bad-game", name=printable(name), allowed=", ".join(games())))


def left_out(texts: Texts) -> list[str]:
    """A line for each installed game that cannot be played, with the reason."""
    return [texts.say("game-left-out", line=trouble_line(trouble, texts)) for trouble in troubles()]


def say_problems(texts: Texts) -> None:
    """Say of each installed game that cannot be played why, a line each; all others can."""
    for line in left_out(texts):
        print(line, file=sys.stderr)


def trouble_line(trouble: Trouble, texts: Texts) -> str:
    """Why a game cannot be played, in one line; a reason for experts stays as it is."""
    facts = {name: printable(fact, LONGEST_LINE) for name, fact in trouble.facts.items()}
    match trouble.kind:
        case "broken":
            line = texts.say("game-trouble-broken", **facts)
        case "failing":
            line = texts.say("game-trouble-failing", **facts)
        case "claimed":
            line = texts.say("game-trouble-claimed", **facts)
        case "none":
            line = texts.say("game-trouble-none")
        case _:
            line = trouble.line
    return printable(line, LONGEST_LINE)


def language_named(name: str, texts: Texts) -> str:
    """One of our languages."""
    if name.lower() not in LANGUAGES:
        raise UserError(texts.say("bad-language", name=printable(name), allowed=", ".join(LANGUAGES)))
    return name.lower()


def seat_count(text: str, game: Game, texts: Texts) -> int:
    """A number of players that the game allows."""
    if len(text) > 3 or not text.strip().isdecimal() or int(text) not in game.seats:
        allowed = ", ".join(str(n) for n in game.seats)
        raise UserError(texts.say("bad-seats", game=game.name, seats=printable(text), allowed=allowed))
    return int(text)


def bot_named(name: str, game: Game, texts: Texts) -> str:
    """A bot that plays the game, by its own name or by that of a character."""
    people = {character.name.lower(): character.bot for character in CHARACTERS}
    name = people.get(name.lower(), name)
    if name not in bots(game.name):
        allowed = ", ".join(bots(game.name))
        raise UserError(texts.say("bad-bot", name=printable(name), game=game.name, allowed=allowed))
    return name


def seed_number(text: str, texts: Texts) -> int:
    """A seed: any whole number."""
    if len(text) > 100 or not text.strip().removeprefix("-").isdecimal():
        raise UserError(texts.say("bad-seed", text=printable(text)))
    return int(text)


def slow_factor(text: str, texts: Texts) -> int:
    """How many times slower than usual the time runs while everyone acts at once."""
    if len(text) > 2 or not text.strip().isdecimal() or not 1 <= int(text) <= SLOWEST:
        raise UserError(texts.say("bad-slow", text=printable(text), most=SLOWEST))
    return int(text)


def person_named(name: str, texts: Texts) -> str:
    """A name that fits its column on the screen."""
    if not name.strip() or len(name.strip()) > LONGEST_NAME or not name.isprintable():
        raise UserError(texts.say("bad-name", name=printable(name), most=LONGEST_NAME))
    return name.strip()


def allowed_values(option: Option) -> str:
    """The values of an option, written the same in every language."""
    if isinstance(option, HouseSet):
        return "FILE.toml"
    if isinstance(option, Switch):
        return option.span()
    if isinstance(option.allowed, range):
        span = f"{option.allowed.start}–{option.allowed.stop - 1}"
        return f"0, {span}" if option.or_none else span
    return ", ".join(option.allowed) or f"{option.default}, {option.example} …"


def option_help(option: Option) -> str:
    """An option with its values and its default."""
    default = value_word(option.default)
    return f"{option.name}={allowed_values(option)}" + (f" ({default})" if default else "")


def value_word(value: int | str) -> str:
    """A value as it is typed."""
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def game_options(assignments: list[str], game: Game, texts: Texts) -> dict[str, int | str]:
    """The options written as `name=value`; for a house set, as `name=file`."""
    known = {option.name: option for option in game.options}
    allowed = ", ".join(f"{option.name}={allowed_values(option)}" for option in game.options)
    found: dict[str, int | str] = {}
    for text in assignments:
        name, equals, value = (part.strip() for part in text.partition("="))
        if not equals or not name or not value:
            raise UserError(texts.say("bad-option-form", text=printable(text), game=game.name, allowed=allowed))
        if name not in known:
            raise UserError(texts.say("bad-option-name", name=printable(name), game=game.name, allowed=allowed))
        if name in found:
            raise UserError(texts.say("bad-option-twice", name=name))
        option = known[name]
        if isinstance(option, HouseSet):
            found[name] = read_components(option, value, texts).text
            continue
        try:
            found[name] = option.checked(value)
        except ValueError:
            text = texts.say("bad-option-value", name=name, value=printable(value), allowed=allowed_values(option))
            raise UserError(text) from None
    return found
