"""What content files may say."""

import msgspec


class RankEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    value: int
    prime: int
    origin: dict[str, str]


class DeckEntry(msgspec.Struct, forbid_unknown_fields=True):
    suits: list[str]
    rank: list[RankEntry]
