"""What is in the box."""

from collections import Counter
from typing import Any, Final, get_args

import msgspec
import pytest

from ratusz.games.frostpunk.content.buildings import BUILDINGS, SIDES
from ratusz.games.frostpunk.content.checks import check_head
from ratusz.games.frostpunk.content.citizens import CITIZENS
from ratusz.games.frostpunk.content.effects import COLOURS, NONE, TOKENS
from ratusz.games.frostpunk.content.entries import (
    CitizenEntry,
    EventEntry,
    ExpeditionEntry,
    ExpeditionsFile,
    LawEntry,
    SceneEntry,
    SocietiesFile,
    TechnologiesFile,
    TechnologyEntry,
    WeatherFile,
)
from ratusz.games.frostpunk.content.events import CONSEQUENCE, CONSULTATION, DUSK_CARD, EVENTS, MORNING_CARD, STARTING_CARD
from ratusz.games.frostpunk.content.expeditions import EXPEDITIONS
from ratusz.games.frostpunk.content.laws import LAWS, Law, check_law
from ratusz.games.frostpunk.content.library import ADVISORS, MAP, NUMBERS, TEXTS
from ratusz.games.frostpunk.content.library import SOCIETIES as SOCIETY_ENTRIES
from ratusz.games.frostpunk.content.scenarios import SCENARIOS
from ratusz.games.frostpunk.content.societies import SOCIETIES, check_levels, check_society
from ratusz.games.frostpunk.content.technologies import TECHNOLOGIES
from ratusz.games.frostpunk.content.weather import WEATHERS
from ratusz.games.frostpunk.position.state import PHASES
from ratusz.games.frostpunk.rules.city import map
from ratusz.games.frostpunk.rules.city.construction import UNLOCKED
from ratusz.games.frostpunk.rules.city.map import FIELDS, GENERATOR_FIELDS, NEAR_PLACES, PLACE_OF, PLACES, TILES
from ratusz.kernel import content
from ratusz.kernel.problem import Problem
from tests.frostpunk.press import CONSULTS, MORNINGS, Press
from tests.frostpunk.table import Table, complaint

BOX = NUMBERS.box


@pytest.mark.rule("FP-COMP.2")
def test_all_seven_boards_can_be_looked_at() -> None:
    view = Table.dealt().view()
    generator = {"heat", "cold", "ranges", "overload", "weather-discard"}
    feelings = {"hope", "discontent"}
    supply = {"stock", "pool", "placed", "exhausted", "automatons"}
    rounds = {"round", "storm", "tokens", "morning"}
    population = {"citizens", "sick", "food", "hunger", "deaths"}
    buildings = {"supply", "unlocked"}
    dusk = {"dusk", "dusk-discard", "consultations"}
    assert generator | feelings | supply | rounds | population | buildings | dusk <= set(view)


@pytest.mark.rule("FP-COMP.4", "FP-SETUP.3")
def test_there_are_twelve_pieces_of_frame() -> None:
    assert {entry.piece: entry.count for entry in MAP.frame} == {"long": 6, "mirror": 2, "short": 2, "small": 2}


@pytest.mark.rule("FP-COMP.5", "FP-GATHER.4", "FP-BUILD.10")
def test_30_map_tiles_have_two_fields_each_and_the_generator_tile_five_beside_its_drawer() -> None:
    assert Counter([tile.ring for tile in TILES]) == {0: 12, 1: 18}
    assert (NEAR_PLACES, len(PLACES)) == (12, 30)
    assert Counter(PLACE_OF) == {NONE: 5, **dict.fromkeys(range(30), 2)}
    assert (GENERATOR_FIELDS, len(MAP.petal), FIELDS) == (5, 6, 65)
    drawer = next(petal for petal in MAP.petal if petal.holds == map.DRAWER)
    assert tuple(drawer.at) not in map.PETALS


@pytest.mark.rule("FP-COMP.6")
def test_ridge_tiles_are_for_other_scenarios() -> None:
    assert BOX.ridges == 5
    assert {tile.ring for tile in TILES} == {0, 1}


