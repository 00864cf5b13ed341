"""The course of a match at the terminal: who answers next, how time passes, and what the person learns of it."""

from pathlib import Path
from typing import Final, Generic, NamedTuple

from cosmodrome.bots.bot import Bot, ask_bot
from cosmodrome.bots.load import load_bot
from cosmodrome.cli.playing.clock import OwnTime, RealTime
from cosmodrome.cli.playing.driver import OwnDriver
from cosmodrome.kernel.agenda import ANY, CLOCK
from cosmodrome.kernel.chance import Rng
from cosmodrome.kernel.game import S
from cosmodrome.kernel.match import Match
from cosmodrome.kernel.message import Message
from cosmodrome.kernel.state import Event
from cosmodrome.kernel.view import seen_by
from cosmodrome.lab.simulate import derived_seed
from cosmodrome.translate import Translator


class Seating(NamedTuple):
    """Who sits where, and where the record goes."""

    seat: int
    bot: str
    file: Path
    ask_everything: bool = False


class LogLine(NamedTuple):
    """What happened: in words, with the rule behind it and the number of inputs after which it was true."""

    inputs: int
    text: str
    rule: str


class Course(Generic[S]):
    """Lets bots and time answer, and writes down what the person may know."""

    def __init__(self, match: Match[S], seating: Seating, say: Translator) -> None:
        self.match: Final = match
        self.game: Final = match.game
        self.seat: Final = seating.seat
        self.bot: Final[Bot] = load_bot(seating.bot)
        self.driver: Final = OwnDriver(match, seating.seat, seating.ask_everything)
        self.file: Final = seating.file
        self.translator: Final = say
        self.log: list[LogLine] = []
        self.news_from: int = 0  # where in the log the news begin
        self.bots_turn: bool = False  # in a question that stays open, person and bots answer in turn
        self.waiting: bool = False  # the person lets time pass
        self.own_time: Final = OwnTime(match.game)
        self.real_time: Final = RealTime(match, seating.seat, self.answer_of)

    # -- whose move --------------------------------------------------------------------------------------------------
    def is_my_move(self) -> bool:
        """Tell whether the person answers now."""
        state = self.match.state
        is_open = state.question().mode == ANY
        wait = is_open and (self.waiting or (self.bots_turn and any(seat >= 0 for seat in self.others())))
        return state.is_asked(self.seat) and not (wait and self.others())

    def others(self) -> list[int]:
        """Return the other seats that may answer now."""
        return [seat for seat in self.match.state.seats_to_answer() if seat != self.seat]

    def let_another_answer(self) -> None:
        """Let every bot that may answer now do so once; time passes only when nobody else is left."""
        waiting = self.others()
        for seat in [seat for seat in waiting if seat >= 0] or waiting[:1]:
            if self.match.state.is_asked(seat):
                self.apply(seat, self.answer_of(seat))
        self.bots_turn = self.waiting = False

    def answer_of(self, seat: int) -> int:
        """Return what another seat answers."""
        state = self.match.state
        return ask_bot(self.bot, self.game, state, seat, self.rng()) if seat >= 0 else state.sample(seat, self.rng())

    def rng(self) -> Rng:
        """Return a generator that depends on the match alone, so that it goes on alike after a pause or an undo."""
        seed = self.match.record.chance.get("seed")
        return Rng(derived_seed(seed if isinstance(seed, int) else 0, len(self.match.record.inputs), "bots"))

    # -- what happens ------------------------------------------------------------------------------------------------
    def let_time_answer(self) -> bool:
        """Give the clock's answer where the person's own answers have used its time up; say whether they have."""
        due = self.own_time.due(self.match.state)
        if due is not None:
            self.apply(CLOCK, due)
        return due is not None

    def let_real_time_pass(self) -> bool:
        """Let everything arrive whose moment has come; say whether the person is asked something else now."""
        before = self.what_is_asked()
        while self.real_time.runs():
            arrived = self.real_time.arrived()
            if arrived is None:
                break
            self.apply(*arrived)
        return self.what_is_asked() != before

    def what_is_asked(self) -> tuple[int, bool, int | None]:
        """Return what tells one question from the next: its number, whether it is for the person, the running sand."""
        state = self.match.state
        if state.over():
            return (-1, False, None)
        return (state.question().number, state.is_asked(self.seat), self.real_time.timer_id())

    def apply(self, seat: int, answer: int) -> None:
        """Give an answer and note what happened."""
        if seat == self.seat and self.match.state.is_legal(seat, answer):
            self.own_time.spend(self.match.state, seat, answer)
        given = self.driver.is_given(seat, answer)
        if given and seat == self.seat:
            self.note_given(answer)
        self.note(self.match.answer(seat, answer, given=given).events)
        self.driver.drop_orders()

    def note_given(self, answer: int) -> None:
        """Write down what is answered for the person."""
        state, say = self.match.state, self.translator
        option = self.game.option(state, self.seat, answer)
        words = {"prompt": say(self.game.prompt(state, self.seat)), "answer": say(option.label)}
        self.log.append(LogLine(len(self.match.record.inputs) + 1, say(Message("given", words)), option.rule))

    def note(self, events: list[Event]) -> None:
        """Write down what the person may know of some events."""
        game, record = self.game, self.match.record
        for event in seen_by(events, self.seat):
            if game.is_told(event):
                rule = game.why(event, record.setup.mode)
                self.log.append(LogLine(len(record.inputs), self.translator(game.tell(event)), rule))
