"""What a server at home says: its address, an address for others in the same network, and that address as a QR code."""

from __future__ import annotations

import io
import socket

import segno

ANYWHERE = ("192.0.2.1", 9)  # an address for documents: choosing a way to it sends nothing


def network_address() -> str:
    """This machine's address in the local network, or an empty text."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ANYWHERE)
            return str(probe.getsockname()[0])
        except OSError:
            return ""


def network_url(port: int) -> str:
    """The address for others in the same network, or an empty text."""
    address = network_address()
    return f"http://{address}:{port}" if address else ""


def welcome(port: int, public: str) -> str:
    """The lines that are printed at the start."""
    lines = ["", "  freehold is open.", "", f"  On this machine:  http://127.0.0.1:{port}/"]
    if public:
        lines += [f"  For the others:   {public}/   (the same network)", "", qr_code(f"{public}/")]
    return "\n".join([*lines, "  Stop it with Ctrl-C. Games are kept and go on next time.", "", ""])


def qr_code(url: str) -> str:
    """A QR code as text."""
    out = io.StringIO()
    segno.make(url, error="m", micro=False).terminal(out, compact=True, border=2)
    return out.getvalue()
