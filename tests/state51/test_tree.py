"""The tree of actions, counted from fixed positions: a change of the rules that nobody meant shows here first."""

import pytest

from ratusz.games.state51.game import GAME
from ratusz.kernel.state import State

# Cards a position does not mention lie in the deck, shuffled by chance "0": counts depend on that only where cards are drawn.
POSITIONS: dict[str, tuple[str, list[int]]] = {
    "lookout": (
        """
        phase = "lookout"
        deck = ["valley", "radio-station", "trade-guild", "old-parking", "gun-shop", "muties", "courier"]
        [[seat]]
        hand = ["highway", "fuel-tank", "school", "refinery"]
        [[seat]]
        hand = ["muties", "armoury", "old-depot", "rubble"]
        """,
        [5, 20, 60, 120, 1824],
    ),
    "reach": (
        """
        [[seat]]
        faction = "new-york"
        hand = ["muties", "courier", "highway", "viaduct", "fuel-tank", "valley", "gun-shop"]
        goods = { worker = 3, scrap = 2, weapon = 1, fuel = 2, universal = 1, con1 = 1, coop1 = 1, inc1 = 2, inc2 = 1 }
        [[seat]]
        hand = ["armoury", "highway"]
        goods = { worker = 3, weapon = 1 }
        """,
        [15, 79, 476, 2796],  # a pass, 9 within reach, 4 resources, an exchange
    ),
    "workers": (
        """
        discard = ["muties", "courier", "highway"]
        [[seat]]
        hand = ["gas-station"]
        goods = { worker = 5, scrap = 2, weapon = 4, universal = 2 }
        spoils = ["armoury", "school"]
        state = ["gun-shop", "road-machines", "kellys-pawnshop", "trade-guild", { card = "factory", markers = [1, 1] }]
        [[seat]]
        goods = { worker = 4 }
        state = ["fuel-tank", "heavy-equipment", { card = "armoury", uses = 1 }, "oil-rig"]
        """,
        [12, 48, 445, 1921],  # a pass, a rebuild, 4 resources, 2 visits, 4 works
    ),
    "rebuild": (
        """
        discard = ["muties"]
        [[seat]]
        hand = ["old-depot", "factory", "radio-station", "rubble"]
        goods = { brick = 1, universal = 1, inc2 = 1 }
        state = ["heavy-equipment", { card = "assembly-plant", markers = [2, { vp = 2, card = "courier" }] }, "fuel-tank"]
        [[seat]]
        goods = { brick = 2 }
        hand = ["gun-shop"]
        state = ["armoury", "murderers-pub"]
        """,
        [16, 28, 79, 425, 1438],  # a pass, 4 + 4 within reach, 6 rebuilds, an exchange
    ),
    "base": (
        """
        [[seat]]
        hand = ["fuel-tank", "armoury"]
        goods = { con2 = 1, coop1 = 1, weapon = 1 }
        deals = ["valley", "oil-rig"]
        spoils = ["gun-shop"]
        [[seat]]
        passed = true
        """,
        [6, 13, 40, 110, 254],  # a pass, 2 + 2 within reach, an exchange
    ),
    "production": (
        """
        round = 4
        phase = "production"
        [[seat]]
        spoils = ["gun-shop", "radio-station"]
        [[seat]]
        spoils = ["trade-guild"]
        state = ["school"]
        """,
        [2, 4, 8, 50, 214],
    ),
}


def tree(g: State, depth: int) -> int:
    """How many ways there are to play so many actions; a game that is over has no more."""
    if depth == 0:
        return 1
    rules = GAME.rules
    total = 0
    for seat in rules.seats(g):
        legal = rules.options(g, seat)
        if depth == 1:
            return len(legal)
        for action in legal:
            after = g.clone()
            rules.apply(after, seat, action)
            total += tree(after, depth - 1)
    return total


@pytest.mark.parametrize("name", POSITIONS)
def test_the_tree_of_actions_has_as_many_branches_as_ever(name: str) -> None:
    text, counts = POSITIONS[name]
    g = GAME.load(text)
    before = GAME.position(g)
    assert [tree(g, depth) for depth in range(1, len(counts) + 1)] == counts
    assert GAME.position(g) == before
