"""Proof that the rows follow the rules: the same games in both, compared at every decision.

    PYTHONPATH=build/compiled python -m ratusz.vector.check --games 1000000 --json

plays games 0 to 999,999 on all cores and prints how many there were and in how many something differed. A game has its number
as seed: its deal, its options, how its actions are chosen (KINDS) and every choice follow from it, so `--first` goes on where
an earlier run ended, and a game that differs can be played again alone. Shuffles come from the row; the rules get their
outcomes laid down in advance, as a position would.
"""

import argparse
import json
import multiprocessing
import os
import sys
from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import Any, Final, cast

import numpy as np

from ..games.state51.content.cards import FACTION_NAMES
from ..games.state51.game import GAME
from ..games.state51.position.state import Marker, Player, State51
from ..games.state51.strategy.encoding import BLOCK, SIZE, action_number, observation, place_numbers
from ..games.state51.strategy.strategy import STRATEGY
from ..kernel.chance import Chance, Guess
from ..kernel.game import Value
from ..kernel.state import Action
from . import positions, tables
from .cpu import apply_one, deal_one, legal_one, observe_one, result_one
from .rules import row as r
from .rules.machine import MOST_BLOCKS
from .rules.rounds import RANDOM
from .rules.row import Row
from .seeds import chances

# How actions are chosen: at random; mostly as a sensible player would; never a pass while there is anything else; at random with
# a deck so short that it runs out, and the discard pile too (rulings G3, G4, D10).
KINDS: Final = ("random", "sensible", "long", "short")
CHUNK: Final = 200  # games a process takes at a time
TOLD: Final = 5  # differences that are printed
KEPT: Final = 1 << 14  # words that are kept, since from one decision to the next most of a position stays as it is

rules = GAME.rules


