"""As a web app: small, installable, there again without a net and after a restart."""

from __future__ import annotations

import json
import os
import shutil
import struct
from collections import Counter
from pathlib import Path

import pytest
from playwright.sync_api import Response, expect

from cutpurse.kernel.game import games
from tests.browser.conftest import People
from tests.browser.gaunerbande_steps import cards
from tests.browser.people import CUT
from tests.browser.server_process import TableServices
from tests.packages import sly_package

MOST = 120_000  # bytes of JavaScript and CSS, gzipped
MOST_FIFTY = 150_000  # bytes of everything but the fonts, where fifty games are on the shelf
A_COVER = Path(__file__).parents[2] / "examples/liars-dice/src/liars_dice/art/cover.svg"
COVERED = """() => {
  const covers = [...document.querySelectorAll(".scene img")];
  return covers.every((cover) => cover.complete && cover.naturalWidth > 0);
}"""
# Whether the worker has kept all files that the page has fetched.
KEPT = """async () => {
  const files = performance.getEntriesByType("resource").filter(({ name }) => name.includes("/assets/"));
  const kept = await Promise.all(files.map(({ name }) => caches.match(name)));
  return files.length > 0 && kept.every(Boolean);
}"""


def test_the_first_load_is_small(people: People) -> None:
    person = people()
    person.context.new_cdp_session(person.page).send("Network.clearBrowserCache")  # somebody may have been here before
    answers: list[Response] = []
    person.own_page().on("response", lambda answer: answers.append(answer))
    person.goes("/")
    expect(person.way_in("lobby-play-now")).to_be_visible()
    code = [answer for answer in answers if answer.request.resource_type in ("script", "stylesheet")]
    assert all(answer.headers["content-encoding"] == "gzip" for answer in code)
    sent = sum(answer.request.sizes()["responseBodySize"] for answer in code)
    assert 10_000 < sent < MOST


def test_a_lobby_with_fifty_games_and_their_covers_loads_little_besides_the_fonts(
    people: People, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    others = [f"game-{n}" for n in range(50 - len(games()))]
    for name in others:
        sly_package(tmp_path / "site", name, title=name.replace("-", " number ").title())
        if name != others[0]:
            art = tmp_path / "site" / name.replace("-", "_") / "art"
            art.mkdir()
            shutil.copy(A_COVER, art)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path / "site"), os.environ.get("PYTHONPATH", "")]))
    house = TableServices(tmp_path)
    house.open()
    try:
        person = people(at=house)
        person.context.new_cdp_session(person.page).send("Network.clearBrowserCache")
        answers: list[Response] = []
        person.own_page().on("response", lambda answer: answers.append(answer))
        person.goes("/")
        expect(person.page.get_by_role("heading", name="Game Number 45", exact=True)).to_be_visible()
        covers = person.page.locator(".scene img")
        expect(covers).to_have_count(len(others) - 1)
        expect(person.page.locator(".felt")).to_have_text("G")  # who brings no cover has a letter
        for cover in covers.all():
            cover.scroll_into_view_if_needed()  # it is fetched when it comes into sight
        person.page.wait_for_function(COVERED)
        sent: Counter[str] = Counter()
        for answer in answers:
            sent[answer.request.resource_type] += answer.request.sizes()["responseBodySize"]
        assert 10_000 < sum(sent.values()) - sent["font"] < MOST_FIFTY
        person.forgive(CUT)  # the lobby may ask for its tables once more
    finally:
        house.close()


def test_it_can_be_installed(people: People) -> None:
    person = people(worker=True)
    person.goes("/")
    session = person.context.new_cdp_session(person.page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["url"].startswith(person.services.origin)
    assert not manifest["errors"]
    told = json.loads(manifest["data"])
    assert told["name"]
    assert told["start_url"] == "/"
    assert told["display"] == "standalone"
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in told["icons"] if icon["type"] == "image/png"}
    for icon in told["icons"]:
        answer = person.context.request.get(icon["src"])
        assert answer.ok
        assert answer.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            assert "{}x{}".format(*struct.unpack(">II", answer.body()[16:24])) == icon["sizes"]
    assert person.page.evaluate("navigator.serviceWorker.ready.then(({ active }) => active.scriptURL)")
    # A Chromium with windows would offer it, were it not for this test; the shell has nobody to offer it to.
    errors = [error["errorId"] for error in session.send("Page.getInstallabilityErrors")["installabilityErrors"]]
    assert errors in ([], ["in-incognito"])


def test_without_a_net_it_says_so_and_afterwards_it_is_there_again(own_house: TableServices, people: People) -> None:
    person = people(worker=True, at=own_house).named("Ada")
    table = person.lays([None, "greedy", "greedy", "greedy"])
    person.wishes(table, "start")
    hand = person.sees(table)["hand"]
    person.goes("/")
    person.page.evaluate("navigator.serviceWorker.ready")
    person.reloads()  # now the worker keeps what it fetches
    expect(person.way_in("lobby-play-now")).to_be_visible()
    person.page.wait_for_function(KEPT)
    person.forgive(CUT)
    own_house.kill()
    person.reloads()
    expect(person.heading("lobby-silent")).to_be_visible()
    expect(person.heading("gaunerbande-title")).to_be_visible()  # the words of the games were kept, too
    own_house.open()
    person.button("web-try-again").click()
    expect(person.way_in("lobby-play-now")).to_be_visible()
    person.find("list", "lobby-mine").get_by_role("link", name=person.say("lobby-continue")).click()
    expect(cards(person)).to_have_count(13)
    assert person.sees(table)["hand"] == hand
