"""The command line. Each command is a file of its own that adds itself to the program when it is imported."""

from . import compare as compare
from . import diagram as diagram
from . import editions as editions
from . import home as home
from . import my_set as my_set
from . import replay as replay
from . import rule as rule
from . import serve as serve
from . import show as show
from . import signature as signature
from . import trace as trace
from . import verify as verify
from . import watch as watch
from .app import app


def main() -> None:
    """Run the program."""
    app(prog_name="freehold")
