"""The rules of Long Tow and its only question; the numbers are those of rulebook/long_tow.md."""

from typing import Final, final

from cosmodrome.kernel.agenda import ALL, bit, mask_of
from cosmodrome.kernel.flow import all_but
from cosmodrome.kernel.message import Message, Option, Ref, Refusal
from cosmodrome.kernel.question import Question
from long_tow import table as t
from long_tow.table import DOCK, HAND, HAULED, HELD, NONE, SCRAP, SENT, SPACE, WRECK, LongTow, thrust


@final
class Send(Question[LongTow]):
    """Which tug to send; equal ones are one answer."""

    def __init__(self) -> None:
        super().__init__("send", "LT-2.1", ALL)
        self.thrust: Final = self.part("send", t.THRUSTS + 1)  # 0 is never legal, so that numbers are thrusts

    def refuse(self, g: LongTow, seat: int, answer: int) -> Refusal | None:
        return None if self.places(g, seat, answer) else Refusal("LT-2.1", Message("refused-no-tug", {"n": answer}))

    def places(self, g: LongTow, seat: int, answer: int) -> list[int]:
        """Return where in the hand the tugs lie that an answer means."""
        return [place for place, tug in enumerate(HELD.items(g, seat)) if thrust(tug) == self.thrust.value(answer)]

    def prompt(self, g: LongTow, seat: int) -> Message:
        return Message("ask-send", {"wreck": Ref(t.DATA.id_of("wreck", WRECK.get(g)))})

    def option(self, g: LongTow, seat: int, answer: int) -> Option:
        tug = f"tug-{self.thrust.value(answer)}"
        places = [f"players.{seat}.hand.{place}" for place in self.places(g, seat, answer)]
        return Option(answer, Message("option-send", {"tug": Ref(tug)}), (tug,), self.rule, tuple(places))


SEND: Final[Send] = Send()


# -- atoms -------------------------------------------------------------------------------------------------------------
def deal(g: LongTow, seat: int) -> None:
    for _ in range(HAND):
        tug = DOCK.take_unordered(g, 0, g.roll(DOCK.size(g, 0), t.TUG_STREAM))
        HELD.add(g, seat, tug)
        t.DEALT.emit_to(g, bit(seat), seat, tug)
    t.DEALT_HIDDEN.emit_to(g, all_but(g, seat), seat, HAND)


def turn_up(g: LongTow) -> None:
    t.ROUNDS.add(g, -1)
    WRECK.set(g, SPACE.take_unordered(g, 0, g.roll(SPACE.size(g, 0), t.WRECK_STREAM)))
    t.TURNED_UP.emit(g, WRECK.get(g))


def sweep(g: LongTow) -> None:
    for seat in range(g.seats):
        if SENT.get(g, seat) != NONE:
            SCRAP.add(g, 0, SENT.get(g, seat))
            SENT.set(g, seat, NONE)
    t.SWEPT.emit(g)


def show(g: LongTow, seat: int, place: int) -> None:
    SENT.set(g, seat, HELD.take(g, seat, place))
    g.reveal()  # everybody learns something here without a roll
    t.SHOWED.emit(g, seat, SENT.get(g, seat))


def settle(g: LongTow, seat: int) -> None:
    wreck = WRECK.get(g)
    WRECK.set(g, NONE)
    if seat == NONE:
        t.DRIFTED.add(g, 0, wreck)
        t.DRIFTED_OFF.emit(g, wreck)
    else:
        HAULED.add(g, seat, wreck)
        t.HAULED_IN.emit(g, seat, wreck)


def come_back(g: LongTow, seat: int) -> None:
    t.CAME_BACK.emit(g, seat, SENT.get(g, seat))
    HELD.add(g, seat, SENT.get(g, seat))
    SENT.set(g, seat, NONE)


# -- rules -------------------------------------------------------------------------------------------------------------
def deal_tugs(g: LongTow) -> None:
    """Deal six tugs to everybody (LT-1.1)."""
    for seat in range(g.seats):
        deal(g, seat)
    g.then(begin_round)


def begin_round(g: LongTow) -> None:
    """Turn up a wreck and ask everybody at once; without one the game is over (LT-1.2, LT-2.1)."""
    if t.ROUNDS.get(g) > 0:
        turn_up(g)
        SEND.put_to_all(g, list(range(g.seats)), reveal)


def reveal(g: LongTow) -> None:
    """Show what everybody sends, and see who hauls the wreck (LT-2.1 to LT-2.5)."""
    sweep(g)
    for seat in range(g.seats):
        show(g, seat, SEND.places(g, seat, g.sealed[seat])[0])
    alone = apart(g)
    settle(g, alone[-1] if alone else NONE)
    if len(alone) > 1:
        come_back(g, alone[0])
    g.then(begin_round)


def apart(g: LongTow) -> list[int]:
    """Tell which tugs collide; return the seats of the others, the weakest first (LT-2.2)."""
    by_thrust: dict[int, list[int]] = {}
    for seat in range(g.seats):
        by_thrust.setdefault(thrust(SENT.get(g, seat)), []).append(seat)
    for strength, seats in by_thrust.items():
        if len(seats) > 1:
            t.COLLIDED.emit(g, mask_of(seats), strength)
    return [by_thrust[strength][0] for strength in sorted(by_thrust) if len(by_thrust[strength]) == 1]
