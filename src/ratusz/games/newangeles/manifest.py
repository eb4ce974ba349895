"""New Angeles, as it is registered."""

from typing import Final

from ratusz.kernel.manifest import Manifest

MANIFEST: Final = Manifest(
    name="newangeles",
    seats=(4, 5, 6),
    minutes=180,
    package="ratusz",
    game="ratusz.games.newangeles.game:GAME",
    voice="ratusz.words.newangeles:VOICE",
    catalogue="ratusz.words.newangeles.catalogue:catalogue",
    board="newangeles",
)
