"""Every building of the appendix, and what is next to what."""

import pytest

from ratusz.games.frostpunk.content.buildings import BUILDINGS, SIDES
from ratusz.games.frostpunk.content.effects import COLOURS
from ratusz.games.frostpunk.content.library import BUILDING_NAMES
from ratusz.games.frostpunk.rules.city.buildings import beds
from ratusz.games.frostpunk.rules.city.map import (
    ADJACENT,
    ADJACENT_LARGE,
    DIRECTIONS,
    FIELD_NAMES,
    FIELD_NUMBERS,
    GENERATOR_FIELDS,
    NEAR_PLACES,
    PLACE_NUMBERS,
    TOUCHED,
)
from tests.frostpunk.table import Table, complaint

TILES = 'tiles = { n1 = "near-1", n2 = "near-2", n3 = "near-3", f1 = "far-1" }\n'


def city(building: str, large: bool = False, **entries: str) -> Table:
    """The building stands on n1, everything is warm."""
    fields = f'fields = {{ n1a = "{building}"' + (f', n1b = "{building}" }}\n' if large else " }\n")
    base = {"heat": "5", "cold": "9", **entries}
    return Table(TILES + fields + "".join([f"{name.replace('_', '-')} = {value}\n" for name, value in base.items()]))


def use(building: str, *answers: str, large: bool = False, **entries: str) -> Table:
    """The same after it was used, by an engineer if it asks for one."""
    table = city(building, large, **entries)
    engineer = BUILDINGS[BUILDING_NAMES[building.rstrip("+")]].engineers
    table.act("use n1a", *([] if engineer else ["pawn worker"]), *answers)
    return table


# Count, size, colour, cost, engineers only, upgradable and its colour.
FACTS = {
    "kitchen": (1, "small", "orange", None, False, ""),
    "platform": (1, "small", "yellow", None, True, ""),
    "generator": (1, "small", "red", None, True, ""),
    "workshop": (2, "small", "red", {"wood": 1}, True, ""),
    "retort": (3, "small", "orange", {"wood": 1}, False, "red"),
    "hunters-hut": (5, "small", "yellow", {"wood": 1}, False, "red"),
    "gatherers-barrack": (4, "small", "yellow", {"wood": 1}, False, "red"),
    "factory": (1, "small", "red", {"wood": 2}, True, ""),
    "sawmill": (3, "small", "orange", {"wood": 2}, False, "red"),
    "infirmary": (3, "small", "yellow", {"wood": 2}, True, "red"),
    "balloon": (1, "large", "white", {"wood": 3}, False, "white"),
    "coal-hammer": (2, "large", "orange", {"wood": 3}, False, "red"),
    "hospital": (2, "large", "orange", {"wood": 4, "core": 1}, True, "red"),
    "hothouse": (2, "large", "orange", {"wood": 4, "core": 1}, False, "red"),
    "coal-mine": (2, "large", "yellow", {"wood": 5, "core": 1}, False, "red"),
    "wall-drill": (2, "large", "yellow", {"wood": 5, "core": 1}, False, "red"),
    "house": (7, "small", "red", {"wood": 4}, False, ""),
    "barrack": (7, "small", "orange", {"wood": 3}, False, ""),
    "tent": (7, "small", "yellow", {"wood": 2}, False, ""),
    "ruins": (0, "small", "blue", None, False, ""),
    "community-hall": (1, "small", "orange", {"wood": 2}, False, ""),
    "care-house": (1, "small", "orange", {"wood": 2}, False, ""),
    "fighting-arena": (1, "small", "orange", {"wood": 2}, False, ""),
    "pub": (1, "small", "orange", {"wood": 2}, False, ""),
    "cemetery": (1, "small", "yellow", {"wood": 2}, False, ""),
    "temple": (1, "small", "yellow", {"wood": 3}, True, ""),
    "faith-keepers": (1, "large", "red", {"wood": 4, "core": 1}, False, ""),
    "field-kitchen": (1, "small", "white", {"wood": 2}, False, ""),
    "body-pit": (1, "small", "white", {"wood": 2}, False, ""),
    "propaganda-centre": (1, "small", "orange", {"wood": 3}, True, ""),
    "motivation-horn": (1, "small", "yellow", {"wood": 2}, False, ""),
    "prison": (1, "large", "red", {"wood": 4, "core": 1}, False, ""),
}


