"""Langfinger in the terminal, what is known besides the board (LF-1.6): tools seen in hands, piles, discards."""

from __future__ import annotations

from rich.text import Text

from cutpurse.terminal.games.known_page import KnownPage, bullet, heading
from cutpurse.terminal.games.langfinger.words import LangfingerWords
from cutpurse.terminal.games.views import PERSON, ViewDict
from cutpurse.terminal.layout import columns

PILES = ("tools", "loot", "fences")


class LangfingerKnown(KnownPage[LangfingerWords]):
    """A line or two for a screen with room, and a page for all of it."""

    # --- lines of the board ---
    def hands(self, view: ViewDict, names: list[str]) -> list[Text]:
        """The tools that the others took in plain sight and still have, a cell for each seat."""
        cells: list[Text] = []
        for p, tools in enumerate(view["shown"]):
            if tools and p != PERSON:
                cells.append(Text.assemble((names[p], "bold"), " ", " ".join(self.words.counted(tools, full=False))))
        return cells

    def piles(self, view: ViewDict) -> list[Text]:
        """How many cards each pile has, and its discards."""
        return [
            # texts: langfinger-terminal-pile-*
            Text(
                self.texts.say(
                    f"langfinger-terminal-pile-{pile}", left=view["piles"][pile], gone=len(view["gone"][pile])
                )
            )
            for pile in PILES
        ]

    # --- the page ---
    def page(self, view: ViewDict, labels: list[str], width: int) -> list[Text]:
        say, gone = self.texts.say, view["gone"]
        top = say("langfinger-terminal-next", back=self.words.back(view["top"], full=True)) if view["top"] else ""
        fences = [bullet(self.words.fence(fence)) for fence in gone["fences"]]
        return [
            heading(say("langfinger-terminal-known-hands")),
            *(bullet(f"{labels[p]}: {self.hand(view, p)}") for p in range(view["seats"])),
            *self.pile(view, "tools", ", ".join(self.words.counted(gone["tools"]))),
            *self.pile(view, "loot", self.words.valued(gone["loot"])),
            *([bullet(top)] if top else []),
            *self.pile(view, "fences", ""),
            *(columns(fences, width) if fences else []),
        ]

    def hand(self, view: ViewDict, p: int) -> str:
        """A hand as the table knows it: the tools that were seen, and how many were not."""
        tools = view["shown"][p]
        secret = view["hands"][p] - len(tools)
        unseen = [self.texts.say("langfinger-terminal-secret", count=secret)] if secret else []
        return ", ".join([*self.words.counted(tools), *unseen]) or self.texts.say("langfinger-terminal-no-tools")

    def pile(self, view: ViewDict, pile: str, gone: str) -> list[Text]:
        """A pile's heading, and its discards in a row."""
        counts = {"left": view["piles"][pile], "gone": len(view["gone"][pile])}
        head = heading(self.texts.say("langfinger-terminal-known-pile", pile=pile, **counts))
        return [head, bullet(gone)] if gone else [head]
