"""app.py over HTTP: its routes, its errors, its files (pages.py), and the guard before it."""

import asyncio
import functools
import re
import sqlite3
import sys
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
import segno

from cutpurse.server.lobby import Lobby
from cutpurse.server.rate_limits import Buckets, Rate
from cutpurse.server.web import guard, qr_codes
from cutpurse.server.web.app import MOST_BYTES, AppServices, make_app
from cutpurse.server.web.guard import HEADERS, Ceiling, Guard, Hosts
from cutpurse.server.web.pages import Client
from cutpurse.table.messages import Pace
from tests.server.leaping_loop import Leaping, leap
from tests.server.people import SEED, Evening, evening, key, run

NEW = {"game": "gaunerbande", "bots": [None, "random", "random", "random"]}
OUTSIDE = "http://10.0.0.7:8000"
PAGE = "<!doctype html><title>the client</title>"


class TableServices:
    """A server's HTTP side, without sockets: `browser` is a new visitor."""

    def __init__(self, e: Evening, folder: Path, address: str | None, pace: Pace | None) -> None:
        self.evening = e
        self.client, self.documentation = folder / "client", folder / "documentation"
        files = Client(self.client), Client(self.documentation)
        app = make_app(e.lobby, e.sessions, e.rates, address, pace, *files)
        self.guard = Guard(app, Hosts("127.0.0.1"))
        self.services: AppServices = app.state.services

    def browser(self, url: str = "http://localhost:8000", address: str = "127.0.0.1") -> httpx.AsyncClient:
        """Somebody without a cookie."""
        transport = httpx.ASGITransport(app=cast(Any, self.guard), client=(address, 1234), raise_app_exceptions=False)
        return httpx.AsyncClient(transport=transport, base_url=url)

    async def people(self) -> int:
        """How many people there are in the database."""
        with closing(sqlite3.connect(self.evening.file)) as games:
            return int(games.execute("SELECT count(*) FROM people").fetchone()[0])

    def build(self) -> None:
        """Lay out a client as `make web` does."""
        (self.client / "assets").mkdir(parents=True)
        (self.client / ".vite").mkdir()
        for name, text in {
            "index.html": PAGE,
            "sw.js": "self",
            "manifest.webmanifest": "{}",
            "assets/index-abc.js": "go()" * 100,
            ".vite/manifest.json": "{}",
        }.items():
            (self.client / name).write_text(text)


@asynccontextmanager
async def house(folder: Path, address: str | None = None, pace: Pace | None = None) -> AsyncIterator[TableServices]:
    async with evening(folder) as e:
        yield TableServices(e, folder, address, pace)


def code(answer: httpx.Response) -> tuple[int, str]:
    """A problem in short; every one of them is JSON."""
    assert answer.json()["type"] == "problem"
    return answer.status_code, answer.json()["code"]


async def sit_and_start(browser: httpx.AsyncClient) -> str:
    """A table with this visitor and bots, begun; its address."""
    made = await browser.post("/api/tables", json=NEW)
    at = f"/api/tables/{made.json()['id']}"
    for ask in (
        {"ask": "sit", "key": "key-0001", "seat": 0, "name": "Ada", "seed": SEED},
        {"ask": "start", "key": "key-0002"},
    ):
        answer = await browser.post(at, json=ask)
        assert answer.json() == {"type": "done", "key": ask["key"], "table": None}
    return at


# --- who you are ---
@run
async def test_whoever_does_something_is_somebody_and_the_cookie_lasts(tmp_path: Path) -> None:
    async with house(tmp_path) as h, h.browser() as ada, h.browser() as bob:
        first = await ada.post("/api/me")
        assert first.json() == {"name": None, "known": True}
        token = ada.cookies["cutpurse"]
        assert "HttpOnly" in first.headers["set-cookie"]
        assert "Secure" not in first.headers["set-cookie"]
        assert (await ada.put("/api/me", json={"name": "  Ada "})).json() == {"name": "Ada", "known": True}
        again = await ada.get("/api/me")
        assert again.json() == {"name": "Ada", "known": True}
        assert f"cutpurse={token};" in again.headers["set-cookie"]  # for another year
        assert (await bob.post("/api/tables", json=NEW)).status_code == 201  # at once, without asking who one is
        assert bob.cookies["cutpurse"] != token


@run
async def test_reading_makes_nobody(tmp_path: Path) -> None:
    async with house(tmp_path) as h, h.browser() as ada, h.browser() as eve:
        at = await sit_and_start(ada)
        for path in ("/api/me", "/api/tables", "/api/me/devices", at, f"{at}/view", f"{at}/replay", "/api/shelf"):
            answer = await eve.get(path)
            assert answer.status_code == 200, path
            assert "set-cookie" not in answer.headers
        assert (await eve.get("/api/me")).json() == {"name": None, "known": False}
        assert await h.people() == 1


@run
async def test_the_lobby_lists_the_tables_of_one_game_if_asked(tmp_path: Path) -> None:
    async with house(tmp_path) as h, h.browser() as ada:
        made = (await ada.post("/api/tables", json={**NEW, "listed": True})).json()
        await h.evening.look(made["id"])
        listed = {
            game: (await ada.get(f"/api/tables?game={game}")).json() for game in ("", made["game"], "swindler", "?")
        }
        assert [len(answer.get("tables", "?")) for answer in listed.values()] == [1, 1, 0, 1]
        assert listed["?"]["code"] == "no-game"


@run
async def test_a_token_that_the_client_made_up_is_never_taken_over(tmp_path: Path) -> None:
    made_up = "A" * 43
    async with house(tmp_path) as h, h.browser() as ada, h.browser() as eve:
        for browser in (ada, eve):
            new = await browser.post("/api/me", headers={"Cookie": f"cutpurse={made_up}"})
            first, _, others = new.headers["set-cookie"].partition(";")[0].removeprefix("cutpurse=").partition(".")
            assert first != made_up
            assert others == made_up  # may be that of another server on this host, which shares our cookies
        assert await h.evening.sessions.person_of(f"cutpurse={made_up}") is None
        assert await h.people() == 2


