### Galaxy Trucker.
### $player is the name of a seat, $ship a ship by its colour; $tile, $card, $goods, $alien are names of components.

## Ships, hits, amounts

ship-red = The red ship
    .inside = the red ship
ship-green = The green ship
    .inside = the green ship
ship-blue = The blue ship
    .inside = the blue ship
ship-yellow = The yellow ship
    .inside = the yellow ship
hit-small-meteor = small meteor
hit-large-meteor = large meteor
hit-light-shot = light cannon fire
hit-heavy-shot = heavy cannon fire
line-column = column { $number }
line-row = row { $number }
from-front = from the front
from-right = from the right
from-rear = from the rear
from-left = from the left
turn-0 = straight
turn-1 = right
turn-2 = back
turn-3 = left
credits-count = { $n ->
    [one] { $n } credit
   *[other] { $n } credits
}
crew-count = { $n ->
    [one] { $n } crew member
   *[other] { $n } crew members
}
days-count = { $n ->
    [one] { $n } flight day
   *[other] { $n } flight days
}
blocks-count = { $n ->
    [one] { $n } goods block
   *[other] { $n } goods blocks
}
some-red = red × { $n }
some-yellow = yellow × { $n }
some-green = green × { $n }
some-blue = blue × { $n }
block-red = a red block
block-yellow = a yellow block
block-green = a green block
block-blue = a blue block
figure-human = a human
figure-purple = the purple alien
figure-orange = the orange alien
winner-name = { $player }

## Questions

ask-ready = Ready to build?
ask-race = Build your ship: what do you do?
ask-finished = Your ship is finished. What do you do until the others are ready?
ask-turn = Your building turn: what do you do?
ask-put = { $tile }: where does it go, turned which way?
ask-glass = The sand has run out. Do you turn the hourglass?
ask-number = Time is up. Which number tile do you take?
ask-remove = Building mistake: which tile do you remove?
ask-keep = The ship has fallen into parts. Which part flies on?
ask-board = Who lives in the cabin at { $cell }?
ask-give-up = Do you give up, or fly on to the next card?
ask-power-engines = Engine power { $power }. Which double engine do you power?
ask-power-cannons = Cannon power { $power }. Which double cannon do you power?
ask-power-enemy = Cannon power { $power } against { $strength }. Which double cannon do you power?
ask-token = Which battery token do you spend?
ask-token-lost = { $n ->
    [one] You lose a battery token. Which one?
   *[other] You lose { $n } battery tokens. Which one now?
}
ask-defend = A hit { $from }, { $line } ({ $hit }): do you protect the tile at { $cell }?
ask-land = { $card }: where do you land? It takes { $days ->
    [one] { $days } day.
   *[other] { $days } days.
}
ask-use = { $card }: do you use it? It takes { $days ->
    [one] { $days } day.
   *[other] { $days } days.
}
ask-reward = { $card }: do you take the reward? It takes { $days ->
    [one] { $days } day.
   *[other] { $days } days.
}
ask-load = Blocks to be loaded: { $goods }. What goes where?
ask-load-nothing = Nothing is left to be loaded. Do you unload something?
ask-crew = { $n ->
    [one] A crew member has to go. From which cabin?
   *[other] { $n } crew members have to go. From which cabin now?
}
ask-goods = { $n ->
    [one] You lose { $goods }. From which hold?
   *[other] You lose { $n } blocks, now { $goods }. From which hold?
}

## Options

option-ready-no = Ready
option-pass = Pass
option-draw = Take a face-down tile
option-set-aside = Set the tile aside
option-return = Put the tile back face up
option-retake = Take back the tile placed last
option-close = Put the cards back
option-turn-glass = Turn the hourglass
option-look = Look at pile { $number }
option-finish = Take number tile { $number }
option-take-reserve = Take from the reserve: { $tile-inside }
option-take-off = Take off the { $tile-inside } at { $cell }
option-take = Take the { $tile-inside }
option-place = { $cell } { $turn }
option-place-wrong = { $cell } { $turn }, a mistake
option-glass-no = Wait
option-glass-yes = Turn the hourglass
option-give-up-no = Fly on
option-give-up-yes = Give up
ordered-give-up = You will give up before the next card.
order-cancelled-give-up = You fly on.
option-use-no = Decline
option-use-yes = Use it: { $gain } for { $price }
option-reward-no = Decline
option-reward-yes = Take { $gain } for { $price }
option-land = Planet { $number }: { $goods }
option-land-no = Do not land
option-load = Load { $goods } at { $cell }
option-unload = Unload { $goods } at { $cell }
option-load-done = Done
option-board-humans = Two humans
option-board-purple = A purple alien
option-board-orange = An orange alien
option-remove = Remove the { $tile-inside } at { $cell }
option-keep = { $n ->
    [one] Keep only the { $tile-inside } at { $cell }
   *[other] Keep the part with the { $tile-inside } at { $cell }: { $n } tiles
}
option-power = Power the { $tile-inside } at { $cell }
option-power-no = No more
option-power-give-up = None: without engine power the ship gives up
option-token = A token of the battery at { $cell }
option-defend = Yes, with a token of the battery at { $cell }
option-defend-no = Take the hit
option-crew = A human from the cabin at { $cell }
option-crew-alien = The alien from the cabin at { $cell }
option-goods = From the hold at { $cell }

