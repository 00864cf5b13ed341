"""A game without a face and without a player: played, recorded, shown by names and numbers, and refused in words."""

import pytest
from tests.kernel.headless import GAME, STONES, TAKE, turn

from cosmodrome.bots.load import load_bot
from cosmodrome.bots.roster import UnknownBot, usual_bot
from cosmodrome.kernel.chance import Rng, SeededChance
from cosmodrome.kernel.errors import NoPlayer
from cosmodrome.kernel.files.replay import replay
from cosmodrome.kernel.match import Match
from cosmodrome.kernel.message import Message
from cosmodrome.kernel.record import read_record
from cosmodrome.kernel.state import Event, State
from cosmodrome.lab.simulate import simulate
from cosmodrome.testing import Scenario, contract_tests
from cosmodrome.translate import LANGUAGES, Language, game_translator

TestContract = contract_tests(GAME)


def test_the_contract_leaves_out_what_is_not_there() -> None:
    assert not hasattr(TestContract, "test_suggestions_are_legal")
    assert not hasattr(TestContract, "test_options_can_be_read")
    assert hasattr(TestContract, "test_notation_reads_back")


def test_it_is_simulated_recorded_and_replayed() -> None:
    assert simulate(GAME, GAME.check("", 3, {}), ("random",) * 3, games=20).tally.finished == 20
    match = Match(GAME, GAME.check("", 2, {}), SeededChance(1), {"seed": 1})
    rng = Rng(2)
    while not match.state.over():
        seat = match.state.next_seat()
        match.answer(seat, match.state.sample(seat, rng))
    state = replay(GAME, read_record(match.record.write()))
    assert state.over()
    assert GAME.scores(state) == GAME.scores(match.state)


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_read_names_and_numbers(language: Language) -> None:
    t = Scenario(GAME)
    assert t.options() == ["skip", "stones 1", "stones 2", "stones 3"]
    say = game_translator(language, GAME, strict=True)
    assert say(GAME.prompt(t.state, 0)) == "take?"
    assert say(GAME.option(t.state, 0, TAKE.stones.of(2)).label) == "stones 2"
    t.play("stones 2")
    assert say(GAME.tell(t.happened[0])) == "took: seat 0, n 2"
    assert t.view(1) == {"stones": 8, "players": [{"taken": 2, "passed": False}, {"taken": 0, "passed": False}]}
    no = say(Message("no"))
    assert GAME.draw(t.view(1), say)[:4] == ["stones: 8", f"{say.seat(0)}:", "  taken: 2", f"  passed: {no}"]


def test_a_heuristic_is_refused_in_words() -> None:
    assert usual_bot(GAME) == "random"
    with pytest.raises(UnknownBot, match="headless has no player of its own, so there is no bot 'heuristic' for it"):
        load_bot("heuristic", GAME)
    with pytest.raises(NoPlayer, match="the game 'headless' has no player of its own"):
        GAME.suggest(Scenario(GAME).state, 0, Rng(1))


def test_a_rule_that_its_program_does_not_know_is_refused() -> None:
    def unknown(g: State) -> None:
        """Stand where nobody looks for it."""

    events: list[Event] = []
    g = GAME.start(GAME.check("", 2, {}), SeededChance(1), events)
    with pytest.raises(LookupError, match="the rule 'unknown' is not among the rules of its program"):
        g.then(unknown)
    g.then(turn, 1)
    assert STONES.get(g) == 10


def test_a_question_is_put_as_it_is_declared() -> None:
    g = GAME.start(GAME.check("", 2, {}), SeededChance(1))
    with pytest.raises(ValueError, match="the question 'take' is declared with mode 0, but put with 1"):
        TAKE.put_to_all(g, [0, 1], turn, 0)
