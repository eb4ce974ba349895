"""The documents name what there is."""

import re
from pathlib import Path
from typing import get_args

from ratusz.server.http.endpoint import STATUS
from ratusz.server.http.openapi import ENDPOINTS, description
from ratusz.server.messages.answers import Answer
from ratusz.server.messages.requests import Request
from ratusz.server.messages.state import State
from ratusz.server.metrics import Metrics

DOCS = Path(__file__).parents[2] / "docs"
PROTOCOL = (DOCS / "protocol.md").read_text()
OPERATIONS = (DOCS / "operations.md").read_text()


def test_every_endpoint_is_in_the_document_and_the_other_way_round() -> None:
    told = set(re.findall(r"^\| `([A-Z]+)` \| `(/[^`]+)` \|", PROTOCOL, re.MULTILINE))
    assert told == {(one.method, one.path) for one in ENDPOINTS}


def test_every_message_is_in_the_document() -> None:
    for kind in (*get_args(Request), *get_args(Answer)):
        assert f"| `{kind.__struct_config__.tag}` |" in PROTOCOL, kind


def test_every_field_of_a_state_is_in_the_document() -> None:
    for field in State.__struct_fields__:
        assert f"`{field}`" in PROTOCOL, field


def test_every_code_with_a_status_of_its_own_is_in_the_document() -> None:
    for code, status in STATUS.items():
        if status < 500:
            assert f"`{code}`" in PROTOCOL, code


def test_every_metric_is_in_the_document() -> None:
    for metric in Metrics().registry.collect():
        assert metric.name in OPERATIONS, metric.name


def test_the_description_covers_the_socket_too() -> None:
    found = description()
    assert found["openapi"].startswith("3.1")
    assert {"State", "Act", "Faulty", "TableSummary"} <= set(found["components"]["schemas"])
    assert len(found["x-socket-request"]["anyOf"]) == len(get_args(Request))
    assert all(one["summary"] for path in found["paths"].values() for one in path.values())


def test_every_type_of_the_description_has_a_name_one_would_say() -> None:
    names = description()["components"]["schemas"]
    assert "View" in names
    assert [name for name in names if not name.isalpha()] == []
