"""The value nets that come with the games: they fit, work everywhere alike, and know who is winning."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest

from cosmodrome.games.galaxy_trucker import table as gt
from cosmodrome.games.metal_adventures import table as ma
from cosmodrome.games.red_planet import table as rp
from cosmodrome.games.space_base import table as sb
from cosmodrome.games.space_base.cards import VP
from cosmodrome.games.star_realms import table as sr
from cosmodrome.kernel.answering.mind import WHOLE, Mind
from cosmodrome.kernel.answering.netfile import SUFFIX, Shelf, read_net
from cosmodrome.kernel.answering.playout import random_seat
from cosmodrome.kernel.chance import Rng, SeededChance
from cosmodrome.registry import find_game, games

CLEAR = WHOLE // 20  # by so much a judgement must change at least


def shelf_of(game: str) -> Shelf:
    """Return where the nets of a game lie, as its player knows them."""
    mind = find_game(game).mind()
    features = mind.features() if mind else None
    assert features is not None
    locale = find_game(game).locale
    assert locale is not None
    return Shelf(locale.parent / "player" / "nets", game, features)


def packaged() -> Iterator[tuple[str, str]]:
    """Iterate over all nets, as game and name."""
    for game in games():
        mind = find_game(game).mind()
        if mind is not None and mind.features() is not None:
            yield from ((game, name) for name in shelf_of(game).names())


NETS = list(packaged())


def test_every_game_has_a_net() -> None:
    assert {game for game, _ in NETS} == set(games())


@pytest.mark.parametrize(("game", "name"), NETS)
def test_a_net_fits_its_game_and_is_small(game: str, name: str) -> None:
    shelf = shelf_of(game)
    assert shelf.find(name) is not None, shelf.refused
    assert shelf.about[name]["net"] == name
    assert (shelf.folder / f"{name}{SUFFIX}").stat().st_size < 1_000_000


@pytest.mark.parametrize(("game", "name"), NETS)
def test_a_net_says_here_what_it_said_where_it_was_made(game: str, name: str) -> None:
    shelf = shelf_of(game)
    net, about = read_net(shelf.folder / f"{name}{SUFFIX}", game, shelf.features)
    checks: Any = about["checks"]
    position = shelf.features.position
    assert checks
    for check in checks:
        position.clear()
        for feature, amount in check["position"]:
            position.add(feature, amount)
        assert net.judge(position) == check["says"]


@pytest.mark.parametrize(("game", "name"), NETS)
def test_a_net_judges_better_than_anything_that_does_not_look(game: str, name: str) -> None:
    shelf = shelf_of(game)
    _, about = read_net(shelf.folder / f"{name}{SUFFIX}", game, shelf.features)
    training: Any = about["training"]
    assert training["log_loss"]["net"] < training["log_loss"]["constant"]


# -- obvious positions -------------------------------------------------------------------------------------------------
class Table(NamedTuple):
    """A table that a net knows, and how somebody there is given what wins."""

    net: str
    game: str
    mode: str
    seats: int
    turns: int  # that are played before
    favour: Callable[[Any, int], None]


def give_authority(g: Any, seat: int) -> None:
    for foe in sr.FOES.items(g, seat):
        sr.AUTHORITY.set(g, foe, 6)
    sr.AUTHORITY.set(g, sr.HEARTS.get(g, seat), 55)


def give_points(g: Any, seat: int) -> None:
    for other in range(g.seats):
        sb.RESOURCE.set(g, other, VP, 34 if other == seat else 6)


def give_tokens(g: Any, seat: int) -> None:
    for resource in range(3):
        rp.COLLECTED.add(g, seat, resource, 5)


def give_glory(g: Any, seat: int) -> None:
    ma.GLORY.add(g, seat, 6)


def give_credits(g: Any, seat: int) -> None:
    gt.CREDITS.add(g, seat, 60)


TABLES = (
    Table("duel", "star_realms", "duel", 2, 14, give_authority),
    Table("melee", "star_realms", "free_for_all", 4, 24, give_authority),
    Table("teams", "star_realms", "hydra_two_headed", 4, 12, give_authority),
    Table("raid", "star_realms", "raid", 4, 20, give_authority),
    Table("challenge", "star_realms", "automatons", 2, 8, give_authority),
    Table("two", "space_base", "standard", 2, 16, give_points),
    Table("more", "space_base", "standard", 4, 24, give_points),
    Table("light_speed", "space_base", "light_speed", 3, 12, give_points),
    Table("table", "red_planet", "companies", 4, 7, give_tokens),
    Table("duel", "red_planet", "duel", 2, 7, give_tokens),
    Table("table", "metal_adventures", "standard", 4, 30, give_glory),
    Table("table", "galaxy_trucker", "turns", 3, 1, give_credits),
)


def in_the_middle(table: Table) -> tuple[Mind[Any], Any]:
    """Return a game by the rules of thumb after some turns, and its mind."""
    game = find_game(table.game)
    mind = game.mind()
    assert mind is not None
    state, rng = game.start(game.check(table.mode, table.seats, {}), SeededChance(4)), Rng(4)
    end = mind.turn(state) + table.turns
    while mind.turn(state) < end:
        seat = random_seat(state, rng)
        state.apply_legal(seat, game.suggest(state, seat, rng))
    assert not state.over()
    return mind, state


KNOWN = [table for table in TABLES if (table.game, table.net) in NETS]


@pytest.mark.parametrize("table", KNOWN, ids=lambda table: f"{table.game}-{table.mode}-{table.seats}")
def test_obvious_positions_are_judged_the_right_way(table: Table) -> None:
    mind, state = in_the_middle(table)
    assert mind.scope(state) == table.net
    before = mind.judge(state, 0)
    better = state.clone()
    table.favour(better, 0)
    most = WHOLE // mind.party(state, 0)
    assert mind.judge(better, 0) > before + min(CLEAR, (most - before) // 2)
    if not mind.has_winner(state) or table.seats == 1:
        return
    worse = state.clone()
    table.favour(worse, table.seats - 1)
    assert mind.judge(worse, 0) < before
    shares = mind.judge_all(state)
    assert sum(shares) in range(WHOLE - table.seats, WHOLE + 1)
