"""Logs: one JSON object a line on standard error. No tokens, no cookies, no words people said, no whole ids of tables."""

import logging
import os
import sys
from typing import Any

import structlog

SHARED: list[structlog.typing.Processor] = [
    structlog.stdlib.add_logger_name,
    structlog.stdlib.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
    structlog.processors.format_exc_info,
]


chosen: dict[str, Any] = {"level": "warning"}  # how this process logs, and those it starts shall


def configure(level: str, worker: int | None = None) -> None:
    """Everything that logs in this process, uvicorn included, in our form; each line names the worker, if there are several."""
    chosen.update(level=level, worker=worker)

    def named(logger: Any, method: str, line: structlog.typing.EventDict) -> structlog.typing.EventDict:
        return {**line, "worker": worker, "pid": os.getpid()}

    shared = SHARED if worker is None else [*SHARED, named]
    structlog.configure(
        processors=[structlog.stdlib.filter_by_level, *shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, structlog.processors.JSONRenderer()],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    for talkative in ("uvicorn.access", "uvicorn.error", "alembic"):  # uvicorn would write addresses with tokens in them
        logging.getLogger(talkative).setLevel(logging.WARNING)