@pytest.mark.parametrize("name", FACTS)
@pytest.mark.rule("FP-BLDG.2", "FP-BLDG.3", "FP-BUILD.4")
def test_tiles_sizes_colours_costs_and_upgrades_are_those_of_the_appendix(name: str) -> None:
    assert set(FACTS) == set(BUILDING_NAMES)
    count, size, colour, cost, engineers, upgraded = FACTS[name]
    kind = BUILDING_NAMES[name]
    building = BUILDINGS[kind]
    assert (building.count, building.large, building.engineers) == (count, size == "large", engineers)
    assert COLOURS[SIDES[2 * kind].insulation] == colour
    assert building.buildable == (cost is not None)
    assert dict(building.cost) == ({} if cost is None else {("wood", "coal", "core").index(good): n for good, n in cost.items()})
    assert building.upgradable == bool(upgraded)
    if upgraded:
        assert COLOURS[SIDES[2 * kind + 1].insulation] == upgraded


@pytest.mark.rule("FP-BLDG-KITCHEN.1", "FP-BLDG.3")
def test_the_kitchen_turns_three_food_into_hope_or_calm() -> None:
    table = Table('food = 5\nhope = ["care"]\ndiscontent = ["anger+"]\n')
    table.act("use g3", "pawn worker")
    assert table.legal() == ["choose 1", "choose 2"]
    table.act("choose 1", "activate care")
    assert (table.g.food, table.tell("hope")) == (2, ["care+"])
    calm = Table('food = 5\ndiscontent = ["anger+"]\n')
    calm.act("use g3", "pawn worker", "choose 2")
    assert calm.tell("discontent") == ["anger"]
    assert Table("food = 2\n").rejects("use g3") == "FP-GEN.11"
    assert complaint('fields = { g3 = "kitchen+" }').rule == "FP-BLDG.3"


@pytest.mark.rule("FP-BLDG-PLATFORM.1", "FP-LAW.2", "FP-LAW.9")
def test_engineers_pass_laws_on_the_platform_and_a_law_stays_passed() -> None:
    assert Table("citizens = { worker = 9 }\n").rejects("use g1") == "FP-USE.4"
    table = Table('heat = 4\nhope = ["care+"]\n')
    table.act("use g1", "enact PR12")
    assert (table.tell("laws"), "PR12" in table.tell("future-laws")) == (["PR12"], False)
    table.act("construct", "pawn worker", "done")
    table.all_pass()
    assert table.tell("laws") == ["PR12"]
    assert table.rejects("repeal PR12")


@pytest.mark.rule("FP-BLDG-GENERATOR.1")
def test_the_generator_building_vents_five_or_with_a_core_all() -> None:
    table = Table("overload = 7\nstock = { core = 1 }\nheat = 4\n")
    table.act("use g2")
    assert table.legal() == ["choose 1", "choose 2"]
    table.act("choose 1")
    assert (table.g.overload, table.g.stock[2], table.g.tower) == (2, 1, 0)
    assert Table("citizens = { worker = 9 }\noverload = 3\n").rejects("use g2") == "FP-USE.4"


@pytest.mark.rule("FP-BLDG-GENERATOR.2")
def test_the_first_core_upgrades_the_tower_and_no_workshop_does() -> None:
    table = Table("overload = 10\nstock = { core = 2 }\nheat = 4\n")
    table.act("use g2", "choose 2")
    assert (table.g.overload, table.g.stock[2], table.g.tower) == (0, 1, 1)
    shop = Table(TILES + 'fields = { n1a = "workshop" }\nstock = { wood = 9, core = 9 }\nheat = 4\n')
    shop.act("use n1a")
    assert shop.rejects("upgrade g2") == "FP-BLDG.3"


