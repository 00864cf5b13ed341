"""The rule behind an event: it exists, and it is the right one where the numbers of the event decide."""

import ast
import re
from pathlib import Path

import pytest
from tests.games.galaxy_trucker.facts import CARD_IDS as ADVENTURES
from tests.games.metal_adventures.facts import SHIP_IDS
from tests.games.red_planet.facts import CARD_IDS as COLONIZATION
from tests.games.space_base.facts import FIRST_COLONY
from tests.games.star_realms.facts import DEFENSE, IDS

from cosmodrome.games import galaxy_trucker, metal_adventures, red_planet, space_base, star_realms
from cosmodrome.games.galaxy_trucker import events as gt
from cosmodrome.games.metal_adventures import events as ma
from cosmodrome.games.metal_adventures.table import BANK, DUEL, SHIP, THE_POT, TREASURY
from cosmodrome.games.red_planet import events as rp
from cosmodrome.games.red_planet.table import NEUTRAL, NOBODY, PAD
from cosmodrome.games.space_base import events as sb
from cosmodrome.games.star_realms import events as sr
from cosmodrome.games.star_realms.cards import ALLY, SCRAP
from cosmodrome.games.star_realms.table import BOUGHT_IT, FREE_ON_TOP, TOLD_BOSS
from cosmodrome.registry import AnyGame
from cosmodrome.rulebook import load_rulebook, rules_folder

GAMES: list[AnyGame] = [
    package.GAME for package in (galaxy_trucker, metal_adventures, red_planet, space_base, star_realms)
]
PHOBOS = 9


def literals(path: Path) -> set[str]:
    """Return the rule ids that a module writes out in full."""
    words = [node.value for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Constant)]
    return {word for word in words if isinstance(word, str) and re.fullmatch(r"[A-Z]{2}-\d+\.\d+[a-z]?", word)}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_rule_that_is_written_out_exists(game: AnyGame) -> None:
    assert game.locale is not None
    modules = [game.locale.with_name(name) for name in ("events.py", "reasons.py", "effects.py")]
    found = {rule for module in modules if module.exists() for rule in literals(module)}
    assert len(found) > 20
    assert found - set(load_rulebook(rules_folder(), game.id).ids) == set()


@pytest.mark.parametrize(
    ("event", "numbers", "mode", "rule"),
    [
        (sb.GAINED.number, (0, 0, 5, -1), "standard", "SB-5.9"),
        (sb.GAINED.number, (0, 0, 1, 0), "standard", "SB-6.1"),
        (sb.GAINED.number, (0, 2, 3, FIRST_COLONY), "standard", "SB-10.3"),
        (sb.CHARGED.number, (0, 70, 1, 0), "standard", "SB-6.2"),
        (sb.BOUGHT.number, (0, 70, 9, sb.PURCHASED), "standard", "SB-5.6b"),
        (sb.BOUGHT.number, (0, 70, 9, sb.AT_SET_UP), "standard", "SB-3.7"),
        (sb.BOUGHT.number, (0, 70, 9, sb.AT_SET_UP), "light_speed", "SB-11.4"),
        (sb.BOUGHT.number, (0, 70, 9, sb.EXTRA), "standard", "SB-8.2"),
        (sb.PHASE_BEGAN.number, (0, 9, 0, 0), "standard", "SB-5.9"),
        (sb.GAME_OVER.number, (1, 0, 0, 0), "standard", "SB-9.5"),
        (sb.GAME_OVER.number, (1, 1, 0, 0), "standard", "SB-8.15"),
    ],
)
def test_space_base(event: int, numbers: tuple[int, int, int, int], mode: str, rule: str) -> None:
    assert space_base.GAME.why((event, -1, *numbers), mode) == rule


