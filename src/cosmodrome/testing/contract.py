"""The contract tests: one line in a test module runs everything that any game must keep.

    TestSkirmish = contract_tests(GAME)

makes one test for each check, mode and seat count.  Each plays a few random games; COSMODROME_SOAK=1000 plays that
many, and COSMODROME_SEED=77 begins with that seed, so that a failed game can be played again alone.  A game with very
many modes and seat counts is checked with one seat count of each mode, unless COSMODROME_SOAK is set.  Of a game
without a face, a player or a mind only what is left is checked.
"""

import os
from collections.abc import Callable
from typing import Any, Final

import pytest

from cosmodrome.kernel.game import Game, S
from cosmodrome.testing.case import Case, all_tables, case_of, some_tables
from cosmodrome.testing.checks import answers, copies, events, minds, secrets, switches, words

Check = Callable[[Case[Any]], None]

CHECKS: Final[tuple[Check, ...]] = (
    words.game_is_described,
    answers.play_ends,
    answers.legal_answers_are_listed,
    answers.is_legal_agrees,
    answers.legal_answers_apply,
    answers.refusals_change_nothing,
    copies.clones_are_independent,
    copies.originals_stay,
    copies.blank_states_stay_blank,
    copies.fields_are_complete,
    copies.snapshots_play_on,
    copies.play_is_deterministic,
    copies.records_replay,
    copies.undo_restores,
    secrets.own_views_are_views,
    secrets.redeals_look_the_same,
    secrets.sealed_answers_are_redrawn,
    secrets.order_of_sealing_is_free,
    secrets.undo_teaches_nothing,
    secrets.events_hide_secrets,
    events.events_explain_views,
    events.events_are_well_formed,
    events.events_name_rules,
    events.components_are_kept,
    words.sheet_can_be_read,
    words.options_can_be_read,
    words.notation_reads_back,
    words.views_can_be_drawn,
    words.browser_finds_files,
    words.suggestions_are_legal,
    minds.minds_answer_legally,
    minds.minds_see_what_seats_see,
    minds.minds_judge_the_end,
    minds.minds_think_alike,
    minds.minds_keep_to_what_a_seat_sees,
    switches.forced_answers_can_be_given,
)

OF_FACES: Final[tuple[Check, ...]] = (
    events.events_name_rules,
    words.sheet_can_be_read,
    words.options_can_be_read,
    words.views_can_be_drawn,
    words.browser_finds_files,
)
OF_PLAYERS: Final[tuple[Check, ...]] = (words.suggestions_are_legal,)
OF_MINDS: Final[tuple[Check, ...]] = (
    minds.minds_answer_legally,
    minds.minds_see_what_seats_see,
    minds.minds_judge_the_end,
    minds.minds_think_alike,
    minds.minds_keep_to_what_a_seat_sees,
)


def checks_of(game: Game[S]) -> list[Check]:
    """Return the checks that concern a game."""
    left_out = (
        *(() if game.has_face() else OF_FACES),
        *(() if game.has_player() else OF_PLAYERS),
        *(() if game.mind() else OF_MINDS),
    )
    return [check for check in CHECKS if check not in left_out]


def contract_tests(game: Game[S], games: int = 3, transient: tuple[str, ...] = ()) -> type:
    """Return a class of tests for pytest; ``transient`` names events that show what no view keeps, such as a peek."""
    unknown = sorted(set(transient) - set(game.events))
    assert not unknown, f"transient events {unknown} are not in `events` of {game.id}"
    tests = {f"test_{check.__name__}": method_of(check, game, games, frozenset(transient)) for check in checks_of(game)}
    chosen = all_tables(game) if "COSMODROME_SOAK" in os.environ else some_tables(game)
    tables = [pytest.param(mode, seats, id=f"{mode}-{seats}") for mode, seats in chosen]
    contract = type("ContractTests", (), {"__doc__": f"What {game.id} promises.", **tests})
    return pytest.mark.parametrize(("mode", "seats"), tables)(contract)


def method_of(check: Check, game: Game[S], games: int, transient: frozenset[str]) -> Callable[[object, str, int], None]:
    """Return one test method."""

    def test(self: object, mode: str, seats: int) -> None:
        run_check(check, game, mode, seats, games, transient)

    test.__doc__ = check.__doc__
    return test


def run_check(
    check: Check, game: Game[S], mode: str, seats: int, games: int = 3, transient: frozenset[str] = frozenset()
) -> None:
    """Run one check on several games; a failure says which game it was."""
    first = int(os.environ.get("COSMODROME_SEED", "0"))
    count = max(games, int(os.environ.get("COSMODROME_SOAK", "0")))
    if check in (words.game_is_described, words.browser_finds_files, words.sheet_can_be_read):
        count = 1
    for seed in range(first, first + count):
        case = case_of(game, mode, seats, seed, transient)
        try:
            check(case)
        except Exception as error:
            error.add_note(f"This was {case}; to begin with this game set COSMODROME_SEED={seed}.")
            raise
