"""GameLog: a game's events as sentences. Each game's log adds its own events to it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Generic, TypeVar

from cutpurse.terminal.games.views import PERSON, EventDict
from cutpurse.texts import Texts, signed

WordsT = TypeVar("WordsT")


class GameLog(Generic[WordsT]):
    """Remembers what a sentence needs from earlier events, and what each round brought everybody."""

    own_moves: ClassVar[tuple[str, ...]] = ()  # events that are a move of their seat

    def __init__(self, texts: Texts, names: list[str], words: WordsT) -> None:
        self.texts = texts
        self.names = names
        self.words = words
        self.reset()

    def reset(self) -> None:
        """Forget everything told so far."""
        self.round = 0
        self.rounds: list[list[int]] = []  # points by seat, for each finished round
        self.earned = [0] * len(self.names)  # points by seat, in the current round
        self.since_last_move: list[str] = []  # sentences from the person's last move on
        self.gathered: list[EventDict] = []  # events of one group that are not told yet

    def tell(self, event: EventDict) -> list[str]:
        """An event as sentences. Called once for each event, in order."""
        if event["event"] in self.own_moves and event["seat"] == PERSON:
            self.since_last_move = []
        sentences = [*self.gather(event), *self.tell_event(event)]
        self.since_last_move += sentences
        return sentences

    def gather(self, event: EventDict) -> list[str]:
        """Collect events of one group; tell them in one sentence once an event of another group follows."""
        group = self.group_of(event)
        sentences: list[str] = []
        if self.gathered and group != self.group_of(self.gathered[0]):
            events, self.gathered = self.gathered, []
            sentences = self.tell_group(events)
        if group:
            self.gathered.append(event)
        return sentences

    # --- what each game writes ---
    def tell_event(self, event: EventDict) -> list[str]:
        """What one event says by itself."""
        raise NotImplementedError

    def group_of(self, event: EventDict) -> tuple[str, int] | None:
        """The group an event is told with, and its seat; None if it is told by itself."""
        return None

    def tell_group(self, events: list[EventDict]) -> list[str]:
        """Events of one group, in one sentence."""
        raise NotImplementedError

    # --- the same for all ---
    def who(self, seat: int) -> dict[str, str]:
        """A seat as messages take it: `$you` says whether it is the person, `$who` is the name."""
        return {"you": "yes" if seat == PERSON else "no", "who": self.names[seat]}

    def say(self, id: str, seat: int, **facts: str | int) -> list[str]:
        """A sentence about a seat."""
        return [self.texts.say(id, **facts, **self.who(seat))]

    def each(self, values: Iterable[str | int]) -> str:
        """A value for each seat, in a row."""
        return ", ".join(f"{name} {value}" for name, value in zip(self.names, values, strict=True))

    def close_round(self) -> str:
        """Enter the round in the score sheet; what it brought each seat."""
        earned, self.earned = self.earned, [0] * len(self.names)
        self.rounds.append(earned)
        return self.each(signed(n) for n in earned)
