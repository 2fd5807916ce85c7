"""Layout helpers: cells in rows, columns, counts, spans of numbers, and a letter for each seat."""

from __future__ import annotations

from rich.text import Text

GAP = "  "  # between two cells


def flow(head: Text, cells: list[Text], width: int, indent: int) -> list[Text]:
    """Cells in a row after a head; where one row is not enough, in further rows that are indented."""
    lines = [Text().append_text(head)]  # the style of the head is its own
    empty = True
    for cell in cells:
        line = lines[-1]
        if not empty and len(line) + len(GAP) + len(cell) > width:
            line = Text(" " * indent)
            lines.append(line)
            empty = True
        line.append("" if empty else GAP).append_text(cell)
        empty = False
    return lines


def columns(entries: list[Text], width: int) -> list[Text]:
    """Entries in two columns where there is room, read downwards."""
    half = (len(entries) + 1) // 2
    widest = max(len(entry) for entry in entries[:half]) + 2
    if widest + max((len(entry) for entry in entries[half:]), default=0) > width:
        return entries
    lines: list[Text] = []
    for i in range(half):
        left = entries[i].copy()
        left.pad_right(widest - len(left))
        lines.append(Text.assemble(left, entries[i + half]) if i + half < len(entries) else entries[i])
    return lines


def rule(width: int) -> Text:
    """A line across the screen."""
    return Text("─" * width, "dim")


def dimmed(lines: list[str]) -> list[Text]:
    """Lines in the background, such as a legend."""
    return [Text(f" {line}", "dim") for line in lines]


def first_fitting(texts: list[str], room: int) -> str:
    """The first of some texts that fits; nothing where none does."""
    return next((text for text in texts if len(text) <= room), "")


def times(name: str, n: int) -> str:
    """A thing with its count, if there is more than one."""
    return f"{name}×{n}" if n > 1 else name


def spans(numbers: list[int]) -> str:
    """Rising numbers; three or more consecutive ones are written as a span."""
    runs: list[list[int]] = []
    for n in numbers:
        if runs and n == runs[-1][-1] + 1:
            runs[-1].append(n)
        else:
            runs.append([n])
    return " ".join(f"{run[0]}–{run[-1]}" if len(run) > 2 else " ".join(str(n) for n in run) for run in runs)


def seat_letters(names: list[str]) -> list[str]:
    """A letter for each seat: the first of its name that no seat before it has, else its number."""
    found: list[str] = []
    for seat, name in enumerate(names, 1):
        free = (letter for letter in name.upper() if letter.isalpha() and len(letter) == 1 and letter not in found)
        found.append(next(free, str(seat)))
    return found
