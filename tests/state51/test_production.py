"""The Production phase: base, deals, spoils, locations; and how long goods last."""

import pytest

from ratusz.games.state51.content.cards import CARDS, DECK, NAMES, OPEN, TEXT, goods_table, read_cards, read_deck
from ratusz.games.state51.content.effects import NONE, VP
from ratusz.kernel.problem import Problem
from tests.state51.looking import starting
from tests.table import Table

# Enough for a Lookout phase, and nothing that lends reach.
QUIET_DECK = (
    'rest = "box"\ndeck = ["valley", "valley", "brickworks", "rubble", "refinery", "assembly-plant", "heavy-equipment"]\n'
)
RESOURCES = {"fuel", "weapon", "brick", "scrap", "universal"}
TOKENS = {"con1", "con2", "coop1", "coop2", "inc1", "inc2"}


# The four sources.

FOUR_SOURCES = """
phase = "production"
[[seat]]
faction = "new-york"
deals = ["valley"]
spoils = ["fuel-tank"]
state = ["armoury", "road-machines", "factory"]
[[seat]]
"""


@pytest.mark.rule("S51-PROD.1")
def test_base_deals_spoils_and_production_locations_produce_and_nothing_else_does() -> None:
    table = Table(FOUR_SOURCES)
    table.act(0, "cash fuel-tank")
    base = {"worker": 3, "scrap": 1}
    assert table.goods(0) == base | {"brick": 1, "fuel": 2, "weapon": 1}
    assert table.seat(0)["vp"] == 0
    assert table.seat(0)["hand"] == []
    assert [entry["markers"] for entry in table.seat(0)["state"]] == [[], [], []]


@pytest.mark.rule("S51-PROD.1", "S51-PROD.10")
def test_spoils_produce_only_if_their_owner_chooses() -> None:
    table = Table(FOUR_SOURCES)
    table.act(0, "keep fuel-tank")
    assert table.goods(0) == {"worker": 3, "scrap": 1, "brick": 1, "weapon": 1}


@pytest.mark.rule("S51-PROD.1")
def test_cards_in_hand_and_the_sources_of_the_opponent_produce_nothing() -> None:
    table = Table("""
phase = "production"
[[seat]]
hand = ["fuel-tank", "school"]
[[seat]]
deals = ["valley"]
state = ["armoury"]
""")
    assert table.goods(0) == {"worker": 3, "scrap": 1}
    assert table.goods(1) == {"worker": 3, "weapon": 2, "brick": 1}


@pytest.mark.rule("S51-PROD.2")
def test_only_resources_workers_contact_tokens_victory_points_and_cards_are_produced() -> None:
    produced = {good for entry in DECK.faction for good in entry.production}
    for entry in DECK.location:
        produced |= set(entry.deal) | set(entry.spoils)
        for effect in CARDS[NAMES[entry.id]].effects:
            produced |= set(goods_table(effect[1])) if effect[0] == "gain" else set()
    assert produced <= RESOURCES | {"worker"} | TOKENS | {"vp", "card"}
    assert produced >= {"fuel", "weapon", "brick", "scrap", "universal", "worker", "vp", "card", "con1", "coop1", "inc1", "inc2"}


@pytest.mark.rule("S51-PROD.2")
@pytest.mark.parametrize("good", ["gold", "spoils"])
@pytest.mark.parametrize("field", ["deal = { brick = 1 }", "spoils = { brick = 3 }"])
def test_a_card_that_would_produce_anything_else_is_refused(good: str, field: str) -> None:
    assert field in TEXT
    with pytest.raises(Problem) as problem:
        read_cards(read_deck(TEXT.replace(field, field.replace("brick", good), 1)))
    assert problem.value.code == "content-good"


@pytest.mark.rule("S51-PROD.3")
def test_produced_cards_are_drawn_from_the_deck_straight_into_hand() -> None:
    table = Table("""
phase = "production"
rest = "box"
deck = ["school", "valley"]
[[seat]]
state = ["radio-station"]
""")
    assert table.seat(0)["hand"] == ["school"]
    assert table.view()["deck"] == 1
    assert table.view(1)["seats"][0]["hand"] is None
    assert table.view(1)["seats"][0]["known"] == []


@pytest.mark.rule("S51-PROD.3", "S51-PROD.8")
def test_a_deal_that_gives_a_card_gives_one_in_each_production_phase() -> None:
    table = Table('phase = "production"\n[[seat]]\ndeals = ["radio-station"]\n[[seat]]')
    assert table.seat(0)["hand_size"] == 1
    table.skip_to("turn", 2)
    assert table.seat(0)["hand_size"] == 1 + 3 + 1


