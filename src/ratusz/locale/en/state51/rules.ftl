### The rulebook of the 51st State demo deck, clause by clause, in the order of the rulebook.

## Components and object of the game

S51-CARD-1 = Thirty years after the United States collapsed, rival powers fight over its ruins. Two of them meet here and compete for influence: New York and the Mutants Union. The story sets the scene and has no effect on play.
    .topic = Theme
S51-CARD-2 = The game is for exactly 2 players. It uses a deck of 40 cards, a selection from the full game.
    .topic = Deck size and players
S51-CARD-3 = The 40 cards are 2 base cards (New York and the Mutants Union), 2 contact cards (one for each faction), and 36 others: location cards and instant cards, the latter of three kinds (conquest, cooperation and incorporation).
    .topic = Card classes
S51-CARD-4 = At a real table each player needs a pen and a printed Resource Table, which takes the place of the full game’s tokens. Here the platform keeps the count for you.
    .topic = Resource Table sheet
S51-END-1 = A game lasts exactly 4 rounds. Then both players add up their victory points (VP), and whoever has more wins. No score, however high, ends the game sooner.
    .topic = Object and length

## Cards

S51-CARD-5 = A base card shows the name of its faction and what the base produces, and your deals and spoils lie under it. A base is never part of the deck.
    .topic = Base card
S51-CARD-6 = The colour of an instant card fixes the one action you can play it for: red for Conquer, blue for Cooperate, grey for Incorporate.
    .topic = Instant cards
S51-CARD-7 = Your contact card has a line each for cooperation, incorporation and conquest; it shows which resources you may discard and how much reach of that kind you then get. Its fourth line is the Rebuild action with its cost.
    .topic = Contact card
S51-CARD-8 = On the contact card of the Mutants Union, cooperation reach costs 1 fuel, incorporation reach 2 scrap, conquest reach 1 weapon, and a rebuild 1 brick.
    .topic = Example: a contact card
S51-CARD-9 = You can use each of the four lines of your contact card (cooperation, incorporation, conquest, rebuild) at most once a round. Using one line does not block the other three.
    .topic = Each contact line once a round
S51-CARD-10 = The once-a-round limit belongs to the contact card alone. Actions you pay for with instant cards or contact tokens are not restricted by it.
    .topic = Other sources are not limited
S51-CARD-11 = Every round brings you new cards, most of them locations.
    .topic = Where locations come from
S51-CARD-12 = A location card in your hand has three possible uses, and you choose one. Cooperate, and it becomes a deal that yields its deal field in every production phase; conquer it, and it becomes spoils that yield their spoils field once, in a later production phase; incorporate it, and it becomes a location of your state whose ability you can use.
    .topic = Three uses of a location card
S51-CARD-13 = Every location is of one of four kinds: open production, closed production, action or feature. Two icons in the middle of the card show which.
    .topic = Four kinds of location
S51-CARD-14 = A location with open production gives you the goods of its ability as soon as it enters your state and again in each production phase. Your opponent may send workers to it.
    .topic = Open production
S51-CARD-15 = Closed production works like open production, with one difference: your opponent can never send workers there.
    .topic = Closed production
S51-CARD-16 = The ability of an action location works only when you, its owner, send workers to it. It yields nothing in the production phase and nothing on entering your state.
    .topic = Action location
S51-CARD-17 = A feature produces no goods and takes no workers. Its ability is always in force, in every phase, and never has to be activated.
    .topic = Feature
S51-CARD-18 = All features in this deck are of one sort: they give you VP for having locations of a certain type.
    .topic = Features of this deck

## Set-up

S51-SETUP-1 = Before shuffling, take the two base cards and the two contact cards that go with them out of the deck.
    .topic = Remove the faction cards
S51-SETUP-2 = Agree in any way you like who plays which faction. Each player takes the base and the contact card of their faction and lays them face up in front of them.
    .topic = Choice of faction
S51-SETUP-3 = Agree in any way you like who is First Player. Either faction may go first.
    .topic = First Player
S51-SETUP-4 = Each player starts with an empty Resource Table: no resources, no workers, no contact tokens, no VP.
    .topic = Empty Resource Table
S51-SETUP-5 = Shuffle all remaining cards and deal 4 to each player as a starting hand.
    .topic = Shuffle and deal
S51-SETUP-6 = The cards left over form the face-down deck. Leave space beside it for the discard pile, which starts empty.
    .topic = Deck and discard pile
