"""The guides quote code that exists, name files that exist, and show cards that could be printed."""

import re
from pathlib import Path

import pytest

from ratusz.games.state51.content.cards import TEXT, read_cards, read_deck

ROOT = Path(__file__).parents[2]
GUIDES = [ROOT / "CONTRIBUTING.md", ROOT / "docs" / "architecture.md", ROOT / "docs" / "add-a-game.md"]
GUIDES += sorted((ROOT / "docs" / "decisions").glob("*.md"))
GUIDE = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")


def blocks(language: str, text: str = GUIDE) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("block", blocks("python"))
def test_the_guide_quotes_the_toy_game(block: str) -> None:
    assert block in (ROOT / "tests" / "kernel" / "toy.py").read_text(encoding="utf-8")


def test_the_card_of_the_toy_game_is_quoted_too() -> None:
    assert blocks("toml")[0] in (ROOT / "tests" / "kernel" / "toy.py").read_text(encoding="utf-8")


def test_contributors_are_shown_a_test_that_exists() -> None:
    (block,) = blocks("python", GUIDES[0].read_text(encoding="utf-8"))
    assert block in (ROOT / "tests" / "state51" / "test_visit.py").read_text(encoding="utf-8")


def test_the_cards_the_guide_adds_could_be_added() -> None:
    added = [
        block.replace('id = "', 'id = "another-') for block in blocks("toml")[1:]
    ]  # whoever follows the guide has them already
    cards = read_cards(read_deck("\n".join([TEXT, *added])))
    assert {"another-smuggler", "another-distillery"} <= {card.name for card in cards}


@pytest.mark.parametrize("guide", GUIDES, ids=[path.name for path in GUIDES])
def test_links_and_files_named_in_the_guides_exist(guide: Path) -> None:
    text = guide.read_text(encoding="utf-8")
    links = [link for link in re.findall(r"\]\(([^)#]+)", text) if "://" not in link]
    files = re.findall(r"`((?:src|tests|docs|tools)/[\w./-]+)`", text)
    missing = [link for link in links if not (guide.parent / link).exists()]
    missing += [file for file in files if not (ROOT / file).exists()]
    assert missing == []
