### Metal Adventures.
### $player, $other, $giver, $receiver, $by, $to, $helper, $principal are names of seats; $card, $ship, $trophy, $action,
### $planet, $group, $template, $die, $target are names of components; $deal, $promise, $draft are sentences.

seat-name = { $name }
seat-to = { $name }
seats-to = { $names }
seat-of = { $name }

## Deals

deal = { $clauses }
deal-more = { $first }; { $more }
deal-empty = nothing yet
draft-half = { $draft }; next part: “{ $kind }”
clause-transfer = { $giver } now gives { $goods } to { $receiver }
clause-alliance = { $helper } helps { $principal } in this battle
clause-promise = { $by } promises { $to } { $duty }, { $trigger }, { $due }
promise = { $by } has promised { $to } { $duty }, { $trigger }, { $due }
goods-credits = { $n ->
    [one] { $n } credit
   *[other] { $n } credits
}
goods-card = { $card }
goods-improvement = { $card }
goods-trophy = a trophy unseen
goods-trophy-named = the trophy { $card } unseen
goods-wreck = a face-down wreck
goods-wreck-of = a face-down wreck ({ $group })
goods-wreck-named = the wreck { $card }
cost-wrecks = { $n ->
    [one] { $n } wreck
   *[other] { $n } wrecks
}
cost-both = { $credits } and { $wrecks }

## Promises

duty-pay = { $n ->
    [one] to pay { $n } credit
   *[other] to pay { $n } credits
}
duty-share-up = to pay { $share } of the credits won, rounded up
duty-share-down = to pay { $share } of the credits won, rounded down
duty-give-improvement = to give { $card }
duty-give-wreck = to give the wreck { $card }
duty-give-any-wreck = to give any wreck
duty-give-wreck-of = to give a wreck ({ $group })
duty-give-captured = to give the captured ship
duty-give-trophy = to give a trophy
duty-ally = to help when asked { $battle }, { $side }
abstain-duel-against = not to challenge { $player } to a duel
abstain-ally-against = not to help against { $player }
abstain-ally-with = not to help { $player }
abstain-buy-card = not to buy { $card }
abstain-attack-planet = not to attack { $card }
abstain-attack-pile-ship = not to attack { $card } from the pile
act-use-metal-die = to use the metal die
act-play-support-card = to play { $card }
act-attack-open-space = to attack in open space
act-attack-planet = to attack { $card }
act-attack-pile-ship = to attack { $card } from the pile
act-duel = to challenge { $player } to a duel
act-cruise-action = to use the cruise action { $card }
battle-any = in any battle
battle-ship = in a battle against a ship
battle-planet = in a battle against a planet
battle-duel = in a duel
side-any = on any side
side-attacker = on the attacker’s side
side-challenger = on the challenger’s side
side-challenged = on the challenged pirate’s side
trigger-battle-won = if { $side } wins
trigger-battle-over = win or lose
trigger-now = from now on
trigger-own-credits = { $n ->
    [one] once { $n } credit is in hand
   *[other] once { $n } credits are in hand
}
wins-attack = the attacker
wins-target = the challenged pirate
due-settlement = right after the battle
due-end-of-turn = by the end of this turn
due-end-of-turn-of = { $n ->
    [one] by the end of the next turn of { $player }
   *[other] by the end of { $n } more turns of { $player }
}
due-game-end = by the end of the game
until-end-of-turn = until the end of this turn
until-end-of-turn-of = { $n ->
    [one] until the end of the next turn of { $player }
   *[other] until the end of { $n } more turns of { $player }
}
until-game-end = until the end of the game

## Writing an offer

