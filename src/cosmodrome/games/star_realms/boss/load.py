"""Reads the challenges from a data file."""

from typing import Final

from cosmodrome.games.star_realms.boss import challenges as verbs
from cosmodrome.games.star_realms.boss.challenges import STEP, Challenge
from cosmodrome.games.star_realms.cards import FACTIONS, NO_FACTION, Cards
from cosmodrome.games.star_realms.formats import CHALLENGES
from cosmodrome.kernel.files.data import Entry
from cosmodrome.kernel.memory.cells import joined

STEP_VERBS: Final = {
    "end_turn": verbs.END_TURN,
    "use_base_primary": verbs.USE_PRIMARY,
    "use_ally": verbs.USE_ALLY,
    "use_double_ally": verbs.USE_DOUBLE_ALLY,
    "play_all": verbs.PLAY_STARTERS,
    "attack": verbs.ATTACK,
    "feed_farthest_row_card": verbs.FEED,
    "shift_row_away_from_deck": verbs.SHIFT,
    "reveal_until_other_faction": verbs.REVEAL_FED,
    "use_faction_ability": verbs.FACTION_ABILITY,
    "put_scrapped_card_facedown": verbs.BURY,
    "reveal_to_free_row_slots": verbs.REVEAL,
    "raid_players": verbs.RAID_PLAYERS,
    "boss_play_from_trade_deck": verbs.PLAY_TRADE_CARDS,
    "boss_play_top_of_deck": verbs.PLAY_TOP,
}


def add_challenges(cards: Cards, data: Entry) -> None:
    """Add all challenges of a data file."""
    found = {entry.text("id"): entry for entry in data.entries("components")}
    never = data.entry("boss_policy").entry("destroy_base_effect_against_boss_that_never_has_bases")
    for id in CHALLENGES:
        if id not in found:
            raise data.fail("components", f"a list that holds {id}")
        cards.challenges.append(read_challenge(cards, found[id]))
        cards.challenges[-1].no_base_combat = never.entries("instead")[0].whole("n", 1)


def read_challenge(cards: Cards, card: Entry) -> Challenge:
    """Return one challenge."""
    one = Challenge(len(cards.challenges), card.names())
    players, zones, order = card.entry("players"), card.entry("boss_zones"), card.entry("order_of_play")
    one.players = tuple(range(players.whole("min", 1, 4), players.whole("max", 1, 4) + 1))
    one.together = card.one_of("team_mode", ("hydra", "pooled", "individual"))
    one.boss_authority = card.whole("boss_authority_per_player", 1) if card.has("boss_authority_per_player") else 0
    one.player_authority = card.whole("player_authority", 1)
    one.player_deck.extend(cards_of(cards, card.entry("player_deck")))
    one.has_hand, one.has_discard, one.has_bases = zones.flag("hand"), zones.flag("discard"), zones.flag("in_play")
    one.loops = order.one_of("loop", ("once", "restart_on_action")) == 1
    for entry in order.entries("before"):
        one.before = joined(one.before, padded(step_of(cards, entry)))
    for entry in order.entries("steps"):
        one.steps = joined(one.steps, padded(step_of(cards, entry)))
    for effect in card.entries("setup"):
        add_setup(cards, one, effect)
    for front in card.entries("front"):
        if front.has("table"):
            add_faction_table(one, front.entry("table"))
    for special in card.entries("special_rules"):
        if special.has("do"):
            add_special(one, special.entries("do")[0])
    return one


def add_setup(cards: Cards, one: Challenge, effect: Entry) -> None:
    """Add one entry of a challenge's set-up."""
    op = effect.text("op")
    if op == "remove_faction_from_trade_deck":
        one.removed_faction = effect.one_of("faction", FACTIONS)
    elif op == "set_counter":
        one.assimilation[:] = growing(effect.entry("n"))
    elif op == "put_in_boss_discard":
        one.boss_discard.extend(cards_of(cards, effect.entry("cards")))
    elif op == "boss_deck_ordered_top_to_bottom":
        one.boss_deck_ordered.extend(kinds_of(cards, effect, "cards"))
    elif op == "set_aside_unused":
        one.unused.extend(cards_of(cards, effect.entry("cards")))
    elif op == "reveal_to_tentacles":
        one.tentacle_cards = effect.whole("n", 1)
    elif op == "facedown_from_trade_deck":
        by_players = effect.entry("n").entry("by_players")
        one.buried.update({players: by_players.whole(str(players)) for players in one.players})
    elif op == "boss_trade_deck" and effect.one_of("id", ("elite", "subjects")) == 0:
        one.elite.extend(kinds_of(cards, effect, "ordered_top_to_bottom"))
    elif op == "boss_trade_deck":
        one.subjects.extend(cards_of(cards, effect.entry("shuffled")))
    elif op == "acquisition_deck":
        add_acquisition(cards, one, effect)
    elif op == "boss_deck_shuffled" and effect.has("cards_by_players"):
        decks = effect.entry("cards_by_players")
        one.boss_deck_by_players.update({n: cards_of(cards, decks.entry(str(n))) for n in one.players})
    elif op == "boss_deck_shuffled":
        one.boss_deck.extend(cards_of(cards, effect.entry("cards")))
    else:
        raise effect.fail("op", "a known step of a set-up")


