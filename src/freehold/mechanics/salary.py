"""The salary for landing on or passing GO."""

from freehold.core.money import FOR_SALARY, pay
from freehold.core.registry import State, Tables, step, tables
from freehold.core.words import BANK

tables(salary=0)


@step(
    "TP-GO-01",
    "TP-GO-02",
    "TP-GO-03",
    "TP-GO-04",
    "TP-GO-05",
    "TP-BANK-05",
    "NB-GO-01",
    "NB-GO-02",
    "NB-GO-03",
    "NB-GO-04",
    "NB-BANK-02",
    "FZ-GO-01",
    "FZ-GO-02",
    "FZ-GO-03",
    "VL-GO-01",
    "VL-GO-02",
    "VL-GO-03",
)
def salary(s: State, t: Tables, p: int, a: int) -> None:
    """The Bank pays the salary."""
    pay(s, BANK, p, t.salary, FOR_SALARY)
