"""Cards for tests: names of each kind, whatever the decks hold, and a press that prints something else on one for a while."""

from typing import Any, Final

import msgspec

from ratusz.games.frostpunk.content.citizens import CITIZENS, Citizen
from ratusz.games.frostpunk.content.entries import CitizenEntry, EventEntry, ExpeditionEntry, SceneEntry
from ratusz.games.frostpunk.content.events import (
    CONSEQUENCE,
    CONSULTATIONS,
    DUSK_CARD,
    EVENTS,
    MORNING_CARDS,
    SCENE,
    read_event,
    read_scene,
)
from ratusz.games.frostpunk.content.expeditions import EXPEDITIONS, read_expedition
from ratusz.games.frostpunk.content.library import CITIZEN_NAMES, EVENT_NAMES, EXPEDITION_NAMES

ORIGIN: Final = {"default": "design"}
MORNINGS: Final = [EVENTS[card].name for card in MORNING_CARDS]
DUSKS: Final = [event.name for event in EVENTS if event.kind == DUSK_CARD]
CONSULTS: Final = [EVENTS[card].name for card in CONSULTATIONS]
CONSEQUENCES: Final = [event.name for event in EVENTS if event.kind == CONSEQUENCE]
PLACES_A, PLACES_B, PLACES_C = [[place.name for place in EXPEDITIONS if place.kind == kind] for kind in range(3)]
WORKERS, ENGINEERS, CHILDREN = [[citizen.name for citizen in CITIZENS if citizen.type == type] for type in range(3)]


class Press:
    """Prints cards anew; `restore` puts back what was there."""

    def __init__(self) -> None:
        self.before: list[tuple[list[Any], int, Any]] = []

    def put(self, catalogue: list[Any], index: int, card: Any) -> None:
        self.before.append((catalogue, index, catalogue[index]))
        catalogue[index] = card

    def restore(self) -> None:
        for catalogue, index, card in reversed(self.before):
            catalogue[index] = card

    def event(self, name: str, **data: Any) -> str:
        """A morning, dusk or scenario card."""
        index = EVENT_NAMES[name]
        old = EVENTS[index]
        if old.kind == SCENE:
            card = read_scene(msgspec.convert({"id": name, "origin": ORIGIN, **data}, SceneEntry), "press")
        else:
            law = name[:4] if old.kind == CONSEQUENCE else ""
            entry = msgspec.convert({"id": name, "origin": ORIGIN, "law": law, **data}, EventEntry)
            card = read_event(entry, old.kind, "press")
        self.put(EVENTS, index, card)
        return name

    def citizen(self, name: str, **data: Any) -> str:
        """Of the same type; what is not named does nothing."""
        index = CITIZEN_NAMES[name]
        plain: dict[str, Any] = {
            "id": name,
            "type": ("worker", "engineer", "child")[CITIZENS[index].type],
            "start": {},
            "ability": {"actions": ["construct"], "effects": [{"do": "act"}]},
            "death": {"worker": [], "engineer": [], "child": []},
            "origin": ORIGIN,
        }
        self.put(CITIZENS, index, Citizen(msgspec.convert({**plain, **data}, CitizenEntry), "press"))
        return name

    def place(self, name: str, *options: dict[str, Any], **data: Any) -> str:
        """An expedition card of the same kind, three fields long."""
        index = EXPEDITION_NAMES[name]
        kind = "ABCS"[EXPEDITIONS[index].kind]
        plain = {"id": name, "kind": kind, "fields": 3, "hint": "any", "option": list(options), "origin": ORIGIN}
        self.put(EXPEDITIONS, index, read_expedition(msgspec.convert({**plain, **data}, ExpeditionEntry)))
        return name
