"""Event cards: mornings, dusks, consultations, the event area and special actions."""

import pytest

from ratusz.games.frostpunk.content.library import EVENT_NAMES
from tests.frostpunk.press import CONSULTS, DUSKS, MORNINGS, Press
from tests.frostpunk.table import Table

CARD, OTHER = MORNINGS[:2]
MORNING = f'phase = "morning"\nround = 2\nmorning = ["{CARD}", "{OTHER}"]\n'
FOOD = {"do": "gain", "what": "food", "n": 3}
COAL = {"do": "gain", "what": "coal"}


@pytest.mark.rule("FP-MORNING.1", "FP-EVENT.1")
def test_one_morning_card_is_turned_up_and_the_dusk_deck_is_another(press: Press) -> None:
    press.event(CARD, effects=[FOOD])
    table = Table(MORNING)
    assert (table.tell("morning"), table.g.food) == ([OTHER], 3)
    assert table.tell("dusk") == ["Z000"]


@pytest.mark.rule("FP-MORNING.2")
def test_the_immediate_effect_comes_before_the_options(press: Press) -> None:
    press.event(CARD, effects=[FOOD], option=[{"cost": {"food": 3}, "effects": [COAL]}, {}])
    table = Table(MORNING)
    assert (table.g.food, table.legal()) == (3, ["choose 1", "choose 2"])
    table.act("choose 1")
    assert (table.g.food, table.g.stock[1]) == (0, 1)


@pytest.mark.rule("FP-MORNING.3", "FP-DUSK.2")
def test_one_option_is_carried_out_and_only_one_whose_condition_holds(press: Press) -> None:
    options = [{"needs": {"least": {"round": 3}}, "effects": [FOOD]}, {"effects": [FOOD]}, {"effects": [COAL]}]
    for phase, card, rule in (("morning", CARD, "FP-MORNING.3"), ("dusk", DUSKS[0], "FP-DUSK.2")):
        press.event(card, option=options)
        table = Table(f'phase = "{phase}"\nround = 2\n{phase} = ["{card}"]\ncitizens = {{ worker = 1 }}\n')
        assert table.legal() == ["choose 2", "choose 3"]
        assert table.rejects("choose 1") == rule
        table.act("choose 3")
        assert table.g.food == 0
        assert table.g.stock[1] == 1


@pytest.mark.rule("FP-MORNING.4")
def test_the_birth_of_gambling_needs_active_justice_for_its_first_option(press: Press) -> None:
    press.event(CARD, option=[{"needs": {"active": "justice"}}, {}])
    for hope, legal in (('["justice+"]', ["choose 1", "choose 2"]), ('["justice", "care+"]', ["choose 2"])):
        assert Table(MORNING + f"hope = {hope}\n").legal() == legal


@pytest.mark.rule("FP-MORNING.5", "FP-MORNING.7", "FP-EVENT.2")
def test_a_morning_card_is_removed_or_stays_in_the_event_area(press: Press) -> None:
    press.event(CARD, option=[{}, {"then": "stay"}])
    gone, stays = Table(MORNING), Table(MORNING)
    gone.act("choose 1")
    assert ([card["event"] for card in gone.tell("card")], gone.tell("dusk-discard")) == (["I-01"], [])
    stays.act("choose 2")
    assert [card["event"] for card in stays.tell("card")] == ["I-01", CARD]
    assert CARD not in gone.tell("morning") + stays.tell("morning")


@pytest.mark.rule("FP-MORNING.6", "FP-DUSK.3")
def test_a_removed_card_gives_its_goods_to_the_bank_and_its_pawns_to_the_pool(press: Press) -> None:
    press.event(CARD, special={"pawn": "engineer", "put": {"wood": 1}})
    table = Table(f'stock = {{ wood = 1 }}\n[[card]]\nevent = "{CARD}"\n')
    table.act(f"special {CARD}")
    assert (table.tell("card")[0]["goods"], table.tell("stock"), table.g.pool[1]) == ({"wood": 1}, {}, 2)
    table.attempt({"do": "remove-card", "card": CARD})
    assert (table.tell("card"), table.tell("stock"), table.g.pool[1]) == ([], {}, 3)
    assert table.tell("placed") == []


