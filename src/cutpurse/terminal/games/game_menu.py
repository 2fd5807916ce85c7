"""GameMenu: what the person is asked, what they may do, and what to type for it."""

from __future__ import annotations

from typing import ClassVar, Generic, TypeVar

from rich.text import Text

from cutpurse.terminal.choosable import button, choosable
from cutpurse.terminal.games.views import ViewDict
from cutpurse.terminal.layout import spans
from cutpurse.terminal.move_input import numbered
from cutpurse.texts import Texts

WordsT = TypeVar("WordsT")


class GameMenu(Generic[WordsT]):
    """Options go by their numbers in the list, unless a game knows better keys for them."""

    letters: ClassVar[dict[str, str]] = {}  # commands that go by a letter, with the id of its text

    def __init__(self, texts: Texts, names: list[str], words: WordsT) -> None:
        self.texts = texts
        self.names = names
        self.words = words

    # --- what each game writes ---
    def question(self, view: ViewDict) -> str:
        """What the person is asked now."""
        raise NotImplementedError

    def choice(self, view: ViewDict, option: str) -> str:
        """What an option does, in a few words shown after its key."""
        raise NotImplementedError

    # --- what a game may write otherwise ---
    def keys(self, view: ViewDict) -> dict[str, str]:
        """What may be typed for a command, legal or not."""
        return numbered(view["options"])

    def ordered(self, view: ViewDict) -> list[str]:
        """The options, in the order in which they are shown."""
        return [str(option) for option in view["options"]]

    def key_for(self, view: ViewDict, option: str) -> str:
        """What to type for an option: its key, or the last word of its notation."""
        keys = self.keys(view)
        return next((key for key in keys if keys[key] == option), option.split()[-1])

    def ordered_keys(self, view: ViewDict) -> list[str]:
        """What to type for each option, in the order in which they are shown."""
        return [self.key_for(view, option) for option in self.ordered(view)]

    def offer(self, view: ViewDict) -> str:
        """What can be typed for a move, for somebody who typed something else."""
        keys = self.ordered_keys(view)
        numbers = spans(sorted(int(key) for key in keys if key.isdecimal())).split()
        return ", ".join([*numbers, *(key for key in keys if not key.isdecimal())])

    def cells(self, view: ViewDict) -> list[Text]:
        """The options, each after its key."""
        return [self.cell(view, option) for option in self.ordered(view)]

    def buttons(self, view: ViewDict) -> list[tuple[str, list[Text]]]:
        """The options as buttons, each group after its heading; what the board shows need not be among them."""
        return [("", [self.button(view, option) for option in self.ordered(view)])]

    # --- the same for all ---
    def cell(self, view: ViewDict, option: str) -> Text:
        """One option after its key."""
        choice = self.choice(view, option)
        text = Text.assemble((self.key_for(view, option), "yellow"), f" {choice}" if choice else "")
        return choosable(text, option)

    def button(self, view: ViewDict, option: str, label: str = "") -> Text:
        """One option as a button, with its key and what it does."""
        return button(self.key_for(view, option), label or self.choice(view, option), option)

    def lettered(self, commands: list[str]) -> dict[str, str]:
        """Commands by their letters."""
        return {self.texts.say(self.letters[command]): command for command in commands}
