"""Facts in words: every event, refusal and question has its sentence, and a story says nothing twice."""

import re
from itertools import pairwise

import pytest

import freehold.setup  # noqa: F401  (its reasons sign in)
from freehold.bots.play import Player
from freehold.core.money import PAID
from freehold.core.words import CAUSES, EVENTS, REASONS, WAITS
from freehold.editions.load import edition_names, load, overlay_names
from freehold.rulebooks import rulebook
from freehold.testing import BANK, A, B, C, D, Table
from freehold.words import LANGUAGES, Teller
from freehold.words.merge import MERGES

PLAIN = {"seat": 0, "space": 6, "coins": 24, "count": 2, "kind": 1, "level": 1, "lot": 6, "thing": 6, "die": 3}
EDITIONS = edition_names()
VARIANTS = [(name, overlays) for name in EDITIONS for overlays in [(), *((o,) for o in overlay_names(name))]]


def teller(name="theme-park", **options):
    return Teller(load(name), **options)


def event(name, *numbers, edition="theme-park"):
    """An event with these numbers, or with plain ones; its card is then the first that is kept."""
    number = EVENTS.number(name)
    plain = PLAIN | {"card": load(edition).t.kept_card[0]}
    return (number, *(numbers or [plain.get(slot, 1) for slot in EVENTS.slots[number]]))


def story(table, name="theme-park", since=0):
    return [line.text for line in teller(name).tell(table.s.said[since:])]


def speaks_well(text):
    """A sentence: a capital or a number first, a full stop or a question mark at its end, nothing left open."""
    assert re.match(r"[A-Z0-9\"]", text), text
    assert re.search(r"[.?]”?$", text), text
    assert not re.search(r"[{}_]|  |\ba [aeiouAEIOU]", text), text


# Everything has a sentence


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", EVENTS.names[1:])
def test_every_event_has_a_sentence(edition, language, name):
    told = teller(edition, language=language)
    variants = [event(name, edition=edition)]
    if name == "paid":
        variants = [(PAID, A, B, 24, cause) for cause in range(1, len(CAUSES.names))]
    if name == "moved":
        variants += [event(name, A, 6, -3)]
    for one in variants:
        speaks_well(told.sentence(one))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("name", REASONS.names[1:])
def test_every_reason_has_a_friendly_sentence(edition, name):
    text = teller(edition).reason(name)
    speaks_well(text)
    assert len(re.findall(r"[.?](?: |$)|: ", text)) >= 2, f"{text}: say what is wrong, and what to do"


def test_a_reason_can_be_said_for_one_verb():
    told = teller()
    assert told.reason("not_enough_cash", "buy") != told.reason("not_enough_cash")
    assert told.reason("not_enough_cash", "build") == told.reason("not_enough_cash")
    for key in LANGUAGES["en"].REASONS:
        assert key.rpartition(".")[2] in REASONS.names


@pytest.mark.parametrize("name", WAITS.names[1:])
def test_every_question_is_asked(name):
    speaks_well(teller().question(name))


@pytest.mark.parametrize("name", EDITIONS)
def test_every_number_of_the_rules_is_explained(name):
    for rule in load(name).file.rules:
        assert teller(name).rule(rule) != rule


def test_merged_sentences_are_written_and_their_rows_exist():
    templates = LANGUAGES["en"].SENTENCES
    for m in MERGES:
        assert {key.partition(".")[0] for key in m.row} <= set(EVENTS.names)
        assert not m.key or m.key in templates


def test_every_event_has_its_clause():
    for name in EVENTS.names[1:]:
        assert any(teller(edition).clause(event(name, edition=edition)) for edition in EDITIONS), name


def test_an_unknown_language_names_those_there_are():
    with pytest.raises(ValueError, match="en"):
        teller(language="xx")


# Names and numbers


def test_money_is_written_as_the_edition_writes_it():
    assert [teller().money(n) for n in (1, 24, 0, -1)] == ["1 Wish", "24 Wishes", "0 Wishes", "-1 Wish"]
    assert [teller("classic").money(n) for n in (1, 24, -24)] == ["$1", "$24", "-$24"]


def test_TP_SET_02_and_TP_SET_03_salary_in_wishes_and_pieces_by_their_names():
    told = teller()
    salary = told.sentence(event("paid", BANK, A, 200, CAUSES.number("salary")))
    assert salary == "Ana collects a salary of 200 Wishes at GO."
    assert [told.level(n) for n in (0, 1, 3, 5)] == [
        "no Buildings",
        "1 Main Street U.S.A. Building",
        "3 Buildings",
        "1 Castle",
    ]
    assert told.sentence(event("wished", B, 1, 2)) == "Ben wants 1 Castle."
    assert told.sentence(event("auction", 40)) == "The Bank puts a Building up for auction."


def test_people_have_the_names_they_gave_and_others_first_names():
    told = teller(names=["Zoë", "Yan"])
    assert [told.seat(p) for p in (A, B, C, D, BANK)] == ["Zoë", "Yan", "Cleo", "Dev", "the Bank"]


# Stories


def test_a_purchase_is_told_once():
    t = Table("theme-park", turn=A)
    t.throw(A, 1, 2).do(A, "buy")
    assert story(t)[-2:] == [
        "Ana throws 1 and 2 and moves to Popcorn Wagon Row.",
        "Ana buys Popcorn Wagon Row for 60 Wishes.",
    ]


def test_rent_is_told_once():
    t = Table("classic", turn=A, owns={B: [6]})
    t.throw(A, 2, 4).do(B, "ask_rent")
    assert story(t, "classic")[-2:] == [
        "Ana throws 2 and 4 and moves to Oriental Avenue.",
        "Ben asks for the rent of Oriental Avenue, and Ana pays $6.",
    ]


