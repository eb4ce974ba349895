### The whole game in pictures: a message for each step, its title, with .text.

tour-aim = What it is about
    .text = Two powers rebuild a ruined country. After exactly 4 rounds the higher score wins: points booked in your table, 1 point for each location in your state, and the markers under them.
tour-lookout = Lookout: take cards
    .text = Each round opens with five cards. You take two of them in turn with your opponent, then each draws one blind. Watch what the other side takes: these cards are no secret.
tour-goods = Production: goods for one round
    .text = Your base gives 3 workers and a resource every round; deals, production locations and spoils you cash in add to it. Whatever you do not spend lapses at the end of the round; only victory points stay.
tour-uses = One card, three uses
    .text = A location in your hand can be conquered: its red edge pays once, later. You can cooperate with it: its blue edge pays in every production phase to come. Or you incorporate it: it joins your state and works for you.
tour-reach = Reach
    .text = For each of these you need reach of its colour, at least the distance on the shield. It comes from your contact card, once a round for each line, from instant cards and from tokens. What is left over of it is lost.
tour-base = Under the base
    .text = Deals and spoils lie under your base, three cards at most. Deals stay and pay every round; spoils are gone when you cash them in. So count the production phases that are left.
tour-work = Work
    .text = An action location takes 1 worker for its first use in a round and 2 for the second, plus what it asks. The points it gives lie on it as markers, three at most in the whole game.
tour-visit = Visit
    .text = Your worker may also go to open production on the other side: you get what it produces, your opponent keeps the worker. When your opponent passes, these doors close.
tour-rebuild = Rebuild
    .text = For 1 brick, once a round, a location makes way for one from your hand with a type icon in common. Distance does not matter, it brings 2 points, and markers keep theirs.
tour-pass = Passing, and the end
    .text = You act in turn, one action each, until you pass; then you are out for the round, and your locations are closed. After the fourth round points are counted. A tie goes to the fuller hand.
