"""What a seat is shown: the table as it may see it, the question it is asked, and the events it may know of."""

from cosmodrome.kernel.agenda import ALL, NO_ANSWER, bit
from cosmodrome.kernel.game import Game, Json, S
from cosmodrome.kernel.message import Arg, Message, Option, Ref, Seat
from cosmodrome.kernel.state import Event

LARGEST_DOMAIN = 1 << 16  # the legal answers of a larger one are not even counted
MOST_OPTIONS = 400  # a question with more legal answers is described by its domain instead of a list


def observe(game: Game[S], state: S, seat: int) -> Json:
    """Return everything a seat (or SPECTATOR) may see now, as JSON."""
    shown: Json = {"seat": seat, "over": state.over(), "asked": state.seats_to_answer()}
    if state.over():
        shown["winners"], shown["scores"] = game.winners(state), game.scores(state)
    else:
        ask = state.question()
        shown["kind"], shown["number"] = game.kinds[ask.kind], ask.number
        if ask.mode == ALL and seat >= 0 and ask.sealed[seat] != NO_ANSWER:
            shown["sealed"] = ask.sealed[seat]
        shown["question"] = question_json(game, state, seat) if state.is_asked(seat) else None
    shown["table"] = game.view(state, seat)
    return shown


def question_json(game: Game[S], state: S, seat: int) -> Json:
    """Return the open question as an asked seat sees it."""
    domain = state.domain(seat)
    question: Json = {"prompt": message_json(game.prompt(state, seat)), "domain": domain.spec()}
    legal = state.legal(seat) if domain.size() <= LARGEST_DOMAIN else []
    if 0 < len(legal) <= MOST_OPTIONS:
        question["options"] = [option_json(game.option(state, seat, answer)) for answer in legal]
    return question


def option_json(option: Option) -> Json:
    """Return an option as JSON."""
    return {
        "answer": option.answer,
        "label": message_json(option.label),
        "components": list(option.components),
        "places": list(option.places),
        "rule": option.rule,
    }


def message_json(message: Message) -> Json:
    """Return a message as JSON; a component stands as ``{"component": id}``, a seat as ``{"seat": number}``."""
    return {"id": message.id, "args": {key: arg_json(arg) for key, arg in message.args.items()}}


def arg_json(arg: Arg) -> object:
    """Return one argument of a message as JSON."""
    if isinstance(arg, Ref):
        return {"component": arg.id}
    if isinstance(arg, Seat):
        return {"seat": arg.seat}
    if isinstance(arg, Message):
        return message_json(arg)
    if isinstance(arg, tuple):
        return [arg_json(one) for one in arg]
    return arg


def seen_by(events: list[Event], seat: int) -> list[Event]:
    """Return the events that a seat (or SPECTATOR) may know of."""
    mask = bit(seat)
    return [event for event in events if event[1] & mask]
