"""results.py: what people have finished, page by page, with the results and their statistics; also of old databases."""

import gzip
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from cutpurse.kernel.game import Outcome
from cutpurse.kernel.match import Match
from cutpurse.server import results as personal
from cutpurse.server.lobby import Lobby
from cutpurse.server.storage.writes import add_entries, keep_table
from cutpurse.table import match_log
from cutpurse.table import messages as wire
from cutpurse.table.results import places
from cutpurse.table.rows import PersonRow, SeatRow, TableRow
from tests.server.people import Evening, evening, key, opened, play, run, settled

FIRST_RELEASE = Path(__file__).parents[1] / "compatibility" / "first_release"


def test_the_winners_are_first_and_the_others_follow_by_how_far_they_are_behind() -> None:
    assert places(Outcome([31, 20, 25], [0], 9, "")) == [1, 3, 2]
    assert places(Outcome([101, 20, 45], [1], 9, "")) == [3, 1, 2], "few points may be good ones"
    assert places(Outcome([7, 7, 7], [2], 9, "")) == [2, 2, 1], "somebody else broke the tie"
    assert places(Outcome([5, 9, 9, 5], [1, 2], 9, "")) == [3, 1, 1, 3]
    assert places(Outcome([5, 9], [], 9, "")) == [2, 2], "nobody has won"


async def finish(e: Evening, id: str, person: PersonRow) -> wire.FinishedGame:
    """Play a game against bots to its end, and find it among one's own."""
    await e.look(id, person)
    table = await e.table(id)
    while table.row.status == "playing":
        await settled(table)
        assert table.match is not None
        if 0 in table.match.actors():
            assert await e.ask(id, person, play(table.match.options(0)[0].notation)) == "done"
    return (await e.lobby.finished(person)).games[0]


async def store_finished(
    e: Evening, person: PersonRow, n: int, game: str = "gaunerbande", won: bool = False, warm: bool = False
) -> str:
    """A finished game as it stands in the database: its log is not looked at."""
    id = f"table-{n:03}"
    seats = [
        SeatRow(person=person.id, name=person.name or "", place=1 if won else 2, points=30, warm=warm),
        SeatRow(bot="3", name="Mack", place=2 if won else 1, points=40),
    ]
    row = TableRow(
        id=id, game=game, version=1, options={}, clock=None, pace="instant", listed=False, status="over",
        host=person.id, secret=b"", made=e.wall, started=e.wall, ended=e.wall + n, seats=seats,
    )  # fmt: skip
    await e.store.commit(keep_table(row))
    return id


