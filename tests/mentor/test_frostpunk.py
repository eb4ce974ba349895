"""What the mentor says in Frostpunk is what the forecast shows."""

from typing import cast

import pytest

from ratusz.games.frostpunk.game import GAME
from ratusz.games.frostpunk.position.state import City
from ratusz.games.frostpunk.strategy.mentor import concerns
from ratusz.games.frostpunk.strategy.policy import policy
from ratusz.kernel.concern import Concern, Glance
from ratusz.kernel.match import begin
from tests.frostpunk.table import Table


def said(glance: Glance) -> dict[str, Concern]:
    return {one.name: one for one in concerns(glance, cast(City, glance.g))}


@pytest.mark.parametrize("tent", [True, False])
def test_a_storm_is_worth_a_word_only_if_it_ruins_something(tent: bool) -> None:
    fields = f'fields = {{ n1a = "{"tent" if tent else "sawmill"}", n1b = "coal 2" }}\n'
    table = Table('round = 6\nstorm = 7\nheat = 4\ncold = 4\ntiles = { n1 = "near-1" }\n' + fields)
    assert ("storm" in said(Glance(GAME, GAME.view(table.g, 0), 0))) == tent


@pytest.mark.slow
def test_the_dead_and_who_has_no_bed_are_those_of_the_forecast() -> None:
    told: set[str] = set()
    match = begin(GAME, 4, {}, "mentor 0")
    while not match.over:
        seat = GAME.rules.seats(match.state)[0]
        view = GAME.view(match.state, seat)
        glance = Glance(GAME, view, seat)
        graves = glance.coming()["graves"].figures.get("deaths", (0, 0))
        for name, concern in said(glance).items():
            if name.startswith("graves"):
                assert (concern.figures["least"], concern.figures["count"]) == graves
                assert (name == "graves-span") == (graves[0] != graves[1])
                told.add(name)
            elif name.startswith("night"):
                assert concern.figures["count"] == view["outlook"]["outside"]
                told.add("night")
        legal = GAME.rules.options(match.state, seat)
        match.do(seat, legal[policy(cast(City, match.state), seat, legal)])
    assert told == {"graves", "graves-span", "graves-last", "night"}
