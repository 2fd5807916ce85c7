"""Starting: a new table or an unfinished one, as the command line and the person want it."""

from __future__ import annotations

import os
import secrets
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import FrameType

from rich.text import Text

from cutpurse.kernel.game import Game, games
from cutpurse.kernel.match import Match
from cutpurse.terminal import arguments
from cutpurse.terminal.command_help import program
from cutpurse.terminal.errors import UserError
from cutpurse.terminal.games.game_screen import GameScreen
from cutpurse.terminal.games.gaunerbande.screen import GaunerbandeScreen
from cutpurse.terminal.games.langfinger.screen import LangfingerScreen
from cutpurse.terminal.games.midnight_exchange.screen import MidnightExchangeScreen
from cutpurse.terminal.games.swindler.screen import SwindlerScreen
from cutpurse.terminal.games.views import PERSON
from cutpurse.terminal.rules_reader import called
from cutpurse.terminal.saves import Saves, Seating, home
from cutpurse.terminal.screen import Screen, screen_for
from cutpurse.terminal.table import TerminalTable
from cutpurse.terminal.unfinished_games import facts
from cutpurse.texts import Texts, shown

FACES: dict[str, type[GameScreen]] = {
    "gaunerbande": GaunerbandeScreen,
    "langfinger": LangfingerScreen,
    "midnight-exchange": MidnightExchangeScreen,
    "swindler": SwindlerScreen,
}
DEFAULT_GAME = "gaunerbande"
DEFAULT_SEATS = "4"
DEFAULT_BOTS = "greedy"
BOT_NAMES = ("Otto", "Mona", "Kuno", "Fritzi", "Ada", "Rudi")  # one more than a table needs: none is the person's


@dataclass(frozen=True)
class Wish:
    """What the command line asks for; None where it says nothing."""

    game: str | None = None  # to resume, also the name of a save
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

    def wants_new(self) -> bool:
        """Does it name anything that only a new game can have?"""
        return self.new or bool(self.options) or any(word is not None for word in (self.seats, self.bots, self.seed))


class Stopped(KeyboardInterrupt):
    """The system asks us to end: treated as Ctrl-C, so that the game is kept."""


@contextmanager
def stoppable() -> Iterator[None]:
    """Let SIGTERM, and SIGHUP of a window that is closed, through to the table while it runs."""

    def stop(number: int, frame: FrameType | None) -> None:
        if number != signal.SIGTERM:  # nobody reads us any more
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, 1)
            os.dup2(nowhere, 2)
        raise Stopped

    heeded = [signal.SIGTERM, *([signal.SIGHUP] if hasattr(signal, "SIGHUP") else [])]  # Windows has no such windows
    before = {number: signal.getsignal(number) for number in heeded}
    for number in heeded:
        if before[number] != signal.SIG_IGN:  # as under nohup
            signal.signal(number, stop)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def play(wish: Wish, texts: Texts) -> int:
    """Sit down at a table, new or unfinished; the exit code."""
    screen = screen_for(texts)
    store = Saves(home(texts), texts)
    table = resumed(wished_save(wish, store), wish, screen, store) if wish.resume else offered(wish, screen, store)
    with stoppable():
        return table.run()


def offered(wish: Wish, screen: Screen, store: Saves) -> TerminalTable:
    """An unfinished table, where there is one and the person says yes, else a new one."""
    checked = new_table(wish, screen.texts)  # a wrong word is said before anything is asked
    path, warning = chosen_save(wish, store, screen)
    if path is not None:
        return resumed(path, wish, screen, store)
    table = seated(*checked, wish, screen, store)
    table.greeting = [*warning, *table.greeting]
    return table


def new_table(wish: Wish, texts: Texts) -> tuple[Match, Seating]:
    """A match and who plays it, as wished."""
    game = arguments.game_named(wish.game or DEFAULT_GAME, texts)
    seats = arguments.seat_count(wish.seats or DEFAULT_SEATS, game, texts)
    bots = arguments.bot_named(wish.bots or DEFAULT_BOTS, game, texts)
    options = arguments.agreed(wish.options, game, texts)
    name = "" if wish.name is None else arguments.person_named(wish.name, texts)
    seed = None if wish.seed is None else arguments.seed_number(wish.seed, texts)
    others = [other for other in BOT_NAMES if other.lower() != name.lower()][: seats - 1]
    bot_seed = secrets.randbelow(2**30) if seed is None else seed % 2**30
    slow = 1 if wish.slow is None else arguments.slowness(wish.slow, texts)
    match = dealt(game, seats, seed, options, wish.options, texts)
    return match, Seating(texts.language, [name, *others], bots, bot_seed, slow=slow)


