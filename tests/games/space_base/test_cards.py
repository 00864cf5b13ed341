"""Every ship, both sides: what it pays and what its ability does, against the list in cards.txt."""

import re
from collections import Counter
from pathlib import Path
from typing import NamedTuple

import pytest
from tests.games.space_base.facts import COST, FIRST_COLONY, FIRST_SHIP, LEVEL, SECTOR, SHORT, SOURCE
from tests.games.space_base.table import NUMBER, Base

from cosmodrome.testing import rule


class Side(NamedTuple):
    """One side of a ship, as the list tells it."""

    name: str
    sector: int
    deployed: bool
    rewards: list[str]
    colour: str = ""
    cells: tuple[int, ...] = ()
    linked: bool = False
    effects: tuple[str, ...] = ()


def read_side(name: str, sector: int, deployed: bool, text: str) -> Side:
    """Read one side of a line of the list."""
    *rewards, last = text.split()
    ability = re.fullmatch(r"@([brg])([\d/]+)(L?):(.+)", last)
    if ability is None:
        return Side(name, sector, deployed, [*rewards, last])
    numbers = [int(number) for number in ability[2].split("/")]
    cells = tuple(numbers if len(numbers) == 4 else numbers * 4)
    return Side(name, sector, deployed, rewards, ability[1], cells, bool(ability[3]), tuple(ability[4].split("+")))


LINES = [
    line for line in Path(__file__).with_name("cards.txt").read_text("utf-8").splitlines() if not line.startswith("#")
]
SIDES: list[Side] = []
FIGURES: dict[str, tuple[int, int, int]] = {}
for line in LINES:
    level, sector, cost, name, rest = line.split(maxsplit=4)
    FIGURES[name] = (int(level), int(sector), int(cost))
    for i, part in enumerate(rest.split("|")):
        SIDES.append(read_side(name, int(sector), i == 1, part))


def side_id(side: Side) -> str:
    return f"{side.name}-{'deployed' if side.deployed else 'station'}"


def test_the_list_has_every_ship() -> None:
    ships = range(FIRST_SHIP, FIRST_COLONY)
    assert {SHORT[card]: (LEVEL[card], SECTOR[card], COST[card]) for card in ships} == FIGURES
    assert {SOURCE[card] for card in ships} == {"public", "reconstructed"}


