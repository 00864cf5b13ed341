"""Toy games with one thing broken each, and what the contract tests should say about it."""

from collections.abc import Callable, Iterator, Mapping
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple, cast

from tests.kernel.skirmish import GAINED, GAME, OWN_HAND, PICK, TRADE, Skirmish, SkirmishGame, SkirmishMind

from cosmodrome.kernel.agenda import ALL, BITS, NO_ANSWER, Rule
from cosmodrome.kernel.answering.features import Position
from cosmodrome.kernel.chance import Rng
from cosmodrome.kernel.game import Json, Names, Setting, Setup
from cosmodrome.kernel.message import Message, Option, Ref, Refusal
from cosmodrome.testing.checks import answers, copies, events, minds, secrets, switches, words
from cosmodrome.testing.contract import Check


class Broken(NamedTuple):
    """A game, the check that must find the fault, and what it says."""

    check: Check
    game: SkirmishGame
    complaint: str
    seats: int = 3


def with_state(state: type[Skirmish]) -> SkirmishGame:
    """Return the toy game with another state."""
    return with_methods(blank=lambda self: state())


def with_methods(**methods: object) -> SkirmishGame:
    """Return the toy game with some attributes or methods replaced."""
    game: SkirmishGame = type("BrokenSkirmish", (SkirmishGame,), methods)()
    return game


# -- broken states -----------------------------------------------------------------------------------------------------
class EndlessState(Skirmish):
    def apply_legal(self, seat: int, answer: int) -> None:
        self.round = 0
        super().apply_legal(seat, answer)


class AskingNobody(Skirmish):
    def seats_to_answer(self) -> list[int]:
        return [seat + 7 for seat in super().seats_to_answer()]

    def sample(self, seat: int, rng: Rng) -> int:
        return super().sample(seat - 7, rng)

    def apply(self, seat: int, answer: int) -> None:
        super().apply(seat - 7, answer)


class UnsortedAnswers(Skirmish):
    def legal_answers(self, kind: int, seat: int) -> list[int]:
        return super().legal_answers(kind, seat)[::-1]


class StrangeAnswers(Skirmish):
    def legal_answers(self, kind: int, seat: int) -> list[int]:
        return [*super().legal_answers(kind, seat), 6]

    def refuse(self, kind: int, seat: int, answer: int) -> Refusal | None:
        return None

    def sample(self, seat: int, rng: Rng) -> int:
        return super().legal_answers(self.question().kind, seat)[0]


class UnstableAnswers(Skirmish):
    calls = count()

    def legal_answers(self, kind: int, seat: int) -> list[int]:
        legal = super().legal_answers(kind, seat)
        return legal[: 1 + next(self.calls) % len(legal)] if kind == TRADE else legal


class ForgottenRefusal(Skirmish):
    def refuse(self, kind: int, seat: int, answer: int) -> Refusal | None:
        return None if kind == PICK and answer == 0 else super().refuse(kind, seat, answer)


class ForgottenAnswer(Skirmish):
    def legal_answers(self, kind: int, seat: int) -> list[int]:
        legal = super().legal_answers(kind, seat)
        return legal[:-1] if kind == TRADE and len(legal) > 2 else legal


