"""One game's rules at work: the machine that runs tasks, asks seats and carries their answers out, and reads and writes both."""

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from .chance import Chance
from .position import shown
from .problem import Problem
from .registry import TOGETHER, Registry
from .state import Action, Refusal, State, Task

HIDDEN: Final[Action] = ("?",)  # in a view: an answer another seat has given


class Offer:
    """What a seat may do now: answers to the ask that waits for it or, without a task, asides; what it may not do, and why."""

    __slots__ = ("legal", "task", "why")

    def __init__(self, task: Task | None) -> None:
        self.task = task
        self.legal: list[Action] = []
        self.why: list[Refusal] = []


class Rules(Registry):
    # Running.

    def settle(self, g: State) -> None:
        """Run tasks until one waits for a player or none is left. An op changes g.stack in place, never replaces it."""
        runs = self.runs
        stack = g.stack
        while stack:
            task = stack.pop()
            function = runs[task[0]]
            if function is None:
                stack.append(task)
                if task[0] == TOGETHER:
                    self.recheck(g)
                return
            n = len(task)
            if n == 1:
                function(g)
            elif n == 2:
                function(g, task[1])
            elif n == 3:
                function(g, task[1], task[2])
            elif n == 4:
                function(g, task[1], task[2], task[3])
            elif n == 5:
                function(g, task[1], task[2], task[3], task[4])
            else:
                function(g, *task[1:])

    def seats(self, g: State) -> tuple[int, ...]:
        """Whose answer the game waits for; empty when it is over."""
        if not g.stack:
            return ()
        task = g.stack[-1]
        if task[0] == TOGETHER:
            return tuple([part[1] for part, given in zip(task[2], task[3], strict=True) if given is None])
        return () if self.runs[task[0]] is not None else (task[1],)  # (): stopped between two phases (see pausing.py)

    def waiting(self, g: State, seat: int) -> Task | None:
        """The ask this seat has to answer now."""
        if g.stack:
            task = g.stack[-1]
            if task[0] == TOGETHER:
                for part, given in zip(task[2], task[3], strict=True):
                    if part[1] == seat and given is None:
                        found: Task = part
                        return found
            elif task[1] == seat:
                return task
        return None

    def fill(self, g: State, legal: list[Action], why: list[Refusal] | None, task: Task) -> None:
        self.asks[task[0]].fill(g, legal, why, task)

    def options(self, g: State, seat: int) -> list[Action]:
        """The legal answers of a seat, in a fixed order that depends on nothing it cannot see."""
        legal: list[Action] = []
        task = self.waiting(g, seat)
        if task is not None:
            self.fill(g, legal, None, task)
        return legal

    def pose(self, g: State, task: Task) -> None:
        """Ask, unless there is one answer, which is given at once, or none."""
        legal: list[Action] = []
        ask = self.asks[task[0]]
        ask.fill(g, legal, None, task)
        if len(legal) == 1:
            ask.carry_out(g, legal[0], task)
        elif legal:
            g.stack.append(task)

    def offers(self, g: State, seat: int, reasons: bool = True) -> list[Offer]:
        """All a seat may do now, as every front end tells it. The reasons against other answers may be left out."""
        found: list[Offer] = []
        task = self.waiting(g, seat)
        if task is not None:
            asked = Offer(task)
            self.fill(g, asked.legal, asked.why if reasons else None, task)
            found.append(asked)
        if self.asides and g.stack:  # also where none is listed: some are too rich to list
            asides = Offer(None)
            asides.legal, asides.why = self.menu(g, seat)
            found.append(asides)
        return found

    def explain(self, g: State, seat: int) -> tuple[list[Action], list[Refusal]]:
        """The legal answers, and those a player could expect but may not give, each with its clause and figures."""
        legal: list[Action] = []
        why: list[Refusal] = []
        task = self.waiting(g, seat)
        if task is not None:
            self.fill(g, legal, why, task)
        return legal, why

    def menu(self, g: State, seat: int) -> tuple[list[Action], list[Refusal]]:
        """Asides this seat might make now, and refused ones; an aside too rich to list may be legal all the same."""
        legal: list[Action] = []
        why: list[Refusal] = []
        if g.stack:
            for aside in self.asides.values():
                aside.menu(g, seat, legal, why)
        return legal, why

    def apply(self, g: State, seat: int, action: Action) -> None:
        """Carry out a legal answer (use `interject` for an aside)."""
        self.decided(g)
        task = g.stack.pop()
        if task[0] == TOGETHER:
            if self.answer(g, seat, action, task):
                return
        else:
            self.asks[task[0]].carry_out(g, action, task)
        self.settle(g)

    def decided(self, g: State) -> None:
        """An answer is about to be carried out: a game may drop what lasted only as long as the decision was open."""

    def interject(self, g: State, seat: int, action: Action) -> None:
        """Carry out a legal aside at once; the ask that waits goes on waiting."""
        self.asides[action[0]].chosen(g, seat, action)
        self.settle(g)

    def check(self, g: State, seat: int, action: Action) -> bool:
        """Whether a legal action is an aside; raises Problem with the clause if it is not legal at all."""
        if not g.stack:
            raise Problem("over")
        aside = self.asides.get(action[0])
        if aside is not None:
            refusal = aside.refused(g, seat, action)
            if refusal is not None:
                raise Problem("refused", refusal[0], action=self.write(g, seat, action), figures=refusal[1])
            return True
        task = self.waiting(g, seat)
        if task is None:
            raise Problem("not-your-turn", self.idle(g, seat), seat=seat, waiting=list(self.seats(g)))
        if action in self.options(g, seat):
            return False
        for refused, rule, figures in self.explain(g, seat)[1]:
            if refused == action:
                raise Problem("refused", rule, action=self.write(g, seat, action), figures=figures)
        unlisted = self.asks[task[0]].refused(g, action, *task[1:])
        if unlisted is not None:
            raise Problem("refused", unlisted[0], action=self.write(g, seat, action), figures=unlisted[1])
        raise Problem("illegal", action=self.write(g, seat, action))

    def playout(self, g: State, chance: Chance, most: int) -> int:
        """Play on at random, to the end or for a number of decisions; how many there were."""
        asks, stack = self.asks, g.stack
        if stack and most > 0:
            self.decided(g)  # once is enough: nobody puts in an aside here
        decisions: i64 = 0
        end: i64 = most  # compiled, a number as great as sys.maxsize is dear to compare with otherwise
        while stack and decisions < end:
            task = stack[-1]
            legal: list[Action] = []
            ask = asks.get(task[0])
            if ask is None:
                task = self.unanswered(task)
                self.fill(g, legal, None, task)
                self.apply(g, task[1], legal[chance.below(len(legal))])
            else:  # `fill` and `apply`, the ask looked up once
                ask.fill(g, legal, None, task)
                stack.pop()
                ask.carry_out(g, legal[chance.below(len(legal))], task)
                self.settle(g)
            decisions += 1
        return decisions

    # Several seats at once: ("together", op, parts, answers). The answers lie in the task, so a clone in the middle costs
    # nothing; when the last one is in, the task becomes (op, parts, answers).

    def together(self, g: State, reveal: str, parts: tuple[Task, ...]) -> None:
        """Ask several seats at once, each with a sealed ask; the op `reveal` gets the parts and, in their order, the answers."""
        g.stack.append((TOGETHER, reveal, parts, (None,) * len(parts)) if parts else (reveal, (), ()))

    def unanswered(self, task: Task) -> Task:
        """The first ask of several at once that waits for its answer."""
        first: Task = task[2][task[3].index(None)]
        return first

    def answer(self, g: State, seat: int, action: Action, task: Task) -> bool:
        """Put an answer to the others; whether some are still missing."""
        name, reveal, parts, answers = task
        filled = list(answers)
        for index, part in enumerate(parts):  # compiled, a zip costs as much as the rest of this
            if part[1] == seat:
                filled[index] = action
        if None in filled:
            g.stack.append((name, reveal, parts, tuple(filled)))
            return True
        g.stack.append((reveal, parts, tuple(filled)))
        g.revealed += 1  # whoever answers last must not look and take the answer back
        return False

    def recheck(self, g: State) -> None:
        """What happened while others thought may have made an answer illegal; that seat is asked again."""
        name, reveal, parts, answers = g.stack[-1]
        kept: list[Action | None] = list(answers)
        again = False
        for index, given in enumerate(answers):
            if given is not None:
                legal: list[Action] = []
                self.fill(g, legal, None, parts[index])
                if given not in legal:
                    kept[index] = None
                    again = True
        if again:
            g.stack[-1] = (name, reveal, parts, tuple(kept))
            g.revealed += 1  # to be asked again tells something of the answer

    def seen_by(self, stack: list[Task], seat: int | None) -> list[Task]:
        """The stack as a seat may know it: the answers others have given in secret are masked."""
        return [self.masked(task, seat) if task[0] == TOGETHER else task for task in stack]

    def masked(self, task: Task, seat: int | None) -> Task:
        name, reveal, parts, answers = task
        seen = [given if given is None or part[1] == seat else HIDDEN for part, given in zip(parts, answers, strict=True)]
        return (name, reveal, parts, tuple(seen))

    def unmask(self, g: State, below: Callable[[int], int]) -> None:
        """Replace masked answers by guesses: any legal answer of that seat."""
        for depth, task in enumerate(g.stack):
            if task[0] == TOGETHER and HIDDEN in task[3]:
                name, reveal, parts, answers = task
                guessed: list[Action | None] = []
                for part, given in zip(parts, answers, strict=True):
                    answer: Action | None = given
                    if given == HIDDEN:
                        legal: list[Action] = []
                        self.fill(g, legal, None, part)
                        answer = legal[below(len(legal))]
                    guessed.append(answer)
                g.stack[depth] = (name, reveal, parts, tuple(guessed))

    # Text.

    def write(self, g: State, seat: int, action: Action) -> str:
        """The canonical one-line text of an action."""
        found = self.actions.get(action[0])
        if found is None:
            return str(action[0])
        return " ".join([str(action[0]), *[str(word) for word in found.write(self.kinds, g, seat, action)]])

    def read(self, g: State, seat: int, text: str) -> Action:
        words = text.split()
        if not words:
            raise Problem("action-empty")
        found = self.actions.get(words[0])
        if found is None:
            raise Problem("action-unknown", action=text, known=" ".join(sorted(self.actions)))
        action = (words[0], *found.read(self.kinds, g, seat, words[1:], text))
        return self.in_order(g, seat, action) if found.rest else action

    def in_order(self, g: State, seat: int, action: Action) -> Action:
        """What follows without number may be given in any order: the legal action that has the same parts."""
        for legal in self.options(g, seat):
            if legal[0] == action[0] and sorted(legal[1:]) == sorted(action[1:]):
                return legal
        return action

    def structure(self, g: State, seat: int, action: Action) -> dict[str, Any]:
        """The same as data: {"do": name, argument: value, ...}."""
        return self.spelled(self.words(g, seat, action))[0]

    def words(self, g: State, seat: int, action: Action) -> list[Any]:
        """An action as its words: the name, then the arguments."""
        return [action[0], *self.actions[action[0]].write(self.kinds, g, seat, action)]

    def spelled(self, words: list[Any]) -> tuple[dict[str, Any], str]:
        """Such words as data and as text."""
        return {"do": words[0], **self.actions[words[0]].named(words[1:])}, " ".join([str(word) for word in words])

    def read_structure(self, g: State, seat: int, data: dict[str, Any]) -> Action:
        """An action from such data."""
        if "do" not in data:
            raise Problem("action-nameless", known=" ".join(sorted(self.actions)))
        name = data["do"]
        found = self.actions.get(name) if isinstance(name, str) else None
        if found is None:
            raise Problem("action-unknown", action=shown(name), known=" ".join(sorted(self.actions)))
        words = found.words({argument: value for argument, value in data.items() if argument != "do"})
        action = (name, *found.read(self.kinds, g, seat, words, str(name)))
        return self.in_order(g, seat, action) if found.rest else action

    def task_data(self, g: State, task: Task) -> list[Any]:
        """A task as plain data, names instead of numbers."""
        if task[0] == TOGETHER:
            answers = [
                "" if given is None else self.write(g, part[1], given) for part, given in zip(task[2], task[3], strict=True)
            ]
            return [TOGETHER, task[1], [self.task_data(g, part) for part in task[2]], answers]
        return [task[0], *self.tasks[task[0]].write(self.kinds, g, 0, task)]

    def asked(self, g: State, seat: int | None) -> dict[str, Any] | None:
        """What the game waits for, as {"kind": name, argument: value, ...}; of what several are asked at once, one's own."""
        if not g.stack:
            return None
        task: Task | None = g.stack[-1]
        if g.stack[-1][0] == TOGETHER:
            task = None if seat is None else self.waiting(g, seat)
        if task is None or task[0] not in self.asks:
            return None
        return {"kind": task[0], **self.tasks[task[0]].tell(self.kinds, g, 0, task)}

    def read_task(self, g: State, data: Any) -> Task:
        if not isinstance(data, list) or not data or not isinstance(data[0], str):
            raise Problem("task-form", task=shown(data))
        if data[0] == TOGETHER:
            return self.read_together(g, data)
        found = self.tasks.get(data[0])
        if found is None:
            raise Problem("task-unknown", task=data[0])
        return (data[0], *found.read(self.kinds, g, 0, data[1:], shown(data)))

    def read_together(self, g: State, data: list[Any]) -> Task:
        forms = (str, str, list, list)
        if len(data) != 4 or not all([isinstance(part, form) for part, form in zip(data, forms, strict=True)]):
            raise Problem("task-form", task=shown(data))
        if data[1] not in self.ops:
            raise Problem("task-form", task=shown(data))
        parts = [self.read_task(g, part) for part in data[2]]
        if any([part[0] not in self.asks for part in parts]):
            raise Problem("task-form", task=shown(data))
        texts: list[Any] = data[3]
        apart = len(texts) == len(parts) == len({part[1] for part in parts})
        if not apart or "" not in texts or not all([isinstance(text, str) for text in texts]):
            raise Problem("task-form", task=shown(data))  # each seat once, and somebody still to answer
        answers: list[Action | None] = []
        for part, text in zip(parts, texts, strict=True):
            if text == "":
                answers.append(None)
            else:
                answers.append(HIDDEN if text == HIDDEN[0] else self.read(g, part[1], text))
        return (TOGETHER, data[1], tuple(parts), tuple(answers))