@run
async def test_where_two_cookies_name_two_people_nobody_can_act(tmp_path: Path) -> None:
    async with house(tmp_path) as h, h.browser() as ada:
        tokens = [(await h.evening.sessions.newcomer())[1] for _ in range(2)]
        both = {"Cookie": "; ".join(f"cutpurse={token}" for token in tokens)}
        assert (await ada.get("/api/me", headers=both)).json() == {"name": None, "known": False}
        assert code(await ada.post("/api/tables", json=NEW, headers=both)) == (403, "forbidden")
        apart = [("Cookie", f"cutpurse={token}") for token in tokens]
        assert (await ada.get("/api/me", headers=apart)).json() == {"name": None, "known": False}
        assert await h.people() == 2


@run
async def test_over_https_the_cookie_stays_there_and_an_old_one_moves_over(tmp_path: Path) -> None:
    async with house(tmp_path) as h, h.browser("https://localhost") as ada:
        person, token = await h.evening.sessions.newcomer()
        _, eves = await h.evening.sessions.newcomer()
        await h.evening.sessions.rename(person, "Ada")
        moved = await ada.get("/api/tables", headers={"Cookie": f"cutpurse={token}"})
        new, old = moved.headers.get_list("set-cookie")
        assert new.startswith(f"__Host-cutpurse={token}; Path=/; ")
        assert new.endswith("; Secure")
        assert old.startswith("cutpurse=; Path=/; Max-Age=0; ")
        tossed = {"Cookie": f"cutpurse={eves}; __Host-cutpurse={token}"}  # by a sibling domain
        assert (await ada.get("/api/me", headers=tossed)).json()["name"] == "Ada"
        assert moved.headers["strict-transport-security"] == "max-age=31536000"


@run
async def test_devices_are_listed_and_signed_out(tmp_path: Path) -> None:
    async with house(tmp_path) as h, h.browser() as laptop, h.browser() as phone:
        at = await sit_and_start(laptop)
        link = (await laptop.post("/api/me/link")).json()["code"]
        agent = {"User-Agent": "Mozilla/5.0 (iPhone; ...) Safari/604.1"}
        assert (await phone.post("/api/me/claim", json={"code": link}, headers=agent)).status_code == 200
        listed = (await laptop.get("/api/me/devices")).json()["devices"]
        assert {device["name"] for device in listed} == {"python-httpx", "Safari, iPhone"}
        assert (await laptop.delete("/api/me/devices")).json()["devices"] == [each for each in listed if each["this"]]
        assert (await phone.get(at)).json()["you"]["seat"] is None
        assert (await laptop.get(at)).json()["you"]["seat"] == 0
        assert code(await phone.delete(f"/api/me/devices/{listed[0]['id']}")) == (404, "not-found")
        mine = next(each for each in listed if each["this"])
        out = await laptop.delete(f"/api/me/devices/{mine['id']}")
        assert out.json() == {"devices": []}
        assert "Max-Age=0" in out.headers["set-cookie"]
        assert (await laptop.get(at)).json()["you"]["seat"] is None


@run
async def test_a_personal_link_brings_another_device_to_the_same_table(tmp_path: Path) -> None:
    async with house(tmp_path) as h, h.browser() as laptop, h.browser() as phone:
        at = await sit_and_start(laptop)
        made = await laptop.post("/api/me/link")
        assert made.status_code == 201
        assert (await phone.get(at)).json()["you"]["seat"] is None
        assert (await phone.post("/api/me/claim", json={"code": made.json()["code"]})).status_code == 200
        assert (await phone.get(at)).json()["you"]["seat"] == 0
        assert (await laptop.get(at)).json()["you"]["seat"] == 0
        assert code(await phone.post("/api/me/claim", json={"code": made.json()["code"]})) == (404, "no-person")


@run
async def test_a_personal_link_says_whose_it_is_before_it_is_used(tmp_path: Path) -> None:
    async with house(tmp_path) as h, h.browser() as laptop, h.browser() as phone:
        await laptop.put("/api/me", json={"name": "Ada"})
        link = {"code": (await laptop.post("/api/me/link")).json()["code"]}
        for _ in range(2):
            assert (await phone.post("/api/me/claim/owner", json=link)).json() == {"name": "Ada"}
        assert (await phone.get("/api/me")).json() == {"name": None, "known": False}, "nobody is signed in by looking"
        assert (await phone.post("/api/me/claim", json=link)).status_code == 200
        assert code(await phone.post("/api/me/claim/owner", json=link)) == (404, "no-person")
        assert code(await phone.post("/api/me/claim/owner", json={"code": "x" * 43})) == (404, "no-person")


# --- tables ---
@run
async def test_a_game_is_played_over_http_alone(tmp_path: Path) -> None:
    async with house(tmp_path) as h, h.browser() as ada, h.browser() as bob:
        at = await sit_and_start(ada)
        view = (await ada.get(f"{at}/view")).json()
        assert view["seat"] == 0
        assert "state" in view
        give = view["options"][0]
        played = await ada.post(at, json={"ask": "play", "key": "key-0003", "commands": [give]})
        assert played.json()["type"] == "done"
        refused = await ada.post(at, json={"ask": "play", "key": "key-0004", "commands": [give]})
        assert (refused.status_code, refused.json()["type"]) == (409, "refused")
        assert refused.json()["rule"].startswith("GB-")
        nonsense = await ada.post(at, json={"ask": "play", "key": "key-0005", "commands": ["fly"]})
        assert code(nonsense) == (400, "bad-command")
        assert code(await bob.post(at, json={"ask": "undo", "key": "key-0006"})) == (403, "not-seated")
        snapshot = (await ada.get(at, params={"since": 1})).json()
        assert [told["n"] for told in snapshot["told"]] == [1]
        assert (await bob.get(f"{at}/view")).json()["seat"] is None
        mine = (await ada.get("/api/tables")).json()["mine"]
        assert [(line["yours"], line["your_turn"]) for line in mine] == [(0, True)]


