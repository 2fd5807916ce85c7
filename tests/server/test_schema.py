"""The OpenAPI document against a real server: every route, with what fits and with what does not."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from http import HTTPStatus
from itertools import cycle
from typing import Any, NamedTuple

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from msgspec.json import encode
from schemathesis import GenerationMode
from schemathesis.checks import positive_data_acceptance

from cutpurse.server.web.sessions import COOKIE
from cutpurse.table import messages as wire
from tests.server.people import GAME, Process, key, served, sit, start

EXAMPLES = 10  # for each route


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server for all these tests."""
    with asyncio.Runner() as runner:
        server = served(tmp_path_factory.mktemp("schema"))
        process = runner.run(server.__aenter__())
        yield process
        assert " cutpurse." not in process.log.read_text(), "the server found something wrong"
        runner.run(server.__aexit__(None, None, None))


class Host(NamedTuple):
    """Somebody, and their tables: one that is open, some where they play, one that is over."""

    cookie: str
    tables: list[str]


@pytest.fixture(scope="module")
def host(house: Process) -> Host:
    """Somebody at home."""
    bots = [None, "random", "random"]
    begun = (sit(0), start())
    tables: list[str] = []
    with httpx.Client(base_url=house.url, trust_env=False) as http:
        http.post("/api/me")
        for game, asks in ((GAME, ()), (GAME, begun), ("langfinger", begun), (GAME, (*begun, wire.Abandon(key=key())))):
            tables.append(http.post("/api/tables", json={"game": game, "bots": bots}).json()["id"])
            for ask in asks:
                header = {"Content-Type": "application/json"}
                reply = http.post(f"/api/tables/{tables[-1]}", content=encode(ask), headers=header)
                assert reply.json()["type"] == "done"
        return Host(f"{COOKIE}={http.cookies[COOKIE]}", tables)


@pytest.fixture(scope="module")
def api(house: Process) -> Any:
    """The routes, as the server describes them."""
    document = schemathesis.openapi.from_url(f"{house.url}/schema")
    refusal = document.config.checks.negative_data_rejection
    refusal.expected_statuses = [*refusal.expected_statuses, str(HTTPStatus.REQUEST_ENTITY_TOO_LARGE.value)]
    return document


ROUTES = [
    "GET /api/me",
    "POST /api/me",
    "PUT /api/me",
    "POST /api/programs",
    "GET /api/me/devices",
    "DELETE /api/me/devices",
    "DELETE /api/me/devices/{device}",
    "GET /api/me/channels",
    "POST /api/me/channels",
    "DELETE /api/me/channels/{channel}",
    "POST /api/me/channels/{channel}/test",
    "POST /api/mail/confirm",
    "GET /api/me/games",
    "GET /api/me/vacation",
    "PUT /api/me/vacation",
    "GET /api/me/statistics",
    "POST /api/me/link",
    "POST /api/me/claim",
    "POST /api/me/claim/owner",
    "GET /api/health",
    "GET /api/shelf",
    "GET /api/rules/{book}",
    "GET /api/texts/{language}",
    "GET /api/games/{game}/layout",
    "GET /api/games/{game}/texts/{language}",
    "GET /api/rules/{game}/examples/{name}",
    "GET /api/rules/{game}/exercises/{name}",
    "GET /api/components/{game}",
    "POST /api/components/{game}",
    "POST /api/components/{game}/form",
    "POST /api/lessons",
    "GET /api/tables",
    "POST /api/tables",
    "GET /api/tables/{id}",
    "POST /api/tables/{id}",
    "GET /api/tables/{id}/view",
    "GET /api/tables/{id}/replay",
    "GET /api/tables/{id}/record",
    "GET /api/tables/{id}/review",
    "POST /api/tables/{id}/review",
    "DELETE /api/tables/{id}/review",
    "GET /api/tables/{id}/log",
    "GET /api/tables/{id}/qr.svg",
]


# What else a name, a wish, an ask or a house set must be, no schema can say: a name that shows, a seat that is there.
PARTICULAR = (
    "PUT /api/me",
    "POST /api/me/channels",
    "POST /api/programs",
    "POST /api/components/{game}",
    "POST /api/components/{game}/form",
    "POST /api/lessons",
    "POST /api/tables",
    "POST /api/tables/{id}",
)


def test_the_document_names_every_route(api: Any) -> None:
    found = [result.ok().label for result in api.get_all_operations()]
    assert sorted(found) == sorted(ROUTES)


@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: mode.value)
@pytest.mark.parametrize("route", ROUTES)
def test_a_route_does_what_the_document_says(api: Any, host: Host, route: str, mode: GenerationMode) -> None:
    tables = cycle(host.tables)
    method, path = route.split()
    excluded = [positive_data_acceptance] if route in PARTICULAR else []
    cases = api[path][method].as_strategy(generation_mode=mode)

    @settings(
        max_examples=EXAMPLES, derandomize=True, deadline=None, database=None, suppress_health_check=list(HealthCheck)
    )
    @given(case=cases)
    def check(case: Any) -> None:
        if mode is GenerationMode.POSITIVE and "id" in case.path_parameters:
            case.path_parameters["id"] = next(tables)
        case.call_and_validate(headers={"Cookie": host.cookie}, excluded_checks=excluded)

    with suppress(Unsatisfiable):  # there is nothing that could be wrong with a request without any part
        check()
