### The rulebook of New Angeles (its Rules Reference), clause by clause, in the order of the rulebook.

## Golden rules

NA-G-1 = These are the rules of the full game, the Rules Reference. Where the introductory rulebook says something else, what stands here holds.
    .topic = The Reference comes first
NA-G-2 = Where an asset and these rules cannot both be obeyed, the asset wins. Where both can be obeyed, both apply.
    .topic = Assets come before the rules

## Set-up

NA-S-1 = Shuffle the assets, the demands, the investments and the events into four separate facedown decks and put each in its place on the board.
    .topic = Four decks
NA-S-2 = Sort the action cards by type and shuffle each of the five types into a facedown deck of its own.
    .topic = Action decks
NA-S-3 = Draw a random set-up card. For each component it lists, place one in every district named beside it. Then lay as many assets face down on the turn track as the number in its corner says, one a space, from the lowest space up. All set-up cards go back to the box.
    .topic = Set-up card
NA-S-4 = The round marker starts on the first standard round.
    .topic = Round marker
NA-S-5 = All five resource markers start at 0. Reveal the top demand and set the goal marker of each resource to the value on the card.
    .topic = First demand
NA-S-6 = Everyone chooses a corporation and takes its sheet and its emergency action card. With 4 players use the 4-player side of the sheets, with 5 or 6 the other side.
    .topic = Corporations
NA-S-7 = Chance decides who is the first active player; that player takes the token.
    .topic = First active player
NA-S-8 = Threat starts at 0. The active player starts with 10 capital, and each further player clockwise with 1 more than the one before: 11, 12, 13 and so on.
    .topic = Threat and capital
NA-S-9 = Everyone draws action cards as the draw list on their sheet says.
    .topic = Opening hands
NA-S-10 = Shuffle the rival cards of the corporations in play together with the Federalist. Deal one face down to each player and put the last one under the board; the others leave the game. You may look only at your own and may not tell the others.
    .topic = Rivals
NA-S-11 = Draw two investments, keep one face down, and put the other face down on top of the investment deck.
    .topic = First investment
NA-S-12 = All units and tokens that set-up did not place form the reserve, one pool a kind.
    .topic = Reserve
NA-S-13 = The picture of the rulebook shows a game of four with the demand “Increased Martian Violence” and one of the set-up cards.
    .topic = Example: a set-up
NA-S-14 = Full set-up has twelve steps, taken in this order. It is used for every game but a group’s very first.
    .topic = Full set-up

## Active player and corporation sheet

NA-1-0 = The active player is whoever holds the active-player token, and takes the steps of the action phase.
    .topic = Active player
NA-1-1 = In a deal the active player must make a main offer.
    .topic = A main offer is a duty
NA-1-2 = When the active player’s turn ends, the token goes to the player on the left, who becomes active.
    .topic = Passing the token
NA-2-0 = Your corporation sheet shows which corporation you play.
    .topic = Corporation sheet
NA-2-1 = Your sheet says how many action cards of which types you draw in your refresh step.
    .topic = Draw list
NA-2-2 = Every sheet has a contract, a source of capital that only this corporation has.
    .topic = A contract of one’s own
NA-2-3 = A sheet has a side for 4 players, marked in its lower left corner, and a side for 5 or 6.
    .topic = Two sides
NA-2-3a = The two sides of the Melange Mining sheet are the same.
    .topic = Melange Mining

## Illness

NA-3-0 = When an action card resolves and affects one or more districts with an illness token, threat rises by 2.
    .topic = Illness raises threat
NA-3-1 = A card affects a district when it moves a unit or token into it or out of it, places one there or removes one from there. A placement or move that was due there but could not happen, because of other pieces or an empty reserve, counts too.
    .topic = What affects a district
NA-3-2 = A card also affects every district that was chosen as part of its effect.
    .topic = Chosen districts
NA-3-3 = A district holds at most one illness token. A second one placed or moved there must move on.
    .topic = One illness a district
NA-3-4 = An illness token that reaches the Root goes back to the reserve, and threat rises by 2.
    .topic = Illness at the Root
NA-3-5 = The increase is 2 for each resolved card, however many ill districts it affects.
    .topic = Only 2 a card
NA-3-6 = Exploiting an ill district does not raise threat.
    .topic = Exploiting ill districts

## Resources

NA-4-0 = There are five resources: energy, consumables, tech, entertainment and credits.
    .topic = Five resources
NA-4-1 = Every district can produce one or two resources, in the amounts printed on it.
    .topic = What districts can produce
NA-4-2 = Every district has exactly one primary resource, the one with a ring. A second one, if there is one, is its secondary resource.
    .topic = Primary and secondary
NA-4-3 = A district that is exploited produces both its amounts; each moves the marker of that resource in the supply.
    .topic = Producing both
NA-5-0 = A district that can produce two resources has a secondary one, shown without a ring.
    .topic = Secondary resource
