"""What a person typed: a number, the text of an action, or enough of its words to be sure."""

from ..kernel.problem import Problem

SHOWN = 6  # how many of several fitting answers are named


def begins(typed: str, text: str) -> bool:
    """Whether each word typed begins the word in its place: `inc gas` for `incorporate gas-station`."""
    words, wanted = typed.split(), text.split()
    return len(words) <= len(wanted) and all(full.startswith(word) for word, full in zip(words, wanted, strict=False))


def fitting(typed: str, texts: list[str]) -> list[str]:
    return [typed] if typed in texts else [text for text in texts if begins(typed, text)]


def only(typed: str, texts: list[str]) -> str | None:
    """The one text that fits; None if none does; a problem if several do."""
    found = fitting(typed, texts)
    if len(found) > 1:
        named = ", ".join(found[:SHOWN]) + (", …" if len(found) > SHOWN else "")
        raise Problem("answer-several", typed=typed, fitting=named)
    return found[0] if found else None


def numbered(typed: str, texts: list[str]) -> str | None:
    """The text a number stands for; None if this is no number."""
    if not typed.isdecimal():
        return None
    number = int(typed)
    if not 1 <= number <= len(texts):
        raise Problem("answer-number", got=number, most=len(texts))
    return texts[number - 1]
