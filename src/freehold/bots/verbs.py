"""The numbers of the verbs that bots choose."""

from __future__ import annotations

from freehold.core.registry import VERBS

V_ACCEPT = VERBS["accept"].number
V_ASK = VERBS["ask_rent"].number
V_BID = VERBS["bid"].number
V_BUILD = VERBS["build"].number
V_BUY = VERBS["buy"].number
V_CARD = VERBS["card"].number
V_CHOOSE = VERBS["choose_character"].number
V_DECLINE = VERBS["decline"].number
V_DEED = VERBS["deed"].number
V_DICE = VERBS["dice"].number
V_END = VERBS["end_turn"].number
V_FENCE = VERBS["build_fence"].number
V_FLAT = VERBS["tax_flat"].number
V_FORGO = VERBS["forgo"].number
V_GATE = VERBS["gate"].number
V_GIVE = VERBS["give_property"].number
V_GIVE_UP = VERBS["give_up"].number
V_JAIL_CARD = VERBS["use_jail_card"].number
V_KEEP = VERBS["keep_mortgage"].number
V_KEEP_ROLL = VERBS["keep_roll"].number
V_LEAVE = VERBS["leave"].number
V_LIFT = VERBS["lift"].number
V_MORTGAGE = VERBS["mortgage"].number
V_OFFER = VERBS["offer"].number
V_PASS = VERBS["pass"].number
V_PAY_JAIL = VERBS["pay_jail"].number
V_PERCENT = VERBS["tax_percent"].number
V_PICK = VERBS["pick"].number
V_PLACE = VERBS["place_snowflake"].number
V_REFUSE = VERBS["refuse"].number
V_REPAIR = VERBS["repair"].number
V_REROLL = VERBS["reroll"].number
V_RIDE = VERBS["ride"].number
V_ROLL = VERBS["roll"].number
V_SELL = VERBS["sell"].number
V_SELL_FENCE = VERBS["sell_fence"].number
V_STAY = VERBS["stay"].number
V_STEAL = VERBS["steal"].number
V_USE = VERBS["use_card"].number
V_WANT = VERBS["want"].number
V_WITHDRAW = VERBS["withdraw"].number
