ship = My ship
a-ship = Ship
ship-of = Ship of { $name }
show-ship = Show the ship of { $name }
back-to-mine = My ship
heap = Warehouse
yard = Yard
card = Card
track = Flight
class = class { $n }
test-flight = Test flight
face-down = { $n } face down
face-up = Face up
none-up = No tile lies face up.
take = Take a face-down tile
put-back = Put back

hourglass = Hourglass
no-glass = No hourglass, no hurry.
cycles = { $n } of { $m } cycles
go = Start
glass-running = The sand is running.
glass-last = Last run: then building ends.
glass-anybody = Anybody may turn it.
glass-finished = Only somebody who has finished may turn it.
glass-over = The sand has run out.
turn-glass = Turn it
turn-mine = Your turn
turn-of = Turn of { $name }

piles = Adventure cards
pile = Pile { $n }
look = Look at pile { $n }
look-again = Pile { $n }: look at it again
secret = Nobody may look at this pile
lay-back = Put back
numbers = Finish
take-number = Finish with number { $n }
number-of = Number { $n }: { $name }
others = Other ships
partner = partner
tiles = { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}
finished = finished, number { $n }
looking = looks at cards
holds = holds: { $tile }
leader = leader
behind = { $n ->
    [one] { $n } day behind
   *[other] { $n } days behind
}
landed = on planet { $n }
gave-up = has given up
declared = declared: { $n }

in-hand = In hand
hand-empty = Nothing in hand
turn-hand = { $tile }: turn
turn-left = Turn left (Q)
turn-right = Turn right (R)
reserve = Set aside
set-aside = Set the tile aside
insurance = Insurance
insurance-words = most you pay for lost tiles
cell = Column { $c }, row { $r }
does-not-fit = does not fit

engine = engine power
cannon = cannon power
crew = crew
battery = batteries
exposed = exposed connectors
shield = shields
lost = lost tiles
goods = goods
credits = credits
with-tokens = more with battery tokens
then = then
good-red = red goods, { $n ->
    [one] { $n } credit
   *[other] { $n } credits
}
good-yellow = yellow goods, { $n ->
    [one] { $n } credit
   *[other] { $n } credits
}
good-green = green goods, { $n ->
    [one] { $n } credit
   *[other] { $n } credits
}
good-blue = blue goods, { $n ->
    [one] { $n } credit
   *[other] { $n } credits
}
side-front = front
side-right = right
side-rear = rear
side-left = left

fault-GT-4-4 = A single connector meets a double one.
fault-GT-4-5 = A connector meets a smooth side.
fault-GT-4-8 = Not joined to the ship.
fault-GT-4-9 = An engine must point to the rear, with nothing behind it.
fault-GT-4-10 = Nothing may stand in front of a cannon.

cards-left = { $n ->
    [one] card left
   *[other] cards left
}
arrival = arrival
best = fewest exposed: +{ $n }
none-open = No card is open
strength = Strength
days = days
at-least = { $n } or more
planet = Planet { $n }
penalty = If beaten
reward = Reward
least-crew = fewest crew
least-engine = weakest engines
least-cannon = weakest cannons
lose-days = { $n ->
    [one] −{ $n } day
   *[other] −{ $n } days
}
lose-crew = −{ $n } crew
lose-goods = { $n ->
    [one] −{ $n } block
   *[other] −{ $n } blocks
}
lose-hits = { $n ->
    [one] { $n } shot
   *[other] { $n } shots
}
short-small-meteor = small meteor
short-large-meteor = large meteor
short-light-shot = light fire
short-heavy-shot = heavy fire
hit-small-meteor = small meteor
hit-large-meteor = large meteor
hit-light-shot = light cannon fire
hit-heavy-shot = heavy cannon fire
from-front = from the front
from-rear = from the rear
from-left = from the left
from-right = from the right
column = column { $n }
row = row { $n }
dice = dice { $a } and { $b }
outcome-missed = missed
outcome-bounced = bounced off
outcome-shot-down = shot down
outcome-shielded = shield held
outcome-struck = struck
fight-beat = victory
fight-drew = draw
fight-lost = defeat

pallet = To load
pallet-empty = nothing left

settlement = Round { $n } is settled
go-on = Go on
account-earned = on the way
account-arrival = arrival
account-beauty = fewest exposed
account-sold = goods
account-fine = losses
account-total = total
place = { $n ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
}
half-price = half price
why-voluntarily = gave up
why-no-humans = no humans left
why-no-engines = no engines
why-lapped = lapped
order-give-up = Give up after this card
order-give-up-now = Give up before the next card
ordered-give-up = Giving up · cancel
order-give-up-words = Costs the arrival reward and half of the value of your goods. Without it your ship flies on; you are asked only when it may have to give up