@pytest.mark.rule("FP-DUSK.3", "FP-EVENT.2")
def test_a_dusk_card_goes_to_the_discards_is_removed_or_stays(press: Press) -> None:
    card = press.event(DUSKS[0], option=[{}, {"then": "remove"}, {"then": "stay"}])
    where = []
    for option in (1, 2, 3):
        table = Table(f'phase = "dusk"\nround = 2\ndusk = ["{card}", "Z000"]\nfixed = [[{EVENT_NAMES[card]}]]\n')
        table.act(f"choose {option}")
        lying = [entry["event"] for entry in table.tell("card")]
        where.append((card in table.tell("dusk-discard"), card in lying, card in table.tell("dusk")))
    assert where == [(True, False, False), (False, False, False), (False, True, False)]


@pytest.mark.rule("FP-DUSK.2", "FP-MORNING.2")
def test_of_a_card_whose_condition_does_not_hold_it_is_told_that_nothing_comes() -> None:
    told = {}
    for hope in ('["care+"]', '["care"]'):
        table = Table(f'phase = "dusk"\nround = 2\nhope = {hope}\ndusk = ["Z000"]\n')
        told[hope] = [event.figures for event in table.match.events() if event.kind == "idle"]
    assert told == {'["care+"]': [{"needs": {"no-active": "hope"}}], '["care"]': []}


@pytest.mark.rule("FP-DUSK.1", "FP-EVENT.15")
def test_cards_for_the_dusk_phase_act_first_in_an_order_the_players_choose(press: Press) -> None:
    first = press.event(CARD, during=[{"phase": "dusk", "effects": [FOOD]}])
    second = press.event(OTHER, during=[{"phase": "dusk", "effects": [{"do": "lose", "what": "food", "n": 3}]}])
    city = f'phase = "dusk"\nround = 2\ndusk = []\n[[card]]\nevent = "{first}"\n[[card]]\nevent = "{second}"\n'
    table = Table("food = 1\n" + city)
    assert table.legal() == [f"resolve {first}", f"resolve {second}"]
    table.act(f"resolve {second}")
    told = [event.figures["event"] for event in table.match.events() if event.kind == "card-acts"]
    assert told == [second, first]


@pytest.mark.rule("FP-EVENT.15", "FP-EVENT.17")
def test_a_card_acts_in_the_phase_it_names_once_a_round_and_in_no_other(press: Press) -> None:
    card = press.event(CARD, during=[{"phase": "night", "effects": [COAL]}])
    for phase, coal in (("hunger", 1), ("night", 1), ("dawn", 0), ("preparation", 0)):
        city = f'phase = "{phase}"\nround = 2\nfood = 50\nstock = {{ coal = 1 }}\nmorning = []\ndusk = []\n'
        table = Table(city + f'[[card]]\nevent = "{card}"\n')
        table.hurry("turn" if phase == "preparation" else "fuel")
        assert sum([event.kind == "card-acts" for event in table.match.events()]) == coal, phase


@pytest.mark.rule("FP-EVENT.16", "FP-SPECIAL.3", "FP-SPECIAL.2")
def test_special_actions_are_offered_in_the_action_phase_while_the_card_lies_face_up(press: Press) -> None:
    press.event(CARD, special={})
    press.event("I-01", special={})
    there = Table(f'[[card]]\nevent = "{CARD}"\n[[card]]\nevent = "I-01"\n')
    assert {f"special {CARD}", "special I-01"} <= set(there.legal())
    there.attempt({"do": "remove-card", "card": CARD})
    assert f"special {CARD}" not in there.legal()
    assert f"special {CARD}" not in Table("").legal()
    night = Table(f'phase = "night"\nround = 2\nstock = {{ coal = 1 }}\n[[card]]\nevent = "{CARD}"\n')
    assert night.asked == "fuel"
    assert not any([action.startswith("special") for action in night.legal()])


