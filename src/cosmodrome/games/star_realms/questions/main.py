"""The Main phase (SR-3.2): what a player may do in it, and why not something else."""

from typing import Final, final

from mypy_extensions import i64

from cosmodrome.games.star_realms import formats as f
from cosmodrome.games.star_realms import table as t
from cosmodrome.games.star_realms.board import (
    ANY_COMBAT,
    HORROR,
    PLACES,
    can_cut,
    is_in_tentacle,
    keeps_damage,
    list_open_bases,
)
from cosmodrome.games.star_realms.cards import (
    ABILITIES,
    ABILITY_BITS,
    ALLY,
    DOUBLE_ALLY,
    FACTIONS,
    KINDS,
    MORE_KINDS,
    PRIMARY,
)
from cosmodrome.games.star_realms.face import warnings
from cosmodrome.games.star_realms.questions import base as b
from cosmodrome.games.star_realms.table import NO_CARD, OWNERS, ROW_SIZE, StarRealms
from cosmodrome.kernel.memory.piles import Piles
from cosmodrome.kernel.message import Arg, Message, Option, Refusal, Seat
from cosmodrome.kernel.question import Answers, Part, Widened

ABILITY_RULES: Final = ("SR-4.6", "SR-5.6", "SR-5.12", "SR-6.1")


