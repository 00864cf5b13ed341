ask-dig-or-fly = In your hold: { $hold }. Dig again or fly home?

option-dig = Dig
option-fly = Fly home

refused-hold-empty = Your hold is empty: you must dig first.
refused-mine-empty = The mine is empty: you can only fly home.

event-got-contract = { $seat } draws { $contract }.
event-got-hidden-contract = { $seat } draws a contract.
event-turn-began = Round { $round }: { $seat } sets out.
event-dug = { $seat } digs up { $n ->
    [one] { $n } crystal
   *[other] { $n } crystals
}.
event-caved-in = Cave-in! { $seat } loses { $n ->
    [one] { $n } crystal
   *[other] { $n } crystals
}.
event-flew-home = { $seat } brings home { $n ->
    [one] { $n } crystal
   *[other] { $n } crystals
}.
event-showed-contract = { $seat } shows { $contract }.

sheet-contract = Worth { $n ->
    [one] { $n } point
   *[other] { $n } points
} at the end.

view-round = Round
view-rounds = Rounds in all
view-active = On the move
view-mine = In the mine
view-hold = In the hold
view-deck = Contracts left
view-base = At the base
view-contract = Contract
view-shown = Shown
