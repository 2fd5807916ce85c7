"""`cutpurse play`: starts a new game or resumes an unfinished one."""

from __future__ import annotations

import os
import secrets
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import FrameType
from typing import cast

from rich.text import Text

from cutpurse.bots import bots
from cutpurse.bots.characters import CHARACTERS, character_of
from cutpurse.kernel.game import Game, HouseSet
from cutpurse.kernel.manifest import find_manifest, named, names, usual
from cutpurse.kernel.match import Match
from cutpurse.table.names import numbered
from cutpurse.terminal import arguments
from cutpurse.terminal.command_help import program
from cutpurse.terminal.errors import UserError
from cutpurse.terminal.games.game_screen import GameScreen
from cutpurse.terminal.games.generic.screen import GenericScreen
from cutpurse.terminal.games.views import PERSON
from cutpurse.terminal.rules_reader import game_title
from cutpurse.terminal.saves import Saves, Seating, home
from cutpurse.terminal.screen import Screen, screen_for
from cutpurse.terminal.table import TerminalTable
from cutpurse.terminal.unfinished_games import match_facts
from cutpurse.texts import Texts, printable

DEFAULT_SEATS = 4
DEFAULT_BOTS = "greedy"
LEAST_WIDTH, LEAST_HEIGHT = 80, 24  # of a window on which the table is not plain
COLOURS = ("256", "truecolor")  # of which it has so many, as Rich calls them
BOT_NAMES = (
    "Otto",
    "Mona",
    "Kuno",
    "Fritzi",
    "Ada",
    "Rudi",
)  # one more than needed: none is the person's


@dataclass(frozen=True)
class PlayArguments:
    """The arguments of `cutpurse play`; None where one is not given."""

    game: str | None = None  # with --resume, also the name of a save
    seats: str | None = None
    bots: str | None = None
    seed: str | None = None
    options: list[str] = field(default_factory=list)
    name: str | None = None
    language: str | None = None
    resume: bool = False
    new: bool = False
    quick: bool = False
    slow: str | None = None
    plain: bool = False

    def wants_new(self) -> bool:
        """Whether anything is given that only a new game can have."""
        return self.new or bool(self.options) or any(word is not None for word in (self.seats, self.bots, self.seed))


class Stopped(KeyboardInterrupt):
    """The system tells us to stop: treated like Ctrl-C, so that the game is saved."""


@contextmanager
def stoppable() -> Iterator[None]:
    """Meanwhile SIGTERM, and SIGHUP from a window that was closed, raise Stopped."""

    def stop(number: int, frame: FrameType | None) -> None:
        if number != signal.SIGTERM:  # the window is gone
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, 1)
            os.dup2(nowhere, 2)
        raise Stopped

    signals = [signal.SIGTERM, *([signal.SIGHUP] if hasattr(signal, "SIGHUP") else [])]  # Windows has no SIGHUP
    before = {number: signal.getsignal(number) for number in signals}
    for number in signals:
        if before[number] != signal.SIG_IGN:  # as under nohup
            signal.signal(number, stop)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def play(args: PlayArguments, texts: Texts) -> int:
    """Play a new game or an unfinished one; returns the exit code."""
    screen = screen_for(texts)
    store = Saves(home(texts), texts)
    if screen.drawn and not args.plain and fits_full_screen(screen):
        check(args, store)
        from cutpurse.terminal.fullscreen.app import run  # loads Textual, which nobody else needs

        return run(lambda window: play_on(args, window, store), texts)
    with stoppable():
        return play_on(args, screen, store)


def play_on(args: PlayArguments, screen: Screen, store: Saves) -> int:
    """Play on a screen, as many games as the person wants; returns the exit code."""
    if args.resume:
        table = resume_table(requested_save(args, store), args, screen, store)
    else:
        table = resume_or_start(args, screen, store)
    table.greeting = [*arguments.left_out(screen.texts), *table.greeting]
    while True:
        code = table.run()
        if not table.again:
            return code
        table = another_game(table)


def check(args: PlayArguments, store: Saves) -> None:
    """Refuse bad arguments before a window opens."""
    if args.resume:
        store.load(requested_save(args, store))
    else:
        new_match(args, store.texts)


def fits_full_screen(screen: Screen) -> bool:
    """Whether this terminal can show the table on its whole window: enough colours for buttons, and room."""
    if os.environ.get("NO_COLOR") or not (sys.stderr and sys.stderr.isatty()):  # which Textual writes to
        return False
    return screen.console.color_system in COLOURS and screen.width >= LEAST_WIDTH and screen.height >= LEAST_HEIGHT


