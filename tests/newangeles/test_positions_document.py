"""docs/positions-newangeles.md names every card, district, piece, track and key."""

import re
from typing import Any

import pytest

from ratusz.games.newangeles.content import cards
from ratusz.games.newangeles.content.effects import PIECES, TYPES
from ratusz.games.newangeles.game import GAME
from ratusz.games.newangeles.position.future import TURN_STEPS
from ratusz.kernel.position import loads
from tests.engine.documents import DOCS, blocks

TEXT = (DOCS / "positions-newangeles.md").read_text()
EXAMPLES = [text for kind, text in blocks("positions-newangeles.md") if kind == "toml"]


def test_the_document_lists_every_card_district_piece_and_step() -> None:
    rows = {row[0]: re.findall(r"`([a-z0-9-]+)`", row[1]) for row in re.findall(r"^\| (\w+) \| (`.*) \|$", TEXT, re.MULTILINE)}
    for number, kind in enumerate(TYPES):
        assert rows[kind] == [name for name, its in zip(cards.CARD_NAMES, cards.CARD_TYPE, strict=False) if its == number]
    assert rows["emergency"] == list(cards.CARD_NAMES[cards.EMERGENCY :])
    assert rows["asset"] == list(cards.ASSET_NAMES)
    assert rows["demand"] == list(cards.DEMAND_NAMES)
    assert rows["event"] == list(cards.EVENT_NAMES)
    assert rows["investment"] == list(cards.INVESTMENT_NAMES)
    paths = re.findall(r"^\| (\d+) \| `([a-z-]+)` \| (\w+) \| (\d) \|$", TEXT, re.MULTILINE)
    there = [
        (str(d + 1), name, "Root" if cards.PATH[d] == cards.ROOT else str(cards.PATH[d] + 1), str(cards.TIER[d]))
        for d, name in enumerate(cards.DISTRICT_NAMES)
    ]
    assert paths == there
    assert set(TURN_STEPS) <= set(re.findall(r'^\| `"(\w+)"` \|', TEXT, re.MULTILINE))


def test_the_document_says_how_many_pieces_the_box_holds_and_how_long_the_tracks_are() -> None:
    rows = re.findall(r"^\| (`[a-z-]+`(?:, `[a-z-]+`)*) \| .* \| (\d+)(?: together)? \|$", TEXT, re.MULTILINE)
    held = {name: int(count) for names, count in rows for name in re.findall(r"`([a-z-]+)`", names)}
    assert held == {name: cards.BOX[kind] for kind, name in enumerate(PIECES)}
    supply = next(line for line in TEXT.splitlines() if line.startswith("| `supply`"))
    assert [int(last) for last in re.findall(r"\((?:0 to )?(\d+)\)", supply)] == cards.LAST


def keys_of(data: dict[str, Any]) -> set[str]:
    tables = [
        data,
        *data["seat"],
        data["deal"],
        data["resolving"],
        data["options"],
        *data.get("trades", []),
        *data.get("notes", []),
    ]
    return {key for table in tables for key in table}


@pytest.mark.parametrize(
    "text",
    [
        *EXAMPLES,
        """
        under_seen = [1]
        no_limit = [0]
        drawn = ["labor"]
        fixed = [3, ["short-sale"]]
        extra = "clean-slate"
        step = "resolution"
        [deal]
        main = "liquidation"
        extra = "main"
        barred = [1]
        muted = [2]
        bet = [1, 2]
        declared = { offer = "main", choices = ["district manta"] }
        decided = "main"
        [resolving]
        ill = ["manta"]
        chosen = "manta"
        moved = ["manta"]
        paid_android = true
        bound = ["district manta"]
        picked = 1
        asset = "mr-li"
        [[seat]]
        hand = ["riot-control"]
        known = [[1, "riot-control"]]
        assets = ["midori"]
        exhausted = ["midori"]
        """,
    ],
)
def test_every_key_that_is_written_is_in_the_document(text: str) -> None:
    described = set(re.findall(r"^\| `([a-z_-]+)` \|", TEXT, re.MULTILINE))
    assert keys_of(GAME.describe(GAME.place(loads(text)))) <= described
    assert {"step", "turns"} <= described