@pytest.mark.rule("FP-BLDG-WORKSHOP.1", "FP-BLDG-WORKSHOP.2", "FP-BLDG-WORKSHOP.3", "FP-BLDG.3")
def test_a_workshop_upgrades_two_buildings_not_twice_and_not_under_a_pawn() -> None:
    fields = 'fields = { n1a = "workshop", n1b = "retort", n2a = "hunters-hut", n2b = "sawmill", n3a = "workshop" }\n'
    table = Table(TILES + fields + "stock = { wood = 9 }\nheat = 5\n")
    table.act("use n1b", "pawn worker")
    wood = table.g.stock[0]
    table.act("use n1a")
    assert table.rejects("upgrade n1b") == "FP-BLDG-WORKSHOP.3"
    assert table.rejects("upgrade n1a") == "FP-BLDG.3"
    table.act("upgrade n2a", "upgrade n2b")
    assert (table.tell("fields")["n2a"], table.tell("fields")["n2b"], table.asked) == ("hunters-hut+", "sawmill+", "turn")
    assert table.g.stock[0] == wood - 3
    table.act("use n2a", "pawn worker")
    assert table.g.food == 5
    table.act("use n3a")
    assert table.rejects("upgrade n2b") == "FP-BLDG-WORKSHOP.2"


@pytest.mark.rule("FP-BLDG-WORKSHOP.4", "FP-BLDG-WORKSHOP.5")
def test_hastening_completes_a_technology_and_may_go_on_with_the_next() -> None:
    fields = 'fields = { n1a = "workshop" }\ntechnologies = ["steam-saw", "hunting-tactics", "winches"]\n'
    table = Table(TILES + fields + 'round = 5\ndeveloping = "steam-saw"\ndevelopment = 6\nheat = 4\n')
    table.act("use n1a", "develop", "begin hunting-tactics")
    assert (table.tell("developed"), table.g.development) == (["steam-saw"], 9)
    table.act("develop")
    assert (table.g.development, table.asked) == (8, "turn")


@pytest.mark.rule("FP-BLDG-RETORT.1")
def test_a_retort_turns_a_wood_into_four_coal_or_five() -> None:
    assert use("retort", stock="{ wood = 1 }").tell("stock") == {"coal": 4}
    assert use("retort+", stock="{ wood = 1 }").tell("stock") == {"coal": 5}
    assert city("retort").rejects("use n1a") == "FP-GEN.11"


@pytest.mark.rule("FP-BLDG-HUNTERS.1", "FP-WEATHER.4")
def test_a_hunters_hut_brings_four_food_or_five_and_one_in_the_weather_phase_or_two() -> None:
    for name, food, trap in (("hunters-hut", 4, 1), ("hunters-hut+", 5, 2)):
        assert use(name).g.food == food
        weather = city(name, phase='"weather"', round="3", weather='["weather-13"]', hope='["justice"]', storm="14")
        assert weather.g.food == trap


@pytest.mark.rule("FP-BLDG-GATHERERS.1", "FP-ADJ.2")
def test_an_upgraded_gatherers_barrack_takes_one_of_every_adjacent_field_too() -> None:
    table = Table('tiles = { n1 = "near-3", n2 = "near-4" }\nfields = { n1b = "gatherers-barrack+" }\nheat = 4\n')
    near = [FIELD_NAMES[field] for field in ADJACENT[FIELD_NUMBERS["n1b"]] if FIELD_NAMES[field] in table.tell("fields")]
    before = {name: table.tell("fields")[name] for name in near}
    table.act("use n1b", "pawn worker")
    changed = {name for name in near if table.tell("fields")[name] != before[name]}
    assert changed == {name for name in near if before[name].split()[0] in ("coal", "wood", "core")}
    assert sum(table.g.stock) == len(changed)


