### Space Base.
### $player is the name of a seat; $card and $other are names of cards; $effects, $gains, $station and $deployed are lists.

## What cards do

effect-nothing = nothing
effect-gain-credits = { $n ->
    [one] +{ $n } credit
   *[other] +{ $n } credits
}
effect-gain-income = +{ $n } income
effect-gain-vp = +{ $n } VP
effect-charge = { $n ->
    [one] +{ $n } charge
   *[other] +{ $n } charges
}
effect-charge-kept = +1 charge (keeps up to { $most })
effect-arrow-left = ← the sector to the left pays too
effect-arrow-right = → the sector to the right pays too
effect-arrow-both = ↔ the sector to the left or to the right pays too
effect-claim = take free: { $ships }
effect-ships = { $n ->
    [one] { $n } ship of level { $level }
   *[other] { $n } ships of level { $level }
}
effect-opponents-lose = all opponents lose { $n } VP
effect-swap = swap all cards of sectors { $first } and { $second }
effect-win = you win
effect-shift = { $n ->
    [one] shift the sum one sector to the right
   *[other] shift the sum up to { $n } sectors to the right
}
effect-reroll = { $n ->
    [one] reroll one die
   *[other] reroll one or both dice
}
effect-set-die = set a die instead of rolling it
effect-double = one sector pays twice
effect-exchange = exchange this and another card
effect-place-charge = place 1 charge on another card
effect-move-charge = move 1 charge
effect-buy = { $n ->
    [one] buy a card
   *[other] buy up to { $n } cards
}
effect-buy-anywhere = buy a card; a ship may go into any sector { $first }–{ $last }
ability-own-turn = { $n ->
    [one] for { $n } charge on your turn: { $effects }
   *[other] for { $n } charges on your turn: { $effects }
}
ability-other-turn = { $n ->
    [one] for { $n } charge on another player’s turn: { $effects }
   *[other] for { $n } charges on another player’s turn: { $effects }
}
ability-any-turn = { $n ->
    [one] for { $n } charge on any turn: { $effects }
   *[other] for { $n } charges on any turn: { $effects }
}

## Questions

ask-use = Use a charged ability?
ask-use-roll = Use an ability for the dice?
ask-use-dice = Shift your sum to the right?
ask-use-rewards = Let one sector pay twice?
ask-dice = How do you use your dice, { $first } and { $second }?
ask-buy = { $credits ->
    [one] Buy a card? You have { $credits } credit; a purchase takes it.
   *[other] Buy a card? You have { $credits } credits; a purchase takes them all.
}
ask-extra-buy = { $credits ->
    [one] Buy a card at its cost? You have { $credits } credit.
   *[other] Buy a card at its cost? You have { $credits } credits.
}
ask-sector-for = Which sector does { $card } go into?
ask-claim = Which ship? You may { $claim }.
ask-face = Which face do you set?
ask-reroll = Which dice do you reroll? They show { $first } and { $second }.
ask-shift = By how many sectors do you shift from { $sector }?
ask-double = Which sector pays twice?
ask-arrow = { $card }: which sector beside it pays?
ask-charge = Which card gets the charge?
ask-move-from = From which card do you move a charge?
ask-move-to = Which card gets the charge from { $card }?
ask-exchange = With which card does { $card } change places?
ask-draft = { $credits ->
    [one] Buy a drawn ship? You have { $credits } credit.
   *[other] Buy a drawn ship? You have { $credits } credits.
}

## Answers

