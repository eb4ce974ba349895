"""The example program plays through the same protocol as everybody."""

import asyncio
import re
import sys
from pathlib import Path

import pytest

from tests.server.site import BOT, ME, OPEN, PATIENCE, Site, serving

BOT_PY = Path(__file__).parents[2] / "examples" / "bot.py"


async def run(site: Site, *words: str) -> tuple[int | None, str]:
    process = await asyncio.create_subprocess_exec(
        sys.executable, str(BOT_PY), site.address, *words, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT
    )
    out, _ = await asyncio.wait_for(process.communicate(), 2 * PATIENCE)
    return process.returncode, out.decode()


@pytest.mark.slow
def test_the_example_joins_a_table_and_finishes_the_game(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            table = (await anna.open_table(OPEN, BOT))["table"]
            code, out = await run(site, table)
            assert code == 0, out
            assert re.match(r"\w+ won\. The score: |You won\. |The game ends in a draw", out), out
            assert (await anna.get(f"/api/tables/{table}"))["over"]

    asyncio.run(scene())


def test_the_example_plays_the_seat_its_token_is_for(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            made = await anna.open_table(ME, BOT)
            code, out = await run(site, made["table"], made["seats"][0]["token"])
            assert code == 0, out

    asyncio.run(scene())


def test_the_example_says_in_a_sentence_what_the_server_refuses(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            full = (await anna.open_table(ME, BOT))["table"]
            for words, told in (
                (["nowhere"], "There is no table “nowhere”"),
                ([full], "Somebody else has taken the seat"),
                (["nowhere", "key"], "There is no such table"),
                ([], "usage: "),
            ):
                code, out = await run(site, *words)
                assert code == 1
                assert told in out
                assert "Traceback" not in out

    asyncio.run(scene())


def test_the_example_is_short() -> None:
    code = [line for line in BOT_PY.read_text().split('"""', 2)[2].splitlines() if line.strip()]
    assert len(code) <= 45
