"""What a person may ask before deciding: the table, reasons, cards, rules, advice, the log. Nothing here changes the game."""

from collections.abc import Callable

from ..bots.catalogue import bot_named, timed
from ..coach.hints import SECONDS, advised
from ..coach.telling import hint_reasons
from ..kernel.match import Match
from ..kernel.nearness import FAR, away
from ..kernel.preview import preview
from ..kernel.problem import Problem
from ..kernel.state import Action, Refusal
from ..kernel.text import whole
from ..words import rulebook, sentences
from ..words.foreseen import foreseen
from ..words.games import VOICES
from . import cards
from .answer import begins, called, fitting, numbered, only, shortened, single
from .library import ILLUSTRATED, illustrate
from .screen import GameScreen

ADVISER = "expert"  # whose advice `hint` gives unless another bot is named
LOG_LINES = 20

Reason = tuple[str, Refusal]  # the text of a refused action, and why it is refused


class Inquiry:
    def __init__(self, screen: GameScreen, match: Match, alone: bool) -> None:
        self.screen = screen
        self.match = match
        self.alone = alone  # one person is at the screen, who needs no name
        self.game = match.game
        self.commands: dict[str, Callable[[int, str], None]] = {
            "table": self.table,
            "what": self.what,
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

    def labels(self, seat: int, actions: list[Action]) -> dict[str, str]:
        """What actions are called, by their texts."""
        g = self.match.state
        rules = self.game.rules
        view = self.game.view(g, seat)
        spelled = [rules.spelled(rules.words(g, seat, action)) for action in actions]
        return {text: self.screen.label(view, seat, structure) for structure, text in spelled}

    def called(self, seat: int, typed: str) -> str | None:
        """The one legal action that is called so in the language of the screen."""
        return single(typed, called(typed, self.labels(seat, self.game.rules.options(self.match.state, seat))))

    def refused_so(self, seat: int, typed: str) -> list[str]:
        """The refused actions that begin so or are called so, as texts."""
        refused = [refusal[0] for refusal in self.game.rules.explain(self.match.state, seat)[1]]
        return fitting(typed, self.refused(seat)) or list(called(typed, self.labels(seat, refused)))

    def is_verb(self, typed: str) -> bool:
        """Whether this is the first word of an answer that needs more."""
        rules = self.game.rules
        return typed in rules.actions and typed not in rules.asides and bool(rules.actions[typed].names)

    def choices(self, seat: int) -> None:
        """The question that waits for this seat, if there is one, and its answers."""
        g = self.match.state
        rules = self.game.rules
        task = rules.waiting(g, seat)
        if task is None:
            return
        self.screen.question(seat, rules.task_data(g, task), self.alone)
        structures = [rules.structure(g, seat, action) for action in rules.options(g, seat)]
        self.screen.choices(self.game.view(g, seat), seat, list(zip(self.texts(seat), structures, strict=True)))

    def asides(self, seat: int) -> list[tuple[str, str]]:
        """What the seat may do at any time besides answering: text and label."""
        return list(self.labels(seat, self.game.rules.menu(self.match.state, seat)[0]).items())

    def examples(self, seat: int) -> dict[str, str]:
        """What could be typed here, for the help: an action and its beginnings, an action by name, a card, a clause, a word."""
        texts = self.texts(seat) or [text for text, _ in self.asides(seat)] or list(self.game.rules.actions)
        text = max(texts, key=lambda choice: len(choice.split()))
        clause = self.game.clauses[len(self.game.clauses) // 2].id
        topic = sentences.clause(self.screen.words, clause)[0]
        return {
            "text": text,
            "short": shortened(text, texts),
            "action": text.split()[0],
            "card": VOICES[self.game.name].cards[-1],
            "part": rulebook.bare(clause).partition(".")[0],
            "clause": clause,
            "word": max(topic.split(), key=len).lower(),
        }

    def table(self, seat: int, rest: str) -> None:
        self.screen.table(self.game.view(self.match.state, seat))
        self.choices(seat)

    def what(self, seat: int, rest: str) -> None:
        """What an action would do, given by number or text as if it were to be carried out; alone, what each of them would."""
        legal = self.texts(seat)
        wanted = " ".join(rest.lower().split())
        meant = (numbered(wanted, legal) or only(wanted, legal) or self.called(seat, wanted) or wanted) if wanted else ""
        for text in [meant] if meant else legal:
            action = self.match.read(seat, text)
            self.game.rules.check(self.match.state, seat, action)
            found = preview(self.game, self.game.view(self.match.state, seat), seat, action)
            self.screen.text(text, "key")
            for line in foreseen(self.screen.words, self.game.name, found, self.screen.called):
                self.screen.item(line)

    def why(self, seat: int, rest: str) -> None:
        """Every refused action with its reason, or those that begin with the words given; what nobody would expect to be
        possible only if it is asked for by name."""
        found = self.reasons(seat, [text for text in self.refused(seat) if begins(rest.lower(), text)])
        if len(rest.split()) < 2:
            found = expected(found)
        if found:
            self.screen.refusals(found)
        else:
            self.screen.say("play-nothing-refused")

    def why_none(self, seat: int, typed: str, refused: list[str]) -> None:
        """Why nothing like this can be done, when there is nothing to choose from."""
        found = self.reasons(seat, refused)
        if not expected(found):
            rules = {refusal[1] for _, refusal in found}
            raise Problem("action-none", rules.pop() if len(rules) == 1 else "", action=typed)
        self.screen.refusals(expected(found))

    def reasons(self, seat: int, texts: list[str]) -> list[Reason]:
        """The refused actions with these texts, and why they are refused."""
        refusals = self.game.rules.explain(self.match.state, seat)[1]
        return [pair for pair in zip(self.refused(seat), refusals, strict=True) if pair[0] in texts]

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
            if len(found) <= ILLUSTRATED:
                illustrate(self.screen, rule, board=False)

    def hint(self, seat: int, rest: str) -> None:
        """The best a bot would do, knowing no more than this seat, and what speaks for each."""
        g = self.match.state
        if self.game.rules.waiting(g, seat) is None:
            raise Problem("not-your-turn", self.game.rules.idle(g, seat), seat=seat, waiting=list(self.game.rules.seats(g)))
        bot = bot_named(timed(rest or ADVISER, SECONDS), self.game, str(len(self.match.moves)))
        view = self.game.view(g, seat)
        with self.screen.thinking(rest or ADVISER):
            found = advised(self.game, bot, view, seat, self.game.rules.options(g, seat), str(len(self.match.moves)))
        texts = {text for one in found for text in one.texts()}
        coming = {text: preview(self.game, view, seat, self.game.rules.read(g, seat, text)) for text in texts}
        words = self.screen.words
        why = hint_reasons(words, self.game, g, seat, found, coming, self.screen.called)
        alike = len(found) > 1 and len({(one.chance, told) for one, told in zip(found, why, strict=True)}) == 1
        labels = self.labels(seat, [self.game.rules.read(g, seat, one.text) for one in found])
        for number, (one, told, (text, label)) in enumerate(zip(found, why, labels.items(), strict=True)):
            message = "play-hint-next" if number else "play-hint"
            self.screen.say(message, bot=rest or ADVISER, label=label.removesuffix("."), text=text)
            if one.chance is not None and not alike:
                self.screen.item(words.say("coach-estimate", chance=one.chance))
            for line in told.splitlines() if not alike else ():
                self.screen.item(line)
        if alike:
            self.screen.say("play-hint-alike")

    def log(self, seat: int, rest: str) -> None:
        """The last lines of the log, or as many as asked for."""
        lines = whole(rest) if rest else LOG_LINES
        if lines < 0:
            raise Problem("word-number", word=rest)
        seen = [event for event in self.match.events() if event.visible(seat)]
        self.screen.events(seen[max(0, len(seen) - lines) :])


def expected(reasons: list[Reason]) -> list[Reason]:
    """What somebody might have tried, the nearest to possible first."""
    return sorted([reason for reason in reasons if away(reason[1][2]) < FAR], key=lambda reason: away(reason[1][2]))
