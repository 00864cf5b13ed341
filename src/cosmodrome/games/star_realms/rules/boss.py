"""The Boss's turn (SR-20) step by step as its challenge has it (SR-23 to SR-30)."""

from cosmodrome.games.star_realms import atoms, boss_atoms, choices
from cosmodrome.games.star_realms import challenges as steps
from cosmodrome.games.star_realms.challenges import (
    BEFORE,
    HYDRA,
    LOOPS,
    STEP,
    STEPS,
    TOGETHER,
)
from cosmodrome.games.star_realms.choices import NOBODY
from cosmodrome.games.star_realms.data import (
    ALLY,
    COST,
    DOUBLE_ALLY,
    FACTION,
    PRIMARY,
    PROGRAM,
    SCOUT,
    SCRAP,
    VIPER,
)
from cosmodrome.games.star_realms.formats import FIRST_CHALLENGE
from cosmodrome.games.star_realms.rules.boss_attacks import boss_attacks
from cosmodrome.games.star_realms.rules.boss_cards import (
    boss_draws,
    boss_pays_discards,
    boss_performs,
    boss_plays,
    enter_in_ledger,
)
from cosmodrome.games.star_realms.rules.boss_colours import use_colour
from cosmodrome.games.star_realms.state import StarRealms
from cosmodrome.games.star_realms.table import (
    ASSIMILATION,
    BURIED,
    BURIED_UNSEEN,
    COST_PLAYED,
    ELITE,
    NO_CARD,
    OWED,
    SUBJECT,
    TENTACLE,
)


def boss_turn(g: StarRealms, victim: int) -> None:
    """Let the Boss take its turn; where the players stand alone it concerns only the victim (SR-25.3)."""
    boss_atoms.begin_boss_turn(g)
    atoms.begin_turn(g, g.boss)
    g.then(boss_step, 0, victim, NO_CARD)
    boss_opens(g, 0)


def boss_opens(g: StarRealms, step: int) -> None:
    """Do what stands at the start of the Boss's turn (SR-23.3, SR-24.3, SR-26.3, SR-29.4, SR-30.5)."""
    before = BEFORE[g.mode - FIRST_CHALLENGE]
    if step == len(before):
        return
    verb = before[step]
    g.then(boss_opens, step + STEP)
    if verb == steps.DRAW:
        if g.counters[OWED]:
            g.then(boss_pays_discards, g.counters[OWED])
        boss_draws(g, before[step + 1] + before[step + 2] * (g.seats - 1))
    elif verb == steps.PLAY_TOP:
        play_blob_card(g)
    else:
        play_trade_cards(g)


def play_blob_card(g: StarRealms) -> None:
    """Play the top card of the Blob deck, if there is one (SR-24.3, SR-24.6)."""
    kind = boss_atoms.take_blob_card(g)
    if kind != NO_CARD:
        boss_plays(g, kind)


def play_trade_cards(g: StarRealms) -> None:
    """Play the top card of the trade deck, and the next while the cost played is below the count (SR-23.3)."""
    kind = atoms.next_trade_card(g)
    if kind != NO_CARD:
        g.then(play_more_trade_cards)
        boss_plays(g, kind)


def play_more_trade_cards(g: StarRealms) -> None:
    """Play another card of the trade deck if the cost played so far is below the count (SR-23.3)."""
    if g.counters[COST_PLAYED] < g.counters[ASSIMILATION]:
        play_trade_cards(g)


# -- the order of play -------------------------------------------------------------------------------------------------
def boss_step(g: StarRealms, step: int, victim: int, card: int) -> None:
    """Do one step; after one in which it did something a looping Boss starts again (SR-20.10).

    ``card`` is what an earlier step fed, scrapped or revealed; in a raid the first slot that was filled.
    """
    challenge = g.mode - FIRST_CHALLENGE
    order = STEPS[challenge]
    verb = order[step]
    if verb == steps.END_TURN:
        atoms.clean_up(g, g.boss)
    elif not LOOPS[challenge]:
        single_step(g, step, victim, card)
    elif verb == steps.RAISE_COUNTER:
        boss_atoms.raise_assimilation(g, order[step + 1])
        g.then(boss_step, step + STEP, victim, card)
    else:
        looping_step(g, step, victim)


