"""A turn: refresh, deal, end of turn; and how assets are readied, exhausted and ordered."""

import pytest

from tests.newangeles.table import City, opening

ENDING = """
    step = "end"
    turns = 1
    [[seat]]
    corporation = "globalsec"
    {}
    [[seat]]
    corporation = "jinteki"
    {}
"""
SEVEN = ["clean-slate", "clean-slate", "live-feeds", "media-circus", "puff-piece", "spin-doctors", "riot-control"]


def ending(zero: str, one: str = "") -> City:
    """Seat 0 is at the end of its turn."""
    return City(ENDING.format(zero, one))


@pytest.mark.rule("NA-1.0", "NA-8.0", "NA-52.0", "NA-52.1", "NA-8.2", "NA-54.0", "NA-54.1")
def test_a_turn_of_the_active_player_is_refresh_deal_and_end_of_turn() -> None:
    track = ["coach-walden", "mr-li", "midori"]
    seat = '[[seat]]\ncorporation = "melange-mining"\nassets = ["susan-chen"]\nexhausted = ["susan-chen"]'
    table = City(f'step = "turn"\ntrack = {track}\n{seat}')
    assert (table.view(None)["active"], table.waiting, table.asked) == (0, (0,), "general")
    events = table.act(0, "type construction", "type media", "type labor")
    assert [event.kind for event in events if event.kind in ("drew", "revealed")] == ["drew"] * 3 + ["revealed"]
    assert table.view(None)["deal"]["asset"] == "coach-walden"  # the highest space
    assert table.view(None)["track"] == 2
    assert table.asked == "main"
    table.act(0, "main energy-for-all")
    table.everyone("pass", "all_draw_one")
    for other in range(4):
        table.act(other, "type labor")
    assert (table.asked, table.waiting) == ("use", (0,))
    assert table.legal(0) == ["pass", "use susan-chen"]
    table.act(0, "pass")
    assert (table.asked, table.waiting) == ("discard", (0,))
    table.act(0, table.legal(0)[0])
    table.act(0, table.legal(0)[0])
    assert (table.g.active, table.view(None)["track"]) == (1, 2)


@pytest.mark.rule("NA-8.1", "NA-39.0", "NA-60.1")
def test_all_own_assets_are_readied_before_the_first_card_is_drawn_and_those_of_others_are_not() -> None:
    assets = 'assets = ["eiko", "midori"]\nexhausted = ["eiko", "midori"]'
    other = 'assets = ["mark-yale"]\nexhausted = ["mark-yale"]'
    table = City(f'step = "refresh"\nturns = 1\n[[seat]]\n{assets}\n[[seat]]\n{other}')
    told = [event.kind for event in table.match.opening]
    assert told.index("drew") > max([at for at, kind in enumerate(told) if kind == "readied"])
    assert [entry["asset"] for entry in opening(table, "readied")] == ["eiko", "midori"]
    assert (table.seat(0)["exhausted"], table.seat(1)["exhausted"]) == ([], ["mark-yale"])


@pytest.mark.rule("NA-8.3", "NA-52.2", "NA-65.3", "NA-65.5")
def test_end_of_turn_abilities_may_be_used_before_the_discard_and_the_token_moves_after_it() -> None:
    table = ending(f'assets = ["susan-chen"]\nhand = {SEVEN}')
    assert (table.asked, table.legal(0)) == ("use", ["pass", "use susan-chen"])
    table.act(0, "pass")
    assert (table.asked, table.g.active) == ("discard", 0)
    table.act(0, "discard live-feeds", "discard clean-slate")
    assert (len(table.g.hands[0]), table.g.active) == (5, 1)


@pytest.mark.rule("NA-8.3", "NA-65.3")
def test_the_end_of_turn_ability_of_another_player_waits_for_their_own_turn() -> None:
    table = ending("", 'assets = ["susan-chen"]')
    assert (table.legal(0), table.refused(0)) == (["pass"], {"use susan-chen": "NA-22.0"})
    table.act(0, "pass")
    assert table.g.active == 1


