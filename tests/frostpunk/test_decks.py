"""The decks of events as a whole: as many cards as in the box, each can come into play, and each option can be taken."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

import msgspec
import pytest

from ratusz.games.frostpunk.content import library
from ratusz.games.frostpunk.content.effect_entries import Choice, Needs
from ratusz.games.frostpunk.content.entries import BuildingEntry, EventEntry
from tests.frostpunk.table import Table

DUSK: Final = {card.id: card for card in library.DUSK}
EVENTS: Final = {card.id: card for card in [*library.MORNING, *library.DUSK]}
SCENES: Final = {card.id: card for card in library.SCENES}
CARDS: Final[list[Any]] = [*EVENTS.values(), *library.LAWS, *library.EXPEDITIONS, *library.CITIZENS, *library.SCENES]
TOKENS: Final = ("care", "justice", "motivation", "anger", "greed", "fear")
PASSING: Final = [building.id for building in library.BUILDINGS if not building.fixed]  # buildings that can come or go
OPTIONS: Final = [(id, number) for id, card in EVENTS.items() for number in range(1, len(card.option) + 1)]
FEW_MENTIONS: Final = 3


def test_there_are_as_many_cards_as_in_the_box() -> None:
    kinds = Counter([card.kind for card in library.DUSK])
    assert len(library.MORNING) == 32
    assert (kinds["starting"], kinds["standard"], kinds["consultation"]) == (1, 60, 10)


# What cards say about other things.


def parts(data: Any) -> Iterator[dict[str, Any]]:
    """Every table of a card, however deep."""
    if isinstance(data, dict):
        yield data
    for value in data.values() if isinstance(data, dict) else data if isinstance(data, list) else []:
        yield from parts(value)


def tables(card: Any) -> list[dict[str, Any]]:
    return list(parts(msgspec.to_builtins(card)))


def named(card: Any, do: str) -> list[str]:
    """The cards that effects of one kind name on a card."""
    return [table["card"] for table in tables(card) if table.get("do") == do]


def may_stay(card: EventEntry) -> bool:
    return "stay" in (card.then, *[option.then for option in card.option])


def test_every_card_that_is_named_is_of_the_sort_that_is_meant() -> None:
    for card in CARDS:
        assert [id for id in named(card, "add-dusk") if id not in DUSK or DUSK[id].kind != "standard"] == [], card.id
        assert [id for id in named(card, "reveal") if id not in SCENES] == [], card.id
        awaited = [table["event"] for table in tables(card) if table.get("event")] + named(card, "remove-card")
        assert [id for id in awaited if id not in SCENES and not may_stay(EVENTS[id])] == [], card.id


@pytest.mark.rule("FP-SETUP.55", "FP-EVENT.5")
def test_every_standard_dusk_card_can_come_into_play() -> None:
    """It is brought by a card that is in the game from the start, or by one that was brought itself."""
    standard = {id for id, card in DUSK.items() if card.kind == "standard"}
    reached: set[str] = set()
    waiting = [id for card in CARDS if card.id not in standard for id in named(card, "add-dusk")]
    while waiting:
        id = waiting.pop()
        if id not in reached:
            reached.add(id)
            waiting += named(DUSK[id], "add-dusk")
    assert standard - reached == set()


@pytest.mark.rule("FP-DUSK.9")
def test_a_consultation_never_stays_and_is_never_discarded() -> None:
    assert [id for id, card in DUSK.items() if card.kind == "consultation" and may_stay(card)] == []


@pytest.mark.parametrize("id", EVENTS)
def test_a_card_that_may_stay_has_something_to_do_there_and_only_such_a_card(id: str) -> None:
    card = EVENTS[id]
    assert may_stay(card) == bool(card.special or card.during or card.lasting)


@pytest.mark.parametrize("id", [id for id, card in EVENTS.items() if may_stay(card)])
def test_a_card_that_stays_can_leave_again(id: str) -> None:
    card = EVENTS[id]
    assert {"do": "leave"} in tables(card.special) + [table for during in card.during for table in tables(during)]


# What the decks turn on.


def mentions(card: Any) -> set[str]:
    """The tokens, laws and buildings a card turns on: in conditions, costs and effects."""
    found = {card.law} if isinstance(card, EventEntry) else set()
    for table in tables(card):
        for key in ("active", "no-active", "type", "law", "no-law", "building", "no-building"):
            if isinstance(table.get(key), str):
                found.add(table[key])
        for key in ("unlocks", "buildings"):
            found.update(table.get(key, []))
        found.update(table.get("cost", {}))
    return found


COUNTED: Final = Counter([name for card in CARDS for name in mentions(card)])


@pytest.mark.parametrize("name", [*TOKENS, *library.LAW_NAMES, *PASSING])
def test_something_depends_on_every_token_law_and_building(name: str) -> None:
    """All but what always stands: nothing can depend on that."""
    assert COUNTED[name] >= FEW_MENTIONS


# Taking every option.

RICH: Final[dict[str, Any]] = {
    "round": 2,
    "stock": {"wood": 12, "coal": 12, "core": 3},
    "food": 20,
    "deaths": 2,
    "automatons": 1,
    "citizens": {"worker": 12, "engineer": 10, "child": 5},
    "sick": {"worker": 2, "child": 1},
    "hope": ["care+", "justice+", "motivation+"],
    "discontent": ["anger+", "greed+", "fear+"],
    "tiles": {"n1": "near-1", "n2": "near-2", "n3": "near-3"},
}


def sites(building: BuildingEntry) -> dict[str, str]:
    """Fields for one such building, unless it stands from the start."""
    if building.group == "starting":
        return {}
    return dict.fromkeys(["n1a", "n1b"] if building.size == "large" else ["n1a"], building.id)


def city_that_meets(needs: Needs) -> dict[str, Any]:
    """A city that has all it may be asked for, and is as the condition says."""
    city = {**RICH, "fields": {"n3a": "house", "n3b": "house"}}
    if needs.no_active:
        track = "hope" if needs.no_active in ("hope", *TOKENS[:3]) else "discontent"
        city[track] = [token.rstrip("+") for token in RICH[track]]
    if needs.law:
        city["laws"] = [needs.law]
    if needs.building:
        city["fields"] |= sites(library.BUILDINGS[library.BUILDING_NAMES[needs.building]])
    if needs.no_building:
        city["fields"] |= {"g3": "-"}  # where the Kitchen stands, the only one there from the start that may be missing
    if needs.technology:
        city |= {"technologies": [needs.technology], "developed": [needs.technology]}
    if needs.event:
        city["card"] = [{"event": needs.event}]
    if needs.least.get("scouts"):
        city["route"] = [{"cards": [library.EXPEDITIONS[0].id], "scout": "worker", "at": 1}]
    if "homeless" in needs.most:
        city["citizens"] = {"worker": 4, "engineer": 4}
        city["sick"] = {}
    for measure in ("round", "hunger", "overload", "deaths", "cold"):
        if measure in needs.least:
            city[measure] = needs.least[measure]
    return city


def written(value: Any) -> str:
    """In TOML, on one line."""
    if isinstance(value, dict):
        return "{ " + ", ".join([f"{key} = {written(part)}" for key, part in value.items()]) + " }"
    if isinstance(value, list):
        return "[" + ", ".join([written(part) for part in value]) + "]"
    return f'"{value}"' if isinstance(value, str) else str(value)


def asked(id: str, option: Choice) -> Table:
    """The card is turned up in a city that meets the condition of the option, and its options are asked."""
    deck = "morning" if EVENTS[id] in library.MORNING else "dusk"
    city = {"phase": deck, deck: [id], **city_that_meets(option.needs)}
    table = Table("".join([f"{key} = {written(value)}\n" for key, value in city.items()]))
    while table.asked != "event":
        table.act(table.legal()[0])
    return table


@pytest.mark.rule("FP-MORNING.3", "FP-DUSK.2")
@pytest.mark.parametrize(("id", "number"), OPTIONS)
def test_every_option_can_be_taken_in_some_city(id: str, number: int) -> None:
    table = asked(id, EVENTS[id].option[number - 1])
    assert f"choose {number}" in table.legal()
    table.act(f"choose {number}")
    for _ in range(12):  # whatever it asks is answered, and no invariant breaks
        if table.asked:
            table.act(table.legal()[-1])
