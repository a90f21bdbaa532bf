"""The table online: a server for people, bots and the family with the box, on one floor above the game."""
