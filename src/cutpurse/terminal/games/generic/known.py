"""Any game in the terminal, what is known: the whole view in words."""

from __future__ import annotations

from rich.text import Text

from cutpurse.kernel.layout import Layout
from cutpurse.terminal.games.generic.words import GenericWords
from cutpurse.terminal.games.known_page import KnownPage, bullet, heading
from cutpurse.terminal.games.views import ViewDict
from cutpurse.texts import Texts


class GenericKnown(KnownPage[GenericWords]):
    """Every field that is not empty, with nothing left out for want of room."""

    def __init__(self, texts: Texts, words: GenericWords, layout: Layout) -> None:
        super().__init__(texts, words)
        self.layout = layout

    def page(self, view: ViewDict, labels: list[str], width: int) -> list[Text]:
        lines: list[Text] = []
        for field in self.layout["fields"]:
            value = view.get(field["name"])
            caption = self.words.caption(field["name"])
            match field["kind"]:
                case "hidden":
                    continue
                case "seat_zones" | "seat_counters" | "seat_words" if isinstance(value, list):
                    each = [(labels[p], self.words.pieces(item, field)) for p, item in enumerate(value[: len(labels)])]
                    if said := [bullet(f"{label}: {words}") for label, words in each if words]:
                        lines += [heading(caption), *said]
                case "rows" | "grid" if isinstance(value, list):
                    if rows := [bullet(self.words.pieces(row, field)) for row in value]:
                        lines += [heading(caption), *rows]
                case _:
                    if value not in (None, "", []):
                        lines.append(Text.assemble((caption, "bold"), f" {self.words.said(value, field)}"))
        return lines
