### Star Realms: Frontiers.
### $player and $target are names of seats; $card and $faction are names of components; $effects is a list of effects.

## Who

whose-player = { $player }
whose-boss = the Boss

## What cards do

effect-gain-trade = +{ $n } trade
effect-gain-combat = +{ $n } combat
effect-gain-authority = +{ $n } authority
effect-gain-combat-by-cost = combat equal to its cost
effect-gain-combat-by-scrapped = { $n } combat for each of your cards scrapped this turn, this one included
effect-draw = { $n ->
    [one] draw a card
   *[other] draw { $n } cards
}
effect-top-next-base = the next base you acquire this turn goes on top of your deck
effect-return-later = at the end of the turn this card goes to your discard pile
effect-discard-self = { $n ->
    [one] discard a card
   *[other] discard { $n } cards
}
effect-discard-target-opponent = { $n ->
    [one] target opponent discards a card
   *[other] target opponent discards { $n } cards
}
effect-discard-target-player = { $n ->
    [one] target player discards a card
   *[other] target player discards { $n } cards
}
effect-discard-any = discard any number of cards, for each: { $then }
effect-may-scrap-trade-row = you may scrap a card from the trade row
effect-must-scrap-trade-row = scrap a card from the trade row
effect-may-scrap-hand = you may scrap a card from your hand
effect-may-scrap-discard = you may scrap a card from your discard pile
effect-must-scrap-discard = scrap a card from your discard pile
effect-may-scrap-hand-or-discard = { $n ->
    [one] you may scrap a card from your hand or discard pile
   *[other] you may scrap up to { $n } cards from your hand or discard pile
}
effect-must-scrap-hand-or-discard = scrap a card from your hand or discard pile
effect-then = { $effect } — then { $then }
effect-destroy-base = destroy target base
effect-destroy-no-base = destroy target base (there is none)
effect-choose = { $first } or { $second }
effect-if-bases = with { $n } or more bases: { $then }
effect-acquire = take a card of cost { $cost } or less for free
effect-acquire-to-top = put a card of cost { $cost } or less on top of your deck for free
effect-top-base = put a base from your discard pile on top of your deck

## Questions

ask-main = Main phase: { $trade } trade, { $combat } combat. What do you do?
ask-amount = How much combat do you spend on { $target }? You have { $combat }.
ask-amount-team = How much combat do you spend on the team of { $target }? You have { $combat }.
ask-discard = { $n ->
    [one] Which card do you discard?
   *[other] Which card do you discard? { $n } to go.
}
ask-discard-any = Do you discard another card?
ask-scrap = { $n ->
    [one] Which card do you scrap?
   *[other] Which card do you scrap? Up to { $n }.
}
ask-scrap-row = Which card in the trade row do you scrap?
ask-destroy = Which base do you destroy?
ask-choose = Which effect do you choose?
ask-acquire = Which card of cost { $cost } or less do you take?
ask-top-base = Which base goes on top of your deck?
ask-target = Who must discard?
ask-give-trade = How much trade do you give to { $target }?
ask-give-combat = How much combat do you give to { $target }?
ask-damage-base = How much combat do you spend on { $card }? It keeps the damage until the boss’s next turn.
ask-gift = Which card do you give to { $target } for 1 trade?
ask-legacy = You are out. Which of your cards do you leave to { $target }?
ask-may-draw = Do you draw a card, and then discard one?
ask-top-starter = Which Scout or Viper goes on top of your deck?

## Answers

option-end-turn = End turn
option-play = Play { $card }: { $effects }
option-play-base = Play { $card }: { $figure }
option-buy = Buy { $card } for { $price }
option-attack = Attack { $target }
option-attack-team = Attack the team of { $target }
option-attack-base = Attack { $card } of { $target }
option-use-primary = Use { $card }: { $effects }
option-use-ally = Use the ally ability of { $card }: { $effects }
option-use-double-ally = Use the double ally ability of { $card }: { $effects }
option-use-scrap = Scrap { $card }: { $effects }
option-amount = Spend { $n } on { $target }
option-amount-team = Spend { $n } on the team of { $target }
option-choose = { $effects }
option-target = { $target }
option-destroy = Destroy { $card } of { $target }
option-discard = Discard { $card }
option-acquire = Take { $card }
option-top-base = Put { $card } on top of your deck
option-scrap-hand = Scrap { $card } from your hand
option-scrap-discard = Scrap { $card } from your discard pile
option-scrap-row = Scrap { $card }
option-no-discard-any = Discard no more
option-no-scrap = Scrap nothing
option-no-scrap-row = Scrap nothing
option-mulligan = Mulligan: scrap the whole trade row (once in a challenge)
option-give-trade = Give trade to { $target }
option-give-combat = Give combat to { $target }
option-give = Give { $n } to { $target }
option-damage = Spend { $n }
option-gift = Give a card to { $target } for 1 trade
option-gift-card = Give { $card }
option-cut = Destroy { $card } in a tentacle for { $n } combat
option-draw = Draw, then discard
option-no-draw = Do not draw
option-no-legacy = Leave nothing
option-legacy-hand = Leave { $card } from your hand
option-legacy-discard = Leave { $card } from your discard pile
option-legacy-play = Leave { $card } from play
option-legacy-deck = Leave { $card } from your deck
option-top-hand = Put { $card } from your hand on top of your deck
option-top-discard = Put { $card } from your discard pile on top of your deck

