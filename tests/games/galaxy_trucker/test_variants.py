"""The test flight and the variants (GT-25, GT-26)."""

from typing import Any

import pytest
from tests.games.galaxy_trucker.facts import CARD, CARD_IDS, KIT, LEVEL, TEST_CARDS
from tests.games.galaxy_trucker.table import Ship, Trucks, roll

from cosmodrome.games.galaxy_trucker import GAME
from cosmodrome.games.galaxy_trucker.atoms import flying
from cosmodrome.games.galaxy_trucker.kit import NO_TILE
from cosmodrome.games.galaxy_trucker.rules import building, flight
from cosmodrome.kernel.agenda import CLOCK
from cosmodrome.kernel.chance import Rng
from cosmodrome.kernel.errors import BadSetup
from cosmodrome.testing import rule

FAULTY: Ship = {"6-7": "cabin 21..", "6-6": "cabin ..1."}
REST = "adv1_open_space_1"


def trial(seats: int = 2, mode: str = "turns", **options: int) -> Trucks:
    """Return a test flight."""
    t = Trucks(seats, mode, "I", test_flight=1, **options)
    return t.play(*(f"p{seat}: ready" for seat in range(seats))) if mode == "realtime" else t


# -- the test flight (GT-25) -------------------------------------------------------------------------------------------
@rule("GT-25.2", "GT-25.1")
def test_gt_25_2_the_deck_is_the_eight_cards_shuffled() -> None:
    orders = set()
    for seed in range(5):
        t = trial(seed=seed)
        assert sorted(card for pile in t.state.piles for card in pile) == TEST_CARDS
        while t.state.cards_left():
            flying.open_card(t.state, len(t.state.opened) == 0)
        orders.add(tuple(t.state.opened))
    assert len(orders) > 1


@rule("GT-25.3", "GT-0.16", "GT-25.9")
def test_gt_25_3_no_hourglass_no_piles_no_reserve() -> None:
    t = trial(2, "realtime").ship(0, {"6-7": "cabin .1.."})
    assert CLOCK not in t.asked
    assert t.view(0)["hourglass"] is None
    assert t.refused("p0: turn glass").rule == "GT-25.3"
    assert t.refused("p0: look 1").rule == "GT-25.3"
    t.play("p0: draw")
    assert t.refused("p0: set aside").rule == "GT-25.3"
    t.play("p0: return", "p0: finish 1", "p1: finish 2")
    assert "building-ended" in t.events


@rule("GT-25.4")
def test_gt_25_4_there_are_no_aliens() -> None:
    t = trial().ship(0, {"7-8": "cabin 31..", "8-8": "life_support_purple ...1"}).finish_building()
    assert t.question != "board"
    assert t.at(0, "7-8") == 2


@rule("GT-25.5", "GT-25.10", "GT-25.11")
def test_gt_25_5_offenders_correct_without_cost_and_get_the_highest_numbers() -> None:
    t = trial(4).ship(0, FAULTY).ship(2, FAULTY).finish_building(1, 4, 2, 3)
    assert t.asked == [0]
    t.play("remove 6-6", "remove 6-6")
    # Others close up: ship 3 is first, ship 1 second; then the offenders in the order of their old numbers.
    assert sorted(event[:2] for event in t.told("launched")) == [(0, -4), (1, -2), (2, -6), (3, 0)]
    assert not t.told("fined")
    assert sorted(event[:2] for event in t.told("renumbered")) == [(0, 3), (1, 2), (2, 4), (3, 1)]
    assert len(t.state.face_up) == 2


@rule("GT-25.6")
def test_gt_25_6_nobody_gives_up() -> None:
    t = trial().fly(9, 3).load(0, "7-7", "nobody").open("adv1_open_space_1", "adv1_stardust_1", "adv1_planets_2")
    assert t.state.flying == [1, 1]
    assert t.state.position[0] <= 9, "engine power 0 means no movement"
    assert "gave-up" not in t.events
    assert t.question == "land", "no voluntary giving up is offered before a card"
    lapped = trial().fly(60, 3).open("adv1_stardust_1", "adv1_planets_2")
    assert lapped.state.flying == [1, 1]


