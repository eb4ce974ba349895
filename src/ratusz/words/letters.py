"""Text from files and command lines may hold letters a terminal would obey, or that cannot be written at all."""

from ..kernel.problem import Problem


def printable(text: str) -> str:
    return "".join([letter if letter.isprintable() else "�" for letter in text])


def check(words: list[str]) -> None:
    """What the system handed over in another encoding arrives as lone surrogates, which no file can hold."""
    for word in words:
        try:
            word.encode()
        except UnicodeEncodeError:
            raise Problem("letters", word=printable(word)) from None