@pytest.mark.rule("FP-COMP.8")
def test_hope_and_discontent_are_drawn_from_bags_of_their_own() -> None:
    for number in range(40):
        table = Table(f'hope = ["care+"]\nchance = "{number:x}"\n')
        table.attempt({"do": "hope", "by": 1}, {"do": "discontent", "by": 1})
        assert table.tell("hope")[1] in ("care", "justice", "motivation")
        assert table.tell("discontent")[0] in ("anger", "greed", "fear")


@pytest.mark.rule("FP-COMP.9", "FP-COMP.10")
def test_135_event_cards_of_which_103_are_dusk_cards() -> None:
    kinds = Counter([event.kind for event in EVENTS])
    dusk = [kinds[kind] for kind in (STARTING_CARD, DUSK_CARD, CONSULTATION, CONSEQUENCE)]
    assert dusk == [1, 60, 10, 32]
    assert kinds[MORNING_CARD] == 32


@pytest.mark.rule("FP-COMP.11")
def test_16_laws_with_two_consequences_each() -> None:
    assert [law.name for law in LAWS] == [f"PR{number:02}" for number in range(1, 17)]
    for law in LAWS:
        assert [EVENTS[card].name for card in law.consequences] == [law.name + "a", law.name + "b"]


@pytest.mark.rule("FP-LAW.3", "FP-LAW.4", "FP-LAW.7")
def test_one_of_the_two_consequences_of_overcrowded_quarters_joins_the_dusk_deck_by_chance() -> None:
    added = []
    for number in range(30):
        table = Table(f'heat = 4\nchance = "{number:x}"\n')
        table.act("use g1", "enact PR03")
        added.append([name for name in table.tell("dusk") if name in ("PR03a", "PR03b")])
        assert "PR04" not in table.tell("future-laws")
    assert {tuple(names) for names in added} == {("PR03a",), ("PR03b",)}


@pytest.mark.rule("FP-COMP.12")
def test_a_scenario_has_at_most_the_44_cards_there_are() -> None:
    assert BOX.scenario_cards == 44
    assert sum([len(scenario.cards) for scenario in SCENARIOS]) <= 44


@pytest.mark.rule("FP-COMP.13")
def test_40_expedition_cards_and_those_of_a_field_base_for_other_scenarios() -> None:
    assert len([place for place in EXPEDITIONS if place.kind < 3]) == 40
    assert BOX.base_expeditions == 4
    assert SCENARIOS[0].expeditions == []


@pytest.mark.rule("FP-COMP.14", "FP-COMP.15", "FP-COMP.17", "FP-COMP.18")
def test_13_weather_9_technology_30_citizen_and_12_society_cards() -> None:
    assert (len(WEATHERS), len(TECHNOLOGIES), len(CITIZENS), len(SOCIETIES)) == (13, 9, 30, 12)
    assert len({society.name for society in SOCIETIES}) == 6


@pytest.mark.rule("FP-COMP.16", "FP-ADVISOR.1")
def test_four_advisors_for_four_fields_and_a_card_for_the_solo_player() -> None:
    assert {entry.id for entry in ADVISORS.advisor} == {"generator", "health", "public-relations", "infrastructure"}
    assert complaint("mobilisation = true\n[[seat]]\n[[seat]]\n").rule == "FP-SETUP.61"


@pytest.mark.rule("FP-COMP.19", "FP-COMP.20", "FP-COMP.21")
def test_every_marker_stands_in_one_place_and_the_phase_marker_on_one_of_nine_phases() -> None:
    view = Table.dealt().view()
    assert view["phase"] in PHASES[:9]
    for marker in ("heat", "round", "leader", "storm", "cold", "deaths", "food", "hunger"):
        assert isinstance(view[marker], int)
    assert set(view["citizens"]) == {"worker", "engineer", "child"}
    assert len(Table("").g.sick) == 3


@pytest.mark.rule("FP-COMP.22")
def test_each_type_is_fed_in_one_round_of_three() -> None:
    fed = [Table(f"round = {number}").view()["outlook"]["feeding"]["who"] for number in range(1, 16)]
    assert fed == ["child", "engineer", "worker"] * 5


