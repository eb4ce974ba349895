"""51st State, as it is registered."""

from typing import Final

from ratusz.kernel.manifest import Manifest

MANIFEST: Final = Manifest(
    name="state51",
    seats=(2,),
    minutes=20,
    package="ratusz",
    game="ratusz.games.state51.game:GAME",
    voice="ratusz.words.state51:VOICE",
    strategy="ratusz.games.state51.strategy.strategy:STRATEGY",
    catalogue="ratusz.words.state51.catalogue:catalogue",
    board="state51",
    lessons="ratusz.games.state51.lessons",
    learning="ratusz.games.state51.learning",
    puzzles="ratusz.games.state51.puzzles",
    encoding="ratusz.games.state51.strategy.encoding:ENCODING",
)
