"""The electronic gate at GO: its sound, or one die where it is played without sound, decides how much is paid."""

from freehold.core.agenda import answered, ask
from freehold.core.money import pay
from freehold.core.registry import State, Tables, later, rule, step, tables, verb
from freehold.core.rent_throw import ONE_DIE, throw_aside
from freehold.core.say import say
from freehold.core.words import BANK, CHANCE, NOT_ASKED, cause, event, reason, wait

GATE = wait("gate")
GATE_DIE = later("gate_die")
FOR_GATE = cause("gate")
THEME = 1
ROAR = 2
tables(gate_theme=0, gate_roar=0)
tables(gate_silent=0)  # played without sound: up to this number of the die it is the theme; 0: with sound

NOT_A_SOUND = reason("not_a_sound")
THEME_PLAYS = event("gate_theme", "seat")
ROAR_SOUNDS = event("gate_roar", "seat")


@step("JP-GO-01", "JP-GO-02", "JP-GO-03", "JP-GATE-01", "JP-GATE-04", "JP-GATE-06", "JP-OQ-10", "JP-OQ-13")
def activate_gate(s: State, t: Tables, p: int, a: int) -> None:
    """A player activates the gate: CHANCE gives its sound, or without sound a die."""
    if t.gate_silent:
        throw_aside(s, p, ONE_DIE, GATE_DIE, p, 0)
    else:
        s.thrower = p
        ask(s, CHANCE, GATE)


@step("JP-GATE-04", "JP-GATE-05")
def gate_die(s: State, t: Tables, p: int, a: int) -> None:
    """The die has fallen in place of the sound."""
    collect(s, t, p, THEME if s.rent_sum <= t.gate_silent else ROAR)


@rule("JP-GATE-02", "JP-GATE-03", "JP-GO-01", "JP-BANK-01")
def collect(s: State, t: Tables, p: int, sound: int) -> None:
    """The Bank pays for the theme, and less for a roar."""
    if sound == THEME:
        say(s, THEME_PLAYS, p)
        pay(s, BANK, p, t.gate_theme, FOR_GATE)
    else:
        say(s, ROAR_SOUNDS, p)
        pay(s, BANK, p, t.gate_roar, FOR_GATE)


@rule("JP-SET-03", "JP-GATE-01", "JP-GATE-08")
def can_gate(s: State, t: Tables, p: int, sound: int) -> int:
    """The gate answers when it was activated; pressed at another time it means nothing in the game."""
    if s.wait[CHANCE] != GATE:
        return NOT_ASKED
    return 0 if sound == THEME or sound == ROAR else NOT_A_SOUND


@verb("JP-GATE-01", "JP-GATE-02", "JP-GATE-03", "JP-GATE-07", may=can_gate, wait=GATE, args=("sound",))
def gate(s: State, t: Tables, p: int, sound: int) -> None:
    """This is what the gate played."""
    answered(s, CHANCE)
    collect(s, t, s.thrower, sound)