@run
async def test_eyes_and_records_open_when_the_game_is_over(tmp_path: Path) -> None:
    async with house(tmp_path) as h, h.browser() as ada:
        at = await sit_and_start(ada)
        assert len((await ada.get(f"{at}/replay?eyes=0")).json()["steps"]) == 1
        assert code(await ada.get(f"{at}/replay?eyes=1")) == (404, "no-replay")
        assert code(await ada.get(f"{at}/replay?eyes=all")) == (400, "bad-message")
        assert code(await ada.get(f"{at}/record")) == (409, "not-over")
        await ada.post(at, json={"ask": "abandon", "key": "key-0003"})
        assert (await ada.get(f"{at}/replay?eyes=open")).status_code == 200
        record = await ada.get(f"{at}/record")
        assert record.headers["content-disposition"].startswith("attachment")
        assert record.json()["game"] == "gaunerbande"


@run
async def test_who_is_shut_out_gets_nothing_of_the_table_whatever_they_ask_for(tmp_path: Path) -> None:
    asks: dict[str, tuple[str, ...]] = {
        "": ("", "?since=1"),
        "/view": ("",),
        "/log": ("?before=9",),
        "/replay": ("", "?eyes=open", "?eyes=watch&first=0"),
        "/record": ("",),
        "/review": ("",),
    }
    async with house(tmp_path) as h, h.browser() as ada, h.browser() as eve:
        made = await ada.post("/api/tables", json={**NEW, "bots": [None, None, "random"]})
        at = f"/api/tables/{made.json()['id']}"

        async def ask(browser: httpx.AsyncClient, **words: Any) -> None:
            assert (await browser.post(at, json={"key": key(), **words})).status_code == 200, words

        await ask(ada, ask="sit", seat=0, name="Ada", seed=SEED)
        await ask(eve, ask="sit", seat=1, name="Eve", seed=SEED)
        who = (await ada.get(at)).json()["table"]["chairs"][1]["who"]
        await ask(ada, ask="moderate", who=who, muted=False, blocked=True)
        await ask(ada, ask="bot", seat=1, bot="random")
        await ask(ada, ask="start")
        await ask(ada, ask="abandon")
        routes: dict[str, Any] = (await ada.get("/schema")).json()["paths"]
        table = "/api/tables/{id}"
        read = {path.removeprefix(table) for path, ways in routes.items() if path.startswith(table) and "get" in ways}
        assert read - {"/qr.svg"} == asks.keys(), "of a table, only its address is for everybody"
        for path in [at + part + query for part, queries in asks.items() for query in queries]:
            assert (await ada.get(path)).status_code == 200, path
            assert code(await eve.get(path)) == (403, "blocked"), path


@run
async def test_all_bots_keep_the_pace_of_the_house_if_it_has_one(tmp_path: Path) -> None:
    async with house(tmp_path, pace="quick") as h, h.browser() as ada:
        assert (await ada.post("/api/tables", json={**NEW, "pace": "instant"})).json()["pace"] == "quick"
    async with house(tmp_path) as h, h.browser() as ada:
        assert (await ada.post("/api/tables", json={**NEW, "pace": "instant"})).json()["pace"] == "instant"


@run
async def test_nobody_makes_tables_without_end(tmp_path: Path) -> None:
    async with house(tmp_path) as h, h.browser() as ada, h.browser() as bob:
        answers = [await ada.post("/api/tables", json=NEW) for _ in range(21)]
        assert [answer.status_code for answer in answers] == [201] * 20 + [429]
        assert answers[-1].headers["retry-after"] == "5"
        assert (await bob.post("/api/tables", json=NEW)).status_code == 201


# --- what there is ---
@run
async def test_the_shelf_shows_the_games_and_where_others_find_us(tmp_path: Path) -> None:
    async with house(tmp_path, OUTSIDE) as h, h.browser() as ada:
        shelf = (await ada.get("/api/shelf")).json()
        assert shelf["address"] == OUTSIDE
        (game,) = [game for game in shelf["games"] if game["name"] == "gaunerbande"]
        assert game["seats"] == [3, 4, 5, 6]
        usual = {"name": "limit", "kind": "number", "default": 100, "short": 30, "easy": None, "slow": None}
        assert {**usual, "low": 1, "high": 1000, "none": False, "words": []} in game["options"]
        assert "greedy" in game["bots"]


def ids(book: dict[str, Any]) -> list[str]:
    """The clauses of a book."""
    return [clause["id"] for chapter in book["chapters"] for clause in chapter["clauses"]]


@run
async def test_rulebooks_come_chapter_by_chapter_in_both_languages(tmp_path: Path) -> None:
    async with house(tmp_path) as h, h.browser() as ada:
        english = (await ada.get("/api/rules/gaunerbande")).json()
        german = (await ada.get("/api/rules/gaunerbande?lang=de")).json()
        assert [book["chapters"][0]["title"] for book in (english, german)] == [
            "The game in one minute",
            "Das Spiel in einer Minute",
        ]
        assert english["chapters"][4]["title"] == "3 Tricks"
        ids = [
            [clause["id"] for chapter in book["chapters"] for clause in chapter["clauses"]]
            for book in (english, german)
        ]
        assert ids[0] == ids[1]
        assert "GB-3.2" in ids[0]
        assert english["text"].startswith("A quiet street")
        assert "Gaunerbande" in german["title"]
        assert not any("###" in chapter["text"] for chapter in english["chapters"])
        assert [chapter["clauses"] for chapter in english["chapters"] if chapter["title"] == "Example"] == [[]]
        table = (await ada.get("/api/rules/table?lang=de")).json()
        refusals = table["chapters"][0]["clauses"][0]["refusals"]
        assert list(refusals) == ["not-your-turn"]
        assert code(await ada.get("/api/rules/chess")) == (404, "no-game")
        assert code(await ada.get("/api/rules/table?lang=fr")) == (400, "bad-message")


