"""`cutpurse serve`: where it can be found, what keeps it from opening, and how it closes."""

import logging
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from cutpurse.cli import main
from cutpurse.server import serve
from cutpurse.server.serve import (
    MOST_WARNINGS,
    CannotServe,
    OncePerMinute,
    ServerAddress,
    ServeSettings,
    address_of,
    bind,
)
from cutpurse.server.storage import store
from cutpurse.terminal import serve_command
from cutpurse.terminal.serve_command import TroubleInWords
from cutpurse.texts import Texts
from tests.server.test_database_files import flip, with_two_logs

LOCAL = "127.0.0.1"


@pytest.fixture
def taken() -> Iterator[int]:
    """A port that somebody listens on."""
    with closing(socket.create_server((LOCAL, 0))) as listener:
        yield listener.getsockname()[1]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of its own."""
    monkeypatch.setenv("CUTPURSE_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def complaint(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What is said of a command line that cannot be served: one line."""
    assert main(["serve", *words, "--lang", "en"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert main(["serve", *words, "--lang", "de"]) == 2
    assert capsys.readouterr().err != err
    return err


# --- a whole evening ---
def test_it_opens_answers_closes_on_ctrl_c_and_keeps_everything(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = [sys.executable, "-m", "cutpurse.cli", "serve", "--port", "0", "--lang", "en"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        url = re.fullmatch(r"Cutpurse is open: (http://127\.0\.0\.1:\d+)\n", process.stdout.readline())
        assert url is not None
        request = urllib.request.Request(f"{url[1]}/api/me", b'{"name": "Ada"}', {"Content-Type": "application/json"})
        request.method = "PUT"
        with urllib.request.urlopen(request) as answer:
            assert answer.read() == b'{"name":"Ada","known":true}'
            assert "server" not in answer.headers
        assert 'make play ARGS="--db' in complaint(capsys, "--port", "0")
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=20)
    finally:
        process.kill()
        process.communicate()
    assert (process.returncode, err) == (0, "")
    assert out.endswith("Stopped. Every game is kept.\n")
    with closing(sqlite3.connect(home / "tables.db")) as games:
        assert games.execute("SELECT name FROM people").fetchall() == [("Ada",)]
    assert not (home / "tables.db-wal").exists()


# --- what keeps it from opening ---
@pytest.mark.parametrize("port", ["-1", "65536", "http", "8000.5", "99999999999999999999", "٣"])
def test_a_port_is_a_number_of_the_right_size(capsys: pytest.CaptureFixture[str], port: str) -> None:
    assert "1–65535" in complaint(capsys, f"--port={port}")


def test_when_the_database_was_overwritten_the_end_says_so(tmp_path: Path) -> None:
    db = tmp_path / "t.db"
    with_two_logs(db)
    command = [sys.executable, "-m", "cutpurse.cli", "serve", "--port", "0", "--lang", "en", "--db", str(db)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        process.stdout.readline()
        db.write_bytes(b"my diary\n" * 10)
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=20)
    finally:
        process.kill()
        process.communicate()
    assert process.returncode == 2
    assert err.endswith(f"Stopped. {db} is missing or was changed: restore a backup before you start again.\n")


@pytest.mark.parametrize("language", ["en", "de"])
def test_when_the_database_was_deleted_the_end_says_so_and_the_next_start_too(tmp_path: Path, language: str) -> None:
    db = tmp_path / "t.db"
    command = [sys.executable, "-m", "cutpurse.cli", "serve", "--port", "0", "--lang", language, "--db", str(db)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        process.stdout.readline()
        db.unlink()
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=20)
    finally:
        process.kill()
        process.communicate()
    assert process.returncode == 2
    assert not out.endswith(Texts(language).say("serve-closed") + "\n")
    assert err.endswith(Texts(language).say("serve-changed", file=str(db)) + "\n")
    again = subprocess.run(command, capture_output=True, text=True, timeout=20)
    assert (again.returncode, again.stderr.count("\n")) == (2, 1)
    assert "t.db.key" in again.stderr
    assert not db.exists()


@pytest.mark.parametrize("language", ["en", "de"])
def test_trouble_with_the_database_is_said_in_the_language_of_the_host(language: str) -> None:
    texts = Texts(language)
    said = TroubleInWords(texts)

    def line(message: str, *args: object) -> str:
        record = logging.LogRecord("cutpurse.server.storage.store", logging.ERROR, "", 0, message, args, None)
        return said.format(record)

    assert line(store.NOT_WRITING, "x/t.db", "disk I/O error") == texts.say("serve-trouble-writing", file="x/t.db")
    assert line(store.CLOSED, "x/t.db was cut short", "x/t.db") == texts.say("serve-trouble-closed", file="x/t.db")
    assert line(store.WRITING_AGAIN) == texts.say("serve-trouble-over")
    assert line("table %s broke", "one").endswith("cutpurse.server.storage.store: table one broke")


def test_a_taken_port_is_said_where_it_was_asked_for(capsys: pytest.CaptureFixture[str], taken: int) -> None:
    assert f"Port {taken} is taken" in complaint(capsys, "--port", str(taken))


@pytest.mark.parametrize("host", ["198.51.100.7", "no such host", "x" * 300])
def test_an_address_that_is_not_ours_is_refused(capsys: pytest.CaptureFixture[str], host: str) -> None:
    assert "has no address" in complaint(capsys, "--port", "0", "--host", host)


def test_a_pace_nobody_knows_is_refused_with_those_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert "instant, quick, human" in complaint(capsys, "--pace", "hasty")


def test_databases_that_cannot_be_used_are_refused_in_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    url = "postgresql://ada:secret@host/games"
    said = complaint(capsys, "--port", "0", "--db", url)
    assert "sqlite:///PATH" in said
    assert "secret" not in said
    (tmp_path / "file").write_text("hello\n" * 200)
    assert f"no folder {tmp_path / 'nope'}." in complaint(
        capsys, "--port", "0", "--db", str(tmp_path / "nope" / "x.db")
    )
    assert not (tmp_path / "nope").exists()
    assert "Cannot open or write" in complaint(capsys, "--port", "0", "--db", str(tmp_path / "file" / "games.db"))
    assert "is not a Cutpurse database" in complaint(capsys, "--port", "0", "--db", str(tmp_path / "file"))
    assert "Cannot open or write" in complaint(capsys, "--port", "0", "--db", str(tmp_path))


def test_a_damaged_database_is_refused_in_one_line_that_says_what_to_do(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    with_two_logs(tmp_path / "games.db")
    flip(tmp_path / "games.db", 2 * 4096, 100)
    assert "Restore a backup" in complaint(capsys, "--port", "0", "--db", str(tmp_path / "games.db"))


@pytest.mark.parametrize("size", ["0", "10", "-1G", "1.5G", "lots", "G", "٣G"])
def test_a_size_is_a_number_with_a_unit(capsys: pytest.CaptureFixture[str], size: str) -> None:
    assert "such as 10G" in complaint(capsys, f"--max-size={size}")


def test_sizes_are_read_in_powers_of_two() -> None:
    sizes = [serve_command.bytes_of(text, Texts("en")) for text in ("1K", "500m", "10G", "2T")]
    assert sizes == [2**10, 500 * 2**20, 10 * 2**30, 2 * 2**40]


def test_nobody_else_looks_into_the_data_folder(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    home.mkdir(mode=0o755)
    assert main(["check-db", "--lang", "en"]) == 2
    assert "There is no file" in capsys.readouterr().err
    assert home.stat().st_mode & 0o777 == 0o700


def test_a_data_folder_that_cannot_be_made_is_said(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("CUTPURSE_HOME", str(tmp_path / "file" / "home"))
    assert "part of the path is not a folder" in complaint(capsys, "--port", "0")


def test_an_option_nobody_knows_is_answered_with_the_help_of_serve(capsys: pytest.CaptureFixture[str]) -> None:
    assert complaint(capsys, "--prt", "8000").endswith("cutpurse serve --help.\n")


# --- addresses ---
def test_without_a_port_the_next_free_one_is_taken(taken: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "USUAL_PORT", taken)
    with closing(bind(LOCAL, None)) as listener:
        place = address_of(listener, ServeSettings(db="x"))
        assert place.moved
        assert place.here == f"http://127.0.0.1:{place.port}"
        assert taken < place.port < taken + serve.PORTS_TRIED
    monkeypatch.setattr(serve, "PORTS_TRIED", 1)
    with pytest.raises(CannotServe) as caught:
        bind(LOCAL, None)
    assert caught.value.kind == "port-taken"


@pytest.mark.parametrize(
    ("host", "here", "network"),
    [
        ("127.0.0.1", "http://127.0.0.1:{}", None),
        ("localhost", "http://localhost:{}", None),
        ("0.0.0.0", "http://127.0.0.1:{}", "http://192.168.0.9:{}"),
    ],
)
def test_others_find_us_only_where_we_serve_the_network(
    host: str, here: str, network: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "own_address", lambda: "192.168.0.9")
    with closing(bind(host, 0)) as listener:
        place = address_of(listener, ServeSettings(db="x", host=host, port=0))
        assert place.here == here.format(place.port)
        assert place.network == (network and network.format(place.port))
        assert not place.moved


def test_a_network_gets_a_code_for_phones_and_quiet_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    place = ServerAddress("http://127.0.0.1:8001", "http://192.168.0.9:8001", 8001, moved=True)
    serve_command.announce(place, False, Texts("en"))
    out = capsys.readouterr().out
    assert "http://192.168.0.9:8001" in out
    assert "8000 is taken" in out
    assert out.count("\N{FULL BLOCK}") > 50
    serve_command.announce(place, True, Texts("en"))
    assert capsys.readouterr().out == "Cutpurse is open: http://127.0.0.1:8001\n"


def test_the_advice_names_a_command_that_works(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    command = tmp_path / "bin" / "cutpurse"
    command.parent.mkdir()
    command.touch(mode=0o755)
    place = ServerAddress("http://127.0.0.1:8000", None, 8000, moved=False)
    for path, called, advice in [
        ("/nowhere", "bin/cutpurse", "bin/cutpurse"),
        (str(command.parent), str(command), "cutpurse"),
        ("/nowhere", str(tmp_path / "cli.py"), "cutpurse"),
    ]:
        monkeypatch.setenv("PATH", path)
        monkeypatch.setattr(sys, "argv", [called])
        serve_command.announce(place, False, Texts("en"))
        assert f"To play with friends: {advice} serve --host 0.0.0.0\n" in capsys.readouterr().out


def test_a_terminal_without_blocks_gets_no_code(monkeypatch: pytest.MonkeyPatch) -> None:
    class Plain:
        encoding = "ascii"

    monkeypatch.setattr(sys, "stdout", Plain())
    assert serve_command.qr_code("http://192.168.0.9:8001") == ""


def test_a_browser_that_fails_does_no_harm(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def broken(url: str) -> bool:
        asked.append(url)
        raise OSError("no display")

    monkeypatch.setattr("webbrowser.open", broken)
    told: list[ServerAddress] = []
    place = ServerAddress("http://127.0.0.1:8001", None, 8001, moved=False)
    serve.announce_ready(ServeSettings(db="x", open=True), place, told.append)
    until = time.monotonic() + 10
    while not asked and time.monotonic() < until:
        time.sleep(0.01)
    assert (asked, told) == ([place.here], [place])
    serve.announce_ready(ServeSettings(db="x"), place, told.append)
    assert asked == [place.here]


def test_own_address_is_none_without_a_network(monkeypatch: pytest.MonkeyPatch) -> None:
    class Unplugged(socket.socket):
        def connect(self, address: Any) -> None:
            raise OSError("network is unreachable")

    monkeypatch.setattr(socket, "socket", Unplugged)
    assert serve.own_address() is None


def test_an_attack_has_one_line_a_minute_in_the_log() -> None:
    now = 0.0
    once = OncePerMinute(lambda: now)

    def said(address: str, level: int = logging.WARNING) -> bool:
        line = logging.LogRecord("web", level, "", 0, "%s sends %s", (address, "what it likes"), None)
        return once.filter(line)

    assert [said("a"), said("b"), said("a"), said("b")] == [True, True, False, False]
    assert [said("a", logging.ERROR), said("a", logging.ERROR)] == [True, True], "what is our fault is never left out"
    now = 61.0
    assert [said("a"), said("a")] == [True, False]
    assert sum(said(f"address {n}") for n in range(1000)) < MOST_WARNINGS, "from however many addresses it comes"
    assert len(once.said) <= MOST_WARNINGS


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such limit there")
def test_a_server_may_have_more_connections_than_a_process_usually_has() -> None:
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (512, hard))
    try:
        serve.raise_file_limit()
        most = serve.OPEN_FILES if hard == resource.RLIM_INFINITY else min(hard, serve.OPEN_FILES)
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (most, hard)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
