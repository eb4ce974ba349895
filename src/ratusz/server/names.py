"""Names of people: everything in them can be seen, and whoever has an account can be told from everybody else."""

import unicodedata
from typing import Final

from confusable_homoglyphs.categories import unique_aliases
from confusable_homoglyphs.confusables import confusables_data
from precis_i18n import get_profile

from ..kernel.problem import Problem
from .settings import NAME

SPELLING: Final = 120  # letters the database has room for
LIKENESS: Final = 400
MARKS: Final = 3  # signs above and below one letter; Vietnamese needs two
BLANK: Final = "\u2800"  # a Braille pattern without dots, which Unicode counts as visible
NICKNAME: Final = get_profile("NicknameCasePreserved")  # RFC 8266
# Alphabets that are written together in one word; all others are mixed only to deceive, or by a slip of the keyboard.
NEUTRAL: Final = {"COMMON", "INHERITED"}
TOGETHER: Final = (
    {"LATIN", "HAN", "HIRAGANA", "KATAKANA"},
    {"LATIN", "HAN", "BOPOMOFO"},
    {"LATIN", "HAN", "HANGUL"},
)


def plain_name(name: str) -> str:
    """A name fit to be shown, its spaces in order. Problem if nothing of it is, or too much, or if it is not what it seems."""
    try:
        kept = NICKNAME.enforce(name)
    except UnicodeEncodeError:
        raise (Problem("name-invisible") if name.strip() else Problem("name-form", most=NAME)) from None
    if not 1 <= len(kept) <= NAME or len(spelling(kept)) > SPELLING:
        raise Problem("name-form", most=NAME)
    if BLANK in kept or crowded(kept):
        raise Problem("name-invisible")
    for word in kept.split():
        check_alphabet(word)
    return kept


def crowded(name: str) -> bool:
    """Whether so many marks sit on one letter that they cover what stands around it."""
    row = 0
    for sign in unicodedata.normalize("NFD", name):
        row = row + 1 if unicodedata.combining(sign) else 0
        if row > MARKS:
            return True
    return False


def check_alphabet(word: str) -> None:
    scripts = unique_aliases(word) - NEUTRAL
    if len(scripts) > 1 and not any([scripts <= allowed for allowed in TOGETHER]):
        raise Problem("name-mixed", word=word)


def spelling(name: str) -> str:
    """By which an account is found: capitals, odd spaces and invisible signs do not count."""
    spaced = "".join([" " if letter.isspace() else letter for letter in unicodedata.normalize("NFC", name)])
    shown = " ".join("".join([letter for letter in spaced if unicodedata.category(letter)[0] != "C"]).split())
    return unicodedata.normalize("NFKC", shown).casefold()


def likeness(name: str) -> str:
    """What is left of a name to hasty eyes: equal for names that can be mistaken for each other."""
    seen = "".join([looks(letter) for letter in unicodedata.normalize("NFD", spelling(name))])
    return seen.casefold().replace("i", "l").replace(" ", "")[:LIKENESS]  # a capital I is an l to the eye


def looks(letter: str) -> str:
    """The letter which stands for all that look like this one, by the list of the Unicode Consortium (UTS 39)."""
    alike: list[str] = [found["c"].strip("\u200e") for found in confusables_data.get(letter, [])]
    if len(alike) != 1:
        return letter  # nothing is mistaken for it, or it is the one that stands for the others
    return alike[0] if len(confusables_data.get(alike[0], [])) > 1 else min(letter, alike[0])
