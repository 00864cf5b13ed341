ask-send = { $wreck } is in sight. Which tug do you send?
option-send = Send { $tug }
refused-no-tug = You have no tug with a thrust of { $n }.

event-dealt = { $seat } takes { $tug }.
event-dealt-hidden = { $seat } takes { $n ->
    [one] { $n } tug
   *[other] { $n } tugs
}.
event-turned-up = { $wreck } comes into sight.
event-swept = The tugs of the last round go to scrap.
event-showed = { $seat } sends { $tug }.
event-collided = { $seats }: tugs of thrust { $thrust } collide.
event-hauled = { $seat } hauls in { $wreck }.
event-came-back = { $seat } gets { $tug } back.
event-drifted = { $wreck } drifts off.

view-rounds = Rounds to come
view-wreck = In sight
view-space = Not found yet
view-drifted = Drifted off
view-dock = In the dock
view-scrap = Scrap
view-sent = Sent
view-hauled = Hauled in
view-hand = Hand