def dealt(
    game: Game, seats: int, seed: int | None, options: dict[str, int | str], words: list[str], texts: Texts
) -> Match:
    """A match with these options; a complaint where they are fine by themselves, but not with so many players."""
    try:
        return Match(game, seats, seed, options)
    except ValueError:
        raise UserError(texts.say("bad-options-together", seats=seats, options=", ".join(words))) from None


def seated(match: Match, seating: Seating, wish: Wish, screen: Screen, store: Saves) -> TerminalTable:
    """A new table, with a welcome."""
    face = FACES[match.game.name](screen.texts, seating.names)
    path = store.place(match.game.name)
    others = screen.texts.join([face.label(seat) for seat in range(match.seats) if seat != PERSON])
    who = screen.texts.say("who-plays", names=others, bot=seating.bots, count=match.seats - 1)
    table = TerminalTable(match, face, screen, store, path, seating, pace=0 if wish.quick else 1)
    seal = screen.texts.say("seal", seal=match.commitment)
    table.greeting = [face.welcome(), *table.notes, "", who, *house(match, screen.texts), seal, ""]
    table.greeting += [*table.how_to_type(), other_games(wish, match, screen.texts), *face.legend(), ""]
    return table


def other_games(wish: Wish, match: Match, texts: Texts) -> str:
    """How to choose another game, for those who have not chosen this one."""
    others = [name for name in games() if name != match.game.name]
    return "" if wish.game else texts.say("other-games", program=program(), game=others[0])


def house(match: Match, texts: Texts) -> list[str]:
    """What to say about the faces, where they are not our own."""
    option = match.game.house_set()
    title = option.shown(match.settings[option.name]) if option else ""
    return [texts.say("house-set", title=title)] if title else []


def wished_save(wish: Wish, store: Saves) -> Path:
    """The unfinished game that was asked for: by its name, or the one left last, of a game or of any."""
    texts = store.texts
    if wish.wants_new():
        raise UserError(texts.say("resume-alone"))
    asked = (wish.game or "").strip().lower()
    named = [path for path in store.saves() if path.stem == asked]
    if asked and not named and asked not in games():
        raise UserError(texts.say("bad-save-name", name=shown(asked), program=program()))
    saves = named or store.saves(asked)
    if not saves:
        raise UserError(texts.say("nothing-to-resume", game=asked or "any", folder=str(store.unfinished)))
    return saves[0]


def chosen_save(wish: Wish, store: Saves, screen: Screen) -> tuple[Path | None, list[str]]:
    """The unfinished game to go on with, None for a new one; and what to say about one that cannot be used."""
    texts = screen.texts
    saves = store.saves(arguments.game_named(wish.game, texts).name if wish.game else "")
    if not saves or wish.wants_new():
        return None, []
    try:
        _, match = store.load(saves[0])
    except UserError as error:
        return None, [str(error), ""]
    if not screen.interactive:
        return None, [texts.say("beside-unfinished", game=called(match.game, texts.language), program=program()), ""]
    return (saves[0] if goes_on(match, len(saves) - 1, screen) else None), []


def goes_on(match: Match, others: int, screen: Screen) -> bool:
    """Ask whether the person wants to go on with an unfinished game, beside which there are others."""
    texts = screen.texts
    screen.write([texts.say("unfinished", others=others, program=program(), **facts(match, texts))])
    while True:
        answer = screen.ask(texts.say("go-on")).strip().lower()
        if not answer or answer in texts.say("words-yes").split():
            return True
        if answer in texts.say("words-no").split():
            return False


def resumed(path: Path, wish: Wish, screen: Screen, store: Saves) -> TerminalTable:
    """The table as it was left; language and name may be new."""
    seating, match = store.load(path)
    if wish.language is None and seating.language != screen.texts.language:
        screen.texts = store.texts = Texts(seating.language)
    names = seating.names
    if wish.name is not None:
        names = [arguments.person_named(wish.name, screen.texts), *names[1:]]
    slow = seating.slow if wish.slow is None else arguments.slowness(wish.slow, screen.texts)
    seating = replace(seating, language=screen.texts.language, names=names, slow=slow)
    face = FACES[match.game.name](screen.texts, seating.names)
    table = TerminalTable(match, face, screen, store, path, seating, pace=0 if wish.quick else 1)
    table.tell([Text(screen.texts.say("welcome-back"))])
    return table
