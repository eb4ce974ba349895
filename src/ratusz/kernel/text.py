"""How tasks and actions are written: a shape names the arguments and their kinds, a kind turns a value into a word and back.

"card" is one argument of kind card, "old:place new:card" names two, "*source" takes all that follow. Every game has the kinds
`int`, `signed` (in a task it may be below 0), `flag`, `seat` and `word`. With `rules.kind` a game registers its own, with
`rules.named` one that goes by names (names.py), with `rules.seated` a `seat` that knows how many there are.
"""

from collections.abc import Callable
from typing import Any, Final

from .complaint import LARGEST
from .position import shown
from .problem import Problem

LONGEST_WORD: Final = 1000  # letters; Python reads numbers of no more than 4300 digits


class Kind:
    """write(g, seat, value) gives a word (or plain data); read(g, seat, word) gives the value back or raises Problem;
    tell(g, seat, value) gives what a word stands for as data, where a word has parts, so that nobody has to take it apart, and
    `told` is the type of that, as Python writes it."""

    __slots__ = ("read", "tell", "told", "write")

    def __init__(
        self,
        write: Callable[[Any, int, Any], Any],
        read: Callable[[Any, int, Any], Any],
        tell: Callable[[Any, int, Any], Any] | None = None,
        told: str = "str",
    ) -> None:
        self.write = write
        self.read = read
        self.tell = write if tell is None else tell
        self.told = told


def same(g: Any, seat: int, value: Any) -> Any:
    return value


def read_int(g: Any, seat: int, word: Any) -> int:
    if not isinstance(word, (int, str)) or isinstance(word, bool):
        raise Problem("word-number", word=shown(word))
    return whole(word)


def whole(word: int | str) -> int:
    """The whole number a word stands for."""
    check_length(word)
    try:
        number = int(word)
    except ValueError:
        raise Problem("word-number", word=shown(word)) from None
    if abs(number) > LARGEST:
        raise Problem("word-large", word=shown(word), most=LARGEST)
    return number


def check_length(word: Any) -> None:
    if isinstance(word, str) and len(word) > LONGEST_WORD:
        raise Problem("word-long", word=shown(word), most=LONGEST_WORD)


def read_flag(g: Any, seat: int, data: Any) -> bool:
    if not isinstance(data, bool):
        raise Problem("position-type", where="next", want="true or false", got=shown(data))
    return data


def read_word(g: Any, seat: int, word: Any) -> str:
    return shown(word)


PLAIN: Final[dict[str, Kind]] = {
    "flag": Kind(same, read_flag, told="bool"),
    "int": Kind(same, read_int, told="int"),
    "signed": Kind(same, read_int, told="int"),
    "seat": Kind(same, read_int, told="int"),
    "word": Kind(same, read_word),
}


class Shape:
    """The arguments of one task or action."""

    __slots__ = ("kinds", "names", "rest")

    def __init__(self, names: list[str], kinds: list[str], rest: bool) -> None:
        self.names = names
        self.kinds = kinds
        self.rest = rest  # the last one takes all that follow

    def write(self, kinds: dict[str, Kind], g: Any, seat: int, item: tuple[Any, ...]) -> list[Any]:
        """The words of (name, *args), the name left out."""
        last = len(self.kinds) - 1
        words: list[Any] = []
        for i in range(len(item) - 1):
            name = self.kinds[min(i, last)]
            kind = kinds.get(name) or PLAIN[name]
            words.append(kind.write(g, seat, item[i + 1]))
        return words

    def read(self, kinds: dict[str, Kind], g: Any, seat: int, words: list[Any], text: str) -> list[Any]:
        if len(words) < len(self.kinds) or (len(words) > len(self.kinds) and not self.rest):
            if not self.names:
                raise Problem("word-extra", text=text)
            raise Problem("word-count", text=text, want=" ".join(self.names), got=len(words))
        last = len(self.kinds) - 1
        values: list[Any] = []
        for i, word in enumerate(words):
            name = self.kinds[min(i, last)]
            kind = kinds.get(name) or PLAIN[name]
            check_length(word)
            values.append(kind.read(g, seat, word))
        return values

    def tell(self, kinds: dict[str, Kind], g: Any, seat: int, item: tuple[Any, ...]) -> dict[str, Any]:
        """The arguments of (name, *args) by their names."""
        last = len(self.kinds) - 1
        told: list[Any] = []
        for i in range(len(item) - 1):
            name = self.kinds[min(i, last)]
            kind = kinds.get(name) or PLAIN[name]
            told.append(kind.tell(g, seat, item[i + 1]))
        return self.named(told)

    def types(self, kinds: dict[str, Kind]) -> dict[str, str]:
        """The types of the arguments as `tell` gives them, by their names."""
        found = {name: (kinds.get(kind) or PLAIN[kind]).told for name, kind in zip(self.names, self.kinds, strict=True)}
        if self.rest:
            found[self.names[-1]] = f"list[{found[self.names[-1]]}]"
        return found

    def named(self, words: list[Any]) -> dict[str, Any]:
        if self.rest:
            found: dict[str, Any] = dict(zip(self.names[:-1], words[: len(self.names) - 1], strict=True))
            found[self.names[-1]] = words[len(self.names) - 1 :]
            return found
        return dict(zip(self.names, words, strict=True))

    def words(self, named: dict[str, Any]) -> list[Any]:
        """The other way round."""
        for name in self.names:
            if name not in named:
                raise Problem("action-lacks", entry=name)
        for name in named:
            if name not in self.names:
                raise Problem("action-extra", entry=name)
        if self.rest and not isinstance(named[self.names[-1]], list):
            raise Problem("action-list", entry=self.names[-1])
        words = [named[name] for name in self.names]
        return words[:-1] + words[-1] if self.rest else words


def shape(args: str, form: type[Shape] = Shape) -> Shape:
    """The shape written as `name:kind ...`; a form of its own may read it in a way of its own."""
    names: list[str] = []
    kinds: list[str] = []
    rest = False
    for word in args.split():
        rest = word.startswith("*")
        name, _, kind = word.lstrip("*").partition(":")
        names.append(name)
        kinds.append(kind or name)
    return form(names, kinds, rest)
