"""Weather, and the expeditions that walk in it."""

import pytest

from ratusz.games.frostpunk.content.effects import read_steps
from ratusz.games.frostpunk.content.expeditions import EXPEDITIONS
from ratusz.games.frostpunk.content.library import EXPEDITION_NAMES
from ratusz.games.frostpunk.content.scenarios import SCENARIOS
from ratusz.games.frostpunk.content.weather import WEATHERS
from ratusz.games.frostpunk.game import GAME
from ratusz.kernel.position import dumps
from tests.frostpunk.press import PLACES_A, PLACES_B, PLACES_C, Press
from tests.frostpunk.table import Table, complaint

WEATHER = 'phase = "weather"\nround = 3\nhope = ["justice"]\nstorm = 14\n'
BALLOON = 'tiles = { n1 = "near-1" }\nfields = { n1a = "balloon", n1b = "balloon" }\n'
A, A2, B, C = PLACES_A[0], PLACES_A[1], PLACES_B[0], PLACES_C[0]


def gain(what: str, n: int = 1) -> list[dict[str, object]]:
    return [{"do": "gain", "what": what, "n": n}]


def home(next: str = "A", **data: object) -> dict[str, object]:
    return {"way": "return", "next": next, **data}


def on(next: str = "B", **data: object) -> dict[str, object]:
    return {"way": "continue", "next": next, **data}


def route(*cards: str, at: int = 0, scout: str = "worker") -> str:
    return f'[[route]]\ncards = {list(cards)}\nscout = "{scout}"\nat = {at}\n'.replace("'", '"')


@pytest.mark.rule("FP-WEATHER.1", "FP-WEATHER.2", "FP-WEATHER.4", "FP-WEATHER.6", "FP-WEATHER.8")
def test_the_four_sections_of_a_weather_card_are_resolved_in_order_and_it_is_discarded_face_up(press: Press) -> None:
    press.place(A, home())
    city = 'tiles = { n1 = "near-1" }\nfields = { n1a = "hunters-hut" }\nweather = ["weather-1", "weather-2"]\n'
    table = Table(WEATHER.replace("14", "5") + city + route(A))
    told = [event.kind for event in table.match.opening]
    wanted = ["weather", "cold-moved", "range-moved", "gained", "scout-moved"]
    assert [kind for kind in told if kind in wanted] == wanted
    assert (table.asked, table.g.storm) == ("arrival", 5)  # the storm comes after the expeditions
    table.act("explore")
    assert (table.g.storm, table.g.strikes) == (12, 1)
    assert (table.view()["weather-discard"], table.tell("weather")) == (["weather-1"], ["weather-2"])


@pytest.mark.rule("FP-WEATHER.2")
def test_markers_stop_at_the_end_of_their_tracks() -> None:
    table = Table(WEATHER + 'cold = 12\nranges = { red = 12, orange = 12, yellow = 12 }\nweather = ["weather-1"]\n')
    assert (table.g.cold, table.g.ranges) == (12, [12, 12, 12])
    assert not [event for event in table.match.opening if event.kind in ("cold-moved", "range-moved")]


@pytest.mark.rule("FP-WEATHER.10")
@pytest.mark.parametrize(("storm", "strikes"), [(7, 0), (6, 1), (5, 1)])
def test_a_storm_strikes_on_or_before_the_round_marker_even_if_the_card_does_not_move_it(storm: int, strikes: int) -> None:
    still = next(card.name for card in WEATHERS if card.storm == 0)
    table = Table(WEATHER.replace("round = 3", "round = 6").replace("14", str(storm)) + f'weather = ["{still}"]\n')
    assert table.g.strikes == strikes


@pytest.mark.rule("FP-WEATHER.11", "FP-WEATHER.12", "FP-WEATHER.13")
def test_the_storm_card_strikes_again_and_there_is_no_third_storm() -> None:
    first = Table(WEATHER.replace("14", "4") + 'weather = ["weather-1"]\n')
    assert (first.g.storm, first.g.strikes) == (12, 1)
    second = Table(WEATHER.replace("round = 3", "round = 12").replace("14", "12") + 'strikes = 1\nweather = ["weather-1"]\n')
    assert (second.g.storm, second.g.strikes) == (0, 2)
    gone = Table('phase = "weather"\nround = 14\nhope = ["justice"]\nstorm = 0\nstrikes = 2\nweather = ["weather-1"]\n')
    assert gone.g.strikes == 2