@pytest.mark.rule("FP-COMP.23", "FP-SETUP.71")
def test_the_three_storage_markers_count_wood_coal_and_food() -> None:
    table = Table("stock = { wood = 1, coal = 2 }\nfood = 3\n")
    for good in ("wood", "coal", "food"):
        table.attempt({"do": "store", "what": good, "most": 9})
        table.act(table.legal()[0])
    assert (table.tell("stored"), table.tell("stock"), table.g.food) == ({"wood": 1, "coal": 2, "food": 3}, {}, 0)


@pytest.mark.rule("FP-COMP.24")
def test_there_are_ten_worker_ten_engineer_and_eight_child_pawns_and_six_automatons() -> None:
    table = Table("citizens = { worker = 50, engineer = 50, child = 50 }\nautomatons = 6\n")
    assert table.tell("pool") == {"worker": 10, "engineer": 10, "child": 8, "automaton": 6}
    both = Table('special-children = ["child-worker", "child-engineer"]\ncitizens = { child = 50 }\n')
    assert both.tell("pool") == {"child": 6, "child-worker": 1, "child-engineer": 1}


@pytest.mark.rule("FP-COMP.25", "FP-LIMIT.7", "FP-LIMIT.8")
def test_only_steel_and_trees_run_out() -> None:
    table = Table("stock = { wood = 60, coal = 70, core = 20, steel = 7 }\n")
    for good in ("wood", "coal", "core", "steel"):
        table.attempt({"do": "gain", "what": good, "n": 2})
    assert table.tell("stock") == {"wood": 62, "coal": 72, "core": 22, "steel": 8}
    assert complaint("stock = { steel = 9 }").rule == "FP-LIMIT.8"


@pytest.mark.rule("FP-COMP.26")
def test_there_is_one_indicator_of_each_colour_and_there_are_three_heating_hubs() -> None:
    assert list(Table("").tell("ranges")) == ["red", "orange", "yellow"]
    tiles = 'tiles = { n1 = "near-1", n2 = "near-2", n3 = "near-3", n4 = "near-4" }\n'
    table = Table(tiles + 'hubs = ["n1", "n2"]\n')
    table.attempt({"do": "hub"})
    table.act("hub n4")
    table.attempt({"do": "hub"})
    assert (table.asked, table.tell("hubs")) == ("turn", ["n1", "n2", "n4"])
    assert complaint(tiles + 'hubs = ["n1", "n2", "n3", "n4"]\n').rule == "FP-COMP.26"


@pytest.mark.rule("FP-COMP.27")
def test_seven_crater_wall_tokens_three_of_them_blank() -> None:
    assert Counter(map.WALL) == {-1: 3, 0: 2, 1: 2}


@pytest.mark.rule("FP-COMP.28")
def test_there_are_five_exhausted_tokens_of_each_type() -> None:
    table = Table("")
    table.attempt({"do": "exhaust", "who": "worker", "n": 4}, {"do": "exhaust", "who": "worker", "n": 4})
    assert table.tell("exhausted") == {"worker": 5}


@pytest.mark.rule("FP-COMP.28")
def test_tokens_on_which_pawns_rest_are_five_with_the_others() -> None:
    table = Table("exhausted = { worker = 3 }\n")
    assert table.tell("resting") == {"worker": 3}
    table.attempt({"do": "exhaust", "who": "worker", "n": 4})
    assert table.tell("exhausted") == {"worker": 2}


@pytest.mark.rule("FP-COMP.29", "FP-HOPE.1", "FP-HOPE.2")
def test_nine_tokens_of_each_colour_three_of_each_type_active_or_spent() -> None:
    assert TOKENS[:6] == ("care", "justice", "motivation", "anger", "greed", "fear")
    assert complaint('hope = ["care", "care+", "care", "care"]').rule == "FP-COMP.29"
    assert Table('hope = ["care", "care+", "care"]').tell("hope") == ["care", "care+", "care"]
    assert complaint('hope = ["anger"]').code == "position-choice"


