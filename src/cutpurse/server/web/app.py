"""The HTTP application: all routes under /api, as docs/wire.md describes them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from http import HTTPStatus
from typing import Annotated, Any, Literal, cast

from litestar import Litestar, MediaType, Request, Response, delete, get, post, put
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException, InternalServerException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter
from litestar.response import Stream
from litestar.types import Message, Scope

import cutpurse
from cutpurse.kernel.components import LONGEST
from cutpurse.kernel.game import games
from cutpurse.kernel.rulebook import LANGUAGES
from cutpurse.server.lobby import Lobby
from cutpurse.server.notifications.service import Device, Notifications
from cutpurse.server.rate_limits import Buckets
from cutpurse.server.web import component_forms, examples, exercises, rulebooks
from cutpurse.server.web.game_files import board_files, game_page, layout_page, picture, shelf_page
from cutpurse.server.web.guard import (
    ALL_CHANNELS,
    ALL_COMPONENT_FORMS,
    ALL_LARGE,
    ALL_LETTERS,
    ALL_LINKS,
    ALL_NEWCOMERS,
    ALL_REVIEWS,
    ALL_TABLES,
    CHANNELS,
    CHANNELS_EACH,
    COMPONENT_FORMS,
    HOUSE_SETS,
    LARGE,
    LETTERS,
    LETTERS_EACH,
    LINKS,
    LISTINGS_EACH,
    NEWCOMERS,
    REQUESTS_EACH,
    RESULTS_EACH,
    REVIEWS,
    REVIEWS_EACH,
    TABLES,
    TABLES_EACH,
    Ceiling,
    Rates,
    Turns,
    is_loopback,
    name_of,
    network_of,
    retry_after,
)
from cutpurse.server.web.pages import (
    ALWAYS_ASK,
    DOCUMENTATION,
    Client,
    client_page,
    documentation_page,
    index_page,
    sent,
)
from cutpurse.server.web.qr_codes import QrCodes, squares
from cutpurse.server.web.sessions import (
    COOKIE,
    HTTPS_COOKIE,
    CookieSessions,
    Session,
    Sessions,
    bearer,
    device_name,
    hashed,
    public_id,
    set_cookie,
    tokens_in,
)
from cutpurse.table import messages as wire
from cutpurse.table.errors import RequestError, StoreError, StoreFull, StoreUnavailable
from cutpurse.table.names import clean_name
from cutpurse.table.rows import PersonRow
from cutpurse.table.table_options import brings_faces

log = logging.getLogger(__name__)

MOST_BYTES = 64 * 1024  # in a request's body,
MOST_BYTES_WITH_FACES = MOST_BYTES + 4 * LONGEST  # and in one that may contain a component file
STATUS: dict[wire.Code, HTTPStatus] = {
    "no-game": HTTPStatus.NOT_FOUND,
    "no-table": HTTPStatus.NOT_FOUND,
    "no-replay": HTTPStatus.NOT_FOUND,
    "no-person": HTTPStatus.NOT_FOUND,
    "not-found": HTTPStatus.NOT_FOUND,
    "not-seated": HTTPStatus.FORBIDDEN,
    "not-host": HTTPStatus.FORBIDDEN,
    "not-away": HTTPStatus.CONFLICT,
    "key-used": HTTPStatus.CONFLICT,
    "blocked": HTTPStatus.FORBIDDEN,
    "muted": HTTPStatus.FORBIDDEN,
    "no-guest": HTTPStatus.NOT_FOUND,
    "forbidden": HTTPStatus.FORBIDDEN,
    "seat-taken": HTTPStatus.CONFLICT,
    "seats-empty": HTTPStatus.CONFLICT,
    "question-open": HTTPStatus.CONFLICT,
    "no-undo": HTTPStatus.CONFLICT,
    "no-vacation": HTTPStatus.CONFLICT,
    "not-alone": HTTPStatus.CONFLICT,
    "started": HTTPStatus.CONFLICT,
    "not-started": HTTPStatus.CONFLICT,
    "not-over": HTTPStatus.CONFLICT,
    "nothing-asked": HTTPStatus.CONFLICT,
    "too-many": HTTPStatus.CONFLICT,
    "too-many-tables": HTTPStatus.CONFLICT,
    "too-fast": HTTPStatus.TOO_MANY_REQUESTS,
    "too-large": HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    "not-stored": HTTPStatus.SERVICE_UNAVAILABLE,
    "damaged": HTTPStatus.SERVICE_UNAVAILABLE,
    "trouble": HTTPStatus.INTERNAL_SERVER_ERROR,
}  # every other code is a bad request
CODES: dict[int, wire.Code] = {
    HTTPStatus.NOT_FOUND: "not-found",
    HTTPStatus.METHOD_NOT_ALLOWED: "not-found",
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE: "too-large",
}

UNREADABLE = (RecursionError, UnicodeDecodeError)  # brackets nested too deep, and bytes that are no text
AnyRequest = Request[None, None, State]
TableId = Annotated[str, PathParameter(pattern=r"^[A-Za-z0-9_-]{1,32}$", description="A table's id.")]
Since = Annotated[int, QueryParameter(ge=0, le=999_999_999, description="How many entries you have.")]
Before = Annotated[int, QueryParameter(ge=0, le=999_999_999, description="The number of the first entry you have.")]
First = Annotated[int | None, QueryParameter(ge=0, le=999_999_999, description="The number of the first step.")]
FirstStep = Annotated[int, QueryParameter(ge=0, le=999_999_999, description="The number of the first step.")]
Page = Annotated[int, QueryParameter(ge=0, le=9999, description="Which page of the listed tables.")]
GamesPage = Annotated[int, QueryParameter(ge=0, le=9999, description="Which page of your games.")]
Eyes = Annotated[str, QueryParameter(pattern=r"^([0-9]|watch|open)$", description="A seat, `watch` or `open`.")]


def documented(*codes: HTTPStatus, conflict: Any = wire.Problem) -> Mapping[int, ResponseSpec]:
    """The error responses of a route for the OpenAPI document; each is a `Problem`."""
    always = (
        HTTPStatus.BAD_REQUEST,
        HTTPStatus.FORBIDDEN,
        HTTPStatus.REQUEST_URI_TOO_LONG,
        HTTPStatus.TOO_MANY_REQUESTS,
    )
    holds = {HTTPStatus.CONFLICT: conflict}
    return {
        code: ResponseSpec(holds.get(code, wire.Problem), description=code.phrase, generate_examples=False)
        for code in (*always, *codes)
    }


BAD_BODY = (HTTPStatus.REQUEST_ENTITY_TOO_LARGE, HTTPStatus.UNSUPPORTED_MEDIA_TYPE)
READING = documented()
FINDING = documented(HTTPStatus.NOT_FOUND)
AT_A_TABLE = documented(HTTPStatus.NOT_FOUND, HTTPStatus.CONFLICT)
WRITING = documented(*BAD_BODY)
ADDING = documented(HTTPStatus.NOT_FOUND, HTTPStatus.CONFLICT, *BAD_BODY)
MAKING = documented(HTTPStatus.NOT_FOUND, *BAD_BODY)
ASKING = documented(HTTPStatus.NOT_FOUND, HTTPStatus.CONFLICT, *BAD_BODY, conflict=wire.Refused | wire.Problem)


class AppServices:
    """What the routes work with: the lobby, the sessions, and the rate limits."""

    def __init__(
        self,
        lobby: Lobby,
        sessions: Sessions,
        rates: Rates,
        address: str | None,
        pace: wire.Pace | None,
        notifications: Notifications,
    ) -> None:
        self.lobby = lobby
        self.notifications = notifications
        self.sessions = sessions
        self.rates = rates
        self.address = address  # where others on the network reach this server
        self.pace = pace  # for all bots here, whatever a table asks for
        self.newcomers = Ceiling(ALL_NEWCOMERS, NEWCOMERS)
        self.tables = Ceiling(ALL_TABLES, TABLES, TABLES_EACH)
        self.reviews = Ceiling(ALL_REVIEWS, REVIEWS, REVIEWS_EACH)
        self.links, self.house_sets, self.requests = Buckets(LINKS), Buckets(HOUSE_SETS), Buckets(REQUESTS_EACH)
        self.component_forms, self.form_turn = Ceiling(ALL_COMPONENT_FORMS, COMPONENT_FORMS), asyncio.Lock()
        self.channels = Ceiling(ALL_CHANNELS, CHANNELS, CHANNELS_EACH)
        self.letters = Ceiling(ALL_LETTERS, LETTERS, LETTERS_EACH)
        self.results, self.listings = Buckets(RESULTS_EACH), Buckets(LISTINGS_EACH)
        # Whoever uses a link looks at it first: that is one of each.
        self.link_owners, self.claims = Ceiling(ALL_LINKS, LINKS), Ceiling(ALL_LINKS, LINKS)
        self.qr_codes, self.drawing = QrCodes(), Turns(ALL_LARGE, LARGE)


Services = NamedDependency[AppServices]
Identified = NamedDependency[CookieSessions]
Visitor = NamedDependency[PersonRow | None]  # whoever only reads need not be anybody
Somebody = NamedDependency[PersonRow]


class JsonRequest(Request[Any, Any, Any]):
    """A request whose body may be anything: Litestar takes some of what a client can send for a fault of ours."""

    async def json(self) -> Any:
        """The body, decoded; raises RequestError if it cannot be."""
        try:
            return await super().json()
        except UNREADABLE as error:
            log.warning("%s sends what cannot be read: %s", self.client.host if self.client else "somebody", error)
            raise RequestError("bad-message", "This cannot be read.") from None

    async def body(self) -> bytes:
        """The body; raises RequestError if the client leaves before it is complete."""
        try:
            return await super().body()
        except InternalServerException:
            raise RequestError("bad-message", "The rest of it is missing.") from None


# --- who sends a request ---
async def services_of(state: State) -> AppServices:
    """The services, as a dependency of a route."""
    services: AppServices = state.services
    return services


def address_of(request: AnyRequest) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else ""


def cookie_header(request: AnyRequest) -> str:
    """All cookies of a request, where a second header cannot hide any; or the token of a program."""
    return bearer(request.headers.get("authorization")) or "; ".join(request.headers.getall("cookie", []))


async def identify(request: AnyRequest, services: Services) -> CookieSessions:
    """Whom a request's cookies name; over HTTPS, whoever comes with an old cookie gets the new one."""
    identified = await services.sessions.in_cookies(cookie_header(request))
    session = identified.session
    if session is not None:
        if wait := services.requests.wait(session.person.id):
            raise RequestError("too-fast", wait=wait)
        if request.scope["scheme"] == "https" and identified.name == COOKIE:
            renew(request, identified, session)
    return identified


