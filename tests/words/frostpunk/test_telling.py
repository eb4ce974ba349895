"""Whole games in sentences; the table within its width and silent about what is hidden."""

from random import Random
from typing import Any, cast

import pytest

from ratusz.games.frostpunk.game import GAME
from ratusz.games.frostpunk.position.state import City
from ratusz.kernel.chance import Chance
from ratusz.kernel.match import begin
from ratusz.kernel.preview import forecast, preview
from ratusz.words import sentences
from ratusz.words.foreseen import foreseen
from ratusz.words.frostpunk import NAME, VOICE
from ratusz.words.frostpunk.table import WIDE
from tests.frostpunk.play import choose, decisions, mercy
from tests.frostpunk.table import Table
from tests.words.frostpunk.speech import EN, PLAYERS, refused, said

rules = GAME.rules

CITY = """
round = 6
phase = "action"
heat = 3
cold = 6
ranges = { red = 1, orange = 2, yellow = 4 }
overload = 4
food = 5
hunger = 8
deaths = 2
stock = { wood = 3, coal = 2 }
citizens = { worker = 14, engineer = 9, child = 6 }
sick = { worker = 5, child = 2 }
gravely-ill = ["child"]
hope = ["care+", "justice"]
discontent = ["fear+"]
laws = ["PR05"]
frame = { f1 = ["coal"] }
tiles = { n1 = "near-1", n2 = "near-10" }
fields = { n1a = "coal 3", n1b = "sawmill+", n2a = "hothouse", n2b = "hothouse" }
[[seat]]
hand = ["old-tibor"]
[[seat]]
advisor = "health"
"""


def heard(table: Table, width: int = 400) -> str:
    assert VOICE.foretold is not None
    view = GAME.view(table.g, 0)
    return "\n".join(VOICE.foretold(EN, view, PLAYERS[:2], width, dict(forecast(GAME, view, 0))))


def labels(table: Table, seat: int = 0) -> list[str]:
    view = GAME.view(table.g, seat)
    legal = rules.options(table.g, seat)
    return [sentences.action(EN, NAME, view, seat, rules.structure(table.g, seat, action)) for action in legal]


def seen_ahead(table: Table, text: str) -> list[str]:
    """What the rules foresee of an action of the first seat, in sentences."""
    found = preview(GAME, GAME.view(table.g, 0), 0, rules.read(table.g, 0, text))
    return foreseen(EN, NAME, found, PLAYERS)


@pytest.mark.parametrize("number", range(4))
def test_whole_games_can_be_told(number: int) -> None:
    """Every choice, refused ones too, every reason, question, proposal and event of random games finds its message and all its
    figures."""
    seats = number + 1
    match = begin(GAME, seats, {"society": ("I", "II", "III", "VI")[number]}, f"told {number}")
    players = PLAYERS[:seats]
    dice = Random(number)
    events = match.opening
    clauses: set[str] = set()
    steps = 0
    while not match.over and steps < 150:
        steps += 1
        seat = dice.choice(rules.seats(match.state))
        legal, why = rules.explain(match.state, seat)
        other = dice.randrange(seats)
        offered, _ = rules.menu(match.state, other)
        actions = [*legal, *[action for action, _, _ in why]]
        view = GAME.view(match.state, seat)
        told = [sentences.action(EN, NAME, view, seat, rules.structure(match.state, seat, action)) for action in actions]
        view = GAME.view(match.state, other)
        told += [sentences.action(EN, NAME, view, other, rules.structure(match.state, other, action)) for action in offered]
        told += [sentences.refusal(EN, NAME, rule, figures) for _, rule, figures in why]
        told += [sentences.event(EN, NAME, event.kind, event.figures, players) for event in events]
        task = rules.waiting(match.state, seat)
        assert task is not None
        told.append(sentences.question(EN, NAME, task[0], players, rules.task_data(match.state, task)))
        assert all(told)
        clauses |= {rule for _, rule, _ in why}
        proposals = [action for action in offered if action[0] == "propose"]
        if proposals and dice.random() < 0.2:
            events = match.do(other, dice.choice(proposals))
        else:
            events = match.do(seat, choose(legal, dice))
        mercy(cast(City, match.state), dice)
    assert len(clauses) > 4


