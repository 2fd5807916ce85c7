"""Swindler in the terminal, its menu: what is asked, what may be done, and what to type for it."""

from __future__ import annotations

from rich.text import Text

from cutpurse.games.swindler.pieces import ABILITY_NAMES, OPEN_ORDERS
from cutpurse.terminal.games.game_screen import Shown
from cutpurse.terminal.games.swindler.words import SwindlerWords, percent
from cutpurse.terminal.layout import spans
from cutpurse.terminal.move_input import numbered
from cutpurse.texts import Texts

LETTERS = {
    "draw": "swindler-key-draw",
    "stop": "swindler-key-stop",
    "pass": "swindler-key-pass",
    "play beggar": "swindler-key-beggar",
    "play hustler": "swindler-key-hustler",
    "end actions": "swindler-key-end",
    "take no more": "swindler-key-enough",
    "show no more": "swindler-key-enough",
}  # commands that have a letter where others have numbers
GROUPED = ("reserve", "cancel", "steal", "sidekick", "hire", "forged")


class SwindlerMenu:
    """What the board numbers has the same number here, a bag its colour, and what is always the same a letter."""

    def __init__(self, texts: Texts, words: SwindlerWords, names: list[str]) -> None:
        self.texts = texts
        self.words = words
        self.names = names

    # --- what to type ---
    def keys(self, view: Shown) -> dict[str, str]:
        """What may be typed for a command: its number on the board, legal or not, else a letter or one in a list."""
        match view["phase"]:
            case "choosing":
                return {}
            case "reserving":
                orders = {str(n): self.marker_move(view, n) for n in range(1, OPEN_ORDERS + 1)}
                return {**orders, **{bag: f"steal {bag}" for bag in view["bags"]}}  # after "reserve 2", too
            case "stealing":
                return self.lettered(["draw", "stop"])
            case "acting":
                return self.action_keys(view)
            case "hiring":
                return {option.split()[1].replace("nobody", "0"): option for option in view["options"]}
        listed = [option for option in view["options"] if option not in LETTERS or option.startswith("play")]
        standing = [option for option in view["options"] if option not in listed]
        return {**numbered(listed), **self.lettered(standing)}

    def lettered(self, commands: list[str]) -> dict[str, str]:
        """Commands by their letters."""
        return {self.texts.say(LETTERS[command]): command for command in commands}

    def marker_move(self, view: Shown, n: int) -> str:
        """What the number of an order means before the steal: take back a marker that lies there, else put one."""
        return f"cancel {n}" if f"cancel {n}" in view["options"] else f"reserve {n}"

    def action_keys(self, view: Shown) -> dict[str, str]:
        """Orders by their number, fields as they are written, with a letter for help by accomplices."""
        letter = self.texts.say("swindler-key-help")
        helped: dict[str, str] = {}
        for option in view["options"]:
            match option.split():
                case ["fulfil" | "sell", place, _, *_]:
                    helped[f"{place}{letter}"] = option
        alone = {str(n): f"fulfil {n}" for n in range(1, OPEN_ORDERS + 1)}
        for n, option in alone.items():
            if option not in view["options"]:
                alone[n] = helped.get(f"{n}{letter}", option)
        return {**helped, **alone, **self.lettered(["play beggar", "play hustler", "end actions"])}

    def typed(self, view: Shown, option: str) -> str:
        """What to type for an option."""
        keys = self.keys(view)
        match option.split():
            case ["steal" | "sidekick", bag]:
                return self.words.colour(bag)
            case [*_, last]:
                return next((key for key in keys if keys[key] == option), last)
        return option

    def offer(self, view: Shown) -> str:
        """What can be typed, for somebody who typed something else."""
        typed = [self.typed(view, option) for option in view["options"]]
        numbers = spans(sorted(int(key) for key in typed if key.isdecimal())).split()
        return ", ".join([*numbers, *(key for key in typed if not key.isdecimal())])

    # --- what may be done ---
    def cells(self, view: Shown) -> list[Text]:
        """The options, each behind what to type for it; those that differ in an order, a bag or a number in a row."""
        cells: list[Text] = []
        grouped: dict[str, Text] = {}
        for option in view["options"]:
            verb = "forged" if option.endswith(" forged") else option.partition(" ")[0]
            key = self.typed(view, option)
            if verb not in GROUPED:
                cells.append(Text.assemble((key, "yellow"), f" {self.choice(view, option)}"))
                continue
            if verb not in grouped:
                grouped[verb] = Text(self.texts.say("swindler-choices", verb=verb))
                cells.append(grouped[verb])
            grouped[verb].append(" ").append(key, "yellow")
        return cells

    def choice(self, view: Shown, option: str) -> str:
        """What an option does, in a few words behind its key."""
        say = self.texts.say
        match option.split():
            case [_, "no", "more"]:
                return say("swindler-choice", what="no-more")
            case ["choose", id]:
                # texts: swindler-choice-thief-*
                return say(f"swindler-choice-thief-{ABILITY_NAMES[int(id[1:]) - 1]}")
            case ["bet", bet]:
                return say("swindler-choice-bet", bet=bet)
            case ["play", "assassin", "on", n]:
                return say("swindler-choice-assassin", card=view["help"][int(n) - 1]["card"])
            case ["play", card] | ["show", card]:
                return self.words.card(card)
            case ["swap", "with", seat]:
                return self.names[int(seat)]
            case ["as", object]:
                return self.words.object(object)
            case ["give" | "take" | "forge", colour, object]:
                return self.words.tile({"colour": colour, "object": object})
            case ["give", "coin"]:
                return say("sw-coin")
            case ["fulfil" | "sell", *_]:
                return self.deal(view, option)
        return say("swindler-choice", what=option.replace(" ", "-"))

    def deal(self, view: Shown, option: str) -> str:
        """What fulfilling an order or selling to a dealer brings."""
        say = self.texts.say
        match option.split():
            case ["fulfil", n, *helped]:
                points = view["orders"][int(n) - 1]["points"]
                return say("swindler-choice-fulfil", order=n, count=points, helped="yes" if helped else "no")
            case ["sell", place]:
                stall, field = (int(n) - 1 for n in place.split("."))
                asked = view["dealers"][stall]["fields"][field]
                return say("swindler-choice-sell", object=self.words.object(asked["object"]), points=asked["points"])
        return ""

    def risk(self, view: Shown, bag: str) -> str:
        """The chance of a skull, where the table shows it, else how many skulls there are to how many tiles."""
        inside = view["bags"][bag]
        if inside["odds"]:
            return percent(inside["odds"]["skull"])
        return f"{inside['skulls']}/{len(inside['tiles']) + inside['skulls']}"

    # --- what is asked ---
    def question(self, view: Shown) -> str:
        """What the person is asked now."""
        say = self.texts.say
        match view["phase"]:
            case "window":
                return self.window_question(view)
            case "answering":
                return say("swindler-ask-answer", card=self.answered(view), fits="yes" if view["fits"] else "no")
            case "stealing":
                return say("swindler-ask-draw", risk=self.risk(view, view["steal"]["bag"]), colour=view["steal"]["bag"])
            case "handing-in" | "dividing" | "paying-cards" | "rewarding" | "paying" as phase:
                # texts: swindler-ask-*
                return say(f"swindler-ask-{phase}", left=view["owed"])
            case phase:
                # texts: swindler-ask-*
                return say(f"swindler-ask-{phase}")

    def window_question(self, view: Shown) -> str:
        """At which moment an accomplice may be played."""
        # texts: sw-window-*
        moment = self.texts.say(f"sw-window-{view['window']}")
        fits = "yes" if view["fits"] else "no"
        return self.texts.say("swindler-ask-window", moment=moment, fits=fits, who=self.names[view["active"]])

    def answered(self, view: Shown) -> str:
        """The card that an Assassin would answer now."""
        cards: list[str] = [card["card"] for card in view["played"] or view["help"]]
        return cards[-1]
