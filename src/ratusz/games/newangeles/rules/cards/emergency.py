"""Emergency action cards: where they lie, face up or down, and who may offer them."""

from typing import Final

from ratusz.kernel.state import EVERYONE, Action, Refusal

from ...content.cards import CARD_NAMES, CORPORATIONS, EMERGENCY
from ...content.effects import NONE, Effect
from ...position.state import Angeles
from ..vocabulary import rules
from .declaration import ENOUGH, bind, keep
from .effects_on_players import meant

EMERGENCY_CARD: Final[list[Action]] = [("emergency", EMERGENCY + corporation) for corporation in range(CORPORATIONS)]
rules.action("emergency", "card")


def ready_cards(g: Angeles, seat: int) -> list[int]:
    """Faceup emergency cards in the play area (NA-17.2, NA-17.4)."""
    return [EMERGENCY + c for c in range(CORPORATIONS) if g.keeper[c] == seat and g.faceup >> c & 1]


def spent_cards(g: Angeles, seat: int) -> list[int]:
    return [EMERGENCY + c for c in range(CORPORATIONS) if g.keeper[c] == seat and not g.faceup >> c & 1]


def to_owner(g: Angeles, card: int, won: bool) -> None:
    """NA-17.3: back to the original owner, facedown if it won."""
    corporation = card - EMERGENCY
    owner = g.seat_of[corporation]
    g.keeper[corporation] = owner
    if won:
        g.faceup &= ~(1 << corporation)
    if g.listener is not None:
        figures = {"seat": owner, "card": CARD_NAMES[card], "faceup": int(not won)}
        g.tell("emergency-returned", "NA-54.5b", EVERYONE, figures)


@rules.op("flip", "seat effect")
def flip(g: Angeles, seat: int, effect: Effect) -> None:
    if spent_cards(g, meant(g, seat, effect)):
        g.stack.append(("flip_one", seat, meant(g, seat, effect)))


def flip_options(g: Angeles, legal: list[Action], why: list[Refusal] | None, seat: int, owner: int) -> None:
    for card in spent_cards(g, owner):
        legal.append(EMERGENCY_CARD[card - EMERGENCY])
    if not legal:
        legal.append(ENOUGH)
    if g.bound:
        bind(g, legal, why, seat)


@rules.ask("flip_one", "seat owner:seat", flip_options)
def flip_one(g: Angeles, action: Action, seat: int, owner: int) -> None:
    if g.bound:
        keep(g, action)
    if action[0] == "enough":
        return
    card: int = action[1]
    g.faceup |= 1 << card - EMERGENCY
    if g.listener is not None:
        g.tell("flipped", "NA-17.3", EVERYONE, {"seat": owner, "card": CARD_NAMES[card]})


@rules.op("steal_emergency", "seat effect")
def steal_emergency(g: Angeles, seat: int, effect: Effect) -> None:
    steal_more(g, seat, effect.count)


def steal_more(g: Angeles, seat: int, left: int) -> None:
    if left and any([keeper not in (NONE, seat) for keeper in g.keeper]):
        g.stack.append(("steal_emergency_one", seat, left))


def steal_options(g: Angeles, legal: list[Action], why: list[Refusal] | None, seat: int, left: int) -> None:
    """NA-17.6: faceup or facedown, of corporations in the game."""
    for corporation in range(CORPORATIONS):
        if g.keeper[corporation] not in (NONE, seat):
            legal.append(EMERGENCY_CARD[corporation])
        elif why is not None:
            why.append((EMERGENCY_CARD[corporation], "NA-17.6", {"card": CARD_NAMES[EMERGENCY + corporation]}))
    if not legal:
        legal.append(ENOUGH)


@rules.ask("steal_emergency_one", "seat left:int", steal_options)
def steal_emergency_one(g: Angeles, action: Action, seat: int, left: int) -> None:
    if action[0] == "enough":
        return
    card: int = action[1]
    if g.listener is not None:
        figures = {"from": g.keeper[card - EMERGENCY], "to": seat, "card": CARD_NAMES[card]}
        g.tell("emergency-stolen", "NA-17.6", EVERYONE, figures)
    g.keeper[card - EMERGENCY] = seat
    steal_more(g, seat, left - 1)