kind-transfer = something changes hands now
kind-alliance = help in this battle
kind-promise = a promise
kind-template = { $template }
asset-credits = credits
asset-improvement = an improvement
asset-wreck = a wreck
asset-trophy = a trophy
duty-kind-pay = pay credits
duty-kind-share = pay a share of the loot
duty-kind-give-improvement = give an improvement
duty-kind-give-wreck = give a wreck by name
duty-kind-give-any-wreck = give a wreck of choice
duty-kind-give-captured = give the captured ship
duty-kind-give-trophy = give a trophy
duty-kind-ally = help in a battle
duty-kind-abstain = leave something undone
duty-kind-act = do something
abstention-duel-against = challenging somebody to a duel
abstention-ally-against = helping against somebody
abstention-ally-with = helping somebody
abstention-buy-card = buying a card
abstention-attack-planet = attacking a planet
abstention-attack-pile-ship = attacking a ship from the pile
act-kind-use-metal-die = use the metal die
act-kind-play-support-card = play a support card
act-kind-attack-open-space = attack in open space
act-kind-attack-planet = attack a planet
act-kind-attack-pile-ship = attack a ship from the pile
act-kind-duel = challenge somebody to a duel
act-kind-cruise-action = use a cruise action
trigger-kind-battle-won = if the battle is won
trigger-kind-battle-over = win or lose
trigger-kind-now = from now on
trigger-kind-own-credits = once there are enough credits
due-kind-settlement = right after the battle
due-kind-end-of-turn = by the end of this turn
due-kind-end-of-turn-of = by the end of somebody’s later turn
due-kind-game-end = by the end of the game
field-seats = { $to }
field-number = { $n }
field-show-yes = shown to the parties
field-show-no = face down
field-round-yes = rounded up
field-round-no = rounded down

## Questions

ask-start = Your turn: strength { $strength }, credits { $credits }. Rest or raid?
ask-start-undamaged = Your turn: strength { $strength }, credits { $credits }. No damage to rest from: do you go raiding?
ask-raid = Raid: strength { $strength }, credits { $credits }. What next?
ask-open = Open space: strength { $strength }, credits { $credits }. Which ship do you attack?
ask-rest-swap = Resting: strength { $strength }, credits { $credits }. Swap a trophy or buy an improvement?
ask-rest-buy = Resting: strength { $strength }, credits { $credits }. Buy an improvement?
ask-rest-end = Rested: strength { $strength }, credits { $credits }. Anything else?
ask-return = Which trophy do you put under the deck?
ask-fee = Do you pay the brotherhood 1 credit?
ask-bid = { $battle }. Do you make an offer of your own?
ask-speak = { $battle }. Do you look for help?
ask-answer = What do you say? { $player } offers: { $deal }.
ask-pick = Which card do you mean? { $player } offers: { $deal }.
ask-betray = { $battle }. Do you stay loyal?
ask-metal = { $battle }. Do you use your metal die?
ask-before = { $battle }. Cards before the roll?
ask-after = { $battle }. Cards after the roll?
ask-reveal = Do you reveal a trophy?
ask-keep = Which trophy do you keep?
ask-draw = { $n ->
    [one] Do you draw a trophy?
   *[other] Do you draw a trophy? You look at { $n } and keep one.
}
ask-order = Which trophy goes under the deck next?
ask-room = You have two trophies already. Which one do you put under the deck?
ask-take-row = Which open improvement do you take?
ask-take-support = Which card in the support discard do you take?
ask-take-pile = Which ship in the pile do you take?
ask-wreck = Which wreck do you give?
ask-give = Which card do you give? { $promise }.
ask-decide = Do you keep your word? { $promise }.
ask-release = { $n ->
    [0] You are offered nothing in return. Do you release the promise? { $promise }.
    [one] You are offered { $n } credit in return. Do you release the promise? { $promise }.
   *[other] You are offered { $n } credits in return. Do you release the promise? { $promise }.
}
ask-make-room = You have no room: what do you give up? { $promise }.
ask-spoils = What do you take from { $player }?
ask-spoil-card = Which improvement do you take from { $player }?
ask-spoil-wreck = Which wreck do you take from { $player }?
ask-flare = Discard a support card, or take { $n } damage?
ask-victim = Whom do you choose?
ask-die = Which die is rolled again?
ask-guard = You would take { $n } damage. Play the bodyguard?
ask-draft-kind = What do you add? Your offer: { $draft }.
ask-draft-seat = Who? Your offer: { $draft }.
ask-draft-seats = To whom? Your offer: { $draft }.
ask-draft-asset = What kind of thing? Your offer: { $draft }.
ask-draft-number = How many? Your offer: { $draft }.
ask-draft-card = Which card? Your offer: { $draft }.
ask-draft-ship = Which ship? Your offer: { $draft }.
ask-draft-trophy = Which trophy? Your offer: { $draft }.
ask-draft-group = Of which power? Your offer: { $draft }.
ask-draft-yes-no = In which way? Your offer: { $draft }.
ask-draft-obligation = What is promised? Your offer: { $draft }.
ask-draft-battle = In which battles? Your offer: { $draft }.
ask-draft-side = On which side? Your offer: { $draft }.
ask-draft-abstention = What is left undone? Your offer: { $draft }.
ask-draft-act = What is done? Your offer: { $draft }.
ask-draft-planet = Which planet? Your offer: { $draft }.
ask-draft-action = Which action? Your offer: { $draft }.
ask-draft-trigger = When does it fall due? Your offer: { $draft }.
ask-draft-deadline = Until when? Your offer: { $draft }.
ask-draft-numerator = How many parts is the share? Your offer: { $draft }.
ask-draft-denominator = Of how many parts in all? Your offer: { $draft }.
ask-draft-goods = Which of your cards? Your offer: { $draft }.
ask-draft-wares = Which of their cards? Your offer: { $draft }.
ask-draft-giver = Who gives? Your offer: { $draft }.
ask-draft-receiver = Who receives? Your offer: { $draft }.
ask-draft-helper = Who helps? Your offer: { $draft }.
ask-draft-principal = Who is helped? Your offer: { $draft }.
ask-draft-promisor = Who promises? Your offer: { $draft }.
ask-draft-due-seat = Until the end of whose turn? Your offer: { $draft }.
ask-draft-due-count = How many turns from now? Your offer: { $draft }.
battle-of-duel = Duel: { $player } against { $other }
battle-of-planet = { $player } attacks { $target }
battle-of-ship = { $player } attacks { $target }