NA-5-1 = A district with a single resource has no secondary resource.
    .topic = Districts without one
NA-5-2 = Orgcrime does not stop the secondary resource.
    .topic = Orgcrime leaves it alone
NA-5-3 = Development does not change the secondary resource.
    .topic = Development leaves it alone
NA-6-0 = The leftmost resource of a district, the one with a ring, is its primary resource.
    .topic = Primary resource
NA-6-1 = A development token raises the amount of the primary resource by 1.
    .topic = Development helps it
NA-6-2 = Orgcrime stops the primary resource even where there is development.
    .topic = Orgcrime stops it
NA-6-3 = In a district with a single resource that resource is the primary one.
    .topic = A single resource is primary

## Districts

NA-7-0 = The city has ten districts, each with a name and a number, in three tiers.
    .topic = Ten districts
NA-7-1 = The Root is not a district.
    .topic = The Root

## Phases

NA-8-0 = In the action phase the active player takes a turn with three steps: refresh, deal, end of turn.
    .topic = Action phase
NA-8-1 = You ready all your exhausted assets, then draw action cards by the list on your sheet.
    .topic = Refresh
NA-8-1a = The draw list is carried out from top to bottom.
    .topic = In order
NA-8-1b = A General draw may take any type you have not drawn in this step. You name the type before you see a card of it.
    .topic = General draws
NA-8-2 = After refresh the players resolve one deal.
    .topic = Deal
NA-8-3 = You may use “End of Turn” assets, then discard down to your hand size, then pass the active-player token to the left.
    .topic = End of turn
NA-8-3a = You use several “End of Turn” assets in the order you like.
    .topic = Any order
NA-8-4 = Turns go on until the turn track is empty. If it is empty when a turn ends, the production phase begins.
    .topic = Until the turn track is empty
NA-8-4a = The set-up card or the last event card says how many turns there are, so not everyone gets a turn in every round. The token goes on from where it stopped; over the whole game everyone gets about the same number.
    .topic = How many turns
NA-9-0 = Every district with an android is exploited once, from the lowest number to the highest. Then the event phase begins.
    .topic = Production phase
NA-10-0 = The top event card is resolved from top to bottom and goes to the bottom of its deck. The round ends and the round marker moves on.
    .topic = Event phase

## Federalist

NA-11-0 = Whoever was dealt the Federalist card wins if threat reaches 25 while they have at least 25 capital.
    .topic = The Federalist
NA-11-1 = With less than 25 capital at that moment, the Federalist loses with everyone else.
    .topic = Too little capital
NA-11-2 = The Federalist therefore seldom scores a third investment: only if threat reaches 25 through the failed demand of the third demand round, since investments are scored before the demand is checked.
    .topic = The third investment
NA-11-3 = If the Federalist card lies under the board, there is no Federalist in this game.
    .topic = Perhaps there is none

## Human First

NA-12-0 = Human First units are enemy units. Exploiting a district with one raises unrest there by two stages instead of one.
    .topic = Human First
NA-12-1 = If unrest cannot rise by two stages, because the district is in protest, strike or outage, an outage token is placed there instead.
    .topic = Outage instead
NA-12-1a = If the district is in outage already, that token moves on at once.
    .topic = A second outage
NA-12-2 = A district holds at most one Human First unit. A second one placed or moved there must move on.
    .topic = One a district
NA-12-3 = A Human First unit that enters a district with Prisec must move on; one that is there when Prisec is placed must move.
    .topic = Human First and Prisec
NA-12-4 = A Human First unit that moves from Base de Cayambe (10) to the Root goes back to the reserve, and threat rises by 2.
    .topic = Human First at the Root
NA-12-5 = Only Human First can turn an impossible increase of unrest into an outage.
    .topic = Only Human First

## Main offer

NA-13-0 = The main offer is an action card from the active player’s hand, laid face up.
    .topic = Main offer
NA-13-1 = The active player may offer their emergency action card instead.
    .topic = Emergency cards
NA-13-2 = Making a main offer is mandatory.
    .topic = No way around it

## Trading

NA-14-0 = At any time players may trade capital, assets and promises. If two agree and both can do all of it at once and in full, they must.
    .topic = Trading
NA-14-1 = You may give capital or assets for nothing.
    .topic = Gifts
NA-14-2 = A trade that cannot be done at once and in full, because it contains something for later, is not binding: either side may back out.
    .topic = Promises do not bind
NA-14-3 = If the two cannot agree beforehand whether a trade is binding, it is not.
    .topic = In doubt, not binding
NA-14-4 = An exhausted asset stays exhausted when it is traded.
    .topic = Exhausted assets
NA-14-5 = Action cards, emergency action cards, rival cards and corporation sheets can never be traded.
    .topic = What cannot be traded

## Capital

NA-15-0 = You gain capital during the game and need it to win.
    .topic = Capital
NA-15-1 = Capital may be traded.
    .topic = Trading it
NA-15-2 = Everyone’s capital is public.
    .topic = Open to all