@pytest.mark.rule("FP-SCOUT.2", "FP-EXPED.1")
def test_a_scout_begins_on_the_first_field_from_the_bottom_of_a_route_without_pawn(press: Press) -> None:
    press.place(A, home())
    press.place(B, home())
    table = Table(BALLOON + route(A, B, scout="-"))
    assert len(table.tell("route")) == 3
    table.act("scout 1", "pawn engineer")
    assert table.tell("route")[0] == {"cards": [A, B], "scout": "engineer", "at": 0}
    assert table.g.pool[1] == 2
    assert table.rejects("scout 1") == "FP-SCOUT.2"


@pytest.mark.rule("FP-EXPED.2", "FP-EXPED.5", "FP-WEATHER.6")
def test_a_weather_card_with_three_moves_every_scout_three_fields(press: Press) -> None:
    fast = next(card.name for card in WEATHERS if card.expedition == 3)
    press.place(A, home(), fields=9)
    press.place(A2, home(), fields=9)
    table = Table(WEATHER + f'weather = ["{fast}"]\n' + route(A, at=1) + route(A2))
    assert [entry["at"] for entry in table.tell("route")][:2] == [4, 3]


@pytest.mark.rule("FP-EXPED.3", "FP-EXPED.7", "FP-EXPED.8")
def test_a_bypassed_place_lets_the_scout_walk_on_over_the_next_card(press: Press) -> None:
    press.place(A, home())
    press.place(B, home())
    table = Table(WEATHER + f'weather = ["weather-1"]\nexpeditions = {{ B = ["{B}"] }}\n' + route(A, at=1))
    assert table.legal() == ["explore", "bypass"]
    table.act("bypass")
    assert table.tell("route")[0] == {"cards": [A, B], "scout": "worker", "at": 2}


@pytest.mark.rule("FP-EXPED.3", "FP-WEATHER.7")
def test_nobody_is_asked_before_the_end_of_the_route(press: Press) -> None:
    press.place(A, home(), fields=4)
    table = Table(WEATHER + 'weather = ["weather-1"]\n' + route(A))
    assert (table.tell("route")[0]["at"], table.asked) == (2, "turn")


@pytest.mark.rule("FP-EXPED.4")
def test_places_of_kind_c_and_those_of_a_scenario_cannot_be_bypassed(press: Press, monkeypatch: pytest.MonkeyPatch) -> None:
    press.place(A, home())
    for last in (B, C):
        press.place(last, home())
        table = Table(WEATHER + 'weather = ["weather-1"]\n' + route(A, last, at=2))
        assert ("bypass" in table.legal()) == (last == B)
    assert table.rejects("bypass") == "FP-EXPED.4"
    press.place(B, home(effects=gain("food")), kind="S")
    assert complaint(route(A, B)).rule == "FP-EXPED.4"
    monkeypatch.setattr(SCENARIOS[0], "expeditions", [EXPEDITION_NAMES[B]])
    base = Table(WEATHER + 'weather = ["weather-1"]\n' + route(A, B, at=2))
    assert base.rejects("bypass") == "FP-EXPED.4"
    base.act("explore")
    assert base.g.food == 1
    assert EXPEDITIONS[EXPEDITION_NAMES[B]].name not in str(base.tell("discarded-expeditions"))


@pytest.mark.rule("FP-EXPED.4", "FP-COMP.13")
def test_a_scenario_lays_its_own_expedition_on_a_route_nobody_walks(press: Press, monkeypatch: pytest.MonkeyPatch) -> None:
    press.place(B, home(), kind="S")
    monkeypatch.setattr(SCENARIOS[0], "expeditions", [EXPEDITION_NAMES[B]])
    press.place(A, home())
    table = Table(route(A))
    assert read_steps([{"do": "expedition", "place": B}])[0].place == EXPEDITION_NAMES[B]
    table.attempt({"do": "expedition", "place": B})
    assert table.legal() == ["route 2", "route 3"]
    table.act("route 3")
    assert table.tell("route")[2]["cards"][1:] == [B]
    table.attempt({"do": "expedition", "place": B})
    assert table.asked == "turn"