# How long goods last.


@pytest.mark.rule("S51-PROD.4")
def test_scrap_of_one_round_cannot_pay_in_the_next() -> None:
    """The Mutants Union needs 2 scrap to incorporate; its 2 scrap of round 2 are no help in round 3."""
    table = Table(f"""
round = 2
first = 1
{QUIET_DECK}
[[seat]]
faction = "mutants-union"
hand = ["road-machines"]
goods = {{ scrap = 2 }}
[[seat]]
passed = true
""")
    assert "incorporate road-machines" in table.legal(0)
    table.act(0, "pass")
    table.skip_to("turn", 3)
    assert table.waiting == (0,)
    assert table.goods(0) == {"worker": 3, "weapon": 1}
    assert table.rejects(0, "incorporate road-machines") == "S51-INCORPORATE.4"


@pytest.mark.rule("S51-PROD.4")
def test_scrap_gained_in_the_action_phase_can_pay_in_the_same_round() -> None:
    table = Table("""
round = 3
[[seat]]
faction = "mutants-union"
hand = ["road-machines"]
goods = { worker = 4 }
[[seat]]
passed = true
""")
    table.act(0, "gather scrap", "gather scrap", "incorporate road-machines")
    assert table.goods(0) == {}
    assert [entry["card"] for entry in table.seat(0)["state"]] == ["road-machines"]


@pytest.mark.rule("S51-PROD.4", "S51-CLEANUP.2")
def test_nothing_but_victory_points_cards_and_locations_is_carried_over() -> None:
    """Ruling C4: no resource, worker or token, and no used line."""
    table = Table(f"""
{QUIET_DECK}
[[seat]]
hand = ["gun-shop"]
vp = 2
deals = ["fuel-tank"]
state = ["armoury"]
lines = ["conquer", "rebuild"]
goods = {{ fuel = 5, weapon = 5, brick = 5, scrap = 5, universal = 5, worker = 5, con1 = 1, con2 = 1, coop1 = 1, inc2 = 1 }}
[[seat]]
passed = true
""")
    table.act(0, "pass")
    table.skip_to("turn", 2)
    assert table.goods(0) == {"worker": 3, "scrap": 1, "fuel": 1, "weapon": 1}
    side = table.seat(0)
    assert (side["vp"], side["lines"], side["deals"]) == (2, [], ["fuel-tank"])
    assert "gun-shop" in side["hand"]


@pytest.mark.rule("S51-PROD.5")
def test_victory_points_in_the_table_are_kept_and_add_up() -> None:
    """1 point noted in round 2 counts at the end; 2 weapons unused in round 2 are gone in round 3."""
    table = Table(f"""
round = 2
{QUIET_DECK}
[[seat]]
vp = 1
goods = {{ weapon = 2 }}
[[seat]]
passed = true
""")
    table.act(0, "pass")
    table.skip_to("turn", 3)
    assert table.goods(0) == {"worker": 3, "scrap": 1}
    table.skip_to("turn", 4)
    table.act(table.waiting[0], "pass")
    table.act(table.waiting[0], "pass")
    assert table.view()["phase"] == "over"
    assert table.game.result(table.match.state).scores == [1, 0]


@pytest.mark.rule("S51-PROD.5", "S51-PROD.8")
def test_a_deal_worth_a_victory_point_raises_the_table_every_round() -> None:
    table = Table('phase = "production"\nround = 2\n[[seat]]\ndeals = ["kellys-pawnshop"]\n[[seat]]')
    points = []
    for round in (2, 3, 4):
        table.skip_to("turn", round)
        points.append(table.seat(0)["vp"])
    assert points == [1, 2, 3]


# The base.


@pytest.mark.rule("S51-PROD.6")
@pytest.mark.parametrize("round", [1, 2, 3, 4])
def test_a_base_produces_three_workers_and_the_resource_of_its_faction_in_every_round(round: int) -> None:
    table = Table(f'phase = "production"\nround = {round}\n[[seat]]\nfaction = "new-york"\n[[seat]]\nfaction = "mutants-union"')
    assert table.goods(0) == {"worker": 3, "scrap": 1}
    assert table.goods(1) == {"worker": 3, "weapon": 1}