NA-15-3 = Whenever you gain or lose capital, your marker moves to the new total.
    .topic = The marker
NA-15-4 = Above 39 the marker is turned to its “40” side and starts again at 0; you have 40 plus the number of the space.
    .topic = Above 39
NA-15-5 = If the total falls below 40 again, the marker is turned back.
    .topic = Below 40 again
NA-15-6 = The lighter spaces of the track, every fifth one, only help you read it.
    .topic = Light spaces

## Action cards

NA-16-0 = A resolved action card changes the city. In a deal action cards are main offers, counteroffers or facedown support.
    .topic = Action cards
NA-16-1 = At the start of your turn you draw action cards as your sheet says.
    .topic = Drawing
NA-16-2 = When you must draw from an empty deck, the whole discard pile is shuffled, shown and sorted by type, and each type is shuffled into its own deck; then you go on drawing.
    .topic = Empty decks
NA-16-3 = There are five types: Construction (green), Biotech (red), Labor (purple), Media (yellow) and Security (blue).
    .topic = Five types
NA-16-4 = Action cards are discarded face down onto one common pile.
    .topic = Discard pile
NA-16-5 = At the end of your own turn you discard down to your hand size.
    .topic = Too many cards
NA-16-6 = You may not tell the others which cards you hold.
    .topic = Keep them to yourself
NA-16-7 = The number of cards in your hand is public.
    .topic = How many is public
NA-16-8 = An action card that is stolen or handed over stays secret from everyone else.
    .topic = Cards that change hands
NA-16-9 = “Caprice Nisei” cannot bind “Unorthodox Knowledge”: whoever resolves it need not follow any declaration.
    .topic = Caprice Nisei

## Emergency action cards

NA-17-0 = You start with the emergency action card of your corporation, which has a strong effect on the city.
    .topic = Emergency action card
NA-17-1 = Emergency cards start face up in front of their owners.
    .topic = Face up
NA-17-2 = Only a faceup emergency card can be offered.
    .topic = Only face up
NA-17-3 = An emergency card that would be discarded goes back to its original owner: face down if it was the winning offer, and then unusable while it lies so; otherwise face up and ready for use.
    .topic = Going back
NA-17-4 = Emergency cards are not part of your hand; effects that steal or discard action cards from a hand do not touch them.
    .topic = Not part of the hand
NA-17-5 = Emergency cards cannot be laid as support.
    .topic = Not support
NA-17-6 = “Bryan Stinson” steals emergency cards of corporations in the game, face up or face down, without turning them. When such a card is later discarded it goes back to its original owner, face down if it won, else face up.
    .topic = Bryan Stinson

## Investments

NA-18-0 = Investments are a main source of capital. At set-up and in the first two demand rounds you draw two, keep one and give up the other; the one you keep scores in the next demand round.
    .topic = Investments
NA-18-1 = The investment you keep lies face down until it is revealed in the next demand round.
    .topic = Kept face down
NA-18-2 = The investment you decline goes back to the deck, unseen by the others.
    .topic = Declined investments
NA-18-3 = Once investments have been dealt, nobody may look through their deck.
    .topic = No looking

## Set-up, event and demand cards

NA-19-0 = One random set-up card is used: place its components, lay its number of assets face down on the turn track from the lowest space up, and take all set-up cards out of the game.
    .topic = Set-up card
NA-20-0 = In the event phase the top event card is drawn and resolved.
    .topic = Event cards
NA-20-1 = An event card has three parts and is resolved from top to bottom.
    .topic = Three parts
NA-20-1a = The upper half may raise threat, depending on the element shown on the back of the card.
    .topic = Threat
NA-20-1b = The lower half lists components; one of each is placed in every district named beside it.
    .topic = Placing
NA-20-1c = The number on the card says how many turns the next action phase has: that many assets are laid face down on the turn track, from the lowest space up.
    .topic = Turns
NA-20-2 = The back of an event names an element. How much threat rises depends on how many of them are on the board and where, so removing them, above all from high tiers, lowers the danger.
    .topic = The back
NA-20-3 = If you look at event cards or change their order, keep their fronts secret. Their backs and the back of the top card are public.
    .topic = Looking at events
NA-21-0 = A demand says how much of which resources must be in the supply at the next demand round.
    .topic = Demand cards
NA-21-1 = In a demand round the faceup demand is resolved and replaced by a new one.
    .topic = One after the other
NA-21-2 = Every demand says by how much threat rises if it is not met.
    .topic = The price of failing

## End of turn

NA-22-0 = The active player can use assets headed “End of Turn” in the end-of-turn step.
    .topic = End-of-turn assets
NA-22-1 = You can use each of these abilities at most once in that step.
    .topic = Once
NA-22-2 = “End of Turn” abilities are optional.
    .topic = Optional
NA-22-3 = You choose their order.
    .topic = Order
NA-22-4 = If you gain such an asset during that very step, you may still use it.
    .topic = Gained in time

