"""The Main phase: what a player may do in it, and why not something else."""

from cosmodrome.games.star_realms.answers import (
    ATTACK,
    ATTACK_BASE,
    BUY,
    BUY_EXPLORER,
    CUT_TENTACLE,
    END_TURN,
    GIFT_CARD,
    GIVE_COMBAT,
    GIVE_TRADE,
    MAIN_SIZE,
    PLACES,
    PLAY,
    SCRAP_WHOLE_ROW,
    USE,
    add_open_bases,
    distinct,
    refuse_base,
    refuse_elsewhere,
    refuse_hand_card,
)
from cosmodrome.games.star_realms.challenges import DIMENSIONAL_HORROR
from cosmodrome.games.star_realms.data import (
    ABILITIES,
    ALLY,
    COST,
    DEFENSE,
    DOUBLE_ALLY,
    EXPLORER,
    FACTION,
    IDS,
    NO_FACTION,
    PRIMARY,
    USABLE,
)
from cosmodrome.games.star_realms.formats import EMPEROR, FIRST_BLOOD, FIRST_CHALLENGE, GIFT_PRICE, RAID
from cosmodrome.games.star_realms.table import (
    ALLY_ON,
    DOUBLE_ALLY_ON,
    HAND_SIZE,
    MULLIGAN,
    NO_BOSS,
    NO_CARD,
    ROW,
    TENTACLE,
    USED,
    Table,
)
from cosmodrome.kernel.message import OUT_OF_DOMAIN, Arg, Message, Ref, Refusal


def legal_main(t: Table, seat: int) -> list[int]:
    """List what the seat may do in its Main phase (SR-3.2)."""
    legal = [END_TURN]
    last = NO_CARD
    for kind in t.hands[seat]:
        if kind != last:
            legal.append(PLAY + kind)
            last = kind
    trade = t.trade[seat]
    if trade > 0:
        row = t.row
        for slot in range(len(row)):
            if row[slot] != NO_CARD and COST[row[slot]] <= trade:
                legal.append(BUY + slot)
        if trade >= COST[EXPLORER] and t.explorers > 0:
            legal.append(BUY_EXPLORER)
    combat = t.combat[seat]
    if combat > 0:
        for target in t.foes[seat]:
            if not t.is_shielded(target):
                legal.append(ATTACK + target)
    if t.mode > FIRST_BLOOD:
        add_format_answers(t, seat, legal)
    add_usable(t, seat, legal)
    if combat > 0:
        for target in t.base_foes[seat]:
            first = ATTACK_BASE + PLACES * target
            add_open_bases(t, target, 1000 if keeps_damage(t, target) else combat, first, legal)
    return legal


def add_format_answers(t: Table, seat: int, legal: list[int]) -> None:
    """Add what only some formats let a player do (SR-17.6, SR-18.8, SR-20.7, SR-25.8)."""
    if t.boss != NO_BOSS and not t.counters[MULLIGAN]:
        legal.append(SCRAP_WHOLE_ROW)
    if len(t.parties[seat]) > 1:
        open_mates = [mate for mate in t.parties[seat] if mate != seat and t.is_asked(mate)]
        if t.trade[seat] > 0:
            legal += [GIVE_TRADE + mate for mate in open_mates]
        if t.combat[seat] > 0:
            legal += [GIVE_COMBAT + mate for mate in open_mates]
    if t.mode == EMPEROR and t.trade[seat] >= GIFT_PRICE[0] and t.discards[seat]:
        legal += [GIFT_CARD + mate for mate in t.mates[seat] if mate != seat]
    if t.mode == FIRST_CHALLENGE + DIMENSIONAL_HORROR:
        cards = sorted([kind for faction in range(4) for kind in t.piles[TENTACLE + faction]])
        legal += [answer for answer in distinct(cards, CUT_TENTACLE) if COST[answer - CUT_TENTACLE] <= t.combat[seat]]


def keeps_damage(t: Table, target: int) -> bool:
    """Tell whether a base can be destroyed in several payments: those of the Raid's boss (SR-19.6)."""
    return t.mode == RAID and t.hand_sizes[target] > HAND_SIZE


def add_usable(t: Table, seat: int, legal: list[int]) -> None:
    """Add the abilities of cards in play that can be used now (SR-5.1, SR-5.6, SR-5.12, SR-6.1)."""
    fleet = t.fleets[seat]
    marks = t.marks[seat]
    for place in range(len(fleet)):
        usable = USABLE[fleet[place]]
        if usable == 0:
            continue
        mark = marks[place]
        first = USE + 4 * place
        if usable & 1 and not mark & 1:
            legal.append(first)
        if usable & 2 and mark & ALLY_ON and not mark & 2:
            legal.append(first + 1)
        if usable & 4 and mark & DOUBLE_ALLY_ON and not mark & 4:
            legal.append(first + 2)
        if usable & 8:
            legal.append(first + 3)


