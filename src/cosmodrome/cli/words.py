"""Words that several commands say about a table."""

from cosmodrome.kernel.agenda import CHANCE, CLOCK
from cosmodrome.kernel.game import Game, S
from cosmodrome.kernel.message import Message
from cosmodrome.translate import Translator


def seat_word(say: Translator, seat: int) -> str:
    """Name whoever sits there."""
    if seat == CLOCK:
        return say(Message("seat-clock"))
    return say(Message("seat-chance")) if seat == CHANCE else say.seat(seat)


def names_at_table(say: Translator, seats: int, mine: int) -> dict[int, str]:
    """Name one person and the bots around."""
    names = {seat: say(Message("seat-bot", {"number": seat + 1})) for seat in range(seats)}
    return names | {mine: say(Message("seat-is-you", {"seat": say(Message("seat", {"number": mine + 1}))}))}


def result_lines(game: Game[S], state: S, say: Translator) -> list[str]:
    """Say how a match ended, or that it has not."""
    if not state.over():
        return [say(Message("record-unfinished"))]
    winners = [seat_word(say, seat) for seat in game.winners(state)]
    scores = (
        say(Message("seat-score", {"seat": seat_word(say, seat), "score": score}))
        for seat, score in enumerate(game.scores(state))
    )
    return [say(Message("game-over")), winners_line(winners, say), " · ".join(scores)]


def winners_line(winners: list[str], say: Translator) -> str:
    """Say who won."""
    if not winners:
        return say(Message("no-winner"))
    if len(winners) == 1:
        return say(Message("winner", {"seat": winners[0]}))
    return say(Message("winners", {"seats": ", ".join(winners)}))
