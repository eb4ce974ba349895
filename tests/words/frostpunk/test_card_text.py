"""Every card and building can be read, and says what its data do."""

from typing import Any

import pytest

from ratusz.games.frostpunk.content import library
from ratusz.words.bundle import words
from ratusz.words.frostpunk import VOICE
from ratusz.words.frostpunk.catalogue import catalogue
from ratusz.words.frostpunk.effects import effect_text, needs_text, sentences
from tests.words.frostpunk.speech import EN

OWN = EN.of("frostpunk")


def text(name: str) -> str:
    return " ".join(VOICE.card_text(EN, name))


def test_there_are_all_cards_and_buildings() -> None:
    """32 morning cards, 103 dusk cards, 8 of the scenario, 16 laws, 40 expeditions, 9 technologies, 13 weather cards,
    30 citizens, 32 buildings, Mobilisation, and the advisors but the one that shares its id with the Generator."""
    assert len(VOICE.cards) == 32 + 103 + 8 + 16 + 40 + 9 + 13 + 30 + 32 + 1 + 3
    assert len(set(VOICE.cards)) == len(VOICE.cards)
    assert not set(VOICE.cards) & set(VOICE.factions)


@pytest.mark.parametrize("name", VOICE.cards)
def test_every_card_has_a_name_and_a_text(name: str) -> None:
    assert VOICE.card_name(EN, name)
    lines = VOICE.card_text(EN, name)
    assert all(lines)
    assert all(line[-1] in ".!?:”’]" for line in lines)
    assert not any("  " in line or ".." in line for line in lines)


@pytest.mark.parametrize("name", VOICE.factions)
def test_every_society_says_what_it_begins_with_at_both_levels(name: str) -> None:
    assert VOICE.faction_name(EN, name).startswith(f"Society {name}, ")
    assert len(VOICE.faction_text(EN, name)) == 4


def test_no_two_cards_read_alike() -> None:
    texts = [text(name) for name in VOICE.cards]
    assert len(set(texts)) == len(texts)


def test_an_option_says_its_price_its_effects_and_what_becomes_of_the_card() -> None:
    lines = VOICE.card_text(EN, "Z030")
    assert lines[0] == "Dusk card Z030."
    assert lines[2] == (
        "1. Put a price on the banker: Cost: 1 active greed token. Gain 2 food. After that this card leaves the game."
    )


def test_a_card_that_stays_says_its_special_action() -> None:
    assert "Mark the place, we shall come back: After that this card stays in the event area." in text("P005")
    assert "Timber for the pump: Once a round, with this pawn: engineer. Lay on this card: 1 wood." in text("P005")
    assert "If this holds (goods on this card: at least 3): Gain 6 food." in text("P005")
    assert "Once a round, with this pawn: any that can act." in text("P032")


def test_a_scenario_card_says_what_happens_by_round_and_how_to_win() -> None:
    assert VOICE.card_text(EN, "I-01")[2] == "When round 4 begins: Turn up scenario card I-02."
    assert "coal in the storehouse: at least 12; food in the storehouse: at least 15): You win the game." in text("I-03")


def test_the_storm_card_says_what_each_strike_does() -> None:
    lines = VOICE.card_text(EN, "I-08")
    assert lines[2].startswith("Storm 1: The storm marker goes on round 12.")
    assert lines[3].startswith("Storm 2: The storm marker leaves the game.")


def test_a_law_says_what_it_changes_what_it_unlocks_and_its_pair() -> None:
    assert "Discontent rises. Hope falls." in text("PR01")
    assert "Child pawns act like workers, but do not scout." in text("PR01")
    assert "These buildings can be raised from now on: Cemetery, Temple, Faith Keepers, Field Kitchen." in text("PR07")
    assert "the other of the pair leaves the game: New Order." in text("PR07")


def test_a_legal_consequence_names_its_law() -> None:
    assert VOICE.card_text(EN, "PR03a")[0] == "Legal consequence PR03a, of the law “Overcrowded Quarters”."


def test_an_expedition_says_what_each_way_brings() -> None:
    assert VOICE.card_text(EN, "A02")[0] == "Place of kind A, 3 fields; to be expected: citizens."
    assert "The scout returns. Gain 3 workers, 1 of them sick. A new route begins." in text("A02")
    assert "The scout goes on to a place of kind B. At the return: Gain 2 engineers." in text("A02")
    assert "The scout goes on to a place of kind B. Every scout walks 1 field. At the return: Gain 1 coal." in text("A08")


