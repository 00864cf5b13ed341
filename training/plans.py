"""What is trained: for each net of a game the tables it knows, and how many games are played for it."""

import tomllib
from pathlib import Path
from typing import Final, NamedTuple

PLANS: Final = Path(__file__).with_name("plans.toml")


class Table(NamedTuple):
    """Tables of one kind, as many as their part of the games says."""

    mode: str
    seats: int
    part: int
    options: dict[str, int]


class Plan(NamedTuple):
    """How one net is made."""

    game: str
    net: str
    version: int
    tables: tuple[Table, ...]
    games: int  # that are played at once, without thinking ahead
    thinking: int  # further games in which every other seat thinks ahead
    positions: int  # that are kept of a game, each as all seats see it
    between: int  # so many of them lie within a turn, the others where turns change
    redeal: bool  # the game's player looks at what is hidden where it can, so it must not see it
    turns: int  # of a usual game: until one of them players deviate
    layers: tuple[int, int]
    epochs: int
    seed: int

    @property
    def all_games(self) -> int:
        """How many games are played."""
        return self.games + self.thinking


def plans_of(game: str, scale: float = 1.0) -> list[Plan]:
    """Return the plans of a game, with so many times as many games."""
    described = tomllib.loads(PLANS.read_text("utf-8"))
    common, nets = described["common"], described.get(game, {})
    return [plan_of(game, net, common | entry, scale) for net, entry in nets.items()]


def plan_of(game: str, net: str, entry: dict[str, object], scale: float) -> Plan:
    """Read one plan."""
    known = {name: entry[name] for name in Plan._fields if name in entry and name != "tables"}
    tables = tuple(
        Table(mode, seats, part, dict(more[0]) if more else {})
        for mode, counts, part, *more in entry["tables"]  # type: ignore[attr-defined]
        for seats in counts
    )
    plan = Plan(game=game, net=net, tables=tables, **known)  # type: ignore[arg-type]
    return plan._replace(
        games=round(plan.games * scale), thinking=round(plan.thinking * scale), layers=(plan.layers[0], plan.layers[1])
    )