def add_acquisition(cards: Cards, one: Challenge, effect: Entry) -> None:
    """Add the acquisition deck of The Cost of Freedom (SR-30.2)."""
    one.acquisition_bottom.extend(kinds_of(cards, effect, "bottom"))
    extra = effect.entry("extra_by_players")
    for players in one.players:
        shuffled = cards_of(cards, effect.entry("shuffled_on_top"))
        one.acquisition[players] = shuffled + cards_of(cards, extra.entry(str(players)))


def add_faction_table(one: Challenge, table: Entry) -> None:
    """Add what a Boss does by the colour of a card."""
    for faction, id in enumerate(FACTIONS):
        for effect in table.entries(id):
            one.faction_steps[faction] = joined(one.faction_steps[faction], padded(faction_step(effect)))


def faction_step(effect: Entry) -> list[int]:
    """Translate one effect of a table by colours."""
    op = effect.text("op")
    if op == "discard":
        return [verbs.DISCARD, effect.whole("n", 1), effect.one_of("who", ("victim", "each_player"))]
    if op == "gain" and effect.text("what") == "combat":
        return [verbs.GAIN_COMBAT, effect.whole("n", 1)]
    if op == "gain":
        return [verbs.RAID_AUTHORITY, effect.entry("n").whole("times", 1)]
    if op == "move":
        return [verbs.TOP_STARTER if effect.one_of("pick", ("owner_chooses", "random")) == 0 else verbs.TOP_RANDOM]
    if op == "destroy_all_bases":
        return [verbs.DESTROY_ALL]
    if op == "boss_attack_player":
        combat = effect.entry("combat")
        highest = combat.one_of("of", ("cost_of_revealed_card", "highest_cost_in_trade_row"))
        return [verbs.RAID_ATTACK, combat.whole("times", 1), highest]
    if op == "for_each_player":
        inner = effect.entries("do")[0]
        if inner.text("op") == "gain":
            return [verbs.GAIN_AUTHORITY, inner.whole("n", 1)]
        return [verbs.DESTROY_OR_COMBAT, inner.entries("else")[0].whole("n", 1)]
    raise effect.fail("op", "a known effect of a Boss")


def add_special(one: Challenge, effect: Entry) -> None:
    """Add the figures of a challenge's own rules; the rules themselves are in ``rules``."""
    op = effect.text("op")
    if op == "replace_boss_draw" and one.number == verbs.BLOB_ASSAULT:
        one.draw_combat = effect.entries("per_card")[0].entries("else")[0].whole("n", 1)
    elif op == "ledger":
        refill = effect.entries("on_reach")[1]
        one.ledger.extend([*growing(effect.entry("threshold")), refill.entries("else")[0].whole("n", 1)])


def step_of(cards: Cards, entry: Entry) -> list[int]:
    """Translate one step of an order of play."""
    op = entry.text("op")
    if op in STEP_VERBS:
        return [STEP_VERBS[op]]
    if op == "play_most_expensive":
        faction = entry.entry("filter").one_of("faction", FACTIONS) if entry.has("filter") else NO_FACTION
        return [verbs.PLAY_BEST, faction]
    if op == "use_scrap_ability":
        only = entry.has("only")
        return [verbs.USE_SCRAP, kinds_of(cards, entry, "only" if only else "except")[0], 1 if only else 0]
    if op == "boss_buy":
        return [verbs.BUY_ROW if entry.one_of("to", ("boss_discard", "ledger")) else verbs.BUY_OWN]
    if op == "add_counter":
        return [verbs.RAISE_COUNTER, entry.whole("n", 1)]
    if op == "gain":
        return [verbs.GAIN_LONGEST]
    if op == "scrap_farthest_row_card":
        return [verbs.SCRAP_FARTHEST, 0 if isinstance(entry.fields.get("n"), int) else 1]
    if op == "boss_draw":
        return [verbs.DRAW, *growing(entry.entry("n"))]
    raise entry.fail("op", "a known step of a Boss")


def padded(step: list[int]) -> list[int]:
    """Return a step with all its numbers."""
    return step + [0] * (STEP - len(step))


def growing(amount: Entry) -> list[int]:
    """Return an amount that grows with the players: at first, for each player beyond the first."""
    return [amount.whole("base"), amount.whole("per_player_beyond_first")]


def cards_of(cards: Cards, counts: Entry) -> list[int]:
    """Return cards given as id and number."""
    found: list[int] = []
    for id in counts.fields:
        if id not in cards.numbers:
            raise counts.fail(id, "the id of a card")
        found += [cards.number(id)] * counts.whole(id, 1)
    return found


def kinds_of(cards: Cards, entry: Entry, name: str) -> list[int]:
    """Return cards given as a list of ids."""
    ids = entry.texts(name)
    if not set(ids) <= set(cards.numbers):
        raise entry.fail(name, "a list of ids of cards")
    return [cards.number(id) for id in ids]
