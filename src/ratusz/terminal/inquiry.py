"""What a person may ask before deciding: the table, reasons, cards, rules, advice, the log. Nothing here changes the game."""

from collections.abc import Callable

from ..bots.catalogue import bot_named
from ..kernel.match import Match
from ..kernel.problem import Problem
from ..words import rulebook
from . import cards
from .answer import begins
from .screen import GameScreen

ADVISER = "greedy"  # whose advice `hint` gives unless another bot is named
LOG_LINES = 20


class Inquiry:
    def __init__(self, screen: GameScreen, match: Match) -> None:
        self.screen = screen
        self.match = match
        self.game = match.game
        self.commands: dict[str, Callable[[int, str], None]] = {
            "table": self.table,
            "why": self.why,
            "card": self.card,
            "rules": self.rules,
            "hint": self.hint,
            "log": self.log,
        }

    def texts(self, seat: int) -> list[str]:
        """The legal answers of a seat as texts, in the order of their numbers."""
        g = self.match.state
        return [self.game.rules.write(g, seat, action) for action in self.game.rules.options(g, seat)]

    def refused(self, seat: int) -> list[str]:
        """What the seat may not do now, as texts."""
        g = self.match.state
        return [self.game.rules.write(g, seat, refusal[0]) for refusal in self.game.rules.explain(g, seat)[1]]

    def choices(self, seat: int) -> None:
        """The question that waits for this seat, and its answers."""
        g = self.match.state
        rules = self.game.rules
        task = rules.waiting(g, seat)
        assert task is not None  # only a seat that is asked gets here
        self.screen.question(seat, rules.task_data(g, task))
        structures = [rules.structure(g, seat, action) for action in rules.options(g, seat)]
        self.screen.choices(self.game.view(g, seat), seat, list(zip(self.texts(seat), structures, strict=True)))

    def asides(self, seat: int) -> list[tuple[str, str]]:
        """What the seat may do at any time besides answering: text and label."""
        g = self.match.state
        rules = self.game.rules
        view = self.game.view(g, seat)
        return [
            (rules.write(g, seat, action), self.screen.label(view, seat, rules.structure(g, seat, action)))
            for action in rules.menu(g, seat)[0]
        ]

    def table(self, seat: int, rest: str) -> None:
        self.screen.table(self.game.view(self.match.state, seat))
        self.choices(seat)

    def why(self, seat: int, rest: str) -> None:
        """Every refused action with its reason, or those that begin with the words given."""
        refusals = self.game.rules.explain(self.match.state, seat)[1]
        found = [pair for pair in zip(self.refused(seat), refusals, strict=True) if begins(rest.lower(), pair[0])]
        if found:
            self.screen.refusals(found)
        else:
            self.screen.say("play-nothing-refused")

    def card(self, seat: int, rest: str) -> None:
        if rest:
            self.screen.card(cards.find(self.screen.words, self.game.name, rest))
        else:
            self.screen.columns(cards.titles(self.screen.words, self.game.name).items())

    def rules(self, seat: int, rest: str) -> None:
        found = rulebook.find(self.screen.words, self.game.name, rest)
        if not found:
            raise Problem("rules-nothing", query=rest)
        for rule in found:
            self.screen.clause(rule)

    def hint(self, seat: int, rest: str) -> None:
        """What a bot would do, knowing no more than this seat."""
        g = self.match.state
        bot = bot_named(rest or ADVISER, self.game, str(len(self.match.moves)))
        view = self.game.view(g, seat)
        with self.screen.thinking(rest or ADVISER):
            action = bot.choose(view, seat, self.game.rules.options(g, seat))
        label = self.screen.label(view, seat, self.game.rules.structure(g, seat, action))
        self.screen.say("play-hint", bot=rest or ADVISER, label=label, text=self.game.rules.write(g, seat, action))

    def log(self, seat: int, rest: str) -> None:
        """The last lines of the log, or as many as asked for."""
        if rest and not rest.isdecimal():
            raise Problem("word-number", word=rest)
        lines = int(rest) if rest else LOG_LINES
        seen = [event for event in self.match.events() if event.visible(seat)]
        self.screen.events(seen[max(0, len(seen) - lines) :])
