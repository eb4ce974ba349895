"""What a person typed: a number, or enough words to be sure, be they of the text of an action or of its label."""

import re

from ..kernel.problem import Problem
from ..kernel.text import whole
from ..words.rulebook import fold

SHOWN = 6  # how many of several fitting answers are named
LEAST = 2  # letters of a word that is looked for in labels: one letter would be found by accident


def begins(typed: str, text: str) -> bool:
    """Whether each word typed begins the word in its place: `inc gas` for `incorporate gas-station`."""
    words, wanted = typed.split(), text.split()
    return len(words) <= len(wanted) and all(full.startswith(word) for word, full in zip(words, wanted, strict=False))


def fitting(typed: str, texts: list[str]) -> list[str]:
    return [typed] if typed in texts else [text for text in texts if begins(typed, text)]


def only(typed: str, texts: list[str]) -> str | None:
    """The one text that fits; None if none does; a problem if several do."""
    return single(typed, {text: text for text in fitting(typed, texts)})


def shortened(text: str, texts: list[str]) -> str:
    """The first letters of the words of a text, as few as tell it from the others; an example of what can be typed."""
    for letters in range(LEAST + 1, len(text)):
        short = " ".join([word[:letters] for word in text.split()])
        if fitting(short, texts) == [text]:
            return short
    return text


def single(typed: str, found: dict[str, str]) -> str | None:
    """The one text found; a problem that names the several there are, as they were found."""
    if len(found) > 1:
        names = list(found.values())
        raise Problem("answer-several", typed=typed, fitting=", ".join(names[:SHOWN]) + (", …" if len(names) > SHOWN else ""))
    return next(iter(found), None)


def heading(label: str) -> str:
    """A label without what it adds in brackets."""
    return label.partition(" (")[0]


def plain(text: str) -> list[str]:
    """The words of a text without case, diacritics and marks."""
    return re.findall(r"\w+", fold(text))


def holds(typed: list[str], words: list[str]) -> bool:
    """Whether each word typed begins a word of its own, in whatever order: `valley conq` for `Conquer Valley`."""
    left = words.copy()
    for part in typed:
        found = next((word for word in left if word.startswith(part)), None)
        if found is None:
            return False
        left.remove(found)
    return True


def called(typed: str, labels: dict[str, str]) -> dict[str, str]:
    """The texts whose labels fit, with what they are called. `labels` are by text."""
    wanted = plain(typed)
    if not wanted or any(len(word) < LEAST and not word.isdecimal() for word in wanted):
        return {}
    words = {text: plain(heading(label)) for text, label in labels.items()}
    found = [text for text in words if holds(wanted, words[text])]
    whole = [text for text in found if set(wanted) <= set(words[text])]
    return {text: heading(labels[text]) for text in (whole if len(whole) == 1 else found)}


def numbered(typed: str, texts: list[str]) -> str | None:
    """The text a number stands for; None if this is no number."""
    if not typed.isdecimal():
        return None
    number = whole(typed)
    if not 1 <= number <= len(texts):
        raise Problem("answer-number", got=number, most=len(texts))
    return texts[number - 1]