@pytest.mark.rule("NA-14.0", "NA-22.0", "NA-22.4")
def test_before_a_turn_ends_the_active_player_may_buy_an_asset_that_is_used_then() -> None:
    table = ending("capital = 5", 'assets = ["susan-chen"]\ncapital = 5')
    table.act(1, "trade 0 susan-chen 3 binding")
    table.act(0, "accept 1 binding")
    assert table.legal(0) == ["pass", "use susan-chen"]
    table.act(0, "use susan-chen", "player 2")
    assert (table.capital()[:2], table.g.active) == ([4, 8], 1)


@pytest.mark.rule("NA-14.0", "NA-22.1", "NA-22.4")
def test_after_the_last_own_asset_is_used_another_may_still_be_bought_and_each_is_used_once() -> None:
    table = ending('capital = 5\nassets = ["susan-chen"]', 'assets = ["fumiko-yamamori"]\ncapital = 5')
    table.act(0, "use susan-chen", "player 2")
    assert (table.legal(0), table.refused(0)) == (["pass"], {"use fumiko-yamamori": "NA-22.0"})
    table.act(1, "trade 0 fumiko-yamamori 6 binding")  # more than there was before Susan Chen
    table.act(0, "accept 1 binding")
    assert table.legal(0) == ["pass", "use fumiko-yamamori"]
    table.act(2, "trade 0 susan-chen - binding")
    table.act(0, "accept 2 binding")
    assert table.legal(0) == ["pass", "use fumiko-yamamori"]


@pytest.mark.rule("NA-14.0", "NA-22.0")
@pytest.mark.parametrize("others", ["", 'assets = ["midori", "eiko"]'])
def test_where_nobody_has_an_asset_for_the_end_of_a_turn_nobody_is_asked(others: str) -> None:
    assert ending("", others).g.active == 1


@pytest.mark.rule("NA-8.3a", "NA-22.3", "NA-65.4", "NA-22.1")
@pytest.mark.parametrize("order", [("susan-chen", "marco-cubrero"), ("marco-cubrero", "susan-chen")])
def test_several_end_of_turn_assets_are_used_in_any_order_and_each_once(order: tuple[str, str]) -> None:
    table = ending('assets = ["susan-chen", "marco-cubrero"]')
    for asset in order:
        table.act(0, f"use {asset}", "player 1")
        if asset == "marco-cubrero" and order[0] == asset:
            assert table.refused(0)["use marco-cubrero"] == "NA-22.1"
    assert table.g.active == 1
    assert table.seat(1)["assets"] == ["susan-chen"]
    assert table.capital()[:2] == ([13, 9] if order[0] == "susan-chen" else [14, 8])  # the richest gives 2


@pytest.mark.rule("NA-22.4")
def test_an_end_of_turn_asset_gained_in_that_step_may_still_be_used_in_it() -> None:
    table = ending('assets = ["alex-westlund", "midori"]', 'assets = ["susan-chen"]')
    table.act(0, "use alex-westlund", "asset midori", "asset susan-chen")
    assert table.legal(0) == ["pass", "use susan-chen"]
    table.act(0, "use susan-chen", "player 2")
    assert table.capital()[0] == 10  # 2 for the swap, 2 from Susan Chen


@pytest.mark.rule("NA-16.5", "NA-8.3")
@pytest.mark.parametrize(
    ("owned", "traded", "discards"), [(["braintrust"], "trade 1 braintrust - binding", 1), ([], "trade 1 - floyd binding", 0)]
)
def test_an_asset_traded_while_cards_are_discarded_changes_how_many(owned: list[str], traded: str, discards: int) -> None:
    """Six cards: with Braintrust two go, without it one, with Floyd 2X3A7C none."""
    hand = ["clean-slate"] * 3 + ["live-feeds"] * 3
    other = [] if owned else ["floyd"]
    table = City(f'step = "limit"\nturns = 1\n[[seat]]\nhand = {hand}\nassets = {owned}\n[[seat]]\nassets = {other}')
    table.act(0, traded)
    table.act(1, "accept 1 binding")
    assert table.refused(0) == ({} if discards else {"discard clean-slate": "NA-16.5", "discard live-feeds": "NA-16.5"})
    table.act(0, "discard live-feeds" if discards else "pass")
    assert (table.g.active, len(table.g.hands[0])) == (1, 6 - discards)


