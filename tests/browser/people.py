"""People at browsers: each a Chromium context of its own, watched for everything that must never happen there."""

from __future__ import annotations

import json
import re
import secrets
import shutil
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeVar, cast

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Locator,
    Page,
    Playwright,
    Request,
    WebError,
    WebSocket,
    expect,
    sync_playwright,
)

from cutpurse.kernel.game import games
from cutpurse.texts import Texts
from tests.browser.contexts import Contexts
from tests.browser.server_process import TableServices

Language = Literal["en", "de"]
Theme = Literal["night", "dawn"]
LANGUAGES: tuple[Language, ...] = ("en", "de")
Role = Literal[
    "button", "dialog", "heading", "link", "list", "listitem", "log", "region", "tab", "table", "textbox", "status"
]

T = TypeVar("T")
PATIENCE = 60.0  # seconds until something must be there
ANY = "\0"  # in a message: whatever may stand there
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")  # as in the Makefile
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",  # there is nothing outside
]
# What a browser itself writes when the line is cut, or a request is answered by a refusal.
CUT = (
    r"WebSocket connection to|ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET"
)
NOT_FOUND = r"status of 404"
SOCKET = re.compile(r"/api/tables/([\w-]+)/socket")
# Somebody chose this theme before; the night is what the system of everybody here asks for.
CHOSE = """try {
  if (!localStorage.getItem("cutpurse.theme")) localStorage.setItem("cutpurse.theme", "dawn");
} catch {}"""
# Whoever has played before is not told again what it is all about, and gets the usual game at once.
NOT_NEW = """try {
  for (const game of GAMES)
    localStorage.setItem(`cutpurse.welcome.${game}`, "seen");
  localStorage.setItem("cutpurse.finished-games", GAMES.join(" "));
} catch {}""".replace("GAMES", json.dumps(games()))


# No way back in the history is under way, which would break off the way to another page.
SETTLED = "!history.state?.over || document.querySelector('dialog[open]') !== null"


class Size(NamedTuple):
    """A window, and whether fingers touch it."""

    width: int
    height: int
    touch: bool = False


PHONE = Size(360, 740, touch=True)
TABLET = Size(820, 1180, touch=True)
DESKTOP = Size(1440, 900)
# Windows with little room: a small phone, phones on their side, and a desktop's page at 200 %.
TIGHT = {
    "small": Size(320, 568, touch=True),
    "side-568": Size(568, 320, touch=True),
    "side-667": Size(667, 375, touch=True),
    "side-844": Size(844, 390, touch=True),
    "zoomed": Size(720, 450),
}


def chromium(playwright: Playwright) -> Browser:
    """The browser that is installed here."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is None:
        raise RuntimeError("no browser here: install chromium")
    return playwright.chromium.launch(executable_path=found, args=FLAGS)


@contextmanager
def outside_tests() -> Iterator[tuple[TableServices, Contexts]]:
    """A server with an empty database and a browser's contexts, for tools that are no tests."""
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        house = TableServices(Path(home))
        house.open()
        contexts = Contexts(chromium(playwright))
        yield house, contexts
        contexts.browser.close()
        house.close()