@pytest.mark.rule("FP-BLDG-SAWMILL.1")
def test_an_upgraded_sawmill_also_fells_trees_on_adjacent_fields() -> None:
    fields = 'fields = { n1a = "%s", n1b = "-" }\nheat = 5\ntiles = { n1 = "near-1", n2 = "near-2" }\n'
    assert Table(fields % "sawmill").rejects("use n1a") == "FP-BLDG-SAWMILL.1"
    table = Table(fields % "sawmill+")
    table.act("use n1a", "pawn worker")
    assert (table.g.stock[0], table.tell("fields")["n2a"]) == (3, "tree 3")


@pytest.mark.rule("FP-BLDG-INFIRMARY.1")
def test_an_infirmary_tends_three_or_upgraded_four_or_heals_one() -> None:
    assert use("infirmary", sick="{ worker = 5 }").g.sick == [2, 0, 0]
    assert use("infirmary+", "choose 1", sick="{ worker = 5 }").g.sick == [1, 0, 0]
    healed = use("infirmary+", "choose 2", sick="{ worker = 5 }", gravely_ill='["worker"]')
    assert (healed.g.sick, healed.g.skull) == ([5, 0, 0], [False, False, False])


@pytest.mark.rule("FP-BLDG-BALLOON.1", "FP-SCOUT.1", "FP-SCOUT.3")
def test_a_balloon_allows_one_expedition_and_upgraded_two() -> None:
    for name, allowed in (("balloon", 1), ("balloon+", 2)):
        assert city(name, large=True).view()["outlook"]["expeditions"] == allowed
    assert city("retort").view()["outlook"]["expeditions"] == 0


@pytest.mark.rule("FP-BLDG-COALHAMMER.1")
def test_the_coal_hammer_fills_a_field_to_five_spares_wood_and_reaches_four_fields_when_upgraded() -> None:
    fields = 'fields = { n2a = "%s", n2b = "%s", n1a = "coal 4", n1b = "wood 1", n3a = "-", n3b = "-", f1a = "-", f1b = "-" }\n'
    tiles = 'tiles = { n1 = "near-1", n2 = "near-2", n3 = "near-3", f1 = "far-1", f2 = "far-2" }\nheat = 5\n'
    for name, most in (("coal-hammer", 3), ("coal-hammer+", 4)):
        table = Table(tiles + fields % (name, name))
        table.act("use n2a", "pawn worker")
        assert table.rejects("heap n1b 1") == "FP-BLDG-COALHAMMER.1"
        assert table.rejects("heap n1a 2") == "FP-BLDG-COALHAMMER.1"  # a field holds five
        table.act("heap n1a 1")
        heaped = 1
        while table.asked == "heap":
            table.act(table.legal()[0])
            heaped += 1
        assert (heaped, table.tell("fields")["n1a"]) == (most, "coal 5")


@pytest.mark.rule("FP-BLDG-HOSPITAL.1", "FP-ILL.16", "FP-USE.4")
def test_a_hospital_tends_four_or_heals_two_and_upgraded_five_or_three() -> None:
    for name, tended, healed in (("hospital", 4, 2), ("hospital+", 5, 3)):
        sick = {"sick": "{ worker = 9 }"}
        table = city(name, large=True, **sick)
        table.act("use n1a")
        assert table.legal() == ["choose 1", "choose 2"]
        table.act("choose 1")
        assert table.g.sick == [9 - tended, 0, 0]
        grave = city(
            name, large=True, sick="{ worker = 1, engineer = 1, child = 1 }", gravely_ill='["worker", "engineer", "child"]'
        )
        grave.act("use n1a", "choose 2")
        while grave.asked == "heal_which":
            grave.act(grave.legal()[0])
        assert grave.g.skull.count(False) == healed
    assert city("hospital", large=True, citizens="{ worker = 9 }").rejects("use n1a") == "FP-USE.4"


