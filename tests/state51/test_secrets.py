"""Nobody learns what they cannot know: not from views, choices, reasons, events or the course of the game."""

from collections.abc import Iterator
from random import Random
from typing import Any, cast

import msgspec
import pytest

from ratusz.games.state51.content.cards import CARDS, NAMES
from ratusz.games.state51.game import GAME
from ratusz.games.state51.position.state import State51
from ratusz.kernel.match import Match, Move, begin
from ratusz.kernel.problem import Problem
from ratusz.kernel.state import Event
from tests.state51.play import BATCHES, GAMES, WATCHERS, play_match, rules, seeds, shown
from tests.table import Table

PROBES = (
    "pass",
    "exchange",
    "gather fuel",
    "conquer valley",
    "incorporate valley",
    "take valley",
    "discard valley",
    "visit valley",
)


# Whole histories: what a watcher sees of a game, from the first event to the last.


def told(events: list[Event], watcher: int | None) -> list[Any]:
    return [[event.kind, event.rule, event.figures] for event in events if event.visible(watcher)]


def probed(match: Match, watcher: int | None) -> list[Any]:
    """How a seat is answered that tries this and that."""
    answers: list[Any] = []
    if watcher is not None:
        for text in PROBES:
            try:
                rules.check(match.state, watcher, match.read(watcher, text))
                answers.append("legal")
            except Problem as problem:
                figures = {name: figure for name, figure in problem.figures.items() if name != "action"}  # its own words
                answers.append([problem.code, problem.rule, figures])
    return answers


def scene(match: Match, events: list[Event], watcher: int | None) -> bytes:
    course = [len(match.moves), match.over, match.can_undo(), [match.can_undo(seat) for seat in (0, 1)]]
    sealed = [] if match.over else match.record(secret=False)
    data = [told(events, watcher), probed(match, watcher), course, sealed]
    return msgspec.json.encode(data) + shown(cast(State51, match.state), watcher)


def history(start: State51, moves: list[tuple[int, str]], watcher: int | None) -> Iterator[bytes]:
    match = Match(GAME, start.clone(), 2, {}, "", "")
    yield scene(match, match.opening, watcher)
    for seat, text in moves:
        yield scene(match, match.act(seat, text), watcher)


def learned(match: Match, watcher: int | None) -> set[int]:
    """The cards a watcher had a right to see: what ever lay open, what was in the own hand, and what a move named."""
    cards: set[int] = set()
    for state in [*[move.before for move in match.moves], match.state]:
        g = cast(State51, state)
        cards.update(g.display, g.discard, g.played, g.box)
        for seat, player in enumerate(g.players):
            cards.update(player.deals, player.spoils, player.places, player.hand if seat == watcher else ())
            cards.update([card for markers in player.markers for _, card in markers])
    words = {word.partition(":")[0] for move in match.moves for word in move.text.split()}
    return cards.union([card for card in range(len(CARDS)) if CARDS[card].name in words])


def slots(g: State51, unseen: set[int], watcher: int | None) -> list[tuple[list[int], int]]:
    """Where cards lie at the start that the watcher never learns of."""
    piles = [g.deck, *[player.hand for seat, player in enumerate(g.players) if seat != watcher]]
    return [(pile, index) for pile in piles for index, card in enumerate(pile) if card in unseen]


def permuted(g: State51, unseen: set[int], watcher: int | None, dice: Random) -> State51:
    """The same start with the cards the watcher never learns of dealt otherwise."""
    other = g.clone()
    places = slots(other, unseen, watcher)
    cards = [pile[index] for pile, index in places]
    dice.shuffle(cards)
    for (pile, index), card in zip(places, cards, strict=True):
        pile[index] = card
    for player in other.players:
        player.hand.sort()
    return other


