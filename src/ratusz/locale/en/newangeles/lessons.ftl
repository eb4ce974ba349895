### Lessons: a message for each, its title; .begin sets the scene, .goal says what to do, .idea-… what is new, .wrong-… answers a wrong
### try, .missed is said when the goal can no longer be reached, and .strategy is a word for later games.

lesson-contract = What pays you
    .begin = You lead Jinteki, and it is your turn to make a main offer. The others have no cards, so whatever you offer will win. Illness has broken out in two districts.
    .goal = Make an offer that earns you 2 capital, and keep your emergency card.
    .idea-offer = The active player lays an action card on the table: the main offer. If it wins the deal, its player carries it out.
    .idea-contract = Every corporation has a contract. Jinteki gains 2 capital for each illness token an action card removes, whoever plays the card.
    .wrong-unrest = 24/7 Live Feeds lowers unrest: that is NBN’s contract, and NBN would be paid, not you.
    .wrong-emergency = Your emergency card works once. Keep it for a day on which four districts are ill.
    .missed = The deal is over, and it has not paid you.
    .strategy = Know all contracts, not only your own: each offer is money for somebody at the table.

lesson-support = One card is enough
    .begin = NBN has offered Clinical Trials, which pays you 2 capital. Weyland’s counteroffer has one supporter. You are the last to decide.
    .goal = Let the main offer win, and keep two cards in hand.
    .idea-tie = You support an offer with cards, face down. With equal support the active player wins.
    .idea-saving = Cards laid as support are gone, whoever wins.
    .wrong-abstain = Then the counteroffer wins by one card, and you get nothing.
    .wrong-counter = The counteroffer pays you nothing. Clinical Trials removes illness, and that is your contract.
    .wrong-wasteful = One card makes it equal, and a tie is the active player’s. The second would be thrown away.
    .missed = The deal went the other way, or it cost you too much.
    .strategy = Count before you lay cards: the active player needs a tie, a counteroffer needs one more.

lesson-threat = A touch too much
    .begin = Threat stands at 23; at 25 the city falls and nearly everybody loses. You lead NBN. Two districts are in protest, and one of them is ill.
    .goal = Earn 1 capital with your contract, and keep threat below 25.
    .idea-illness = A card that affects an ill district raises threat by 2.
    .idea-end = At 25 threat the game is over, and only the Federalist can win.
    .wrong-ill = Manta is ill: touching it raises threat by 2, to 25. That is the end of the game for all of you.
    .wrong-placed = Manta is ill: what Media Circus brings there touches it too, and threat rises by 2, to 25. Put Human First into another district.
    .wrong-nothing = There is no Orgcrime on the map to remove: the card would do nothing, and your contract pays nothing.
    .missed = The chance is gone: no capital, or a city that has fallen.
    .strategy = Look for illness before you look at the prize. Late in the game every card is also a question of threat.

lesson-production = Where androids work
    .begin = You lead Haas-Bioroid, and this is the last turn of the round: production follows. Androids work in Guayaquil and Quinde. Orgcrime holds Base de Cayambe, and Laguna Velasco is on strike.
    .goal = Have at least 3 credits and 1 energy after production.
    .idea-androids = In the production phase each district with an android yields its resources. Your contract pays when a card places or moves androids.
    .idea-blocked = Orgcrime blocks the first resource of a district. A district in strike or outage yields nothing.
    .wrong-blocked = Orgcrime holds Base de Cayambe: its energy is blocked, and of its credits there are only 2.
    .wrong-strike = Laguna Velasco is on strike: an android there produces nothing.
    .wrong-quinde = Quinde needs its android: that is where the energy comes from.
    .wrong-liquidation = Liquidation squeezes one district now and leaves a strike behind. The android would be missing in production.
    .wrong-other = No district but Rutherford yields 3 credits at once. Look at the numbers on the plates.
    .missed = Production is over, and the stores are too small.
    .strategy = The demand tells you where androids belong. Move them before the last turn of a round, not after it.

lesson-emergency = Once, and well
    .begin = You lead Weyland. Three districts have an outage, and each one that an action card removes pays you 2 capital. It is your turn to offer, and nobody can counter.
    .goal = Earn 6 capital with this deal.
    .idea-emergency = Every corporation has an emergency card. It lies open, can be offered like any other, and is turned over when it has won.
    .idea-count = A contract pays for every piece: the more of them, the better the emergency card.
    .wrong-renovations = Budget Renovations removes two outages: 4 capital, and unrest in both districts.
    .wrong-gentrification = Gentrification removes one outage: 2 capital.
    .wrong-enough = You may remove three outages, and each of them pays. Go on.
    .missed = The deal is over, and it has paid less than 6.
    .strategy = Wait with the emergency card until the city is bad enough for it, but not until somebody else cleans up first.

lesson-security = Two birds
    .begin = You lead Globalsec, paid 1 capital for each enemy unit an action card removes. Human First stands in Manta and Quinde, Orgcrime in Manta and Nihongai.
    .goal = Earn 2 capital with one card.
    .idea-enemies = Human First and Orgcrime are enemy units: the one doubles unrest, the other blocks production.
    .idea-prisec = Arrest Orders clears one district of all enemies and leaves Prisec there, which keeps new ones out.
    .wrong-one = Only one enemy stands there: 1 capital. In one district there are two.
    .wrong-none = No enemy stands there: the card would pay you nothing.
    .wrong-deployment = Full Deployment removes nobody. Your contract pays for enemies that are gone.
    .missed = The card is played, and it has paid less than 2.
    .strategy = Let enemies gather before you strike, but not on the path to the Root: what arrives there raises threat and pays nobody.

lesson-asset = Something on the side
    .begin = The end of your turn. Fumiko Yamamori works for you: she sells 1 resource of the city and gives you 2 capital. The city wants 3 tech and 2 credits; it has 3 tech and 4 credits.
    .goal = Earn 2 capital, and leave the city its 3 tech.
    .idea-assets = Whoever wins a deal claims the asset of the turn. Many assets have an ability at the end of their owner’s turn.
    .idea-demand = A demand that is not met raises threat for everybody. What lies above it is yours to use.
    .wrong-tech = The city has just as much tech as it needs. Of credits there are two too many.
    .wrong-pass = Two capital for the asking, and the city would not miss a thing.
    .missed = The turn is over without the money, or with a hole in the city’s stores.
    .strategy = Assets win games slowly: 2 capital every turn is worth more than most cards.

lesson-rival = Not him
    .begin = Round 8. Your rival card names Weyland: you need more capital than Weyland, and lead 20 to 19. NBN’s main offer removes outages, which would pay Weyland; Weyland supports it with one card. Globalsec has made a counteroffer.
    .goal = Let the counteroffer win, and keep one card in hand.
    .idea-rival = You win if you have more capital than your rival when the game ends. What pays your rival hurts you.
    .idea-majority = A counteroffer needs more support than the main offer: a tie is the active player’s.
    .wrong-abstain = Then the main offer wins, and every outage that goes pays Weyland 2 capital. You fall behind.
    .wrong-main = The main offer pays your rival. That is the last thing you should support.
    .wrong-tie = One against one is a tie, and the active player wins ties. The counteroffer needs one card more.
    .wrong-all = Two cards are enough. The third will be needed in the next deal.
    .missed = Weyland has been paid, or your hand is empty.
    .strategy = Ask of each deal first what it gives your rival, then what it gives you.