def looping_step(g: StarRealms, step: int, victim: int) -> None:
    """Do a step of a looping order if it can be done and start again, or go on to the next (SR-20.10, SR-20.10a)."""
    order = STEPS[g.mode - FIRST_CHALLENGE]
    verb = order[step]
    a = order[step + 1]
    if verb == steps.USE_PRIMARY:
        _use(g, step, victim, PRIMARY, choices.available(g, PRIMARY))
    elif verb == steps.USE_ALLY:
        _use(g, step, victim, ALLY, choices.available(g, ALLY))
    elif verb == steps.USE_DOUBLE_ALLY:
        _use(g, step, victim, DOUBLE_ALLY, choices.available(g, DOUBLE_ALLY))
    elif verb == steps.USE_SCRAP:
        fleet = g.fleets[g.boss]
        only = order[step + 2] == 1
        places = [place for place in choices.available(g, SCRAP) if (fleet[place] == a) == only]
        _use(g, step, victim, SCRAP, places)
    elif verb == steps.PLAY_BEST:
        kind = choices.best_hand_card(g, a)
        _go_on(g, step, victim, kind != NOBODY)
        if kind != NOBODY:
            play_from_hand(g, kind)
    elif verb == steps.PLAY_STARTERS:
        starters = [kind for kind in g.hands[g.boss] if kind in (SCOUT, VIPER)]
        _go_on(g, step, victim, len(starters) > 0)
        g.then_each(play_from_hand, starters)
    elif verb == steps.BUY_OWN:
        buy_own(g, step, victim)
    elif verb == steps.BUY_ROW:
        buy_from_row(g, step, victim)
    elif verb == steps.ATTACK:
        able = choices.can_attack(g, g.foes[g.boss])
        _go_on(g, step, victim, able)
        if able:
            g.then(boss_attacks, NOBODY)


def _go_on(g: StarRealms, step: int, victim: int, did_something: bool) -> None:
    """Start the order of play again after something was done, or go on to the next step (SR-20.10)."""
    g.then(boss_step, 0 if did_something else step + STEP, victim, NO_CARD)


def _use(g: StarRealms, step: int, victim: int, ability: int, places: list[int]) -> None:
    """Use the ability of the most expensive card that has it available (SR-20.8)."""
    place = choices.ability_place(g, places)
    _go_on(g, step, victim, place != NOBODY)
    if place != NOBODY:
        boss_uses(g, place, ability)


def boss_uses(g: StarRealms, place: int, ability: int) -> None:
    """Use an ability of a card of the Boss in play; a scrap ability scraps the card first (SR-6.1)."""
    program = PROGRAM[4 * g.fleets[g.boss][place] + ability]
    atoms.use_ability(g, g.boss, place, ability)
    if ability == SCRAP:
        atoms.scrap_from_play(g, g.boss, place)
    boss_performs(g, program, 0, 0)


def play_from_hand(g: StarRealms, kind: int) -> None:
    """Play a card of the Boss's hand."""
    boss_atoms.take_from_hand(g, kind)
    boss_plays(g, kind)


def buy_own(g: StarRealms, step: int, victim: int) -> None:
    """Buy the more expensive of the two face-up cards that the Boss can afford, elite first (SR-29.5, SR-29.6)."""
    pile = NOBODY
    for candidate in (ELITE, SUBJECT):
        if g.piles[candidate] and COST[g.piles[candidate][-1]] <= g.trade[g.boss]:
            if pile == NOBODY or COST[g.piles[candidate][-1]] > COST[g.piles[pile][-1]]:
                pile = candidate
    _go_on(g, step, victim, pile != NOBODY)
    if pile != NOBODY:
        take_own(g, pile)


def take_own(g: StarRealms, pile: int) -> None:
    """Pay for the face-up card of the elite or the subjects deck and put it into the discard pile (SR-29.6)."""
    kind = g.piles[pile][-1]
    atoms.pay(g, g.boss, kind, COST[kind])
    boss_atoms.take_own_card(g, pile)