@pytest.mark.rule("S51-LOOKOUT.6")
@pytest.mark.parametrize("batch", BATCHES)
def test_a_whole_game_looks_the_same_whatever_the_cards_are_that_a_watcher_never_learns_of(batch: int) -> None:
    changed = 0
    for number in seeds(batch, max(60, GAMES // 5)):
        dice = Random(number)
        start = cast(State51, GAME.new(2, {}, f"game {number}"))
        match = Match(GAME, start.clone(), 2, {}, "", "")
        play_match(match, dice, number, dice.randint(10, 70))
        while not match.over and match.state.stack[-1][0] == "pay_reach":  # whoever names a location can pay: that much is told
            play_match(match, dice, number, 1)
        moves = [(move.seat, move.text) for move in match.moves]
        for watcher in WATCHERS:
            seen = list(history(start, moves, watcher))
            unseen = set(range(len(CARDS))) - learned(match, watcher)
            other = permuted(start, unseen, watcher, dice)
            changed += GAME.position(other) != GAME.position(start)
            assert list(history(other, moves, watcher)) == seen, (number, watcher)
    assert changed > 20


# Two ways to leak that are easy to build in.


@pytest.mark.rule("S51-LOOKOUT.6")
def test_how_many_ways_there_are_to_pay_reach_is_not_told() -> None:
    """With or without Muties in hand the payment is asked for, so that the question tells nothing."""
    views = []
    for card in ("muties", "school"):
        table = Table(f"""
            deck = ["{"school" if card == "muties" else "muties"}"]
            [[seat]]
            hand = ["armoury", "{card}"]
            goods = {{ weapon = 1 }}
        """)
        table.match.act(0, "conquer armoury")
        assert table.asked == "pay_reach"
        views.append([shown(cast(State51, table.match.state), watcher) for watcher in (1, None)])
        table.act(0, "pay contact")
        views[-1] += [shown(cast(State51, table.match.state), watcher) for watcher in (1, None)]
    assert views[0] == views[1]


@pytest.mark.parametrize("action", ["conquer armoury", "cooperate armoury", "incorporate armoury", "rebuild gun-shop armoury"])
def test_a_card_named_for_an_action_is_known_while_it_is_being_paid_for(action: str) -> None:
    table = Table("""
        [[seat]]
        hand = ["armoury", "school"]
        goods = { brick = 1, universal = 1, con1 = 1, coop1 = 1, inc1 = 1 }
        state = ["gun-shop"]
    """)
    table.match.act(0, action)
    assert table.asked in ("pay_reach", "universal")
    assert table.view(1)["seats"][0]["known"] == ["armoury"]
    table.act(0, table.legal(0)[0])
    assert table.view(1)["seats"][0]["known"] == []


def out_of_hand(text: str) -> list[str]:
    """The cards an action takes out of a hand, or names there."""
    name, *words = text.split()
    if name in ("conquer", "cooperate", "incorporate", "discard", "rebuild"):
        return words[-1:]
    return [word for word in words if word in NAMES] if name == "pay" else []


def turns(moves: list[Move]) -> Iterator[list[Move]]:
    """Moves, a payment of reach together with what it is for: what was named may tell what it must be paid with."""
    for move in moves:
        if not move.text.startswith("pay "):
            yield [move, *[after for after in moves[moves.index(move) + 1 :][:1] if after.text.startswith("pay ")]]


def test_playing_a_card_the_opponent_did_not_know_of_shows_it_to_the_opponent_alone() -> None:
    told = {True: 0, False: 0}
    for number in range(6):
        match = begin(GAME, 2, {}, f"shown {number}")
        play_match(match, Random(number), 2, 60)
        for turn in turns(match.moves):
            seat = turn[0].seat
            known = [CARDS[card].name for card in cast(State51, turn[0].before).players[seat].known]
            news = any(card not in known for move in turn for card in out_of_hand(move.text))
            assert any(match.shows(move, 1 - seat) for move in turn) == news, turn[0].text
            assert not any(match.shows(move, seat) for move in turn)
            told[news] += 1
    assert min(told.values()) > 50
