"""Any game in the terminal, its log: an event is told by the game's own text for it."""

from __future__ import annotations

from typing import Any

from cutpurse.kernel.layout import SEATS, Layout, LayoutField
from cutpurse.terminal.games.game_log import GameLog
from cutpurse.terminal.games.generic.words import GenericWords, spaced, titled
from cutpurse.terminal.games.views import PERSON, EventDict
from cutpurse.texts import Texts

SILENT = ("Entered", "Left")  # what the table waits for is shown by the question


class GenericLog(GameLog[GenericWords]):
    """A game that has texts for its log tells what it has a text for; one that has none tells everything."""

    def __init__(self, texts: Texts, names: list[str], words: GenericWords, layout: Layout) -> None:
        self.fields = {event: {each["name"]: each for each in fields} for event, fields in layout["events"].items()}
        events = [event for event in words.manifest.game.events if event not in SILENT]
        self.has_texts = any(words.has(f"event-{event}") for event in events)
        super().__init__(texts, names, words)

    def tell(self, event: EventDict) -> list[str]:
        if event.get("seat") == PERSON:
            self.since_last_move = []
        return super().tell(event)

    def tell_event(self, event: EventDict) -> list[str]:
        name = event["event"]
        if name in SILENT:
            return []
        facts = {field: self.variable(name, field, value) for field, value in event.items() if field != "event"}
        seat = event.get("seat")
        who = self.who(seat) if isinstance(seat, int) and 0 <= seat < len(self.names) else {"you": "no", "who": ""}
        told = self.words.own(f"event-{name}", **facts, **who)
        if told is None and not self.has_texts:
            told = self.spelled_out(event)
        return [told] if told else []

    def variable(self, event: str, field: str, value: Any) -> str | int:
        """A field of an event as texts take it: numbers to count, yes, no and none to select by, all else in words."""
        kind = self.kind_of(event, field)
        if isinstance(value, bool):
            return "yes" if value else "no"
        if value is None:
            return "none"
        return value if isinstance(value, int) and kind["kind"] != "seat" else self.words.value(value, kind)

    def kind_of(self, event: str, field: str) -> LayoutField:
        """What a field of an event is, as far as it is known."""
        usual: LayoutField = {"name": field, "kind": "seat" if field in SEATS else "word"}
        return self.fields.get(event, {}).get(field, usual)

    def spelled_out(self, event: EventDict) -> str:
        """An event by the names of its fields, for a game without words."""
        name = event["event"]
        facts = [
            f"{self.words.caption(field).lower()} {self.words.value(value, self.kind_of(name, field))}"
            for field, value in event.items()
            if field not in ("event", "seat") and value not in (None, "", [])
        ]
        seat = event.get("seat")
        who = f"{self.names[seat]}: " if isinstance(seat, int) and 0 <= seat < len(self.names) else ""
        return f"{who}{titled(spaced(name))}{': ' if facts else ''}{', '.join(facts)}."
