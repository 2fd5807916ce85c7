"""UndoVote: the others are asked whether a move may be taken back, one question at a time and once for each move."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from msgspec.structs import replace

from cutpurse.server.errors import RequestError
from cutpurse.server.messages import Question

ANSWER_TIME = 30  # seconds to agree; whoever is left to answer has all of them


class UndoVote:
    """The question a table is asked, if there is one; `changed` is called when one is asked or runs out."""

    def __init__(self, changed: Callable[[], None]) -> None:
        self.question: Question | None = None
        self.asked_about: set[int] = set()  # entries somebody wanted to take back
        self._changed = changed
        self._ends: asyncio.TimerHandle | None = None

    def shown(self) -> Question | None:
        """The question as it is at this moment."""
        if self.question is None or self._ends is None:
            return None
        return replace(self.question, left=max(0, round(self._ends.when() - asyncio.get_running_loop().time())))

    def ask(self, seat: int, others: list[int], entry: int) -> None:
        """Ask these others whether a seat may take back an entry."""
        self.asked_about.add(entry)
        self._put(Question(seat=seat, waiting=others, left=ANSWER_TIME))

    def after(self, seat: int, agree: bool) -> Question | None:
        """What remains of the question after an answer: nobody waits if all agree, None if it was refused."""
        question = self.question
        withdrawn = question is not None and seat == question.seat and not agree
        if question is None or not (withdrawn or seat in question.waiting):
            raise RequestError("nothing-asked")
        return replace(question, waiting=[n for n in question.waiting if n != seat]) if agree else None

    def settle(self, question: Question | None, rest: Question | None) -> None:
        """Go on with what remains of a question, if it still is the one that is asked."""
        if self.question is question:
            self._put(rest)

    def without(self, gone: set[int]) -> int | None:
        """Ask those who left no longer; the seat that may take back, if nobody else is waited for."""
        if self.question is None:
            return None
        if self.question.seat in gone:
            self.end()
            return None
        self.question = replace(self.question, waiting=[n for n in self.question.waiting if n not in gone])
        return None if self.question.waiting else self.question.seat

    def end(self) -> None:
        """Ask nobody any more."""
        if self._ends is not None:
            self._ends.cancel()
        self.question, self._ends = None, None

    def _put(self, question: Question | None) -> None:
        self.end()
        self.question = question
        if question is not None:
            self._ends = asyncio.get_running_loop().call_later(ANSWER_TIME, self._put, None)
        self._changed()
