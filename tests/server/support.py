"""What the tests of the server share: a private PostgreSQL, and a loop to run in."""

import asyncio
import atexit
import functools
import glob
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

HOW = "These tests need PostgreSQL: run them as root, who may install it, or run `apt-get install postgresql` before."


def run(coroutine):
    """Run in a loop of its own, with a time limit so that a fault cannot hang the suite."""

    async def limited():
        return await asyncio.wait_for(coroutine, float(os.environ.get("FREEHOLD_LIMIT", "150")))

    return asyncio.run(limited())


class Postgres:
    """A PostgreSQL of our own in a temporary folder, reached by a socket there."""

    def __init__(self, programs: Path) -> None:
        self.programs = programs
        self.folder = tempfile.mkdtemp(prefix="freehold-pg-")
        self.made = 0
        self.user = ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []
        if self.user:
            shutil.chown(self.folder, "postgres")
        data = f"{self.folder}/data"
        self._run("initdb", "-D", data, "-U", "postgres", "-A", "trust", "--no-sync")
        options = f"-k {self.folder} -c listen_addresses='' -c max_connections=200"
        self._run("pg_ctl", "-D", data, "-w", "-l", f"{self.folder}/log", "-o", options, "start")
        atexit.register(self.stop)

    def _run(self, program, *args):
        command = [*self.user, str(self.programs / program), *args]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, cwd="/")

    def stop(self):
        """Stop it and remove its folder."""
        self._run("pg_ctl", "-D", f"{self.folder}/data", "-m", "immediate", "stop")
        shutil.rmtree(self.folder, ignore_errors=True)

    def fresh(self):
        """The address of a new, empty database."""
        self.made += 1
        name = f"t{os.getpid()}_{self.made}"
        self._run("psql", "-h", self.folder, "-U", "postgres", "-c", f"create database {name}")
        return f"postgresql://postgres@/{name}?host={self.folder}"


@functools.cache
def postgres():
    """The PostgreSQL of this test run, started when first asked for."""
    return Postgres(_programs())


def _programs():
    found = _find()
    if found is None and os.getuid() == 0 and shutil.which("apt-get"):
        subprocess.run(["apt-get", "update", "-qq"], check=False, stdout=subprocess.DEVNULL)
        subprocess.run(["apt-get", "install", "-y", "-qq", "postgresql"], check=False, stdout=subprocess.DEVNULL)
        found = _find()
    assert found is not None, HOW
    return found


def _find():
    folders = [*sorted(glob.glob("/usr/lib/postgresql/*/bin"), reverse=True), "/usr/local/bin", "/opt/homebrew/bin"]
    with_all = [Path(f) for f in folders if all((Path(f) / p).exists() for p in ("initdb", "pg_ctl", "psql"))]
    return with_all[0] if with_all else None