S51-SETUP-7 = Play begins with the Lookout phase of round 1.
    .topic = First phase
S51-ACTION-1 = Each of the 4 rounds has 4 phases, always in the same order: Lookout, Production, Action, Clean-up.
    .topic = Round structure

## Lookout

S51-LOOKOUT-1 = The phase opens with 5 cards from the deck, turned face up and laid out between the players as the display.
    .topic = Reveal five
S51-LOOKOUT-2 = Take turns, First Player first, to take one card from the display into your hand until each of you has taken 2. The order is thus First Player, second player, First Player, second player.
    .topic = Alternating picks
S51-LOOKOUT-3 = The one card of the display that nobody took goes to the discard pile.
    .topic = Fifth card
S51-LOOKOUT-4 = After the picks each player draws one more card from the face-down deck. Every Lookout phase thus brings each player 3 cards.
    .topic = Blind draw
S51-LOOKOUT-5 = The display shows Valley, Radio Station, Trade Guild, Old Parking Lot and Gun Shop. The First Player takes Valley, the second player Radio Station, the First Player Trade Guild, the second player Old Parking Lot. Gun Shop is discarded, and then each player draws 1 card from the deck.
    .topic = Example: a Lookout phase
S51-LOOKOUT-6 = Keep the cards in your hand hidden from your opponent.
    .topic = Hands are secret
S51-LOOKOUT-7 = You may hold any number of cards in hand, at any time.
    .topic = No hand limit
S51-LOOKOUT-8 = If the deck runs out before the game is over, shuffle the discard pile; it becomes the new deck.
    .topic = Deck runs out

## Production

S51-PROD-1 = In the production phase you receive goods from four sources: your base, the production locations in your state, your deals, and those of your spoils that you choose to cash in. Nothing else produces.
    .topic = Four sources
S51-PROD-2 = Production can give you resources, workers, contact tokens, VP and extra cards.
    .topic = What can be produced
S51-PROD-3 = Cards you gain by production are drawn from the face-down deck straight into your hand.
    .topic = Produced cards
S51-PROD-4 = All goods except cards are noted in the column of the current round, whether you gain them in the production phase or in the action phase. You can spend only goods of the current round.
    .topic = Goods belong to their round
S51-PROD-5 = VP noted in the Resource Table are the only goods there that do not lapse at the end of a round. They add up over the whole game.
    .topic = VP are kept
S51-PROD-6 = In every production phase your base gives you 3 workers and 1 resource: 1 scrap for New York, 1 weapon for the Mutants Union.
    .topic = Base production
S51-PROD-7 = In the first round you receive only the production of your base, because you have no locations, deals or spoils yet.
    .topic = First round
S51-PROD-8 = Each deal under your base yields the goods of its blue deal field in every production phase, and it stays where it is. VP from a deal are noted in the Resource Table.
    .topic = Deals produce
S51-PROD-9 = In the production phase you decide for each of your spoils whether to cash it in. If you do, the card goes from under your base to the discard pile and you gain the goods of its red spoils field; VP among them are noted in the Resource Table.
    .topic = Cashing in spoils
S51-PROD-10 = You need not cash in your spoils. A card you keep stays under your base, yields nothing this round, and may be cashed in during a later production phase.
    .topic = Keeping spoils
S51-PROD-11 = Each location in your state with open or closed production yields the goods of its ability field in every production phase.
    .topic = Locations produce
S51-PROD-12 = In a later round the base of the Mutants Union gives 3 workers and 1 weapon, and a deal gives 1 brick. Spoils are cashed in for 3 weapons and 1 VP, Heavy Equipment gives an incorporation token of reach 1, and School gives 1 worker. In all, the player receives 4 workers, 4 weapons, 1 brick, 1 VP and one incorporation token of reach 1.
    .topic = Example: production in a later round
S51-PROD-13 = A universal resource stands for exactly one fuel, weapon, brick or scrap. Keep it as universal; you decide which resource it is only when you spend it.
    .topic = Universal resource

## Action phase

S51-ACTION-2 = In the action phase the players take turns, First Player first, with one action in each turn.
    .topic = One action at a time
S51-ACTION-3 = On your turn, carry out one action available to you or pass. Passing is always allowed.
    .topic = Act or pass
S51-ACTION-4 = Once you have passed, you take no more actions in this phase. Your opponent then takes all their remaining actions one after another.
    .topic = A pass is final
S51-ACTION-5 = The action phase ends when both players have passed.
    .topic = End of the phase
