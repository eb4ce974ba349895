"""What an operator can watch: counts and times, in the form Prometheus reads."""

import os

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # names the folder in which several workers keep their counts, for any of them to tell

TIMES = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
SIZES = (1, 2, 5, 10, 20, 50, 100, 200)


class Metrics:
    """One set a server, so that several servers in one process do not count together."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.tables = Gauge("ratusz_tables_awake", "Tables in memory", registry=registry, multiprocess_mode="livesum")
        self.sockets = Gauge("ratusz_sockets", "Open sockets", registry=registry, multiprocess_mode="livesum")
        self.turned_away = Counter("ratusz_turned_away", "Connections turned away at the door", registry=registry)
        self.actions = Counter("ratusz_actions", "Actions committed, by who made them", ["by"], registry=registry)
        self.actions_of_people = self.actions.labels("person")
        self.refusals = Counter("ratusz_refusals", "Messages answered with an error, by code", ["code"], registry=registry)
        self.errors = Counter("ratusz_errors", "Faults of the server, by place", ["place"], registry=registry)
        self.latency = Histogram(
            "ratusz_action_seconds", "From an action's arrival to its commit", buckets=TIMES, registry=registry
        )
        self.commit = Histogram("ratusz_commit_seconds", "One transaction of the journal", buckets=TIMES, registry=registry)
        self.batch = Histogram("ratusz_commit_pages", "Tables served by one transaction", buckets=SIZES, registry=registry)
        self.thinking = Histogram("ratusz_thinking_seconds", "One decision of a bot", ["bot"], buckets=TIMES, registry=registry)
        self.requests = Histogram(
            "ratusz_request_seconds", "Requests, by route and status", ["route", "status"], buckets=TIMES, registry=registry
        )

    def text(self) -> bytes:
        if FOLDER not in os.environ:
            return generate_latest(self.registry)
        together = CollectorRegistry()
        MultiProcessCollector(together)  # type: ignore[no-untyped-call]
        return generate_latest(together)