## Options

option-end = End the turn
option-rest = Rest
option-raid = Go raiding
option-open-space = Attack in open space
option-propose = Propose a deal
option-redraw = Send { $card } away and draw another ship
option-attack = Attack { $card }
option-pile = Attack { $card } from the pile (fee { $n })
option-planet = Attack { $card } (treasury { $n })
option-duel = Challenge { $player } to a duel
option-cruise = { $action }: pay { $cost }
option-cruise-trophy = { $action }: pay 1 credit and the trophy { $card }
option-cruise-title = { $action }: 3 wrecks ({ $group })
option-cruise-buy = { $action }: take { $card } for { $n ->
    [one] { $n } credit
   *[other] { $n } credits
}
option-swap = Swap the trophy { $card }
option-buy = Buy { $card } for { $n ->
    [one] { $n } credit
   *[other] { $n } credits
}
option-play = Play { $card }
option-drop = Discard { $card }
option-reveal = Reveal { $card }
option-fulfil = Keep a promise now: { $promise }
option-release = Release the promise: { $promise }
option-refuse-fee = Refuse, for a penalty
option-pay-fee = Pay 1 credit
option-silent = Stay silent
option-bid = Make an offer
option-reject = Reject
option-accept = Accept
option-counter = Make a counter-offer
option-withdraw = Withdraw your own offer
option-loyal = Stay loyal
option-betray = Betray, for a penalty
option-no-metal = No metal die
option-metal = Use the metal die
option-no-release = No
option-release-part = Yes, release the promise
option-spoil-credits = Half of the credits
option-spoil-card = An improvement
option-spoil-wrecks = Half of the wrecks
option-die-orange = The orange die
option-die-grey = The grey die
option-suffer = Take the damage
option-guard = Play the bodyguard
option-give-up = Give up this offer
option-send = Send: { $draft }
option-field = { $value }
option-pass-alliance = Seek no more help
option-accept-bid = Accept offer { $number } of { $player }: { $deal }
option-reject-bid = Reject offer { $number } of { $player }
option-counter-bid = Counter offer { $number } of { $player }
option-pass-cards = Play nothing more
option-reroll = Roll your own die again
option-no-reveal = Reveal nothing
option-return = Put { $card } under the deck
option-victim = { $player }
option-keep-trophy = Keep { $card }
option-under = Put { $card } under the deck
option-forgo = Forgo the draw
option-draw-trophy = Draw a trophy
option-wreck = Give { $card }
option-take = Take { $card }
option-take-none = Take nothing
option-give = Give { $card }
option-rather-release = Rather release the promise
option-keep = Keep your word
option-break = Break your word, for a penalty
option-part = { $n ->
    [0] Ask for release without offering anything
    [one] Offer { $n } credit of { $of } and ask for release
   *[other] Offer { $n } credits of { $of } and ask for release
}

