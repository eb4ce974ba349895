"""The curve of a training, drawn from its log."""

import json
from pathlib import Path
from typing import Any, Final

WIDTH: Final = 640
HEIGHT: Final = 320
LEFT: Final = 50
RIGHT: Final = 90
TOP: Final = 16
BOTTOM: Final = 44
COLOURS: Final = {"random": "#7a7a7a", "greedy": "#1f6f8b", "search:0.2s": "#b3541e"}


def across(decisions: float, most: float) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * decisions / most


def down(share: float) -> float:
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - share)


def draw_curve(log: Path, out: Path) -> None:
    """Games won against each bot, over the decisions played."""
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    points = [line for line in lines if "against" in line]
    most = max([point["decisions"] for point in points])
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="12">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
    ]
    for percent in range(0, 101, 25):
        y = down(percent / 100)
        parts.append(f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="#ddd"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{percent} %</text>')
    for part in range(5):
        x = across(part * most / 4, most)
        parts.append(f'<text x="{x:.1f}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle">{part * most / 4e6:,.0f}</text>')
    middle = across(most / 2, most)
    parts.append(f'<text x="{middle:.1f}" y="{HEIGHT - 6}" text-anchor="middle">millions of decisions played</text>')
    for bot, colour in COLOURS.items():
        parts += drawn([point for point in points if point["against"] == bot], bot, colour, most)
    out.write_text("\n".join([*parts, "</svg>\n"]))


def drawn(points: list[dict[str, Any]], bot: str, colour: str, most: float) -> list[str]:
    if not points:
        return []
    places = [(across(point["decisions"], most), down(point["share"])) for point in points]
    parts = [f'<path d="M{" ".join([f"{x:.1f},{y:.1f}" for x, y in places])}" fill="none" stroke="{colour}" stroke-width="2"/>']
    parts += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="2.5" fill="{colour}"/>' for x, y in places]
    x, y = places[-1]
    return [*parts, f'<text x="{x + 6:.1f}" y="{y + 4:.1f}" fill="{colour}">{bot}</text>']