## Warnings

warning-several = { $first } { $others }
warning-place = A mistake: the inspection removes this tile or its neighbour, −1 credit.
warning-faults = { $n ->
    [one] { $n } tile is part of a mistake: if the inspection removes it, you pay 1 credit.
   *[other] { $n } tiles are part of mistakes: each one that the inspection removes costs 1 credit.
}
warning-faults-test = { $n ->
    [one] { $n } tile is part of a mistake: the inspection removes it or its neighbour, and you start behind the others.
   *[other] { $n } tiles are part of mistakes: the inspection removes some, and you start behind the others.
}
warning-reserve = { $n ->
    [one] The tile set aside is lost: 1 credit.
   *[other] The { $n } tiles set aside are lost: { $n } credits.
}
warning-engines = No engines: on Open Space you must give up.
warning-give-up = { $reward ->
    [one] No arrival reward ({ $reward } credit at your place now).
   *[other] No arrival reward ({ $reward } credits at your place now).
}
warning-give-up-goods = { $value ->
    [one] No arrival reward ({ $reward } now), and goods sell for { $half } instead of { $value } credit.
   *[other] No arrival reward ({ $reward } now), and goods sell for { $half } instead of { $value } credits.
}
warning-goods = { $n ->
    [one] { $n } block worth { $value } stays behind though there is room.
   *[other] { $n } blocks worth { $value } stay behind though there is room.
}
warning-crew = { $n ->
    [one] Your last crew member leaves the ship: with nobody aboard you give up.
    [2] Both crew members leave the ship: with nobody aboard you give up.
   *[other] All { $n } crew members leave the ship: with nobody aboard you give up.
}
warning-power = { $power } already beats { $strength }: the token is wasted.
warning-hit = The tile at { $cell } is lost, and whatever hangs on it; 1 credit per tile.
warning-hit-insured = The tile at { $cell } is lost, and whatever hangs on it; the insurance pays.

## Refusals

refused-empty-hand = You hold no tile.
refused-full-hand = First place, set aside or return the tile in your hand.
refused-no-turn-act = This is not possible in a building turn.
refused-no-pass = There are no turns: just do nothing.
refused-not-looking = You are not looking at any cards.
refused-looking = First put the cards back.
refused-finished = Your ship is finished.
refused-fixed = This tile is fixed.
refused-no-turn-left = The hourglass cannot be turned any more.
refused-sand-runs = The sand is still running.
refused-last-turn = Only somebody who has finished may turn the hourglass for the last time.
refused-no-tiles = No face-down tiles are left.
refused-no-piles = There are no cards to look at in the test flight.
refused-look-too-early = First add a tile to your ship.
refused-no-reserve = There is no such tile in your reserve.
refused-not-face-up = The { $tile-inside } no longer lies face up.
refused-no-place-aside = The { $tile-inside } fits nowhere on your ship now: it stays in the reserve.
refused-no-place = The { $tile-inside } can be neither placed nor set aside.
refused-no-number = There is no number tile { $number } in this game.
refused-number-taken = Number tile { $number } is taken.
refused-no-fault = This tile is not part of a building mistake.
refused-reserve-full = There is no room to set a tile aside.
refused-from-reserve = A tile that was set aside never goes back to the warehouse.
refused-taken-face-up = A tile taken face up must be placed or set aside.
refused-unmarked = Tiles are placed on marked cells only.
refused-occupied = There is a tile already.
refused-not-beside = A tile must lie next to your ship.
refused-fault = This would be a building mistake.
refused-no-token = There is no battery token there.
refused-no-double-tile = There is no double tile to power.
refused-no-crew = There is nobody there.
refused-no-goods = There is no such block.
refused-no-part = No part of the ship begins there.
refused-red = Red goods need a special cargo hold.
refused-no-room = There is no room for this block.
refused-unload-again = You have rearranged goods often enough: load what you want to keep, then you are done.
refused-second-alien = There is already an alien of this colour aboard.
refused-no-life-support = No life support of this colour is joined to the cabin.
refused-no-planet = The card has no such planet.
refused-planet-taken = Somebody has landed there already.

