"""Searching a rulebook by clause id or by words. The page does the same by itself (web/src/lib/search.ts), in the same way."""

import re
import unicodedata
from collections.abc import Callable
from math import log
from typing import Final

from ..games.catalogue import GAMES
from ..kernel.content import Clause
from .bundle import Words
from .sentences import clause

LEAST: Final = 4  # letters two words must have in common to be the same but for their endings
ENDING: Final = 2  # letters
ASKED: Final = 16  # words of a question that are looked for
ABOUT: Final = 2.0  # how much more the topic of a clause tells than its text
ASIDE: Final = {"component": 0.8, "setup": 0.5, "example": 0.5, "table": 0.5}  # how much less what is no rule of play tells
FIRST: Final = 1.3  # how much more the first clause of a section tells: what the thing is
ENOUGH: Final = 3.0  # how many times less than the best a clause may tell
LONG: Final = 50.0  # words of a text that tell half as much each as those of a very short one
IGNORED: Final = "rules-ignored"
SYNONYMS: Final = "rules-synonyms"
NAMED: Final = re.compile(r"\S+-\S*\d\S*")  # an id, perhaps of another game
WORD: Final = re.compile(r"[^\W_]+")
STROKES: Final = str.maketrans({"ł": "l", "’": "'"})  # letters Unicode does not take apart, and the apostrophe of a keyboard


def fold(text: str) -> str:
    """Without case and diacritics."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join([letter for letter in apart if not unicodedata.combining(letter)]).translate(STROKES)


def words_of(text: str) -> list[str]:
    return WORD.findall(fold(text))


def find(w: Words, game: str, query: str) -> list[str]:
    """Ids of clauses: the one named exactly; else those whose id begins so, then those that hold all the words or answer the
    question."""
    ids = [found.id for found in GAMES[game].clauses]
    wanted = query.strip().casefold()
    if not wanted:
        return []
    spelled = {id: (id.casefold(), bare(id).casefold()) for id in ids}
    by_id = [id for id in ids if wanted in spelled[id]]
    if by_id:
        return by_id
    by_id = [id for id in ids if any([name.startswith(wanted) for name in spelled[id]])]
    if NAMED.fullmatch(wanted):
        return by_id  # whatever else its letters and numbers may mean
    return by_id + [id for id in by_words(w.of(game), GAMES[game].clauses, query) if id not in by_id]


def bare(id: str) -> str:
    """An id without the mark of its game: VISIT.6 for S51-VISIT.6."""
    return id.partition("-")[2]


class Page:
    """A clause as it is searched."""

    __slots__ = ("id", "text", "topic", "weight")

    def __init__(self, w: Words, found: Clause, first: bool) -> None:
        topic, text = clause(w, found.id)
        self.id = found.id
        self.topic = words_of(topic)
        self.text = words_of(text)
        self.weight = (FIRST if first else 1.0) * ASIDE.get(found.kind, 1.0)


def by_words(w: Words, clauses: list[Clause], query: str) -> list[str]:
    """Those that hold all the words; if none does, with other endings. Of a question, those that answer it."""
    asked = words_of(query)[:ASKED]
    ignored = words_of(w.say(IGNORED))
    wanted = [word for word in asked if word not in ignored] or asked
    if not wanted:
        return []
    sections = [""] + [found.id.rpartition(".")[0] for found in clauses]
    pages = [Page(w, found, sections[at] != sections[at + 1]) for at, found in enumerate(clauses)]
    if len(wanted) == len(asked):
        for same in (begins, akin):
            held = [page.id for page in pages if all([has(page.topic + page.text, word, same) for word in wanted])]
            if held:
                return held
    synonyms = w.say(SYNONYMS) if w.knows(SYNONYMS) else ""
    return answering(pages, list(dict.fromkeys(wanted + meant(synonyms, asked))))


def meant(synonyms: str, asked: list[str]) -> list[str]:
    """What the rulebook calls the things that are asked about. A line for each: as people say it = the words of the rulebook."""
    found: list[str] = []
    for line in synonyms.splitlines():
        said, _, called = line.partition("=")
        if any([spoken(words_of(one), asked) for one in said.split(",")]):
            found += words_of(called)
    return found


def spoken(said: list[str], asked: list[str]) -> bool:
    return bool(said) and all([has(asked, word, inflected) for word in said])


def answering(pages: list[Page], wanted: list[str]) -> list[str]:
    """Those that hold at least a third of what tells most, the best first. Rare words tell more than others, what a clause is
    about more than what it names, a short clause more than a long one, and the first of a section more than the others."""
    worth = dict.fromkeys([page.id for page in pages], 0.0)
    for word in wanted:
        told = {page.id: tells(page, word) for page in pages}
        held = len([share for share in told.values() if share])
        for id, share in told.items():
            worth[id] += share * log(1 + len(pages) / held) if held else 0.0
    for page in pages:
        about = [word for word in page.topic if any([akin(other, word) for other in wanted])]
        worth[page.id] *= page.weight * (1 + len(about) / max(1, len(page.topic)))
    enough = max(worth.values(), default=0.0) / ENOUGH
    return sorted([id for id in worth if worth[id] and worth[id] >= enough], key=lambda id: -worth[id])


def tells(page: Page, word: str) -> float:
    """How much a clause tells about a thing."""
    if has(page.topic, word, akin):
        return ABOUT
    return 1 / (1 + len(page.text) / LONG) if has(page.text, word, akin) else 0.0


def has(words: list[str], wanted: str, same: Callable[[str, str], bool]) -> bool:
    return any([same(wanted, word) for word in words])


def begins(wanted: str, word: str) -> bool:
    return word.startswith(wanted)  # in the middle of another word it means nothing


def inflected(wanted: str, word: str) -> bool:
    return akin(wanted, word) and abs(len(wanted) - len(word)) <= ENDING


def akin(wanted: str, word: str) -> bool:
    """Whether a word differs in its ending alone, as far as that can be told without knowing the language."""
    short, long = sorted([len(wanted), len(word)])
    if word.startswith(wanted):
        return short >= LEAST or long - short < short  # of the shortest words the ending is shorter still
    alike = max(LEAST, short - ENDING, long - 2 * ENDING)
    return short >= alike and wanted[:alike] == word[:alike]
