mine = My fleet
row = Trade row
others = Opponents
boss = Boss
in-play = In play
hand = Hand
deck = Deck
discard = Discard
trade-deck = Trade deck
scrap-heap = Scrap heap
trade = trade
combat = combat
authority = authority
end-turn = End turn
outposts-first = Outposts first
behind = behind outposts
hidden = Cards in hand, hidden: { $n }
ship = Ship
base = Base
outpost = Outpost
cost = Cost
defence = Defence
primary = Primary
ally = Ally
double_ally = Double ally
scrap = Scrap
used = used
ready = ready
off = switched off
avail = available, the card leaves your deck
turn = turn { $n }
out = out
team = Team
look-pile = { $pile }: { $n }
empty = empty
or = or
after-that = Then
ledger = Ledger
acquisition = Acquisitions
elite = Elite
buried = Face down
assimilation = Assimilation { $n }
subjects = Subjects
at-hand = +{ $n } ready
play-all = Play all
play-all-words = Plays every card that asks nothing
question-first = Answer the question first
links = switches on { $card }
shared = Shared authority
done = done
choosing = choosing
emperor = Emperor
raid_boss = Raid boss
boss-buys = May buy
boss-takes = The Boss takes it
next-turn = Next Boss turn
quiet =
    { $n ->
        [one] The Boss wakes after { $n } more turn
       *[other] The Boss wakes after { $n } more turns
    }
hits = Hits
falls = falls
will-discard =
    { $n ->
        [one] discards { $n } card
       *[other] discards { $n } cards
    }
by-chance = A tie: chance will decide
not-known = not known yet
nobody = nobody
unknown-plays = Plays a card that nobody knows yet
unknown-draws =
    { $n ->
        [one] Draws { $n } card that nobody knows yet
       *[other] Draws { $n } cards that nobody knows yet
    }
unknown-reveals =
    { $n ->
        [one] Reveals { $n } card: its colour decides
       *[other] Reveals { $n } cards: their colours decide
    }
unknown-feeds = Reveals cards: those of the same colour feed it too
face-down = face down { $n }
have-trade = you have { $have } of { $cost } trade
damaged = damage { $n } of { $of }
now-used = used this turn
now-ready = ready
now-off = switched off now
now-avail = can be used: the card leaves the game