## Contracts, counteroffers, corporations

NA-23-0 = The countering player is whoever made the latest counteroffer of the deal.
    .topic = Countering player
NA-23-1 = A new countering player takes the place of the one before.
    .topic = Replaced
NA-24-0 = Every sheet has a contract, a way to gain capital that only this corporation has.
    .topic = Contracts
NA-24-1 = A contract names a condition; whenever it is met, the corporation gains capital.
    .topic = How it pays
NA-24-2 = All contracts but that of Melange Mining are met by resolving action cards, no matter who resolves them.
    .topic = By action cards
NA-24-3 = Contracts for removing pieces do not pay for pieces that went to the Root.
    .topic = Not from the Root
NA-25-0 = A counteroffer is the action card the countering player puts forward.
    .topic = Counteroffer
NA-25-1 = To counter, lay a card from your hand face up in the counteroffer box.
    .topic = Making one
NA-25-2 = You may counter with your emergency action card instead.
    .topic = Emergency cards
NA-25-3 = A counteroffer goes on top of the cards already in the box.
    .topic = On top
NA-25-4 = To counter you must discard as many cards from your hand as there are faceup cards in the box: none for the first, one for the second, and so on.
    .topic = Rising cost
NA-25-4a = A new counteroffer voids the one before; its player is no longer the countering player.
    .topic = The old one is void
NA-25-5 = Only the top card of the box is the counteroffer; the others matter for the cost alone.
    .topic = Only the top card
NA-25-6 = When every player but the active one has had the opportunity once, the support step begins.
    .topic = One opportunity each
NA-25-7 = A counteroffer may be another copy of a card that was offered already.
    .topic = The same card again
NA-25-8 = “Chief Gorman” can send a counteroffer back to its player’s hand. That player is no longer the countering player and does not get back the cards discarded for it.
    .topic = Chief Gorman
NA-26-0 = You represent a corporation and have its sheet, its emergency card and its capital marker.
    .topic = Corporation
NA-26-1 = What is said of a corporation is said of its player, and the other way round.
    .topic = Corporation and player

## Stealing

NA-27-0 = Some assets let you steal capital or cards from others.
    .topic = Stealing
NA-27-1 = When capital is stolen, the victim loses that amount and the thief gains it.
    .topic = Capital
NA-27-2 = A stolen asset goes from the victim to the thief.
    .topic = Assets
NA-27-2a = A stolen exhausted asset stays exhausted.
    .topic = Stays exhausted
NA-27-2b = Stealing an asset is not claiming it; what happens on a claim does not happen.
    .topic = Not claimed
NA-27-3 = A stolen card goes from hand to hand, unseen by the others.
    .topic = Cards
NA-27-3a = Effects that steal action cards cannot take emergency cards, unless they say so.
    .topic = Not emergency cards

## City and unrest

NA-28-0 = The board is the city of ten districts; whatever is in a district is in the city.
    .topic = City
NA-29-0 = Unrest in a district has three stages: stable, protest, strike.
    .topic = Unrest
NA-29-1 = A stable district goes into protest: it gets an unrest token with the protest side up. A district in protest goes into strike: the token is turned.
    .topic = Rising
NA-29-2 = Unrest falls the other way: from strike to protest, from protest to stable, where the token goes back to the reserve.
    .topic = Falling
NA-29-3 = Exploiting a district raises its unrest by one stage.
    .topic = By exploiting
NA-29-4 = Unrest cannot rise in a district in strike.
    .topic = Not beyond strike
NA-29-5 = Unrest cannot fall in a stable district.
    .topic = Not below stable
NA-29-6 = With Human First there, exploiting raises unrest by two stages; if two are impossible, an outage token is placed.
    .topic = With Human First
NA-29-7 = An increase meant for a district in strike never makes an outage, unless the district is being exploited with Human First there.
    .topic = No other outages
NA-29-8 = Placing an outage sends the unrest token of the district back to the reserve; for NBN’s contract this is no lowering.
    .topic = Outage and unrest token
NA-29-9 = A district in outage counts as stable, and its unrest cannot rise.
    .topic = Districts in outage
NA-29-10 = When an effect removes an outage token, the district is stable.
    .topic = After an outage

## Offers, General draws, limits

NA-30-0 = The main offer and the current counteroffer are the offers; an effect that speaks of an offer may concern either.
    .topic = Offers
NA-31-0 = For a General entry in your draw list you draw that number of cards from any one action deck.
    .topic = General draws
NA-31-1 = A General draw cannot use a deck you have drawn from in this refresh step.
    .topic = A new deck
NA-32-0 = There are only as many components as the box holds. If the reserve has none left, nothing is placed.
    .topic = Limited components

## Orgcrime

NA-33-0 = Orgcrime units are enemy units. A district with one cannot produce its primary resource.
    .topic = Orgcrime
NA-33-1 = A district holds at most one Orgcrime unit. A second one placed or moved there must move on.
    .topic = One a district
