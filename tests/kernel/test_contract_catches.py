"""The contract tests find what is broken, say it, and say in which game."""

import pytest
from tests.kernel.broken import BROKEN, Broken
from tests.kernel.skirmish import GAME, Skirmish

from cosmodrome.testing import CHECKS, contract_tests, run_check
from cosmodrome.testing.case import Case, case_of


@pytest.mark.parametrize("broken", BROKEN, ids=lambda broken: f"{broken.check.__name__}: {broken.complaint}")
def test_a_broken_game_is_caught(broken: Broken) -> None:
    with pytest.raises(Exception, match=broken.complaint) as caught:
        run_check(broken.check, broken.game, "standard", broken.seats, games=6)
    assert "skirmish" in caught.value.__notes__[0] or "No Id" in caught.value.__notes__[0]


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


def test_transient_events_must_exist() -> None:
    with pytest.raises(AssertionError, match=r"transient events \['x'\] are not in `events` of skirmish"):
        contract_tests(GAME, transient=("x",))
