"""Shares with their intervals, drawn as SVG: a line for each thing, a dot for each share, and 50 % from top to bottom."""

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
STEP: Final = 5  # per cent, from one line of the grid to the next
MOST_STEPS: Final = 10
COLOURS: Final = ("#1f6f8b", "#b3541e", "#4f7a28")
ROOM: Final = 0.08  # an interval wider than that says nothing and would press the others together

Share = dict[str, Any]  # of tally.share


class Scale:
    """The part of 0 to 100 % that the shares take up, and where a share lies in it."""

    def __init__(self, shares: list[Share]) -> None:
        ends = [end for share in shares for end in share["interval"]] + [0.45, 0.55]
        self.low: int = math.floor(100 * min(ends) / STEP) * STEP
        self.high: int = math.ceil(round(100 * max(ends), 6) / STEP) * STEP
        step = STEP * math.ceil((self.high - self.low) / STEP / MOST_STEPS)
        self.marks = range(math.ceil(self.low / step) * step, self.high + 1, step)  # 50 % is always one

    def across(self, share: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (100 * share - self.low) / (self.high - self.low)


def sure(share: Share) -> bool:
    """Whether there were enough games to draw it."""
    low, high = share["interval"]
    return bool(share["games"] and high - low <= ROOM)


def plot(lines: list[tuple[str, list[Share]]], legend: list[str], percent: Callable[[float], str]) -> str:
    """For each line as many shares as the legend has names; `percent` writes a share in words."""
    drawn = [(label, [share if sure(share) else None for share in shares]) for label, shares in lines]
    scale = Scale([share for _, shares in drawn for share in shares if share is not None])
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
        at = scale.across(mark / 100)
        parts.append(f'<path d="M{at:.1f} {HEAD - 8}V{bottom}" stroke="{"#777" if mark == 50 else "#ddd"}"/>')
        parts.append(f'<text x="{at:.1f}" y="{HEAD - 12}" text-anchor="middle">{escape(percent(mark / 100))}</text>')
    for number, (label, shares) in enumerate(drawn):
        middle = HEAD + LINE * number + LINE / 2
        parts.append(f'<text x="{LEFT - 8}" y="{middle + 4:.1f}" text-anchor="end">{escape(label)}</text>')
        for i, share in enumerate(shares):
            if share is not None:
                parts.append(whisker(scale, share, middle + 5 * (i - (len(shares) - 1) / 2), COLOURS[i]))
    return "\n".join([*parts, "</svg>\n"])


def whisker(scale: Scale, share: Share, y: float, colour: str) -> str:
    low, high = [scale.across(end) for end in share["interval"]]
    dot = f'<circle cx="{scale.across(share["share"]):.1f}" cy="{y:.1f}" r="3" fill="{colour}"/>'
    return f'<path d="M{low:.1f} {y:.1f}H{high:.1f}" stroke="{colour}" stroke-width="2"/>{dot}'
