### Mission: Red Planet.
### $player and $victim are seats or neutral colours; $card, $region, $resource are components; $effects is a list.

## Who and where

neutral-of = The neutral colour of { $player }
neutral-inside = the neutral colour of { $player }
owner-player = { $player }
owner-neutral = the neutral colour of { $player }
resource-ice = ice
resource-celerium = celerium
resource-sylvanite = sylvanite
place-pad = ship on pad { $pad }
place-wormhole = wormhole
place-supply = supply
place-open = no destination yet
ship-to = the ship on pad { $pad } (to { $region }, { $crew } of { $capacity } aboard)
ship-blank = the ship on pad { $pad } (no destination yet, { $crew } of { $capacity } aboard)

## What characters do

effect-place = { $n ->
    [one] place { $n } astronaut
   *[other] place { $n } astronauts in one or two ships
}
effect-place-apart = { $n ->
    [one] place { $n } astronaut
   *[other] place { $n } astronauts in different ships
}
effect-place-together = { $n ->
    [one] place { $n } astronaut in one ship
   *[other] place { $n } astronauts together in one ship; without room for all, nothing happens
}
effect-return-played = take all your played characters back
effect-move-step = { $n ->
    [one] make { $n } move to an adjacent region if you like
   *[other] make up to { $n } moves to adjacent regions
}
effect-move-march = { $n ->
    [one] make { $n } move to an adjacent region
    [2] make 1 or 2 moves to adjacent regions
   *[other] make 1 to { $n } moves to adjacent regions
}
effect-move-landing = { $n ->
    [one] move { $n } astronaut from Phobos to Mars
    [2] move 1 or 2 astronauts from Phobos to Mars
   *[other] move 1 to { $n } astronauts from Phobos to Mars
}
effect-move-rescue = { $n ->
    [one] bring { $n } astronaut from the wormhole to Phobos
    [2] bring 1 or 2 astronauts from the wormhole to Phobos
   *[other] bring 1 to { $n } astronauts from the wormhole to Phobos
}
effect-study = draw a colonization card or look at a discovery
effect-launch-not-full = launch a docked ship that is not full, even an empty one
effect-launch-with-crew = launch a docked ship with anybody aboard
effect-destroy = destroy a docked ship
effect-replace = replace an astronaut of another colour with one of your own
effect-kill = kill an astronaut in an outer region or on Phobos
effect-retarget = give a ship another destination
effect-gain = { $n ->
    [one] take { $n } { $resource } token
   *[other] take { $n } { $resource } tokens
}

## What colonization cards do

points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
goal-presence = { $points } points for presence in one, two or three of the regions ({ $regions })
goal-astronauts-in-inner-regions = { points } for the most astronauts in the inner regions
goal-astronauts-on-phobos = { points } for the most astronauts on Phobos
goal-celerium-vp-tokens = { points } for the most celerium tokens
goal-sylvanite-vp-tokens = { points } for the most sylvanite tokens
goal-ice-vp-tokens = { points } for the most ice tokens
goal-regions-with-own-astronaut = { points } for presence in the most regions
goal-regions-led-alone-or-tied = { points } for leading in the most regions
goal-astronauts-in-all-regions = { points } for the most astronauts in all regions
goal-own-astronauts-in-wormhole = { points } for the most astronauts in the wormhole
discovery-each-color-loses = { $n ->
    [one] exploration: every colour here loses { $n } astronaut to the wormhole
   *[other] exploration: every colour here loses { $n } astronauts to the wormhole
}
discovery-move-all = exploration: the crews of all docked ships move here
discovery-cap-each-color = { $n ->
    [one] exploration: { $n } astronaut of each colour stays here, the others go to Phobos
   *[other] exploration: up to { $n } astronauts of each colour stay here, the others go to Phobos
}
discovery-extra-tokens-adjacent = { $n ->
    [one] third production: { $n } more token in each adjacent region
   *[other] third production: { $n } more tokens in each adjacent region
}
discovery-no-tokens-placed = third production: no tokens are placed here
discovery-count-as = { $n ->
    [one] third production: every colour here counts as { $n } astronaut
   *[other] third production: every colour here counts as { $n } astronauts
}
discovery-count-adjacent = third production: astronauts in adjacent regions count here too
discovery-second-place-takes = third production: whoever is second here takes the tokens instead of the leader
discovery-extra-tokens = { $n ->
    [one] third production: { $n } more token here
   *[other] third production: { $n } more tokens here
}
discovery-set-base-tokens = { $n ->
    [one] third production: only { $n } token here
   *[other] third production: only { $n } tokens here
}
discovery-score-each-present-color = scoring: { points } for every colour here
discovery-score-leader-here = scoring: { points } for the leader here
discovery-score-per-own-astronaut = scoring: { points } for each astronaut here, to every colour for its own
action-before-arrival = before ships land, { $effects }
action-production-start = at the start of a production, { $effects }
action-production-3-end = at the end of the third production, { $effects }

