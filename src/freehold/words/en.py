"""English: the sentences for events, refusals, questions and numbers.

A template takes the facts of its event in their order, `{0}` to `{3}`, already in words, and the edition's own nouns by
name, such as `{houses}`. A key `event.variant` is used where `freehold.words.merge` finds that variant.
"""

from __future__ import annotations

from collections.abc import Sequence

from .en_reasons import REASONS as REASONS
from .en_rules import RULES as RULES

NAMES = ("Ana", "Ben", "Cleo", "Dev", "Eli", "Fay", "Gus", "Hana")
BANK = "the Bank"
CHANCE = "chance"
NOTHING = "nothing"
AND = "and"

SENTENCES = {
    "turn": "It is {0}'s turn.",
    "begins": "{0} begins.",
    "tied": "A tie: those with the highest throw throw again.",
    "thrown": "{0} throws {1} and {2}.",
    "thrown.double": "{0} throws a double {1}.",
    "thrown.one": "{0} throws a single die: {1}.",
    "thrown.moved": "{0} throws {1} and {2} and moves to {4}.",
    "thrown.double.moved": "{0} throws a double {1} and moves to {4}.",
    "thrown.freed": "{0} throws a double {1}, leaves Jail and moves to {4}.",
    "thrown.stays": "{0} throws {1} and {2}: no double, so {0} stays in Jail.",
    "thrown.jailed": "{0} throws a double {1}, the third double in a row, and must go to Jail.",
    "thrown.one.moved": "{0} throws {1} and moves to {4}.",
    "thrown.one.freed": "{0} throws {1}, leaves Jail and moves to {4}.",
    "thrown.one.stays": "{0} throws {1} and stays in Jail.",
    "rerolled": "{0} rejects the throw and throws again.",
    "moved": "{0} moves on to {1}.",
    "moved.back": "{0} moves back to {1}.",
    "rode": "{0} rides to {1}.",
    "jailed": "{0} must go to Jail.",
    "sent": "{0} sends {1} to Jail.",
    "released": "{0} leaves Jail.",
    "stays": "{0} stays in Jail.",
    "card_used": "{0} plays {1} and leaves Jail.",
    "played": "{0} plays {1}.",
    "skips": "{0} makes {1} miss a turn.",
    "skipped": "{0} misses this turn.",
    "seized": "{0} takes {2} from {1}.",
    "chosen": "{0} plays {1}.",
    "flames": "{0} takes the Flames of Power.",
    "flames_back": "The Flames of Power lie beside the board again.",
    "bought": "{0} buys {1} for {2}.",
    "declined": "{0} does not buy {1}.",
    "declined.auction": "{0} does not buy {1}, so the Bank puts it up for auction.",
    "auction": "The Bank puts {0} up for auction.",
    "bid": "{0} bids {1}.",
    "bid.run": "Bids: {0}.",
    "bid.many": "Bids go from {1} ({0}) to {4} ({3}).",
    "passed": "{0} passes.",
    "sold": "{0} wins {1} with a bid of {2}.",
    "unsold": "Nobody bids for {0}; it stays with the Bank.",
    "claimed": "{0} may ask {1} for the rent of {2}: {3}.",
    "claimed.throw": "{0} may ask {1} for the rent of {2}, which a throw of the dice will set.",
    "asked": "{0} asks {1} for the rent of {2}: {3}.",
    "asked.throw": "{0} asks {1} for the rent of {2}, which a throw of the dice sets.",
    "asked.paid": "{0} asks for the rent of {2}, and {1} pays {3}.",
    "lapsed": "{0} did not ask in time: {1} owes no rent for {2} any more.",
    "paid.rent": "{0} pays {1} the rent of {2}.",
    "paid.tax": "{0} pays {1} a tax of {2}.",
    "paid.fine": "{0} pays the fine of {2}.",
    "paid.fine.free": "{0} pays the fine of {2} and leaves Jail.",
    "paid.card": "{0} pays {1} {2}.",
    "paid.deed": "{0} pays {1} {2}.",
    "paid.piece": "{0} pays {1} {2}.",
    "paid.salary": "{1} collects a salary of {2} at GO.",
    "paid.refund": "{0} takes pieces back and pays {1} {2} for them.",
    "paid.loan": "{0} lends {1} {2}.",
    "paid.lift": "{0} pays back a loan with its interest: {2}.",
    "paid.interest": "{0} pays {1} interest of {2}.",
    "paid.deal": "{0} pays {1} {2}.",
    "paid.theft": "{1} steals {2} from {0}.",
    "paid.toll": "The T. Rex is upon {0}: {0} pays {2}.",
    "paid.repair": "{0} pays {2} for a repair.",
    "paid.gate": "{1} collects {2} at the gate.",
    "paid.estate": "All the money {0} has left, {2}, goes to {1}.",
    "settled": "{0} settles a debt to {1} with {2}.",
    "tax_chosen": "{1}: {0} chooses the fixed sum.",
    "tax_chosen.percent": "{1}: {0} chooses {2}% of everything {0} owns.",
    "tax_chosen.paid": "{1}: {0} chooses the fixed sum and pays {5}.",
    "tax_chosen.percent.paid": "{1}: {0} chooses {2}% of everything {0} owns and pays {5}.",
    "drawn": "{0} draws from {1}",
    "kept": "{0} keeps {1}.",
    "built": "{0} builds on {1} for {3}: it now has {2}.",
    "torn_down": "{0} sells pieces of {1} back for {3}: it now has {2}.",
    "fenced": "{0} builds {a_house} on {1} for {2}.",
    "fence_given": "{0} builds {a_house} on {1} for nothing.",
    "fence_sold": "{0} sells the {house} of {1} back for {2}.",
    "fence_lost": "The T. Rex tramples the {house} of {1}, which belongs to {0}.",
    "rex_moved": "The T. Rex goes on to {0}.",
    "damaged": "The T. Rex damages {0}.",
    "all_lost": "Everything is damaged: the game is over, and nobody wins.",
    "repaired": "{0} repairs {1} for {2}.",
    "repair_given": "{0} has {1} repaired for nothing.",
    "mended": "The set is whole, so {0} is repaired for nothing.",
    "gate_theme": "{0} activates the gate, and the theme plays.",
    "gate_theme.paid": "{0} activates the gate, the theme plays, and {0} collects {3}.",
    "gate_roar": "{0} activates the gate, and a dinosaur roars.",
    "gate_roar.paid": "{0} activates the gate, a dinosaur roars, and {0} collects {3}.",
    "shortage": "{0} wants {2}, and the others may want some too: the Bank asks them.",
    "wished": "{0} wants {2}.",
    "mortgaged": "{0} mortgages {1} and gets {2}.",
    "lifted": "{0} pays off the mortgage on {1}: {2}.",
    "held": "{0} keeps {1} mortgaged and owes interest of {2}.",
    "held.paid": "{0} keeps {1} mortgaged and pays interest of {2}.",
    "offered": "{0} offers {1} a deal (offer {2}).",
    "offered.terms": "{0} offers {1} a deal: {2}.",
    "deal": "{0} and {1} make a deal (offer {2}).",
    "deal.terms": "{0} and {1} make a deal: {0} gives {2}, and {1} gives {3}.",
    "refused": "{0} refuses the offer.",
    "withdrawn": "{0} takes the offer back.",
    "voided": "Offer {0} is void, for something in it has changed.",
    "handed": "{0} hands {2} to {1}.",
    "out": "{0} is bankrupt to {1} and leaves the game.",
    "inherited": "{1} takes over from {0}: {2}.",
    "surrendered": "{0} gives back to the Bank: {1}.",
    "dealt": "{0} is dealt {1}.",
    "dealt.paid": "{0} is dealt {1} and pays {4}.",
    "time_up": "Time is up: this throw is still settled, and no other is made.",
    "valued": "{0} is worth {1}.",
    "won": "{0} wins the game.",
    "snowflake_laid": "{0} lays the snowflake on {1}: the next visit there costs double.",
    "snowflake_melted": "The snowflake on {0} melts.",
    "stayed": "{0} leaves it at that.",
}

