lead = You send astronauts to Mars with ships that leave when they are full. Everybody picks one of nine characters in secret, and they act from 9 down to 1. Whoever has most people in a region when it is mined takes its points.

variant-companies = 3 to 6 players
    .words = One launch pad per player, ten rounds.
variant-duel = Duel
    .words = Two players, each also leads a neutral colour.
variant-maps = Four maps
    .words = The regions of Mars border each other in another way.

step-1 = Choose in secret
    .words = Everybody lays one of nine characters face down. Played cards stay out until the **Recruiter** brings them back.
step-2 = Countdown from 9 to 1
    .words = Your number is called: reveal, put astronauts **aboard docked ships**, then use the character’s power. What can be done must be done.
step-3 = Full ships fly
    .words = A full ship launches at once and lands at the end of the round. Half-empty ships wait, with everyone in them.
step-4 = First footprints
    .words = The first astronaut in a region turns its resource up: **ice 1, sylvanite 2, celerium 3** points a token.
step-5 = Production, three times
    .words = Each open region gives 1, then 2, then 3 tokens. **Most astronauts take all**; ties share evenly, the rest stays.
step-6 = Goals at the end
    .words = After round 10 add your tokens, your **secret goals**, and 9 for the most ice. Discoveries may add or take.

## In the pictures

countdown = countdown: high numbers act first
aboard = aboard two ships
points = points each
ahead = you lead: you take all of it
after = after round { $round } · { $n }