NA-33-2 = Orgcrime that enters a district with Prisec moves on; Orgcrime that is there when Prisec is placed must move.
    .topic = Orgcrime and Prisec
NA-33-3 = Orgcrime that reaches the Root goes back to the reserve, and threat rises by 2.
    .topic = Orgcrime at the Root
NA-33-4 = Orgcrime stops the primary resource even where there is development.
    .topic = Despite development
NA-33-5 = A district with a single resource produces nothing while Orgcrime is there.
    .topic = A single resource

## Moving

NA-34-0 = A unit or token that moves leaves the district it is in, or was to be placed in, along its outgoing path, to the district with the higher number at the end of it.
    .topic = Moving
NA-34-1 = If it cannot be placed there, it moves again from there, until it fits or reaches the Root.
    .topic = On and on
NA-34-2 = An enemy unit, illness or outage token that reaches the Root goes back to the reserve, and threat rises by 2. It was not removed from a district, so no contract pays.
    .topic = At the Root
NA-34-3 = An enemy unit, illness or outage token that is to be placed where there is one of its kind must move.
    .topic = No two of a kind
NA-34-4 = An enemy unit placed in a district with Prisec, or moved there, moves on. When Prisec is placed, each enemy unit there moves.
    .topic = Prisec
NA-34-5 = Unrest and development tokens never move.
    .topic = What never moves
NA-34-6 = Moving out of a district is not a removal; no contract pays for it.
    .topic = Moving is not removing

## Tiers

NA-35-0 = The city has tiers 1, 2 and 3, shown by the bars under a district’s name and by the colour of its frame.
    .topic = Tiers
NA-35-1 = Tiers do nothing by themselves, but event cards may speak of them.
    .topic = What they are for
NA-35-2 = How much an event raises threat may depend on the tiers where certain elements are, and higher tiers usually cost more.
    .topic = Higher tiers are dangerous

## Producing

NA-36-0 = A district produces all its resources when it is exploited, and when a card says so.
    .topic = Producing
NA-36-1 = Producing moves the marker of the resource by the amount; it always shows the total in the supply.
    .topic = The marker
NA-36-2 = A district in strike or outage produces nothing.
    .topic = Strike and outage
NA-36-3 = Development raises the primary amount by 1.
    .topic = Development
NA-36-4 = Orgcrime stops the primary resource.
    .topic = Orgcrime
NA-36-5 = Resource markers cannot go past the last space of their track.
    .topic = End of the track
NA-36-6 = When a card makes a district produce, Orgcrime, outage and everything else count as usual.
    .topic = By a card

## Protest

NA-37-0 = Protest is a stage of unrest, shown by the protest side of the token.
    .topic = Protest
NA-37-1 = Raising unrest in a district in protest brings strike.
    .topic = To strike
NA-37-2 = Lowering unrest in a district in protest makes it stable; the token goes back to the reserve.
    .topic = To stable
NA-37-3 = A district in protest still produces.
    .topic = Still producing

## Prisec

NA-38-0 = Prisec units keep enemy units out of their district.
    .topic = Prisec
NA-38-1 = An enemy unit placed in a district with Prisec, or moved there, must move on.
    .topic = No entry
NA-38-2 = When Prisec is placed, each enemy unit in the district must move.
    .topic = Driven out
NA-38-3 = A district holds at most one Prisec unit.
    .topic = One a district

## Ready, supply, reserve, hand size

NA-39-0 = At the start of the refresh step of your own turn all your exhausted assets are readied.
    .topic = Ready
NA-40-0 = The supply has five tracks, one a resource, each with a marker for the amount there is and a goal marker for the amount needed at the next demand round.
    .topic = Supply
NA-40-1 = Whatever districts produce is added to the supply; the marker shows the total.
    .topic = Adding to it
NA-40-2 = A marker cannot go past the last space; what is too much is lost.
    .topic = Surplus is lost
NA-40-3 = A resource at 0 cannot be reduced.
    .topic = Never below 0
NA-41-0 = The reserve holds all units and tokens not in use.
    .topic = Reserve
NA-41-1 = Pieces are placed from the reserve.
    .topic = Placed from it
NA-41-2 = Removed pieces go back to the reserve and may be placed again.
    .topic = Back to it
NA-42-0 = Your hand size is five action cards.
    .topic = Hand size
NA-42-1 = Emergency cards do not count.
    .topic = Without emergency cards
NA-42-2 = If you have more at the end of your own turn, discard down to it.
    .topic = Discarding

## Development

NA-43-0 = Development tokens in districts raise production.
    .topic = Development
NA-43-1 = A development token adds 1 to the primary amount.
    .topic = One more
NA-43-2 = In a district with a single resource that resource is primary and gains from it.
    .topic = A single resource
NA-43-3 = Orgcrime stops the primary resource all the same.
    .topic = Orgcrime is stronger
NA-43-4 = A district holds at most one development token.
    .topic = One a district

