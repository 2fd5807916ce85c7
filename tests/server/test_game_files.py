"""What games bring in their folders, over HTTP: texts with ETag, pictures without tricks, fifty games on a shelf."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from cutpurse.kernel.game import find, games
from cutpurse.kernel.game_texts import entries
from cutpurse.kernel.manifest import problems
from cutpurse.server.bots import BotPool
from cutpurse.server.web import game_files, rulebooks
from tests.packages import on_path, package, sly_package
from tests.server.people import run
from tests.server.test_app import code, house

MOST_SHELF = (
    25_000  # bytes gzipped for 50 games: what a lobby of 150 kB has beside a first load of 120 kB, and some air
)
SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>'


def said_by(bundle: FluentBundle, id: str) -> str:
    """A message as people read it."""
    pattern = bundle.get_message(id).value
    assert pattern is not None
    return str(bundle.format_pattern(pattern, {})[0])


@run
async def test_the_shelf_says_in_both_languages_what_each_game_is_called(tmp_path: Path) -> None:
    async with house(tmp_path) as h, h.browser() as ada:
        for language in ("en", "de"):
            answer = await ada.get(f"/api/texts/{language}")
            assert answer.headers["content-type"] == "text/plain; charset=utf-8"
            found = entries(answer.text)
            shelf = (await ada.get("/api/shelf")).json()["games"]
            for game in shelf:
                assert f"{game['name']}-title" in found
                for option in game["options"]:
                    assert f"{game['name']}-option-{option['name']}" in found
                    for word in option["words"]:
                        assert f"{game['name']}-option-{option['name']}-{word}" in found
            assert {name for name in games() if any(id.startswith(f"{name}-") for id in found)} == set(games())
            again = await ada.get(f"/api/texts/{language}", headers={"If-None-Match": answer.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")
        assert code(await ada.get("/api/texts/fr")) == (404, "not-found")


@run
async def test_one_language_is_enough_and_a_game_without_texts_goes_by_its_rulebook(tmp_path: Path) -> None:
    sly_package(tmp_path / "site")
    sly_package(tmp_path / "site", "plain-game", title="A {plain} game")
    (tmp_path / "site" / "plain_game" / "texts" / "en.ftl").unlink()
    (tmp_path / "site" / "sly" / "texts" / "de.ftl").write_text("sly-option-rounds = Runden\nlobby-title = Meins\n")
    async with house(tmp_path) as h, h.browser() as ada:
        with on_path(tmp_path / "site"):
            text = (await ada.get("/api/texts/de")).text
            bundle = FluentBundle(["de"], use_isolating=False)
            bundle.add_resource(FluentResource(text))
            said = {id: said_by(bundle, id) for id in entries(text)}
            assert said["sly-title"] == "Sly"
            assert said["sly-option-rounds"] == "Runden"
            assert said["plain-game-title"] == "A {plain} game"
            assert "lobby-title" not in said  # which is ours
            assert "sly-piece-0" not in said  # which only the table needs
            whole = entries((await ada.get("/api/games/sly/texts/en")).text)
            assert set(whole) > {"sly-title", "sly-option-rounds", "sly-piece-0"}
            assert code(await ada.get("/api/games/sly/texts/fr")) == (404, "not-found")
        assert code(await ada.get("/api/games/sly/texts/en")) == (404, "no-game")


@run
async def test_pictures_of_a_game_are_served_and_nothing_else_of_its_folder(tmp_path: Path) -> None:
    sly_package(tmp_path / "site")
    art = tmp_path / "site" / "sly" / "art"
    art.mkdir()
    (art / "cover.svg").write_text(SVG)
    (art / "red-7.svg").write_text(SVG)
    (art / "red-7.png").write_bytes(b"png")
    (art / "notes.txt").write_text("secret")
    (art / ".hidden.svg").write_text(SVG)
    async with house(tmp_path) as h, h.browser() as ada:
        with on_path(tmp_path / "site"):
            rulebooks.book_of.cache_clear()
            found = await ada.get("/games/sly/art/cover.svg")
            assert (found.status_code, found.text) == (200, SVG)
            assert found.headers["content-type"].startswith("image/svg+xml")
            assert "sandbox" in found.headers["content-security-policy"]
            assert found.headers["x-content-type-options"] == "nosniff"
            again = await ada.get("/games/sly/art/cover.svg", headers={"If-None-Match": found.headers["etag"]})
            assert again.status_code == 304
            bad = [
                "notes.txt",
                ".hidden.svg",
                "..%2fRULES.md",
                "..%2f..%2fsly%2fart%2fcover.svg",
                "none.svg",
                "%00.svg",
                f"{'x' * 300}.svg",  # longer than names of files may be
            ]
            for name in bad:
                assert (await ada.get(f"/games/sly/art/{name}")).status_code == 404, name
            assert (await ada.get("/games/nobody/art/cover.svg")).status_code == 404
            (sly,) = [game for game in (await ada.get("/api/shelf")).json()["games"] if game["name"] == "sly"]
            assert sly["cover"] == "/games/sly/art/cover.svg"
            book = (await ada.get("/api/rules/sly")).json()
            assert book["pictures"] == {"red-7": "/games/sly/art/red-7.svg"}
            assert (await ada.get(book["pictures"]["red-7"])).status_code == 200
        rulebooks.book_of.cache_clear()


@run
async def test_a_lobby_with_fifty_games_stays_light(tmp_path: Path) -> None:
    for n in range(50 - len(games())):
        sly_package(tmp_path / "site", f"game-{n}", title=f"Game number {n}")
    async with house(tmp_path) as h, h.browser() as ada:
        with on_path(tmp_path / "site"):
            shelf = await ada.get("/api/shelf")
            texts = await ada.get("/api/texts/en")
            assert len(shelf.json()["games"]) == 50
            assert len(re.findall(r"^[\w-]+-title =", texts.text, re.MULTILINE)) == 50
            weight = sum(len(gzip.compress(answer.content, 5)) for answer in (shelf, texts))
            assert weight < MOST_SHELF
            for answer in (shelf, texts):
                assert answer.headers["content-encoding"] == "gzip"


@run
async def test_a_server_plays_the_others_beside_games_that_cannot_be_played(tmp_path: Path) -> None:
    package(tmp_path / "site", "broken", {"broken": "broken:MANIFEST"}, {"broken.py": "import nobody_has_this\n"})
    sly_package(tmp_path / "site", "sound")
    sly_package(tmp_path / "site", "holey", manifest=", screen='Screen'")
    for name in ("one", "two"):
        sly_package(tmp_path / name, "twice", name=f"twice-{name}")
    ours = games()
    async with house(tmp_path) as h, h.browser() as ada:
        with on_path(tmp_path / "site"), on_path(tmp_path / "one"), on_path(tmp_path / "two"):
            assert [game["name"] for game in (await ada.get("/api/shelf")).json()["games"]] == sorted([*ours, "sound"])
            for game in (ours[0], "sound"):
                seats = min(find(game).seats)
                made = await ada.post("/api/tables", json={"game": game, "bots": [None] + ["random"] * (seats - 1)})
                assert made.status_code == 201
            for game in ("broken", "holey", "twice"):
                refused = await ada.post("/api/tables", json={"game": game, "bots": [None, "random"]})
                assert code(refused) == (404, "no-game"), game
                assert code(await ada.get(f"/api/games/{game}/texts/en")) == (404, "no-game")
            assert len(problems()) == 3


@run
async def test_bots_of_another_package_play_in_their_own_process(tmp_path: Path) -> None:
    sly_package(tmp_path / "site", manifest=', bots={"clever": "sly.clever:Clever"}')
    clever = "from cutpurse.bots.random import RandomBot\n\n\nclass Clever(RandomBot):\n    pass\n"
    (tmp_path / "site" / "sly" / "clever.py").write_text(clever)
    with on_path(tmp_path / "site"):
        from cutpurse import Match  # whose registry the other process does not share

        match = Match("sly", seats=2, seed=1)
        pool = BotPool()
        try:
            for bot in ("clever", "random"):
                assert await pool.choose(bot, match.view(0), 0) in {command.notation for command in match.options(0)}
        finally:
            pool.close()


def test_a_picture_is_known_by_what_it_shows(tmp_path: Path) -> None:
    sly_package(tmp_path)
    art = tmp_path / "sly" / "art"
    art.mkdir()
    for name in ("b.png", "a.svg", "b.webp", "c d.svg", "readme.md"):
        (art / name).write_bytes(b"")
    with on_path(tmp_path):
        assert game_files.pictures("sly") == {"a": "a.svg", "b": "b.png"}
        with pytest.raises(ValueError, match="no game"):
            game_files.pictures("nobody")
