"""Movement, giving up, and the settlement (GT-12, GT-23, GT-24)."""

import pytest
from tests.games.galaxy_trucker.table import Ship, Trucks, roll

from cosmodrome.games.galaxy_trucker import GAME
from cosmodrome.games.galaxy_trucker.atoms import flying
from cosmodrome.games.galaxy_trucker.questions.flight import GIVE_UP
from cosmodrome.games.galaxy_trucker.rules import flight
from cosmodrome.kernel.agenda import NO_ANSWER
from cosmodrome.kernel.answering.driver import orders_for
from cosmodrome.testing import rule
from cosmodrome.translate import game_translator

SAY = game_translator("en", GAME, strict=True)
REST = "adv1_open_space_4"
ENGINES: Ship = {"7-8": "engine", "6-8": "engine", "8-8": "engine"}
LOOKS = {"I": 2, "II": 4, "III": 6, "IIIa": 6}


def cruising(t: Trucks, *cards: str) -> Trucks:
    """Let a flight go on before its next card."""
    t.stack(*cards)
    t.state.exact = 1
    t.happened.clear()
    t.state.then(flight.fly, 0)
    t.state.run()
    return t


def settled(t: Trucks) -> list[int]:
    """End the flight; return the credits."""
    cruising(t)
    return list(t.state.credits)


# -- movement (GT-12) --------------------------------------------------------------------------------------------------
@rule("GT-12.3", "GT-12.9", "GT-12.10", "GT-12.11")
@pytest.mark.parametrize(
    ("positions", "days", "end"),
    [
        ([0, 20], 3, 3),
        ([0, 2], 3, 4),  # an occupied space is not counted
        ([0, 1], 1, 2),
        ([5, 3], -2, 2),
        ([5, 20], -2, 3),
        ([0, 42], 3, 4),  # a marker a lap ahead
        ([38, 1], 4, 43),  # the track is closed: 39, 40, then 41 is taken by the marker on 1
        ([0, 39], -1, -2),  # and backwards
    ],
)
def test_gt_12_9_markers_move_over_empty_spaces(positions: list[int], days: int, end: int) -> None:
    t = Trucks(2).fly(*positions)
    flying.move(t.state, 0, days)
    assert t.state.position[0] == end
    assert (t.state.position[0] - t.state.position[1]) % 40


@rule("GT-12.11", "GT-12.9")
def test_gt_12_9_several_markers_are_skipped() -> None:
    t = Trucks(4).fly(0, 1, 2, 4)
    flying.move(t.state, 0, 2)
    assert t.state.position[0] == 5
    assert t.told("moved", "skipped") == [(0, 0, 5, -1), (0, 3, 1, 0)]


@rule("GT-12.9", "GT-12.10")
@pytest.mark.parametrize(("days", "told"), [(2, "The red ship skips 1 occupied space, which does not count."), (1, "")])
def test_gt_12_9_spaces_that_are_skipped_are_told(days: int, told: str) -> None:
    t = Trucks(2).fly(0, 2)
    t.happened.clear()
    flying.move(t.state, 0, days)
    assert [SAY(GAME.tell(event)) for event in t.happened[1:]] == ([told] if told else [])


@rule("GT-12.10")
def test_gt_12_10_skipped_spaces_are_told_backwards_too() -> None:
    t = Trucks(2).fly(2, 1)
    flying.move(t.state, 0, -1)
    assert t.told("skipped") == [(0, 1, 0, 0)]
    assert GAME.why(t.happened[-1], "turns") == "GT-12.10"


@rule("GT-12.12", "GT-23.12", "GT-23.1")
def test_gt_12_12_a_ship_that_gave_up_has_no_marker() -> None:
    t = Trucks(2).fly(0, 1)
    flying.give_up(t.state, 1, 0)
    flying.move(t.state, 0, 1)
    assert t.state.position[0] == 1
    ships = t.view(0)["ships"]
    assert isinstance(ships, list)
    assert (ships[1]["flying"], ships[1]["position"], ships[1]["space"]) == (False, None, None)


