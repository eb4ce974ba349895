"""The blocks of code in a document."""

import re
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs"
BLOCK = re.compile(r"^```(.*)\n((?:.*\n)*?)```$", re.MULTILINE)


def blocks(document: str) -> list[tuple[str, str]]:
    """What stands after the opening fence, and the text, for each block."""
    return [(found[1], found[2]) for found in BLOCK.finditer((DOCS / document).read_text(encoding="utf-8"))]
