"""The contract between a game and everything above it."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from .chance import Chance, stream
from .content import Clause
from .manifest import Manifest
from .position import dumps, loads
from .problem import Problem
from .rules import Rules
from .state import Action, Event, State
from .view import View

Value = str | int

ENDED: Final = "-"  # for `Game.moment`: what was told at length is over
ROUND_OVER: Final = "round-over"  # for `Game.moment`: looks back at the round before this event


class Option:
    """A choice made before the game. One without `values` takes any text, or is left out: nobody is offered it, it is handed on
    from an earlier game (`Game.handed_on`)."""

    __slots__ = ("default", "name", "values")

    def __init__(self, name: str, values: tuple[Value, ...], default: Value) -> None:
        self.name = name
        self.values = values
        self.default = default


class Result:
    """How a game stands or ended: winners (empty: a draw), scores, where they come from, and the clause that decides."""

    __slots__ = ("over", "rule", "scores", "sources", "winners")

    def __init__(self, over: bool, winners: list[int], scores: list[int], sources: list[dict[str, int]], rule: str) -> None:
        self.over = over
        self.winners = winners
        self.scores = scores
        self.sources = sources
        self.rule = rule

    def data(self) -> dict[str, Any]:
        return {
            "over": self.over,
            "winners": self.winners,
            "scores": self.scores,
            "sources": self.sources,
            "rule": self.rule,
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """What a game offers. The methods that raise NotImplementedError are the ones a game writes."""

    def __init__(
        self,
        manifest: Manifest,
        rules: Rules,
        options: tuple[Option, ...],
        version: int,
        content: str,
        clauses: list[Clause],
    ) -> None:
        self.name = manifest.name
        self.seats = manifest.seats
        self.rules = rules
        self.options = options
        self.version = version  # of the rules as implemented: raised when the same actions can lead elsewhere
        self.content = content  # fingerprint of the content files
        self.clauses = clauses

    def start(self, seats: int, options: dict[str, Value], chance: Chance) -> State:
        """Set-up, up to the first decision's task on the stack. Options are complete and checked."""
        raise NotImplementedError

    def view(self, g: State, seat: int | None) -> View:
        """What a seat (None: a spectator) may know, built up from nothing, as plain data."""
        raise NotImplementedError

    def rebuild(self, view: View) -> State:
        """A state that gives this view; what the seat cannot know lies in it in some arrangement."""
        raise NotImplementedError

    def redeal(self, g: State, seat: int | None, chance: Chance) -> None:
        """Arrange at random, in place, all that the seat cannot know."""
        raise NotImplementedError

    def describe(self, g: State) -> dict[str, Any]:
        """The position as data, for `position`."""
        raise NotImplementedError

    def place(self, data: dict[str, Any]) -> State:
        """The state a position's data describe; Problem if they cannot be."""
        raise NotImplementedError

    def result(self, g: State) -> Result:
        raise NotImplementedError

    def figures(self, g: State, eyes: int | None) -> dict[str, int]:
        """What a player counts, by name: previews tell how it changes. Only what these eyes may know; None: who watches."""
        raise NotImplementedError

    def besides(self, g: State) -> tuple[Any, ...]:
        """What beside its figures and the stack can matter later in a decision: two ways that agree in all of it are one."""
        return ()

    def suppose(self, g: State, seat: int, action: Action) -> int | None:
        """If others decide whether this action comes to what it aims at: take the question off the stack, put on it what follows
        when it has, and say whose choices these are. None: there is nothing to suppose."""
        return None

    def prospects(self, g: State, eyes: int | None) -> dict[str, State]:
        """What is to come, as things stand, or may come: by name, clones of the state with the tasks on the stack that will bring
        it. Only what these eyes may know of; None: who watches."""
        return {}

    def moment(self, event: Event) -> str:
        """What is to be told at length, if this event begins it or goes on with it: a storm, a death, a new law. Everything told
        after it is part of it until another moment begins or an event is ENDED. Empty: nothing begins or ends here. ROUND_OVER
        looks back, to the event of this kind before it or to the beginning, at the figures of `recap`."""
        return ""

    def recap(self, g: State, eyes: int | None) -> dict[str, int]:
        """Those of the figures by which a player would tell how a round went, the weightiest first."""
        return self.figures(g, eyes)

    def in_prospect(self, figure: str) -> bool:
        """Whether a figure counts what would come of things as they are, not what is there: a moment has not changed that."""
        return False

    def pictured(self, g: State) -> dict[str, list[int]]:
        """What tells how a game went when it is over, drawn over its rounds, by the name of a picture: a number for each seat, or
        for each of the things that the words for the picture name."""
        return {"score": self.result(g).scores}

    def round_number(self, round: int) -> int:
        """By which number players know a round; 0: by none."""
        return round

    def stage(self, g: State) -> tuple[int, str]:
        """The round and the phase, also in the middle of an op."""
        view = self.view(g, None)
        return (view["round"], view["phase"])

    def phases(self) -> tuple[str, ...]:
        """The phases there are, by the names views give them; empty where nobody would stop at one."""
        return ()

    def handed_on(self, g: State, options: dict[str, Value]) -> dict[str, Value]:
        """What follows from this game for the next one of the same people, as options of that: which stories they know."""
        return {}

    def flaws(self, g: State) -> list[str]:
        """Broken invariants, for tests and fuzzers: empty in every reachable state."""
        raise NotImplementedError

    def carry_out(self, g: State, seat: int, effect: list[Any]) -> None:
        """Push an effect written as content data, as if a card of this seat had it; where cards have effects."""
        raise Problem("effect-none", game=self.name)

    # What follows from these.

    def open_view(self, g: State) -> View:
        """What nobody sees before the end: every seat as it sees itself."""
        view = self.view(g, None)
        return laid_open(view, [self.view(g, seat) for seat in range(len(view["seats"]))])

    def new(self, seats: int, options: dict[str, Value], seed: str) -> State:
        if seats not in self.seats:
            raise Problem("seats", game=self.name, got=seats, known=", ".join([str(n) for n in self.seats]))
        return self.start(seats, self.complete(options), Chance(stream(seed, self.name)))

    def complete(self, options: dict[str, Value]) -> dict[str, Value]:
        """Options checked, the ones left out at their defaults."""
        known = {option.name: option for option in self.options} if options else {}
        for name, value in options.items():
            if name not in known:
                raise Problem("option-unknown", game=self.name, option=name, known=", ".join(known))
            free = not known[name].values and isinstance(value, str)
            if not free and (value not in known[name].values or isinstance(value, bool)):
                values = ", ".join([str(v) for v in known[name].values])
                raise Problem("option-value", option=name, got=str(value), known=values)
        wanted = [option for option in self.options if option.values or option.name in options]
        return {option.name: options.get(option.name, option.default) for option in wanted}

    def determinise(self, view: View, seat: int | None, chance: Chance) -> State:
        """A guess at the whole truth behind a view."""
        g = self.rebuild(view)
        self.redeal(g, seat, chance)
        return g

    def position(self, g: State) -> str:
        return dumps(self.describe(g))

    def load(self, text: str) -> State:
        g = self.place(loads(text))
        self.rules.settle(g)
        return g


def laid_open(view: View, own: list[View]) -> View:
    """What a spectator sees, with every seat as it sees itself."""
    return {**view, "seats": [one["seats"][seat] for seat, one in enumerate(own)]}
