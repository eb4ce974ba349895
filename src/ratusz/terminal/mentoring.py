"""The mentor in the terminal: before a decision a sentence about what matters, after a clearly poor one what was better."""

from ..coach.telling import poor_reasons
from ..kernel.match import Match
from ..kernel.state import Action, State
from ..mentor.advice import better, matters, said
from .screen import GameScreen


class Mentoring:
    def __init__(self, screen: GameScreen, match: Match) -> None:
        self.screen = screen
        self.match = match
        self.game = match.game
        self.on = False
        self.judged: set[int] = set()  # decisions, by how many moves were made before them: nobody hears of one twice

    def switch(self, seat: int, rest: str) -> None:
        """On or off, at any time."""
        self.on = not self.on
        self.screen.say("play-mentor-on" if self.on else "play-mentor-off")
        self.say_what_matters(seat)

    def say_what_matters(self, seat: int) -> None:
        """Where something new begins; the steps of an action belong to what was said before it."""
        match, g = self.match, self.match.state
        under_way = match.moves and match.half_step(match.moves[-1], g) is not None
        if not self.on or under_way or self.game.rules.waiting(g, seat) is None:
            return
        concern = matters(self.game, self.game.view(g, seat), seat)
        if concern is not None:
            sentence = said(self.screen.words, self.game.name, concern, self.screen.called)
            self.screen.say("play-mentor", sentence=sentence, rule=concern.rule)

    def regrets(self, seat: int, before: State, action: Action) -> bool:
        """Whether something was clearly better, which is then shown; only what can be taken back freely is judged."""
        decision = len(self.match.moves) - self.match.back(whole=True)
        answer = action[0] not in self.game.rules.asides
        if not self.on or not answer or decision in self.judged or not self.match.can_undo(seat):
            return False
        view = self.game.view(before, seat)
        best = better(self.game, view, seat, action, str(decision))
        if best is None:
            return False
        self.judged.add(decision)
        why = poor_reasons(self.screen.words, self.game, before, seat, action, best.action, best.apart, self.screen.called)
        for message, one, told in zip(("play-mentor-chosen", "play-mentor-better"), (action, best.action), why, strict=True):
            structure = self.game.rules.structure(before, seat, one)
            self.screen.say(message, label=self.screen.label(view, seat, structure), why=told)
        self.screen.say("play-mentor-undo")
        return True
