"""What each request answers."""

import json

import pytest

from ratusz.games.catalogue import GAMES
from ratusz.kernel.chance import commitment
from tests.engine.caller import Caller
from tests.kernel.toy import GAME as TOY

VISIT = """
turn = 0
[[seat]]
hand = ["muties"]
goods = { worker = 2, scrap = 1 }
[[seat]]
state = ["fuel-tank", "school"]
"""
REVEALING = """
turn = 0
deck = ["rubble"]
[[seat]]
hand = ["muties", "courier", "school"]
"""


@pytest.fixture
def caller() -> Caller:
    return Caller()


def test_games_are_listed_with_their_options_seats_and_versions(caller: Caller) -> None:
    games = {game["name"]: game for game in caller.do("games")["games"]}
    assert list(games) == list(GAMES)
    game = games["state51"]
    assert game["seats"] == [2]
    assert {"name": "first", "values": [0, 1, "random"], "default": "random"} in game["options"]
    assert game["rules"] == GAMES["state51"].version
    assert game["content"] == GAMES["state51"].content


def test_a_new_game_has_a_name_and_a_commitment_to_its_seed(caller: Caller) -> None:
    answer = caller.do("new", game="state51", seed=7, seats=2, options={"first": 1})
    assert answer == {"ok": True, "state": "s1", "over": False, "moves": 0, "commitment": commitment("7")}
    assert caller.do("new", game="state51")["state"] == "s2"
    assert caller.do("asks", state="s1")["asks"][0]["seat"] == 1


def test_a_seed_is_a_number_or_a_text_and_the_same_seed_deals_the_same_cards(caller: Caller) -> None:
    seeds = [7, "7", "seven"]
    states = [caller.do("new", game="state51", seed=seed)["state"] for seed in seeds]
    number, text, other = [caller.do("position", state=state)["position"] for state in states]
    assert number == text != other


def test_a_game_without_a_seed_gets_a_fresh_one(caller: Caller) -> None:
    first, second = caller.do("new", game="state51"), caller.do("new", game="state51")
    assert first["commitment"] != second["commitment"]
    seed = caller.do("record", state=first["state"])["record"]["seed"]
    assert commitment(seed) == first["commitment"]


def test_a_position_may_say_itself_which_game_it_is_of(caller: Caller) -> None:
    answer = caller.do("load", position='game = "state51"\nround = 4\n')
    assert answer == {"ok": True, "state": "s1", "over": False, "moves": 0, "commitment": ""}


def test_asks_list_the_answers_and_the_refused_ones_with_their_clauses(caller: Caller) -> None:
    state = caller.load(VISIT)
    answer = caller.do("asks", state=state)
    assert answer["over"] is False
    ask = answer["asks"][0]
    assert (ask["seat"], ask["kind"], ask["about"]) == (0, "turn", {})
    assert {"text": "visit fuel-tank", "do": "visit", "place": "fuel-tank"} in ask["actions"]
    refused = {entry["text"]: entry for entry in ask["refused"]}
    assert refused["visit school"]["rule"] == "S51-CARD.15"
    assert refused["exchange"]["args"] == {"where": "none", "need": 2, "have": 1}


def test_asks_name_what_is_refused_and_why_as_the_server_does(caller: Caller) -> None:
    state = caller.load(VISIT)
    refused = {entry["text"]: entry for entry in caller.do("asks", state=state, says=True)["asks"][0]["refused"]}
    assert (refused["visit school"]["do"], refused["visit school"]["place"]) == ("visit", "school")
    assert refused["visit school"]["reason"].endswith(".")


def test_asks_end_with_an_entry_of_their_own_for_the_asides_of_each_seat(caller: Caller) -> None:
    state = caller.load(VISIT)
    _, *asides = caller.do("asks", state=state)["asks"]
    assert all(ask["aside"] for ask in asides)
    assert [(ask["seat"], ask["kind"]) for ask in asides] == [(0, "aside"), (1, "aside")]
    assert asides[1]["actions"] == [{"text": "resign", "do": "resign"}]


def test_asks_can_be_narrowed_to_a_seat(caller: Caller) -> None:
    state = caller.load(VISIT)
    assert {ask["seat"] for ask in caller.do("asks", state=state, seat=1)["asks"]} == {1}


def test_an_ask_tells_what_it_is_about(caller: Caller) -> None:
    state = caller.load('turn = 0\n[[seat]]\nhand = ["muties", "gun-shop"]\ngoods = { con1 = 2 }')
    caller.act(state, 0, "conquer gun-shop")
    ask = caller.do("asks", state=state, seat=0)["asks"][0]
    assert ask["kind"] == "pay_reach"
    assert ask["about"] == {"line": "conquer", "card": "gun-shop"}
    assert {"text": "pay muties con1", "do": "pay", "source": ["muties", "con1"]} in ask["actions"]