@pytest.mark.rule("FP-BLDG-HOTHOUSE.1")
def test_a_hothouse_gives_seven_food_or_nine() -> None:
    assert use("hothouse", large=True).g.food == 7
    assert use("hothouse+", large=True).g.food == 9


@pytest.mark.parametrize(
    ("name", "good", "other", "yields"), [("coal-mine", "coal", "wood", (4, 5)), ("wall-drill", "wood", "coal", (3, 3))]
)
@pytest.mark.rule("FP-BLDG-COALMINE.1", "FP-BLDG-DRILL.1", "FP-ADJ.7")
def test_mine_and_drill_stand_beside_their_deposit_only(name: str, good: str, other: str, yields: tuple[int, int]) -> None:
    tiles = 'tiles = { n1 = "near-1", n3 = "near-2", f1 = "far-1", f4 = "far-2" }\nstock = { wood = 5, core = 1 }\n'
    table = Table(tiles + f'frame = {{ f1 = ["{good}"], f4 = ["{other}"] }}\n')
    table.act("construct", "pawn worker", f"raise {name}")
    assert table.legal() == ["site f1a"]
    assert [table.rejects(f"site {field}") for field in ("n1a", "n1b", "f4a")] == [BUILDINGS[BUILDING_NAMES[name]].rule] * 3
    assert table.rejects("site g4") == "FP-BUILD.9"
    table.act("site f1a")
    assert table.tell("stock") == {}
    wrong = Table(tiles + f'frame = {{ f4 = ["{other}"] }}\n')
    wrong.act("construct", "pawn worker")
    assert wrong.rejects(f"raise {name}") == BUILDINGS[BUILDING_NAMES[name]].rule
    for side, n in zip((name, name + "+"), yields, strict=True):
        assert use(side, large=True).tell("stock") == {good: n}


@pytest.mark.rule("FP-ADJ.8")
def test_a_tile_may_touch_frame_resources_of_both_kinds() -> None:
    table = Table('tiles = { n1 = "near-1", f1 = "far-1", f2 = "far-2" }\nframe = { f1 = ["coal"], f2 = ["wood", "coal"] }\n')
    assert table.tell("frame") == {"f1": ["coal"], "f2": ["wood", "coal"]}
    table.g.stock[:] = [10, 0, 2, 0]
    table.act("construct", "pawn worker", "raise wall-drill", "site f2a", "raise coal-mine")
    assert table.legal() == ["site f1a"]


@pytest.mark.parametrize(("name", "heat"), [("house", 2), ("barrack", 3), ("tent", 4)])
@pytest.mark.rule("FP-BLDG-HOUSE.1", "FP-BLDG-BARRACK.1", "FP-BLDG-TENT.1", "FP-NIGHT.6", "FP-NIGHT.8")
def test_shelters_give_two_beds_if_their_colour_is_heated(name: str, heat: int) -> None:
    for now, places in ((heat, 2), (heat - 1, 0)):
        table = Table(TILES + f'fields = {{ f1a = "{name}" }}\nheat = {now}\n')
        assert beds(table.g, True)[0] == places
    shop = Table(TILES + f'fields = {{ f1a = "{name}", n1a = "workshop" }}\nstock = {{ wood = 9, core = 9 }}\nheat = 5\n')
    shop.act("use n1a")
    assert shop.rejects("upgrade f1a") == "FP-BLDG.3"


@pytest.mark.rule("FP-BLDG-RUINS.1", "FP-NIGHT.7", "FP-WEATHER.14", "FP-BUILD.8")
def test_ruins_give_a_bed_by_law_only_and_only_where_it_is_warm() -> None:
    ruins = TILES + 'fields = { n1a = "ruins", f1a = "ruins" }\nranges = { red = 1, orange = 2, yellow = 9 }\nheat = 3\n'
    assert beds(Table(ruins).g, True) == (0, 0)
    assert beds(Table(ruins + 'laws = ["PR04"]\n').g, True) == (1, 0)
    table = Table("stock = { wood = 9 }\n")
    table.act("construct", "pawn worker")
    assert "raise ruins" not in table.legal()
    assert table.rejects("raise ruins") == "FP-BUILD.8"