async def visitor_of(identified: Identified) -> PersonRow | None:
    """Who sends a request, if anybody we know; nobody becomes somebody by reading."""
    return None if identified.session is None else identified.session.person


async def person_of(request: AnyRequest, services: Services, identified: Identified) -> PersonRow:
    """Who sends a request that does something; somebody new gets a token, which `hand_out` puts into the response."""
    if identified.session is not None:
        return identified.session.person
    if bearer(request.headers.get("authorization")):
        raise RequestError("forbidden", "No program has this token.")
    secure = request.scope["scheme"] == "https"
    if identified.found and (
        identified.name == HTTPS_COOKIE or not secure
    ):  # a new cookie of the same name would not help
        raise RequestError("forbidden", "Your cookies name two people; remove those of this site.")
    services.newcomers.require(address_of(request))
    person, token = await services.sessions.newcomer(device_of(request))
    hand_over(request, identified, token)
    return person


def device_of(request: AnyRequest) -> str:
    """A short name for the device that sends a request."""
    return device_name(request.headers.get("user-agent", ""))


def hand_over(request: AnyRequest, identified: CookieSessions, token: str) -> None:
    """Let the response set the cookie to this token, or sign the device out if it is empty.

    Tokens of other servers on this host stay; over HTTPS the old cookie goes. A program keeps its token itself.
    """
    if bearer(request.headers.get("authorization")):
        return
    secure = request.scope["scheme"] == "https"
    name = HTTPS_COOKIE if secure else COOKIE
    headers = [set_cookie(name, [*([token] if token else []), *identified.foreign[name]])]
    if secure and COOKIE in identified.ours:
        headers.append(set_cookie(COOKIE, identified.foreign[COOKIE]))
    request.scope["state"]["set_cookies"] = headers


