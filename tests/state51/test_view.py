"""What the view of 51st State tells beyond what lies on the table, and what previews remark."""

import pytest

from ratusz.games.state51.game import GAME
from ratusz.kernel.preview import preview
from ratusz.words.bundle import LANGUAGES, words
from ratusz.words.foreseen import remarks
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
