"""What a learned judgement goes by: the city in numbers. Everybody sees the same of it, so they are the same for every seat;
which cards nobody has read lie in the dusk deck is guessed before (see redeal)."""

from typing import Final

from ..content.buildings import BUILDINGS, SIDES
from ..content.effects import COAL, CORE, NONE, TOKENS, WOOD
from ..content.laws import LAWS
from ..content.numbers import DEATHS_LAST, DISCONTENT_LOSS, ROUNDS
from ..content.societies import SOCIETIES
from ..content.technologies import TECHNOLOGIES
from ..position.state import ACTION, DISCONTENT, HOPE, City
from ..rules.course.hunger import owed
from . import evaluate as by_hand
from .evaluate import COAL_STORED, FOOD_STORED, active, left, meals, uncovered

NIGHTS: Final = 4  # that are told one by one
EVENING: Final[int] = ROUNDS + 1
SOCIETY: Final[int] = 2 * (ROUNDS + 1)


def features(g: City) -> list[float]:
    found: list[float] = []
    ahead = left(g)
    course(g, found)
    people(g, found)
    goods(g, ahead, found)
    weighed_by_hand(g, ahead, found)
    built(g, found)
    order(g, found)
    return found


def course(g: City, found: list[float]) -> None:
    marks = [0.0] * (SOCIETY + len(SOCIETIES))
    marks[min(ROUNDS, g.round) + (EVENING if g.phase > ACTION else 0)] = 1.0
    marks[SOCIETY + g.society] = 1.0
    found += marks
    found += [float(g.storm - g.round if g.storm else 0), float(g.strikes), float(len(g.hands)), float(g.phase)]


def people(g: City, found: list[float]) -> None:
    for type in range(3):
        found += [float(g.citizens[type]), float(g.sick[type]), float(g.skull[type]), float(g.exhausted[type])]
    found += [float(g.deaths), (g.deaths / DEATHS_LAST) ** 3, float(g.hunger), float(owed(g)), float(g.automatons)]
    found += [float(g.special_children & 1), float(g.special_children >> 1 & 1), float(sum(g.pool[:3]))]
    tokens = [0.0] * (2 * len(TOKENS))
    for track in g.tracks:
        for token in track:
            tokens[token] += 1.0
    found += tokens
    hope, hopeful = len(g.tracks[HOPE]), active(g, HOPE)
    discontent, angry = len(g.tracks[DISCONTENT]), active(g, DISCONTENT)
    found += [float(hope), float(hopeful), float(discontent), float(angry)]
    found += [0.7**hope, 0.7 ** (hope + hopeful), 0.6 ** (DISCONTENT_LOSS - discontent)]


def goods(g: City, ahead: int, found: list[float]) -> None:
    need = meals(g)
    for amounts in (need, g.stock, g.stored):
        found += [float(amount) for amount in amounts]
    found += [float(g.food), float(g.food - need[0]), float(g.food - need[0] - need[1]), float(g.stock[COAL] - g.cold)]
    found += [float(max(0, COAL_STORED - g.stored[1]) - g.stock[COAL]), float(max(0, FOOD_STORED - g.stored[2]) - g.food)]
    found += [float(g.heat), float(g.cold), float(g.overload), float(g.inside), float(g.drawer)]
    found += [float(g.overheated), float(g.tower)]
    found += [float(steps) for steps in g.ranges]
    lying = [0.0, 0.0, 0.0]
    for field in g.stocked:
        good = g.good[field]
        lying[0 if good == WOOD else 1 if good == CORE else 2] += g.amount[field]
    found.append(float(ahead))
    found += lying


def weighed_by_hand(g: City, ahead: int, found: list[float]) -> None:
    """The parts of what evaluate.py adds up."""
    beds = uncovered(g)
    found += [float(beds[night]) if night < len(beds) else 0.0 for night in range(NIGHTS)]
    found += [by_hand.bread(g), by_hand.fuel(g), by_hand.timber(g, ahead), by_hand.stored(g)]
    found += [by_hand.illness(g), by_hand.mourning(g), by_hand.hope(g), by_hand.discontent(g)]
    found += [by_hand.machine(g), by_hand.frost(g, ahead), by_hand.roofs(g, ahead), by_hand.works(g, ahead)]
    found += [by_hand.people(g, ahead), by_hand.cards(g, ahead), by_hand.points(g)]


def built(g: City, found: list[float]) -> None:
    kinds = [0.0] * len(BUILDINGS)
    upgraded = 0.0
    for field in g.standing:
        side = g.building[field]
        kinds[side // 2] += 1.0
        if side & 1 and SIDES[side].upgraded:
            upgraded += 1.0
    found += kinds
    away = sum([1 for route in g.routes if route[1] != NONE])
    found += [upgraded, float(away), float(len(g.hubs)), float(len(g.tile) - g.tile.count(NONE))]


def order(g: City, found: list[float]) -> None:
    marks = [0.0] * (len(LAWS) + len(TECHNOLOGIES))
    for law in g.laws:
        marks[law] = 1.0
    for technology in g.developed:
        marks[len(LAWS) + technology] = 1.0
    if g.developing != NONE:
        marks[len(LAWS) + g.developing] = 0.5
    found += marks
    found += [float(n) for n in g.modifiers]
    found += [float(len(g.laws)), float(len(g.developed)), float(g.developing != NONE)]
    found += [float(sum([len(hand) for hand in g.hands])), float(len(g.dusk)), float(len(g.area)), float(len(g.unread))]