def renew(request: AnyRequest, identified: CookieSessions, session: Session) -> None:
    """Let the response set the cookie once more, for another year."""
    tokens = tokens_in(cookie_header(request), identified.name)
    hand_over(request, identified, next(token for token in tokens if hashed(token) == session.device))


async def hand_out(message: Message, scope: Scope) -> None:
    """Put the cookies into the response."""
    headers = scope["state"].get("set_cookies")
    if headers and message["type"] == "http.response.start":
        message["headers"] = [*message["headers"], *((b"set-cookie", header.encode()) for header in headers)]


@get("/api/me", responses=READING)
async def me(request: AnyRequest, identified: Identified) -> wire.Me:
    """Your name; the cookie is renewed for a year. `known` is false as long as you have done nothing here."""
    session = identified.session
    if session is None:
        return wire.Me(name=None, known=False)
    renew(request, identified, session)
    return wire.Me(name=session.person.name)


@post("/api/me", status_code=HTTPStatus.OK, responses=WRITING)
async def meet_me(person: Somebody) -> wire.Me:
    """Become somebody, if you are not yet: the response sets your cookie. Whatever else you do does the same."""
    return wire.Me(name=person.name)


@post("/api/programs", responses=WRITING)
async def new_program(request: AnyRequest, services: Services, data: JSONBody[wire.NewName]) -> wire.Program:
    """Somebody new who is a program, such as a bot of yours: the token that says so in its requests."""
    name = clean_name(data.name)
    if name is None:
        raise RequestError("bad-name")
    services.newcomers.require(address_of(request))
    person, token = await services.sessions.newcomer(device_of(request))
    await services.sessions.rename(person, name)
    return wire.Program(name=name, token=token)


@get("/api/me/devices", responses=READING)
async def my_devices(services: Services, identified: Identified) -> wire.Devices:
    """The devices you are signed in with."""
    return await devices_of(services, identified.session)


@get("/api/me/games", responses=FINDING)
async def my_games(
    services: Services,
    visitor: Visitor,
    page: GamesPage = 0,
    game: FromQuery[str] = "",
    ended: FromQuery[wire.Ended] = "over",
) -> wire.FinishedGames:
    """Your finished games with the results, of one game or of all, a page of them at a time; or those called off."""
    require_game(game)
    spare(services.results, visitor)
    return await services.lobby.finished(visitor, page, game, ended)