## Refusals

refused-no-promise = There is no such promise.
refused-not-promisee = Only whoever was promised something can release the promise.
refused-not-promisor = This is not a payment or gift that you promised.
refused-not-due = This promise is not due yet.
refused-cannot-keep = You do not have what you promised, or there is no room for it.
refused-not-now = Not at this point of your rest.
refused-no-trophy = There is no such trophy.
refused-proposals = { $n ->
    [one] You have made { $n } proposal already; no more for now.
   *[other] You have made { $n } proposals already; no more for now.
}
refused-one-battle = A raid has exactly one battle.
refused-deck-empty = The space deck is empty.
refused-must-fight = A raid cannot end before its battle.
refused-rest-or-raid = Choose rest or raid first.
refused-already-chosen = You have already chosen between rest and raid.
refused-resting = Whoever rests neither fights nor cruises this turn.
refused-no-damage = Only a damaged pirate may rest.
refused-no-ship = There is no such ship.
refused-no-redraw = You cannot send a ship away now.
refused-committed = You have revealed ships and must attack one of them.
refused-no-duel = You cannot challenge yourself or somebody who is not at the table.
refused-visited = You have already used an action of { $planet } this turn.
refused-not-in-pile = { $ship } is not in the pile.
refused-too-few-credits = { $n ->
    [one] This costs { $n } credit.
   *[other] This costs { $n } credits.
}
refused-no-cruise = The cruise is not possible now.
refused-passed-action = The action { $action } is behind you on this cruise.
refused-attacked = You have already attacked { $planet } this turn.
refused-action-cost = You cannot pay for { $action } like this.
refused-action-idle = { $action } would have no effect.
refused-action-room = { $action }: with 4 improvements, discard one first.
refused-action-trophies = { $action }: with 2 trophies, you must pay with one of them.
refused-action-title = { $action }: you lack 3 wrecks of this power.
refused-action-penalty = { $action }: not in a turn in which you took a penalty.
refused-not-owned = You do not own { $card }.
refused-empty-slot = This slot is empty.
refused-no-room = With 4 improvements, discard one first.
refused-revealed-already = You have already revealed a trophy this turn.
refused-unfulfilled = The condition of { $trophy } is not met.
refused-wrong-time = { $card } cannot be played now.
refused-no-effect = { $card } would have no effect.
refused-not-meant = This is not what the offer or promise means.
refused-forced = A promise against a bounty hunter must be kept.
refused-not-looked = The trophy { $trophy } is not among the trophies you are looking at.
refused-no-bid = There is no such offer for you.
refused-invited = You have promised your help: accept or reject.
refused-versions = { $n ->
    [one] An offer has at most { $n } version.
   *[other] An offer has at most { $n } versions.
}
refused-half-written = Finish this clause first.
refused-field = That does not fit here.
refused-no-reroll = You have no reroll left.
refused-must-take = You must take one.
refused-no-wreck = { $ship } is not a wreck that can be given.
refused-no-spoils = The loser has none.
refused-no-support = This is not a support card of yours.
refused-no-victim = This would have no effect on that pirate.
refused-just-dropped = You discarded { $card } to make room and cannot take that card back.
refused-room-enough = You have room: nothing need be discarded.
refused-not-there = The card { $card } is not there.
refused-cost-limit = Only cards with a cost of up to { $n }.
refused-able = You can keep your promise: keep it or break it.
refused-part = { $n ->
    [one] You can offer at most { $n } credit.
   *[other] You can offer at most { $n } credits.
}
refused-flaw-parties = A deal needs you and at least one other pirate.
refused-flaw-active = The player whose turn it is must be a party.
refused-flaw-bid = Your own offer must contain help, or neutrality in this duel.
refused-flaw-self = Nobody can give or promise anything to themselves.
refused-flaw-twice = Something is written in this deal twice.
refused-flaw-not-owned = Somebody does not own what they should give.
refused-flaw-credits = Somebody has too few credits.
refused-flaw-improvements = Somebody would have more than 4 improvements.
refused-flaw-trophies = Somebody would have more than 2 trophies.
refused-flaw-alliance = This alliance is not possible.
refused-flaw-infamy = Nobody may ally with a pirate who has 4 penalties.
refused-flaw-no-battle = This needs a battle to be tied to.
refused-flaw-metal = The metal die is not blank.
refused-flaw-pay-helper = A helper’s pay must depend on the battle, or be given now.
refused-flaw-hunter = Against a bounty hunter only promises due right after the battle are allowed.
refused-flaw-forced = Whoever makes a promise against a bounty hunter must own enough to keep it.
refused-flaw-cannot-keep = A promise against a bounty hunter must be one that can be kept: no card twice, the captured ship only by the attacker, and deeds only by those who fight.
refused-flaw-promises = Too many promises are open.

