"""Whatever a position lets in can be played on: nothing but Problem is ever raised, and no invariant breaks."""

import copy
import math
import random
from collections import Counter
from contextlib import suppress
from typing import Any

import pytest

from ratusz.games.catalogue import game_named, strategy_named
from ratusz.games.state51.content.cards import CARDS, LINES
from ratusz.games.state51.content.effects import GOODS
from ratusz.kernel.chance import Guess
from ratusz.kernel.match import Match, begin
from ratusz.kernel.position import loads
from ratusz.kernel.problem import Problem

GAME = game_named("state51")
RULES = GAME.rules
NAMES = [card.name for card in CARDS]
TOP_KEYS = ("box", "chance", "deck", "discard", "display", "first", "next", "phase", "played", "reshuffle", "resigned", "turn")
SEAT_KEYS = ("deals", "faction", "goods", "hand", "known", "left", "lines", "passed", "spoils", "state", "vp")
PHASES = ("lookout", "production", "action", "cleanup", "over")
EFFECTS: list[list[dict[str, Any]]] = [
    [{"do": "pay", "goods": {"scrap": 1}}, {"do": "gain", "goods": {"vp": 1, "card": 1}}],
    [{"do": "gain", "goods": {"universal": 2, "con1": 1, "scrap": 1}}],
    [{"do": "pay", "goods": {"card": 2}}, {"do": "gain", "goods": {"fuel": 1}, "each": "scrap"}],
    [{"do": "pay", "goods": {"spoils": 1}}, {"do": "gain", "goods": {"weapon": 2}}],
    [{"do": "pay", "goods": {"scrap": 2, "weapon": 1, "fuel": 1}}],
    [{"do": "mark", "vp": 1, "on": "factory"}, {"do": "mark", "vp": 2, "on": "gas-station"}],
]


def play(match: Match, dice: random.Random, actions: int) -> None:
    """Random actions, now and then an effect; whoever is asked always has an answer."""
    for _ in range(actions):
        if match.over:
            return
        if dice.random() < 0.1:
            with suppress(Problem):
                match.attempt(dice.randrange(2), dice.choice(EFFECTS))
        seat = RULES.seats(match.state)[0]
        legal, _ = RULES.explain(match.state, seat)
        assert legal
        match.do(seat, dice.choice(legal))
        assert GAME.flaws(match.state) == []


def check(g: Any, dice: random.Random) -> None:
    """Play a position on, write it down on the way, and guess what the players cannot know."""
    match = Match(GAME, g, 2, {}, "", GAME.position(g))
    assert GAME.position(GAME.place(loads(match.start))) == match.start
    for _ in range(10):
        written = GAME.position(match.state)
        assert GAME.position(GAME.load(written)) == written
        reader = dice.choice([None, 0, 1])
        guess = GAME.determinise(GAME.view(match.state, reader), reader, Guess(dice.randrange(1000)))
        RULES.playout(guess, Guess(1), 5)
        assert math.isfinite(strategy_named("state51").evaluate(guess, dice.randrange(2)))
        play(match, dice, 5)


def junk(dice: random.Random) -> Any:
    """Something that may stand in a position, and mostly should not."""
    plain = [0, 1, 2, 3, -1, 99, 1000, 1 << 62, True, False, "", "none", [], {}, [[]], [{}], 1.5, float("nan"), float("inf")]
    words = [*NAMES, *GOODS, *LINES, *PHASES, *RULES.tasks, "together"]
    return dice.choice([dice.choice(plain), dice.choice(words), task(dice), ["together", [], [["turn", 0]], [""]]])


def task(dice: random.Random) -> list[Any]:
    """A task with arguments of the right kinds."""
    name = dice.choice([*RULES.tasks])
    made: list[Any] = [name]
    for kind in RULES.tasks[name].kinds:
        if kind in ("seat", "int"):
            made.append(dice.choice([0, 0, 1, 1, 2, 3]))
        elif kind == "card":
            made.append(dice.choice(NAMES))
        elif kind == "good":
            made.append(dice.choice(GOODS[:6]))
        elif kind == "goods":
            made.append({dice.choice(GOODS): dice.randrange(4)})
        elif kind == "line":
            made.append(dice.choice(LINES))
        else:
            made.append(dice.choice(["S51-WORK.3", "S51-EXCHANGE.1", "S51-LOOKOUT.4"]))
    return made


