"""Joining tiles, faults, exposed connectors, parts and lines of fire (GT-4, GT-13.6, GT-14)."""

import pytest
from tests.games.galaxy_trucker.facts import CELLS_OF, MOUTH, SIDE, hull
from tests.games.galaxy_trucker.table import Ship, Trucks

from cosmodrome.games.galaxy_trucker.face.words import cell_name
from cosmodrome.games.galaxy_trucker.hull import DOUBLE_CANNON, NO_CANNON, SINGLE_CANNON
from cosmodrome.games.galaxy_trucker.kit import EMPTY
from cosmodrome.kernel.chance import Rng
from cosmodrome.testing import rule

FRONT, RIGHT, REAR, LEFT = range(4)


def names(t: Trucks, cells: list[int]) -> list[str]:
    return [cell_name(t.state, cell) for cell in cells]


def pair(left: str, right: str) -> Trucks:
    """Lay two tiles side by side, left of the starting cabin but not touching it."""
    return Trucks(round="II").ship(0, {"5-8": left, "6-8": right})


@rule("GT-0.10", "GT-4.2", "GT-4.3", "GT-4.4", "GT-4.5", "GT-4.6")
@pytest.mark.parametrize(
    ("left", "right", "fault", "joins"),
    [
        ("cabin .1..", "cabin ...1", False, True),
        ("cabin .2..", "cabin ...2", False, True),
        ("cabin .3..", "cabin ...1", False, True),
        ("cabin .2..", "cabin ...3", False, True),
        ("structural .3..", "cabin ...3", False, True),
        ("cabin .1..", "cabin ...2", True, False),
        ("cabin .2..", "cabin ...1", True, False),
        ("cabin .1..", "cabin ...0", True, False),
        ("cabin .0..", "cabin ...3", True, False),
        ("cabin .0..", "cabin ...0", False, False),
    ],
)
def test_gt_4_3_which_sides_join_and_which_are_at_fault(left: str, right: str, fault: bool, joins: bool) -> None:
    t = pair(left, right)
    ship = t.state.ships[0]
    assert (hull(ship, 1).joined(t.cell("5-8"), RIGHT) == t.cell("6-8")) == joins
    assert (hull(ship, 1).joined(t.cell("6-8"), LEFT) == t.cell("5-8")) == joins
    clash = names(t, hull(ship, 1).clashing_cells())
    assert ("5-8" in clash and "6-8" in clash) == fault


@rule("GT-4.9", "GT-4.11")
@pytest.mark.parametrize("kind", ["engine", "double_engine"])
def test_gt_4_9_an_engine_points_to_the_rear_and_has_nothing_behind_it(kind: str) -> None:
    good = Trucks().ship(0, {"7-8": f"{kind} 1000"})
    assert hull(good.state.ships[0], 0).is_faultless()
    for arrow in "^><":
        turned = Trucks().ship(0, {"7-8": f"{kind} .... {arrow}"})
        assert names(turned, hull(turned.state.ships[0], 0).wrong_engines()) == ["7-8"]
        assert not hull(turned.state.ships[0], 0).is_faultless()
    blocked = Trucks(round="III").ship(0, {"7-8": f"{kind} 1000", "7-9": "cabin 0..."})
    assert names(blocked, hull(blocked.state.ships[0], 2).clashing_cells()) == ["7-8", "7-9"]


@rule("GT-4.10", "GT-4.11")
@pytest.mark.parametrize("kind", ["cannon", "double_cannon"])
@pytest.mark.parametrize(
    ("arrow", "cannon", "before"), [("^", "7-6", "7-5"), (">", "8-7", "9-7"), ("<", "6-7", "5-7"), ("v", "7-8", "7-9")]
)
def test_gt_4_10_a_cannon_points_anywhere_and_has_nothing_before_its_barrel(
    kind: str, arrow: str, cannon: str, before: str
) -> None:
    ship = {cannon: f"{kind} .... {arrow}"}
    alone = Trucks(round="III").ship(0, ship)
    assert "tile" not in names(alone, hull(alone.state.ships[0], 2).wrong_engines())
    piece = alone.state.ships[0][alone.cell(cannon)]
    blocked = Trucks(round="III").ship(0, ship)
    blocked.state.ships[0][blocked.cell(before)] = blocked.find("structural")
    assert cannon in names(blocked, hull(blocked.state.ships[0], 2).clashing_cells())
    assert before in names(blocked, hull(blocked.state.ships[0], 2).clashing_cells())
    assert piece == blocked.state.ships[0][blocked.cell(cannon)]


@rule("GT-4.11")
def test_gt_4_11_nothing_is_placed_later_behind_an_engine_or_before_a_cannon() -> None:
    t = Trucks(round="III", build_checks=1).ship(
        0, {"7-8": "engine 1000", "6-8": "battery_2 .3..", "6-7": "cabin .3.."}
    )
    t.hold(0, "structural 3...")
    assert not [option for option in t.options() if option.startswith("place 7-9")]
    t = Trucks(round="II", build_checks=1).ship(0, {"7-6": "cannon ..1."}).hold(0, "structural ..3.")
    assert not [option for option in t.options() if option.startswith("place 7-5")]


