lead = Everybody builds a ship from one heap of tiles while the hourglass runs. Then you fly: meteors, pirates and planets take the ships apart, and the cargo that arrives is sold. Three rounds, bigger ships, most credits win.

variant-test-flight = Test flight
    .words = One small ship, no hourglass, mistakes are forgiven.
variant-pace = Real time or turns
    .words = Turns are the default with bots; also for slow play.
variant-strict = Strict building
    .words = Only faultless placements are accepted.

step-1 = Put tiles together
    .words = One prong fits one, two fit two, **three fit anything**. A connector may not meet a smooth side. Tiles you do not want go back face up.
step-2 = What a ship needs
    .words = Engines win days, cannons shoot meteors and pirates, crew opens stations, holds carry goods.
step-3 = Against the sand
    .words = Finish by taking a **number**: it is your place at the start. When the last sand has run out, building ends for all.
step-4 = Inspection
    .words = Faulty tiles come off before the start. Each lost tile costs **1 credit** at the end, up to 5, 8 or 11.
step-5 = The flight
    .words = Cards are opened one by one. The **leader** chooses first; whoever lands or takes a reward loses days and falls back.
step-6 = Home, and money
    .words = Arrival pays by order, goods are sold at 4, 3, 2, 1, lost tiles are paid for. Fewest open connectors: a bonus.

## In the pictures

cannon = forward, front free
engine = to the rear, rear free
battery = feeds double tiles and shields
crew = two crew in a cabin
cargo = holds for goods
in-front = first to finish flies in front
smooth = connector at a smooth side
arrival = arrival
goods = goods
lost = lost tiles
each = each
