"""What a seat may know, built up from nothing; and guesses at the rest."""

from ratusz.kernel.chance import Chance

from ..content.cards import CARDS, FACTION_NAMES, FACTIONS, FULL_DECK, LINES, NAMES, goods_table
from ..content.effects import GOODS, NONE, VP
from ..rules.base import room
from ..rules.reach import at_hand, joint_reach, source_cost, source_reach
from ..rules.rounds import next_round, sources, ties
from ..rules.supply import missing
from ..rules.vocabulary import place_name, rules, write_source
from . import seen
from .seen import Contact, Paying, Side, Standing, View
from .state import ACTION_PHASE, PHASES, Marker, Player, State51, new_player


def names(cards: list[int]) -> list[str]:
    return [CARDS[card].name for card in cards]


def numbers(cards: list[str]) -> list[int]:
    return [NAMES[name] for name in cards]


def view(g: State51, seat: int | None) -> View:
    return {
        "game": "state51",
        "eyes": seat,
        "round": g.round,
        "phase": PHASES[g.phase],
        "first": g.first,
        "waiting": list(rules.seats(g)),
        "deck": len(g.deck),
        "discard": names(g.discard[::-1]),  # the top card first, as in a position
        "display": names(g.display),
        "next": next_round(g),
        "played": names(g.played),
        "box": names(list(g.box)),
        "rescoring": g.rescoring,
        "resigned": None if g.resigned == NONE else g.resigned,
        "stack": [rules.task_data(g, task) for task in rules.seen_by(g.stack, seat)],
        "asked": rules.asked(g, seat),
        "paying": paying(g, seat),
        "ties": ties(g),
        "seats": [view_player(g, player, i == seat) for i, player in enumerate(g.players)],
    }


def view_player(g: State51, player: Player, own: bool) -> Side:
    return {
        "faction": FACTION_NAMES[player.faction],
        "goods": {GOODS[good]: player.goods[good] for good in range(VP)},
        "vp": player.goods[VP],
        "score": player.score(),
        "sources": sources(player),
        "hand_size": len(player.hand),
        "hand": names(player.hand) if own else None,  # S51-LOOKOUT.6
        "known": names(player.known),  # ruling G6
        "deals": names(player.deals),  # ruling B3
        "spoils": names(player.spoils),
        "room": room(player),
        "state": [
            {
                "place": place_name(player.places, place),
                "card": CARDS[card].name,
                "uses": player.uses[place],
                "markers": [
                    {"vp": vp, "card": None if marker == NONE else CARDS[marker].name} for vp, marker in player.markers[place]
                ],
            }
            for place, card in enumerate(player.places)
        ],
        "lines": [name for line, name in enumerate(LINES) if player.lines >> line & 1],
        "contacts": {name: standing(g, player, line) for line, name in enumerate(LINES)},
        "reach": reach(player) if own else None,
        "passed": player.passed,
        "left": player.left,
    }


def standing(g: State51, player: Player, line: int) -> Standing:
    if player.lines >> line & 1:
        return "used"
    if g.phase != ACTION_PHASE or player.passed:
        return "unused"
    return "lacks" if missing(player, FACTIONS[player.faction].costs[line]) else "ready"


def paying(g: State51, seat: int | None) -> list[Paying]:
    if not g.stack or g.stack[-1][:2] != ("pay_reach", seat):
        return []
    player, kind = g.players[g.stack[-1][1]], g.stack[-1][2]
    return [
        {
            "source": write_source(g, 0, source),
            "reach": source_reach(player, kind, source),
            "cost": goods_table(source_cost(player, kind, source)),
        }
        for source in at_hand(player)
    ]


def reach(player: Player) -> dict[Contact, int]:
    """How far each kind of contact could reach with all that is there."""
    return {"conquer": joint_reach(player, 0), "cooperate": joint_reach(player, 1), "incorporate": joint_reach(player, 2)}


def rebuild(view: View) -> State51:
    """A state with this view; the unseen cards lie in hands and deck in some order."""
    players = [rebuild_player(entry) for entry in view["seats"]]
    g = State51([], 0, (), 0, players, [], [], [], [], (), view["round"], PHASES.index(view["phase"]), view["first"], True, NONE)
    g.discard = numbers(view["discard"][::-1])
    g.display = numbers(view["display"])
    g.played = numbers(view["played"])
    g.box = tuple(numbers(view["box"]))
    g.rescoring = view["rescoring"]
    g.resigned = NONE if view["resigned"] is None else view["resigned"]
    unseen = FULL_DECK.copy()
    for card in g.discard + g.display + g.played + list(g.box) + [card for player in players for card in visible(player)]:
        unseen.remove(card)
    for player, entry in zip(players, view["seats"], strict=True):
        while len(player.hand) < entry["hand_size"]:
            player.hand.append(unseen.pop())
        player.hand.sort()
    g.deck = unseen
    g.stack = [rules.read_task(g, task) for task in view["stack"]]
    return g


def rebuild_player(entry: Side) -> Player:
    player = new_player(FACTION_NAMES.index(entry["faction"]))
    player.goods = [entry["goods"][GOODS[good]] for good in range(VP)] + [entry["vp"]]
    player.known = numbers(entry["known"])
    player.hand = player.known.copy() if entry["hand"] is None else numbers(entry["hand"])
    player.deals = numbers(entry["deals"])
    player.spoils = numbers(entry["spoils"])
    player.places = [NAMES[place["card"]] for place in entry["state"]]
    player.uses = [place["uses"] for place in entry["state"]]
    player.markers = [tuple([rebuild_marker(marker) for marker in place["markers"]]) for place in entry["state"]]
    player.lines = sum([1 << LINES.index(line) for line in entry["lines"]])
    player.passed = entry["passed"]
    player.left = entry["left"]
    return player


def rebuild_marker(entry: seen.Marker) -> Marker:
    return (entry["vp"], NONE if entry["card"] is None else NAMES[entry["card"]])


def visible(player: Player) -> list[int]:
    under = [card for markers in player.markers for _, card in markers if card != NONE]
    return player.hand + player.deals + player.spoils + player.places + under


def redeal(g: State51, seat: int | None, chance: Chance) -> None:
    """Deal anew what the seat has not seen, until whoever is asked has an answer; future chance is unknown too."""
    deal(g, seat, chance)
    others = [asked for asked in rules.seats(g) if asked != seat]
    while others and not rules.options(g, others[0]):
        deal(g, seat, chance)
    g.rng = chance.below(1 << 24)
    g.fixed = ()


def deal(g: State51, seat: int | None, chance: Chance) -> None:
    """Shuffle together the deck and what the seat has not seen of the other hands."""
    unseen = g.deck
    hidden: list[list[int]] = []
    for other, player in enumerate(g.players):
        hand: list[int] = []
        if other != seat:
            hand = player.hand.copy()
            for card in player.known:
                hand.remove(card)
        hidden.append(hand)
        unseen = unseen + hand
    chance.shuffle(unseen)
    for other, player in enumerate(g.players):
        if other != seat:
            player.hand = player.known.copy()
            for _ in hidden[other]:
                player.hand.append(unseen.pop())
            player.hand.sort()
    g.deck = unseen