# -- rewards -----------------------------------------------------------------------------------------------------------
def roll_sector(base: Base, sector: int) -> Base:
    """Let seat 0 have a turn in which everybody uses this sector, and no other that pays."""
    if sector > 1:
        return base.turn(0, sector // 2, sector - sector // 2).dice(*["sum"] * base.state.seats)
    return base.lay(0, 2, "tinbergen").turn(0, 1, 2).dice(*["separate"] * base.state.seats)


def lay_side(base: Base, side: Side, cubes: int = 0) -> Base:
    """Lay a ship out so that this side of it pays on the turn of seat 0."""
    return base.deploy(1, side.sector, side.name, cubes) if side.deployed else base.ship(0, side.name, cubes)


@rule("SB-6.1", "SB-6.2", "SB-6.4")
@pytest.mark.parametrize("side", SIDES, ids=side_id)
def test_rewards(side: Side) -> None:
    claims = [text[1:] for text in side.rewards if text[0] == "k"]
    base = lay_side(Base(), side)
    if claims:
        base.yard("worden", "irwin", "young", "white", "fabian", "ride")
    roll_sector(base, side.sector)
    told = {text[0]: int(text[1:]) for text in side.rewards if text[0] in "civ"}
    assert base.gained(side.name) == (told.get("c", 0), told.get("i", 0), told.get("v", 0))
    assert base.cubes(side.name) == (1 if side.effects else 0)
    assert (base.question == "claim") == bool(claims)
    if claims:
        assert claim_all(base) == Counter(map(int, claims[0]))


@rule("SB-6.8", "SB-6.9", "SB-6.10")
@pytest.mark.parametrize(
    ("side", "turn"),
    [
        pytest.param(side, turn, id=f"{side_id(side)}-{turn}")
        for side in SIDES
        for arrow in side.rewards
        for turn in {"<": ["left"], ">": ["right"], "=": ["left", "right"]}.get(arrow, [])
    ],
)
def test_arrows(side: Side, turn: str) -> None:
    base = lay_side(Base(), side)
    for sector, name in ((side.sector - 1, "carr"), (side.sector + 1, "gibson")):
        if sector <= 12:
            base = base.deploy(1, sector, name) if side.deployed else base.lay(0, sector, name)
    roll_sector(base, side.sector)
    if base.question == "arrow":
        assert "=" in side.rewards
        base.play(turn)
    paid = {"left": (2, 0), "right": (0, 3)} if side.deployed else {"left": (4, 0), "right": (0, 5)}
    assert (base.gained("carr")[2], base.gained("gibson")[2]) == paid[turn]


def claim_all(base: Base) -> Counter[int]:
    """Take as many ships as one can, those of high levels first; return how many of each level."""
    taken: Counter[int] = Counter()
    while base.question == "claim":
        text = base.options()[-1]
        taken[LEVEL[NUMBER[text.split()[1]]]] += 1
        base.play(text)
    return taken


# -- abilities ---------------------------------------------------------------------------------------------------------
ABILITIES = [side for side in SIDES if side.effects]


def lay_ability(seats: int, side: Side, cubes: int) -> Base:
    """Lay a ship out on the board of seat 0 with so many cubes, and whatever its ability may need."""
    base = Base(seats)
    base = base.deploy(0, side.sector, side.name, cubes) if side.deployed else base.ship(0, side.name, cubes)
    base.deploy(0, 12, other_ship(side))
    base.yard("ryumin", "romanenko", "dzhanibekov", "worden", "irwin", "mattingly", "young", "mcdivitt", "white")
    for seat in range(1, seats):
        base.has(seat, vp=20)
    return base


def other_ship(side: Side) -> str:
    """Return a ship with an empty cell, for charges that are placed elsewhere."""
    return "ride" if side.name == "fabian" else "fabian"


def reach(base: Base, side: Side, active: int) -> bool:
    """Play a turn until the ability can be used; return whether it ever could."""
    base.turn(active, *((4, 4) if side.sector == 7 else (3, 4)), 2, 2)  # not the sector of the ship
    text = f"use {side.name}"
    while base.active == active:
        if base.question == "dice":
            base.dice()
        elif base.question == "use" and base.asked == [0] and text in base.options():
            return True
        else:
            base.play(base.options()[0])
    return False


@rule("SB-7.5", "SB-7.6", "SB-7.7", "SB-7.8", "SB-7.9")
@pytest.mark.parametrize("side", ABILITIES, ids=side_id)
def test_cells_and_cubes(side: Side) -> None:
    for seats, cells in zip((2, 3, 4, 5), side.cells, strict=True):
        need = cells if side.linked else 1
        active = 1 if side.colour == "r" else 0
        if need > 1:
            assert not reach(lay_ability(seats, side, need - 1), side, active)
        base = lay_ability(seats, side, cells)
        assert not base.state.has_room(NUMBER[side.name])  # so many cubes fit, and no more
        assert lay_ability(seats, side, cells - 1).state.has_room(NUMBER[side.name])
        assert reach(base, side, active)
        base.play(f"use {side.name}")
        assert base.told("used")[0][:3] == (0, NUMBER[side.name], cells - need)


@rule("SB-7.2", "SB-8.0")
@pytest.mark.parametrize("side", ABILITIES, ids=side_id)
def test_colours(side: Side) -> None:
    own, others = (reach(lay_ability(2, side, side.cells[0]), side, active) for active in (0, 1))
    assert (own, others) == {"b": (True, False), "r": (False, True), "g": (True, True)}[side.colour]


@rule("SB-5.1b", "SB-8.14")
@pytest.mark.parametrize("side", ABILITIES, ids=side_id)
def test_effects(side: Side) -> None:
    base = lay_ability(3, side, side.cells[1]).has(0, credits=40)
    assert reach(base, side, 1 if side.colour == "r" else 0)
    base.play(f"use {side.name}")
    told = {text[0]: int(text[1:]) for text in side.effects if re.fullmatch(r"[civ]\d+", text)}
    if "setdie" not in side.effects:
        assert base.gained(side.name) == (told.get("c", 0), told.get("i", 0), told.get("v", 0))
    for effect in side.effects:
        carry_out(base, side, effect)


def carry_out(base: Base, side: Side, effect: str) -> None:
    """Answer what an effect asks and check what it does."""
    kind = effect.rstrip("0123456789-")
    number = effect.removeprefix(kind)
    {
        "c": check_gain,
        "v": check_gain,
        "buy": check_buy,
        "buyany": check_buy_any,
        "k": check_claim,
        "shift": check_shift,
        "swap": check_swap,
        "attack": check_attack,
        "setdie": check_set_die,
        "reroll": check_reroll,
        "double": check_double,
        "exchange": check_exchange,
        "charge": check_charge,
        "move": check_move,
        "win": check_win,
    }[kind](base, side, number)


def check_gain(base: Base, side: Side, number: str) -> None:
    assert int(number) in base.gained(side.name)


def check_buy(base: Base, side: Side, number: str) -> None:
    bought = 0
    while base.question == "extra-buy":
        credits, text = base.credits(), next(text for text in base.options()[1:] if text[4:] in FIGURES)
        base.play(text)
        assert base.credits() == credits - FIGURES[text[4:]][2]
        bought += 1
    assert bought == int(number or 1)


def check_buy_any(base: Base, side: Side, number: str) -> None:
    base.play("buy ryumin")
    assert base.options() == ["sector 1", *(f"sector {sector}" for sector in range(7, 13))]
    base.play("sector 12")
    assert base.where("ryumin") == "p0 station 12"


def check_claim(base: Base, side: Side, number: str) -> None:
    credits = base.credits()
    assert claim_all(base) == Counter(map(int, number))
    assert base.credits() == credits


def check_shift(base: Base, side: Side, number: str) -> None:
    if number == "2":
        assert base.options() == ["shift 1", "shift 2"]
        base.play("shift 2")
    assert [event[1] for event in base.told("shifted")] == [7 + int(number)]


def check_swap(base: Base, side: Side, number: str) -> None:
    first, second = map(int, number.split("-"))
    assert base.told("swapped") == [(0, first, second, 0)]
    names = [SHORT[sector - 1] for sector in (first, second)]
    wanted = [f"p0 station {second}", f"p0 station {first}"]
    for name, sector, where in zip(names, (first, second), wanted, strict=True):
        assert base.where(name if sector != side.sector else side.name) == where


def check_attack(base: Base, side: Side, number: str) -> None:
    assert [base.vp(1), base.vp(2)] == [20 - int(number)] * 2


def check_set_die(base: Base, side: Side, number: str) -> None:
    base.play("face 6")
    assert base.state.dice[0] == 6


def check_reroll(base: Base, side: Side, number: str) -> None:
    assert base.state.dice == [3, 4]
    base.play("reroll both")
    assert base.state.dice == [2, 2]


def check_double(base: Base, side: Side, number: str) -> None:
    assert [event[:2] for event in base.told("doubled")] == [(0, 7)]
    assert [event[:2] for event in base.told("sector-paid")].count((0, 7)) == 2


def check_exchange(base: Base, side: Side, number: str) -> None:
    base.play("sector 4")
    assert base.where(side.name) == "p0 station 4"
    assert base.where("bartoe") == f"p0 {'deployed' if side.deployed else 'station'} {side.sector}"


def check_charge(base: Base, side: Side, number: str) -> None:
    assert base.cubes(other_ship(side)) == 1  # the only other card with a cell


def check_move(base: Base, side: Side, number: str) -> None:
    assert base.question != "move-from"  # no third card: nothing to move to


def check_win(base: Base, side: Side, number: str) -> None:
    assert base.winners == [0]
