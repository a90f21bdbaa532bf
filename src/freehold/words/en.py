"""English: the sentences for events, refusals, questions and numbers.

A template takes the facts of its event in their order, `{0}` to `{3}`, already in words, and the edition's own nouns by
name, such as `{houses}`. A key `event.variant` is used where `freehold.words.merge` finds that variant.
"""

from __future__ import annotations

from collections.abc import Sequence

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
    "thrown.moved": "{0} throws {1} and {2} and moves to {4}.",
    "thrown.double.moved": "{0} throws a double {1} and moves to {4}.",
    "thrown.freed": "{0} throws a double {1}, leaves Jail and moves to {4}.",
    "thrown.stays": "{0} throws {1} and {2}: no double, so {0} stays in Jail.",
    "thrown.jailed": "{0} throws a double {1}, the third double in a row, and must go to Jail.",
    "thrown.one": "{0} throws {1}.",
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
    "paid.estate": "All the money {0} has left, {2}, goes to {1}.",
    "settled": "{0} settles a debt to {1} with {2}.",
    "owed": "{0} owes {1} {2} ({3}).",
    "tax_chosen": "{1}: {0} chooses the fixed sum.",
    "tax_chosen.percent": "{1}: {0} chooses {2}% of everything {0} owns.",
    "tax_chosen.paid": "{1}: {0} chooses the fixed sum and pays {5}.",
    "tax_chosen.percent.paid": "{1}: {0} chooses {2}% of everything {0} owns and pays {5}.",
    "drawn": "{0} draws from {1}",
    "kept": "{0} keeps {1}.",
    "built": "{0} builds on {1} for {3}: it now has {2}.",
    "torn_down": "{0} sells pieces of {1} back for {3}: it now has {2}.",
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
    "debt": "You owe more than you have in cash: sell {houses}, mortgage, make a deal, or give up.",
    "lift": "A mortgaged {deed} has come to you: pay the mortgage off now, or keep it mortgaged for the interest?",
    "want": "{houses} or {hotels} are running short: how many do you want?",
    "place": "Where do you put your piece?",
    "tax": "Pay the fixed tax, or the share of everything you own?",
    "character": "Which character do you play?",
    "reroll": "Keep your throw, or throw once more?",
    "victim": "From whom do you steal?",
    "pick": "Whom do you send to Jail?",
    "spare": "You are asked for rent: play a card that spares you, or pass and pay?",
    "ride": "Ride on to any property, or stay where you are?",
    "dice": "What do the dice show?",
    "card": "Which card is on top?",
    "deed": "Which {deed} is dealt next?",
}

