"""The components: every board, every tile and what it does, and complaints about data that cannot be used."""

import json
from collections import Counter

import pytest
from tests.games.galaxy_trucker.facts import (
    CELLS_OF,
    COLUMN,
    COVERS,
    KIT,
    LINES,
    MOUTH,
    ROW,
    SIDE,
    START_CELL,
    TILE,
    TILE_IDS,
    TYPE,
    WAREHOUSE,
)
from tests.games.galaxy_trucker.table import Trucks

from cosmodrome.games.galaxy_trucker import GAME
from cosmodrome.games.galaxy_trucker.kit import CANNON, ENGINE, TYPES, Kit
from cosmodrome.games.galaxy_trucker.load import add_tile
from cosmodrome.kernel.errors import DataError
from cosmodrome.kernel.files.data import Entry
from cosmodrome.testing import rule

FILE = json.loads(GAME.locale.with_name("components.json").read_text("utf-8"))
TILES = {tile["id"]: tile for tile in FILE["tiles"]}
COUNTS = {
    "battery_2": 9, "battery_3": 6, "cabin": 16, "cannon": 23, "cargo_2": 9, "cargo_3": 6, "double_cannon": 8,
    "double_engine": 7, "engine": 19, "life_support_orange": 6, "life_support_purple": 6, "shield": 8, "special_1": 6,
    "special_2": 3, "start_cabin": 4, "structural": 8,
}  # fmt: skip


@rule("GT-2.4")
def test_gt_2_4_the_warehouse_has_140_tiles_whatever_the_number_of_players() -> None:
    assert Counter(TYPES[TYPE[tile]] for tile in range(len(TILE_IDS))) == COUNTS
    assert len(WAREHOUSE) == 140
    for seats in (2, 3, 4):
        assert len(Trucks(seats).state.heap) == 140


@rule("GT-0.3", "GT-0.5")
@pytest.mark.parametrize(
    ("k", "columns", "rows", "cells"),
    [
        (0, range(3, 12), [5, 6, 7, 8, 9], 18),
        (1, range(3, 12), [4, 5, 6, 7, 8, 9], 27),
        (2, range(3, 12), [4, 5, 6, 7, 8, 9], 36),
        (3, range(5, 10), [11, 10, 9, 8, 7, 6, 5, 4, 3], 36),
    ],
)
def test_gt_0_3_boards_are_numbered_as_printed(k: int, columns: range, rows: list[int], cells: int) -> None:
    assert len(CELLS_OF[k]) == cells
    assert list(dict.fromkeys(ROW[k][cell] for cell in CELLS_OF[k])) == rows
    assert {COLUMN[k][cell] for cell in CELLS_OF[k]} <= set(columns)
    for cell, other in zip(CELLS_OF[k], CELLS_OF[k][1:], strict=False):
        front = rows.index(ROW[k][cell]) < rows.index(ROW[k][other])
        assert front or COLUMN[k][cell] < COLUMN[k][other], "cells go front to rear, left to right"


@rule("GT-0.2", "GT-0.4")
@pytest.mark.parametrize("k", range(4))
def test_gt_0_4_the_starting_cell_is_7_7_and_dice_address_every_cell(k: int) -> None:
    assert (COLUMN[k][START_CELL[k]], ROW[k][START_CELL[k]]) == (7, 7)
    for side, numbers in ((0, COLUMN[k]), (1, ROW[k])):
        for cell in CELLS_OF[k]:
            assert 2 <= numbers[cell] <= 12
            assert cell in LINES[k][16 * side + numbers[cell]]


@rule("GT-2.3", "GT-4.2")
@pytest.mark.parametrize("id", TILE_IDS)
def test_gt_4_2_every_tile_has_its_printed_connectors_one_a_side(id: str) -> None:
    printed = [TILES[id]["connectors"][side] for side in "nesw"]
    assert SIDE[16 * TILE[id] : 16 * TILE[id] + 4] == printed
    assert all(connector in (0, 1, 2, 3) for connector in printed)
    assert any(printed)
    if TILES[id]["type"] == "start_cabin":
        assert printed == [3, 3, 3, 3]


@rule("GT-0.6")
@pytest.mark.parametrize("id", TILE_IDS)
def test_gt_0_6_everything_turns_with_the_tile_clockwise(id: str) -> None:
    for rotation in range(3):
        piece = 4 * TILE[id] + rotation
        for side in range(4):
            carried_to = (side + 1) % 4
            assert SIDE[4 * (piece + 1) + carried_to] == SIDE[4 * piece + side]
            assert COVERS[4 * (piece + 1) + carried_to] == COVERS[4 * piece + side]
            assert (MOUTH[piece + 1] == carried_to) == (MOUTH[piece] == side)


