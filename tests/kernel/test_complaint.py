"""What msgspec has against a value, as it really says it, becomes a field and a problem of ours."""

import datetime
from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import Meta, Struct

from ratusz.kernel.complaint import complaint
from ratusz.kernel.problem import Problem


class Dance(Struct, tag_field="do", tag="dance", forbid_unknown_fields=True):
    steps: int


class Rest(Struct, tag_field="do", tag="rest", forbid_unknown_fields=True):
    pass


class Evening(Struct, rename="kebab", forbid_unknown_fields=True):
    last_guest: Annotated[int, Meta(ge=1, le=9)] = 1
    title: Annotated[str, Meta(min_length=1, max_length=5)] = "ball"
    pair: tuple[str, str] = ("", "")
    mood: Literal["gay", "grave"] = "gay"
    prices: dict[Annotated[str, Meta(max_length=5)], int | str] = {}
    dances: list[Dance | Rest] = []
    note: str | bool | float | None = None
    code: Annotated[str, Meta(pattern="^a")] = "a"


@pytest.mark.parametrize(
    ("data", "field", "code", "figures"),
    [
        ({"last-guest": "x"}, "last-guest", "value-type", {"want": ["number"], "got": ["text"]}),
        ({"prices": []}, "prices", "value-type", {"want": ["table"], "got": ["list"]}),
        ({"prices": {"wine": None}}, "prices[...]", "value-type", {"want": ["number", "text"], "got": ["null"]}),
        ({"dances": [{"do": "dance", "steps": 1.5}]}, "dances[0].steps", "value-type", {"want": ["number"], "got": ["decimal"]}),
        ({"last-guest": datetime.date(2026, 5, 1)}, "last-guest", "value-other", {"detail": "Expected `int`, got `date`"}),
        ({"last-guest": 0}, "last-guest", "value-least", {"bound": 1}),
        ({"last-guest": 10}, "last-guest", "value-most", {"bound": 9}),
        ({"title": ""}, "title", "value-short", {"bound": 1}),
        ({"title": "soirée"}, "title", "value-long", {"bound": 5}),
        ({"pair": ["Ann"]}, "pair", "value-length", {"bound": 2}),
        ({"prices": {"champagne": 1}}, "prices", "value-long", {"bound": 5}),
        ({"mood": "sad"}, "mood", "value-choice", {"got": "sad"}),
        ({"dances": [{"do": "sing"}]}, "dances[0].do", "value-choice", {"got": "sing"}),
        ({"dances": [{}]}, "dances[0].do", "value-missing", {}),
        ({"dances": [{"do": "dance"}]}, "dances[0].steps", "value-missing", {}),
        ({"dances": [{"do": "rest", "steps": 1}]}, "dances[0].steps", "value-unknown", {}),
        ({"food": 1}, "food", "value-unknown", {}),
        ({"code": "b"}, "code", "value-other", {"detail": "Expected `str` matching regex '^a'"}),
        (5, "-", "value-type", {"want": ["table"], "got": ["number"]}),
    ],
)
def test_a_complaint_becomes_a_field_and_a_problem(data: Any, field: str, code: str, figures: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError) as caught:
        msgspec.convert(data, Evening)
    place, wrong = complaint(caught.value)
    assert isinstance(wrong, Problem)
    assert (place, wrong.code, wrong.figures) == (field, code, figures)
