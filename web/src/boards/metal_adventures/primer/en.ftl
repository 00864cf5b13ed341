lead = You are a pirate captain. Each turn you raid a ship, a planet or another player, ask somebody for help and promise a share. Help can betray, promises can be broken, and both have a price. Most **glory** wins.

variant-standard = 3 to 6 players
    .words = The rulebook has one way to play; bots bargain too.
variant-figures = Card figures
    .words = Rebuilt for this project; the panel of every card says so.

step-1 = Rest or raid
    .words = Resting needs damage. A raid costs the brotherhood **1 credit**, or a penalty; the weakest alone is free.
step-2 = Choose your prey
    .words = Turn up three ships and attack one; or a ship from the pile, a **planet**, or challenge a player to a **duel**.
step-3 = Fight
    .words = Your strength, an ally’s support and a die against strength and a die. Higher wins, **ties go to the attacker**.
step-4 = Bargain and betray
    .words = One **ally** at most. What is handed over now binds; promises for later can be broken. Each breach or betrayal is a penalty: 1 glory less.
step-5 = Cruise
    .words = Before or after the battle sail past ten stops **in order**, each once: repair, buy, swap wrecks, gain a title. No way back.
step-6 = Nine glory
    .words = Fulfil your two **secret trophies**, win duels, buy titles. When someone shows 9 at the end of a turn, most glory wins; then credits.

## In the pictures

rest = rest
rested = 2 credits, all repaired
or = or
raid = raid
fee = 1 credit into the pot
you = You
target = Target
tie = strength + die; a tie is yours
offer = “half the loot if we win”
kept = kept
broken = broken: −1 glory
glory = Glory
ends = the game ends
secret = secret trophies