## What an answer would waste

waste = Would be lost: { $what }
waste-combat = { $n } combat
waste-trade = { $n } trade
waste-abilities = { $n ->
    [one] { $n } ready ability
   *[other] { $n } ready abilities
}
waste-hand = { $n ->
    [one] { $n } unplayed card
   *[other] { $n } unplayed cards
}
waste-rest = The remaining { $n } combat reaches nobody: { $card } still stands
waste-outposts-all = Outposts absorb all your combat
waste-outposts = Outposts absorb { $n } of your { $all } combat

## What the Boss will do

forecast-played = Plays { $cards }
forecast-base-returned = Back in play: { $cards }
forecast-row-card-scrapped = Scraps { $cards }
forecast-fed = Tentacle eats { $cards }
forecast-buried = Puts face down: { $cards }
forecast-boss-took = Takes { $cards }
forecast-used-primary = Primary: { $cards }
forecast-used-ally = Ally: { $cards }
forecast-used-double-ally = Double ally: { $cards }
forecast-used-scrap = Scrap: { $cards }
forecast-several = { $card } × { $n }

## Refusals

refused-not-in-hand = { $card } is not in your hand.
refused-no-explorers = No Explorers are left.
refused-empty-slot = This place in the trade row is empty.
refused-too-expensive = { $card } costs { $cost }; you have { $trade } trade.
refused-no-opponent = You cannot choose this player.
refused-outpost = An outpost stands in the way; destroy it first.
refused-no-combat = You need at least 1 combat to attack.
refused-no-card-in-play = There is no such card in play.
refused-no-primary = { $card } has no ability to use now; what a ship does happens when it is played.
refused-no-ally = { $card } has no ally ability.
refused-no-double-ally = { $card } has no double ally ability.
refused-no-scrap = { $card } has no scrap ability.
refused-ally-off = { $card } needs another card of its faction in play.
refused-double-ally-off = { $card } needs two other cards of its faction in play.
refused-used = This ability of { $card } has been used this turn.
refused-defense = { $card } has defence { $defense }; you have { $combat } combat.
refused-no-base = There is no such base.
refused-must-scrap = You must scrap a card.
refused-not-there = { $card } is not there.
refused-cost-limit = { $card } costs { $cost }; the effect allows up to { $limit }.
refused-nothing = The amount must be at least 1.
refused-cut = It takes { $cost } combat to destroy { $card }; you have { $combat }.
refused-mulligan-here = A mulligan of the trade row is possible only in a challenge.
refused-no-mulligan = The trade row gets one mulligan in a challenge, and it has been taken.
refused-no-gift = Your discard pile is empty: there is no card to give.
refused-gift-price = A gift costs { $price } trade; you have { $trade }.
refused-no-teammate = You cannot give anything to this player now.

## What happened

