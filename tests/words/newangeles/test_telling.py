"""Whole games in sentences; the table within its width and silent about hidden cards."""

from random import Random

import pytest

from ratusz.games.newangeles.game import GAME
from ratusz.kernel.chance import Chance
from ratusz.kernel.match import begin
from ratusz.words import sentences
from ratusz.words.newangeles import NAME, VOICE
from tests.newangeles.play import choose_trade, decisions, lift_threat, options_of, seats_of
from tests.newangeles.table import City
from tests.words.messages import heard, variables
from tests.words.newangeles.speech import EN, PLAYERS, refused, said

rules = GAME.rules

PROMISES = """
round = 1
phase = "action"
step = "main"
active = 0
[[seat]]
corporation = "nbn"
assets = ["eiko"]
exhausted = ["eiko"]
[[seat]]
corporation = "jinteki"
[[seat]]
corporation = "weyland"
[[seat]]
corporation = "globalsec"
"""


@pytest.mark.parametrize("number", range(3))
def test_whole_games_can_be_told(number: int) -> None:
    """Every choice, refused ones too, every reason, question and event of random games finds its message and all its figures."""
    match = begin(GAME, seats_of(number), options_of(number), f"told {number}")
    players = PLAYERS[: seats_of(number)]
    dice = Random(number)
    events = match.opening
    clauses: set[str] = set()
    steps = 0
    while not match.over and steps < 250:
        steps += 1
        seat = dice.choice(rules.seats(match.state))
        legal, why = rules.explain(match.state, seat)
        offered, refused_offers = rules.menu(match.state, seat)
        view = GAME.view(match.state, seat)
        actions = [*legal, *offered, *[action for action, _, _ in [*why, *refused_offers]]]
        told = [sentences.action(EN, NAME, view, seat, rules.structure(match.state, seat, action)) for action in actions]
        told += [sentences.refusal(EN, NAME, rule, figures) for _, rule, figures in [*why, *refused_offers]]
        told += [sentences.event(EN, NAME, event.kind, event.figures, players) for event in events]
        task = rules.waiting(match.state, seat)
        assert task is not None
        told.append(sentences.question(EN, NAME, task[0], players, rules.task_data(match.state, task)))
        assert all(told)
        clauses |= {rule for _, rule, _ in why}
        aside = choose_trade(match.state, dice)  # type: ignore[arg-type]
        if aside is not None and aside[1] != ("resign",):
            events = match.do(*aside)
        else:
            events = match.do(seat, dice.choice(legal))
        lift_threat(match.state, number)  # type: ignore[arg-type]
    assert len(clauses) > 4


@pytest.mark.parametrize("width", [80, 160])
def test_the_table_fits_its_width_and_tells_no_hidden_card(width: int) -> None:
    """Dealing anew what a watcher cannot know changes not a letter of the table."""
    for count, (g, _, _) in enumerate(decisions(1)):
        if count % 25 == 0:
            players = PLAYERS[: g.seats()]
            for seat in (0, None):
                lines = VOICE.table(EN, GAME.view(g, seat), players, width)
                assert max(len(line) for line in lines) <= width
                other = g.clone()
                GAME.redeal(other, seat, Chance(count))
                assert VOICE.table(EN, GAME.view(other, seat), players, width) == lines
        if count > 400:
            break


def test_what_others_are_told_names_no_card() -> None:
    known = heard("en", "newangeles")
    secret = {"card", "cards", "rival", "investment", "investments", "events"}
    for id in [id for id in known if id.startswith("event-") and id.endswith("-hidden")]:
        assert not variables(known, id) & secret, id


def test_the_table_shows_city_tracks_and_players() -> None:
    city = City(PROMISES)
    text = "\n".join(VOICE.table(EN, GAME.view(city.g, 0), PLAYERS[:4], 400))
    assert "7. Nihongai, tier 2, 2 tech + 1 consumable, path to Rutherford (9): quiet" in text
    assert "Threat: 0 of 25." in text
    assert "Anna (you), NBN, active player" in text
    assert "Assets: Eiko (exhausted)" in text
    assert "Jan, Jinteki" in text


def test_trades_and_promises_lie_on_the_table() -> None:
    city = City(PROMISES)
    rules.interject(city.g, 0, rules.read(city.g, 0, "trade 1 3 - loose peace"))
    lines = VOICE.table(EN, GAME.view(city.g, None), PLAYERS[:4], 200)
    assert any("1. Anna to Jan: gives 3 capital; wants nothing; not binding; promise: peace" in line for line in lines)
    rules.interject(city.g, 1, rules.read(city.g, 1, "accept 1 loose"))
    lines = VOICE.table(EN, GAME.view(city.g, None), PLAYERS[:4], 200)
    assert any("1. Anna to Jan: gives 3 capital; wants nothing; parts: open, open; promise: peace" in line for line in lines)


