"""The command ``cosmodrome play``: one person against bots, in the terminal."""

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, Generic, NamedTuple

from rich.console import Console

from cosmodrome.bots.bot import Bot, ask_bot
from cosmodrome.bots.load import load_bot
from cosmodrome.cli.clock import OwnTime
from cosmodrome.cli.commands import COMMANDS, Command, find_command
from cosmodrome.cli.driver import OwnDriver
from cosmodrome.cli.files import write_record
from cosmodrome.cli.screen import Picture, Screen
from cosmodrome.cli.words import my_result, names_at_table, result_lines
from cosmodrome.kernel.agenda import ANY, CLOCK, NO_ANSWER
from cosmodrome.kernel.chance import Rng
from cosmodrome.kernel.errors import IllegalAnswer
from cosmodrome.kernel.game import S
from cosmodrome.kernel.match import Match
from cosmodrome.kernel.message import Arg, Message, Option
from cosmodrome.kernel.state import Event
from cosmodrome.kernel.view import LARGEST_DOMAIN, MOST_OPTIONS, seen_by
from cosmodrome.lab.simulate import derived_seed
from cosmodrome.rulebook import RulebookError, rulebook_of
from cosmodrome.translate import Translator


class Leave(Exception):
    """The person wants to leave the table, or no more input will come."""


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