class Pair:
    """One game in both engines."""

    def __init__(self, number: int) -> None:
        self.dice = Random(number)
        self.kind: str = KINDS[number % len(KINDS)]
        self.guess = Guess(number)
        self.row: Row = np.zeros(r.WORDS, np.int32)
        self.out: Row = np.zeros(MOST_BLOCKS, np.int32)
        self.seen = np.zeros(SIZE, np.int8)
        self.legal: list[Action] = []
        self.numbers: list[int] = []  # of the legal answers
        self.decisions = 0
        self.row[r.RNG : r.RNG + 2] = chances(np.array([number], np.uint64))[0]
        options: dict[str, Value] = {"rescoring": "off" if number % 5 == 0 else "on"}
        faction, first = RANDOM, RANDOM
        if number % 3 == 0:
            faction, first = number % 2, number // 2 % 2
            options.update(faction=FACTION_NAMES[faction], first=first)
        deal_one(self.row, faction, first, int(options["rescoring"] == "on"))
        dealt: tuple[Any, ...] = (self.shuffled(),)
        if faction == RANDOM:
            dealt = (r.of_player(self.row, 0, r.FACTION), r.number(self.row, r.FIRST), *dealt)
        self.g = cast(State51, GAME.start(2, GAME.complete(options), Chance(0, dealt)))
        rules.settle(self.g)
        if self.kind == "short":
            self.shorten()

    def shuffled(self) -> tuple[int, ...]:
        """The cards of the last shuffle, top card first: those that were drawn since still lie where they lay."""
        size = self.row.view(np.uint8)[r.SHUFFLED]
        return tuple(self.row.view(np.uint8)[4 * r.DECK : 4 * r.DECK + size].tolist()[::-1])

    def shorten(self) -> None:
        """Most of the deck goes out of the game."""
        deck = self.g.deck
        self.g.deck = deck[self.dice.randrange(len(deck) // 2, len(deck) + 1) :]
        self.g.box = tuple(deck[: len(deck) - len(self.g.deck)])
        self.row.view(np.uint8)[4 * r.DECK : 4 * r.DECK + len(self.g.deck)] = self.g.deck
        self.row[r.DECK_LEFT] = len(self.g.deck)

    def differences(self) -> Iterator[str]:
        """What differs, as names: first the whole position, then legal answers and payments, then the views."""
        yield from differing(self.g, self.row)
        if not self.g.stack:
            winner, *scores = result_one(self.row)
            result = GAME.result(self.g)
            if ([] if winner < 0 else [winner]) != result.winners or scores != result.scores:
                yield "result"
            return
        name, seat, *_ = self.g.stack[-1]
        own, theirs = [place_numbers(self.g.players[i].places) for i in (seat, 1 - seat)]
        self.legal = rules.options(self.g, seat)
        self.numbers = [action_number(action, own, theirs) for action in self.legal]
        block, words = legal_one(self.row, self.out)
        if legal_words(self.numbers, block, words) != self.out[:words].tolist():
            yield f"legal answers to {name}"
        for seat in (0, 1):
            observe_one(self.row, self.seen, seat)
            if observation(GAME.view(self.g, seat)) != self.seen.tobytes():
                yield f"view of seat {seat}"

    def choose(self) -> int:
        """Which of the legal answers is given."""
        if self.kind == "sensible" and self.dice.random() < 0.8:
            return STRATEGY.policy(self.g, self.g.stack[-1][1], self.legal, self.guess)
        if self.kind == "long" and len(self.legal) > 1 and self.legal[0] == ("pass",):
            return self.dice.randrange(1, len(self.legal))
        return self.dice.randrange(len(self.legal))

    def advance(self) -> None:
        """One decision, after the comparison: first in the row, whose shuffle the rules are given if there was one."""
        chosen = self.choose()
        chance = self.row[r.RNG]
        apply_one(self.row, self.numbers[chosen])
        if self.row[r.RNG] != chance:
            self.g.fixed = (self.shuffled(),)
        rules.apply(self.g, self.g.stack[-1][1], self.legal[chosen])
        self.decisions += 1


@lru_cache(KEPT)
def set_of(cards: tuple[int, ...]) -> tuple[int, int]:
    """The two words of a bag."""
    low = high = 0
    for card in cards:
        bit = 1 << card
        high ^= low & bit
        low ^= bit
    return low, high


@lru_cache(KEPT)
def list_of(cards: tuple[int, ...]) -> int:
    return len(cards) + sum([card << 2 + 5 * i for i, card in enumerate(cards)])


def differing(g: State51, row: Row) -> Iterator[str]:
    """What of the position differs: every word of the row that means something, written anew from the state."""
    words = row.tolist()
    small = row.tobytes()
    if words[r.DECK_LEFT] != len(g.deck) or list(small[4 * r.DECK : 4 * r.DECK + len(g.deck)]) != g.deck:
        yield "deck"
    if list(small[r.ROUND : r.RESIGNED + 1]) != [g.round, g.phase, g.first, int(g.rescoring), g.resigned + 1]:
        yield "round, phase, first player, option or resignation"
    for name, at, cards in (("discard", r.DISCARD, g.discard), ("display", r.DISPLAY, g.display), ("played", r.PLAYED, g.played)):
        if (words[at], words[at + 1]) != set_of(tuple(cards)):
            yield name
    if g.fixed:
        yield "shuffle"
    if words[r.DEPTH] != len(g.stack):
        yield "depth of the stack"
    elif [positions.task_word(g, task) for task in g.stack] != words[r.STACK : r.STACK + len(g.stack)]:
        yield "stack"
    for seat, player in enumerate(g.players):
        at = r.player_at(seat)
        order = small[4 * r.ORDER : 4 * r.ORDER + tables.MOST_PLACES]
        if list((order if seat == 0 else order[::-1])[: len(player.places)]) != player.places:
            yield f"order of the locations of seat {seat}"
        if [*words[at : at + r.GOODS], *words[at + r.MARKERS : at + r.PLAYER]] != player_words(player):
            yield f"seat {seat}"
        goods = (*player.goods, len(player.hand), len(player.places), player.left)
        if small[4 * (at + r.GOODS) : 4 * (at + r.MARKERS)] != bytes(goods):
            yield f"goods of seat {seat}"


def player_words(player: Player) -> list[int]:
    """All but the goods."""
    state = state_words(tuple(player.places), tuple(player.uses), tuple(player.markers))
    return [
        *set_of(tuple(player.hand)),
        *set_of(tuple(player.known)),
        *state[: r.PLANES],
        list_of(tuple(player.deals)),
        list_of(tuple(player.spoils)),
        player.lines | player.faction << 8 | player.passed << 16,
        *state[r.PLANES :],
    ]


@lru_cache(KEPT)
def state_words(places: tuple[int, ...], all_uses: tuple[int, ...], all_markers: tuple[tuple[Marker, ...], ...]) -> list[int]:
    """The planes of a state, then the cards of its markers."""
    state = 0
    uses: list[int] = []
    marks: list[int] = []
    cards = [0] * (r.PLAYER - r.MARKERS)
    for number, used, markers in zip(place_numbers(list(places)), all_uses, all_markers, strict=True):
        state |= 1 << number
        uses += [number] * used
        marks += [number] * len(markers)
        if markers:
            slot = int(tables.MARKER_SLOT[number])
            tucked = sum([(card & 31) << 5 * i for i, (_, card) in enumerate(markers)])
            cards[slot >> 1] |= tucked << 15 * (slot & 1)
    return [state, *set_of(tuple(uses)), *set_of(tuple(marks)), *cards]


def legal_words(numbers: list[int], block: int, words: int) -> list[int] | None:
    """The legal answers as sets of items, a word for each block; None if one is in none of these blocks."""
    found = [0] * words
    for number in numbers:
        at = number // BLOCK - block
        if not 0 <= at < words:
            return None
        found[at] |= 1 << number % BLOCK
    return found


def play(number: int) -> tuple[int, str]:
    """Play one game in both engines; how many decisions it had, and what differed first."""
    pair = Pair(number)
    while True:
        found = list(pair.differences())
        if found:
            told = f"game {number} ({pair.kind}), decision {pair.decisions}: {', '.join(found)}\n"
            return pair.decisions, told + f"{GAME.position(pair.g)}\nThe row:\n{pair.row.tolist()}"
        if not pair.g.stack:
            return pair.decisions, ""
        pair.advance()


def play_some(numbers: range) -> tuple[int, int, list[str]]:
    played = [play(number) for number in numbers]
    return len(played), sum([decisions for decisions, _ in played]), [told for _, told in played if told]


def compare(first: int, games: int, processes: int) -> Iterator[tuple[int, int, list[str]]]:
    """Play games on so many processes; for each chunk how many games and decisions it had and what differed."""
    chunks = [range(at, min(at + CHUNK, first + games)) for at in range(first, first + games, CHUNK)]
    if processes == 1:
        yield from map(play_some, chunks)
        return
    play(first)  # compiles before the others start
    with multiprocessing.Pool(processes) as pool:
        yield from pool.imap_unordered(play_some, chunks)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m ratusz.vector.check", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=2000, help="how many")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--jobs", type=int, default=len(os.sched_getaffinity(0)), help="processes; without it one for each core")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    options = parser.parse_args(arguments)
    if min(options.games, options.jobs) < 1 or options.first < 0:
        parser.error("--games and --jobs are 1 at least, and --first is no less than 0")
    games = decisions = 0
    differences: list[str] = []
    for played, made, told in compare(options.first, options.games, options.jobs):
        games += played
        decisions += made
        differences += told
        if sys.stderr.isatty():
            print(f"\r{games:,} games, {len(differences)} differences", end="", file=sys.stderr, flush=True)
    for text in differences[:TOLD]:
        print(text, file=sys.stderr)
    if options.json:
        print(json.dumps({"games": games, "decisions": decisions, "differences": len(differences), "first": options.first}))
    else:
        print(f"{games:,} games, {decisions:,} decisions, {len(differences)} differences")
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
