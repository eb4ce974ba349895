"""Setting up "A New Home: Crater", step by step."""

from random import Random
from typing import Final

import pytest

from ratusz.games.frostpunk.content.buildings import BUILDINGS
from ratusz.games.frostpunk.content.citizens import CITIZENS
from ratusz.games.frostpunk.content.effects import NONE
from ratusz.games.frostpunk.content.events import EVENTS
from ratusz.games.frostpunk.content.expeditions import EXPEDITIONS
from ratusz.games.frostpunk.content.laws import LAWS
from ratusz.games.frostpunk.content.library import BUILDING_NAMES, CITIZEN_NAMES, TILE_NAMES
from ratusz.games.frostpunk.content.scenarios import SCENARIOS
from ratusz.games.frostpunk.content.societies import SOCIETIES
from ratusz.games.frostpunk.content.technologies import TECHNOLOGIES
from ratusz.games.frostpunk.content.weather import WEATHERS
from ratusz.games.frostpunk.game import GAME
from ratusz.games.frostpunk.position.state import DISCONTENT, HOPE
from ratusz.games.frostpunk.rules.city.map import CORNERS, DIRECTIONS, PETALS, PLACES, TILES, between, corner_place
from ratusz.kernel.problem import Problem
from tests.frostpunk.press import DUSKS, ENGINEERS, WORKERS, Press
from tests.frostpunk.table import Table

BLANK, COAL, WOOD = 0, 5, 3  # numbers of crater-wall tokens
DRAWN: Final = ((BLANK, COAL, BLANK + 1, WOOD, WOOD + 1), 0)
SEEDS: Final = [f"set-up {number}" for number in range(30)]


def corners(table: Table) -> list[str]:
    """What lies in the corners of the frame, clockwise."""
    frame = table.tell("frame")
    return [" ".join(frame.get(f"f{3 * corner + 1}", [])) for corner in range(CORNERS)]


@pytest.mark.rule("FP-SETUP.1", "FP-SETUP.24")
def test_without_choice_it_is_the_crater_with_society_one_at_the_normal_level() -> None:
    data = GAME.describe(Table.dealt().g)
    assert (data["scenario"], data["society"], data["difficulty"]) == ("crater", "I", "normal")
    assert {(card.name, card.difficulty) for card in SOCIETIES} == {
        (name, level) for name in ("I", "II", "III", "IV", "V", "VI") for level in ("normal", "hard")
    }


@pytest.mark.rule("FP-SETUP.2", "FP-SETUP.3")
def test_the_generator_tile_lies_in_the_middle_of_a_hexagon_with_six_corners() -> None:
    assert all([petal in DIRECTIONS for petal in PETALS])  # around (0, 0)
    assert len({corner_place(corner) for corner in range(CORNERS)}) == 6
    farthest = [max(abs(q), abs(r), abs(q + r)) for q, r in PLACES]
    assert (min(farthest), max(farthest)) == (2, 3)


@pytest.mark.rule("FP-SETUP.4", "FP-COMP.3")
def test_the_tower_is_empty_and_its_upgrade_not_in_play() -> None:
    g = Table.dealt().g
    assert (g.tower, g.inside, g.drawer, g.dropped) == (0, 0, 0, 0)


@pytest.mark.rule("FP-SETUP.5", "FP-SETUP.6", "FP-SETUP.7")
def test_on_the_generator_tile_are_kitchen_platform_and_generator_five_wood_and_five_coal() -> None:
    table = Table.dealt()
    fields = [table.tell("fields")[f"g{number}"] for number in range(1, 6)]
    assert sorted(fields) == ["coal 5", "generator", "kitchen", "platform", "wood 5"]
    table.hurry()
    names = {table.tell("fields")[action.split()[1]] for action in table.legal() if action.startswith("use g")}
    assert {"platform", "generator"} <= names


@pytest.mark.rule("FP-SETUP.8")
def test_wall_tokens_are_laid_clockwise_until_three_deposits_are_out() -> None:
    assert corners(Table.laid(1, *DRAWN)) == ["", "coal", "", "wood", "wood", ""]
    assert corners(Table.laid(1, DRAWN[0], 4)) == ["", "wood", "wood", "", "", "coal"]


