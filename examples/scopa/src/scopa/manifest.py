"""Scopa, as it is registered."""

from typing import Final

from ratusz.kernel.manifest import Manifest

MANIFEST: Final = Manifest(
    name="scopa",
    seats=(2, 3, 4),
    minutes=20,
    package="scopa",
    game="scopa.game:GAME",
    voice="scopa.words:VOICE",
    strategy="scopa.strategy:STRATEGY",
)
