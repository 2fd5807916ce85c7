"""Langfinger in the terminal, what is known beside the board (LF-1.6): tools seen in hands, the piles, the discards."""

from __future__ import annotations

from rich.text import Text

from cutpurse.terminal.games.game_screen import PERSON, Shown
from cutpurse.terminal.games.langfinger.words import LangfingerWords
from cutpurse.terminal.rules_reader import columns
from cutpurse.texts import Texts

PILES = ("tools", "loot", "fences")


class LangfingerKnown:
    """A line or two for a screen with room, and a page for all of it."""

    def __init__(self, texts: Texts, words: LangfingerWords) -> None:
        self.texts = texts
        self.words = words

    # --- lines of the board ---
    def hands(self, view: Shown, names: list[str]) -> list[Text]:
        """What everybody saw the others take and they still have, a cell for each who has something."""
        cells: list[Text] = []
        for p, tools in enumerate(view["shown"]):
            if tools and p != PERSON:
                cells.append(Text.assemble((names[p], "bold"), " ", " ".join(self.words.counted(tools, full=False))))
        return cells

    def piles(self, view: Shown) -> list[Text]:
        """How many cards each pile has, and its discards."""
        return [
            # texts: langfinger-pile-*
            Text(self.texts.say(f"langfinger-pile-{pile}", left=view["piles"][pile], gone=len(view["gone"][pile])))
            for pile in PILES
        ]

    # --- the page ---
    def page(self, view: Shown, labels: list[str], width: int) -> list[Text]:
        """All of it in full words."""
        say, gone = self.texts.say, view["gone"]
        top = say("langfinger-next", back=self.words.back(view["top"], full=True)) if view["top"] else ""
        fences = [Text(f"  • {self.words.fence(fence)}") for fence in gone["fences"]]
        return [
            Text(say("langfinger-known-hands"), "bold"),
            *(Text(f"  • {labels[p]}: {self.hand(view, p)}") for p in range(view["seats"])),
            *self.pile(view, "tools", ", ".join(self.words.counted(gone["tools"]))),
            *self.pile(view, "loot", self.words.valued(gone["loot"])),
            *([Text(f"  • {top}")] if top else []),
            *self.pile(view, "fences", ""),
            *(columns(fences, width) if fences else []),
        ]

    def hand(self, view: Shown, p: int) -> str:
        """A hand as the table knows it: the tools that were seen, and how many were not."""
        tools = view["shown"][p]
        secret = view["hands"][p] - len(tools)
        unseen = [self.texts.say("langfinger-secret", count=secret)] if secret else []
        return ", ".join([*self.words.counted(tools), *unseen]) or self.texts.say("langfinger-no-tools")

    def pile(self, view: Shown, pile: str, gone: str) -> list[Text]:
        """A pile's heading, and its discards in a row."""
        counts = {"left": view["piles"][pile], "gone": len(view["gone"][pile])}
        heading = Text(self.texts.say("langfinger-known-pile", pile=pile, **counts), "bold")
        return [heading, Text(f"  • {gone}")] if gone else [heading]
