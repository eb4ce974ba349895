"""Values with their intervals, drawn as SVG: a line for each thing, a dot for each value, and a grid from top to bottom."""

import math
from collections.abc import Callable
from html import escape
from typing import Any, Final

WIDTH: Final = 720
LEFT: Final = 170
RIGHT: Final = 20
LINE: Final = 20
HEAD: Final = 44
FOOT: Final = 14
MOST_STEPS: Final = 10
COLOURS: Final = ("#1f6f8b", "#b3541e", "#4f7a28", "#7a4b94", "#8a6d1d", "#55606b")

Share = dict[str, Any]  # `share`, `interval`, and the `games` they come from


class Scale:
    """The part of all numbers that the values take up, in whole steps, and where a value lies in it."""

    def __init__(self, ends: list[float], step: float) -> None:
        low = math.floor(round(min(ends) / step, 6))
        high = max(math.ceil(round(max(ends) / step, 6)), low + 1)
        stride = math.ceil((high - low) / MOST_STEPS)
        self.low = low * step
        self.high = high * step
        self.marks = [number * step for number in range(math.ceil(low / stride) * stride, high + 1, stride)]

    def across(self, value: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (value - self.low) / (self.high - self.low)


class Kind:
    """What is drawn: how far the marks of the grid are apart, how a mark is written, the mark that is drawn darker, what is
    always in the picture, and how wide an interval may be that still says something."""

    def __init__(
        self,
        step: float,
        write: Callable[[float], str],
        even: float | None = None,
        shown: tuple[float, ...] = (),
        widest: float = math.inf,
    ) -> None:
        self.step = step
        self.write = write
        self.even = even
        self.shown = shown
        self.widest = widest

    def sure(self, share: Share) -> bool:
        """Whether there were enough games to draw it: a wider interval would press the others together."""
        low, high = share["interval"]
        return bool(share["games"] and high - low <= self.widest)


def plot(lines: list[tuple[str, list[Share]]], legend: list[str], kind: Kind) -> str:
    """For each line as many values as the legend has names."""
    drawn = [(label, [share if kind.sure(share) else None for share in shares]) for label, shares in lines]
    ends = [end for _, shares in drawn for share in shares if share is not None for end in share["interval"]]
    scale = Scale([*ends, *kind.shown] or [0.0], kind.step)
    bottom = HEAD + LINE * len(lines)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {bottom + FOOT}" font-family="sans-serif" font-size="12">',
        f'<rect width="{WIDTH}" height="{bottom + FOOT}" fill="#fff"/>',
    ]
    x = LEFT
    for name, colour in zip(legend, COLOURS, strict=False):
        parts.append(f'<circle cx="{x}" cy="12" r="4" fill="{colour}"/><text x="{x + 9}" y="16">{escape(name)}</text>')
        x += 30 + 7 * len(name)
    for mark in scale.marks:
        at = scale.across(mark)
        dark = kind.even is not None and math.isclose(mark, kind.even)
        parts.append(f'<path d="M{at:.1f} {HEAD - 8}V{bottom}" stroke="{"#777" if dark else "#ddd"}"/>')
        parts.append(f'<text x="{at:.1f}" y="{HEAD - 12}" text-anchor="middle">{escape(kind.write(mark))}</text>')
    for number, (label, shares) in enumerate(drawn):
        middle = HEAD + LINE * number + LINE / 2
        parts.append(f'<text x="{LEFT - 8}" y="{middle + 4:.1f}" text-anchor="end">{escape(label)}</text>')
        apart = min(5.0, (LINE - 5) / max(len(shares) - 1, 1))
        for i, share in enumerate(shares):
            if share is not None:
                parts.append(whisker(scale, share, middle + apart * (i - (len(shares) - 1) / 2), COLOURS[i]))
    return "\n".join([*parts, "</svg>\n"])


def whisker(scale: Scale, share: Share, y: float, colour: str) -> str:
    low, high = [scale.across(end) for end in share["interval"]]
    dot = f'<circle cx="{scale.across(share["share"]):.1f}" cy="{y:.1f}" r="3" fill="{colour}"/>'
    return f'<path d="M{low:.1f} {y:.1f}H{high:.1f}" stroke="{colour}" stroke-width="2"/>{dot}'
