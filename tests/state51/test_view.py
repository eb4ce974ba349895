"""What the view of 51st State tells beyond what lies on the table, and what previews remark."""

import pytest

from ratusz.games.state51.content.cards import BASE_LIMIT, ROUNDS
from ratusz.games.state51.game import GAME
from ratusz.kernel.chance import Chance
from ratusz.kernel.preview import preview
from ratusz.words.bundle import LANGUAGES, words
from ratusz.words.foreseen import remarks
from ratusz.words.state51.catalogue import catalogue
from tests.table import Table

SIDES = """
[[seat]]
hand = ["school", "factory"]
state = ["fuel-tank", "gun-shop"]
goods = {{ con2 = 1, coop2 = 1, weapon = 1, worker = 2 }}
vp = 3
{0}
[[seat]]
hand = ["oil-rig"]
"""


def said(action: str, more: str = "", language: str = "en") -> list[str]:
    """What is remarked on an action of the first seat."""
    table = Table(SIDES.format(more))
    found = preview(GAME, GAME.view(table.match.state, 0), 0, table.match.read(0, action))
    return remarks(words(language), GAME.name, found, ["Ada", "Bo"])


@pytest.mark.rule("S51-END.2")
def test_a_score_is_told_with_what_it_consists_of() -> None:
    side = Table(SIDES.format("")).seat(0)
    assert side["sources"] == {"table": 3, "locations": 2, "markers": 0}
    assert side["score"] == 5


@pytest.mark.rule("S51-CARD.9")
def test_a_contact_line_is_used_ready_or_lacks_something_and_after_a_pass_none_matters() -> None:
    table = Table(SIDES.format('faction = "new-york"\nlines = ["cooperate"]'))
    assert table.seat(0)["contacts"] == {"conquer": "ready", "cooperate": "used", "incorporate": "lacks", "rebuild": "lacks"}
    table.act(0, "pass")
    assert table.seat(0)["contacts"]["conquer"] == "unused"


@pytest.mark.rule("S51-END.6", "S51-END.7")
@pytest.mark.parametrize(
    ("seats", "compared"),
    [
        ("{ vp = 1 }, {}", []),
        ('{ hand = ["school"] }, {}', [("hand", [1, 0])]),
        ("{ goods = { worker = 1 } }, {}", [("hand", [0, 0]), ("left", [1, 0])]),
    ],
)
def test_a_tie_is_told_with_what_was_compared_to_break_it(seats: str, compared: list[tuple[str, list[int]]]) -> None:
    table = Table(f"round = 4\nseat = [{seats}]")
    assert table.view()["ties"] == []
    table.act(0, "pass")
    table.act(1, "pass")
    assert [(tie["what"], tie["values"]) for tie in table.view()["ties"]] == compared


@pytest.mark.rule("S51-ACTION.9", "S51-CARD.9")
def test_while_a_reach_is_paid_for_its_payer_is_told_what_with() -> None:
    table = Table('seat = [{ faction = "new-york", hand = ["school", "courier"], goods = { weapon = 1, con1 = 1 } }, {}]')
    assert table.view(0)["paying"] == []
    table.match.act(0, "conquer school")
    paying = table.view(0)["paying"]
    assert [entry["source"] for entry in paying] == ["contact", "courier", "con1"]
    assert paying[0] == {"source": "contact", "reach": 2, "cost": {"weapon": 1}}
    assert paying[2] == {"source": "con1", "reach": 1, "cost": {}}
    assert table.view(1)["paying"] == table.view(None)["paying"] == []


