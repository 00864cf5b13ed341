lead = You start with ten weak ships and buy better ones from a shared row. Cards of one faction make each other stronger. Every bit of combat takes **authority** from your opponent: at 0 they are out.

variant-duel = Duel
    .words = Two players, 50 authority each.
variant-many = 3 to 6 players
    .words = Free-for-all, Hunter, Hydra teams, Emperor, Raid.
variant-bosses = Solo and co-op
    .words = Eight Bosses that play by their own script, four levels.

step-1 = Play your five cards
    .words = They cost nothing. A Scout brings 1 **trade**, a Viper 1 **combat**. The order is yours.
step-2 = Buy from the trade row
    .words = A bought card does nothing yet: it goes to your **discard pile**. When your deck runs out, the pile is shuffled and the card comes to hand.
step-3 = Two of a faction are allies
    .words = With another card of the same faction in play, the **ally** line works too. Three switch on the **double ally**.
step-4 = Attack: outposts first
    .words = An **outpost** shields its owner and the other bases. Pay its defence in one go, then hit the player with what is left.
step-5 = Scrap: once and for all
    .words = The bin line removes the card from the game for one last effect. Removing weak Scouts makes your deck better.
step-6 = End of turn
    .words = What you did not spend is lost. Ships go to the discard pile, **bases stay**. Draw five. Who brings the other to 0 authority wins.

## In the pictures

discard = your discard pile
deck = your deck
same-faction = same faction
outpost = outpost: exactly { $n } combat
heap = scrap heap, for good
unspent = { $n } unspent → 0
draw-five = draw five
