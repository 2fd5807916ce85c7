"""Midnight Exchange in the terminal, its menu: what is asked, what may be done, and what to type for it."""

from __future__ import annotations

from rich.text import Text

from cutpurse.games.midnight_exchange.pieces import SLOTS, TILES
from cutpurse.terminal.games.game_screen import PERSON, Shown
from cutpurse.terminal.games.midnight_exchange.words import MidnightExchangeWords
from cutpurse.texts import Texts

LETTERS = {
    "keep": "midnight-exchange-key-keep",
    "back up": "midnight-exchange-key-up",
    "back down": "midnight-exchange-key-down",
    "escape": "midnight-exchange-key-escape",
    "bag": "midnight-exchange-key-bag",
    "pass": "midnight-exchange-key-pass",
    "done": "midnight-exchange-key-done",
}
ALWAYS = {"k": "keep", "u": "back up", "d": "back down", "e": "escape"}  # good in every language, as in the browser


class MidnightExchangeMenu:
    """Tiles go by their numbers, wares by those of their market and their place in it, all else by a letter."""

    def __init__(self, texts: Texts, words: MidnightExchangeWords) -> None:
        self.texts = texts
        self.words = words

    # --- what to type ---
    def keys(self, view: Shown) -> dict[str, str]:
        """What may be typed for a command, legal or not."""
        if view["phase"] == "rummage":
            tiles = {str(tile): f"grab {tile}" for tile in range(1, TILES + 1)}
            letter = self.texts.say("midnight-exchange-key-return")
            slots = {f"{letter}{slot}": f"return {slot}" for slot in range(1, SLOTS + 1)}
            return {**tiles, **slots, **ALWAYS, **self.lettered(["keep", "back up", "back down", "escape"])}
        wares = {key: command for market in view["markets"] for key, command in self.wares(market).items()}
        return {**wares, **self.placing(view), **self.lettered(["bag", "pass", "done"])}

    def lettered(self, commands: list[str]) -> dict[str, str]:
        """Commands by their letters."""
        return {self.texts.say(LETTERS[command]): command for command in commands}

    def wares(self, market: Shown) -> dict[str, str]:
        """What a market offers, counted from the left: first art, then cards."""
        n, spaces = market["id"], len(market["art"])
        art = {f"{n}.{space}": f"buy {n} art {space}" for space in range(1, spaces + 1)}
        cards = range(1, len(market["cards"]) + 1)
        return {**art, **{f"{n}.{spaces + notch}": f"buy {n} card {notch}" for notch in cards}}

    def placing(self, view: Shown) -> dict[str, str]:
        """Collections by their numbers, each for the object that it asks for next."""
        letter = self.texts.say("midnight-exchange-key-place")
        cards = [card for card in view["cards"][PERSON] if card.get("wants")]
        return {f"{letter}{card['n']}": f"place {card['wants']} on {card['n']}" for card in cards}

    def offer(self, view: Shown) -> str:
        """What can be typed, for somebody who typed something else."""
        say = self.texts.say
        if view["phase"] == "rummage":
            letters = [say(LETTERS[command]) for command in view["options"] if command in LETTERS]
            return ", ".join(
                [*([] if view["holding"] else [say("midnight-exchange-offer-tile", most=TILES)]), *letters]
            )
        typed = {command: key for key, command in self.keys(view).items()}
        return ", ".join(typed[option] for option in view["options"])

    # --- what may be done ---
    def cells(self, view: Shown) -> list[Text]:
        """The options that the board does not show, each behind what to type for it."""
        typed = {command: key for key, command in self.keys(view).items()}
        cells: list[Text] = []
        for option in view["options"]:
            if option.partition(" ")[0] not in ("grab", "buy", "return"):
                cells.append(Text.assemble((typed[option], "yellow"), f" {self.choice(option)}"))
        if slots := [typed[option] for option in view["options"] if option.startswith("return")]:
            cells.append(
                Text(self.texts.say("midnight-exchange-choices-return")).append(f" {' '.join(slots)}", "yellow")
            )
        return cells

    def choice(self, option: str) -> str:
        """What an option does, in a few words behind its key."""
        match option.split():
            case ["place", kind, "on", n]:
                return self.texts.say("midnight-exchange-choice-place", thing=self.words.art(kind), card=n)
        return self.texts.say("midnight-exchange-choice", what=option.replace(" ", "-"))

    # --- what is asked ---
    def question(self, view: Shown) -> str:
        """What the person is asked now."""
        say = self.texts.say
        match view["phase"]:
            case "rummage" if view.get("ready") is not None:
                return say("midnight-exchange-ask-ready", ready=view["ready"])
            case "rummage" if view["holding"]:
                keep = "yes" if "keep" in view["options"] else "no"
                return say("midnight-exchange-ask-holding", find=self.words.find(view["holding"]), keep=keep)
            case "rummage":
                full = "yes" if "escape" in view["options"] else "no"
                return say("midnight-exchange-ask-rummage", full=full, still="no" if view.get("live", True) else "yes")
            case "arranging":
                return say("midnight-exchange-ask-arranging")
        can = any(option.startswith("buy") for option in view["options"])
        return say("midnight-exchange-ask-trading", can="yes" if can else "no")