@pytest.mark.rule("NA-42.1")
def test_emergency_cards_do_not_count_toward_hand_size() -> None:
    table = City(
        'step = "limit"\nturns = 1\n[[seat]]\nhand = ["live-feeds", "live-feeds", "puff-piece", "puff-piece", "liquidation"]'
    )
    assert table.seat(0)["emergency"] != []
    assert (table.g.active, len(table.g.hands[0])) == (1, 5)


COUNTERED = """
    turns = 1
    [[seat]]
    corporation = "globalsec"
    hand = ["ark-construction"]
    {}
    [[seat]]
    corporation = "jinteki"
    hand = ["live-feeds", "live-feeds"]
    {}
    [[seat]]
    corporation = "nbn"
    hand = ["puff-piece", "puff-piece", "puff-piece"]
    {}
    [[seat]]
    corporation = "weyland"
    {}
"""


@pytest.mark.rule("NA-60.0", "NA-65.2", "NA-65.2a")
def test_an_asset_that_must_be_exhausted_is_used_once_until_it_is_readied() -> None:
    table = City(COUNTERED.format('assets = ["eiko"]', "", "", 'hand = ["liquidation"]'))
    table.act(0, "main ark-construction")
    table.everyone("pass", "support")
    table.act(1, "abstain")
    assert table.legal(0) == ["pass", "use eiko"]
    table.act(0, "use eiko")
    assert table.seat(0)["exhausted"] == ["eiko"]
    table.act(1, "ransom")
    table.act(2, "abstain")
    assert (table.asked, table.waiting) == ("support", (3,))  # the exhausted asset is not asked about again


@pytest.mark.rule("NA-65.2a", "NA-60.0")
def test_an_exhausted_asset_beside_a_ready_one_is_refused() -> None:
    table = City(COUNTERED.format('assets = ["caprice-nisei", "mark-yale"]\nexhausted = ["mark-yale"]', "", "", ""))
    table.act(0, "main ark-construction")
    assert table.legal(0) == ["pass", "use caprice-nisei"]
    assert table.refused(0)["use mark-yale"] == "NA-65.2a"


@pytest.mark.rule("NA-65.4a")
def test_assets_of_several_players_at_one_moment_come_clockwise_from_the_active_player() -> None:
    hands = [f'[[seat]]\nhand = ["ark-construction"]\nassets = ["{asset}"]' for asset in ("mark-yale", "caprice-nisei")]
    text = "active = 1\nturns = 1\n" + "\n".join(hands)
    table = City(text)
    table.act(1, "main ark-construction")
    assert table.waiting == (1,)
    table.act(1, "pass")
    assert (table.waiting, table.legal(0)) == ((0,), ["pass", "use mark-yale"])


@pytest.mark.rule("NA-65.5")
def test_an_ability_with_may_can_be_declined_and_one_without_just_happens() -> None:
    head = 'step = "turn"\nactive = 1\nturns = 1\n'
    table = City(head + '[[seat]]\nassets = ["lily-lockwell"]\ncapital = 1\n[[seat]]\nhand = ["live-feeds"]')
    assert table.legal(0) == ["pass", "use lily-lockwell"]
    table.act(0, "pass")
    assert table.seat(0)["hand"] == []
    table = City(COUNTERED.format("", 'assets = ["coach-walden"]', "", ""))
    table.act(0, "main ark-construction")
    events = table.win()
    assert table.told(events, "gained")[0]["seat"] == 1  # nobody was asked