@get("/api/me/statistics", responses=FINDING)
async def my_statistics(services: Services, visitor: Visitor, game: FromQuery[str] = "") -> wire.Statistics:
    """What came of your finished games, of one game or of all."""
    require_game(game)
    spare(services.results, visitor)
    return await services.lobby.statistics(visitor, game)


@get("/api/me/vacation", responses=FINDING)
async def my_vacation(services: Services, visitor: Visitor) -> wire.Vacation:
    """Until when you are away, and how many days you may still take this year."""
    spare(services.results, visitor)
    return await services.lobby.vacation(visitor)


@put("/api/me/vacation", responses=ADDING)
async def take_vacation(services: Services, person: Somebody, data: JSONBody[wire.TakeVacation]) -> wire.Vacation:
    """Be away for some days, so that your clocks stand still in games of a day or more; with 0 days you are back."""
    spare(services.results, person)
    return await services.lobby.take_vacation(person, data.days)


def spare(buckets: Buckets, person: PersonRow | None) -> None:
    """Raise RequestError if somebody asks too often for what has to be looked up among all their tables."""
    if person is not None and (wait := buckets.wait(person.id)):
        raise RequestError("too-fast", wait=wait)


def require_game(game: str) -> None:
    """Raise RequestError for a game that there is not; none at all means all of them."""
    if game and game not in games():
        raise RequestError("no-game", f"the games are: {', '.join(games())}")


@delete("/api/me/devices", status_code=HTTPStatus.OK, responses=READING)
async def sign_out_others(services: Services, identified: Identified) -> wire.Devices:
    """Sign out all your devices but this one, and void your personal links."""
    if identified.session is not None:
        await services.sessions.sign_out_others(identified.session)
    return await devices_of(services, identified.session)


@delete("/api/me/devices/{device:str}", status_code=HTTPStatus.OK, responses=FINDING)
async def sign_out(
    request: AnyRequest, services: Services, identified: Identified, device: FromPath[str]
) -> wire.Devices:
    """Sign out one of your devices; if it is this one, you are nobody from now on."""
    session = identified.session
    if session is None or not await services.sessions.sign_out(session, device):
        raise RequestError("not-found")
    if device == public_id(session.device):
        hand_over(request, identified, "")
        return wire.Devices(devices=[])
    return await devices_of(services, session)


async def devices_of(services: AppServices, session: Session | None) -> wire.Devices:
    """The devices of whoever asks; none for somebody unknown."""
    return wire.Devices(devices=[] if session is None else await services.sessions.devices(session))


@put("/api/me", responses=WRITING)
async def rename_me(services: Services, person: Somebody, data: JSONBody[wire.NewName]) -> wire.Me:
    """Change your name."""
    name = clean_name(data.name)
    if name is None:
        raise RequestError("bad-name")
    await services.sessions.rename(person, name)
    return wire.Me(name=name)


@post("/api/me/link", responses=WRITING)
async def link_me(request: AnyRequest, services: Services, person: Somebody) -> wire.PersonalLink:
    """A code that signs another device in as you: once, within a day."""
    if wait := services.links.wait(person.id):
        raise RequestError("too-fast", wait=wait)
    code = await services.sessions.link(person)
    return wire.PersonalLink(code=code, qr=squares(f"{outer_address(request, services)}/back#{code}"))


@post("/api/me/claim/owner", status_code=HTTPStatus.OK, responses=MAKING)
async def link_owner(request: AnyRequest, services: Services, data: JSONBody[wire.Claim]) -> wire.LinkOwner:
    """The name of the person a code belongs to, so that you know whom it would sign you in as; it is not used up."""
    services.link_owners.require(address_of(request))
    owner = await services.sessions.link_owner(data.code)
    if owner is None:
        raise RequestError("no-person")
    return wire.LinkOwner(name=owner.name)


@post("/api/me/claim", status_code=HTTPStatus.OK, responses=MAKING)
async def claim_me(
    request: AnyRequest, services: Services, identified: Identified, data: JSONBody[wire.Claim]
) -> wire.Me:
    """Sign this device in as the person a code belongs to."""
    services.claims.require(address_of(request))
    claimed = await services.sessions.claim(data.code, device_of(request))
    if claimed is None:
        raise RequestError("no-person")
    person, token = claimed
    hand_over(request, identified, token)
    return wire.Me(name=person.name)


# --- ways to be told that it is one's turn ---
@get("/api/me/channels", responses=READING)
async def my_channels(services: Services, identified: Identified) -> wire.Channels:
    """In which ways you are told that it is your turn while you are elsewhere, and which there are here."""
    session = identified.session
    if session is None:
        return await services.notifications.of_person(None)
    spare(services.listings, session.person)
    return await services.notifications.of_person(session.person.id, session.device)