def test_a_card_says_which_actions_it_is_for_where_it_lies() -> None:
    """Whatever is legal in a game that is played at random is among them."""
    cards = catalogue(words("en").of("state51"))["cards"]
    chance, rules = Chance(7), GAME.rules
    table = Table.dealt("uses")
    while not table.match.over:
        g, seat = table.match.state, table.waiting[0]
        view = table.view(seat)["seats"][seat]
        built = {entry["place"]: entry["card"] for entry in view["state"]}
        about_hand = table.asked in ("turn", "pay_reach", "discard")  # elsewhere a card of this name lies before everybody
        for action in rules.options(g, seat) if about_hand else []:
            deed = rules.structure(g, seat, action)
            held = [deed[name] for name in ("card", "new") if deed.get(name) in view["hand"]]
            held += [source for source in deed.get("source", []) if source in cards]
            assert [card for card in held if deed["do"] not in cards[card]["held"]] == []
            places = [deed[name] for name in ("old", "place") if deed.get(name) in built and deed["do"] != "visit"]
            assert [place for place in places if deed["do"] not in cards[built[place]]["built"]] == []
        legal = rules.options(g, seat)
        table.match.do(seat, legal[chance.below(len(legal))])


@pytest.mark.rule("S51-CONQUER.1", "S51-COOPERATE.1")
def test_what_becomes_of_a_card_under_the_base_is_remarked() -> None:
    assert said("conquer school")[0] == "Under your base; cash it in during a later production."
    assert said("cooperate school")[0].startswith("Under your base; it brings its goods in every production")
    full = said("conquer school", 'deals = ["refinery"]\nspoils = ["rubble", "armoury"]')
    assert "Your base is full: one card under it has to go." in full
    assert not any("full" in line for line in said("conquer school"))


@pytest.mark.rule("S51-ACTION.4", "S51-CLEANUP.2")
def test_who_passes_is_reminded_of_what_lapses() -> None:
    lines = said("pass")
    assert lines[0].startswith("You take no more actions this round")
    assert lines[1] == "5 goods are unspent and lapse at the end of the round."


@pytest.mark.parametrize("language", LANGUAGES)
def test_remarks_are_made_in_every_language(language: str) -> None:
    assert len(said("pass", language=language)) == len(said("pass"))


@pytest.mark.rule("S51-BASE.1")
def test_how_many_more_deals_and_spoils_fit_under_a_base_is_told() -> None:
    sides = Table(SIDES.format('deals = ["armoury"]\nspoils = ["valley"]')).view()["seats"]
    assert [side["room"] for side in sides] == [BASE_LIMIT - 2, BASE_LIMIT]


@pytest.mark.rule("S51-END.1")
def test_the_round_that_follows_is_told_until_there_is_none() -> None:
    table, told = Table.dealt(), []
    for round in range(1, ROUNDS + 1):
        table.skip_to("turn", round)
        told.append(table.view()["next"])
    assert told == [*range(2, ROUNDS + 1), None]
    given_up = Table.dealt()
    given_up.act(0, "resign")
    assert given_up.view()["next"] is None


@pytest.mark.rule("S51-ICON.7")
def test_the_catalogue_says_what_each_contact_token_is_good_for() -> None:
    tokens = catalogue(words("en").of("state51"))["tokens"]
    assert tokens == {
        **{f"con{reach}": {"contact": "conquer", "reach": reach} for reach in (1, 2)},
        **{f"coop{reach}": {"contact": "cooperate", "reach": reach} for reach in (1, 2)},
        **{f"inc{reach}": {"contact": "incorporate", "reach": reach} for reach in (1, 2)},
    }


@pytest.mark.rule("S51-INCORPORATE.7")
@pytest.mark.parametrize(
    ("action", "points", "told"),
    [("incorporate radio-station", 1, "incorporated"), ("rebuild gas-station radio-station", 2, "rebuilt")],
)
def test_a_location_that_draws_a_card_is_foreseen_standing_with_its_points(action: str, points: int, told: str) -> None:
    """What it draws is not."""
    table = Table("""
deck = ["rubble", "armoury"]
[[seat]]
hand = ["radio-station"]
state = ["gas-station"]
goods = { inc2 = 1, brick = 1 }
""")
    found = preview(GAME, GAME.view(table.match.state, 0), 0, table.match.read(0, action))
    assert found.figures["score"] == (points, points)
    assert told in [event.kind for event in found.events]
    assert "drew" not in [event.kind for event in found.events]
    assert [why for why, _, _ in found.waits] == ["hidden"]