@pytest.mark.parametrize(
    ("event", "numbers", "mode", "rule"),
    [
        (sr.USED_ABILITY.number, (0, IDS.index("mobile_market"), SCRAP, 0), "duel", "SR-11.14"),
        (sr.USED_ABILITY.number, (0, IDS.index("stinger"), ALLY, 0), "duel", "SR-5.6"),
        (sr.ACQUIRED.number, (0, IDS.index("stinger"), 0, BOUGHT_IT), "duel", "SR-7.1"),
        (sr.ACQUIRED.number, (0, IDS.index("stinger"), 1, FREE_ON_TOP), "duel", "SR-11.3"),
        (sr.ACQUIRED.number, (0, IDS.index("ion_station"), 1, BOUGHT_IT), "duel", "SR-11.13"),
        (sr.SCRAPPED.number, (0, IDS.index("explorer"), 2, 0), "duel", "SR-6.5"),
        (sr.ATTACKED.number, (0, 1, 5, 0), "duel", "SR-8.3"),
        (sr.ATTACKED.number, (TOLD_BOSS, 0, 5, 0), "automatons", "SR-21.1"),
        (sr.BASE_ATTACKED.number, (0, 1, IDS.index("ion_station"), 1), "raid", "SR-19.6"),
        (
            sr.BASE_ATTACKED.number,
            (0, 1, IDS.index("ion_station"), DEFENSE[IDS.index("ion_station")]),
            "raid",
            "SR-8.1",
        ),
        (sr.LEFT_LEGACY.number, (0, 1, 0, 0), "emperor", "SR-18.9"),
        (sr.LEFT_LEGACY.number, (0, 1, 0, 0), "raid", "SR-19.9"),
        (sr.GAME_OVER.number, (1, 0, 0, 0), "duel", "SR-10.1"),
        (sr.GAME_OVER.number, (0, 1, 0, 0), "raid", "SR-10.3"),
        (sr.GAME_OVER.number, (2, 0, 0, 0), "raid", "SR-19.10"),
        (sr.GAME_OVER.number, (0, 0, 0, 0), "dimensional_horror", "SR-20.13"),
        (sr.GAME_OVER.number, (1, 0, 0, 0), "dimensional_horror", "SR-25.9"),
    ],
)
def test_star_realms(event: int, numbers: tuple[int, int, int, int], mode: str, rule: str) -> None:
    assert star_realms.GAME.why((event, -1, *numbers), mode) == rule


@pytest.mark.parametrize(
    ("event", "numbers", "rule"),
    [
        (rp.SHIP_DOCKED.number, (0, 3, 1, 0), "RP-2.4"),
        (rp.SHIP_DOCKED.number, (0, 3, 0, 0), "RP-8.1"),
        (rp.TOKEN_LAID.number, (NOBODY, 3, rp.AT_SETUP, PHOBOS), "RP-2.6"),
        (rp.TOKEN_LAID.number, (0, 3, rp.BOARDED, 2), "RP-5.14"),
        (rp.TOKEN_LAID.number, (0, 3, rp.BY_PILOT, 2), "RP-6.1b"),
        (rp.SWEPT.number, (0, PAD, 2, 1), "RP-13.13"),
        (rp.SWEPT.number, (0, 2, PHOBOS, 1), "RP-13.14"),
        (rp.FLIPPED.number, (2, 0, rp.BY_SHIP, 0), "RP-7.2"),
        (rp.FLIPPED.number, (2, 0, rp.BY_DISCOVERY, 0), "RP-13.13"),
        (rp.FLIPPED.number, (PHOBOS, 0, rp.BY_DISCOVERY, 0), "RP-13.14"),
        (rp.CARD_DRAWN.number, (0, 3, 0, 0), "RP-6.7b"),
        (rp.CARD_DRAWN.number, (NEUTRAL, 3, 0, 0), "RP-16.9"),
        (rp.LAUNCHED.number, (0, 3, rp.BY_SPY, 0), "RP-6.6b"),
        (rp.EXPLORED.number, (2, COLONIZATION.index("disc_radiation"), 0, 0), "RP-13.24b"),
        (rp.SCORED.number, (0, 0, COLONIZATION.index("goal_dominion"), 7), "RP-13.4f"),
        (rp.SCORED.number, (0, 1, -1, 9), "RP-12.2"),
        (rp.SCORED.number, (0, 2, -1, 9), "RP-12.4"),
    ],
)
def test_red_planet(event: int, numbers: tuple[int, int, int, int], rule: str) -> None:
    assert red_planet.GAME.why((event, -1, *numbers), "companies") == rule