@rule("GT-12.5", "GT-12.6", "GT-12.14", "GT-23.7")
def test_gt_12_14_before_each_card_all_may_give_up_in_order_then_it_is_opened() -> None:
    t = cruising(Trucks(3).fly(2, 9, 5), "adv1_stardust_1", REST)
    order: list[int] = []
    while t.question == "give-up" and not t.state.opened:
        order += t.asked
        t.play("fly on")
    assert order == [1, 2, 0]
    assert t.state.opened
    assert "card-opened" in t.events
    assert "card-closed" in t.events


@rule("GT-12.7", "GT-23.10", "GT-23.7")
def test_gt_12_7_the_flight_ends_after_the_last_card_without_asking_again() -> None:
    t = Trucks(2).open("adv1_stardust_1")
    assert t.over
    assert "round-ended" in t.events


@rule("GT-12.15")
def test_gt_12_15_who_does_not_use_a_card_loses_no_days() -> None:
    t = Trucks(2).fly(9, 3).open("adv1_planets_1", REST).play("pass", "pass")
    assert t.state.position == [9, 3]


@rule("GT-12.8")
def test_gt_12_8_ships_that_gave_up_are_skipped() -> None:
    t = Trucks(3, round="II").ship(0, {"7-8": "engine"}).ship(2, {"7-8": "engine"}).fly(9, 5, 1)
    t.open("adv1_open_space_1", REST)
    assert t.state.position[0] == 10
    assert t.state.flying == [1, 0, 1]
    assert t.asked == [0]


# -- giving up (GT-23) -------------------------------------------------------------------------------------------------
@rule("GT-23.7", "GT-23.9", "GT-23.11")
def test_gt_23_7_giving_up_is_voluntary_and_final() -> None:
    t = cruising(Trucks(2).fly(9, 3), "adv1_stardust_1", "adv2_stardust_1", REST).play("give up", "fly on")
    assert t.state.flying == [0, 1]
    assert t.asked == [1]
    t.play("give up")
    assert t.over, "a last ship flying alone may give up too, and then the flight ends at once"
    assert len(t.state.opened) == 1


HALE: Ship = {**ENGINES, "6-7": "cabin", "8-7": "cabin"}


@rule("GT-23.13")
@pytest.mark.parametrize(
    ("positions", "ship", "is_asked"),
    [
        ([9, 3], HALE, False),
        ([9, 3], ENGINES, True),  # two humans
        ([9, 3], {"6-7": "cabin"}, True),  # no engines
        ([9, 3], {"6-7": "cabin", "7-8": "double_engine"}, True),  # nor a token for a double one
        ([9, 3], {"6-7": "cabin", "7-8": "double_engine", "8-7": "battery_2"}, False),
        ([46, 9], HALE, False),  # 37 spaces behind: the leader's three engines do not lap it
        ([47, 9], HALE, True),
    ],
)
def test_gt_23_13_people_are_asked_only_where_a_card_may_force_them(
    positions: list[int], ship: Ship, is_asked: bool
) -> None:
    t = cruising(Trucks(2).ship(0, HALE).ship(1, ship).fly(*positions), "adv1_stardust_1", REST)
    assert GIVE_UP.usual(t.state, 0) == GIVE_UP.no.first
    t.play("fly on")
    assert t.asked == [1]
    assert (GIVE_UP.usual(t.state, 1) == NO_ANSWER) == is_asked


@rule("GT-23.13", "GT-23.4")
@pytest.mark.parametrize("alien", ["purple", "orange"])
def test_gt_23_13_aliens_do_not_keep_a_ship_flying(alien: str) -> None:
    t = Trucks(2).ship(0, HALE).ship(1, HALE).fly(9, 3).load(1, "6-7", alien).load(1, "8-7")
    t = cruising(t, "adv1_stardust_1", REST).play("fly on")
    assert (t.state.crew(1), GIVE_UP.usual(t.state, 1)) == (3, NO_ANSWER)


