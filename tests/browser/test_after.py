"""After the game: the result, the seed, the replay, the record, and going on from any point."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.guest import Guest
from tests.browser.machine import Server


class Finisher(Guest):
    """Somebody who remembers which table the game was at."""

    game = ""

    def replay(self) -> None:
        self.page.goto(f"/table/{self.game}/replay")
        self.page.get_by_role("slider").wait_for()


@pytest.fixture(scope="module")
def finished(server: Server, chromium: Browser) -> Iterator[Finisher]:
    """Somebody who has just finished a game."""
    server.begin("what a module prepares")
    guest = Finisher(chromium, server.address, reduced_motion="reduce", hasty=True)
    guest.home()
    guest.play_now()
    guest.wait_until_asked()
    guest.let_a_bot_finish()
    guest.page.get_by_role("dialog").wait_for()
    guest.game = guest.table
    yield guest
    guest.context.close()
    assert guest.troubles == []


def test_the_result_shows_the_score_by_source_and_the_promised_seed(finished: Finisher) -> None:
    dialog = finished.page.get_by_role("dialog")
    for source in ("table", "locations", "markers"):
        row = dialog.get_by_role("row", name=source)
        assert row.get_by_role("cell").all_inner_texts() == [str(one[source]) for one in finished.state["result"]["sources"]]
    dialog.get_by_text("The shuffle was the one promised before the game").wait_for()


def test_the_foot_of_the_log_tells_the_seed_after_the_game(finished: Finisher) -> None:
    page = finished.page
    page.goto(f"/table/{finished.game}")
    foot = page.locator(".sealed", has_text="the shuffle, as promised")
    foot.wait_for()
    record = page.evaluate(f"fetch('/api/tables/{finished.game}/record').then((answer) => answer.json())")
    assert record["seed"] in foot.inner_text()


def test_a_replay_goes_forwards_and_back_through_any_eyes(finished: Finisher) -> None:
    page = finished.page
    finished.replay()
    slider = page.get_by_role("slider")
    moves = int(slider.get_attribute("max") or 0)
    assert moves > 20
    slider.fill(str(moves))
    page.get_by_role("button", name="Show the result").wait_for()
    page.get_by_role("button", name="One move back").click()
    page.get_by_role("button", name="Show the result").wait_for(state="detached")
    slider.fill("12")
    page.locator("output", has_text="12 of").wait_for()
    hands = {}
    for eyes in ("0", "1", "none", "open"):
        page.get_by_role("combobox").last.select_option(eyes)
        page.wait_for_timeout(600)
        hands[eyes] = page.locator(".held").count()
    assert hands["none"] == 0
    assert hands["0"] > 0
    assert hands["1"] > 0


def test_a_record_is_exported_and_imported(finished: Finisher, tmp_path: Path) -> None:
    page = finished.page
    finished.replay()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "game.json"
    download.value.save_as(file)
    assert json.loads(file.read_text())["game"] == "state51"
    page.goto("/")
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_url("**/replay")
    page.get_by_role("slider").wait_for()
    assert finished.table != finished.game


@pytest.mark.parametrize("content", ["no json", "[1, 2]", "null"])
def test_a_file_that_is_no_record_is_refused_in_words(finished: Finisher, tmp_path: Path, content: str) -> None:
    file = tmp_path / "other.json"
    file.write_text(content)
    finished.page.goto("/")
    finished.page.locator("input[type=file]").set_input_files(file)
    assert finished.page.get_by_role("alert").inner_text() == "This file is not a saved game."


def test_going_on_from_the_middle(finished: Finisher) -> None:
    page = finished.page
    finished.replay()
    page.get_by_role("slider").fill("15")
    page.locator("output", has_text="15 of").wait_for()
    page.get_by_role("button", name="Go on from here").click()
    page.get_by_role("dialog").get_by_role("button", name="Open the table").click()
    page.wait_for_url(lambda url: "replay" not in url)
    finished.wait_until_asked()
    assert finished.table != finished.game
    page.locator(".log li", has_text="goes on from a position of an earlier one").wait_for()
