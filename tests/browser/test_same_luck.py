"""A test meets the same luck whenever it runs: at any server, and in any page."""

from __future__ import annotations

from pathlib import Path

from tests.browser.conftest import People
from tests.browser.server_process import TableServices

DRAWN = "(bytes) => [...crypto.getRandomValues(new Uint8Array(bytes))]"
SEED, KEY = 16, 12


def test_every_server_deals_alike_until_another_test_begins(
    people: People, house: TableServices, own_house: TableServices, chance: Path
) -> None:
    hosts = [people(at=each).named("Ada") for each in (house, own_house)]
    first, again = ([host.lays([None, "greedy", "greedy"]) for _ in range(2)] for host in hosts)
    assert first == again
    assert len(set(first)) == 2
    own_house.kill()
    own_house.open()
    assert hosts[1].lays([None, "greedy", "greedy"]) not in first  # its database is the same
    chance.write_text("another test")
    assert hosts[0].lays([None, "greedy", "greedy"]) not in first


def test_a_page_draws_the_same_seeds_but_never_the_same_keys(people: People) -> None:
    ada, bert = people(), people()
    drawn: list[dict[int, list[int]]] = []
    for person in (ada, ada, bert):
        person.goes("/")
        drawn.append({size: person.page.evaluate(DRAWN, size) for size in (SEED, KEY)})
    before, after, other = drawn
    assert before[SEED] == after[SEED] != other[SEED]
    assert before[KEY] != after[KEY] != other[KEY]
