"""What a screen is told besides the table itself: what answers waste, what lies at hand, and the cards."""

from typing import Any

import pytest
from tests.games.star_realms.table import Challenge, Duel, Format, Realms

from cosmodrome.games.star_realms import GAME
from cosmodrome.kernel.view import message_from
from cosmodrome.testing import rule
from cosmodrome.translate import game_translator

SAY = game_translator("en", GAME, strict=True)
SAY_RUSSIAN = game_translator("ru", GAME, strict=True)


def warning(table: Realms, text: str, say: Any = SAY) -> str:
    """Return what an answer of whoever is asked would waste, in words."""
    seat = table.asked[0]
    for answer in table.state.legal(seat):
        if GAME.notation(table.state, seat, answer) == text:
            warned = GAME.option(table.state, seat, answer).warning
            return "" if warned is None else str(say(warned))
    raise AssertionError(f"{text} is not legal")


def seen(table: Realms, seat: int = 0) -> Any:
    """Return what a seat sees of the table."""
    return table.view(seat)


def player(table: Realms, owner: int, seat: int = 0) -> Any:
    """Return what a seat sees of a player."""
    return seen(table, seat)["players"][owner]


# -- what answers waste ------------------------------------------------------------------------------------------------
@rule("SR-9.1")
def test_sr_9_1_the_end_of_a_turn_says_what_would_be_lost() -> None:
    duel = Duel().pools(0, trade=3, combat=5).hand(0, "scout").fleet(0, "ion_station")
    assert warning(duel, "end") == "Would be lost: 5 combat, 3 trade, 1 ready ability, 1 unplayed card"
    assert (
        warning(duel, "end", SAY_RUSSIAN)
        == "Будет потеряно: 5 очков боя, 3 очка торговли, 1 готовое свойство, 1 неразыгранная карта"
    )
    duel.play("end")
    assert duel.has(0)[:2] == (0, 0)
    assert duel.in_hand(0) != ["scout"]


@rule("SR-9.1")
def test_sr_9_1_what_could_not_be_spent_is_no_waste() -> None:
    assert warning(Duel(), "end") == ""
    duel = Duel().row().explorers(0).pools(0, trade=3, combat=4).fleet(1, "defense_system")  # an outpost of 5
    assert warning(duel, "end") == ""
    assert warning(duel.pools(0, combat=5), "end") == "Would be lost: 5 combat"


@rule("SR-25.8")
def test_sr_25_8_combat_that_could_cut_a_tentacle_would_be_lost() -> None:
    table = Challenge("dimensional_horror").tentacles(blob=("burrower",))
    assert warning(table.pools(0, combat=2), "end") == ""
    assert warning(table.pools(0, combat=3), "end") == "Would be lost: 3 combat"


REST = "The remaining 2 combat reaches nobody: Neural Nexus still stands"


@rule("SR-4.8")
def test_sr_4_8_combat_that_is_left_behind_another_outpost_is_named() -> None:
    duel = Duel().pools(0, combat=7).fleet(1, "defense_system", "neural_nexus")
    assert warning(duel, "attack p1 defense_system") == REST
    duel.play("attack p1 defense_system")
    assert not [option for option in duel.options() if option.startswith("attack")]
    for combat in (5, 11):
        duel = Duel().pools(0, combat=combat).fleet(1, "defense_system", "neural_nexus")
        assert warning(duel, "attack p1 defense_system") == ""


@rule("SR-4.8", "SR-14.2")
def test_sr_14_2_combat_that_reaches_somebody_else_is_not_lost() -> None:
    table = Format("free_for_all", 3).pools(0, combat=7).fleet(1, "defense_system", "neural_nexus")
    assert warning(table, "attack p1 defense_system") == ""
    table.fleet(2, "siege_fortress")
    assert warning(table, "attack p1 defense_system").startswith("The remaining 2 combat")


@rule("SR-17.7")
def test_sr_17_7_an_outpost_of_a_teammate_keeps_combat_from_the_team() -> None:
    table = Format("hydra_two_headed", 4).pools(0, combat=7).fleet(2, "defense_system").fleet(3, "neural_nexus")
    assert warning(table, "attack p2 defense_system") == REST
    assert [player["shielded"] for player in seen(table)["players"]] == [False, False, True, True]


