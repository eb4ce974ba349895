"""The registry of this game's rules, and how its districts, cards, players and the rest are written."""

from typing import Any, Final

from ratusz.kernel.rules import Rules

from ..content.cards import (
    ASSET_NAMES,
    CARD_NAMES,
    CORPORATION_NAMES,
    DISTRICT_NAMES,
    EVENT_NAMES,
    INVESTMENT_NAMES,
    MOMENTS,
    RIVAL_NAMES,
)
from ..content.effects import PIECES, RESOURCES, TYPES, WHAT, Effect, read_effects
from ..position.state import OFFERS, Angeles

rules: Final = Rules()


DISTRICT_WORDS: Final = rules.named("district", DISTRICT_NAMES, dash=True)
CARD_WORDS: Final = rules.named("card", CARD_NAMES, dash=True)
ASSET_WORDS: Final = rules.named("asset", ASSET_NAMES, dash=True)
CORPORATION_WORDS: Final = rules.named("corporation", CORPORATION_NAMES, dash=True)
RIVAL_WORDS: Final = rules.named("rival", RIVAL_NAMES, dash=True)
EVENT_WORDS: Final = rules.named("event", EVENT_NAMES, dash=True)
INVESTMENT_WORDS: Final = rules.named("investment", INVESTMENT_NAMES, dash=True)
TYPE_WORDS: Final = rules.named("type", TYPES, dash=True)
OFFER_WORDS: Final = rules.named("side", OFFERS, dash=True)
rules.named("piece", PIECES, dash=True)
rules.named("what", WHAT, dash=True)
rules.named("moment", MOMENTS, dash=True)
rules.masks("mask", DISTRICT_WORDS)
rules.masks("types", TYPE_WORDS)
rules.masks("assets", ASSET_WORDS)
rules.masks("resources", rules.named("resource", RESOURCES, dash=True))


def seats_of(g: Angeles) -> int:
    return g.seats()


rules.seated(seats_of)


def write_effect(g: Angeles, seat: int, effect: Effect) -> dict[str, Any]:
    return effect.data


def read_effect(g: Angeles, seat: int, data: Any) -> Effect:
    return read_effects([data])[0]


rules.kind("effect", write_effect, read_effect, told="dict[str, Any]")
