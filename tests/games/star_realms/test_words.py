"""Refusals say what is wrong, options what happens, and lines of the log name their own rule."""

from typing import Any, Final

import pytest
from tests.games.star_realms.table import Challenge, Duel, Format, Realms

from cosmodrome.games.star_realms import GAME
from cosmodrome.kernel.errors import BadSetup
from cosmodrome.kernel.match import Match
from cosmodrome.testing import rule
from cosmodrome.translate import game_translator

SAY: Final = game_translator("en", GAME, strict=True)
SAY_RUSSIAN: Final = game_translator("ru", GAME, strict=True)


def refused(table: Realms, text: str, say: Any = SAY) -> str:
    """Return in words why an answer is refused."""
    return str(say(table.refused(text).message))


def label(table: Realms, text: str) -> str:
    """Return an option of whoever is asked first in words."""
    seat = table.asked[0]
    found = [answer for answer in table.state.legal(seat) if GAME.notation(table.state, seat, answer) == text]
    return str(SAY(GAME.option(table.state, seat, found[0]).label))


# -- refusals ----------------------------------------------------------------------------------------------------------
@rule("SR-25.8")
def test_sr_25_8_a_ship_of_a_tentacle_has_a_cost_and_no_defence() -> None:
    table = Challenge("dimensional_horror").tentacles(blob=("burrower",)).pools(0, combat=2)
    assert refused(table, "cut burrower") == "It takes 3 combat to destroy Burrower; you have 2."
    assert "нужно очков боя: 3, а у вас 2" in refused(table, "cut burrower", SAY_RUSSIAN)


@rule("SR-20.7")
def test_sr_20_7_without_a_boss_there_is_no_mulligan_and_with_one_there_is_one() -> None:
    assert refused(Duel(), "mulligan") == "A mulligan of the trade row is possible only in a challenge."
    table = Challenge("automatons").play("mulligan")
    assert refused(table, "mulligan").endswith("and it has been taken.")


@rule("SR-18.8")
def test_sr_18_8_a_gift_needs_a_card_and_trade() -> None:
    table = Format("emperor", 6).pools(0, trade=3).discard(0)
    assert refused(table, "gift p1") == "Your discard pile is empty: there is no card to give."
    table.discard(0, "scout").pools(0, trade=0)
    assert refused(table, "gift p1") == "A gift costs 1 trade; you have 0."


@rule("SR-2.7")
@pytest.mark.parametrize(("seats", "first"), [(2, 3), (2, 6), (4, 5)])
def test_sr_2_7_a_seat_that_nobody_has_cannot_go_first(seats: int, first: int) -> None:
    with pytest.raises(BadSetup, match=rf"option first is {first}; it must be in 0\.\.{seats} with {seats} seats"):
        GAME.check("", seats, {"first": first})
    assert GAME.view(Match.seeded(GAME, seats, 1, options={"first": seats}).state, 0)["active"] == seats - 1


# -- options -----------------------------------------------------------------------------------------------------------
@rule("SR-20.20")
def test_sr_20_20_destroying_a_base_of_a_boss_without_bases_is_told_as_combat() -> None:
    table = Challenge("pirates_of_the_dark_star").hand(0, "moonwurm_hatchling")
    assert label(table, "play moonwurm_hatchling") == "Play Moonwurm Hatchling: +3 trade or +3 combat"
    table.play("play moonwurm_hatchling")
    assert label(table, "second") == "+3 combat"
    assert table.play("second").has(0).combat == 3


@rule("SR-5.5", "SR-8.2")
def test_sr_5_5_an_option_that_finds_no_base_says_so() -> None:
    duel = Duel().hand(0, "moonwurm_hatchling").play("play moonwurm_hatchling")
    assert label(duel, "second") == "destroy target base (there is none)"
    duel = Duel().fleet(1, "ion_station").hand(0, "moonwurm_hatchling").play("play moonwurm_hatchling")
    assert label(duel, "second") == "destroy target base"


# -- the log -----------------------------------------------------------------------------------------------------------
def rules_of_draws(table: Realms) -> set[str]:
    """Return the rules of all draws since before the last answer."""
    mode = GAME.modes[table.state.mode].id
    return {GAME.why(event, mode) for event in table.happened if GAME.events[event[0]].startswith("drew")}


@rule("SR-2.8", "SR-9.3", "SR-9.5")
def test_sr_9_3_a_draw_names_what_it_is_for() -> None:
    events: list[Any] = []
    GAME.start(GAME.check("duel", 2, {}), Match.seeded(GAME, 2, 1).state.chance, events)
    assert {GAME.why(event, "duel") for event in events if GAME.events[event[0]].startswith("drew")} == {"SR-2.8"}
    assert rules_of_draws(Duel().play("end")) == {"SR-9.3"}
    assert rules_of_draws(Duel().hand(0, "hive_queen").play("play hive_queen")) == {"SR-9.5"}


@rule("SR-20.18")
def test_sr_20_18_a_draw_instead_of_a_discard_names_its_rule() -> None:
    table = Challenge("nemesis_beast").hand(0, "cargo_craft", "scout").play("play cargo_craft", "draw")
    assert rules_of_draws(table) == {"SR-20.18"}


# -- how games end -----------------------------------------------------------------------------------------------------
@rule("SR-10.3", "SR-20.13")
def test_sr_10_3_a_turn_limit_is_no_win_of_the_boss() -> None:
    assert GAME.ending(Duel(turn_limit=1).play("end").state) == "turn_limit"
    assert GAME.ending(Challenge("blob_assault").authority(0, 1).play("end").state) == "boss"
    assert GAME.ending(Duel().pools(0, combat=5).authority(1, 5).play("attack p1", "5").state) == "won"
    horror = Challenge("dimensional_horror", 2).authority(0, 1).authority(1, 1)
    while not horror.state.over():
        horror.play(horror.options()[0])
    assert GAME.ending(horror.state) == "boss"
    limited = Match.seeded(GAME, 1, 1, "automatons", {"turn_limit": 1})
    while not limited.state.over():
        limited.answer(0, 0)
    assert GAME.ending(limited.state) == "turn_limit"
