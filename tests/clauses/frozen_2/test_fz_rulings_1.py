"""Rulings FZ-OQ-01 to FZ-OQ-12."""

from __future__ import annotations

from pathlib import Path

from freehold.editions.load import load
from freehold.testing import BANK, A, B, C, D, Table

SCENES = [[1, 3], [6, 8, 9], [11, 13, 14], [16, 18, 19], [21, 23, 24], [26, 27, 29], [31, 32, 34], [37, 39]]
PRICES = {
    1: (60, 2), 3: (60, 4), 6: (100, 6), 8: (100, 6), 9: (120, 8), 11: (140, 10), 13: (140, 10), 14: (160, 12),
    16: (180, 14), 18: (180, 14), 19: (200, 16), 21: (220, 18), 23: (220, 18), 24: (240, 20), 26: (260, 22),
    27: (260, 22), 29: (280, 24), 31: (300, 26), 32: (300, 26), 34: (320, 28), 37: (350, 35), 39: (400, 50),
}  # fmt: skip


def overlay(folder: Path, replaces: str) -> str:
    """The path of an overlay that replaces something."""
    path = folder / "own.toml"
    head = 'id = "own"\ntitle = "own"\nabout = "own"\nof = ["frozen-2"]\n'
    path.write_text(head + replaces, "utf-8")
    return str(path)


def test_FZ_OQ_01_forty_spaces() -> None:
    spaces = {x.at: x for x in load("frozen-2").file.space}
    assert len(spaces) == 40
    groups: dict[str, list[int]] = {}
    for x in spaces.values():
        if x.kind == "street":
            groups.setdefault(x.group, []).append(x.at)
    assert list(groups.values()) == SCENES
    kinds = {at: x.kind for at, x in spaces.items() if x.kind != "street"}
    assert [at for at, kind in kinds.items() if kind == "element"] == [5, 15, 25, 35]
    assert [spaces[at].name.value for at in (5, 15, 25, 35)] == ["Earth", "Wind", "Fire", "Water"]
    assert [at for at, kind in kinds.items() if kind == "snowflake"] == [12, 28]
    assert [at for at in kinds if spaces[at].deck == "family_chest"] == [2, 17, 33]
    assert [at for at in kinds if spaces[at].deck == "royal_decree"] == [7, 22, 36]
    assert [spaces[at].name.value for at in (4, 38)] == ["Disaster Tax", "Water Tax"]
    assert [kinds[at] for at in (0, 10, 20, 30)] == ["go", "jail", "rest", "go_to_jail"]