## Rounds

NA-44-0 = The game is a series of rounds of two kinds, standard rounds and demand rounds.
    .topic = Rounds
NA-44-1 = There are six standard and three demand rounds, in the order of the round track.
    .topic = How many
NA-44-2 = At the end of every round the round marker moves one space on.
    .topic = Round marker
NA-45-0 = A demand round has steps, taken in order; there are three demand rounds in a game.
    .topic = Demand round
NA-45-1 = Everyone reveals the investment they kept and gains capital as it says.
    .topic = 1. Score investments
NA-45-2 = The players look together at the faceup demand.
    .topic = 2. Check the demand
NA-45-2a = If there is enough of every resource, the demand is met and threat stays as it is.
    .topic = Met
NA-45-2b = If any resource falls short, the demand fails and threat rises once by the value on the card.
    .topic = Not met
NA-45-2c = In the third demand round the game ends right after this step.
    .topic = The last one
NA-45-3 = The supply is reset and a new demand is revealed.
    .topic = 3. New demand
NA-45-3a = All resource markers go to 0, and the old demand goes to the bottom of its deck.
    .topic = Reset
NA-45-3b = The top demand is revealed, and each goal marker is set to its value.
    .topic = New goals
NA-45-4 = All investments go back to the deck, which is shuffled. Everyone draws two and keeps one face down; the others go face down on top of the deck.
    .topic = 4. Choose investments
NA-45-5 = Then the round marker moves on, and a standard round begins.
    .topic = Onward
NA-45-6 = In the third demand round the third and fourth steps are left out.
    .topic = Steps left out

## Rivals

NA-46-0 = At set-up you get a rival card; it names the corporation you have to beat.
    .topic = Rival
NA-46-1 = At the end of the third demand round, with threat below 25, everyone who has more capital than their rival wins. Several can win.
    .topic = Winning
NA-46-1a = If you hold the card of your own corporation, you have no rival: you win with more capital than at least three other players, or two in a game of four.
    .topic = Your own card
NA-46-2 = The Federalist does not win in this way, but with at least 25 capital when threat ends the game.
    .topic = The Federalist
NA-46-3 = Rival cards are secret; you may neither show them nor talk about them.
    .topic = Secret

## Stable, standard round, strike

NA-47-0 = Stable is the stage of unrest without an unrest token.
    .topic = Stable
NA-47-1 = Unrest cannot fall in a stable district.
    .topic = Cannot fall
NA-47-2 = Raising unrest in a stable district brings protest.
    .topic = To protest
NA-47-3 = A district in outage is stable.
    .topic = In outage
NA-48-0 = A standard round has three phases in this order: action, production, event.
    .topic = Standard round
NA-49-0 = Strike is a stage of unrest; a district in strike produces nothing.
    .topic = Strike
NA-49-1 = Unrest cannot rise in a district in strike.
    .topic = Cannot rise
NA-49-2 = Lowering unrest in a district in strike brings protest.
    .topic = To protest

## Paths and turns

NA-50-0 = Paths are lines with a direction: each leads from a district to one with a higher number, and whatever moves follows it. From Rutherford the path leads to Base de Cayambe.
    .topic = Movement paths
NA-50-1 = From Base de Cayambe (10) the path leads to the Root, which is no district. An enemy unit, illness or outage token that goes there returns to the reserve, and threat rises by 2.
    .topic = To the Root
NA-51-0 = The turn track has five numbered spaces; the assets laid there give the number of turns.
    .topic = Turn track
NA-51-1 = At set-up the set-up card says how many assets.
    .topic = At set-up
NA-51-2 = In each event phase the event card says how many.
    .topic = Later
NA-51-3 = They come from the top of the asset deck and are laid face down, one a space, from the lowest number up.
    .topic = How they are laid
NA-51-4 = If the track is empty after a turn, the action phase ends and production begins.
    .topic = Empty
NA-51-5 = In the sixth standard round the track need not be filled again.
    .topic = The sixth standard round
NA-52-0 = In the action phase the players take turns, each with its steps.
    .topic = Turn
NA-52-1 = Whoever takes a turn is the active player.
    .topic = Whose turn
NA-52-2 = At the end of your turn you may use “End of Turn” assets.
    .topic = Its end
NA-52-3 = The set-up card gives the number of turns of the first round, the event card that of later ones.
    .topic = How many

## Placing

NA-53-0 = To place a piece, take it from the reserve and put it in the district named.
    .topic = Placing
NA-53-1 = An enemy unit, illness or outage token placed where its kind is already must move.
    .topic = No two of a kind
NA-53-2 = Enemy units and Prisec displace each other as described for moving.
    .topic = Enemies and Prisec
NA-53-3 = Placing an outage sends the unrest token of the district back to the reserve.
    .topic = Outage and unrest
NA-53-4 = Unrest and outage tokens share the condition space of a district; development and illness each have a space of their own.
    .topic = Spaces
