"""Races: four people hammer on the same few tiles over WebSockets, three thousand motions in all."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from pathlib import Path

from cutpurse.kernel.codec import pack_state
from cutpurse.table import match_log
from tests.server.leaping_loop import Watched, leap
from tests.server.people import evening
from tests.server.racers import Entry, Racer, race

MOTIONS = 3_000
TILES = 3  # for four hands
HAND = 0.1  # seconds, the quickest there is
AT_ONCE = 0.02  # seconds within which all reach for a tile


class Hammer(Racer):
    """Reaches for one of a few tiles, and puts it back as soon as it can be; now and then asks too often."""

    holds = False

    async def hammer(self, tiles: list[str], motions: int) -> None:
        """Go on for so many motions."""
        luck = random.Random(self.seat)
        while motions > 0:
            await asyncio.sleep(HAND + luck.uniform(0, AT_ONCE))
            motions -= 1
            if await self.play(luck.choice(["back up", "back down"] if self.holds else tiles)) == "done":
                self.holds = not self.holds
            if motions > 2 and luck.random() < 0.02:
                motions -= 2
                waited, refused = await asyncio.gather(self.play("escape"), self.play("escape"))
                assert waited == ("ME-2.1 hand-full" if self.holds else "ME-3.1 not-six")
                assert refused == "ME-7.2 too-fast"


@leap
async def test_three_thousand_motions_on_the_same_tiles(tmp_path: Path) -> None:
    async with evening(tmp_path, stores=Watched) as e:
        async with race(e, [Hammer] * 4, [0.0] * 4, hand_ms=round(1000 * HAND), rummage_seconds=0) as r:
            tiles, racers = r.tiles(TILES), [racer for racer in r.racers if isinstance(racer, Hammer)]
            await asyncio.gather(*[racer.hammer(tiles, MOTIONS // len(racers)) for racer in racers])
        match = r.table.match
        assert match is not None
        answers = sum((racer.answers for racer in racers), Counter[str]())
        others = 4 + 1  # to sit down, and to begin
        assert answers.total() == MOTIONS + others, "nothing is lost"
        assert answers["done"] - others == len(match.entries) - 1 == match.entries[-1].n
        assert answers["ME-2.2 in-a-hand"] > MOTIONS / 20, "they were in each other's way"
        assert answers["ME-7.2 too-fast"] > MOTIONS / 200

        seen = [[entry.plain() for entry in racer.log] for racer in racers]
        assert seen[0] == seen[1] == seen[2] == seen[3], "the order is the same for everybody"
        assert [n for n, _, _ in seen[0]] == list(range(len(match.entries)))
        check_hands(racers[0].log[1:])

        kept = await e.store.table(r.table.row.id)
        assert kept is not None
        assert [entry.n for entry in kept.entries] == list(range(len(match.entries)))
        resumed = match_log.resumed_match(kept)
        assert resumed is not None
        assert pack_state(resumed.state) == pack_state(match.state), "what is stored is what was played"


def check_hands(log: list[Entry]) -> None:
    """No tile is ever in two hands, and no hand has two tiles."""
    hands: dict[int, int] = {}
    for entry in log:
        (event,) = entry.events
        if event["event"] == "Grabbed":
            assert event["tile"] not in hands.values()
            assert entry.seat not in hands
            hands[entry.seat] = event["tile"]
        else:
            assert hands.pop(entry.seat) == event["tile"]
