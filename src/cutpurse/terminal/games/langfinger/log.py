"""Langfinger in the terminal, its log: draws and discards are gathered into one sentence."""

from __future__ import annotations

from typing import ClassVar

from cutpurse.terminal.games.game_log import GameLog
from cutpurse.terminal.games.langfinger.words import LangfingerWords
from cutpurse.terminal.games.views import EventDict


class LangfingerLog(GameLog[LangfingerWords]):
    """The log of a table of Langfinger."""

    own_moves: ClassVar[tuple[str, ...]] = (
        "RogueTaken", "StonePlaced", "ToolTaken", "Robbed", "Exchanged", "Visited", "Declined",
    )  # fmt: skip

    def reset(self) -> None:
        super().reset()
        self.visited: int | None = None  # the stall of the fence that is being sold to
        self.discarded: list[str] = []  # told together with the tools drawn for them

    def tell_event(self, event: EventDict) -> list[str]:
        return self.tell_round(event) or self.tell_action(event)

    # --- the course of the game ---
    def tell_round(self, event: EventDict) -> list[str]:
        """Setting up, rounds, and stones on their places."""
        say = self.texts.say
        match event:
            case {"event": "RogueTaken", "seat": int(seat), "tool": str(tool)}:
                return self.say("langfinger-terminal-rogue", seat, tool=tool)
            case {"event": "ToolsShuffled" | "LootShuffled" | "FencesShuffled" as what}:
                return [say("langfinger-terminal-shuffled", what=what)]
            case {"event": "RoundBegan", "round": int(round), "seat": int(seat)}:
                self.round = round
                return self.say("langfinger-terminal-began", seat, round=round)
            case {"event": "StonePlaced", "seat": int(seat), "place": str(place), "space": int(space)}:
                return self.say("langfinger-terminal-placed", seat, place=place, space=str(space))
            case {"event": "PlaceReached", "place": str(place)}:
                return [f"— {self.words.place(place)} —"]
            case {"event": "RoundEnded"}:
                return [say("langfinger-terminal-ended", round=self.round, money=self.close_round())]
        return []

    # --- stones ---
    def tell_action(self, event: EventDict) -> list[str]:
        """What a stone did at its place, or that it did nothing."""
        match event:
            case {"event": "ToolTaken", "seat": int(seat), "tool": str(tool)}:
                return self.say("langfinger-terminal-took", seat, tool=self.words.tool(tool))
            case {"event": "ToolDiscarded", "tool": str(tool)}:
                self.discarded.append(self.words.tool(tool))
            case {"event": "Robbed", "seat": int(seat)}:
                return self.tell_robbed(event, seat)
            case {"event": "Visited", "stall": int(stall)}:
                self.visited = stall
            case {"event": "Sold", "seat": int(seat), "card": {"kind": str(kind), "value": int(value)}, "paid": paid}:
                self.earned[seat] += paid
                return self.say(
                    "langfinger-terminal-sold", seat, kind=kind, value=value, paid=paid, fence=str(self.visited)
                )
            case {"event": "Declined", "seat": int(seat)}:
                return self.say("langfinger-terminal-declined", seat, fence=self.visited or 0)
            case {"event": "StoneReturned", "seat": int(seat)}:
                self.visited = None
                return self.say("langfinger-terminal-vain", seat) if "reason" in event else []
        return []

    def tell_robbed(self, event: EventDict, seat: int) -> list[str]:
        """A robbery: what it cost, and what it brought, as far as the person sees it."""
        back, card, paid = event["back"], event["card"], event["paid"]
        self.earned[seat] += paid
        tools = ", ".join(self.words.tool(tool) for tool in back["tools"])
        rogue = "yes" if event["rogue"] else "no"
        sentences = self.say("langfinger-terminal-robbed", seat, lock=back["lock"], tools=tools, rogue=rogue)
        if paid:
            return sentences + self.say("langfinger-terminal-opened", seat, paid=paid)
        if card:
            kind = self.words.kind(card["kind"])
            sentences.append(self.texts.say("langfinger-terminal-found", kind=kind, value=card["value"]))
        return sentences

    # --- tools drawn ---
    def group_of(self, event: EventDict) -> tuple[str, int] | None:
        return ("drawn", event["seat"]) if event["event"] == "ToolDrawn" else None

    def tell_group(self, events: list[EventDict]) -> list[str]:
        tools = ", ".join(self.words.tool(event["tool"]) for event in events if event["tool"])
        seat, count = events[0]["seat"], len(events)
        discarded, self.discarded = ", ".join(self.discarded), []
        if discarded:
            return self.say("langfinger-terminal-swapped", seat, discarded=discarded, tools=tools, count=count)
        return self.say("langfinger-terminal-drew", seat, tools=tools, count=count)
