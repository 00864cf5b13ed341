"""What the compiled build is meant to reach, and the one table that holds the figures against it."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from benchmarks.sections import table


class Goal(NamedTuple):
    """A bound for a figure; some games have one of their own."""

    title: str
    bound: float
    at_least: bool = False  # else at most
    own: Mapping[str, float] = MappingProxyType({})

    def cell(self, game: str, figure: float | None) -> str:
        """Return a figure with its bound and whether it is kept."""
        bound = self.own.get(game, self.bound)
        sign = "≥" if self.at_least else "≤"
        if figure is None:
            return f"not measured ({sign} {bound:,g})"
        met = figure >= bound if self.at_least else figure <= bound
        shown = f"{figure:,.0f}" if self.at_least else f"{figure:.2f}"
        return f"{'' if met else '**missed** '}{shown} ({sign} {bound:,.10g})"


GOALS: Final = {
    "decisions_per_second": Goal(
        "random decisions a second", 1_000_000, at_least=True, own={"star_realms": 2_000_000, "toy": 5_000_000}
    ),
    "clone_us": Goal("clone, us", 0.5),
    "redeal_us": Goal("re-deal, us", 1.5, own={"galaxy_trucker": 3, "red_planet": 3}),
    "legal_median_us": Goal("legal answers, median, us", 0.15),
    "pack_us": Goal("writing down as bytes, us", 10),
}


def goal_table(figures: dict[str, dict[str, float]]) -> list[str]:
    """Return the goals with the figures of each game, which are given by name of the game and of the figure."""
    rows = [
        [game, *(goal.cell(game, measured.get(name)) for name, goal in GOALS.items())]
        for game, measured in figures.items()
    ]
    return table(["", *(goal.title for goal in GOALS.values())], rows)
