"""Games without a board of their own: Liar's Dice and a toy from packages elsewhere, and ours as if they had none."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from cutpurse.kernel.game import find, games
from tests.browser.conftest import People
from tests.browser.flights import flown, record
from tests.browser.generic_steps import board, is_to_choose, offer, play_on, position, press, press_any
from tests.browser.page_checks import TARGET, axe_faults, scrolls_sideways, small_targets
from tests.browser.people import ANY, CUT, DESKTOP, TIGHT, Language, Person, Size, Theme
from tests.browser.server_process import TableServices
from tests.examples.conftest import EXAMPLE, install, path_with
from tests.packages import sly_package

PHONE = Size(390, 844, touch=True)
SIGHTS = [("en", DESKTOP, "night"), ("de", PHONE, "dawn"), *(("de", size, "night") for size in TIGHT.values())]
BOARD = """\
export function mount(target, props) {
  const button = document.createElement("button");
  const draw = ({ view, players, near, play, whyNot }) => {
    button.textContent = `${players[near].name} has ${view.hand.join(" ")}, and 12 ${whyNot("set 12") ?? "is fine"}`;
    button.onclick = () => play([view.options[0]]);
  };
  target.append(button);
  draw(props);
  return { update: draw, destroy: () => button.remove() };
}
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with packages: Liar's Dice as anybody would install it, and toys with boards of their own."""
    folder = tmp_path_factory.mktemp("site")
    install(EXAMPLE, folder)
    for game, script in (("boarded", BOARD), ("broken", 'throw new Error("no board")\n')):
        sly_package(folder, game, title=game.title())
        (folder / game / "board").mkdir()
        (folder / game / "board" / "index.js").write_text(script)
    return folder


