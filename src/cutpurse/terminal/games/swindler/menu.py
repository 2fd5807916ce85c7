"""Swindler in the terminal, its menu: what is asked, what may be done, and what to type for it."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text

from cutpurse.games.swindler.pieces import ABILITY_NAMES, OPEN_ORDERS
from cutpurse.terminal.choosable import button, choosable
from cutpurse.terminal.games.game_menu import GameMenu
from cutpurse.terminal.games.swindler.words import SwindlerWords, percent
from cutpurse.terminal.games.views import ViewDict
from cutpurse.terminal.move_input import numbered

GROUPED = ("reserve", "cancel", "steal", "sidekick", "hire", "forged")


class SwindlerMenu(GameMenu[SwindlerWords]):
    """Options have the numbers that the board shows, a bag goes by its colour, and what is always there by a letter."""

    letters: ClassVar[dict[str, str]] = {
        "draw": "swindler-terminal-key-draw",
        "stop": "swindler-terminal-key-stop",
        "pass": "swindler-terminal-key-pass",
        "play beggar": "swindler-terminal-key-beggar",
        "play hustler": "swindler-terminal-key-hustler",
        "end actions": "swindler-terminal-key-end",
        "take no more": "swindler-terminal-key-enough",
        "show no more": "swindler-terminal-key-enough",
    }

    # --- what to type ---
    def keys(self, view: ViewDict) -> dict[str, str]:
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
        listed = [option for option in view["options"] if option not in self.letters or option.startswith("play")]
        standing = [option for option in view["options"] if option not in listed]
        return {**numbered(listed), **self.lettered(standing)}

    def marker_move(self, view: ViewDict, n: int) -> str:
        """What the number of an order means before the steal: take back the marker there, or else put one."""
        return f"cancel {n}" if f"cancel {n}" in view["options"] else f"reserve {n}"

    def action_keys(self, view: ViewDict) -> dict[str, str]:
        """Orders by their number, fields as the board writes them; a letter adds the help of accomplices."""
        letter = self.texts.say("swindler-terminal-key-help")
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

    def key_for(self, view: ViewDict, option: str) -> str:
        match option.split():
            case ["steal" | "sidekick", bag]:
                return self.words.colour(bag)
        return super().key_for(view, option)

    # --- what may be done ---
    def cells(self, view: ViewDict) -> list[Text]:
        """The options; those that differ only in an order, a bag or a number share a cell."""
        cells: list[Text] = []
        grouped: dict[str, Text] = {}
        for option in view["options"]:
            verb = "forged" if option.endswith(" forged") else option.partition(" ")[0]
            if verb not in GROUPED:
                cells.append(self.cell(view, option))
                continue
            if verb not in grouped:
                grouped[verb] = Text(self.texts.say("swindler-terminal-choices", verb=verb))
                cells.append(grouped[verb])
            key = Text(self.key_for(view, option), "yellow")
            grouped[verb].append(" ").append_text(choosable(key, option))
        return cells

    def buttons(self, view: ViewDict) -> list[tuple[str, list[Text]]]:
        found: list[tuple[str, list[Text]]] = []
        plain: list[Text] = []
        grouped: dict[str, list[Text]] = {}
        for option in view["options"]:
            verb = "forged" if option.endswith(" forged") else option.partition(" ")[0]
            if verb in GROUPED:
                grouped.setdefault(verb, []).append(self.grouped_button(view, option, verb))
            else:
                plain.append(self.button(view, option))
        for verb, buttons in grouped.items():
            found.append((capital(self.texts.say("swindler-terminal-choices", verb=verb)), buttons))
        return [*found, ("", plain)]

    def grouped_button(self, view: ViewDict, option: str, verb: str) -> Text:
        """A button below the heading of its verb: what differs from the others."""
        if verb in ("steal", "sidekick"):
            return button("", self.words.colour(option.split()[1]), option)
        if verb == "forged":
            return self.button(view, option, self.deal(view, option))
        if verb in ("reserve", "cancel"):
            order = view["orders"][int(option.split()[1]) - 1]
            return button(option.split()[1], self.words.order(order, full=False) if order else "", option)
        return button(self.key_for(view, option), "", option)

    def choice(self, view: ViewDict, option: str) -> str:
        say = self.texts.say
        match option.split():
            case [_, "no", "more"]:
                return say("swindler-terminal-choice", what="no-more")
            case ["choose", id]:
                # texts: swindler-terminal-choice-thief-*
                return say(f"swindler-terminal-choice-thief-{ABILITY_NAMES[int(id[1:]) - 1]}")
            case ["bet", bet]:
                return say("swindler-terminal-choice-bet", bet=bet)
            case ["play", "assassin", "on", n]:
                return say("swindler-terminal-choice-assassin", card=view["help"][int(n) - 1]["card"])
            case ["play", card] | ["show", card]:
                return self.words.card(card)
            case ["swap", "with", seat]:
                return self.names[int(seat)]
            case ["as", object]:
                return self.words.object(object)
            case ["give" | "take" | "forge", colour, object]:
                return self.words.tile({"colour": colour, "object": object})
            case ["give", "coin"]:
                return say("swindler-coin")
            case ["fulfil" | "sell", *_]:
                return self.deal(view, option)
        return say("swindler-terminal-choice", what=option.replace(" ", "-"))

    def deal(self, view: ViewDict, option: str) -> str:
        """What fulfilling an order or selling to a dealer brings."""
        say = self.texts.say
        match option.split():
            case ["fulfil", n, *helped]:
                points = view["orders"][int(n) - 1]["points"]
                return say("swindler-terminal-choice-fulfil", order=n, count=points, helped="yes" if helped else "no")
            case ["sell", place]:
                stall, field = (int(n) - 1 for n in place.split("."))
                asked = view["dealers"][stall]["fields"][field]
                return say(
                    "swindler-terminal-choice-sell", object=self.words.object(asked["object"]), points=asked["points"]
                )
        return ""

    # --- what is asked ---
    def question(self, view: ViewDict) -> str:
        say = self.texts.say
        match view["phase"]:
            case "window":
                return self.window_question(view)
            case "answering":
                return say(
                    "swindler-terminal-ask-answer", card=self.answered(view), fits="yes" if view["fits"] else "no"
                )
            case "stealing":
                return self.draw_question(view)
            case "handing-in" | "dividing" | "paying-cards" | "rewarding" | "paying" as phase:
                # texts: swindler-terminal-ask-*
                return say(f"swindler-terminal-ask-{phase}", left=view["owed"])
            case phase:
                # texts: swindler-terminal-ask-*
                return say(f"swindler-terminal-ask-{phase}")

    def draw_question(self, view: ViewDict) -> str:
        """Whether to draw on: with the chance of a skull if the table shows it, else with what is in the bag."""
        bag = view["steal"]["bag"]
        inside = view["bags"][bag]
        told, risk = "no", f"{len(inside['tiles'])}+{inside['skulls']}"
        if inside["odds"]:
            told, risk = "yes", percent(inside["odds"]["skull"])
        return self.texts.say("swindler-terminal-ask-draw", told=told, risk=risk, colour=bag)

    def window_question(self, view: ViewDict) -> str:
        """At which moment an accomplice may be played."""
        # texts: swindler-window-*
        moment = self.texts.say(f"swindler-window-{view['window']}")
        fits = "yes" if view["fits"] else "no"
        return self.texts.say("swindler-terminal-ask-window", moment=moment, fits=fits, who=self.names[view["active"]])

    def answered(self, view: ViewDict) -> str:
        """The card that an Assassin would answer now."""
        cards: list[str] = [card["card"] for card in view["played"] or view["help"]]
        return cards[-1]


def capital(words: str) -> str:
    """Words as a heading."""
    return words[:1].upper() + words[1:]
