heap = Heap: { $left }
ask-act = You took { $taken }. Go on?
option-take = Take a { $stone }
option-stop = Stop
option-eat = Eat a { $stone }
event-took = Seat { $number } took a stone, { $left } left
event-stopped = Seat { $number } stopped
refused = Take one to three stones.
