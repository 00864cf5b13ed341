"""Bots answer legally, by name, and never see a true state."""

import sys
from pathlib import Path

import pytest

from cosmodrome.bots.bot import ask_bot
from cosmodrome.bots.load import load_bot
from cosmodrome.bots.roster import BOTS, UnknownBot, bots_for, find_bot
from cosmodrome.games._toy import TOY, Toy
from cosmodrome.kernel.chance import Rng, SeededChance
from cosmodrome.kernel.game import Game, S
from cosmodrome.lab.simulate import simulate


def start() -> Toy:
    return TOY.start(TOY.check("", 2, {}), SeededChance(1))


class Spy:
    """Keeps the state that it was shown, and spoils it."""

    name = "spy"

    def __init__(self) -> None:
        self.shown: list[object] = []

    def answer(self, game: Game[S], state: S, seat: int, rng: Rng) -> int:
        self.shown.append(state)
        state.finish()
        return 0


def test_a_bot_gets_a_redealt_state_that_it_may_spoil() -> None:
    state, spy = start(), Spy()
    ask_bot(spy, TOY, state, 0, Rng(1))
    (shown,) = spy.shown
    assert isinstance(shown, Toy)
    assert shown is not state
    assert shown.chance is not state.chance
    assert not state.over()


@pytest.mark.parametrize("name", bots_for(TOY))
def test_every_bot_plays_to_the_end(name: str) -> None:
    state, rng = start(), Rng(1)
    while not state.over():
        seat = state.next_seat()
        state.apply(seat, ask_bot(find_bot(name), TOY, state, seat, rng))
    assert len(TOY.scores(state)) == 2


def test_the_heuristic_bot_does_what_the_game_suggests() -> None:
    assert ask_bot(find_bot("heuristic"), TOY, start(), 0, Rng(1)) == 2


def test_the_random_bot_gives_every_answer() -> None:
    state, rng = start(), Rng(1)
    assert {ask_bot(find_bot("random"), TOY, state, 0, rng) for _ in range(100)} == {0, 1, 2}


def test_bots_are_called_what_they_call_themselves() -> None:
    assert {name: bot.name for name, bot in BOTS.items()} == {name: name for name in BOTS}


def test_an_unknown_bot_is_answered_with_the_known_ones() -> None:
    with pytest.raises(UnknownBot, match="there is no bot 'grandmaster'; there are: random, cadet, pilot, heuristic"):
        find_bot("grandmaster")


OWN = """
class Last:
    name = "last"
    def answer(self, game, state, seat, rng):
        return state.legal(seat)[-1]
last = Last()
nothing = 1
"""


def test_bots_of_ones_own_play_series(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "own_bots.py").write_text(OWN, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    assert load_bot("own_bots:last").answer(TOY, start(), 0, Rng(1)) == 2
    assert load_bot("random") is find_bot("random")
    bots = ("own_bots:Last", "random")
    alone, together = (simulate(TOY, TOY.check("", 2, {}), bots, 20, jobs=jobs).tally for jobs in (1, 2))
    assert alone.finished == 20
    assert alone.wins == together.wins


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("nowhere:Bot", "the bot nowhere:Bot cannot be loaded: ModuleNotFoundError"),
        ("sys:Bot", "the bot sys:Bot cannot be loaded: AttributeError"),
        ("sys:path", "sys:path is no bot: it has no method answer"),
        ("nobody", "there is no bot 'nobody'; there are: random, cadet, pilot, heuristic"),
    ],
)
def test_what_is_no_bot_is_refused_in_words(name: str, reason: str) -> None:
    with pytest.raises(UnknownBot, match=reason):
        load_bot(name)


def test_the_server_never_imports_what_a_name_says() -> None:
    with pytest.raises(UnknownBot):
        find_bot("sys:path")
