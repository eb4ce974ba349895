"""What the server sends of cards and boards is what its types say, and names only clauses there are; the page names none."""

import re
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, cast, get_args, get_origin, get_type_hints, is_typeddict

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from ratusz.games.catalogue import GAMES
from ratusz.games.frostpunk.position.state import City
from ratusz.games.frostpunk.rules.city.map import FIELD_NUMBERS, ZONES
from ratusz.games.frostpunk.rules.generator.heat import zone_warm
from ratusz.kernel.match import set_up
from ratusz.words.bundle import LANGUAGES, words
from ratusz.words.frostpunk import printed as frostpunk
from ratusz.words.games import catalogue
from ratusz.words.newangeles import printed as newangeles
from ratusz.words.state51 import printed as state51

TYPES: dict[str, Any] = {"frostpunk": frostpunk, "newangeles": newangeles, "state51": state51}
PAGE = Path(__file__).parents[2] / "web" / "src"
LOCALE = Path(__file__).parents[2] / "src" / "ratusz" / "locale"
CLAUSE = re.compile(r"\b(?:FP|NA|S51)-(?:[A-Z0-9]|\$)")


def flaws(value: Any, type: Any, where: str) -> list[str]:
    """Where a value is not of its type; a field that no type knows is a flaw too."""
    origin = get_origin(type)
    if type is Any:
        return []
    if is_typeddict(type):
        return dictionary_flaws(value, type, where)
    if origin in (Annotated, NotRequired):
        return flaws(value, get_args(type)[0], where)
    if origin in (Union, UnionType):
        found = [flaws(value, one, where) for one in get_args(type)]
        return [] if [] in found else min(found, key=len)
    if origin is tuple:
        parts = get_args(type)
        return flaws(list(value), list[int], where) if set(parts) == {int} and len(value) == len(parts) else [f"{where}: {value}"]
    if origin is Literal:
        return [] if value in get_args(type) else [f"{where}: {value}"]
    if origin in (list, dict) and not isinstance(value, origin):
        return [f"{where}: {value}"]
    if origin is list:
        return [flaw for at, one in enumerate(value) for flaw in flaws(one, get_args(type)[0], f"{where}[{at}]")]
    if origin is dict:
        key, item = get_args(type)
        return [flaw for name, one in value.items() for flaw in flaws(name, key, where) + flaws(one, item, f"{where}.{name}")]
    wanted = (int, float) if type is float else type
    return [] if isinstance(value, wanted) and isinstance(value, bool) == (type is bool) else [f"{where}: {value}"]


def dictionary_flaws(value: Any, type: Any, where: str) -> list[str]:
    fields = get_type_hints(type, include_extras=True)
    if not isinstance(value, dict):
        return [f"{where}: {value}"]
    found = [f"{where}.{name} is missing" for name in sorted(type.__required_keys__ - value.keys())]
    found += [f"{where}.{name} is in no type" for name in sorted(value.keys() - fields.keys())]
    return found + [flaw for name in fields.keys() & value.keys() for flaw in flaws(value[name], fields[name], f"{where}.{name}")]


@pytest.mark.parametrize("game", TYPES)
def test_a_catalogue_is_what_its_types_say(game: str) -> None:
    assert flaws(catalogue(words("en"), game), TYPES[game].Catalogue, game) == []


def test_what_is_missing_of_another_type_or_unknown_is_a_flaw() -> None:
    way = {"caption": 3, "text": "", "price": {}}
    assert flaws(way, frostpunk.Way, "way") == ["way.does is missing", "way.text is in no type", "way.caption: 3"]
    assert flaws({"cost": {"wood": True}}, frostpunk.Price, "price") == ["price.cost.wood: True"]


@pytest.mark.parametrize("game", TYPES)
def test_every_term_has_clauses_of_the_rulebook(game: str) -> None:
    known = {clause.id for clause in GAMES[game].clauses}
    terms: dict[str, list[str]] = catalogue(words("en"), game)["clauses"]
    assert sorted(terms) == sorted(get_args(TYPES[game].Term))
    assert [clause for clauses in terms.values() for clause in clauses if clause not in known] == []
    assert all(terms.values())