@rule("GT-4.12", "GT-14.19")
def test_gt_4_12_only_the_next_cell_matters_to_nozzle_and_barrel() -> None:
    t = Trucks(round="II").ship(0, {"7-6": "cannon ..1.", "7-4": "structural", "6-9": "engine 1000"})
    assert hull(t.state.ships[0], 1).clashing_cells() == []
    assert hull(t.state.ships[0], 1).shooting_cannon(FRONT, 7) == SINGLE_CANNON
    edge = Trucks().ship(0, {"7-8": "engine 1000"})  # class I has no cell 7-9
    assert hull(edge.state.ships[0], 0).is_faultless()


@rule("GT-4.13", "GT-9.8")
def test_gt_4_13_a_ship_needs_no_tiles_but_its_cabin() -> None:
    assert hull(Trucks().state.ships[0], 0).is_faultless()


@rule("GT-4.7", "GT-4.16")
def test_gt_4_7_a_tile_must_be_joined_and_legal_on_every_side() -> None:
    t = Trucks(build_checks=1).ship(0, {"6-7": "cabin 21.."})
    t.hold(0, "cabin 2121")
    places = [option.split()[1] for option in t.options() if option.startswith("place")]
    assert "6-6" in places  # its double connector meets the double one of 6-7
    smooth = Trucks(build_checks=1).ship(0, {"7-8": "engine 1000"}).hold(0, "battery_2 0003")
    options = smooth.options()
    assert "place 6-8 r0" not in options, "smooth against smooth alone joins nothing, and 6-7 is empty"
    assert "place 8-7 r0" in options


@rule("GT-4.8", "GT-4.14")
@pytest.mark.parametrize(
    ("ship", "faulty"),
    [
        ({"6-7": "cabin .1..", "5-7": "cabin .2.."}, ["5-7", "6-7"]),  # single to double
        ({"6-7": "cabin 0...", "6-6": "cabin ..1."}, ["6-6", "6-7"]),  # connector to smooth
        ({"7-8": "engine .... >"}, ["7-8"]),
        ({"8-7": "cabin ..1.", "8-8": "engine 1000", "8-9": "cabin 0..."}, ["8-8", "8-9"]),
        ({"7-6": "cannon ..1.", "7-5": "cabin ..0."}, ["7-5", "7-6"]),
        ({"5-9": "cabin 1...", "5-8": "cabin ..1."}, ["5-8", "5-9"]),  # a part of its own
    ],
)
def test_gt_4_14_the_faults_of_a_ship(ship: Ship, faulty: list[str]) -> None:
    t = Trucks().ship(0, ship)
    assert not hull(t.state.ships[0], 0).is_faultless()
    assert names(t, hull(t.state.ships[0], 0).faulty_cells()) == faulty


@rule("GT-4.14", "GT-4.15")
def test_gt_4_15_nothing_lies_outside_the_marked_cells() -> None:
    t = Trucks().hold(0, "structural")
    t.state.ships[0][t.cell("6-6")] = t.find("structural")
    assert t.refused("place 5-6 r0").rule == "GT-4.15"


@rule("GT-4.14")
def test_gt_4_14_a_ship_is_faultless_exactly_if_no_fault_is_found() -> None:
    rng = Rng(8)
    verdicts = {True: 0, False: 0}
    for _ in range(600):
        t_ship = random_ship(rng, tiles=2 + rng.below(6))
        whole = len(hull(t_ship, 1).part_heads()) <= 1
        expected = whole and not hull(t_ship, 1).wrong_engines() and not clashes_by_hand(t_ship)
        assert hull(t_ship, 1).is_faultless() == expected
        assert hull(t_ship, 1).clashing_cells() == sorted(clashes_by_hand(t_ship))
        verdicts[expected] += 1
    assert min(verdicts.values()) > 20


def random_ship(rng: Rng, tiles: int) -> list[int]:
    """Return a ship of class II with random tiles in a block of cells behind and beside the starting cabin."""
    t = Trucks(round="II")
    ship: list[int] = t.state.ships[0].copy()
    cells = [t.cell(name) for name in ("6-7", "7-8", "6-8", "8-7", "8-8", "7-6")]
    heap = [tile for tile in t.state.heap if SIDE[16 * tile : 16 * tile + 4].count(0) < 3]
    for cell in cells[:tiles]:
        ship[cell] = 4 * heap.pop(rng.below(len(heap))) + rng.below(4)
    return ship


def clashes_by_hand(ship: list[int]) -> set[int]:
    """Find tiles at fault with a neighbour, word by word as GT-4.3 to GT-4.11 say it, on board II."""
    found: set[int] = set()
    for cell in CELLS_OF[1]:
        for side, step in enumerate((-9, 1, 9, -1)):
            other = cell + step
            beside = abs(step) == 9 or cell // 9 == other // 9
            if ship[cell] == EMPTY or not beside or not 0 <= other < 54 or ship[other] == EMPTY:
                continue
            mine, theirs = SIDE[4 * ship[cell] + side], SIDE[4 * ship[other] + (side + 2) % 4]
            smooth = (mine == 0) != (theirs == 0)
            mixed = {mine, theirs} == {1, 2}
            mouth = MOUTH[ship[cell]] == side or MOUTH[ship[other]] == (side + 2) % 4
            if smooth or mixed or mouth:
                found.add(cell)
    return found


