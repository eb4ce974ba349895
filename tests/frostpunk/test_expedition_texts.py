"""The expeditions and the citizens as they are written: the decks of the box, words for every card, ways that can be taken."""

from collections import Counter
from typing import Any

import msgspec
import pytest
from fluent.syntax import ast as ftl

from ratusz.games.frostpunk.content import library
from ratusz.games.frostpunk.content.effect_entries import Needs
from ratusz.games.frostpunk.content.entries import CitizenEntry, ExpeditionEntry, WayEntry
from ratusz.words.bundle import LANGUAGES
from tests.frostpunk.table import Table
from tests.frostpunk.texts import brings, effects, plain, text
from tests.words.messages import messages, parse

PLACES = {card.id: card for card in library.EXPEDITIONS if card.kind != "S"}
PEOPLE = {card.id: card for card in library.CITIZENS}
DECKS = {"expeditions": list(PLACES), "citizens": list(PEOPLE)}
CARDS = [(deck, id) for deck, ids in DECKS.items() for id in ids]
WAYS = [(id, number) for id, card in PLACES.items() for number in range(1, len(card.option) + 1)]
LARGE = {building.id for building in library.BUILDINGS if building.size == "large"}
LAW_OF = {building: law.id for law in library.LAWS for building in law.unlocks}


def captions(deck: str, id: str) -> list[str]:
    return ["trade"] if deck == "citizens" else [f"option{number}" for number in range(1, len(PLACES[id].option) + 1)]


# The words.


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("deck", "id"), CARDS)
def test_a_place_has_a_caption_for_every_way_and_a_citizen_one_for_the_trade(deck: str, id: str, language: str) -> None:
    card = text(language, deck, id)
    assert plain(card.value)
    assert {part.id.name: bool(plain(part.value)) for part in card.attributes} == dict.fromkeys(captions(deck, id), True)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("deck", "id"), CARDS)
