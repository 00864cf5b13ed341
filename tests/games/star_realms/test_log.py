"""What log, options and terminal say: who won, where cards came from, what is attacked, and by which rule."""

from typing import Any, Final

from tests.games.star_realms.table import Challenge, Duel, Format, Realms

from cosmodrome.games.star_realms import GAME
from cosmodrome.games.star_realms.formats import CHALLENGES, FORMATS
from cosmodrome.testing import rule
from cosmodrome.translate import game_translator

SAY: Final = game_translator("en", GAME, strict=True)
MODES: Final = (*FORMATS, *CHALLENGES)


def told(table: Realms) -> list[str]:
    """Return the lines of the log since before the last answer."""
    return [SAY(GAME.tell(event)) for event in table.happened]


def rules_of(table: Realms, name: str) -> list[str]:
    """Return the rules that the events of a name follow from, since before the last answer."""
    because = GAME.because[name]
    events = [event for event in table.happened if GAME.events[event[0]] == name]
    return [because if isinstance(because, str) else because(event, MODES[table.state.mode]) for event in events]


def rule_of_option(table: Realms, seat: int, text: str) -> str:
    """Return the rule that an option of a seat cites."""
    answer = next(answer for answer in table.state.legal(seat) if GAME.notation(table.state, seat, answer) == text)
    return GAME.option(table.state, seat, answer).rule


def drawn(table: Realms) -> list[str]:
    """Return the table as the terminal shows it to the first seat."""
    view: Any = table.view(0)
    return GAME.draw(view, SAY)


@rule("SR-20.13")
def test_sr_20_13_a_boss_that_wins_is_named() -> None:
    table = Challenge("blob_assault").authority(0, 1).play("end")
    assert table.state.over()
    assert told(table)[-1] == "Game over. The Boss wins"


@rule("SR-10.3")
def test_sr_10_3_only_the_turn_limit_is_told_as_the_turn_limit() -> None:
    table = Duel(turn_limit=1).play("end")
    assert told(table)[-1] == "Game over: the turn limit is reached, nobody wins"


@rule("SR-20.13")
def test_sr_20_13_all_players_win_against_a_boss() -> None:
    table = Challenge("blob_assault", seats=2).authority(2, 1).pools(0, combat=1).play("p0: attack boss")
    assert told(table)[-1] == "Game over. Winners: Seat 1, Seat 2"


def test_a_line_begins_with_a_capital() -> None:
    table = Challenge("blob_assault").fleet(1, "spike_cluster").pools(0, combat=3).play("attack boss spike_cluster")
    lines = told(table) + told(table.play("end"))
    assert "The Boss plays Stinger" in lines
    assert "The Boss loses the base Spike Cluster: it is destroyed" in lines
    assert [line for line in lines if not line[0].isupper()] == []


@rule("SR-25.6", "SR-11.9")
def test_sr_25_6_a_card_put_on_the_deck_is_told_with_where_it_came_from() -> None:
    table = Challenge("dimensional_horror").row("builder_bot").deck(0, *["scout"] * 5)
    table.discard(0, "viper", "defense_system").refills("crusher").play("end", "top scout from hand")
    assert "Seat 1 puts Scout from hand on top of the deck" in told(table)
    assert rules_of(table, "topped") == ["SR-25.6"]
    table.hand(0, "repair_mech").play("play repair_mech", "second")
    assert "Seat 1 puts Defense System from the discard pile on top of the deck" in told(table)
    assert rules_of(table, "topped") == ["SR-11.9"]


@rule("SR-27.4")
def test_sr_27_4_a_base_that_the_beast_puts_on_the_deck_came_from_the_hand() -> None:
    table = Challenge("nemesis_beast").deck(0, *["defense_system"] * 2).refills("builder_bot").play("end")
    assert "Seat 1 puts Defense System from hand on top of the deck" in told(table)
    assert rules_of(table, "topped") == ["SR-27.4"]


