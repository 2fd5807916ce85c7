"""Gaunerbande in the terminal, its menu: cards and rewards go by their numbers in the list."""

from __future__ import annotations

from cutpurse.games.gaunerbande.pieces import GIFT
from cutpurse.terminal.games.game_menu import GameMenu
from cutpurse.terminal.games.gaunerbande.words import GaunerbandeWords
from cutpurse.terminal.games.views import ViewDict


class GaunerbandeMenu(GameMenu[GaunerbandeWords]):
    """The cards themselves are shown by the screen, as the person's hand."""

    def offer(self, view: ViewDict) -> str:
        return self.texts.say("offer-number", most=len(view["options"]))

    def choice(self, view: ViewDict, option: str) -> str:
        """One of the two ways to be paid for the gang (GB-4.2)."""
        id = "gaunerbande-terminal-gang-others" if option == "gang others" else "gaunerbande-terminal-gang-self"
        return self.texts.say(id, value=view["gang"]["value"])

    def question(self, view: ViewDict) -> str:
        say = self.texts.say
        match view["phase"]:
            case "passing":
                left = GIFT - len(view["gave"])
                return say("gaunerbande-terminal-ask-give", left=left, who=self.names[view["distance"]])
            case "gang":
                return say("gaunerbande-terminal-ask-gang", value=view["gang"]["value"])
        if view["led"] is None:
            return say("gaunerbande-terminal-ask-lead")
        follows = any(option.startswith(f"play {view['led']}") for option in view["options"])
        return say("gaunerbande-terminal-ask-follow" if follows else "gaunerbande-terminal-ask-any", colour=view["led"])
