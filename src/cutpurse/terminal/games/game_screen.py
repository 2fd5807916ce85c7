"""GameScreen: what the table must know of a game to show it; each game has one of its own."""

from __future__ import annotations

from typing import Any, ClassVar

from rich.text import Text

from cutpurse.kernel.core import Rule
from cutpurse.kernel.game import Outcome
from cutpurse.terminal.move_input import numbered, spoken
from cutpurse.terminal.screen import Row
from cutpurse.texts import Texts, number, signed

PERSON = 0  # the seat of whoever types
BOT_SIGN = "°"

Shown = dict[str, Any]  # of Match.view
Told = dict[str, Any]  # of Game.tell


class GameScreen:
    """One game on one table: its events as sentences, its view as lines. Remembers the points of finished rounds."""

    beats: ClassVar[dict[str, float]] = {}  # seconds an event stays to be seen, on a screen that is redrawn
    examples: ClassVar[tuple[str, str]] = ("", "")  # moves without their verbs, as they are typed: one, and several
    first_points: ClassVar[int] = 0  # what everybody has before the first round
    reacts: ClassVar[bool] = False  # whether people are asked out of turn, all at once and unseen

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

    def top(self, view: Shown, width: int, room: int) -> list[Row]:
        """The upper part of the screen: where the game stands, and all seats; `room` lines would fit."""
        raise NotImplementedError

    def choices(self, view: Shown, width: int) -> list[Text]:
        """What the person holds or may choose, the legal ones with what to type for them."""
        raise NotImplementedError

    def legend(self) -> list[Text]:
        """The signs on the screen."""
        raise NotImplementedError

    def asked(self, view: Shown) -> str:
        """What the person is asked now."""
        raise NotImplementedError

    def brief(self, view: Shown, width: int) -> list[Text]:
        """Where the game stands, for a terminal that is not redrawn."""
        raise NotImplementedError

    def last(self, view: Shown) -> list[Text]:
        """What was played last and may be seen again."""
        raise NotImplementedError

    def known(self, view: Shown, width: int) -> list[Text]:
        """What is known, but has no room on the screen or lies no longer there."""
        raise NotImplementedError

    def knowledge(self) -> str:
        """What `known` tells, in a few words."""
        raise NotImplementedError

    def why_over(self, outcome: Outcome, view: Shown, clause: str) -> str:
        """Why the game has ended, with the clause that ended it."""
        raise NotImplementedError

    # --- what a game may write otherwise ---
    def quoted(self, command: str) -> str:
        """A move within a sentence."""
        return command

    def vocabulary(self) -> dict[str, str]:
        """Words of the person's language, and those of the notation they stand for; the first for each is spoken."""
        return {}

    def spoken(self, line: str) -> str:
        """Moves as the person would type them."""
        return spoken(line, self.vocabulary())

    def keys(self, view: Shown) -> dict[str, str]:
        """What may be typed for a command, as the screen shows it: unless a game knows better, an option's number."""
        return numbered(view["options"])

    def offer(self, view: Shown) -> str:
        """What can be typed for a move, for somebody who typed something else."""
        return self.texts.say("offer-number", most=len(view["options"]))

    def circumstance(self, view: Shown, command: str, rule: Rule) -> str:
        """What a refused move would have needed, where the rule does not say it."""
        return ""

    def how_to_type(self) -> str:
        """How moves are typed, with examples."""
        one, several = (self.spoken(example) for example in self.examples)
        return self.texts.say("how-to-type", one=one, several=several)

    def explained(self, view: Shown) -> list[Text]:
        """The signs that are on the screen now."""
        return self.legend()

    def notes(self, view: Shown) -> list[str]:
        """What else is good to know at this table, all through the game."""
        return []

    def reckoned(self, view: Shown) -> list[Text]:
        """What everybody's points come from, once the game is over."""
        return []

    def running(self) -> list[int]:
        """What the round under way has brought everybody so far, where that counts already."""
        return []

    # --- the same for all ---
    def question(self, view: Shown) -> str:
        """What the person is asked, or whom the table waits for; nothing once the game is over."""
        if PERSON in view["actors"]:
            return self.asked(view)
        waited = [self.names[p] for p in view["actors"] if p >= 0]
        id = "waiting-asked" if view.get("asked") else "waiting"
        return self.texts.say(id, who=self.texts.join(waited)) if waited else ""

    def who(self, seat: int) -> dict[str, str]:
        """A seat as the messages want it: `$you` tells the person from the others, who go by `$who`."""
        return {"you": "yes" if seat == PERSON else "no", "who": self.names[seat]}

    def label(self, seat: int) -> str:
        """A seat's name as it stands at the table: bots carry their sign."""
        return self.names[seat] if seat == PERSON else self.names[seat] + BOT_SIGN

    def sheet(self, most: int = 0) -> list[Text]:
        """The score sheet: for each round and seat the change and the new total; at most so many rounds, the latest."""
        running = [self.running()] if any(self.running()) else []
        if not self.rounds and not running:
            return [Text(self.texts.say("sheet-empty"))]
        labels = [self.label(p) for p in range(len(self.names))]
        wide = [max(9, len(label) + 2) for label in labels]
        heads = "".join(f"{label:>{w}}" for label, w in zip(labels, wide, strict=True))
        head = self.texts.say("sheet-round")
        first = max(len(head), 3)
        lines = [Text(f"{head:<{first}}{heads}", "bold")]
        totals = [self.first_points] * len(self.names)
        for n, points in enumerate([*self.rounds, *running], 1):
            line = Text(f"{n if n <= len(self.rounds) else f'{n} …':>{first}}")
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
