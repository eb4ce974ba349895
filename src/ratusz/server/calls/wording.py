"""What somebody is told who is called, by letter or by notice: only names, the game and a link, and nothing of how the table
stands, of which much is hidden."""

from typing import Final

from ...words.bundle import words
from ...words.games import title
from ..links import Links
from ..storage.store import Seat
from .letters import letter
from .mail import MAIL, Letter
from .push import PUSH, Notice
from .reach import Person, preference
from .waits import Call

STOP: Final = "stop"  # what a link is for that ends notices


def letter_of(links: Links, call: Call, person: Person, game: str, seats: list[Seat]) -> Letter:
    token = stop_token(links, call, MAIL)
    foot = words(person.language).say("letter-foot", link=links.to(f"/letter/stop/{token}"))
    return letter(
        person.language,
        call.kind,
        person.email or "",
        links.to(f"/table/{call.table}"),
        foot,
        stop=links.to(f"/api/stop/{token}"),
        **figures_of(call, person, game, seats),
    )


def notice_of(links: Links, call: Call, person: Person, game: str, seats: list[Seat]) -> Notice:
    w, figures = words(person.language), figures_of(call, person, game, seats)
    return Notice(
        w.say(f"letter-{call.kind}", **figures),
        w.say(f"letter-{call.kind}", "short", **figures),
        f"/table/{call.table}",
        f"{call.table} {call.kind}",
        w.say("notice-stop"),
        f"/api/stop/{stop_token(links, call, PUSH)}",
        person.language,
    )


def figures_of(call: Call, person: Person, game: str, seats: list[Seat]) -> dict[str, str]:
    w = words(person.language)
    others = dict.fromkeys([seat.name for seat in seats if seat.taken and seat.identity != call.identity])
    return {"game": title(w, game), "players": ", ".join(others) or w.say("letter-nobody"), "player": call.player}


def stop_token(links: Links, call: Call, way: str) -> str:
    return links.sign(STOP, [call.identity, preference(call.kind), way])
