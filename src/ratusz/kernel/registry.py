"""What one game's rules consist of: its ops, asks and asides by name, and how their arguments are written.

A task is an immutable tuple (name, *args) on `state.stack`. An op changes the state and may push tasks. An ask is a task that
waits; its first argument is the seat asked. An aside is open to every seat whenever the game waits.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final, TypeVar

from .names import Masks, Names, Seats, Several
from .state import Action, Refusal, State, Task
from .text import Kind, Shape, shape

F = TypeVar("F", bound=Callable[..., Any])

TOGETHER: Final = "together"


class Ask:
    """options(g, legal, why, *args) fills `legal` and, unless it is None, `why`; chosen(g, action, *args) carries out;
    refused(g, action, *args) gives (rule, figures) or None for an answer that neither of the lists names.

    The first two are called by arity: f(g, *task[1:]) costs twice as much, plain and compiled.
    """

    __slots__ = ("chosen", "options", "refused")

    def __init__(self, options: Callable[..., None], chosen: Callable[..., None], refused: Callable[..., Any]) -> None:
        self.options = options
        self.chosen = chosen
        self.refused = refused

    def fill(self, g: State, legal: list[Action], why: list[Refusal] | None, task: Task) -> None:
        n = len(task)
        if n == 2:
            self.options(g, legal, why, task[1])
        elif n == 3:
            self.options(g, legal, why, task[1], task[2])
        elif n == 4:
            self.options(g, legal, why, task[1], task[2], task[3])
        elif n == 5:
            self.options(g, legal, why, task[1], task[2], task[3], task[4])
        else:
            self.options(g, legal, why, *task[1:])

    def carry_out(self, g: State, action: Action, task: Task) -> None:
        n = len(task)
        if n == 2:
            self.chosen(g, action, task[1])
        elif n == 3:
            self.chosen(g, action, task[1], task[2])
        elif n == 4:
            self.chosen(g, action, task[1], task[2], task[3])
        elif n == 5:
            self.chosen(g, action, task[1], task[2], task[3], task[4])
        else:
            self.chosen(g, action, *task[1:])


class Aside:
    """refused(g, seat, action) gives (rule, figures) or None; menu(g, seat, legal, why) lists some of the possible asides."""

    __slots__ = ("chosen", "menu", "refused")

    def __init__(self, menu: Callable[..., None], refused: Callable[..., Any], chosen: Callable[..., None]) -> None:
        self.menu = menu
        self.refused = refused
        self.chosen = chosen


def unasked(g: State, action: Action, *args: Any) -> None:
    raise AssertionError("sealed", action, args)


def nothing_more(g: State, action: Action, *args: Any) -> tuple[str, dict[str, Any]] | None:
    return None


def no_clause(g: State, seat: int) -> str:
    return ""


def always(g: Any) -> bool:
    return True


class Registry:
    def __init__(self) -> None:
        self.ops: dict[str, Callable[..., None]] = {}
        self.asks: dict[str, Ask] = {}
        self.asides: dict[str, Aside] = {}
        self.tasks: dict[str, Shape] = {}
        self.actions: dict[str, Shape] = {}
        self.kinds: dict[str, Kind] = {}
        self.catalogues: dict[str, Names] = {}  # of the kinds that go by names
        self.idle: Callable[[Any, int], str] = no_clause  # the clause by which a seat is not asked now; a game puts its own here
        self.decisions: set[str] = set()
        self.rests: set[str] = set()
        self.joined: set[str] = set()
        self.chores: set[str] = set()
        self.opening: dict[str, Callable[[Any], bool]] = {}
        self.closing: dict[str, Action] = {}
        self.runs: dict[str, Callable[..., None] | None] = {TOGETHER: None}  # every task: its op, or None if it waits

    # A name, and the shape of the arguments as text (see text.py).

    def op(self, name: str, args: str = "") -> Callable[[F], F]:
        def register(function: F) -> F:
            self.ops[name] = self.runs[name] = function
            self.tasks[name] = shape(args)
            return function

        return register

    def ask(
        self, name: str, args: str, options: Callable[..., None], refused: Callable[..., Any] = nothing_more
    ) -> Callable[[F], F]:
        """`refused` speaks for answers too many to list: several sources at once, an amount, a card that lies elsewhere."""

        def register(function: F) -> F:
            self.wait(name, args, Ask(options, function, refused))
            return function

        return register

    def sealed(self, name: str, args: str, options: Callable[..., None]) -> None:
        """An ask that is only ever part of a `together`: its answers go to the op that reveals them."""
        self.wait(name, args, Ask(options, unasked, nothing_more))

    def wait(self, name: str, args: str, ask: Ask) -> None:
        self.asks[name] = ask
        self.tasks[name] = shape(args)
        self.runs[name] = None

    def aside(
        self, name: str, args: str, menu: Callable[..., None], refused: Callable[..., Any], form: type[Shape] = Shape
    ) -> Callable[[F], F]:
        def register(function: F) -> F:
            self.asides[name] = Aside(menu, refused, function)
            self.actions[name] = shape(args, form)
            return function

        return register

    def action(self, name: str, args: str = "") -> None:
        self.actions[name] = shape(args)

    def decision(self, *names: str) -> None:
        """Asks that begin something new, while all others belong to the decision before them: a preview ends where one comes."""
        self.decisions.update(names)

    def rest(self, *names: str) -> None:
        """Tasks where a preview ends though they begin no new decision: what comes then is a chapter of its own."""
        self.rests.update(names)

    def joins(self, *names: str) -> None:
        """Asks whose answer is settled with the action that leads to them: a preview tells what each of their answers does."""
        self.joined.update(names)

    def chore(self, *names: str) -> None:
        """Asks that are no decision: any answer is as good as the first, which is given unless somebody wants another."""
        self.chores.update(names)

    def opens(self, *names: str, where: Callable[[Any], bool] = always) -> None:
        """Actions that change nothing but lead to the question that follows: they need no confirmation of their own. `where`: in
        which state, if in others there is none that follows."""
        for name in names:
            self.opening[name] = where

    def opens_now(self, g: State, name: str) -> bool:
        """Whether an action of this name only leads to the next question now."""
        return name in self.opening and self.opening[name](g)

    def closes(self, ask: str, action: Action) -> None:
        """An ask that comes again after each answer, until this one ends it."""
        self.closing[ask] = action

    def kind(
        self,
        name: str,
        write: Callable[[Any, int, Any], Any],
        read: Callable[[Any, int, Any], Any],
        tell: Callable[[Any, int, Any], Any] | None = None,
        told: str = "str",
    ) -> None:
        self.kinds[name] = Kind(write, read, tell, told)

    def named(self, kind: str, names: Iterable[str], dash: bool = False) -> Names:
        """A kind whose values are written by name."""
        found = Names(kind, names, dash)
        self.catalogues[kind] = found
        self.kind(kind, found.write, found.read)
        return found

    def masks(self, kind: str, of: Names) -> None:
        found = Masks(of)
        self.kind(kind, found.write, found.read, told="list[str]")

    def several(self, kind: str, of: str) -> None:
        found = Several(self.kinds[of])
        self.kind(kind, found.write, found.read, told=f"list[{self.kinds[of].told}]")

    def seated(self, count: Callable[[Any], int]) -> None:
        """Seats that are there: `seat` is one, `seats` are several as a mask."""
        found = Seats(count)
        self.kind("seat", found.write, found.read, told="int")
        self.kind("seats", found.write_mask, found.read_mask, told="list[int]")