@post("/api/me/channels", status_code=HTTPStatus.OK, responses=ADDING)
async def add_channel(
    request: AnyRequest, services: Services, identified: Identified, data: JSONBody[wire.NewChannel]
) -> wire.Channels:
    """Another way to tell you; the `detail` of a `bad-message` says why it is none. By e-mail a link is sent first."""
    session = require_session(identified)
    services.channels.require(address_of(request), session.person.id)
    if isinstance(data, wire.NewMail):
        services.letters.require(address_of(request), session.person.id)
    device = Device(session.device, device_of(request))
    return await services.notifications.add(session.person.id, data, device, outer_address(request, services))


@delete("/api/me/channels/{channel:str}", status_code=HTTPStatus.OK, responses=FINDING)
async def remove_channel(services: Services, identified: Identified, channel: FromPath[str]) -> wire.Channels:
    """One way less."""
    session = require_session(identified)
    return await services.notifications.remove(session.person.id, channel, session.device)


@post("/api/me/channels/{channel:str}/test", status_code=HTTPStatus.OK, responses=AT_A_TABLE)
async def test_channel(
    request: AnyRequest, services: Services, identified: Identified, channel: FromPath[str]
) -> wire.Channels:
    """Send a message to try it; `trouble` of the channel says whether it arrived."""
    session = require_session(identified)
    services.channels.require(address_of(request), session.person.id)
    return await services.notifications.test(session.person.id, channel, session.device)


@post("/api/mail/confirm", status_code=HTTPStatus.OK, responses=MAKING)
async def confirm_mail(
    request: AnyRequest, services: Services, data: JSONBody[wire.ConfirmationCode]
) -> wire.MailAddress:
    """Confirm an address for e-mail by the code that was sent there."""
    services.channels.require(address_of(request))
    return await services.notifications.confirm(data.code)


@post("/unsubscribe/{code:str}", status_code=HTTPStatus.OK, include_in_schema=False)
async def stop_mail(request: AnyRequest, services: Services, code: FromPath[str]) -> Response[None]:
    """End all mail to an address, as mail programs do with one click; whoever has the code may."""
    services.channels.require(address_of(request))
    await services.notifications.stop(code)
    return Response(None)


@get("/unsubscribe/{code:str}", include_in_schema=False, as_it_is=True)
async def stop_page(request: AnyRequest, state: State, code: FromPath[str]) -> Response[bytes]:
    """The page that asks whether to end all mail: a program that only looks at links ends nothing."""
    return index_page(state.client, request)


def require_session(identified: CookieSessions) -> Session:
    """Who sends a request, and from where; raises RequestError for somebody we do not know yet."""
    if identified.session is None:
        raise RequestError("not-found", "POST /api/me makes you somebody first")
    return identified.session


def outer_address(request: AnyRequest, services: AppServices) -> str:
    """The address for another device: a phone cannot reach "localhost"."""
    if services.address is not None and is_loopback(name_of(request.headers.get("host", ""))):
        return services.address
    return str(request.base_url).rstrip("/")


# --- games, rules and components ---
@get("/api/shelf", responses=READING)
async def shelf(services: Services) -> wire.Shelf:
    """The games with their options and bots, and the characters that bots are."""
    return rulebooks.shelf(services.address)


@get("/api/rules/{book:str}", responses=FINDING)
async def rules(book: FromPath[str], lang: FromQuery[Literal["en", "de"]] = "en") -> wire.Rules:
    """A rulebook; `table` has the rules common to every game."""
    found = rulebooks.rules(book, lang)
    if found is None:
        raise RequestError("no-game")
    return found


@get("/api/rules/{game:str}/examples/{name:str}", responses=FINDING)
async def example(
    request: AnyRequest,
    services: Services,
    visitor: Visitor,
    game: FromPath[str],
    name: FromPath[str],
    eyes: Eyes = "open",
    first: FirstStep = 0,
) -> Response[wire.Replay]:
    """An example of a rulebook: a short game as a replay, as seen by any seat, a spectator (`watch`), or `open`."""
    who = asker(request, visitor)
    page: Any = await examples.page(services.lobby.replays, game, name, eyes, first, who)
    return Response(page, media_type=MediaType.JSON)


@get("/api/rules/{game:str}/exercises/{name:str}", responses=FINDING)
async def exercise(
    game: FromPath[str], name: FromPath[str], lang: FromQuery[Literal["en", "de"]] = "en"
) -> wire.ExerciseAnswer:
    """The answer to an exercise of a rulebook: each choice, tried by the rules."""
    return exercises.answer(game, name, lang)


@get("/api/texts/{language:str}", media_type=MediaType.TEXT, responses=FINDING, as_it_is=True)
async def texts_of_shelf(request: AnyRequest, language: FromPath[str]) -> Response[bytes]:
    """What the shelf says of all games, as Fluent: titles, and what can be agreed on."""
    if language not in LANGUAGES:
        raise RequestError("not-found")
    return sent(shelf_page(tuple(games()), language), request, ALWAYS_ASK)


@get("/api/games/{game:str}/texts/{language:str}", media_type=MediaType.TEXT, responses=FINDING, as_it_is=True)
async def texts_of_game(request: AnyRequest, game: FromPath[str], language: FromPath[str]) -> Response[bytes]:
    """All texts that a game's folder brings, as Fluent; what it lacks in a language is there in the other."""
    if game not in games():
        raise RequestError("no-game")
    if language not in LANGUAGES:
        raise RequestError("not-found")
    return sent(game_page(game, language), request, ALWAYS_ASK)


