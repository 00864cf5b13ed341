"""Legal answers as numbers and in their order, which records and learning programs rely on; and how many there are."""

from collections.abc import Callable

import pytest
from tests.games.star_realms.table import Challenge, Duel, Format, Realms

from cosmodrome.games.star_realms import GAME
from cosmodrome.games.star_realms.table import StarRealms
from cosmodrome.kernel.chance import SeededChance


def numbered(duel: Realms) -> dict[int, str]:
    """Return the legal answers of the seat that is asked, by number, in their order."""
    duel.state.run()
    seat = duel.state.next_seat()
    return dict(zip(duel.state.legal(seat), duel.options(), strict=True))


def rich_position() -> Duel:
    """A Main phase in which everything can be done."""
    duel = Duel().hand(0, "viper", "crusher", "scout", "explorer", "scout")
    duel.row("gateship", "stinger", "", "crusher").trade_deck()
    duel.fleet(0, "spike_cluster", "neural_nexus", "swarm_cluster", "mobile_market", "nesting_ground")
    return duel.fleet(1, "jamming_terminal", "spike_cluster").pools(0, trade=3, combat=5)


def test_the_main_phase() -> None:
    assert list(numbered(rich_position()).items()) == [
        (0, "end"),
        (4, "play crusher"),
        (46, "play scout"),
        (47, "play viper"),
        (48, "play explorer"),
        (50, "buy stinger"),
        (52, "buy crusher"),
        (54, "buy explorer"),
        (56, "attack p1"),
        (132, "use spike_cluster primary"),
        (133, "use spike_cluster ally"),
        (136, "use neural_nexus primary"),
        (140, "use swarm_cluster primary"),
        (141, "use swarm_cluster ally"),
        (142, "use swarm_cluster double_ally"),
        (144, "use mobile_market primary"),
        (147, "use mobile_market scrap"),
        (148, "use nesting_ground primary"),
        (149, "use nesting_ground ally"),
        (1413, "attack p1 spike_cluster"),
    ]


QUESTIONS: dict[str, tuple[Callable[[], Realms], list[str], dict[int, str]]] = {
    "amount": (lambda: Duel().pools(0, combat=3), ["attack p1"], {1: "1", 2: "2", 3: "3"}),
    "discard": (
        lambda: Duel().hand(0, "frontier_hawk", "viper", "gateship", "viper").deck(0),
        ["play frontier_hawk"],
        {37: "discard gateship", 46: "discard viper"},
    ),
    "discard-any": (
        lambda: Duel().hand(0, "warpgate_cruiser", "viper", "stinger"),
        ["play warpgate_cruiser"],
        {0: "none", 11: "discard stinger", 47: "discard viper"},
    ),
    "scrap": (
        lambda: (
            Duel()
            .hand(0, "enforcer_mech", "viper", "scout", "scout")
            .discard(0, "viper", "explorer", "stinger", "viper")
        ),
        ["play enforcer_mech"],
        {
            0: "none",
            46: "scrap scout from hand",
            47: "scrap viper from hand",
            59: "scrap stinger from discard",
            95: "scrap viper from discard",
            96: "scrap explorer from discard",
        },
    ),
    "scrap-row": (
        lambda: Duel().hand(0, "blob_miner").row("gateship", "", "stinger", "stinger"),
        ["play blob_miner"],
        {0: "none", 1: "scrap gateship", 3: "scrap stinger", 4: "scrap stinger#2"},
    ),
    "destroy": (
        lambda: Duel().hand(0, "moonwurm_hatchling").fleet(1, "spike_cluster", "swarm_cluster", "spike_cluster"),
        ["play moonwurm_hatchling", "second"],
        {256: "destroy p1 spike_cluster", 257: "destroy p1 swarm_cluster", 258: "destroy p1 spike_cluster#2"},
    ),
    "choose": (lambda: Duel().hand(0, "repair_mech"), ["play repair_mech"], {0: "first", 1: "second"}),
    "acquire": (
        lambda: Duel().hand(0, "gateship").row("swarm_cluster", "stinger", "", "crusher"),
        ["play gateship"],
        {1: "take stinger", 3: "take crusher", 5: "take explorer"},
    ),
    "top-base": (
        lambda: Duel().hand(0, "repair_mech").discard(0, "neural_nexus", "scout", "spike_cluster", "crusher"),
        ["play repair_mech", "second"],
        {9: "top spike_cluster", 19: "top neural_nexus"},
    ),
    "target": (
        lambda: Duel().hand(0, "imperial_flagship").deck(0).fleet(0, "siege_fortress"),
        ["play imperial_flagship", "use imperial_flagship ally"],
        {0: "target p0", 1: "target p1"},
    ),
    "give": (
        lambda: Format("hydra_two_headed", 4).pools(0, trade=3, combat=2),
        ["p0: give combat p1"],
        {1: "1", 2: "2"},
    ),
    "damage-base": (
        lambda: Format("raid", 3).fleet(0, "defense_system").play("end").pools(1, combat=9),
        ["attack p0 defense_system"],
        {1: "1", 2: "2", 3: "3", 4: "4", 5: "5"},
    ),
    "gift": (
        lambda: Format("emperor", 6).pools(0, trade=1).discard(0, "viper", "stinger", "viper", "crusher"),
        ["gift p2"],
        {3: "gift crusher", 10: "gift stinger", 46: "gift viper"},
    ),
    "legacy": (
        lambda: (
            Format("emperor", 6)
            .pools(0, combat=1)
            .authority(5, 1)
            .hand(5, "viper", "scout")
            .discard(5, "viper")
            .fleet(5, "spike_cluster")
            .deck(5, "scout", "scout")
            .top(5, "explorer")
        ),
        ["attack p5"],
        {
            0: "none",
            46: "leave scout from hand",
            47: "leave viper from hand",
            95: "leave viper from discard",
            106: "leave spike_cluster from play",
            190: "leave scout from deck",
            192: "leave explorer from deck",
        },
    ),
    "may-draw": (
        lambda: Challenge("nemesis_beast").hand(0, "cargo_craft"),
        ["play cargo_craft"],
        {0: "no", 1: "draw"},
    ),
    "top-starter": (
        lambda: (
            Challenge("dimensional_horror")
            .tentacles()
            .deck(0, "viper", "scout", "stinger")
            .row("builder_bot", "stinger", "crusher")
            .hand(0, "viper")
            .refills("crusher")
            .play("play viper")
        ),
        ["end"],
        {46: "top scout from hand", 47: "top viper from hand"},
    ),
}