@run
async def test_a_game_that_ends_is_among_ones_own_with_everybodys_place_and_points(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        ada, ben = await e.people("Ada", "Ben")
        id = await e.game(ada, bots=2, options={"limit": 1})
        found = await finish(e, id, ada)
        match = (await e.table(id)).match
        assert match is not None
        assert match.outcome is not None
        assert (found.id, found.game, found.status, found.ended) == (id, "gaunerbande", "over", e.wall)
        assert [player.yours for player in found.players] == [True, False, False]
        assert [player.points for player in found.players] == match.outcome.scores
        assert [player.place for player in found.players] == places(match.outcome)
        assert [player.bot for player in found.players] == [None, "random", "random"]
        statistics = await e.lobby.statistics(ada)
        won = found.players[0].place == 1
        assert (statistics.games, statistics.wins) == (1, int(won))
        assert [(bot.bot, bot.games) for bot in statistics.by_bot] == [("random", 2)]
        for other in (ben, None):
            assert (await e.lobby.finished(other)).total == 0, "they are nobody else's business"
            assert (await e.lobby.statistics(other)).games == 0
        await e.restart()
        assert (await e.lobby.finished(ada)).games == [found]


@run
async def test_a_game_that_was_called_off_has_no_result_and_is_listed_apart(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        (ada,) = await e.people("Ada")
        id = await e.game(ada, bots=2)
        assert await e.ask(id, ada, wire.Abandon(key=key())) == "done"
        assert (await e.lobby.finished(ada)).games == []
        (found,) = (await e.lobby.finished(ada, ended="abandoned")).games
        assert (found.id, [player.place for player in found.players]) == (id, [None] * 3)
        assert (await e.lobby.statistics(ada)).games == 0


@run
async def test_what_a_bot_brought_to_its_end_for_somebody_is_listed_but_no_result_of_theirs(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        (ada,) = await e.people("Ada")
        await store_finished(e, ada, 1)
        id = await store_finished(e, ada, 2, won=True, warm=True)
        assert (await e.lobby.finished(ada)).games[0].id == id
        found = await e.lobby.statistics(ada)
        assert (found.games, found.wins, [placing.place for placing in found.latest]) == (1, 0, [2])
        assert [(bot.bot, bot.games, bot.ahead) for bot in found.by_bot] == [("3", 1, 0)]


@run
async def test_finished_games_come_in_pages_the_latest_first_of_one_game_or_of_all(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        (ada,) = await e.people("Ada")
        ids = [await store_finished(e, ada, n, "langfinger" if n % 5 == 0 else "swindler") for n in range(45)]
        pages = [await e.lobby.finished(ada, page) for page in range(4)]
        assert [len(page.games) for page in pages] == [20, 20, 5, 0]
        assert {(page.total, page.pages) for page in pages} == {(45, 3)}
        assert [game.id for page in pages for game in page.games] == ids[::-1]
        some = await e.lobby.finished(ada, 0, "langfinger")
        assert (some.total, some.pages, {game.game for game in some.games}) == (9, 1, {"langfinger"})


@run
async def test_statistics_count_by_game_by_bot_and_by_month(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        (ada,) = await e.people("Ada")
        e.wall = 1_780_000_000.0  # in May 2026
        for n in range(6):
            await store_finished(e, ada, n, "langfinger" if n < 2 else "swindler", won=n in (1, 4, 5))
        e.wall += 30 * 24 * 3600
        await store_finished(e, ada, 6, "swindler")
        found = await e.lobby.statistics(ada)
        assert (found.games, found.wins) == (7, 3)
        by_game = [(count.game, count.games, count.wins) for count in found.by_game]
        assert by_game == [("swindler", 5, 2), ("langfinger", 2, 1)]
        assert [(bot.bot, bot.character, bot.games, bot.ahead) for bot in found.by_bot] == [("3", "Mack", 7, 3)]
        months = [(month.month, month.games, month.wins) for month in found.months]
        assert months == [("2026-05", 6, 3), ("2026-06", 1, 0)]
        assert [placing.place for placing in found.latest] == [2, 1, 1, 2, 2, 1, 2]
        assert {placing.seats for placing in found.latest} == {2}
        assert (await e.lobby.statistics(ada, "langfinger")).wins == 1


@run
async def test_statistics_tell_the_latest_games_one_by_one_and_count_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(personal, "LATEST", 3)
    async with evening(tmp_path) as e:
        (ada,) = await e.people("Ada")
        ids = [await store_finished(e, ada, n) for n in range(5)]
        found = await e.lobby.statistics(ada)
        assert (found.games, [placing.id for placing in found.latest]) == (5, ids[:1:-1])


@run
async def test_games_that_go_on_are_listed_however_many_were_finished_since(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        (ada,) = await e.people("Ada")
        id = await e.game(ada, bots=2)
        began = e.wall
        e.wall += 10
        for n in range(60):
            await store_finished(e, ada, n)
        lines = (await e.lobby.listing(ada)).mine
        assert len(lines) == 50
        (line,) = [line for line in lines if line.status == "playing"]
        actors = (await e.table(id)).core.running_match().actors()
        assert (line.id, line.waits_for, line.since) == (id, actors, began)


async def with_old_game(e: Evening, person: PersonRow) -> tuple[str, Match]:
    """A game that ended before results were kept: only its log says how."""
    bots = [SeatRow(bot="random", name=f"Otto {n}") for n in (1, 2)]
    row = TableRow(
        id="old", game="gaunerbande", version=1, options={"limit": 1}, clock=None, pace="instant", listed=False,
        status="playing", host=person.id, secret=b"0" * 32, made=1.0, started=2.0,
        seats=[SeatRow(person=person.id, name="Ada", seed="00ff" * 8), *bots],
    )  # fmt: skip
    row = match_log.with_our_rules(row, "")
    match = match_log.new_match(row, "")
    while match.outcome is None:
        seat = match.actors()[0]
        match.play(seat, match.options(seat)[0])
    row.status, row.ended = "over", 3.0
    await e.store.commit(keep_table(row), add_entries("old", match_log.entry_rows(match.entries, [], 3.0)))
    return "old", match


@run
async def test_the_results_of_older_games_are_worked_out_from_their_logs_and_kept(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        (ada,) = await e.people("Ada")
        id, match = await with_old_game(e, ada)
        assert match.outcome is not None
        before = (await e.lobby.finished(ada)).games
        assert [player.place for player in before[0].players] == [None] * 3
        await e.lobby.results.work_out_older()
        (found,) = (await e.lobby.finished(ada)).games
        assert [player.points for player in found.players] == match.outcome.scores
        assert [player.place for player in found.players] == places(match.outcome)
        assert await e.store.games_without_results() == []
        table = await e.table(id)
        assert [seat.points for seat in table.row.seats] == match.outcome.scores


@run
async def test_an_older_game_that_is_opened_first_knows_its_result_too(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        (ada,) = await e.people("Ada")
        id, match = await with_old_game(e, ada)
        assert match.outcome is not None
        table = await e.table(id)
        assert [seat.points for seat in table.row.seats] == match.outcome.scores
        assert await e.ask(id, ada, wire.Rematch(key=key())) == "done", "which stores the row of the old table, too"
        (found,) = (await e.lobby.finished(ada)).games
        assert [player.points for player in found.players] == match.outcome.scores


@run
async def test_a_damaged_log_costs_its_own_result_and_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(personal, "LEAST_PAUSE", 0.0)
    async with evening(tmp_path) as e:
        (ada,) = await e.people("Ada")
        _, match = await with_old_game(e, ada)
        assert match.outcome is not None
        broken = TableRow(
            id="broken", game="gaunerbande", version=1, options={}, clock=None, pace="instant", listed=False,
            status="over", host=ada.id, secret=b"0" * 32, made=1.0, started=2.0, ended=9.0,
            seats=[SeatRow(person=ada.id, name="Ada", seed="00ff" * 8), *(SeatRow(bot="random") for _ in range(2))],
        )  # fmt: skip
        entries = match_log.entry_rows(match.entries, [], 3.0)
        entries[3].events = "[[]]"
        await e.store.commit(keep_table(broken), add_entries("broken", entries))
        await e.lobby.results.work_out_older()
        assert not e.lobby.results.counting
        by_id = {game.id: game.players[0].points for game in (await e.lobby.finished(ada)).games}
        assert by_id == {"old": match.outcome.scores[0], "broken": None}


@run
async def test_a_database_of_the_first_release_opens_with_places_for_results(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    file.write_bytes(gzip.decompress((FIRST_RELEASE / "tables.db.gz").read_bytes()))
    with closing(sqlite3.connect(file)) as database:
        database.execute("UPDATE tables SET status = 'over', ended = 5.0")
        database.commit()
        people = [id for (id,) in database.execute("SELECT DISTINCT person FROM seats WHERE person IS NOT NULL")]
    server = Evening(file)
    await server.open()
    try:
        lacking = await server.store.games_without_results()
        assert len(lacking) == 4
        rows, total = await server.store.finished_games(people[0], "over", "", 20, 0)
        assert (len(rows), {seat.place for row in rows for seat in row.seats}) == (total, {None})
        await server.lobby.results.work_out_older()
        assert await server.store.games_without_results() == lacking, "their logs tell of no end"
    finally:
        await server.close()


@run
async def test_the_server_works_out_older_results_while_it_runs(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        (ada,) = await e.people("Ada")
        await with_old_game(e, ada)
        lobby = Lobby(e.store, e.bot_pool)
        lobby.open()
        assert lobby.older is not None
        await lobby.older
        assert await e.store.games_without_results() == []
        lobby.close()


@run
async def test_requests_name_a_page_a_game_and_how_it_ended(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        person, token = await e.sessions.newcomer()
        for n in range(25):
            await store_finished(e, person, n)
        async with opened(e) as port:
            headers = {"Authorization": f"Bearer {token}"}
            async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", trust_env=False) as http:
                second = (await http.get("/api/me/games?page=1", headers=headers)).json()
                assert (len(second["games"]), second["total"], second["pages"]) == (5, 25, 2)
                assert (await http.get("/api/me/games?ended=abandoned", headers=headers)).json()["games"] == []
                assert (await http.get("/api/me/statistics", headers=headers)).json()["games"] == 25
                assert (await http.get("/api/me/statistics")).json()["games"] == 0, "nobody has none"
                assert (await http.get("/api/me/games?game=skat", headers=headers)).status_code == 404
                assert (await http.get("/api/me/games?ended=won", headers=headers)).status_code == 400
                assert (await http.get("/api/me/games?page=-1", headers=headers)).status_code == 400


@run
async def test_what_a_game_counts_beside_points_is_told_of_each_game_when_its_statistics_are_asked_for(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path) as e:
        ada, ben = await e.people("Ada", "Ben")
        id = await e.game(ada, bots=2, options={"limit": 1})
        await finish(e, id, ada)
        (placing,) = (await e.lobby.statistics(ada, "gaunerbande")).latest
        assert placing.tally is not None
        match = (await e.table(id)).match
        assert match is not None
        rounds = match.view(0)["round"]
        assert placing.tally.expected == round(rounds / 3, 3)
        assert 0 <= placing.tally.came <= rounds
        assert (await e.lobby.statistics(ada)).latest[0].tally is None, "of all games together nothing is counted"
        assert (await e.lobby.statistics(ben, "gaunerbande")).latest == []


@run
async def test_of_many_games_some_are_looked_through_at_once_and_the_others_the_next_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(personal, "AT_ONCE", -1.0)
    monkeypatch.setattr(personal, "REMEMBERED", 1)
    async with evening(tmp_path) as e:
        (ada,) = await e.people("Ada")
        for n in range(3):
            await store_finished(e, ada, n)
        assert (await e.lobby.statistics(ada, "gaunerbande")).counting
        monkeypatch.setattr(personal, "AT_ONCE", 60.0)
        found = await e.lobby.statistics(ada, "gaunerbande")
        assert not found.counting
        assert [placing.tally for placing in found.latest] == [None] * 3, "their logs are empty"
        assert len(e.lobby.results.tallies) == 1
