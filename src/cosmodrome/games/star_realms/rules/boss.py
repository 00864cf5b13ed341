"""The Boss's turn (SR-20) step by step as its challenge has it (SR-23 to SR-30)."""

from mypy_extensions import i64

from cosmodrome.games.star_realms import call
from cosmodrome.games.star_realms import table as t
from cosmodrome.games.star_realms.atoms import boss as boss_atoms
from cosmodrome.games.star_realms.atoms import cards as atoms
from cosmodrome.games.star_realms.atoms import trade
from cosmodrome.games.star_realms.board import first_in_row
from cosmodrome.games.star_realms.boss import challenges as steps
from cosmodrome.games.star_realms.boss import choices
from cosmodrome.games.star_realms.boss.challenges import HYDRA, STEP
from cosmodrome.games.star_realms.boss.choices import NOBODY
from cosmodrome.games.star_realms.cards import ALLY, DOUBLE_ALLY, PRIMARY, SCRAP
from cosmodrome.games.star_realms.rules import boss_cards, boss_colours
from cosmodrome.games.star_realms.table import NO_CARD, StarRealms
from cosmodrome.kernel.flow import then, then_each


def boss_turn(g: StarRealms, victim: i64) -> None:
    """Let the Boss take its turn; where the players stand alone it concerns only the victim (SR-25.3)."""
    boss_atoms.begin_boss_turn(g)
    atoms.begin_turn(g, t.BOSS.get(g))
    then(g, call.boss_step, 0, victim, NO_CARD)
    boss_opens(g, 0)


def boss_opens(g: StarRealms, step: i64) -> None:
    """Do what stands at the start of the Boss's turn (SR-23.3, SR-24.3, SR-26.3, SR-29.4, SR-30.5)."""
    before, owed = g.challenge().before, t.COUNTERS.get(g, t.OWED)
    if step == len(before):
        return
    then(g, call.boss_opens, step + STEP)
    if before[step] == steps.DRAW:
        if owed:
            then(g, call.boss_pays_discards, owed)
        boss_cards.boss_draws(g, before[step + 1] + before[step + 2] * (g.seats - 1))
    elif before[step] == steps.PLAY_TOP:
        play_blob_card(g)
    else:
        play_trade_cards(g)


def play_blob_card(g: StarRealms) -> None:
    """Play the top card of the Blob deck, if there is one (SR-24.3, SR-24.6)."""
    kind = boss_atoms.take_blob_card(g)
    if kind != NO_CARD:
        boss_cards.boss_plays(g, kind)


def play_trade_cards(g: StarRealms) -> None:
    """Play the top card of the trade deck, and the next while the cost played is below the count (SR-23.3)."""
    kind = trade.next_trade_card(g)
    if kind != NO_CARD:
        then(g, call.play_more_trade_cards)
        boss_cards.boss_plays(g, kind)


def play_more_trade_cards(g: StarRealms) -> None:
    """Play another card of the trade deck if the cost played so far is below the count (SR-23.3)."""
    if t.COUNTERS.get(g, t.COST_PLAYED) < t.COUNTERS.get(g, t.ASSIMILATION):
        play_trade_cards(g)


# -- the order of play -------------------------------------------------------------------------------------------------
def boss_step(g: StarRealms, step: i64, victim: i64, card: i64) -> None:
    """Do one step; after one in which it did something a looping Boss starts again (SR-20.10).

    ``card`` is what an earlier step fed, scrapped or revealed; in a raid the first slot that was filled.
    """
    challenge = g.challenge()
    verb = challenge.steps[step]
    if verb == steps.END_TURN:
        atoms.clean_up(g, t.BOSS.get(g))
    elif not challenge.loops:
        single_step(g, step, victim, card)
    elif verb == steps.RAISE_COUNTER:
        boss_atoms.raise_assimilation(g, challenge.steps[step + 1])
        then(g, call.boss_step, step + STEP, victim, card)
    else:
        looping_step(g, step, victim)


