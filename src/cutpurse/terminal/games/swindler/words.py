"""Swindler in the terminal, its words: tiles, cards, thieves, orders and dealers, in full or short."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from cutpurse.games.swindler.pieces import CARD_NAMES, COLOUR_NAMES, OBJECT_NAMES
from cutpurse.terminal.layout import times
from cutpurse.texts import Texts

Tile = dict[str, str]


class SwindlerWords:
    """The names of things in one language."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    # --- tiles ---
    def colour(self, name: str) -> str:
        """A colour by name."""
        # texts: swindler-colour-*
        return self.texts.say(f"swindler-colour-{name}")

    def sign(self, colour: str) -> str:
        """A colour by two letters."""
        # texts: swindler-terminal-sign-*
        return self.texts.say(f"swindler-terminal-sign-{colour}")

    def object(self, name: str) -> str:
        """An object that a tile shows or somebody asks for."""
        # texts: swindler-object-*
        return self.texts.say("swindler-terminal-any-key" if name == "key_any" else f"swindler-object-{name}")

    def short(self, name: str) -> str:
        """An object in a few letters; a key with the letters of its colour."""
        # texts: swindler-terminal-short-*
        if is_key_of_a_colour(name):
            return self.texts.say("swindler-terminal-short-key") + self.sign(name.partition("_")[2])
        return self.texts.say(f"swindler-terminal-short-{name}")

    def tile(self, tile: Tile) -> str:
        """A tile, within a sentence."""
        return self.texts.say("swindler-tile", colour=tile["colour"], object=shown_object(tile))

    def tiles(self, tiles: list[Tile]) -> list[str]:
        """Tiles by kind, with their counts."""
        names = [self.tile(tile) for tile in tiles]
        return [times(name, names.count(name)) for name in dict.fromkeys(names)]

    def row(self, tiles: list[Tile], room: int) -> str:
        """Tiles in a row, in a few letters if full words do not fit."""
        full = ", ".join(self.tiles(tiles))
        return full if len(full) <= room else " ".join(self.heap(tiles))

    def drawn(self, tiles: list[Tile], room: int) -> str:
        """Tiles in the order they were drawn, in a few letters if full words do not fit."""
        full = ", ".join(self.tile(tile) for tile in tiles)
        if len(full) <= room:
            return full
        runs = groupby(tiles, key=lambda tile: tile["colour"])
        return " ".join(f"{self.sign(colour)} {' '.join(self.shown(tile) for tile in run)}" for colour, run in runs)

    def shown(self, tile: Tile, full: bool = False) -> str:
        """What a tile shows, in a few letters or in full words; of a key in its own colour, only that it is one."""
        if shown_object(tile) == "key":
            return self.texts.say("swindler-terminal-any-key" if full else "swindler-terminal-short-key")
        return self.object(tile["object"]) if full else self.short(tile["object"])

    def heap(self, tiles: list[Tile]) -> list[str]:
        """Tiles by colour, in a few letters."""
        return [
            f"{self.sign(colour)} {self.objects([tile for tile in tiles if tile['colour'] == colour])}"
            for colour in COLOUR_NAMES
            if any(tile["colour"] == colour for tile in tiles)
        ]

    def objects(self, tiles: list[Tile], full: bool = False) -> str:
        """The objects on tiles of one colour, in a few letters or in full words."""
        names = [self.shown(tile, full) for tile in tiles]
        return (", " if full else " ").join(times(name, names.count(name)) for name in dict.fromkeys(names))

    def letters(self) -> list[str]:
        """What the short forms of objects stand for."""
        shorts = [(self.short(name), self.object(name)) for name in OBJECT_NAMES if not is_key_of_a_colour(name)]
        key = (self.texts.say("swindler-terminal-short-key"), self.texts.say("swindler-terminal-any-key"))
        return [f"{short} {full}" for short, full in [*shorts, key] if short.lower() != full.lower()]

    # --- cards ---
    def card(self, name: str) -> str:
        """An accomplice."""
        # texts: swindler-card-*
        return self.texts.say(f"swindler-card-{name}")

    def does(self, name: str) -> str:
        """What an accomplice does."""
        # texts: swindler-does-*
        return self.texts.say(f"swindler-does-{name}")

    def cards(self, names: list[str]) -> list[str]:
        """Accomplices by kind, with their counts."""
        return [times(self.card(name), names.count(name)) for name in CARD_NAMES if name in names]

    def thief(self, thief: dict[str, Any]) -> str:
        """A master thief by its motto."""
        # texts: swindler-thief-*
        return self.texts.say(f"swindler-thief-{thief['ability']}")

    def can(self, thief: dict[str, Any]) -> str:
        """What a master thief can do."""
        # texts: swindler-can-*
        return self.texts.say(f"swindler-can-{thief['ability']}")

    # --- orders and dealers ---
    def order(self, order: dict[str, Any], full: bool = True) -> str:
        """What an order asks for; short, in a few words."""
        # texts: swindler-kind-*
        kind = self.texts.say(f"swindler-kind-{order['kind']}")
        return self.texts.say("swindler-order", kind=kind, needs=", ".join(self.needs(order["needs"], full)))

    def needs(self, needs: dict[str, Any], full: bool) -> list[str]:
        """The things that are needed."""
        say = self.texts.say
        colours, objects = needs.get("bg", {}).items(), needs.get("obj", {}).items()
        if full:
            found = [say("swindler-need-bg", colour=colour, count=n) for colour, n in colours]
            found += [say("swindler-need-obj", object=name, count=n) for name, n in objects]
        else:
            found = [times(self.colour(colour), n) for colour, n in colours]
            found += [times(self.object(name), n) for name, n in objects]
        if "draw" in needs and "bag" in needs:
            found.append(say("swindler-need-draw-from", colour=needs["bag"], count=needs["draw"]))
        elif "draw" in needs:
            found.append(say("swindler-need-draw", count=needs["draw"]))
        for name in ("diffkeys", "coins", "total", "pair", "dealers_completed", "sold"):
            if name in needs:
                # texts: swindler-need-*
                found.append(say(f"swindler-need-{name}", count=needs[name]))
        return found

    def reward(self, order: dict[str, Any]) -> str:
        """What an order brings, posters included."""
        return ", ".join(self.rewards(order["points"], order["coins"], order["neutral"], order["posters"]))

    def rewards(self, points: int, coins: int, neutral: int, posters: int) -> list[str]:
        """Points, coins, neutral tiles and posters, if there are any."""
        found = (
            ("swindler-points", points),
            ("swindler-coins", coins),
            ("swindler-neutrals", neutral),
            ("swindler-posters", posters),
        )
        return [self.texts.say(id, count=count) for id, count in found if count]

    def raid(self, raid: dict[str, Any]) -> str:
        """What the police want."""
        say = self.texts.say
        found = [f"{say('swindler-raid')}."]
        if raid["loot_at_least"]:
            found.append(say("swindler-raid-loot", least=raid["loot_at_least"], count=raid["hand_in"]))
        if raid["jail_at_posters"]:
            found.append(say("swindler-raid-jail", least=raid["jail_at_posters"]))
        return " ".join(found)

    def field(self, field: dict[str, Any], full: bool) -> str:
        """A dealer's field: what it takes and what it pays."""
        name = self.object(field["object"]) if full else self.short(field["object"])
        return f"{name}+{field['points']}"


def is_key_of_a_colour(name: str) -> bool:
    """Whether an object is a key of one colour."""
    return name.startswith("key_") and name.partition("_")[2] in COLOUR_NAMES


def shown_object(tile: Tile) -> str:
    """The object on a tile; a key in the tile's own colour is just a key."""
    return "key" if tile["object"] == f"key_{tile['colour']}" else tile["object"]


def percent(chance: float) -> str:
    """A chance in percent; only certainty is 0% or 100%."""
    rounded = int(100 * chance + 0.5)
    return f"{min(max(rounded, 1), 99) if 0 < chance < 1 else rounded}%"