S51-ACTION-6 = You may take any number of actions in a round, of any sort and in any order, as long as you can pay for them and no other limit stands in the way.
    .topic = Order and number of actions
S51-ACTION-7 = There are nine actions: Conquer a location; Cooperate with a location; Incorporate a location; Rebuild a location; Gather (2 workers for 1 resource); Visit (1 worker to a location of your opponent); Work (1 worker to a location of your own); Work again (2 workers to the same location); Exchange (discard 2 cards from hand to draw 1).
    .topic = List of actions
S51-ACTION-8 = To conquer, cooperate with or incorporate a location, you need reach of the kind (colour) that goes with the action, equal to or greater than the distance printed on the location.
    .topic = Distance and reach
S51-ACTION-9 = Reach comes from three sources: instant cards, contact tokens noted in your Resource Table, and your contact card.
    .topic = Three sources of reach
S51-ACTION-10 = For one action you may add up reach of the same kind from any number of instant cards and tokens and from your contact card.
    .topic = Combining reach
S51-ACTION-11 = A source of reach serves one action only. Reach beyond the distance is lost and cannot be used for a second location.
    .topic = Reach cannot be split

## Conquer

S51-CONQUER-1 = Conquer puts a location card from your hand under your base with its red part showing. The card is now spoils.
    .topic = Conquer: effect
S51-CONQUER-2 = You can conquer only a location in your own hand, never one that is already incorporated, be it yours or your opponent’s.
    .topic = Conquer: allowed targets
S51-CONQUER-3 = You can get conquest reach by playing a conquest instant card from your hand, for example Muties.
    .topic = Conquest reach from an instant card
S51-CONQUER-4 = You can get conquest reach by spending a conquest token; strike it off your Resource Table.
    .topic = Conquest reach from tokens
S51-CONQUER-5 = Once a round you may pay the weapon cost on your contact card; you then have the conquest reach printed there at once, for this action.
    .topic = Conquest reach from the contact card
S51-CONQUER-6 = Assembly Plant has distance 3. A player plays Muties for reach 2 and adds a conquest token of reach 1; together they make 3, and Assembly Plant is conquered.
    .topic = Example: Conquer
S51-CONQUER-7 = Spoils give their goods once, in the production phase of the next round or of any later one, as you choose; never in the round in which you conquer them.
    .topic = When spoils pay

## Cooperate

S51-COOPERATE-1 = Cooperate puts a location card from your hand under your base with its blue part showing. The card is now a deal.
    .topic = Cooperate: effect
S51-COOPERATE-2 = You can cooperate only with a location in your own hand, never with one that is already incorporated, be it yours or your opponent’s.
    .topic = Cooperate: allowed targets
S51-COOPERATE-3 = You can get cooperation reach by playing a cooperation instant card from your hand, for example Courier.
    .topic = Cooperation reach from an instant card
S51-COOPERATE-4 = You can get cooperation reach by spending a cooperation token; strike it off your Resource Table.
    .topic = Cooperation reach from tokens
S51-COOPERATE-5 = Once a round you may pay the fuel cost on your contact card; you then have the cooperation reach printed there at once, for this action.
    .topic = Cooperation reach from the contact card
S51-COOPERATE-6 = Road Machines has distance 2. A player plays Courier, which gives cooperation reach 3, and makes Road Machines a deal; the surplus reach of 1 is lost.
    .topic = Example: Cooperate
S51-COOPERATE-7 = A deal gives its goods in the production phase of every following round, but not in the round in which you make it.
    .topic = When deals pay

## Incorporate

S51-INCORPORATE-1 = Incorporate puts a location card from your own hand into your state, face up beside your base, as a working location.
    .topic = Incorporate: effect and targets
S51-INCORPORATE-2 = You can get incorporation reach by playing an incorporation instant card from your hand, for example Highway.
    .topic = Incorporation reach from an instant card
S51-INCORPORATE-3 = You can get incorporation reach by spending an incorporation token; strike it off your Resource Table.
    .topic = Incorporation reach from tokens
S51-INCORPORATE-4 = Once a round you may pay the scrap cost on your contact card; you then have the incorporation reach printed there at once, for this action.
    .topic = Incorporation reach from the contact card
S51-INCORPORATE-5 = New York incorporates Oil Rig, which has distance 2. Paying 1 scrap on the contact card gives reach 1, and an incorporation token of reach 1 supplies the other 1.
    .topic = Example: Incorporate