class Session(Generic[S]):
    """A match at the terminal: shows it, reads answers and commands, lets the bots answer."""

    def __init__(self, match: Match[S], seating: Seating, say: Translator, read: Callable[[str], str | None]) -> None:
        self.match: Final = match
        self.game: Final = match.game
        self.seat: Final = seating.seat
        self.bot: Final[Bot] = load_bot(seating.bot)
        self.driver: Final = OwnDriver(match, seating.seat, seating.ask_everything)
        self.file: Final = seating.file
        self.translator: Final = say
        say.seat_names = names_at_table(say, match.record.setup.seats, seating.seat)
        self.read: Final = read
        self.screen: Final = Screen(Console(highlight=False))
        self.log: list[LogLine] = []
        self.news_from: int = 0  # where in the log the news begin
        self.bots_turn: bool = False  # in a question that stays open, person and bots answer in turn
        self.time: Final = OwnTime(match.game)
        self.notice: str = ""  # a message to be shown below the next picture
        self.note(match.opening)
        self.commands: Final = {
            "undo": self.undo,
            "order": self.order,
            "hint": self.hint,
            "why": self.why,
            "log": self.show_log,
            "save": self.save,
            "quit": self.quit,
            "help": self.help,
        }

    # -- the course of a match ---------------------------------------------------------------------------------------
    def run(self) -> None:
        """Play to the end; raises ``Leave`` when the person leaves before."""
        while not self.match.state.over():
            due = self.time.due(self.match.state)
            if due is not None:
                self.apply(CLOCK, due)
            elif self.is_my_move():
                given = self.driver.answer()
                if given == NO_ANSWER:
                    self.ask()
                else:
                    self.apply(self.seat, given)
            else:
                self.let_another_answer()
        self.show_end()

    def catch_up(self, inputs: Sequence[tuple[int, int]]) -> None:
        """Go to where a saved match was left; all of it is in the log, news is what came after the last own answer."""
        for seat, answer in inputs:
            if seat == self.seat:
                self.news_from = len(self.log)
            self.apply(seat, answer)

    def is_my_move(self) -> bool:
        """Tell whether the person answers now."""
        state = self.match.state
        wait = self.bots_turn and state.question().mode == ANY and any(seat >= 0 for seat in self.others())
        return state.is_asked(self.seat) and not wait

    def others(self) -> list[int]:
        """Return the other seats that may answer now."""
        return [seat for seat in self.match.state.seats_to_answer() if seat != self.seat]

    def let_another_answer(self) -> None:
        """Let every bot that may answer now do so once; time passes only when nobody else is left."""
        waiting = self.others()
        for seat in [seat for seat in waiting if seat >= 0] or waiting[:1]:
            if self.match.state.is_asked(seat):
                self.apply(seat, self.answer_of(seat))
        self.bots_turn = False

    def answer_of(self, seat: int) -> int:
        """Return what another seat answers."""
        state = self.match.state
        return ask_bot(self.bot, self.game, state, seat, self.rng()) if seat >= 0 else state.sample(seat, self.rng())

    def rng(self) -> Rng:
        """Return a generator that depends on the match alone, so that it goes on alike after a pause or an undo."""
        seed = self.match.record.chance.get("seed")
        return Rng(derived_seed(seed if isinstance(seed, int) else 0, len(self.match.record.inputs), "bots"))

    def apply(self, seat: int, answer: int) -> None:
        """Give an answer and note what happened."""
        if seat == self.seat and self.match.state.is_legal(seat, answer):
            self.time.spend(self.match.state, seat, answer)
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

    # -- a question --------------------------------------------------------------------------------------------------
    def ask(self) -> None:
        """Show the table and the question, and read lines until one is an answer or changes the table."""
        options = self.options()
        self.show(options)
        while not self.obey(self.next_line(), options):
            pass

    def options(self) -> list[Option]:
        """Return the options of the open question; none where there are too many to be listed."""
        state = self.match.state
        legal = state.legal(self.seat) if state.domain(self.seat).size() <= LARGEST_DOMAIN else []
        return [self.game.option(state, self.seat, answer) for answer in legal] if len(legal) <= MOST_OPTIONS else []

    def next_line(self) -> str:
        """Read what the person types."""
        line = self.read("> ")
        if line is None:
            raise Leave
        return line.strip()

    def obey(self, line: str, options: list[Option]) -> bool:
        """Carry out a line; return whether the table has to be shown again."""
        if not line:
            self.show(options)
            return False
        command = find_command(line)
        if command is not None:
            return self.commands[command.name](line, options)
        answer = self.answer_in(line, options)
        return answer is not None and self.try_answer(answer)

    def answer_in(self, line: str, options: list[Option]) -> int | None:
        """Return the answer that a line means: the number of an option or its notation."""
        if line.isdecimal() and options:
            if 1 <= int(line) <= len(options):
                return options[int(line) - 1].answer
            self.say("answer-not-a-number", first=1, last=len(options))
            return None
        state = self.match.state
        domain = state.domain(self.seat)
        for answer in domain.answers() if domain.size() <= LARGEST_DOMAIN else state.legal(self.seat):
            if self.game.notation(state, self.seat, answer) == line:
                return answer
        self.say("answer-unknown", text=line)
        return None

    def try_answer(self, answer: int) -> bool:
        """Give the person's answer; a refused one is explained."""
        self.news_from = len(self.log)
        try:
            self.apply(self.seat, answer)
        except IllegalAnswer as error:
            self.screen.say(self.translator(error.refusal.message))
            self.tell_rule(error.refusal.rule)
            return False
        self.bots_turn = True
        return True

    # -- commands: each returns whether the table has to be shown again ----------------------------------------------
    def undo(self, line: str, options: list[Option]) -> bool:
        if not self.match.undo(self.seat):
            mine = any(seat == self.seat for seat, _ in self.match.record.inputs)
            self.say("undo-too-late" if mine else "undo-impossible")
            return False
        count = len(self.match.record.inputs)
        self.log = [line for line in self.log if line.inputs <= count]
        self.news_from = len(self.log)
        self.notice = "undo-done"
        return True

    def order(self, line: str, options: list[Option]) -> bool:
        possible = self.driver.possible()
        if not possible:
            self.say("refused-no-order")
        for name in possible:
            self.say(f"ordered-{name}" if self.driver.toggle(name) else f"order-cancelled-{name}")
        return False

    def hint(self, line: str, options: list[Option]) -> bool:
        if not self.game.has_player():
            self.say("refused-no-hint")
            return False
        state = self.game.redeal(self.match.state, self.seat, self.rng())
        answer = self.game.suggest(state, self.seat, self.rng())
        number = next((i for i, option in enumerate(options, 1) if option.answer == answer), None)
        label = self.translator(self.game.option(self.match.state, self.seat, answer).label)
        short = self.game.notation(self.match.state, self.seat, answer)
        self.say("hint-says", option=f"{number if number is not None else short} {label}")
        return False

    def why(self, line: str, options: list[Option]) -> bool:
        number = line.split()[-1]
        if "-" in number:  # a rule, as the log names it
            self.tell_rule(number.upper())
        elif not number.isdecimal() or not 1 <= int(number) <= len(options):
            self.say("why-which", example="w 1", first=1, last=len(options))
        else:
            option = options[int(number) - 1]
            self.screen.say(self.translator(option.label))  # the screen may have had to cut it
            self.tell_rule(option.rule)
        return False

    def show_log(self, line: str, options: list[Option]) -> bool:
        for _, text, rule in self.log:
            self.screen.say(f"{text} ({rule})" if rule else text)
        return False

    def save(self, line: str, options: list[Option]) -> bool:
        self.save_record()
        return False

    def quit(self, line: str, options: list[Option]) -> bool:
        raise Leave

    def help(self, line: str, options: list[Option]) -> bool:
        self.say("answer-help-long")
        for command in self.usable_commands():
            self.screen.say(f"  {command.usage:<4} {self.translator(Message(f'command-{command.name}'))}")
        return False

    def usable_commands(self) -> list[Command]:
        """Return the commands that mean something now."""
        return [command for command in COMMANDS if command.name != "order" or self.driver.possible()]

    # -- what is shown -----------------------------------------------------------------------------------------------
    def say(self, id: str, **args: Arg) -> None:
        """Print a message of the frame; file names and commands in it can be copied."""
        self.screen.say(self.translator(Message(id, args)), to_copy="file" in args or "command" in args)

    def show(self, options: list[Option]) -> None:
        """Show the table and the question."""
        say, state = self.translator, self.match.state
        labels = [say(option.label) for option in options]
        prompt = say(self.game.prompt(state, self.seat))
        if not options:
            prompt = f"{prompt} {say(Message('options-too-many'))}"
        self.screen.show(self.picture(prompt, labels, command_line(self.usable_commands(), say)))
        if self.notice:
            self.say(self.notice)
            self.notice = ""

    def picture(self, prompt: str, options: list[str], footer: str) -> Picture:
        """Return what the screen shows now."""
        say, setup = self.translator, self.match.record.setup
        mode = next(mode for mode in self.game.modes if mode.id == setup.mode)
        news = len(self.log) - self.news_from
        return Picture(
            f"{self.game.name[say.language]} · {mode.name[say.language]}",
            self.game.draw(self.game.view(self.match.state, self.seat), say),
            [line.text for line in self.log],
            news,
            prompt,
            options,
            footer,
        )

    def show_end(self) -> None:
        """Show the last table and the result, and save the record."""
        over, winners, scores = result_lines(self.game, self.match.state, self.translator)
        mine = self.translator(Message(my_result(self.game, self.match.state, self.seat)))
        self.screen.show(self.picture(f"{over}. {mine}.", [], ""))
        self.screen.say(winners)
        self.screen.say(scores)
        self.save_record()

    def tell_rule(self, rule: str) -> None:
        """Print the rule behind something in the reader's language."""
        if not rule:
            return
        try:
            text = rulebook_of(self.game).find(rule, self.translator.language).text
        except (RulebookError, KeyError):
            text = self.translator(Message("why-no-text"))
        self.screen.say(f"{self.translator(Message('why-rule', {'rule': rule}))}. {text}")

    def save_record(self) -> None:
        """Write the record, and say where."""
        try:
            write_record(self.file, self.match.record)
        except OSError as error:
            self.say("not-saved", file=str(self.file), reason=str(error.strerror))
        else:
            self.say("saved", file=str(self.file))


def command_line(commands: list[Command], say: Translator) -> str:
    """Return commands as one short line."""
    return "  ".join(f"{command.usage} {say(Message(f'key-{command.name}'))}" for command in commands)


def line_reader() -> Callable[[str], str | None]:
    """Return a function that reads a line, or None at the end of input."""
    if sys.stdin.isatty():
        import readline  # noqa: F401 - gives the prompt its editing keys

        return read_from_keyboard
    return read_from_pipe


def read_from_keyboard(prompt: str) -> str | None:
    """Ask at the terminal."""
    try:
        return input(prompt)
    except EOFError:
        print()
        return None
    except KeyboardInterrupt:
        print()
        raise


def read_from_pipe(prompt: str) -> str | None:
    """Read the next line, and show it as if it had been typed."""
    line = sys.stdin.readline()
    print(prompt + line.rstrip("\n"))
    return line or None


def play(session: Session[S], resume_command: str) -> None:
    """Play; whoever leaves, by command, end of input or Ctrl-C, finds the record saved and how to go on."""
    try:
        session.run()
    except (Leave, KeyboardInterrupt) as reason:
        session.save_record()
        session.say("play-resume", command=resume_command)
        if isinstance(reason, KeyboardInterrupt):
            raise
