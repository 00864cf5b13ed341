ask-pick = Pick a card.
ask-target = Whom do you raid?
ask-react = You are raided. Do you use a shield?
ask-discard = Discard a card.
ask-trade = Sell a card?

option-card = { $card }
option-target = Seat { $number }
option-pass = Pass

refused-not-in-hand = You have no { $card }.
refused-no-target = This seat cannot be raided.
refused-no-shield = Only a shield helps now.

event-round-began = Round { $n }
event-picked = Seat { $number } picked { $card }.
event-drew = Seat { $number } drew { $card }.
event-drew-hidden = Seat { $number } drew a card.
event-shuffled = Seat { $number } shuffled.
event-discarded = Seat { $number } discarded { $card }.
event-gained = Seat { $number } gained { $n }.
event-rolled = The die shows { $n }.