# What one tile alone adds to a ship: crew, battery tokens, engine power and cannon power without and with tokens
# (cannon power in halves), containers, and whether red goods fit.
FUNCTIONS = {
    "battery_2": (2, 2, (0, 0), (0, 0), 0, False),
    "battery_3": (2, 3, (0, 0), (0, 0), 0, False),
    "cargo_2": (2, 0, (0, 0), (0, 0), 2, False),
    "cargo_3": (2, 0, (0, 0), (0, 0), 3, False),
    "special_1": (2, 0, (0, 0), (0, 0), 1, True),
    "special_2": (2, 0, (0, 0), (0, 0), 2, True),
    "cabin": (4, 0, (0, 0), (0, 0), 0, False),
    "structural": (2, 0, (0, 0), (0, 0), 0, False),
    "engine": (2, 0, (1, 1), (0, 0), 0, False),
    "double_engine": (2, 0, (0, 2), (0, 0), 0, False),
    "cannon": (2, 0, (0, 0), (2, 2), 0, False),
    "double_cannon": (2, 0, (0, 0), (0, 4), 0, False),
    "life_support_purple": (2, 0, (0, 0), (0, 0), 0, False),
    "life_support_orange": (2, 0, (0, 0), (0, 0), 0, False),
    "shield": (2, 0, (0, 0), (0, 0), 0, False),
}


@rule("GT-5.1", "GT-5.2", "GT-5.3", "GT-5.4", "GT-5.5", "GT-5.6", "GT-5.7", "GT-5.9", "GT-5.10", "GT-5.11", "GT-5.13")
@pytest.mark.parametrize("id", [TILE_IDS[tile] for tile in WAREHOUSE])
def test_gt_5_what_each_tile_does(id: str) -> None:
    crew, tokens, engines, cannons, containers, red = FUNCTIONS[TILES[id]["type"]]
    t = Trucks(round="III").ship(0, {"7-6": id}).fill()
    assert t.view(0)["ships"][0]["crew"] == crew  # type: ignore[index]
    assert t.state.tokens(0) == tokens
    supplied = Trucks(round="III").ship(0, {"7-6": id, "5-7": "battery_3"}).fill()
    assert (t.state.most_power(0, ENGINE) // 2, supplied.state.most_power(0, ENGINE) // 2) == engines
    assert (t.state.most_power(0, CANNON), supplied.state.most_power(0, CANNON)) == cannons
    t.open("adv2_planets_1").play("land 1", "pass")  # three red and one yellow
    loads = sorted(option for option in t.options() if option.startswith("load"))
    assert loads == (["load red 7-6"] if red else []) + (["load yellow 7-6"] if containers else [])
    loaded = 0
    while "load yellow 7-6" in t.options() or (red and "load red 7-6" in t.options()):
        t.state.pallet[1] += 1  # as many yellow blocks as there is room for
        t.play("load yellow 7-6")
        loaded += 1
    assert loaded == containers


@rule("GT-5.5", "GT-5.6")
@pytest.mark.parametrize(("arrow", "single", "double"), [("^", 2, 4), (">", 1, 2), ("v", 1, 2), ("<", 1, 2)])
def test_gt_5_5_a_cannon_that_does_not_point_forward_has_half_its_power(arrow: str, single: int, double: int) -> None:
    t = Trucks().ship(0, {"7-6": f"cannon .... {arrow}"})
    assert t.state.most_power(0, CANNON) == single
    t = Trucks().ship(0, {"7-6": f"double_cannon .... {arrow}", "7-8": "battery_2"}).fill()
    assert t.state.most_power(0, CANNON) == double


@rule("GT-5.8")
@pytest.mark.parametrize("id", [id for id in TILE_IDS if id.startswith("shield")])
def test_gt_5_8_every_shield_covers_front_and_right_when_not_turned(id: str) -> None:
    assert COVERS[16 * TILE[id] : 16 * TILE[id] + 4] == [1, 1, 0, 0]


@rule("GT-5.12")
@pytest.mark.parametrize("id", [id for id in TILE_IDS if id.startswith("life_support")])
def test_gt_5_12_every_life_support_lets_an_alien_of_its_colour_live_beside_it(id: str) -> None:
    colour = id.split("_")[2]
    for rotation in range(4):
        connector = SIDE[16 * TILE[id] + 4 * rotation]  # towards the cabin in front of it
        t = Trucks().ship(0, {"6-7": f"cabin ..{connector or 2}.", "6-8": id})
        state = t.state
        state.ships[0][t.cell("6-8")] += rotation
        assert state.is_supported(0, t.cell("6-7"), ("purple", "orange").index(colour)) == (connector > 0)
        assert not state.is_supported(0, t.cell("6-7"), ("orange", "purple").index(colour))


# -- complaints --------------------------------------------------------------------------------------------------------
def test_a_tile_with_a_wrong_field_is_refused_with_file_record_and_field() -> None:
    tile = {**TILES["battery_2_no01"], "id": "odd", "capacity": 3}
    kit = Kit("")
    with pytest.raises(DataError, match=r"components.json: tiles odd: field 'capacity' must be 2, as its effect says"):
        add_tile(kit, Entry("components.json: tiles odd", tile))
    assert (kit.count, len(kit.role), kit.ids) == (0, 0, {})
    with pytest.raises(DataError, match="field 'type' must be one of"):
        add_tile(kit, Entry("components.json: tiles odd", {**tile, "type": "sofa"}))


def test_every_component_has_a_source() -> None:
    assert all(KIT.sources.values())
    assert len(KIT.sources) == 144 + 60 + 17, "tiles, cards and tokens"
