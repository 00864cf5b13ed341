"""The command ``cosmodrome play``: one person against bots, in the terminal."""

from collections.abc import Callable, Sequence
from math import ceil
from typing import Final

from rich.console import Console

from cosmodrome.bots.roster import COACH, bots_for, find_coach
from cosmodrome.cli.drawing.components import Components
from cosmodrome.cli.drawing.lines import command_line, cut, sand_glass
from cosmodrome.cli.drawing.screen import Picture, Screen
from cosmodrome.cli.drawing.words import my_result, names_at_table, result_lines, seat_word
from cosmodrome.cli.files import write_record
from cosmodrome.cli.playing.commands import COMMANDS, Command, find_command
from cosmodrome.cli.playing.course import Course, Seating
from cosmodrome.cli.playing.ending import endings_as_ctrl_c
from cosmodrome.cli.playing.keyboard import LiveKeyboard, TimeUp
from cosmodrome.cli.speech import told
from cosmodrome.coach.advice import Advice, advise
from cosmodrome.kernel.agenda import ANY, NO_ANSWER
from cosmodrome.kernel.errors import IllegalAnswer
from cosmodrome.kernel.game import S
from cosmodrome.kernel.match import Match
from cosmodrome.kernel.message import Arg, Message, Option
from cosmodrome.kernel.view import LARGEST_DOMAIN, MOST_OPTIONS
from cosmodrome.translate import Translator

PROMPT: Final = "> "
MOST_ECHO: Final = 40  # signs of what was typed that are said again


class Leave(Exception):
    """The person wants to leave the table, or no more input will come."""