@pytest.mark.rule("S51-PROD.7")
@pytest.mark.parametrize(("faction", "mine", "theirs"), [("new-york", "scrap", "weapon"), ("mutants-union", "weapon", "scrap")])
def test_example_in_the_first_round_only_the_base_produces(faction: str, mine: str, theirs: str) -> None:
    table = Table.dealt(faction=faction)
    table.skip_to("turn", 1)
    assert table.goods(0) == {"worker": 3, mine: 1}
    assert table.goods(1) == {"worker": 3, theirs: 1}
    assert [table.seat(seat)["vp"] for seat in (0, 1)] == [0, 0]


# Deals.


@pytest.mark.rule("S51-PROD.8")
def test_a_deal_made_in_round_1_yields_in_rounds_2_3_and_4_and_stays_under_the_base() -> None:
    table = Table("""
[[seat]]
hand = ["valley"]
goods = { coop2 = 1 }
[[seat]]
passed = true
""")
    table.act(0, "cooperate valley")
    assert table.goods(0) == {}
    for round in (2, 3, 4):
        table.skip_to("turn", round)
        assert table.goods(0) == {"worker": 3, "scrap": 1, "brick": 1}
        assert table.seat(0)["deals"] == ["valley"]


@pytest.mark.rule("S51-PROD.8")
def test_every_deal_yields_two_of_the_same_too() -> None:
    table = Table('phase = "production"\n[[seat]]\ndeals = ["valley", "valley", "trade-guild"]\n[[seat]]')
    assert table.goods(0) == {"worker": 3, "scrap": 1, "brick": 2, "universal": 1}


@pytest.mark.rule("S51-PROD.8")
def test_a_deal_yields_its_deal_field_not_its_spoils_or_ability() -> None:
    """Heavy equipment: deal 1 scrap, spoils 2 tokens, ability 1 token."""
    table = Table('phase = "production"\n[[seat]]\ndeals = ["heavy-equipment"]\n[[seat]]')
    assert table.goods(0) == {"worker": 3, "scrap": 2}


# Spoils.

GUN_SHOP_SPOILS = f"""
phase = "production"
round = 2
{QUIET_DECK}
[[seat]]
deals = ["armoury"]
spoils = ["gun-shop"]
[[seat]]
"""


@pytest.mark.rule("S51-PROD.9")
def test_cashed_spoils_give_all_their_goods_and_go_to_the_discard_pile() -> None:
    """Ruling B7: the whole red field at once, victory points into the table."""
    table = Table(GUN_SHOP_SPOILS)
    table.act(0, "cash gun-shop")
    assert table.goods(0) == {"worker": 3, "scrap": 1, "weapon": 1 + 3}
    assert table.seat(0)["vp"] == 1
    assert table.seat(0)["spoils"] == []
    assert table.seat(0)["deals"] == ["armoury"]
    assert table.view()["discard"] == ["gun-shop"]


@pytest.mark.rule("S51-PROD.9")
def test_cashing_in_frees_a_place_under_the_base() -> None:
    table = Table("""
phase = "production"
[[seat]]
hand = ["fuel-tank"]
deals = ["valley", "valley"]
spoils = ["armoury"]
""")
    table.act(0, "cash armoury")
    table.act(0, "conquer fuel-tank", "pay contact")
    assert table.asked == "turn"  # nobody has to make room
    assert table.seat(0)["spoils"] == ["fuel-tank"]
    assert len(table.seat(0)["deals"]) == 2


@pytest.mark.rule("S51-PROD.9")
def test_the_decision_is_made_for_each_of_the_spoils() -> None:
    table = Table("""
phase = "production"
[[seat]]
spoils = ["fuel-tank", "school", "valley"]
""")
    asked = []
    for answer in ("cash fuel-tank", "keep school", "cash valley"):
        asked.append(table.legal(0))
        table.act(0, answer)
    assert asked == [[f"cash {card}", f"keep {card}"] for card in ("fuel-tank", "school", "valley")]
    assert table.goods(0) == {"worker": 3, "scrap": 1, "fuel": 2, "brick": 3}
    assert table.seat(0)["spoils"] == ["school"]
    assert sorted(table.view()["discard"]) == ["fuel-tank", "valley"]


@pytest.mark.rule("S51-PROD.9")
def test_of_two_equal_spoils_one_may_be_cashed_and_one_kept() -> None:
    table = Table("""
phase = "production"
[[seat]]
spoils = ["valley", "valley"]
""")
    table.act(0, "keep valley", "cash valley")
    assert table.goods(0) == {"worker": 3, "scrap": 1, "brick": 3}
    assert table.seat(0)["spoils"] == ["valley"]


