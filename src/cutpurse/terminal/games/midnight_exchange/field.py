"""Midnight Exchange in the terminal, the field: 54 tiles with numbers and locations, and what is known of them."""

from __future__ import annotations

from rich.text import Text

from cutpurse.terminal.games.midnight_exchange.words import MidnightExchangeWords
from cutpurse.terminal.games.signs import SEAT_STYLES
from cutpurse.terminal.games.views import ViewDict

PLACES = {"garage": "bold bright_blue", "desk": "bold magenta", "safe": "bold dark_orange3"}
UP, SEEN, HELD, GONE = "=", "?", ">", "·"
WIDE, IN_ROW, IN_NARROW_ROW = 80, 9, 6
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
        row = IN_ROW if width >= WIDE else IN_NARROW_ROW
        cells = [self.tile(view, n) for n in range(1, len(view["tiles"]) + 1)]
        return [Text(" ").join(cells[at : at + row]) for at in range(0, len(cells), row)]

    def tile(self, view: ViewDict, n: int) -> Text:
        """A tile, or the hole it has left."""
        tile = view["tiles"][n - 1]
        if tile["lies"] == "tray":
            return Text(f"{GONE:>2}".ljust(CELL), "dim")
        cell = Text(f"{n:>2}", "yellow" if f"grab {n}" in view["options"] else "dim")
        cell.append(self.words.place(tile["place"], False), PLACES[tile["place"]])
        if tile["lies"] == "hand":
            cell.append(HELD, "bold").append_text(self.letter(view["hands"].index(n)))
        elif tile["lies"] == "up":
            cell.append(UP, "bold").append(self.words.find(tile["find"], False), "bold")
        elif find := view["known"].get(str(n)) or tile["find"]:
            cell.append(SEEN, "dim").append(self.words.find(find, False))
        cell.pad_right(CELL - len(cell))
        return cell