def test_FZ_OQ_02_the_figures_of_the_deeds() -> None:
    edition = load("frozen-2")
    spaces = {x.at: x for x in edition.file.space}
    for at, (price, rent) in PRICES.items():
        x = spaces[at]
        assert x.price and x.rent and x.loan
        assert (x.price.value, x.rent.value[0], x.loan.value) == (price, rent, price // 2)
        piece = edition.file.group[x.group].piece
        assert piece and piece.value == 50 * (at // 10 + 1)
    assert (spaces[4].tax.value, spaces[38].tax.value) == (200, 100)
    for deck in edition.file.deck.values():
        kept = [card for card in deck.card if card.keep]
        flakes = [card for card in deck.card for _ in range(card.count) if ["offer_snowflake"] in card.does]
        assert len(kept) == 1
        assert len(flakes) >= 2
    t = Table("frozen-2", cash={A: 300}, owns={A: [37, 39]}, level={37: 4, 39: 4}).do(A, "build", 39)
    assert t.cash(A) == 100


def test_FZ_OQ_03_only_the_tied_roll_again() -> None:
    t = Table("frozen-2", seats=3, opening=True)
    t.throw(A, 4, 5).throw(B, 3, 6).throw(C, 1, 3)
    t.throw(A, 1, 2).throw(B, 4, 4)
    assert t.turn() == B
    t.throw(B, 1, 3).do(B, "end_turn").throw(C, 1, 3).do(C, "end_turn")
    assert t.turn() == A


def test_FZ_OQ_04_the_rent_is_fixed_at_the_landing() -> None:
    t = Table("frozen-2", owns={B: [1, 3]})
    t.throw(A, 1, 2).do(B, "build", 3).do(B, "ask_rent")
    assert t.cash(A) == 1492
    t = Table("frozen-2", owns={B: [1, 3]})
    t.throw(A, 1, 2)
    t.do(B, "offer", C, [3], [], 60).do(C, "accept", 0)
    assert t.refused(C, "ask_rent") == "no_rent_due"
    t.do(B, "ask_rent")
    assert (t.cash(A), t.cash(B)) == (1492, 1568)


def test_FZ_OQ_04_a_later_mortgage_changes_nothing() -> None:
    t = Table("frozen-2", owns={B: [6]})
    t.throw(A, 2, 4).do(B, "mortgage", 6).do(B, "ask_rent")
    assert t.cash(A) == 1494


def test_FZ_OQ_05_halves_are_rounded_up(tmp_path: Path) -> None:
    t = Table("frozen-2", cash={A: 193}, owns={A: [37]}, mortgaged=[37]).do(A, "lift", 37)
    assert t.cash(A) == 0
    t = Table("frozen-2", owns={B: [37]}, mortgaged=[37])
    t.do(B, "offer", A, [37], [], 100).do(A, "accept", 0).do(A, "keep_mortgage")
    assert t.cash(A) == 1400 - 18
    cheap = overlay(tmp_path, '[replaces.group.brown]\npiece = { value = 25, basis = "assumed" }\n')
    t = Table("frozen-2", owns={A: [1, 3]}, level={1: 1, 3: 1}, overlays=[cheap])
    t.do(A, "sell", 1)
    assert t.cash(A) == 1513
    t.do(A, "sell", 3)
    assert t.cash(A) == 1526, "each piece by itself"


def test_FZ_OQ_06_one_by_one_in_order_of_arrival() -> None:
    t = Table("frozen-2", cash={B: 100}, owns={B: [1, 3, 21]})
    t.do(B, "build", 1).do(B, "build", 3)
    assert t.refused(B, "build", 1) == "not_enough_cash"
    t.do(A, "roll")
    for verb, *args in (("mortgage", 21), ("sell", 1), ("offer", C, [21], [], 5)):
        assert t.refused(B, verb, *args) == "space_pending"


def test_FZ_OQ_06_during_an_auction_only_bids_and_raising_money() -> None:
    t = Table("frozen-2", owns={B: [1, 3, 11, 39], C: [6]}, level={1: 1}, mortgaged=[39])
    t.do(B, "offer", C, [11], [], 5)
    t.throw(A, 3, 3).throw(A, 1, 2).do(A, "decline")
    for seat, verb, *args in (
        (B, "build", 3), (B, "lift", 39), (C, "ask_rent", 6), (C, "accept", 0), (B, "offer", C, [11], [], 9),
    ):  # fmt: skip
        assert t.refused(seat, verb, *args) == "auction_open"
    t.do(B, "sell", 1).do(B, "mortgage", 11)
    for p in (A, B, C, D):
        t.do(p, "pass")
    t.do(C, "ask_rent", 6)
    assert t.cash(A) == 1494


def test_FZ_OQ_07_an_open_claim_does_not_block_the_turn() -> None:
    t = Table("frozen-2", owns={B: [6]})
    t.throw(A, 2, 4).do(A, "end_turn").do(B, "ask_rent")
    assert (t.cash(A), t.cash(B)) == (1494, 1506)
    t = Table("frozen-2", at={A: 36}, owns={B: [6]})
    t.throw(A, 2, 2).throw(A, 3, 3).throw(A, 4, 4)
    assert (t.at(A), t.jailed(A), t.turn()) == (10, 1, B)
    t.do(B, "ask_rent")
    assert (t.cash(A), t.cash(B)) == (1694, 1506)


def test_FZ_OQ_07_claims_of_and_against_one_who_goes_out_lapse() -> None:
    t = Table("frozen-2", owns={B: [6]})
    t.throw(A, 2, 4).do(A, "leave")
    assert t.refused(B, "ask_rent") == "no_rent_due"
    t = Table("frozen-2", seats=3, owns={B: [6]})
    t.throw(A, 2, 4).do(B, "leave")
    assert t.claims(B) == []
    assert t.cash(A) == 1500


def test_FZ_OQ_08_the_bank_has_no_limit() -> None:
    t = Table("frozen-2", at={A: 36}, owns={A: [39]}, bank=0)
    t.do(A, "mortgage", 39).throw(A, 1, 3)
    assert (t.cash(A), t.cash(BANK)) == (1900, -400)


def test_FZ_OQ_09_pieces_are_sold_one_at_a_time() -> None:
    t = Table("frozen-2", owns={A: [1, 3], B: [6, 8, 9], C: [37, 39]}, cash={B: 9}, stock=(2, 12))
    t.do(A, "build", 1, 1)
    assert (t.level(1), t.level(3), t.cash(A), t.stock()) == (1, 0, 1450, (1, 12))
    assert (t.waits(B), t.waits(C)) == ("", "want"), "B does not have the least bid"
    assert t.refused(C, "want", 2) == "no_stock"
    t.do(C, "want", 1).do(C, "bid", 10).do(A, "bid", 60).do(C, "pass").do(A, "build", 3)
    assert (t.level(3), t.cash(A), t.stock()) == (1, 1390, (0, 12))
    assert t.waits(A) == "roll"


def test_FZ_OQ_09_if_nobody_joins_the_deed_price_holds() -> None:
    t = Table("frozen-2", owns={A: [1, 3], C: [37, 39]}, stock=(2, 12))
    t.do(A, "build", 1, 1).do(C, "want", 0)
    assert (t.level(1), t.level(3), t.cash(A), t.stock()) == (1, 1, 1400, (0, 12))


def test_FZ_OQ_09_without_bids_it_stays_in_the_bank() -> None:
    t = Table("frozen-2", owns={A: [1, 3], C: [37, 39]}, stock=(1, 12))
    t.do(A, "build", 1).do(C, "want", 1).do(A, "pass").do(C, "pass")
    assert (t.level(1), t.cash(A), t.stock()) == (0, 1500, (1, 12))
    assert t.waits(A) == "roll"


def test_FZ_OQ_09_an_order_above_the_stock_is_refused() -> None:
    t = Table("frozen-2", owns={A: [1, 3]}, stock=(1, 12))
    assert t.refused(A, "build", 1, 1) == "no_stock"


def test_FZ_OQ_10_several_creditors_from_the_left() -> None:
    t = Table("frozen-2", cash={A: 80}, deck={"royal_decree": ["pay_all"]})
    t.throw(A, 3, 4)
    assert [t.cash(p) for p in (A, B, C, D)] == [0, 1550, 1530, 1500]
    assert t.happened("out") == [("A", "C")]


def test_FZ_OQ_11_arriving_by_card_is_landing() -> None:
    t = Table("frozen-2", at={A: 31}, deck={"royal_decree": ["next_element"]})
    t.throw(A, 2, 3)
    assert (t.at(A), t.cash(A)) == (15, 1700)
    t = Table("frozen-2", at={A: 20}, owns={B: [24]}, deck={"royal_decree": ["advance_to_24"]})
    t.throw(A, 1, 1).do(B, "ask_rent")
    assert (t.at(A), t.cash(A)) == (24, 1480)
    t = Table("frozen-2", at={A: 20}, deck={"royal_decree": ["advance_to_11"]})
    t.throw(A, 1, 1)
    assert (t.at(A), t.cash(A), t.waits(A)) == (11, 1700, "buy")


def test_FZ_OQ_11_backwards_over_go_pays_nothing_but_stopping_does(tmp_path: Path) -> None:
    for n, cash, at in ((7, 1700, 0), (8, 1500, 39)):
        card = f'[[replaces.deck.royal_decree.card]]\nid = "back_three"\ndoes = [["go_back", {n}]]\n'
        deck = {"royal_decree": ["back_three"]}
        folder = tmp_path / str(n)
        folder.mkdir()
        t = Table("frozen-2", deck=deck, overlays=[overlay(folder, card)])
        t.throw(A, 3, 4)
        assert (t.at(A), t.cash(A)) == (at, cash)


def test_FZ_OQ_11_snowflake_spaces_count_too(tmp_path: Path) -> None:
    card = '[[replaces.deck.royal_decree.card]]\nid = "back_three"\ndoes = [["advance_to", 12]]\n'
    t = Table("frozen-2", owns={A: [6]}, deck={"royal_decree": ["back_three"]}, overlays=[overlay(tmp_path, card)])
    t.throw(A, 3, 4)
    assert (t.at(A), t.waits(A)) == (12, "snowflake")


def test_FZ_OQ_12_auctions_come_before_the_next_turn() -> None:
    t = Table("frozen-2", seats=3, owns={A: [6, 39]}).do(A, "leave")
    for space in (6, 39):
        assert t.happened("auction")[-1] == (space,)
        assert t.refused(B, "roll") == "auction_open"
        t.do(B, "pass").do(C, "pass")
    assert (t.turn(), t.waits(B)) == (B, "roll")


def test_FZ_OQ_12_or_the_turn_in_progress_goes_on() -> None:
    t = Table("frozen-2", owns={B: [6]})
    t.throw(A, 1, 3).do(B, "leave")
    for p in (A, C, D):
        t.do(p, "pass")
    assert (t.turn(), t.waits(A)) == (A, "end")