def refuse_main(t: Table, seat: int, answer: int) -> Refusal | None:
    """Say why the seat may not do this in its Main phase."""
    if answer < 0 or answer >= MAIN_SIZE:
        return OUT_OF_DOMAIN
    if answer == END_TURN:
        return None
    if answer < BUY:
        return refuse_hand_card(t, seat, answer - PLAY)
    if answer < ATTACK:
        return refuse_buy(t, seat, answer - BUY)
    if answer < SCRAP_WHOLE_ROW:
        return refuse_attack(t, seat, answer - ATTACK)
    if answer < USE:
        return refuse_format_answer(t, seat, answer)
    if answer < ATTACK_BASE:
        return refuse_use(t, seat, (answer - USE) // 4, (answer - USE) % 4)
    return refuse_attack_base(t, seat, (answer - ATTACK_BASE) // PLACES, (answer - ATTACK_BASE) % PLACES)


def refuse_buy(t: Table, seat: int, slot: int) -> Refusal | None:
    """Refuse to buy what is not there or costs too much."""
    if slot == ROW:
        if t.explorers == 0:
            return Refusal("SR-7.6", Message("refused-no-explorers"))
        kind = EXPLORER
    else:
        kind = t.row[slot]
        if kind == NO_CARD:
            return Refusal("SR-7.5", Message("refused-empty-slot"))
    if COST[kind] <= t.trade[seat]:
        return None
    args: dict[str, Arg] = {"card": Ref(IDS[kind]), "cost": COST[kind], "trade": t.trade[seat]}
    return Refusal("SR-7.1", Message("refused-too-expensive", args))


def refuse_attack(t: Table, seat: int, target: int) -> Refusal | None:
    """Refuse to attack an owner who is no opponent, or is shielded, or without combat."""
    if target not in t.foes[seat]:
        return Refusal("SR-8.3", Message("refused-no-opponent"))
    if t.is_shielded(target):
        return Refusal("SR-8.4", Message("refused-outpost"))
    return None if t.combat[seat] > 0 else Refusal("SR-8.3", Message("refused-no-combat"))


def refuse_use(t: Table, seat: int, place: int, ability: int) -> Refusal | None:
    """Refuse an ability that the card does not have, or that cannot be used now."""
    if place >= len(t.fleets[seat]):
        return Refusal("SR-5.1", Message("refused-no-card-in-play"))
    kind = t.fleets[seat][place]
    card = {"card": Ref(IDS[kind])}
    if not USABLE[kind] & (1, 2, 4, 8)[ability]:
        rule = "SR-4.2" if ability == PRIMARY else "SR-5.1"
        return Refusal(rule, Message(f"refused-no-{ABILITIES[ability].replace('_', '-')}", card))
    mark = t.marks[seat][place]
    if ability == ALLY and not mark & ALLY_ON:
        return Refusal("SR-5.6", Message("refused-ally-off", card))
    if ability == DOUBLE_ALLY and not mark & DOUBLE_ALLY_ON:
        return Refusal("SR-5.12", Message("refused-double-ally-off", card))
    if ability <= DOUBLE_ALLY and mark & USED[ability]:
        return Refusal("SR-5.1", Message("refused-used", card))
    return None


def refuse_attack_base(t: Table, seat: int, target: int, place: int) -> Refusal | None:
    """Refuse to attack what is no open base, or with too little combat."""
    refusal = refuse_base(t, seat, target, place)
    if refusal is not None:
        return refusal
    kind = t.fleets[target][place]
    if DEFENSE[kind] <= t.combat[seat] or (keeps_damage(t, target) and t.combat[seat] > 0):
        return None
    args: dict[str, Arg] = {"card": Ref(IDS[kind]), "defense": DEFENSE[kind], "combat": t.combat[seat]}
    return Refusal("SR-8.1", Message("refused-defense", args))


def refuse_format_answer(t: Table, seat: int, answer: int) -> Refusal | None:
    """Refuse what the format does not know, or does not allow now."""
    if answer == SCRAP_WHOLE_ROW:
        allowed = t.boss != NO_BOSS and not t.counters[MULLIGAN]
        return None if allowed else Refusal("SR-20.7", Message("refused-no-mulligan"))
    if answer < GIFT_CARD:
        return refuse_give(t, seat, answer)
    if answer < CUT_TENTACLE:
        return refuse_gift(t, seat, answer - GIFT_CARD)
    return refuse_cut(t, seat, answer - CUT_TENTACLE)


def refuse_give(t: Table, seat: int, answer: int) -> Refusal | None:
    """Refuse to give what one does not have, or to somebody who does not share the turn (SR-17.6)."""
    combat = answer >= GIVE_COMBAT
    mate = answer - GIVE_COMBAT if combat else answer - GIVE_TRADE
    if mate == seat or mate not in t.parties[seat] or not t.is_asked(mate):
        return Refusal("SR-17.6", Message("refused-no-teammate"))
    return None if (t.combat if combat else t.trade)[seat] > 0 else Refusal("SR-17.6", Message("refused-nothing"))


def refuse_gift(t: Table, seat: int, mate: int) -> Refusal | None:
    """Refuse a gift outside the Emperor format, to no teammate, without trade or without a card (SR-18.8)."""
    if t.mode != EMPEROR or mate == seat or mate not in t.mates[seat]:
        return Refusal("SR-18.8", Message("refused-no-teammate"))
    able = t.trade[seat] >= GIFT_PRICE[0] and len(t.discards[seat]) > 0
    return None if able else Refusal("SR-18.8", Message("refused-nothing"))


def refuse_cut(t: Table, seat: int, kind: int) -> Refusal | None:
    """Refuse to destroy a card that is in no tentacle, or with too little combat (SR-25.8)."""
    if t.mode != FIRST_CHALLENGE + DIMENSIONAL_HORROR or FACTION[kind] == NO_FACTION:
        return refuse_elsewhere("SR-25.8", kind)
    if kind not in t.piles[TENTACLE + FACTION[kind]]:
        return refuse_elsewhere("SR-25.8", kind)
    if COST[kind] <= t.combat[seat]:
        return None
    args: dict[str, Arg] = {"card": Ref(IDS[kind]), "defense": COST[kind], "combat": t.combat[seat]}
    return Refusal("SR-25.8", Message("refused-defense", args))