class Person:
    """Somebody with a browser of their own, who speaks one language and reads what stands on the page."""

    def __init__(
        self,
        contexts: Contexts,
        house: TableServices,
        language: Language = "en",
        size: Size = DESKTOP,
        *,
        theme: Theme = "night",
        motion: bool = False,
        worker: bool = False,
        newcomer: bool = False,
    ) -> None:
        self.contexts = contexts
        self.services = house
        self.touches = size.touch
        self.texts = Texts(language)
        self.complaints: list[str] = []
        self.told: dict[str, int] = {}  # by table: how many entries its page has been told of
        self.replies = 0  # to what the page has asked of tables
        self.forgiven: list[re.Pattern[str]] = []
        self.size = size
        self.page_is_own = worker
        self.context, self.page = contexts.enter(
            house.origin,
            [CHOSE] * (theme == "dawn") + [NOT_NEW] * (not newcomer),
            locale={"en": "en-GB", "de": "de-DE"}[language],
            has_touch=size.touch,
            is_mobile=size.touch,
            color_scheme="dark",
            reduced_motion="no-preference" if motion else "reduce",
            service_workers="allow" if worker else "block",
        )
        self.context.on("console", self._hear)
        self.context.on("weberror", self._stumble)
        self.context.on("request", self._follow)
        self._settle(self.page)

    def new_page(self) -> Page:
        """Another tab."""
        return self._settle(self.context.new_page())

    def _settle(self, page: Page) -> Page:
        page.on("websocket", self._connect)
        page.set_viewport_size({"width": self.size.width, "height": self.size.height})
        return page

    def own_page(self) -> Page:
        """The page, to be changed in a way that nothing takes back: nobody else gets it afterwards."""
        self.page_is_own = True
        return self.page

    # --- what must never happen ---
    def forgive(self, pattern: str) -> None:
        """Complaints like this are expected from now on."""
        self.forgiven.append(re.compile(pattern))

    def leave(self) -> list[str]:
        """Leave the browser to others, and tell what was wrong in it."""
        self.contexts.leave(self.context, keep=None if self.page_is_own else self.page)
        self.page.remove_listener("websocket", self._connect)
        self.context.remove_listener("console", self._hear)
        self.context.remove_listener("weberror", self._stumble)
        self.context.remove_listener("request", self._follow)
        return [each for each in self.complaints if not any(pattern.search(each) for pattern in self.forgiven)]

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.complaints.append(f"console: {message.text} ({message.location.get('url')})")

    def _stumble(self, error: WebError) -> None:
        self.complaints.append(f"error in the page: {error.error.stack or error.error}")

    def _follow(self, request: Request) -> None:
        if not request.url.startswith((self.services.origin, "data:", "blob:")):
            self.complaints.append(f"asked elsewhere: {request.url}")

    def _connect(self, socket: WebSocket) -> None:
        if not socket.url.startswith(self.services.origin.replace("http", "ws", 1)):
            self.complaints.append(f"connected elsewhere: {socket.url}")
        if table := SOCKET.search(socket.url):
            socket.on("framereceived", lambda frame: self._take_in(table[1], frame))

    def _take_in(self, table: str, frame: str | bytes) -> None:
        message = json.loads(frame)
        self.replies += "key" in message
        if message.get("position"):
            self.told[table] = message["position"]["n"]

    # --- what stands there ---
    def say(self, id: str, /, **values: str | int) -> str:
        """A message of the catalogue in this person's language."""
        return self.texts.say(id, **values)

    def like(self, id: str, /, **values: str | int) -> re.Pattern[str]:
        """What a message looks like; a value ANY stands for anything."""
        return re.compile(re.escape(self.say(id, **values)).replace(re.escape(ANY), ".*"), re.DOTALL)

    def find(self, role: Role, id: str, /, **values: str | int) -> Locator:
        """What has this role and this message in its name."""
        return self.page.get_by_role(role, name=self.like(id, **values))

    def button(self, id: str, /, **values: str | int) -> Locator:
        """A button by its message."""
        return self.find("button", id, **values)

    def way_in(self, id: str, game: str = "gaunerbande") -> Locator:
        """A button on the card of a game in the lobby."""
        return self.button("web-of", deed=self.say(id), what=self.say(f"{game}-title"))

    def link(self, id: str, /, **values: str | int) -> Locator:
        """A link by its message."""
        return self.find("link", id, **values)

    def heading(self, id: str, /, **values: str | int) -> Locator:
        """A heading by its message."""
        return self.find("heading", id, **values)

    def reads(self, id: str, /, **values: str | int) -> None:
        """This message stands on the page, somewhere where it is seen."""
        expect(self.page.get_by_text(self.like(id, **values)).locator("visible=true").first).to_be_visible()

    def seats_bot(self, chair: int, bot: str) -> None:
        """Choose who sits on a chair, by the name that is shown, in the form for a new table."""
        sheet = self.find("dialog", "new-title", game=ANY)
        sheet.get_by_role("button", name=self.like("new-chair", number=chair)).click()
        choices = self.find("dialog", "room-bot-kind", number=chair)
        choice = choices.get_by_role("button", name=bot, include_hidden=True)
        if not choice.is_visible():
            choices.get_by_text(self.say("bots-others")).click()
        choice.click()
        expect(sheet.get_by_role("button", name=self.like("new-chair", number=chair))).to_contain_text(bot)

    def goes(self, address: str) -> None:
        """Open an address of the house, once the entry of a sheet that was just closed has left the history."""
        self.until(lambda: self.page.evaluate(SETTLED))
        self.page.goto(address)

    def reloads(self) -> None:
        """Load the page anew, once the entry of a sheet that was just closed has left the history."""
        self.until(lambda: self.page.evaluate(SETTLED))
        self.page.reload()

    def speaks(self, language: Language) -> None:
        """Ask the page to speak another language."""
        self.button("web-language").click()
        self.texts = Texts(language)
        expect(self.page.locator("html")).to_have_attribute("lang", language)

    # --- what a script could do as well: the short way to a position ---
    def asks(self, method: Literal["GET", "POST", "PUT"], path: str, body: object = None) -> dict[str, Any]:
        """What the server answers to this person."""
        headers = {"Content-Type": "application/json"} if body is not None else {}
        answer = self.context.request.fetch(f"/api{path}", method=method, data=body, headers=headers)
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return cast(dict[str, Any], answer.json())

    def named(self, name: str) -> Person:
        """Go by this name."""
        self.asks("PUT", "/me", {"name": name})
        return self

    def lays(self, bots: list[str | None], **wishes: Any) -> str:
        """Make a table, of Gaunerbande unless they wish otherwise, and take its first free chair; its id."""
        table = self.asks("POST", "/tables", {"game": "gaunerbande", "pace": "instant", "bots": bots, **wishes})["id"]
        self.sits(table, bots.index(None))
        return str(table)

    def wishes(self, table: str, ask: str, **more: Any) -> dict[str, Any]:
        """Ask something of a table."""
        return self.asks("POST", f"/tables/{table}", {"ask": ask, "key": secrets.token_hex(12), **more})

    def sits(self, table: str, seat: int) -> None:
        """Take a chair."""
        name = self.asks("GET", "/me")["name"] or "Ada"
        self.wishes(table, "sit", seat=seat, name=name, seed=secrets.token_hex(16))

    def plays_on(self, table: str, moves: int = 1000) -> None:
        """Play the first of what is possible, so many times or to the end."""
        for _ in range(moves):
            view = self.until(lambda: view if (view := self.sees(table))["options"] or view["outcome"] else None)
            if view["outcome"] is not None:
                return
            self.wishes(table, "play", commands=view["options"][: 3 if view["phase"] == "passing" else 1])

    def is_asked(self, table: str) -> dict[str, Any]:
        """Wait until it is this person's turn; the view then."""
        view = self.until(lambda: view if (view := self.sees(table))["options"] or view["outcome"] else None)
        assert view["outcome"] is None
        return view

    def until(self, found: Callable[[], T | None]) -> T:
        """Ask for something again and again until it is there; what it is then."""
        end = time.monotonic() + PATIENCE
        while not (thing := found()):
            assert time.monotonic() < end, "it never came"
            self.page.wait_for_timeout(20)
        return thing

    def knows_all(self, table: str, position: dict[str, Any]) -> bool:
        """Whether the page has been told of everything up to a position that the server has told."""
        return self.told.get(table, -1) >= int(position["n"])

    def catches_up(self, table: str) -> None:
        """Wait until the page knows what the server knows now; what it shows of it may still lag behind."""
        now = self.asks("GET", f"/tables/{table}")["position"]
        self.until(lambda: self.knows_all(table, now))
        self.page.evaluate("() => new Promise(requestAnimationFrame)")

    def sees(self, table: str) -> dict[str, Any]:
        """The view of the game this person has."""
        return cast(dict[str, Any], self.asks("GET", f"/tables/{table}")["position"]["view"])
