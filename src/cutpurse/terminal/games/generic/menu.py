"""Any game in the terminal, its menu: options by number, and in groups by verb; very many are summed up in spans."""

from __future__ import annotations

from itertools import groupby
from typing import NamedTuple

from rich.text import Text

from cutpurse.terminal.choosable import button
from cutpurse.terminal.games.game_menu import GameMenu
from cutpurse.terminal.games.generic.words import PLACES, GenericWords
from cutpurse.terminal.games.views import ViewDict
from cutpurse.terminal.layout import flow, spans
from cutpurse.terminal.move_input import numbered

MOST_NUMBERED = 12  # options of a verb; more that differ only in a number are easier to type than to look for


class Summary(NamedTuple):
    """Options that differ in one number only."""

    example: str  # the first of them
    place: int  # which argument it is; -1 for an option that stands by itself
    numbers: list[int]


def verb_of(option: str) -> str:
    """The first word of a command."""
    return option.partition(" ")[0]


class GenericMenu(GameMenu[GenericWords]):
    """Options go by their numbers, except where a verb has so many that nobody would look for one."""

    def groups(self, view: ViewDict) -> dict[str, list[str]]:
        """The options by verb, in the order of the game's menus."""
        found: dict[str, list[str]] = {}
        for option in view["options"]:
            found.setdefault(verb_of(option), []).append(option)
        return found

    def ordered(self, view: ViewDict) -> list[str]:
        """The options that are shown one by one."""
        return [option for group in self.groups(view).values() if not in_spans(group) for option in group]

    def keys(self, view: ViewDict) -> dict[str, str]:
        return numbered(self.ordered(view))

    def offer(self, view: ViewDict) -> str:
        numbers = super().offer(view)
        examples = [group[0] for group in self.groups(view).values() if in_spans(group)]
        return ", ".join([*([numbers] if numbers else []), *examples])

    def question(self, view: ViewDict) -> str:
        asked = [asks for verb in self.groups(view) if (asks := self.words.ask(verb))]
        return asked[0] if asked else self.texts.say("generic-terminal-ask")

    def choice(self, view: ViewDict, option: str) -> str:
        return self.words.command(option, below=True)

    def lines(self, view: ViewDict, width: int) -> list[Text]:
        """All options, each verb after its heading; verbs with the same heading stand together."""
        headed: dict[str, list[Text]] = {}
        for verb, options in self.groups(view).items():
            spans = in_spans(options)
            cells = [self.summary(each) for each in spans] or [self.cell(view, option) for option in options]
            headed.setdefault(self.words.group(verb), []).extend(cells)
        indent = min(max((len(heading) for heading in headed), default=0) + 3, width // 3)
        return [
            line
            for heading, cells in headed.items()
            for line in flow(Text(f" {heading:<{indent - 1}}", "bold"), cells, width, indent)
        ]

    def buttons(self, view: ViewDict) -> list[tuple[str, list[Text]]]:
        keys = {option: key for key, option in self.keys(view).items()}
        headed: dict[str, list[Text]] = {}
        for verb, options in self.groups(view).items():
            cells = [button(keys.get(option, ""), self.choice(view, option), option) for option in options]
            headed.setdefault(self.words.group(verb), []).extend(cells)
        return list(headed.items())

    def summary(self, options: Summary) -> Text:
        """Options in a span: "4–9 × five" stands for six of them."""
        if options.place < 0:
            return Text(self.words.command(options.example, below=True))
        return Text(self.words.command(options.example, below=True, **{PLACES[options.place]: spans(options.numbers)}))


def in_spans(options: list[str]) -> list[Summary]:
    """Very many options in spans; nothing where they are few, or where hardly any two belong together."""
    if len(options) <= MOST_NUMBERED:
        return []
    found: list[Summary] = []
    for (_, place), group in groupby(options, key=shape_of):
        members = list(group)
        numbers = sorted(int(option.split()[place + 1]) for option in members) if place >= 0 else []
        found.append(Summary(members[0], place, numbers))
    return found if 2 * len(found) <= len(options) else []


def shape_of(option: str) -> tuple[str, int]:
    """An option without its first number, and which argument that is; -1 where there is none."""
    words = option.split()
    for place, word in enumerate(words[1 : len(PLACES) + 1]):
        if word.isdecimal():
            return " ".join([*words[: place + 1], "#", *words[place + 2 :]]), place
    return option, -1
