"""What factions and cards are worth: the expert plays itself; tables or JSON in the end, and a page with plots."""

import json
import sys
import time
from pathlib import Path
from typing import Any

from rich.table import Table

from ..bots.network import read
from ..kernel.game import Game
from ..kernel.problem import Problem
from .records import check_place, replace, telling
from .screen import Screen
from .tournament import progress_bar


def balance(screen: Screen, game: Game, games: int, seed: str, device: str, path: Path | None, as_json: bool) -> None:
    network = read(game)
    if path is not None:
        check_place(path)
    try:
        from ..balance.games import play, to_be_compiled
        from ..balance.page import Page
    except ImportError as missing:
        raise Problem("package-missing", package=missing.name, extra="vector") from None
    if to_be_compiled(games, device):
        print(screen.words.say("balance-compiling"), file=sys.stderr)
    began = time.perf_counter()
    with progress_bar(screen, games) as progress:
        figures = play(network, games, seed, device, progress).data()
    data = {"game": game.name, "seed": seed, "device": device, "seconds": time.perf_counter() - began, **figures}
    page = Page(screen.words, data, path or Path(f"balance-{game.name}.md"))
    if path is not None:
        for place, text in page.files().items():
            with telling(place):
                replace(place, text)
    if as_json:
        print(json.dumps(data))
        return
    show(screen, page)
    if path is not None:
        screen.say("balance-written", file=str(path))


def show(screen: Screen, page: Any) -> None:
    for head, rows in page.tables():
        table = Table(box=None, pad_edge=False, header_style="heading")
        table.add_column(head[0], overflow="fold")
        for title in head[1:]:
            table.add_column(title, justify="right")
        for row in rows:
            table.add_row(*row)
        screen.console.print(table)
        screen.gap()
    for text in page.verdicts():
        screen.text(text)
