"""What the numbers of events mean, and how some events are told."""

from typing import Final

from cosmodrome.games.metal_adventures.cards import PLANETS
from cosmodrome.games.metal_adventures.deals.terms import DUTIES, OBLIGATIONS, PAY
from cosmodrome.games.metal_adventures.face.words import of_seat, seat_name, to_seat, to_seats
from cosmodrome.games.metal_adventures.table import ATTACK, THE_POT, TREASURY
from cosmodrome.kernel.agenda import seats_in
from cosmodrome.kernel.components import Components
from cosmodrome.kernel.event import ComponentValue, Happening, SeatsValue, SeatValue, Told, Value, WordValue
from cosmodrome.kernel.message import Arg, Message, Ref


# -- what the numbers mean ---------------------------------------------------------------------------------------------
class Pirate(SeatValue):
    """Who does something."""

    def say(self, number: int, components: Components) -> Arg:
        return seat_name(number)


class Receiver(SeatValue):
    """To whom something goes."""

    def say(self, number: int, components: Components) -> Arg:
        return to_seat(number)


class Other(SeatValue):
    """Whose something is, or against whom something is done."""

    def say(self, number: int, components: Components) -> Arg:
        return of_seat(number)


class Receivers(SeatsValue):
    """To whom something goes."""

    def say(self, number: int, components: Components) -> Arg:
        return to_seats(number)


class Pirates(SeatsValue):
    """Who did something."""

    def say(self, number: int, components: Components) -> Arg:
        return tuple([seat_name(seat) for seat in seats_in(number)])


class Account(Value):
    """A seat, the bank, the pot, or a treasury, by its planet."""

    def say(self, number: int, components: Components) -> Arg:
        return seat_name(number) if number >= 0 else place_of(number, "from")

    def json(self, number: int, components: Components) -> object:
        if number >= 0:
            return number
        return PLANETS[TREASURY - number] if number <= TREASURY else "pot" if number == THE_POT else "bank"


def place_of(account: int, way: str) -> Message:
    """Name the bank, the pot or a treasury, from or to which credits go."""
    if account <= TREASURY:
        return Message(f"account-treasury-{way}", {"card": Ref(PLANETS[TREASURY - account])})
    return Message(f"account-pot-{way}" if account == THE_POT else f"account-bank-{way}")


class ActionValue(Value):
    """An action of the cruise, by its number."""

    def say(self, number: int, components: Components) -> Arg:
        return Ref(components.id_of("action", number - 1)) if number else ""

    def json(self, number: int, components: Components) -> object:
        return components.id_of("action", number - 1) if number else None


class DutyValue(Value):
    """What a promise is about, in short: the kind of duty, and the credits of a payment."""

    def say(self, number: int, components: Components) -> Arg:
        credits, do = divmod(number, DUTIES)
        return Message("goods-credits", {"n": credits}) if do == PAY else Message(f"duty-kind-{OBLIGATIONS[do]}")


PIRATE: Final = Pirate("number")
RECEIVER: Final = Receiver("number")
OTHER: Final = Other("number")
ACCOUNT: Final = Account("number | string")
ACTION: Final = ActionValue("string | null")
DUTY: Final = DutyValue("number")
SHIP: Final = ComponentValue("ship")
CARD: Final = ComponentValue("card")
TROPHY: Final = ComponentValue("trophy")
PLANET: Final = ComponentValue("planet")
DIE: Final = ComponentValue("die")
BATTLE: Final = WordValue(("none", "ship", "planet", "duel"))
SIDE: Final = WordValue(("none", "attack", "target"))


# -- how some are told -------------------------------------------------------------------------------------------------
def tell(*names: str) -> Told:
    """Return what tells an event by some of its values."""
    return lambda happening: told_by(happening, names, "")


def tell_by(variant: str, *names: str) -> Told:
    """Return what tells an event by some of its values, in words that depend on another."""
    return lambda happening: told_by(happening, names, f"-{happening[variant]}")


def told_by(happening: Happening, names: tuple[str, ...], ending: str) -> Message:
    """Tell an event by some of its values."""
    said = happening.said()
    return Message(f"event-{happening.kind.name}{ending}", {name: said[name] for name in names})


def tell_penalty(happening: Happening) -> Message:
    """Tell a penalty and its reason."""
    return told_by(happening, ("player",), f"-{happening.said()['reason']}")


def tell_metal(happening: Happening) -> Message:
    """Tell what a metal die shows."""
    return told_by(happening, ("player", "n"), "") if happening["n"] else told_by(happening, ("player",), "-blank")


def tell_payment(happening: Happening) -> Message:
    """Tell who pays whom, what somebody pays or gets, or between which places credits go."""
    giver, receiver, n = happening["giver"], happening["receiver"], happening["n"]
    payer = seat_name(giver) if giver >= 0 else place_of(giver, "from")
    if receiver < 0:
        id, payee = "event-paid-in" if giver >= 0 else "event-paid-between", place_of(receiver, "to")
    elif giver >= 0:
        id, payee = "event-paid-over", to_seat(receiver)
    else:
        id, payee = "event-paid-out", seat_name(receiver)
    return Message(id, {"giver": payer, "receiver": payee, "n": n})


def tell_end(happening: Happening) -> Message:
    """Tell who won, alone or together."""
    return told_by(happening, ("winners",), "" if len(list(seats_in(happening["winners"]))) == 1 else "-shared")


def tell_victory(happening: Happening) -> Message:
    """Tell which side won."""
    return told_by(happening, ("attack", "target"), "-attack" if happening["side"] == ATTACK else "-target")
