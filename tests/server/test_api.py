"""The HTTP interface against its own description: whatever is sent, the answer is one the description knows, and never a 500."""

import random
import time

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance, status_code_conformance

from ratusz.server.http.openapi import description
from tests.server.site import BOT, ME, PATIENCE, Site

SCHEMA = schemathesis.openapi.from_dict(description())
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


class Guest:
    """A browser that has a table of its own, one that is over, and one to join."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.session = requests.Session()
        self.tables = [self.opened([ME, BOT]), self.opened([BOT, BOT]), self.opened([ME, {"kind": "open"}])]
        self.chance = random.Random(1)
        end = time.monotonic() + PATIENCE
        while not self.session.get(f"{site.address}/api/tables/{self.tables[1]}").json()["over"]:
            assert time.monotonic() < end
            time.sleep(0.1)

    def opened(self, seats: list[dict[str, str]]) -> str:
        made = self.session.post(f"{self.site.address}/api/tables", json={"game": "state51", "seats": seats})
        return str(made.json()["table"])


@pytest.fixture(scope="module")
def guest(running: Site) -> Guest:
    return Guest(running)


@pytest.mark.slow
@SCHEMA.parametrize()
@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))  # others in every run
def test_every_answer_is_as_described(case: schemathesis.Case, guest: Guest) -> None:
    places = case.path_parameters
    if places and guest.chance.random() < 0.8:  # else whatever the generator made up
        table, seat = guest.chance.choice(guest.tables), guest.chance.choice(["0", "1", "2"])
        token = guest.site.hall.links.sign("stop", ["nobody", "turn", "mail"])
        chosen = {"table": table, "game": "state51", "seat": seat, "lesson": "reach", "message": "1", "token": token}
        case.path_parameters = {name: chosen.get(name, "0" * 64) for name in places}
    session = requests.Session() if case.path == "/api/me/delete" else guest.session  # its tables are needed
    case.call_and_validate(base_url=guest.site.address, session=session, checks=CHECKS)
    assert "ratusz_errors_total{" not in guest.site.hall.metrics.text().decode()