@pytest.mark.rule("FP-BLDG-COMMUNITYHALL.1", "FP-NIGHT.10")
def test_a_heated_community_hall_has_beds_for_four_children_and_nobody_else() -> None:
    assert beds(city("community-hall").g, True) == (0, 4)
    assert beds(city("community-hall", heat="1").g, True) == (0, 0)
    crowded = TILES + 'fields = { n1a = "tent" }\nheat = 5\nlaws = ["PR03"]\n'
    assert beds(Table(crowded).g, True) == (3, 0)


@pytest.mark.rule("FP-BLDG-CAREHOUSE.1")
def test_a_care_house_tends_two_or_for_a_care_token_five() -> None:
    table = city("care-house", sick="{ worker = 6 }", hope='["care+"]')
    table.act("use n1a", "pawn worker", "choose 2")
    assert (table.g.sick, table.tell("hope")) == ([1, 0, 0], ["care"])
    poor = city("care-house", sick="{ worker = 6 }", hope='["care"]')
    poor.act("use n1a", "pawn worker")
    assert poor.legal() == ["choose 1"]
    poor.act("choose 1")
    assert poor.g.sick == [4, 0, 0]


@pytest.mark.rule("FP-BLDG-ARENA.1", "FP-BLDG-PUB.1")
def test_the_arena_calms_and_the_pub_cheers() -> None:
    assert use("fighting-arena", discontent='["anger+"]').tell("discontent") == ["anger"]
    assert len(use("pub", hope='["care+"]').tell("hope")) == 2


@pytest.mark.rule("FP-BLDG-CEMETERY.1", "FP-BLDG-BODYPIT.1")
def test_the_cemetery_and_the_body_pit_move_the_death_marker_back() -> None:
    table = use("cemetery", deaths="5", hope='["care+"]')
    assert (table.g.deaths, len(table.tell("hope"))) == (3, 2)
    nobody = use("cemetery", deaths="0", hope='["care+"]')
    assert (nobody.g.deaths, nobody.tell("hope")) == (0, ["care+"])
    pit = Table(TILES + 'deaths = 5\nlaws = ["PR08"]\nstock = { wood = 2 }\n')
    pit.act("construct", "pawn worker", "raise body-pit", "site n1a", "done")
    assert (pit.g.deaths, pit.tell("stock")) == (2, {})
    assert pit.rejects("use n1a") == "FP-BLDG.1"


@pytest.mark.rule("FP-BLDG-TEMPLE.1", "FP-BLDG-MOTIVATION.1")
def test_the_temple_wakes_and_the_horn_quiets_all_of_one_type() -> None:
    table = use("temple", "activate care", hope='["care", "justice", "care"]')
    assert table.tell("hope") == ["care+", "justice", "care+"]
    quiet = use("motivation-horn", "spend anger", discontent='["anger+", "fear+", "anger+"]')
    assert quiet.tell("discontent") == ["anger", "fear+", "anger"]


@pytest.mark.rule("FP-BLDG-FIELDKITCHEN.1", "FP-HEAT.11")
def test_a_field_kitchen_keeps_its_tile_warm_and_stands_not_on_the_generator_tile() -> None:
    table = Table('tiles = { n1 = "near-8", n2 = "near-1" }\nfields = { n1b = "field-kitchen", n2a = "tent" }\n')
    assert table.view()["outlook"]["warm"] == ["n1a", "n1b"]
    table.act("gather n1a", "pawn worker")
    assert table.g.sick == [0, 0, 0]
    assert beds(Table('tiles = { n1 = "near-1" }\nfields = { n1a = "field-kitchen", n1b = "tent" }\n').g, True) == (2, 0)
    builder = Table('laws = ["PR07"]\nstock = { wood = 2 }\ntiles = { n1 = "near-1" }\n')
    builder.act("construct", "pawn worker", "raise field-kitchen")
    assert builder.rejects("site g4") == "FP-BLDG-FIELDKITCHEN.1"
    crowded = Table('laws = ["PR07"]\nstock = { wood = 2 }\n')
    crowded.act("construct", "pawn worker")
    assert crowded.rejects("raise field-kitchen") == "FP-BLDG-FIELDKITCHEN.1"  # there is room, but only where it may not stand