## Questions

ask-neutral = Your neutral colour. { $ask }
ask-goal = Which goal do you keep?
ask-neutral-order = In which order do these characters come on top of your neutral deck?
ask-character = Round { $round }: which character do you play?
ask-board = { $n ->
    [one] Which ship does your astronaut board?
   *[other] Which ship does the next of { $n } astronauts board?
}
ask-board-together = { $n ->
    [one] Which ship does your astronaut board?
   *[other] Which ship do your { $n } astronauts board together?
}
ask-token = Which destination do you give { $ship }?
ask-move = { $n ->
    [one] Which astronaut moves? One move is left.
   *[other] Which astronaut moves? { $n } moves are left.
}
ask-research = Draw a colonization card, or look at a discovery?
ask-discovery = You drew “{ $card }” ({ $effect }). At which outer region do you place it?
ask-launch = Which ship do you launch?
ask-destroy = Which ship do you destroy?
ask-replace = Which astronaut do you replace?
ask-kill = Which astronaut do you kill?
ask-retarget = Which ship gets another destination?
ask-act-before-arrival = Ships are about to land. Do you play an action card?
ask-act-production-start = A production begins. Do you play an action card?
ask-act-production-3-end = The last production ends. Do you play an action card?
ask-act-none = You have no action card for this moment. You are asked all the same, so that nobody learns what you hold.

## Answers

option-board = Board { $ship }
option-board-together = Board { $ship }
option-launch = Launch { $ship }
option-destroy = Destroy { $ship }
option-retarget = New destination for { $ship }
option-character = { $card } ({ $number }): { $effects }
option-neutral-order = { $first }, then { $second }, then { $third }
option-card = { $card }: { $effect }
option-token = { $region }
option-stop = No more moves
option-move = { $source } → { $target }
option-draw = { $n ->
    [one] Draw the top card ({ $n } card left)
   *[other] Draw the top card ({ $n } cards left)
}
option-look = Look at the discovery at { $region }
option-discovery = { $region }
option-replace = { $victim }: { $place }
option-kill = { $victim }: { $place }
option-pass = Play nothing

## Warnings

warning-one-ship = { $n ->
    [one] Only one ship has { $n } free seat ({ $region }); if somebody takes it first, your turn is lost
   *[other] Only one ship has { $n } free seats ({ $region }); if somebody takes them first, your turn is lost
}
warning-no-ship = { $n ->
    [one] No ship has { $n } free seat now; your turn would be lost
   *[other] No ship has { $n } free seats now; your turn would be lost
}
warning-for-others = The ship launches, but { $player } leads { $n } : { $own } at { $region }

## Refusals

refused-other-goal = You keep one of the two goals you were dealt.
refused-played = The { $what } is not in your hand.
refused-no-ship = No ship is docked there.
refused-same-ship = The second astronaut must board another ship.
refused-no-destination = No region token is left for this ship.
refused-no-room = There is not enough room in this ship.
refused-no-token = No region token is left for { $what }.
refused-must-move = You must move at least one astronaut.
refused-no-way = No astronaut can move that way.
refused-nobody-there = There is no such astronaut.
refused-no-card = No card can be drawn now.
refused-no-look = No discovery can be looked at now.
refused-no-discovery = There is no discovery at { $what }.
refused-has-discovery = There is a discovery at { $what } already.
refused-full = A full ship launches by itself.
refused-empty = There is nobody aboard this ship.
refused-no-place = Astronauts can be replaced in regions and ships only.
refused-own = This astronaut is your own.
refused-no-own-there = None of your astronauts is there.
refused-safe = Astronauts are safe in { $what }.
refused-other-moment = This is not the moment for { $what }.
refused-not-held = You do not hold { $what }.
refused-no-effect = { $what } would do nothing now.

