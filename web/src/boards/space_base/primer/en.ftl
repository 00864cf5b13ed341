lead = You run a space base with twelve sectors. Two dice are rolled every turn and **everybody** earns: you from your stationed ships, the others from ships they have replaced. Buy ships and colonies until someone reaches 40 points.

variant-standard = Standard
    .words = 5 credits and one random level-1 ship each.
variant-light-speed = Light speed
    .words = 15 credits, 1 income, choose from six ships before the start. Shorter.
variant-seats = Seats
    .words = Later seats start with +1 or +2 credits, or +1 income.

step-1 = Twelve sectors, two ways to earn
    .words = The ship in a sector pays its **blue** side on your turn. Ships it replaced stick out above and pay **red** on other players’ turns.
step-2 = One roll for everybody
    .words = Each player decides alone: each die pays its own sector, or the **sum** pays one sector.
step-3 = You earn on every turn
    .words = Never look away: with red ships out, other players’ rolls feed you too.
step-4 = Buy one card, spend everything
    .words = A purchase costs **all** your credits, however cheap the card. It takes its sector; the old ship moves up and turns red.
step-5 = Charge, then use
    .words = Cells fill with cubes when their sector is hit. Full cells buy a one-off power. **Blue** works on your turn, **red** on others’, **green** always.
step-6 = Income, and the end
    .words = At the end of your turn credits below your **income** rise to it. At 40 points the round is finished; most points win.

## In the pictures

or = or
sum = sum
mine = my turn
theirs = their turn
same-dice = same dice
spend-cube = spend the cube
income = income { $n } lifts credits to { $n }
last-round = last round