## Events

event-round-began = Round { $round } begins.
event-test-flight-began = The test flight begins, with ships of class { $round }.
event-glass-turned = { $player } turns the hourglass.
event-glass-turned-by-itself = The hourglass is turned.
event-sand-ran-out = The sand has run out.
event-cycle-began = A new cycle: { $player } begins.
event-took-drawn = { $player } takes a face-down tile: { $tile-inside }.
event-took-face-up = { $player } takes a face-up tile: { $tile-inside }.
event-took-reserve = { $player } takes a tile from the reserve: { $tile-inside }.
event-placed = { $player } places a tile: { $tile-inside }.
event-retook = { $player } takes a tile back: { $tile-inside }.
event-set-aside = { $player } sets a tile aside: { $tile-inside }.
event-returned = { $player } puts a tile back face up: { $tile-inside }.
event-took-off = { $player } takes a tile off the ship: { $tile-inside }.
event-looked = { $player } looks at pile { $number }.
event-closed-pile = { $player } puts pile { $number } back.
event-passed = { $player } passes.
event-finished = { $player } takes number tile { $number }.
event-swapped = Partners swap ships.
event-building-ended = Building is over.
event-removed = { $ship } loses a tile at the inspection: { $tile-inside }.
event-reserve-lost = { $ship } loses a tile set aside: { $tile-inside }.
event-renumbered = { $ship } gets number tile { $n }.
event-charged = { $n ->
    [one] { $ship }: a battery gets { $n } token.
   *[other] { $ship }: a battery gets { $n } tokens.
}
event-boarded = { $ship } takes two humans aboard.
event-boarded-alien = { $ship } takes { $alien } aboard.
event-launched = { $ship } launches.
event-card-opened = A card is opened: { $card }.
event-card-ignored = Nobody else flies, so the card is ignored: { $card }.
event-card-closed = The card is resolved: { $card }.
event-declared-engine = { $ship } has engine power { $power }.
event-declared-cannon = { $ship } has cannon power { $power }.
event-paid-token = { $ship } spends a battery token.
event-moved-on = { $n ->
    [one] { $ship } moves { $n } space forward.
   *[other] { $ship } moves { $n } spaces forward.
}
event-moved-back = { $n ->
    [one] { $ship } moves { $n } space back.
   *[other] { $ship } moves { $n } spaces back.
}
event-skipped = { $n ->
    [one] { $ship } skips { $n } occupied space, which does not count.
   *[other] { $ship } skips { $n } occupied spaces, which do not count.
}
event-rolled = { $ship }: the dice show { $first } + { $second } = { $sum }.
event-missed = { $ship }: { $hit } { $from }, { $line } – a miss.
event-bounced = { $ship }: { $hit } { $from }, { $line } – bounces off.
event-shot-down = { $ship }: { $hit } { $from }, { $line } – shot down.
event-shielded = { $ship }: { $hit } { $from }, { $line } – stopped by a shield.
event-struck = { $ship }: { $hit } { $from }, { $line } – a hit.
event-tile-lost = { $ship } loses a tile: { $tile-inside }.
event-kept-part = { $ship } flies on with one part.
event-crew-lost = { $ship } loses { $figure }.
event-alien-left = { $ship } loses { $alien }: there is no life support.
event-token-lost = { $ship } loses a battery token.
event-goods-lost = { $ship } loses { $goods }.
event-goods-offered = { $ship } may load blocks: { $goods }.
event-goods-loaded = { $ship } loads { $goods }.
event-goods-unloaded = { $ship } unloads { $goods }.
event-goods-banked = { $ship } leaves blocks behind: { $goods }.
event-landed = { $ship } lands on planet { $number }.
event-earned = { $n ->
    [one] { $ship } gets { $n } credit.
   *[other] { $ship } gets { $n } credits.
}
event-beat-enemy = { $ship } beats the { $card }.
event-drew-with-enemy = { $ship } draws with the { $card }.
event-lost-to-enemy = { $ship } loses to the { $card }.
event-suffered = { $ship } suffers line { $number } of the Combat Zone.
event-sabotaged = { $ship }: sabotage in column { $column }, row { $row }.
event-gave-up-voluntarily = { $ship } gives up.
event-gave-up-no-humans = { $ship } gives up: no human is left aboard.
event-gave-up-no-engines = { $ship } gives up: it has no engine power.
event-gave-up-lapped = { $ship } gives up: it is a lap behind the leader.
event-rewarded = { $n ->
    [one] { $ship } gets { $n } credit for { $place ->
        [1] first
        [2] second
        [3] third
       *[4] fourth
    } place.
   *[other] { $ship } gets { $n } credits for { $place ->
        [1] first
        [2] second
        [3] third
       *[4] fourth
    } place.
}
event-most-beautiful = { $n ->
    [one] { $ship } gets { $n } credit for the fewest exposed connectors.
   *[other] { $ship } gets { $n } credits for the fewest exposed connectors.
}
event-sold = { $n ->
    [one] { $ship } sells its goods for { $n } credit.
   *[other] { $ship } sells its goods for { $n } credits.
}
event-fined = { $n ->
    [0] { $ship } pays nothing for its losses; tiles lost: { $lost }.
    [one] { $ship } pays { $n } credit for its losses; tiles lost: { $lost }.
   *[other] { $ship } pays { $n } credits for its losses; tiles lost: { $lost }.
}
event-round-ended = Round { $round } is over.
event-game-over = { $n ->
    [one] The greatest winner: { $winners }.
   *[other] The greatest winners: { $winners }.
}
event-game-over-too = { $n ->
    [one] The greatest winner: { $winners }.
   *[other] The greatest winners: { $winners }.
} Won too: { $others }.
event-no-winner = Nobody has won.

