"""Card text is made from the data the rules run."""

import pytest

from ratusz.games.state51.content.cards import CARDS, NAMES, goods_table
from ratusz.games.state51.content.effects import NONE
from ratusz.words.bundle import words
from ratusz.words.state51.cards import card_text, faction_text
from ratusz.words.state51.names import goods

EN = words("en").of("state51")


@pytest.mark.parametrize("name", NAMES)
def test_every_card_says_what_is_printed_on_it(name: str) -> None:
    found = CARDS[NAMES[name]]
    lines = card_text(EN, name)
    assert lines[-1] == f"Copies in the deck: {found.count}."
    if found.contact == NONE:
        assert f"Distance: {found.distance}." in lines
        assert f"Deal, in every production phase: {goods(EN, goods_table(found.deal))}." in lines
        assert f"Spoils, once: {goods(EN, goods_table(found.spoils))}." in lines
    else:
        assert any(f"reach {found.reach}" in line for line in lines)


def test_an_action_location() -> None:
    assert card_text(EN, "trade-guild") == [
        "Action location: you can work here in the action phase, with 1 worker the first time in a round and 2 the second.",
        "Distance: 3.",
        "Type: fuel, weapon.",
        "Deal, in every production phase: 1 universal resource.",
        "Spoils, once: 3 universal resources, 1 VP.",
        "Besides the workers you discard: 1 card.",
        "You receive: 1 universal resource.",
        "Copies in the deck: 1.",
    ]


def test_a_location_that_counts_others() -> None:
    assert "For each fuel location in your state you receive: 1 fuel." in card_text(EN, "oil-rig")
    assert (
        "For each scrap location in your state, now or later, you put a marker of 1 VP under this location; at most 3 markers."
        in card_text(EN, "factory")
    )


def test_an_instant_with_a_price() -> None:
    assert card_text(EN, "viaduct") == [
        "Instant card: incorporation.",
        "Play it for incorporation reach 3.",
        "To play it, pay: 1 scrap.",
        "Copies in the deck: 1.",
    ]


def test_a_faction_shows_its_base_and_its_contact_card() -> None:
    assert faction_text(EN, "mutants-union") == [
        "Base, in every production phase: 1 weapon, 3 workers.",
        "Contact card: conquest reach 3 for 1 weapon.",
        "Contact card: cooperation reach 1 for 1 fuel.",
        "Contact card: incorporation reach 2 for 2 scrap.",
        "Contact card: rebuild for 1 brick, gives 2 VP.",
        "Each line of the contact card can be used once a round.",
    ]


def test_goods_have_plurals_and_leave_out_what_is_not_there() -> None:
    assert goods(EN, {"worker": 1, "brick": 2, "fuel": 0}) == "2 bricks, 1 worker"
    assert goods(EN, {}) == "none"
