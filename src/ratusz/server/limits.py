"""Limits on how often something may be done: a bucket that fills at a steady rate and is emptied by each deed."""

import ipaddress
import time
from collections import OrderedDict


def network(address: str) -> str:
    """What one person has of addresses: one of the old ones, or the 64 bits that are given out of the new ones."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if found.version == 6 and found.ipv4_mapped is None:
        return str(ipaddress.ip_network((found, 64), strict=False).network_address)
    return str(found.ipv4_mapped or found) if found.version == 6 else address


class Bucket:
    __slots__ = ("at", "left", "most", "rate")

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate  # per second
        self.most = most
        self.left = most
        self.at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """A bucket for each of many keys; the longest unused are forgotten."""

    def __init__(self, rate: float, most: float, keys: int = 10_000) -> None:
        self.rate = rate
        self.most = most
        self.keys = keys
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        bucket = self.buckets.get(key)
        if bucket is None:
            bucket = self.buckets[key] = Bucket(self.rate, self.most)
            if len(self.buckets) > self.keys:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(key)
        return bucket.take()


def hourly(most: int) -> Buckets:
    return Buckets(most / 3600, most)
