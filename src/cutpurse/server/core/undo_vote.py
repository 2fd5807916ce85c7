"""UndoVote: the others vote on whether a move may be taken back; one vote at a time, and one for each move."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from msgspec.structs import replace

from cutpurse.server.errors import RequestError
from cutpurse.server.messages import Question

ANSWER_TIME = 30  # seconds to agree; each answer gives the others the full time again


class UndoVote:
    """The open vote of a table, if there is one; `changed` is called when one is opened or runs out."""

    def __init__(self, changed: Callable[[], None]) -> None:
        self.question: Question | None = None
        self.asked_about: set[int] = set()  # entries that were voted on before
        self._changed = changed
        self._ends: asyncio.TimerHandle | None = None

    def shown(self) -> Question | None:
        """The question with the seconds left now."""
        if self.question is None or self._ends is None:
            return None
        return replace(self.question, left=max(0, round(self._ends.when() - asyncio.get_running_loop().time())))

    def open(self, seat: int, others: list[int], entry: int) -> None:
        """Ask these seats whether another may take back an entry."""
        self.asked_about.add(entry)
        self._set_question(Question(seat=seat, waiting=others, left=ANSWER_TIME))

    def tally(self, seat: int, agree: bool) -> Question | None:
        """The question after an answer: `waiting` is empty if all agreed; None if somebody refused."""
        question = self.question
        withdrawn = question is not None and seat == question.seat and not agree
        if question is None or not (withdrawn or seat in question.waiting):
            raise RequestError("nothing-asked")
        return replace(question, waiting=[n for n in question.waiting if n != seat]) if agree else None

    def update(self, question: Question | None, rest: Question | None) -> None:
        """Replace a question by what remains of it, if it is still the open one."""
        if self.question is question:
            self._set_question(rest)

    def remove_voters(self, gone: set[int]) -> int | None:
        """Drop those who left; returns the seat that may undo, if no other vote is missing."""
        if self.question is None:
            return None
        if self.question.seat in gone:
            self.close()
            return None
        self.question = replace(self.question, waiting=[n for n in self.question.waiting if n not in gone])
        return None if self.question.waiting else self.question.seat

    def close(self) -> None:
        """End the vote without a result."""
        if self._ends is not None:
            self._ends.cancel()
        self.question, self._ends = None, None

    def _set_question(self, question: Question | None) -> None:
        self.close()
        self.question = question
        if question is not None:
            self._ends = asyncio.get_running_loop().call_later(ANSWER_TIME, self._set_question, None)
        self._changed()
