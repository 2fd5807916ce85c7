"""messages.py and the documents of the server: the example runs, and every message, field and option is named."""

import asyncio
import os
import re
import sys
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from cutpurse.cli import main
from cutpurse.table import messages as wire
from tests.server.people import SLOW, served

DOCS = Path(__file__).parents[2] / "docs"
BOT = DOCS / "examples" / "bot.py"


def test_the_example_bot_plays_a_whole_game_at_a_real_server(tmp_path: Path) -> None:
    async def scene() -> None:
        async with served(tmp_path) as house:
            bot = await asyncio.create_subprocess_exec(
                *(sys.executable, str(BOT), house.url),
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.PIPE,
                env={**os.environ, "no_proxy": "*"},
            )
            out, err = await asyncio.wait_for(bot.communicate(), 6 * SLOW)
            assert bot.returncode == 0
            assert {*err.splitlines()} <= {b"too-fast "}, "a server may be faster than it lets one bot be"
            assert b"'winners': [" in out

    asyncio.run(scene())


def test_the_example_bot_is_short_enough_to_be_read() -> None:
    code = BOT.read_text().split('"""', 2)[2]
    assert len(code.strip().splitlines()) <= 40


def test_every_ask_and_message_and_the_fields_of_a_new_table_are_explained() -> None:
    text = (DOCS / "wire.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`(\w+)`", text))
    for kind in (*get_args(wire.AnyAsk), *get_args(wire.AnyMessage)):
        assert kind.__struct_config__.tag in named
    assert set(wire.NewTable.__struct_fields__) <= named
    [example] = re.findall(r"```json\n(.*?)```", text, re.DOTALL)
    table = msgspec.json.decode(example, type=wire.NewTable)
    assert len(msgspec.json.decode(example)) == len(wire.NewTable.__struct_fields__)
    assert len(table.bots) == 4


def test_every_option_of_serve_is_explained_to_hosts(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--help", "--lang", "en"]) == 0
    options = re.findall(r"^  (--[\w-]+)", capsys.readouterr().out, re.MULTILINE)
    text = (DOCS / "hosting.md").read_text(encoding="utf-8")
    assert len(options) > 6
    assert [option for option in options if f"| `{option}` |" not in text] == []
