"""Whole random games: how they end, and that nobody ever learns from their course what they cannot know."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, cast

import msgspec
import pytest

from ratusz.games.newangeles.content.cards import (
    CARD_NAMES,
    CARD_TYPE,
    FEDERALIST,
    FEDERALIST_CAPITAL,
    INVESTMENT_NAMES,
    ROUNDS,
    THREAT_END,
    TITLES,
)
from ratusz.games.newangeles.content.effects import NONE
from ratusz.games.newangeles.game import GAME
from ratusz.games.newangeles.position.state import BY_THREAT, Angeles
from ratusz.kernel.match import Match
from ratusz.kernel.problem import Problem
from ratusz.kernel.state import Event
from tests.newangeles.play import BATCHES, GAMES, choose_trade, decisions, options_of, rules, seats_of, seeds, shown


@pytest.mark.rule("NA-64.0", "NA-67.0", "NA-11.0", "NA-67.1")
@pytest.mark.parametrize("batch", BATCHES)
def test_every_game_ends_by_threat_or_after_the_last_demand_and_is_won_accordingly(batch: int) -> None:
    for number in seeds(batch, GAMES):
        g = [g for g, _, _ in decisions(number)][-1]
        winners = GAME.result(g).winners
        assert (g.threat == THREAT_END) == (g.outcome == BY_THREAT)
        federalist = [seat for seat in range(g.seats()) if g.rivals[seat] == FEDERALIST]
        if g.outcome == BY_THREAT:
            assert winners == [seat for seat in federalist if g.capital[seat] >= FEDERALIST_CAPITAL]
        else:
            assert g.round == ROUNDS
            assert not set(winners) & set(federalist)
            for seat, rival in enumerate(g.rivals):
                if rival not in (FEDERALIST, g.corporations[seat]):
                    assert (seat in winners) == (g.capital[seat] > g.capital[g.corporations.index(rival)])


# Whole histories. Two titles of a type, or two investments, of which a watcher never hears are exchanged everywhere, in the
# set-up and in what the others do: to the watcher nothing may look different, from the first moment to the last. Rivals change
# places.

PROBES = (
    "pass",
    "abstain",
    "main clean-slate",
    "counter riot-control",
    "support main",
    "type media",
    "use midori",
    "accept 1 binding",
)
Exchange = Callable[[int], int]


def start_of(number: int, dice: Random) -> Angeles:
    """A game as soon as all that is secret has been dealt."""
    g = cast(Angeles, GAME.new(seats_of(number), {**options_of(number), "corporations": "random"}, f"game {number}"))
    rules.settle(g)
    while NONE in g.rivals:  # a General draw of the opening hands is asked for first
        seat = rules.seats(g)[0]
        rules.apply(g, seat, dice.choice(rules.options(g, seat)))
    return g


def begun(g: Angeles) -> Match:
    return Match(GAME, g.clone(), g.seats(), {}, "", "")


def play(match: Match, dice: Random, moves: int) -> None:
    while not match.over and len(match.moves) < moves:
        g = cast(Angeles, match.state)
        aside = choose_trade(g, dice)
        if aside is not None:
            match.do(*aside)
        else:
            seat = dice.choice(rules.seats(g))
            match.do(seat, dice.choice(rules.options(g, seat)))


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
    told = [[event.kind, event.rule, event.figures] for event in events if event.visible(watcher)]
    course = [len(match.moves), match.over, match.can_undo(), [match.can_undo(seat) for seat in range(match.seats)]]
    data = msgspec.json.encode([told, course, match.record(secret=False)])
    return data + shown(cast(Angeles, match.state), watcher)


def history(start: Angeles, moves: list[tuple[int, str]], watcher: int | None) -> Iterator[bytes]:
    match = begun(start)
    yield scene(match, [], watcher)
    for seat, text in moves:
        yield scene(match, match.act(seat, text), watcher) + msgspec.json.encode(probed(match, watcher))


def unheard(names: tuple[str, ...], heard: bytes) -> list[int]:
    return [number for number, name in enumerate(names) if f'"{name}'.encode() not in heard and f" {name}".encode() not in heard]


def swapped(one: int, other: int) -> Exchange:
    return lambda card: other if card == one else one if card == other else card


def exchanged(start: Angeles, cards: Exchange, investments: Exchange) -> Angeles:
    g = start.clone()
    g.hands = [sorted([cards(card) for card in hand]) for hand in g.hands]
    g.decks = [[cards(card) for card in deck] for deck in g.decks]
    g.known = [(viewer, holder, cards(card)) for viewer, holder, card in g.known]
    g.dealt = [investments(card) for card in g.dealt]
    g.investment_deck = [investments(card) for card in g.investment_deck]
    return g


def renamed(text: str, cards: Exchange, investments: Exchange) -> str:
    """A move in the exchanged game."""
    words = text.split()
    for names, exchange in ((CARD_NAMES, cards), (INVESTMENT_NAMES, investments)):
        words = [names[exchange(names.index(word))] if word in names else word for word in words]
    return " ".join(words)


def deal_rivals_anew(g: Angeles, watcher: int | None, dice: Random) -> None:
    hidden = [seat for seat in range(g.seats()) if seat != watcher]
    cards = [g.under, *[g.rivals[seat] for seat in hidden]]
    dice.shuffle(cards)
    g.under = cards.pop()
    for seat in hidden:
        g.rivals[seat] = cards.pop()


def beyond_exchange(event: Event) -> bool:
    """A rival was looked at, or a card may be taken by its place in a hand."""
    return event.kind == "saw-rival" or event.figures.get("asset") == "lily-lockwell"


def pair(numbers: list[int], dice: Random) -> Exchange:
    one, other = dice.sample(numbers, 2) if len(numbers) > 1 else (0, 0)
    return swapped(one, other)


@pytest.mark.rule("NA-16.6", "NA-16.8", "NA-46.3", "NA-18.1", "NA-57.1")
@pytest.mark.parametrize("batch", BATCHES)
def test_a_whole_game_looks_the_same_whatever_the_cards_are_that_a_watcher_never_hears_of(batch: int) -> None:
    changed = 0
    for number in seeds(batch, max(24, GAMES // 4)):
        dice = Random(number)
        start = start_of(number, dice)
        match = begun(start)
        play(match, dice, dice.randint(15, 120))
        if match.over or any([beyond_exchange(event) for event in match.events()]):
            continue
        moves = [(move.seat, move.text) for move in match.moves]
        for watcher in (*range(start.seats()), None):
            seen = list(history(start, moves, watcher))
            heard = b"".join(seen)
            kind = dice.randrange(5)
            titles = [title for title in unheard(CARD_NAMES, heard) if title < TITLES and CARD_TYPE[title] == kind]
            cards, investments = pair(titles, dice), pair(unheard(INVESTMENT_NAMES, heard), dice)
            other = exchanged(start, cards, investments)
            deal_rivals_anew(other, watcher, dice)
            changed += other.decks != start.decks
            anew = [(seat, renamed(text, cards, investments)) for seat, text in moves]
            assert list(history(other, anew, watcher)) == seen, (number, watcher)
    assert changed > 10