@pytest.mark.rule("FP-EXPED.9", "FP-EXPED.14", "FP-EXPED.16", "FP-EXPED.17")
def test_its_no_fairy_tale_gives_three_wood_two_food_and_a_b_card() -> None:
    table = Table(WEATHER + f'weather = ["weather-1"]\nexpeditions = {{ B = ["{B}"] }}\n' + route("A01", at=1))
    told = table.act("explore")
    assert (table.g.stock[0], table.g.food, table.g.pool[0]) == (3, 2, 5)
    assert table.tell("route")[0] == {"cards": ["A01", B], "scout": "-", "at": 0}
    assert next(event.kind for event in told if event.kind in ("scout-returned", "gained")) == "scout-returned"


@pytest.mark.rule("FP-EXPED.9", "FP-EXPED.10", "FP-EXPED.11", "FP-EXPED.12", "FP-EXPED.13", "FP-EXPED.14", "FP-EXPED.15")
def test_what_a_continued_card_promised_comes_with_the_return_after_the_last_card(press: Press) -> None:
    press.place(A, home(), on(effects=gain("coal", 3), now=[{"do": "storm", "by": 1}]))
    press.place(B, home(effects=gain("core")))
    deck = f'weather = ["weather-1"]\nexpeditions = {{ A = ["{A2}"], B = ["{B}"] }}\n'
    table = Table(WEATHER + deck + route(A, at=1) + route(PLACES_A[2], scout="-") + route(PLACES_A[3], scout="-"))
    table.act("explore", "way 2")
    assert table.tell("route")[0] == {"cards": [f"{A}:2", B], "scout": "worker", "at": 1}  # the second move is lost
    assert (table.tell("stock"), table.g.storm) == ({}, 11)
    table.attempt({"do": "scouts", "by": 2})
    told = [event.figures["good"] for event in table.act("explore") if event.kind == "gained"]
    assert told == ["core", "coal"]
    assert table.tell("route")[0] == {"cards": [A2], "scout": "-", "at": 0}
    assert sorted(table.tell("discarded-expeditions")) == ["A", "B"]


@pytest.mark.rule("FP-EXPED.10")
def test_every_place_offers_a_way_home() -> None:
    for place in EXPEDITIONS:
        assert any([not way.goes_on and way.needs.trivial for way in place.ways]), place.name


@pytest.mark.rule("FP-EXPED.16")
def test_the_next_scout_walks_the_longer_route_from_its_beginning(press: Press) -> None:
    press.place(A, home("B"), fields=3)
    press.place(B, home("C"), fields=4)
    deck = f'weather = ["weather-1"]\nexpeditions = {{ B = ["{B}"], C = ["{C}"] }}\n'
    table = Table(WEATHER + deck + BALLOON + route(A, at=1))
    table.act("explore", "scout 1", "pawn worker")
    assert table.tell("route")[0] == {"cards": [A, B], "scout": "worker", "at": 0}
    assert table.view()["outlook"]["routes"][0] == 5


@pytest.mark.rule("FP-EXPED.2", "FP-EXPED.14", "FP-WEATHER.6")
def test_a_scout_brought_home_by_another_scouts_find_does_not_walk_on(press: Press) -> None:
    press.place(A, home(), on(now=[{"do": "scouts", "by": 1}]))
    press.place(A2, home("B", effects=gain("citizen")))
    deck = 'weather = ["weather-1"]\n'
    table = Table(WEATHER + deck + route(A, at=1) + route(A2, at=1, scout="engineer"))
    table.act("explore", "way 2", "explore")  # the find of the first moves the second before its own turn comes
    assert table.asked == "settle"
    again = Table(dumps(GAME.describe(table.g)))  # its walk still waits, and so it can be written down
    for city in (table, again):
        told = city.act("citizen child")
        assert "scout-moved" not in [event.kind for event in told]
        assert (city.tell("route")[1]["scout"], city.tell("route")[1]["at"]) == ("-", 0)


@pytest.mark.rule("FP-EXPED.14", "FP-EXPED.15", "FP-EXPED.16")
def test_the_next_card_of_the_route_is_drawn_when_all_rewards_have_come(press: Press) -> None:
    for next, kind in (("A", "route-begun"), ("B", "route-extended")):
        press.place(A, home(next, effects=[*gain("citizen"), *gain("wood")]))
        table = Table(WEATHER + 'weather = ["weather-1"]\n' + route(A, at=1))
        table.act("explore")
        assert (table.asked, table.tell("route")[0]) == ("settle", {"cards": [A], "scout": "-", "at": 0})
        told = [event.kind for event in table.act("citizen child")]
        assert [event for event in told if event in ("arrived", "gained", kind)] == ["arrived", "gained", kind]
