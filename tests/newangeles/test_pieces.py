"""Units and tokens: out of the reserve, into districts, along the paths, and back."""

from typing import Any

import pytest

from ratusz.games.newangeles.content.effects import PIECES
from ratusz.games.newangeles.rules.city.pieces import reserve
from ratusz.kernel.problem import Problem
from tests.newangeles.table import City, tried

BUMPED = ("human-first", "orgcrime", "illness", "outage")


def place(what: str, count: int = 1) -> dict[str, Any]:
    return {"do": "place", "what": what, "count": count}


def left(table: City, piece: str) -> int:
    return reserve(table.g, PIECES.index(piece))


@pytest.mark.rule("NA-34.3", "NA-3.3", "NA-33.1", "NA-12.2", "NA-62.3")
@pytest.mark.parametrize("piece", BUMPED)
@pytest.mark.parametrize(("district", "beyond"), [("guayaquil", "quinde"), ("la-costa", "rabotgorod"), ("quinde", "rabotgorod")])
def test_a_second_one_of_its_kind_moves_on_to_the_next_district(piece: str, district: str, beyond: str) -> None:
    table = tried(f'{piece} = ["{district}"]', place(piece))
    table.act(0, f"place {piece} {district}")
    assert set(table.city(piece)) == {district, beyond}


@pytest.mark.rule("NA-3.4", "NA-33.3", "NA-34.2")
@pytest.mark.parametrize("piece", BUMPED)
def test_what_reaches_the_root_returns_to_the_reserve_and_raises_threat_by_2(piece: str) -> None:
    table = tried(f'{piece} = ["base-de-cayambe"]', place(piece))
    before = left(table, piece)
    events = table.act(0, f"place {piece} base-de-cayambe")
    assert (left(table, piece), table.city(piece)) == (before, ["base-de-cayambe"])
    assert [event.figures["count"] for event in events if event.rule in ("NA-3.4", "NA-12.4", "NA-33.3", "NA-62.4")] == [2]


@pytest.mark.rule("NA-34.5", "NA-43.4")
def test_development_tokens_never_move_and_there_is_one_in_a_district() -> None:
    table = tried('development = ["manta"]', place("development"))
    assert table.refused(0)["place development manta"] == "NA-43.4"
    for piece in ("development", "protest", "strike", "prisec", "android"):
        with pytest.raises(Problem) as caught:
            tried("", {"do": "march", "what": piece})
        assert caught.value.code == "effect-field"


@pytest.mark.rule("NA-38.3")
def test_there_is_one_prisec_in_a_district() -> None:
    table = tried('prisec = ["manta"]', place("prisec"))
    assert table.refused(0)["place prisec manta"] == "NA-38.3"
    forced = tried(
        'prisec = ["manta"], outage = ["manta"]', {"do": "remove", "what": "outage"}, {**place("prisec"), "where": "cleared"}
    )
    forced.act(0, "remove outage manta")
    assert (forced.city("prisec"), left(forced, "prisec")) == (["manta"], 5)


@pytest.mark.rule("NA-38.0")
@pytest.mark.parametrize("piece", ["human-first", "orgcrime"])
def test_prisec_keeps_enemies_out_of_its_district_placed_or_moving(piece: str) -> None:
    table = tried('prisec = ["manta"]', place(piece))
    table.act(0, f"place {piece} manta")
    assert table.city(piece) == ["nihongai"]
    table = tried(f'prisec = ["nihongai"], {piece} = ["manta"]', {"do": "march", "what": piece})
    assert table.city(piece) == ["rutherford"]


@pytest.mark.rule("NA-38.0")
def test_prisec_lets_illness_and_outages_in() -> None:
    table = tried('prisec = ["manta"]', place("illness"), place("outage"))
    table.act(0, "place illness manta", "place outage manta")
    assert (table.city("illness"), table.city("outage"), table.city("prisec")) == (["manta"], ["manta"], ["manta"])


@pytest.mark.rule("NA-41.1", "NA-53.0")
@pytest.mark.parametrize("piece", [*BUMPED, "prisec", "development"])
def test_placing_takes_a_piece_from_the_reserve(piece: str) -> None:
    table = tried("", place(piece))
    before = left(table, piece)
    table.act(0, f"place {piece} manta")
    assert (table.city(piece), left(table, piece)) == (["manta"], before - 1)


@pytest.mark.rule("NA-41.2", "NA-55.0", "NA-55.1")
@pytest.mark.parametrize("piece", [*BUMPED, "prisec", "development"])
def test_removing_puts_it_back_and_it_can_be_placed_again(piece: str) -> None:
    table = tried(f'{piece} = ["manta"]', {"do": "remove", "what": piece}, place(piece))
    before = left(table, piece)
    assert table.refused(0)[f"remove {piece} quinde"] == "NA-55.0"
    table.act(0, f"remove {piece} manta")
    assert (table.city(piece), left(table, piece)) == ([], before + 1)
    table.act(0, f"place {piece} manta")
    assert (table.city(piece), left(table, piece)) == (["manta"], before)


@pytest.mark.rule("NA-43.0")
def test_a_development_is_placed_where_the_resolver_wants_it() -> None:
    table = tried("", place("development"))
    assert len(table.legal(0)) == 10
    table.act(0, "place development quinde")
    assert table.city("development") == ["quinde"]


@pytest.mark.rule("NA-33.2", "NA-34.1")
def test_a_unit_kept_out_goes_on_past_units_of_its_kind() -> None:
    table = tried('prisec = ["la-costa"], orgcrime = ["rabotgorod", "laguna-velasco"]', place("orgcrime"))
    table.act(0, "place orgcrime la-costa")
    assert table.city("orgcrime") == ["rabotgorod", "laguna-velasco", "rutherford"]