event-turn-began = { $turn ->
    [0] { $player } begins
   *[turn] { $player } begins turn { $turn }
}
event-played = { $player } plays { $card }
event-used-primary = { $player } uses { $card }
event-used-ally = { $player } uses the ally ability of { $card }
event-used-double-ally = { $player } uses the double ally ability of { $card }
event-used-scrap = { $player } uses the scrap ability of { $card }
event-gained-trade = { $player }: +{ $n } trade
event-gained-combat = { $player }: +{ $n } combat
event-gained-authority = { $player }: +{ $n } authority
event-drew = { $player } draws { $card }
event-drew-hidden = { $player } draws a card
event-shuffled = { $player } shuffles the discard pile into a new deck
event-bought = { $player } pays { $price } trade for { $card }
event-acquired = { $player } puts { $card } on the discard pile
event-acquired-on-top = { $player } puts { $card } on top of the deck
event-row-card-left = { $card } leaves the trade row
event-row-filled = { $card } enters the trade row
event-scrapped-hand = { $player } scraps { $card } from hand
event-scrapped-discard = { $player } scraps { $card } from the discard pile
event-scrapped-play = { $player } scraps { $card } from play
event-row-card-scrapped = { $player } scraps { $card } from the trade row
event-attacked = { $player } attacks { $target } for { $n }
event-attacked-team = { $player } attacks the team of { $target } for { $n }
event-base-attacked = { $player } spends { $n } combat on { $card } of { $target }
event-base-destroyed = { $player } loses the base { $card }: it is destroyed
event-discarded = { $player } discards { $card }
event-topped-hand = { $player } puts { $card } from hand on top of the deck
event-topped-discard = { $player } puts { $card } from the discard pile on top of the deck
event-next-base-topped = { $player }: the next base goes on top of the deck
event-will-return = { $card } will come back to { $player } at the end of the turn
event-returned = { $card } comes back to the discard pile of { $player }
event-cleaned-up = { $player } ends the turn
event-switched-on = { $player }: { $faction } ally abilities are now active
event-explorer-left = An Explorer leaves the pile
event-game-over = { $n ->
    [one] Game over. Winner: { $winners }
   *[other] Game over. Winners: { $winners }
}
event-boss-wins = Game over. The Boss wins
event-no-winner = Game over: the turn limit is reached, nobody wins
event-done = { $player } ends their part of the turn
event-gave-trade = { $player } gives { $n } trade to { $target }
event-gave-combat = { $player } gives { $n } combat to { $target }
event-gifted = { $player } gives { $card } to { $target }
event-went-out = { $player } is out of the game
event-left-legacy = { $player } leaves { $card } to { $target }
event-cards-removed = The cards of { $player } leave the game
event-cards-scrapped = The cards that { $player } acquired go to the scrap heap
event-row-mulliganed = { $player } takes a mulligan: the whole trade row is scrapped
event-trade-deck-rebuilt = The scrap heap is shuffled into a new trade deck
event-row-shifted = The trade row is shifted away from its deck
event-fed = The { $faction } tentacle grows: { $card }
event-tentacle-cut = { $player } destroys { $card } in a tentacle for { $n } combat
event-buried = { $card } is put face down in front of the Boss
event-counter-raised = Assimilation count: { $n }
event-boss-took = The Boss takes { $card }
event-boss-ledger = { $card } goes to the Boss’s ledger
event-ledger-scrapped = The ledger is scrapped
event-boss-owes = { $n ->
    [one] The Boss will discard { $n } card
   *[other] The Boss will discard { $n } cards
}
event-forgiven = The Boss has discarded what it owed
event-base-returned = { $card } returns from the Boss’s discard pile
event-trade-card-topped = { $card } is put on top of the trade deck
event-lost-combat = { $player } loses { $n } combat

## The table in a terminal

draw-player = { $player }
draw-card = { $card }
draw-row = Trade row
draw-explorers = Explorers: { $n }
draw-trade-deck = deck: { $n }
draw-scrap-heap = scrap heap: { $n }
draw-authority = authority { $n }
draw-pools = trade { $trade }, combat { $combat }
draw-piles = hand { $hand }, deck { $deck }, discard { $discard }
draw-fleet = In play
draw-hand = Hand
draw-deck-top = On top of the deck
draw-nothing = empty
draw-base = base { $n }
draw-outpost = outpost { $n }
draw-boss = Boss
draw-boss-rules = what it does: { $command }
draw-boss-piles = deck { $deck }, discard { $discard }
draw-assimilation = assimilation { $n }
draw-buried = face down { $n }
draw-tentacle = Tentacle
draw-ledger = Ledger
draw-next = Next
draw-emperor = emperor
draw-admiral = admiral
draw-raid-boss = boss
draw-raider = raider
draw-team = team { $n }
draw-damage = damage { $n }
draw-out = out

## What can be read on a card

kind-ship = ship
kind-base = base
kind-outpost = outpost
kind-of = { $kind } · { $faction }
about-ship = Works in the turn in which it is played, then goes to the discard pile.
about-base = Stays in play when the turn ends; its primary ability can be used once in each of your turns.
about-outpost = Stays in play. While it stands, opponents can attack neither its owner nor the owner’s other bases.
figure-cost = cost { $n }
figure-base = base, defence { $n }
figure-outpost = outpost, defence { $n }
ability-primary = primary
ability-ally = with an ally
ability-double-ally = with two allies
ability-scrap = scrapped

## Where cards lie

pile-row = Trade row
pile-explorers = Explorers
pile-scrap-heap = Scrap heap
pile-out-of-game = Out of the game
pile-hand = Hand of { $player }
pile-fleet = In play, { $player }
pile-discard = Discard pile of { $player }
pile-deck-top = On top of the deck of { $player }
pile-returning = Coming back to { $player } at the end of the turn
pile-boss-hand = Hand of the Boss
pile-boss-fleet = In play, the Boss
pile-boss-discard = Discard pile of the Boss
pile-boss-deck = Deck of the Boss, in any order
pile-boss-deck-top = On top of the deck of the Boss
pile-boss-trade-top = On top of the trade deck
pile-boss-elite = Elite deck, from the top
pile-boss-subject = Subject on offer
pile-boss-subjects = Subject deck, in any order
pile-boss-acquisition = Acquisition deck, in any order
pile-boss-ledger = Ledger of the Boss
pile-boss-buried = Face down before the Boss
pile-tentacle = Tentacle: { $faction }

## The signs of the drawing

legend-factions = ◆ Blob, ✚ Machine Cult, ★ Star Empire, ● Trade Federation
legend-numbers = In the trade row the number before a card is its cost; “base 4” and “outpost 4” tell the defence.
legend-turn = ▶ marks whose turn it is; ×2 means two of the same; only in the Raid do bases keep damage.