@pytest.mark.rule("S51-PROD.10")
def test_kept_spoils_stay_yield_nothing_and_are_offered_again() -> None:
    table = Table(GUN_SHOP_SPOILS)
    table.act(0, "keep gun-shop")
    assert table.goods(0) == {"worker": 3, "scrap": 1, "weapon": 1}
    assert table.seat(0)["vp"] == 0
    assert table.seat(0)["spoils"] == ["gun-shop"]
    assert table.view()["discard"] == []
    table.skip_to("cash", 3)
    assert table.legal(0) == ["cash gun-shop", "keep gun-shop"]
    table.act(0, "cash gun-shop")
    assert table.goods(0)["weapon"] == 1 + 3


@pytest.mark.rule("S51-PROD.9", "S51-CARD.12")
def test_spoils_yield_only_once() -> None:
    table = Table(GUN_SHOP_SPOILS)
    table.act(0, "cash gun-shop")
    events = table.skip_to("turn", 4)
    assert [event for event in events if event.rule == "S51-PROD.9"] == []
    assert table.goods(0) == {"worker": 3, "scrap": 1, "weapon": 1}
    assert table.seat(0)["vp"] == 1


@pytest.mark.rule("S51-PROD.9")
def test_spoils_can_be_cashed_in_only_in_the_production_phase() -> None:
    table = Table("""
[[seat]]
spoils = ["gun-shop"]
goods = { worker = 3 }
""")
    assert starting(table.legal(0), "cash") == []
    assert table.rejects(0, "cash gun-shop") == "illegal"


@pytest.mark.rule("S51-CONQUER.1", "S51-COOPERATE.1")
def test_cards_under_a_base_are_public() -> None:
    """Ruling B3."""
    table = Table('[[seat]]\ndeals = ["valley"]\nspoils = ["gun-shop", "school"]\n[[seat]]')
    for watcher in (0, 1, None):
        side = table.view(watcher)["seats"][0]
        assert (side["deals"], side["spoils"]) == (["valley"], ["gun-shop", "school"])


@pytest.mark.rule("S51-CONQUER.7", "S51-ICON.3")
def test_spoils_conquered_this_round_may_be_pawned_at_once() -> None:
    """Ruling B5: what has to wait for a later round is the goods, not the discard."""
    table = Table("""
rest = "box"
[[seat]]
hand = ["armoury"]
state = ["kellys-pawnshop"]
goods = { con1 = 1, worker = 1 }
[[seat]]
passed = true
""")
    table.act(0, "conquer armoury", "work kellys-pawnshop", "pawn armoury")
    assert table.seat(0)["spoils"] == []
    assert table.seat(0)["state"][0]["markers"] == [{"vp": 2, "card": "armoury"}]
    assert table.goods(0) == {}


# Locations.


@pytest.mark.rule("S51-PROD.11")
@pytest.mark.parametrize(("location", "yields"), [("fuel-tank", {"fuel": 1}), ("oil-rig", {"fuel": 1})])
def test_a_production_location_yields_at_entry_and_in_each_later_production_phase(location: str, yields: dict[str, int]) -> None:
    """Open (Fuel tank) and closed (Oil rig) alike."""
    table = Table(f"""
[[seat]]
hand = ["{location}"]
goods = {{ inc2 = 1 }}
[[seat]]
passed = true
""")
    table.act(0, f"incorporate {location}")
    assert table.goods(0) == yields
    for round in (2, 3, 4):
        table.skip_to("turn", round)
        assert table.goods(0) == {"worker": 3, "scrap": 1} | yields


@pytest.mark.rule("S51-PROD.11")
def test_a_location_used_by_a_visitor_still_produces_in_the_next_round() -> None:
    table = Table("""
[[seat]]
state = [{ card = "fuel-tank", uses = 1 }]
[[seat]]
""")
    table.skip_to("turn", 2)
    assert table.goods(0) == {"worker": 3, "scrap": 1, "fuel": 1}


@pytest.mark.rule("S51-PROD.12")
def test_example_production_of_the_mutants_union_in_a_later_round() -> None:
    table = Table("""
phase = "production"
round = 2
[[seat]]
faction = "mutants-union"
deals = ["valley"]
spoils = ["gun-shop"]
state = ["heavy-equipment", "school"]
""")
    table.act(0, "cash gun-shop")
    assert table.goods(0) == {"worker": 4, "weapon": 4, "brick": 1, "inc1": 1}
    assert table.seat(0)["vp"] == 1