@rule("GT-23.13", "GT-25.6")
def test_gt_23_13_a_pilot_may_say_beforehand_to_give_up_as_long_as_the_ship_flies() -> None:
    t = cruising(Trucks(2).ship(0, HALE).ship(1, HALE).fly(9, 3), "adv1_stardust_1", REST)
    assert orders_for(GAME, t.state, 0) == {"give-up": GIVE_UP.yes.first}
    t.play("give up")
    assert orders_for(GAME, t.state, 0) == {}
    assert orders_for(GAME, t.state, 1) == {"give-up": GIVE_UP.yes.first}
    assert orders_for(GAME, Trucks(2).state, 0) == {}  # while ships are built
    assert orders_for(GAME, Trucks(2, test_flight=1).fly(9, 3).state, 0) == {}  # nobody gives up in a test flight


@rule("GT-23.10")
def test_gt_23_10_if_all_give_up_nobody_is_rewarded_and_no_card_is_opened() -> None:
    t = cruising(Trucks(2).fly(9, 3), "adv1_stardust_1", REST).play("give up", "give up")
    assert t.over
    assert (t.state.credits, t.state.opened) == ([0, 0], [])


@rule("GT-23.4", "GT-14.15")
def test_gt_23_4_without_humans_a_ship_gives_up_at_once() -> None:
    t = (
        Trucks(2, round="II")
        .ship(0, {"6-7": "cabin .1.."})
        .ship(1, {"6-7": "cabin"})
        .fly(9, 3)
        .load(0, "6-7", "purple")
    )
    t.rolls("dice", roll(7), *[roll(7)] * 5).open("adv2_meteor_swarm_2", REST)
    assert t.state.flying[0] == 0
    hits = [event[0] for event in t.told("struck", "missed", "bounced") if event[0] == 0]
    assert len(hits) == 1, "later hits of the same card do not concern it"


@rule("GT-23.6", "GT-12.14")
@pytest.mark.parametrize(("ahead", "lapped"), [(39, False), (41, True)])
def test_gt_23_6_a_ship_more_than_a_lap_behind_gives_up_after_the_card(ahead: int, lapped: bool) -> None:
    t = Trucks(2).fly(ahead, 0).open("adv1_stardust_1", REST)  # four days back for both
    assert t.state.position[0] - t.state.position[1] == ahead
    assert t.state.flying == [1, 0 if lapped else 1]
    assert ((1, 3, 0, 0) in t.told("gave-up")) == lapped
    last = Trucks(2).fly(ahead, 0).open("adv1_stardust_1")
    assert ((1, 3, 0, 0) in last.told("gave-up")) == lapped, "also after the last card"


@rule("GT-23.5")
def test_gt_23_5_without_open_space_a_ship_flies_on_without_engines() -> None:
    t = Trucks(2).fly(9, 3).open("adv1_stardust_1", REST)
    assert t.state.flying == [1, 1]


