"""The scenario: its cards, activation tokens, storage and end. What they do is data."""

from bisect import insort

from ratusz.kernel.state import EVERYONE

from ...content.effects import NONE, Step
from ...content.events import EVENTS
from ...content.numbers import ACTIVATION_TOKENS
from ...position.state import CARD_SPOT, City
from ..cards.events import lay_out
from ..cards.needs import lying
from ..cards.running_effects import push, runs
from ..vocabulary import rules
from .ending import FAILED, WON, end


def reveal(g: City, card: int) -> None:
    """Face up: its activation tokens go on the round track (FP-SCENARIO.2, FP-SETUP.75), its effects happen."""
    if lying(g, card) != NONE:
        return
    lay_out(g, card)
    if g.listener is not None:
        g.tell("scenario-card", "FP-SCENARIO.1", EVERYONE, {"event": EVENTS[card].name})
    for round in EVENTS[card].tokens:
        add_token(g, round)
    push(g, EVENTS[card].steps, CARD_SPOT + card)


def add_token(g: City, round: int) -> None:
    if round not in g.tokens and len(g.tokens) < ACTIVATION_TOKENS:
        insort(g.tokens, round)
        if g.listener is not None:
            g.tell("token-placed", "FP-SCENARIO.2", EVERYONE, {"round": round})


@runs("reveal")
def run_reveal(g: City, step: Step, spot: int) -> None:
    g.revealed += 1
    reveal(g, step.card)


@runs("token")
def run_token(g: City, step: Step, spot: int) -> None:
    add_token(g, step.round)


@rules.op("activation")
def activation(g: City) -> None:
    """FP-DAWN.6, FP-DAWN.7: the token under the round marker, and the cards linked to it."""
    if g.round in g.tokens:
        g.tokens.remove(g.round)
        if g.listener is not None:
            g.tell("activated", "FP-DAWN.6", EVERYONE, {"round": g.round})
        for entry in reversed(g.area):
            tokens = EVENTS[entry[0]].tokens
            if g.round in tokens:
                push(g, tokens[g.round], CARD_SPOT + entry[0])


@runs("win")
def run_win(g: City, step: Step, spot: int) -> None:
    end(g, WON)


@runs("defeat")
def run_defeat(g: City, step: Step, spot: int) -> None:
    end(g, FAILED)