def test_a_card_tells_its_story_in_a_few_calm_sentences(deck: str, id: str, language: str) -> None:
    story = plain(text(language, f"{deck}-stories", f"{id}-story").value)
    assert story.endswith(".")
    assert 60 <= len(story) <= 420
    assert "!" not in story


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deck", DECKS)
def test_no_story_is_told_twice_and_none_is_left_over(deck: str, language: str) -> None:
    told = messages(language, f"frostpunk/{deck}-stories.ftl")
    assert list(told) == [f"{id}-story" for id in DECKS[deck]]
    stories = Counter([plain(message.value) for message in told.values()])
    assert [story for story, times in stories.items() if times > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deck", DECKS)
def test_the_cards_are_written_down_in_order_and_no_name_is_given_twice(deck: str, language: str) -> None:
    body = parse(language, f"frostpunk/{deck}.ftl").body
    assert isinstance(body[0], ftl.ResourceComment)
    assert [entry.id.name for entry in body if isinstance(entry, ftl.Message)] == DECKS[deck]
    assert not [entry for entry in body if isinstance(entry, ftl.Junk)]
    titles = Counter([plain(text(language, deck, id).value) for id in DECKS[deck]])
    assert [title for title, times in titles.items() if times > 1] == []


# The expeditions.


@pytest.mark.rule("FP-COMP.13")
def test_there_are_14_places_of_kind_a_16_of_kind_b_and_10_of_kind_c() -> None:
    assert Counter([card.kind for card in PLACES.values()]) == {"A": 14, "B": 16, "C": 10}
    lengths = {kind: {card.fields for card in PLACES.values() if card.kind == kind} for kind in "ABC"}
    assert lengths == {"A": {3}, "B": {3, 4}, "C": {4, 5}}
    assert {card.hint for card in PLACES.values()} == {"goods", "citizens", "any"}


def returns(card: ExpeditionEntry) -> list[WayEntry]:
    return [way for way in card.option if way.way == "return"]


@pytest.mark.rule("FP-EXPED.10")
@pytest.mark.parametrize("id", PLACES)
def test_whoever_explores_can_always_come_home(id: str) -> None:
    assert [way for way in returns(PLACES[id]) if way.needs == Needs()]


def test_half_of_the_near_places_let_the_scouts_go_on_and_returns_lead_everywhere() -> None:
    going_on = Counter([card.kind for card in PLACES.values() if len(returns(card)) < len(card.option)])
    assert (going_on["A"], going_on["B"]) == (7, 8)
    assert {way.next for card in PLACES.values() for way in returns(card)} == {"A", "B", "C"}
    assert "A" not in {way.next for card in PLACES.values() for way in card.option if way.way == "continue"}


@pytest.mark.parametrize("id", PLACES)
def test_no_two_ways_from_a_place_are_the_same_and_none_is_empty(id: str) -> None:
    ways = [msgspec.json.encode([way.effects, way.now]) for way in PLACES[id].option]
    assert len(set(ways)) == len(ways)
    assert msgspec.json.encode([[], []]) not in ways


def worth(way: WayEntry) -> float:
    """What a way brings in food: a core is worth four, wood and people one and a half, a step of hope three."""
    values = {"food": 1.0, "coal": 1.0, "wood": 1.5, "core": 4.0, "automaton": 8.0}
    total = 0.0
    for effect in effects(msgspec.to_builtins([way.effects, way.now])):
        if effect["do"] in ("gain", "lose"):
            value = values.get(effect["what"], 1.5) * effect.get("n", 1) - 0.75 * effect.get("sick", 0)
            total += value if effect["do"] == "gain" else -value
        elif effect["do"] in ("hope", "storm"):
            total += {"hope": 3, "storm": -4}[effect["do"]] * effect["by"]
    return total


@pytest.mark.parametrize(("kind", "value"), [("A", 5), ("B", 8), ("C", 12)])
def test_the_longer_way_brings_more_home(kind: str, value: float) -> None:
    best = [max([worth(way) for way in returns(card)]) for card in PLACES.values() if card.kind == kind]
    assert value - 1.5 <= sum(best) / len(best) <= value + 1.5


def test_some_places_send_a_dusk_card_home_with_the_scouts() -> None:
    sent = [card for place in PLACES.values() for card in brings(place)]
    assert len(sent) >= 8
    assert [card for card, times in Counter(sent).items() if times > 1] == []


BARE = 'phase = "weather"\nround = 3\nweather = ["weather-1"]\nstorm = 14\n'


def arrive(id: str, city: str) -> Table:
    """A scout one step before a place reaches it; all other cards are in their piles."""
    piles = {kind: [other for other, card in PLACES.items() if card.kind == kind and other != id] for kind in "ABC"}
    decks = (
        "expeditions = { "
        + ", ".join([f"{kind} = {msgspec.json.encode(pile).decode()}" for kind, pile in piles.items()])
        + " }\n"
    )
    route = f'[[route]]\ncards = ["{id}"]\nscout = "worker"\nat = {PLACES[id].fields - 2}\n'
    table = Table(BARE + city + decks + route)
    table.act("explore")
    return table


def standing(building: str) -> str:
    """A building, on a tile of its own; what else it asks for is there too."""
    fields = {"n1a": building, "n1b": building if building in LARGE else "tree 2" if building == "sawmill" else "-"}
    if building in ("kitchen", "platform", "generator"):
        return ""  # they stand from the start
    city = f'tiles = {{ n1 = "near-1" }}\nfields = {{ n1a = "{fields["n1a"]}", n1b = "{fields["n1b"]}" }}\n'
    if building in ("coal-mine", "wall-drill"):
        city += f'frame = {{ n1 = ["{"coal" if building == "coal-mine" else "wood"}"] }}\n'
    return city + (f'laws = ["{LAW_OF[building]}"]\n' if building in LAW_OF else "")


def fitting(needs: Needs) -> str:
    """A city that meets a condition."""
    least = needs.least
    city = 'hope = ["care+"' + (f', "{needs.active}+"' if needs.active else "") + "]\n"
    city += f"food = {least.get('food', 0)}\nstock = {{ wood = {least.get('wood', 0)}, coal = {least.get('coal', 0)} }}\n"
    city += f"citizens = {{ worker = 20, engineer = {least.get('engineers', 4)}, child = 8 }}\n"
    if needs.law:
        city += f'laws = ["{needs.law}"]\n'
    if needs.technology:
        city += f'technologies = ["{needs.technology}"]\ndeveloped = ["{needs.technology}"]\n'
    return city + (standing(needs.building) if needs.building else "")


@pytest.mark.rule("FP-EXPED.9", "FP-EXPED.11", "FP-EXPED.14")
@pytest.mark.parametrize(("id", "number"), WAYS)
def test_every_way_can_be_taken_in_some_city(id: str, number: int) -> None:
    way = PLACES[id].option[number - 1]
    table = arrive(id, fitting(way.needs))
    if table.asked == "way":  # with one open way nothing is asked
        table.act(f"way {number}")
    route = table.tell("route")[0]
    if way.way == "continue":
        assert (route["cards"][0], route["scout"]) == (f"{id}:{number}", "worker")
    table.hurry()
    assert table.asked == "turn"
    if way.way == "return":  # the route comes after everything the way brings
        route = table.tell("route")[0]
        assert (len(route["cards"]), route["scout"]) == (1 if way.next == "A" else 2, "-")


@pytest.mark.parametrize(("id", "number"), [(id, n) for id, n in WAYS if PLACES[id].option[n - 1].needs != Needs()])
def test_a_way_that_asks_for_something_is_closed_to_a_city_without_it(id: str, number: int) -> None:
    table = arrive(id, 'hope = ["care+"]\ncitizens = { worker = 20, engineer = 4, child = 8 }\n')
    assert f"way {number}" not in table.legal()


# The citizens.


@pytest.mark.rule("FP-CITIZEN.1")
def test_30_citizens_are_12_workers_10_engineers_and_8_children_and_each_has_a_price() -> None:
    assert Counter([card.type for card in PEOPLE.values()]) == {"worker": 12, "engineer": 10, "child": 8}
    assert [id for id, card in PEOPLE.items() if bool(card.start.pay) == bool(card.start.effects)] == []
    abilities = [msgspec.json.encode([card.ability, card.type]) for card in PEOPLE.values()]
    assert len(set(abilities)) == len(abilities)


def griefs(card: CitizenEntry) -> list[list[dict[str, Any]]]:
    death: dict[str, list[dict[str, Any]]] = msgspec.to_builtins(card.death)
    return [death[who] for who in ("worker", "engineer", "child")]


def test_a_death_mostly_costs_one_step_of_hope_or_discontent_and_rarely_two_of_hope() -> None:
    steps = Counter([(part[-1]["do"], part[-1].get("by")) for card in PEOPLE.values() for part in griefs(card)])
    deaths = 3 * len(PEOPLE)
    assert steps["hope", -1] + steps["discontent", 1] >= 0.7 * deaths
    assert 0.05 * deaths <= steps["hope", -2] <= 0.12 * deaths
    assert not [
        key for key in steps if key[0] in ("hope", "discontent") and key not in (("hope", -1), ("hope", -2), ("discontent", 1))
    ]


def played(card: CitizenEntry, city: str, action: str) -> Table:
    rich = 'hope = ["care+"]\ndiscontent = ["anger"]\nfood = 20\nstock = { wood = 8, coal = 8, core = 2 }\nheat = 6\ncold = 7\n'
    people = "citizens = { worker = 20, engineer = 12, child = 12 }\nsick = { worker = 6, engineer = 3, child = 3 }\n"
    table = Table(rich + people + city + f'[[seat]]\nhand = ["{card.id}"]\n')
    table.act(f"play {card.id}", action)
    table.hurry()
    return table


PLACE_OF_ACTION = {"clear": "clear near", "construct": "construct", "scout": "scout 1", "gather": "gather n1a"}
USES = [(id, building) for id, card in PEOPLE.items() if "use" in card.ability.actions for building in card.ability.buildings]
DEEDS = [(id, action) for id, card in PEOPLE.items() for action in card.ability.actions if action != "use"]


@pytest.mark.rule("FP-CITIZEN.4", "FP-CITIZEN.7")
@pytest.mark.parametrize(("id", "building"), USES)
def test_a_citizen_can_be_played_in_each_building_named_on_the_card(id: str, building: str) -> None:
    field = {"platform": "g1", "generator": "g2", "kitchen": "g3"}.get(building, "n1a")
    assert played(PEOPLE[id], standing(building), f"use {field}").tell("seat")[0]["played"] == id


@pytest.mark.rule("FP-CITIZEN.4")
@pytest.mark.parametrize(("id", "action"), DEEDS)
def test_a_citizen_can_be_played_for_each_action_named_on_the_card(id: str, action: str) -> None:
    good = (*PEOPLE[id].ability.fields, "coal")[0]
    city = standing("balloon") if action == "scout" else f'tiles = {{ n1 = "near-1" }}\nfields = {{ n1a = "{good} 3" }}\n'
    assert played(PEOPLE[id], city, PLACE_OF_ACTION[action]).tell("seat")[0]["played"] == id