REASONS = {
    "game_over": "The game is over. Start a new one to play on.",
    "eliminated": "That player is out of the game. You can watch how it goes on.",
    "mode_not_offered": "This game is played without that rule. Choose another action, or begin a game that has it.",
    "not_your_turn": "It is somebody else's turn. Wait until the dice come to you.",
    "space_pending": "What has just happened must be settled first. Answer the question that is open.",
    "auction_open": "An auction is going on. Bid or pass, and do this afterwards.",
    "debt_pending": "A debt must be settled first. Wait for the payment, or raise the money if it is yours to pay.",
    "must_roll": "You still have a throw to make. Throw the dice first.",
    "no_throw_left": "You have thrown already in this turn. End your turn when you are ready.",
    "not_asked": "Nobody asked for that now. Look at what the table is waiting for.",
    "no_such_place": "You have no place for so many pieces. Ask for as many as you could put down.",
    "not_owner": "That is not yours. Choose one of your own {deeds}.",
    "offer.not_owner": "One side does not own all of that. Put into an offer only what both of you have.",
    "not_enough_cash": "You do not have enough cash. Sell, mortgage or make a deal first, or choose something cheaper.",
    "buy.not_enough_cash": "You do not have the price in cash. Raise it first, or leave it to an auction.",
    "offer.not_enough_cash": "One side could not pay that. Ask for less money.",
    "accept.not_enough_cash": "One side cannot pay that now. Refuse, and offer something else.",
    "group_built": "There are pieces on that colour group. Sell them to the Bank first.",
    "no_card": "There is no such card in the player's hand. Offer or play only a card that is held.",
    "can_pay": "You can still raise the money. Sell pieces, mortgage or make a deal, and pay.",
    "not_a_street": "Pieces stand on the {deeds} of a colour group only. Choose one of those.",
    "group_incomplete": "You need the whole colour group to build. Buy or trade for the rest of it.",
    "group_mortgaged": "{a_deed} of this colour group is mortgaged. Pay the mortgage off before you build.",
    "uneven_build": "Build evenly: put the next piece where the group has the fewest.",
    "site_full": "Nothing more can be built there in this way. Choose another place.",
    "no_stock": "The Bank has too few pieces for that. Wait until some come back, or ask for fewer.",
    "no_auction": "There is no auction now. Wait for the next one.",
    "bid_too_low": "That bid is too low. Bid more than the last one, or pass.",
    "bid_over_cash": "You can only bid what you have in cash. Bid less, or raise money first.",
    "not_on_space": "You can only buy what you have just landed on. Wait until you land there.",
    "already_owned": "Somebody owns that already. Offer its owner a deal.",
    "no_such_card": "That card is not in the deck now. Name one that can still come up.",
    "no_rent_due": "No rent can be asked there now. Wait until somebody lands on your {deed}.",
    "claim_expired": "You asked too late for that rent. Next time ask before the dice have moved on.",
    "own_property": "That {deed} is your own. Nobody owes rent for it.",
    "not_a_die": "A die shows 1 to 6. Say what the dice show, each by itself.",
    "loan_forbidden": "Players lend each other nothing, and the Bank lends on mortgages only. Mortgage {a_deed}.",
    "promise_forbidden": "A deal cannot hold promises. Offer money, {deeds} or cards that change hands at once.",
    "buildings_not_tradable": "Pieces cannot be traded. Sell them to the Bank for half of what they cost.",
    "cash_only": "Bids are made in cash only. Mortgage or sell first, and bid the money.",
    "no_withdrawal": "A bid stands until somebody raises it. Wait for the next bid, or for the end of the auction.",
    "hidden_information": "Nobody may see what is on top of a deck. Wait until it is drawn.",
    "not_in_jail": "That is for players in Jail. You are free to throw.",
    "already_mortgaged": "That {deed} is mortgaged already. Choose another one.",
    "not_mortgaged": "There is no mortgage on that {deed}. Choose one that lies face down.",
    "not_a_deed": "The Bank cannot deal that. Deal {a_deed} that nobody owns.",
    "uneven_sale": "Sell evenly: take the next piece where the group has the most.",
    "no_piece": "There is no piece there to sell. Choose {a_deed} with pieces.",
    "choice_locked": "You have chosen your tax already. The choice stands.",
    "not_a_deal": "That is no deal. Offer another player at least one {deed} or card, or ask for one.",
    "no_offer": "There is no such offer for you now. Look at the offers that are open.",
    "too_many_offers": "You have several offers open. Take one back first.",
    "must_buy": "What nobody owns must be bought by whoever lands there. Raise the price in cash.",
    "no_mortgages": "There are no mortgages in this game. Sell pieces or make a deal.",
    "buildings_left": "You still have pieces on the board. Sell them to the Bank first.",
    "not_a_property": "You can ride to a property only. Choose one, whoever owns it.",
    "not_a_target": "That cannot be chosen. Choose another player, or what belongs to one, as the rule allows.",
    "no_flames": "You do not hold the Flames of Power. Take them by reaching GO.",
    "no_reroll": "There is no throw of yours to reject now. Go on with the one you have.",
    "too_few_players": "There are too few people for that. Invite more of them to the table.",
    "too_many_players": "The table is full. Open a second one.",
    "token_taken": "Somebody has that token. Choose another one.",
    "no_such_token": "There is no such token. Choose one from the list.",
    "not_a_player": "Only those who play have a token. Let this person play first.",
    "no_banker": "Nobody is Banker yet. Name one before you start.",
    "no_end_time": "This game needs a time at which it ends. Agree on the minutes before you start.",
    "game_running": "The game has begun. Change this at the next table.",
}

RULES = {
    "fewest_seats": "Fewest players",
    "most_seats": "Most players",
    "cash": "Money of each player at the start",
    "bank_money": "All the money in the box",
    "house_stock": "{houses} in the box",
    "hotel_stock": "{hotels} in the box",
    "row": "{houses} on one street before {a_hotel} may follow",
    "salary": "Salary for reaching or passing GO",
    "fine": "Fine for leaving Jail",
    "jail_turns": "Throws for a double in Jail before the fine is due",
    "fine_turns": "Turns in Jail in which the fine may be paid before the throw",
    "jail_number": "What a die must show to leave Jail (0: doubles)",
    "dice_count": "Dice that are thrown",
    "doubles_to_jail": "Doubles in one turn that lead to Jail",
    "asked": "Turns with a throw until an unasked rent lapses",
    "set_rent": "Times the rent on a bare street of a complete group",
    "card_times": "Times the throw for a rent that a card has thrown",
    "freed_again": "Doubles that free a player from Jail give another throw (1: yes)",
    "seat_order": "The throws for the start begin with the first seat (1), not with the Banker (0)",
    "tax_holds": "Who owes a tax is told to settle the space (1), not the debt (0), before playing on",
    "banker_plays": "The Banker always plays (1: yes)",
    "rent_throw": "A new throw sets the rent of {a_utility} (1: yes)",
    "deed_settles": "One {deed} settles what a debtor still owes (1: yes)",
    "mortgage_all": "All that a bankrupt leaves is mortgaged first (1: yes)",
    "interest": "Percent of interest on a mortgage",
    "refund_paid": "A piece sells for half of what was paid (1) or of its price (0)",
    "clear_group": "One piece keeps its whole group from being mortgaged (1: yes)",
    "bid_first": "Least first bid",
    "bid_step": "Least step of a bid",
    "estate_auction": "The Bank auctions what a bankrupt leaves to it (1: yes)",
    "tax_choice": "Tax by choice between a sum and a share (1: yes)",
    "dealt": "{deeds} dealt to each player at the start",
    "dealt_cost": "Dealt {deeds} are paid for (1: yes)",
    "timed": "The game ends at a fixed time (1: yes)",
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
