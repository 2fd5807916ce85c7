"""Midnight Exchange in the terminal, the field: 54 tiles with numbers and locations, and what is known of them."""

from __future__ import annotations

from math import ceil

from rich.text import Text

from cutpurse.terminal.choosable import BUTTON, choosable
from cutpurse.terminal.games.midnight_exchange.words import MidnightExchangeWords
from cutpurse.terminal.games.signs import SEAT_STYLES
from cutpurse.terminal.games.views import PERSON, ViewDict

PLACES = {"garage": "bold bright_blue", "desk": "bold magenta", "safe": "bold dark_orange3"}
UP, SEEN, HELD, GONE = "=", "?", ">", "·"
WIDE, IN_ROW, IN_NARROW_ROW = 80, 9, 6
FULL_CELL = 20  # columns of a tile with its find in full words
CELL = 8  # columns of a tile: its number, the letter of its location, how it lies, and what is known of it


class MidnightExchangeField:
    """A grid by number, so that a tile keeps its place for a whole round."""

    def __init__(self, words: MidnightExchangeWords, letters: list[str]) -> None:
        self.words = words
        self.letters = letters

    def letter(self, seat: int) -> Text:
        """A seat's letter."""
        return Text(self.letters[seat], SEAT_STYLES[seat])

    def lines(self, view: ViewDict, width: int) -> list[Text]:
        """All tiles, row by row."""
        return self.rows(view, IN_ROW if width >= WIDE else IN_NARROW_ROW, full=False)

    def packed(self, view: ViewDict, width: int, room: int) -> list[Text]:
        """All tiles in rows as long as there is room for, in full words if `room` lines are enough for that."""
        in_row = {full: min((width + 1) // (size + 1), IN_ROW) for full, size in ((True, FULL_CELL), (False, CELL))}
        full = in_row[True] > 0 and ceil(len(view["tiles"]) / in_row[True]) <= room
        return self.rows(view, max(in_row[full], 1), full)

    def rows(self, view: ViewDict, in_row: int, full: bool) -> list[Text]:
        """All tiles in rows of so many."""
        cells = [self.tile(view, n, full) for n in range(1, len(view["tiles"]) + 1)]
        return [Text(" ").join(cells[at : at + in_row]) for at in range(0, len(cells), in_row)]

    def tile(self, view: ViewDict, n: int, full: bool) -> Text:
        """A tile, or the hole it has left; its find in full words or short ones."""
        tile, width = view["tiles"][n - 1], FULL_CELL if full else CELL
        if tile["lies"] == "tray":
            return Text(f"{GONE:>2}".ljust(width), "dim")
        cell = Text(f"{n:>2}", "yellow" if f"grab {n}" in view["options"] else "dim")
        cell.append(self.words.place(tile["place"], False), PLACES[tile["place"]])
        if tile["lies"] == "hand":
            cell.append(HELD, "bold").append_text(self.letter(view["hands"].index(n)))
        elif tile["lies"] == "up":
            cell.append(UP, "bold").append(self.words.find(tile["find"], full), "bold")
        elif find := view["known"].get(str(n)) or tile["find"]:
            cell.append(SEEN, "dim").append(self.words.find(find, full))
        cell.truncate(width)
        cell.pad_right(width - len(cell))
        return self.reachable(view, n, cell)

    def reachable(self, view: ViewDict, n: int, cell: Text) -> Text:
        """A tile, choosable while hands may move: it is picked up, and one in one's own hand is kept."""
        if PERSON not in view["actors"] or view.get("ready") is not None:
            return cell
        if view["hands"][PERSON] == n:
            return choosable(cell, "keep")
        if f"grab {n}" in view["options"]:
            cell.apply_meta({BUTTON: True})
        return choosable(cell, f"grab {n}")
