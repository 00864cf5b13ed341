"""What a player that thinks does in positions in which the rules of thumb go wrong."""

from collections.abc import Callable

import pytest
from tests.bots.positions import answer_of
from tests.games.star_realms.table import Duel, Realms

from cosmodrome.bots.roster import find_coach
from cosmodrome.coach.advice import advise
from cosmodrome.games.star_realms import GAME
from cosmodrome.kernel.chance import Rng


def wins_in_this_turn(t: Realms, bot: str) -> bool:
    """Let a bot play its turn to the end; tell whether it has won."""
    while not t.over and t.state.next_seat() == 0:
        t.play(answer_of(bot, t))
    return t.over


def nexus() -> Realms:
    """Nine authority to take: with what is scrapped from the discard pile."""
    t = Duel().hand(0, "destroyer_bot", "scout", "scout", "scout", "viper").authority(1, 9)
    return t.fleet(0, "neural_nexus", "captured_outpost").discard(0, "blob_alpha", "enforcer_mech", "explorer")


def station() -> Realms:
    """Sixteen authority to take: with what is scrapped in play."""
    hand = ("builder_bot", "plasma_bot", "reclamation_station", "scout", "explorer")
    t = Duel().hand(0, *hand).authority(1, 16)
    return t.discard(0, "frontier_hawk", "scout", "scout", "viper", "explorer")


@pytest.mark.parametrize("position", [nexus, station])
def test_it_sees_a_certain_win(position: Callable[[], Realms]) -> None:
    assert not wins_in_this_turn(position(), "heuristic-1")
    assert wins_in_this_turn(position(), "captain")


def test_a_hint_shows_the_way_to_a_certain_win() -> None:
    t = nexus()
    while not t.over and t.state.next_seat() == 0:
        advice = advise(GAME, t.state.clone(), 0, find_coach(GAME), Rng(1))
        assert [one.chance for one in advice.chances] == [1.0]
        t.state.apply(0, advice.answer)
    assert t.over


@pytest.mark.parametrize("card", ["infested_moon", "swarm_cluster"])
def test_it_does_not_scrap_a_card_that_it_can_still_buy(card: str) -> None:
    t = Duel().row(card, "stinger", "builder_bot", "frontier_hawk", "cargo_craft")
    t.hand(0, "blob_miner", "explorer", "explorer", "scout").play("play blob_miner")
    assert (answer_of("heuristic-1", t), answer_of("captain", t)) == (f"scrap {card}", "none")
