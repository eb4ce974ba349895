"""The figures as a page with plots, in Markdown and SVG, in any language."""

import shlex
from pathlib import Path
from typing import Any, Final

from ..arena.plots import Kind, Share, plot
from ..words.bundle import Words
from .tally import IDLE, SEATS

CHOICES: Final = ("incorporated", "conquered", "cooperated")  # of which there is a plot
COLUMNS: Final = (
    "dealt",
    "drawn",
    "incorporated",
    "rebuilt",
    "replaced",
    "conquered",
    "cooperated",
    "worked",
    "visited",
    "played",
)
STEP: Final = 0.05
AROUND: Final = (0.45, 0.55)  # always in the picture
ROOM: Final = 0.08  # an interval wider than that is not drawn
FEW: Final = 100  # games, below which a share is not told


class Page:
    def __init__(self, words: Words, data: dict[str, Any], path: Path) -> None:
        self.words = words.of(data["game"])
        self.say = self.words.say
        self.data = data
        self.path = path
        self.cards: dict[str, Any] = data["cards"]

    def files(self) -> dict[Path, str]:
        """What is written where: the page, and its plots beside it."""
        return {
            self.path: self.text(),
            self.beside("factions"): self.plot(self.sides(), "won"),
            self.beside("cards"): self.plot(self.by_worth("dealt"), "dealt"),
            self.beside("choices"): self.plot(self.by_worth(*CHOICES), *CHOICES),
        }

    def plot(self, lines: list[tuple[str, list[Share]]], *legend: str) -> str:
        kind = Kind(STEP, self.percent, 0.5, AROUND, ROOM)
        return plot(lines, [self.say(f"balance-{name}") for name in legend], kind)

    def beside(self, name: str) -> Path:
        return self.path.with_name(f"{self.path.stem}-{name}.svg")

    def text(self) -> str:
        data, say = self.data, self.say
        title = say("balance-title", game=say(f"game-{data['game']}"))
        command = f"ratusz balance {data['game']} --games {data['games']} --seed {shlex.quote(data['seed'])}"
        parts = [
            f"# {title}",
            say("balance-intro", games=data["games"], draws=data["draws"], length=round(data["decisions"] / data["games"])),
            f"    {command} --device {data['device']} --page {self.path.name}",
            f"## {say('balance-sides')}",
            table(self.side_head(), self.side_rows()),
            self.picture("factions", say("balance-sides")),
            say("balance-points", points=self.points()),
            f"## {say('balance-cards')}",
            say("balance-worth"),
            self.picture("cards", say("balance-dealt")),
            *self.verdicts(),
            f"## {say('balance-choices')}",
            say("balance-choice"),
            self.picture("choices", say("balance-choices")),
            table([say("balance-card"), say("balance-usage"), *[say(f"balance-{name}") for name in COLUMNS]], self.card_rows()),
        ]
        return "\n\n".join(parts) + "\n"

    def percent(self, share: float) -> str:
        return self.say("balance-percent", share=share)

    def picture(self, name: str, title: str) -> str:
        return f"![{title}]({self.beside(name).name})"

    def name(self, card: str) -> str:
        return self.say(f"card-{card}")

    def points(self) -> str:
        said = [(self.say(f"faction-{name}"), points) for name, points in self.data["points"].items()]
        return ", ".join([self.say("balance-point", faction=faction, points=points) for faction, points in said])

    def sides(self) -> list[tuple[str, list[dict[str, Any]]]]:
        """Every faction as first and as second player, each faction, each order."""
        data, say = self.data, self.say
        found = [
            (say(f"balance-{seat}-side", faction=say(f"faction-{faction}")), [data["seats"][faction][seat]])
            for faction in data["seats"]
            for seat in SEATS
        ]
        found += [(say(f"faction-{faction}"), [share]) for faction, share in data["factions"].items()]
        return found + [(say(f"balance-{seat}"), [share]) for seat, share in data["order"].items()]

    def by_worth(self, *names: str) -> list[tuple[str, list[dict[str, Any]]]]:
        """The cards with some of their shares, those that win most from the first hand on top."""
        order = sorted(self.cards, key=lambda card: -(self.cards[card]["dealt"]["share"] or 0))
        found = [(self.name(card), [self.cards[card][name] for name in names]) for card in order]
        return [(label, shares) for label, shares in found if any([share["games"] for share in shares])]

    def told(self, share: dict[str, Any]) -> str:
        if share["games"] < FEW:
            return self.say("balance-few", games=share["games"])
        low, high = share["interval"]
        return self.say("balance-share", share=share["share"], low=low, high=high)

    def side_rows(self) -> list[list[str]]:
        return [
            [label, self.say("balance-count", count=shares[0]["games"]), self.told(shares[0])] for label, shares in self.sides()
        ]

    def side_head(self) -> list[str]:
        return [self.say(f"balance-{name}") for name in ("side", "games", "won")]

    def tables(self) -> list[tuple[list[str], list[list[str]]]]:
        """What fits a terminal: the sides, and of the cards what they are worth in the first hand and how often they are used."""
        rows = [
            [self.name(card), self.told(figures["dealt"]), self.percent(figures["usage"])]
            for card, figures in sorted(self.cards.items(), key=lambda entry: -(entry[1]["dealt"]["share"] or 0))
        ]
        head = [self.say(f"balance-{name}") for name in ("card", "dealt", "usage")]
        return [(self.side_head(), self.side_rows()), (head, rows)]

    def card_rows(self) -> list[list[str]]:
        rows = []
        for card, figures in self.cards.items():
            rows.append([self.name(card), self.percent(figures["usage"]), *[self.told(figures[name]) for name in COLUMNS]])
        return rows

    def verdicts(self) -> list[str]:
        """Which cards are worth something, and whether one is worth nothing."""
        say, data = self.say, self.data
        found = []
        for name in ("helpful", "harmful"):
            cards = sorted(data[name], key=lambda card: -abs(self.cards[card]["dealt"]["share"] - 0.5))
            told = [say("balance-named", card=self.name(card), share=self.cards[card]["dealt"]["share"]) for card in cards]
            if told:
                found.append(say(f"balance-{name}", cards=", ".join(told)))
        idle = [say("balance-named", card=self.name(card), share=self.cards[card]["usage"]) for card in data["idle"]]
        if idle:
            found.append(say("balance-idle", cards=", ".join(idle), limit=IDLE))
        else:
            least = min(self.cards, key=lambda card: self.cards[card]["usage"])
            found.append(say("balance-busy", card=self.name(least), share=self.cards[least]["usage"]))
        return found


def table(head: list[str], rows: list[list[str]]) -> str:
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *rows]
    return "\n".join([f"| {' | '.join(line)} |" for line in lines])
