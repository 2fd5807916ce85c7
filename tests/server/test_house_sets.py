"""table_options.py, house sets: checked before a table is made, seen by their title, stored once, in the record."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, cast

import httpx
import pytest

import cutpurse
from cutpurse.kernel.components import LONGEST
from cutpurse.kernel.game import REGISTRY, find
from cutpurse.kernel.match import verify
from cutpurse.table import messages as wire
from cutpurse.table.errors import RequestError
from cutpurse.table.messages import encoder
from cutpurse.table.table_options import MOST_SLIPS
from tests.conformance.toy import SLY
from tests.server.people import Evening, app_of, evening, key, move, run, sit, start

LANGFINGER = find("langfinger")
OURS = LANGFINGER.components()
MINE = 'title = "Grandma’s box"\n' + OURS.replace("value = 2", "value = 4", 1)
TITLE = cast(str, cast(Any, LANGFINGER.house_set()).shown(MINE))
NEW: dict[str, Any] = {"game": "langfinger", "bots": [None, "random"]}
SECRET_WORD = "[[loot]]"  # stands in every component file, and nowhere else


def with_faces(text: str) -> dict[str, Any]:
    return {**NEW, "options": {"components": text}}


def browser(e: Evening, address: str = "127.0.0.1") -> httpx.AsyncClient:
    """Somebody without a cookie."""
    transport = httpx.ASGITransport(app=cast(Any, app_of(e)), client=(address, 1234))
    return httpx.AsyncClient(transport=transport, base_url="http://localhost")


def test_the_set_of_these_tests_is_one_of_its_own() -> None:
    assert MINE != OURS
    assert TITLE.startswith("Grandma’s box (")


@run
async def test_the_shelf_says_which_option_is_a_file(tmp_path: Path) -> None:
    async with evening(tmp_path) as e, browser(e) as ada:
        games = {game["name"]: game for game in (await ada.get("/api/shelf")).json()["games"]}
        kinds = {option["name"]: option["kind"] for option in games["langfinger"]["options"]}
        numbers = {"stalled": "number", "max_rounds": "number"}
        assert kinds == {"free_spaces": "word", "rogues": "word", **numbers, "components": "file"}


@run
async def test_a_game_without_a_component_file_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(REGISTRY, "sly", SLY)
    async with evening(tmp_path) as e, browser(e) as ada:
        found = await ada.get("/api/components/sly")
        assert (found.status_code, found.json()["code"]) == (404, "not-found")
        assert found.json()["detail"] == "sly has no component file: its pieces are in its rules."
        checked = await ada.post("/api/components/sly", json={"text": MINE})
        assert (checked.status_code, checked.json()["code"]) == (400, "bad-options")


@run
async def test_our_own_set_is_there_to_start_from(tmp_path: Path) -> None:
    async with evening(tmp_path) as e, browser(e) as ada:
        found = await ada.get("/api/components/langfinger")
        assert found.text == OURS
        assert found.headers["content-type"].startswith("text/plain")
        assert found.headers["content-disposition"] == 'attachment; filename="langfinger.toml"'
        assert (await ada.get("/api/components/chess")).json()["code"] == "no-game"
        assert (await ada.post("/api/components/chess", json={"text": MINE})).json()["code"] == "no-game"


@run
async def test_a_file_is_checked_before_there_is_a_table(tmp_path: Path) -> None:
    async with evening(tmp_path) as e, browser(e) as ada:
        fine = await ada.post("/api/components/langfinger", json={"text": MINE})
        assert (fine.status_code, fine.json()) == (200, {"shown": TITLE})
        wrong = OURS.replace('["hammer", "plan"]', '["hamer", "plan"]', 1).replace("value = 2", "value = 200", 1)
        answer = (await ada.post("/api/components/langfinger", json={"text": wrong})).json()
        assert answer["code"] == "bad-options"
        tools = "lockpick, hammer, pliers, blowtorch, plan"
        assert answer["slips"] == [
            {
                "id": "slip-number",
                "entry": "loot L2",
                "values": {"key": "value", "found": "200", "least": 1, "most": 20},
            },
            {
                "id": "slip-words-other",
                "entry": "loot L6",
                "values": {"key": "tools", "found": "'hamer'", "allowed": tools},
            },
        ]
        assert len(answer["detail"].splitlines()) == 2
        made = (await ada.post("/api/tables", json=with_faces(wrong))).json()
        assert (made["code"], made["slips"]) == ("bad-options", answer["slips"])
        for text in ("", " \n"):
            answer = (await ada.post("/api/components/langfinger", json={"text": text})).json()
            assert answer["code"] == "bad-options"
            assert answer["slips"] == [{"id": "slip-file-empty", "entry": "", "values": {}}]


@pytest.mark.parametrize(
    "text",
    [
        "x = 1\n" * 9,
        "\n".join(f"x{n} = 1" for n in range(5000)),
        "[" * 60_000,
        f'title = "{"x" * 60_000}"',
        f"{'a.' * 31_000}a = 1",
    ],
    ids=["doubled", "many", "deep", "long", "dotted"],
)
@run
async def test_whatever_a_file_says_the_answer_is_short(tmp_path: Path, text: str) -> None:
    async with evening(tmp_path) as e, browser(e) as ada:
        answer = (await ada.post("/api/components/langfinger", json={"text": text})).json()
        assert answer["code"] == "bad-options"
        assert 1 <= len(answer["slips"]) <= MOST_SLIPS + 1
        assert len(encoder.encode(answer)) < 10_000


@run
async def test_a_file_may_be_as_long_as_the_kernel_reads_and_no_longer(tmp_path: Path) -> None:
    async with evening(tmp_path) as e, browser(e) as ada:
        room = LONGEST - len(MINE) - 1
        for filling in ("x", "ä", "😀"):
            text = "\n".join([MINE, *[f"# {filling * 97}"] * (room // 100), "#" * (room % 100)])
            assert len(text) == LONGEST
            assert (await ada.post("/api/tables", json=with_faces(text))).status_code == 201
        assert (await ada.post("/api/tables", json=with_faces(f"{text}#"))).json()["code"] == "bad-message"
        assert (await ada.post("/api/tables", json=with_faces("😀" * 200_000))).json()["code"] == "too-large"


@run
async def test_a_game_with_the_same_faces_in_every_box_takes_none(tmp_path: Path) -> None:
    async with evening(tmp_path) as e, browser(e) as ada:
        answer = (await ada.post("/api/components/gaunerbande", json={"text": MINE})).json()
        assert answer["code"] == "bad-options"
        wish = {"game": "gaunerbande", "bots": [None] * 4, "options": {"components": MINE}}
        assert (await ada.post("/api/tables", json=wish)).json()["code"] == "bad-options"


@run
async def test_nobody_brings_files_without_end(tmp_path: Path) -> None:
    async with evening(tmp_path) as e, browser(e, "10.0.0.9") as ada:
        await ada.post("/api/me")
        codes = [(await ada.post("/api/components/langfinger", json={"text": MINE})).status_code for _ in range(21)]
        assert codes == [200] * 20 + [429]
        assert (await ada.post("/api/tables", json=with_faces(MINE))).status_code == 429
        assert (await ada.post("/api/tables", json=NEW)).status_code == 201
        ada.cookies.clear()  # somebody else, from the same address
        assert (await ada.post("/api/tables", json=with_faces(MINE))).status_code == 429


# --- at the table ---
@run
async def test_everybody_sees_the_title_and_nobody_is_sent_the_text(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        ada, ben = await e.people("Ada", "Ben")
        id = await e.game(ada, ben, game="langfinger", options={"components": MINE}, listed=True)
        lookers = [await e.look(id, person) for person in (ada, ben, None)]
        await move(e, id, [ada, ben], times=20)
        for looker in lookers:
            assert looker.table.options["components"] == TITLE
            assert looker.position.view["house"] == "Grandma’s box"
            assert SECRET_WORD.encode() not in b"".join(looker.bytes)
        lobby = await e.lobby.listing(ben)
        assert [line.options["components"] for line in (*lobby.tables, *lobby.mine)] == [TITLE, TITLE]
        replay = await e.replay(id, ben, "1")
        assert SECRET_WORD.encode() not in encoder.encode(replay)


@run
async def test_who_plays_with_our_faces_sees_nothing_of_it(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        ada, ben = await e.people("Ada", "Ben")
        for options in ({}, {"components": ""}):
            id = await e.game(ada, ben, game="langfinger", options=options)
            facts = (await e.table(id)).facts()
            assert facts.options == {"free_spaces": "off", "rogues": "choose", "stalled": 5, "max_rounds": 0}
            assert (await e.look(id, ada)).position.view["house"] is None


@run
async def test_a_table_with_its_own_faces_wakes_with_them_and_its_record_holds_them(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        ada, ben = await e.people("Ada", "Ben")
        id = await e.game(ada, ben, game="langfinger", options={"components": MINE, "max_rounds": 1})
        await move(e, id, [ada, ben], times=3)
        await e.put_to_sleep(id)
        await e.restart()
        table = await e.table(id)
        assert table.facts().options["components"] == TITLE
        while table.match is not None and table.match.actors():
            await move(e, id, [ada, ben])
        record = await e.record(id)
        assert cutpurse.Match.load(record).settings["components"] == MINE
        assert verify(record).outcome is not None


@run
async def test_once_more_is_with_the_same_faces_unless_somebody_wants_ours(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        ada, ben = await e.people("Ada", "Ben")
        cases: list[tuple[wire.Options, str | None]] = [({"max_rounds": 9}, TITLE), ({"components": ""}, None)]
        for wishes, shown in cases:
            id = await e.game(ada, ben, game="langfinger", options={"components": MINE})
            await e.ask(id, ada, wire.Abandon(key=key()))
            done = await e.reply(id, ben, wire.Rematch(key=key(), options=wishes))
            assert isinstance(done, wire.Done)
            assert done.table is not None
            assert (await e.table(done.table)).facts().options.get("components") == shown
            await e.restart()
            for seat, person in enumerate((ada, ben)):
                assert await e.ask(done.table, person, sit(seat, person.name or "?")) == "done"
            assert await e.ask(done.table, ada, start()) == "done"
            looker = await e.look(done.table, ada)
            assert looker.position.view["house"] == (None if shown is None else "Grandma’s box")


@run
async def test_the_text_is_kept_once_for_all_tables_and_none_asleep_holds_it(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        ada, ben = await e.people("Ada", "Ben")
        ids = [await e.game(ada, ben, game="langfinger", options={"components": MINE}) for _ in range(3)]
        for id in ids:
            await e.put_to_sleep(id)
        assert all(SECRET_WORD not in str(row.options) for row in await e.store.of_person(ada.id))
        assert SECRET_WORD not in str(e.lobby.summaries)
        await e.close()
        with closing(sqlite3.connect(e.file)) as connection:
            assert connection.execute("SELECT text FROM house_sets").fetchall() == [(MINE,)]
            kept = connection.execute("SELECT options FROM tables").fetchall()
        assert all(SECRET_WORD not in options for (options,) in kept)
        await e.open()


@run
async def test_a_table_is_not_made_with_a_file_that_is_wrong(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        ada = await e.person("Ada")
        with pytest.raises(RequestError, match="bad-options"):
            await e.make(ada, None, None, game="langfinger", options={"components": "title = 3"})
        assert await e.store.of_person(ada.id) == []
