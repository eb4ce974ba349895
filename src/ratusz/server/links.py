"""Links that only we can have written: each is signed for one purpose, and may expire."""

from typing import Any, Final

from itsdangerous import BadData, URLSafeTimedSerializer

from ..kernel.problem import Problem

DAY: Final = 24 * 3600  # seconds
YEAR: Final = 365 * DAY


class Links:
    def __init__(self, secret: str, origin: str) -> None:
        self.secret = secret
        self.origin = origin  # the address people use

    def to(self, path: str) -> str:
        """The whole address of a place of ours, for who is not here."""
        return f"{self.origin}{path}"

    def sign(self, purpose: str, data: Any) -> str:
        return str(self.signer(purpose).dumps(data))

    def read(self, purpose: str, token: str, seconds: int) -> Any:
        """What was signed. Problem: we did not write it, it was for something else, or it is too old."""
        try:
            return self.signer(purpose).loads(token, max_age=seconds)
        except BadData:
            raise Problem("link-refused") from None

    def signer(self, purpose: str) -> URLSafeTimedSerializer:
        return URLSafeTimedSerializer(self.secret, salt=f"ratusz link {purpose}")
