"""UndoVote: the others vote on whether a move may be taken back; one vote at a time, and one for each move."""

from __future__ import annotations

from math import inf

from msgspec.structs import replace

from cutpurse.table.errors import RequestError
from cutpurse.table.messages import Question

ANSWER_TIME = 30  # seconds to agree; each answer gives the others the full time again


class UndoVote:
    """The open vote of a table, if there is one. Time is an argument."""

    def __init__(self) -> None:
        self.question: Question | None = None
        self.asked_about: set[int] = set()  # entries that were voted on before
        self.ends = inf  # when the question is withdrawn if not everybody has agreed

    def shown(self, now: float) -> Question | None:
        """The question with the seconds left now."""
        if self.question is None:
            return None
        return replace(self.question, left=max(0, round(self.ends - now)))

    def tally(self, seat: int, agree: bool) -> Question | None:
        """The question after an answer: `waiting` is empty if all agreed; None if somebody refused."""
        question = self.question
        withdrawn = question is not None and seat == question.seat and not agree
        if question is None or not (withdrawn or seat in question.waiting):
            raise RequestError("nothing-asked")
        return replace(question, waiting=[n for n in question.waiting if n != seat]) if agree else None

    def remove_voters(self, gone: set[int]) -> None:
        """Drop those who left; if it was the one who asked, the vote ends."""
        if self.question is not None and self.question.seat in gone:
            self.close()
        elif self.question is not None:
            self.question = replace(self.question, waiting=[n for n in self.question.waiting if n not in gone])

    def agreed_without(self, gone: set[int]) -> int | None:
        """The seat that may undo once these have left, since no other vote is missing; None if there is none."""
        question = self.question
        if question is None or question.seat in gone or not gone.issuperset(question.waiting):
            return None
        return question.seat

    def set_question(self, question: Question | None, now: float) -> None:
        """Put this question, with the full time to answer it; None ends the vote."""
        self.question = question
        self.ends = inf if question is None else now + ANSWER_TIME

    def close(self) -> None:
        """End the vote without a result."""
        self.question, self.ends = None, inf
