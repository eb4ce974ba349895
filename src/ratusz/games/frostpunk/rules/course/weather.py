"""The weather phase: ranges, traps, expeditions, storm."""

from ratusz.kernel.state import EVERYONE

from ...content.buildings import SIDES
from ...content.effects import FOOD
from ...content.weather import WEATHERS
from ...position.state import City
from ..cards.expeditions import advance_all
from ..city.pool import gain
from ..generator.generator import move_cold, move_range
from ..vocabulary import rules


def top_weather(g: City) -> int:
    """Ruling D9: 14 weather phases, 13 cards."""
    if not g.weather:
        g.weather, g.weather_discard = g.weather_discard, []
        g.shuffle(g.weather)
    g.revealed += 1
    return g.weather.pop()


@rules.op("weather")
def weather(g: City) -> None:
    """FP-WEATHER.3, FP-WEATHER.5."""
    number = top_weather(g)
    card = WEATHERS[number]
    g.weather_discard.append(number)
    if g.listener is not None:
        g.tell("weather", "FP-WEATHER.1", EVERYONE, {"weather": card.name})
    move_cold(g, card.cold, "FP-WEATHER.2")
    for colour, by in enumerate(card.ranges):
        move_range(g, colour, by, "FP-WEATHER.2")
    hunted = 0
    for field in g.standing:
        hunted += SIDES[g.building[field]].hunting
    if hunted:
        gain(g, FOOD, hunted, "FP-WEATHER.4")
    g.stack.append(("storm", card.storm))
    advance_all(g, card.expedition)