NA-53-5 = Units stand anywhere in the picture of the district.
    .topic = Units

## The deal

NA-54-0 = In every turn of the action phase one deal is resolved, in five steps.
    .topic = Deal
NA-54-1 = The active player turns up the asset on the highest space of the turn track and lays it in the box for the revealed asset.
    .topic = 1. Asset
NA-54-2 = The active player lays a card from the hand or the emergency card face up as the main offer.
    .topic = 2. Main offer
NA-54-2a = The active player cannot pass.
    .topic = No passing
NA-54-3 = Clockwise from the active player’s left, each other player may once lay a counteroffer face up, a card from the hand or their own emergency card, or pass.
    .topic = 3. Counteroffers
NA-54-3a = It costs as many cards from the hand, discarded, as there are faceup cards in the box.
    .topic = The cost
NA-54-3b = Whoever counters becomes the countering player, in place of the one before and that player’s offer.
    .topic = The countering player
NA-54-4 = All others are supporting players. Clockwise from the active player’s left, each may lay one or more cards from the hand face down beside one offer, or abstain.
    .topic = 4. Support
NA-54-4a = Nobody may support both offers.
    .topic = Not both
NA-54-5 = The offer with more facedown cards wins. Its player resolves it and then claims the revealed asset; all action cards of the deal are discarded face down.
    .topic = 5. Resolution
NA-54-5a = With equal support the active player wins.
    .topic = Ties
NA-54-5b = Emergency cards go back to their owners, face down if they won, else face up.
    .topic = Emergency cards
NA-54-6 = The active and the countering player cannot lay support, unless an effect expressly lets them.
    .topic = Who cannot support
NA-54-7 = The active player cannot counter, unless a card expressly allows it.
    .topic = Who cannot counter

## Removing, enemies

NA-55-0 = Some effects remove units and tokens from the board.
    .topic = Removing
NA-55-1 = What is removed goes back to the reserve.
    .topic = To the reserve
NA-55-2 = An outage placed on an unrest token sends that token back to the reserve; NBN’s contract does not pay for it.
    .topic = Outage on unrest
NA-55-3 = Contracts for removing pay only for pieces removed from a district; pieces that went to the Root pay nothing.
    .topic = Contracts
NA-56-0 = Human First and Orgcrime units are the enemy units.
    .topic = Enemy units
NA-56-1 = Prisec units are not enemy units.
    .topic = Prisec is none

## Support

NA-57-0 = Every supporting player must support an offer or abstain.
    .topic = Support or abstain
NA-57-1 = You support by laying one or more cards from your hand face down beside the offer of your choice.
    .topic = Supporting
NA-57-2 = You abstain by saying so.
    .topic = Abstaining
NA-57-3 = You cannot support both offers.
    .topic = Not both
NA-57-4 = The player whose offer has more cards wins the deal.
    .topic = Who wins
NA-57-4a = Ties go to the active player.
    .topic = Ties
NA-58-0 = In the support step everyone who is neither the active nor the countering player is a supporting player and must support one offer or abstain.
    .topic = Supporting player
NA-59-0 = Who abstains lays no card; the next supporting player clockwise decides.
    .topic = Abstain

## Exhausting

NA-60-0 = Some assets must be exhausted, that is turned sideways, for their ability. An exhausted asset cannot be exhausted again.
    .topic = Exhaust
NA-60-1 = Your exhausted assets are readied at the start of the refresh step of your turn.
    .topic = Ready again
NA-60-2 = Trading or stealing does not ready an asset.
    .topic = Not by changing hands

## Exploiting

NA-61-0 = In the production phase each district with an android is exploited and produces each of its resources in the printed amount.
    .topic = Exploit
NA-61-1 = After producing, unrest rises by one stage, with Human First there by two; if two are impossible, an outage token is placed.
    .topic = Unrest
NA-61-2 = A district with an android is exploited even if it can produce nothing; unrest and Human First outages follow all the same.
    .topic = Even without yield
NA-61-3 = In strike or outage it produces nothing.
    .topic = Strike and outage
NA-61-4 = Development adds 1 to the primary amount.
    .topic = Development
NA-61-5 = With Orgcrime there is no primary production.
    .topic = Orgcrime
NA-61-6 = Exploiting an ill district does not raise threat.
    .topic = Illness
NA-61-7 = Districts are exploited in the order of their numbers, so that none is taken twice.
    .topic = Order

## Outage

NA-62-0 = A district with an outage token is in outage and produces nothing.
    .topic = Outage
NA-62-1 = Placing an outage removes the unrest token and the district is stable; NBN’s contract does not pay for it.
    .topic = Unrest goes
NA-62-2 = Unrest cannot rise in a district in outage.
    .topic = Cannot rise
NA-62-3 = A district holds at most one outage token. A second one placed or moved there must move on.
    .topic = One a district
NA-62-4 = An outage token that reaches the Root goes back to the reserve, and threat rises by 2.
    .topic = Outage at the Root
