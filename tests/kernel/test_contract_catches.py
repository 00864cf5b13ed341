"""The contract tests find what is broken, say it, and say in which game."""

from collections.abc import Mapping

import pytest
from tests.kernel.broken import BROKEN, Broken, with_methods, with_state
from tests.kernel.skirmish import GAME, Skirmish, SkirmishGame

from cosmodrome.kernel.answering.domain import Domain
from cosmodrome.kernel.errors import BadSetup
from cosmodrome.kernel.game import Setup
from cosmodrome.kernel.message import OUT_OF_DOMAIN, Refusal
from cosmodrome.testing import CHECKS, contract_tests, run_check
from cosmodrome.testing.case import LISTABLE, Case, case_of
from cosmodrome.testing.contract import Check


@pytest.mark.parametrize("broken", BROKEN, ids=lambda broken: f"{broken.check.__name__}: {broken.complaint}")
def test_a_broken_game_is_caught(broken: Broken) -> None:
    with pytest.raises(Exception, match=broken.complaint) as caught:
        run_check(broken.check, broken.game, "standard", broken.seats, games=6)
    assert f"This was {broken.game.id}, " in caught.value.__notes__[0]


def test_every_check_has_caught_something() -> None:
    assert {broken.check for broken in BROKEN} == set(CHECKS)


def test_a_failure_names_the_game_to_play_again() -> None:
    def fail(case: Case[Skirmish]) -> None:
        assert case.seed < 2, "broken"

    with pytest.raises(AssertionError) as caught:
        run_check(fail, GAME, "blitz", 2)
    note = caught.value.__notes__[0]
    assert note.startswith("This was skirmish, mode blitz, 2 seats, rounds=")
    assert note.endswith("seed 2; to begin with this game set COSMODROME_SEED=2.")


def test_a_soak_plays_more_games_and_a_seed_is_where_they_begin(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[int] = []

    def note(case: Case[Skirmish]) -> None:
        seeds.append(case.seed)

    monkeypatch.setenv("COSMODROME_SOAK", "12")
    monkeypatch.setenv("COSMODROME_SEED", "70")
    run_check(note, GAME, "standard", 2)
    assert seeds == list(range(70, 82))


def test_options_vary_from_game_to_game() -> None:
    rounds = [case_of(GAME, "standard", 2, seed).setup.options["rounds"] for seed in range(30)]
    assert rounds[0] == 3
    assert set(rounds) == {1, 2, 3, 4, 5}


class WideState(Skirmish):
    """A state whose domains are too large to be listed or tried completely."""

    def domain_of(self, kind: int, seat: int) -> Domain:
        return Domain(2 * LISTABLE)

    def refuse(self, kind: int, seat: int, answer: int) -> Refusal | None:
        return None if answer in self.legal_answers(kind, seat) else OUT_OF_DOMAIN


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_huge_domains_are_checked_by_samples(check: Check) -> None:
    run_check(check, with_state(WideState), "standard", 2, games=1)


def test_options_that_make_no_game_together_are_left_alone() -> None:
    def check(self: SkirmishGame, mode: str, seats: int, options: Mapping[str, int]) -> Setup:
        if options:
            raise BadSetup("not together")
        return GAME.check(mode, seats, options)

    assert case_of(with_methods(check=check), "standard", 2, 5).setup.options == {"rounds": 3}


def test_transient_events_must_exist() -> None:
    with pytest.raises(AssertionError, match=r"transient events \['x'\] are not in `events` of skirmish"):
        contract_tests(GAME, transient=("x",))
