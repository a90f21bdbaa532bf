"""Bots: functions in the rules' own dialect that choose an action, so that they compile with the rules."""
