"""fullscreen/: the table on the whole window, by arrows, Tab, mouse and typing, in any size."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from cutpurse import Match
from cutpurse.kernel.game import find, games
from cutpurse.terminal.fullscreen.composition import composed
from cutpurse.terminal.fullscreen.window import Picture
from cutpurse.terminal.games.views import PERSON
from cutpurse.terminal.screen import Screen
from cutpurse.terminal.start import BOT_NAMES, game_screen_of
from cutpurse.texts import Texts
from tests.terminal.command import Shell
from tests.terminal.full_screen import FullScreen, full_screen
from tests.terminal.picture import LONGEST

GIVE = "Give 3 cards to Otto"


def played(home: Path, does: Callable[[FullScreen], Awaitable[None]], **table: object) -> None:
    """Do something at a table."""

    async def play() -> None:
        async with full_screen(home, **table) as person:  # type: ignore[arg-type]
            await does(person)

    asyncio.run(play())


# --- choosing ---
def test_arrows_go_to_what_can_be_chosen_and_space_or_enter_chooses_it(home: Path) -> None:
    async def does(person: FullScreen) -> None:
        await person.asked(GIVE)
        assert person.marked == ""
        await person.press("tab")
        assert person.marked == "give g0"
        await person.press("right")
        assert person.marked == "give g3"
        await person.press("down", "up")
        assert person.marked == "give g3"
        await person.press("space")
        await person.asked("Give 2 cards to Otto")
        assert "You put g3 aside." in person.part("log-lines")
        assert person.marked == "", "no second press plays what nobody chose"
        await person.press("left", "enter")
        await person.asked("Give one more card to Otto")

    played(home, does)


def test_tab_goes_from_one_part_of_the_table_to_the_next_and_back(home: Path) -> None:
    async def does(person: FullScreen) -> None:
        await person.asked(GIVE)
        await person.press("tab", "tab")
        assert person.marked == "?", "the rules"
        await person.press("shift+tab")
        assert person.marked == "give g0"
        await person.press("escape")
        assert person.marked == ""

    played(home, does)


def test_a_click_chooses_a_card_and_opens_what_the_bar_offers(home: Path) -> None:
    async def does(person: FullScreen) -> None:
        await person.asked(GIVE)
        await person.click("offers", "k10")
        await person.asked("Give 2 cards to Otto")
        await person.click("actions", "Rules")
        await person.reads("The rules", "GB-0.1 The deck")
        await person.press("escape")
        await person.asked("Give 2 cards to Otto")

    played(home, does)


def test_moves_are_typed_as_on_a_plain_terminal(home: Path) -> None:
    async def does(person: FullScreen) -> None:
        await person.asked(GIVE)
        await person.type("4 5 k1")
        await person.press("enter")
        await person.asked("Which card")
        assert "You give Otto" in person.part("log-lines")

    played(home, does)


def test_a_card_that_may_not_be_played_says_why_when_it_is_clicked(home: Path) -> None:
    async def does(person: FullScreen) -> None:
        await person.asked(GIVE)
        await person.type("g0 g3 g5")
        await person.press("enter")
        await person.asked("No green in your hand.")
        log = person.part("log-lines")
        await person.click("offers", "k1 ")
        await person.until(lambda: "GB-3.5" in person.part("notice"))
        assert person.app.table.query_one("#log").is_vertical_scroll_end, "the end of the log stays in sight"
        assert "That does not work" in person.part("notice")
        assert person.part("log-lines") == log
        await person.press("escape")
        assert person.part("notice") == ""
        await person.type("banana")
        await person.press("enter")
        await person.until(lambda: "“banana” is not a move here." in person.part("notice"))

    played(home, does)


# --- reading ---
def test_the_rules_are_searched_as_one_types(home: Path) -> None:
    async def does(person: FullScreen) -> None:
        await person.asked(GIVE)
        await person.type("?")
        await person.reads("The rules")
        await person.type("follow")
        await person.pilot.pause()
        page = person.app.page
        assert page is not None
        assert len(page.hits) > 1
        assert page.help().startswith(f"1 of {len(page.hits)}")
        await person.press("enter")
        assert page.help().startswith("2 of")
        await person.press("escape", "escape")
        await person.asked(GIVE)

    played(home, does)


@pytest.mark.parametrize("size", [(80, 24), (200, 50)])
def test_a_page_shows_its_buttons_however_long_it_is(home: Path, size: tuple[int, int]) -> None:
    async def does(person: FullScreen) -> None:
        await person.reads("Welcome", "Gaunerbande")
        page = person.app.page
        assert page is not None
        bottom = page.query_one("#choices").region.bottom
        assert 0 < bottom <= size[1] - 1

    played(home, does, size=size, greeted=False)


def test_what_happened_since_ones_last_choice_stands_out_in_the_log(home: Path) -> None:
    async def does(person: FullScreen) -> None:
        await person.asked(GIVE)
        await person.type("4 5 6")
        await person.press("enter")
        await person.asked("You lead. Which card?")
        fresh = person.picture.fresh
        await person.type("1")
        await person.press("enter")
        await person.asked("Which card")
        assert person.picture.fresh > fresh
        assert person.picture.log[person.picture.fresh].plain.startswith("You lead")
        await person.press("f7")
        await person.reads("What has happened", "You lead")

    played(home, does)


def test_a_hint_and_undo_have_keys_of_their_own(home: Path) -> None:
    async def does(person: FullScreen) -> None:
        await person.asked(GIVE)
        await person.press("f2")
        await person.until(lambda: "A bot would type: give" in person.part("notice"))
        await person.type("g0")
        await person.press("enter")
        await person.asked("Give 2 cards to Otto")
        await person.press("f3")
        await person.asked(GIVE)
        assert "You take back g0." in person.part("log-lines")

    played(home, does)


# --- the window ---
def test_the_table_is_laid_out_anew_whenever_the_window_changes(home: Path) -> None:
    async def does(person: FullScreen) -> None:
        async def resized(width: int, height: int) -> None:
            await person.pilot.resize_terminal(width, height)
            await person.pilot.pause()

        await person.asked(GIVE)
        await person.type("g0 g")
        log, board = person.app.table.query_one("#log"), person.app.table.query_one("#board")
        assert log.region.y >= board.region.bottom, "below the table"
        await resized(120, 40)
        assert log.region.x >= board.region.right, "beside the table"
        assert "Players" in person.part("board-lines")
        assert "Red" in person.part("offers")
        await resized(50, 12)
        assert GIVE in person.part("question")
        await resized(80, 24)
        assert "Players" not in person.part("board-lines")
        assert person.app.table.typed.value == "g0 g"
        await person.type("3 g5")
        await person.press("enter")
        await person.asked("Which card do you discard?")

    played(home, does, size=(80, 24))


def test_whose_turn_it_is_stands_before_the_question(home: Path) -> None:
    async def does(person: FullScreen) -> None:
        await person.asked(GIVE)
        assert person.part("question").startswith(" Your turn  Give 3 cards")

    played(home, does)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 40), (200, 50)])
@pytest.mark.parametrize("game", games())
def test_every_game_fits_every_window(game: str, size: tuple[int, int], language: str) -> None:
    match = Match(find(game), 4, 3)
    texts = Texts(language)
    screen = game_screen_of(match.game, texts, [LONGEST, *BOT_NAMES[:3]])
    console = Screen(texts, drawn=True, interactive=True, size=size).console
    picture = Picture(screen, match.view(PERSON), [], 0, question="?", actions=[("rules", "?")], asked=True)
    width, height = size
    parts = composed(picture, width, height, console)
    inner = width - parts.log_width - (1 if parts.log_width else 0)
    assert parts.log_width == 0 if width < 100 else parts.log_width >= 26
    assert max(line.cell_len for line in parts.board) <= inner
    assert max(line.cell_len for line in parts.offers) <= width - 2
    room = height - len(parts.offers) - 5
    assert len(parts.board) <= room
    assert all(screen.names[seat] in "".join(line.plain for line in parts.board) for seat in range(4))


# --- a game to its end ---
def test_a_game_ends_on_a_page_with_another_game_a_review_and_the_way_out(home: Path, cutpurse: Shell) -> None:
    cutpurse("play", "--seed", "2", "--option", "limit=10", "--bots", "random", typed="1\n" * 15)

    async def does(person: FullScreen) -> None:
        await person.asked("Which card")
        first = person.app.window.table
        await person.press("tab", "space")
        await person.reads("The game is over", "The game has been recorded.", "cutpurse verify")
        await person.press("enter")
        await person.asked("Give 3 cards to")
        second = person.app.window.table
        assert first is not None
        assert second is not None
        assert first.match.outcome is not None
        assert second.match.settings == first.match.settings
        assert second.match.commitment != first.match.commitment
        assert person.picture.view["round"] == 1
        await person.press("ctrl+q")
        await person.until(lambda: not person.app.game.is_alive())
        farewell = [str(line) for line in person.app.window.farewell]
        assert any("The game is kept." in line for line in farewell)

    played(home, does, resume=True)
    assert len(cutpurse.records()) == 1
    assert len(cutpurse.saves()) == 1


def test_the_end_of_a_round_waits_to_be_read(home: Path, cutpurse: Shell) -> None:
    cutpurse("play", "--seed", "2", typed="1\n" * 15)

    async def does(person: FullScreen) -> None:
        await person.asked("Which card")
        await person.press("tab", "space")
        await person.reads("The round is over", "Round 1 is over")
        await person.press("enter")
        await person.asked("Give 3 cards to Mona")
        assert "round 2" in person.part("title").lower()

    played(home, does, resume=True)


@pytest.mark.parametrize(("key", "answer"), [("enter", True), ("escape", False)])
def test_an_unfinished_game_is_offered(home: Path, cutpurse: Shell, key: str, answer: bool) -> None:
    cutpurse("play", "--seed", "1", typed="g0\n")

    async def play() -> None:
        async with full_screen(home, seed=None, greeted=False) as person:
            await person.reads("Welcome back", "Gaunerbande, 4 players, round 1")
            await person.press(key)
            if answer:
                await person.asked("Give 2 cards to Otto")
            else:
                await person.reads("Welcome", "Gaunerbande. Take")

    asyncio.run(play())
    assert len(cutpurse.saves()) == (1 if answer else 2)


# --- the games ---
def test_in_a_rummage_a_whole_word_acts_at_once_and_a_click_picks_up_a_tile(home: Path) -> None:
    async def does(person: FullScreen) -> None:
        await person.asked("Enter starts the countdown.")
        await person.click("offers", "Start the countdown")
        await person.asked("Which tile do you pick up?")
        assert "Time" in person.part("bars")
        await person.type("4")
        assert person.app.table.typed.value == "4", "it may become 40"
        await person.press("enter")
        await person.asked("In your hand: iron key. Keep it?")
        await person.type("k")
        await person.asked("Which tile do you pick up?")
        assert "You keep 4: iron key." in person.part("log-lines")
        while not person.picture.view["holding"]:  # a bot may be faster
            tile = next((each for each in person.picture.view["options"] if each.startswith("grab")), "grab 0").split()[
                1
            ]
            place = person.picture.view["tiles"][int(tile) - 1]["place"][0].upper()
            if f"{tile:>2}{place}" in person.part("board-lines"):
                await person.click("board-lines", f"{tile:>2}{place}")
            await person.pilot.pause()

    played(home, does, game="midnight-exchange", seed="3", bots="random", options=["hold_seconds=60"])


def test_markets_have_names_and_a_hint_says_what_to_type_there(home: Path) -> None:
    match = Match(find("midnight-exchange"), 4, 3)
    screen = game_screen_of(match.game, Texts("en"), [LONGEST, *BOT_NAMES[:3]])
    view = match.view(PERSON)
    told = [
        sentence
        for entry in match.seen(PERSON, 0)
        for event in match.tell_entry(entry)
        for sentence in screen.log.tell(event)
    ]
    assert any(sentence.startswith("Open tonight: By the canal (1") for sentence in told)
    market = view["markets"][1]
    card = len(market["art"]) + 1
    moves = [match.game.commands[f"buy {market['id']} {what}"] for what in ("art 2", "card 1")]
    assert screen.line_typed(view, moves) == f"{market['id']}.2 {market['id']}.{card}"


def test_standing_orders_are_changed_by_a_word_and_shown_by_a_key(home: Path) -> None:
    async def does(person: FullScreen) -> None:
        await person.until(lambda: person.app.page is None and person.picture.asked)
        await person.type("ask never")
        await person.press("enter")
        await person.until(lambda: "You are not asked about accomplices." in person.part("notice"))
        await person.press("escape", "f8")
        await person.until(lambda: "You are not asked about accomplices." in person.part("notice"))

    played(home, does, game="swindler")