@get("/api/games/{game:str}/layout", responses=FINDING, as_it_is=True)
async def layout_of_game(request: AnyRequest, game: FromPath[str]) -> Response[bytes]:
    """How a table without a board for this game draws its view, and all commands that there are."""
    if game not in games():
        raise RequestError("no-game")
    return sent(await asyncio.to_thread(layout_page, game), request, ALWAYS_ASK)


@get("/games/{game:str}/board/{file:path}", include_in_schema=False, as_it_is=True)
async def board(request: AnyRequest, game: FromPath[str], file: FromPath[str]) -> Response[bytes]:
    """A file of the board that a game's package brings."""
    files = board_files(game) if game in games() else None
    page = None if files is None else files.page(file.lstrip("/"))
    if page is None:
        raise RequestError("not-found")
    return sent(page, request, ALWAYS_ASK)


@get("/games/{game:str}/art/{file:str}", include_in_schema=False, as_it_is=True)
async def art(request: AnyRequest, game: FromPath[str], file: FromPath[str]) -> Response[bytes]:
    """A picture of a game's folder."""
    page = picture(game, file) if game in games() else None
    if page is None:
        raise RequestError("not-found")
    answer = sent(page, request, ALWAYS_ASK)
    answer.headers["Content-Security-Policy"] = "sandbox"  # somebody may open it by itself, and it is no page of ours
    return answer


@get("/api/components/{game:str}", media_type=MediaType.TEXT, responses=FINDING)
async def components(game: FromPath[str]) -> Response[str]:
    """A game's own component file, for owners of the box to start from."""
    text = rulebooks.components(game)
    if text is None:
        raise RequestError("no-game")
    if not text:
        raise RequestError("not-found", f"{game} has no component file: its pieces are in its rules.")
    name = f'attachment; filename="{game}.toml"'
    return Response(text, media_type=MediaType.TEXT, headers={"Content-Disposition": name})


@post(
    "/api/components/{game:str}",
    status_code=HTTPStatus.OK,
    responses=MAKING,
    request_max_body_size=MOST_BYTES_WITH_FACES,
)
async def check_components(
    request: AnyRequest, services: Services, person: Somebody, game: FromPath[str], data: JSONBody[wire.Components]
) -> wire.HouseSet:
    """Check a component file; the problem lists what is wrong in it, entry by entry."""
    may_bring_faces(request, services, person)
    found = await asyncio.to_thread(rulebooks.house_set, game, data.text)
    if found is None:
        raise RequestError("no-game")
    return found


@post(
    "/api/components/{game:str}/form",
    status_code=HTTPStatus.OK,
    responses=MAKING,
    request_max_body_size=MOST_BYTES_WITH_FACES,
)
async def component_form(
    request: AnyRequest, services: Services, game: FromPath[str], data: JSONBody[wire.ComponentDraft]
) -> wire.ComponentForm:
    """A component file as a form, right or not: what each entry may say, and what is wrong with it."""
    services.component_forms.require(address_of(request))
    async with services.form_turn:  # several threads at once would keep those who play waiting
        return await asyncio.to_thread(component_forms.form_of, game, data)


def may_bring_faces(request: AnyRequest, services: AppServices, person: PersonRow) -> None:
    """Raise RequestError if too many component files came from one person or one address."""
    address = address_of(request)
    names = [person.id] if is_loopback(address) else [person.id, network_of(address)]
    if wait := max(services.house_sets.wait(name) for name in names):
        raise RequestError("too-fast", wait=wait)


@get("/api/health", responses=READING)
async def health(services: Services) -> Response[wire.Health]:
    """Whether the server can store what happens; 503 if it cannot."""
    trouble = services.lobby.store.trouble
    status = HTTPStatus.OK if trouble == "none" else HTTPStatus.SERVICE_UNAVAILABLE
    return Response(wire.Health(storage="ok" if trouble == "none" else trouble), status_code=status)


@get("/api/tables", responses=FINDING)
async def list_tables(
    services: Services,
    visitor: Visitor,
    page: Page = 0,
    show: FromQuery[wire.Shown] = "all",
    game: FromQuery[str] = "",
) -> wire.Lobby:
    """The listed tables, of one game or of all, a page of them at a time, and your own."""
    spare(services.listings, visitor)
    return await services.lobby.listing(visitor, page, show, game)


# --- tables ---
@post("/api/tables", responses=MAKING, request_max_body_size=MOST_BYTES_WITH_FACES)
async def make_table(
    request: AnyRequest, services: Services, person: Somebody, data: JSONBody[wire.NewTable]
) -> wire.Table:
    """Make a table, as its host."""
    services.tables.require(address_of(request), person.id)
    if brings_faces(data):
        may_bring_faces(request, services, person)
    if services.pace is not None:
        data.pace = services.pace
    address = address_of(request)
    return await services.lobby.make(person, data, "" if is_loopback(address) else network_of(address))


