"""A house with a server, a browser, and people who come in; whoever leaves tells what was wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect, sync_playwright

from cutpurse.server.web.pages import CLIENT
from tests.browser.contexts import Contexts
from tests.browser.people import Person, chromium
from tests.browser.server_process import TableServices

People = Callable[..., Person]


@pytest.fixture(scope="package")
def contexts() -> Iterator[Contexts]:
    """One browser for all; each person in it has a context of their own."""
    assert (CLIENT / "index.html").exists(), "the client is not built: run make web"
    expect.set_options(timeout=15_000)
    with sync_playwright() as playwright:
        browser = chromium(playwright)
        yield Contexts(browser)
        browser.close()


@pytest.fixture(scope="session")
def chance(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file that tells servers which test it is."""
    TableServices.chance = tmp_path_factory.mktemp("chance") / "test"
    return TableServices.chance


@pytest.fixture(autouse=True)
def same_luck(chance: Path, request: pytest.FixtureRequest) -> None:
    """Every test meets the same deals and bots whenever it runs, alone or after others."""
    chance.write_text(f"{request.config.getoption('chance')} {request.node.nodeid}")


@pytest.fixture(scope="package")
def house(chance: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServices]:
    """A server for everybody who does not break it."""
    yield from opened(tmp_path_factory.mktemp("house"))


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[TableServices]:
    """A server for one test, which may kill it."""
    yield from opened(tmp_path)


def opened(folder: Path) -> Iterator[TableServices]:
    house = TableServices(folder)
    house.open()
    yield house
    house.close()
    assert not house.complaints(), house.log.read_text()


@pytest.fixture
def people(contexts: Contexts, request: pytest.FixtureRequest) -> Iterator[People]:
    """Lets people in: `people("de", PHONE)`; into the common house, unless `at` names another."""
    inside: list[Person] = []

    def let_in(*arguments: Any, at: TableServices | None = None, **more: Any) -> Person:
        person = Person(contexts, at or request.getfixturevalue("house"), *arguments, **more)
        inside.append(person)
        return person

    yield let_in
    found = [found for person in inside for found in person.leave()]
    assert not found, "\n".join(found)
