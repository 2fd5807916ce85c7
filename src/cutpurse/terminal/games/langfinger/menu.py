"""Langfinger in the terminal, its menu: what is asked, what may be done, and what to type for it."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text

from cutpurse.games.langfinger.pieces import PLACE_NAMES
from cutpurse.terminal.choosable import button
from cutpurse.terminal.games.game_menu import GameMenu
from cutpurse.terminal.games.langfinger.words import LangfingerWords
from cutpurse.terminal.games.views import PERSON, ViewDict
from cutpurse.terminal.layout import spans


class LangfingerMenu(GameMenu[LangfingerWords]):
    """Options have the numbers that the board shows; declining has a letter."""

    letters: ClassVar[dict[str, str]] = {
        "decline": "langfinger-terminal-key-decline",
        "enough": "langfinger-terminal-key-enough",
    }

    # --- what to type ---
    def keys(self, view: ViewDict) -> dict[str, str]:
        match view["phase"], view["place"]:
            case "placing", _:
                return {} if view["free_spaces"] else {str(n): f"place {p}" for n, p in enumerate(PLACE_NAMES, 1)}
            case "selling", _:
                loot = {str(n): f"sell {n}" for n in range(1, len(view["mine"]) + 1)}
                return {**loot, **self.lettered(["enough"])}
            case "acting", "villa" | "museum" as place:
                return {**self.robberies(view, place), **self.lettered(["decline"])}
            case "acting", "ruin":
                return self.lettered(["decline"])
            case "acting", "harbour":
                fences = {str(n): f"visit {n}" for n in range(1, len(view["harbour"]) + 1)}
                return {**fences, **self.lettered(["decline"])}
        return super().keys(view)

    def robberies(self, view: ViewDict, place: str) -> dict[str, str]:
        """Loot by its number, with a letter for the rogue's help; the number alone will do if the help is needed."""
        rogue = self.texts.say("langfinger-terminal-key-rogue")
        found: dict[str, str] = {}
        for n in range(1, len(view[place]) + 1):
            alone, helped = f"rob {n}", f"rob {n} with rogue"
            found[str(n)] = helped if helped in view["options"] and alone not in view["options"] else alone
            found[f"{n}{rogue}"] = helped
        return found

    def ordered(self, view: ViewDict) -> list[str]:
        options = super().ordered(view)
        if view["place"] == "ruin" and view["phase"] == "acting":
            board = [f"swap {x['discard']}>{x['draw']}" for x in view["ruin"]]
            return sorted(options, key=lambda option: board.index(option) if option in board else len(board))
        if view["place"] in ("villa", "museum"):
            return sorted(options, key=lambda option: int(option.split()[1]) if option.startswith("rob") else 99)
        return options

    def offer(self, view: ViewDict) -> str:
        if view["phase"] == "placing" and view["free_spaces"]:
            return self.texts.say("langfinger-terminal-offer-space")
        return super().offer(view)

    # --- what may be done ---
    def cells(self, view: ViewDict) -> list[Text]:
        if view["phase"] == "placing" and view["free_spaces"]:
            return self.free_spaces(view)
        return super().cells(view)

    def buttons(self, view: ViewDict) -> list[tuple[str, list[Text]]]:
        if view["phase"] != "placing" or not view["free_spaces"]:
            return [("", [self.button(view, option, self.swap(option)) for option in self.ordered(view)])]
        found: list[tuple[str, list[Text]]] = []
        for place in PLACE_NAMES:
            free = [option for option in view["options"] if option.startswith(f"place {place} ")]
            found.append((self.words.place(place), [button("", option.split()[-1], option) for option in free]))
        return found

    def swap(self, option: str) -> str:
        """An exchange in words, for a button; nothing for any other option."""
        verb, _, tools = option.partition(" ")
        discard, _, draw = tools.partition(">")
        if verb != "swap":
            return ""
        return self.texts.say("langfinger-terminal-choice-swap", discard=int(discard), draw=int(draw))

    def free_spaces(self, view: ViewDict) -> list[Text]:
        """The places with their free spaces."""
        cells: list[Text] = []
        for place in PLACE_NAMES if PERSON in view["actors"] else []:
            free = [n for n, seat in enumerate(view["spaces"][place], 1) if seat is None]
            if free:
                cells.append(Text.assemble(f"{self.words.place(place)} ", (spans(free), "yellow")))
        return cells

    def choice(self, view: ViewDict, option: str) -> str:
        say = self.texts.say
        match option.split():
            case ["choose", tool]:
                name = next(rogue["name"] for rogue in view["cast"] if rogue["tool"] == tool)
                return f"{self.words.tool(tool)} ({name})"
            case ["take" | "discard", tool]:
                return self.words.tool(tool)
            case ["place", place, *_]:
                return self.words.place(place)
            case ["rob", n, *rogue]:
                return self.robbery(view, int(n), bool(rogue))
            case ["swap", _]:
                return ""  # the board shows it
            case ["visit", n]:
                return say("langfinger-terminal-choice-visit", pays=view["best_sales"][int(n) - 1])
            case ["sell", n]:
                deals = {deal["loot"]: deal["pays"] for deal in view["saleable"][view["stall"] - 1]}
                card = self.words.loot(view["mine"][int(n) - 1])
                return say("langfinger-terminal-choice-sell", card=card, pays=deals[int(n)])
            case ["decline"]:
                return say("langfinger-terminal-choice-decline")
        return say("langfinger-terminal-choice-enough")

    def robbery(self, view: ViewDict, n: int, rogue: bool) -> str:
        """What a robbery costs, and what the rogue saves."""
        back = view[view["place"]][n - 1]
        lock, tools = self.words.lock(back["lock"]), list(back["tools"])
        if not rogue:
            return self.texts.say("langfinger-terminal-choice-rob", lock=lock, tools=self.priced(tools))
        saved = view["rogues"][PERSON]["tool"]
        tools.remove(saved)
        facts = {"lock": lock, "tools": self.priced(tools), "saved": self.words.tool(saved)}
        told = "yes" if f"rob {n}" in view["options"] else "no"
        return self.texts.say("langfinger-terminal-choice-rogue", told=told, **facts)

    def priced(self, tools: list[str]) -> str:
        """The tools that a robbery costs."""
        return ", ".join(self.words.counted(tools))

    def missing(self, view: ViewDict, command: str) -> str:
        """The tools that the person lacks for a robbery."""
        match command.split():
            case ["rob", n, *rogue]:
                lacking = list(view[view["place"]][int(n) - 1]["tools"])
                held = [*view["hand"], *([view["rogues"][PERSON]["tool"]] if rogue else [])]
                for tool in held:
                    if tool in lacking:
                        lacking.remove(tool)
                return self.texts.say("langfinger-terminal-missing", tools=self.priced(lacking))
        return ""

    # --- what is asked ---
    def question(self, view: ViewDict) -> str:
        say = self.texts.say
        match view["phase"]:
            case "choosing":
                return say("langfinger-terminal-ask-rogue")
            case "placing":
                free = "yes" if view["free_spaces"] else "no"
                return say("langfinger-terminal-ask-place", left=view["stones"][PERSON], free=free)
            case "discarding":
                return say("langfinger-terminal-ask-discard", left=view["due"])
            case "selling" if view["sold"]:
                return say("langfinger-terminal-ask-more", kind=self.words.kind(view["sold"]))
            case "selling":
                sells = "yes" if view["saleable"][view["stall"] - 1] else "no"
                return say("langfinger-terminal-ask-sell", n=view["stall"], sells=sells)
        match view["place"]:
            case "city":
                return say("langfinger-terminal-ask-take", left=view["due"])
            case "ruin":
                return say("langfinger-terminal-ask-swap")
            case "harbour":
                return say("langfinger-terminal-ask-visit", sells="yes" if any(view["saleable"]) else "no")
        means = "yes" if len(view["options"]) > 1 else "no"
        return say("langfinger-terminal-ask-rob", place=view["place"], means=means)
