"""Ways to pay reach, against a slow second opinion: every subset of sources, read from the deck file itself."""

import tomllib
from itertools import chain, combinations
from typing import cast

from hypothesis import given, settings
from hypothesis import strategies as st

from ratusz.games.state51.content.cards import LINES, TEXT
from ratusz.games.state51.game import GAME
from ratusz.games.state51.position.state import State51
from ratusz.games.state51.rules.reach import payments
from ratusz.kernel.match import Match

rules = GAME.rules
DECK = tomllib.loads(TEXT)
RESOURCES = ("fuel", "weapon", "brick", "scrap")
TOKENS = {"conquer": "con", "cooperate": "coop", "incorporate": "inc"}
TARGETS = {1: "school", 2: "valley", 3: "gun-shop"}  # by distance

Source = tuple[str, int, dict[str, int]]  # its word, its reach, its cost


def all_sources(line: str, faction: str, copies: dict[str, int], goods: dict[str, int], used: bool) -> list[Source]:
    found: list[Source] = []
    if not used:
        contact = next(entry for entry in DECK["faction"] if entry["id"] == faction)[line]
        found.append(("contact", contact["reach"], contact["cost"]))
    for entry in DECK["instant"]:
        if entry["kind"] == line:
            found += [(entry["id"], entry["reach"], entry.get("cost", {}))] * copies[entry["id"]]
    for reach in (1, 2):
        found += [(f"{TOKENS[line]}{reach}", reach, {})] * goods[f"{TOKENS[line]}{reach}"]
    return found


def payable(chosen: tuple[Source, ...], goods: dict[str, int]) -> bool:
    """Universal resources make up for whatever the costs of all sources together lack."""
    lack = 0
    for resource in RESOURCES:
        cost = sum(source[2].get(resource, 0) for source in chosen)
        lack += max(0, cost - goods[resource])
    return lack <= goods["universal"]


def irredundant(chosen: tuple[Source, ...], distance: int) -> bool:
    """Ruling A2: whichever source is taken away, the rest falls short."""
    total = sum(source[1] for source in chosen)
    return all(total - source[1] < distance for source in chosen)


def brute_force(sources: list[Source], goods: dict[str, int], distance: int) -> set[tuple[str, ...]]:
    subsets = chain.from_iterable(combinations(sources, size) for size in range(1, len(sources) + 1))
    return {
        tuple(sorted(source[0] for source in chosen))
        for chosen in subsets
        if sum(source[1] for source in chosen) >= distance and payable(chosen, goods) and irredundant(chosen, distance)
    }


AMOUNTS = {name: st.integers(0, 2) for name in (*RESOURCES, "universal", "con1", "con2", "coop1", "coop2", "inc1", "inc2")}


@settings(max_examples=300, deadline=None)
@given(
    line=st.sampled_from(sorted(TOKENS)),
    faction=st.sampled_from(["new-york", "mutants-union"]),
    copies=st.fixed_dictionaries({entry["id"]: st.integers(0, entry["count"]) for entry in DECK["instant"]}),
    goods=st.fixed_dictionaries(AMOUNTS),
    used=st.booleans(),
    distance=st.sampled_from(sorted(TARGETS)),
)
def test_the_payments_offered_are_those_that_can_be_found_by_trying_everything(
    line: str, faction: str, copies: dict[str, int], goods: dict[str, int], used: bool, distance: int
) -> None:
    hand = [card for card, count in copies.items() for _ in range(count)]
    target = TARGETS[distance]
    seat = {"faction": faction, "hand": [*hand, target], "goods": goods, "lines": [line] if used else []}
    match = Match(GAME, GAME.place({"seat": [seat, {}]}), 2, {}, "", "")
    sources = all_sources(line, faction, copies, goods, used)
    player = cast(State51, match.state).players[0]
    for farther in range(1, 8):  # farther than any location of the deck, so that the costs of two sources meet (ruling A10)
        ways = [rules.write(match.state, 0, way).split()[1:] for way in payments(player, LINES.index(line), farther)]
        assert sorted([sorted(way) for way in ways]) == sorted([list(way) for way in brute_force(sources, goods, farther)])
    expected = brute_force(sources, goods, distance)
    action = match.read(0, f"{line} {target}")
    legal, why = rules.explain(match.state, 0)
    assert (action in legal) == bool(expected)
    assert (action in [refused for refused, _, _ in why]) == (not expected)
    if expected:
        match.do(0, action)
        offered = [rules.write(match.state, 0, way).split()[1:] for way in rules.options(match.state, 0)]
        assert len(offered) == len(expected)
        assert {tuple(sorted(way)) for way in offered} == expected
