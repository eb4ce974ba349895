"""The effects of cards as they are written in the content files. Interpreted even in the compiled build (see tools/compile.py).

The whole language, with examples, is in docs/frostpunk-cards.md; here is the list. An effect is a table with `do`:

The pool
  gain, lose     `n` of `what`: wood, coal, core, steel, food, automaton, worker, engineer, child, citizen (any type, chosen);
                 of gained citizens `sick` arrive ill; `plus`: a modifier that adds to `n`; losing more than there is loses all
  strip          take `n` of `what` off each of `tiles` different revealed map tiles (starting costs)
  tile           put `n` `kind` tiles (near or far) on the map, by the rules of snow clearing
Hope and discontent (token types: care, justice, motivation; anger, greed, fear)
  hope, discontent   change `by` steps, of a `type` if one is named
  activate       `n` tokens: of a `type`, or any `hope` or `discontent`
  spend-token    an active token of a `type` (or any `hope` or `discontent`); `then` only if one was spent, else `otherwise`;
                 `may`: one may decline
  discard-token  a token of a `type` back to the bag, active or not
  activate-all, quell   all hope tokens of one type become active; all active discontent of one type is spent
People (who: worker, engineer, child, any (chosen), round (the type on the round board))
  sicken, exhaust, kill   `n` citizens of `who`
  tend, heal     points; `who` may narrow tending; `plus`
  hunger, deaths change `by`; `then` only if the marker moved
  pawn           give the `kind` pawn: child-worker or child-engineer
  draw-citizens  `n` cards for whoever decides; mobilise: as many as hope tokens, at most `most`
Cold and Generator
  overload       add or remove `by` markers; `plus` adds to what is removed; clear-overload: all; upgrade-tower
  heat, cold     move the marker `by`; range: the indicator of a `colour`
  storm          move the storm marker `by` fields towards the start; storm-at: put it on a `round` (0: it leaves the game)
  ruin           every tile of a `building` kind, on the map and on the board, becomes Ruins
Buildings and actions
  hub            a heating hub on a tile, which is warm from then on
  raise          a `building` (empty: any that may be raised) without paying; one may decline
  destroy        a building of this kind (empty: any, chosen);  upgrade: `n` buildings without paying
  unlock         a building below the board may be raised from now on
  act            the normal action of the building, or the normal effect of the action, a citizen card was played for
  take           up to `n` resources off the field the pawn stands on (`what = "tree"`: trees instead, which leave the game)
  clear, works   as the actions;  rebuild: one building may be raised, at its price, and one demolished
  collect, hammer, fell, law, workshop, foresee, reuse-building, reuse-worker, develop, scouts: see the document
Cards
  place-automaton   on this card: from the bank, or from the pool if the bank has none
  add-dusk       the dusk `card` joins the dusk deck;  remove-card: a `card` leaves the event area;  leave: this card does
  mark           change the marks on this card `by`
  expedition     the scenario's `place` is laid on a route nobody walks
  reveal         a scenario `card`;  token: an activation token on a `round`;  store: goods into the scenario's storage
  win, defeat    the scenario's end
Choices
  if             `then` when `needs` hold, else `otherwise`
  either         one of several `options`, each with `needs`, `cost` and `effects`; `may`: one may decline
"""

from typing import Literal, Union

import msgspec

Good = Literal["wood", "coal", "core", "steel", "food", "automaton"]
Gained = Literal["wood", "coal", "core", "steel", "food", "automaton", "worker", "engineer", "child", "citizen"]
HopeToken = Literal["", "care", "justice", "motivation"]
DiscontentToken = Literal["", "anger", "greed", "fear"]
AnyToken = Literal["care", "justice", "motivation", "anger", "greed", "fear", "hope", "discontent"]
Who = Literal["worker", "engineer", "child", "any", "round"]
Colour = Literal["red", "orange", "yellow", "blue", "white"]
Phase = Literal["dawn", "morning", "generator", "weather", "preparation", "action", "dusk", "hunger", "night", "end"]
Modifier = Literal[
    "", "child-work", "shelter-beds", "ruins-beds", "long-shift", "thin-rations", "infirmary-heal", "gather", "kitchen", "curfew",
    "works", "sawmill", "hut", "mine", "retort", "insulation", "tend", "clearing", "feedwater",
]  # fmt: skip


class Needs(msgspec.Struct, rename="kebab", forbid_unknown_fields=True, omit_defaults=True):
    """A condition: everything named must hold."""

    active: AnyToken | Literal[""] = ""
    no_active: AnyToken | Literal[""] = ""
    law: str = ""
    no_law: str = ""
    building: str = ""
    no_building: str = ""
    technology: str = ""
    event: str = ""
    least: dict[str, int] = {}
    most: dict[str, int] = {}


class Effect(msgspec.Struct, tag_field="do", rename="kebab", forbid_unknown_fields=True, omit_defaults=True):
    pass


class Gain(Effect, tag="gain"):
    what: Gained
    n: int = 1
    sick: int = 0
    plus: Modifier = ""


class Lose(Effect, tag="lose"):
    what: Gained
    n: int = 1


class Strip(Effect, tag="strip"):
    what: Literal["wood", "coal"]
    tiles: int = 1
    n: int = 1


class Tile(Effect, tag="tile"):
    kind: Literal["near", "far"]
    n: int = 1


class Hope(Effect, tag="hope"):
    by: int
    type: HopeToken = ""


class Discontent(Effect, tag="discontent"):
    by: int
    type: DiscontentToken = ""