option-no-use = Use nothing
option-use = Use { $card }: { $effects }
option-separate = Separately, sectors { $first } and { $second }: { $gains }
option-sum = Sum, sector { $sector }: { $gains }
option-no-buy = Buy nothing, keep the credits
option-buy = { $credits ->
    [one] Buy { $card } (cost { $cost }, sector { $sector }) for your { $credits } credit. Station: { $station }. Deployed: { $deployed }
   *[other] Buy { $card } (cost { $cost }, sector { $sector }) for all { $credits } credits. Station: { $station }. Deployed: { $deployed }
}
option-buy-colony = { $credits ->
    [one] Buy { $card } (cost { $cost }) for your { $credits } credit. It brings { $n } VP and closes sector { $sector }
   *[other] Buy { $card } (cost { $cost }) for all { $credits } credits. It brings { $n } VP and closes sector { $sector }
}
warning-waste = { $n } of your { $credits } credits would be lost{ $income ->
    [0] { "" }
   *[some] ; income then lifts them to { $income }
}
option-no-extra-buy = Buy nothing
option-extra-buy = Buy { $card } (sector { $sector }) for { $cost ->
    [one] { $cost } credit
   *[other] { $cost } credits
}. Station: { $station }. Deployed: { $deployed }
option-extra-buy-colony = Buy { $card } for { $cost ->
    [one] { $cost } credit
   *[other] { $cost } credits
}. It brings { $n } VP and closes sector { $sector }
option-sector-for = Sector { $sector }; { $card } is deployed
option-no-claim = Take no more ships
option-claim = Take { $card }, sector { $sector }. Station: { $station }. Deployed: { $deployed }
option-face = { $face }
option-reroll = The die that shows { $face }
option-reroll-both = Both dice
option-shift = Sector { $sector }: { $gains }
option-double = Sector { $sector } twice: { $gains }
option-arrow = Sector { $sector }: { $gains }
option-charge = { $card }
option-no-move-from = Move nothing
option-move-from = { $card }
option-move-to = { $card }
option-exchange = { $card } in sector { $sector }
option-no-draft = Buy no more

## Refusals

refused-not-yours = { $card } is not on your board.
refused-no-ability = This side of { $card } has no ability.
refused-not-charged = { $card } does not have enough charges.
refused-wrong-turn = The ability of { $card } cannot be used on this player’s turn.
refused-wrong-phase = The ability of { $card } cannot be used in this phase.
refused-no-die = There is no die that { $card } could change now.
refused-past-end = There is no sector to the right of 12.
refused-no-cell = No other card of yours has an empty cell.
refused-no-partner = There is no card with which { $card } could change places.
refused-placed = { $card } has placed a charge in this phase already.
refused-not-for-sale = No card lies there.
refused-too-dear = { $credits ->
    [one] { $card } costs { $cost }, and you have { $credits } credit.
   *[other] { $card } costs { $cost }, and you have { $credits } credits.
}
refused-closed = Your colony closes sector { $sector }.
refused-same-die = Both dice show the same: choose the first, or both.
refused-one-die = Only one die can be rerolled.
refused-steps = This ability shifts by { $most } at most.
refused-double = Only one sector pays.
refused-edge = There is no sector on that side.
refused-no-room = { $card } cannot get this charge: it is not another card of yours with an empty cell.
refused-no-cube = No charge can be moved from { $card }.
refused-exchange = The card of sector { $sector } cannot be chosen.
refused-other-sector = Only the printed sector or one of { $first }–{ $last } can be chosen.
refused-level = Ships of level { $level } cannot be taken now.

## Events

