"""One file for each thing that a rulebook has a heading for. Importing this package signs them all in."""

from . import (
    auction,
    bankruptcy,
    building,
    buying,
    cards,
    claiming,
    debt,
    dice,
    forbidden,
    jail,
    mortgage,
    opening,
    printed_rent,
    quick_game,
    salary,
    selling,
    shortage,
    tax,
    time_limit,
    trade,
    turn,
)

ALL = (
    turn, opening, dice, salary, jail, buying, auction, claiming, printed_rent, tax, cards, building, selling,
    shortage, mortgage, trade, debt, bankruptcy, quick_game, time_limit, forbidden,
)
