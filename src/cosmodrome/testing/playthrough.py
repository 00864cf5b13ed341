"""One random match as a text that people can read: questions, answers, events, views, and the end.

The first questions are told in full, those after them in a line each, and of a long match only hashes are kept.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Final, Generic

from cosmodrome.kernel.agenda import CHANCE, CLOCK, SPECTATOR, Ask, Call, bit
from cosmodrome.kernel.files.snapshot import state_hash
from cosmodrome.kernel.game import S, TableView
from cosmodrome.kernel.state import Event, State
from cosmodrome.testing.case import LISTABLE, Case, random_input
from cosmodrome.testing.compare import MISSING, text_of
from cosmodrome.translate import game_translator

FULL: Final = 20  # questions told in full
BRIEF: Final = 200  # answers told at all
HASH_EVERY: Final = 25
SHOWN: Final = 40  # legal answers that are listed
NAMES: Final = {SPECTATOR: "spectator", CLOCK: "clock", CHANCE: "chance"}


def playthrough(case: Case[S]) -> str:
    """Play the case at random and return the text of the match."""
    return "\n".join(Playthrough(case).lines()) + "\n"


class Playthrough(Generic[S]):
    """A match that is told while it is played."""

    def __init__(self, case: Case[S]) -> None:
        self.case: Final = case
        self.game: Final = case.game
        self.mode: Final = case.setup.mode
        self.events: list[Event] = []
        self.state: S = case.start(self.events)
        self.say: Final = game_translator("en", case.game, strict=True)
        self.viewers: Final = [*range(case.setup.seats), SPECTATOR]

    def lines(self) -> Iterator[str]:
        """Iterate over the lines of the text."""
        rng = self.case.rng()
        yield f"{self.case}; version {self.game.version}"
        yield from self.event_lines()
        yield f"  hash    {state_hash(self.state)}"
        count = 0
        while not self.state.over():
            assert count < self.game.longest, f"no end after {count} answers, which is the game's `longest`"
            seat, answer = random_input(self.state, rng)
            count += 1
            if count <= FULL:
                yield from self.full_lines(seat, answer)
            else:
                if count <= BRIEF:
                    yield self.brief_line(seat, answer)
                self.state.apply(seat, answer)
            if count % HASH_EVERY == 0 and (count <= BRIEF or count % BRIEF == 0):
                yield f"  hash    {state_hash(self.state)} after {count} answers"
        yield ""
        yield f"over after {count} answers, hash {state_hash(self.state)}"
        yield f"  winners {names(self.game.winners(self.state))}"
        yield f"  scores  {' '.join(map(str, self.game.scores(self.state)))}"

    def brief_line(self, seat: int, answer: int) -> str:
        """Tell one answer."""
        return f"#{self.state.question().number} {name(seat)}: {self.game.notation(self.state, seat, answer)}"

    def full_lines(self, seat: int, answer: int) -> Iterator[str]:
        """Give one answer and tell everything about it."""
        state = self.state
        yield ""
        yield f"#{state.question().number} {self.kind()}, asks {names(state.seats_to_answer())}"
        yield f"  agenda  {' '.join(call_text(call) for call in state.agenda)}"
        for asked in state.seats_to_answer():
            yield f"  legal   {name(asked)}: {self.legal_text(asked)}"
        yield f"  answer  {name(seat)}: {self.game.notation(state, seat, answer)}"
        before = self.views()
        state.apply(seat, answer)
        yield from self.event_lines()
        yield from view_lines(before, self.views(), self.viewers)

    def kind(self) -> str:
        """Return the name of the open question."""
        return "chance" if self.state.is_asked(CHANCE) else self.game.kinds[self.state.question().kind]

    def legal_text(self, seat: int) -> str:
        """List the legal answers in their order, or describe them where there are too many."""
        domain = self.state.domain(seat)
        if domain.size() > LISTABLE:
            return f"of the domain {text_of(domain.spec())}"
        legal = self.state.legal(seat)
        more = f" | and {len(legal) - SHOWN} more" if len(legal) > SHOWN else ""
        return " | ".join(self.game.notation(self.state, seat, answer) for answer in legal[:SHOWN]) + more

    def event_lines(self) -> Iterator[str]:
        """Tell what happened since the last time: name, numbers, audience and words."""
        for event in self.events:
            numbers = " ".join(map(str, event[2:]))
            audience = audience_text([seat for seat in self.viewers if event[1] & bit(seat)], self.viewers)
            told = f"{self.say(self.game.tell(event))} ({self.game.why(event, self.mode)})"
            yield f"  event   {self.game.events[event[0]]} {numbers} to {audience}: {told}"
        self.events.clear()

    def views(self) -> list[TableView]:
        """Return what everybody sees."""
        return [self.game.view(self.state, seat) for seat in self.viewers]


def name(seat: int) -> str:
    """Return the short name of a seat."""
    return NAMES.get(seat, f"p{seat}")


def names(seats: list[int]) -> str:
    """Return the short names of several seats."""
    return " ".join(map(name, seats)) or "nobody"


def audience_text(seats: list[int], everybody: list[int]) -> str:
    """Say who of everybody is meant, in few words."""
    others = [seat for seat in everybody if seat not in seats]
    if not others:
        return "all"
    return f"all but {names(others)}" if len(others) < len(seats) else names(seats)


def call_text(call: Call) -> str:
    """Return a call of the agenda; a question has a question mark."""
    return f"{call.rule.__name__}({', '.join(map(str, call.args))}){'?' if isinstance(call, Ask) else ''}"


def view_lines(before: list[TableView], after: list[TableView], viewers: list[int]) -> Iterator[str]:
    """Tell how the views changed, each change once with all who see it."""
    seen: dict[str, list[int]] = {}
    for old, new, viewer in zip(before, after, viewers, strict=True):
        for change in changes(old, new, ""):
            seen.setdefault(change, []).append(viewer)
    for change, seats in seen.items():
        yield f"  view    {audience_text(seats, viewers)}: {change}"


def changes(old: object, new: object, path: str) -> Iterator[str]:
    """Iterate over the differences of two views: values that changed, and what lists gained and lost."""
    if text_of_any(old) == text_of_any(new):
        return
    if isinstance(old, dict) and isinstance(new, dict):
        for key in dict.fromkeys((*old, *new)):
            yield from changes(old.get(key, MISSING), new.get(key, MISSING), f"{path}.{key}" if path else str(key))
    elif isinstance(old, list) and isinstance(new, list):
        if len(old) == len(new):
            for i, (one, other) in enumerate(zip(old, new, strict=True)):
                yield from changes(one, other, f"{path}.{i}")
        else:
            lost, gained = Counter(map(text_of, old)), Counter(map(text_of, new))
            parts = [*(f"-{text}" for text in (lost - gained).elements())]
            parts += [f"+{text}" for text in (gained - lost).elements()]
            yield f"{path} {' '.join(parts)}"
    else:
        yield f"{path} {text_of_any(old)} -> {text_of_any(new)}"


def text_of_any(value: object) -> str:
    """Return a value of a view as text, also where it is missing."""
    return "nothing" if value is MISSING else text_of(value)


def every_state(case: Case[S]) -> Iterator[State]:
    """Play the case at random and stop at every state, the first and the last included."""
    state, rng = case.start(), case.rng()
    yield state
    while not state.over():
        state.apply(*random_input(state, rng))
        yield state