@pytest.mark.parametrize("width", [80, 160])
def test_the_table_fits_its_width_and_tells_nothing_hidden(width: int) -> None:
    """Dealing anew what nobody can know changes not a letter of the table."""
    for count, (g, _, _) in enumerate(decisions(1)):
        if count % 30 == 0:
            players = PLAYERS[: len(g.hands)]
            for seat in (0, None):
                lines = VOICE.table(EN, GAME.view(g, seat), players, width)
                assert max(len(line) for line in lines) <= width
                other = g.clone()
                GAME.redeal(other, seat, Chance(count))
                assert VOICE.table(EN, GAME.view(other, seat), players, width) == lines
        if count > 300:
            break


def test_a_wide_table_says_the_same_in_two_columns() -> None:
    table = Table(CITY)
    narrow, wide = heard(table, 80), heard(table, WIDE)
    assert sorted(set(narrow.split()) - set(wide.split())) == []
    assert len(wide.splitlines()) < len(narrow.splitlines())


def test_the_table_shows_heat_city_and_map() -> None:
    text = heard(Table(CITY))
    assert "Round 6 of 15, phase: Action. Leader: Anna." in text
    assert "Heat 3, cold 6 (of 12); ranges: red 1, orange 2, yellow 4." in text
    assert "Warm now, as colour and as zone: red, orange." in text
    assert "children: 6; sick: 2, one gravely ill; pawns: 2" in text
    assert "Hope, 2 of 6: care (active), justice (spent)" in text
    assert "n1a 3 coal (warm); n1b Upgraded Sawmill (warm)" in text
    assert "n2 Hothouse (warm)" in text
    assert "Deposits still under snow: coal deposit at f1" in text
    assert "Long Shift: Discontent rises." in text
    assert "Old Tibor: For clearing snow, with this pawn: worker." in text


def test_the_table_says_what_the_next_phases_would_bring() -> None:
    """Three steps of cold, five workers sick, hunger eats all the food before the workers of round 6 are fed."""
    text = heard(Table(CITY))
    assert "Generator phase at this heat. Changes: sick workers: +1, sick engineers: +1, sick children: +1." in text
    assert "Preparation phase: workers exhausted: 0, getting worse: 1." in text
    assert "Hunger phase: The city starves (3): discontent rises once; deaths: 0." in text
    assert "Meal: The workers are fed: 0 food; missing: 14." in text
    assert "Outside in the night: 3 workers, 2 engineers, 2 children." in text


def test_a_choice_is_named_with_what_lies_there_and_what_is_printed() -> None:
    told = labels(Table(CITY))
    assert {"Burn 1 coal", "Burn 2 coal", "Clear snow: lay near tiles", "Gather on n1a (3 coal; warm now)"} <= set(told)
    assert "Use Hothouse on n2a (warm now): Gain 7 food." in told


def test_what_comes_of_fuel_is_foreseen_by_the_rules_and_not_by_the_label() -> None:
    *burnt, changes = seen_ahead(Table(CITY), "fuel 2")
    assert burnt == ["You lose 2 coal.", "2 coal is burnt; heat is at 5."]
    assert "workers exposed to the cold: −1, children exposed to the cold: −1, zone 3 warm: +1, heat: +2" in changes


def test_who_falls_ill_in_the_cold_is_foreseen_by_the_rules() -> None:
    table = Table(CITY)
    table.act("clear near")
    assert labels(table)[0] == "With this pawn: worker"
    assert "A worker falls ill; sick workers: 6." in seen_ahead(table, "pawn worker")
    table = Table(CITY)
    table.act("gather n1a")
    assert not [line for line in seen_ahead(table, "pawn worker") if "ill" in line]


