"""The texts and effects of cards as they are written, for tests of whole decks."""

from collections.abc import Iterator
from typing import Any

import msgspec
from fluent.syntax import ast as ftl

from tests.words.messages import messages


def text(language: str, file: str, id: str) -> ftl.Message:
    found = messages(language, f"frostpunk/{file}.ftl").get(id)
    assert found is not None, f"{language}: {id} is not in {file}.ftl"
    return found


def plain(pattern: ftl.Pattern | None) -> str:
    assert pattern is not None
    parts = [element.value for element in pattern.elements if isinstance(element, ftl.TextElement)]
    assert len(parts) == len(pattern.elements), "a figure in a text that is given none"
    return "".join(parts)


def effects(data: Any) -> Iterator[dict[str, Any]]:
    """Every effect in some data, however deep."""
    if isinstance(data, dict):
        if "do" in data:
            yield data
        for value in data.values():
            yield from effects(value)
    elif isinstance(data, list):
        for value in data:
            yield from effects(value)


def brings(entry: Any) -> list[str]:
    return [effect["card"] for effect in effects(msgspec.to_builtins(entry)) if effect["do"] == "add-dusk"]