@pytest.mark.rule("FP-AUTOMATON.2", "FP-AUTOMATON.4", "FP-AUTOMATON.5")
def test_an_automaton_stands_for_a_worker_on_a_scenario_card_but_not_on_an_event_card(press: Press) -> None:
    scene = "I-03"
    for card in (press.event(CARD, special={"pawn": "worker", "effects": [FOOD]}), scene):
        city = f'automatons = 1\nstock = {{ coal = %d }}\n[[card]]\nevent = "{card}"\n'
        refusals = ("FP-AUTOMATON.5", "FP-AUTOMATON.4")
        for coal in (0, 1):
            table = Table("special-children = ['child-worker']\n" + city % coal)
            table.act(f"special {card}")
            wanted = "" if card == scene and coal else refusals[card != scene]
            assert table.rejects("pawn automaton") == wanted
        assert table.tell("stock") == ({} if card == scene else {"coal": 1})
        alone = Table("pool = { automaton = 1 }\n" + city % 1)
        assert alone.rejects(f"special {card}") == ("" if card == scene else "FP-AUTOMATON.4")
        stalled = Table("pool = { automaton = 1 }\n" + city % 0)
        assert stalled.rejects(f"special {card}") == refusals[card != scene]


@pytest.mark.rule("FP-SPECIAL.4", "FP-SPECIAL.5", "FP-SPECIAL.6", "FP-SPECIAL.7", "FP-AUTOMATON.4")
def test_an_engineer_and_a_wood_go_on_the_card_and_the_third_wood_ends_it(press: Press) -> None:
    reward = {"do": "if", "needs": {"least": {"laid": 3}}, "then": [FOOD, {"do": "leave"}]}
    press.event(CARD, special={"pawn": "engineer", "put": {"wood": 1}, "effects": [reward]})
    card = f'[[card]]\nevent = "{CARD}"\ngoods = {{ wood = %d }}\n'
    table = Table("stock = { wood = 3 }\nautomatons = 1\n" + card % 0)
    table.act(f"special {CARD}")
    assert table.tell("card")[0]["goods"] == {"wood": 1}
    assert table.tell("placed") == [["engineer", CARD]]
    assert table.refused()[f"special {CARD}"] == "FP-SPECIAL.7"
    table.all_pass()
    table.hurry("fuel")
    assert table.tell("card")[0]["goods"] == {"wood": 1}
    last = Table("stock = { wood = 3 }\n" + card % 2)
    last.act(f"special {CARD}")
    assert (last.tell("card"), last.g.food, last.g.pool[1]) == ([], 3, 3)
    nobody = Table("stock = { wood = 3 }\nautomatons = 1\ncitizens = { worker = 9 }\n" + card % 0)
    assert nobody.rejects(f"special {CARD}") == "FP-SPECIAL.4"


@pytest.mark.rule("FP-SPECIAL.7")
def test_some_special_actions_can_be_taken_once_a_game(press: Press) -> None:
    press.event(CARD, special={"once": True})
    table = Table(f'[[card]]\nevent = "{CARD}"\nspent = true\n')
    assert table.refused()[f"special {CARD}"] == "FP-SPECIAL.7"


@pytest.mark.rule("FP-AUTOMATON.5")
def test_an_automaton_needs_its_coal_beside_the_price_of_the_action(press: Press) -> None:
    press.event(CARD, special={"cost": {"coal": 1}})
    city = f'automatons = 1\ncitizens = {{}}\n[[card]]\nevent = "{CARD}"\n'
    assert Table("stock = { coal = 1 }\n" + city).refused()[f"special {CARD}"] == "FP-AUTOMATON.5"
    enough = Table("stock = { coal = 2 }\n" + city)
    enough.act(f"special {CARD}")
    assert enough.g.stock[1] == 0


CONSULT, NEXT = CONSULTS[:2]


@pytest.mark.rule("FP-DUSK.2", "FP-DUSK.4", "FP-DUSK.5", "FP-DUSK.6", "FP-DUSK.8")
def test_a_resolved_consultation_brings_the_discards_back_with_the_next_one(press: Press) -> None:
    press.event(CONSULT, option=[{"effects": [COAL]}, {}])
    city = f'phase = "dusk"\nround = 2\ndusk = ["{CONSULT}"]\ndusk-discard = ["Z000"]\nconsultations = ["{NEXT}"]\n'
    table = Table(city)
    told = table.act("choose 1")
    assert table.tell("dusk") == sorted(["Z000", NEXT], key=list(EVENT_NAMES).index)
    assert (table.tell("dusk-discard"), table.tell("consultations"), table.g.stock[1]) == ([], [], 1)
    assert [event.figures for event in told if event.kind == "consultation-read"] == [{"event": NEXT}]


