"""End of the game, colonies, Light speed, and facts about the dice: sections 9 to 12 of the rules."""

import json
from typing import Any

import pytest
from tests.games.space_base.facts import COST, LEVEL, SECTOR, SHORT
from tests.games.space_base.table import NUMBER, Base

from cosmodrome.games.space_base import GAME
from cosmodrome.games.space_base.atoms import market
from cosmodrome.games.space_base.cards import CREDITS
from cosmodrome.kernel.agenda import SPECTATOR
from cosmodrome.kernel.chance import Rng
from cosmodrome.testing import Scenario, rule


# -- the end (SB-9) ----------------------------------------------------------------------------------------------------
@rule("SB-9.1", "SB-9.2", "SB-9.3")
def test_sb_9_1_forty_points_on_anybodys_turn() -> None:
    base = Base(3).has(1, vp=39).deploy(1, 7, "allen").turn(0, 3, 4).dice()  # seat 1 is passive
    assert base.state.ending
    assert base.told("end-in-sight") == [(1, 0, 0, 0)]
    for active in (1, 2):
        assert base.active == active
        assert not base.over
        base.pass_turn()
    assert base.over  # after the turn of the player to the right of the first player
    assert base.winners == [1]


@rule("SB-9.1")
def test_sb_9_1_not_before_forty() -> None:
    base = Base().has(0, vp=38).ship(0, "malyshev").lay(0, 2, "tinbergen").turn(0, 1, 2).dice("separate")
    assert (base.vp(), base.state.ending) == (39, False)
    base = Base().has(0, vp=38).ship(0, "sevastyanov").lay(0, 2, "tinbergen").turn(0, 1, 2).dice("separate")
    assert (base.vp(), base.state.ending) == (40, True)


@rule("SB-9.1")
def test_sb_9_1_by_a_colony_or_an_ability() -> None:
    base = Base().has(0, vp=37, credits=8).turn(0, 1, 1).dice().play("buy frisch")
    assert base.state.ending
    base = Base().has(0, vp=38).deploy(0, 7, "zholobov", 1).turn(0, 1, 1).play("use zholobov")
    assert base.state.ending


@rule("SB-9.2", "SB-3.13")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_sb_9_2_everybody_has_equally_many_turns(first: int) -> None:
    base = Base(3).has(first, vp=39).ship(first, "allen")
    base.state.first = first
    base.turn(first, 3, 4).dice()
    turns = [first]
    while not base.over:
        turns.append(base.active)
        base.pass_turn()
    assert turns == [first, (first + 1) % 3, (first + 2) % 3]


@rule("SB-9.3")
def test_sb_9_3_in_the_last_turn_of_a_round_the_game_ends_after_it() -> None:
    base = Base(3).has(2, vp=39).ship(2, "allen").turn(2, 3, 4).dice()
    assert base.winners == [2]


@rule("SB-9.4")
def test_sb_9_4_the_end_stays_when_points_are_lost() -> None:
    base = Base().has(0, vp=39).ship(0, "allen").ship(1, "gordon", 1).turn(0, 3, 4).dice()
    assert base.state.ending
    base.play("use gordon").pass_turn()
    assert base.vp(0) == 37
    assert base.winners == [0]


@rule("SB-9.6")
def test_sb_9_6_a_tie_brings_another_round_for_all() -> None:
    base = Base(3).has(0, vp=41).has(1, vp=41).has(2, vp=38).ship(2, "shatalov")
    base.state.ending = True
    base.turn(2, 1, 1).dice()
    assert not base.over
    assert "extra-round" in base.events
    assert base.active == 0
    base.pass_turn().rolls("dice", 5, 5).pass_turn()
    assert base.active == 2
    base.dice().pass_turn()
    assert base.winners == [2]  # a player who was not tied before


@rule("SB-9.6")
def test_sb_9_6_until_one_player_alone_leads() -> None:
    base = Base().has(0, vp=41).has(1, vp=41)
    base.state.ending = True
    base.turn(1, 1, 1).dice()
    for _ in range(3):
        for _ in range(2):
            assert not base.over
            base.pass_turn()
    assert not base.over
    base.has(0, vp=42).pass_turn()
    assert not base.over  # the round is finished first
    base.pass_turn()
    assert base.winners == [0]


@rule("SB-9.7")
def test_sb_9_7_all_windows_of_the_last_turn_take_place() -> None:
    base = Base().has(0, vp=41).has(1, vp=38).deploy(1, 7, "zholobov", 1)
    base.state.ending = True
    base.turn(1, 1, 1).play("pass").dice().play("pass")
    assert (base.phase, base.asked) == (7, [1])
    base.has(1, vp=40).play("use zholobov")
    assert base.winners == [1]


@rule("SB-9.8")
def test_sb_9_8_places_follow_the_points() -> None:
    base = Base(4).has(0, vp=20).has(1, vp=41).has(2, vp=20).has(3, vp=33)
    base.state.ending = True
    base.turn(3, 1, 1).dice()
    assert GAME.scores(base.state) == [20, 41, 20, 33]  # 1, 3, and 0 and 2 share a place
    assert base.winners == [1]