def test_laws_and_technologies_in_force_are_foreseen_while_labels_say_what_is_printed() -> None:
    city = 'heat = 5\nfood = 5\noverload = 9\ntiles = { n1 = "near-12", n2 = "near-7" }\n'
    city += 'fields = { n1a = "hunters-hut", n1b = "infirmary", n2a = "sawmill", n2b = "tree 1" }\n'
    known = 'technologies = ["hunting-tactics", "steam-saw", "feedwater-pumps"]\n'
    known += 'developed = ["hunting-tactics", "steam-saw", "feedwater-pumps"]\n'
    plain, changed = Table(city), Table('laws = ["PR12", "PR14"]\n' + known + city)
    assert labels(plain) == labels(changed)
    for action, before, after in (("use n1a", "food: +4", "food: +6"), ("use n2a", "wood: +3", "wood: +4")):
        assert before in "\n".join(seen_ahead(plain, action)), action
        assert after in "\n".join(seen_ahead(changed, action)), action
    assert "7 overload markers are removed; left: 2." in seen_ahead(changed, "use g2")


def test_a_building_is_offered_with_its_price_and_what_it_does() -> None:
    table = Table(CITY)
    table.act("construct", "pawn worker")
    told = labels(table)
    assert "Raise Retort (1 wood): Cost: 1 wood. Gain 4 coal." in told
    assert "Raise Tent (2 wood): 2 beds at night, if heated." in told


@pytest.mark.rule("FP-TECH.2")
def test_a_technology_is_named_with_the_rounds_printed_and_foreseen_for_the_round_it_is_ready() -> None:
    for number, ready in ((5, 8), (13, 15), (14, 15)):
        table = Table(f"round = {number}\nstock = {{ wood = 1 }}\npool = {{ worker = 1 }}\n")
        table.act("construct", "raise workshop", "site g4")
        assert labels(table)[0].startswith("Develop Steam Saw (3 rounds)")
        assert f"Development begins: Steam Saw, ready in round {ready}." in seen_ahead(table, "begin steam-saw")


def test_a_site_for_a_large_building_says_what_is_buried_on_both_fields() -> None:
    city = 'stock = { wood = 9, core = 1 }\npool = { worker = 1 }\ntiles = { n1 = "near-12" }\nfields = { n1b = "coal 3" }\n'
    table = Table(city)
    table.act("construct", "raise hothouse")
    assert labels(table) == ["On n1a (empty; 3 coal; near tile, cold now)"]
    table = Table(city)
    table.act("construct", "raise tent")
    assert "On n1a (empty; near tile, cold now)" in labels(table)


def test_a_building_used_again_says_what_it_does_there() -> None:
    table = Table('tiles = { n1 = "near-8", n2 = "near-1" }\nfields = { n2a = "hunters-hut" }\nstock = { coal = 5 }\n')
    table.act("use n2a", "pawn worker", "construct", "pawn worker", "done")
    table.attempt({"do": "reuse-worker"})
    view = GAME.view(table.g, 0)
    told = [sentences.action(EN, NAME, view, 0, rules.structure(table.g, 0, action)) for action in rules.options(table.g, 0)]
    assert told == ["Once more, n2a (Hunters’ Hut): Gain 4 food.", "Once more: the construction field"]


def test_a_proposal_reads_as_the_choice_itself() -> None:
    table = Table(CITY)
    view = GAME.view(table.g, 1)
    structure = rules.structure(table.g, 1, ("propose", "gather", "n1a"))
    assert sentences.action(EN, NAME, view, 1, structure) == "Propose: Gather on n1a (3 coal; warm now)"
    assert said("proposed", seat=1, action="gather n1a") == "Jan proposes: gather on n1a."
    assert said("proposed", seat=1, action="pass") == "Jan proposes: Pass."
    rules.interject(table.g, 1, rules.read(table.g, 1, "propose fuel 2"))
    assert "Jan: burn 2 coal" in heard(table)