def test_no_clause_is_named_on_the_page() -> None:
    sources = [file for ending in ("ts", "svelte") for file in sorted((PAGE / "games").rglob(f"*.{ending}"))]
    assert len(sources) > 100
    assert [file.name for file in sources if CLAUSE.search(file.read_text(encoding="utf-8"))] == []


def test_what_a_location_of_51st_state_does_is_told_part_by_part_and_in_one_short_sentence() -> None:
    cards = catalogue(words("en"), "state51")["cards"]
    assert cards["gun-shop"]["ability"] == {"cost": {"weapon": 2}, "gives": {"vp": 2}, "each": None, "marks": True}
    assert cards["gun-shop"]["short"] == "Send a worker, discard 2 weapons: 2 VP here."
    assert cards["brickworks"]["ability"]["each"] == "brick"
    assert cards["brickworks"]["short"] == "1 brick for each brick location."
    assert [cards[name]["used"] for name in ("gun-shop", "fuel-tank", "brickworks")] == ["work", "visit", None]


def test_the_map_of_frostpunk_says_in_which_zone_everything_lies_and_what_warms_it() -> None:
    """The page draws from it, and must agree with the rules."""
    found = catalogue(words("en"), "frostpunk")["map"]
    zones = {name: ZONES[FIELD_NUMBERS[f"{name}a"]] + 1 for name in found["places"]}
    assert {name: place["zone"] for name, place in found["places"].items()} == zones
    assert {place["zone"] for place in found["places"].values() if place["ring"] == "near"} == {2}
    g = set_up(GAMES["frostpunk"], "heat = 5\ncold = 9\nranges = { red = 9, orange = 9, yellow = 9 }\n").state
    for colour, zone in found["ranges"].items():
        ranges = [4 if other == colour else 9 for other in found["ranges"]]
        cast(City, g).ranges = ranges
        assert [zone_warm(cast(City, g), number) for number in range(3)] == [number < zone for number in range(3)]
    assert (found["zone"], found["drawer"]) == (1, [0, 1])
    hexes = [*found["fields"].values(), found["drawer"], *[place["at"] for place in found["places"].values()]]
    assert len({tuple(at) for at in hexes}) == len(hexes) == 6 + 12 + 18


def test_cards_of_frostpunk_say_what_an_option_takes_and_what_a_citizen_is_played_for() -> None:
    found = catalogue(words("en"), "frostpunk")
    for name, card in found["cards"].items():
        special = card.get("special")
        if special:
            assert card["action"]["price"] == {**special["cost"], **special["put"]}, name
        for price, way in zip(card.get("option", []), card.get("options", []), strict=True):
            assert way["price"] == price.get("cost", {}), name
    assert found["cards"]["jory-penhale"]["serves"] == ["hunters-hut"]
    assert found["cards"]["old-tibor"]["serves"] == ["clear"]
    assert found["pawns"]["child-worker"] == "child"
    assert found["pawns"]["automaton"] is None


def test_new_angeles_says_after_which_rounds_a_demand_is_due() -> None:
    found = catalogue(words("en"), "newangeles")
    assert found["due"] == [2, 4, 6]
    assert len(found["due"]) == found["numbers"]["round-track"].count("demand")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_of_a_board_holds_a_number_that_the_rules_own(language: str) -> None:
    """Numbers come with the view or the catalogue, so that a sentence stays true when content changes."""
    found: list[str] = []
    for file in sorted((LOCALE / language).glob("*/board.ftl")):
        for message in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(message, ftl.Message):
                found += [f"{message.id.name}: {text}" for text in texts(message) if re.search(r"\d", text)]
    assert found == []


def texts(node: ftl.BaseNode) -> list[str]:
    """All that is said word for word in a message."""
    if isinstance(node, ftl.TextElement):
        return [node.value]
    found: list[str] = []
    for value in vars(node).values():
        for one in value if isinstance(value, list) else [value]:
            if isinstance(one, ftl.BaseNode) and not isinstance(one, ftl.Comment):
                found += texts(one)
    return found