def looping_step(g: StarRealms, step: i64, victim: i64) -> None:
    """Do a step of a looping order if it can be done and start again, or go on to the next (SR-20.10, SR-20.10a)."""
    order, boss = g.challenge().steps, t.BOSS.get(g)
    verb, a = order[step], order[step + 1]
    if verb == steps.USE_PRIMARY:
        _use(g, step, victim, PRIMARY, choices.available(g, PRIMARY))
    elif verb == steps.USE_ALLY:
        _use(g, step, victim, ALLY, choices.available(g, ALLY))
    elif verb == steps.USE_DOUBLE_ALLY:
        _use(g, step, victim, DOUBLE_ALLY, choices.available(g, DOUBLE_ALLY))
    elif verb == steps.USE_SCRAP:
        only, places = order[step + 2] == 1, choices.available(g, SCRAP)
        _use(g, step, victim, SCRAP, [place for place in places if (t.FLEETS.get(g, boss, place) == a) == only])
    elif verb == steps.PLAY_BEST:
        kind = choices.best_hand_card(g, a)
        _go_on(g, step, victim, kind != NOBODY)
        if kind != NOBODY:
            play_from_hand(g, kind)
    elif verb == steps.PLAY_STARTERS:
        starters = [kind for kind in t.HANDS.items(g, boss) if g.cards.is_starter(kind)]
        _go_on(g, step, victim, len(starters) > 0)
        then_each(g, call.play_from_hand, starters)
    elif verb == steps.BUY_OWN:
        buy_own(g, step, victim)
    elif verb == steps.BUY_ROW:
        buy_from_row(g, step, victim)
    elif verb == steps.ATTACK:
        able = choices.can_attack(g, t.FOES.items(g, boss))
        _go_on(g, step, victim, able)
        if able:
            then(g, call.boss_attacks, NOBODY)


def _go_on(g: StarRealms, step: i64, victim: i64, did_something: bool) -> None:
    """Start the order of play again after something was done, or go on to the next step (SR-20.10)."""
    then(g, call.boss_step, 0 if did_something else step + STEP, victim, NO_CARD)


def _use(g: StarRealms, step: i64, victim: i64, ability: i64, places: list[int]) -> None:
    """Use the ability of the most expensive card that has it available (SR-20.8)."""
    place = choices.ability_place(g, places)
    _go_on(g, step, victim, place != NOBODY)
    if place != NOBODY:
        boss_uses(g, place, ability)


def boss_uses(g: StarRealms, place: i64, ability: i64) -> None:
    """Use an ability of a card of the Boss in play; a scrap ability scraps the card first (SR-6.1)."""
    boss = t.BOSS.get(g)
    script = g.cards.abilities[4 * t.FLEETS.get(g, boss, place) + ability].number
    atoms.use_ability(g, boss, place, ability)
    if ability == SCRAP:
        atoms.scrap_from_play(g, boss, place)
    boss_cards.boss_performs(g, script, 0, 0)


def play_from_hand(g: StarRealms, kind: i64) -> None:
    """Play a card of the Boss's hand."""
    boss_atoms.take_from_hand(g, kind)
    boss_cards.boss_plays(g, kind)


def buy_own(g: StarRealms, step: i64, victim: i64) -> None:
    """Buy the more expensive of the two face-up cards that the Boss can afford, elite first (SR-29.5, SR-29.6)."""
    pile: i64 = NOBODY
    highest: i64 = -1
    for candidate in (t.ELITE, t.SUBJECT):
        size = t.PILES.size(g, candidate)
        cost = g.cards.cost[t.PILES.get(g, candidate, size - 1)] if size else -1
        if highest < cost <= t.TRADE.get(g, t.BOSS.get(g)):
            pile, highest = candidate, cost
    _go_on(g, step, victim, pile != NOBODY)
    if pile != NOBODY:
        take_own(g, pile)


def take_own(g: StarRealms, pile: i64) -> None:
    """Pay for the face-up card of the elite or the subjects deck and put it into the discard pile (SR-29.6)."""
    kind = t.PILES.get(g, pile, t.PILES.size(g, pile) - 1)
    trade.pay(g, t.BOSS.get(g), kind, g.cards.cost[kind])
    boss_atoms.take_own_card(g, pile)


def buy_from_row(g: StarRealms, step: i64, victim: i64) -> None:
    """Buy the most expensive row card that the Boss can afford, for the ledger (SR-30.6)."""
    slot = choices.best_row_slot(g, t.TRADE.get(g, t.BOSS.get(g)))
    _go_on(g, step, victim, slot != NOBODY)
    if slot != NOBODY:
        take_for_ledger(g, slot)