def test_the_main_phase_of_a_team() -> None:
    table = Format("hydra_two_headed", 4).pools(0, trade=1, combat=5).row("stinger").trade_deck()
    assert list(numbered(table).items()) == [
        (0, "end"),
        (49, "buy stinger"),
        (57, "attack p2"),
        (64, "give trade p1"),
        (71, "give combat p1"),
    ]


def test_the_main_phase_of_an_admiral() -> None:
    table = Format("emperor", 6).pools(0, trade=1).row().trade_deck().discard(0, "scout")
    assert list(numbered(table).items()) == [(0, "end"), (78, "gift p1"), (79, "gift p2")]


def test_the_main_phase_against_a_horror() -> None:
    table = Challenge("dimensional_horror").pools(0, combat=4).tentacles(blob=("crusher", "stinger", "swarm_cluster"))
    assert list(numbered(table).items()) == [(0, "end"), (62, "mulligan"), (87, "cut crusher"), (94, "cut stinger")]


def test_the_main_phase_against_a_boss_with_bases() -> None:
    table = Challenge("automatons", 2).pools(0, combat=4).fleet(2, "spike_cluster", "outland_station")
    assert list(numbered(table).items()) == [
        (0, "end"),
        (57, "attack boss"),
        (62, "mulligan"),
        (71, "give combat p1"),
        (1668, "attack boss spike_cluster"),
        (1669, "attack boss outland_station"),
    ]


@pytest.mark.parametrize("question", QUESTIONS)
def test_every_other_question(question: str) -> None:
    lay_out, answers, expected = QUESTIONS[question]
    duel = lay_out().play(*answers)
    assert duel.question == question
    assert list(numbered(duel).items()) == list(expected.items())


def test_every_kind_of_question_is_here() -> None:
    assert {"main", *QUESTIONS} == set(GAME.kinds)


def leaves(state: StarRealms, depth: int) -> int:
    """Count the ways to give so many answers."""
    if depth == 0 or state.over():
        return 1
    seat, count = state.next_seat(), 0
    for answer in state.legal(seat):
        copy = state.clone()
        copy.apply(seat, answer)
        count += leaves(copy, depth - 1)
    return count


def test_ways_from_the_start() -> None:
    state = GAME.start(GAME.check("duel", 2, {"first": 1}), SeededChance(7))
    assert [leaves(state, depth) for depth in range(6)] == [1, 3, 11, 41, 146, 491]


def test_ways_from_a_rich_position() -> None:
    state = rich_position().state
    assert [leaves(state, depth) for depth in range(4)] == [1, 20, 340, 5594]