@run
async def test_an_example_of_a_rulebook_is_a_replay_through_anybodys_eyes(tmp_path: Path) -> None:
    async with house(tmp_path) as h, h.browser() as ada:
        book = (await ada.get("/api/rules/langfinger?lang=de")).json()
        clauses = {clause["id"]: clause for chapter in book["chapters"] for clause in chapter["clauses"]}
        [villa] = [each for each in clauses["LF-3.3"]["examples"] if each["name"] == "LF-3.3-villa"]
        assert villa["title"].startswith("Tommaso")
        assert clauses["LF-2.2"]["examples"]
        assert clauses["LF-5.1"]["examples"] == []
        path = "/api/rules/langfinger/examples/LF-3.3-villa"
        told = (await ada.get(path)).json()
        assert [chair["name"] for chair in told["table"]["chairs"]] == ["Hans", "Yoshiko", "Tommaso"]
        assert (told["eyes"], told["total"], told["table"]["status"]) == ("open", len(told["steps"]), "over")
        assert told["total"] > villa["first"] > 0
        assert told["steps"][-1]["view"]["money"] == [2, 0, 0]
        mine = (await ada.get(f"{path}?eyes=2")).json()["steps"][-1]["view"]
        assert [card["kind"] for card in mine["mine"]] == ["painting"]
        assert (await ada.get(f"{path}?first=3")).json()["steps"][0]["told"]["n"] == 3
        assert code(await ada.get(f"{path}?eyes=3")) == (404, "no-replay")
        assert code(await ada.get("/api/rules/langfinger/examples/LF-none-none")) == (404, "no-replay")
        assert code(await ada.get("/api/rules/skat/examples/LF-3.3-villa")) == (404, "no-game")


@run
async def test_an_exercise_of_a_rulebook_is_asked_without_its_answer_and_answered_by_the_rules(tmp_path: Path) -> None:
    async with house(tmp_path) as h, h.browser() as ada:
        book = (await ada.get("/api/rules/langfinger?lang=de")).json()
        [helps] = [each for each in book["exercises"] if each["name"] == "rogue-helps"]
        assert (helps["clause"], helps["counts"], len(helps["choices"])) == ("LF-3.4", "dein Geld", 3)
        assert not {"right", "why", "moves"} & {*helps, *helps["choices"][0]}
        told = (await ada.get("/api/rules/langfinger/exercises/rogue-helps?lang=de")).json()
        assert [(each["right"], each["rule"], each["counted"]) for each in told["choices"]] == [
            (False, "LF-3.3", None),
            (True, None, 2),
            (False, None, 0),
        ]
        assert told["choices"][0]["reason"] == "Dafür fehlt dir Werkzeug."
        assert told["why"].startswith("Deine Gaunerkarte")
        assert code(await ada.get("/api/rules/langfinger/exercises/none")) == (404, "not-found")
        assert code(await ada.get("/api/rules/skat/exercises/rogue-helps")) == (404, "no-game")
        [fence] = [each for each in book["words"] if each["word"] == "Hehler"]
        assert (fence["others"], fence["clause"]) == ({"en": "fence"}, "LF-3.7")


