"""What is counted for those who run a server."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

COMMITS = Counter("freehold_commits", "Transactions that appended to logs")
COMMITTED = Counter("freehold_entries", "Entries appended to logs")
ACTIONS = Counter("freehold_commands", "Commands of clients, by outcome", ["outcome"])
SOCKETS = Gauge("freehold_sockets", "Open WebSockets")
TABLES = Gauge("freehold_tables", "Tables held in memory")
LATENCY = Histogram("freehold_command_seconds", "From a command to its acknowledgement")
