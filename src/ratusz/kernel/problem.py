"""What is wrong with an input: a code and figures. The sentence is made at the edge, in the reader's language."""

from typing import Any


class Problem(Exception):
    """`code` names the message (`problem-<code>` in the .ftl files), `figures` fill it, `rule` is the clause it cites, if any."""

    def __init__(self, code: str, rule: str = "", **figures: Any) -> None:
        super().__init__(code, rule, figures)
        self.code: str = code
        self.rule: str = rule
        self.figures: dict[str, Any] = figures
