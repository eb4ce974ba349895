"""New Angeles, as it is registered."""

from typing import Final

from ratusz.kernel.manifest import Manifest

MANIFEST: Final = Manifest(
    name="newangeles",
    seats=(4, 5, 6),
    minutes=40,
    package="ratusz",
    game="ratusz.games.newangeles.game:GAME",
    voice="ratusz.words.newangeles:VOICE",
    strategy="ratusz.games.newangeles.strategy.strategy:STRATEGY",
    catalogue="ratusz.words.newangeles.catalogue:catalogue",
    board="newangeles",
    lessons="ratusz.games.newangeles.lessons",
    learning="ratusz.games.newangeles.learning",
    puzzles="ratusz.games.newangeles.puzzles",
    encoding="ratusz.games.newangeles.strategy.encoding:ENCODING",
    bargains=True,
)