@pytest.mark.rule("FP-DUSK.7")
def test_after_the_last_consultation_none_is_added(press: Press) -> None:
    press.event(CONSULT, effects=[COAL])
    table = Table(f'phase = "dusk"\nround = 2\ndusk = ["{CONSULT}"]\ndusk-discard = ["Z000"]\nconsultations = []\n')
    assert (table.tell("dusk"), table.tell("consultations")) == (["Z000"], [])


@pytest.mark.rule("FP-DUSK.9", "FP-BLDG-FAITHKEEPERS.1", "FP-BLDG-FAITHKEEPERS.2")
def test_faith_keepers_avert_one_of_three_dusk_cards_but_never_a_consultation() -> None:
    cards = f'dusk = ["Z000", "{DUSKS[0]}", "{CONSULT}"]\n'
    city = 'tiles = { n1 = "near-1" }\nfields = { n1a = "faith-keepers", n1b = "faith-keepers" }\nlaws = ["PR07"]\nheat = 4\n'
    table = Table(cards + city)
    table.act("use n1a", "pawn worker")
    assert table.legal() == ["avert Z000", f"avert {DUSKS[0]}", "decline"]
    assert table.rejects(f"avert {CONSULT}") == "FP-BLDG-FAITHKEEPERS.2"
    table.act("avert Z000")
    assert (len(table.tell("dusk")), table.tell("dusk-discard")) == (2, ["Z000"])
    nothing = Table(cards + city)
    nothing.act("use n1a", "pawn worker", "decline")
    assert (len(nothing.tell("dusk")), nothing.tell("dusk-discard")) == (3, [])


@pytest.mark.rule("FP-EVENT.5")
def test_an_added_dusk_card_joins_the_deck_and_one_already_there_does_not() -> None:
    table = Table("")
    card = DUSKS[-1]
    table.attempt({"do": "add-dusk", "card": card}, {"do": "add-dusk", "card": card})
    assert sorted(table.tell("dusk")) == sorted(["Z000", card])
    drawn = set()
    for number in range(20):
        other = Table(f'phase = "dusk"\nround = 2\ndusk = ["Z000", "{card}"]\nchance = "{number:x}"\n')
        drawn.add(next(event.figures["event"] for event in other.match.opening if event.kind == "dusk-card"))
    assert drawn == {"Z000", card}  # it was shuffled


@pytest.mark.rule("FP-EVENT.5")
def test_a_dusk_card_that_is_being_resolved_is_not_added_to_the_deck(press: Press) -> None:
    for then in ("remove", "discard"):
        card = press.event(DUSKS[0], option=[{"effects": [{"do": "add-dusk", "card": DUSKS[0]}], "then": then}])
        table = Table(f'phase = "dusk"\nround = 2\ndusk = ["{card}"]\n')
        table.act("choose 1")
        assert (table.tell("dusk"), table.tell("dusk-discard")) == ([], [card] if then == "discard" else [])


@pytest.mark.rule("FP-EVENT.7")
def test_the_type_on_the_round_board_is_that_of_the_current_round() -> None:
    for number, sick in ((4, [0, 0, 1]), (5, [0, 1, 0]), (6, [1, 0, 0])):
        table = Table(f"round = {number}")
        table.attempt({"do": "sicken", "who": "round"})
        assert table.g.sick == sick


@pytest.mark.rule("FP-EVENT.8")
def test_a_tile_placed_by_an_effect_comes_with_its_contents_and_nobody_falls_ill() -> None:
    table = Table('near-tiles = ["near-12"]\n')
    table.attempt({"do": "tile", "kind": "near"})
    table.act("lay n4")
    assert (table.tell("tiles"), table.g.food, table.g.sick) == ({"n4": "near-12"}, 2, [0, 0, 0])


@pytest.mark.rule("FP-EVENT.9")
def test_removing_a_card_that_is_not_there_does_nothing() -> None:
    table = Table("")
    table.attempt({"do": "remove-card", "card": CARD})
    assert [card["event"] for card in table.tell("card")] == ["I-01"]


CITY = 'tiles = { n1 = "near-8", n2 = "near-1" }\nfields = { n2a = "hunters-hut" }\nheat = 1\n'


@pytest.mark.rule("FP-EVENT.10")
def test_a_building_with_a_citizen_on_it_can_be_used_again_in_the_warm() -> None:
    table = Table(CITY)
    table.attempt({"do": "reuse-building"})
    assert table.asked == "turn"
    table.act("use n2a", "pawn worker")
    assert (table.g.food, table.g.sick) == (4, [1, 0, 0])
    table.attempt({"do": "reuse-building"})
    assert table.legal() == ["reuse n2a", "decline"]
    table.act("reuse n2a")
    assert (table.g.food, table.g.sick, len(table.g.placed)) == (8, [1, 0, 0], 1)


