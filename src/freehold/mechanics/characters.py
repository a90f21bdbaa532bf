"""Characters: before the first throw everybody chooses one, and no two the same."""

from freehold.core.agenda import answered, ask
from freehold.core.matters import not_now
from freehold.core.powers import MOST_TOKENS
from freehold.core.registry import State, Tables, rule, step, verb
from freehold.core.say import say
from freehold.core.words import event, reason, wait

CHARACTER = wait("character")
NO_SUCH_TOKEN = reason("no_such_token")
TOKEN_TAKEN = reason("token_taken")
CHOSEN = event("chosen", "seat", "token")


@step("VL-SET-01", "VL-SET-02")
def ask_characters(s: State, t: Tables, p: int, a: int) -> None:
    """Everybody still in the game is asked for a character, in any order."""
    for q in range(s.seats):
        if not s.out[q]:
            ask(s, q, CHARACTER)


@rule("VL-SET-01")
def can_choose_character(s: State, t: Tables, p: int, token: int) -> int:
    """One that nobody has. token: its place in the edition's list."""
    if token < 0 or token >= t.characters or token >= MOST_TOKENS:
        return NO_SUCH_TOKEN
    for q in range(s.seats):
        if s.character[q] == token + 1 and not s.out[q]:
            return TOKEN_TAKEN
    return not_now(s, p, CHARACTER)


@verb("VL-SET-01", "VL-SET-02", may=can_choose_character, args=("token",))
def choose_character(s: State, t: Tables, p: int, token: int) -> None:
    """Choose a character; its power lies open from now on."""
    answered(s, p)
    s.character[p] = token + 1
    say(s, CHOSEN, p, token)
