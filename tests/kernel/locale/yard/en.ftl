ask-build = Take pieces until the bell rings.
ask-side = On which side does the crate go?
ask-parley = Bargain.

option-ready = I am ready.
option-take = Take the { $piece }.
option-side = { $side ->
    [0] Left
   *[1] Right
}
option-done = No more bargaining.
option-accept = Accept offer { $offer }.
option-withdraw = Withdraw offer { $offer }.
option-propose = Offer seat { $to }: { $give } for { $want }.

refused-no-offer = There is no such offer.
refused-bad-offer = You cannot offer this.
refused-too-poor = Somebody cannot pay.

event-took = Seat { $number } took a piece: { $piece }.
event-placed = Seat { $number } placed a crate.
event-ready = Seat { $number } is ready.
event-bell = The bell rings.
event-proposed = Seat { $number } offers seat { $to }: { $give } for { $want }.
event-accepted = Seat { $number } accepts offer { $n }.
event-withdrew = Seat { $number } withdraws offer { $n }.
event-left = Seat { $number } bargains no more.