@post("/api/lessons", responses=MAKING)
async def begin_lesson(
    request: AnyRequest, services: Services, person: Somebody, data: JSONBody[wire.NewLesson]
) -> wire.Table:
    """Begin a lesson: a guided first game against bots, at a table of its own."""
    services.tables.require(address_of(request), person.id)
    return await services.lobby.begin_lesson(person, data, services.pace or "human")


@get("/api/tables/{id:str}", responses=AT_A_TABLE)
async def table(services: Services, visitor: Visitor, id: TableId, since: Since = 0) -> wire.Snapshot:
    """Everything you may know about a table, as its socket sends it."""
    return await services.lobby.snapshot(id, visitor, since)


@post("/api/tables/{id:str}", status_code=HTTPStatus.OK, responses=ASKING)
async def ask_table(
    services: Services, person: Somebody, id: TableId, data: JSONBody[wire.AnyAsk]
) -> Response[wire.Done | wire.Hinted | wire.Refused | wire.Problem]:
    """Send a request to a table, as on its socket."""
    if not services.rates.take(person.id, data):
        raise RequestError("too-fast")
    reply = await services.lobby.ask(id, person, data)
    match reply:
        case wire.Refused():
            return Response(reply, status_code=HTTPStatus.CONFLICT)
        case wire.Problem():
            return Response(reply, status_code=STATUS.get(reply.code, HTTPStatus.BAD_REQUEST))
    return Response(reply)


@get("/api/tables/{id:str}/view", responses=AT_A_TABLE)
async def view(services: Services, visitor: Visitor, id: TableId) -> dict[str, Any]:
    """Your seat's view with its redacted state: all a bot needs."""
    return await services.lobby.view(id, visitor)


@get("/api/tables/{id:str}/log", responses=AT_A_TABLE)
async def earlier_log(services: Services, visitor: Visitor, id: TableId, before: Before) -> wire.Log:
    """The entries before this one, as you saw them: the latest of these, where there are many."""
    return await services.lobby.log(id, visitor, before)


@get("/api/tables/{id:str}/replay", responses=AT_A_TABLE)
async def replay(
    request: AnyRequest,
    services: Services,
    visitor: Visitor,
    id: TableId,
    eyes: Eyes = "watch",
    first: First = None,
) -> Response[wire.Replay]:
    """The steps so far, as seen by you or a spectator (`watch`); after the end, by any seat or with cards `open`.

    With `first`, some steps from this one on; ask again with the next one until you have `total`.
    """
    who = asker(request, visitor)
    if first is None:
        parts = await services.lobby.replay(id, visitor, eyes, who)
        return cast(Response[wire.Replay], Stream(parts, media_type=MediaType.JSON))
    page: Any = await services.lobby.replay_page(id, visitor, eyes, first, who)
    return Response(page, media_type=MediaType.JSON)


@get("/api/tables/{id:str}/record", responses=AT_A_TABLE)
async def record(request: AnyRequest, services: Services, visitor: Visitor, id: TableId) -> Response[Any]:
    """The record of a finished game, which can be verified."""
    name = f'attachment; filename="cutpurse-{id}.json"'
    parts = await services.lobby.record(id, visitor, asker(request, visitor))
    return Stream(parts, media_type=MediaType.JSON, headers={"Content-Disposition": name})


@get("/api/tables/{id:str}/review", responses=AT_A_TABLE)
async def review(services: Services, visitor: Visitor, id: TableId) -> wire.Review:
    """What decided a finished game: how far its review is, and all of it when it is done."""
    return await services.lobby.review(id, visitor)


@post("/api/tables/{id:str}/review", status_code=HTTPStatus.OK, responses=AT_A_TABLE)
async def want_review(request: AnyRequest, services: Services, person: Somebody, id: TableId) -> wire.Review:
    """Have the review of a finished game made; ask for it again until it is done."""

    def may_begin() -> None:
        services.reviews.require(address_of(request), person.id)

    return await services.lobby.want_review(id, person, may_begin)


@delete("/api/tables/{id:str}/review", status_code=HTTPStatus.OK, responses=AT_A_TABLE)
async def cancel_review(services: Services, person: Somebody, id: TableId) -> wire.Review:
    """Want the review no more; it is called off unless somebody else waits for it, too."""
    return await services.lobby.cancel_review(id, person)


def asker(request: AnyRequest, visitor: PersonRow | None) -> str:
    """Who asks for something large, of which everybody gets one at a time: a person, or else an address, if any."""
    address = address_of(request)
    if visitor is not None:
        return visitor.id
    return "" if is_loopback(address) else network_of(address)