class Session(Course[S]):
    """A match at the terminal: shows it, reads answers and commands, lets the bots answer."""

    def __init__(
        self,
        match: Match[S],
        seating: Seating,
        say: Translator,
        read: Callable[[str], str | None],
        live: LiveKeyboard | None = None,
    ) -> None:
        super().__init__(match, seating, say)
        say.seat_names = names_at_table(say, match.record.setup.seats, seating.seat)
        self.read: Final = read
        self.live: Final = live
        self.screen: Final = Screen(Console(highlight=False), self.more)
        self.components: Final = Components(match.game, say, match.record.setup.seats)
        self.typed_ahead: str | None = None  # an answer or command that was typed where more text was to come
        self.whole: bool = True  # all of the table is wanted, not only as much of its end as fits
        self.following: bool = False  # the table is shown anew whenever something happens
        self.notice: str = ""  # a message to be shown below the next picture
        self.note(match.opening)
        self.commands: Final = {
            "undo": self.undo,
            "order": self.order,
            "hint": self.hint,
            "card": self.card,
            "why": self.why,
            "piles": self.piles,
            "log": self.show_log,
            "wait": self.wait,
            "save": self.save,
            "quit": self.quit,
            "help": self.help,
        }

    # -- the course of a match ---------------------------------------------------------------------------------------
    def run(self) -> None:
        """Play to the end; raises ``Leave`` when the person leaves before."""
        while not self.match.state.over():
            if self.is_live():
                self.ask()
            elif self.let_time_answer():
                continue
            elif self.is_my_move():
                given = self.driver.answer()
                if given == NO_ANSWER:
                    self.ask()
                else:
                    self.apply(self.seat, given)
            else:
                self.let_another_answer()
        self.show_end()

    def is_live(self) -> bool:
        """Tell whether real time passes while the person thinks."""
        return self.live is not None and self.real_time.runs()

    def catch_up(self, inputs: Sequence[tuple[int, int]]) -> None:
        """Go to where a saved match was left; all of it is in the log, news is what came after the last own answer."""
        for seat, answer in inputs:
            if seat == self.seat:
                self.news_from = len(self.log)
            self.apply(seat, answer)

    # -- a question --------------------------------------------------------------------------------------------------
    def ask(self) -> None:
        """Show the table and the question, and read lines until one is an answer or changes the table."""
        options = self.options()
        self.show(options)
        while True:
            line = self.next_line()
            if line is None:
                if self.let_real_time_pass() or self.following:
                    return
            elif self.obey(line, options):
                return

    def options(self) -> list[Option]:
        """Return the options of the open question; none where there are too many to be listed."""
        state = self.match.state
        if not state.is_asked(self.seat):
            return []
        legal = state.legal(self.seat) if state.domain(self.seat).size() <= LARGEST_DOMAIN else []
        return [self.game.option(state, self.seat, answer) for answer in legal] if len(legal) <= MOST_OPTIONS else []

    def next_line(self) -> str | None:
        """Read what the person types; nothing when something happens before."""
        line, self.typed_ahead = self.typed_ahead, None
        if line is None:
            try:
                line = self.read_line(PROMPT)
            except TimeUp:
                return None
        return line.strip()

    def read_line(self, prompt: str) -> str:
        """Read a line, where real time passes only until something is due."""
        if self.live is not None and self.is_live():
            self.real_time.look()
            line = self.live.read(prompt, self.real_time.is_due, self.time_bar)
        else:
            line = self.read(prompt)
        if line is None:
            raise Leave
        return line

    def more(self) -> bool:
        """Wait before the next page; say whether to go on.  What is typed besides Enter is taken as the next line."""
        line = self.read(f"{self.translator(Message('more'))} ")
        if line is None:
            raise Leave
        self.screen.wipe_line()
        self.typed_ahead = line if line.strip() else None
        return self.typed_ahead is None

    def time_bar(self) -> str:
        """Return the line that shows how much sand is left, and what happened last."""
        left = self.real_time.left()
        state = Message("sand-none") if left is None else Message("sand-left", {"seconds": max(0, ceil(left))})
        total = self.real_time.total()
        sand = f"{sand_glass(left, total)} " if left is not None and total else ""
        news = [line.text for line in self.log[self.news_from :]][-1:]
        return cut(" · ".join([f"{sand}{self.translator(state)}", *news]), self.screen.console.width)

    def obey(self, line: str, options: list[Option]) -> bool:
        """Carry out a line; return whether the table has to be shown again."""
        self.following = False
        if not line:
            self.whole = True
            if self.is_live():
                return True  # the table may be another one by now
            self.show(options)
            return False
        command = find_command(line)
        if command is not None and not self.is_short_form(line, options):
            return self.commands[command.name](line, options)
        answer = self.answer_in(line, options)
        return answer is not None and self.try_answer(answer)

    def is_short_form(self, line: str, options: list[Option]) -> bool:
        """Tell whether a line is the short form of an option: that wins over a command of the same name."""
        state = self.match.state
        return any(self.game.notation(state, self.seat, option.answer) == line for option in options)

    def answer_in(self, line: str, options: list[Option]) -> int | None:
        """Return the answer that a line means: the number of an option or its notation."""
        if line.isdecimal() and options:
            chosen = numbered(line, options)
            if chosen is None:
                self.say("answer-not-a-number", first=1, last=len(options))
            return None if chosen is None else chosen.answer
        state = self.match.state
        if not state.is_asked(self.seat):
            self.say("refused-not-asked")
            return None
        domain = state.domain(self.seat)
        for answer in domain.answers() if domain.size() <= LARGEST_DOMAIN else state.legal(self.seat):
            if self.game.notation(state, self.seat, answer) == line:
                return answer
        self.say("answer-unknown", text=cut(line, MOST_ECHO))
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
        advice = self.advice()
        self.say("hint-says", option=self.option_text(advice.answer, options))
        for one in advice.chances:
            gain = f" ({100 * one.gain:+.0f})" if round(100 * one.gain) else ""
            option = f"{self.option_text(one.answer, options)}{gain}"
            self.say("option-chance", percent=round(100 * one.chance), option=option)
        return False

    def advice(self) -> Advice:
        """Return what to advise the person, from what the own seat can know."""
        game = self.game
        state = game.redeal(self.match.state, self.seat, self.rng())
        if COACH in bots_for(game):
            return advise(game, state, self.seat, find_coach(game), self.rng())
        return Advice(game.suggest(state, self.seat, self.rng()), [], 0)

    def option_text(self, answer: int, options: list[Option]) -> str:
        """Return an answer as it can be typed, and in words."""
        number = next((i for i, option in enumerate(options, 1) if option.answer == answer), None)
        label = self.components.label(self.game.option(self.match.state, self.seat, answer))
        short = self.game.notation(self.match.state, self.seat, answer)
        return f"{short} — {label}" if number is None else f"{number}. {label}"

    def card(self, line: str, options: list[Option]) -> bool:
        wanted = " ".join(line.split()[1:])
        if not wanted:
            self.say("component-none", example="c 1")
            return False
        view, option = self.game.view(self.match.state, self.seat), numbered(wanted, options)
        found = (
            self.components.by_name(wanted, view) if option is None else self.components.option_in_full(option, view)
        )
        if found:
            self.screen.tell(found)
        else:
            self.say("component-unknown", text=cut(wanted, MOST_ECHO), example="c 1")
        return False

    def why(self, line: str, options: list[Option]) -> bool:
        number = line.split()[-1]
        option = numbered(number, options)
        if "-" in number:  # a rule, as the log names it, or a section of rules
            self.screen.tell(self.components.rule_or_section(cut(number.upper(), MOST_ECHO)))
        elif option is None:
            self.say("why-which", example="w 1", first=1, last=len(options))
        else:
            self.screen.say(self.components.label(option))
            self.tell_rule(option.rule)
        return False

    def piles(self, line: str, options: list[Option]) -> bool:
        wanted = " ".join(line.split()[1:])
        lines = self.components.pile_lines(self.game.view(self.match.state, self.seat), wanted)
        if lines:
            self.screen.tell(lines)
        elif wanted:
            self.say("piles-unknown", text=cut(wanted, MOST_ECHO), example="p")
        else:
            self.say("piles-none")
        return False

    def show_log(self, line: str, options: list[Option]) -> bool:
        self.screen.tell([f"{text} ({rule})" if rule else text for _, text, rule in self.log])
        return False

    def wait(self, line: str, options: list[Option]) -> bool:
        """Let time pass: real time is followed until the next line; else the others answer, then the clock."""
        state = self.match.state
        if self.is_live():
            self.following = True
            return True
        if state.question().mode != ANY or not self.others():
            self.say("wait-nothing")
            return False
        self.news_from = len(self.log)
        self.waiting = True
        return True

    def save(self, line: str, options: list[Option]) -> bool:
        self.save_record()
        return False

    def quit(self, line: str, options: list[Option]) -> bool:
        raise Leave

    def help(self, line: str, options: list[Option]) -> bool:
        say = self.translator
        lines = [say(Message("answer-help-long"))]
        for command in self.known_commands():
            lines.append(f"  {command.usage:<4} {say(Message(f'command-{command.name}'))}")
        signs = [f"  {say(message)}" for message in self.game.legend()]
        self.screen.tell([*lines, *([say(Message("legend")), *signs] if signs else [])])
        return False

    def known_commands(self) -> list[Command]:
        """Return the commands that mean something now."""
        has_clock, may_order = self.game.has_clock(self.match.record.setup), bool(self.driver.possible())
        known = [command for command in COMMANDS if has_clock or not command.needs_clock]
        return [command for command in known if may_order or command.name != "order"]

    # -- what is shown -----------------------------------------------------------------------------------------------
    def say(self, id: str, **args: Arg) -> None:
        """Print a message of the frame; file names and commands in it can be copied."""
        self.screen.say(self.translator(Message(id, args)), to_copy="file" in args or "command" in args)

    def show(self, options: list[Option]) -> None:
        """Show the table and the question, or who is waited for."""
        say, state = self.translator, self.match.state
        if not state.is_asked(self.seat):
            prompt = say(Message("waiting-for", {"seats": ", ".join(seat_word(say, seat) for seat in self.others())}))
        else:
            prompt = say(self.game.prompt(state, self.seat))
            prompt = prompt if options else f"{prompt} {say(Message('options-too-many'))}"
        footer = command_line(say, self.known_commands(), self.screen.console.width)
        hidden = "" if self.whole else say(Message("table-hidden"))
        self.whole = False
        self.screen.reserved = 2 if self.is_live() else 1
        texts, notes = self.components.option_texts(options)
        self.screen.show(self.picture(prompt, texts, footer)._replace(notes=notes), hidden)
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
        if rule:
            self.screen.tell([self.components.rule_text(rule)])

    def save_record(self) -> None:
        """Write the record, and say where."""
        try:
            write_record(self.file, self.match.record)
        except OSError as error:
            self.say("not-saved", file=str(self.file), reason=told(str(error.strerror), self.translator.language))
        else:
            self.say("saved", file=str(self.file))


def numbered(text: str, options: list[Option]) -> Option | None:
    """Return the option that has a number; nothing where none has it."""
    return next((option for number, option in enumerate(options, 1) if text == str(number)), None)


def play(session: Session[S], resume_command: str) -> None:
    """Play; however it ends before its time, by a wish, a closed window or a fault, the record is found saved."""
    with endings_as_ctrl_c():
        try:
            session.run()
        except (Leave, KeyboardInterrupt, Exception) as reason:
            session.save_record()
            if session.driver.orders:
                session.say("play-order-not-saved")
            session.say("play-resume", command=resume_command)
            if not isinstance(reason, Leave):
                raise