@rule("GT-23.3", "GT-23.2", "GT-24.4")
def test_gt_23_2_after_giving_up_goods_are_sold_for_half_rounded_up() -> None:
    ship: Ship = {"6-7": "cargo_2", "8-7": "special_1"}
    t = Trucks(2).ship(0, ship).fly().load(0, "6-7", "yellow", "green").load(0, "8-7", "red")
    t.state.credits = [10, 0]
    t.state.lost[0].append(t.find("cabin") // 4)
    flying.give_up(t.state, 0, 0)
    credits = settled(t)
    assert credits[0] == 10 + 5 - 1, "half of 4 + 3 + 2, rounded up, less one lost component"
    assert credits[1] == 4 + 2, "the only ship that flies is first and looks best"


# -- settlement (GT-24) ------------------------------------------------------------------------------------------------
@rule("GT-24.2", "GT-24.10")
@pytest.mark.parametrize(
    ("round", "rewards"), [("I", [4, 3, 2, 1]), ("II", [8, 6, 4, 2]), ("III", [12, 9, 6, 3]), ("IIIa", [12, 9, 6, 3])]
)
def test_gt_24_2_finishing_rewards(round: str, rewards: list[int]) -> None:
    t = Trucks(4, round=round).fly(3, 9, 1, 5)
    credits = settled(t)
    assert credits == [rewards[place] + LOOKS[round] for place in (2, 0, 3, 1)]
    three = Trucks(4, round=round).fly(3, 9, 1, 5)
    flying.give_up(three.state, 3, 0)
    assert settled(three) == [*(rewards[place] + LOOKS[round] for place in (1, 0, 2)), 0]


@rule("GT-24.3", "GT-23.1")
@pytest.mark.parametrize("round", ["I", "II", "III", "IIIa"])
def test_gt_24_3_the_best_looking_ships_that_fly_are_rewarded(round: str) -> None:
    t = Trucks(4, round=round).fly(3, 9, 1, 5)
    t.ship(1, {"6-7": "battery_2 0300"}).ship(2, {"6-7": "cargo_2 0300"})  # three exposed connectors each
    t.ship(3, {"6-7": "battery_2 0300", "8-7": "cargo_2 0003"})  # only two, but it gives up
    flying.give_up(t.state, 3, 0)
    beauty = [event[:2] for event in told_at_end(t, "most-beautiful")]
    assert beauty == [(1, LOOKS[round]), (2, LOOKS[round])]


def told_at_end(t: Trucks, name: str) -> list[tuple[int, ...]]:
    """End the flight; return the events of one name."""
    settled(t)
    return t.told(name)


@rule("GT-24.4")
def test_gt_24_4_goods_have_fixed_prices() -> None:
    ship: Ship = {"6-7": "cargo_3", "8-7": "special_1"}
    t = Trucks(2).ship(0, ship).fly(5, 9).load(0, "6-7", "yellow", "green", "blue").load(0, "8-7", "red")
    assert settled(t)[0] == 3 + (4 + 3 + 2 + 1) + beauty_of(t)


def beauty_of(t: Trucks) -> int:
    """Return what ship 0 got for its looks."""
    return sum(event[1] for event in t.told("most-beautiful") if event[0] == 0)


@rule("GT-24.5", "GT-24.6", "GT-26.3")
@pytest.mark.parametrize(("round", "cap"), [("I", 5), ("II", 8), ("III", 11), ("IIIa", None)])
@pytest.mark.parametrize("lost", [0, 3, 9, 14])
def test_gt_24_5_each_lost_component_costs_one_up_to_the_insurance(round: str, cap: int | None, lost: int) -> None:
    t = Trucks(2, round=round).fly(9, 3)
    t.state.lost[1] = [t.find("cannon") // 4 for _ in range(lost)]
    if lost:
        t.without_start(0)
    t.state.credits = [20, 20]
    flying.give_up(t.state, 0, 0)
    flying.give_up(t.state, 1, 0)
    credits = settled(t)
    assert credits[1] == 20 - (lost if cap is None else min(lost, cap))
    assert credits[0] == (19 if lost else 20), "a lost starting cabin is a component"


@rule("GT-24.7", "GT-27.1")
def test_gt_24_7_nobody_pays_more_than_there_is() -> None:
    t = Trucks(2).fly(9, 3)
    t.state.lost[1] = [t.find("cannon") // 4 for _ in range(4)]
    t.state.credits = [0, 2]
    flying.give_up(t.state, 1, 0)
    assert settled(t)[1] == 0


@rule("GT-24.1", "GT-24.9")
def test_gt_24_1_rewards_then_sale_then_losses_each_for_all() -> None:
    ship: Ship = {"6-7": "cargo_2"}
    t = Trucks(2).ship(0, ship).ship(1, ship).fly(9, 3).load(0, "6-7", "blue").load(1, "6-7", "blue")
    for one in (0, 1):
        t.state.lost[one] = [t.find("cannon") // 4]
    settled(t)
    names = [name for name in t.events if name in ("rewarded", "most-beautiful", "sold", "fined")]
    order = [
        "rewarded",
        "rewarded",
        *["most-beautiful"] * names.count("most-beautiful"),
        "sold",
        "sold",
        "fined",
        "fined",
    ]
    assert names == order


@rule("GT-24.8")
def test_gt_24_8_used_cards_go_to_the_box() -> None:
    t = cruising(Trucks(2, rounds=3).fly(9, 3), "adv1_stardust_1", REST).play("give up", "give up")
    assert t.state.round == 1
    assert len(t.state.box) == 2
    assert not set(t.state.box) & {card for deck in [*t.state.decks, *t.state.piles] for card in deck}