@get("/api/tables/{id:str}/qr.svg", media_type="image/svg+xml", responses=FINDING)
async def qr_code(request: AnyRequest, services: Services, id: TableId) -> Response[bytes]:
    """The invitation to a table as a QR code."""
    link = f"{outer_address(request, services)}/t/{id}"
    image = services.qr_codes.find(link)
    if image is None or id not in services.lobby.tables:  # else it costs nothing
        if wait := await services.drawing.wait(address_of(request)):
            raise RequestError("too-fast", wait=wait)
        await services.lobby.table(id)
        image = await services.qr_codes.draw(link)
    return Response(image, media_type="image/svg+xml", headers={"Cache-Control": "max-age=3600"})


# --- errors ---
def problem(
    code: wire.Code,
    detail: str = "",
    status: int | None = None,
    headers: dict[str, str] | None = None,
    slips: Sequence[wire.Slip] = (),
    wait: float = 1.0,
    count: int | None = None,
) -> Response[wire.Problem]:
    """A response that says what went wrong."""
    status = STATUS.get(code, HTTPStatus.BAD_REQUEST) if status is None else status
    headers = {"Retry-After": retry_after(wait)} if status == HTTPStatus.TOO_MANY_REQUESTS else headers
    said = wire.Problem(code=code, detail=detail, slips=list(slips), count=count)
    return Response(said, status_code=status, headers=headers)


def on_request_error(_: AnyRequest, error: RequestError) -> Response[wire.Problem]:
    """A route raised RequestError."""
    return problem(error.code, error.detail, slips=error.slips, wait=error.wait, count=error.count)


def on_store_error(_: AnyRequest, error: StoreError) -> Response[wire.Problem]:
    """Nothing can be stored now, and the store has said so in the log; or else it is our fault."""
    match error:
        case StoreUnavailable():
            return problem("not-stored", headers={"Retry-After": "10"})
        case StoreFull():
            return problem("too-many", str(error))
    return on_anything(_, error)


def on_http(_: AnyRequest, error: HTTPException) -> Response[wire.Problem]:
    """Litestar itself refused the request."""
    if error.status_code >= HTTPStatus.INTERNAL_SERVER_ERROR:
        return on_anything(_, error)
    reasons = error.extra if isinstance(error.extra, list) else []
    if any(reason.get("source") == "path" for reason in reasons):
        return problem("no-table")  # not a valid id
    why = "; ".join(f"{reason.get('key', '')}: {reason.get('message', '')}" for reason in reasons)
    return problem(CODES.get(error.status_code, "bad-message"), why or error.detail, error.status_code, error.headers)


def on_anything(_: AnyRequest, error: Exception) -> Response[wire.Problem]:
    """Anything unexpected: logged, but not sent to the client."""
    log.error("a request failed", exc_info=error)
    return problem("trouble")


class Described(JsonRenderPlugin):
    """The OpenAPI document; adds that we refuse unknown fields, which Litestar leaves out."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The document as JSON."""
        for kind in (*wire.Asked.__subclasses__(), *wire.Ask.__subclasses__()):
            if schema := openapi_schema["components"]["schemas"].get(kind.__name__):
                schema["additionalProperties"] = False
        return super().render(request, openapi_schema)


def make_app(
    lobby: Lobby,
    sessions: Sessions,
    rates: Rates,
    address: str | None = None,
    pace: wire.Pace | None = None,
    client: Client | None = None,
    documentation: Client | None = None,
    notifications: Notifications | None = None,
) -> Litestar:
    """The HTTP application of a lobby; requests pass the guard first. Sockets do not come here, but share the rates."""
    return Litestar(
        route_handlers=[
            *(me, meet_me, rename_me, link_me, claim_me, link_owner, my_devices, sign_out_others, sign_out),
            *(my_games, my_statistics, my_vacation, take_vacation),
            *(shelf, rules, example, exercise, components, check_components, component_form, list_tables, health),
            *(texts_of_shelf, texts_of_game, layout_of_game, art, board),
            new_program,
            *(my_channels, add_channel, remove_channel, test_channel, confirm_mail, stop_mail, stop_page),
            *(make_table, begin_lesson, table, ask_table, view, earlier_log, replay, record, qr_code),
            *(review, want_review, cancel_review),
            documentation_page,
            client_page,
        ],
        dependencies={
            "services": Provide(services_of),
            "identified": Provide(identify),
            "visitor": Provide(visitor_of),
            "person": Provide(person_of),
        },
        state=State(
            {
                "services": AppServices(
                    lobby, sessions, rates, address, pace, notifications or Notifications(lobby.store)
                ),
                "client": client or Client(),
                "documentation": documentation or Client(DOCUMENTATION),
            }
        ),
        request_class=JsonRequest,
        before_send=[hand_out],
        exception_handlers={
            RequestError: on_request_error,
            StoreError: on_store_error,
            HTTPException: on_http,
            Exception: on_anything,
        },
        openapi_config=OpenAPIConfig(
            title="Cutpurse",
            version=cutpurse.__version__,
            path="/schema",
            use_handler_docstrings=True,
            render_plugins=[Described(path="/")],
        ),
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=5, minimum_size=2000, exclude_opt_key="as_it_is"
        ),
        request_max_body_size=MOST_BYTES,
        logging_config=None,
    )
