"""The heuristic player."""

import pytest
from tests.games.star_realms.table import Challenge, Format

from cosmodrome.games.star_realms import GAME
from cosmodrome.games.star_realms.table import StarRealms
from cosmodrome.kernel.chance import Rng, SeededChance
from cosmodrome.testing.case import random_input


def play(mode: str, seats: int, seed: int, clever: tuple[int, ...], level: int = 0) -> list[int]:
    """Let the heuristic player sit in some seats and a random one in the others; return who won."""
    state, rng = GAME.start(GAME.check(mode, seats, {"level": level}), SeededChance(seed)), Rng(seed)
    while not state.over():
        seat, answer = random_input(state, rng)
        if seat in clever:
            answer = GAME.suggest(GAME.redeal(state, seat, rng), seat, rng)
        state.apply(seat, answer)
    return GAME.winners(state)


def suggestion(state: StarRealms, seat: int) -> str:
    """Return what the heuristic player would do."""
    return GAME.notation(state, seat, GAME.suggest(state, seat, Rng(1)))


def test_the_heuristic_player_beats_a_random_one() -> None:
    wins = sum(play("duel", 2, seed, (seed % 2,)) == [seed % 2] for seed in range(20))
    assert wins >= 18


@pytest.mark.parametrize(
    ("mode", "seats", "teams"),
    [
        ("hydra_two_headed", 4, ((0, 1), (2, 3))),
        ("hydra_three_headed", 6, ((0, 1, 2), (3, 4, 5))),
        ("emperor", 6, ((0, 1, 2), (3, 4, 5))),
    ],
)
def test_a_heuristic_team_beats_a_random_one(mode: str, seats: int, teams: tuple[tuple[int, ...], ...]) -> None:
    wins = sum(play(mode, seats, seed, teams[seed % 2]) == list(teams[seed % 2]) for seed in range(4))
    assert wins >= 3


def test_heuristic_players_defeat_a_boss_that_random_ones_do_not() -> None:
    clever = sum(bool(play("madness_of_the_machine", 2, seed, (0, 1))) for seed in range(5))
    random = sum(bool(play("madness_of_the_machine", 2, seed, ())) for seed in range(5))
    assert clever >= random + 3


def test_it_lends_combat_that_together_destroys_an_outpost() -> None:
    table = Format("hydra_two_headed", 4).fleet(3, "defense_system").pools(0, combat=2).pools(1, combat=3)
    assert suggestion(table.state, 0) == "give combat p1"
    table.play("p0: give combat p1", "2")
    assert suggestion(table.state, 1) == "attack p3 defense_system"


def test_it_keeps_combat_that_is_of_no_use_to_anybody() -> None:
    table = Format("hydra_two_headed", 4).fleet(3, "neural_nexus").pools(0, combat=2).pools(1, combat=3)
    assert suggestion(table.state, 0) == "end"


def test_it_cuts_the_longest_tentacle() -> None:
    table = Challenge("dimensional_horror").pools(0, combat=9)
    table.tentacles(blob=("crusher", "burrower"), machine_cult=("enforcer_mech",))
    assert suggestion(table.state, 0) == "cut burrower"
    assert "cut enforcer_mech" in table.options()


def test_it_finishes_whom_it_can() -> None:
    table = Format("free_for_all", 4).pools(0, combat=6).authority(2, 6)
    assert suggestion(table.state, 0) == "attack p2"
    table.authority(2, 7)
    assert suggestion(table.state, 0) == "attack p1"


def test_a_raider_who_is_out_leaves_the_best_cards() -> None:
    table = Format("raid", 3).hand(1, "swarm_cluster", "scout").deck(1, "viper").authority(1, 1).pools(0, combat=1)
    table.play("attack p1")
    assert suggestion(table.state, 1) == "leave swarm_cluster from hand"


def test_it_finishes_whom_it_can_before_it_destroys_an_outpost_of_another() -> None:
    table = Format("free_for_all", 3).fleet(1, "defense_system").pools(0, combat=6).authority(2, 5)
    assert suggestion(table.state, 0) == "attack p2"
    table.play("attack p2")
    assert suggestion(table.state, 0) == "5"  # no more than it takes


def test_it_scraps_a_scout_from_its_hand_before_it_plays_it() -> None:
    table = Format("free_for_all", 3).fleet(0, "conversion_yard").hand(0, "scout", "crusher")
    assert suggestion(table.state, 0) == "play crusher"
    table.play("play crusher")
    assert suggestion(table.state, 0) == "use conversion_yard primary"
    table.play("use conversion_yard primary")
    assert suggestion(table.state, 0) == "scrap scout from hand"


def test_it_counts_the_outposts_of_a_whole_team() -> None:
    table = Format("hydra_two_headed", 4).fleet(3, "defense_system").authority(2, 3)
    table.fleet(0, "explorer").pools(0, combat=2)  # 4 with the Explorer: too little for an outpost and 3 authority
    assert suggestion(table.state, 0) != "use explorer scrap"


def test_it_draws_and_discards_while_it_still_holds_a_scout_to_discard() -> None:
    table = Format("free_for_all", 3).fleet(0, "captured_outpost").hand(0, "scout").deck(0, "crusher")
    table.play("use captured_outpost primary")
    assert suggestion(table.state, 0) == "discard scout"
    table = Format("free_for_all", 3).fleet(0, "captured_outpost").hand(0, "scout")
    assert suggestion(table.state, 0) == "use captured_outpost primary"


def test_it_buys_explorers_for_their_combat_when_a_match_drags_on() -> None:
    row = ("hive_queen", "swarm_cluster", "nanobot_swarm", "neural_nexus", "transit_nexus")  # of costs 7 and 8
    table = Format("free_for_all", 3).row(*row).pools(0, trade=2)
    table.state.turn = 100
    assert suggestion(table.state, 0) != "buy explorer"
    table.state.turn = 300
    assert suggestion(table.state, 0) == "buy explorer"
