"""Real positions to look at: games that bots play, always the same ones, and for each question in them the fullest position.

Whoever tests what happens there sits down there, instead of playing up to it.
"""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from ratusz.bots.catalogue import bot_named
from ratusz.games.catalogue import game_named
from ratusz.kernel.match import Match, begin
from tests.browser.guest import Guest

MOVES = 1500  # no game is longer
MANY = 5  # cards


class Moment(NamedTuple):
    """A position of a game: after so many moves, the seat that is asked, and what."""

    at: int
    seat: int
    kind: str


@cache
def played(game: str, seats: int, bot: str, seed: str) -> Match:
    """A whole game."""
    rules = game_named(game).rules
    match = begin(game_named(game), seats, game_named(game).complete({}), seed)
    bots = [bot_named(bot, match.game, f"{seed} {seat}") for seat in range(seats)]
    for _ in range(MOVES):
        if match.over:
            return match
        seat = rules.seats(match.state)[0]
        match.do(seat, bots[seat].choose(match.game.view(match.state, seat), seat, rules.options(match.state, seat)))
    raise AssertionError("the game does not end")


def moments(match: Match) -> list[Moment]:
    """The fullest position for each question in each phase, and for each hand of many cards; in the order of the game."""
    fullest: dict[tuple[str, str | int], tuple[int, Moment]] = {}
    for at, move in enumerate(match.moves):
        task = match.game.rules.waiting(move.before, move.seat)
        if task is None or len(match.game.rules.options(move.before, move.seat)) < 2:
            continue
        kind: str = task[0]
        view = match.game.view(move.before, move.seat)
        found = len(match.game.position(move.before)), Moment(at, move.seat, kind)
        cards = len(view["seats"][move.seat]["hand"])
        keys: list[tuple[str, str | int]] = [(view["phase"], kind), *([("hand", cards)] if cards >= MANY else [])]
        for key in keys:
            fullest[key] = max(found, fullest.get(key, found))
    return sorted({moment for _, moment in fullest.values()})


def every(match: Match, kind: str) -> Iterator[Moment]:
    """Each time this is asked."""
    for at, move in enumerate(match.moves):
        task = match.game.rules.waiting(move.before, move.seat)
        if task is not None and task[0] == kind:
            yield Moment(at, move.seat, kind)


def first(match: Match, kind: str) -> Moment:
    return next(every(match, kind))


def fullest(match: Match, kind: str) -> Moment:
    """The last position with this question that is the fullest of its phase."""
    return [moment for moment in moments(match) if moment.kind == kind][-1]


BOT = {"kind": "bot", "bot": "greedy"}
OPEN = {"kind": "open"}


def brought_in(guest: Guest, match: Match) -> str:
    """The table with the game so far."""
    guest.page.request.get("/api/me")  # now the server knows who this is
    return str(guest.page.request.post("/api/records", data=match.record()).json()["table"])


def sit_down_at(guest: Guest, match: Match, moment: Moment, *others: dict[str, str]) -> None:
    """At a table that goes on from there, in the seat that is asked; with these in the other seats, and then bots."""
    free = iter(others)
    seats = [{"kind": "me"} if seat == moment.seat else next(free, BOT) for seat in range(match.seats)]
    made = guest.page.request.post(f"/api/tables/{brought_in(guest, match)}/continue", data={"at": moment.at, "seats": seats})
    guest.page.goto(made.json()["url"])
    guest.page.locator("[data-banner=known] .banner__close").click()
    guest.page.locator(".bar").wait_for()