def buy_from_row(g: StarRealms, step: int, victim: int) -> None:
    """Buy the most expensive row card that the Boss can afford, for the ledger (SR-30.6)."""
    slot = choices.best_row_slot(g, g.trade[g.boss])
    _go_on(g, step, victim, slot != NOBODY)
    if slot != NOBODY:
        take_for_ledger(g, slot)


def take_for_ledger(g: StarRealms, slot: int) -> None:
    """Pay for a row card, put it in the ledger and refill the row (SR-30.6)."""
    kind = atoms.take_row_card(g, slot)
    atoms.pay(g, g.boss, kind, COST[kind])
    enter_in_ledger(g, kind)
    atoms.fill_row(g)


# -- steps that are done once ------------------------------------------------------------------------------------------
def single_step(g: StarRealms, step: int, victim: int, card: int) -> None:
    """Do a step of an order that does not loop, and go on to the next (SR-25.4, SR-27.3, SR-28.4)."""
    order = STEPS[g.mode - FIRST_CHALLENGE]
    verb = order[step]
    if verb == steps.FEED:
        card = _feed(g)
    elif verb == steps.SHIFT:
        boss_atoms.shift_row(g)
    elif verb == steps.REVEAL_FED:
        reveal_fed(g, card)
    elif verb == steps.GAIN_LONGEST:
        longest = max(len(g.piles[TENTACLE + faction]) for faction in range(4))
        atoms.gain_combat(g, g.boss, longest)
    elif verb == steps.SCRAP_FARTHEST:
        card = _scrap_farthest(g, len(g.standing_seats()) if order[step + 1] else 1)
    elif verb == steps.BURY:
        if card != NO_CARD:
            boss_atoms.bury(g, card)
            atoms.gain_combat(g, g.boss, len(g.piles[BURIED]) + len(g.piles[BURIED_UNSEEN]))
    elif verb == steps.REVEAL:
        card = _reveal(g)
    g.then(boss_step, step + STEP, victim, card)
    if verb == steps.ATTACK:
        g.then(boss_attacks, victim if TOGETHER[g.mode - FIRST_CHALLENGE] != HYDRA else NOBODY)
    elif verb == steps.FACTION_ABILITY:
        use_colour(g, victim, card)
    elif verb == steps.RAID_PLAYERS:
        raid_players(g, card)


def _feed(g: StarRealms) -> int:
    """Add the farthest trade row card to the tentacle of its colour (SR-25.4)."""
    slot = boss_atoms.farthest(g)
    if slot == NO_CARD:
        return NO_CARD
    kind = atoms.take_row_card(g, slot)
    boss_atoms.feed_tentacle(g, kind)
    return kind


def reveal_fed(g: StarRealms, card: int) -> None:
    """Reveal cards until one has another colour than the card just fed; that one fills the free place (SR-25.5)."""
    if card == NO_CARD:
        return
    kind = atoms.next_trade_card(g)
    while kind != NO_CARD and FACTION[kind] == FACTION[card]:
        boss_atoms.feed_tentacle(g, kind)
        kind = atoms.next_trade_card(g)
    if kind != NO_CARD:
        boss_atoms.fill_slot(g, kind)


def _scrap_farthest(g: StarRealms, count: int) -> int:
    """Scrap the trade row cards farthest from the trade deck and return the last of them (SR-27.3, SR-28.4)."""
    kind = NO_CARD
    for _ in range(count):
        slot = boss_atoms.farthest(g)
        if slot == NO_CARD:
            return kind
        kind = atoms.scrap_from_row(g, g.boss, slot)
    return kind


def _reveal(g: StarRealms) -> int:
    """Fill the free places of the row; return the first card revealed, in a raid its slot (SR-27.3, SR-28.4)."""
    free = g.row.index(NO_CARD) if NO_CARD in g.row else len(g.row)
    atoms.fill_row(g)
    if g.mode - FIRST_CHALLENGE == steps.PIRATES:
        return free
    return g.row[free] if free < len(g.row) else NO_CARD


def raid_players(g: StarRealms, first: int) -> None:
    """Let each revealed card decide what happens to one player, in seat order (SR-28.4)."""
    standing = g.standing_seats()
    for number in range(len(standing) - 1, -1, -1):
        slot = first + number
        if slot < len(g.row) and g.row[slot] != NO_CARD:
            g.then(use_colour, standing[number], g.row[slot])