def test_a_citizen_says_ability_starting_cost_and_deaths() -> None:
    assert VOICE.card_text(EN, "old-tibor")[2:] == [
        "Ability: For clearing snow, with this pawn: worker. It is done in the warm. Lay 3 near tiles or 2 far tiles on the map.",
        "Starting cost: Pay 1 food.",
        "If a worker dies: Hope falls.",
        "If an engineer dies: Discontent rises.",
        "If a child dies: Discontent rises.",
    ]


def test_a_building_says_both_sides_of_its_tile() -> None:
    assert VOICE.card_text(EN, "sawmill") == [
        "Basic building, small.",
        "Cost: 2 wood.",
        "Insulation: orange.",
        "Action: Remove 1 tree from its tile. For that: Gain 3 wood.",
        "It can be upgraded for 2 wood (Upgraded Sawmill), and then:",
        "Insulation: red.",
        "Action: Remove 1 tree from its tile or from a field next to it. For that: Gain 3 wood.",
        "Tiles: 3.",
    ]


def test_the_generator_is_a_building_and_an_advisor() -> None:
    assert "Remove up to 5 overload markers." in text("generator")
    assert "Cost: 1 active motivation token. Remove up to 3 overload markers." in text("generator")


def test_an_amount_that_only_laws_raise_is_not_said() -> None:
    assert effect_text(OWN, {"do": "heal", "n": 0, "plus": "infirmary-heal"}) == ""
    assert "Action, engineers only: Tend 3." in VOICE.card_text(EN, "infirmary")


def test_choices_inside_effects_are_numbered() -> None:
    options = [{"effects": [{"do": "hope", "by": 1}]}, {"cost": {"coal": 1}, "effects": [{"do": "heal", "n": 2}]}]
    either = {"do": "either", "options": options, "may": True}
    assert effect_text(OWN, either) == "You may choose one: (1) Hope rises. (2) Cost: 1 coal. Heal 2."


def test_conditions_are_said_one_after_another() -> None:
    needs = {"active": "care", "no-law": "PR01", "building": "pub", "least": {"food": 10}, "most": {"homeless": 0, "sick": 3}}
    assert needs_text(OWN, needs) == (
        "at least one care token is active; the law “Child Labour” is not in force; “Pub” stands on the map; "
        "food: at least 10; pawns without a bed: none; sick: at most 3"
    )


def test_a_condition_that_asks_for_nothing_is_empty() -> None:
    assert needs_text(OWN, {}) == needs_text(OWN, {"least": {}}) == ""


def test_what_is_hidden_behind_a_mark_stays_hidden() -> None:
    """A card that adds a dusk card or turns up a scenario card gives its mark, as the printed one does, and not its title."""
    assert effect_text(OWN, {"do": "add-dusk", "card": "Z001"}) == "Add card Z001 to the dusk deck."
    assert effect_text(OWN, {"do": "reveal", "card": "I-02"}) == "Turn up scenario card I-02."


@pytest.mark.parametrize("language", ["en", "pl", "de", "ru"])
def test_the_catalogue_holds_everything_that_is_printed(language: str) -> None:
    """In every language: what is not translated yet is said in English."""
    found = catalogue(words(language).of("frostpunk"))
    assert set(found["cards"]) == set(VOICE.cards) - set(library.BUILDING_NAMES) - set(library.ADVISOR_NAMES) - {"mobilisation"}
    assert all(card["name"] and card["story"] and card["deck"] for card in found["cards"].values())
    assert all(option["caption"] and option["does"] for card in found["cards"].values() for option in card.get("options", []))
    assert set(found["buildings"]) == set(library.BUILDING_NAMES)
    assert len(found["map"]["places"]) == 30
    assert len(found["map"]["adjacent"]) == 65
    assert len(found["map"]["corners"]) == 6
    assert found["numbers"]["tracks"]["rounds"] == 15
    assert set(found["societies"]) == set(VOICE.factions)


def test_it_is_plain_where_a_condition_ends() -> None:
    check = {"do": "if", "needs": {"building": "hothouse"}, "then": [{"do": "gain", "what": "food", "n": 2}]}
    effects: list[dict[str, Any]] = [{"do": "heal", "n": 1}, check, {"do": "mark", "by": 1}, check, check]
    assert sentences(OWN, effects) == (
        "Heal 1. If this holds (“Hothouse” stands on the map): Gain 2 food. In any case: Put 1 mark on this card. "
        "If this holds (“Hothouse” stands on the map): Gain 2 food. If this holds (“Hothouse” stands on the map): Gain 2 food."
    )
