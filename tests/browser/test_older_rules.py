"""Rules change under a table: who sits there is told what became of the moves, and what is over can still be looked at."""

import random
import sqlite3
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from playwright.sync_api import expect

from tests.browser.guest import Guest
from tests.browser.machine import Server

Visit = Callable[..., Guest]


@contextmanager
def between_servers(server: Server) -> Iterator[sqlite3.Connection]:
    """One server stops, and the next one has newer rules than those its tables were opened by."""
    server.end()
    connection = sqlite3.connect(server.folder / "games.db")
    try:
        yield connection
        connection.execute("update tables set rules = 0")
        connection.commit()
    finally:
        connection.close()
        server.start()


def test_a_banner_says_which_moves_new_rules_do_not_allow_until_it_is_closed(visit: Visit, server: Server) -> None:
    guest = visit(hasty=True, reduced_motion="reduce")
    guest.home()
    guest.play_now()
    chance = random.Random(5)
    for _ in range(6):
        guest.wait_until_asked()
        guest.move(chance)
    with between_servers(server) as tables:
        own = tables.execute("select max(seq) from log where [table] = ? and seat = 0", (guest.table,)).fetchone()[0]
        tables.execute("update log set text = 'dance' where [table] = ? and seq = ?", (guest.table, own))
        tables.execute("delete from snapshots where seq > 0")
    guest.page.reload()
    banner = guest.page.locator("[data-banner=rules]")
    expect(banner).to_contain_text("dance")
    banner.get_by_role("button", name="Close").click()
    expect(banner).to_have_count(0)
    expect(guest.page.locator(".log")).to_contain_text("dance")


def stripped(part: bytes) -> bytes:
    """Views as an older version told them: without what was added since."""
    by_eyes = msgspec.json.decode(zlib.decompress(part))
    for view in (view for moments in by_eyes for view in moments):
        for seat in view["seats"]:
            del seat["sources"]
    return zlib.compress(msgspec.json.encode(by_eyes))


def test_a_finished_game_is_replayed_though_its_board_cannot_be_drawn_any_more(visit: Visit, server: Server) -> None:
    guest = visit(hasty=True, reduced_motion="reduce")
    guest.home()
    guest.play_now()
    guest.wait_until_asked()
    guest.let_a_bot_finish()
    table = guest.table
    for _ in range(500):
        with sqlite3.connect(server.folder / "games.db") as tables:
            if tables.execute("select count(*) from histories where [table] = ?", (table,)).fetchone()[0]:
                break
        guest.rest()
    with between_servers(server) as tables:
        rows: list[Any] = tables.execute("select part, told from histories where [table] = ? and part > 0", (table,)).fetchall()
        for number, told in rows:
            tables.execute("update histories set told = ? where [table] = ? and part = ?", (stripped(told), table, number))
    guest.page.goto(f"/table/{table}/replay")
    guest.page.get_by_role("slider").fill("12")
    expect(guest.page.locator("output")).to_contain_text("12 of")
    board = guest.page.locator(".board")
    expect(board).to_contain_text("older version")
    expect(board).to_contain_text("Round 1 of 4")  # what can be said of it in words
    expect(guest.page.locator(".log li").first).to_be_visible()
