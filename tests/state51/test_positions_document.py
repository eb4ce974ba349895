"""docs/positions-state51.md names every card and every key."""

import re

from ratusz.games.state51.content.cards import CARDS, KINDS
from ratusz.games.state51.game import GAME
from ratusz.kernel.position import loads
from tests.engine.documents import DOCS


def test_the_document_lists_every_card_with_its_number_of_copies() -> None:
    rows = re.findall(r"^\| (\w+) \| (`.*) \|$", (DOCS / "positions-state51.md").read_text(), re.MULTILINE)
    listed = {(kind, name, int(count)) for kind, cards in rows for name, count in re.findall(r"`([a-z-]+)` (\d)", cards)}
    assert listed == {(KINDS[card.kind], card.name, card.count) for card in CARDS}


def test_every_key_that_is_written_is_in_the_document() -> None:
    text = (DOCS / "positions-state51.md").read_text()
    described = set(re.findall(r"^\| `(\w+)` \|", text, re.MULTILINE))
    everything = """
    phase = "over"
    resigned = 1
    rescoring = false
    display = ["school"]
    played = ["muties"]
    box = ["rubble"]
    reshuffle = [["valley"]]
    [[seat]]
    hand = ["valley"]
    known = ["valley"]
    lines = ["rebuild"]
    passed = true
    left = 3
    state = [{ card = "gas-station", uses = 1, markers = [{ vp = 2, card = "courier" }] }]
    """
    data = GAME.describe(GAME.place(loads(everything)))
    keys = {*data, *data["seat"][0], *data["seat"][0]["state"][0]}
    assert keys <= described
    assert {"turn", "next", "rest"} <= described
