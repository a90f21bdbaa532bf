"""Who asks, from where, and how often: keys, origins, headers and rates."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from urllib.parse import urlsplit

COOKIE = "freehold_key"
BEARER = "bearer "
KEY_LENGTH = 128

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "media-src 'self' blob:; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


@dataclass
class Limits:
    """Caps that keep one address from taking all. Rates are per second, with a burst of so many seconds' worth."""

    commands: float = 30.0  # of one socket, or of one address over HTTP
    burst: float = 4.0
    tables: float = 0.5  # opened from one address
    players: float = 5.0  # new keys given to one address
    sockets_per_address: int = 200
    sockets: int = 10000
    sockets_per_table: int = 64
    frame: int = 16 * 1024
    body: int = 64 * 1024
    file: int = 4 * 1024 * 1024
    queue: int = 512  # messages that may wait for a slow client


def set_limits(wanted: list[str]) -> Limits:
    """Limits with some set as `name=number`. Raises ValueError with a sentence for people."""
    limits = Limits()
    known = {f.name: f.type for f in fields(limits)}
    for one in wanted:
        name, _, number = one.partition("=")
        try:
            value = float(number)
        except ValueError:
            value = 0
        if name not in known or value <= 0:
            raise ValueError(f"{one!r} is no limit. Use NAME=NUMBER with one of {', '.join(known)}")
        setattr(limits, name, int(value) if known[name] == "int" else value)
    return limits


@dataclass
class Bucket:
    """A rate with a burst."""

    rate: float
    most: float
    left: float = -1.0
    at: float = 0.0

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        self.left = self.most if self.left < 0 else min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


@dataclass
class Rates:
    """Buckets by kind and address."""

    limits: Limits
    buckets: dict[tuple[str, str], Bucket] = field(default_factory=dict)

    def take(self, kind: str, address: str, rate: float) -> bool:
        """Whether an address may do one more thing of a kind."""
        if len(self.buckets) > 50_000:
            self.buckets = {k: b for k, b in self.buckets.items() if time.monotonic() - b.at < 60}
        bucket = self.buckets.setdefault((kind, address), Bucket(rate, max(5.0, rate * self.limits.burst)))
        return bucket.take()


def key_of(headers: Mapping[str, str], cookies: Mapping[str, str]) -> str:
    """The player's key in a request: a bearer's before a cookie's; empty for none."""
    bearer = headers.get("authorization", "")
    key = bearer[len(BEARER) :] if bearer.lower().startswith(BEARER) else cookies.get(COOKIE, "")
    return key if len(key) <= KEY_LENGTH else ""


def foreign_origin(headers: Mapping[str, str], public: str) -> bool:
    """Whether a browser says that another site's page sends this request."""
    if headers.get("sec-fetch-site", "") in ("cross-site", "same-site"):
        return True
    origin = headers.get("origin")
    if not origin:
        return False
    own = {headers.get("host", "").lower(), urlsplit(public).netloc.lower()} - {""}
    return urlsplit(origin).netloc.lower() not in own