NA-62-5 = Only Human First turns an impossible increase of unrest into an outage.
    .topic = Only Human First

## Swapping

NA-63-0 = Some assets swap cards: those who have the two cards exchange them.
    .topic = Swap
NA-63-1 = “Alex Westlund” swaps two assets. If you swap one of your own with it, “Alex Westlund” included, you lose 2 capital. Swapped assets are not claimed.
    .topic = Alex Westlund

## Threat

NA-64-0 = Threat is what the threat track shows. At 25 the game ends at once.
    .topic = Threat
NA-64-1 = If threat ends the game, everyone but the Federalist loses; the Federalist wins with at least 25 capital and otherwise loses too.
    .topic = Who wins then
NA-64-2 = An action card that affects one or more ill districts raises threat by 2.
    .topic = Illness
NA-64-3 = An enemy unit, illness or outage token that reaches the Root goes back to the reserve and raises threat by 2.
    .topic = The Root
NA-64-4 = A demand that is not met raises threat by the value on the card.
    .topic = Demands
NA-64-5 = An event may raise threat, depending on how many of the elements on its back there are and where.
    .topic = Events

## Assets

NA-65-0 = Assets have abilities, used as their text says.
    .topic = Assets
NA-65-1 = An asset you receive lies face up in front of you.
    .topic = In front of you
NA-65-2 = Some assets must be exhausted to be used.
    .topic = Exhausting them
NA-65-2a = An exhausted asset cannot be exhausted again until it is readied in its owner’s refresh step.
    .topic = Not again
NA-65-3 = At the end of your own turn you may use “End of Turn” assets.
    .topic = End of turn
NA-65-4 = If you can use several assets at the same moment, you choose their order.
    .topic = Several at once
NA-65-4a = If several players use assets at the same moment, they do so clockwise from the active player.
    .topic = Several players
NA-65-5 = Abilities with the word “may” and “End of Turn” abilities are always optional.
    .topic = Optional
NA-65-6 = Assets for the start of a turn are resolved before the refresh step of that turn.
    .topic = Start of a turn
NA-65-7 = A discarded asset goes face down to the bottom of the asset deck.
    .topic = Discarding
NA-65-8 = Assets may be traded.
    .topic = Trading
NA-65-8a = Exhausted assets stay exhausted when they are traded.
    .topic = Stay exhausted
NA-65-8b = An asset you get in a trade is gained but not claimed.
    .topic = Gained, not claimed
NA-65-9 = Nobody may look at the assets on the turn track.
    .topic = No looking

## Claiming

NA-66-0 = Whoever wins a deal claims the asset revealed at its start and lays it face up in front of them.
    .topic = Claim
NA-66-1 = Stolen and traded assets are gained but not claimed.
    .topic = Stolen or traded

## Winning and losing

NA-67-0 = The game ends after the demand is checked in the third demand round, or as soon as threat reaches 25.
    .topic = The end
NA-67-0a = All rival cards are revealed. The Federalist loses; every other player wins who meets their own condition.
    .topic = After the third demand round
NA-67-1 = If your rival is another corporation, you need more capital than it has.
    .topic = Another corporation
NA-67-1a = With equal capital you lose.
    .topic = Equal is not enough
NA-67-2 = With your own card you need more capital than three other players each, or two in a game of four.
    .topic = Your own card
NA-67-2a = If a tie leaves you one short, you lose.
    .topic = Ties do not count
NA-67-3 = If threat ends the game, the rival cards are revealed and all but the Federalist lose; the Federalist wins with at least 25 capital.
    .topic = By threat

## Android and goal tokens

NA-68-0 = Android tokens mark the districts that will produce in the production phase.
    .topic = Androids
NA-68-1 = An android that is moved may go to any district; paths do not matter.
    .topic = Anywhere
NA-68-2 = Several androids are moved one at a time, never into a district that has one.
    .topic = One by one
NA-68-3 = A district holds at most one android.
    .topic = One a district
NA-69-0 = Goal tokens mark how much of each resource is needed. When a demand is revealed, one goes on each track, at the value printed.
    .topic = Goal tokens

## Quick reference

NA-Q-1 = Action phase: turns of refresh, deal and end of turn until the turn track is empty. Production phase: exploit every district with an android. Event phase: resolve an event and fill the turn track.
    .topic = Standard round
NA-Q-2 = Asset, main offer, counteroffers, support, resolution. More support wins; on a tie the active player.
    .topic = Deal
NA-Q-3 = Score investments, check the demand, reveal a new demand, choose investments.
    .topic = Demand round
NA-Q-4 = Protest produces; strike and outage do not. Development: 1 more of the primary resource. Orgcrime: no primary resource. Human First: unrest rises by two stages, or else an outage.
    .topic = Production
NA-Q-5 = 2 for an action card that affects illness, 2 for whatever reaches the Root, and 5 to 7 for a demand that is not met.
    .topic = Threat
