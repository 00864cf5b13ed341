"""What a player that thinks builds better than the rules of thumb do."""

from collections import Counter
from typing import Any

import pytest

from cosmodrome.games.galaxy_trucker import GAME
from cosmodrome.games.galaxy_trucker.kit import BATTERY, CABIN, EMPTY, LIFE_SUPPORT, NOWHERE
from cosmodrome.games.galaxy_trucker.player.mind import is_building
from cosmodrome.games.galaxy_trucker.questions.building import GLASS
from cosmodrome.kernel.chance import Rng, SeededChance
from cosmodrome.kernel.flow import open_kind

SEEDS = range(4)


def built(thinks: bool, seed: int, rounds: int) -> Any:
    """Let two of one player build their ships."""
    state, rng, mind = (
        GAME.start(GAME.check("turns", 2, {"rounds": rounds}), SeededChance(seed)),
        Rng(seed),
        GAME.mind(),
    )
    while is_building(state) or open_kind(state) == GLASS.kind:
        seat = state.next_seat()
        state.apply(seat, mind.reply(state, seat, rng) if thinks else GAME.suggest(state, seat, rng))
    return state


def faults(state: Any, ship: int) -> Counter[str]:
    """Count what is of no use on a ship, and the connectors that stay open."""
    kit, hull, found = state.kit, state.hull(ship), Counter[str](exposed=int(state.hull(ship).exposed()))
    thirsty = tokens = 0
    for cell in hull.board.cells:
        tile = hull.pieces[cell] // 4
        if hull.pieces[cell] == EMPTY:
            continue
        thirsty += kit.needs_battery[tile]
        tokens += kit.capacity[tile] if kit.role[tile] == BATTERY else 0
        if kit.role[tile] == LIFE_SUPPORT:
            joined = [hull.joined(cell, side) for side in range(4)]
            cabins = [at for at in joined if at not in (NOWHERE, hull.board.start)]
            found["lone"] += all(kit.role[hull.pieces[at] // 4] != CABIN for at in cabins)
    found["dry"] += thirsty > 0 and tokens == 0
    return found


@pytest.mark.parametrize("rounds", [1, 4])
def test_ships_have_no_useless_life_supports_and_batteries_where_they_need_them(rounds: int) -> None:
    first, better = (
        sum((faults(built(thinks, seed, rounds), ship) for seed in SEEDS for ship in (0, 1)), Counter[str]())
        for thinks in (False, True)
    )
    assert (better["lone"], better["dry"]) == (0, 0)
    assert first["lone"] > 0
    assert better["exposed"] < first["exposed"]
