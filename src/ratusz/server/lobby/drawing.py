"""The picture messengers show beside an invitation: who invites, to what. Letters are those of the page, if it is built."""

import io
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from PIL import Image, ImageDraw, ImageFont

SIZE: Final = (1200, 630)
MARGIN: Final = 80
GROUND, RUST, LIGHT, DIM = "#201a14", "#e07f47", "#fdf3de", "#c9b48f"
SUBSETS: Final = ("latin", "latin-ext", "cyrillic")  # the page has a file of its fonts for each
FACE: Final = "oswald-{subset}-500-normal-*.woff2"
# The town hall of the page's icon, on a field of 24 by 24.
TOWER: Final = (
    (11.3, 2), (12.7, 2), (12.7, 4), (15.5, 5.5), (15.5, 9.5), (17.5, 9.5), (17.5, 20), (21, 20), (21, 22), (3, 22), (3, 20),
    (6.5, 20), (6.5, 9.5), (8.5, 9.5), (8.5, 5.5), (11.3, 4),
)  # fmt: skip


class Letters:
    """A font in several files; each letter is taken from the first that has it."""

    def __init__(self, folder: Path, size: int) -> None:
        files = [found for subset in SUBSETS for found in sorted(folder.glob(FACE.format(subset=subset)))]
        self.fonts: list[Any] = [ImageFont.truetype(str(file), size) for file in files] or [ImageFont.load_default(size)]
        self.size = size
        self.missing = [bytes(font.getmask("\U0010ffff")) for font in self.fonts]

    def font_of(self, letter: str) -> Any:
        for font, missing in zip(self.fonts, self.missing, strict=True):
            if letter.isspace() or bytes(font.getmask(letter)) != missing:
                return font
        return self.fonts[0]

    def width(self, text: str) -> float:
        return float(sum([self.font_of(letter).getlength(letter) for letter in text]))

    def write(self, draw: ImageDraw.ImageDraw, at: tuple[float, float], text: str, colour: str) -> None:
        x, y = at
        for letter in text:
            font = self.font_of(letter)
            draw.text((x, y), letter, colour, font, anchor="ls")
            x += font.getlength(letter)

    def lines(self, text: str, width: float, most: int) -> list[str]:
        """The text in lines of at most this width; what does not fit is cut off."""
        found: list[str] = [""]
        for word in text.split():
            longer = f"{found[-1]} {word}".strip()
            if self.width(longer) <= width or not found[-1]:
                found[-1] = longer
            else:
                found.append(word)
        return [self.cut(line, width) for line in found[:most]]

    def cut(self, line: str, width: float) -> str:
        while self.width(line) > width:
            line = line[:-2] + "…"
        return line


@lru_cache(maxsize=100)
def picture(folder: Path, title: str, text: str, below: str) -> bytes:
    """A picture as PNG: the title of the game, who invites, and the terms."""
    image = Image.new("RGB", SIZE, GROUND)
    draw = ImageDraw.Draw(image)
    draw.rectangle((0, SIZE[1] - 16, SIZE[0], SIZE[1]), RUST)
    scale = 7
    draw.polygon([(SIZE[0] - MARGIN - 24 * scale + x * scale, 50 + y * scale) for x, y in TOWER], RUST)
    wide = SIZE[0] - 2 * MARGIN
    large, middle, small = [Letters(folder, size) for size in (92, 54, 36)]
    y = 190.0
    for line in large.lines(title, wide - 24 * scale, 2):
        large.write(draw, (MARGIN, y), line, LIGHT)
        y += 104
    y = max(y, 330.0)
    for line in middle.lines(text, wide, 3):
        middle.write(draw, (MARGIN, y), line, RUST)
        y += 66
    for line in small.lines(below, wide, 1):
        small.write(draw, (MARGIN, SIZE[1] - 56), line, DIM)
    data = io.BytesIO()
    image.save(data, "PNG", optimize=True)
    return data.getvalue()