@pytest.mark.rule("FP-SETUP.9", "FP-SETUP.11", "FP-SETUP.12")
@pytest.mark.parametrize("seed", SEEDS)
def test_three_corners_have_a_deposit_and_the_others_a_far_tile_with_a_near_one_before_it(seed: str) -> None:
    table = Table.dealt(seed=seed)
    found = corners(table)
    assert sum([text in ("wood", "coal") for text in found]) == 3
    bare = [corner for corner, text in enumerate(found) if not text]
    expected = {corner_place(corner) for corner in bare} | {between(corner) for corner in bare}
    assert {place for place, tile in enumerate(table.g.tile) if tile != NONE} == expected
    for corner in bare:
        far, near = PLACES[corner_place(corner)], PLACES[between(corner)]
        assert (far[0] - near[0], far[1] - near[1]) in DIRECTIONS
        assert any([(near[0] - petal[0], near[1] - petal[1]) in DIRECTIONS for petal in DIRECTIONS])


@pytest.mark.rule("FP-SETUP.10")
def test_near_and_far_tiles_are_two_stacks_in_an_order_of_chance() -> None:
    stacks = [Table.dealt(seed=seed).g for seed in SEEDS]
    for g in stacks:
        assert {TILES[tile].ring for tile in g.near_tiles} == {0}
        assert {TILES[tile].ring for tile in g.far_tiles} == {1}
        assert (len(g.near_tiles), len(g.far_tiles)) == (9, 15)
    assert len({tuple(g.near_tiles) for g in stacks}) == len({tuple(g.far_tiles) for g in stacks}) == len(SEEDS)


@pytest.mark.rule("FP-SETUP.13", "FP-SETUP.15")
@pytest.mark.parametrize("seed", SEEDS[:5])
def test_every_field_turned_over_holds_what_is_printed_on_it(seed: str) -> None:
    table = Table.dealt(seed=seed)
    printed = {place: tile for place, tile in enumerate(table.g.tile) if tile != NONE}
    for place, tile in printed.items():
        for part in (0, 1):
            field = len(PETALS) + 2 * place + part
            assert table.g.amount[field] == TILES[tile].amounts[part]
            assert table.g.good[field] == TILES[tile].goods[part]


@pytest.mark.rule("FP-SETUP.15")
def test_a_wood_symbol_is_one_wood_a_double_coal_two_coal_a_grove_four_trees_and_a_plain_field_nothing() -> None:
    printed = {(good, n) for tile in TILES for good, n in zip(tile.goods, tile.amounts, strict=True)}
    assert {(0, 1), (1, 2), (4, 4), (NONE, 0)} <= printed
    fields = Table('tiles = { n1 = "near-1", n2 = "near-2", f1 = "far-1", n12 = "near-12" }\n').tell("fields")
    assert [fields[name] for name in ("n1b", "f1b", "n2a")] == ["wood 1", "coal 2", "tree 4"]
    assert "-" in fields.values()


def with_food(*names: str) -> tuple[int, ...]:
    return tuple([TILE_NAMES[name] for name in names])


@pytest.mark.rule("FP-SETUP.16", "FP-SETUP.27", "FP-SETUP.28")
def test_food_on_tiles_of_the_set_up_is_added_to_that_of_the_society() -> None:
    none = Table.laid(1, *DRAWN, with_food("near-1", "near-2", "near-3"), with_food("far-1", "far-2", "far-3"))
    assert none.g.food == 8
    some = Table.laid(1, *DRAWN, with_food("near-12", "near-10", "near-1"), with_food("far-1", "far-2", "far-3"))
    assert some.g.food == 11


@pytest.mark.rule("FP-SETUP.17")
def test_the_crater_has_no_steel() -> None:
    assert not SCENARIOS[0].steel
    for seed in SEEDS:
        table = Table.dealt(seed=seed)
        assert "steel" not in table.tell("stock")
        assert not any(["steel" in text for text in table.tell("fields").values()])