def test_seats_asked_at_once_have_an_ask_each(caller: Caller, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ratusz.engine.engine.game_named", {TOY.name: TOY}.get)
    state = caller.do("new", game=TOY.name, seed=1, seats=3)["state"]
    asks = [ask for ask in caller.do("asks", state=state)["asks"] if not ask.get("aside")]
    assert [ask["seat"] for ask in asks] == [0, 1, 2]
    caller.act(state, 1, asks[1]["actions"][0]["text"])
    left = [ask["seat"] for ask in caller.do("asks", state=state)["asks"] if not ask.get("aside")]
    assert left == [0, 2]


def test_an_action_tells_its_events_with_clause_figures_and_who_sees_them(caller: Caller) -> None:
    state = caller.load(VISIT)
    answer = caller.do("act", state=state, seat=0, action="visit fuel-tank")
    assert (answer["over"], answer["moves"]) == (False, 1)
    assert answer["events"][0] == {
        "kind": "visited",
        "rule": "S51-VISIT.1",
        "seats": [0, 1],
        "spectators": True,
        "seat": 0,
        "place": "fuel-tank",
        "card": "fuel-tank",
    }


def test_every_action_listed_can_be_given_as_data_too(caller: Caller) -> None:
    state = caller.do("new", game="state51", seed=3)["state"]
    for _ in range(30):
        ask = caller.do("asks", state=state)["asks"][0]
        for action in ask["actions"]:
            copy = caller.do("clone", state=state)["state"]
            data = {name: value for name, value in action.items() if name != "text"}
            caller.do("act", state=copy, seat=ask["seat"], action=data)
            record = caller.do("record", state=copy)["record"]
            assert record["moves"][-1] == [ask["seat"], action["text"]]
            caller.do("drop", state=copy)
        caller.act(state, ask["seat"], ask["actions"][-1]["text"])


def test_an_action_meant_for_an_older_position_is_stale(caller: Caller) -> None:
    state = caller.load(VISIT)
    caller.do("act", state=state, seat=0, action="visit fuel-tank", after=0)
    assert caller.error("act", state=state, seat=1, action="pass", after=0) == "stale"
    caller.do("act", state=state, seat=1, action="pass", after=1)


def test_a_reader_gets_only_what_they_may_see(caller: Caller) -> None:
    def kinds(**reader: int | None) -> list[str]:
        state = caller.load(REVEALING)
        caller.act(state, 0, "exchange", "discard muties")
        events = caller.do("act", state=state, seat=0, action="discard courier", **reader)["events"]
        assert [event["kind"] for event in caller.do("log", state=state, **reader)["events"]][-len(events) :] == [
            event["kind"] for event in events
        ]
        return [event["kind"] for event in events]

    assert kinds() == ["discarded", "drew", "drew-hidden"]
    assert kinds(**{"for": 0}) == ["discarded", "drew"]
    assert kinds(**{"for": 1}) == ["discarded", "drew-hidden"]
    assert kinds(**{"for": None}) == ["discarded", "drew-hidden"]


def test_events_say_which_seats_see_them(caller: Caller) -> None:
    state = caller.load(REVEALING)
    events = caller.act(state, 0, "exchange", "discard muties", "discard courier")
    seen = {event["kind"]: (event["seats"], event["spectators"]) for event in events}
    assert seen["drew"] == ([0], False)
    assert seen["drew-hidden"] == ([1], True)
    assert seen["discarded"] == ([0, 1], True)


def test_the_log_has_all_events_from_the_beginning(caller: Caller) -> None:
    state = caller.do("new", game="state51", seed=7, options={"first": 0})["state"]
    opening = caller.do("log", state=state)["events"]
    assert [event["kind"] for event in opening] == ["round", "displayed"]
    told = caller.act(state, 0, f"take {opening[1]['cards'][0]}")
    assert caller.do("log", state=state)["events"] == opening + told


def test_a_view_shows_a_seat_its_own_hand_and_a_spectator_none(caller: Caller) -> None:
    state = caller.load(VISIT)
    own = caller.do("view", state=state, seat=0)["view"]
    assert own["seats"][0]["hand"] == ["muties"]
    assert own["seats"][1]["hand"] is None
    spectator = caller.do("view", state=state)
    assert spectator["view"]["seats"][0]["hand"] is None
    assert spectator == caller.do("view", state=state, seat=None)


def test_a_result_has_scores_their_sources_and_the_clause_that_decides(caller: Caller) -> None:
    state = caller.load(VISIT)
    assert caller.do("result", state=state) == {
        "ok": True,
        "over": False,
        "winners": [1],
        "scores": [0, 2],
        "sources": [{"table": 0, "locations": 0, "markers": 0}, {"table": 0, "locations": 2, "markers": 0}],
        "rule": "S51-END.5",
        "left": [],
    }
    assert caller.do("act", state=state, seat=1, action="resign")["over"] is True
    over = caller.do("result", state=state)
    assert (over["over"], over["winners"]) == (True, [0])
    assert caller.do("asks", state=state) == {"ok": True, "over": True, "moves": 1, "asks": [], "idle": []}


def test_clones_are_played_apart_and_undone_apart(caller: Caller) -> None:
    state = caller.load(VISIT)
    start = caller.do("position", state=state)["position"]
    caller.act(state, 0, "visit fuel-tank")
    copy = caller.do("clone", state=state)
    assert (copy["state"], copy["moves"]) == ("s2", 1)
    before = caller.do("position", state="s2")["position"]
    caller.do("undo", state=state)
    caller.act(state, 0, "gather brick")
    caller.act(state, 1, "pass")
    assert caller.do("position", state="s2")["position"] == before
    assert [event["kind"] for event in caller.do("log", state="s2")["events"]] == ["visited", "gained", "gained"]
    caller.do("undo", state="s2")
    assert caller.do("position", state="s2")["position"] == start
    assert caller.do("record", state=state)["record"]["moves"] == [[0, "gather brick"], [1, "pass"]]


def test_undo_takes_back_a_move_and_says_which(caller: Caller) -> None:
    state = caller.load(VISIT)
    start = caller.do("position", state=state)["position"]
    caller.act(state, 0, "visit fuel-tank")
    answer = caller.do("undo", state=state, seat=0)
    assert answer == {"ok": True, "over": False, "moves": 0, "undone": {"seat": 0, "action": "visit fuel-tank"}}
    assert caller.do("position", state=state)["position"] == start
    assert caller.error("undo", state=state) == "undo-nothing"


def test_undo_of_anothers_move_needs_consent(caller: Caller) -> None:
    state = caller.load(VISIT)
    caller.act(state, 0, "visit fuel-tank")
    assert caller.error("undo", state=state, seat=1) == "undo-foreign"
    assert caller.do("undo", state=state, seat=1, consent=True)["moves"] == 0


def test_undo_stops_where_something_hidden_became_known_unless_all_consent(caller: Caller) -> None:
    state = caller.load(REVEALING)
    caller.act(state, 0, "exchange", "discard muties", "discard courier")
    assert caller.error("undo", state=state, seat=0) == "undo-revealed"
    assert caller.do("undo", state=state, seat=0, consent=True)["moves"] == 2
    assert caller.do("undo", state=state, seat=0)["moves"] == 1


def test_a_dropped_state_is_gone_and_its_name_is_not_used_again(caller: Caller) -> None:
    state = caller.load(VISIT)
    assert caller.do("drop", state=state) == {"ok": True}
    assert caller.error("asks", state=state) == "state-unknown"
    assert caller.error("drop", state=state) == "state-unknown"
    assert caller.load(VISIT) != state


def test_a_record_leads_back_to_the_same_match(caller: Caller) -> None:
    state = caller.do("new", game="state51", seed="round trip", options={"rescoring": "off"})["state"]
    for _ in range(60):
        ask = caller.do("asks", state=state)["asks"][0]
        caller.act(state, ask["seat"], ask["actions"][-1]["text"])
    record = caller.do("record", state=state)["record"]
    answer = caller.do("load", record=record)
    assert (answer["moves"], answer["commitment"]) == (60, record["commitment"])
    again = answer["state"]
    for request in ("record", "position", "result", "log", "asks", "view"):
        assert caller.do(request, state=again) == caller.do(request, state=state)
    caller.do("undo", state=again, consent=True)


def test_a_record_of_a_match_from_a_position_with_an_effect_tried_leads_back_too(caller: Caller) -> None:
    state = caller.load(VISIT)
    caller.do("try", state=state, seat=1, effect=[{"do": "gain", "goods": {"fuel": 2}}])
    caller.act(state, 0, "pass")
    record = caller.do("record", state=state)["record"]
    again = caller.do("load", record=record)["state"]
    assert caller.do("record", state=again)["record"] == record


def test_a_record_can_be_sealed_so_that_it_tells_nothing_of_the_future(caller: Caller) -> None:
    state = caller.do("new", game="state51", seed=7)["state"]
    sealed = caller.do("record", state=state, secret=False)["record"]
    assert (sealed["seed"], sealed["snapshot"], sealed["moves"]) == ("", "", [])
    assert sealed["commitment"] == commitment("7")
    assert caller.error("load", record=sealed) == "record-sealed"


def test_a_position_leads_back_to_the_same_position(caller: Caller) -> None:
    state = caller.do("new", game="state51", seed=7)["state"]
    for _ in range(30):
        position = caller.do("position", state=state)["position"]
        again = caller.load(position)
        assert caller.do("position", state=again)["position"] == position
        assert caller.do("asks", state=again)["asks"] == caller.do("asks", state=state)["asks"]
        ask = caller.do("asks", state=state)["asks"][0]
        caller.act(state, ask["seat"], ask["actions"][-1]["text"])


def test_clauses_are_found_by_id_and_by_words_in_the_readers_language(caller: Caller) -> None:
    (clause,) = caller.do("rules", game="state51", query="S51-VISIT.6")["clauses"]
    assert (clause["id"], clause["kind"]) == ("S51-VISIT.6", "rule")
    (polish,) = caller.do("rules", game="state51", query="S51-VISIT.6", lang="pl")["clauses"]
    assert polish["text"] != clause["text"]
    assert "S51-VISIT.6" in [found["id"] for found in caller.do("rules", game="state51", query="passed")["clauses"]]
    assert len(caller.do("rules", game="state51")["clauses"]) == len(GAMES["state51"].clauses)


def test_the_id_of_a_request_comes_back_whether_it_succeeds_or_not(caller: Caller) -> None:
    assert caller.ask("games", id=5)["id"] == 5
    assert caller.ask("gaames", id=None)["id"] is None
    assert caller.ask("new", id="x")["id"] == "x"
    assert "id" not in caller.ask("games")


def test_errors_are_told_in_the_language_asked_for(caller: Caller) -> None:
    english = caller.line(json.dumps({"do": "asks", "state": "s9"}))["error"]
    polish = caller.line(json.dumps({"do": "asks", "state": "s9", "lang": "pl"}))["error"]
    assert english["code"] == polish["code"] == "state-unknown"
    assert english["message"] != polish["message"]
    assert "s9" in polish["message"]


@pytest.mark.parametrize(("game", "card"), [("state51", "gun-shop"), ("newangeles", "puff-piece"), ("frostpunk", "P001")])
def test_a_card_tells_its_name_and_text(caller: Caller, game: str, card: str) -> None:
    answer = caller.do("card", game=game, card=card)
    assert answer["name"]
    assert all(answer["text"])
    assert answer["text"]


def test_an_option_says_what_it_does_and_who_is_not_asked_why(caller: Caller) -> None:
    state = caller.load("turn = 0\nfood = 3\nheat = 5\n[[seat]]\n[[seat]]\n", "frostpunk")
    caller.act(state, 0, "use g3")
    caller.act(state, 0, "pawn worker")
    answer = caller.do("asks", state=state, says=True)
    assert [action["label"] for action in answer["asks"][0]["actions"]] == ["Option 1: Hope rises."]
    assert [action["says"] for action in answer["asks"][0]["actions"]] == ["Option 1: Hope rises."]  # as it was called first
    (other,) = answer["asks"][0]["refused"]  # what one cannot choose is told as well
    assert other["label"] == "Option 2: Only if this holds: discontent tokens: at least 1. Discontent falls."
    assert answer["idle"] == [{"seat": 1, "rule": "FP-ACTION.6"}]


def test_what_lacks_least_is_the_first_that_is_refused(caller: Caller) -> None:
    """A kitchen, which stands on the map from the start, is the first building there is and can never be raised."""
    state = caller.load('stock = { wood = 3 }\ntiles = { n1 = "near-1" }\n[[seat]]\n', "frostpunk")
    caller.act(state, 0, "construct")
    caller.act(state, 0, "pawn worker")
    texts = [entry["text"] for entry in caller.do("asks", state=state, seat=0)["asks"][0]["refused"]]
    assert texts.index("raise house") < texts.index("raise hospital") < texts.index("raise kitchen")


def test_a_player_of_new_angeles_leaves_and_the_game_goes_on(caller: Caller) -> None:
    state = caller.do("new", game="newangeles", seed=1, seats=4)["state"]
    left = caller.do("leave", state=state, seat=2)
    assert (left["over"], [event["kind"] for event in left["events"]]) == (False, ["player-left"])
    for _ in range(20):  # whoever calls plays on for the seat that was left
        turn = caller.do("asks", state=state)["asks"][0]
        caller.do("act", state=state, seat=turn["seat"], action=turn["actions"][0]["text"])
    assert caller.do("result", state=state)["left"] == [2]
    record = caller.do("record", state=state)["record"]
    assert record["moves"][0] == [2, "left"]
    assert caller.do("result", state=caller.do("load", record=record)["state"])["left"] == [2]


def test_who_has_left_is_told_so_instead_of_an_undo(caller: Caller) -> None:
    state = caller.load(VISIT)
    caller.act(state, 0, "gather scrap")
    caller.do("leave", state=state, seat=0)
    assert caller.error("undo", state=state, seat=0) == "undo-left"
