"""Events: facts with a clause and figures, each for the seats that may see it."""

from ratusz.kernel.match import Match, begin
from ratusz.kernel.state import EVERYONE, Event, only, others
from tests.kernel.booth import auction, bid
from tests.kernel.toy import GAME


def seen(events: list[Event], seat: int | None) -> list[str]:
    return [event.kind for event in events if event.visible(seat)]


def audience(mask: int) -> list[int | None]:
    event = Event("news", "", mask, {})
    return [seat for seat in (0, 1, 2, None) if event.visible(seat)]


def test_an_event_for_everyone_is_for_spectators_too() -> None:
    assert audience(EVERYONE) == [0, 1, 2, None]


def test_an_event_for_one_seat_is_for_that_seat_alone() -> None:
    assert audience(only(1)) == [1]


def test_an_event_for_the_others_leaves_out_one_seat() -> None:
    assert audience(others(1)) == [0, 2, None]


def test_an_event_may_be_for_some_seats() -> None:
    assert audience(only(0) | only(2)) == [0, 2]


def test_a_drawn_card_is_named_to_its_owner_and_counted_for_the_others() -> None:
    match = begin(GAME, 3, {}, "seed")
    assert seen(match.opening, 1) == ["drew-hidden", "drew", "drew-hidden", "turned-up"]
    assert seen(match.opening, None) == ["drew-hidden"] * 3 + ["turned-up"]
    for event in match.opening:
        assert ("cards" in event.figures) == (event.kind != "drew-hidden")


def test_an_event_names_its_clause_and_carries_names_and_numbers() -> None:
    match = auction()
    told = bid(match, 4, 3, 2)[0]
    assert (told.kind, told.rule, told.seen) == ("bought", "TOY-BID.1", EVERYONE)
    assert told.figures == {"seat": 0, "cards": ["melon"], "bids": [4, 3, 2]}


def test_every_clause_an_event_names_exists() -> None:
    match = auction()
    match.act(0, "offer 1 apple 1")
    match.act(1, "accept 0")
    bid(match, 4, 3, 2)
    match.act(0, "sell apple")
    known = {clause.id for clause in GAME.clauses}
    assert {event.rule for event in match.events()} <= known
    kinds = [event.kind for event in match.events()]
    assert kinds == ["turned-up", "offered", "traded", "bought", "gained", "ended"]


def test_what_a_position_leads_to_is_told_when_the_match_begins() -> None:
    assert seen(auction().opening, None) == ["turned-up"]


def test_nobody_listens_once_a_move_is_made() -> None:
    match: Match = auction()
    match.act(0, "bid 1")
    assert match.state.listener is None
    assert match.moves[-1].before.listener is None


def test_without_a_listener_nothing_is_told() -> None:
    g = GAME.load(GAME.position(auction().state))
    g.tell("news", "", EVERYONE, {})
    assert g.listener is None
