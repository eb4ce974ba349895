"""Four rounds of four phases, the clean-up between them and the score at the end."""

from typing import Any

from ratusz.kernel.game import Result
from ratusz.kernel.state import EVERYONE, Action, Refusal, Task

from ..content.cards import ROUNDS
from ..content.effects import NONE, VP, WORKER
from ..position.seen import Tie
from ..position.state import CLEANUP_PHASE, OVER, Player, State51
from .vocabulary import rules


@rules.op("round")
def play_round(g: State51) -> None:
    g.round += 1
    if g.listener is not None:
        g.tell("round", "S51-ACTION.1", EVERYONE, {"round": g.round, "first": g.first})
    g.stack += [*rest_of_game(g.round), ("action",), ("production",), ("lookout",)]  # S51-ACTION.1


def next_round(g: State51) -> int | None:
    """S51-END.1."""
    return g.round + 1 if g.round < ROUNDS and g.phase != OVER else None


def rest_of_game(number: int) -> list[Task]:
    """What follows the Action phase of a round (S51-END.1)."""
    return [("round",) if number < ROUNDS else ("end",), ("cleanup",)]


@rules.op("cleanup")
def cleanup(g: State51) -> None:
    """S51-PROD.5."""
    g.phase = CLEANUP_PHASE
    g.first = 1 - g.first  # S51-CLEANUP.3
    if g.listener is not None:
        g.tell("cleaned", "S51-CLEANUP.2", EVERYONE, {"first": g.first})
    for player in g.players:
        player.left = sum(player.goods[: WORKER + 1])  # S51-END.7, ruling H1
        player.goods = [0] * VP + player.goods[VP:]  # S51-CLEANUP.2
        player.uses = [0] * len(player.places)  # S51-CLEANUP.1
        player.lines = 0  # S51-CARD.9
        player.passed = False


@rules.op("end")
def end(g: State51) -> None:
    g.phase = OVER
    if g.listener is not None:
        final = result(g)
        g.tell("ended", final.rule, EVERYONE, {"scores": final.scores, "winners": final.winners})


def sources(player: Player) -> dict[str, int]:
    """What a score consists of (S51-END.2, S51-END.3, S51-END.4)."""
    markers = sum([vp for markers in player.markers for vp, _ in markers])
    return {"table": player.goods[VP], "locations": len(player.places), "markers": markers}


def tie_breakers(g: State51) -> list[Tie]:
    """Cards in hand, then resources and workers left; compared until they differ."""
    left = [sum(player.goods[: WORKER + 1]) if g.stack else player.left for player in g.players]
    found: list[Tie] = [{"what": "hand", "rule": "S51-END.6", "values": [len(player.hand) for player in g.players]}]
    if found[0]["values"][0] == found[0]["values"][1]:
        found.append({"what": "left", "rule": "S51-END.7", "values": left})
    return found


def ties(g: State51) -> list[Tie]:
    """What was compared in the end because scores were equal."""
    if g.stack or g.resigned != NONE or g.players[0].score() != g.players[1].score():
        return []
    return tie_breakers(g)


def result(g: State51) -> Result:
    """S51-END.5, S51-END.6, S51-END.7, S51-END.8: score, then cards in hand, then resources and workers left."""
    scores = [player.score() for player in g.players]
    parts = [sources(player) for player in g.players]
    over = not g.stack
    if g.resigned != NONE:
        return Result(over, [1 - g.resigned], scores, parts, "")
    compared = [("S51-END.5", scores), *[(tie["rule"], tie["values"]) for tie in tie_breakers(g)]]
    for rule, (mine, theirs) in compared:
        if mine != theirs:
            return Result(over, [0 if mine > theirs else 1], scores, parts, rule)
    return Result(over, [], scores, parts, "S51-END.8")


def resign_menu(g: State51, seat: int, legal: list[Action], why: list[Refusal]) -> None:
    legal.append(("resign",))


def resign_refused(g: State51, seat: int, action: Action) -> tuple[str, dict[str, Any]] | None:
    return None


@rules.aside("resign", "", resign_menu, resign_refused)
def resign(g: State51, seat: int, action: Action) -> None:
    """Not in the rulebook: whoever gives up loses, and the game ends at once."""
    g.resigned = seat
    g.phase = OVER
    g.stack.clear()
    if g.listener is not None:
        g.tell("resigned", "", EVERYONE, {"seat": seat, "winners": [1 - seat]})
