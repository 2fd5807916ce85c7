"""How games without a board here are laid out, over HTTP, and the boards that their packages bring."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from cutpurse.kernel.game import games
from cutpurse.server.web.guard import POLICY
from tests.packages import on_path, sly_package
from tests.server.people import run
from tests.server.test_app import code, house

BOARD = "export function mount(target) { return { update() {}, destroy() {} }; }\n"


@run
async def test_every_game_is_laid_out_for_a_table_without_a_board(tmp_path: Path) -> None:
    sly_package(tmp_path / "site", "laid-out", manifest=', hints={"owing": "seats"}')
    async with house(tmp_path) as h, h.browser() as ada:
        with on_path(tmp_path / "site"):
            for game in games():
                answer = await ada.get(f"/api/games/{game}/layout")
                assert answer.headers["content-type"].startswith("application/json")
                layout = answer.json()
                assert layout["game"] == game
                assert layout["fields"]
                assert layout["menus"]
                again = await ada.get(f"/api/games/{game}/layout", headers={"If-None-Match": answer.headers["etag"]})
                assert again.status_code == 304
            sly = (await ada.get("/api/games/laid-out/layout")).json()
            assert {field["name"]: field["kind"] for field in sly["fields"]}["owing"] == "seats"
        assert code(await ada.get("/api/games/nobody/layout")) == (404, "no-game")


@run
async def test_hints_that_cannot_be_followed_are_told_once_and_the_game_is_drawn_without(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    sly_package(tmp_path / "site", "ill-hinted", manifest=', hints={"hnad": "hand", "owing": "seats"}')
    sly_package(tmp_path / "site", "ill-typed", manifest=', view="ill_typed:Nothing"')
    async with house(tmp_path) as h, h.browser() as ada:
        with on_path(tmp_path / "site"), caplog.at_level(logging.WARNING, "cutpurse.server.web.game_files"):
            for game in ("ill-hinted", "ill-hinted", "ill-typed"):
                layout = (await ada.get(f"/api/games/{game}/layout")).json()
                assert {field["name"]: field["kind"] for field in layout["fields"]}["owing"] == "zone"
    hinted, typed = [record.getMessage() for record in caplog.records if "is drawn without" in record.getMessage()]
    assert "'hnad'; the view has: hand, " in hinted
    assert "ill_typed has no TypedDict Nothing" in typed


@run
async def test_the_board_of_a_package_is_served_and_nothing_else_of_its_folder(tmp_path: Path) -> None:
    sly_package(tmp_path / "site", "boarded")
    folder = tmp_path / "site" / "boarded"
    (folder / "board" / "parts").mkdir(parents=True)
    (folder / "board" / "index.js").write_text(BOARD)
    (folder / "board" / "parts" / "look.css").write_text("b {}")
    (folder / "board" / ".secret.js").write_text("")
    (folder / "board" / "way-out.js").symlink_to(folder / "RULES.md")
    async with house(tmp_path) as h, h.browser() as ada:
        with on_path(tmp_path / "site"):
            assert (await ada.get("/api/games/boarded/layout")).json()["board"] is True
            index = await ada.get("/games/boarded/board/index.js")
            assert (index.status_code, index.text) == (200, BOARD)
            assert index.headers["content-type"].startswith("text/javascript")
            assert index.headers["content-security-policy"] == POLICY
            assert index.headers["x-content-type-options"] == "nosniff"
            styles = await ada.get("/games/boarded/board/parts/look.css")
            assert styles.headers["content-type"].startswith("text/css")
            for name in (
                ".secret.js",
                "way-out.js",
                "none.js",
                "../RULES.md",
                "..%2fRULES.md",
                "parts/..%2f..%2fRULES.md",
                "%2fetc%2fpasswd",
                "%00",
                "",
            ):
                assert (await ada.get(f"/games/boarded/board/{name}")).status_code == 404, name
            assert (await ada.get("/games/swindler/board/index.js")).status_code == 404
            assert (await ada.get("/games/nobody/board/index.js")).status_code == 404