def take_for_ledger(g: StarRealms, slot: i64) -> None:
    """Pay for a row card, put it in the ledger and refill the row (SR-30.6)."""
    kind = trade.take_row_card(g, slot)
    trade.pay(g, t.BOSS.get(g), kind, g.cards.cost[kind])
    boss_cards.enter_in_ledger(g, kind)
    trade.fill_row(g)


# -- steps that are done once ------------------------------------------------------------------------------------------
def single_step(g: StarRealms, step: i64, victim: i64, card: i64) -> None:
    """Do a step of an order that does not loop, and go on to the next (SR-25.4, SR-27.3, SR-28.4)."""
    challenge, boss = g.challenge(), t.BOSS.get(g)
    verb = challenge.steps[step]
    if verb == steps.FEED:
        card = _feed(g)
    elif verb == steps.SHIFT:
        boss_atoms.shift_row(g)
    elif verb == steps.REVEAL_FED:
        reveal_fed(g, card)
    elif verb == steps.GAIN_LONGEST:
        atoms.gain_combat(g, boss, max([int(t.PILES.size(g, t.TENTACLE + i)) for i in range(t.TENTACLES)]))
    elif verb == steps.SCRAP_FARTHEST:
        card = _scrap_farthest(g, len(g.standing_seats()) if challenge.steps[step + 1] else 1)
    elif verb == steps.BURY:
        if card != NO_CARD:
            boss_atoms.bury(g, card)
            atoms.gain_combat(g, boss, t.PILES.size(g, t.BURIED) + t.PILES.size(g, t.BURIED_UNSEEN))
    elif verb == steps.REVEAL:
        card = _reveal(g)
    then(g, call.boss_step, step + STEP, victim, card)
    if verb == steps.ATTACK:
        then(g, call.boss_attacks, victim if challenge.together != HYDRA else NOBODY)
    elif verb == steps.FACTION_ABILITY:
        boss_colours.use_colour(g, victim, card)
    elif verb == steps.RAID_PLAYERS:
        raid_players(g, card)


def _feed(g: StarRealms) -> i64:
    """Add the farthest trade row card to the tentacle of its colour (SR-25.4)."""
    slot = first_in_row(g)
    if slot == NO_CARD:
        return NO_CARD
    kind = trade.take_row_card(g, slot)
    boss_atoms.feed_tentacle(g, kind)
    return kind


def reveal_fed(g: StarRealms, card: i64) -> None:
    """Reveal cards until one has another colour than the card just fed; that one fills the free place (SR-25.5)."""
    if card == NO_CARD:
        return
    kind = trade.next_trade_card(g)
    while kind != NO_CARD and g.cards.faction[kind] == g.cards.faction[card]:
        boss_atoms.feed_tentacle(g, kind)
        kind = trade.next_trade_card(g)
    if kind != NO_CARD:
        trade.fill_slot(g, t.ROW.find(g, NO_CARD, 0, t.ROW_SIZE), kind)


def _scrap_farthest(g: StarRealms, count: i64) -> i64:
    """Scrap the trade row cards farthest from the trade deck and return the last of them (SR-27.3, SR-28.4)."""
    kind: i64 = NO_CARD
    for _ in range(count):
        slot = first_in_row(g)
        if slot == NO_CARD:
            return kind
        kind = trade.scrap_from_row(g, t.BOSS.get(g), slot)
    return kind


def _reveal(g: StarRealms) -> i64:
    """Fill the free places of the row; return the first card revealed, in a raid its slot (SR-27.3, SR-28.4)."""
    free = t.ROW.find(g, NO_CARD, 0, t.ROW_SIZE)
    trade.fill_row(g)
    if g.challenge().number == steps.PIRATES:
        return free if free >= 0 else t.ROW_SIZE
    return t.ROW.get(g, free) if free >= 0 else NO_CARD


def raid_players(g: StarRealms, first: i64) -> None:
    """Let each revealed card decide what happens to one player, in seat order (SR-28.4)."""
    standing = g.standing_seats()
    for number in range(len(standing) - 1, -1, -1):
        slot = first + number
        if slot < t.ROW_SIZE and t.ROW.get(g, slot) != NO_CARD:
            then(g, call.use_colour, standing[number], t.ROW.get(g, slot))
