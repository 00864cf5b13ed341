"""What a seat is shown: questions, options, sealed answers, and the events it may know of."""

from tests.kernel.bench import bench
from tests.kernel.skirmish import GAME, PICK, RAIDER, Skirmish

from cosmodrome.kernel import view
from cosmodrome.kernel.agenda import CLOCK, EVERYBODY, SPECTATOR, bit, mask_of
from cosmodrome.kernel.answering.domain import Domain
from cosmodrome.kernel.chance import SeededChance
from cosmodrome.kernel.message import Message, Ref
from cosmodrome.kernel.state import Event
from cosmodrome.kernel.view import message_json, observe, seen_by


def start(seats: int = 2) -> Skirmish:
    return GAME.start(GAME.check("standard", seats, {}), SeededChance(1))


def test_the_asked_seat_sees_its_question() -> None:
    g = start()
    shown = observe(GAME, g, 0)
    assert (shown["seat"], shown["over"], shown["asked"], shown["kind"]) == (0, False, [0, 1], "pick")
    question = shown["question"]
    assert isinstance(question, dict)
    assert question["domain"] == ["pick", 5]
    assert question["prompt"] == {"id": "ask-pick", "args": {}}
    assert [option["answer"] for option in question["options"]] == g.legal(0)
    option = question["options"][0]
    card = option["components"][0]
    assert option["label"] == {"id": "option-card", "args": {"card": {"component": card}}}
    assert (option["places"], option["rule"]) == (["players.0.hand"], "SK-2.1")


def test_only_the_asked_see_the_question() -> None:
    g = start()
    assert observe(GAME, g, SPECTATOR)["question"] is None
    g.apply(0, g.legal(0)[0])
    assert observe(GAME, g, 0)["question"] is None


def test_a_sealed_answer_is_shown_to_its_seat_only() -> None:
    g = start(3)
    answer = g.legal(1)[0]
    g.apply(1, answer)
    assert observe(GAME, g, 1)["sealed"] == answer
    assert "sealed" not in observe(GAME, g, 0)
    assert "sealed" not in observe(GAME, g, SPECTATOR)


def test_the_end_shows_the_result() -> None:
    g = start()
    g.finish()
    shown = observe(GAME, g, 0)
    assert (shown["over"], shown["asked"]) == (True, [])
    assert (shown["winners"], shown["scores"]) == ([0, 1], [0, 0])
    assert "question" not in shown


class Wide(Skirmish):
    """A game whose questions have too many answers, or only look as if."""

    width = 1000

    def domain_of(self, kind: int, seat: int) -> Domain:
        return Domain(self.width)


def test_a_wide_domain_with_few_legal_answers_is_listed() -> None:
    g = Wide()
    g.seats = 1
    g.hands = [[1, 0, 1, 0, 0]]
    g.ask(0, PICK, lambda g, answer: None)
    options = view.question_json(GAME, g, 0)["options"]
    assert isinstance(options, list)
    assert [option["answer"] for option in options] == [0, RAIDER]
    g.width = 2 * view.LARGEST_DOMAIN
    assert "options" not in view.question_json(GAME, g, 0)


def test_messages_as_json() -> None:
    inner = Message("inner", {"n": 1})
    message = Message("outer", {"card": Ref("scout"), "one": inner, "many": (inner, inner), "word": "x"})
    told = {"id": "inner", "args": {"n": 1}}
    assert message_json(message) == {
        "id": "outer",
        "args": {"card": {"component": "scout"}, "one": told, "many": [told, told], "word": "x"},
    }


# -- events ------------------------------------------------------------------------------------------------------------
def test_events_are_kept_only_when_somebody_records() -> None:
    g = bench()
    g.emit(1, 2)
    g.events = events = list[Event]()
    g.emit(1, 2, 3)
    g.emit_to(bit(0), 4, 5)
    assert events == [(1, EVERYBODY, 2, 3, 0, 0), (4, bit(0), 5, 0, 0, 0)]
    assert g.clone().events is None


def test_events_are_seen_by_their_audience() -> None:
    g = bench()
    g.events = events = list[Event]()
    g.emit(0)
    g.emit_to(bit(1), 1)
    g.emit_to(mask_of([0, 2]) | bit(SPECTATOR), 2)
    seen = {seat: [event[0] for event in seen_by(events, seat)] for seat in (SPECTATOR, CLOCK, 0, 1, 2)}
    assert seen == {SPECTATOR: [0, 2], CLOCK: [0], 0: [0, 2], 1: [0, 1], 2: [0, 2]}
