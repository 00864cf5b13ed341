"""Fields of a table in typed memory: what is declared is where it is declared to be, and nothing else changes."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cosmodrome.games._toy import Toy
from cosmodrome.kernel.declared import lying
from cosmodrome.kernel.fields import FLAG, Layout
from cosmodrome.kernel.memory.cells import COMPILED, wide
from cosmodrome.kernel.memory.piles import Piles
from cosmodrome.kernel.memory.rows import Cell, Grid, Row
from cosmodrome.kernel.memory.showing import attribute, plain, shown
from cosmodrome.kernel.question import Answers, Part, Widened
from cosmodrome.kernel.state import State

TABLE = Layout()
PHASE = TABLE.cell("phase", blank=7)
OPEN = TABLE.cell("is_open", FLAG)
MARKET = TABLE.row("market", 5, "card", -1)
MAP = TABLE.grid("map", 3, 4)
DECKS = TABLE.piles("decks", 2, 6, "card")
QUEUE = TABLE.piles("queue", 1, 4)
CREDITS = TABLE.seat_cell("credits", blank=5)
BOARD = TABLE.seat_row("board", 3, blank=-1)
HAND = TABLE.seat_pile("hand", 3, "card")
PLAN = TABLE.seat_row("plan", 2, blank=6, nested=True)
TABLE.close()


def table(seats: int = 2) -> State:
    state = Toy()
    state.seats = seats
    state.cells = TABLE.fresh(seats)
    return state


def fields(state: State) -> dict[str, object]:
    return {field.name: plain(state, field, TABLE) for field in TABLE.fields}


BLANK: dict[str, object] = {
    "phase": 7,
    "is_open": False,
    "market": [-1] * 5,
    "map": [0] * 12,
    "decks": [[], []],
    "queue": [],
    "credits": [5, 5],
    "board": [-1] * 6,
    "hand": [[], []],
    "plan": [[6, 6], [6, 6]],
}


def test_a_fresh_table_is_blank() -> None:
    assert fields(table()) == BLANK
    assert fields(table(3))["credits"] == [5, 5, 5]


def test_a_table_takes_no_more_memory_than_its_seats_need() -> None:
    assert len(table(3).cells) - len(table(2).cells) == 1 + 3 + 4 + 2
    assert len(table(2).cells) == 1 + 1 + 5 + 12 + 2 * 7 + 5 + 2 * 10


def test_fresh_tables_share_nothing() -> None:
    one, two = table(), table()
    PHASE.set(one, 9)
    assert (PHASE.get(one), PHASE.get(two), PHASE.get(table())) == (9, 7, 7)


@pytest.mark.parametrize(
    ("change", "name", "value"),
    [
        (lambda g: PHASE.set(g, 3), "phase", 3),
        (lambda g: PHASE.add(g, -2), "phase", 5),
        (lambda g: OPEN.set(g, 1), "is_open", True),
        (lambda g: MARKET.set(g, 4, 11), "market", [-1, -1, -1, -1, 11]),
        (lambda g: MARKET.add(g, 0, 3), "market", [2, -1, -1, -1, -1]),
        (lambda g: MAP.set(g, 2, 3, 8), "map", [0] * 11 + [8]),
        (lambda g: MAP.add(g, 1, 0, 8), "map", [0] * 4 + [8] + [0] * 7),
        (lambda g: DECKS.add(g, 1, 4), "decks", [[], [4]]),
        (lambda g: QUEUE.add(g, 0, 4), "queue", [4]),
        (lambda g: CREDITS.add(g, 1, 4), "credits", [5, 9]),
        (lambda g: BOARD.set(g, 1, 2, 6), "board", [-1, -1, -1, -1, -1, 6]),
        (lambda g: HAND.add(g, 0, 6), "hand", [[6], []]),
        (lambda g: PLAN.add(g, 1, 0, 3), "plan", [[6, 6], [9, 6]]),
    ],
)
def test_a_change_changes_one_field(change: Any, name: str, value: object) -> None:
    g = table()
    change(g)
    assert fields(g) == BLANK | {name: value}


@pytest.mark.skipif(not COMPILED, reason="the interpreter keeps numbers of any size")
def test_numbers_that_do_not_fit_are_refused() -> None:
    g = table()
    PHASE.set(g, 2**31 - 1)
    assert PHASE.get(g) == 2**31 - 1
    with pytest.raises((OverflowError, ValueError)):
        PHASE.add(g, 1)


def test_find() -> None:
    g = table()
    MARKET.set(g, 2, 9)
    assert (MARKET.find(g, 9, 0, 5), MARKET.find(g, 9, 3, 5), MARKET.find(g, -1, 2, 5)) == (2, -1, 3)


def test_a_row_is_searched_by_a_column() -> None:
    g, cost = table(), wide([3, 8, 5])
    for place, card in enumerate((1, 2, -1, 0)):
        MARKET.set(g, place, card)
    assert [MARKET.find_at_most(g, cost, most, 0, 5) for most in (2, 4, 5, 8)] == [-1, 3, 1, 0]
    assert (MARKET.find_at_most(g, cost, 8, 1, 5), MARKET.find_at_most(g, cost, 8, 2, 3)) == (1, -1)


def test_a_row_of_seats_is_searched_by_a_column() -> None:
    g = table(3)
    for seat, card in enumerate((1, 0, 1)):
        CREDITS.set(g, seat, card)
    assert CREDITS.find_at_most(g, wide([3, 8]), 3, 0, 3) == 1


def test_a_row_can_be_taken_out_to_try_something() -> None:
    g = table()
    PLAN.set(g, 1, 1, 4)
    row = PLAN.row(g, 1)
    assert list(row) == [6, 4]
    row[0] = 9
    assert fields(g) == BLANK | {"plan": [[6, 6], [6, 4]]}


# -- piles -------------------------------------------------------------------------------------------------------------
def test_piles_are_lists() -> None:
    g = table()
    for item in (3, 1, 4, 1, 5):
        DECKS.add(g, 0, item)
    assert (DECKS.size(g, 0), DECKS.get(g, 0, 2), DECKS.items(g, 0)) == (5, 4, [3, 1, 4, 1, 5])
    assert (DECKS.find(g, 0, 1), DECKS.find(g, 0, 9), DECKS.has(g, 0, 5), DECKS.has(g, 1, 5)) == (1, -1, True, False)
    assert DECKS.take(g, 0, 1) == 1
    assert DECKS.items(g, 0) == [3, 4, 1, 5]
    assert DECKS.take_unordered(g, 0, 0) == 3
    assert DECKS.items(g, 0) == [5, 4, 1]
    DECKS.remove(g, 0, 4)
    DECKS.insert(g, 0, 1, 8)
    assert DECKS.items(g, 0) == [5, 8, 1]
    DECKS.clear(g, 0)
    assert fields(g) == BLANK


def test_an_ascending_pile_stays_ascending() -> None:
    g = table()
    for item in (4, 1, 5, 1):
        DECKS.insert_ascending(g, 1, item)
    assert DECKS.items(g, 1) == [1, 1, 4, 5]


def test_answers_name_each_number_of_an_ascending_pile_once() -> None:
    g, answers = table(), Answers()
    for item in (1, 1, 4, 5, 5):
        DECKS.add(g, 1, item)
    answers.add(0)
    answers.add_each(g, DECKS, 1, Part("card", 10, 20))
    assert answers.to_list() == [0, 11, 14, 15]


def test_a_widened_part_goes_on_behind_all_others() -> None:
    g, answers, part = table(), Answers(), Widened(Part("card", 10, 4), Part("card more", 90, 3))
    for item in (1, 3, 4, 4, 6):
        DECKS.add(g, 1, item)
    answers.add_each(g, DECKS, 1, part.base)
    answers.add_rest(g, DECKS, 1, part)
    assert answers.to_list() == [11, 13, 90, 92]
    assert [part.value(answer) for answer in answers.to_list()] == [1, 3, 4, 6]
    assert [part.of(value) for value in (1, 3, 4, 6)] == answers.to_list()
    assert [answer for answer in range(100) if part.has(answer)] == [10, 11, 12, 13, 90, 91, 92]
    DECKS.shorten(g, 1, 2)
    answers.add_rest(g, DECKS, 1, part)
    assert answers.count == 4, "nothing is left for the part behind"


def test_there_is_room_for_any_number_of_answers() -> None:
    g, answers = table(), Answers()
    for answer in range(300):
        answers.add(answer)
    assert answers.to_list() == list(range(300))
    for item in range(6):
        DECKS.add(g, 0, item)
    while answers.count < answers.room - 3:
        answers.add(9)
    before = answers.to_list()
    answers.add_each(g, DECKS, 0, Part("card", 1000, 50))
    assert answers.to_list() == before + [1000 + item for item in range(6)]


@given(st.lists(st.integers(0, 9), max_size=6), st.integers(-1, 9))
def test_the_next_item_above_a_number_is_the_least_of_them(items: list[int], number: int) -> None:
    g = table()
    for item in items:
        DECKS.add(g, 1, item)
    assert DECKS.next_above(g, 1, number) == min((item for item in items if item > number), default=-1)


def test_a_pile_is_asked_by_a_column() -> None:
    g, column = table(), wide([0, 1, 0])
    DECKS.add(g, 0, 2)
    assert not DECKS.has_any(g, 0, column)
    DECKS.add(g, 0, 1)
    assert DECKS.has_any(g, 0, column)
    assert not DECKS.has_any(g, 1, column)


def test_a_pile_is_poured_onto_another() -> None:
    g = table()
    for item in (3, 1, 4):
        HAND.add(g, 1, item)
    DECKS.add(g, 0, 9)
    HAND.pour(g, 1, DECKS, 0)
    assert fields(g) == BLANK | {"decks": [[9, 3, 1, 4], []]}
    with pytest.raises(OverflowError, match="no room for more than 3 in hand"):
        DECKS.pour(g, 0, HAND, 1)
    assert fields(g) == BLANK | {"decks": [[9, 3, 1, 4], []]}


def test_components_lie_where_a_field_holds_their_numbers() -> None:
    state = table()
    MARKET.set(state, 2, 4)
    for number in (3, -1, 0):  # a place in a pile may be kept free
        DECKS.add(state, 1, number)
    CREDITS.set(state, 0, 9)
    assert lying(state, TABLE, MARKET) == [("card", 4)]
    assert lying(state, TABLE, DECKS) == [("card", 3), ("card", 0)]
    assert lying(state, TABLE, CREDITS) == []


def test_a_pile_has_a_fixed_room() -> None:
    g = table()
    for item in range(3):
        HAND.add(g, 1, item)
    before = fields(g)
    with pytest.raises(OverflowError, match="no room for more than 3 in hand"):
        HAND.add(g, 1, 3)
    with pytest.raises(OverflowError, match="no room for more than 3 in hand"):
        HAND.insert_ascending(g, 1, 0)
    assert fields(g) == before


@given(st.lists(st.tuples(st.sampled_from(["add", "take", "take_unordered", "insert", "clear"]), st.integers(0, 99))))
def test_equal_piles_have_equal_memory(steps: list[tuple[str, int]]) -> None:
    g, model = table(), list[int]()
    for verb, number in steps:
        place = number % len(model) if model else 0
        if verb == "clear":
            HAND.clear(g, 1)
            model.clear()
        elif verb == "add" and len(model) < 3:
            HAND.add(g, 1, number)
            model.append(number)
        elif verb == "insert" and len(model) < 3:
            HAND.insert(g, 1, place, number)
            model.insert(place, number)
        elif verb == "take" and model:
            assert HAND.take(g, 1, place) == model.pop(place)
        elif verb == "take_unordered" and model:
            last = model.pop()
            taken = model[place] if place < len(model) else last
            if place < len(model):
                model[place] = last
            assert HAND.take_unordered(g, 1, place) == taken
    other = table()
    for item in model:
        HAND.add(other, 1, item)
    assert list(g.cells) == list(other.cells)


# -- what only some tables have ----------------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_extras_lie_behind_the_blocks_of_any_number_of_seats(seats: int) -> None:
    layout = Layout()
    turn, hands = layout.cell("turn"), layout.seat_pile("hands", 2, "card")
    piles = layout.extra_piles("piles", 2, 3, "card")
    layout.close()
    state = Toy()
    state.cells = layout.fresh(seats)
    assert [plain(state, field, layout) for field in layout.fields] == [0, [[]] * seats, []]
    plain_size = len(state.cells)
    state.cells = layout.fresh(seats, extras=True)
    assert len(state.cells) == plain_size + 8
    turn.set(state, 4)
    hands.add(state, seats - 1, 5)
    piles.add(state, 0, 6)
    piles.add(state, 1, 7)
    told = [plain(state, field, layout) for field in layout.fields]
    assert told == [4, [[]] * (seats - 1) + [[5]], [[6], [7]]]


# -- as attributes -----------------------------------------------------------------------------------------------------
class Shown:
    """A table whose fields are attributes, as tests see them."""

    def __init__(self) -> None:
        self.__dict__["g"] = table()

    def __getattr__(self, name: str) -> Any:
        return shown(self.g, self.field(name), TABLE)

    def __setattr__(self, name: str, value: object) -> None:
        setter = attribute(self.field(name), TABLE).fset
        assert setter is not None
        setter(self.g, value)

    def field(self, name: str) -> Cell | Row | Grid | Piles:
        (field,) = [field for field in TABLE.fields if field.name == name]
        assert isinstance(field, Cell | Row | Grid | Piles)
        return field


def test_shown_fields_read_and_change_like_lists() -> None:
    t = Shown()
    t.phase, t.is_open = 2, True
    assert (t.phase, t.is_open) == (2, True)
    t.market[1] = 6
    assert t.market == [-1, 6, -1, -1, -1]
    assert (t.market[-1], t.market[1:3], len(t.market), t.market.index(6), 6 in t.market) == (-1, [6, -1], 5, 1, True)
    t.market[:2] = [1, 2]
    t.market[2] += 5
    assert t.market.copy() == [1, 2, 4, -1, -1]
    t.board[3] = 8
    assert BOARD.get(t.g, 1, 0) == 8
    t.credits = [1, 2]
    assert repr(t.credits) == "[1, 2]"
    assert [*t.credits, 3] == [1, 2, 3]


def test_shown_rows_are_nested_where_that_is_declared() -> None:
    t = Shown()
    t.plan[1][0] = 7
    assert (t.plan, t.plan[1], len(t.plan[0])) == ([[6, 6], [7, 6]], [7, 6], 2)
    t.plan[0] = [1, 2]
    assert [list(row) for row in t.plan] == [[1, 2], [7, 6]]
    t.plan = [[3, 4], [5, 6]]
    assert (PLAN.get(t.g, 0, 1), PLAN.get(t.g, 1, 0)) == (4, 5)
    with pytest.raises(ValueError, match="plan holds 2 numbers, not 1"):
        t.plan[0] = [1]


def test_shown_piles_read_and_change_like_lists() -> None:
    t = Shown()
    t.decks = [[3, 1], [2]]
    t.decks[0].append(2)
    t.decks[0].sort()
    assert (t.decks[0], t.decks[1], t.decks) == ([1, 2, 3], [2], [[1, 2, 3], [2]])
    assert t.decks[0].pop() == 3
    t.decks[0].remove(1)
    t.decks[1] = []
    assert [list(deck) for deck in t.decks] == [[2], []]
    t.queue = [4, 5]
    t.queue.insert(0, 9)
    del t.queue[1]
    assert t.queue == [9, 5]
    t.hand[1].extend([7, 8])
    assert HAND.items(t.g, 1) == [7, 8]


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda t: setattr(t, "market", [1]), "market holds 5 numbers, not 1"),
        (lambda t: t.market.append(1), "market always holds 5 numbers"),
        (lambda t: t.market.pop(), "market always holds 5 numbers"),
        (lambda t: t.market[5], "list index out of range"),
        (lambda t: t.decks[0].extend(range(7)), "no room for more than 6 in decks"),
    ],
)
def test_what_cannot_be_is_refused(change: Any, complaint: str) -> None:
    with pytest.raises((TypeError, ValueError, IndexError, OverflowError), match=complaint):
        change(Shown())
