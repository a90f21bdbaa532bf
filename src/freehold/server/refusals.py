"""Why a table refuses something that is no matter of a rulebook, in words for people."""

from __future__ import annotations

TEXTS = {
    "stale": "Something has changed since you saw the table. Look at it as it is now, and choose again.",
    "not_your_seat": "That seat is not yours. Speak for a seat that you hold.",
    "not_at_this_table": "You are not at this table. Join it with its invite code.",
    "not_host": "Only the host of the table may do that. Ask the host.",
    "no_such_seat": "There is no such seat. Choose one from A on that this table has.",
    "seat_taken": "Somebody has that seat. Choose another one, or watch.",
    "table_full": "All seats are taken. You can watch instead.",
    "name_taken": "Somebody at this table has that name. Choose another one.",
    "no_name": "A name needs at least one letter. Give one of up to 24 letters.",
    "not_started": "The game has not begun. The host starts it when all are there.",
    "game_running": "The game has begun. Change this at the next table.",
    "still_running": "The game is not over yet. Play it to its end first.",
    "paused": "The host has paused the game. Wait until it goes on.",
    "not_paused": "The game is not paused.",
    "muted": "The host has muted you. You can still play.",
    "nothing_said": "There is nothing in that message. Write something.",
    "unreadable": "That action cannot be read. See the page of the API for its verbs and arguments.",
    "not_typed": "Dice and cards are drawn by the table itself. Wait for them.",
    "not_typist": "Only the Banker says what dice and cards show. Tell the host.",
    "no_undo": "Entries are taken back at a Banker's table only, and only as far as the game goes back.",
    "no_wish": "Nobody has asked to take anything back.",
    "no_bot": "There is no such bot. Choose one from the list.",
    "overtaken": "Somebody was faster. Look at the table as it is now, and choose again.",
    "not_stored": "The game could not be stored just now, so nothing was done. Try again.",
    "too_fast": "That is too much at once. Wait a moment.",
    "too_many_tables": "There are too many tables just now. Try again later.",
    "no_such_table": "There is no such table here. Check the invite code.",
    "spans_releases": "This game began under an older release and cannot be saved. Play it to its end here.",
}


class TableRefusal(Exception):
    """The table refuses: the name of the reason, its text, and the clause behind it if there is one."""

    def __init__(self, reason: str, text: str = "", clause: str = "") -> None:
        self.reason = reason
        self.text = text or TEXTS[reason]
        self.clause = clause
        super().__init__(self.text)
