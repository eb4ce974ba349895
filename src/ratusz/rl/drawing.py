"""A table as text, and the text as a picture."""

from typing import Any, Final

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw, ImageFont

from ..words.bundle import words
from ..words.games import VOICES
from .seated import Seated

MODES: Final = ["ansi", "rgb_array"]
COLUMNS: Final = 120
LINES: Final = 100  # of a picture: all are of one size, whatever there is to tell
WIDE: Final = 6  # pixels of a letter
HIGH: Final = 12
PLAIN: Final = str.maketrans({"│": "|", "–": "-", "—": "-", "“": '"', "”": '"', "’": "'", "…": "...", "→": ">", "•": "*"})


def check_mode(mode: str | None) -> None:
    if mode is not None and mode not in MODES:
        raise ValueError(f"There is no render mode {mode!r}: use {' or '.join(map(repr, MODES))}.")


def text(table: Seated, names: list[str]) -> str:
    """What the seat that is asked sees, as in a terminal; in the end, what everybody does."""
    asked = table.asked()
    view = table.game.view(table.g, asked[0] if asked else None)
    return "\n".join(VOICES[table.game.name].table(words("en"), view, names, COLUMNS))


def picture(lines: str) -> npt.NDArray[np.uint8]:
    """The text in dark letters on white, COLUMNS by LINES letters large."""
    image = Image.new("RGB", (COLUMNS * WIDE, LINES * HIGH), "white")
    draw = ImageDraw.Draw(image)
    font = ImageFont.load_default_imagefont()  # its letters are those of Latin-1, all of one width
    for number, line in enumerate(lines.splitlines()[:LINES]):
        draw.text((0, number * HIGH), line.translate(PLAIN).encode("latin-1", "replace"), "#1c2126", font)
    return np.asarray(image)


def rendered(table: Seated, names: list[str], mode: str | None) -> Any:
    if mode is None:
        return None
    return text(table, names) if mode == "ansi" else picture(text(table, names))