def resume_or_start(args: PlayArguments, screen: Screen, store: Saves) -> TerminalTable:
    """Resume an unfinished game if there is one and the person says yes; else start a new one."""
    checked = new_match(args, screen.texts)  # refuse bad arguments before asking anything
    path, warning = chosen_save(args, store, screen)
    if path is not None:
        return resume_table(path, args, screen, store)
    table = start_table(*checked, args, screen, store)
    table.greeting = [*warning, *table.greeting]
    return table


def new_match(args: PlayArguments, texts: Texts) -> tuple[Match, Seating]:
    """A match and its players, by the arguments."""
    game = arguments.game_named(args.game or usual(), texts)
    seats = arguments.seat_count(args.seats or str(usual_seats(game)), game, texts)
    bots = arguments.bot_named(args.bots or usual_bot(game), game, texts)
    options = arguments.game_options(args.options, game, texts)
    name = "" if args.name is None else arguments.person_named(args.name, texts)
    seed = None if args.seed is None else arguments.seed_number(args.seed, texts)
    others = bot_names(bots, seats - 1, name)
    bot_seed = secrets.randbelow(2**30) if seed is None else seed % 2**30
    slow = 1 if args.slow is None else arguments.slow_factor(args.slow, texts)
    match = create_match(game, seats, seed, options, args.options, texts)
    return match, Seating(texts.language, [name, *others], bots, bot_seed, slow=slow)


def create_match(
    game: Game, seats: int, seed: int | None, options: dict[str, int | str], words: list[str], texts: Texts
) -> Match:
    """A match with these options; UserError if they do not go together with this number of players."""
    try:
        return Match(game, seats, seed, options)
    except ValueError:
        raise UserError(texts.say("bad-options-together", seats=seats, options=", ".join(words))) from None


def usual_seats(game: Game) -> int:
    """The number of players nearest to four."""
    return min(game.seats, key=lambda seats: abs(seats - DEFAULT_SEATS))


def usual_bot(game: Game) -> str:
    """A sensible beginner where the game has one."""
    known = bots(game.name)
    return DEFAULT_BOTS if DEFAULT_BOTS in known else known[-1]


def bot_names(bot: str, many: int, person: str) -> list[str]:
    """What bots of a kind are called here: those of a level are its character, numbered as in the browser."""
    character = character_of(bot)
    if character is None:
        return [name for name in BOT_NAMES if name.lower() != person.lower()][:many]
    taken = [person]
    for _ in range(many):
        taken.append(numbered(character.name, taken))
    return taken[1:]


def bot_title(bot: str, texts: Texts) -> str:
    """A kind of bot, in a word or two."""
    if character_of(bot):
        return texts.say("character-level", level=int(bot), most=len(CHARACTERS))
    return texts.say(f"bot-{bot}") if texts.has(f"bot-{bot}") else bot


def game_screen_of(game: Game, texts: Texts, names: list[str]) -> GameScreen:
    """The screen that a game's manifest names, or the generic one where there is none, for these players."""
    manifest = find_manifest(game.name)
    if manifest.screen:
        with suppress(ImportError, AttributeError):  # as the preflight says
            return cast(type[GameScreen], named(manifest.screen))(texts, names)
    return GenericScreen(texts, names, manifest)


def start_table(match: Match, seating: Seating, args: PlayArguments, screen: Screen, store: Saves) -> TerminalTable:
    """A new table, with a welcome."""
    game_screen = game_screen_of(match.game, screen.texts, seating.names)
    path = store.new_path(match.game.name)
    others = screen.texts.join([game_screen.label(seat) for seat in range(match.seats) if seat != PERSON])
    who = screen.texts.say("who-plays", names=others, bot=bot_title(seating.bots, screen.texts), count=match.seats - 1)
    table = table_on(screen)(match, game_screen, screen, store, path, seating, pace=0 if args.quick else 1)
    seal = screen.texts.say("seal", seal=match.commitment)
    notes = [*temper_note(seating, screen.texts), *house_set_note(match, screen.texts)]
    notes += settings_notes(match, args, screen.texts)
    table.greeting = [game_screen.welcome(), *table.notes, "", who, *notes, seal, ""]
    table.greeting += [*table.how_to_start(), other_games(args, match, screen.texts), *game_screen.legend(), ""]
    return table


def table_on(screen: Screen) -> type[TerminalTable]:
    """The kind of table for a screen."""
    if not screen.is_window:
        return TerminalTable
    from cutpurse.terminal.fullscreen.table import FullScreenTable

    return FullScreenTable


