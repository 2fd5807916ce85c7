"""BoardScreen: what the games with a board have in common: a menu, a log, and texts that go by the game's name."""

from __future__ import annotations

from typing import ClassVar, Protocol

from rich.text import Text

from cutpurse.terminal.games.game_screen import GameScreen, Shown, Told


class Menu(Protocol):
    """What may be typed now, and what is asked."""

    def keys(self, view: Shown) -> dict[str, str]:
        """What may be typed for a command."""

    def offer(self, view: Shown) -> str:
        """What can be typed for a move, for somebody who typed something else."""

    def question(self, view: Shown) -> str:
        """What the person is asked now."""


class Log(Protocol):
    """Events as sentences."""

    since: list[str]  # sentences from the person's last move on
    earned: list[int]  # by seat, in the round under way

    def forget(self, rounds: list[list[int]], seats: int) -> None:
        """Know nothing of what was told so far."""

    def tell(self, told: Told) -> list[str]:
        """An event as sentences."""


class BoardScreen(GameScreen):
    """A face with a menu and a log of its own."""

    prefix: ClassVar[str]  # what the ids of its texts begin with
    menu: Menu
    log: Log

    def forget(self) -> None:
        super().forget()
        self.log.forget(self.rounds, len(self.names))

    def welcome(self) -> str:
        return self.texts.say(f"{self.prefix}-welcome")  # texts: *-welcome

    def vocabulary(self) -> dict[str, str]:
        pairs = self.texts.say(f"{self.prefix}-vocabulary").split()  # texts: *-vocabulary
        return dict(pair.split("=") for pair in pairs)

    def quoted(self, command: str) -> str:
        return self.texts.say(f"{self.prefix}-move", move=self.spoken(command))  # texts: *-move

    def keys(self, view: Shown) -> dict[str, str]:
        return self.menu.keys(view)

    def offer(self, view: Shown) -> str:
        return self.menu.offer(view)

    def asked(self, view: Shown) -> str:
        return self.menu.question(view)

    def running(self) -> list[int]:
        return self.log.earned

    def knowledge(self) -> str:
        return self.texts.say(f"{self.prefix}-known-about")  # texts: *-known-about

    def tell(self, told: Told) -> list[str]:
        return self.log.tell(told)

    def paint(self, sentence: str) -> Text:
        return Text(sentence, "dim" if sentence.startswith("—") else "")

    def last(self, view: Shown) -> list[Text]:
        told = self.log.since or [self.texts.say(f"{self.prefix}-no-last")]  # texts: *-no-last
        return [self.paint(sentence) for sentence in told]