@pytest.mark.rule("FP-SETUP.18", "FP-SETUP.19", "FP-SETUP.20", "FP-EXPED.1")
def test_all_expeditions_lie_in_decks_by_kind_and_three_of_kind_a_begin_routes() -> None:
    g = Table.dealt().g
    assert sorted([card for deck in g.expeditions for card in deck] + [route[0][0][0] for route in g.routes]) == list(
        range(len(EXPEDITIONS))
    )
    for kind, deck in enumerate(g.expeditions):
        assert {EXPEDITIONS[card].kind for card in deck} == {kind}
    assert [(len(cards), EXPEDITIONS[cards[0][0]].kind, scout) for cards, scout, _ in g.routes] == [(1, 0, NONE)] * 3
    assert len({tuple(Table.dealt(seed=seed).g.expeditions[1]) for seed in SEEDS}) > 5


@pytest.mark.rule("FP-SETUP.21", "FP-SETUP.22", "FP-SETUP.23")
def test_four_technologies_are_dealt_none_of_them_developed_and_never_the_heating_hub() -> None:
    seen: set[str] = set()
    for seed in SEEDS:
        table = Table.dealt(seed=seed)
        assert len(table.tell("technologies")) == 4
        assert (table.tell("developed"), table.tell("developing")) == ([], None)
        seen |= set(table.tell("technologies"))
    assert seen == {card.name for card in TECHNOLOGIES} - {"heating-hub"}


@pytest.mark.rule("FP-SETUP.25", "FP-SETUP.30", "FP-SETUP.31", "FP-SETUP.34")
@pytest.mark.parametrize("society", range(12))
def test_the_society_card_sets_people_goods_deaths_and_automatons(society: int) -> None:
    card, g = SOCIETIES[society], Table.laid(1, society=society).g
    assert (g.citizens, g.sick, g.deaths) == (card.citizens, card.sick, card.deaths)
    assert g.stock == [card.wood, card.coal, card.cores, 0]
    assert g.automatons == g.pool[3] == card.automatons


@pytest.mark.rule("FP-SETUP.26", "FP-SETUP.27", "FP-SETUP.29", "FP-SETUP.30", "FP-SETUP.31", "FP-SETUP.34")
def test_society_one_has_22_workers_12_engineers_and_8_children_all_well_4_wood_and_5_coal() -> None:
    table = Table.dealt()
    assert table.tell("citizens") == {"worker": 22, "engineer": 12, "child": 8}
    assert (table.tell("sick"), table.g.hunger, table.g.deaths) == ({}, 0, 1)
    assert (table.tell("stock"), table.g.automatons) == ({"wood": 4, "coal": 5}, 0)


@pytest.mark.rule("FP-SETUP.35")
def test_nobody_is_exhausted_at_the_start() -> None:
    table = Table.dealt()
    assert (table.tell("exhausted"), table.tell("resting")) == ({}, {})


@pytest.mark.rule("FP-SETUP.36")
def test_there_is_one_pool_from_which_anybody_may_spend_the_last_wood() -> None:
    for seat in (0, 1):
        table = Table(f"stock = {{ wood = 1 }}\nturn = {seat}\n[[seat]]\n[[seat]]\n")
        table.act("construct", "pawn worker", "raise workshop", "site g4")
        assert table.tell("stock") == {}


@pytest.mark.rule("FP-SETUP.37", "FP-SETUP.39")
def test_all_building_tiles_lie_on_the_board_not_upgraded_but_law_buildings_cannot_be_raised() -> None:
    table = Table.dealt()
    for kind, building in enumerate(BUILDINGS):
        if building.group in ("basic", "shelter"):
            assert table.g.supply[kind] == building.count, building.name
    assert not any([text.endswith("+") for text in table.tell("fields").values()])
    table.hurry()
    table.g.stock[:3] = [50, 50, 50]
    table.act("construct", "pawn worker")
    laws = {building.name for building in BUILDINGS if building.group == "law"}
    assert not {f"raise {name}" for name in laws} & set(table.legal())
    table.act("raise workshop", "site g4")
    assert table.tell("fields")["g4"] == "workshop"


