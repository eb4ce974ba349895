"""Whatever can happen in a game can be said, in every language."""

from collections.abc import Mapping
from typing import Any

from fluent.runtime import FluentResource
from fluent.syntax.ast import Junk

from ..kernel.game import ENDED
from ..kernel.match import Match
from ..kernel.problem import Problem
from ..kernel.view import View
from ..words.bundle import FALLBACK, LANGUAGES, Words, folder, spoken_in, words, written
from ..words.games import VOICES, catalogue, title
from ..words.sentences import action, clause, event, key, question, refusal
from ..words.verdict import verdict
from .trial import Moment, Trial

# Entries of a view that the plain table does not name.
HEAD = ("game", "eyes", "round", "phase", "waiting", "stack", "asked", "seats")


def players(match: Match) -> list[str]:
    return [f"Player {seat + 1}" for seat in range(match.seats)]


def whole(trial: Trial) -> None:
    """Each language has the messages of the others, and none that cannot be read."""
    name = trial.manifest.name
    ids = {language: set(written(language, name)) for language in LANGUAGES}
    for language in LANGUAGES:
        for file in spoken_in(language, name):
            for entry in FluentResource(file).body:
                if isinstance(entry, Junk):
                    raise Problem("check-message", language=language, text=str(entry.content).partition("\n")[0])
        for id in sorted(set().union(*ids.values()) - ids[language]):
            raise Problem("check-untranslated", id=id, language=language, folder=str(folder(language, name)))


def named(trial: Trial) -> None:
    """Title, blurb, options, clauses, cards, actions and questions."""
    game, voice = trial.game, VOICES[trial.game.name]
    wanted = ["blurb", f"game-{game.name}", *[f"option-{option.name}" for option in game.options if option.values]]
    wanted += [f"option-{option.name}-{value}" for option in game.options for value in option.values]
    wanted += [f"action-{name}" for name in game.rules.actions] + [
        f"question-{name.replace('_', '-')}" for name in game.rules.asks
    ]
    wanted += [key(found.id) for found in game.clauses]
    for id in wanted:
        if id not in written(FALLBACK, game.name):
            raise Problem("check-unsaid", id=id, folder=str(folder(FALLBACK, game.name)))
    for language in LANGUAGES:
        w = words(language)
        title(w, game.name)
        catalogue(w, game.name)
        for found in game.clauses:
            clause(w, found.id)
        for card in voice.cards:
            say(trial, voice.card_name, w, card)
            say(trial, voice.card_text, w, card)
        for faction in voice.factions:
            say(trial, voice.faction_name, w, faction)
            say(trial, voice.faction_text, w, faction)


def say(trial: Trial, how: Any, w: Words, *what: Any) -> Any:
    """Something said; what cannot be said is a finding."""
    try:
        return how(w, *what)
    except (KeyError, LookupError) as error:
        raise Problem("check-unsaid", id=str(error.args[0]), folder=str(folder(w.language, trial.game.name))) from None


def spoken(trial: Trial, now: Moment, game: int) -> None:
    """The table, the question, the choices and the reasons of one moment."""
    rules, g, name = trial.game.rules, now.state, trial.game.name
    view = trial.game.view(g, now.seat)
    task = rules.waiting(g, now.seat)
    assert task is not None
    legal, why = rules.explain(g, now.seat)
    offered, refused = rules.menu(g, now.seat)
    for language in LANGUAGES:
        w, people = words(language), players(now.match)
        say(trial, VOICES[name].table, w, view, people, 80)
        say(trial, question, w, name, task[0], people, rules.task_data(g, task))
        for one in legal + offered:
            say(trial, action, w, name, view, now.seat, rules.structure(g, now.seat, one))
        for _, rule, figures in why + refused:
            say(trial, refusal, w, name, rule, figures)
        for eyes in (now.seat, None):
            for figure in trial.game.figures(g, eyes):
                say(trial, VOICES[name].figure, w, figure, people)
                for on in (True, False):
                    say(trial, VOICES[name].turned, w, figure, people, on)
        if not trial.manifest.board:
            entries(trial, w, view)


def entries(trial: Trial, w: Words, view: View) -> None:
    """Where the page has no board for a game, it names the entries of its views."""
    for part in (view, *view["seats"]):
        entitled(trial, w, part)
    for name in trial.game.rules.actions:
        if not w.of(trial.game.name).knows(f"do-{name}"):
            raise Problem("check-unsaid", id=f"do-{name}", folder=str(folder(w.language, trial.game.name)))


def entitled(trial: Trial, w: Words, part: Mapping[str, Any]) -> None:
    for name, value in part.items():
        if name in HEAD:
            continue
        ids = [f"{start}-{name.replace('_', '-')}" for start in ("view", "score")]
        if not any([w.of(trial.game.name).knows(id) for id in ids]):
            raise Problem("check-unsaid", id=ids[0], folder=str(folder(w.language, trial.game.name)))
        if isinstance(value, dict):
            entitled(trial, w, value)


def log(trial: Trial, match: Match, game: int) -> None:
    """The whole log of a game, its result and how it ended."""
    result = trial.game.result(match.state)
    for language in LANGUAGES:
        w, people = words(language), players(match)
        for told in match.events():
            say(trial, event, w, trial.game.name, told.kind, told.figures, people)
            if told.moment not in ("", ENDED):
                say(trial, lambda w, id: w.of(trial.game.name).say(id), w, f"stage-{told.moment}")
        say(trial, verdict, w, match, people)
        say(trial, VOICES[trial.game.name].table, w, trial.game.open_view(match.state), people, 80)
        for source in result.sources[0]:
            say(trial, lambda w, id: w.of(trial.game.name).say(id), w, f"score-{source}")