def drawings(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is made a QR code from now on."""
    drawn: list[str] = []
    make = segno.make

    def drawing(url: str, **look: Any) -> segno.QRCode:
        drawn.append(url)
        return make(url, **look)

    monkeypatch.setattr(segno, "make", drawing)
    return drawn


@run
async def test_the_qr_code_leads_to_where_a_phone_can_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = drawings(monkeypatch)
    async with house(tmp_path, OUTSIDE) as h, h.browser() as here, h.browser("http://127.0.0.1:1") as there:
        first = (await here.post("/api/tables", json=NEW)).json()["id"]
        image = await here.get(f"/api/tables/{first}/qr.svg")
        assert image.headers["content-type"].startswith("image/svg+xml")
        assert image.text.startswith("<svg")
        assert (await there.get(f"/api/tables/{first}/qr.svg")).content == image.content
    async with house(tmp_path) as h, h.browser() as here:
        second = (await here.post("/api/tables", json=NEW)).json()["id"]
        await here.get(f"/api/tables/{second}/qr.svg")
    assert drawn == [f"{OUTSIDE}/t/{first}", f"http://localhost:8000/t/{second}"]


@run
async def test_a_qr_code_is_drawn_once_and_others_begin_at_a_steady_pace(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guard, "MOST_WAITING", 0)
    monkeypatch.setattr(qr_codes, "MOST_KEPT", 3)
    drawn = drawings(monkeypatch)
    async with house(tmp_path) as h, h.browser(address="10.0.0.9") as crowd, h.browser(address="10.0.0.8") as other:
        h.services.drawing.pace = Ceiling(Rate(0.1, 100), Rate(0.1, 6))
        ids = [(await crowd.post("/api/tables", json=NEW)).json()["id"] for _ in range(6)]
        codes = [f"/api/tables/{id}/qr.svg" for id in ids]
        for _ in range(20):
            assert (await crowd.get(codes[0])).status_code == 200
        assert len(drawn) == 1
        assert code(await crowd.get("/api/tables/nowhere/qr.svg")) == (404, "no-table")
        found = [await crowd.get(path) for path in codes[1:]]
        assert [answer.status_code for answer in found] == [200] * 4 + [429]
        assert found[-1].headers["retry-after"] == "10"
        assert len(drawn) == 5, "and nothing was drawn for a table that does not exist"
        assert len(h.services.qr_codes.kept) == 3
        assert (await crowd.get(codes[4])).status_code == 200, "who only wants to see it again does not wait"
        assert (await other.get(codes[5])).status_code == 200


@leap
async def test_qr_codes_are_drawn_one_after_another_with_as_long_again_for_the_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    loop = asyncio.get_running_loop()
    assert isinstance(loop, Leaping)
    began: list[float] = []

    def drawing(link: str) -> bytes:
        began.append(loop.time())
        loop.now += 0.005
        return link.encode()

    monkeypatch.setattr(qr_codes, "drawn", drawing)
    codes = qr_codes.QrCodes()
    asked = [codes.draw(link) for link in ("a", "a", "b", "c", "b")]
    assert await asyncio.gather(*asked) == [b"a", b"a", b"b", b"c", b"b"]
    assert len(began) == 3
    assert began == pytest.approx([began[0] + 0.01 * n for n in range(3)], abs=0.001)


@run
async def test_a_personal_link_comes_as_a_qr_code_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = drawings(monkeypatch)
    async with house(tmp_path, OUTSIDE) as h, h.browser() as ada:
        link = (await ada.post("/api/me/link", json={})).json()
    assert drawn == [f"{OUTSIDE}/back#{link['code']}"]
    assert {len(row) for row in link["qr"]} == {len(link["qr"])}
    assert set("".join(link["qr"])) == {"0", "1"}


@run
async def test_the_schema_describes_every_route_and_calls_nobody_outside(tmp_path: Path) -> None:
    async with house(tmp_path) as h, h.browser() as ada:
        answer = await ada.get("/schema")
        schema: dict[str, Any] = answer.json()
        assert sorted(schema["paths"]) == [
            "/api/components/{game}",
            "/api/components/{game}/form",
            "/api/games/{game}/layout",
            "/api/games/{game}/texts/{language}",
            "/api/health",
            "/api/lessons",
            "/api/mail/confirm",
            "/api/me",
            "/api/me/channels",
            "/api/me/channels/{channel}",
            "/api/me/channels/{channel}/test",
            "/api/me/claim",
            "/api/me/claim/owner",
            "/api/me/devices",
            "/api/me/devices/{device}",
            "/api/me/games",
            "/api/me/link",
            "/api/me/statistics",
            "/api/me/vacation",
            "/api/programs",
            "/api/rules/{book}",
            "/api/rules/{game}/examples/{name}",
            "/api/rules/{game}/exercises/{name}",
            "/api/shelf",
            "/api/tables",
            "/api/tables/{id}",
            "/api/tables/{id}/log",
            "/api/tables/{id}/qr.svg",
            "/api/tables/{id}/record",
            "/api/tables/{id}/replay",
            "/api/tables/{id}/review",
            "/api/tables/{id}/view",
            "/api/texts/{language}",
        ]
        assert schema["components"]["schemas"]["Play"]["additionalProperties"] is False
        assert "://" not in answer.text
        assert (await ada.get("/schema/swagger")).status_code == 404


# --- errors ---
@run
async def test_every_error_is_a_problem_with_its_status(tmp_path: Path) -> None:
    async with house(tmp_path) as h, h.browser() as ada:
        assert code(await ada.get("/api/nothing")) == (404, "not-found")
        assert code(await ada.get("/api/tables/nowhere")) == (404, "no-table")
        for odd in ("no%20table", "%F0%9F%A6%8A", "x" * 33, "%25"):
            for path in ("", "/replay", "/record", "/qr.svg"):
                assert code(await ada.get(f"/api/tables/{odd}{path}")) == (404, "no-table")
        assert code(await ada.get("/api/tables/x?since=-1")) == (400, "bad-message")
        assert code(await ada.post("/api/tables", json={**NEW, "game": "chess"})) == (404, "no-game")
        assert code(await ada.post("/api/tables", json={**NEW, "options": {"limit": -1}})) == (400, "bad-options")
        assert code(await ada.post("/api/tables", json={**NEW, "cheat": True})) == (400, "bad-message")
        for name in ("\u202eAda", "", "x" * 25, "x" * 200):
            assert code(await ada.put("/api/me", json={"name": name})) == (400, "bad-name")
        headers = {"Content-Type": "application/json"}
        assert code(await ada.put("/api/me", content=b'{"name":', headers=headers)) == (400, "bad-message")
        assert code(await ada.put("/api/me", content=b"\xff\xfe", headers=headers)) == (400, "bad-message")
        assert code(await ada.put("/api/me", content=b"name=Ada")) == (415, "bad-message")
        assert code(await ada.put("/api/me", json={"name": "x" * MOST_BYTES})) == (413, "too-large")
        gone = await ada.delete("/api/me")
        assert code(gone) == (405, "not-found")
        assert set(gone.headers["allow"].split(", ")) >= {"GET", "PUT"}


@run
async def test_what_breaks_is_logged_and_not_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(self: Lobby, *_: object) -> None:
        raise RuntimeError("the secret is 42")

    monkeypatch.setattr(Lobby, "listing", broken)
    async with house(tmp_path) as h, h.browser() as ada:
        answer = await ada.get("/api/tables")
        assert code(answer) == (500, "trouble")
        assert "42" not in answer.text
        assert "Traceback" not in answer.text
    assert "the secret is 42" in caplog.text


# --- the guard ---
@run
async def test_every_answer_carries_the_policy(tmp_path: Path) -> None:
    async with house(tmp_path) as h, h.browser() as ada, h.browser("http://evil.example") as eve:
        h.build()
        for answer in (await ada.get("/"), await ada.get("/api/me"), await ada.get("/nothing"), await eve.get("/")):
            assert {name: answer.headers[name] for name in HEADERS} == HEADERS
        assert (await ada.get("/api/me")).headers["cache-control"] == "no-store"


@run
async def test_pages_of_other_sites_change_nothing_and_wrong_names_get_nothing(tmp_path: Path) -> None:
    async with house(tmp_path) as h, h.browser() as ada, h.browser("http://evil.example:8000") as rebound:
        evil = {"Origin": "http://evil.example"}
        assert code(await ada.post("/api/tables", json=NEW, headers=evil)) == (403, "forbidden")
        assert code(await ada.post("/api/me/link", headers={"Origin": "null"})) == (403, "forbidden")
        ours = {"Origin": "http://localhost:8000"}
        assert (await ada.post("/api/tables", json=NEW, headers=ours)).status_code == 201
        assert code(await rebound.get("/api/tables")) == (403, "forbidden")


@run
async def test_an_address_that_asks_too_much_has_to_wait_and_this_machine_does_not(tmp_path: Path) -> None:
    async with house(tmp_path) as h, h.browser(address="10.0.0.9") as crowd, h.browser() as ada:
        h.guard.requests = Ceiling(Rate(1000, 1000), Rate(0.1, 20))
        answers = [await crowd.get("/api/nothing") for _ in range(21)]
        assert {answer.status_code for answer in answers[:-1]} == {404}
        assert code(answers[-1]) == (429, "too-fast")
        assert answers[-1].headers["retry-after"] == "10"
        assert [(await ada.get("/api/nothing")).status_code for _ in range(21)][-1] == 404


@run
async def test_a_network_of_ipv6_addresses_is_limited_like_one_address(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        h.guard.requests = Ceiling(Rate(1000, 1000), Rate(0.1, 5))
        answers = []
        for n in range(8):
            async with h.browser(address=f"2001:db8::{n:x}:1") as one:
                answers.append((await one.get("/api/nothing")).status_code)
        assert answers == [404] * 5 + [429] * 3
        async with h.browser(address="2001:db8:0:1::1") as neighbour:
            assert (await neighbour.get("/api/nothing")).status_code == 404


@run
async def test_snapshots_and_pages_of_the_log_begin_at_a_steady_pace_and_replays_at_their_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guard, "LONGEST_TURN", -1.0)  # nobody waits
    monkeypatch.setattr(guard, "MOST_WAITING", 0)
    async with house(tmp_path) as h, h.browser(address="10.0.0.9") as crowd, h.browser(address="10.0.0.8") as other:
        for turns in h.guard.turns.values():
            turns.pace = Ceiling(Rate(0.1, 100), Rate(0.1, 6))
        looks = (
            "/api/tables/x",
            "/api/tables/x/log?before=9",
            "/api/tables/x/",
            "http://localhost:8000//api/tables/x?since=3",
        )
        found = [(await crowd.get(looks[n % 4])).status_code for n in range(8)]
        assert found == [404] * 6 + [429] * 2
        assert (await crowd.get("/api/tables/x/log?before=9")).headers["retry-after"] == "10"
        for path in ("/api/tables", "/api/tables/x/view", "/api/tables/x/qr.svg", "/api/tables/x/replay", "/api/me"):
            assert (await crowd.get(path)).status_code != 429, path
        assert (await crowd.post("/api/tables/x", json={"ask": "ready", "key": "key-0001"})).status_code != 429
        assert (await other.get("/api/tables/x")).status_code == 404


def endless_caches() -> dict[str, int]:
    """How much is in each cache of ours that has no bound: it is for what there is, and that is little."""
    modules = [module for name, module in sys.modules.items() if name.startswith("cutpurse.")]
    caches = {
        name: thing.cache_info()
        for module in modules
        for name, thing in vars(module).items()
        if isinstance(thing, functools._lru_cache_wrapper)
    }
    return {name: info.currsize for name, info in caches.items() if info.maxsize is None}


@run
async def test_nothing_is_remembered_of_what_there_is_not(tmp_path: Path) -> None:
    async with house(tmp_path) as h, h.browser() as ada:
        routes: dict[str, Any] = (await ada.get("/schema")).json()["paths"]
        readable = [path for path, route in routes.items() if "get" in route]

        async def ask_for(name: str) -> None:
            for path in readable:
                for known in (name, "swindler"):
                    address = re.sub(r"\{\w+\}", name, path.replace("{game}", known))
                    await ada.get(address, params={"game": name, "lang": "en", "before": "1"})
            wanted = {"game": "swindler", "lesson": name, "name": "Ada"}
            assert code(await ada.post("/api/lessons", json=wanted)) == (400, "no-lesson")

        await ask_for("nobody")
        before = endless_caches()
        assert before["book_of"] >= 0
        for n in range(3):
            await ask_for(f"nobody-{n}")
        assert endless_caches() == before


@run
async def test_who_looks_too_often_at_what_is_looked_up_among_all_their_tables_waits(tmp_path: Path) -> None:
    async with house(tmp_path) as h, h.browser() as ada, h.browser() as nobody:
        await ada.post("/api/me")
        h.services.results, h.services.listings = Buckets(Rate(0.1, 4)), Buckets(Rate(0.1, 4))
        for paths in (("/api/me/games", "/api/me/statistics"), ("/api/tables", "/api/tables?page=1")):
            answers = [(await ada.get(paths[n % 2])).status_code for n in range(6)]
            assert answers == [200] * 4 + [429] * 2
            assert [(await nobody.get(paths[n % 2])).status_code for n in range(6)] == [200] * 6


@run
async def test_an_address_longer_than_any_of_ours_is_refused_before_anything_remembers_it(tmp_path: Path) -> None:
    async with house(tmp_path) as h, h.browser() as ada:
        for address in ("/api/rules/{}", "/games/swindler/art/{}.svg", "/docs/{}", "/api/tables?game={}"):
            assert code(await ada.get(address.format("x" * 1000))) == (414, "bad-message")
            assert (await ada.get(address.format("x" * 900))).status_code == 404


@run
async def test_many_new_people_make_few_tables_however_they_come(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        answers = []
        for n in range(20):  # every one of them is new, and one request each
            async with h.browser(address=f"2001:db8::{n:x}") as eve:
                answers.append(await eve.post("/api/tables", json=NEW))
        assert {answer.status_code for answer in answers} == {201}
        h.services.tables = Ceiling(Rate(0.5, 10), Rate(0.1, 4))
        for n in range(8):
            async with h.browser(address=f"2001:db8::{n:x}") as eve:
                answers.append(await eve.post("/api/tables", json=NEW))
        assert [answer.status_code for answer in answers[20:]] == [201] * 4 + [429] * 4
        assert answers[-1].headers["retry-after"] == "10"
        for _ in range(8):  # from this machine, too
            async with h.browser() as eve:
                answers.append(await eve.post("/api/tables", json=NEW))
        assert [answer.status_code for answer in answers[28:]] == [201] * 6 + [429] * 2


@run
async def test_a_class_of_thirty_behind_one_address_notices_nothing(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        h.build()
        statuses: Counter[int] = Counter()
        all_here = asyncio.Barrier(30)

        async def come(n: int) -> None:
            async with h.browser(address="203.0.113.9") as pupil:
                asks = [pupil.get("/assets/index-abc.js") for _ in range(8)]
                asks += [pupil.get(path) for path in ("/", "/api/me", "/api/shelf", "/api/tables")]
                await all_here.wait()
                statuses.update(answer.status_code for answer in await asyncio.gather(*asks))
                statuses[(await pupil.put("/api/me", json={"name": f"Pupil {n}"})).status_code] += 1
                await all_here.wait()
                made = await pupil.post("/api/tables", json=NEW)
                sat = {"ask": "sit", "key": "key-0001", "seat": 0, "name": f"Pupil {n}", "seed": SEED}
                statuses[(await pupil.post(f"/api/tables/{made.json()['id']}", json=sat)).status_code] += 1

        await asyncio.gather(*map(come, range(30)))
        assert statuses == {200: 30 * 14}


@run
@pytest.mark.parametrize(("address", "many"), [("203.0.113.9", 30), ("127.0.0.1", 55)])
async def test_a_class_opens_a_replay_at_the_same_moment_without_cookies(
    tmp_path: Path, address: str, many: int
) -> None:
    async with house(tmp_path) as h, h.browser() as ada, h.browser(address=address) as pupils:
        at = await sit_and_start(ada)
        found = await asyncio.gather(*(pupils.get(f"{at}/replay?first=0") for _ in range(many)))
        assert {answer.status_code for answer in found} == {200}


@run
async def test_a_class_uses_personal_links_and_each_counts_once(tmp_path: Path) -> None:
    async with house(tmp_path) as h, h.browser(address="203.0.113.9") as there, h.browser() as here:
        rate = Rate(1e-6, guard.LINKS.burst)  # however slow this machine is
        h.services.link_owners, h.services.claims = Ceiling(guard.ALL_LINKS, rate), Ceiling(guard.ALL_LINKS, rate)
        for pupils, many in ((there, rate.burst), (here, rate.burst + 10)):
            for n in range(many):
                person = await h.evening.person(f"Pupil {n}")
                link = {"code": await h.evening.sessions.link(person)}
                assert (await pupils.post("/api/me/claim/owner", json=link)).status_code == 200
                assert (await pupils.post("/api/me/claim", json=link)).status_code == 200
        for path in ("/api/me/claim/owner", "/api/me/claim"):
            assert code(await there.post(path, json={"code": "x" * 43})) == (429, "too-fast")
        h.services.claims = Ceiling(Rate(1e-6, 3), rate)
        found = [(await here.post("/api/me/claim", json={"code": "x" * 43})).status_code for _ in range(4)]
        assert found == [404] * 3 + [429], "in all there are so many, too"


# --- the client's files ---
@run
async def test_the_client_answers_its_own_addresses_and_files_keep_as_long_as_they_may(tmp_path: Path) -> None:
    async with house(tmp_path) as h, h.browser() as ada:
        h.build()
        for address in (
            "/",
            "/t/abc",
            "/replay/abc",
            "/rules",
            "/rules/gaunerbande",
            "/rules/langfinger/examples/LF-3.3-villa",
            "/check/abc",
            "/back",
            "/devices",
            "/about",
        ):
            page = await ada.get(address)
            assert (page.status_code, page.text) == (200, PAGE)
            assert page.headers["cache-control"] == "no-cache"
            assert page.headers["content-type"] == "text/html; charset=utf-8"
        script = await ada.get("/assets/index-abc.js")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-type"] == "text/javascript; charset=utf-8"
        assert script.headers["content-encoding"] == "gzip"
        assert script.text == "go()" * 100
        plain = await ada.get("/assets/index-abc.js", headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert (await ada.get("/manifest.webmanifest")).headers["content-type"] == "application/manifest+json"
        worker = await ada.get("/sw.js")
        assert worker.headers["cache-control"] == "no-cache"
        same = await ada.get("/sw.js", headers={"If-None-Match": worker.headers["etag"]})
        assert (same.status_code, same.content) == (304, b"")
        assert (await ada.head("/")).status_code == 200


@run
async def test_unknown_addresses_get_the_client_s_own_page_for_that(tmp_path: Path) -> None:
    async with house(tmp_path) as h, h.browser() as ada:
        h.build()
        for path in ("/nowhere", "/games", "/games/", "/games/swindler"):
            lost = await ada.get(path, headers={"Accept": "text/html"})
            assert (lost.status_code, lost.text) == (404, PAGE), path
            assert code(await ada.get(path)) == (404, "not-found"), "a program is not sent a page"
        assert code(await ada.get("/assets/gone.js")) == (404, "not-found")


@pytest.mark.parametrize(
    "address",
    [
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/.vite/manifest.json",
        "/a%00b",
        "//etc/passwd",
    ],
)
@run
async def test_no_file_outside_the_client_is_given_away(tmp_path: Path, address: str) -> None:
    (tmp_path / "secret.txt").write_text("secret")
    async with house(tmp_path) as h, h.browser() as ada:
        h.build()
        answer = await ada.get(httpx.URL("http://localhost:8000").copy_with(raw_path=address.encode()))
        assert answer.status_code == 404


@run
async def test_a_client_that_is_not_built_says_how_and_one_built_later_is_found(tmp_path: Path) -> None:
    async with house(tmp_path) as h, h.browser() as ada:
        assert "make web" in (await ada.get("/")).text
        h.build()
        assert (await ada.get("/")).text == PAGE


# --- the documentation ---
@run
async def test_the_documentation_is_served_under_docs_with_its_folders_as_pages(tmp_path: Path) -> None:
    async with house(tmp_path) as h, h.browser() as ada:
        h.build()
        for name, text in {"index.html": "begin", "de/index.html": "los", "assets/a.css": "b{}"}.items():
            path = h.documentation / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        moved = await ada.get("/docs")
        assert (moved.status_code, moved.headers["location"]) == (301, "/docs/")
        moved = await ada.get("/docs/de")
        assert (moved.status_code, moved.headers["location"]) == (301, "/docs/de/")
        for address, text in (("/docs/", "begin"), ("/docs/de/", "los"), ("/docs/assets/a.css", "b{}")):
            page = await ada.get(address)
            assert (page.status_code, page.text) == (200, text)
            assert page.headers.get_list("content-security-policy") == [HEADERS["Content-Security-Policy"]]
            assert page.headers["cache-control"] == "no-cache"
        lost = await ada.get("/docs/nowhere/")
        assert (lost.status_code, "There is no such page" in lost.text) == (404, True)


@run
async def test_where_no_documentation_is_built_a_plain_page_says_how_to_get_it(tmp_path: Path) -> None:
    async with house(tmp_path) as h, h.browser() as ada:
        h.build()
        for address in ("/docs", "/docs/", "/docs/hosting/"):
            page = await ada.get(address)
            assert (page.status_code, "make docs" in page.text) == (404, True)
            assert page.headers["content-type"] == "text/html; charset=utf-8"


@pytest.mark.parametrize("address", ["/docs/../secret.txt", "/docs/%2e%2e/secret.txt", "/docs/..%2f..%2fsecret.txt"])
@run
async def test_no_file_outside_the_documentation_is_given_away(tmp_path: Path, address: str) -> None:
    (tmp_path / "secret.txt").write_text("secret")
    async with house(tmp_path) as h, h.browser() as ada:
        h.documentation.mkdir()
        answer = await ada.get(httpx.URL("http://localhost:8000").copy_with(raw_path=address.encode()))
        assert answer.status_code == 404
        assert "secret" not in answer.text.replace("secret.txt", "")


# --- bytes that make no sense ---
DEEP = 15_000
BAD_BODIES = {
    "deep": b"[" * DEEP,
    "deep and closed": b'{"name": ' + b"[" * DEEP + b"]" * DEEP + b"}",
    "deep options": b'{"game": "gaunerbande", "bots": [null, null, null], "options": ' + b'{"a":' * 6000,
    "no UTF-8": b'{"name": "\xff\xfe"}',
    "half a sign": b'{"name": "\xc3"}',
    "half a pair": b'{"name": "\\ud800"}',
    "UTF-16": '{"name": "Ada"}'.encode("utf-16"),
    "a mark of byte order": b'\xef\xbb\xbf{"name": "Ada"}',
    "a zero byte": b'{"name": "\0"}',
    "a huge number": b'{"game": "gaunerbande", "bots": [null, null, null], "clock": ' + b"9" * 5000 + b"}",
    "an endless number": b'{"game": "gaunerbande", "bots": [null, null, null], "delay": 1e999}',
    "nothing": b"",
    "half": b'{"name": ',
    "two": b'{"name": "Ada"} {"name": "Ada"}',
}


@pytest.mark.parametrize("body", BAD_BODIES.values(), ids=BAD_BODIES)
@run
async def test_a_body_of_bad_bytes_is_a_bad_message_and_never_a_fault_of_ours(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, body: bytes
) -> None:
    async with house(tmp_path) as h, h.browser() as ada:
        table = await sit_and_start(ada)
        json = {"Content-Type": "application/json"}
        for method, path in [("PUT", "/api/me"), ("POST", "/api/tables"), ("POST", table), ("POST", "/api/me/claim")]:
            answer = await ada.request(method, path, content=body, headers=json)
            assert code(answer) == (400, "bad-message"), (path, answer.text)
        lines = [record for record in caplog.records if record.name.startswith("cutpurse")]
        assert all(record.exc_info is None and "\n" not in record.getMessage() for record in lines)
        assert len(lines) <= 4


@pytest.mark.parametrize(
    "path", ["/%00", "/a%00b.js", "/api/tables/%00", "/api/rules/%00", "/%ff", "/api/rules/%ed%a0%80"]
)
@run
async def test_a_path_of_bad_bytes_leads_nowhere(tmp_path: Path, caplog: pytest.LogCaptureFixture, path: str) -> None:
    async with house(tmp_path) as h, h.browser() as ada:
        h.build()
        assert (await ada.get(path)).status_code == 404
        assert caplog.records == []


@run
async def test_of_two_values_for_one_name_the_last_counts(tmp_path: Path) -> None:
    async with house(tmp_path) as h, h.browser() as ada:
        body = b'{"name": "Eve", "name": "Ada"}'
        answer = await ada.put("/api/me", content=body, headers={"Content-Type": "application/json"})
        assert answer.json()["name"] == "Ada"


@run
async def test_who_leaves_in_the_middle_of_a_body_leaves_no_trace(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def receive() -> Any:
        return {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        said.append(message)

    said: list[Any] = []
    headers = [(b"host", b"localhost"), (b"content-type", b"application/json"), (b"content-length", b"20")]
    scope = {
        "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": "PUT", "path": "/api/me",
        "raw_path": b"/api/me", "root_path": "", "query_string": b"", "scheme": "http", "headers": headers,
        "client": ("127.0.0.1", 1), "server": ("127.0.0.1", 8000), "state": {},
    }  # fmt: skip
    async with house(tmp_path) as h:
        await h.guard(cast(Any, scope), receive, send)
        assert said[0]["status"] == 400
        assert caplog.records == []
