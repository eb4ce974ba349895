"""Set-up: factions, the First Player, the deck and the first hands."""

from ratusz.kernel.chance import Chance
from ratusz.kernel.game import Value

from ..content.cards import FACTION_NAMES, FULL_DECK, START_HAND
from ..content.effects import NONE
from ..position.state import LOOKOUT_PHASE, State51, new_player


def set_up(options: dict[str, Value], chance: Chance) -> State51:
    """S51-SETUP.1, S51-SETUP.2, S51-SETUP.3, S51-SETUP.4, S51-SETUP.5, S51-SETUP.6, S51-SETUP.7."""
    faction = chance.below(2) if options["faction"] == "random" else FACTION_NAMES.index(str(options["faction"]))
    first = chance.below(2) if options["first"] == "random" else int(options["first"])
    deck = FULL_DECK.copy()
    chance.shuffle(deck)
    players = [new_player(faction), new_player(1 - faction)]
    for player in players:
        player.hand = sorted([deck.pop() for _ in range(START_HAND)])
    rescoring = options["rescoring"] == "on"
    return State51([("round",)], chance.rng, (), 0, players, deck, [], [], [], (), 0, LOOKOUT_PHASE, first, rescoring, NONE)