## Cards

card-open-space = { $card }: everybody flies on by engine power; without any a ship gives up
card-planets = { $card }: { $parts }; landing takes { $days }
card-planet = planet { $number } ({ $goods })
card-abandoned-ship = { $card }: { $gain } for { $crew ->
    [one] { $crew } crew member
   *[other] { $crew } crew members
} and { $days }
card-abandoned-station = { $card }: { $gain } for { $days }; it takes a crew of { $crew } or more
card-meteor-swarm = { $card }: { $parts }
card-hit = { $hit } { $from }
card-smugglers = { $card }, strength { $strength }: whoever is weaker loses { $n ->
    [one] { $n } goods block
   *[other] { $n } goods blocks
}; the victor gets { $gain } for { $days }
card-slavers = { $card }, strength { $strength }: whoever is weaker loses { $n ->
    [one] { $n } crew member
   *[other] { $n } crew members
}; the victor gets { $gain } for { $days }
card-pirates = { $card }, strength { $strength }: whoever is weaker is shot at ({ $parts }); the victor gets { $gain } for { $days }
card-combat-zone = { $card }: { $parts }
card-line = { $who } – { $what }
card-lost = minus { $what }
lowest-crew = fewest crew
lowest-engine = weakest engines
lowest-cannon = weakest cannons
card-stardust = { $card }: everybody loses a day for each exposed connector
card-epidemic = { $card }: each occupied cabin joined to another one loses a crew member
card-sabotage = { $card }: the ship with the fewest crew loses a tile where the dice say
about-open-space = Declare engine power and fly that many days ahead. Without engines you give up.
about-planets = From the leader on: land on one free planet, load its goods, lose the days.
about-abandoned-ship = The first who wants it sends crew away for credits and loses the days.
about-abandoned-station = The first with enough crew loads the goods and loses the days.
about-meteor-swarm = Hits come one after the other, for everybody.
about-smugglers = Be stronger to win. Whoever is weaker loses the most valuable goods.
about-slavers = Be stronger to win. Whoever is weaker loses crew.
about-pirates = Be stronger to win. Whoever is weaker is shot at.
about-combat-zone = Line by line: the weakest ship suffers; of equal ones the one ahead.
about-stardust = Everybody loses a day for each exposed connector.
about-epidemic = Each occupied cabin joined to another one loses a crew member.
about-sabotage = The ship with the fewest crew loses a tile found by dice.