S51-INCORPORATE-6 = One instant card in the deck has a price: Viaduct, an incorporation card, costs 1 scrap, paid as you play it. Without scrap you cannot play it.
    .topic = Viaduct costs scrap
S51-INCORPORATE-7 = When a location with open or closed production enters your state, by Incorporate or by Rebuild, you receive what it produces at once and can use it in the same round.
    .topic = Immediate production
S51-INCORPORATE-8 = A player who incorporates Old Depot receives 1 scrap at once.
    .topic = Example: immediate production

## Rebuild

S51-REBUILD-1 = Rebuild discards one location of your own state and puts a location card from your hand in its place.
    .topic = Rebuild: effect
S51-REBUILD-2 = A rebuild needs no reach; the distance of the new location is ignored. It can therefore bring in locations that lie farther away than your contact card could ever reach.
    .topic = Distance does not matter
S51-REBUILD-3 = The location you discard and the one you put in its place must have at least one type icon in common.
    .topic = Matching type icon
S51-REBUILD-4 = A rebuild costs 1 brick.
    .topic = Cost of a rebuild
S51-REBUILD-5 = Rebuild is the fourth line of your contact card. It needs no instant card or token, and like the other lines you can use it only once a round.
    .topic = One rebuild a round
S51-REBUILD-6 = Every rebuild gives you 2 VP, noted in the Resource Table.
    .topic = Two VP for a rebuild
S51-REBUILD-7 = Markers under the discarded location go to the discard pile with it, and their points move to your Resource Table.
    .topic = VP of the old location
S51-REBUILD-8 = Gas Station, with two markers of 2 VP under it, is rebuilt into Fuel Tank for 1 brick. Its owner notes 4 VP for the markers and 2 VP for the rebuild, and since Fuel Tank is a production location, its fuel arrives at once.
    .topic = Example: Rebuild

## Gather

S51-GATHER-1 = Spend 2 workers to get 1 resource of your choice: scrap, fuel, weapon or brick. You cannot choose a universal resource.
    .topic = Two workers for a resource

## Visit

S51-VISIT-1 = Send 1 worker to a location of your opponent with open production, and you receive the goods it produces at once.
    .topic = Visit: effect
S51-VISIT-2 = The worker you send is handed over: you lose it, and the owner of the location gains 1 worker for this round.
    .topic = The worker goes to the owner
S51-VISIT-3 = Your opponent owns Heavy Equipment. Send a worker there, and you get an incorporation token of reach 1.
    .topic = Example: Visit
S51-VISIT-4 = You can visit each open-production location of your opponent only once a round.
    .topic = One visit a round to each location
S51-VISIT-5 = At a real table, turn a visited location by 90 degrees or put a coin on it. Here the platform marks it for you.
    .topic = Marking a visited location
S51-VISIT-6 = From the moment a player has passed, their locations are closed to the opponent for the rest of the phase: no workers can be sent there.
    .topic = Passing closes locations

## Work

S51-WORK-1 = Spend 1 worker to use the action of an action location in your own state for the first time in the round.
    .topic = A worker to your own action location
S51-WORK-2 = Besides the worker, an action has a condition to meet, such as discarding a card or certain resources. If you cannot meet it, you cannot take the action.
    .topic = Extra cost must be paid
S51-WORK-3 = You receive the gain of the action at once. Goods count for the current round and can be spent in it.
    .topic = Immediate gain of goods
S51-WORK-4 = VP gained by an action are marked on that location and not noted in the Resource Table. Take any card from the discard pile and tuck it face down under the location as a marker, so that the edge with the number of VP gained shows.
    .topic = VP go on the location
S51-WORK-5 = Road Machines: for 1 worker and 1 scrap, its owner gets an incorporation token of reach 2.
    .topic = Example: Road Machines
S51-WORK-6 = Gun Shop: for 1 worker and 2 weapons, its owner puts a marker of 2 VP under it.
    .topic = Example: Gun Shop
S51-WORK-7 = At a real table, turn a location by 90 degrees (or put a coin on it) for its first use, and by another 90 degrees (or add a second coin) for its second. Here the platform keeps track.
    .topic = Marking a used location
S51-WORK-8 = How to read the actions on the locations is explained at the end, in the section on icons.
    .topic = What the actions do
S51-WORK-9 = To use the same action location a second time in a round, spend 2 workers; the extra cost and the gain are the same as before. The second use is a separate action.
    .topic = Second use costs two workers