@rule("SR-5.5")
@pytest.mark.parametrize(("combat", "eaten"), [(0, ""), (3, "all your"), (9, "5 of your 9")])
def test_sr_5_5_a_choice_says_what_outposts_eat_that_it_could_destroy(combat: int, eaten: str) -> None:
    duel = Duel().pools(0, combat=combat).fleet(1, "defense_system").hand(0, "moonwurm_hatchling")
    duel.play("play moonwurm_hatchling")
    assert warning(duel, "first") == (f"Outposts absorb {eaten} combat" if eaten else "")
    assert warning(duel, "second") == ""
    duel.play("second")
    assert duel.in_play(1) == []


# -- what lies at hand -------------------------------------------------------------------------------------------------
@rule("SR-5.1")
def test_sr_5_1_gains_at_hand_are_those_that_using_the_abilities_brings() -> None:
    duel = Duel().fleet(0, "ion_station", "federation_cruiser")
    promised = player(duel, 0)["at_hand"]
    for text in [one for one in duel.options() if one.startswith("use") and not one.endswith("scrap")]:
        duel.play(text)
    trade, combat, authority = duel.has(0)
    assert promised == {"trade": trade, "combat": combat, "authority": authority - 50}
    assert player(duel, 0)["at_hand"] == {"trade": 0, "combat": 0, "authority": 0}


@rule("SR-5.7")
def test_sr_5_7_a_card_of_the_hand_names_the_cards_that_it_would_switch_on() -> None:
    duel = Duel().fleet(0, "ion_station", "plasma_bot").hand(0, "federation_cruiser", "scout", "crusher")
    assert player(duel, 0)["links"] == {"federation_cruiser": ["ion_station"]}
    assert player(duel, 0, seat=1)["links"] == {}
    duel.play("play federation_cruiser")
    assert duel.can("use ion_station ally")
    assert player(duel, 0)["links"] == {}


@rule("SR-18.1", "SR-19.3")
@pytest.mark.parametrize(
    ("mode", "seats", "roles"),
    [
        ("emperor", 6, ["", "emperor", "", "", "emperor", ""]),
        ("raid", 4, ["raid_boss", "", "", ""]),
        ("duel", 2, ["", ""]),
    ],
)
def test_sr_18_1_whoever_has_a_part_of_their_own_is_shown(mode: str, seats: int, roles: list[str]) -> None:
    table = Format(mode, seats)
    assert [player(table, seat)["role"] for seat in range(seats)] == roles


@rule("SR-17.1", "SR-20.8", "SR-25.3", "SR-28.2")
@pytest.mark.parametrize(
    ("table", "shared", "together"),
    [
        (Format("hydra_two_headed", 4), True, True),
        (Format("free_for_all", 3), False, False),
        (Challenge("automatons", 2), True, True),
        (Challenge("pirates_of_the_dark_star", 2), False, True),
        (Challenge("dimensional_horror", 2), False, False),
    ],
)
def test_sr_17_1_what_a_team_has_in_common(table: Realms, shared: bool, together: bool) -> None:
    view = seen(table)
    assert (view["shared_authority"], view["together"]) == (shared, together)


@rule("SR-29.6")
def test_sr_29_6_the_boss_offers_itself_the_cards_on_top() -> None:
    table = Challenge("defy_the_empire", 1).pile("elite", "hammerhead", "siege_fortress").pile("subject", "viper")
    assert seen(table)["boss"]["on_offer"] == ["siege_fortress", "viper"]


# -- cards -------------------------------------------------------------------------------------------------------------
def signs(id: str) -> dict[str, list[str]]:
    """Return the abilities of a card as they are drawn."""
    return {
        one["ability"]: [" ".join([sign["icon"] + sign["text"] for sign in group]) for group in one["signs"]]
        for one in GAME.sheet()[id]["abilities"]
    }


def test_the_sheet_draws_and_tells_every_ability_of_every_card() -> None:
    sheet = GAME.sheet()
    assert list(sheet) == GAME.data.ids["card"]
    for id, card in sheet.items():
        assert card["abilities"], id
        for one in card["abilities"]:
            assert all(one["signs"]), id
            assert all(SAY(message_from(message)) for message in one["words"]), id
    assert signs("neural_nexus")["primary"] == ["sr-scrap hand sr-pile", "combat= sr-draw"]
    assert signs("orbital_shuttle")["primary"] == ["trade3", "sr-base2:", "authority4", "sr-draw1"]


@rule("SR-4.2", "SR-4.5")
def test_sr_4_2_the_sheet_says_which_cards_ask_something_when_they_are_played() -> None:
    for id, card in GAME.sheet().items():
        duel = Duel(skip_forced=False).row("crusher").discard(0, "viper").hand(0, id, "scout").play(f"play {id}")
        assert (duel.question != "main") == card["asks"], id