@pytest.mark.parametrize(
    ("mode", "winners", "rule"),
    [("companies", 3, "RP-12.5"), ("duel", 0, "RP-16.15"), ("duel", 2, "RP-16.15"), ("duel", 3, "RP-16.17")],
)
def test_the_end_of_red_planet(mode: str, winners: int, rule: str) -> None:
    assert red_planet.GAME.why((rp.GAME_OVER.number, -1, winners, 0, 0, 0), mode) == rule


@pytest.mark.parametrize(
    ("event", "numbers", "rule"),
    [
        (gt.MOVED.number, (0, 3, 7, ADVENTURES.index("adv1_open_space_1")), "GT-16.1"),
        (gt.MOVED.number, (0, 7, 4, ADVENTURES.index("adv1_planets_1")), "GT-17.5"),
        (gt.CREW_LOST.number, (0, 7, 0, ADVENTURES.index("adv2_epidemic_1")), "GT-22.9"),
        (gt.CARD_OPENED.number, (ADVENTURES.index("adv1_stardust_1"), 0, 0, 0), "GT-22.8"),
        (gt.STRUCK.number, (0, 4 * 1 + 0, 7, 20), "GT-14.4"),
        (gt.STRUCK.number, (0, 4 * 1 + 1, 7, 20), "GT-14.5"),
        (gt.STRUCK.number, (0, 4 * 3 + 2, 7, 20), "GT-14.10"),
        (gt.GAVE_UP.number, (0, gt.LAPPED, 0, 0), "GT-23.6"),
        (gt.BUILDING_ENDED.number, (0, 0, 0, 0), "GT-8.8"),
        (gt.BUILDING_ENDED.number, (2, 0, 0, 0), "GT-8.5"),
    ],
)
def test_galaxy_trucker(event: int, numbers: tuple[int, int, int, int], rule: str) -> None:
    assert galaxy_trucker.GAME.why((event, -1, *numbers), "turns") == rule


@pytest.mark.parametrize(
    ("event", "numbers", "rule"),
    [
        (ma.PAID.number, (0, THE_POT, 1, ma.BY_FEE), "MA-9.1"),
        (ma.PAID.number, (THE_POT, 0, 4, 0), "MA-13.8"),
        (ma.PAID.number, (TREASURY - 1, 0, 4, 0), "MA-4.9"),
        (ma.PAID.number, (BANK, 0, 2, 0), "MA-4.6"),
        (ma.PAID.number, (0, 1, 2, ma.BY_AGREEMENT), "MA-14.2"),
        (ma.PAID.number, (0, 1, 2, ma.BY_DUEL), "MA-13.9"),
        (ma.CRUISED.number, (0, 1, 0, 0), "MA-17.4"),
        (ma.CRUISED.number, (0, 10, 0, 0), "MA-17.13"),
        (ma.GAINED_GLORY.number, (0, 1, ma.BY_ACTION, 4), "MA-17.7"),
        (ma.GAINED_GLORY.number, (0, 2, ma.BY_TROPHY, 0), "MA-6.2"),
        (ma.GOT_WRECK.number, (0, SHIP_IDS.index("hunter_widowmaker"), 0, 0), "MA-11.16"),
        (ma.BATTLE_WON.number, (1, 12, 9, DUEL), "MA-13.7"),
        (ma.BATTLE_WON.number, (1, 12, 9, SHIP), "MA-11.5"),
        (ma.PENALIZED.number, (0, ma.BETRAYAL, 0, 0), "MA-12.3"),
    ],
)
def test_metal_adventures(event: int, numbers: tuple[int, int, int, int], rule: str) -> None:
    assert metal_adventures.GAME.why((event, -1, *numbers), "standard") == rule
