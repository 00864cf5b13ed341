"""Plays records again: input by input for whoever looks on, or all of it with every check."""

from hashlib import blake2b
from typing import Final, Generic

from cosmodrome.kernel.chance import Chance
from cosmodrome.kernel.errors import BadSetup, IllegalAnswer, RecordError, TapeError
from cosmodrome.kernel.files.data import sets_of
from cosmodrome.kernel.files.keys import chance_of
from cosmodrome.kernel.files.snapshot import state_hash
from cosmodrome.kernel.game import Game, S
from cosmodrome.kernel.message import NOT_ASKED
from cosmodrome.kernel.record import NOT_COMPARED, Input, Record
from cosmodrome.kernel.state import Event, State


class Kept:
    """A running hash of inputs: what fresh chance depends on after a match was taken back to them."""

    def __init__(self) -> None:
        self.hash = blake2b(digest_size=32)

    def copy(self) -> "Kept":
        """Return a copy that goes its own way."""
        other = Kept()
        other.hash = self.hash.copy()
        return other

    def add(self, inputs: list[Input]) -> None:
        """Take more inputs in."""
        self.hash.update("".join(f"{seat}:{answer}\n" for seat, answer in inputs).encode())

    def text(self) -> str:
        """Return the hash of all inputs so far."""
        return self.hash.hexdigest()


def kept_hash(inputs: list[Input]) -> str:
    """Return the hash of inputs that stay when a match is taken back."""
    kept = Kept()
    kept.add(inputs)
    return kept.text()


def switches(record: Record, chance: Chance) -> dict[int, Chance]:
    """Return from how many inputs on rolls come from elsewhere, because the match was taken back to there."""
    standing: dict[int, int] = {}  # number of the rewind by inputs kept; a rewind undoes those that went less far back
    for number, rewind in enumerate(record.rewinds, 1):
        standing = {kept: earlier for kept, earlier in standing.items() if kept < rewind.kept}
        standing[rewind.kept] = number
    found: dict[int, Chance] = {}
    course, place = Kept(), 0
    for kept, number in standing.items():
        course.add(record.inputs[place:kept])
        place = kept
        found[kept] = chance.fresh(number, course.text())
    return found


class Course(Generic[S]):
    """A record that is played again, input by input."""

    def __init__(
        self, game: Game[S], record: Record, events: list[Event] | None = None, chance: Chance | None = None
    ) -> None:
        self.inputs: Final = record.inputs
        self.place: int = 0  # how many inputs have been played
        first = chance_of(record.chance) if chance is None else chance
        self.switches: Final = switches(record, first)
        setup = game.check(record.setup.mode, record.setup.seats, record.setup.options)
        self.state: S = game.start(setup, first, events, record.skip_forced)

    def step(self) -> None:
        """Play the next input."""
        seat, answer = self.inputs[self.place]
        self.state.chance = self.switches.get(self.place, self.state.chance)
        self.state.apply(seat, answer)
        self.place += 1


def replay(game: Game[S], record: Record, upto: int = -1, events: list[Event] | None = None) -> S:
    """Play a record again, all of it or its first inputs, checking every input and every hash on the way."""
    check_version(game, record)
    check_sets(game, record)
    played = stretches(record)
    try:
        course = Course(game, record, events)
    except (BadSetup, TapeError) as error:
        raise RecordError(f"set-up: {error}") from None
    if len(record.players) not in (0, record.setup.seats):
        raise RecordError(f"there are {record.setup.seats} seats, but {len(record.players)} players are recorded")
    check_hash(game, record, 0, course.state)
    while course.place < (len(record.inputs) if upto < 0 else min(upto, len(record.inputs))):
        seat, answer = record.inputs[course.place]
        try:
            course.step()
        except (IllegalAnswer, TapeError) as error:
            where = f"input {course.place} (seat {seat}, answer {answer})"
            raise RecordError(f"{where} does not fit: {misfit(error)}{other_data(game, record)}") from None
        check_hash(game, record, course.place, course.state)
    if upto < 0:
        check_end(game, record, course.state)
        check_rewinds(game, record, played)
    return course.state


def misfit(error: IllegalAnswer | TapeError) -> str:
    """Say why an input cannot be played again; a refusal by its rule, for its message is for the player's language."""
    if isinstance(error, TapeError):
        return str(error)
    if error.refusal == NOT_ASKED:
        return "this seat is not asked"
    rule = f" ({error.refusal.rule})" if error.refusal.rule else ""
    return f"this is no possible answer{rule}"