@rule("GT-25.6", "GT-25.14", "GT-18.3")
def test_gt_25_6_who_is_short_of_crew_gives_what_there_is_but_an_abandoned_ship_wants_all() -> None:
    t = trial().ship(0, {"8-7": "engine"}).fly(9, 3).rolls("dice", *[roll(12)] * 2)
    t.load(1, "7-7", "human").open("adv1_combat_zone_1", "adv1_planets_2")
    assert t.state.crew(1) == 0, "ship 1 has the weakest engines, and one human of the two wanted"
    assert t.state.flying == [1, 1]
    short = trial().fly(9, 3).open("adv1_abandoned_ship_1", "adv1_planets_2")
    assert short.question == "land", "nobody has the three crew members"


@rule("GT-25.7", "GT-25.16")
def test_gt_25_7_rewards_sale_and_losses_as_in_round_one() -> None:
    t = trial().ship(0, {"6-7": "cargo_2"}).fly(9, 3).load(0, "6-7", "blue").load(0, "7-7", "nobody")
    t.state.lost[1] = [t.find("cannon") // 4 for _ in range(7)]
    t.stack()
    t.state.then(flight.fly, 0)
    t.state.run()
    beauty = {event[0]: event[1] for event in t.told("most-beautiful")}
    assert [event[:3] for event in t.told("rewarded")] == [(0, 0, 4), (1, 1, 3)], "also a ship without humans"
    assert [event[:3] for event in t.told("fined")] == [(1, 7, min(5, 3 + beauty.get(1, 0)))]
    assert sum(beauty.values()) >= 2


@rule("GT-25.8", "GT-25.15")
def test_gt_25_8_the_eight_cards_are_not_used_again_and_credits_carry_over() -> None:
    t = trial(rounds=3).fly()
    t.state.credits = [7, 3]
    t.stack()
    t.state.decks[0] = [card for card in t.state.decks[0] if card not in TEST_CARDS]
    t.state.box = TEST_CARDS.copy()
    t.state.then(flight.fly, 0)
    t.state.run()
    assert (t.state.round, t.state.test) == (1, 0)
    assert min(t.state.credits) > 3
    assert not set(TEST_CARDS) & {card for pile in [*t.state.piles, *t.state.decks] for card in pile}
    assert t.view(0)["hourglass"] is not None


@rule("GT-25.12")
@pytest.mark.parametrize("mode", ["turns", "realtime"])
def test_gt_25_12_a_faulty_tile_may_be_taken_off_while_building(mode: str) -> None:
    t = trial(2, mode).ship(0, FAULTY).ship(0, {"8-7": "battery_2"})
    offs = [option for option in t.options(0) if option.startswith("take off")]
    assert offs == ["take off 6-6", "take off 6-7"]
    assert t.refused("p0: take off 8-7").rule == "GT-25.12"
    assert t.refused("p0: take off 7-7").rule == "GT-25.12"
    tile = t.state.ships[0][t.cell("6-6")] // 4
    t.play("p0: take off 6-6")
    assert "took-off" in t.events
    assert t.state.face_up == [tile]
    assert "6-6" not in t.tiles(0)
    assert len(t.state.face_up) == 1
    assert 0 in t.asked, "in mode turns it is a free act"
    full = Trucks(2).ship(0, FAULTY)
    assert full.refused("take off 6-6").rule == "GT-3.7"


@rule("GT-25.13")
def test_gt_25_13_the_victor_over_the_smugglers_cannot_decline() -> None:
    cannons: Ship = {
        "7-6": "cannon",
        "6-6": "cannon",
        "8-6": "cannon",
        "7-5": "cannon",
        "5-7": "cannon",
        "6-8": "cargo_2",
    }
    t = trial().ship(0, cannons).fly(9, 3).open("adv1_smugglers_1", "adv1_planets_2")
    assert t.question == "load"
    t.play("done")
    assert t.state.position == [8, 3]
    assert t.goods(0) == {}


# -- exact forecast (GT-26.4, GT-26.5) ---------------------------------------------------------------------------------
@rule("GT-26.4", "GT-26.5", "GT-7.12")
def test_gt_26_4_the_piles_are_stacked_in_order_with_the_unseen_one_underneath() -> None:
    t = Trucks(2, round="III", exact_forecast=1).ship(0, {"6-7": "cabin"})
    piles = [pile.copy() for pile in t.state.piles]
    t.play("look 2")
    assert t.view(0)["piles"] == [None, [CARD_IDS[KIT.face[card]] for card in piles[1]], None], "in their order"
    while t.state.cards_left():
        flying.open_card(t.state, len(t.state.opened) == 0)
    assert t.state.opened[:12] == piles[0] + piles[1] + piles[2]
    assert sorted(t.state.opened[12:]) == sorted(piles[3])
    levels = {Trucks(2, round="III", exact_forecast=1, seed=seed).state.piles[0][0] // 20 for seed in range(12)}
    assert len(levels) > 1, "the top card may be of any level"


# -- teams (GT-26.6 to GT-26.24) ---------------------------------------------------------------------------------------
def team(kind: int, mode: str = "turns", round: str = "I", **options: int) -> Trucks:
    """Return a table of two teams."""
    t = Trucks(4, mode, round, team=kind, **options)
    return t.play(*(f"p{seat}: ready" for seat in range(4))) if mode == "realtime" else t


@rule("GT-26.6", "GT-26.14")
def test_gt_26_6_teams_are_for_four_and_sit_opposite() -> None:
    for seats in (2, 3):
        with pytest.raises(BadSetup, match="team play is for 4 seats"):
            GAME.check("turns", seats, {"team": 1})
    players = team(1).view(0)["players"]
    assert isinstance(players, list)
    assert [player["partner"] for player in players] == [2, 3, 0, 1]


@rule("GT-26.7", "GT-26.9", "GT-26.15")
def test_gt_26_7_partners_share_their_credits_and_their_result() -> None:
    t = team(1).fly(9, 5, 3, 1)
    t.state.lost[0] = [t.find("cannon") // 4 for _ in range(7)]
    t.stack()
    t.state.then(flight.fly, 0)
    t.state.run()
    # Each got 4, 3, 2, 1 and 2 for looks; ship 0 pays five from the shared credits.
    assert GAME.scores(t.state) == [4 + 2 + 2 + 2 - 5, 3 + 1 + 2 + 2, 5, 8]
    assert GAME.winners(t.state) == [1, 3]
    hidden = team(1)
    hidden.state.credits = [6, 8, 0, 0]
    players = hidden.view(2)["players"]
    assert isinstance(players, list)
    assert [player["credits"] for player in players] == [6, None, 6, None]


@rule("GT-26.8", "GT-26.13", "GT-26.16")
@pytest.mark.parametrize("kind", [1, 2])
def test_gt_26_8_after_building_everybody_flies_the_ship_of_the_partner(kind: int) -> None:
    t = team(kind).ship(0, FAULTY)
    t.finish_building(2, 1, 3, 4)
    assert t.state.pilot == [2, 3, 0, 1]
    assert (t.question, t.asked) == ("remove", [2]), "the one who flies decides at the inspection"
    t.play("remove 6-6")
    assert t.state.position == [-2, 0, -4, -6], "the number tile belongs to the ship"
    assert (t.question, t.asked) == ("give-up", [3])
    t.play("give up")
    assert t.state.flying == [1, 0, 1, 1], "the other ship of the team is not concerned"


@rule("GT-29.18")
def test_gt_29_18_in_teams_the_pilot_of_the_first_ship_begins() -> None:
    t = team(1, rounds=3).finish_building(1, 2, 3, 4)
    t.state.agenda.clear()
    t.stack()
    t.state.then(building.next_round)
    t.state.then(flight.fly, 0)
    t.state.run()
    assert t.asked == [2]


@rule("GT-26.10", "GT-26.12", "GT-26.18", "GT-26.21")
def test_gt_26_12_at_a_swap_players_go_to_the_other_ship_with_the_tile_in_hand() -> None:
    t = team(2, "realtime", "II").ship(1, {"6-7": "cabin"}).ship(3, {"6-7": "cabin"})
    t.play("p2: draw", "p2: set aside", "p2: reserve 1", "p0: draw", "p1: look 1", "p3: draw", "p3: place 7-6 r0")
    mine = t.state.hand[0]
    t.play("clock: run out", "p0: turn glass")
    assert t.state.at == [2, 3, 0, 1]
    assert "swapped" in t.events
    assert t.state.hand == [mine, NO_TILE, NO_TILE, NO_TILE]
    assert len(t.state.reserve[2]) == 1, "a tile of the reserve stays with its ship"
    assert t.state.looking == [-1] * 4
    assert any(t.state.knows[1]), "what was seen stays known"
    assert t.state.last == [-1] * 4
    t.play("p0: place 7-6 r0")
    assert "7-6" in t.tiles(2)


@rule("GT-26.10", "GT-26.11", "GT-26.20", "GT-26.24")
@pytest.mark.parametrize(("round", "swaps"), [("I", 0), ("II", 1), ("III", 2), ("IIIa", 2)])
def test_gt_26_11_so_many_swaps_while_building_and_one_more_after_it(round: str, swaps: int) -> None:
    t = team(2, "realtime", round).ship(0, {"6-7": "cabin"}).play("p0: finish 1")
    made = 0
    while t.question == "race":
        t.play("clock: run out")
        if t.question == "race":
            at = t.state.at.copy()
            who = next(seat for seat in range(4) if "turn glass" in t.options(seat))
            t.play(f"p{who}: turn glass")
            made += t.state.at != at
    assert made == swaps
    while t.question == "number":
        t.play("clock: run out")
    own = swaps == 1  # with one swap each ends up with the ship he began
    assert t.state.pilot == ([0, 1, 2, 3] if own else [2, 3, 0, 1])
    early = team(2, "realtime", round).play("p0: finish 1", "p1: finish 2", "p2: finish 3", "p3: finish 4")
    assert early.state.pilot == [2, 3, 0, 1], "swaps not yet made are left out, the last one is not"


@rule("GT-26.12", "GT-26.17")
def test_gt_26_17_who_comes_to_a_finished_ship_waits_and_counts_as_finished() -> None:
    t = team(2, "realtime", "III").ship(0, {"6-7": "cabin"}).play("p0: finish 1", "clock: run out", "p1: turn glass")
    assert t.refused("p2: draw").rule == "GT-9.3"
    t.play("p0: draw", "p0: return", "clock: run out", "p1: turn glass", "clock: run out")
    # Two swaps: seat 0 is back at its finished ship and may turn the glass for the last time, seat 1 may not.
    assert t.refused("p1: turn glass").rule == "GT-8.4"
    t.play("p0: turn glass")
    assert t.state.circle == 0


@rule("GT-26.19")
def test_gt_26_19_in_turns_the_swap_comes_between_two_cycles() -> None:
    t = team(2, round="II", cycles_per_run=1).play("finish 1", "pass", "pass", "pass")
    assert t.question == "glass"
    t.play("turn")
    assert t.state.at == [2, 3, 0, 1]
    turns: list[int] = []
    while t.question == "turn" and len(turns) < 3:
        turns += t.asked
        t.play("pass")
    assert turns == [1, 3, 0], "seat 2 has come to the finished ship"


@rule("GT-26.19", "GT-29.11")
def test_gt_26_19_a_beginner_whom_the_swap_brings_to_a_finished_ship_is_skipped() -> None:
    t = team(2, round="II", cycles_per_run=1).play("pass", "pass", "pass", "finish 1")
    assert (t.question, t.asked) == ("glass", [1])
    t.play("turn")
    assert t.asked == [2], "seat 1 would begin, but has come to the finished ship of seat 3"
    assert t.told("cycle-began")[-1][0] == 2
    t.play("pass", "pass", "pass", "wait")
    assert (t.question, t.asked) == ("turn", [3])


# -- what one may know (GT-30) -----------------------------------------------------------------------------------------
@rule("GT-30.1", "GT-30.5")
def test_gt_30_1_ships_reserves_numbers_and_the_hourglass_are_open() -> None:
    t = Trucks(2, "realtime").play("p0: ready", "p1: ready", "p0: draw", "p0: set aside", "p0: draw")
    seen, own = t.view(1), t.view(0)
    for key in ("ships", "face_up", "hourglass", "numbers", "heap", "bank", "opened"):
        assert seen[key] == own[key]
    ships, players = seen["ships"], seen["players"]
    assert isinstance(ships, list)
    assert isinstance(players, list)
    assert len(ships[0]["reserve"]) == 1
    assert players[0]["hand"] is not None


@rule("GT-30.2", "GT-30.6")
def test_gt_30_2_face_down_tiles_and_unseen_cards_are_hidden_and_dealt_anew() -> None:
    t = Trucks(2, round="II").ship(0, {"6-7": "cabin"}).play("look 1")
    text = str(t.view(1))
    assert not any(CARD_IDS[card] in text for pile in t.state.piles for card in pile)
    hidden = [card for pile in t.state.piles[1:] for card in pile]
    changed = 0
    for seed in range(6):
        redealt: Any = GAME.redeal(t.state, 0, Rng(seed))
        assert sorted(redealt.piles[0]) == sorted(t.state.piles[0]), "the pile that was looked at stays"
        changed += [card for pile in redealt.piles[1:] for card in pile] != hidden
        other: Any = GAME.redeal(t.state, 1, Rng(seed))
        changed += sorted(other.piles[0]) != sorted(t.state.piles[0])
    assert changed >= 11
    assert CARD


OPEN_SPACES = [CARD[f"adv1_open_space_{i}"] for i in range(1, 5)]


def flying_after_a_look(seen: list[int], unseen: list[int], opened: int) -> Trucks:
    """Let seat 0 fly after it looked at a pile with these cards; others lie in the unseen pile, and one was opened."""
    t = Trucks(2).ship(0, {"6-7": "cabin"})
    for deck in (*t.state.piles, *t.state.decks):
        deck[:] = [card for card in deck if card not in (*seen, *unseen)]
    t.state.decks[0] = sorted(card for deck in (*t.state.piles, *t.state.decks) for card in deck if LEVEL[card] == 0)
    t.state.piles = [seen, [], [], unseen]
    t.play("look 1")
    looks = sorted(KIT.face[card] for card in seen)
    assert t.view(0)["piles"] == [[CARD_IDS[face] for face in looks], None, None], "by their faces, not one by one"
    t.fly()
    for pile in t.state.piles:
        if opened in pile:
            pile.remove(opened)
    t.state.opened = [opened]
    return t


@rule("GT-30.2", "GT-30.3")
def test_gt_30_2_of_cards_that_look_alike_nobody_can_tell_which_was_opened() -> None:
    first, second, third, _ = OPEN_SPACES
    dust = CARD["adv1_stardust_1"]
    seen, unseen = [first, dust], [second, third, *range(CARD["adv1_planets_1"], CARD["adv1_planets_1"] + 4)]
    assert {KIT.face[card] for card in OPEN_SPACES} == {first}
    flights = [flying_after_a_look(list(seen), list(unseen), opened) for opened in (first, second)]
    for t in flights:
        view = t.view(0)
        assert view["piles"] == [None, None, None], "shuffled together"
        assert view["expected"] == ["adv1_stardust_1"], "the Open Space that was seen may be the opened one"
        assert t.view(1)["expected"] == []
        left = [card for seed in range(40) for card in redealt_cards(t, seed)]
        assert left.count(dust) == 40
        assert 0 < left.count(first) + left.count(second) + left.count(third) < 80, "others may lie in the box"
    assert flying_after_a_look([third, dust], [first, second], third).view(0)["expected"] == ["adv1_stardust_1"]
    flights[0].state.opened = [CARD["adv1_planets_1"]]
    flights[0].state.piles = [seen, [], [], [second, third]]
    assert flights[0].view(0)["expected"] == ["adv1_stardust_1", "adv1_open_space_1"]


def redealt_cards(t: Trucks, seed: int) -> list[int]:
    """Return the cards to come in a state that looks the same to seat 0."""
    state: Any = GAME.redeal(t.state, 0, Rng(seed))
    assert GAME.view(state, 0) == t.view(0)
    return [card for pile in state.piles for card in pile]


@rule("GT-30.2", "GT-26.4")
def test_gt_30_2_in_the_exact_forecast_the_order_of_unseen_piles_is_hidden_too() -> None:
    t = Trucks(2, round="III", exact_forecast=1).ship(0, {"6-7": "cabin"}).play("look 1")
    orders: set[tuple[int, ...]] = set()
    for seed in range(12):
        knowing: Any = GAME.redeal(t.state, 0, Rng(seed))
        assert knowing.piles[0] == t.state.piles[0], "who has looked knows the order"
        other: Any = GAME.redeal(t.state, 1, Rng(seed))
        orders.add(tuple(card // 20 for card in other.piles[0]))
    assert len(orders) > 1


@rule("GT-30.3", "GT-30.4")
@pytest.mark.parametrize(("round", "known", "deck"), [("I", 6, 8), ("II", 9, 12), ("III", 12, 16)])
def test_gt_30_4_who_has_seen_all_piles_knows_most_of_the_deck_but_not_its_order(
    round: str, known: int, deck: int
) -> None:
    t = Trucks(2, round=round).ship(0, {"6-7": "cabin"})
    t.play("look 1", "pass", "pass", "look 2", "look 3", "pass")
    piles = t.view(0)["piles"]
    assert isinstance(piles, list)
    assert sum(len(pile) for pile in piles) == known
    assert t.view(0)["cards_left"] == deck
    t.finish_building()
    firsts = set()
    for seed in range(8):
        redealt: Any = GAME.redeal(t.state, 0, Rng(seed))
        redealt.apply(0, 0)
        redealt.apply(1, 0)
        firsts.add(redealt.opened[0])
    assert len(firsts) > 1
