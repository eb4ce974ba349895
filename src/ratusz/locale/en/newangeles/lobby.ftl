### Before the game: what it is about, and the choices made when a table is opened.

blurb = Four to six corporations run a city that must not fall. They bargain over every deal, trade capital, assets and promises, keep threat below 25 and meet the city’s demands; each wants to end up richer than a secret rival, and one of them may want the city to fail.
option-corporations = Corporations
option-corporations-chosen = Chosen one after the other
option-corporations-random = Dealt at random
option-general-draw = A General draw of several cards
option-general-draw-one-deck = All from one deck
option-general-draw-any-decks = From any decks
option-reshuffle = When an action deck is empty, the sorted discard pile
option-reshuffle-into-decks = Is shuffled into the decks
option-reshuffle-under-decks = Goes under the decks
option-declined-investments = Declined investments
option-declined-investments-top = Go on top of their deck
option-declined-investments-shuffled = Are shuffled into their deck