@pytest.fixture(scope="module")
def shop(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServices]:
    """A server with these games."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", path_with(site))
        house = TableServices(tmp_path_factory.mktemp("shop"))
        house.open()
        yield house
        house.close()
        assert not house.complaints(), house.log.read_text()


def test_two_people_and_a_bot_play_liars_dice_through_a_crash_to_the_end_and_watch_it_again(
    shop: TableServices, people: People
) -> None:
    ada: Person = people("en", Size(1280, 800), at=shop).named("Ada")
    bert: Person = people("de", PHONE, at=shop, theme="dawn").named("Bert")
    carl: Person = people("en", DESKTOP, at=shop).named("Carl")
    table = ada.lays([None, None, "greedy"], game="liars-dice", options={"dice": 2}, delay=0)
    bert.sits(table, 1)
    for person in (ada, bert, carl):
        person.goes(f"/t/{table}")
    ada.button("room-start").click()
    for person in (ada, bert):
        expect(board(person)).to_be_visible()
        expect(person.page.locator(".hand .card")).to_have_count(2)
    expect(board(carl)).to_be_visible()
    expect(carl.page.locator(".offers, .hand .card")).to_have_count(0)

    play_on([ada, bert], table, 4)
    for person in (ada, bert, carl):
        person.forgive(CUT)
    shop.kill()
    shop.open()
    for person in (ada, bert, carl):
        person.reloads()
        expect(board(person)).to_be_visible()
    play_on([ada, bert], table)

    for person, why in ((ada, "Only one cup"), (bert, "Nur unter einem Becher"), (carl, "Only one cup")):
        expect(person.find("region", "table-poster")).to_be_visible()
        expect(person.page.get_by_text(why).first).to_be_visible()
    carl.link("table-replay").click()
    for n in (1, 2):
        carl.button("replay-step").click()
        expect(carl.page.get_by_text(carl.like("replay-place", n=n, last=ANY))).to_be_visible()
    carl.page.get_by_label(carl.say("replay-eyes")).select_option(label=carl.say("replay-eyes-open"))
    expect(board(carl)).to_be_visible()
    expect(carl.page.get_by_role("button", name="Ada bids").first).to_be_visible()


@pytest.mark.parametrize(("language", "size", "theme"), SIGHTS)
def test_the_table_of_liars_dice_is_sound_for_eyes_fingers_and_readers(
    shop: TableServices, people: People, language: Language, size: Size, theme: Theme
) -> None:
    ada: Person = people(language, size, at=shop, theme=theme)
    table = ada.lays([None, "greedy"], game="liars-dice", delay=0)
    ada.wishes(table, "start")
    ada.goes(f"/t/{table}")
    ada.until(lambda: is_to_choose(position(ada, table)) or None)
    ada.catches_up(table)
    expect(offer(ada, position(ada, table)["view"]["options"][0])).to_be_visible()
    ada.button("table-welcome-close").click()
    assert axe_faults(ada.page) == []
    assert not scrolls_sideways(ada.page)
    assert not (size.touch and small_targets(ada.page, TARGET))


def test_a_refused_move_says_why_and_keys_reach_every_move(shop: TableServices, people: People) -> None:
    ada: Person = people("en", at=shop)
    table = ada.lays([None, "random"], game="liars-dice", options={"dice": 1}, delay=0)
    ada.wishes(table, "start")
    ada.goes(f"/t/{table}")
    ada.until(lambda: "bid 2 six" in position(ada, table)["view"]["options"] or None)
    ada.catches_up(table)
    offer(ada, "bid 2 one").click(force=True)  # it is disabled for those who do not ask why
    why = ada.page.get_by_role("dialog", name=ada.say("web-why-not"))
    expect(why).to_contain_text("LD-2.4")
    ada.page.keyboard.press("Escape")
    expect(why).to_be_hidden()

    last = offer(ada, "bid 2 six")
    offer(ada, "bid 2 one").focus()
    ada.page.keyboard.press("End")
    expect(last).to_be_focused()
    before = position(ada, table)["n"]
    ada.page.keyboard.press("Enter")
    ada.until(lambda: position(ada, table)["n"] > before or None)


def test_the_pictures_of_a_package_are_shown_in_the_lobby_and_in_the_rules(shop: TableServices, people: People) -> None:
    ada: Person = people(at=shop)
    for page, picture in (("/", ".scene img"), ("/rules/liars-dice", "article img")):
        ada.goes(page)
        drawn = ada.page.locator(picture).first
        expect(drawn).to_be_visible()
        assert drawn.evaluate("image => image.decode().then(() => image.naturalWidth)") > 0


@pytest.mark.parametrize("game", games())
def test_our_own_games_can_be_played_on_the_generic_table(shop: TableServices, people: People, game: str) -> None:
    bots = [None, *["random"] * (min(find(game).seats) - 1)]
    ada: Person = people("de", PHONE, at=shop)
    table = ada.lays(bots, game=game, delay=0)
    ada.wishes(table, "start")
    ada.goes(f"/t/{table}?board=generic")
    expect(board(ada)).to_be_visible()
    if position(ada, table)["live"] is not None:
        press_go_on(ada)  # who plays alone is asked whether they are ready
    for _ in range(5):
        ada.until(lambda: (is_to_choose(now := position(ada, table)) and hands_are_free(now)) or None)
        press_any(ada, table)
    assert axe_faults(ada.page) == []
    assert not scrolls_sideways(ada.page)


def press_go_on(person: Person) -> None:
    """Let the clocks run that wait for somebody alone with bots."""
    button = person.button("table-go-on")
    button.click()
    expect(button).to_be_hidden()


def hands_are_free(now: dict[str, object]) -> bool:
    """Whether nobody has to wait for a countdown."""
    live = now["live"]
    return live is None or (isinstance(live, dict) and live["begins"] == 0)


def test_a_card_is_seen_travelling_from_the_hand_to_the_trick(shop: TableServices, people: People) -> None:
    ada: Person = people("en", at=shop, motion=True)
    record(ada)
    table = ada.lays([None, "random", "random"], game="gaunerbande", delay=0)
    ada.wishes(table, "start")
    ada.plays_on(table, 1)  # three gifts
    ada.goes(f"/t/{table}?board=generic")
    command = ada.is_asked(table)["options"][0]
    card = command.split()[1]
    press(ada, table, command)
    found = ada.until(lambda: [flight for flight in flown(ada) if flight.piece == card])
    assert found[0].start[1] > found[0].end[1]  # up from the hand


def test_a_package_may_bring_a_board_of_its_own(shop: TableServices, people: People) -> None:
    ada: Person = people("en", at=shop).named("Ada")
    table = ada.lays([None, "random"], game="boarded", delay=0)
    ada.wishes(table, "start")
    ada.goes(f"/t/{table}")
    hand = ada.is_asked(table)["hand"]
    own = ada.page.get_by_role("button", name=f"Ada has {' '.join(str(card) for card in hand)}")
    expect(own).to_be_visible()
    own.click()
    ada.until(lambda: ada.sees(table)["hand"] != hand or None)
    expect(own).to_be_hidden()  # it was told of the new view
    expect(ada.page.get_by_role("log")).to_contain_text("Ada")


def test_a_board_that_does_not_work_leaves_the_generic_table(shop: TableServices, people: People) -> None:
    ada: Person = people("en", at=shop)
    table = ada.lays([None, "random"], game="broken", delay=0)
    ada.wishes(table, "start")
    ada.goes(f"/t/{table}")
    view = ada.is_asked(table)
    expect(ada.page.locator(".hand .card")).to_have_count(len(view["hand"]))
    press(ada, table, view["options"][0])