# -- colonies (SB-10) --------------------------------------------------------------------------------------------------
@rule("SB-10.1", "SB-10.8")
def test_sb_10_1_all_colonies_from_the_start_and_none_twice() -> None:
    base = Base().has(0, credits=42).has(1, credits=60).turn(0, 5, 6).dice("sum")
    colonies = base.options()[1:]
    assert len(colonies) == 12
    base.play("buy frisch")
    assert base.view(SPECTATOR)["colonies"][0] is None  # type: ignore[index]
    base.state.agenda.clear()
    base.turn(1, 5, 6).dice()
    assert colonies[1:] == [text for text in base.options() if text in colonies]
    assert base.refused("buy #18").rule == "SB-5.6e"


@rule("SB-10.2", "SB-10.3")
def test_sb_10_2_bought_like_a_ship_and_its_points_at_once() -> None:
    base = Base().has(0, credits=20).ship(0, "sevastyanov").turn(0, 5, 6).dice().play("buy frisch")
    assert (base.credits() - base.income(), base.vp()) == (0, 3)
    assert (base.station(0, 1), base.deployed(0, 1)) == ("frisch", ["sevastyanov"])
    base.state.agenda.clear()
    base.lay(0, 2, "tinbergen").turn(0, 1, 2).dice("separate")
    assert base.vp() == 3  # once


@rule("SB-10.4", "SB-10.9")
def test_sb_10_4_no_second_card_goes_onto_a_colony() -> None:
    base = Base().has(0, credits=50).lay(0, 2, "frisch").yard("irwin", "worden").turn(0, 5, 6).dice()
    assert base.refused("buy irwin").rule == "SB-5.6f"
    assert base.refused("buy tinbergen").rule == "SB-5.6f"
    assert "buy worden" in base.options()  # the sector the colony would have by its number is open


@rule("SB-10.5")
def test_sb_10_5_no_rewards_on_the_own_turn() -> None:
    base = Base().lay(0, 3, "samuelson").deploy(0, 3, "grechko").turn(0, 1, 2).dice()
    assert [gain for gain in base.told("gained") if gain[0] == 0] == []
    base = Base().lay(0, 3, "samuelson").deploy(0, 3, "grechko").turn(1, 1, 2).dice()
    assert base.vp(0) == 1


@rule("SB-10.6")
def test_sb_10_6_a_colony_is_never_deployed() -> None:
    for seed in range(8):
        scenario = Scenario(GAME, 2 + seed % 4, "light_speed" if seed % 2 else "standard", seed=seed)
        state: Any = scenario.state
        rng = Rng(seed)
        while not state.over():
            state.resources[3 * state.active + CREDITS] += 10  # so that colonies are bought all the time
            for card in range(len(SHORT)):
                if LEVEL[card] == 4 and state.owner(card) >= 0:
                    assert state.place[card] % 2 == 0
            seat = state.next_seat()
            state.apply(seat, state.sample(seat, rng))


# -- Light speed (SB-11) -----------------------------------------------------------------------------------------------
def light(seats: int = 2, seed: int = 1) -> Scenario[Any]:
    """Begin a game of Light speed; the first player is about to buy."""
    return Scenario(GAME, seats, "light_speed", seed=seed)