@final
class Main(b.BaseQuestion):
    """One thing to do, or the end of the phase; put to one player, or to all who take a turn together."""

    def __init__(self) -> None:
        super().__init__("main", "SR-3.2")
        self.end: Final = self.part("end")
        play = self.part("play", KINDS)
        self.buy: Final = self.part("buy", ROW_SIZE + 1)  # by slot, then an Explorer
        self.attack: Final = self.part("attack", OWNERS)
        self.mulligan: Final = self.part("mulligan")
        self.give_trade: Final = self.part("give-trade", OWNERS)
        self.give_combat: Final = self.part("give-combat", OWNERS)
        self.gift: Final = self.part("gift", OWNERS)
        cut = self.part("cut", KINDS)
        self.use: Final = self.part("use", 4 * PLACES)  # 4 * place + ability
        self.attack_base: Final = self.part("attack-base", OWNERS * PLACES)
        self.play: Final = Widened(play, self.part("play more", MORE_KINDS))
        self.cut: Final = Widened(cut, self.part("cut more", MORE_KINDS))

    def used_place(self, answer: i64) -> i64:
        """Return the place of the card whose ability an answer uses."""
        return self.use.value(answer) // 4

    def used_ability(self, answer: i64) -> i64:
        """Return the ability that an answer uses."""
        return self.use.value(answer) % 4

    def confirms(self, g: StarRealms) -> bool:
        """End a turn only on request: until then its player may still take something back."""
        return True

    # -- what is legal -------------------------------------------------------------------------------------------------
    def legal(self, g: StarRealms, seat: i64, answers: Answers) -> None:
        answers.add(self.end.first)
        answers.add_each(g, t.HANDS, seat, self.play.base)
        trade = t.TRADE.get(g, seat)
        if trade > 0:
            self.list_purchases(g, trade, answers)
        combat = t.COMBAT.get(g, seat)
        if combat > 0:
            for i in range(t.FOES.size(g, seat)):
                foe = t.FOES.get(g, seat, i)
                if not g.is_shielded(foe):
                    answers.add(self.attack.of(foe))
        if t.MODE.get(g) > f.FIRST_BLOOD:
            self.list_format_answers(g, seat, answers)
        self.list_usable(g, seat, answers)
        if combat > 0:
            for i in range(t.BASE_FOES.size(g, seat)):
                foe = t.BASE_FOES.get(g, seat, i)
                reach = combat
                if keeps_damage(g, foe):
                    reach = ANY_COMBAT
                list_open_bases(g, foe, reach, self.attack_base.of(PLACES * foe), answers)
        if g.cards.count > KINDS:
            answers.add_rest(g, t.HANDS, seat, self.play)
            if t.MODE.get(g) == HORROR:
                self.list_cuts(g, seat, KINDS, g.cards.count, answers)

    def list_purchases(self, g: StarRealms, trade: i64, answers: Answers) -> None:
        """List what so much trade can buy."""
        cost = g.cards.cost
        slot = t.ROW.find_at_most(g, cost, trade, 0, ROW_SIZE)
        while slot >= 0:
            answers.add(self.buy.of(slot))
            slot = t.ROW.find_at_most(g, cost, trade, slot + 1, ROW_SIZE)
        if trade >= cost[g.cards.explorer] and t.EXPLORERS.get(g) > 0:
            answers.add(self.buy.of(ROW_SIZE))

    def list_format_answers(self, g: StarRealms, seat: i64, answers: Answers) -> None:
        """List what only some formats let a player do (SR-17.6, SR-18.8, SR-20.7, SR-25.8)."""
        if g.has_boss() and not t.COUNTERS.get(g, t.MULLIGAN):
            answers.add(self.mulligan.first)
        if t.TRADE.get(g, seat) > 0:
            self.list_mates(g, seat, t.PARTIES, self.give_trade, answers)
        if t.COMBAT.get(g, seat) > 0:
            self.list_mates(g, seat, t.PARTIES, self.give_combat, answers)
        if t.MODE.get(g) == f.EMPEROR and self.can_gift(g, seat):
            self.list_mates(g, seat, t.MATES, self.gift, answers)
        if t.MODE.get(g) == HORROR:
            self.list_cuts(g, seat, 0, KINDS, answers)

    def list_cuts(self, g: StarRealms, seat: i64, first: i64, end: i64, answers: Answers) -> None:
        """List the cards of a range of kinds that so much combat can cut off a tentacle (SR-25.8)."""
        combat = t.COMBAT.get(g, seat)
        for kind in range(first, end):
            if can_cut(g, kind, combat):
                answers.add(self.cut.of(kind))

    def list_mates(self, g: StarRealms, seat: i64, mates: Piles, part: Part, answers: Answers) -> None:
        """List those of a team to whom the seat may give something."""
        for i in range(mates.size(g, seat)):
            mate = mates.get(g, seat, i)
            if mate != seat and (part is self.gift or g.is_asked(int(mate))):
                answers.add(part.of(mate))

    def can_gift(self, g: StarRealms, seat: i64) -> bool:
        """Tell whether the seat has a card to give away, and what that costs (SR-18.8)."""
        return t.TRADE.get(g, seat) >= g.cards.formats.gift_price and t.DISCARDS.size(g, seat) > 0

    def list_usable(self, g: StarRealms, seat: i64, answers: Answers) -> None:
        """List the abilities of cards in play that can be used now (SR-5.1, SR-5.6, SR-5.12, SR-6.1)."""
        usable, fleets = g.cards.usable, t.FLEETS
        for place in range(fleets.size(g, seat)):
            abilities = usable[fleets.get(g, seat, place)]
            if abilities == 0:
                continue
            mark = t.MARKS.get(g, seat, place)
            first = self.use.first + 4 * place
            if abilities & 1 and not mark & 1:
                answers.add(first)
            if abilities & 2 and mark & t.ALLY_ON and not mark & 2:
                answers.add(first + 1)
            if abilities & 4 and mark & t.DOUBLE_ALLY_ON and not mark & 4:
                answers.add(first + 2)
            if abilities & 8:
                answers.add(first + 3)

    # -- and why not ---------------------------------------------------------------------------------------------------
    def refuse(self, g: StarRealms, seat: i64, answer: i64) -> Refusal | None:
        if self.end.has(answer):
            return None
        if self.play.has(answer):
            return b.refuse_hand_card(g, seat, self.play.value(answer))
        if self.buy.has(answer):
            return self.refuse_buy(g, seat, self.buy.value(answer))
        if self.attack.has(answer):
            return self.refuse_attack(g, seat, self.attack.value(answer))
        if self.use.has(answer):
            return self.refuse_use(g, seat, self.used_place(answer), self.used_ability(answer))
        if self.attack_base.has(answer):
            number = self.attack_base.value(answer)
            return self.refuse_attack_base(g, seat, self.owner(number), self.place(number))
        return self.refuse_format_answer(g, seat, answer)

    def refuse_format_answer(self, g: StarRealms, seat: i64, answer: i64) -> Refusal | None:
        """Refuse what the format does not know, or does not allow now."""
        if self.mulligan.has(answer):
            return self.refuse_mulligan(g)
        if self.give_trade.has(answer):
            return self.refuse_give(g, seat, self.give_trade.value(answer), t.TRADE.get(g, seat))
        if self.give_combat.has(answer):
            return self.refuse_give(g, seat, self.give_combat.value(answer), t.COMBAT.get(g, seat))
        if self.gift.has(answer):
            return self.refuse_gift(g, seat, self.gift.value(answer))
        return self.refuse_cut(g, seat, self.cut.value(answer))

    def refuse_mulligan(self, g: StarRealms) -> Refusal | None:
        """Refuse to scrap the trade row outside a challenge, or a second time (SR-20.7)."""
        if not g.has_boss():
            return Refusal("SR-20.7", Message("refused-mulligan-here"))
        return Refusal("SR-20.7", Message("refused-no-mulligan")) if t.COUNTERS.get(g, t.MULLIGAN) else None

    def refuse_buy(self, g: StarRealms, seat: i64, slot: i64) -> Refusal | None:
        """Refuse to buy what is not there or costs too much."""
        if slot == ROW_SIZE and t.EXPLORERS.get(g) == 0:
            return Refusal("SR-7.6", Message("refused-no-explorers"))
        kind = g.cards.explorer if slot == ROW_SIZE else t.ROW.get(g, slot)
        if kind == NO_CARD:
            return Refusal("SR-7.5", Message("refused-empty-slot"))
        cost, trade = g.cards.cost[kind], t.TRADE.get(g, seat)
        if cost <= trade:
            return None
        args: dict[str, Arg] = {"card": b.ref(g, kind), "cost": int(cost), "trade": int(trade)}
        return Refusal("SR-7.1", Message("refused-too-expensive", args))

    def refuse_attack(self, g: StarRealms, seat: i64, target: i64) -> Refusal | None:
        """Refuse to attack an owner who is no opponent, or is shielded, or without combat."""
        if not t.FOES.has(g, seat, target):
            return Refusal("SR-8.3", Message("refused-no-opponent"))
        if g.is_shielded(target):
            return Refusal("SR-8.4", Message("refused-outpost"))
        return None if t.COMBAT.get(g, seat) > 0 else Refusal("SR-8.3", Message("refused-no-combat"))

    def refuse_use(self, g: StarRealms, seat: i64, place: i64, ability: i64) -> Refusal | None:
        """Refuse an ability that the card does not have, or that cannot be used now."""
        if place >= t.FLEETS.size(g, seat):
            return Refusal("SR-5.1", Message("refused-no-card-in-play"))
        kind, mark = t.FLEETS.get(g, seat, place), t.MARKS.get(g, seat, place)
        card: dict[str, Arg] = {"card": b.ref(g, kind)}
        if not g.cards.usable[kind] & ABILITY_BITS[ability]:
            rule = "SR-4.2" if ability == PRIMARY else "SR-5.1"
            return Refusal(rule, Message(f"refused-no-{ABILITIES[ability].replace('_', '-')}", card))
        if ability == ALLY and not mark & t.ALLY_ON:
            return Refusal("SR-5.6", Message("refused-ally-off", card))
        if ability == DOUBLE_ALLY and not mark & t.DOUBLE_ALLY_ON:
            return Refusal("SR-5.12", Message("refused-double-ally-off", card))
        if ability <= DOUBLE_ALLY and mark & t.USED[ability]:
            return Refusal("SR-5.1", Message("refused-used", card))
        return None

    def refuse_attack_base(self, g: StarRealms, seat: i64, target: i64, place: i64) -> Refusal | None:
        """Refuse to attack what is no open base, or with too little combat."""
        refusal = b.refuse_base(g, seat, target, place)
        if refusal is not None:
            return refusal
        kind = t.FLEETS.get(g, target, place)
        defense, combat = g.cards.defense[kind], t.COMBAT.get(g, seat)
        if defense <= combat or (keeps_damage(g, target) and combat > 0):
            return None
        args: dict[str, Arg] = {"card": b.ref(g, kind), "defense": int(defense), "combat": int(combat)}
        return Refusal("SR-8.1", Message("refused-defense", args))

    def refuse_give(self, g: StarRealms, seat: i64, mate: i64, pool: i64) -> Refusal | None:
        """Refuse to give what one does not have, or to somebody who does not share the turn (SR-17.6)."""
        if mate == seat or not t.PARTIES.has(g, seat, mate) or not g.is_asked(int(mate)):
            return Refusal("SR-17.6", Message("refused-no-teammate"))
        return None if pool > 0 else Refusal("SR-17.6", Message("refused-nothing"))

    def refuse_gift(self, g: StarRealms, seat: i64, mate: i64) -> Refusal | None:
        """Refuse a gift outside the Emperor format, to no teammate, without trade or without a card (SR-18.8)."""
        if t.MODE.get(g) != f.EMPEROR or mate == seat or not t.MATES.has(g, seat, mate):
            return Refusal("SR-18.8", Message("refused-no-teammate"))
        if t.DISCARDS.size(g, seat) == 0:
            return Refusal("SR-18.8", Message("refused-no-gift"))
        price, trade = int(g.cards.formats.gift_price), int(t.TRADE.get(g, seat))
        if price <= trade:
            return None
        return Refusal("SR-18.8", Message("refused-gift-price", {"price": price, "trade": trade}))

    def refuse_cut(self, g: StarRealms, seat: i64, kind: i64) -> Refusal | None:
        """Refuse to destroy a card that is in no tentacle, or with too little combat (SR-25.8)."""
        cost, combat = g.cards.cost[kind], t.COMBAT.get(g, seat)
        if not is_in_tentacle(g, kind):
            return b.refuse_elsewhere(g, "SR-25.8", kind)
        if cost <= combat:
            return None
        args: dict[str, Arg] = {"card": b.ref(g, kind), "cost": int(cost), "combat": int(combat)}
        return Refusal("SR-25.8", Message("refused-cut", args))

    # -- how people read it --------------------------------------------------------------------------------------------
    def prompt(self, g: StarRealms, seat: int) -> Message:
        return Message("ask-main", {"trade": int(t.TRADE.get(g, seat)), "combat": int(t.COMBAT.get(g, seat))})

    def option(self, g: StarRealms, seat: int, answer: int) -> Option:
        if self.end.has(answer):
            return Option(answer, Message("option-end-turn"), (), "SR-3.3", warning=warnings.at_end(g, seat))
        if self.play.has(answer):
            return self.play_option(g, seat, answer)
        if self.buy.has(answer):
            kind, place = b.for_sale(g, int(self.buy.value(answer)))
            return b.card_option(g, answer, "option-buy", kind, "SR-7.1", place, {"price": int(g.cards.cost[kind])})
        if self.attack.has(answer):
            target = int(self.attack.value(answer))
            label = Message(attack_id(g, "option-attack", target), {"target": b.whose(g, target)})
            return Option(answer, label, (), "SR-8.3", (f"{b.place_of(g, target)}.authority",))
        if self.use.has(answer):
            return self.use_option(g, seat, answer)
        if self.attack_base.has(answer):
            number = self.attack_base.value(answer)
            target, at = int(self.owner(number)), int(self.place(number))
            rule = "SR-19.6" if keeps_damage(g, target) else "SR-8.1"
            option = b.base_option(g, answer, "option-attack-base", rule, target, at)
            return option._replace(warning=warnings.on_outpost(g, seat, target, at))
        return self.format_option(g, answer)

    def play_option(self, g: StarRealms, seat: int, answer: int) -> Option:
        """Tell what playing a card means; a base does nothing by itself."""
        kind = int(self.play.value(answer))
        hand = f"players.{seat}.hand"
        if g.cards.base[kind]:
            figure: dict[str, Arg] = {"figure": b.base_figure(g.cards, kind)}
            return b.card_option(g, answer, "option-play-base", kind, "SR-4.5", hand, figure)
        effects = g.cards.abilities[4 * kind + PRIMARY].words_now(g, seat)
        return b.card_option(g, answer, "option-play", kind, "SR-4.2", hand, {"effects": effects})

    def use_option(self, g: StarRealms, seat: int, answer: int) -> Option:
        """Tell what using an ability of a card in play means."""
        place, ability = int(self.used_place(answer)), int(self.used_ability(answer))
        kind = int(t.FLEETS.get(g, seat, place))
        label = f"option-use-{ABILITIES[ability].replace('_', '-')}"
        effects = g.cards.abilities[4 * kind + ability].words_now(g, seat)
        where = f"players.{seat}.fleet.{place}"
        option = b.card_option(g, answer, label, kind, ABILITY_RULES[ability], where, {"effects": effects})
        return option._replace(told=True)

    def format_option(self, g: StarRealms, answer: int) -> Option:
        """Tell what something means that only some formats allow."""
        if self.mulligan.has(answer):
            return Option(answer, Message("option-mulligan"), (), "SR-20.7", ("row",))
        if self.cut.has(answer):
            kind = int(self.cut.value(answer))
            place = f"boss.tentacles.{FACTIONS[g.cards.faction[kind]]}"
            return b.card_option(g, answer, "option-cut", kind, "SR-25.8", place, {"n": int(g.cards.cost[kind])})
        part = self.give_trade if self.give_trade.has(answer) else self.give_combat
        part = self.gift if self.gift.has(answer) else part
        mate = int(part.value(answer))
        rule = "SR-18.8" if part is self.gift else "SR-17.6"
        label = Message(f"option-{part.name}", {"target": Seat(mate)})
        return Option(answer, label, (), rule, (f"players.{mate}",))

    def notation(self, g: StarRealms, seat: int, answer: int) -> str:
        if self.end.has(answer):
            return "end"
        if self.play.has(answer):
            return f"play {g.cards.id(self.play.value(answer))}"
        if self.buy.has(answer):
            return f"buy {b.sale_name(g, int(self.buy.value(answer)))}"
        if self.attack.has(answer):
            return f"attack {b.owner_name(g, int(self.attack.value(answer)))}"
        if self.use.has(answer):
            fleet = t.FLEETS.items(g, seat)
            name = b.numbered(g, fleet, int(self.used_place(answer)))
            return f"use {name} {ABILITIES[self.used_ability(answer)]}"
        if self.attack_base.has(answer):
            number = self.attack_base.value(answer)
            return f"attack {b.base_name(g, int(self.owner(number)), int(self.place(number)))}"
        return self.format_notation(g, answer)

    def format_notation(self, g: StarRealms, answer: int) -> str:
        """Return the short text of something that only some formats allow."""
        if self.give_trade.has(answer):
            return f"give trade p{self.give_trade.value(answer)}"
        if self.give_combat.has(answer):
            return f"give combat p{self.give_combat.value(answer)}"
        if self.gift.has(answer):
            return f"gift p{self.gift.value(answer)}"
        return f"cut {g.cards.id(self.cut.value(answer))}" if self.cut.has(answer) else "mulligan"


def attack_id(g: StarRealms, id: str, target: int) -> str:
    """Return the message about attacking somebody, or a whole team, of which nobody is singled out (SR-17.15)."""
    return f"{id}-team" if t.GUARDS.size(g, target) > 1 else id


MAIN: Final[Main] = Main()