@pytest.mark.rule("FP-COMP.30")
def test_there_are_four_development_tokens_and_seven_activation_tokens() -> None:
    assert (BOX.development_tokens, len(Table.dealt().g.technologies)) == (4, 4)
    table = Table("tokens = []\n")
    table.attempt(*[{"do": "token", "round": number} for number in range(3, 12)])
    assert table.g.tokens == [3, 4, 5, 6, 7, 8, 9]


@pytest.mark.rule("FP-COMP.31", "FP-COMP.32", "FP-BLDG.2")
def test_19_large_and_74_small_building_tiles() -> None:
    large = sum([building.count for building in BUILDINGS if building.large and building.group == "basic"])
    small = sum([building.count for building in BUILDINGS if not building.large and building.group in ("basic", "shelter")])
    two_sided = [building for building in BUILDINGS if building.large and building.group == "law"]
    assert (large, len(two_sided), BOX.large_tiles) == (11, 2, 7)
    assert large + len(two_sided) // 2 + BOX.large_tiles == 19
    assert (small, BOX.small_tiles) == (42, 4)


@pytest.mark.rule("FP-BLDG.1", "FP-HEAT.9", "FP-HEAT.11")
def test_every_building_has_one_of_five_colours_and_white_ones_have_no_action() -> None:
    assert COLOURS[:3] == ("red", "orange", "yellow")  # best first
    for side in SIDES:
        assert 0 <= side.insulation < 5
        if COLOURS[side.insulation] == "white":
            assert not side.action


@pytest.mark.rule("FP-BLDG.4")
def test_buildings_tied_to_scenarios_cannot_be_raised_without_their_scenario(monkeypatch: pytest.MonkeyPatch) -> None:
    names = {building.name for building in BUILDINGS}
    assert not names & {"seedling-ark", "outpost", "ventilation-plant", "library", "steel-factory", "repair-station"}
    pub = next(kind for kind, building in enumerate(BUILDINGS) if building.name == "pub")
    monkeypatch.setattr(BUILDINGS[pub], "group", "scenario")
    table = Table("stock = { wood = 9 }")
    table.act("construct", "pawn worker")
    assert table.rejects("raise pub") == "FP-BLDG.4"
    monkeypatch.setattr(SCENARIOS[0], "buildings", [pub])
    other = Table("stock = { wood = 9 }")
    UNLOCKED.append(pub)  # as it would be, had the file said so
    try:
        other.act("construct", "pawn worker", "raise pub", "site g4")
    finally:
        UNLOCKED.remove(pub)
    assert other.tell("fields")["g4"] == "pub"


def parts(entry: Any) -> set[str]:
    return set(entry.__struct_fields__)


@pytest.mark.rule("FP-CITIZEN.1", "FP-SCENARIO.4", "FP-LAW.10", "FP-TECH.7", "FP-EVENT.3", "FP-EXPED.6")
def test_cards_have_the_parts_printed_on_them() -> None:
    assert parts(CitizenEntry) >= {"id", "type", "start", "ability", "death"}
    assert parts(SceneEntry) >= {"id", "effects", "tokens"}
    assert parts(LawEntry) >= {"id", "pair", "effects", "lasting"}
    assert parts(TechnologyEntry) >= {"id", "cost", "lasting"}
    assert parts(EventEntry) >= {"id", "kind", "effects", "special", "option"}
    hint = ExpeditionEntry.__annotations__["hint"]
    assert set(get_args(hint)) == {"goods", "citizens", "any"}
    assert all([len(event.options) <= 3 for event in EVENTS])


def test_a_card_with_four_options_or_a_consultation_that_stays_is_refused(press: Press) -> None:
    for name, data, rule in (
        (MORNINGS[0], {"option": [{}, {}, {}, {}]}, "FP-EVENT.3"),
        (CONSULTS[0], {"option": [{"then": "stay"}]}, "FP-DUSK.6"),
    ):
        with pytest.raises(Problem) as caught:
            press.event(name, **data)
        assert caught.value.rule == rule


