"""The standings as one page of HTML, with its plots in it: it needs nothing else, and can be sent to somebody as it is."""

from html import escape
from typing import Any, Final

from ..words.bundle import Words
from ..words.games import title
from .plots import Kind, Share, plot

STYLE: Final = """
body { font: 15px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
body { color: #1c2126; background: #fff }
h1 { font-size: 1.6rem } h2 { font-size: 1.15rem; margin-top: 2rem }
table { border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { padding: .25rem .8rem; text-align: right; border-bottom: 1px solid #ddd }
th:first-child, td:first-child { text-align: left }
pre { background: #f3f4f5; padding: .6rem .8rem; overflow-x: auto } .scroll { overflow-x: auto } svg { max-width: 45rem }
"""
STEP: Final = 0.1  # of a share
POINT: Final = 1.0  # of a rating
SURE: Final = 2  # sigmas to either side of a rating: about 95 %


class Page:
    def __init__(self, words: Words, data: dict[str, Any], command: str) -> None:
        self.words = words.of(data["game"])
        self.say = self.words.say
        self.data = data
        self.command = command

    def text(self) -> str:
        data, say = self.data, self.say
        heading = say("arena-title", game=title(self.words, data["game"]))
        intro = say("arena-intro", games=data["games"], draws=data["draws"], length=round(data["decisions"] / data["games"]))
        alone = len(data["sides"]) == 1
        parts = [
            f"<h1>{escape(heading)}</h1>",
            paragraph(intro),
            f"<pre>{escape(self.command)}</pre>",
            table([say(f"arena-{name}") for name in ("bot", "games", "wins", "won", "rating", "thinking")], self.rows()),
            self.section("won", plot(self.won(), [say("arena-won")], self.shares(data["seats_at_table"]))),
            self.section("rating", plot(self.ratings(), [say("arena-rating")], Kind(POINT, self.number))),
        ]
        if not alone:
            parts.append(self.section("pairs", table([say("arena-ahead"), *data["sides"]], self.pairs())))
        if data["seats_at_table"] > 1 and not data["common"]:
            legend = [say("arena-seat", number=number + 1) for number in range(data["seats_at_table"])]
            parts.append(
                self.section("seats", plot([(name, data["by_seat"][name]) for name in data["sides"]], legend, self.shares(1)))
            )
        return document(self.words.language, heading, parts)

    def section(self, name: str, drawn: str) -> str:
        head, about = self.say(f"arena-about-{name}", "title"), self.say(f"arena-about-{name}")
        return f'<h2>{escape(head)}</h2>{paragraph(about)}<div class="scroll">{drawn}</div>'

    def shares(self, seats: int) -> Kind:
        """Of two, each would win half of the games if they were equal."""
        return Kind(STEP, self.percent, 0.5 if seats == 2 else None)

    def percent(self, share: float) -> str:
        return self.say("arena-percent", share=share)

    def number(self, value: float) -> str:
        return self.say("arena-number", value=value)

    def told(self, share: Share) -> str:
        """A share with its interval."""
        if not share["games"]:
            return "–"
        low, high = share["interval"]
        return self.say("arena-share", share=share["share"], low=low, high=high)

    def rows(self) -> list[list[str]]:
        data = self.data
        found = []
        for name in data["sides"]:
            rating = self.say("arena-rated", mu=data["ratings"][name]["mu"], sigma=data["ratings"][name]["sigma"])
            thinking = self.say("arena-moment", milliseconds=1000 * data["thinking"][name])
            won = self.told(self.side(name))
            found.append([name, str(data["played"][name]), str(data["wins"][name]), won, rating, thinking])
        return found

    def side(self, name: str) -> Share:
        data = self.data
        return {"share": data["win_rate"][name], "interval": data["interval"][name], "games": data["played"][name]}

    def won(self) -> list[tuple[str, list[Share]]]:
        return [(name, [self.side(name)]) for name in self.data["sides"]]

    def ratings(self) -> list[tuple[str, list[Share]]]:
        found = []
        for name in self.data["sides"]:
            mu, sigma = self.data["ratings"][name]["mu"], self.data["ratings"][name]["sigma"]
            found.append((name, [{"share": mu, "interval": [mu - SURE * sigma, mu + SURE * sigma], "games": 1}]))
        return found

    def pairs(self) -> list[list[str]]:
        pairs, sides = self.data["pairs"], self.data["sides"]
        return [[name, *["" if other == name else self.told(pairs[name][other]) for other in sides]] for name in sides]


def paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def table(head: list[str], rows: list[list[str]]) -> str:
    lines = [cells("th", head), *[cells("td", row) for row in rows]]
    return f'<div class="scroll"><table>{"".join(lines)}</table></div>'


def cells(tag: str, texts: list[str]) -> str:
    return f"<tr>{''.join([f'<{tag}>{escape(text)}</{tag}>' for text in texts])}</tr>"


def document(language: str, heading: str, parts: list[str]) -> str:
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(heading)}</title>'
    body = "\n".join(parts)
    return f'<!doctype html>\n<html lang="{language}"><head>{head}<style>{STYLE}</style></head>\n<body>\n{body}\n</body></html>\n'
