"""Results: who came where when a game ended, kept with the seats of its table."""

from __future__ import annotations

from msgspec.structs import replace

from cutpurse.kernel.game import Outcome
from cutpurse.table.rows import TableRow

JUST_BEHIND = 0.5  # of a seat that has the winners' score, and has not won


def places(outcome: Outcome) -> list[int]:
    """By seat, the place: the winners are first, the others follow by how far they are behind, alike if as far."""
    scores, winners = outcome.scores, outcome.winners
    if not winners:
        return [len(scores)] * len(scores)
    best = scores[winners[0]]
    behind = [0.0 if seat in winners else max(float(abs(s - best)), JUST_BEHIND) for seat, s in enumerate(scores)]
    return [1 + len([other for other in behind if other < own]) for own in behind]


def with_results(row: TableRow, outcome: Outcome | None) -> TableRow:
    """The row of a table whose game has ended like this, with the place and the points of every seat."""
    if outcome is None:
        return row
    seats = [
        replace(seat, place=place, points=points)
        for seat, place, points in zip(row.seats, places(outcome), outcome.scores, strict=True)
    ]
    return replace(row, seats=seats)


def lacks_results(row: TableRow) -> bool:
    """Whether a game was played to its end before results were kept."""
    return row.status == "over" and any(seat.place is None for seat in row.seats)