@pytest.mark.rule("NA-65.1", "NA-15.2")
def test_assets_lie_faceup_before_their_owners() -> None:
    table = ending('assets = ["midori", "susan-chen"]\nexhausted = ["midori"]')
    for watcher in (0, 3, None):
        assert table.view(watcher)["seats"][0]["assets"] == ["midori", "susan-chen"]
        assert table.view(watcher)["seats"][0]["exhausted"] == ["midori"]


@pytest.mark.rule("NA-65.8b", "NA-66.1")
def test_an_asset_received_in_a_trade_is_not_claimed() -> None:
    table = City(COUNTERED.format("", 'assets = ["floyd"]', "", ""))
    table.act(1, "trade 0 floyd 2 binding -")
    events = table.act(0, "accept 1 binding")
    assert table.seat(0)["assets"] == ["floyd"]
    assert (table.seat(0)["hand_size"], table.asked, table.told(events, "claimed")) == (1, "main", [])


@pytest.mark.rule("NA-27.0", "NA-27.2a")
def test_a_stolen_asset_stays_exhausted_and_nobody_steals_from_themselves() -> None:
    table = City("""
        turns = 1
        deal = { asset = "hernando-cortez" }
        [[seat]]
        hand = ["ark-construction"]
        assets = ["midori"]
        [[seat]]
        assets = ["eiko"]
        exhausted = ["eiko"]
    """)
    table.act(0, "main ark-construction")
    table.win("place development manta", "either 0")
    assert table.legal(0) == ["asset eiko"]
    assert table.refused(0)["asset midori"] == "NA-27.2"
    table.act(0, "asset eiko")
    assert (table.seat(0)["assets"], table.seat(0)["exhausted"]) == (["eiko", "midori"], ["eiko"])
    robbing = ending('assets = ["marco-cubrero"]')
    robbing.act(0, "use marco-cubrero")
    assert robbing.refused(0) == {"player 0": "NA-27.0"}


@pytest.mark.rule("NA-G.2")
def test_an_asset_outranks_the_reference_and_both_are_obeyed_where_both_can_be() -> None:
    table = City(COUNTERED.format("", 'assets = ["midori"]', "", ""))
    table.act(0, "main ark-construction")
    table.act(1, "counter live-feeds")
    table.act(2, "pass")
    table.act(2, "abstain")
    table.act(1, "use midori", "win counter")  # NA-54.5a would give it to the active player
    assert (table.g.won, table.asked, table.waiting) == (1, "either_one", (1,))
    eleven = [*SEVEN, *SEVEN[:4]]
    limited = City(f'step = "limit"\nturns = 1\n[[seat]]\ncorporation = "globalsec"\nassets = ["floyd"]\nhand = {eleven}')
    assert limited.asked == "discard"
    limited.act(0, "discard clean-slate")
    assert (len(limited.g.hands[0]), limited.g.active) == (10, 1)


@pytest.mark.rule("NA-54.2", "NA-54.3", "NA-54.4", "NA-54.6", "NA-54.7")
def test_who_is_not_asked_is_told_by_which_clause() -> None:
    hands = "".join([f'[[seat]]\ncorporation = "{name}"\nhand = ["live-feeds"]\n' for name in ("globalsec", "nbn", "weyland")])
    table = City(f'turns = 1\ndeal = {{ asset = "midori" }}\n{hands}')
    assert [table.rejects(seat, "pass") for seat in (1, 2)] == ["NA-54.2", "NA-54.2"]
    table.act(0, "main live-feeds")
    assert [table.rejects(seat, "pass") for seat in (0, 2)] == ["NA-54.7", "NA-54.3"]
    table.act(1, "counter live-feeds")
    table.everyone("pass", "support")
    assert [table.rejects(seat, "abstain") for seat in (0, 1)] == ["NA-54.6", "NA-54.6"]
