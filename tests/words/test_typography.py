"""What a proofreader strikes out before reading: another language's quotes, doubled words, stray spaces, a small first letter."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast as ftl

from ratusz.words.bundle import LANGUAGES
from tests.words.messages import LOCALE, files, messages

GAP = "\N{OBJECT REPLACEMENT CHARACTER}"  # where a figure will stand
QUOTES = {"en": "“”", "pl": "„”", "de": "„“", "ru": "«»"}
TYPED = re.compile(r"`[^`]*`|pip install '[^']*'|\[0, \"pass\"\]|\"do\": \"games\"")  # what a person types, or a program reads
TWICE = {  # words that may follow each other
    "de": {"die", "das", "sie"},
    "pl": {"to"},
}
SENTENCES = ("event-", "question-", "refused-", "problem-", "fact-", "bye-", "mentor-", "remark-")
ONLY_PARTS = ("problem-value-", "question-to")  # stand inside a sentence, or hold a whole one
FAMILIAR = {  # how nobody is addressed here: one form for each language, small where letters make it large
    "pl": re.compile(r"(?<=[\w,;:] )(Ty|Ci|Cię|Ciebie|Tobie|Twój|Twoja|Twoje|Twoją|Twojego|Twojej)\b"),
    "ru": re.compile(r"\b(ты|тебя|тебе|тобой|твой|твоя|твоё|твои)\b", re.IGNORECASE),
    "de": re.compile(r"(?<=[\w,;:] )(Ihnen|Ihrem|Ihren|Ihres|Ihrer)\b"),
}


def texts(pattern: ftl.Pattern) -> Iterator[str]:
    """What a pattern may say: each variant by itself, and around them the rest."""
    whole = ""
    for part in pattern.elements:
        if isinstance(part, ftl.TextElement):
            whole += part.value
        else:
            whole += GAP
            if isinstance(part.expression, ftl.SelectExpression):
                for variant in part.expression.variants:
                    yield from texts(variant.value)
    yield whole


def patterns(message: ftl.Message) -> Iterator[ftl.Pattern]:
    yield from [pattern for pattern in [message.value, *[part.value for part in message.attributes]] if pattern is not None]


STORIES = ("-stories.ftl", "letters.ftl", "consequences.ftl", "dusk.ftl", "expeditions.ftl", "morning.ftl")


def said(language: str, told: bool = False) -> list[tuple[str, str]]:
    """Every text of a language with the place it stands in; what is told as a story or in a letter only if wanted."""
    return [
        (f"{file}: {id}", TYPED.sub(GAP, text))
        for file in files(language)
        if told or not file.endswith(STORIES)
        for id, message in messages(language, file).items()
        if id != "rules-ignored"
        for pattern in patterns(message)
        for text in texts(pattern)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_are_those_of_the_language(language: str) -> None:
    foreign = set("\"'“”„«»‚‘") - set(QUOTES[language])
    assert [(place, text) for place, text in said(language, told=True) if foreign & set(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_that_open_are_closed(language: str) -> None:
    opening, closing = list(QUOTES[language])
    assert [(place, text) for place, text in said(language, told=True) if text.count(opening) != text.count(closing)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_doubled(language: str) -> None:
    found = [(place, match[0]) for place, text in said(language, told=True) for match in re.finditer(r"\b(\w+) \1\b", text)]
    assert [(place, pair) for place, pair in found if pair.split()[0] not in TWICE.get(language, set())] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_space_stands_before_a_mark_nor_twice(language: str) -> None:
    stray = re.compile(r"\S  |\w [,.;:!?](?!\w)|\.\.\." + ("" if language == "de" else "| …"))
    assert [(place, text) for place, text in said(language, told=True) if stray.search(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_begins_with_a_large_letter(language: str) -> None:
    small = []
    for file in files(language):
        for id, message in messages(language, file).items():
            if id.startswith(SENTENCES) and not id.startswith(ONLY_PARTS) and message.value is not None:
                first = message.value.elements[0]
                if isinstance(first, ftl.TextElement) and first.value[0].islower():
                    small.append(f"{file}: {id}")
    assert small == []


@pytest.mark.parametrize("language", FAMILIAR)
def test_everybody_is_addressed_alike(language: str) -> None:
    assert [(place, text) for place, text in said(language) if FAMILIAR[language].search(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_new_angeles_no_player_stands_in_brackets(language: str) -> None:
    """Their corporations stand behind their names in brackets already."""
    bracketed = re.compile(r"\([^()]*\{ \$(player|other|from|to|owner|target) \}[^()]*\)")
    texts = [(LOCALE / language / file).read_text(encoding="utf-8") for file in files(language) if file.startswith("newangeles/")]
    assert [match[0] for text in texts for match in bracketed.finditer(text)] == []
