"""Face: what the table must know of a game to show it; each game has one of its own."""

from __future__ import annotations

from typing import Any, ClassVar

from rich.text import Text

from cutpurse.kernel.game import Outcome
from cutpurse.texts import Texts, number, signed

PERSON = 0  # the seat of whoever types
BOT_SIGN = "°"

Shown = dict[str, Any]  # of Match.view
Told = dict[str, Any]  # of Game.tell


class Face:
    """One game on one table: its events as sentences, its view as lines. Remembers the points of finished rounds."""

    beats: ClassVar[dict[str, float]] = {}  # seconds an event stays to be seen, on a screen that is redrawn
    examples: ClassVar[tuple[str, str]]  # moves without their verbs, as they are typed: one, and several

    def __init__(self, texts: Texts, names: list[str]) -> None:
        self.texts = texts
        self.names = [names[0] or texts.say("you"), *names[1:]]
        self.forget()

    def forget(self) -> None:
        """Know nothing of what was told so far."""
        self.rounds: list[list[int]] = []

    # --- what each game writes ---
    def welcome(self) -> str:
        """What the game is about, in three lines."""
        raise NotImplementedError

    def tell(self, told: Told) -> list[str]:
        """An event as sentences for the log; called once for each, in order."""
        raise NotImplementedError

    def paint(self, sentence: str) -> Text:
        """A sentence with its pieces in colour."""
        raise NotImplementedError

    def top(self, view: Shown, width: int) -> list[Text]:
        """The upper part of the screen: where the game stands, and all seats."""
        raise NotImplementedError

    def choices(self, view: Shown, width: int) -> list[Text]:
        """What the person holds or may choose, the legal ones numbered."""
        raise NotImplementedError

    def legend(self) -> Text:
        """The signs on the screen, in a line."""
        raise NotImplementedError

    def question(self, view: Shown) -> str:
        """What the person is asked now."""
        raise NotImplementedError

    def brief(self, view: Shown, width: int) -> list[Text]:
        """Where the game stands, for a terminal that is not redrawn."""
        raise NotImplementedError

    def last(self, view: Shown) -> list[Text]:
        """What was played last and may be seen again."""
        raise NotImplementedError

    def why_over(self, outcome: Outcome, view: Shown, clause: str) -> str:
        """Why the game has ended, with the clause that ended it."""
        raise NotImplementedError

    # --- what a game may write otherwise ---
    def quoted(self, command: str) -> str:
        """A move within a sentence."""
        return command

    def vocabulary(self) -> dict[str, str]:
        """Words of the person's language, and those of the notation they stand for."""
        return {}

    # --- the same for all ---
    def who(self, seat: int) -> dict[str, str]:
        """A seat as the messages want it: `$you` tells the person from the others, who go by `$who`."""
        return {"you": "yes" if seat == PERSON else "no", "who": self.names[seat]}

    def label(self, seat: int) -> str:
        """A seat's name as it stands at the table: bots carry their sign."""
        return self.names[seat] if seat == PERSON else self.names[seat] + BOT_SIGN

    def sheet(self, most: int = 0) -> list[Text]:
        """The score sheet: for each round and seat the change and the new total; at most so many rounds, the latest."""
        if not self.rounds:
            return [Text(self.texts.say("sheet-empty"))]
        labels = [self.label(p) for p in range(len(self.names))]
        wide = [max(9, len(label) + 2) for label in labels]
        heads = "".join(f"{label:>{w}}" for label, w in zip(labels, wide, strict=True))
        head = self.texts.say("sheet-round")
        first = max(len(head), 3)
        lines = [Text(f"{head:<{first}}{heads}", "bold")]
        totals = [0] * len(self.names)
        for n, points in enumerate(self.rounds, 1):
            line = Text(f"{n:>{first}}")
            for p, change in enumerate(points):
                totals[p] += change
                line.append(f"{signed(change):>{wide[p] - 5}}", "dim")
                line.append(f"{number(totals[p]):>5}", "bold")
            lines.append(line)
        return [lines[0], *lines[1:][-most:]]

    def verdict(self, outcome: Outcome) -> str:
        """Who won, with how many points."""
        total = number(outcome.scores[outcome.winners[0]])
        if outcome.winners == [PERSON]:
            return self.texts.say("end-you-win", total=total)
        names = self.texts.join([self.names[p] for p in outcome.winners])
        if len(outcome.winners) == 1:
            return self.texts.say("end-wins", who=names, total=total)
        return self.texts.say("end-share", who=names, total=total)
