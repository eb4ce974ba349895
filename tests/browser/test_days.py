"""A game over days, from the first seat to the rematch, while the server is killed again and again: nothing is lost, and nobody
is told anything twice. The test moves the server's clock; letters and notices come to a post office of its own."""

import random
import sqlite3
from collections.abc import Callable
from contextlib import closing

from playwright.sync_api import expect

from ratusz.games.catalogue import game_named
from ratusz.kernel import record
from ratusz.kernel.chance import commitment
from tests.browser import machine
from tests.browser.guest import STEPS, Guest
from tests.browser.notices import Tray
from tests.browser.post import Post, post, server, until
from tests.browser.test_friends import registered, resign
from tests.browser.test_people import open_account

__all__ = ["post", "server"]

Visit = Callable[..., Guest]

DAY = 24 * 3600
ON_ITS_WAY = "SELECT count(*) FROM outbox WHERE state IN ('waiting', 'taken')"


def figure(server: machine.Server, query: str) -> int:
    """A number out of the database, whatever the server does."""
    with closing(sqlite3.connect(server.folder / "games.db")) as connection:
        return int(connection.execute(query).fetchone()[0])


def killed(server: machine.Server) -> None:
    server.kill()
    server.start()


# The steps.


def reachable(guest: Guest, post: Post, address: str) -> Tray:
    """By letters, once the address is confirmed, and by notices; where those will lie."""
    tray = Tray(guest, post.push.subscription("ben"))
    open_account(guest)
    part = guest.page.get_by_role("region", name="When the page is closed")
    part.get_by_label("E-mail address").fill(address)
    part.get_by_label("Password").fill("correct horse")
    part.get_by_role("button", name="Save", exact=True).click()
    until(lambda: post.letters("Confirm"))
    guest.page.goto(post.mail.link())
    guest.page.get_by_text("Thank you: e-mails will go to this address.").wait_for()
    open_account(guest)
    tray.take("Notices in this browser")
    return tray


def sat_down(anna: Guest, ben: Guest) -> None:
    """At a rated table with a day for every answer."""
    anna.page.locator("[data-game=state51]").get_by_role("link", name="Set up a table").click()
    anna.page.get_by_role("group", name="Seat 2").get_by_role("radio", name="Somebody else").check()
    anna.page.get_by_label("Time to move").select_option(value="days-1")
    anna.page.get_by_role("checkbox", name="Rated").check()
    anna.page.get_by_role("button", name="Open the table").click()
    anna.page.locator("[data-banner=open]").wait_for()
    ben.page.goto(f"/table/{anna.table}")
    ben.page.get_by_role("button", name="Sit down").click()
    anna.page.locator("[data-banner=open]").wait_for(state="detached")


def asked(guest: Guest) -> bool:
    return any([not ask["aside"] for ask in guest.state["asks"]])


def played_until_asked(guest: Guest, other: Guest) -> None:
    """Both play, until this one alone is waited for."""
    chance = random.Random(4)
    for _ in range(STEPS):
        if other.state["moves"] > 2 and asked(guest) and not asked(other):
            seq = guest.state["seq"]
            guest.page.wait_for_timeout(500)  # what follows by itself is done
            if seq == guest.state["seq"] == other.state["seq"]:
                return
        for one in (other, guest):
            if one.asked():
                one.act_by_clicking(chance)
        guest.rest()
    raise AssertionError("it is never the turn of this one alone")


def gone(guest: Guest, seen_by: Guest) -> None:
    """The page is closed, and the table knows."""
    seat = guest.state["eyes"]
    guest.page.goto("/about")
    for _ in range(STEPS):
        told = [frame["players"] for frame in seen_by.frames if frame["type"] in ("state", "presence")]
        if not told[-1][seat]["online"]:
            return
        seen_by.rest()
    raise AssertionError("the table does not notice")