def check_version(game: Game[S], record: Record) -> None:
    """Complain about a record of another game, or of a version that another release plays."""
    if (record.game, record.version) == (game.id, game.version):
        return
    advice = f" {game.who_plays(record.version)}" if record.game == game.id else ""
    raise RecordError(
        f"the record is of {record.game} version {record.version}, not of {game.id} version {game.version}.{advice}"
    )


def check_sets(game: Game[S], record: Record) -> None:
    """Complain about a record of a match with expansions that are not here, or not as they were."""
    wanted, here = sets_of(record.data), sets_of(game.data_hash())
    if missing := [name for name in wanted if name not in here]:
        raise RecordError(
            f"the match was played with the expansion {', '.join(missing)}, which is not here. "
            f"Put its file into the folder that COSMODROME_DATA names, as {game.id}/expansions/<name>.json."
        )
    if changed := [name for name, hash in wanted.items() if here[name] != hash]:
        raise RecordError(f"the match was played with other figures of the expansion {', '.join(changed)}")


def other_data(game: Game[S], record: Record) -> str:
    """Return what to add to a complaint where the match was played with other figures than are installed."""
    ours = game.data_hash()
    if record.data in ("", ours):
        return ""
    return f" (it was played with other component data, {record.data}; here is {ours or 'none'})"


def check_hash(game: Game[S], record: Record, count: int, state: State) -> None:
    """Compare the state after so many inputs with the record's hash, where it has one."""
    known = record.hashes.get(count, NOT_COMPARED)
    if known != NOT_COMPARED and known != state_hash(state):
        when = f"after input {count - 1}" if count else "after the set-up"
        why = f"the record or the rules changed{other_data(game, record)}"
        raise RecordError(f"{when} the state is not the recorded one: {why}")


def check_end(game: Game[S], record: Record, state: S) -> None:
    """Compare how the inputs end with what the record says of the end."""
    count = len(record.inputs)
    if max(record.hashes, default=0) > count:
        raise RecordError(f"inputs are missing: there are {count}, but the hash after {max(record.hashes)} is recorded")
    if record.result is not None:
        result = {"winners": game.winners(state), "scores": game.scores(state)} if state.over() else None
        if record.result != result:
            raise RecordError(f"after the last input the result is {result}, but {record.result} is recorded")
    if record.ended is not None:
        if state.over():
            raise RecordError("the match came to its end, but is recorded as ended without a result")
        scores = game.scores(state)
        if record.ended.scores not in (None, scores):
            raise RecordError(f"where it was ended the scores are {scores}, but {record.ended.scores} are recorded")


# -- what was taken back -----------------------------------------------------------------------------------------------
def stretches(record: Record) -> list[tuple[int, list[Input]]]:
    """Return what was played between rewinds, in order: from how many kept inputs on, and which inputs came then."""
    found: list[tuple[int, list[Input]]] = []
    inputs = record.inputs
    for number, rewind in reversed(list(enumerate(record.rewinds, 1))):
        if not 0 <= rewind.kept <= len(inputs):
            raise RecordError(f"rewind {number} kept {rewind.kept} inputs, but there were fewer")
        found.append((rewind.kept, inputs[rewind.kept :]))
        inputs = inputs[: rewind.kept] + rewind.removed
    return [(0, inputs), *reversed(found)]


def check_rewinds(game: Game[S], record: Record, played: list[tuple[int, list[Input]]]) -> None:
    """Play what was removed too: it must have been possible, with the chance of its time."""
    if not record.rewinds:
        return
    chance = chance_of(record.chance)
    wanted = {kept for kept, _ in played[1:]}
    earlier: dict[int, tuple[S, Kept]] = {}  # to which the match was taken back later
    state, course = game.start(record.setup, chance, None, record.skip_forced), Kept()
    for number, (kept, following) in enumerate(played):
        if number:
            state, course = earlier[kept][0].clone(), earlier[kept][1].copy()
            state.chance = chance.fresh(number, course.text())
        for place, (seat, answer) in enumerate(following, kept):
            if place in wanted:
                earlier[place] = state.clone(), course.copy()
            try:
                state.apply(seat, answer)
            except (IllegalAnswer, TapeError) as error:
                where = f"input {place} (seat {seat}, answer {answer}) before rewind {number + 1}"
                raise RecordError(f"{where} does not fit: {misfit(error)}") from None
            course.add([(seat, answer)])
        if kept + len(following) in wanted:
            earlier[kept + len(following)] = state.clone(), course.copy()