## The log

event-turn-began = { $player } begins turn { $n }
event-turn-ended = The turn of { $player } ends
event-paid-over = { $n ->
    [one] { $giver } pays { $n } credit to { $receiver }
   *[other] { $giver } pays { $n } credits to { $receiver }
}
event-paid-in = { $n ->
    [one] { $giver } pays { $n } credit { $receiver }
   *[other] { $giver } pays { $n } credits { $receiver }
}
event-paid-out = { $n ->
    [one] { $receiver } gets { $n } credit { $giver }
   *[other] { $receiver } gets { $n } credits { $giver }
}
event-paid-between = { $n ->
    [one] { $n } credit goes { $giver } { $receiver }
   *[other] { $n } credits go { $giver } { $receiver }
}
event-gained-glory = { $player } gains { $n } glory
event-penalized-fee = { $player } takes a penalty for not paying the fee
event-penalized-betrayal = { $player } takes a penalty for betrayal
event-penalized-promise = { $player } takes a penalty for a broken promise
event-pardoned = { $n ->
    [one] { $player } sheds { $n } penalty
   *[other] { $player } sheds { $n } penalties
}
event-damaged = { $player } takes { $n } damage
event-repaired = { $player } repairs { $n } damage
event-die-turned = The metal die of { $player } shows { $n }
event-die-turned-blank = The metal die of { $player } turns blank
event-got-trophy = { $player } gets the trophy { $card }
event-got-trophy-hidden = { $player } gets a trophy
event-looked = { $player } looks at the trophy { $card }
event-looked-hidden = { $player } looks at a trophy
event-put-under = { $player } puts the trophy { $card } under the deck
event-put-under-hidden = { $player } puts a trophy under the deck
event-revealed = { $player } reveals { $card }
event-row-filled = A card is put up for sale: { $card }
event-row-left = A card leaves the row: { $card }
event-row-refreshed = { $player } has a new selection laid out
event-took-improvement = { $player } gets { $card }
event-dropped-improvement = { $player } discards { $card }
event-played-card = { $player } plays { $card }
event-turned-up = { $card } appears in open space
event-event-met-0 = An event passes without effect: { $card }
event-event-met-1 = An event happens: { $card }
event-sent-away-0 = { $card } goes to the pile
event-sent-away-1 = { $card } goes back into the deck
event-ship-chosen-0 = { $player } attacks { $card }
event-ship-chosen-1 = { $player } attacks { $card } from the pile
event-planet-attacked = { $player } attacks { $card }
event-duel-called = { $player } challenges { $other } to a duel
event-got-wreck = { $player } gets the wreck { $card }
event-gave-wreck-0 = { $player } gives up the wreck { $card }, which leaves the game
event-gave-wreck-1 = { $player } puts the wreck { $card } on the pile
event-left-game = { $card } escapes
event-took-from-pile = { $player } takes { $card } from the pile
event-rested = { $player } rests
event-raided = { $player } goes raiding
event-cruised = { $player } uses the action { $card }
event-allied = { $player } helps { $other }
event-stayed-loyal = { $player } stays loyal
event-betrayed = { $player } betrays { $other }
event-declared-metal-0 = { $player } does not use the metal die
event-declared-metal-1 = { $player } uses the metal die
event-rolled-dice = The orange die shows { $orange }, the grey die { $grey }
event-rolled-metal = The metal die of { $player } comes up { $n }
event-rolled-metal-blank = The metal die of { $player } comes up blank
event-rerolled = { $player } rerolls a die. { $die }: { $n }
event-strengthened = { $player } adds { $n } strength
event-battle-won-attack = { $attack } against { $target }: the attacker wins
event-battle-won-target = { $attack } against { $target }: the defender wins
event-battle-over = The battle of { $player } is over
event-redrew = { $player } sends a ship away
event-proposed = { $player } makes offer { $deal } to { $others }
event-accepted = { $player } accepts offer { $deal }
event-rejected = { $player } rejects offer { $deal }
event-withdrawn = { $player } withdraws offer { $deal }
event-deal-executed = Deal { $deal } of { $player } is carried out
event-deal-void = Deal { $deal } of { $player } is void
event-deal-expired = Offer { $deal } of { $player } expires
event-drafted = { $player } writes an offer
event-traded-improvement = { $giver } gives { $card } to { $receiver }
event-traded-trophy = { $giver } gives the trophy { $card } to { $receiver }
event-traded-trophy-hidden = { $giver } gives a trophy to { $receiver }
event-traded-wreck = { $giver } gives the wreck { $card } to { $receiver }
event-traded-wreck-hidden = { $giver } gives a wreck to { $receiver }
event-promised = { $player } gives promise { $promise } to { $other }: { $duty }
event-promise-due = Promise { $promise } of { $player } to { $other } is due: { $duty }
event-promise-fulfilled = { $player } keeps promise { $promise } to { $other }: { $duty }
event-promise-breached = { $player } breaks promise { $promise } to { $other }: { $duty }
event-promise-lapsed = Promise { $promise } of { $player } to { $other } lapses: { $duty }
event-promise-released = { $other } releases { $player } from promise { $promise }: { $duty }
event-fee-refused = { $player } does not pay the brotherhood
event-game-over = The game is over. The winner is { $winners }
event-game-over-shared = The game is over. Winners: { $winners }
account-bank-from = from the bank
account-bank-to = to the bank
account-pot-from = from the pirate pot
account-pot-to = into the pirate pot
account-treasury-from = from the treasury of { $card }
account-treasury-to = into the treasury of { $card }