class Activate(Effect, tag="activate"):
    type: AnyToken
    n: int = 1


class SpendToken(Effect, tag="spend-token"):
    type: AnyToken
    may: bool = False
    then: list["Written"] = []
    otherwise: list["Written"] = []


class DiscardToken(Effect, tag="discard-token"):
    type: AnyToken


class ActivateAll(Effect, tag="activate-all"):
    pass


class Quell(Effect, tag="quell"):
    pass


class Sicken(Effect, tag="sicken"):
    who: Who
    n: int = 1


class Exhaust(Effect, tag="exhaust"):
    who: Who
    n: int = 1


class Kill(Effect, tag="kill"):
    who: Who
    n: int = 1


class Tend(Effect, tag="tend"):
    n: int
    who: Who = "any"
    plus: Modifier = ""


class Heal(Effect, tag="heal"):
    n: int
    plus: Modifier = ""


class Hunger(Effect, tag="hunger"):
    by: int


class Deaths(Effect, tag="deaths"):
    by: int
    then: list["Written"] = []


class Pawn(Effect, tag="pawn"):
    kind: Literal["child-worker", "child-engineer"]


class DrawCitizens(Effect, tag="draw-citizens"):
    n: int = 1


class Mobilise(Effect, tag="mobilise"):
    most: int


class Overload(Effect, tag="overload"):
    by: int
    plus: Modifier = ""


class ClearOverload(Effect, tag="clear-overload"):
    pass


class UpgradeTower(Effect, tag="upgrade-tower"):
    pass


class Heat(Effect, tag="heat"):
    by: int


class Cold(Effect, tag="cold"):
    by: int


class Range(Effect, tag="range"):
    colour: Literal["red", "orange", "yellow"]
    by: int


class Storm(Effect, tag="storm"):
    by: int


class StormAt(Effect, tag="storm-at"):
    round: int


class Ruin(Effect, tag="ruin"):
    building: str


class Raise(Effect, tag="raise"):
    building: str = ""


class Destroy(Effect, tag="destroy"):
    building: str = ""


class Upgrade(Effect, tag="upgrade"):
    n: int = 1


class Unlock(Effect, tag="unlock"):
    building: str


class Act(Effect, tag="act"):
    pass


class Take(Effect, tag="take"):
    n: int
    what: Literal["", "tree"] = ""
    plus: Modifier = ""


class Hub(Effect, tag="hub"):
    pass


class Clear(Effect, tag="clear"):
    near: int = 0
    far: int = 0
    plus: Modifier = ""


class Works(Effect, tag="works"):
    n: int
    discount: int = 0
    plus: Modifier = ""


class Rebuild(Effect, tag="rebuild"):
    pass


class Collect(Effect, tag="collect"):
    n: int = 1


class Hammer(Effect, tag="hammer"):
    fields: int
    n: int


class Fell(Effect, tag="fell"):
    reach: Literal["tile", "adjacent"]
    n: int = 1
    then: list["Written"] = []


class Law(Effect, tag="law"):
    pass


class Workshop(Effect, tag="workshop"):
    n: int


class Foresee(Effect, tag="foresee"):
    n: int


class ReuseBuilding(Effect, tag="reuse-building"):
    pass


class ReuseWorker(Effect, tag="reuse-worker"):
    pass


class Develop(Effect, tag="develop"):
    by: int


class Scouts(Effect, tag="scouts"):
    by: int


class Expedition(Effect, tag="expedition"):
    place: str


class PlaceAutomaton(Effect, tag="place-automaton"):
    pass


class AddDusk(Effect, tag="add-dusk"):
    card: str


class RemoveCard(Effect, tag="remove-card"):
    card: str


class Leave(Effect, tag="leave"):
    pass


class Mark(Effect, tag="mark"):
    by: int


class Reveal(Effect, tag="reveal"):
    card: str


class Activation(Effect, tag="token"):
    round: int


class Store(Effect, tag="store"):
    what: Literal["wood", "coal", "food"]
    most: int


class Win(Effect, tag="win"):
    pass


class Defeat(Effect, tag="defeat"):
    pass


class If(Effect, tag="if"):
    needs: Needs
    then: list["Written"] = []
    otherwise: list["Written"] = []


class Choice(msgspec.Struct, rename="kebab", forbid_unknown_fields=True, omit_defaults=True):
    """One option of an event or of an `either`. `then`: what becomes of the card (events only)."""

    effects: list["Written"] = []
    needs: Needs = msgspec.field(default_factory=Needs)
    cost: dict[str, int] = {}
    then: Literal["", "remove", "stay", "discard"] = ""


class Either(Effect, tag="either"):
    options: list[Choice]
    may: bool = False


Written = Union[  # noqa: UP007 - forward references inside strings need a name msgspec can resolve
    Gain, Lose, Strip, Tile, Hope, Discontent, Activate, SpendToken, DiscardToken, ActivateAll, Quell, Sicken, Exhaust,
    Kill, Tend, Heal, Hunger, Deaths, Pawn, DrawCitizens, Mobilise, Overload, ClearOverload, UpgradeTower, Heat, Cold,
    Range, Storm, StormAt, Ruin, Raise, Destroy, Upgrade, Unlock, Act, Take, Hub, Clear, Works, Rebuild, Collect, Hammer, Fell,
    Law, Workshop, Foresee, ReuseBuilding, ReuseWorker, Develop, Scouts, Expedition, PlaceAutomaton, AddDusk,
    RemoveCard, Leave, Mark, Reveal, Activation,
    Store, Win, Defeat, If, Either,
]  # fmt: skip
