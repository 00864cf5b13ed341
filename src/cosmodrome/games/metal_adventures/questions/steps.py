"""The steps of a turn (MA-8, MA-10, MA-17)."""

from typing import Final, final

from mypy_extensions import i64

from cosmodrome.games.metal_adventures import board
from cosmodrome.games.metal_adventures import cards as c
from cosmodrome.games.metal_adventures import table as t
from cosmodrome.games.metal_adventures.effects.cruise import RULES
from cosmodrome.games.metal_adventures.face import warnings
from cosmodrome.games.metal_adventures.face.words import (
    about,
    card_ref,
    held_trophy,
    no,
    of_seat,
    plain,
    refuse_owned,
    row_card,
    ship_ref,
    shown_ship,
)
from cosmodrome.games.metal_adventures.questions.base import Sided
from cosmodrome.games.metal_adventures.table import MetalAdventures
from cosmodrome.kernel.agenda import BITS
from cosmodrome.kernel.message import Arg, Message, Option, Ref, Refusal
from cosmodrome.kernel.question import Answers, Part

PHASES: Final = ("start", "raid", "open", "rest-swap", "rest-buy", "rest-end")
VARIANTS: Final = 35  # of all actions of the cruise
LABELS: Final = {  # of the option, and the rule behind it
    "end": ("end", "MA-8.9"),
    "rest": ("rest", "MA-8.3"),
    "raid": ("raid", "MA-8.7"),
    "open space": ("open-space", "MA-10.2"),
    "propose": ("propose", "MA-14.1"),
    "redraw": ("redraw", "MA-21.5"),
    "attack": ("attack", "MA-10.2"),
    "pile": ("pile", "MA-10.5"),
    "planet": ("planet", "MA-10.7"),
    "duel": ("duel", "MA-10.10"),
    "swap": ("swap", "MA-8.4"),
    "buy": ("buy", "MA-8.5"),
    "play": ("play", "MA-7.7"),
    "drop": ("drop", "MA-7.4"),
    "reveal": ("reveal", "MA-6.2"),
}


