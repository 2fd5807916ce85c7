"""Langfinger in the terminal, its log: what happened as sentences, draws and discards gathered into one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cutpurse.terminal.games.game_screen import PERSON, Told
from cutpurse.terminal.games.langfinger.words import LangfingerWords
from cutpurse.texts import Texts, signed

OWN_MOVES = ("RogueTaken", "StonePlaced", "ToolTaken", "Robbed", "Exchanged", "Visited", "Declined")


class LangfingerLog:
    """Remembers what a sentence needs of the events before it, and what each round brought everybody."""

    def __init__(self, texts: Texts, words: LangfingerWords, who: Callable[[int], dict[str, str]]) -> None:
        self.texts = texts
        self.words = words
        self.who = who
        self.forget([], 0)

    def forget(self, rounds: list[list[int]], seats: int) -> None:
        """Know nothing of what was told so far; finished rounds go into this list."""
        self.rounds = rounds
        self.earned = [0] * seats
        self.round = 0
        self.visited: int | None = None  # the stall of the fence that is being sold to
        self.declined = False
        self.discarded: list[str] = []
        self.drawn: list[str | None] = []
        self.drawer = PERSON
        self.since: list[str] = []  # sentences from the person's last move on

    def tell(self, told: Told) -> list[str]:
        """An event as sentences."""
        if told["event"] in OWN_MOVES and told["seat"] == PERSON:
            self.since = []
        sentences = [*self.tell_hand(told), *self.tell_one(told)]
        self.since += sentences
        return sentences

    def tell_one(self, told: Told) -> list[str]:
        """What one event has to say by itself."""
        say = self.texts.say
        match told:
            case {"event": "RogueTaken", "seat": int(seat), "tool": str(tool)}:
                return [say("langfinger-rogue", tool=tool, **self.who(seat))]
            case {"event": "ToolsShuffled" | "LootShuffled" | "FencesShuffled" as event}:
                return [say("langfinger-shuffled", what=event)]
            case {"event": "RoundBegan", "round": int(round), "seat": int(seat)}:
                self.round = round
                return [say("langfinger-began", round=round, **self.who(seat))]
            case {"event": "StonePlaced", "seat": int(seat), "place": str(place), "space": int(space)}:
                return [say("langfinger-placed", place=place, space=str(space), **self.who(seat))]
            case {"event": "PlaceReached", "place": str(place)}:
                return [f"— {self.words.place(place)} —"]
            case {"event": "ToolTaken", "seat": int(seat), "tool": str(tool)}:
                return [say("langfinger-took", tool=self.words.tool(tool), **self.who(seat))]
            case {"event": "RoundEnded"}:
                return [self.tell_round()]
        return self.tell_deed(told)

    def tell_deed(self, told: Told) -> list[str]:
        """What a stone did at the Villa, the Museum or the Harbour, or that it did nothing."""
        say = self.texts.say
        match told:
            case {"event": "Robbed", "seat": int(seat)}:
                return self.tell_robbed(told, seat)
            case {"event": "Visited", "stall": int(stall)}:
                self.visited = stall
            case {"event": "Sold", "seat": int(seat), "card": {"kind": str(kind), "value": int(value)}, "paid": paid}:
                self.earned[seat] += paid
                facts = {"value": value, "paid": paid, "fence": str(self.visited)}
                return [say("langfinger-sold", kind=kind, **facts, **self.who(seat))]
            case {"event": "Declined", "seat": int(seat)}:
                self.declined = True
                return [say("langfinger-declined", fence=self.visited or 0, **self.who(seat))]
            case {"event": "StoneReturned", "seat": int(seat), "vain": bool(vain)}:
                told_already, self.declined, self.visited = self.declined, False, None
                return [say("langfinger-vain", **self.who(seat))] if vain and not told_already else []
        return []

    def tell_robbed(self, told: Told, seat: int) -> list[str]:
        """A robbery: what it cost, and what came of it as far as it is seen."""
        say = self.texts.say
        self.earned[seat] += told["paid"]
        tools = ", ".join(self.words.tool(tool) for tool in told["back"]["tools"])
        rogue = "yes" if told["rogue"] else "no"
        lock = told["back"]["lock"]
        sentences = [say("langfinger-robbed", lock=lock, tools=tools, rogue=rogue, **self.who(seat))]
        if told["paid"]:
            sentences.append(say("langfinger-opened", paid=told["paid"], **self.who(seat)))
        elif told["card"]:
            card: dict[str, Any] = told["card"]
            sentences.append(say("langfinger-found", kind=self.words.kind(card["kind"]), value=card["value"]))
        return sentences

    # --- tools from and to hands ---
    def tell_hand(self, told: Told) -> list[str]:
        """Discards and draws of one seat in one sentence, once something else follows."""
        match told:
            case {"event": "ToolDiscarded", "seat": int(seat), "tool": str(tool)}:
                self.drawer = seat
                self.discarded.append(self.words.tool(tool))
                return []
            case {"event": "ToolDrawn", "seat": int(seat), "tool": tool}:
                sentences = self.hand_told() if self.drawn and seat != self.drawer else []
                self.drawer = seat
                self.drawn.append(tool and self.words.tool(tool))
                return sentences
        return self.hand_told() if self.drawn else []

    def hand_told(self) -> list[str]:
        """What was discarded and drawn since it was last told."""
        tools = ", ".join(tool for tool in self.drawn if tool)
        facts: dict[str, str | int] = {"tools": tools, "count": len(self.drawn), **self.who(self.drawer)}
        if self.discarded:
            sentence = self.texts.say("langfinger-swapped", discarded=", ".join(self.discarded), **facts)
        else:
            sentence = self.texts.say("langfinger-drew", **facts)
        self.discarded, self.drawn = [], []
        return [sentence]

    def tell_round(self) -> str:
        """What the round brought everybody."""
        self.rounds.append(self.earned)
        names = [self.who(p)["who"] for p in range(len(self.earned))]
        money = ", ".join(f"{name} {signed(n)}" for name, n in zip(names, self.earned, strict=True))
        self.earned = [0] * len(names)
        return self.texts.say("langfinger-ended", round=self.round, money=money)
