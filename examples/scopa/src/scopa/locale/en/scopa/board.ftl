### What the plain table on the page calls the entries of a view, and the kinds of action

view-length = Length
view-length-deal = One deal
view-length-match = To 11 points
view-dealer = Dealer
# $player (name)
view-dealer-said = { $player }
view-last = Took last
# $player (name)
view-last-said = { $player }
view-deck = Deck
view-table = Table
view-played = Played
view-box = Not in play
view-points = Points
view-scored = Points by source
view-hand-size = Cards in hand
view-hand = Hand
view-taken = Taken
view-round = Deal
do-play = Play a card
do-take = Take
