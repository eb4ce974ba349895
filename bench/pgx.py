"""Pgx, whose games are batched by JAX, measured the same way as our steps: random legal actions, a new game after each that ends.

    python -m bench.pgx [GAME ...]

prints decisions a second, by CPU time where JAX runs on a CPU.
"""

import sys
import time
from importlib import import_module
from importlib.util import find_spec
from typing import Any

GAMES = ("leduc_holdem", "sparrow_mahjong")  # those of its card games that begin with a deal of hidden cards
SIZE = 4096
STEPS = 20  # a call
SECONDS = 4.0


def rate(name: str) -> float:
    jax, pgx = import_module("jax"), import_module("pgx")  # found at run time: they are no dependencies
    game = pgx.make(name)
    init = jax.vmap(game.init)
    step = jax.vmap(import_module("pgx.experimental").auto_reset(game.step, game.init))

    def once(carry: Any, _: Any) -> Any:
        state, key = carry
        key, choice, chance = jax.random.split(key, 3)
        wishes = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
        state = step(state, jax.random.categorical(choice, wishes), jax.random.split(chance, SIZE))
        return (state, key), None

    many = jax.jit(lambda carry: jax.lax.scan(once, carry, None, length=STEPS)[0])
    clock = time.process_time if jax.default_backend() == "cpu" else time.perf_counter
    carry = many((init(jax.random.split(jax.random.PRNGKey(0), SIZE)), jax.random.PRNGKey(1)))
    jax.block_until_ready(carry)
    began = now = clock()
    calls = 0
    while now - began < SECONDS:
        carry = jax.block_until_ready(many(carry))
        calls += 1
        now = clock()
    return SIZE * STEPS * calls / (now - began)


def main(games: list[str]) -> None:
    if find_spec("pgx") is None:
        sys.exit("Pgx is not installed: pip install pgx")
    for name in games or GAMES:
        print(f"{name:26}{rate(name):>18,.0f}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
