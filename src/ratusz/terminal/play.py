"""A game in the terminal: one decision after the other, by people and bots, until it is over or left."""

import tempfile
from collections.abc import Callable
from pathlib import Path

from ..kernel.match import Match
from ..kernel.problem import Problem
from ..kernel.state import Action, Event
from ..words.games import title
from . import records
from .answer import numbered, only
from .inquiry import LOG_LINES, Inquiry
from .interrupt import Interrupts
from .keyboard import Keyboard
from .mentoring import Mentoring
from .players import Player, gone
from .screen import GameScreen
from .speaking import Speaking
from .usage import PROGRAM

LEAVE = "leave"
MENTOR = "mentor"
QUIT = "quit"
READY = "ready"
RESIGN = "resign"
UNDO = "undo"


class Left(Exception):
    """The person at the screen stops here; the game is saved."""


class Play:
    def __init__(self, screen: GameScreen, match: Match, players: list[Player], path: Path | None, until: str) -> None:
        self.screen = screen
        self.keyboard = Keyboard(screen.console)
        self.interrupts = Interrupts()
        self.match = match
        self.game = match.game
        self.players = players
        self.path = path  # where the game is saved; None: not decided yet
        self.until = until  # at which phase or round somebody wants to look before it goes on; empty: at none
        past = max(0, len(match.events()) - LOG_LINES) if match.moves else 0
        self.told = [past] * match.seats  # how many events each seat has been shown
        self.drawn: tuple[int, int] | None = None  # moves made and depth of the stack when the table was last shown
        self.watching: int | None = None  # the person who can see the screen
        self.inquiry = Inquiry(screen, match, len([player for player in players if player.bot is None]) == 1)
        self.speaking = Speaking(match, players)
        self.mentoring = Mentoring(screen, match)
        self.matter = 0  # what is bargained about, and who has nothing more to say about it
        self.ready: set[int] = set()
        self.commands: dict[str, Callable[[int, str], None]] = {
            **self.inquiry.commands,
            MENTOR: self.mentoring.switch,
            UNDO: self.undo,
            LEAVE: self.leave,
            "save": self.save,
            "help": self.help,
            QUIT: self.quit,
        }

    # The game.

    def welcome(self) -> None:
        """What is played, and the promise that nobody can change the cards any more."""
        game = title(self.screen.words, self.game.name)
        self.screen.say("play-welcome", game=game, players=", ".join(self.screen.names))
        self.screen.say("play-commitment", commitment=self.match.commitment)
        self.screen.say("play-how")

    def run(self) -> None:
        with self.interrupts.caught():
            try:
                while not self.match.over:
                    self.go_on()
                self.finish()
            except Left:
                pass
            except (KeyboardInterrupt, EOFError):
                path = self.rescue()  # before anything is said: there may be no terminal left to say it to
                self.screen.gap()
                self.tell_resume(path)
            except BaseException:  # a mistake of ours must not cost the game
                self.rescue()
                raise

    def go_on(self) -> None:
        """Whatever comes next."""
        if self.match.paused:
            self.pause()
            return
        aside = self.speaking.next()
        if aside is not None:
            self.carry_out(*aside)
        else:
            self.step(self.game.rules.seats(self.match.state)[0])

    def step(self, seat: int) -> None:
        bot = self.players[seat].bot
        if bot is None:
            chore = self.match.foregone() if self.match.state.stack[-1][0] in self.game.rules.chores else None
            if chore is None:
                self.turn_to(seat)
            else:
                self.carry_out(seat, chore)
            return
        if not self.bargained():
            return
        g = self.match.state
        with self.screen.thinking(self.players[seat].name):
            action = bot.choose(self.game.view(g, seat), seat, self.game.rules.options(g, seat))
        self.carry_out(seat, action)

    def bargained(self) -> bool:
        """Before a bot decides what people may bargain about, each of them is asked once whether they are ready. False: somebody
        has said something, which the bots may want to answer first."""
        matter, _ = self.speaking.strategy.bargaining(self.match.state)
        if matter and matter != self.matter:
            self.matter, self.ready = matter, set()
        waiting = [seat for seat, player in enumerate(self.players) if player.bot is None and seat not in self.ready]
        return not matter or all([self.is_ready(seat) for seat in waiting])

    def is_ready(self, seat: int) -> bool:
        """Let a person offer something, or answer an offer, before the bots go on; True when there is nothing more to say."""
        if self.watching not in (seat, None) and not self.hand_over(seat):
            return False
        self.watching = seat
        self.look(seat)
        moves = len(self.match.moves)
        while len(self.match.moves) == moves and self.players[seat].bot is None:
            self.screen.say("play-ready", text=READY)
            typed = self.keyboard.line([READY, *self.commands])
            if typed in ("", "1", READY):
                self.ready.add(seat)
                return True
            try:
                self.obey(seat, typed)
            except Problem as problem:
                self.screen.problem(problem)
        return False

    def carry_out(self, seat: int, action: Action) -> None:
        with self.interrupts.held():
            self.match.do(seat, action, self.until)

    def pause(self) -> None:
        """A phase has begun, and nobody is asked: the table, what has happened, and on when the person has looked."""
        seat = self.watching if self.watching is not None else self.first_person()
        self.drawn = None
        self.screen.table(self.game.view(self.match.state, seat))
        self.screen.events(self.news(seat))
        self.screen.say("play-paused")
        typed = self.keyboard.line([QUIT])
        with self.interrupts.held():
            self.match.run(self.until)
        if typed == QUIT:
            self.quit(seat, "")

    def first_person(self) -> int:
        return next(seat for seat, player in enumerate(self.players) if player.bot is None)

    def only_person(self) -> int | None:
        people = [seat for seat, player in enumerate(self.players) if player.bot is None]
        return people[0] if len(people) == 1 else None

    def finish(self) -> None:
        """The end of the story, the score, and where the record lies."""
        if self.watching is not None:
            self.screen.events(self.news(self.watching))
        self.screen.result(self.match, self.only_person())
        path = self.rescue()
        self.screen.gap()
        self.screen.say("play-record")
        self.screen.command("replay", str(path))
        self.screen.command("verify", str(path))
        self.screen.say("play-analyse")
        self.screen.command("analyse", str(path))

    # A person's decision.

    def turn_to(self, seat: int) -> None:
        """Let a person look, then take lines until one of them changes the game."""
        if self.watching not in (seat, None) and not self.hand_over(seat):
            return
        self.watching = seat
        self.look(seat)
        self.mentoring.say_what_matters(seat)
        moves = len(self.match.moves)
        while len(self.match.moves) == moves and self.players[seat].bot is None:
            typed = self.keyboard.line([*self.inquiry.texts(seat), *self.commands])
            try:
                self.obey(seat, typed)
            except Problem as problem:
                self.screen.problem(problem)

    def hand_over(self, seat: int) -> bool:
        """Hide one person's cards before the next one looks; until then whoever moved can still take it back."""
        last = self.watching
        assert last is not None
        self.drawn = None
        self.screen.hide()
        message = "play-hand-over" if self.players[last].bot is None else "play-hand-over-gone"
        self.screen.say(message, player=self.players[seat].name, last=self.players[last].name)
        if self.keyboard.line([UNDO]) != UNDO:
            return True
        try:
            self.undo(last, "")
        except Problem as problem:
            self.screen.problem(problem)
        return False

    def look(self, seat: int) -> None:
        """The table, unless this belongs to the decision it was last shown for; what is new; the choices."""
        g = self.match.state
        if self.drawn is None or len(g.stack) <= self.drawn[1] or self.others_moved(seat, self.drawn[0]):
            self.drawn = (len(self.match.moves), len(g.stack))
            self.screen.table(self.game.view(g, seat))
        news = self.news(seat)
        if news:
            self.screen.events(news)
            self.screen.gap()
        self.inquiry.choices(seat)

    def others_moved(self, seat: int, since: int) -> bool:
        return any(move.seat != seat for move in self.match.moves[since:])

    def news(self, seat: int) -> list[Event]:
        """The events this seat may see and has not been shown."""
        events = self.match.events()
        new = events[self.told[seat] :]
        self.told[seat] = len(events)
        return [event for event in new if event.visible(seat)]

    def obey(self, seat: int, typed: str) -> None:
        """Carry out a command or an action, given by number, or by the beginnings of the words of its text or label."""
        word, _, rest = typed.partition(" ")
        if word == "?":
            word = "help"
        if word in self.commands:
            self.commands[word](seat, rest.strip())
            return
        if not typed:
            self.inquiry.choices(seat)
            return
        wanted = " ".join(typed.lower().split())
        found = self.meant(seat, wanted)
        if found in self.commands:
            self.commands[found](seat, "")
            return
        refused = [] if found else self.inquiry.refused_so(seat, wanted)
        if len(refused) > 1 or (not refused and not found and self.inquiry.is_verb(wanted)):
            self.inquiry.why_none(seat, wanted, refused)
            return
        text = found or (refused[0] if refused else wanted)
        if text.partition(" ")[0] not in self.game.rules.actions:
            raise Problem("typed-unknown", typed=typed)
        action = self.match.read(seat, text)
        if text != wanted:
            self.screen.item(text, "quiet")
        if action[0] != RESIGN or self.confirmed(text):
            self.decide(seat, action)

    def decide(self, seat: int, action: Action) -> None:
        """Do what a person has chosen. A mentor who sits beside may think that it should be taken back."""
        before = self.match.state
        self.carry_out(seat, action)
        if self.mentoring.regrets(seat, before, action) and self.keyboard.line([UNDO]) == UNDO:
            self.undo(seat, "")
            self.look(seat)  # the same is asked again

    def meant(self, seat: int, typed: str) -> str | None:
        """The legal action or the command that was meant: by number, by its text, or by what it is called."""
        legal = self.inquiry.texts(seat)
        return numbered(typed, legal) or only(typed, [*legal, *self.commands]) or self.inquiry.called(seat, typed)

    def confirmed(self, text: str) -> bool:
        """Giving up and leaving cannot be taken back, so they must be typed twice."""
        self.screen.say("play-confirm", text=text)
        return self.keyboard.line([text]) == text

    # Commands that change the game or leave it.

    def undo(self, seat: int, rest: str) -> None:
        """Back to the last decision of this person. Bots do not mind; people do, and what this person was shown stays shown."""
        if self.players[seat].bot is not None:
            raise Problem("undo-gone", player=self.players[seat].name)
        moves = self.match.moves
        own = [number for number, move in enumerate(moves) if move.seat == seat]
        if not own:
            raise Problem("undo-nothing")
        since = moves[len(moves) - self.match.back(whole=False, count=len(moves) - own[-1]) :]
        for move in since[1:]:
            if move.seat != seat and self.players[move.seat].bot is None:
                raise Problem("undo-answered", player=self.players[move.seat].name)
        if since[0].before.revealed != self.match.state.revealed or any(self.match.shows(move, seat) for move in since[1:]):
            raise Problem("undo-shown")
        with self.interrupts.held():
            for _ in since:
                self.match.undo(consent=True)
        events = len(self.match.events())
        self.told = [min(told, events) for told in self.told]
        self.drawn = None
        self.screen.say("play-undone", text=since[0].text)

    def leave(self, seat: int, rest: str) -> None:
        """This person gets up, and a bot plays on; for the others the game does not end."""
        if self.confirmed(LEAVE):
            with self.interrupts.held():
                self.match.leave(seat)
                self.players[seat] = gone(self.players[seat], self.game, f"{self.match.seed} {seat}")
            self.speaking.join(seat, self.players[seat])

    def save(self, seat: int, rest: str) -> None:
        """Save here, or where the person says; never over a file that is not this game's own."""
        path = Path(rest).expanduser() if rest else self.path or records.new_path(self.game)
        if path != self.path and path.exists():
            raise Problem("file-exists", file=str(path))
        self.write(path)
        self.tell_resume(path)

    def tell_resume(self, path: Path) -> None:
        self.screen.say("play-saved")
        self.screen.command("play", "--resume", str(path))

    def write(self, path: Path) -> None:
        with self.interrupts.held():
            if self.match.paused:
                self.match.run()  # a record stands at a question
            records.save(path, self.match, [player.spec for player in self.players])
        self.path = path

    def rescue(self) -> Path:
        """Save wherever it can be saved, and say where."""
        fresh = records.new_path(self.game)
        for path in [fresh] if self.path is None else [self.path, fresh]:
            try:
                self.write(path)
                return path
            except Problem as problem:
                self.screen.problem(problem)
        last = Path(tempfile.mkdtemp(prefix=f"{PROGRAM}-")) / fresh.name
        self.write(last)
        return last

    def help(self, seat: int, rest: str) -> None:
        examples = self.inquiry.examples(seat)
        self.screen.say("play-help", **examples)
        commands = [(name, self.screen.words.say(f"play-help-{name}", **examples)) for name in self.commands]
        self.screen.columns(commands + self.inquiry.asides(seat))

    def quit(self, seat: int, rest: str) -> None:
        self.save(seat, rest)
        raise Left
