"""What an operator can measure while the server runs: numbers only, and nothing about anybody."""

from __future__ import annotations

import hmac
import time
from bisect import bisect_left
from collections import Counter as Tally
from collections.abc import Callable, Iterable, Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.registry import Collector
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from phobetor.server.guard import is_local
from phobetor.table.changes import Change, CommandLogged

SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
FORWARDED = ("x-forwarded-for", "forwarded", "x-real-ip")


class Times(Collector):
    """How long something took, counted where every decision passes: it is put together when somebody looks."""

    def __init__(self, name: str, meaning: str, registry: CollectorRegistry) -> None:
        self.name = name
        self.meaning = meaning
        self.counts = [0] * (len(SECONDS) + 1)
        self.total = 0.0
        registry.register(self)

    def since(self, began: float) -> None:
        """It took from then (`time.perf_counter`) until now."""
        took = time.perf_counter() - began
        self.counts[bisect_left(SECONDS, took)] += 1
        self.total += took

    def collect(self) -> Iterator[Metric]:
        bounds = [*(str(second) for second in SECONDS), "+Inf"]
        buckets = list(zip(bounds, accumulate(self.counts), strict=True))
        yield HistogramMetricFamily(self.name, self.meaning, buckets, self.total)


class Lines(Collector):
    """Lines written into logs, by kind; the same."""

    def __init__(self, registry: CollectorRegistry) -> None:
        self.kinds: Tally[str] = Tally()
        registry.register(self)

    def collect(self) -> Iterator[Metric]:
        found = CounterMetricFamily("phobetor_commands", "Lines written into logs, by kind", labels=["kind"])
        for kind, count in self.kinds.items():
            found.add_metric([kind], count)
        yield found


class Metrics:
    """One server's numbers, as Prometheus reads them."""

    def __init__(self) -> None:
        found = self.registry = CollectorRegistry()
        self.lines = Lines(found)
        self.commit = Times("phobetor_commit_seconds", "From a change to the disk", found)
        self.acknowledge = Times("phobetor_acknowledge_seconds", "From a page's command to its answer", found)
        self.refusals = Counter("phobetor_refusals", "Commands that were refused, by kind", ["kind"], registry=found)

        self.notices = Counter("phobetor_notices", "Notices of turns, by what became of them", ["end"], registry=found)

    def watch(self, name: str, meaning: str, count: Callable[[], float]) -> None:
        """A number that is asked for when somebody looks."""
        Gauge(name, meaning, registry=self.registry).set_function(count)

    def written(self, changes: Iterable[Change]) -> None:
        for change in changes:
            if isinstance(change, CommandLogged):
                self.lines.kinds[change.command.kind] += 1

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