@pytest.mark.rule("FP-BLDG-PROPAGANDA.1", "FP-EVENT.10")
def test_the_propaganda_centre_repeats_the_action_of_a_manned_building_in_the_warm() -> None:
    fields = 'fields = { n1a = "propaganda-centre", n2a = "hothouse", n2b = "hothouse", n3a = "retort" }\n'
    table = Table(TILES + fields)
    table.act("use n2a", "pawn worker", "use n1a")
    assert table.legal() == ["reuse n2a", "decline"]
    sick = table.g.sick.copy()
    table.act("reuse n2a")
    assert (table.g.food, table.g.sick) == (14, sick)


@pytest.mark.rule("FP-BLDG-PRISON.1", "FP-NIGHT.2")
def test_a_prison_eases_hunger_and_keeps_its_pawn_for_the_night_ill_if_it_is_cold() -> None:
    assert use("prison", large=True, hunger="6").g.hunger == 2
    night = 'phase = "night"\nround = 3\nstock = { coal = 1 }\nmorning = []\n'
    night += 'fields = { n1a = "prison", n1b = "prison", n2a = "tent" }\n'
    jailed = 'citizens = { worker = 12 }\nplaced = [["worker", "n1a"]]\npool = { worker = 2 }\ncold = 9\n'
    for heat, sick in ((5, 0), (2, 2), (1, 3)):  # all warm, the red prison alone, nothing
        table = Table(TILES + night + jailed + f"heat = {heat}\n")
        table.act("fuel 0")
        assert (table.g.sick, table.asked) == ([sick, 0, 0], "fuel")
        assert (table.g.placed, table.g.pool[0]) == ([], 3)


@pytest.mark.rule("FP-ADJ.1")
def test_both_fields_of_a_tile_see_the_same_neighbours() -> None:
    for place in range(len(ADJACENT_LARGE)):
        a = GENERATOR_FIELDS + 2 * place
        assert set(ADJACENT[a]) - {a + 1} == set(ADJACENT[a + 1]) - {a}
    outer = [name for name in PLACE_NUMBERS if name.startswith("f")]
    side = FIELD_NUMBERS[outer[1] + "a"]
    assert len(ADJACENT[side]) == 1 + 2 * 4  # two near and two far tiles beside it


@pytest.mark.rule("FP-ADJ.3", "FP-ADJ.4")
def test_a_gatherers_barrack_on_the_generator_tile_reaches_the_three_tiles_at_its_outer_edges() -> None:
    places = [place for place in range(NEAR_PLACES) if 4 in TOUCHED[place]]
    assert len(places) == len(DIRECTIONS) // 2
    names = [name for name, number in PLACE_NUMBERS.items() if number in places]
    tiles = ", ".join([f'{name} = "near-{number + 4}"' for number, name in enumerate(names)])
    table = Table(f'tiles = {{ {tiles} }}\nfields = {{ g5 = "gatherers-barrack" }}\nheat = 5\n')
    around = {FIELD_NAMES[field] for field in ADJACENT[FIELD_NUMBERS["g5"]]}
    assert around == {name + side for name in names for side in "ab"}
    stocked = [name for name in around if table.tell("fields")[name].split()[0] in ("coal", "wood", "core")]
    table.act("use g5", "pawn worker")
    assert sum(table.g.stock) == len(stocked)