def another_game(last: TerminalTable) -> TerminalTable:
    """A new game at the same table: the same players and options, other cards."""
    game = last.match.game
    seed = secrets.randbelow(2**30)
    settings = last.match.settings
    match = Match(game, last.match.seats, None, {o.name: settings[o.name] for o in game.options if o.name in settings})
    seating = replace(last.seating, seed=seed)
    game_screen = game_screen_of(game, last.texts, seating.names)
    path = last.store.new_path(game.name)
    return type(last)(match, game_screen, last.screen, last.store, path, seating, pace=last.pace)


def other_games(args: PlayArguments, match: Match, texts: Texts) -> str:
    """How to choose another game, if the person has not chosen one."""
    others = [name for name in names() if name != match.game.name]
    return "" if args.game else texts.say("other-games", program=program(), game=others[0])


def temper_note(seating: Seating, texts: Texts) -> list[str]:
    """What the character is like whose level the bots have."""
    character = character_of(seating.bots)
    if character is None:
        return []
    temper = texts.say(f"character-{character.bot}")  # texts: character-*
    return [texts.say("who-is-who", name=character.name, temper=temper)]


def house_set_note(match: Match, texts: Texts) -> list[str]:
    """A line about the house set, if one is used."""
    option = match.game.house_set()
    title = option.shown(match.settings[option.name]) if option else ""
    return [texts.say("house-set", title=title)] if title else []


def settings_notes(match: Match, args: PlayArguments, texts: Texts) -> list[str]:
    """A line about each option that is not as it was asked for, since the others want it otherwise."""
    wishes = arguments.game_options(args.options, match.game, texts)
    found: list[str] = []
    for option in match.game.options:
        wish, value = wishes.get(option.name, option.default), match.settings[option.name]
        if value != wish and not isinstance(option, HouseSet):
            found.append(texts.say("option-changed", name=option.name, wish=str(wish), value=str(value)))
    return found


def requested_save(args: PlayArguments, store: Saves) -> Path:
    """The save that `--resume` asks for: by its name, or the latest, of one game or of any."""
    texts = store.texts
    if args.wants_new():
        raise UserError(texts.say("resume-alone"))
    asked = (args.game or "").strip().lower()
    named = [path for path in store.saves() if path.stem == asked]
    if asked and not named and asked not in names() and not store.saves(asked):
        raise UserError(texts.say("bad-save-name", name=printable(asked), program=program()))
    saves = named or store.saves(asked)
    if not saves:
        raise UserError(texts.say("nothing-to-resume", game=asked or "any", folder=str(store.unfinished)))
    return saves[0]


def chosen_save(args: PlayArguments, store: Saves, screen: Screen) -> tuple[Path | None, list[str]]:
    """The save to resume, None for a new game; and what to say about one that is not resumed."""
    texts = screen.texts
    saves = store.saves(arguments.game_named(args.game, texts).name if args.game else "")
    if not saves or args.wants_new():
        return None, []
    try:
        _, match = store.load(saves[0])
    except UserError as error:
        return None, [str(error), ""]
    if not screen.interactive:
        return None, [
            texts.say("beside-unfinished", game=game_title(match.game, texts.language), program=program()),
            "",
        ]
    return (saves[0] if wants_to_resume(match, len(saves) - 1, screen) else None), []


def wants_to_resume(match: Match, others: int, screen: Screen) -> bool:
    """Ask whether the person wants to resume an unfinished game; there may be others."""
    texts = screen.texts
    return screen.confirm([texts.say("unfinished", others=others, program=program(), **match_facts(match, texts))])


def resume_table(path: Path, args: PlayArguments, screen: Screen, store: Saves) -> TerminalTable:
    """The table as it was left; language, name and speed may be new."""
    seating, match = store.load(path)
    if args.language is None and seating.language != screen.texts.language:
        screen.texts = store.texts = Texts(seating.language)
    names = seating.names
    if args.name is not None:
        names = [arguments.person_named(args.name, screen.texts), *names[1:]]
    slow = seating.slow if args.slow is None else arguments.slow_factor(args.slow, screen.texts)
    seating = replace(seating, language=screen.texts.language, names=names, slow=slow)
    game_screen = game_screen_of(match.game, screen.texts, seating.names)
    table = table_on(screen)(match, game_screen, screen, store, path, seating, pace=0 if args.quick else 1)
    table.show_notice([Text(screen.texts.say("welcome-back"))])
    return table
