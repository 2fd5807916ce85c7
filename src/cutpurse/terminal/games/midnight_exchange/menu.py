"""Midnight Exchange in the terminal, its menu: what is asked, what may be done, and what to type for it."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text

from cutpurse.games.midnight_exchange.pieces import SLOTS, TILES
from cutpurse.terminal.games.game_menu import GameMenu
from cutpurse.terminal.games.midnight_exchange.words import MidnightExchangeWords
from cutpurse.terminal.games.views import PERSON, ViewDict

ALWAYS = {"k": "keep", "u": "back up", "d": "back down", "e": "escape"}  # in every language, as in the browser


class MidnightExchangeMenu(GameMenu[MidnightExchangeWords]):
    """Tiles have their numbers, wares the number of their market and their place there, everything else a letter."""

    letters: ClassVar[dict[str, str]] = {
        "keep": "midnight-exchange-terminal-key-keep",
        "back up": "midnight-exchange-terminal-key-up",
        "back down": "midnight-exchange-terminal-key-down",
        "escape": "midnight-exchange-terminal-key-escape",
        "bag": "midnight-exchange-terminal-key-bag",
        "pass": "midnight-exchange-terminal-key-pass",
        "done": "midnight-exchange-terminal-key-done",
    }

    # --- what to type ---
    def keys(self, view: ViewDict) -> dict[str, str]:
        if view["phase"] == "rummage":
            tiles = {str(tile): f"grab {tile}" for tile in range(1, TILES + 1)}
            letter = self.texts.say("midnight-exchange-terminal-key-return")
            slots = {f"{letter}{slot}": f"return {slot}" for slot in range(1, SLOTS + 1)}
            return {**tiles, **slots, **ALWAYS, **self.lettered(["keep", "back up", "back down", "escape"])}
        wares = {key: command for market in view["markets"] for key, command in self.wares(market).items()}
        return {**wares, **self.placing(view), **self.lettered(["bag", "pass", "done"])}

    def key_for(self, view: ViewDict, option: str) -> str:
        keys = {command: key for key, command in self.keys(view).items()}  # the letter of one's own language comes last
        return keys[option]

    def wares(self, market: ViewDict) -> dict[str, str]:
        """What a market offers, counted from the left: first art, then cards."""
        n, spaces = market["id"], len(market["art"])
        art = {f"{n}.{space}": f"buy {n} art {space}" for space in range(1, spaces + 1)}
        cards = range(1, len(market["cards"]) + 1)
        return {**art, **{f"{n}.{spaces + notch}": f"buy {n} card {notch}" for notch in cards}}

    def placing(self, view: ViewDict) -> dict[str, str]:
        """Collections by their numbers, each with the object it needs next."""
        letter = self.texts.say("midnight-exchange-terminal-key-place")
        cards = [card for card in view["cards"][PERSON] if card.get("wants")]
        return {f"{letter}{card['n']}": f"place {card['wants']} on {card['n']}" for card in cards}

    def offer(self, view: ViewDict) -> str:
        if view["phase"] != "rummage":
            return super().offer(view)
        letters = [self.texts.say(self.letters[command]) for command in view["options"] if command in self.letters]
        tiles = [] if view["holding"] else [self.texts.say("midnight-exchange-terminal-offer-tile", most=TILES)]
        return ", ".join([*tiles, *letters])

    # --- what may be done ---
    def cells(self, view: ViewDict) -> list[Text]:
        """The options that the board does not show."""
        if view["phase"] == "rummage" and view.get("ready") is not None:
            return []  # hands may not move before the countdown is over
        on_board = ("grab", "buy", "return")
        cells = [self.cell(view, option) for option in view["options"] if option.partition(" ")[0] not in on_board]
        if slots := [self.key_for(view, option) for option in view["options"] if option.startswith("return")]:
            head = Text(self.texts.say("midnight-exchange-terminal-choices-return"))
            cells.append(head.append(f" {' '.join(slots)}", "yellow"))
        return cells

    def buttons(self, view: ViewDict) -> list[tuple[str, list[Text]]]:
        if view["phase"] == "rummage" and view.get("ready") is not None:
            return []
        shown = ("grab", "buy", "return")
        options = [option for option in view["options"] if option.partition(" ")[0] not in shown]
        return [("", [self.button(view, option) for option in options])]

    def choice(self, view: ViewDict, option: str) -> str:
        match option.split():
            case ["place", kind, "on", n]:
                return self.texts.say("midnight-exchange-terminal-choice-place", thing=self.words.art(kind), card=n)
        what = "bag-empty" if option == "bag" and not view["bag"] else option.replace(" ", "-")
        return self.texts.say("midnight-exchange-terminal-choice", what=what)

    # --- what is asked ---
    def question(self, view: ViewDict) -> str:
        say = self.texts.say
        match view["phase"]:
            case "rummage" if view.get("ready") is not None:
                return say("midnight-exchange-terminal-ask-ready", ready=view["ready"])
            case "rummage" if view["holding"]:
                keep = "yes" if "keep" in view["options"] else "no"
                return say("midnight-exchange-terminal-ask-holding", find=self.words.find(view["holding"]), keep=keep)
            case "rummage":
                full = "yes" if "escape" in view["options"] else "no"
                still = "no" if view.get("clock_runs", True) else "yes"
                return say("midnight-exchange-terminal-ask-rummage", full=full, still=still)
            case "arranging":
                return say("midnight-exchange-terminal-ask-arranging")
        can = "no" if view["bag"] else "empty"
        if any(option.startswith("buy") for option in view["options"]):
            can = "yes"
        return say("midnight-exchange-terminal-ask-trading", can=can)
