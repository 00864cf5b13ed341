"""What an analysis tells of a finished match.  Chances are numbers from 0 to 1; gains and losses their differences.

Two kinds of knowledge are kept apart (docs/adr/0039): the course of the chances is reckoned from all that lay on the
table, hidden or not; how good an answer was, from what its seat could know.
"""

from typing import Literal

from msgspec import Struct

from cosmodrome.protocol import Json

Mark = Literal["", "find", "slip", "blunder"]
Why = Literal["find", "slip", "blunder", "luck", "answer"]


class Alternative(Struct):
    """Another answer, and what it would have brought beside the one that was given, as its seat could know."""

    answer: int
    notation: str
    label: Json | None  # a message; nothing where the game has no words
    chance: float
    gain: float
    sure: bool  # surely better or worse


class AnalysedInput(Struct, omit_defaults=True):
    """One input of the record, and what it changed."""

    inputs: int  # how many there are with it
    seat: int
    answer: int
    notation: str
    label: Json | None
    chances: list[float]  # of each seat to win after it
    luck: list[float] = []  # what rolls brought each seat beside what they bring on average; where something was rolled
    chance: float | None = None  # of its seat, as far as it could know; where there was a choice
    best: int = -1  # the answer that was better with confidence
    loss: float = 0.0  # that this would have spared
    gain: float = 0.0  # beside the answer that comes first to mind, where it differs with confidence
    mark: Mark = ""
    alternatives: list[Alternative] = []  # the best first


class SeatAnalysis(Struct):
    """What one seat made of the match."""

    seat: int
    luck: float  # the sum of what rolls brought
    skill: float  # the sum of what answers brought beside those that come first to mind, less what mistakes cost
    choices: int  # that were weighed
    finds: int
    slips: int
    blunders: int
    accuracy: float  # the part of the choices that were no mistakes


class TurningPoint(Struct):
    """An input that changed much."""

    inputs: int
    seat: int  # who gave it
    favours: int  # whose chance it changed most
    change: float
    why: Why


class Analysis(Struct):
    """All of a match."""

    game: str
    version: int
    level: str  # whose eyes it was seen with
    seed: int
    worlds: int  # in which each chance of the course was reckoned
    start: list[float]  # the chances before the first input
    inputs: list[AnalysedInput]
    seats: list[SeatAnalysis]
    turning_points: list[TurningPoint]


AnalysisStatus = Literal["none", "waiting", "running", "done", "failed"]


class MatchAnalysis(Struct, omit_defaults=True):
    """How far the analysis of a match has come, and the analysis itself when it is there."""

    status: AnalysisStatus
    done: int = 0  # inputs that have been looked at
    total: int = 0
    analysis: Analysis | None = None


class Puzzle(Struct):
    """A position with one clearly best answer; stands in field ``puzzle`` of a record that ends there."""

    seat: int
    answer: int
    margin: float  # by which it is ahead of the second best
    hard: bool  # it is not what comes to mind first
    level: str
    worlds: int  # in which it was compared with the others
    answers: list[Alternative]  # the best first; gains beside it