# -- exposed connectors ------------------------------------------------------------------------------------------------
@rule("GT-13.6", "GT-27.5")
def test_gt_13_6_connectors_without_a_neighbour_are_exposed_each_counts_one() -> None:
    assert hull(Trucks().state.ships[0], 0).exposed() == 4
    assert hull(Trucks().ship(0, {"6-7": "battery_2 0300"}).state.ships[0], 0).exposed() == 3
    assert hull(Trucks().ship(0, {"6-7": "cabin 2122"}).state.ships[0], 0).exposed() == 6
    # A ring around the hole 7-6, into which only the starting cabin has a connector.
    ring: Ship = {
        "6-7": "cabin", "6-6": "cabin .0..", "6-5": "cabin", "7-5": "cabin ..0.", "8-5": "cabin",
        "8-6": "cabin ...0", "8-7": "cabin",
    }  # fmt: skip
    t = Trucks(round="II").ship(0, ring)
    with_hole = hull(t.state.ships[0], 1).exposed()
    t.ship(0, {"7-6": "battery_2 0030"})
    assert hull(t.state.ships[0], 1).exposed() == with_hole - 1


@rule("GT-13.6")
def test_gt_13_6_a_tile_at_the_side_hides_a_connector_even_if_it_does_not_join() -> None:
    t = Trucks().ship(0, {"6-7": "cannon 0010"})  # smooth towards the cabin
    assert hull(t.state.ships[0], 0).exposed() == 3 + 1


# -- parts -------------------------------------------------------------------------------------------------------------
@rule("GT-14.23", "GT-10.11", "GT-0.10")
def test_gt_14_23_parts_are_what_is_joined() -> None:
    t = Trucks().ship(0, {"6-7": "cabin .1..", "5-7": "cabin .1..", "5-8": "cabin"})
    ship = t.state.ships[0]
    ship[t.cell("5-8")] = t.find("cannon 0010")  # smooth towards 5-7: a part of its own
    assert names(t, hull(ship, 0).part_heads()) == ["5-7", "5-8"]
    t = Trucks().ship(0, {"6-7": "cabin .1.2", "5-7": "cabin .1.."})
    assert names(t, hull(t.state.ships[0], 0).part_heads()) == ["5-7", "6-7"], "single against double joins nothing"


# -- lines of fire -----------------------------------------------------------------------------------------------------
@rule("GT-0.1", "GT-14.1", "GT-14.2")
def test_gt_14_2_a_hit_meets_the_first_tile_of_its_line() -> None:
    t = Trucks(round="II").ship(0, {"7-5": "structural", "7-8": "structural", "5-7": "structural", "9-7": "structural"})
    ship = t.state.ships[0]
    met = {side: cell_name(t.state, hull(ship, 1).first_met(side, 7)) for side in range(4)}
    assert met == {FRONT: "7-5", RIGHT: "9-7", REAR: "7-8", LEFT: "5-7"}
    assert hull(ship, 1).first_met(FRONT, 4) == -1
    assert hull(ship, 1).first_met(LEFT, 12) == -1


@rule("GT-14.4", "GT-14.5", "GT-0.14", "GT-14.8", "GT-27.4")
@pytest.mark.parametrize(
    ("arrow", "side", "lines"),
    [("^", FRONT, {6}), (">", RIGHT, {7, 8, 9}), ("<", LEFT, {7, 8, 9}), ("v", REAR, {5, 6, 7})],
)
def test_gt_14_5_which_lines_a_cannon_covers(arrow: str, side: int, lines: set[int]) -> None:
    t = Trucks(round="III").ship(0, {"6-8": f"cannon .... {arrow}"})
    ship = t.state.ships[0]
    for other in range(4):
        covered = {line for line in range(2, 13) if hull(ship, 2).shooting_cannon(other, line) == SINGLE_CANNON}
        assert covered == (lines if other == side else set())
    t = Trucks(round="III").ship(0, {"6-8": f"double_cannon .... {arrow}"})
    assert hull(t.state.ships[0], 2).shooting_cannon(side, 8 if side in (LEFT, RIGHT) else 6) == DOUBLE_CANNON
    assert hull(t.state.ships[0], 2).shooting_cannon(side, 12) == NO_CANNON


@rule("GT-0.14")
def test_gt_0_14_on_board_iiia_neighbouring_rows_differ_by_one_too() -> None:
    t = Trucks(round="IIIa").ship(0, {"6-7": "cannon .... <"})
    covered = [line for line in range(2, 13) if hull(t.state.ships[0], 3).shooting_cannon(LEFT, line)]
    assert covered == [6, 7, 8]