## Events

event-assembled = The map: { $assembly }
event-round = Round { $n } begins
event-production = Production { $n } begins
event-exploration = Exploration: all discoveries are revealed
event-scoring = Scoring begins
event-ship-docked = A ship to { $region } docks at pad { $pad }
event-ship-docked-blank = A ship without a destination docks at pad { $pad }
event-ships-shuffled = The discarded ships become a new deck
event-astronaut-started = { $player } puts a first astronaut on pad { $pad }
event-first-player = First player: { $player }
event-goals-dealt = { $player } is dealt the goals { $card } and { $other }
event-goals-dealt-hidden = { $player } is dealt two goals
event-goal-kept = { $player } keeps the goal { $card } and returns { $other }
event-goal-kept-hidden = { $player } keeps one goal and returns the other
event-neutral-dealt = { $player }: the deck begins with the { $first }, the { $second } and the { $third }, in an order of your choice
event-neutral-ordered = { $player }: the { $first } comes first, then the { $second }, then the { $third }
event-neutral-ordered-hidden = { $player }: three characters come on top of the deck
event-neutral-drawn = { $player } has the { $card } this round
event-neutral-drawn-hidden = { $player } has a face-down character
event-character-chosen = { $player } chooses the { $card }
event-character-chosen-hidden = { $player } chooses a character
event-called = { $number }! { $card }
event-revealed = { $player } reveals the { $card }
event-placed = { $n ->
    [one] { $player } places { $n } astronaut in the ship on pad { $pad }
   *[other] { $player } places { $n } astronauts in the ship on pad { $pad }
}
event-skipped = { $player } cannot use the { $card }
event-token-laid = { $player } sends the ship on pad { $pad } to { $region }
event-phobos-token = The ship on pad { $pad } goes to Phobos
event-characters-returned = { $player } takes all characters back
event-neutral-shuffled = { $player } gets a new deck without the Recruiter
event-moved = { $player } moves an astronaut: { $source } → { $target }
event-swept = { $n ->
    [one] { $player }: { $n } astronaut moves, { $source } → { $target }
   *[other] { $player }: { $n } astronauts move, { $source } → { $target }
}
event-flipped = { $region }: the resource token shows { $resource }
event-card-drawn = { $player } draws { $card }
event-card-drawn-hidden = { $player } draws a colonization card
event-card-kept = { $player } keeps the card
event-card-boxed = { $player }: the card goes back into the box
event-discovery-placed = { $player } places a discovery at { $region }
event-discovery-discarded = { $player } discards { $card }: there is no room for it
event-looked = { $player } looks at the discovery at { $region }: { $card }
event-looked-hidden = { $player } looks at the discovery at { $region }
event-launched-full = The ship on pad { $pad } is full and launches
event-launched-spy = { $player } launches the ship on pad { $pad }
event-launched-action = { $player } launches the ship on pad { $pad } in an emergency
event-destroyed = { $player } destroys the ship on pad { $pad }; its crew goes into the wormhole
event-killed = { $player } kills an astronaut of { $victim }: { $place }
event-replaced = { $player } replaces an astronaut of { $victim }: { $place }
event-action-played = { $player } plays { $card }
event-landed = The ship on pad { $pad } lands at { $region }
event-landed-blank = The empty ship on pad { $pad } has no destination and is discarded
event-characters-cleared = All characters are resolved
event-produced = { $n ->
    [one] { $region } produces { $n } { $resource } token
   *[other] { $region } produces { $n } { $resource } tokens
}
event-awarded = { $n ->
    [one] { $player } takes { $n } { $resource } token from { $region }
   *[other] { $player } takes { $n } { $resource } tokens from { $region }
}
event-stayed-nobody = { $n ->
    [one] { $region }: nobody takes the token, it stays
   *[other] { $region }: nobody takes the { $n } tokens, they stay
}
event-stayed-rest = { $n ->
    [one] { $region }: { $n } token cannot be divided and stays
   *[other] { $region }: { $n } tokens cannot be divided and stay
}
event-barren = { $region } produces nothing: { $card }
event-gained = { $n ->
    [one] { $player } takes { $n } { $resource } token
   *[other] { $player } takes { $n } { $resource } tokens
}
event-explored = { $region }: the discovery { $card } takes effect
event-lost = { $n ->
    [one] { $player } loses { $n } astronaut: { $region } → wormhole
   *[other] { $player } loses { $n } astronauts: { $region } → wormhole
}
event-goals-opened = All goals are revealed
event-scored-card = { $player }: { points } for { $card }
event-scored-tokens = { $player }: { points } for victory point tokens
event-game-over = Victory: { $winners }
event-no-winner = Both players lose to { $ahead }

