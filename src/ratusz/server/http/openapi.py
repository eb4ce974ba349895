"""The description of the API, made from the endpoints and their types."""

from functools import cache
from typing import Any

import msgspec

from ... import __version__
from ..messages.answers import Answer
from ..messages.requests import Request
from . import (
    calls,
    coach,
    conduct,
    daily,
    endpoint,
    games,
    invitations,
    keys,
    lessons,
    letters,
    operations,
    people,
    profile,
    puzzles,
    records,
    tables,
)
from .bodies.common import Faulty
from .endpoint import STATUS, Endpoint

ACCOUNTS = (people, profile, keys, letters, calls, conduct)
PARTS = (*ACCOUNTS, invitations, daily, games, lessons, puzzles, tables, records, coach, operations)
assert all(PARTS)  # importing them registers their endpoints
ENDPOINTS = endpoint.ENDPOINTS
SOCKET = {"x-socket-request": Request, "x-socket-answer": Answer}
REFUSALS = sorted({400, *STATUS.values()} - {500})


@cache
def description() -> dict[str, Any]:
    types = [found for one in ENDPOINTS for found in (one.body, one.answer) if found is not None]
    wanted = [*types, Faulty, *SOCKET.values()]
    schemas, components = msgspec.json.schema_components(wanted, ref_template="#/components/schemas/{name}")
    found = dict(zip([repr(kind) for kind in wanted], schemas, strict=True))
    paths: dict[str, Any] = {}
    for one in ENDPOINTS:
        paths.setdefault(one.path, {})[one.method.lower()] = operation(one, found)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Ratusz", "version": __version__},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": "ratusz"},
                "seat": {"type": "http", "scheme": "bearer"},
            },
        },
        **{name: found[repr(kind)] for name, kind in SOCKET.items()},
    }


def operation(endpoint: Endpoint, schemas: dict[str, Any]) -> dict[str, Any]:
    names = [part[1:-1] for part in endpoint.path.split("/") if part.startswith("{")]
    parameters = [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names]
    parameters += [
        {"name": name, "in": "query", "required": param.required, "schema": param.schema}
        for name, param in endpoint.query.items()
    ]
    described: dict[str, Any] = {
        "operationId": endpoint.function.__name__,
        "summary": (endpoint.function.__doc__ or "").strip(),
        "parameters": parameters,
        "security": [{}, {"cookie": []}, {"seat": []}],
        "responses": {
            str(endpoint.status): content(schemas[repr(endpoint.answer)]),
            **{str(status): content(schemas[repr(Faulty)]) for status in REFUSALS},
        },
    }
    if endpoint.body is not None:
        described["requestBody"] = {"required": True, "content": {"application/json": {"schema": schemas[repr(endpoint.body)]}}}
    return described


def content(schema: Any) -> dict[str, Any]:
    return {"description": "", "content": {"application/json": {"schema": schema}}}
