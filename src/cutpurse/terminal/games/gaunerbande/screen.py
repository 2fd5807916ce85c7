"""Gaunerbande in the terminal: its sentences, the seats with the trick, and the hand by colour."""

from __future__ import annotations

import re
from typing import Any, ClassVar

from rich.text import Text

from cutpurse.games.gaunerbande.components import names as card_names
from cutpurse.games.gaunerbande.pieces import COLOURS, GIFT, cards, worth
from cutpurse.kernel.game import Outcome
from cutpurse.terminal.games.game_screen import BOT_SIGN, PERSON, GameScreen, Shown, Told
from cutpurse.terminal.screen import Row
from cutpurse.texts import Texts, number, signed

CARD = re.compile(r"\b[gbrk](?:1[0-2]|[0-9])\b")
STYLES = {"g": "bold green", "b": "bold bright_blue", "r": "bold red", "k": "bold bright_white on grey23"}
POLITICIAN = "bold bright_white on red"  # r10: you see what hurts before you read it
TURN, LED, AHEAD = "▸", "»", "*"
CELL = 7  # columns a card of the hand takes


def style(card: str) -> str:
    """How a card is coloured; its letter says the same."""
    return POLITICIAN if card == "r10" else STYLES[card[0]]


class GaunerbandeScreen(GameScreen):
    """Gaunerbande on one table."""

    beats: ClassVar[dict[str, float]] = {"Played": 0.35, "TrickTaken": 0.9}
    examples: ClassVar[tuple[str, str]] = ("g4", "g4 b12 r12")

    def __init__(self, texts: Texts, names: list[str]) -> None:
        super().__init__(texts, names)
        self.called = {card: name[texts.language] for card, name in card_names().items()}

    def forget(self) -> None:
        super().forget()
        self.round = 0
        self.passed = False  # in this round
        self.united = False  # and not yet rewarded
        self.trick: list[str] = []
        self.taker = PERSON  # and who took the last trick

    def welcome(self) -> str:
        return self.texts.say("gaunerbande-welcome")

    def quoted(self, command: str) -> str:
        return command.partition(" ")[2]

    def paint(self, sentence: str) -> Text:
        text = Text(sentence)
        for found in CARD.finditer(sentence):
            text.stylize(style(found[0]), *found.span())
        return text

    # --- the log ---
    def tell(self, told: Told) -> list[str]:
        say = self.texts.say
        match told:
            case {"event": "Dealt"}:
                self.round += 1
                self.passed = False
                return [say("gaunerbande-dealt", round=self.round)]
            case {"event": "Given", "seat": int(seat), "card": str(card)} if seat == PERSON:
                return [say("gaunerbande-given", card=card)]
            case {"event": "Passed", "gifts": [*gifts], "distance": int(distance)}:
                self.passed = True
                return self.tell_passed(gifts, distance)
            case {"event": "LeadFound"} if not self.passed:
                return [say("gaunerbande-no-passing")]
            case {"event": "GangUnited", "seat": int(seat)}:
                self.united = True
                return [say("gaunerbande-united", **self.who(seat))]
            case {"event": "Played", "seat": int(seat), "card": str(card)}:
                id = "gaunerbande-played" if self.trick else "gaunerbande-led"
                self.trick.append(card)
                return [self.texts.say(id, card=card, name=self.called[card], **self.who(seat))]
            case {"event": "TrickTaken", "seat": int(seat)}:
                points = int(worth(len(self.names), cards(" ".join(self.trick))))
                self.trick = []
                self.taker = seat
                return [say("gaunerbande-taken", points=points, **self.who(seat))]
            case {"event": "Scored", "points": [*points]}:
                self.rounds.append([int(p) for p in points])
                return [*self.tell_reward(points), self.tell_score(points)]
        return []

    def tell_score(self, points: list[int]) -> str:
        """What the round brought everybody."""
        return self.texts.say("gaunerbande-scored", round=self.round, points=self.each([signed(p) for p in points]))

    def tell_reward(self, points: list[int]) -> list[str]:
        """What whoever united the gang chose, if somebody did."""
        if not self.united:
            return []
        self.united = False
        own = "yes" if min(points) < 0 else "no"
        return [self.texts.say("gaunerbande-rewarded", own=own, value=max(abs(p) for p in points))]

    def tell_passed(self, gifts: list[Any], distance: int) -> list[str]:
        """What the person gave to whom, and what came back from the other side."""
        receiver, giver = ((PERSON + step) % len(self.names) for step in (distance, -distance))
        return [
            self.texts.say("gaunerbande-passed", cards=" ".join(gifts[PERSON]), who=self.names[receiver]),
            self.texts.say("gaunerbande-received", cards=" ".join(gifts[giver]), who=self.names[giver]),
        ]

    def each(self, values: list[str]) -> str:
        """A value for each seat, in a row."""
        return ", ".join(f"{name} {value}" for name, value in zip(self.names, values, strict=True))

    # --- the screen ---
    def top(self, view: Shown, width: int, room: int) -> list[Row]:
        title = Text.assemble(" ", (self.texts.say("gaunerbande-title"), "bold yellow"), " · ", self.where(view))
        limit = self.texts.say("gaunerbande-limit", limit=str(view["limit"]))
        title.pad_right(max(width - len(title) - len(limit) - 1, 1))
        title.append(limit, "dim")
        rule = Text("─" * width, "dim")
        seats = (self.seat(view, p, width) for p in range(view["seats"]))
        return [Row(line) for line in (title, rule, self.heads(width), *seats, rule)]

    def where(self, view: Shown) -> str:
        """The round, and where in it we are."""
        say = self.texts.say
        match view["phase"]:
            case "passing":
                distance = view["distance"]
                where = say("gaunerbande-passing", who=self.names[distance], distance=distance)
            case "tricks":
                done = sum(view["tricks"])
                where = say("gaunerbande-trick-number", trick=str(done + 1), of=str(done + max(view["hands"])))
            case "gang":
                where = say("gaunerbande-gang")
            case _:
                where = say("gaunerbande-over")
        return f"{say('gaunerbande-round', round=view['round'])} · {where}"

    def heads(self, width: int) -> Text:
        """What the columns are."""
        say = self.texts.say
        text = Text(f"   {say('gaunerbande-head-seat'):<15}{say('gaunerbande-head-trick'):<{self.trick_room(width)}}")
        text.append(f"{say('gaunerbande-head-last'):<9}{say('gaunerbande-head-hand'):>5}")
        text.append(f"{say('gaunerbande-head-tricks'):>7}{say('gaunerbande-head-points'):>8}")
        text.append(f"{say('gaunerbande-head-total'):>8}")
        text.stylize("dim")
        return text

    def trick_room(self, width: int) -> int:
        """Columns for the card in the trick and its name."""
        return min(max(width - 56, 8), 36)

    def seat(self, view: Shown, p: int, width: int) -> Text:
        """One seat: its sign, name, cards in this trick and the last, and its numbers."""
        turn = p in view["actors"]
        line = Text().append(f" {TURN if turn else ' '} ", "bold yellow")
        line.append(f"{self.label(p):<13}", "bold yellow" if turn else "bold" if p == PERSON else "")
        line.append_text(self.in_trick(view, p, self.trick_room(width)))
        line.append_text(self.in_last(view, p))
        line.append(f"{view['hands'][p]:>5}{view['tricks'][p]:>7}{view['points'][p]:>8}")
        line.append(f"{number(view['totals'][p]):>8}", "bold")
        return line

    def in_trick(self, view: Shown, p: int, room: int) -> Text:
        """A seat's card in this trick; signs say who led and who is ahead."""
        laid = {play["seat"]: play["card"] for play in view["trick"]}
        if p not in laid:
            return Text(" " * (room + 2))
        signs = (LED if p == view["leader"] else "") + (AHEAD if p == view["ahead"] else "")
        text = Text.assemble(f"{signs:>2}", (laid[p], style(laid[p])))
        name = f" {self.called[laid[p]]}"
        if len(text) + len(name) <= room + 1:
            text.append(name)
        text.pad_right(room + 2 - len(text))
        return text

    def laid(self, plays: list[dict[str, Any]], ahead: int) -> str:
        """A trick in a row, the seat ahead marked."""
        marked = [(self.names[play["seat"]], play["card"], AHEAD if play["seat"] == ahead else "") for play in plays]
        return ", ".join(f"{name} {card}{mark}" for name, card, mark in marked)

    def in_last(self, view: Shown, p: int) -> Text:
        """A seat's card in the last trick, marked for whoever took it."""
        laid = {play["seat"]: play["card"] for play in view["last_trick"]}
        if p not in laid:
            return Text(" " * 9)
        text = Text.assemble((laid[p], style(laid[p])), AHEAD if p == self.taker else "")
        text.pad_right(9 - len(text))
        return text

    def choices(self, view: Shown, width: int) -> list[Text]:
        options = [str(option) for option in view["options"]]
        if view["phase"] == "gang" and options:
            return [self.gang_choice(n, option, view) for n, option in enumerate(options, 1)]
        numbers = {option.partition(" ")[2]: n for n, option in enumerate(options, 1)}
        lines: list[Text] = []
        for letter in COLOURS:
            held = [card for card in view["hand"] if card[0] == letter]
            per_line = max((width - 10) // CELL, 1)
            for i in range(0, len(held), per_line):
                # texts: gaunerbande-colour-*
                name = "" if i else self.texts.say(f"gaunerbande-colour-{letter}")
                line = Text(f" {name:<9}")
                for card in held[i : i + per_line]:
                    line.append_text(self.cell(card, numbers.get(card)))
                line.rstrip()
                lines.append(line)
        return lines

    def cell(self, card: str, n: int | None) -> Text:
        """A card of the hand with its number, or in the shadow where it may not be played."""
        if n is None:
            return Text(f" · {card:<4}", "dim")
        return Text.assemble((f"{n:>2} ", "yellow"), (card, style(card)), " " * (4 - len(card)))

    def gang_choice(self, n: int, option: str, view: Shown) -> Text:
        """One of the two ways to be paid for the gang (GB-4.2)."""
        id = "gaunerbande-gang-others" if option == "gang others" else "gaunerbande-gang-self"
        words = self.texts.say(id, value=view["gang"]["value"])
        return Text.assemble((f" {n} ", "yellow"), (option, "bold"), "  ", words)

    def legend(self) -> list[Text]:
        letters = [
            # texts: gaunerbande-colour-*
            Text.assemble((letter, STYLES[letter]), " ", self.texts.say(f"gaunerbande-colour-{letter}"))
            for letter in COLOURS
        ]
        signs = self.texts.say("gaunerbande-signs", turn=TURN, led=LED, ahead=AHEAD, bot=BOT_SIGN)
        return [Text.assemble(" ", Text("  ").join(letters), "   ", (signs, "dim"))]

    def asked(self, view: Shown) -> str:
        say = self.texts.say
        match view["phase"]:
            case "passing":
                left = GIFT - len(view["gave"])
                return say("gaunerbande-ask-give", left=left, who=self.names[view["distance"]])
            case "gang":
                return say("gaunerbande-ask-gang", value=view["gang"]["value"])
        if view["led"] is None:
            return say("gaunerbande-ask-lead")
        follows = any(option.startswith(f"play {view['led']}") for option in view["options"])
        return say("gaunerbande-ask-follow" if follows else "gaunerbande-ask-any", colour=view["led"])

    # --- plain lines ---
    def brief(self, view: Shown, width: int) -> list[Text]:
        lines = [Text(self.where(view))]
        if view["trick"]:
            cards_laid = self.laid(view["trick"], view["ahead"])
            lines.append(self.paint(self.texts.say("gaunerbande-trick", cards=cards_laid)))
        if view["phase"] == "tricks":
            points = self.each([str(p) for p in view["points"]])
            lines.append(Text(self.texts.say("gaunerbande-points", points=points)))
        return lines

    def last(self, view: Shown) -> list[Text]:
        if not view["last_trick"]:
            return [Text(self.texts.say("gaunerbande-no-last"))]
        return [self.paint(self.texts.say("gaunerbande-last", cards=self.laid(view["last_trick"], self.taker)))]

    def known(self, view: Shown, width: int) -> list[Text]:
        held = [
            self.paint(self.texts.say("gaunerbande-known", who=self.label(p), cards=" ".join(cards)))
            for p, cards in enumerate(view["known"])
            if cards
        ]
        return held or [Text(self.texts.say("gaunerbande-no-known"))]

    def knowledge(self) -> str:
        return self.texts.say("gaunerbande-known-about")

    def why_over(self, outcome: Outcome, view: Shown, clause: str) -> str:
        highest = max(range(len(outcome.scores)), key=lambda p: outcome.scores[p])
        total = number(outcome.scores[highest])
        limit = str(view["limit"])
        return self.texts.say("gaunerbande-why", clause=clause, total=total, limit=limit, **self.who(highest))