TERMS = "{0} for {1}"
IN_AUCTION = "{0} {1}"

CAUSES = {
    "rent": "rent",
    "tax": "tax",
    "fine": "the fine",
    "card": "a card",
    "deed": "a purchase",
    "piece": "building",
    "salary": "salary",
    "refund": "pieces taken back",
    "loan": "a mortgage",
    "lift": "paying off a mortgage",
    "interest": "interest",
    "deal": "a deal",
    "estate": "what is left",
    "theft": "a theft",
    "toll": "the toll of the T. Rex",
    "repair": "a repair",
    "gate": "the gate",
}

KEPT = {
    "jail_free": "a Get Out of Jail Free card ({deck})",
    "play": "the card {name} ({deck})",
    "spare_rent": "the card {name} ({deck})",
}

QUESTIONS = {
    "roll": "Throw the dice.",
    "end": "Everything is done: end your turn.",
    "buy": "Buy what you stand on, or leave it to an auction?",
    "bid": "Bid more, or pass?",
    "debt": "You owe more than you have in cash: raise money, make a deal, or give up.",
    "lift": "A mortgaged {deed} has come to you: pay the mortgage off now, or keep it mortgaged for the interest?",
    "want": "{houses} or {hotels} are running short: how many do you want?",
    "place": "Where do you put your piece?",
    "tax": "Pay the fixed tax, or the share of everything you own?",
    "character": "Which character do you play?",
    "reroll": "Keep your throw, or throw once more?",
    "victim": "From whom do you steal?",
    "pick": "Whom do you send to Jail?",
    "spare": "You are asked for rent: play a card that spares you, or leave it and pay?",
    "ride": "Ride on to any property, or stay where you are?",
    "dice": "What do the dice show?",
    "gate": "What does the gate play?",
    "free_fence": "A card gives you {a_house}: where do you put it?",
    "free_repair": "A card gives you a repair: which of your {deeds} is it for?",
    "card": "Which card is on top?",
    "deed": "Which {deed} is dealt next?",
    "snowflake": "Share a family memory and lay the snowflake on {a_deed} of yours, or leave it?",
}


def money(amount: int, one: str, many: str, symbol: str, before: bool) -> str:
    """A sum with its sign, or with its unit in the right number: "24 Wishes", "1 Wish", "$24"."""
    if not symbol:
        return f"{amount} {one if abs(amount) == 1 else many}"
    minus = "-" if amount < 0 else ""
    return f"{minus}{symbol}{abs(amount)}" if before else f"{minus}{abs(amount)}{symbol}"


def pieces(count: int, one: str, many: str) -> str:
    """So many pieces: "1 Castle", "3 Buildings", "no Buildings"."""
    return f"{count or 'no'} {one if count == 1 else many}"


def a(noun: str) -> str:
    """A noun with its article."""
    return f"{'an' if noun[:1].lower() in 'aeiou' else 'a'} {noun}"


def listed(things: Sequence[str]) -> str:
    """Things in a row: "one, two and three"."""
    return f"{', '.join(things[:-1])} {AND} {things[-1]}" if len(things) > 1 else things[0] if things else NOTHING


def sentence(text: str) -> str:
    """A text as it stands at the beginning of a line."""
    return text[:1].upper() + text[1:]
