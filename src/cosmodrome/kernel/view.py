"""What a seat is shown: the table as it may see it, the question it is asked, and the events it may know of."""

from collections.abc import Iterable
from typing import cast

from cosmodrome.kernel.agenda import ALL, KIND, MODE, NO_ANSWER, NUMBER, SEALING, SPECTATOR, bit
from cosmodrome.kernel.game import Game, Json, S, TableView
from cosmodrome.kernel.message import (
    Arg,
    CardSheet,
    Message,
    MessageJson,
    Option,
    Reading,
    ReadingJson,
    Ref,
    Seat,
    Sign,
    SignJson,
)
from cosmodrome.kernel.state import Event

LARGEST_DOMAIN = 1 << 16  # the legal answers of a larger one are not even counted
DEEPEST = 6  # messages inside messages
MOST_OPTIONS = 400  # a question with more legal answers is described by its domain instead of a list


def observe(game: Game[S], state: S, seat: int, common: TableView | None = None) -> Json:
    """Return everything a seat (or SPECTATOR) may see now, as JSON; SPECTATOR's view of the table spares work."""
    shown = observe_course(game, state, seat)
    if "question" in shown and state.is_asked(seat):
        shown["question"] = question_json(game, state, seat)
    shown["table"] = table_seen(game, state, seat, common)
    return shown


def observe_course(game: Game[S], state: S, seat: int) -> Json:
    """Return how far a match is, as a seat may see it: all but the table and what it is asked."""
    shown: Json = {"seat": seat, "over": state.over(), "asked": state.seats_to_answer()}
    if state.over():
        shown["winners"], shown["succeeded"] = game.winners(state), game.succeeded(state)
        shown["scores"] = game.scores(state)
    else:
        memory, at = state.memory, state.peak
        shown["kind"], shown["number"] = game.kinds[memory[at + KIND]], int(memory[at + NUMBER])
        if memory[at + MODE] == ALL and seat >= 0 and memory[SEALING + seat] != NO_ANSWER:
            shown["sealed"] = int(memory[SEALING + seat])
        shown["question"] = None
    return shown


def table_seen(game: Game[S], state: S, seat: int, common: TableView | None) -> TableView:
    """Return a seat's view of the table, where it is given by help of SPECTATOR's."""
    if common is None:
        return game.view(state, seat)
    return common if seat == SPECTATOR else game.own_view(state, seat, common)


def question_json(game: Game[S], state: S, seat: int) -> Json:
    """Return the open question as an asked seat sees it."""
    domain = state.domain(seat)
    question: Json = {"prompt": message_json(game.prompt(state, seat)), "domain": domain.spec()}
    legal = state.legal(seat) if domain.size() <= LARGEST_DOMAIN else []
    if 0 < len(legal) <= MOST_OPTIONS:
        question["options"] = [option_json(game.option(state, seat, answer)) for answer in legal]
    return question


def option_json(option: Option) -> Json:
    """Return an option as JSON; what only some have is left out where there is nothing."""
    shown: Json = {
        "answer": option.answer,
        "label": message_json(option.label),
        "components": list(option.components),
        "places": list(option.places),
        "rule": option.rule,
    }
    if option.signs:
        shown["signs"] = signs_json(option.signs)
    if option.after:
        shown["after"] = dict(option.after)
    if option.warning is not None:
        shown["warning"] = message_json(option.warning)
    return shown


def signs_json(signs: Iterable[Sign]) -> list[SignJson]:
    """Return signs as JSON."""
    return [{"icon": sign.icon, "text": sign.text, "tone": sign.tone or sign.icon} for sign in signs]


def card_sheet(signs: Iterable[Sign], words: Iterable[Message] = ()) -> CardSheet:
    """Return a component of a sheet as the board for any game draws it: signs with figures, and sentences."""
    return {"signs": signs_json(signs), "words": [spoken(message) for message in words]}


def reading_json(reading: Reading) -> ReadingJson:
    """Return what can be read on a component as JSON."""
    return {
        "id": reading.id,
        "kind": spoken(reading.kind),
        "figures": [spoken(figure) for figure in reading.figures],
        "parts": [
            {
                "title": None if part.title is None else spoken(part.title),
                "words": [spoken(word) for word in part.words],
                "detail": part.detail,
                "mark": None if part.mark is None else signs_json([part.mark])[0],
                "signs": signs_json(part.signs),
            }
            for part in reading.parts
        ],
        "rules": list(reading.rules),
        "source": reading.source,
    }


def message_json(message: Message) -> Json:
    """Return a message as JSON; a component stands as ``{"component": id}``, a seat as ``{"seat": number}``."""
    return cast(Json, spoken(message))


def spoken(message: Message) -> MessageJson:
    """Return a message as typed JSON."""
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


def message_from(data: object, depth: int = 0) -> Message:
    """Read a message from JSON."""
    if not isinstance(data, dict) or not isinstance(data.get("id"), str) or depth > DEEPEST:
        raise ValueError("A message is an object with id and args.")
    args = data.get("args", {})
    if not isinstance(args, dict):
        raise ValueError("The args of a message are an object.")
    return Message(data["id"], {str(key): arg_from(value, depth) for key, value in args.items()})


def arg_from(data: object, depth: int) -> Arg:
    """Read one argument of a message from JSON."""
    if isinstance(data, bool) or not isinstance(data, int | str | dict | list) or depth > DEEPEST:
        raise ValueError(f"{data!r} cannot be an argument of a message.")
    if isinstance(data, list):
        return cast(Arg, tuple([arg_from(one, depth + 1) for one in data]))
    if isinstance(data, dict):
        if isinstance(data.get("component"), str):
            return Ref(data["component"])
        if isinstance(data.get("seat"), int):
            return Seat(data["seat"])
        return message_from(data, depth + 1)
    return data
