"""core.py, hints: what a bot would do in somebody's place, for those who play against bots alone."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

import cutpurse
from cutpurse.bots import Advice
from cutpurse.bots.hints import hint as moves_of
from cutpurse.server import bots
from cutpurse.server.bots import BotPool, try_hint_in_worker
from cutpurse.table import messages as wire
from cutpurse.table.core import GRACE
from tests.rare_positions import at_seed
from tests.server.people import (
    SHORT_SEARCH,
    Evening,
    InProcessBots,
    Looker,
    evening,
    key,
    pass_time,
    play,
    put,
    run,
    settled,
    undo,
    until,
)


def hint() -> wire.Hint:
    """Ask for a hint."""
    return wire.Hint(key=key())


async def alone(e: Evening) -> tuple[str, Any, Looker]:
    """Ada at a table with two bots, both of whom have passed their cards."""
    ada = await e.person("Ada")
    id = await e.game(ada, bots=2)
    look = await e.look(id, ada)
    await settled(await e.table(id))
    return id, ada, look


async def hinted(e: Evening, id: str, person: Any) -> list[str]:
    """What the hint says."""
    return (await full_hint(e, id, person)).commands


async def full_hint(e: Evening, id: str, person: Any) -> wire.Hinted:
    """The same, with the best moves."""
    reply = await e.reply(id, person, hint())
    assert isinstance(reply, wire.Hinted)
    return reply


# --- what it says ---
@run
async def test_a_hint_names_three_cards_to_pass_and_then_one_to_play(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        id, ada, look = await alone(e)
        cards = await hinted(e, id, ada)
        assert len(cards) == 3
        assert set(cards) <= set(look.position.view["options"])
        assert await e.ask(id, ada, play(*cards)) == "done"
        await settled(await e.table(id))
        (card,) = await hinted(e, id, ada)
        assert card in look.position.view["options"]


@run
async def test_a_hint_is_the_best_move_and_what_a_bot_would_do_after_it(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        id, ada, _ = await alone(e)
        match = (await e.table(id)).match
        assert match is not None
        seen = match.seen_this_round(0)
        best = moves_of(match.game, match.known(0), 0, seen, seed=len(match.entries), level=SHORT_SEARCH)
        advice = Advice(match, 0)
        advice.add(best[0].command)
        while advice.wanted:
            advice.add(cutpurse.bot("greedy", "gaunerbande", seed=1).choose(advice.match, 0))
        reply = await full_hint(e, id, ada)
        assert reply.commands == [str(move) for move in advice.moves]
        assert [choice.command for choice in reply.choices] == [str(move.command) for move in best]


@run
async def test_the_best_moves_come_with_chances_and_reasons(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        id, ada, look = await alone(e)
        reply = await full_hint(e, id, ada)
        assert 2 <= len(reply.choices) <= 3
        assert reply.choices[0].command == reply.commands[0]
        for choice in reply.choices:
            assert choice.command in look.position.view["options"]
            assert choice.chance is not None
            assert choice.spread is not None
            assert 0 < choice.spread < choice.chance < 1
        reasons = [choice.reason for choice in reply.choices if choice.reason]
        assert reasons
        for reason in reasons:
            named = reason.facts["card"] if "card" in reason.facts else str(reason.facts["move"]).removeprefix("give ")
            assert named in look.position.view["hand"]


@run
async def test_a_hint_changes_nothing_and_reaches_nobody_else(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        id, ada, look = await alone(e)
        watch = await e.look(id)
        before = (len(look.bytes), len(watch.bytes), look.position.n)
        await hinted(e, id, ada)
        assert (len(look.bytes), len(watch.bytes), look.position.n) == before
        kept = await e.store.table(id)
        assert kept is not None
        assert len(kept.entries) == look.position.n


def united(seed: int) -> cutpurse.Match | None:
    """A game of random bots in which the gang is united, where there is one before the end."""
    match = cutpurse.Match("gaunerbande", 3, seed=seed)
    wild = cutpurse.bot("random", "gaunerbande", seed=seed)
    while match.outcome is None and not match.view(None)["gang"]:
        seat = match.actors()[0]
        match.play(seat, wild.choose(match, seat))
    return match if match.outcome is None else None


def test_a_gang_united_is_advised_on_too() -> None:
    match = at_seed("a gang that random bots unite", range(400), united)
    boss = match.view(None)["gang"]["seat"]
    greedy = cutpurse.bot("greedy", "gaunerbande")
    advice = Advice(match, boss)
    while advice.wanted:
        advice.add(greedy.choose(advice.match, boss))
    assert [str(move) for move in advice.moves] in (["gang others"], ["gang self"])


# --- who gets none ---
@run
async def test_between_people_there_are_no_hints(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        ada, ben = await e.people("Ada", "Ben")
        id = await e.game(ada, ben, bots=1)
        assert await e.ask(id, ada, hint()) == "no-hint"
        await pass_time(GRACE + 1)
        assert await e.ask(id, ada, put(1, "greedy")) == "done"
        assert await e.ask(id, ada, hint()) == "no-hint", "a bot only keeps Ben's seat warm"
        assert await e.ask(id, ben, wire.Resign(key=key())) == "done"
        assert len(await hinted(e, id, ada)) == 3


@run
async def test_who_watches_or_is_not_to_move_gets_no_hint(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        id, ada, look = await alone(e)
        assert await e.ask(id, await e.person("Zoe"), hint()) == "not-seated"
        table = await e.table(id)
        table.exit(look)  # so that the bots rest
        await e.ask(id, ada, play(*look.position.view["options"][:3]))
        if table.match is not None and table.match.actors() == [0]:
            await e.ask(id, ada, play(str(table.match.options(0)[0])))
        assert await e.ask(id, ada, hint()) == "K-1 not-your-turn"


@run
async def test_a_table_can_forbid_hints_and_everybody_sees_that(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        ada = await e.person("Ada")
        id = await e.game(ada, bots=2, hints=False)
        look = await e.look(id, ada)
        await settled(await e.table(id))
        assert not look.table.hints
        assert await e.ask(id, ada, hint()) == "hints-off"
        stored = await e.store.table(id)
        assert stored is not None
        assert not stored.row.hints


# --- how it is thought out ---
class Slow(InProcessBots):
    """A bot that thinks until it is told to stop."""

    def __init__(self) -> None:
        super().__init__()
        self.stop = asyncio.Event()
        self.asked: list[dict[str, Any]] = []

    async def hint(self, view: dict[str, Any], seat: int, seed: int) -> list[wire.HintedChoice]:
        self.asked.append(view)
        await self.stop.wait()
        return await super().hint(view, seat, seed)


@run
async def test_the_table_goes_on_while_a_hint_is_thought_out(tmp_path: Path) -> None:
    bot_pool = Slow()
    async with evening(tmp_path, bot_pool) as e:
        id, ada, look = await alone(e)
        waiting = asyncio.ensure_future(e.reply(id, ada, hint()))
        await until(lambda: bot_pool.asked)
        card = look.position.view["options"][0]
        assert await e.ask(id, ada, play(card)) == "done"
        assert await e.ask(id, ada, undo()) == "done"
        bot_pool.stop.set()
        assert isinstance(await waiting, wire.Hinted)
        match = (await e.table(id)).match
        assert match is not None
        assert bot_pool.asked[0]["seat"] == 0
        assert bot_pool.asked[0]["state"] == match.view(0)["state"], "it knows what the seat knows"


@run
async def test_a_hint_that_takes_too_long_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "ADVICE_TIME", 0.05)
    async with evening(tmp_path, Slow()) as e:
        id, ada, _ = await alone(e)
        assert await e.ask(id, ada, hint()) == "trouble"


@run
async def test_hints_are_thought_out_where_bots_think(tmp_path: Path) -> None:
    async with evening(tmp_path, BotPool()) as e:
        id, ada, _ = await alone(e)
        reply = await full_hint(e, id, ada)
        assert len(set(reply.commands)) == 3
        assert reply.choices[0].chance is not None


@run
async def test_where_the_adviser_fails_a_bot_says_what_it_would_do(tmp_path: Path) -> None:
    class Clueless(InProcessBots):
        async def hint(self, view: dict[str, Any], seat: int, seed: int) -> list[wire.HintedChoice]:
            choices, why = try_hint_in_worker({**view, "state": {}}, seat, seed, limit=5.0)
            assert why
            return choices

    async with evening(tmp_path, Clueless()) as e:
        id, ada, _ = await alone(e)
        reply = await full_hint(e, id, ada)
        assert len(reply.commands) == 3
        assert reply.choices == []
