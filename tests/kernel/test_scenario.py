"""The scenario builder: positions laid out by component, played and refused by text."""

from typing import Self

import pytest
from tests.kernel import yard
from tests.kernel.skirmish import BAG, CARDS, GAME, Skirmish

from cosmodrome.kernel.agenda import SPECTATOR
from cosmodrome.testing import Scenario


class SkirmishScenario(Scenario[Skirmish]):
    """What a game adds to the builder: methods that lay out its components."""

    def hand(self, seat: int, *cards: str) -> Self:
        """Exchange a hand for these cards; the others go back into the bag."""
        hand, bag = self.state.hands[seat], self.state.bags[seat]
        for kind, card in enumerate(CARDS):
            bag[kind] += hand[kind] - cards.count(card)
            hand[kind] = cards.count(card)
        return self


def table(seats: int = 2, **options: int) -> SkirmishScenario:
    return SkirmishScenario(GAME, seats, options=options)


def test_answers_are_given_by_text() -> None:
    t = table().hand(0, "ore", "raider").hand(1, "shield", "ore")
    assert (t.question, t.asked, t.options()) == ("pick", [0, 1], ["ore", "raider"])
    t.play("raider")
    assert t.asked == [1]
    t.play("ore")
    assert (t.question, t.asked, t.options()) == ("react", [1], ["shield", "pass"])  # the only target was forced
    t.rolls("die", 3).play("shield")
    assert t.view(0)["round"] == 2
    assert t.state.score == [4, 2]


def test_a_seat_can_be_named() -> None:
    t = table(3).hand(2, "ore", "scout")
    t.play("p2: scout")
    assert t.asked == [0, 1]
    assert t.options(2) == []


def test_events_since_the_last_input() -> None:
    t = table().hand(0, "ore").hand(1, "ore", "scout")
    assert t.over is False
    t.rolls("die", 5).play("scout")
    assert t.events[:4] == ["picked", "discarded", "picked", "discarded"]
    assert "drew" in t.events_seen(1)
    assert "drew-hidden" in t.events_seen(SPECTATOR)
    t.play(t.options()[0])
    assert t.events == []


def test_a_refusal_is_returned_and_nothing_changes() -> None:
    t = table().hand(0, "ore", "scout")
    before = t.hash
    assert t.refused("trader").rule == "SK-2.1"
    assert t.refused("p7: ore").message.id == "refused-not-asked"
    assert t.hash == before


def test_an_answer_that_is_not_refused_fails_the_test() -> None:
    with pytest.raises(AssertionError, match="'ore' is not refused"):
        table().hand(0, "ore", "scout").refused("ore")


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("orr", r"no answer to 'pick' reads 'orr' \(did you mean 'ore'\?\); seat 0 may answer: 'ore', 'scout'"),
        ("trader", "'trader' is refused: .*SK-2.1.*; seat 0 may answer: 'ore', 'scout'"),
        ("p7: ore", r"'p7: ore' is refused: .*refused-not-asked.*; asked are the seats \[0, 1\]"),
    ],
)
def test_a_failed_text_says_what_was_possible(text: str, complaint: str) -> None:
    with pytest.raises(AssertionError, match=complaint):
        table().hand(0, "ore", "scout").play(text)


def test_rolls_are_scripted_from_the_start_or_later() -> None:
    t = SkirmishScenario(GAME, 2, mode="blitz", rolls={"bag-0": [15, 14, 13]})
    assert t.state.hands[0] == [0, 0, 0, 0, 3]
    t.play("trader" if len(t.asked) == 2 else t.options()[0])
    made = t.state.rolls[BAG]
    t.rolls("bag-0", 0).rolls("bag-0", 1, 2)
    assert t.tape[BAG][made:] == [0, 1, 2]


def test_an_unknown_stream_is_named() -> None:
    with pytest.raises(AssertionError, match="skirmish has no stream 'dice'; it has: die, bag-0"):
        table().rolls("dice", 1)


def test_the_end() -> None:
    t = table(rounds=1).hand(0, "ore").hand(1, "ore", "scout")
    t.rolls("die", 0).play("ore")
    assert (t.over, t.question, t.asked, t.options()) == (True, "", [], [])
    assert t.winners == [0]
    with pytest.raises(AssertionError, match="'ore': the game is over"):
        t.play("ore")


def test_the_winners_of_a_game_in_play_are_not_known() -> None:
    with pytest.raises(AssertionError, match="the game is not over"):
        _ = table().winners


def test_a_standing_question_needs_the_seat() -> None:
    t = Scenario(yard.GAME, 2)
    with pytest.raises(AssertionError, match=r"seats \[-2, 0, 1\] may answer, so say which one: 'p1: ready'"):
        t.play("ready")
    t.play("p1: take hull 1", "p0: take crate 1", "left", "clock: ring")
    assert t.question == "parley"
    t.play("p1: propose #0 p0 1 for 2", "p0: accept #0", "p0: done", "done")
    assert t.over
    assert t.state.coins == [2, 4]
