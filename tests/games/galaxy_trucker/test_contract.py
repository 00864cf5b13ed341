"""What Galaxy Trucker promises like every game: in both modes, with every seat count, and with any options.

The checks look at every question of a game, so they play short ones: one round, and few cycles for each hourglass run.
"""

from tests.golden.write import GOLDEN

from cosmodrome.games.galaxy_trucker import GAME
from cosmodrome.games.galaxy_trucker.game import GalaxyTruckerGame
from cosmodrome.kernel.game import Setting
from cosmodrome.testing import check_messages, contract_tests, golden_tests


def shortened(setting: Setting) -> Setting:
    """Return a setting that makes for a short game."""
    if setting.id == "cycles_per_run":
        return setting._replace(default=5, high=6)
    if setting.id == "rounds":
        return setting._replace(default=1, high=3, values=setting.values[:3])
    return setting


class ShortGame(GalaxyTruckerGame):
    """One round, quickly built."""

    settings = tuple(shortened(setting) for setting in GAME.settings)


TestContract = contract_tests(ShortGame(GAME.data), games=2)
TestGolden = golden_tests(GAME, GOLDEN / GAME.id)


def test_messages() -> None:
    check_messages(GAME.locale, allowed=("p", *"H h h2 ho hp lo lp b2 c1 s1 E EE v".split()))
