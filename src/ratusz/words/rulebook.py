"""Searching a rulebook by clause id or by words."""

import unicodedata

from ..games.catalogue import GAMES
from .bundle import Words
from .sentences import clause

STROKES = str.maketrans({"ł": "l"})  # letters Unicode does not take apart


def fold(text: str) -> str:
    """Without case and diacritics."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join([letter for letter in apart if not unicodedata.combining(letter)]).translate(STROKES)


def find(w: Words, game: str, query: str) -> list[str]:
    """Ids of clauses: the one named exactly; else those whose id begins so, then those that hold all the words."""
    ids = [found.id for found in GAMES[game].clauses]
    wanted = query.strip().casefold()
    if not wanted:
        return []
    spelled = {id: (id.casefold(), bare(id).casefold()) for id in ids}
    by_id = [id for id in ids if wanted in spelled[id]]
    if by_id:
        return by_id
    by_id = [id for id in ids if any([name.startswith(wanted) for name in spelled[id]])]
    return by_id + [id for id in ids if id not in by_id and holds(w, id, query)]


def bare(id: str) -> str:
    """An id without the mark of its game: VISIT.6 for S51-VISIT.6."""
    return id.partition("-")[2]


def holds(w: Words, id: str, query: str) -> bool:
    text = fold(" ".join(clause(w, id)))
    return all(word in text for word in fold(query).split())
