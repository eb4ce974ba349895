"""Names of everything in Frostpunk, and numbers of it."""

from ...games.frostpunk.content.effects import GAINS, TOKENS
from ...games.frostpunk.content.library import (
    ADVISOR_NAMES,
    BUILDING_NAMES,
    CITIZEN_NAMES,
    EVENT_NAMES,
    EXPEDITION_NAMES,
    LAW_NAMES,
    TECHNOLOGY_NAMES,
    WEATHER_NAMES,
)
from ..bundle import Words

DASH = "–"
NONE = "-"  # as positions and actions write it
UPGRADED = "+"
MOBILISATION = "mobilisation"


def event(w: Words, name: str) -> str:
    """The title of a morning, dusk or scenario card."""
    return DASH if name == NONE else w.say(name)


def events(w: Words, names: list[str]) -> str:
    return listed(w, [quoted(w, event(w, name)) for name in names])


def law(w: Words, name: str) -> str:
    return w.say(name)


def expedition(w: Words, name: str) -> str:
    return DASH if name == NONE else w.say(name)


def citizen(w: Words, name: str) -> str:
    return DASH if name == NONE else w.say(name)


def citizens(w: Words, names: list[str]) -> str:
    return listed(w, [citizen(w, name) for name in names])


def weather(w: Words, name: str) -> str:
    return w.say(name)


def technology(w: Words, name: str) -> str:
    return w.say(f"technology-{name}")


def advisor(w: Words, name: str) -> str:
    return DASH if name == NONE else w.say(f"advisor-{name}")


def society(w: Words, name: str) -> str:
    return w.say("society-numbered", number=name, society=w.say(f"society-{name}"))


def building(w: Words, name: str) -> str:
    """A building, upgraded if a plus follows its id."""
    if name == NONE:
        return DASH
    return w.say(f"building-{name[:-1]}", "upgraded") if name.endswith(UPGRADED) else w.say(f"building-{name}")


def buildings(w: Words, names: list[str]) -> str:
    return listed(w, [building(w, name) for name in names])


def any_card(w: Words, name: str) -> str:
    """Whatever can be looked up by its id; of the two called “generator” the building."""
    if name in BUILDING_NAMES:
        return building(w, name)
    if name in TECHNOLOGY_NAMES:
        return technology(w, name)
    if name in ADVISOR_NAMES:
        return advisor(w, name)
    return w.say(name)


def story(w: Words, name: str) -> str:
    if name in TECHNOLOGY_NAMES:
        return w.say(f"technology-{name}-story")
    return w.say(f"advisor-{name}-story") if name in ADVISOR_NAMES else w.say(f"{name}-story")


def token(w: Words, name: str) -> str:
    """A type of hope or discontent, or either of the two."""
    return DASH if name == NONE else w.say(f"token-{name}")


def pawn(w: Words, name: str) -> str:
    return w.say(f"pawn-{name}")


def who(w: Words, name: str) -> str:
    return w.say(f"who-{name}")


def people(w: Words, name: str) -> str:
    """All citizens of a type: workers."""
    return w.say(f"good-{name}", "name")


def colour(w: Words, name: str) -> str:
    return w.say(f"colour-{name}")


def phase(w: Words, name: str) -> str:
    return w.say(f"phase-{name}")


def good(w: Words, name: str) -> str:
    return w.say(f"good-{name}", "name")


def counted(w: Words, name: str, count: int) -> str:
    """Goods or people with their number, where a list or a subject wants them."""
    return w.say(f"good-{name}", count=count)


def given(w: Words, name: str, count: int) -> str:
    """The same as the object of a sentence."""
    return w.say(f"good-{name}", "object", count=count)


def tiles(w: Words, ring: str, count: int) -> str:
    return w.say(f"tile-{ring}", "object", count=count)


def ring(w: Words, name: str) -> str:
    return w.say(f"ring-{name}")


def goods(w: Words, table: dict[str, int]) -> str:
    """Goods, people and tokens with their numbers, always in the same order; what is not there is left out."""
    found = [counted(w, name, table[name]) for name in (*GAINS, "tree") if table.get(name)]
    found += [w.say("tokens-active", token=token(w, name), count=table[name]) for name in TOKENS if table.get(name)]
    return listed(w, found)


def pawns(w: Words, table: dict[str, int]) -> str:
    return listed(w, [pawns_counted(w, name, count) for name, count in table.items() if count])


def pawns_counted(w: Words, name: str, count: int) -> str:
    """Children who act as somebody else have no word of their own for several of them."""
    return counted(w, name, count) if name in GAINS else w.say("pawns-counted", pawn=pawn(w, name), count=count)


def spot(w: Words, name: str) -> str:
    """Where a pawn stands: a field, a field of the supply board, a card."""
    if name in ("clearing", "construction"):
        return w.say(f"spot-{name}")
    return quoted(w, event(w, name)) if name in EVENT_NAMES else DASH if name == NONE else name


def figure(w: Words, name: str, players: list[str]) -> str:
    """What a preview counts: something of the city, of a type of citizens, or a kind of pawn."""
    of, _, what = name.partition(" ")
    if of == "zone":
        return w.say("figure-zone", zone=what)
    if what == "pawns":
        return w.say("figure-pawns", pawn=pawn(w, of))
    if of in ("worker", "engineer", "child"):
        return w.say(f"figure-{what}", people=people(w, of))
    return w.say(f"figure-{name.replace(' ', '-')}")


def turned(w: Words, name: str, players: list[str], on: bool) -> str:
    """A zone that is warm or cold, a type with somebody gravely ill or none."""
    of, _, what = name.partition(" ")
    how = "on" if on else "off"
    if of == "zone":
        return w.say(f"turned-zone-{how}", zone=what)
    return w.say(f"turned-gravely-ill-{how}", type=of) if what == "gravely-ill" else ""


def quoted(w: Words, text: str) -> str:
    return w.say("quoted", text=text)


def listed(w: Words, items: list[str]) -> str:
    return ", ".join(items) or w.say("nothing")


CARDS = [
    *EVENT_NAMES,
    *LAW_NAMES,
    *EXPEDITION_NAMES,
    *TECHNOLOGY_NAMES,
    *WEATHER_NAMES,
    *CITIZEN_NAMES,
    *BUILDING_NAMES,
    *[name for name in ADVISOR_NAMES if name not in BUILDING_NAMES],
    MOBILISATION,
]
