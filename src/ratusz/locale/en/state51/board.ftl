### What the board of 51st State says by itself in the browser. Words here stand in small places: keep them short.

## The table

web-state51-hand = Your hand
web-state51-hand-empty = Your hand is empty.
# $count (number of cards), $other (number of cards)
web-state51-hand-hidden = The hands are hidden: { $count } below, { $other } above.
web-state51-deal = Deal
web-state51-spoils = Spoils
web-state51-each = each
web-state51-free = free place
web-state51-landing = comes here
# $action (name), $card (name)
web-state51-use = { $action }: { $card }
# $faction (name), $count (number), $most (number)
web-state51-base = Base of { $faction }: { $count } of { $most } cards under it
# $faction (name), $player (name)
web-state51-seat = { $faction }, { $player }
web-state51-passed = passed
web-state51-first = first
web-state51-first-player = First Player of this round
# $points (number), $count (number), $most (number)
web-state51-markers = Markers: { $count } of { $most }, { $points } VP.
web-state51-visited = Visited.
# $count (1 or 2)
web-state51-used = { $count ->
        [1] Used once.
       *[other] Used twice.
    }
# $count (1 or 2)
web-state51-used-badge = used { $count }×
# $card (name)
web-state51-known = { $card }, known to be in hand
# $count (number)
web-state51-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
# $count (number of cards), $known (number of those everybody knows)
web-state51-cards-known = { web-state51-cards }, { $known } known
# The own hand; $count (number of cards), $known (number of those the other side knows)
web-state51-cards-seen = { web-state51-cards }, { $known } seen
web-state51-road = Deck, discard pile and display
web-state51-deck = deck
# $count (number)
web-state51-deck-cards = { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
web-state51-discarded = discarded
# $card (name)
web-state51-on-top = , { $card } on top
web-state51-discard-look = Look at the discard pile
web-state51-discard-pile = Discard pile
web-state51-played = played:
web-state51-display = Display
web-state51-display-show = show the display
web-state51-display-hide = hide the display
# $round (number)
web-state51-display-next = display opens in round { $round }
web-state51-display-last = last round
web-state51-key-legal = can be played
# $player (name)
web-state51-key-seen = Seen by { $player }
web-state51-key-off = not now: hover for why
web-state51-reach = reach you can raise
# $round (number), $rounds (number)
web-state51-round = Round { $round } of { $rounds }
web-state51-phases = Phases of the round
web-state51-phase-lookout = Lookout
web-state51-phase-production = Production
web-state51-phase-action = Action
web-state51-phase-cleanup = Clean-up
web-state51-lead = Victory points if the game ended now
web-state51-source-table = table
web-state51-source-locations = locations
web-state51-source-markers = markers
web-state51-tie-hand = Cards in hand
web-state51-tie-left = Resources and workers left over
web-state51-row-production = Production
web-state51-row-features = Features
web-state51-row-actions = Actions
web-state51-stock-worker = worker
web-state51-stock-fuel = fuel
web-state51-stock-weapon = weapon
web-state51-stock-brick = brick
web-state51-stock-scrap = scrap
web-state51-stock-universal = any
web-state51-contact = Contact card
web-state51-contact-once = each once a round
web-state51-line-conquer = Conquer
web-state51-line-cooperate = Cooperate
web-state51-line-incorporate = Incorporate
web-state51-line-rebuild = Rebuild
web-state51-line-ready = ready
web-state51-line-lacks = not enough
web-state51-line-unused = unused
web-state51-line-used = used
# $cost (list of goods), $reach (number)
web-state51-line-text = Pay { $cost } for reach { $reach }.
# $cost (list of goods), $vp (number)
web-state51-line-rebuild-text = Pay { $cost }, replace a location of your state by one from hand with a type in common, get { $vp } VP.
web-state51-group-conquer = Conquer
web-state51-group-cooperate = Cooperate
web-state51-group-incorporate = Incorporate
web-state51-group-rebuild = Rebuild
web-state51-group-gather = Gather
web-state51-group-visit = Visit
web-state51-group-work = Work
web-state51-group-exchange = Exchange
web-state51-group-pass = Pass
web-state51-group-pay = Reach
# $reach (1 or 2)
web-state51-token = Token { $reach }
# $count (number)
web-state51-universal = { $count } universal
web-state51-cash = Cash in
web-state51-keep = Keep

## Cards read aloud

# Read aloud; $card, $kind, $distance (number), $types (list), $text (a sentence), $deal (list), $spoils (list)
web-state51-spoken-location = { $card }. { $kind }, distance { $distance }, type { $types }. { $text } Deal: { $deal }. Spoils: { $spoils }.

## The tour of 51st State

# $rounds (number)
web-state51-guide-aim = After { $rounds } rounds whoever has more points wins. They come from locations in your state, from markers on them, and from what you book on your table.
    .title = What it is about
# $picks, $cards (numbers)
web-state51-guide-display = Each round begins here. You take { $picks } of the { $cards } cards in turn with your opponent; the blue edge is what a card yields as a deal, the red one as spoils, the middle what it does in your state. Click one, then confirm.
    .title = Take a card
web-state51-guide-goods = Your base and your deals have produced. Goods are good for this round only, so spend them; victory points stay.
    .title = Your goods
web-state51-guide-hand = A location has three uses. Conquer: its red edge, once. Cooperate: its blue edge, every round. Incorporate: it joins your state and is worth a point. The shield is its distance: you need that much reach. The rail beside it shows what is possible now.
    .title = Your hand
web-state51-guide-contact = Reach comes from here, once a round for each line, from instant cards, and from tokens.
    .title = Contact card
web-state51-guide-bar = Here the game says what it waits for. Click a choice, or press its number; whatever glows on the table can be clicked, too. Struck-out choices tell why not when you point at them.
    .title = The question
web-state51-guide-workers = Workers gather resources, work in your action locations, or visit your opponent’s open production. The host keeps the worker.
    .title = Workers
web-state51-guide-pass = Players take one action at a time. When nothing useful is left, pass; your locations are then closed. H gives a hint, U takes back. Have fun!
    .title = Passing