@pytest.mark.rule("FP-SPECIAL.4")
def test_a_token_cannot_be_laid_on_a_card(press: Press) -> None:
    with pytest.raises(Problem) as caught:
        press.event(MORNINGS[0], special={"put": {"care": 1}})
    assert (caught.value.code, caught.value.figures["good"]) == ("content-good", "care")


IMPOSSIBLE: Final[dict[str, tuple[Any, str, str]]] = {
    "cold = 1": (WeatherFile, "weather.toml", "cold = -1"),
    "cost = 3": (TechnologiesFile, "technologies.toml", "cost = 0"),
    "fields = 3": (ExpeditionsFile, "expeditions.toml", "fields = 0"),
    "sick = [0, 0, 0]": (SocietiesFile, "societies.toml", "sick = [0, 0]"),
}


@pytest.mark.parametrize("written", IMPOSSIBLE)
def test_a_number_no_card_can_show_is_refused_with_file_and_entry(written: str) -> None:
    form, file, wrong = IMPOSSIBLE[written]
    with pytest.raises(Problem) as caught:
        content.parse(TEXTS[file].replace(written, wrong, 1), file, form)
    assert (caught.value.code, caught.value.figures["file"]) == ("content-field", file)
    assert f'id = "{caught.value.figures["entry"]}"' in TEXTS[file]


@pytest.mark.rule("FP-SETUP.40", "FP-SETUP.42")
def test_a_society_that_has_lost_before_it_begins_or_does_not_add_up_is_refused() -> None:
    changes: list[dict[str, Any]] = [
        {"hope": [0, 0]}, {"hope": [2, 3]}, {"discontent": [6, 0]}, {"sick": [23, 0, 0]}, {"deaths": 15},
    ]  # fmt: skip
    for change in changes:
        entry = msgspec.structs.replace(SOCIETY_ENTRIES[0], **change)
        with pytest.raises(Problem) as caught:
            check_society(entry, "society")
        assert [caught.value.figures["good"]] == list(change)


@pytest.mark.rule("FP-COMP.18")
def test_a_society_at_one_level_only_or_twice_at_the_same_is_refused() -> None:
    for cards, code in ((SOCIETIES[:1], "content-reference"), (SOCIETIES + SOCIETIES[:1], "content-twice")):
        with pytest.raises(Problem) as caught:
            check_levels(cards)
        assert caught.value.code == code


@pytest.mark.rule("FP-CITIZEN.6", "FP-EXPED.11")
def test_a_citizen_for_no_building_and_a_way_on_to_a_first_card_are_refused(press: Press) -> None:
    act = [{"do": "act"}]
    for ability in ({"actions": ["use"], "effects": act}, {"actions": ["clear"], "buildings": ["pub"], "effects": act}):
        with pytest.raises(Problem) as caught:
            press.citizen("old-tibor", ability=ability)
        assert caught.value.rule == "FP-CITIZEN.6"
    with pytest.raises(Problem) as caught:
        press.place("A01", {"way": "return", "next": "A"}, {"way": "continue", "next": "A"})
    assert caught.value.rule == "FP-EXPED.11"


@pytest.mark.rule("FP-LAW.3", "FP-LAW.7")
def test_a_law_with_one_consequence_or_a_partner_that_knows_nothing_of_it_is_refused() -> None:
    law = Law("PR01", LAWS[0].pair, (), (), [])
    law.consequences = LAWS[0].consequences[:1]
    with pytest.raises(Problem) as caught:
        check_law(law, 0)
    assert (caught.value.code, caught.value.figures["least"]) == ("content-amount", 2)
    law.consequences, law.pair = LAWS[0].consequences, 2
    with pytest.raises(Problem) as caught:
        check_law(law, 0)
    assert caught.value.rule == "FP-LAW.7"


def test_the_origin_of_a_whole_file_names_values_that_exist(monkeypatch: pytest.MonkeyPatch) -> None:
    for origin in ({"default": "heaven"}, {"default": "design", "tracks.moon": "rulebook"}):
        monkeypatch.setattr(NUMBERS, "origin", origin)
        with pytest.raises(Problem) as caught:
            check_head(NUMBERS, "numbers.toml")
        assert caught.value.code.startswith("content-origin")