def test_what_somebody_wrote_wrong_is_repeated_as_it_is() -> None:
    assert refused("FP-GEN.3", action="gather a lot") == "This cannot be proposed now: gather a lot."
    assert refused("FP-GEN.3", action="enact PR99") == "This cannot be proposed now: enact PR99."


def test_what_happens_is_told_with_names_and_numbers() -> None:
    assert said("round", round=4, leader=1) == "Round 4 begins; Jan leads."
    assert said("gained", good="core", count=2) == "You gain 2 steam cores."
    assert said("arrived", who="engineer", count=1, sick=0) == "1 engineer comes to the city."
    assert said("arrived", who="worker", count=4, sick=2) == "4 workers come to the city, 2 of them sick."
    death = {"deaths": 3, "round": 4, "left": 4}
    assert said("died", who="child", starved=True, **death) == "A child starves to death: Willy Ashby; deaths: 3."
    assert said("died", who="worker", starved=False, **death) == "A worker dies: Walter Ashby; deaths: 3."
    assert said("flipped", who="child", skull=True) == "A child is gravely ill."
    assert said("flipped", who="worker", skull=False) == "The gravely ill worker cannot be saved."
    assert said("cubes", dropped=4, fallen=1) == "Overload check: 4 cubes are dropped, 1 comes out."
    assert said("night", outside={"worker": 0, "engineer": 0, "child": 0}) == "Everybody has a place for the night."
    assert said("night", outside={"worker": 2, "engineer": 0, "child": 1}) == "Outside in the night: 2 workers, 1 child."
    assert said("tile-revealed", place="n4", tile="near-1", goods={"coal": 2}) == "A tile is turned over at n4. On it: 2 coal."
    figures = {"seat": 0, "action": "gather", "pawn": "worker", "spot": "n1a", "warm": False}
    assert said("acted", **figures) == "Anna sends a pawn to gather on n1a (worker). It is cold there."
    figures |= {"action": "use", "building": "sawmill", "warm": True}
    assert said("acted", **figures) == "Anna sends a pawn to Sawmill on n1a (worker)."
    assert said("chose", option=2, event="P001") == "“The Birth of Gambling”: Let them play, and tax the table."
    does = {"effects": [{"do": "tend", "n": 4, "plus": "tend"}]}
    told = said("chose", option=2, event="-", does=does)
    assert told == "Option 2 is chosen: Tend 4."


def test_a_card_that_is_turned_up_is_read_out() -> None:
    text = said("morning-card", event="P001")
    assert text.startswith("Morning card: “The Birth of Gambling”. Behind the cookhouse")


def test_a_dusk_card_that_joins_the_deck_is_not_named() -> None:
    """FP-EVENT.5: it is added unread."""
    assert said("dusk-added", event="Z001") == "A card joins the dusk deck."


def test_reasons_say_what_is_missing() -> None:
    assert (
        refused("FP-GEN.11", cost={"wood": 4, "core": 1}, have={"wood": 2})
        == "It takes 4 wood, 1 steam core, and you have: 2 wood."
    )
    assert refused("FP-GEN.11", cost={"care": 1}, have={}) == "It takes 1 active care token, and you have: none."
    assert refused("FP-MORNING.3", needs={"least": {"food": 3}}) == "This condition is not met: food: at least 3."
    assert refused("FP-GATHER.1", where="empty", field="n1a") == "There is nothing to gather on n1a."
    assert refused("FP-GATHER.1", where="unknown", field="n1a").endswith("Clearing snow lays new tiles.")
    assert refused("FP-BUILD.5", building="pub").endswith("Laws are passed at the Platform.")
    said = refused("FP-USE.2", building="hospital")
    assert said == "No more pawns fit into Hospital this round. In the next round there is room again."


def test_questions_are_put_to_a_player() -> None:
    table = Table(CITY)
    table.act("gather n1a")
    task = rules.waiting(table.g, 0)
    assert task is not None
    text = sentences.question(EN, NAME, task[0], PLAYERS, rules.task_data(table.g, task))
    assert text == "Who gathers?"


