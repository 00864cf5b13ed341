"""Words that several commands say about a table."""

from cosmodrome.kernel.agenda import CHANCE, CLOCK
from cosmodrome.kernel.game import Game, S
from cosmodrome.kernel.message import Arg, Message
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
    best, succeeded = game.winners(state), game.succeeded(state)
    scores = (
        say(Message("seat-score", {"seat": seat_word(say, seat), "score": score}))
        for seat, score in enumerate(game.scores(state))
    )
    winners, others = ([seat_word(say, seat) for seat in some] for some in (best, sorted(set(succeeded) - set(best))))
    return [say(Message("game-over")), winners_line(winners, others, say), " · ".join(scores)]


def my_result(game: Game[S], state: S, seat: int) -> str:
    """Return the message that tells a seat how a match ended for it."""
    if seat not in game.succeeded(state):
        return "you-lose"
    if seat not in game.winners(state):
        return "you-won-too"
    return "you-win" if game.succeeded(state) == game.winners(state) else "you-win-most"


def winners_line(winners: list[str], others: list[str], say: Translator) -> str:
    """Say who won, and who reached the aim besides."""
    if others:
        named: dict[str, Arg] = {"seats": ", ".join(winners), "n": len(winners), "others": ", ".join(others)}
        return say(Message("winners-and-others", named))
    if not winners:
        return say(Message("no-winner"))
    if len(winners) == 1:
        return say(Message("winner", {"seat": winners[0]}))
    return say(Message("winners", {"seats": ", ".join(winners)}))
