"""Tokens: what opens a seat, a session or a link for whoever holds it. The database keeps only what comes of hashing them."""

import hashlib
import secrets


def token() -> str:
    """128 bits nobody can guess."""
    return secrets.token_urlsafe(16)


def digest(token: str) -> str:
    """What the database keeps of a token. A fast hash will do: the token is random, not something a person chose."""
    return hashlib.sha256(token.encode()).hexdigest()