def entries(data: Any) -> list[tuple[Any, Any]]:
    """Every entry of a nested value, as the container and the key."""
    inside = list(data.items()) if isinstance(data, dict) else list(enumerate(data)) if isinstance(data, list) else []
    return [(data, key) for key, _ in inside] + [entry for _, value in inside for entry in entries(value)]


def mutate(data: dict[str, Any], dice: random.Random) -> None:
    for _ in range(dice.choice([1, 1, 1, 2, 3])):
        here, key = dice.choice(entries(data))
        there, other = dice.choice(entries(data))
        way = dice.randrange(8)
        if way == 0:
            here[key] = junk(dice)
        elif way == 1:
            del here[key]
        elif way == 2:
            here[key] = copy.deepcopy(there[other])
        elif way == 3:
            here[key], there[other] = copy.deepcopy(there[other]), copy.deepcopy(here[key])
        elif way == 4 and isinstance(here[key], list):
            here[key].insert(0, junk(dice))
        elif way == 5 and isinstance(here[key], list):
            dice.shuffle(here[key])
        elif way == 6:
            data[dice.choice(TOP_KEYS)] = junk(dice)
        elif isinstance(data.get("seat"), list) and data["seat"] and isinstance(data["seat"][0], dict):
            data["seat"][0][dice.choice(SEAT_KEYS)] = junk(dice)


def some_game(dice: random.Random) -> Match:
    match = begin(GAME, 2, {}, str(dice.random()))
    play(match, dice, dice.randrange(120))
    return match


def tried(data: dict[str, Any], dice: random.Random) -> str:
    """How a position fares: it is accepted and can be played on, or the code it is refused with."""
    try:
        g = GAME.place(data)
    except Problem as problem:
        return problem.code
    check(g, dice)
    return "accepted"


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_a_mutated_position_is_refused_or_can_be_played_on(seed: int) -> None:
    dice = random.Random(seed)
    fates: Counter[str] = Counter()
    for _ in range(12):
        data = GAME.describe(some_game(dice).state)
        for _ in range(25):
            mutated = copy.deepcopy(data)
            mutate(mutated, dice)
            fates[tried(mutated, dice)] += 1
    assert fates["accepted"] > 20
    assert len(fates) > 6


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_tasks_thrown_together_are_refused_or_can_be_carried_out(seed: int) -> None:
    dice = random.Random(seed)
    fates: Counter[str] = Counter()
    for _ in range(2000):
        data: dict[str, Any] = {
            "phase": "action",
            "seat": [{}, {}],
            "discard": dice.sample(["courier", "rubble"], dice.randrange(3)),
        }
        data["next"] = [task(dice) for _ in range(dice.randrange(1, 3))]
        if dice.random() < 0.7:
            data["next"].append(["after_turn", 0])
        data["seat"][0] = {
            "hand": dice.sample(["school", "gun-shop", "muties", "highway"], dice.randrange(5)),
            "goods": {good: dice.randrange(3) for good in GOODS[:12]},
            "state": ["gas-station", "factory", "brickworks"],
            "deals": dice.sample(["valley", "valley", "armoury"], dice.randrange(4)),
        }
        fates[tried(data, dice)] += 1
    assert fates["accepted"] > 10
    assert fates["task-argument"] > 100
    assert fates["task-misplaced"] > 100


def test_positions_written_in_the_middle_of_anything_are_read_back_the_same() -> None:
    dice = random.Random(51)
    asks: set[str] = set()
    for _ in range(50):
        match = begin(GAME, 2, {}, str(dice.random()))
        while not match.over:
            asks.add(match.state.stack[-1][0])
            g = GAME.load(GAME.position(match.state))
            assert g.stack == match.state.stack
            assert GAME.position(g) == GAME.position(match.state)
            play(match, dice, 1)
        if asks == set(RULES.asks):
            return
    raise AssertionError(set(RULES.asks) - asks)
