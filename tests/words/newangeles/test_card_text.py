"""Every card can be read, and says what its data do."""

from typing import get_args

import pytest

from ratusz.games.newangeles.content import entries
from ratusz.games.newangeles.content.cards import RIVAL_NAMES
from ratusz.games.newangeles.content.effects import PIECES, RESOURCES, TYPES, WHAT
from ratusz.words.newangeles import VOICE
from ratusz.words.newangeles.effects import SPECIAL
from ratusz.words.newangeles.names import counted, element, kind, resource, rival
from tests.words.messages import heard
from tests.words.newangeles.speech import EN

OWN = EN.of("newangeles")


def text(name: str) -> str:
    return " ".join(VOICE.card_text(EN, name))


def test_there_are_all_cards_of_the_box() -> None:
    """20 titles, 6 emergency cards, 34 assets, 16 events, 9 demands, 12 investments, 6 set-up cards, and the Federalist."""
    assert len(VOICE.cards) == 20 + 6 + 34 + 16 + 9 + 12 + 6 + 1
    assert len(set(VOICE.cards)) == len(VOICE.cards)
    assert not set(VOICE.cards) & set(VOICE.factions)


@pytest.mark.parametrize("name", VOICE.cards)
def test_every_card_has_a_name_and_a_text(name: str) -> None:
    assert VOICE.card_name(EN, name)
    lines = VOICE.card_text(EN, name)
    assert all(lines)
    assert all(line[-1] in ".!)" for line in lines)


@pytest.mark.parametrize("name", VOICE.factions)
def test_every_corporation_has_a_name_and_a_text(name: str) -> None:
    assert VOICE.faction_name(EN, name)
    assert len(VOICE.faction_text(EN, name)) == 5


def test_no_two_cards_read_alike() -> None:
    texts = [text(name) for name in VOICE.cards]
    assert len(set(texts)) == len(texts)


def test_every_effect_there_is_can_be_said() -> None:
    known = heard("en", "newangeles")
    for written in get_args(entries.Written):
        do = written.__struct_config__.tag
        assert do in SPECIAL or f"effect-{do.replace('_', '-')}" in known, do


def test_everything_that_has_a_name_is_named() -> None:
    for what in WHAT:
        assert element(OWN, what)
        assert counted(OWN, what, 1) != counted(OWN, what, 2)
    assert set(PIECES) <= set(WHAT)
    assert all(resource(OWN, name) for name in RESOURCES)
    assert all(kind(OWN, name) for name in (*TYPES, "general"))
    assert all(rival(OWN, name) for name in RIVAL_NAMES)


def test_an_action_card_says_its_effects_in_their_order() -> None:
    assert text("spin-doctors") == (
        "Action card: Media. Lower unrest by 1 stage in up to 2 different districts of your choice. "
        "The supply of credits falls by 1. If it is at 0, threat rises by 1 instead. Copies: 5."
    )


def test_effects_that_depend_on_others_say_so() -> None:
    assert "If anything was removed: Remove up to 2 enemy units from districts of your choice." in text("riot-control")
    assert "If tier 3 has at least 1 outage token: Threat rises by 5. Otherwise: If tier 2" in text(
        "helium-3-transport-threatened"
    )


def test_an_asset_says_when_it_applies_and_what_it_takes() -> None:
    assert text("chief-gorman") == (
        "Asset. When another player makes a counteroffer: You may exhaust this asset. "
        "It goes back to its player’s hand, unless they give you 2 capital."
    )
    assert text("tanaka").startswith("Asset. When the resolution step begins and there is a counteroffer: You may discard")


def test_an_investment_says_how_it_scores() -> None:
    assert "At least 3 Prisec units in the city: 8 capital." in VOICE.card_text(EN, "militarized-police")
    assert "2 capital and 1 more for each one in the supply, at most 6." in text("banking-sector")
    assert "1 capital for each of these in the city: unrest (protest or strike)." in text("populist-dismissal")


def test_a_harmless_card_says_so() -> None:
    line = "It raises no threat for the ill districts it affects."
    assert line in VOICE.card_text(EN, "clean-slate")
    assert line not in VOICE.card_text(EN, "labor-solutions")