RARE: dict[str, list[Any]] = {
    "destroy": [{"do": "destroy"}],
    "die_which": [{"do": "kill", "who": "any"}],
    "discard_which": [{"do": "discard-token", "type": "hope"}],
    "leave_which": [{"do": "lose", "what": "citizen"}],
    "hub": [{"do": "hub"}],
    "exhaust_which": [{"do": "exhaust", "who": "any"}],
    "upgrade_free": [{"do": "upgrade"}],
    "raise_free": [{"do": "raise"}],
    "rebuild": [{"do": "rebuild"}],
    "foresee": [{"do": "foresee", "n": 2}],
    "spend_which": [{"do": "spend-token", "type": "care", "may": True}],
    "store": [{"do": "store", "what": "food", "most": 3}],
    "clear_which": [{"do": "clear", "near": 1, "far": 1}],
}


@pytest.mark.parametrize("ask", RARE)
def test_what_is_seldom_asked_can_be_said_too(ask: str) -> None:
    """An effect tried out brings the question up; its choices and what follows from the first have words."""
    table = Table(CITY)
    GAME.carry_out(table.g, 0, RARE[ask])
    rules.settle(table.g)
    task = rules.waiting(table.g, 0)
    assert task is not None
    assert task[0] == ask
    assert sentences.question(EN, NAME, ask, PLAYERS, rules.task_data(table.g, task))[0].isupper()
    legal, why = rules.explain(table.g, 0)
    view = GAME.view(table.g, 0)
    for action in [*legal, *[action for action, _, _ in why]]:
        assert sentences.action(EN, NAME, view, 0, rules.structure(table.g, 0, action))
    for _, rule, figures in why:
        assert sentences.refusal(EN, NAME, rule, figures)
    for event in table.match.do(0, legal[0]):
        assert sentences.event(EN, NAME, event.kind, event.figures, PLAYERS)


@pytest.mark.parametrize(
    ("kind", "figures", "text"),
    [
        ("automaton-placed", {"event": "Z001"}, "An automaton stands on “The House Always Eats”."),
        ("given-up-unpaid", {"who": "child"}, "Nothing could be paid for: a child falls ill instead."),
        ("hub-placed", {"place": "n3"}, "A heating hub warms n3."),
        ("resigned", {"seat": 1}, "Jan gives the city up."),
        ("won", {"cause": "won", "round": 15}, "The city has survived: you win."),
    ],
)
def test_what_seldom_happens_can_be_told_too(kind: str, figures: dict[str, object], text: str) -> None:
    assert said(kind, **figures) == text


@pytest.mark.parametrize(
    ("rule", "figures", "text"),
    [
        ("FP-AUTOMATON.4", {"pawn": "automaton"}, "Automatons cannot take this special action."),
        ("FP-BLDG.4", {"building": "prison"}, "Prison belongs to another scenario."),
        ("FP-COMP.26", {"place": "n1", "most": 3}, "n1 has a heating hub already, or all 3 hubs are in use."),
        ("FP-EVENT.12", {"spot": "P005"}, "A worker on a card cannot be used again: “A Well Under the Ice”."),
        ("FP-EXPED.7", {"kind": "B"}, "There is no card of kind B to go on to."),
        ("FP-HOPE.13", {"most": 6}, "The track is full: 6 tokens."),
        ("FP-ILL.13", {"who": "child"}, "The last sick child is gravely ill and must be healed first."),
        ("FP-LIMIT.1", {"most": 50}, "There are 50 citizens of this type already, and there can be no more."),
        ("FP-LIMIT.3", {"most": 6, "building": "factory"}, "All 6 automatons are in use."),
        (
            "FP-SPECIAL.3",
            {"event": "P005", "needs": {"law": "PR01"}},
            "For “A Well Under the Ice” this must hold: the law “Child Labour” is in force.",
        ),
        ("FP-TECH.3", {"developing": False}, "Without a Workshop no technology is under development."),
    ],
)
def test_rare_reasons_have_words_too(rule: str, figures: dict[str, object], text: str) -> None:
    assert refused(rule, **figures) == text
