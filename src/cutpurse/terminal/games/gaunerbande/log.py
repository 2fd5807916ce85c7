"""Gaunerbande in the terminal, its log: deals, gifts, tricks and points."""

from __future__ import annotations

from typing import Any

from cutpurse.terminal.games.game_log import GameLog
from cutpurse.terminal.games.gaunerbande.words import GaunerbandeWords
from cutpurse.terminal.games.views import PERSON, EventDict


class GaunerbandeLog(GameLog[GaunerbandeWords]):
    """The log of a table of Gaunerbande; also knows who took the last trick."""

    def reset(self) -> None:
        super().reset()
        self.passed = False  # in this round
        self.led = False  # a card lies in the trick
        self.taker = PERSON  # of the last trick

    def tell_event(self, event: EventDict) -> list[str]:
        say = self.texts.say
        match event:
            case {"event": "Dealt"}:
                self.round += 1
                self.passed = False
                return [say("gaunerbande-terminal-dealt", round=self.round)]
            case {"event": "Given", "seat": int(seat), "card": str(card)} if seat == PERSON:
                return [say("gaunerbande-terminal-given", card=card)]
            case {"event": "Passed", "gifts": [*gifts], "receivers": [*receivers]}:
                self.passed = True
                return self.tell_passed(gifts, receivers)
            case {"event": "LeadFound"} if not self.passed:
                return [say("gaunerbande-terminal-no-passing")]
            case {"event": "GangUnited", "seat": int(seat)}:
                return self.say("gaunerbande-terminal-united", seat)
            case {"event": "Played", "seat": int(seat), "card": str(card)}:
                id = "gaunerbande-terminal-played" if self.led else "gaunerbande-terminal-led"
                self.led = True
                return self.say(id, seat, card=card, name=self.words.card[card])
            case {"event": "TrickTaken", "seat": int(seat), "points": int(points)}:
                self.led = False
                self.taker = seat
                return self.say("gaunerbande-terminal-taken", seat, points=points)
            case {"event": "Scored", "points": [*points]}:
                return self.tell_scored([int(p) for p in points], event)
        return []

    def tell_passed(self, gifts: list[Any], receivers: list[int]) -> list[str]:
        """What the person gave to whom, and what came back from the other side."""
        receiver, giver = receivers[PERSON], receivers.index(PERSON)
        return [
            self.texts.say("gaunerbande-terminal-passed", cards=" ".join(gifts[PERSON]), who=self.names[receiver]),
            self.texts.say("gaunerbande-terminal-received", cards=" ".join(gifts[giver]), who=self.names[giver]),
        ]

    def tell_scored(self, points: list[int], event: EventDict) -> list[str]:
        """The reward for the gang, if somebody united it, and what the round brought everybody."""
        self.earned = points
        sentences = [self.texts.say("gaunerbande-terminal-scored", round=self.round, points=self.close_round())]
        if "reward" in event:
            own = "yes" if event["own"] else "no"
            sentences.insert(0, self.texts.say("gaunerbande-terminal-rewarded", own=own, value=event["reward"]))
        return sentences