## Drawing

draw-round = Round { $round }
draw-heap = Warehouse: { $down } face down, { $up } face up
draw-glass-runs = Hourglass: circle { $circle }, sand runs
draw-glass-cycles = Hourglass: circle { $circle }, cycle { $n } of { $whole }
draw-glass-empty = Hourglass: circle { $circle }, empty
draw-glass-start-runs = Hourglass: “Start”, sand runs
draw-glass-start-cycles = Hourglass: “Start”, cycle { $n } of { $whole }
draw-glass-start-empty = Hourglass: “Start”, empty
draw-card = Open card · { $card }
draw-cards-left = Cards to come: { $n }
draw-pile = Pile { $number }:
draw-known = { $n ->
    [one] You know { $n } card to come (p tells it)
   *[other] You know { $n } cards to come (p lists them)
}
draw-tile-name = { $tile-inside }
draw-flying = { $player }, { $ship }: space { $space } (day { $position })
draw-on-ground = { $player }, { $ship }
draw-hand = In hand: { $tile-inside }
draw-reserve = Reserve: { $tiles }
draw-figures = engines { $engines }, cannons { $cannons }, crew { $crew }, batteries { $batteries }, exposed { $exposed }, lost { $lost }
draw-number = number tile { $number }
draw-credits = credits { $credits }
draw-goods = Goods: { $goods }

## What can be read on a card or a tile

kind-card = adventure card
kind-tile = component
kind-goods = goods
figure-level = level { $n }
figure-price = { $n ->
    [one] sells for { $n } credit
   *[other] sells for { $n } credits
}
figure-connectors = connectors { $sides }
about-goods = Lies in a container; sold at the end of the flight if it is still aboard.
about-red-goods = Lies in a special container only; sold at the end of the flight if it is still aboard.
about-nozzle = the nozzle points to the rear, and the square behind it stays empty
about-barrel = the square in front of the barrel stays empty
part-connectors = connectors, not turned
side-front = front
side-right = right
side-rear = rear
side-left = left
joint-smooth = { $side }: none
joint-single = { $side }: single
joint-double = { $side }: double
joint-universal = { $side }: universal
tile-battery-2 = holds 2 battery tokens
tile-battery-3 = holds 3 battery tokens
tile-cargo-2 = 2 containers for yellow, green or blue goods
tile-cargo-3 = 3 containers for yellow, green or blue goods
tile-special-1 = 1 container for goods of any colour; red goods fit only here
tile-special-2 = 2 containers for goods of any colour; red goods fit only here
tile-start-cabin = 2 humans live here, never an alien
tile-cabin = 2 humans live here, or 1 alien with life support
tile-structural = joins other components and does nothing else
tile-engine = engine power 1
tile-double-engine = engine power 2 for a battery token
tile-cannon = cannon power 1 forward, ½ to any other side
tile-double-cannon = for a battery token cannon power 2 forward, 1 to any other side
tile-life-support-purple = a purple alien can live in a cabin joined to it
tile-life-support-orange = an orange alien can live in a cabin joined to it
tile-shield = for a battery token protects two sides against small meteors and light fire

## Where cards and tiles lie

pile-face-up = Tiles lying face up
pile-card = Open card
pile-opened = Cards of this flight so far
pile-looked-at = Pile { $number }
pile-expected = Seen in piles and still to come
pile-hand = In the hand of { $player }
pile-ship = Aboard { $ship }
pile-reserve = Set aside for { $ship }
pile-lost = Lost by { $ship }

## The signs of the drawing

legend-connectors = Connectors of a tile: 1 single, 2 double, 3 universal; in a list ^ front, > right, v rear, < left.
legend-holds = b2 battery with 2 tokens, c1 cargo hold with 1 block, s1 special hold, + structural module
legend-cabins = H starting cabin, h cabin: h2 two humans, ho and hp an alien; lo and lp life support
legend-engines = E engine, EE double engine, ! cannon, !! double cannon; ^ > v < where they point
legend-shields = (^> shield of the front and the right; a dot is a free cell of the board.
legend-places = 7-6 is the place in column 7 and row 6; straight, right, back and left tell how the tile in hand is turned.
legend-track = In the line of the flight ships stand in order, the leader first.
draw-track = Flight: { $ships }
draw-track-ship = { $ship } (day { $day })
draw-landed = { $ship } (has given up)
