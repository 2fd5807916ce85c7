"""Langfinger in the terminal: the seats, the town with its five places, and what the person holds and may do."""

from __future__ import annotations

from itertools import count
from typing import Any, ClassVar

from rich.text import Text

from cutpurse.games.langfinger.pieces import PLACE_NAMES, TOOL_NAMES
from cutpurse.kernel.game import Outcome
from cutpurse.terminal.face import BOT_SIGN, PERSON, Face, Shown, Told
from cutpurse.terminal.langfinger_log import LangfingerLog
from cutpurse.texts import Texts, number

TURN, START, MEANS, NOBODY, NOTHING = "▸", "»", "*", "·", "–"
STYLES = {
    "red": "bold red",
    "brown": "bold dark_orange3",
    "green": "bold green",
    "yellow": "bold yellow",
    "blue": "bold bright_blue",
}
NAME = 9  # columns a place takes before its spaces
GAP = "  "
SHORT = 3  # letters of a tool or a kind where room is scarce


class LangfingerFace(Face):
    """Langfinger on one table."""

    beats: ClassVar[dict[str, float]] = {
        "StonePlaced": 0.35, "ToolTaken": 0.5, "Robbed": 1.2, "ToolDiscarded": 0.5, "Sold": 1.2, "Declined": 0.7,
    }  # fmt: skip
    examples: ClassVar[tuple[str, str]] = ("villa", "hammer plan")

    def __init__(self, texts: Texts, names: list[str]) -> None:
        self.log = LangfingerLog(texts, self.who)
        super().__init__(texts, names)
        self.signs = signs(self.names)

    def forget(self) -> None:
        super().forget()
        self.log.forget(self.rounds, len(self.names))

    def welcome(self) -> str:
        return self.texts.say("langfinger-welcome")

    def vocabulary(self) -> dict[str, str]:
        pairs = self.texts.say("langfinger-vocabulary").split()
        return dict(pair.split("=") for pair in pairs)

    def quoted(self, command: str) -> str:
        return self.texts.say("langfinger-move", move=command)

    # --- words ---
    def place(self, name: str) -> str:
        """A place by its name."""
        # texts: langfinger-place-*
        return self.texts.say(f"langfinger-place-{name}")

    def tool(self, name: str) -> str:
        """A tool in full."""
        # texts: langfinger-tool-*
        return self.texts.say(f"langfinger-tool-{name}")

    def kind(self, name: str) -> str:
        """A kind of loot in full."""
        # texts: langfinger-kind-*
        return self.texts.say(f"langfinger-kind-{name}")

    def lock(self, name: str) -> str:
        """A lock."""
        # texts: langfinger-lock-*
        return self.texts.say(f"langfinger-lock-{name}")

    # --- the log ---
    def tell(self, told: Told) -> list[str]:
        return self.log.tell(told)

    def paint(self, sentence: str) -> Text:
        return Text(sentence, "dim" if sentence.startswith("—") else "")

    def last(self, view: Shown) -> list[Text]:
        return [self.paint(sentence) for sentence in self.log.since] or [Text(self.texts.say("langfinger-no-last"))]

    # --- the screen ---
    def top(self, view: Shown, width: int) -> list[Text]:
        seats = [self.seat(view, p, width) for p in range(view["seats"])]
        return [self.title(view, width), self.heads(), *seats, Text("─" * width, "dim"), *self.town(view, width)]

    def title(self, view: Shown, width: int) -> Text:
        """The round and what is going on; to the right what was agreed on, as far as there is room."""
        title = Text.assemble(" ", (self.texts.say("langfinger-title"), "bold yellow"), " · ", self.where(view))
        agreed = " · ".join(self.agreed(view))
        room = width - len(title) - 3
        if len(agreed) > room:
            agreed = agreed[: max(room - 1, 0)] + "…"
        title.pad_right(max(width - len(title) - len(agreed) - 1, 1))
        return title.append(agreed, "dim")

    def agreed(self, view: Shown) -> list[str]:
        """When it ends, and whether a house set is in use."""
        say = self.texts.say
        found = [say("langfinger-target", target=str(view["target"]))]
        if view["max_rounds"]:
            found.insert(0, say("langfinger-rounds", rounds=view["max_rounds"]))
        if view["house"] is not None:
            found.insert(0, say("langfinger-house", title=view["house"] or NOTHING))
        return found

    def where(self, view: Shown) -> str:
        """The round, and where in it we are."""
        say = self.texts.say
        match view["phase"]:
            case "choosing":
                return say("langfinger-choosing")
            case "placing":
                where = say("langfinger-placing")
            case "over":
                where = say("langfinger-over")
            case _:
                where = say("langfinger-acting", place=self.place(view["place"]), space=str(view["space"]))
        return f"{say('langfinger-round', round=view['round'])} · {where}"

    def heads(self) -> Text:
        """What the columns are."""
        say = self.texts.say
        text = Text(f"     {say('langfinger-head-seat'):<14}{say('langfinger-head-rogue'):<13}")
        text.append(f"{say('langfinger-head-money'):>5}{say('langfinger-head-hand'):>5}  ")
        text.append(f"{say('langfinger-head-stones'):<7}{say('langfinger-head-loot')}")
        text.stylize("dim")
        return text

    def seat(self, view: Shown, p: int, width: int) -> Text:
        """One seat: its signs, name, rogue and numbers, and the loot before it from behind."""
        turn = p in view["actors"]
        line = Text().append(f" {TURN if turn else ' '}{START if p == view['start'] else ' '}", "bold yellow")
        line.append_text(self.stone(view, p)).append(" ")
        line.append(f"{self.label(p):<14}", "bold yellow" if turn else "bold" if p == PERSON else "")
        rogue = view["rogues"][p]
        tool = self.tool(rogue["tool"]) if rogue else NOTHING
        line.append(f"({tool})".ljust(13) if p in view["tired"] else f"{tool:<13}")
        line.append(f"{number(view['money'][p]):>5}", "bold").append(f"{view['hands'][p]:>5}  ")
        line.append(f"{self.signs[p] * view['stones'][p]:<7}", self.colour(view, p))
        return line.append(self.loot_behind(view["loot"][p], width - len(line)))

    def loot_behind(self, backs: list[dict[str, Any]], room: int) -> str:
        """Loot as everybody sees it: with the tools where there is room, else the locks alone."""
        full = ", ".join(" ".join([self.lock(b["lock"]), *(self.tool(t)[:SHORT] for t in b["tools"])]) for b in backs)
        if len(full) <= room:
            return full
        locks = [b["lock"] for b in backs]
        return ", ".join(times(self.lock(lock), locks.count(lock)) for lock in dict.fromkeys(locks))

    def colour(self, view: Shown, p: int) -> str:
        """How a seat's stones are coloured; their letter says the same."""
        rogue = view["rogues"][p]
        return STYLES[rogue["colour"]] if rogue else ""

    def stone(self, view: Shown, p: int | None) -> Text:
        """A space: whose stone stands on it."""
        return Text(NOBODY, "dim") if p is None else Text(self.signs[p], self.colour(view, p))

    # --- the town ---
    def town(self, view: Shown, width: int) -> list[Text]:
        """The five places in order."""
        return [line for place in PLACE_NAMES for line in self.place_lines(view, place, width)]

    def place_lines(self, view: Shown, place: str, width: int) -> list[Text]:
        """A place with its spaces and what lies there, in short words where it would not fit a line otherwise."""
        here = place == view["place"]
        head = Text(TURN if here else " ", "bold yellow").append(f"{self.place(place):<{NAME - 1}}", "bold")
        for p in view["spaces"][place]:
            head.append_text(self.stone(view, p))
        head.append(GAP)
        lines = flow(head, self.lying(view, place, True), width, NAME)
        return lines if len(lines) == 1 else flow(head, self.lying(view, place, False), width, NAME)

    def lying(self, view: Shown, place: str, full: bool) -> list[Text]:
        """What lies at a place, in full words or short ones."""
        if place == "city":
            return [Text(words) for words in self.counted(view["city"])] or [Text(NOTHING, "dim")]
        if place == "ruin":
            return self.exchanges(view)
        if place == "harbour":
            return [self.fence(view, n, full) for n in range(1, len(view["harbour"]) + 1)]
        return self.loot_at(view, place, full)

    def counted(self, tools: list[str]) -> list[str]:
        """Tools by kind, with how many there are."""
        return [times(self.tool(name), tools.count(name)) for name in TOOL_NAMES if name in tools]

    def loot_at(self, view: Shown, place: str, full: bool) -> list[Text]:
        """The backs of the loot at a place, those within one's means marked."""
        means = {int(option.split()[1]) for option in view["payable"][place]}
        cells: list[Text] = []
        for n, back in enumerate(view[place], 1):
            cell = Text(str(n)).append(MEANS if n in means else " ", "bold yellow")
            if back is None:
                cells.append(cell.append(NOTHING, "dim"))
                continue
            tools = [self.tool(t) if full else self.tool(t)[:SHORT] for t in back["tools"]]
            cell.append(f"{self.lock(back['lock'])} ").append(("+" if full else " ").join(tools), "bold")
            cells.append(cell)
        return cells

    def exchanges(self, view: Shown) -> list[Text]:
        """The exchange spaces with the stones on them, and what comes next from the loot pile."""
        cells: list[Text] = []
        for x in view["ruin"]:
            cell = Text(f"{x['discard']}>{x['draw']}", "" if x["seat"] is None else "dim")
            if x["seat"] is not None:
                cell.append(":").append_text(self.stone(view, x["seat"]))
            cells.append(cell)
        if view["top"]:
            back = " ".join([self.lock(view["top"]["lock"]), *(self.tool(t)[:SHORT] for t in view["top"]["tools"])])
            cells.append(Text(self.texts.say("langfinger-next", back=back), "dim"))
        return cells

    def fence(self, view: Shown, n: int, full: bool) -> Text:
        """A fence: kinds, how many of one at once, what comes on top; marked where it buys something of one's own."""
        fence = view["harbour"][n - 1]
        sells = bool(view["saleable"] and view["saleable"][n - 1])
        cell = Text(str(n)).append(MEANS if sells else " ", "bold yellow")
        if fence is None:
            return cell.append(NOTHING, "dim")
        kinds: list[str] = []
        for deal in fence["buys"]:
            name = self.kind(deal["kind"]) if full else self.kind(deal["kind"])[:SHORT]
            kinds.append(times(name, deal["up_to"]) + (f"+{deal['bonus']}" if deal["bonus"] else ""))
        return cell.append(" ".join(kinds))

    # --- what the person has and may do ---
    def choices(self, view: Shown, width: int) -> list[Text]:
        say = self.texts.say
        hand = [Text(words) for words in self.counted(view["hand"])] or [Text(NOTHING)]
        lines = flow(Text(f" {say('langfinger-hand'):<6}", "bold"), hand, width, 7)
        if view["mine"]:
            loot = [Text(f"{n} {self.worth(card)}") for n, card in enumerate(view["mine"], 1)]
            lines += flow(Text(f" {say('langfinger-loot'):<6}", "bold"), loot, width, 7)
        options = [str(option) for option in view["options"]]
        cells = [Text.assemble((f"{n} ", "yellow"), self.choice(view, option)) for n, option in zip(count(1), options)]
        return [*lines, *flow(Text(" "), cells, width, 1)] if cells else lines

    def worth(self, card: dict[str, Any]) -> str:
        """A loot card of one's own: its kind and value."""
        return f"{self.kind(card['kind'])} {card['value']}"

    def choice(self, view: Shown, option: str) -> str:
        """An option in a few words."""
        say = self.texts.say
        match option.split():
            case ["choose" | "take" | "discard", tool]:
                return self.tool(tool)
            case ["place", place, *space]:
                return " ".join([self.place(place), *space])
            case ["rob", n, *rogue]:
                lock = self.lock(view[view["place"]][int(n) - 1]["lock"])
                return say("langfinger-choice-rob", n=n, lock=lock, rogue="yes" if rogue else "no")
            case ["swap", exchange]:
                return exchange
            case ["visit", n]:
                pays = max((deal["pays"] for deal in view["saleable"][int(n) - 1]), default=0)
                return say("langfinger-choice-visit", n=n, pays=pays)
            case ["sell", n]:
                deals = {deal["loot"]: deal["pays"] for deal in view["saleable"][view["stall"] - 1]}
                card = self.worth(view["mine"][int(n) - 1])
                return say("langfinger-choice-sell", card=card, pays=deals[int(n)])
            case ["decline"]:
                return say("langfinger-choice-decline")
        return say("langfinger-choice-enough")

    def legend(self) -> Text:
        signs = self.texts.say("langfinger-signs", turn=TURN, start=START, means=MEANS, bot=BOT_SIGN)
        return Text(f" {signs}", "dim")

    def question(self, view: Shown) -> str:
        say = self.texts.say
        if PERSON not in view["actors"]:
            return say("waiting", who=self.texts.join([self.names[p] for p in view["actors"]]))
        match view["phase"]:
            case "choosing":
                return say("langfinger-ask-rogue")
            case "placing":
                return say("langfinger-ask-place", left=view["stones"][PERSON])
            case "discarding":
                return say("langfinger-ask-discard", left=view["due"])
            case "selling" if view["sold"]:
                return say("langfinger-ask-more", kind=self.kind(view["sold"]))
            case "selling":
                sells = "yes" if view["saleable"][view["stall"] - 1] else "no"
                return say("langfinger-ask-sell", n=view["stall"], sells=sells)
        match view["place"]:
            case "city":
                return say("langfinger-ask-take", left=view["due"])
            case "ruin":
                return say("langfinger-ask-swap")
            case "harbour":
                return say("langfinger-ask-visit", sells="yes" if any(view["saleable"]) else "no")
        means = "yes" if len(view["options"]) > 1 else "no"
        return say("langfinger-ask-rob", place=view["place"], means=means)

    # --- plain lines ---
    def brief(self, view: Shown, width: int) -> list[Text]:
        seats = [Text(self.brief_seat(view, p)) for p in range(view["seats"])]
        here = self.place_lines(view, view["place"], width) if view["place"] else self.town(view, width)
        house = self.agreed(view)[:1] if view["house"] is not None else []
        return [Text(" · ".join([self.where(view), *house])), *seats, *here]

    def brief_seat(self, view: Shown, p: int) -> str:
        """A seat in a line of words."""
        rogue = view["rogues"][p]
        return self.texts.say(
            "langfinger-brief", who=self.label(p), sign=self.signs[p], money=view["money"][p], hand=view["hands"][p],
            rogue=self.tool(rogue["tool"]) if rogue else NOTHING, loot=self.loot_behind(view["loot"][p], 0) or NOTHING,
        )  # fmt: skip

    def why_over(self, outcome: Outcome, view: Shown, clause: str) -> str:
        say = self.texts.say
        richest = max(range(len(outcome.scores)), key=lambda p: outcome.scores[p])
        if outcome.rule == "LF-5.3":
            return say("langfinger-why-rounds", rounds=outcome.rounds, clause=clause)
        if outcome.rule == "LF-5.4":
            return say("langfinger-why-dry", rounds=view["dry"], clause=clause)
        return say("langfinger-why", total=outcome.scores[richest], clause=clause, **self.who(richest))


def signs(names: list[str]) -> list[str]:
    """A letter for each seat's stones: the first of its name that no seat before it has, else its number."""
    found: list[str] = []
    for seat, name in enumerate(names, 1):
        free = (letter for letter in name.upper() if letter.isalpha() and len(letter) == 1 and letter not in found)
        found.append(next(free, str(seat)))
    return found


def times(name: str, n: int) -> str:
    """A thing with how often it is there, where that is more than once."""
    return f"{name}×{n}" if n > 1 else name


def flow(head: Text, cells: list[Text], width: int, indent: int) -> list[Text]:
    """Cells in a row behind a head, and in further rows set in, where one is not enough."""
    lines = [head.copy()]
    empty = True
    for cell in cells:
        line = lines[-1]
        if not empty and len(line) + len(GAP) + len(cell) > width:
            line = Text(" " * indent)
            lines.append(line)
            empty = True
        line.append("" if empty else GAP).append_text(cell)
        empty = False
    return lines