class FailingAnswer(Skirmish):
    def emit(self, event: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        assert event != GAINED, "a rule that fails"


class RefusalWithoutRule(Skirmish):
    def refuse(self, kind: int, seat: int, answer: int) -> Refusal | None:
        refusal = super().refuse(kind, seat, answer)
        return refusal and refusal._replace(rule="")


class RefusalWithoutWords(Skirmish):
    def refuse(self, kind: int, seat: int, answer: int) -> Refusal | None:
        refusal = super().refuse(kind, seat, answer)
        return refusal and refusal._replace(message=Message("refused-silently"))


class RefusalWithEffect(Skirmish):
    def refuse(self, kind: int, seat: int, answer: int) -> Refusal | None:
        refusal = super().refuse(kind, seat, answer)
        self.score[0] += refusal is not None
        return refusal


class LateRefusal(Skirmish):
    def is_asked(self, seat: int) -> bool:
        return seat == self.seats or super().is_asked(seat)

    def refuse(self, kind: int, seat: int, answer: int) -> Refusal | None:
        return (
            Refusal("SK-9", Message("refused-no-target")) if seat == self.seats else super().refuse(kind, seat, answer)
        )


class SharedList(Skirmish):
    def clone(self) -> "SharedList":
        copy = super().clone()
        assert isinstance(copy, SharedList)
        copy.heaps = self.heaps
        return copy


SHARED_HEAPS: list[list[int]] = []


class FilledBlank(Skirmish):
    def __init__(self) -> None:
        super().__init__()
        self.heaps = SHARED_HEAPS

    def apply_legal(self, seat: int, answer: int) -> None:
        SHARED_HEAPS.append([answer])
        super().apply_legal(seat, answer)


class ForgottenInClone(Skirmish):
    def clone(self) -> "ForgottenInClone":
        copy = super().clone()
        assert isinstance(copy, ForgottenInClone)
        copy.face = 0
        return copy


class ForgottenField(Skirmish):
    def __init__(self) -> None:
        super().__init__()
        self.bonus = 0


class KernelField(Skirmish):
    FIELDS = (*Skirmish.FIELDS, "learned")


class TextOnTheTable(Skirmish):
    def apply_legal(self, seat: int, answer: int) -> None:
        super().apply_legal(seat, answer)
        self.score = [str(n) for n in self.score]  # type: ignore[misc]  # this is what is broken


class OrderMatters(Skirmish):
    def apply_legal(self, seat: int, answer: int) -> None:
        if self.question().mode == ALL and set(self.question().sealed) == {NO_ANSWER}:
            self.score[seat] += 1
        super().apply_legal(seat, answer)


class InputsCount(Skirmish):
    def apply_legal(self, seat: int, answer: int) -> None:
        self.score[max(seat, 0)] += 1
        super().apply_legal(seat, answer)


class NothingIsLearned(Skirmish):
    def reveal(self) -> None:
        pass


class LoudDraws(Skirmish):
    def emit_to(self, audience: int, event: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        self.emit(event, a, b, c, d)


class SilentGains(Skirmish):
    def emit(self, event: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        if event != GAINED:
            super().emit(event, a, b, c, d)


class StrangeEvents(Skirmish):
    def emit(self, event: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        super().emit(event + 50, a, b, c, d)


class StrangeAudience(Skirmish):
    def emit(self, event: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        self.emit_to(BITS[30], event, a, b, c, d)


class LostCards(Skirmish):
    def apply_legal(self, seat: int, answer: int) -> None:
        super().apply_legal(seat, answer)
        self.heaps[0] = [0] * len(self.heaps[0])


# -- broken games ------------------------------------------------------------------------------------------------------
SEEDS = count(1)


def set_up_by_chance(self: SkirmishGame, state: Skirmish, setup: Setup) -> None:
    GAME.set_up(state, setup)
    state.score[0] = next(SEEDS)


def foreign_view(self: SkirmishGame, state: Skirmish, seat: int, common: Mapping[str, object]) -> Mapping[str, object]:
    """Show a seat what its neighbour sees."""
    return GAME.view(state, (seat + 1) % state.seats)


def written_view(self: SkirmishGame, state: Skirmish, seat: int, common: Mapping[str, object]) -> Mapping[str, object]:
    """Write what a seat sees into what everybody sees."""
    cast(dict[str, object], common).update(GAME.view(state, seat))
    return common


def leaking_view(self: SkirmishGame, state: Skirmish, seat: int) -> Json:
    return {**GAME.view(state, seat), "hands": [hand.copy() for hand in state.hands]}


def sharing_view(self: SkirmishGame, state: Skirmish, seat: int) -> Json:
    return {**GAME.view(state, seat), "scores": state.score}


def redeal_with(change: Callable[[Skirmish, Skirmish, Rng], None]) -> SkirmishGame:
    """Return the toy game with a re-deal that is spoilt by a change of the true state and the re-dealt one."""

    def redeal(self: SkirmishGame, state: Skirmish, seat: int, rng: Rng) -> Skirmish:
        redealt = GAME.redeal(state, seat, rng)
        change(state, redealt, rng)
        return redealt

    return with_methods(redeal=redeal)


def keep_chance(state: Skirmish, redealt: Skirmish, rng: Rng) -> None:
    redealt.chance = state.chance


def fix_chance(state: Skirmish, redealt: Skirmish, rng: Rng) -> None:
    redealt.chance = GAME.redeal(state, 0, Rng(1)).chance


def keep_sealed(state: Skirmish, redealt: Skirmish, rng: Rng) -> None:
    if not state.over():
        redealt.agenda[-1] = state.agenda[-1]


def change_original(state: Skirmish, redealt: Skirmish, rng: Rng) -> None:
    state.score[0] += 1


def lose_card(state: Skirmish, redealt: Skirmish, rng: Rng) -> None:
    redealt.heaps[0][0] += 1
    redealt.bags[0] = [0] * len(redealt.bags[0])


def option_with(**changes: object) -> SkirmishGame:
    """Return the toy game with something else in all its options."""

    def option(self: SkirmishGame, state: Skirmish, seat: int, answer: int) -> Option:
        replaced: Any = changes
        return GAME.option(state, seat, answer)._replace(**replaced)

    return with_methods(option=option)


def option_with_effect(self: SkirmishGame, state: Skirmish, seat: int, answer: int) -> Option:
    state.score[0] += 1
    return GAME.option(state, seat, answer)


def short_notation(self: SkirmishGame, state: Skirmish, seat: int, answer: int) -> str:
    return GAME.notation(state, seat, answer)[:1]


def suggest_with_effect(self: SkirmishGame, state: Skirmish, seat: int, rng: Rng) -> int:
    state.score[0] += 1
    return state.legal(seat)[0]


def see_the_next_hand(self: SkirmishMind, g: Skirmish, seat: int, position: Position) -> None:
    for kind, held in enumerate(g.hands[(seat + 1) % g.seats]):
        OWN_HAND.add(position, 0, kind, held)


def with_mind(**methods: object) -> SkirmishGame:
    """Return the toy game with some methods of its mind replaced."""
    mind: SkirmishMind = type("BrokenMind", (SkirmishMind,), methods)()
    return with_methods(mind=lambda self: mind)


def weigh_anew() -> Callable[..., list[int]]:
    """Return a way to weigh answers that likes another one best every time."""
    times = count()

    def weigh(self: SkirmishMind, g: Skirmish, seat: int, answers: list[int], rng: Rng) -> list[int]:
        best = next(times) % len(answers)
        return [10_000 if i == best else 0 for i in range(len(answers))]

    return weigh


def peeking() -> SkirmishGame:
    """Return the toy game with a player that remembers the true state, and answers by what others hold there."""
    true: list[Skirmish] = []

    def redeal(self: SkirmishGame, state: Skirmish, seat: int, rng: Rng) -> Skirmish:
        true[:] = [state.clone()]
        return SkirmishGame.redeal(self, state, seat, rng)

    def weigh(self: SkirmishMind, g: Skirmish, seat: int, answers: list[int], rng: Rng) -> list[int]:
        held = sum(kind * n for other, hand in enumerate(true[0].hands) if other != seat for kind, n in enumerate(hand))
        return [int(i == held % len(answers)) for i in range(len(answers))]

    mind = type("PeekingMind", (SkirmishMind,), {"weigh": weigh, "is_settled": lambda self, g, seat, answer: True})()
    return with_methods(redeal=redeal, mind=lambda self: mind)


def settle_with_effect(self: SkirmishMind, g: Skirmish, seat: int, answer: int) -> bool:
    g.score[0] += 1
    return True


def without_last_rule(self: SkirmishGame) -> dict[str, Rule]:
    return {name: rule for name, rule in GAME.rules().items() if name != "reveal_picks"}


def renamed_rules(self: SkirmishGame) -> dict[str, Rule]:
    return {name + "_old": rule for name, rule in GAME.rules().items()}


HALF_TRANSLATED: dict[str, Names] = {card: {"en": card} for card in GAME.names}


def broken_games() -> Iterator[Broken]:
    """Iterate over all broken games."""
    name = {"en": "x", "ru": "x"}
    yield Broken(words.game_is_described, with_methods(name={"en": "x"}), "the game has no name in one language")
    yield Broken(
        words.game_is_described, with_methods(names=HALF_TRANSLATED), "component ore has no name in one language"
    )
    yield Broken(words.game_is_described, with_methods(id="No Id"), "the game's id 'No Id' is not like_this")
    yield Broken(words.game_is_described, with_methods(events=("a", "a")), "`events` has the same name twice")
    yield Broken(
        words.game_is_described, with_methods(rules=renamed_rules), "`rules` lists begin_round as begin_round_old"
    )
    settings = (Setting("rounds", name, 9, 1, 3),)
    yield Broken(words.game_is_described, with_methods(settings=settings, check=GAME.check), "default of option rounds")

    yield Broken(answers.play_ends, with_state(EndlessState), "did not end after 300 answers")
    yield Broken(answers.play_ends, with_state(AskingNobody), r"asks seats \[7, 8, 9\], which this game does not have")
    yield Broken(answers.play_ends, with_methods(winners=lambda self, state: [3]), r"winners \[3\] are not seats")
    yield Broken(answers.play_ends, with_methods(scores=lambda self, state: [1]), "there are 1 scores for 3 seats")
    yield Broken(answers.play_ends, with_methods(kinds=("pick",)), "which has no name in `kinds`")

    listed = answers.legal_answers_are_listed
    yield Broken(listed, with_state(UnsortedAnswers), "legal answers are not ascending")
    yield Broken(listed, with_state(StrangeAnswers), r"legal answers \[6\] are not in the domain")
    yield Broken(listed, with_state(UnstableAnswers), "legal answers differ when asked for twice|of a clone differ")
    yield Broken(answers.is_legal_agrees, with_state(ForgottenRefusal), "`refuse` says legal, the list says not legal")
    yield Broken(answers.is_legal_agrees, with_state(ForgottenAnswer), "`refuse` says legal, the list says not legal")
    yield Broken(answers.is_legal_agrees, with_state(UnstableAnswers), "`refuse` says legal, the list says not legal")
    yield Broken(answers.legal_answers_apply, with_state(FailingAnswer), "a rule that fails")

    refusals = answers.refusals_change_nothing
    yield Broken(refusals, with_state(RefusalWithoutRule), "the refusal 'refused-not-in-hand' names no rule")
    yield Broken(refusals, with_state(RefusalWithoutWords), "no message 'refused-silently'")
    yield Broken(refusals, with_state(RefusalWithEffect), r"a refused answer changed the state: table\.score\.0")
    yield Broken(refusals, with_state(LateRefusal), "seat 3 is not asked, but is told")

    yield Broken(copies.clones_are_independent, with_state(SharedList), r"changed with its original: table\.heaps")
    yield Broken(copies.clones_are_independent, with_state(ForgottenInClone), r"a clone differs: table\.face")
    yield Broken(copies.originals_stay, with_state(SharedList), r"a state changed with its clone: table\.heaps")
    yield Broken(copies.blank_states_stay_blank, with_state(FilledBlank), "a blank state is not blank after a game")
    yield Broken(copies.fields_are_complete, with_state(ForgottenField), r"FIELDS lacks \['bonus'\]")
    yield Broken(copies.fields_are_complete, with_state(KernelField), r"FIELDS names \['learned'\], which the kernel")
    yield Broken(copies.fields_are_complete, with_state(TextOnTheTable), "score holds|str")
    yield Broken(copies.snapshots_play_on, with_methods(rules=without_last_rule), "names the rule 'reveal_picks'")
    yield Broken(
        copies.play_is_deterministic, with_methods(set_up=set_up_by_chance), r"same game differs: table\.score\.0"
    )
    yield Broken(copies.records_replay, with_methods(set_up=set_up_by_chance), "the state is not the recorded one")
    yield Broken(copies.undo_restores, with_state(ForgottenInClone), "does not restore the state")

    own_views = secrets.own_views_are_views
    yield Broken(own_views, with_methods(own_view=foreign_view), "the own view of seat 0 says otherwise")
    yield Broken(own_views, with_methods(own_view=written_view), "making views of seats changed the view of SPECTATOR")
    redeals = secrets.redeals_look_the_same
    yield Broken(redeals, with_methods(view=leaking_view), r"can tell a re-dealt state .*: table\.hands\.")
    yield Broken(redeals, redeal_with(keep_chance), "a re-dealt state foresees the true rolls")
    yield Broken(redeals, redeal_with(fix_chance), "two re-dealt states have the same chance")
    yield Broken(redeals, redeal_with(change_original), "can tell a re-dealt state|a re-deal changed the original")
    yield Broken(redeals, redeal_with(lose_card), "can tell a re-dealt state|number of components")
    yield Broken(secrets.sealed_answers_are_redrawn, redeal_with(keep_sealed), r"know what seat \d has sealed")
    yield Broken(secrets.order_of_sealing_is_free, with_state(OrderMatters), "the order of sealed answers matters")
    yield Broken(secrets.undo_teaches_nothing, with_state(NothingIsLearned), "learns something by its answer")
    yield Broken(secrets.events_hide_secrets, with_state(LoudDraws), "what its view hides")

    explained = events.events_explain_views
    yield Broken(explained, with_state(SilentGains), r"sees players\.\d\.score change")
    yield Broken(explained, with_methods(explains={}), "it was told of: ")
    yield Broken(explained, with_methods(explains={"x": ("round",)}), r"`explains` names \['x'\]")
    yield Broken(explained, with_methods(view=sharing_view), "shares a list with the state")
    yield Broken(events.events_are_well_formed, with_state(StrangeEvents), "an event has the number 50")
    yield Broken(events.events_are_well_formed, with_state(StrangeAudience), "for seats that this game does not have")
    silent = with_methods(tell=lambda self, event: Message("event-silent"))
    yield Broken(events.events_are_well_formed, silent, "no message 'event-silent'")
    named = events.events_name_rules
    yield Broken(named, with_methods(because={}), r"`because` has no rule for \['round-began', 'picked'")
    yield Broken(named, with_methods(because={**GAME.because, "x": "SK-1.1"}), r"`because` names \['x'\]")
    yield Broken(named, with_methods(because={**GAME.because, "drew": ""}), r"the event drew .* names no rule")
    booked = with_methods(id="star_realms")  # a toy has no rulebook of its own
    yield Broken(named, booked, r"the event \S+ .* names the rule 'SK-\d.\d', which the rulebook lacks")
    yield Broken(events.components_are_kept, with_state(LostCards), "components are not what they were at the start")
    yield Broken(events.components_are_kept, with_methods(names={}), "the component 'ore' is not in `names`")

    sheet = words.sheet_can_be_read
    yield Broken(sheet, with_methods(sheet=lambda self: {"ghost": {}}), "the component 'ghost' is not in `names`")
    unsaid = {"ore": {"words": [{"id": "option-card", "args": {}}]}}
    yield Broken(sheet, with_methods(sheet=lambda self: unsaid), "the sheet of ore .*cannot be said: .*card")

    read = words.options_can_be_read
    yield Broken(read, option_with(warning=Message("option-card")), "its warning.* cannot be said: .*card")
    yield Broken(read, option_with(rule=""), "names no rule")
    yield Broken(read, option_with(answer=77), "is for answer 77")
    yield Broken(read, option_with(components=("ghost",)), "the component 'ghost' is not in `names`")
    yield Broken(read, option_with(places=("players.9.hand",)), "which is not in the view")
    yield Broken(read, option_with(label=Message("option-card")), "cannot be said: .*card")
    yield Broken(
        read, option_with(label=Message("option-card", {"card": Ref("ghost")})), "component 'ghost' has no name"
    )
    yield Broken(read, with_methods(prompt=lambda self, state, seat: Message("")), "the prompt has no message id")
    yield Broken(read, with_methods(option=option_with_effect), "describing a question changed the state")
    yield Broken(words.notation_reads_back, with_methods(notation=short_notation), "is the notation of several answers")
    multi = with_methods(notation=lambda self, state, seat, answer: f"{answer}\n")
    yield Broken(words.notation_reads_back, multi, "is not one line of plain words")
    yield Broken(words.views_can_be_drawn, with_methods(draw=lambda self, view, say: []), "a drawing is empty")
    nowhere = Path(__file__).with_name("nowhere")
    yield Broken(words.browser_finds_files, with_methods(poster=nowhere), "where no file is")
    yield Broken(words.browser_finds_files, with_methods(poster=Path(__file__)), "`poster` is a .py file")
    yield Broken(words.browser_finds_files, with_methods(board=nowhere), "where no board.js is")
    yield Broken(words.views_can_be_drawn, with_methods(draw=lambda self, view, say: ["a\nb"]), "line breaks inside")
    illegal = with_methods(suggest=lambda self, state, seat, rng: 77)
    yield Broken(words.suggestions_are_legal, illegal, "the suggestion 77 for seat")
    yield Broken(
        words.suggestions_are_legal, with_methods(suggest=suggest_with_effect), "a suggestion changed the state"
    )

    legal = minds.minds_answer_legally
    yield Broken(legal, with_mind(reply=lambda self, g, seat, rng: 77), "the reply 77 for seat")
    yield Broken(legal, with_mind(weigh=lambda self, g, seat, answers, rng: [0]), "were weighed by 1 numbers")
    yield Broken(legal, with_mind(judge=lambda self, g, seat: -1), "are not shares of 4096")
    yield Broken(legal, with_mind(reply=suggest_with_effect), "a mind changed the state")
    yield Broken(minds.minds_see_what_seats_see, with_mind(see=see_the_next_hand), "is told what it cannot know")
    yield Broken(minds.minds_judge_the_end, with_mind(winners=lambda self, g: 8), "was judged to have")
    alike = minds.minds_think_alike
    yield Broken(alike, with_mind(weigh=weigh_anew()), "two thoughts with the same chance came to")
    yield Broken(alike, with_mind(is_settled=settle_with_effect), "a thought changed the state")

    yield Broken(minds.minds_keep_to_what_a_seat_sees, peeking(), "when what it cannot know is different")

    yield Broken(switches.forced_answers_can_be_given, with_state(InputsCount), "the game ends differently", seats=2)


BROKEN = tuple(broken_games())