## Drawing

draw-turn = { $turn ->
    [0] Set-up
   *[some] Turn { $turn }
}, { $player }
draw-space = Open space: { $ships }; in the deck: near { $near }, far { $far }
draw-pile = Pile: { $ships }
draw-row = For sale: { $cards }
draw-discard = Support discard: { $cards }
draw-money = Pot { $pot }; treasuries: Exhalia { $exhalia }, Bazaar { $bazaar }, Karokum { $karokum }
draw-battle = Battle, { $attack } against { $defence }: { $attackers } against { $defenders }
draw-odds-own = your side wins with { $n }%
draw-odds-attack = the attack wins with { $n }%
draw-chances = Your chances alone (and with your cards): { $targets }
draw-chance = { $card } { $alone }%
draw-chance-cards = { $card } { $alone }% ({ $cards }%)
draw-player = { $player }, { $base }: strength { $strength } (support { $support }){ $damage ->
    [0] { "" }
   *[some] , damage { $damage }
}, glory { $glory }, credits { $credits }{ $penalties ->
    [0] { "" }
   *[some] , penalties { $penalties }
}{ $metal ->
    [0] { "" }
   *[some] , metal { $metal }
}{ $wrecks ->
    [0] { "" }
   *[some] , wrecks { $wrecks }
}{ $breaches ->
    [0] { "" }
   *[some] , broken promises { $breaches }
}
draw-cards = — improvements: { $cards }; trophies: { $trophies }
draw-wrecks = — wrecks: { $ships }
draw-deal = Offer { $number }: { $text }
draw-promise = Promise { $number }: { $text }
draw-hidden = ?
draw-many = { $n } (p lists them)
draw-none = none
draw-empty = empty

## Warnings

