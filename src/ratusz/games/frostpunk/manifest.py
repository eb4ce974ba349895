"""Frostpunk, as it is registered."""

from typing import Final

from ratusz.kernel.manifest import Manifest

MANIFEST: Final = Manifest(
    name="frostpunk",
    seats=(1, 2, 3, 4),
    minutes=105,
    package="ratusz",
    game="ratusz.games.frostpunk.game:GAME",
    voice="ratusz.words.frostpunk:VOICE",
    strategy="ratusz.games.frostpunk.strategy.strategy:STRATEGY",
    catalogue="ratusz.words.frostpunk.catalogue:catalogue",
    board="frostpunk",
    lessons="ratusz.games.frostpunk.lessons",
    learning="ratusz.games.frostpunk.learning",
    puzzles="ratusz.games.frostpunk.puzzles",
    encoding="ratusz.games.frostpunk.strategy.encoding:ENCODING",
    common=True,
    bargains=True,
)