def test_labels_of_promises_say_what_is_at_stake() -> None:
    city = City(PROMISES)
    rules.interject(city.g, 0, rules.read(city.g, 0, "trade 1 3 - loose peace"))

    def label(seat: int, text: str) -> str:
        view = GAME.view(city.g, seat)
        return sentences.action(EN, NAME, view, seat, rules.structure(city.g, seat, rules.read(city.g, seat, text)))

    assert label(1, "accept 1 loose") == (
        "Accept trade 1 of NBN, not binding: you give nothing; you get 3 capital; promise: peace"
    )
    assert label(1, "haggle 1 1 eiko binding -") == ("Answer trade 1 with other terms, binding: you give 1 capital; you get Eiko")
    rules.interject(city.g, 1, rules.read(city.g, 1, "accept 1 loose"))
    assert label(0, "fulfil 1") == "Do your part of promise 1 now: give 3 capital"
    assert label(1, "judge 1 broken") == "Promise 1 to you was broken"
    assert said("promise-broken", number=1, seat=0, to=1) == "Anna has broken promise 1 to Jan."


def test_a_long_list_of_cards_names_each_title_once() -> None:
    pile = ["clean-slate"] * 5 + ["liquidation"]
    assert said("reshuffled", cards=pile) == "The discard pile is sorted into the decks: Clean Slate ×5, Liquidation."


def test_events_name_players_and_things() -> None:
    assert said("gained", seat=1, count=2, source="contract", capital=14) == "Jan gains 2 capital by contract and has 14."
    assert said("threat", count=-2, threat=6, cause="card") == "Threat falls by 2 to 6."
    assert said("threat", count=2, threat=8, cause="orgcrime") == "Orgcrime reaches the Root: threat rises by 2 to 8."
    assert (
        said("moved", piece="outage", district="base-de-cayambe", to="root")
        == "Moved from Base de Cayambe (10) to The Root: outage."
    )
    assert said("asset-moved", **{"from": 0, "to": 3}, asset="mr-white") == "“Mr. White” goes from Anna to Ola."
    assert said("picked", seat=0, player=2) == "Anna chooses a player: Ewa."
    assert said("supported", seat=2, offer="counter", cards=1) == "Ewa supports the counteroffer with 1 card."
    assert said("demand-failed", demand="tourism-spike", missing={"energy": 1, "credits": 2}) == (
        "The demand is not met: Tourism Spike. Missing: 1 energy, 2 credits."
    )
    terms = {"number": 4, "from": 0, "to": 1, "give": "2+eiko", "want": "main*2", "binding": "binding", "promise": ""}
    assert said("trade-offered", **terms) == (
        "Anna offers Jan trade 4, binding: gives 2 capital, Eiko; wants support for the main offer with 2 cards."
    )


def test_the_end_names_everyone() -> None:
    text = sentences.event(EN, NAME, "ended", {"winners": [0, 2], "capital": [21, 9, 14, 8], "threat": 12}, PLAYERS[:4])
    assert text == "The game is over at threat 12, won by Anna, Ewa (Anna 21, Jan 9, Ewa 14, Ola 8)."
    nobody = sentences.event(EN, NAME, "ended", {"winners": [], "capital": [1, 2, 3, 4], "threat": 25}, PLAYERS[:4])
    assert nobody == "The game is over at threat 25, and nobody wins (Anna 1, Jan 2, Ewa 3, Ola 4)."


def test_a_refusal_says_what_it_is_about() -> None:
    assert refused("NA-14.5", good="rival").startswith("“rival” can never be traded")
    assert refused("NA-14.0", seat=1, need=9, have=4) == "The side that should give 9 capital has only 4."
    assert refused("NA-14.0", seat=1, cards=3, have=1) == "The side that should support with 3 cards has only 1 in hand."
    assert refused("NA-14.0", number=7) == "There is no trade 7 that you could answer or withdraw."
    assert (
        refused("NA-65.0", asset="midori", moment="main")
        == "Midori has no ability for this moment. The card says when it can be used."
    )
    assert refused("NA-65.0", declared="remove illness manta").endswith("bound to it: Remove illness: Manta (4).")
    assert refused("NA-25.4", need=1, have=0) == (
        "This counteroffer takes 1 card to discard besides the card offered; you have 0. "
        "You can still back an offer, or sell your support."
    )


def test_a_choice_between_effects_says_each() -> None:
    city = City(PROMISES.replace('corporation = "nbn"', 'corporation = "nbn"\nhand = ["live-feeds"]'))
    city.act(0, "main live-feeds")
    city.win()
    view = GAME.view(city.g, 0)
    labels = [sentences.action(EN, NAME, view, 0, rules.structure(city.g, 0, action)) for action in rules.options(city.g, 0)]
    assert labels == [
        "Lower unrest by 1 stage in a district of your choice.",
        "Remove 1 Orgcrime unit from a district of your choice.",
    ]


def test_the_hand_is_counted_right_before_its_cards() -> None:
    city = City(PROMISES.replace('corporation = "nbn"', 'corporation = "nbn"\nhand = ["clean-slate", "efficiency-experts"]'))
    lines = VOICE.table(EN, GAME.view(city.g, 0), PLAYERS[:4], 100)
    hand = next(number for number, line in enumerate(lines) if "Hand: 2 cards" in line)
    assert [line.split(" (")[0] for line in lines[hand + 1 :] if line.startswith("    ") and line[4] != " "] == [
        "    Clean Slate",
        "    Efficiency Experts",
    ]
    assert lines[hand + 1].startswith("    Clean Slate")


def test_how_much_is_to_go_is_said_where_it_is_more_than_one() -> None:
    say = EN.of("newangeles").say
    assert say("question-remove-one", left=1, name="illness") == "Which illness do you remove?"
    assert say("question-remove-one", left=4, name="illness") == "Which illness do you remove? 4 to go."
