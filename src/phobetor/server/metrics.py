"""What an operator can measure while the server runs: numbers only, and nothing about anybody."""

from __future__ import annotations

import hmac
from collections.abc import Callable, Iterable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from phobetor.server.guard import is_local
from phobetor.table.changes import Change, CommandLogged

SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
FORWARDED = ("x-forwarded-for", "forwarded", "x-real-ip")


class Metrics:
    """One server's numbers, as Prometheus reads them."""

    def __init__(self) -> None:
        found = self.registry = CollectorRegistry()
        self.commands = Counter("phobetor_commands", "Lines written into logs, by kind", ["kind"], registry=found)
        self.commit = Histogram("phobetor_commit_seconds", "From a change to the disk", buckets=SECONDS, registry=found)
        self.acknowledge = Histogram(
            "phobetor_acknowledge_seconds", "From a page's command to its answer", buckets=SECONDS, registry=found
        )
        self.refusals = Counter("phobetor_refusals", "Commands that were refused, by kind", ["kind"], registry=found)

    def watch(self, name: str, meaning: str, count: Callable[[], float]) -> None:
        """A number that is asked for when somebody looks."""
        Gauge(name, meaning, registry=self.registry).set_function(count)

    def written(self, changes: Iterable[Change]) -> None:
        for change in changes:
            if isinstance(change, CommandLogged):
                self.commands.labels(change.command.kind).inc()

    def answer(self) -> Response:
        return Response(generate_latest(self.registry), headers={"Content-Type": CONTENT_TYPE_LATEST})


def may_measure(request: Request, token: str) -> bool:
    """Whoever is on this machine, and whoever knows the token. A proxy that we were not told to trust stands for
    anybody, so that coming through one does not count as being here."""
    said = request.headers.get("authorization", "")
    if token and hmac.compare_digest(said.encode(), f"Bearer {token}".encode()):
        return True
    here = request.client is not None and is_local(request.client.host)
    return here and not any(name in request.headers for name in FORWARDED)


def not_found() -> Response:
    return PlainTextResponse("There is nothing at this address.\n", 404)