warning-title-passed = { $action } would be missed: { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
} and { $glory } glory
warning-amnesty-passed = { $action } would be missed: { $n ->
    [one] { $n } penalty stays
   *[other] { $n } penalties stay
}
warning-title-lost = { $power }: { $n } of { $of } wrecks left, too few for { $action }
warning-damage = A defeat brings damage { $was } → { $n } of { $n }
warning-penalty = Penalty { $n } of { $of }, glory { $from } → { $to }
warning-infamy = Penalty { $n } of { $of }: infamy, nobody may ally with you; glory { $from } → { $to }
warning-free-breach = { $player } has { $n ->
    [one] { $n } penalty
   *[other] { $n } penalties
} already and can break a promise at no cost
warning-self = This would be a gift to oneself
warning-principal = Leads a side of this battle and cannot help
warning-outsider = Leads no side of this battle
warning-engaged = Is in this battle already
warning-no-ally = Infamy: no alliances
breach-cost = If { $player } breaks it: { $n ->
    [one] 1 penalty
   *[other] { $n } penalties
} ({ $from } → { $to }), glory { $glory }
breach-infamy = If { $player } breaks it: { $n ->
    [one] 1 penalty
   *[other] { $n } penalties
} ({ $from } → { $to }: infamy, no alliances), glory { $glory }
breach-free = { $player } can break it at no cost: { $n ->
    [one] 1 penalty
   *[other] { $n } penalties
} already

## What can be read on a component

kind-ship = ship
kind-event = event
kind-equipment = equipment
kind-support = support
kind-base-ship = base ship
kind-trophy = trophy
kind-planet = planet
kind-power = power
kind-action = action of the cruise
figure-power = { $name }
figure-planet = { $name }
figure-family = { $name }
figure-strength = strength { $n }
figure-added = +{ $n } strength
figure-damage = a defeat costs { $n } damage
figure-cost = cost { $n }
figure-glory = { $n } glory
figure-credits = { $n ->
    [one] { $n } credit
   *[other] { $n } credits
}
component-text = { $card-text }
about-cruise-trophies = look at 2 trophies, keep one
about-cruise-minor-repair = repair 1 damage
about-cruise-full-repair = repair all damage
about-cruise-honorary-title = 4 credits from the bank and 1 glory
about-cruise-new-selection = the 4 open improvements are replaced by new ones
about-cruise-purchase = buy an open improvement at its cost
about-cruise-contraband = buy a card from the support discard at its cost and 1 credit more
about-cruise-amnesty = shed 1 penalty
about-cruise-scrap-exchange = swap a wreck of yours for a card from the pile of ships
about-cruise-lavish-spending = 1 glory
about-ship = Beat it and you take the reward and keep the card as a wreck. A defeat damages your ship.
about-event = It happens as soon as it is turned up and concerns every pirate.
about-equipment = It works as long as you own it; a pirate has room for 4 improvements.
about-support = It works once and goes to the support discard, where contraband finds it again.
about-trophy = Secret until you reveal it, which you may while its condition holds: it pays once and goes under the deck.
about-planet = Attack it, or stop at it on your cruise: not both in one turn.
about-safe-planet = It cannot be attacked.
about-power = Ships of one power leave wrecks of one power; 3 wrecks of a power of the title buy 4 credits and 1 glory.
part-reward = victory brings
part-actions = actions of the cruise
reward-gain-credits = { $n ->
    [one] { $n } credit
   *[other] { $n } credits
}
reward-gain-glory = { $n } glory
reward-gain-all = the whole treasury
reward-repair = { $n } damage repaired
reward-draw-trophy = { $n ->
    [one] a trophy
   *[other] look at { $n } trophies, keep one
}
reward-take-market-improvement = an open improvement of cost { $n } or less
reward-take-from-pile-ship-discard = a wreck from the pile
reward-take-from-pile-support-discard = a card from the support discard

## Where components lie

pile-space = Open space
pile-target = Under attack
pile-pile = Pile of ships
pile-row = For sale
pile-support-discard = Support discard
pile-looked-at = Trophies that you look at
pile-under = Under the trophy deck, as far as you know
pile-base = Base ship of { $player }
pile-improvements = Improvements of { $player }
pile-trophies = Known trophies of { $player }
pile-wrecks = Wrecks of { $player }

## The figures of the drawing

legend-strength = Strength is added to the roll; support in brackets is what a pirate lends when helping somebody.
legend-damage = Each damage lowers strength by 1, up to 4; resting and repairs take it away.
legend-glory = Glory is shown with penalties taken off; breaking a promise or betraying brings a penalty.
legend-metal = Metal is the number on one’s own metal die, a debt to work off; if it is not shown, the die is blank.
legend-absent = Damage, penalties, metal, wrecks and broken promises are shown only if there are any.
legend-wrecks = Wrecks lie face down: only their owner knows them. A question mark is a trophy you do not know.
