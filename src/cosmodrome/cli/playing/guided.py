"""The command ``cosmodrome learn``: a guided first game in the terminal, by the lesson that the game brings."""

import shlex
from collections.abc import Callable
from pathlib import Path
from secrets import token_hex
from typing import Final

from cosmodrome.bots.roster import usual_bot
from cosmodrome.cli.arguments import chosen_game, chosen_language
from cosmodrome.cli.files import check_writable, load_record, usual_file
from cosmodrome.cli.playing.course import Seating
from cosmodrome.cli.playing.keyboard import line_reader
from cosmodrome.cli.playing.seating import own_name
from cosmodrome.cli.playing.session import Session, play
from cosmodrome.cli.problem import BadInput
from cosmodrome.kernel.agenda import NO_ANSWER
from cosmodrome.kernel.files.keys import chance_of
from cosmodrome.kernel.game import S
from cosmodrome.kernel.match import Match
from cosmodrome.kernel.message import Message, Option
from cosmodrome.kernel.record import Player, Record
from cosmodrome.lessons.guide import Guide
from cosmodrome.lessons.lesson import LEARNER, Lesson, lesson_of
from cosmodrome.registry import AnyGame, games
from cosmodrome.translate import Translator, game_translator


class GuidedSession(Session[S]):
    """A match in which a guide says why, and the others answer as the lesson lets them."""

    def __init__(
        self, match: Match[S], seating: Seating, say: Translator, read: Callable[[str], str | None], guide: Guide
    ) -> None:
        self.guide: Final = guide
        self.said: int = -1  # the step whose pages were said last
        super().__init__(match, seating, say, read)

    def scripted(self) -> dict[int, int]:
        """Return what the others answer now by the script."""
        if self.guide.is_done(self.match):
            return {}
        answers = {seat: self.guide.scripted(self.match, seat) for seat in self.others()}
        return {seat: answer for seat, answer in answers.items() if answer != NO_ANSWER}

    def is_my_move(self) -> bool:
        if self.guide.is_done(self.match):
            return super().is_my_move()
        return self.match.state.is_asked(self.seat) and not self.scripted()

    def let_another_answer(self) -> None:
        for seat, answer in self.scripted().items():
            self.apply(seat, answer)
            return
        super().let_another_answer()

    def apply(self, seat: int, answer: int) -> None:
        if self.match.state.is_legal(seat, answer):
            self.guide.note(self.match, seat, answer, self.driver.is_given(seat, answer))
        super().apply(seat, answer)

    def try_answer(self, answer: int) -> bool:
        refusal = self.guide.refusal(self.match, self.seat, answer)
        if refusal is None:
            return super().try_answer(answer)
        self.screen.say(self.translator(refusal.message))
        return False

    def hint(self, line: str, options: list[Option]) -> bool:
        wished = self.guide.wished(self.match)
        if not wished:
            return super().hint(line, options)
        number = next(i for i, option in enumerate(options, 1) if option.answer == wished[0])
        label = self.components.label(options[number - 1])
        self.say("lesson-hint", option=f"{number}. {label}")
        return False

    def show(self, options: list[Option]) -> None:
        super().show(options)
        step = self.guide.place(self.match).step
        pages = self.guide.pages(self.match)
        for page in pages if step != self.said else pages[-1:]:
            title, words = self.translator(Message(f"{page.say}.title")), self.translator(Message(page.say))
            self.screen.say(f"— {title} —", "bold")
            self.screen.say(" ".join([words.replace("*", ""), *(f"({rule})" for rule in page.rules)]))
        self.said = step


def learn(game_id: str | None, lang: str | None, file: Path | None, resume: Path | None) -> None:
    """Play a guided first game, or take one up again."""
    language = chosen_language(lang)
    game = load_record(resume)[0] if resume else chosen_game(game_id)
    lesson = lesson_of(game)
    if lesson is None:
        taught = ", ".join(id for id, one in games().items() if one.lesson is not None)
        raise BadInput(f"{game.id} has no guided first game; those that have one: {taught}")
    record = resumed(lesson, game, resume) if resume else fresh(lesson, game)
    bot = lesson.bot or usual_bot(game)
    record.players = [Player("", "" if seat == LEARNER else bot) for seat in range(lesson.setup.seats)]
    file = file or resume or usual_file(game.id)
    check_writable(file)
    match = Match.begin(game, record, chance_of(record.chance))
    say = game_translator(language, game)
    session = GuidedSession(match, Seating(LEARNER, bot, file), say, line_reader(), Guide(lesson, game))
    session.catch_up(record.inputs)
    play(session, shlex.join([own_name(), "learn", "--resume", str(file), "--lang", language]))


def fresh(lesson: Lesson, game: AnyGame) -> Record:
    """Return the record of a lesson that begins: its tape, and a key for what comes after."""
    rolls = {str(list(game.streams).index(name)): tape for name, tape in lesson.rolls.items()}
    return Record(game.id, game.version, lesson.setup, {"rolls": rolls, "key": token_hex(32)})


def resumed(lesson: Lesson, game: AnyGame, path: Path) -> Record:
    """Return the record of a lesson that was begun; another match has another tape."""
    record = load_record(path)[1]
    if record.setup != lesson.setup or record.chance.get("rolls") != fresh(lesson, game).chance["rolls"]:
        raise BadInput(f"{path} is no record of the guided first game of {game.id}")
    return record
