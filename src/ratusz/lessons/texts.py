"""What a lesson says: messages of its game, `lesson-<name>` with an attribute for each text."""

from ..kernel.problem import Problem
from ..words.bundle import FALLBACK, LANGUAGES, Words, words
from .lesson import Lesson


def title(w: Words, lesson: Lesson) -> str:
    return w.of(lesson.game.name).say(lesson.message)


def said(w: Words, lesson: Lesson, text: str) -> str:
    return w.of(lesson.game.name).say(lesson.message, text)


def knows(w: Words, lesson: Lesson, text: str) -> bool:
    return w.of(lesson.game.name).tells(lesson.message, text)


def ideas(w: Words, lesson: Lesson) -> list[str]:
    return [said(w, lesson, f"idea-{idea}") for idea in lesson.ideas]


def check_texts(lesson: Lesson) -> None:
    """Whether everything can be said, in every language. Problem: it names what is missing."""
    for number, event in enumerate(lesson.goal.events):
        if not words(FALLBACK).of(lesson.game.name).knows(f"event-{event['kind']}"):  # whatever can happen is told
            detail = Problem("lesson-event", got=event["kind"])
            raise Problem("lesson-wrong", file=lesson.file, field=f"goal.events[{number}].kind", detail=detail)
    for language in LANGUAGES:
        w = words(language).of(lesson.game.name)
        if not w.knows(lesson.message) or w.spoken(lesson.message) != language:
            raise missing(lesson, lesson.message, language)
        for text in lesson.texts:
            try:
                said(w, lesson, text)
            except LookupError:
                raise missing(lesson, f"{lesson.message}.{text}", language) from None


def missing(lesson: Lesson, id: str, language: str) -> Problem:
    return Problem("lesson-text", file=lesson.file, id=id, language=language)