S51-WORK-10 = You cannot use an action location more than twice in a round.
    .topic = No third use

## Exchange

S51-EXCHANGE-1 = As an action, put two cards of your choice from your hand on the discard pile, then draw one card from the face-down deck.
    .topic = Two cards for one

## Clean-up

S51-CLEANUP-1 = All locations used or visited during the round become unused again.
    .topic = Reset locations
S51-CLEANUP-2 = All unspent goods in the Resource Table except VP are lost: resources, workers and contact tokens do not carry over into the next round.
    .topic = Goods lapse
S51-CLEANUP-3 = The other player becomes First Player.
    .topic = First Player changes

## End of the game

S51-END-2 = Your final score has three parts: the VP noted in your Resource Table over all rounds, the points for your incorporated locations, and the VP on the markers under the locations of your state.
    .topic = Three parts of the score
S51-END-3 = At the end every location in your state is worth 1 VP, whatever its kind. Deals, spoils and the base are worth nothing.
    .topic = One point for each location
S51-END-4 = A player has 5 locations for 5 VP, 8 VP on markers, and 8 VP in the Resource Table: 21 VP in all.
    .topic = Example: scoring
S51-END-5 = The player with the higher score wins.
    .topic = Winner
S51-END-6 = If the scores are equal, the player with more cards in hand wins.
    .topic = First tie-break: hand
S51-END-7 = If the hands are equal too, the player with the larger total of unspent resources and workers left at the end of round 4 wins. Contact tokens do not count.
    .topic = Second tie-break: goods left
S51-END-8 = If that is equal as well, the game is a draw.
    .topic = Draw

## Three markers to a location

S51-SLOT-1 = Features collect their VP on themselves, just as action locations do. Each time a location gives VP it takes exactly one marker, which shows 1 or 2 VP according to the amount given.
    .topic = Which locations collect VP
S51-SLOT-2 = A location can give VP at most three times in the whole game; with three markers under it, it gives no more. It can therefore collect at most 3 VP if it gives 1 at a time, and at most 6 VP if it gives 2 at a time.
    .topic = Three times in the game

## Three cards under the base

S51-BASE-1 = At no time may more than 3 cards lie under your base. Deals and spoils count together, in any mixture.
    .topic = At most three cards
S51-BASE-2 = To make room for a new deal or new spoils, you may discard a card from under your base at any time. You get no goods for it, and it is not an action.
    .topic = Making room

## Layout

S51-CARD-19 = It helps to lay production locations in the top row beside the base, features in the middle row and action locations in the bottom row: you then see at a glance what produces, what your opponent can visit and where your own workers can go. Here the platform lays the cards out this way.
    .topic = Recommended layout

## Icons

S51-ICON-1 = There is an icon for each of the four resources, for the universal resource, the worker, VP and a card; for each kind of contact, with its reach; and for each kind of location.
    .topic = Icon groups
S51-ICON-2 = An arrow from X to Y on an action location means: besides the worker you send, discard X to receive Y.
    .topic = Exchange symbol
S51-ICON-3 = Kelly’s Pawnshop: besides sending the worker, discard one of your spoils to get 2 VP. You do not receive the goods of those spoils.
    .topic = Example: Kelly’s Pawnshop
S51-ICON-4 = The for-each symbol means that every incorporated location of the type shown gives the good shown. On a production location this is a resource in the production phase; on a feature it is VP, at the moment its condition is met.
    .topic = For-each symbol
S51-ICON-5 = Factory, a feature, gives 1 VP for each incorporated location of type scrap, itself included. Each VP is marked with a card from the discard pile under Factory.
    .topic = Example: Factory
S51-ICON-6 = Brickworks, a production location, gives you in the production phase as many bricks as you have incorporated locations of type brick, itself included.
    .topic = Example: Brickworks
S51-ICON-7 = A contact symbol shows one of the three kinds (incorporation, conquest, cooperation) by its colour and its reach by a number. Each kind exists with reach 1; incorporation tokens also exist with reach 2.
    .topic = Contact symbol

## The full game

S51-CARD-20 = The full game has 110 cards, tokens, 4 factions and leader cards. You need none of these here: the demo deck has no leaders and no tokens to lay out.
    .topic = The full game
S51-CARD-21 = Author: Ignacy Trzewiczek; demo edition prepared by Łukasz Piechaczek; card and icon design: Michał Oracz; publisher: Wydawnictwo Portal, Gliwice.
    .topic = Credits
