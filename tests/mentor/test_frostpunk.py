"""What the mentor says in Frostpunk is what the forecast shows."""

from typing import cast

import pytest

from ratusz.games.frostpunk.game import GAME
from ratusz.games.frostpunk.position.state import City
from ratusz.games.frostpunk.strategy.mentor import concerns
from ratusz.games.frostpunk.strategy.policy import policy
from ratusz.kernel.concern import Concern, Glance
from ratusz.kernel.match import begin


def said(glance: Glance) -> dict[str, Concern]:
    return {one.name: one for one in concerns(glance, cast(City, glance.g))}


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