@pytest.mark.rule("S51-PROD.11", "S51-ICON.4")
def test_a_for_each_location_counts_itself_on_entering_and_later_arrivals_only_in_the_next_production() -> None:
    """Ruling C5."""
    table = Table(f"""
{QUIET_DECK}
[[seat]]
hand = ["oil-rig", "fuel-tank"]
state = ["gas-station"]
goods = {{ inc1 = 1, inc2 = 1 }}
[[seat]]
passed = true
""")
    table.act(0, "incorporate oil-rig", "pay inc2")
    assert table.goods(0) == {"inc1": 1, "fuel": 2}
    table.act(0, "incorporate fuel-tank")
    assert table.goods(0) == {"fuel": 2 + 1}
    table.act(0, "pass")
    table.skip_to("turn", 2)
    assert table.goods(0) == {"worker": 3, "scrap": 1, "fuel": 3 + 1}


@pytest.mark.rule("S51-VISIT.1", "S51-ICON.4")
def test_a_visitor_of_a_for_each_location_receives_what_it_produces_for_its_owner(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ruling C6; the deck has no open for-each location, so one is opened for the occasion."""
    monkeypatch.setattr(CARDS[NAMES["oil-rig"]], "kind", OPEN)
    table = Table("""
[[seat]]
goods = { worker = 1 }
state = ["refinery"]
[[seat]]
state = ["oil-rig", "fuel-tank", "gas-station"]
""")
    table.act(0, "visit oil-rig")
    assert table.goods(0) == {"fuel": 3}


@pytest.mark.rule("S51-VISIT.1", "S51-PROD.5")
def test_victory_points_of_a_visited_location_go_to_the_table_of_the_visitor(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ruling C7; the deck has no open location that produces them, so one is made to."""
    monkeypatch.setattr(CARDS[NAMES["fuel-tank"]], "effects", (("gain", ((VP, 1),), NONE),))
    table = Table("""
[[seat]]
goods = { worker = 1 }
[[seat]]
state = ["fuel-tank"]
""")
    table.act(0, "visit fuel-tank")
    assert [table.seat(seat)["vp"] for seat in (0, 1)] == [1, 0]
    assert table.seat(1)["state"][0]["markers"] == []


# Order and compulsion.


@pytest.mark.rule("S51-PROD.1")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_completes_production_before_the_other_begins(first: int) -> None:
    """Ruling C1."""
    table = Table(f"""
phase = "production"
first = {first}
[[seat]]
spoils = ["fuel-tank"]
state = ["armoury"]
[[seat]]
spoils = ["school"]
state = ["armoury"]
""")
    spoils = ("fuel-tank", "school")
    assert table.waiting == (first,)
    assert table.goods(1 - first) == {}
    table.act(first, f"keep {spoils[first]}")
    assert table.goods(first)["weapon"] >= 1
    assert table.waiting == (1 - first,)
    table.act(1 - first, f"keep {spoils[1 - first]}")
    assert table.view()["phase"] == "action"


@pytest.mark.rule("S51-PROD.1", "S51-PROD.9")
def test_spoils_are_decided_on_after_base_and_deals_and_before_the_locations() -> None:
    """Ruling C2: cards that locations draw are not seen before; those of deals are."""
    drawing = Table("""
phase = "production"
[[seat]]
deals = ["valley"]
spoils = ["school"]
state = ["radio-station", "armoury"]
""")
    assert drawing.asked == "cash"
    assert drawing.goods(0) == {"worker": 3, "scrap": 1, "brick": 1}
    assert drawing.seat(0)["hand"] == []
    drawing.act(0, "keep school")
    assert drawing.goods(0)["weapon"] == 1
    assert drawing.seat(0)["hand_size"] == 1

    dealing = Table('phase = "production"\n[[seat]]\ndeals = ["radio-station"]\nspoils = ["school"]')
    assert dealing.asked == "cash"
    assert dealing.seat(0)["hand_size"] == 1


@pytest.mark.rule("S51-PROD.1", "S51-PROD.8", "S51-PROD.11")
def test_production_of_base_deals_and_locations_is_compulsory() -> None:
    """Ruling C3: nobody is asked, the goods are there."""
    table = Table("""
phase = "production"
[[seat]]
deals = ["valley", "fuel-tank"]
state = ["armoury", "radio-station", "school"]
[[seat]]
deals = ["old-depot"]
""")
    assert table.asked == "turn"
    assert table.goods(0) == {"worker": 3 + 1, "scrap": 1, "brick": 1, "fuel": 1, "weapon": 1}
    assert table.goods(1) == {"worker": 3, "weapon": 1, "scrap": 1}


# The universal resource.


@pytest.mark.rule("S51-PROD.13")
def test_a_universal_resource_stands_for_exactly_one_resource() -> None:
    def mutants(goods: str) -> Table:
        return Table(f'[[seat]]\nfaction = "mutants-union"\nhand = ["road-machines"]\ngoods = {goods}')

    assert "incorporate road-machines" in mutants("{ universal = 1, scrap = 1 }").legal(0)
    assert "incorporate road-machines" in mutants("{ universal = 2 }").legal(0)
    assert mutants("{ universal = 1 }").rejects(0, "incorporate road-machines") == "S51-INCORPORATE.4"
    assert mutants("{ universal = 1, fuel = 1 }").rejects(0, "incorporate road-machines") == "S51-INCORPORATE.4"


@pytest.mark.rule("S51-PROD.13", "S51-CARD.7")
def test_one_universal_and_one_scrap_pay_the_2_scrap_line_of_the_mutants_union() -> None:
    """Ruling A3: real and universal resources may be mixed; with no choice left nobody is asked."""
    table = Table("""
[[seat]]
faction = "mutants-union"
hand = ["road-machines"]
goods = { universal = 1, scrap = 1 }
""")
    table.act(0, "incorporate road-machines")
    assert table.asked == "turn"
    assert table.waiting == (1,)
    assert table.goods(0) == {}


@pytest.mark.rule("S51-PROD.13")
@pytest.mark.parametrize(
    ("hand", "state", "action"),
    [
        ("armoury", "gas-station", "conquer armoury"),  # a weapon
        ("school", "gas-station", "incorporate school"),  # scrap
        ("oil-rig", "gas-station", "rebuild gas-station oil-rig"),  # brick
    ],
)
def test_a_universal_resource_may_be_any_of_the_four(hand: str, state: str, action: str) -> None:
    table = Table(f"""
[[seat]]
hand = ["{hand}"]
state = ["{state}"]
goods = {{ universal = 2 }}
""")
    table.act(0, action)
    assert table.goods(0)["universal"] == 1


@pytest.mark.rule("S51-PROD.13")
def test_two_universal_resources_may_be_fuel_for_a_deal_or_the_cost_of_an_action_location() -> None:
    table = Table("""
rest = "box"
[[seat]]
hand = ["valley"]
state = ["gas-station"]
goods = { universal = 4, worker = 1 }
[[seat]]
passed = true
""")
    table.act(0, "cooperate valley")
    assert table.goods(0) == {"universal": 2, "worker": 1}
    table.act(0, "work gas-station")
    assert table.goods(0) == {}
    assert table.seat(0)["state"][0]["markers"] == [{"vp": 2, "card": None}]


@pytest.mark.rule("S51-PROD.13")
def test_a_universal_resource_is_kept_as_universal_until_it_is_spent() -> None:
    """Nobody is asked when it is produced, and it does not add to any of the four."""
    table = Table('phase = "production"\n[[seat]]\ndeals = ["trade-guild"]\n[[seat]]')
    assert table.asked == "turn"
    assert table.goods(0) == {"worker": 3, "scrap": 1, "universal": 1}


@pytest.mark.rule("S51-PROD.13", "S51-CARD.7")
@pytest.mark.parametrize(
    ("universal", "left"), [(0, {"scrap": 1, "universal": 2}), (1, {"scrap": 2, "universal": 1}), (2, {"scrap": 3})]
)
def test_its_owner_decides_how_much_of_a_price_is_paid_with_universal_resources(universal: int, left: dict[str, int]) -> None:
    """Ruling A3: a player may rather keep the real resource."""
    table = Table("""
[[seat]]
faction = "mutants-union"
hand = ["road-machines"]
goods = { universal = 2, scrap = 3 }
""")
    table.act(0, "incorporate road-machines")
    assert table.legal(0) == ["universal 0", "universal 1", "universal 2"]
    table.act(0, f"universal {universal}")
    assert table.goods(0) == left


@pytest.mark.rule("S51-PROD.13", "S51-INCORPORATE.6")
def test_a_universal_resource_pays_for_viaduct() -> None:
    """Ruling A3."""
    table = Table("""
[[seat]]
hand = ["viaduct", "gun-shop"]
goods = { universal = 1 }
""")
    table.act(0, "incorporate gun-shop")
    assert table.goods(0) == {}
    assert table.view()["discard"] == ["viaduct"]