@pytest.mark.rule("FP-EVENT.11")
def test_a_worker_who_has_gathered_four_coal_in_part_gathers_the_rest_in_the_warm() -> None:
    table = Table(CITY)
    table.act("gather n1a", "pawn worker", "gather g4", "pawn engineer")
    table.attempt({"do": "reuse-worker"})
    assert table.legal() == ["reuse n1a"], "a worker is chosen, whether or not anybody wants to"
    table.act("reuse n1a")
    assert (table.g.stock[1], table.tell("fields")["n1a"], table.g.sick) == (4, "-", [1, 1, 0])


@pytest.mark.rule("FP-EVENT.11", "FP-AUTOMATON.5")
def test_nobody_has_to_burn_coal_for_an_automaton_that_could_act_again() -> None:
    table = Table('stock = { coal = 1 }\nautomatons = 1\npool = { worker = 1 }\nplaced = [["automaton", "construction"]]\n')
    table.attempt({"do": "reuse-worker"})
    assert table.legal() == ["reuse construction", "decline"]
    table.act("reuse construction", "done")
    assert table.g.stock[1] == 0


@pytest.mark.rule("FP-EVENT.12")
def test_a_worker_on_a_card_is_not_used_again(press: Press) -> None:
    press.event(CARD, special={"pawn": "worker"})
    table = Table(f'laws = ["PR05"]\n[[card]]\nevent = "{CARD}"\n')
    table.act(f"special {CARD}")
    assert table.refused()[f"reuse {CARD}"] == "FP-EVENT.12"
    table.attempt({"do": "reuse-worker"})
    assert table.asked == "turn"


@pytest.mark.rule("FP-EVENT.13")
def test_a_building_raised_by_an_event_costs_nothing_and_keeps_to_the_rules_of_building() -> None:
    table = Table('stock = { wood = 1 }\ntiles = { n1 = "near-1" }\n')
    table.attempt({"do": "raise", "building": "hospital"})
    table.act("raise hospital")
    assert table.legal() == ["site n1a"]
    table.act("site n1a")
    assert (table.g.stock[0], table.tell("fields")["n1b"]) == (1, "hospital")
    nowhere = Table("stock = { wood = 1 }")
    nowhere.attempt({"do": "raise", "building": "hospital"})
    assert nowhere.asked == "turn"


@pytest.mark.rule("FP-EVENT.14", "FP-BUILD.12")
def test_a_destroyed_building_goes_back_to_the_board_and_the_platform_is_never_destroyed() -> None:
    table = Table('tiles = { n1 = "near-1" }\nfields = { n1a = "sawmill+" }\n')
    table.attempt({"do": "destroy"})
    assert table.legal() == ["destroy g3", "destroy n1a"]
    assert table.rejects("destroy g1") == "FP-BUILD.12"
    table.act("destroy n1a")
    assert (table.tell("fields")["n1a"], table.tell("supply")["sawmill"]) == ("-", 3)
    only = Table("")
    only.attempt({"do": "destroy", "building": "platform"})
    assert only.tell("fields")["g1"] == "platform"


@pytest.mark.rule("FP-LIMIT.4", "FP-LIMIT.3")
def test_an_automaton_placed_on_a_card_comes_from_the_bank_or_else_from_the_pool(press: Press) -> None:
    press.event(CARD, effects=[{"do": "place-automaton"}], then="stay")
    bank = Table(MORNING + "automatons = 5\nstock = { coal = 9 }\n")
    assert (bank.tell("card")[-1]["goods"], bank.g.automatons) == ({"automaton": 1}, 5)
    bank.attempt({"do": "gain", "what": "automaton"})
    assert bank.g.automatons == 5
    pool = Table(MORNING + "automatons = 6\nstock = { coal = 9 }\n")
    assert (pool.tell("card")[-1]["goods"], pool.g.automatons, pool.g.pool[3]) == ({"automaton": 1}, 5, 5)
    pool.attempt({"do": "remove-card", "card": CARD})
    assert (pool.g.automatons, pool.g.pool[3]) == (6, 6)