@rule("SR-25.10", "SR-28.7")
def test_sr_25_10_the_cards_of_a_player_who_is_out_of_a_challenge_go_to_the_scrap_heap() -> None:
    table = Challenge("dimensional_horror", seats=2).authority(0, 1).discard(0, "crusher").play("end")
    assert "The cards that Seat 1 acquired go to the scrap heap" in told(table)
    assert "crusher" in table.scrapped()


@rule("SR-11.10", "SR-20.18")
def test_sr_11_10_a_players_own_discard_in_a_challenge_is_not_told_as_forced_by_another() -> None:
    table = Challenge("automatons").hand(0, "frontier_hawk", "scout").deck(0, "viper")
    table.play("play frontier_hawk", "discard scout")
    assert rules_of(table, "discarded") == ["SR-11.10"]


@rule("SR-5.15", "SR-25.6")
def test_sr_5_15_what_a_boss_demands_is_told_as_demanded() -> None:
    table = Challenge("dimensional_horror").row("cargo_craft").deck(0, *["scout"] * 5).refills("crusher").play("end")
    assert rules_of(table, "discarded") == ["SR-5.15", "SR-5.15"]


@rule("SR-2.10", "SR-23.7a")
def test_sr_2_10_the_size_of_the_trade_deck_counts_what_lies_open_on_top() -> None:
    table = Challenge("automatons")
    before = table.view(0)["trade_deck"]
    table.pile("trade_top", "gateship")
    assert table.view(0)["trade_deck"] == before


@rule("SR-17.15")
def test_sr_17_15_an_attack_on_a_team_names_the_team() -> None:
    table = Format("hydra_two_headed", 4).pools(0, combat=2)
    labels = [SAY(GAME.option(table.state, 0, answer).label) for answer in table.state.legal(0)]
    assert "Attack the team of Seat 3" in labels
    table.play("p0: attack p2", "2")
    assert told(table) == ["Seat 1 attacks the team of Seat 3 for 2"]


@rule("SR-17.15")
def test_sr_17_15_a_player_alone_is_no_team() -> None:
    table = Challenge("madness_of_the_machine").pools(0, combat=1).play("attack boss")
    assert told(table) == ["Seat 1 attacks the Boss for 1"]


@rule("SR-17.5", "SR-2.10")
def test_sr_17_5_the_terminal_shows_the_pools_of_all_who_share_the_turn() -> None:
    table = Format("hydra_two_headed", 4).pools(0, trade=1).pools(1, combat=2)
    lines = [line for line in drawn(table) if "authority" in line]
    assert ["trade 1, combat 0" in lines[-1], "trade 0, combat 2" in "".join(lines[:-1])] == [True, True]
    assert sum("trade " in line for line in lines) == 2


@rule("SR-23.7a")
def test_sr_23_7a_the_terminal_shows_the_card_on_top_of_the_trade_deck() -> None:
    table = Challenge("automatons").pile("trade_top", "gateship")
    assert any("Next: " in line and "Gateship" in line for line in drawn(table))


@rule("SR-19.6", "SR-19.6a")
def test_sr_19_6_attacking_a_base_cites_the_rule_of_the_raid_where_it_keeps_damage() -> None:
    raiders = Format("raid", 3).fleet(0, "defense_system").fleet(1, "defense_system").pools(0, combat=5)
    assert rule_of_option(raiders, 0, "attack p1 defense_system") == "SR-8.1"
    raiders.play("end").pools(1, combat=1)
    assert rule_of_option(raiders, 1, "attack p0 defense_system") == "SR-19.6"


@rule("SR-19.9", "SR-18.9")
def test_sr_19_9_a_card_that_cannot_be_left_is_refused_by_the_rule_of_the_format() -> None:
    table = Format("raid", 3).hand(1, "scout", "viper").authority(1, 1).pools(0, combat=1).play("attack p1")
    assert table.refused("leave gateship from hand").rule == "SR-19.9"
    table = Format("emperor", 6).hand(5, "scout", "viper").authority(5, 1).pools(0, combat=1).play("attack p5")
    assert table.refused("leave gateship from hand").rule == "SR-18.9"