def test_rent_that_cannot_be_paid_at_once_is_told_when_it_is():
    t = Table("theme-park", turn=A, owns={B: [39], A: [5]}, at={A: 34}, cash={A: 10})
    t.throw(A, 2, 3).do(B, "ask_rent")
    t.do(A, "mortgage", 5)
    assert story(t)[-3:] == [
        "Ben asks Ana for the rent of Matterhorn: 50 Wishes.",
        "Ana mortgages Monorail (Disneyland Resort) and gets 100 Wishes.",
        "Ana pays Ben the rent of 50 Wishes.",
    ]


def test_an_auction_is_told_in_two_lines():
    t = Table("theme-park", seats=3, turn=A)
    t.throw(A, 1, 2).do(A, "decline").do(B, "bid", 20).do(C, "bid", 45).do(A, "pass").do(B, "pass")
    assert story(t)[-3:] == [
        "Ana does not buy Popcorn Wagon Row, so the Bank puts it up for auction.",
        "Bids: Ben 20, Cleo 45.",
        "Cleo wins Popcorn Wagon Row with a bid of 45 Wishes.",
    ]


def test_an_auction_without_bids_and_one_with_many():
    t = Table("theme-park", seats=2, turn=A)
    t.throw(A, 1, 2).do(A, "decline").do(A, "pass").do(B, "pass")
    assert story(t)[-1] == "Nobody bids for Popcorn Wagon Row; it stays with the Bank."
    assert not any("passes" in line for line in story(t))
    t = Table("theme-park", seats=2, turn=A)
    t.throw(A, 1, 2).do(A, "decline")
    for n in range(1, 12):
        t.do(n % 2, "bid", n)
    assert story(t)[-1] == "Bids go from 1 Wish (Ben) to 11 Wishes (Ben)."


def test_a_deal_is_told_with_all_that_changes_hands():
    t = Table("theme-park", seats=3, owns={A: [6, 8], B: [39]}, holds={B: ["jail_free:magic_lamp"]})
    t.do(B, "offer", "C", [39], [], 5)
    t.do(A, "offer", "B", [6, 8], [39], -50, [], ["jail_free:magic_lamp"])
    since = len(t.s.said)
    assert teller().terms(t.s, 1) == (
        "Orbitron, Space Mountain and 50 Wishes for Matterhorn and a Get Out of Jail Free card (Magic Lamp)"
    )
    assert teller().terms(t.s, 9) == ""
    t.do(B, "accept", 1)
    assert story(t, since=since) == [
        "Ana and Ben make a deal: Ana gives 50 Wishes, Orbitron and Space Mountain, and Ben gives Matterhorn and "
        "a Get Out of Jail Free card (Magic Lamp).",
        "Offer 0 is void, for something in it has changed.",
    ]


def test_the_ways_out_of_jail():
    t = Table("theme-park", turn=A, jailed={A: 1}, holds={A: ["jail_free:wishing_well"]})
    t.do(A, "use_jail_card")
    assert story(t)[-1] == "Ana plays a Get Out of Jail Free card (Wishing Well) and leaves Jail."
    t = Table("theme-park", turn=A, jailed={A: 1})
    t.throw(A, 4, 4)
    assert story(t)[-1] == "Ana throws a double 4, leaves Jail and moves to Jungle Lookout."
    t = Table("theme-park", turn=A, jailed={A: 3})
    t.throw(A, 4, 3)
    assert story(t)[-3:] == [
        "Ana throws 4 and 3.",
        "Ana pays the fine of 50 Wishes and leaves Jail.",
        "Ana moves on to Magic Lamp.",
    ]


def test_a_third_double_and_a_tax():
    t = Table("theme-park", turn=A, at={A: 30})
    t.throw(A, 5, 5).throw(A, 5, 5).throw(A, 2, 2)
    assert story(t)[-2:] == [
        "Ana throws a double 2, the third double in a row, and must go to Jail.",
        "It is Ben's turn.",
    ]
    t = Table("theme-park", turn=A)
    t.throw(A, 1, 3).do(A, "tax_percent")
    assert story(t)[-1] == "Villain's Tax: Ana chooses 10% of everything Ana owns and pays 150 Wishes."


def test_a_bankruptcy_is_told_in_three_lines():
    t = Table("theme-park", seats=3, turn=A, owns={B: [39], A: [5, 15]}, at={A: 34}, cash={A: 10}, mortgaged=[5, 15])
    t.throw(A, 2, 3).do(B, "ask_rent").do(A, "give_up")
    assert story(t)[-3:] == [
        "Ana is bankrupt to Ben and leaves the game.",
        "All the money Ana has left, 10 Wishes, goes to Ben.",
        "Ben takes over from Ana: Monorail (Disneyland Resort) and Boat (Tokyo Disneyland).",
    ]


@pytest.mark.parametrize(("name", "overlays"), VARIANTS)
def test_whole_games_can_be_told(name, overlays):
    edition = load(name, overlays)
    player = Player(edition, 5, 11, ["random"] * 5)
    player.game.said = []
    told = Teller(edition)
    for _ in range(1500):
        if player.game.over:
            break
        player.step()
    lines = told.tell(player.game.said)
    for line in lines:
        speaks_well(line.text)
        assert line.clause in rulebook(edition.file.inventory).entries
    texts = [line.text for line in lines]
    said_twice = [a for a, b in pairwise(texts) if a == b and "throws" not in a]
    assert said_twice == []