event-drew = { $player } draws { $card }
event-put-under = { $player }: { $card } goes under its deck
event-order-rolled = { $player } rolls { $first } and { $second } for the first turn
event-first-player = { $player } goes first
event-bonus-credits = { $n ->
    [one] { $player }: +{ $n } credit for the order of play
   *[other] { $player }: +{ $n } credits for the order of play
}
event-bonus-income = { $player }: +{ $n } income for the order of play
event-bonus-vp = { $player }: +{ $n } VP for the order of play
event-turn-began = Round { $round }, turn of { $player }
event-phase-1 = { $player }: first chance to use abilities
event-phase-2 = { $player }: roll of the dice
event-phase-3 = { $player }: use of the dice
event-phase-4 = { $player }: rewards
event-phase-5 = { $player }: second chance to use abilities
event-phase-6 = { $player }: purchase
event-phase-7 = { $player }: third chance to use abilities
event-phase-8 = { $player }: refill of the shipyard
event-phase-9 = { $player }: income
event-die-rolled = { $player } rolls { $face } ({ $die ->
    [0] first die
   *[1] second die
})
event-die-set = { $player } sets { $face } ({ $die ->
    [0] first die
   *[1] second die
})
event-dice-picked-up = { $dice ->
    [1] { $player } rerolls the first die
    [2] { $player } rerolls the second die
   *[3] { $player } rerolls both dice
}
event-planned-separate = You will use the dice separately
event-planned-sum = You will use the sum
event-used-sum = { $player } uses the sum: sector { $sector }
event-used-separate = { $player } uses the dice separately: sectors { $first } and { $second }
event-shifted = { $player } shifts the sum to sector { $sector }
event-doubled = { $player }: sector { $sector } pays twice
event-sector-paid = { $player }: sector { $sector } pays
event-gained-credits = { $n ->
    [one] { $player }: +{ $n } credit from { $card }
   *[other] { $player }: +{ $n } credits from { $card }
}
event-gained-income = { $player }: +{ $n } income from { $card }
event-gained-vp = { $player }: +{ $n } VP from { $card }
event-income = { $n ->
    [one] { $player }: +{ $n } credit from income
   *[other] { $player }: +{ $n } credits from income
}
event-charged = { $player } puts a charge on { $card }, now { $cubes }
event-uncharged = { $player } takes a charge off { $card }, { $cubes } left
event-arrow-turned = { $player } turns the arrow of { $card } to sector { $sector }
event-owed = { $player } will take ships thanks to { $card }
event-text-reward = { $player } may take ships thanks to { $card }
event-used = { $player } uses { $card }
event-lost-vp = { $player }: −{ $n } VP because of { $card }
event-bought = { $credits ->
    [one] { $player } buys { $card } for { $credits } credit
   *[other] { $player } buys { $card } for { $credits } credits
}
event-claimed = { $player } takes { $card } for free
event-left-market = { $card } is no longer for sale
event-filled = { $card } comes to the shipyard
event-placed = { $player }: { $card } goes into sector { $sector }
event-deployed = { $player }: { $card } is deployed in sector { $sector }
event-swapped = { $player } swaps the cards of sectors { $first } and { $second }
event-exchanged = { $player }: { $card } and { $other } change places
event-end-in-sight = { $player } reaches 40 VP: this round is played to its end, then the game is over
event-extra-round = A tie: everybody plays one more round
event-game-over = The winner: { $winners }

## Drawing

draw-setup = Set-up
draw-round = Round { $round }
draw-phase = phase { $phase }
draw-ending = last round
draw-level = Level { $level }
draw-left = { $n } left
draw-colonies = Colonies
draw-drawn = drawn
draw-player = { $player }
draw-card = { $card }
draw-credits = { $n ->
    [one] { $n } credit
   *[other] { $n } credits
}
draw-income = { $n } income
draw-vp = { $n } VP
draw-empty = empty

## What can be read on a card

kind-starter = starting ship
kind-level = ship of level { $level }
kind-colony = colony
figure-sector = sector { $n }
figure-cost = cost { $n }
figure-points = { $n } VP
about-colony = its points come once, when it is bought; no ship can go into this sector any more
side-station = station, on your turn
side-deployed = deployed, on other players’ turns

## Where cards lie

pile-level = Shipyard, level { $level }
pile-colonies = Colonies
pile-drawn = Drawn by { $player }
pile-station = { $player }, sector { $n }, station
pile-deployed = { $player }, sector { $n }, deployed

## The signs of the drawing

legend-sides = 5 ●1|◆1 is sector 5: left of the bar its station card, right of it all deployed cards together.
legend-resources = ● credits, ◆ income, ★ victory points (VP), ▪ charge cube; ▪1/2 is one cube in two cells.
legend-effects = ← → ↔ the sector beside pays too, ▲ takes ships free, ■ a colony closes the sector.
legend-turn = ▶ marks the active player; for sale: cost, name, then (sector station|deployed).
