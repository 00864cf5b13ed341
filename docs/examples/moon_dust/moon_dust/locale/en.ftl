ask-dig-or-fly = In your hold: { $hold }. Dig again or fly home?

option-dig = Dig
option-fly = Fly home

refused-hold-empty = Your hold is empty: you must dig first.
refused-mine-empty = The mine is empty: you can only fly home.

event-turn-began = Round { $n }: player { $number } sets out.
event-dug = Player { $number } digs up { $n ->
    [one] { $n } crystal
   *[other] { $n } crystals
}.
event-caved-in = Cave-in! Player { $number } loses { $n ->
    [one] { $n } crystal
   *[other] { $n } crystals
}.
event-flew-home = Player { $number } brings home { $n ->
    [one] { $n } crystal
   *[other] { $n } crystals
}.
event-got-contract = Player { $number } draws a contract for { $n }.
event-got-hidden-contract = Player { $number } draws a contract.
event-showed-contract = Player { $number } shows a contract for { $n }.

draw-round = round
draw-mine = in the mine
draw-hold = in the hold
draw-base = at the base of player { $number }, contract { $bonus }