@rule("SB-11.2", "SB-11.3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_sb_11_2_credits_income_and_cards(seats: int) -> None:
    game = light(seats)
    state = game.state
    assert game.question == "draft"
    assert game.asked == [0]
    for seat in range(seats):
        assert state.resources[3 * seat : 3 * seat + 3] == [15, 1, 0]
        assert sorted(LEVEL[card] for card in state.drawn[seat]) == [1, 1, 1, 1, 2, 2]
        assert set(state.top[13 * seat : 13 * seat + 13]) == {-1}  # no random ship was placed
    assert [len(deck) for deck in state.decks] == [42 - 4 * seats, 42 - 2 * seats, 30]
    assert -1 not in state.market
    drawn = [event for event in game.happened if GAME.events[event[0]] == "drew"]
    assert [event[2] for event in drawn] == [seat for seat in range(seats) for _ in range(6)]
    shown = json.dumps(GAME.view(state, SPECTATOR))
    assert all(f"{SHORT[event[3]]}" in shown for event in drawn)  # face up


@rule("SB-11.4")
def test_sb_11_4_any_cards_for_at_most_15() -> None:
    game = light()
    state = game.state
    spent = 0
    while game.asked == [0] and len(game.options()) > 1:
        text = game.options()[-1]
        card = NUMBER[text[4:]]
        spent += COST[card]
        assert spent <= 15
        game.play(text)
        assert state.resources[CREDITS] == 15 - spent
        assert state.owner(card) == 0
    assert state.drawn[1] or game.asked == [1]
    game = light()
    game.state.resources[CREDITS] = 4
    for card in game.state.drawn[0]:
        if COST[card] > 4:
            assert game.refused(f"buy {SHORT[card]}").rule == "SB-11.4"
        else:
            assert f"buy {SHORT[card]}" in game.options()


@rule("SB-11.4")
def test_sb_11_4_in_seat_order_after_all_have_drawn() -> None:
    game = light(4)
    order = []
    while game.question == "draft":
        order += game.asked
        game.play("buy nothing")
    assert order == [0, 1, 2, 3]


@rule("SB-11.5")
def test_sb_11_5_several_ships_for_one_sector_in_the_owners_order() -> None:
    game = light()
    state = game.state
    state.drawn[0] = [NUMBER["ryumin"], NUMBER["malyshev"], NUMBER["fabian"]]
    game.play("buy malyshev", "buy fabian", "buy ryumin")
    pile = [SHORT[card] for card in reversed(state.deployed(0, 1))]
    assert pile == ["al_saud", "malyshev", "fabian"]
    assert SHORT[state.station[1]] == "ryumin"


@rule("SB-11.6")
def test_sb_11_6_unbought_cards_go_under_their_decks() -> None:
    game = light(3)
    state = game.state
    drawn = [list(cards) for cards in state.drawn]
    while game.question == "draft":
        game.play("buy nothing")
    for seat in range(3):
        assert sorted(state.bottoms[seat]) == sorted(card for card in drawn[seat] if LEVEL[card] == 1)
        assert sorted(state.bottoms[3 + seat]) == sorted(card for card in drawn[seat] if LEVEL[card] == 2)
    assert GAME.view(state, 0)["decks"] == [42, 42, 30]
    # They come last: the cards of the first seat, then those of the second, each in random order.
    state.decks[0] = [NUMBER["fabian"]]
    orders = set()
    for seed in range(20):
        copy: Any = GAME.redeal(state, 0, Rng(seed))
        order: list[int] = []
        for _ in range(2):
            copy.market[:6] = [-1] * 6
            from_deck(copy, order)
        assert order[0] == NUMBER["fabian"]
        assert set(order[1:5]) == set(state.bottoms[0])
        assert set(order[5:9]) == set(state.bottoms[1])
        orders.add(tuple(order[1:5]))
    assert len(orders) > 5


def from_deck(state: Any, order: list[int]) -> None:
    """Refill the shipyard and note the ships of level 1 in the order they came."""
    market.fill_market(state)
    order += state.market[:6]


@rule("SB-11.7")
def test_sb_11_7_most_credits_left_then_the_highest_sector_then_dice() -> None:
    def first(bought: list[list[str]], *rolls: int) -> int:
        game: Scenario[Any] = Scenario(GAME, 3, "light_speed", rolls={"order": [face - 1 for face in rolls]})
        for seat in range(3):
            game.state.drawn[seat] = [NUMBER[name] for name in bought[seat]]
        for seat in range(3):
            for name in bought[seat]:
                game.play(f"buy {name}")
            if game.question == "draft" and game.asked == [seat]:
                game.play("buy nothing")
        return int(game.state.first)

    assert first([["fabian"], ["ryumin"], ["fullerton", "truly"]]) == 1  # 11, 13 and 11 credits left
    assert first([["ryumin"], ["truly"], ["crippen"]]) == 1  # all have 13: sectors 1, 11, 8
    assert first([["ryumin"], [], []], 1, 2, 3, 3) == 2  # 15 left, sector 0 each: the dice
    assert first([["ryumin"], ["malyshev"], ["lenoir", "engle"]], 1, 1, 1, 1, 4, 1, 2, 2) == 0  # rolled again


@rule("SB-11.8")
def test_sb_11_8_bonuses_as_in_the_standard_game() -> None:
    game = light(5, 3)
    while game.question == "draft":
        game.play("buy nothing")
    state = game.state
    order = [(state.first + i) % 5 for i in range(5)]
    assert [state.resources[3 * seat : 3 * seat + 2] for seat in order] == [[15, 1], [16, 1], [17, 1], [15, 2], [15, 2]]


@rule("SB-11.9")
def test_sb_11_9_everything_else_as_in_the_standard_game() -> None:
    game = light(2, 4)
    while game.question == "draft":
        game.play("buy nothing")
    seat = game.state.active
    game.state.station[13 * seat + 7] = NUMBER["carr"]
    game.state.place[NUMBER["carr"]] = 2 * (13 * seat + 7)
    game.state.dice[:] = [3, 4]
    game.play("sum", "sum")
    assert game.state.resources[3 * seat + 2] == 4
    assert game.question == "buy"
    rng = Rng(4)
    while not game.over:
        asked = game.state.next_seat()
        game.state.apply(asked, game.state.sample(asked, rng))
    assert max(GAME.scores(game.state)) >= 40 or game.state.won


# -- facts (SB-12) -----------------------------------------------------------------------------------------------------
@rule("SB-12.1")
def test_sb_12_1_ways_to_use_a_sector() -> None:
    ways = dict.fromkeys(range(1, 13), 0)
    for first in range(1, 7):
        for second in range(1, 7):
            for text in ("separate", "sum"):
                base = Base().turn(0, first, second).dice(text)
                for seat, sector, *_ in base.told("sector-paid"):
                    ways[sector] += seat == 0
    assert ways == {1: 12, 2: 13, 3: 14, 4: 15, 5: 16, 6: 17, 7: 6, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1}
    assert all(SECTOR[card] in ways for card in range(len(SHORT)))