@final
class TakeStep(Sided):
    """A step of the own turn."""

    def __init__(self) -> None:
        super().__init__("step", "MA-8.1")
        self.end: Final = self.part("end")
        self.rest: Final = self.part("rest")
        self.raid: Final = self.part("raid")
        self.open_space: Final = self.part("open space")
        self.propose: Final = self.part("propose")
        self.redraw: Final = self.part("redraw", c.OPEN_SHIPS)  # a ship in open space, by its place
        self.attack: Final = self.part("attack", c.OPEN_SHIPS)  # a ship in open space, by its place
        self.pile: Final = self.part("pile", c.SHIPS)
        self.planet: Final = self.part("planet", len(c.PLANETS))
        self.duel: Final = self.part("duel", c.MOST_SEATS)
        self.cruise: Final = self.part("cruise", VARIANTS)  # a variant, counted through all actions
        self.swap: Final = self.part("swap", c.TROPHY_LIMIT)  # a trophy, by its place
        self.buy: Final = self.part("buy", c.ROW)  # a slot of the row
        self.play: Final = self.part("play", c.IMPROVEMENTS)
        self.drop: Final = self.part("drop", c.IMPROVEMENTS)
        self.reveal: Final = self.part("reveal", c.TROPHY_LIMIT)  # a trophy, by its place
        self.phase: Final = self.argument("phase")
        self.add_asides()

    def confirms(self, g: MetalAdventures) -> bool:
        return True

    def variant(self, g: MetalAdventures, number: i64) -> i64:
        """Return the variant of its action that a variant counted through all actions is."""
        return number - g.cards.first_variants[g.cards.variant_actions[number].number - 1]

    # -- what is legal -----------------------------------------------------------------------------------------------
    def list_own(self, g: MetalAdventures, seat: i64, answers: Answers) -> None:
        phase = self.phase.of(g)
        if phase == t.START:
            if t.DAMAGE.get(g, seat) > 0:
                answers.add(self.rest.first)
            answers.add(self.raid.first)
        elif phase >= t.REST_SWAP or (phase == t.RAID and t.FOUGHT.get(g)):
            answers.add(self.end.first)
        if board.may_fight(g, phase) and g.deck_size() > 0:
            answers.add(self.open_space.first)
        if g.may_propose(seat):
            answers.add(self.propose.first)
        if phase == t.OPEN:
            self.list_shown(g, seat, answers)
        if board.may_fight(g, phase):
            self.list_battles(g, seat, answers)
        if board.may_cruise(g, phase):
            self.list_actions(g, seat, answers)
        if phase == t.REST_SWAP:
            for place in range(t.TROPHIES.size(g, seat)):
                answers.add(self.swap.of(place))
        if board.may_buy(phase):
            self.list_row(g, seat, answers)
        self.list_cards(g, seat, phase, answers)
        if not board.has_revealed(g, seat):
            for place in range(t.TROPHIES.size(g, seat)):
                if board.is_fulfilled(g, seat, t.TROPHIES.get(g, seat, place)):
                    answers.add(self.reveal.of(place))

    def list_shown(self, g: MetalAdventures, seat: i64, answers: Answers) -> None:
        """List the ships in open space, to be sent away or to be attacked (MA-10.2, MA-21.5)."""
        size = t.SHOWN.size(g, 0)
        if board.may_redraw(g, seat):
            for place in range(size):
                answers.add(self.redraw.of(place))
        for place in range(size):
            answers.add(self.attack.of(place))

    def list_battles(self, g: MetalAdventures, seat: i64, answers: Answers) -> None:
        """List the ships of the pile, the planets and the other pirates (MA-10.5, MA-10.7, MA-10.10)."""
        if board.may_raid_pile(g, seat):
            for i in range(t.PILE.size(g, 0)):
                answers.add(self.pile.of(t.PILE.get(g, 0, i)))
        for planet in range(3):
            if not t.VISITED.get(g) & BITS[planet]:
                answers.add(self.planet.of(planet))
        for other in range(g.seats):
            if other != seat:
                answers.add(self.duel.of(other))

    def list_actions(self, g: MetalAdventures, seat: i64, answers: Answers) -> None:
        """List the actions of the cruise that come after the last one and are possible now (MA-17.1)."""
        for number in range(t.CRUISED.get(g), len(g.cards.actions)):
            action = g.cards.actions[number]
            if not board.is_barred(g, action):
                first = self.cruise.of(g.cards.first_variants[number])
                for variant in range(action.variants):
                    if action.flaw(g, seat, variant) == "":
                        answers.add(first + variant)

    def list_row(self, g: MetalAdventures, seat: i64, answers: Answers) -> None:
        """List the open improvements that a resting seat can pay and has room for (MA-8.5)."""
        for slot in range(c.ROW):
            card = t.ROW.get(g, slot)
            if card != t.NO_CARD and not board.is_full(g, seat):
                if board.price(g, seat, card, g.cards.rest_surcharge) <= t.CREDITS.get(g, seat):
                    answers.add(self.buy.of(slot))

    def list_cards(self, g: MetalAdventures, seat: i64, phase: i64, answers: Answers) -> None:
        """List the support cards to be played, and the improvements to be discarded (MA-7.4, MA-7.7)."""
        size = t.IMPROVEMENTS.size(g, seat)
        for i in range(size):
            card = t.IMPROVEMENTS.get(g, seat, i)
            if card >= c.FIRST_SUPPORT and board.may_play(g, seat, card, phase):
                answers.add(self.play.of(card))
        for i in range(size):
            answers.add(self.drop.of(t.IMPROVEMENTS.get(g, seat, i)))

    # -- why not -----------------------------------------------------------------------------------------------------
    def refuse_own(self, g: MetalAdventures, seat: i64, answer: i64) -> Refusal | None:
        return self.refuse_in(g, seat, answer, self.phase.of(g))

    def refuse_in(self, g: MetalAdventures, seat: i64, answer: i64, phase: i64) -> Refusal | None:
        """Say why a step is not possible in a phase."""
        if self.reveal.has(answer):
            return board.refuse_reveal(g, seat, self.reveal.value(answer))
        if self.drop.has(answer):
            return refuse_owned(g, seat, self.drop.value(answer))
        if self.play.has(answer):
            return self.refuse_play(g, seat, self.play.value(answer), phase)
        if self.buy.has(answer):
            return self.refuse_buy(g, seat, self.buy.value(answer), phase)
        if self.swap.has(answer):
            if phase != t.REST_SWAP:
                return no("MA-8.6", "not-now")
            return None if self.swap.value(answer) < t.TROPHIES.size(g, seat) else no("MA-8.4", "no-trophy")
        if self.cruise.has(answer):
            return self.refuse_action(g, seat, self.cruise.value(answer), phase)
        if answer >= self.pile.first:
            return self.refuse_battle(g, seat, answer, phase)
        if answer >= self.redraw.first:
            return self.refuse_shown(g, seat, answer, phase)
        return self.refuse_course(g, seat, answer, phase)

    def refuse_course(self, g: MetalAdventures, seat: i64, answer: i64, phase: i64) -> Refusal | None:
        """Say why a seat cannot propose, go to open space, rest, raid or end its turn now."""
        if self.propose.has(answer):
            most = int(g.cards.most_proposals)
            return None if g.may_propose(seat) else no("MA-18.11", "proposals", {"n": most})
        if self.open_space.has(answer):
            if not board.may_fight(g, phase):
                return self.refuse_raid(phase, "one-battle")
            return None if g.deck_size() > 0 else no("MA-10.4", "deck-empty")
        if self.end.has(answer):
            if phase == t.START:
                return no("MA-8.1", "rest-or-raid")
            fighting = phase == t.OPEN or (phase == t.RAID and not t.FOUGHT.get(g))
            return no("MA-8.8a", "must-fight") if fighting else None
        if phase != t.START:
            return no("MA-8.1", "already-chosen")
        return no("MA-8.2", "no-damage") if self.rest.has(answer) and not self.may_rest(g, seat) else None

    def refuse_raid(self, phase: i64, reason: str) -> Refusal:
        """Say why nothing of a raid can be done now; the reason is one within a raid."""
        if phase == t.START:
            return no("MA-8.1", "rest-or-raid")
        if phase == t.OPEN:
            return no("MA-10.2a", "committed")
        return no("MA-8.7", reason) if phase == t.RAID else no("MA-8.3", "resting")

    def refuse_shown(self, g: MetalAdventures, seat: i64, answer: i64, phase: i64) -> Refusal | None:
        """Say why a ship in open space cannot be attacked or sent away."""
        choosing = self.attack.has(answer)
        place = self.attack.value(answer) if choosing else self.redraw.value(answer)
        if phase != t.OPEN or place >= t.SHOWN.size(g, 0):
            return no("MA-10.2", "no-ship")
        return None if choosing or board.may_redraw(g, seat) else no("MA-21.5", "no-redraw")

    def refuse_battle(self, g: MetalAdventures, seat: i64, answer: i64, phase: i64) -> Refusal | None:
        """Say why a ship of the pile, a planet or a pirate cannot be attacked."""
        if not board.may_fight(g, phase):
            return self.refuse_raid(phase, "one-battle")
        if self.duel.has(answer):
            other = self.duel.value(answer)
            return None if other != seat and other < g.seats else no("MA-10.10", "no-duel")
        if self.planet.has(answer):
            planet = self.planet.value(answer)
            visited = t.VISITED.get(g) & BITS[planet]
            return no("MA-10.7", "visited", {"planet": Ref(c.PLANETS[planet])}) if visited else None
        ship = self.pile.value(answer)
        if not t.PILE.has(g, 0, ship):
            return no("MA-10.5", "not-in-pile", {"ship": ship_ref(g, ship)})
        return None if board.may_raid_pile(g, seat) else no("MA-10.5", "too-few-credits", {"n": int(g.cards.pile_fee)})

    def refuse_action(self, g: MetalAdventures, seat: i64, number: i64, phase: i64) -> Refusal | None:
        """Say why an action of the cruise is not possible."""
        action = g.cards.variant_actions[number]
        if not board.may_cruise(g, phase):
            return self.refuse_raid(phase, "no-cruise")
        if action.number <= t.CRUISED.get(g):
            return no("MA-17.1", "passed-action", {"action": Ref(action.id)})
        if board.is_barred(g, action):
            return no("MA-17.3", "attacked", {"planet": Ref(c.PLANETS[action.planet])})
        flaw = action.flaw(g, seat, self.variant(g, number))
        return no(RULES[flaw], flaw, {"action": Ref(action.id)}) if flaw else None

    def refuse_buy(self, g: MetalAdventures, seat: i64, slot: i64, phase: i64) -> Refusal | None:
        """Say why an open improvement cannot be bought while resting (MA-8.5)."""
        if not board.may_buy(phase):
            return no("MA-8.5", "not-now")
        card = t.ROW.get(g, slot)
        if card == t.NO_CARD:
            return no("MA-4.7", "empty-slot")
        cost = board.price(g, seat, card, g.cards.rest_surcharge)
        if t.CREDITS.get(g, seat) < cost:
            return no("MA-8.5", "too-few-credits", {"n": int(cost)})
        return no("MA-7.5", "no-room") if board.is_full(g, seat) else None

    def refuse_play(self, g: MetalAdventures, seat: i64, card: i64, phase: i64) -> Refusal | None:
        """Say why a support card cannot be played as a step."""
        if not t.IMPROVEMENTS.has(g, seat, card):
            return no("MA-7.7", "not-owned", {"card": card_ref(g, card)})
        timing = g.cards.timing[card]
        if timing < c.OUTSIDE_BATTLE or (timing == c.AFTER_REVEAL and phase != t.OPEN):
            return no("MA-7.7", "wrong-time", {"card": card_ref(g, card)})
        return None if board.may_play(g, seat, card, phase) else no("MA-7.8", "no-effect", {"card": card_ref(g, card)})

    # -- how people read it ------------------------------------------------------------------------------------------
    def may_rest(self, g: MetalAdventures, seat: i64) -> bool:
        """Tell whether there is damage to rest from (MA-8.2)."""
        return t.DAMAGE.get(g, seat) != 0

    def prompt(self, g: MetalAdventures, seat: int) -> Message:
        dials = {"credits": int(t.CREDITS.get(g, seat)), "strength": int(g.strength(seat))}
        phase = PHASES[self.phase.of(g)]
        return Message(
            "ask-start-undamaged" if phase == "start" and not self.may_rest(g, seat) else f"ask-{phase}", dials
        )

    def own_option(self, g: MetalAdventures, seat: int, answer: int) -> Option:
        if self.cruise.has(answer):
            number = self.cruise.value(answer)
            action = g.cards.variant_actions[number]
            option = action.option(g, seat, answer, int(self.variant(g, number)))
            return option._replace(warning=warnings.passed(g, seat, int(action.number)))
        part = self.part_of(answer)
        label, rule = LABELS[part.name]
        if part.width == 1:
            leaves = part is self.end and board.may_cruise(g, self.phase.of(g))
            warning = warnings.passed(g, seat, warnings.PAST_ALL) if leaves else None
            return plain(answer, label, rule)._replace(warning=warning)
        value = int(part.value(answer))
        place = self.path(g, seat, part, value)
        if part is self.duel:
            return plain(answer, label, rule, {"player": of_seat(value)}, place)
        more: dict[str, Arg] = {}
        if part is self.buy:
            more["n"] = int(board.price(g, seat, t.ROW.get(g, value), g.cards.rest_surcharge))
        elif part is self.planet:
            more["n"] = int(t.TREASURIES.get(g, value))
        elif part is self.pile:
            more["n"] = int(g.cards.pile_fee)
        option = about(answer, label, self.thing(g, seat, part, value), rule, place, more)
        return option._replace(warning=self.risk(g, seat, part, value))

    def risk(self, g: MetalAdventures, seat: int, part: Part, value: int) -> Message | None:
        """Warn of an attack whose defeat would fill the damage dial."""
        if part is self.planet:
            return warnings.worn(g, seat, int(g.cards.planet_damage[value]), by_ship=False)
        if part is not self.attack and part is not self.pile:
            return None
        ship = value if part is self.pile else int(t.SHOWN.get(g, 0, value))
        return warnings.worn(g, seat, int(g.cards.dots[ship]), by_ship=True)

    def own_notation(self, g: MetalAdventures, seat: int, answer: int) -> str:
        if self.cruise.has(answer):
            number = self.cruise.value(answer)
            action = g.cards.variant_actions[number]
            return f"cruise {action.number}{action.notation(g, seat, int(self.variant(g, number)))}"
        part = self.part_of(answer)
        return f"{part.name} {self.thing(g, seat, part, int(part.value(answer)))}" if part.width > 1 else part.name

    def part_of(self, answer: int) -> Part:
        """Return the part to which an answer belongs."""
        place = 0
        while not self.parts[place].has(answer):
            place += 1
        return self.parts[place]

    def thing(self, g: MetalAdventures, seat: int, part: Part, value: int) -> str:
        """Return the id of what a step is about; a bare number where there is nothing."""
        if part is self.reveal or part is self.swap:
            return held_trophy(g, seat, value)
        if part is self.drop or part is self.play:
            return g.cards.card_id(value)
        if part is self.buy:
            return row_card(g, value)
        if part is self.planet:
            return c.PLANETS[value]
        if part is self.pile:
            return g.cards.ship_id(value)
        return f"p{value}" if part is self.duel else shown_ship(g, value)

    def path(self, g: MetalAdventures, seat: int, part: Part, value: int) -> str:
        """Return where that is in the view."""
        if part is self.reveal or part is self.swap:
            return f"players.{seat}.trophies.{value}"
        if part is self.drop or part is self.play:
            return f"players.{seat}.improvements.{t.IMPROVEMENTS.find(g, seat, value)}"
        if part is self.duel:
            return f"players.{value}"
        if part is self.pile:
            return f"pile.{t.PILE.find(g, 0, value)}"
        return f"{'row' if part is self.buy else 'treasuries' if part is self.planet else 'shown'}.{value}"


STEP: Final[TakeStep] = TakeStep()