## Drawing

draw-setup = Set-up
draw-round = Round { $n } of 10
draw-production = Production { $n } of 3
draw-exploration = Exploration
draw-scoring = Scoring
draw-called = called: { $card }
draw-ships = ship deck { $n }
draw-cards = card deck { $n }
draw-region-tokens = Region tokens in the supply, by number: { $tokens }
draw-spaceport = Spaceport
draw-pad-empty = empty
draw-no-destination = no destination
draw-launched = launched
draw-mars = Mars
draw-face-down = ?
draw-discovery = discovery
draw-name = { $what }
draw-neutral = Neutral · { $player }
draw-player = { $player }
draw-supply = supply { $n }
draw-wormhole = wormhole { $n }
draw-held = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
draw-played = played
draw-chosen = chosen
draw-top = next
draw-hidden-card = face down
draw-own-cards = cards of { $player }
draw-drawn = drawn
draw-total = { points }

## What can be read on a component

kind-region = region
kind-outer-region = outer region
kind-inner-region = inner region
kind-resource = resource
kind-character = character
kind-ship = ship
kind-goal = goal
kind-discovery = discovery
kind-action = action card
kind-global-goal = global goal
about-region = Each production lays tokens of its resource here. Whoever has most astronauts in the region takes them all; a tie shares them evenly.
about-phobos = A region like the others, with no neighbours and without discoveries. Whoever has most astronauts takes its tokens.
about-resource = Each production lays its tokens in every open region of this resource: 1, then 2, then 3.
about-ship = It launches as soon as all its seats are taken and lands at the end of that round.
about-blank-ship = Whoever boards it first chooses where it goes. It launches as soon as all its seats are taken.
figure-seats = { $n ->
    [one] { $n } seat
   *[other] { $n } seats
}
figure-to = to { $region }
figure-no-destination = no destination printed
figure-value = { $n ->
    [one] a token is worth { $n } point
   *[other] a token is worth { $n } points
}
figure-number = number { $n }

## Where components lie

pile-docked = Ships in the spaceport
pile-ship-discard = Discarded ships
pile-card-discard = Discarded colonization cards
pile-discovery = Discovery at { $region }
pile-seat = { $player }
pile-neutral = neutral · { $player }
pile-played = Played by { $player }
pile-unseen = Not played yet by { $player }
pile-held = Cards of { $player }
pile-drawn = Just drawn

## The signs of the drawing

legend-colours = ● yellow, ■ blue, ▲ orange, ◆ green, ⬢ purple, ✚ grey: astronauts, with their number
legend-spaceport = 1 Ausonia 2/4: the ship on pad 1 goes there with 2 of 4 seats taken; ◎ by a region token.
legend-mars = (Ice ×2): the resource of a region and VP tokens lying there; “?” not revealed yet; ✦ a discovery.
legend-borders = 1 ↔ 2 3 8 before a region: its number, and the numbers of the regions that it borders on.
legend-turn = ▶ marks the first player; ↗ a launched ship.