def read_without_the_server(guest: Guest, server: machine.Server) -> None:
    """The page is installed: how the table stood is there while no server is. Meanwhile a minute passes."""
    guest.page.evaluate("navigator.serviceWorker.ready")
    guest.page.reload()
    guest.page.locator(".bar").wait_for()
    kept = "async () => Boolean(await (await caches.open('ratusz-last')).match(`/last${location.pathname}`))"
    until(lambda: guest.page.evaluate(kept))
    server.kill()
    guest.page.reload()
    lost = guest.page.locator("[data-banner=lost]")
    lost.get_by_text("The server does not answer. This is how the table stood").wait_for()
    assert guest.page.locator("[data-game=state51] .board").is_visible()
    server.later(60)
    server.start()
    lost.wait_for(state="detached")


def called(post: Post, server: machine.Server, table: str, hidden: list[str]) -> None:
    """By letter and by notice, once each, to the very table; and of what is in the hand nothing is said."""
    until(lambda: post.letters("Your turn: 51st State") and post.notices("Your turn: 51st State"))
    killed(server)
    until(lambda: figure(server, ON_ITS_WAY) == 0)
    [letter], [notice] = post.letters("Your turn"), post.notices("Your turn")
    assert letter["to"] == "ben@mail.example"
    assert f"{server.address}/table/{table}" in letter.get_content()
    assert notice["url"] == f"/table/{table}"
    assert hidden
    assert [card for card in hidden if card in letter.get_content() + str(notice)] == []


def timed_out(patient: Guest, server: machine.Server) -> None:
    """More than a day passes; the other lets a bot play on, and it does."""
    server.later(1.5 * DAY)
    patient.page.reload()
    late = patient.page.locator("[data-banner=late]")
    late.get_by_role("button", name="Let a bot play on").click()
    late.wait_for(state="detached")
    moves = patient.state["moves"]
    killed(server)
    patient.wait_until_asked()
    assert patient.state["moves"] > moves


def gave_up(guest: Guest, link: str) -> None:
    """Back by the notice, in the own seat again, with nothing left to win."""
    guest.page.goto(link)
    banner = guest.page.locator("[data-banner=bot]")
    banner.get_by_role("button", name="Play again yourself").click()
    banner.wait_for(state="detached")
    resign(guest)


def rating(guest: Guest, won: int) -> int:
    """What stands on the page about oneself after one game."""
    guest.page.goto("/me")
    for _ in range(STEPS):
        guest.page.locator("main[aria-busy=false]").wait_for()
        if guest.page.locator(".rating b").count():
            break
        guest.page.wait_for_timeout(200)
        guest.page.reload()
    guest.page.get_by_text(f"Games played: 1, won: {won}").wait_for()
    return int(guest.page.locator(".rating b").inner_text().split(" ")[0])


def played_again(anna: Guest, ben: Guest, post: Post, first: list[str]) -> None:
    """A rematch: who was called to it sits down, and everybody has moved one seat on."""
    ben.page.goto("/about")
    anna.page.get_by_role("dialog").get_by_role("button", name="Rematch").click()
    anna.page.locator("[data-banner=open]").wait_for()
    until(lambda: post.letters("Anna invites you") and post.notices("Anna invites you"))
    [notice] = post.notices("Anna invites you")
    ben.page.goto(notice["url"])
    ben.page.get_by_role("button", name="Sit down").click()
    anna.page.locator("[data-banner=open]").wait_for(state="detached")
    ben.page.locator(".bar").wait_for()
    assert [player["name"] for player in ben.state["players"]] == first[::-1]


def tried_the_deal_of_the_day(guest: Guest, server: machine.Server) -> None:
    """The result stands in the table of the day, and when the day is over everybody can verify it from its record."""
    get = "(path) => fetch(path).then((answer) => answer.json())"
    guest.page.goto("/daily")
    deal = guest.page.get_by_role("region", name="51st State")
    deal.get_by_role("button", name="Play today’s deal").click()
    guest.page.locator(".bar").wait_for()
    table, day = guest.table, guest.page.evaluate(get, "/api/daily")[0]["day"]
    resign(guest)
    killed(server)
    guest.page.goto("/daily")
    guest.troubles.clear()  # the record is sealed until the day is over, which the browser calls an error
    for _ in range(STEPS):  # its record is being replayed
        deal.get_by_role("group").wait_for()
        if deal.get_by_text("verified", exact=True).count():
            break
        guest.page.wait_for_timeout(300)
        guest.page.reload()
    deal.get_by_text("You have had your try today.").wait_for()
    server.later(DAY)
    opened = {one["game"]: one for one in guest.page.evaluate(get, f"/api/daily?day={day}")}["state51"]
    assert [(one["table"], one["verified"]) for one in opened["results"]] == [(table, True)]
    told = guest.page.evaluate(get, f"/api/tables/{table}/record")
    told.pop("players")
    record.verify(game_named("state51"), record.parse(told))
    assert commitment(told["seed"]) == opened["commitment"]