@pytest.mark.rule("FP-SETUP.38")
def test_workshop_and_factory_are_equal_on_both_sides_and_shelters_have_ruins_behind() -> None:
    for name in ("workshop", "factory"):
        assert not BUILDINGS[BUILDING_NAMES[name]].upgradable
    city = 'tiles = { n1 = "near-1", n2 = "near-2" }\nfields = { n1a = "tent", n1b = "barrack", n2a = "house" }\n'
    for name, field in (("tent", "n1a"), ("barrack", "n1b"), ("house", "n2a")):
        table = Table(city)
        table.attempt({"do": "ruin", "building": name})
        assert table.tell("fields")[field] == "ruins"


@pytest.mark.rule("FP-SETUP.40", "FP-SETUP.42")
@pytest.mark.parametrize("society", range(12))
def test_tokens_are_drawn_from_their_bags_and_the_leftmost_are_active(society: int) -> None:
    card, g = SOCIETIES[society], Table.laid(1, society=society).g
    for track, (drawn, active) in ((DISCONTENT, card.discontent), (HOPE, card.hope)):
        assert [token & 1 for token in g.tracks[track]] == [1] * active + [0] * (drawn - active)
        assert all([(token // 2 >= 3) == (track == DISCONTENT) for token in g.tracks[track]])


@pytest.mark.rule("FP-SETUP.41", "FP-SETUP.43")
def test_society_one_starts_with_two_discontent_one_active_and_two_active_hope() -> None:
    table = Table.dealt()
    assert [text.endswith("+") for text in table.tell("discontent")] == [True, False]
    assert [text.endswith("+") for text in table.tell("hope")] == [True, True]


@pytest.mark.rule("FP-SETUP.44", "FP-SETUP.46", "FP-SETUP.56", "FP-SETUP.57", "FP-SETUP.58", "FP-SETUP.69", "FP-SETUP.71")
def test_the_markers_stand_where_the_rulebook_puts_them() -> None:
    table = Table.dealt()
    g = table.g
    assert (g.round, g.storm, g.heat, g.overheated, g.cold, g.ranges) == (1, 9, 1, False, 5, [1, 2, 3])
    assert (table.tell("phase"), table.tell("stored")) == ("action", {})
    table.hurry()
    assert (table.asked, table.tell("phase"), g.round) == ("turn", "action", 1)


@pytest.mark.rule("FP-SETUP.45", "FP-SETUP.59", "FP-SETUP.62")
def test_morning_weather_and_citizen_cards_are_shuffled_and_none_is_left_out() -> None:
    games = [Table.dealt(seed=seed).g for seed in SEEDS]
    for g in games:
        assert sorted(g.weather) == list(range(len(WEATHERS)))
        assert sorted(g.citizen_deck) == list(range(len(CITIZENS)))
        assert len(g.morning) == len([event for event in EVENTS if event.kind == 0])
    for name in ("weather", "citizen_deck", "morning"):
        assert len({tuple(getattr(g, name)) for g in games}) > 25


@pytest.mark.rule("FP-SETUP.47", "FP-SETUP.48")
def test_eight_laws_are_always_there_and_four_of_the_other_eight() -> None:
    others: set[str] = set()
    for seed in SEEDS:
        laws = Table.dealt(seed=seed).tell("future-laws")
        assert laws[:8] == [f"PR{number:02}" for number in range(1, 9)]
        assert len(laws) == 12
        others |= set(laws[8:])
    assert others == {f"PR{number:02}" for number in range(9, 17)}


@pytest.mark.rule("FP-SETUP.49", "FP-LAW.1")
def test_the_legal_consequences_are_hidden_and_the_laws_are_not() -> None:
    table = Table('hope = ["care+", "care+"]\nheat = 4\n')
    table.act("use g1", "enact PR03")
    one, other = table.g.clone(), table.g.clone()
    cards = LAWS[2].consequences
    for g, card in ((one, cards[0]), (other, cards[1])):
        g.dusk = sorted([*[old for old in g.dusk if old not in cards], card])
        g.unread = [card]
    assert GAME.view(one, 0) == GAME.view(other, 0)
    assert "PR01" in table.view()["future-laws"]
    assert not any([EVENTS[card].name in str(table.view()["dusk"]) for card in cards])


@pytest.mark.rule("FP-SETUP.50", "FP-SETUP.51")
def test_law_buildings_of_laws_in_the_game_are_laid_out_and_no_others() -> None:
    always = {"community-hall", "cemetery", "temple", "faith-keepers", "field-kitchen"}
    always |= {"body-pit", "propaganda-centre", "motivation-horn", "prison"}  # the reverse sides of four of them
    arenas = 0
    for seed in SEEDS:
        table = Table.dealt(seed=seed)
        laid = {building.name for kind, building in enumerate(BUILDINGS) if building.group == "law" and table.g.supply[kind]}
        future = table.tell("future-laws")
        extra = {"PR09": "fighting-arena", "PR10": "pub", "PR11": "care-house"}
        assert laid == always | {name for law, name in extra.items() if law in future}
        arenas += "fighting-arena" in laid
    assert 0 < arenas < len(SEEDS)


@pytest.mark.rule("FP-SETUP.52", "FP-SETUP.53", "FP-SETUP.54", "FP-SETUP.55", "FP-DUSK.5")
def test_the_dusk_deck_starts_with_the_inevitable_and_one_consultation_that_was_read() -> None:
    tops = set()
    for seed in SEEDS:
        table = Table.dealt(seed=seed)
        dusk = table.view()["dusk"]
        assert dusk[0] == "Z000"
        assert len(dusk) == 2
        rest = table.view()["consultations"]
        assert dusk[1] not in rest
        assert not set(dusk) & set(DUSKS)
        if rest:  # the stack is face up
            assert rest[0] == EVENTS[table.g.consultations[-1]].name
        tops.add(dusk[1])
    assert len(tops) > 1


@pytest.mark.rule("FP-SETUP.60", "FP-ADVISOR.1", "FP-COMP.16")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_player_gets_an_advisor_of_their_own(seats: int) -> None:
    table = Table.dealt(seats)
    assert table.asked == "wish"
    assert table.legal() == ["wish health", "wish generator", "wish public-relations", "wish infrastructure", "wish -"]
    for seat in range(seats):
        table.match.act(seat, "wish -")
    assert len(set(table.g.advisors)) == seats
    assert NONE not in table.g.advisors


@pytest.mark.rule("FP-SETUP.60")
def test_players_who_agree_get_the_advisors_they_want_and_chance_decides_where_they_do_not() -> None:
    agreed = Table.dealt(2)
    agreed.match.act(1, "wish infrastructure")
    agreed.match.act(0, "wish generator")
    assert [seat["advisor"] for seat in agreed.tell("seat")] == ["generator", "infrastructure"]
    lucky = set()
    for seed in SEEDS:
        table = Table.dealt(2, seed)
        for seat in (0, 1):
            table.match.act(seat, "wish health")
        advisors = [seat["advisor"] for seat in table.tell("seat")]
        assert advisors.count("health") == 1
        lucky.add(advisors.index("health"))
    assert lucky == {0, 1}


@pytest.mark.parametrize(("seats", "cards"), [(1, 7), (2, 6), (3, 5), (4, 4)])
@pytest.mark.rule("FP-SETUP.61", "FP-SETUP.63", "FP-SETUP.64")
def test_every_player_draws_citizens_and_gives_one_up_and_the_solo_player_has_mobilisation(seats: int, cards: int) -> None:
    table = Table.dealt(seats)
    table.hurry("give_up_one")
    if len(CITIZENS) >= seats * cards:
        assert [len(hand) for hand in table.g.hands] == [cards] * seats
    held = [len(hand) for hand in table.g.hands]
    table.hurry()
    assert [len(hand) for hand in table.g.hands] == [n - 1 for n in held]
    assert len(table.g.citizen_discard) == seats
    assert table.g.mobilisation == (seats == 1)


def hands(*names: list[str], stock: str = "wood = 4, coal = 5") -> Table:
    """The moment at which citizens are given up."""
    parts = ", ".join([f'["give_up_one", {seat}]' for seat in range(len(names))])
    answers = ", ".join(['""' for _ in names])
    text = f'setup = true\nstock = {{ {stock} }}\nnext = [["together", "give_up", [{parts}], [{answers}]]]\n'
    for hand in names:
        text += f"[[seat]]\nhand = {hand}\n"
    return Table(text.replace("'", '"'))


@pytest.mark.rule("FP-SETUP.65")
def test_a_citizen_whose_cost_cannot_be_paid_cannot_be_given_up(press: Press) -> None:
    dear = press.citizen(WORKERS[0], start={"pay": {"wood": 5}})
    cheap = press.citizen(WORKERS[1], start={"pay": {"wood": 1}})
    table = hands([dear, cheap])
    assert table.legal() == [f"discard {cheap}"]
    assert table.rejects(f"discard {dear}") == "FP-SETUP.65"


@pytest.mark.rule("FP-SETUP.66")
def test_if_not_all_can_be_paid_for_chance_decides_whose_choice_stands(press: Press) -> None:
    first, second, free = WORKERS[0], WORKERS[1], ENGINEERS[0]
    press.citizen(first, start={"pay": {"wood": 3}})
    press.citizen(second, start={"pay": {"wood": 3}})
    press.citizen(free)
    winners = set()
    dice = Random(1)
    for _ in range(20):
        table = hands([first, free], [second, ENGINEERS[1]])
        press.citizen(ENGINEERS[1])
        table.g.rng = dice.randrange(1 << 30)
        table.match.act(0, f"discard {first}")
        table.match.act(1, f"discard {second}")
        assert table.asked == "give_up_again"
        assert table.tell("stock")["wood"] == 1
        (loser,) = GAME.rules.seats(table.g)
        winners.add(1 - loser)
        assert len(table.legal()) == 1
        table.act(table.legal()[0])
        assert [len(hand) for hand in table.g.hands] == [1, 1]
    assert winners == {0, 1}


@pytest.mark.rule("FP-SETUP.67")
def test_who_can_pay_for_no_card_gives_one_up_free_and_one_of_its_type_falls_ill(press: Press) -> None:
    cards = [press.citizen(name, start={"pay": {"core": 1}}) for name in (ENGINEERS[0], WORKERS[0])]
    table = hands(cards)
    assert len(table.legal()) == 2
    table.act(f"discard {cards[0]}")
    assert (table.g.sick, table.tell("stock")) == ([0, 1, 0], {"wood": 4, "coal": 5})


@pytest.mark.rule("FP-SETUP.66", "FP-SETUP.67")
def test_whose_choice_does_not_stand_chooses_again_also_if_nothing_else_can_be_paid(press: Press) -> None:
    cards = [press.citizen(name, start={"pay": {"wood": 3}}) for name in (ENGINEERS[0], WORKERS[0], ENGINEERS[1], WORKERS[1])]
    table = hands(cards[:2], cards[2:])
    table.match.act(0, f"discard {cards[0]}")
    table.match.act(1, f"discard {cards[2]}")
    (loser,) = GAME.rules.seats(table.g)
    assert sorted(table.legal()) == sorted([f"discard {card}" for card in cards[2 * loser : 2 * loser + 2]])
    table.act(f"discard {cards[2 * loser + 1]}")
    assert (table.g.sick, table.tell("stock")["wood"]) == ([1, 0, 0], 1)


@pytest.mark.rule("FP-SETUP.66")
def test_who_must_choose_again_does_so_when_all_whose_choice_stands_have_paid(press: Press) -> None:
    wood = [press.citizen(name, start={"pay": {"wood": 3}}) for name in WORKERS[:2]]
    coal = [press.citizen(name, start={"pay": {"coal": 5}}) for name in ENGINEERS[:3]]
    for chance in range(12):
        table = hands([wood[0], coal[0]], [wood[1], coal[1]], [coal[2]])
        table.g.rng = chance
        for seat, card in enumerate([*wood, coal[2]]):
            table.match.act(seat, f"discard {card}")
        assert table.tell("stock") == {"wood": 1}
        assert (table.asked, len(table.legal()), table.g.hands[2]) == ("give_up_again", 2, [])


@pytest.mark.rule("FP-SETUP.64")
def test_a_citizen_is_given_up_and_paid_for_once_however_often_a_position_asks_for_it(press: Press) -> None:
    card = press.citizen(WORKERS[0], start={"pay": {"wood": 3}})
    asked = f'setup = true\nstock = {{ wood = 9 }}\nnext = [["pay_for", 0, "{card}"], ["pay_for", 0, "{card}"]]\n'
    table = Table(asked + f'[[seat]]\nadvisor = "health"\nhand = ["{card}", "{WORKERS[1]}"]\n')
    assert (table.tell("stock"), table.g.hands[0], table.asked) == ({"wood": 6}, [CITIZEN_NAMES[WORKERS[1]]], "turn")


@pytest.mark.rule("FP-SETUP.68", "FP-CITIZEN.3")
def test_chrissy_rafael_and_phillipa_cost_coal_of_two_tiles_three_overload_and_a_wood() -> None:
    names = ["chrissy-klemowsky", "rafael-curae", "phillipa-bullskey"]
    spare = [name for name in WORKERS + ENGINEERS if name not in names]
    text = 'setup = true\nstock = { wood = 4, coal = 5 }\ntiles = { n1 = "near-4", n3 = "near-8" }\n'
    text += 'next = [["together", "give_up", [["give_up_one", 0], ["give_up_one", 1], ["give_up_one", 2]], ["", "", ""]]]\n'
    for seat, name in enumerate(names):
        text += f'[[seat]]\nhand = ["{name}", "{spare[seat]}"]\n'
    table = Table(text)
    before = dict(table.tell("fields"))
    for seat, name in enumerate(names):
        table.match.act(seat, f"discard {name}")
    table.hurry()
    assert (table.tell("stock"), table.g.overload) == ({"wood": 3, "coal": 5}, 3)
    changed = {field: text for field, text in table.tell("fields").items() if text != before[field]}
    taken = [(before[field], text) for field, text in changed.items()]
    assert sorted(field[:2] for field in changed) == ["n1", "n3"]
    assert all([int(old.split()[1]) - (0 if new == "-" else int(new.split()[1])) == 1 for old, new in taken])
    assert [len(hand) for hand in table.g.hands] == [1, 1, 1]


@pytest.mark.rule("FP-SETUP.70", "FP-SCENARIO.1", "FP-SETUP.76", "FP-WEATHER.11")
def test_only_the_first_scenario_card_lies_face_up_and_the_eighth_is_the_storm() -> None:
    table = Table.dealt()
    assert [card["event"] for card in table.view()["card"]] == ["I-01"]
    assert [EVENTS[card].name for card in SCENARIOS[0].cards] == [f"I-0{number}" for number in range(1, 9)]
    assert EVENTS[SCENARIOS[0].storm_card].name == "I-08"
    assert "I-02" not in str(table.view())


@pytest.mark.rule("FP-SETUP.72")
def test_the_first_leader_is_drawn_by_the_seed() -> None:
    leaders = [Table.dealt(3, seed).g.leader for seed in SEEDS]
    assert set(leaders) == {0, 1, 2}
    assert leaders == [Table.dealt(3, seed).g.leader for seed in SEEDS]


@pytest.mark.rule("FP-SETUP.73", "FP-COMP.7")
@pytest.mark.parametrize(("seats", "counts"), [(1, [4]), (2, [2, 2]), (3, [2, 1, 1]), (4, [1, 1, 1, 1])])
def test_the_four_responsibility_sheets_are_shared_as_evenly_as_can_be(seats: int, counts: list[int]) -> None:
    table = Table.dealt(seats)
    table.hurry("give_up_one")
    sheets = table.view()["outlook"]["sheets"]
    assert sorted([len(held) for held in sheets], reverse=True) == counts
    assert len({sheet for held in sheets for sheet in held}) == 4
    for held, seat in zip(sheets, table.tell("seat"), strict=True):
        assert seat["advisor"] in held


@pytest.mark.rule("FP-COMP.1")
def test_one_to_four_may_play() -> None:
    for seats in (0, 5):
        with pytest.raises(Problem):
            GAME.new(seats, {}, "seats")
    for seats in (1, 2, 3, 4):
        assert len(Table.dealt(seats).g.hands) == seats