def recovered(guest: Guest, post: Post, server: machine.Server) -> None:
    """In another browser, by a letter, though the server is killed between asking for it and using it."""
    guest.page.goto("/recover")
    guest.page.get_by_label("Name of the account").fill("Ben")
    guest.page.get_by_role("button", name="Send a code to my e-mail address").click()
    until(lambda: post.letters("Come back"))
    killed(server)
    guest.page.goto(post.mail.link())
    expect(guest.page.get_by_label("Name of the account")).to_have_value("Ben")
    guest.page.get_by_label("New password").fill("another horse")
    guest.page.get_by_role("button", name="Set the password and log in").click()
    guest.page.get_by_role("link", name="To the home page").click()
    guest.page.locator("header").get_by_text("Ben").wait_for()


def revoked(guest: Guest, elsewhere: Guest) -> None:
    """Logged in once more, and logged out from the other browser."""
    login = """() => fetch('/api/login', { method: 'POST', headers: { 'content-type': 'application/json' },
                 body: JSON.stringify({ name: 'Ben', password: 'another horse' }) }).then((answer) => answer.status)"""
    open_account(guest)
    guest.page.get_by_role("dialog").get_by_role("button", name="Log in").first.wait_for()  # recovering has ended this session
    assert guest.page.evaluate(login) == 200
    open_account(elsewhere)
    elsewhere.page.get_by_role("button", name="Log out of Chrome, Linux").click()
    elsewhere.page.get_by_text("Logged out of Chrome, Linux.").wait_for()
    open_account(guest)
    guest.page.get_by_role("dialog").get_by_role("button", name="Log in").first.wait_for()


def test_a_game_over_days_is_played_to_its_rematch_although_the_server_is_killed_again_and_again(
    visit: Visit, server: machine.Server, post: Post
) -> None:
    anna, ben, elsewhere = [visit(reduced_motion="reduce") for _ in range(3)]
    registered(anna, "Anna")
    registered(ben, "Ben")
    tray = reachable(ben, post, "ben@mail.example")

    sat_down(anna, ben)
    table = anna.table
    played_until_asked(ben, anna)
    seat, moves = ben.state["eyes"], ben.state["moves"]
    hand = ben.state["view"]["seats"][seat]["hand"]
    gone(ben, anna)
    until(lambda: figure(server, "SELECT count(*) FROM calls WHERE kind = 'turn'"))
    read_without_the_server(anna, server)
    assert anna.state["moves"] == moves
    called(post, server, table, hand)
    tray.deliver(post.notices("Your turn")[0])
    assert [(one["title"], one["url"]) for one in tray.shown] == [("Your turn: 51st State", f"/table/{table}")]

    timed_out(anna, server)
    names = [player["name"] for player in anna.state["players"]]
    [there] = tray.click()
    gave_up(ben, there)
    killed(server)
    anna.page.get_by_role("dialog").get_by_role("button", name="Rematch").wait_for()
    played_again(anna, ben, post, names)
    assert rating(anna, won=1) > 1500 > rating(ben, won=0)

    tried_the_deal_of_the_day(anna, server)
    recovered(elsewhere, post, server)
    revoked(ben, elsewhere)

    until(lambda: figure(server, ON_ITS_WAY) == 0)
    assert [(said, count) for said, count in post.told().items() if count > 1] == []
    assert figure(server, "SELECT count(*) FROM outbox WHERE state = 'failed'") == 0
    assert figure(server, f"SELECT count(*) - max(seq) FROM log WHERE \"table\" = '{table}'") == 0
