### What the board of New Angeles says by itself in the browser. Figures mean the same as in game.ftl: $corporation, $district, $card,
### $asset, $event (names), $give and $want (lists of what is traded), $count and other numbers. Words here stand in small places: keep them short.

## The city

board-city = The city
# $number (of the district), $district
board-place = { $number } { $district }
# Where several pieces of a district may be meant; $piece, $place (district with its number)
board-piece-at = { $place }: { $piece }
# A move of an android; $from, $to (districts)
board-move = { $from } → { $to }
# The state of a district, one word each.
board-stable = Stable
board-protest = Protest
board-strike = Strike
board-outage = Outage
board-state-stable = Stable: it can be exploited.
board-state-protest = Protest: it still produces; one more stage is a strike.
board-state-strike = Strike: it produces nothing.
board-state-outage = Outage: it produces nothing until the outage is removed.
# $goods (resources with their number)
board-primary = Primary: { $goods }.
# $goods (resources with their number)
board-secondary = Secondary: { $goods }.
# $pieces (names of pieces)
board-there = There: { $pieces }.
# $count (number)
board-ill = Illness: a card that affects this district raises threat by { $count }.
board-blocked = Orgcrime keeps the primary resource.
# $district (where what is pushed goes)
board-path = The path leads to { $district }.
board-threat = Threat
# $most (number)
board-of = of { $most }
# $most (number)
board-threat-title = Threat: at { $most } the city falls
board-threat-text = Then nobody wins but the Federalist, if there is one with enough capital.

## Tracks

board-tracks = Rounds, demand and supply
board-round-name = Round
# $round, $rounds (numbers)
board-round = Round { $round } of { $rounds }
# $number
board-round-standard = Standard round { $number }
# $number (the letter on the track)
board-round-demand = Demand round ({ $number }): the demand is checked, investments pay
board-turns = Turns
# $count (number)
board-turns-left = { $count ->
        [one] { $count } turn to come after this one
       *[other] { $count } turns to come after this one
    }
board-demand = Demand
board-demand-none = none yet
# $have, $goal, $last (numbers)
board-supply-line = { $have } in the supply, { $goal } needed, at most { $last }.
board-next-event = The back of the next event card
board-next-event-text = The back shows what the event is about; its front stays hidden.
# $event
board-known-event = You know: { $event }
# $name (what the next event is about)
board-next = Next event: { $name }.
# $count (number)
board-in-city = { $count } in the city.
board-reserve = Reserve
# $count (number)
board-reserve-left = Left in the reserve: { $count }
board-capital = Capital
board-capital-track = Capital track

## Players

board-seats = Players, clockwise
board-deciding = Deciding
board-active = Active
board-countering = Counters
board-abstains = Abstains
# $count (number of cards)
board-backs-main = main × { $count }
# $count (number of cards)
board-backs-counter = counter × { $count }
# $capital, $cards (numbers)
board-seat-facts = Capital { $capital }, cards in hand { $cards }.
# $count (number)
board-hand-size = { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
board-emergency = Emergency card
# $card
board-emergency-ready = { $card }: face up
# $card
board-emergency-spent = { $card }: face down
board-promises = Promises
# $kept, $broken (numbers)
board-word = Promises kept: { $kept }, broken: { $broken }
# For which deal support is promised.
board-when = In which deal
board-this-deal = this one
# $later (number of deals after this one)
board-later-deal = { $later ->
        [1] the next one
       *[other] the one { $later } deals from now
    }
board-exhausted = exhausted
board-ready = ready
board-corporations = The corporations
board-contract-name = Contract:

## The deal

board-steps = Steps of the deal
board-step-asset = Asset
board-step-main = Main offer
board-step-counter = Counteroffer
board-step-support = Support
board-step-resolution = Resolution
board-offer-main = Main offer
board-offer-counter = Counteroffer
board-no-deal = No deal is under way.
board-main-none = The active player has not offered anything yet.
# What a counteroffer costs now; $count (cards to discard)
board-counter-price = { $count ->
        [0] Nobody has countered. A counteroffer is free.
        [one] A counteroffer costs { $count } card.
       *[other] A counteroffer costs { $count } cards.
    }
# $count (cards to discard)
board-next-price = { $count ->
        [one] The next one costs { $count } card.
       *[other] The next one costs { $count } cards.
    }
# $cards (names)
board-older = Over: { $cards }.
# $choices (what was declared)
board-declared = Declared and binding: { $choices }
board-won = Won
board-asset-revealed = Revealed asset
# $count (number)
board-asset-none = Face down on the turn track: { $count }
# $corporation, $count (cards)
board-backer = { $corporation } { $count }
# $main, $counter (cards)
board-scales = Support: main offer { $main }, counteroffer { $counter }
# $corporation
board-tie = A tie goes to { $corporation }
# $threat (such as +2, or +0 to +2)
board-threat-change = { $threat } threat
# $least, $most (such as +0, +2)
board-range = { $least } to { $most }
# $numbers (of districts)
board-illness-in = illness in { $numbers }
board-no-illness = no illness touched
board-harmless = illness does not matter
# Threat could reach its end.
board-deadly = this can end the game
# Capital that all pay together for a card.
board-paid-together = paid together
# $corporation, $most (capital)
board-contract-pays = { $corporation } up to +{ $most }
board-your-rival = your rival
# $numbers (of districts)
board-can-touch = Can touch: { $numbers }
# $numbers (of districts)
board-touches = Touches: { $numbers }

## The own side

board-my-rival = My rival
board-my-investment = My investment
board-investment-choose = To choose
board-you = you
board-them = them
# $count (capital)
board-ahead = Ahead by { $count }.
# $count (capital)
board-behind = { $count } more to pass them.
# $beaten, $needed (numbers of players)
board-beaten = Win: be richer than { $needed } others. Now: { $beaten }.
# The Federalist; $capital (number)
board-federalist = Win: let the city fall while you have { $capital } capital.
# $count (capital)
board-worth = Worth { $count } now
board-faceup = face up
board-facedown = face down, used
board-own-none = No assets yet
# $count (number)
board-hand = Your hand, cards: { $count }
board-hand-empty = No cards in hand.
# $count (number)
board-hand-hidden = { $count ->
        [one] { $count } hidden card in hand.
       *[other] { $count } hidden cards in hand.
    }
# $corporation (those who have seen the card)
board-known-to = Seen by { $corporation }

## Trade

board-trade = Trade
board-new-offer = New offer
board-trade-none = Offer capital, assets, support or your word, to anybody, at any time.
board-trade-with = With
# $corporation
board-haggle-with = Other terms for { $corporation }
board-you-give = You give
board-you-get = You get
board-capital-less = One capital less
board-capital-more = One capital more
# $count (number)
board-has = of { $count }
board-support = Support
board-support-none = none
# $count (the number stands before it)
board-cards = { $count ->
        [one] card
       *[other] cards
    }
# $count (cards), $offer (one of the offer- messages)
board-support-cards = { $count ->
        [one] { $count } support card ({ $offer })
       *[other] { $count } support cards ({ $offer })
    }
board-promise = Promise, in your own words
board-promise-example = I support your next offer
board-loose = Only a promise
board-will-bind = Binding: both halves happen at once when it is accepted.
board-will-promise = Not binding: it stays as a note beside both until it is kept or broken.
board-will-nothing = Say what you give, what you get, or what you promise.
board-send = Offer
# What somebody offers me; $way (swap; gift: for nothing; worded: for nothing but words, which follow; ask: gives nothing; pledge: gives
# a promise; word: neither, only a promise), $give, $want
board-bid-to-you = { $way ->
        [gift] offers you { $give } as a gift.
        [ask] asks you for { $want }.
        [word] makes you a promise.
        [worded] offers you { $give }, with these words:
        [pledge] makes you a promise for { $want }.
       *[swap] offers you { $give } for { $want }.
    }
# $corporation (whom), $way, $give, $want
board-bid = { $way ->
        [gift] offers { $corporation } { $give } as a gift.
        [ask] asks { $corporation } for { $want }.
        [word] makes { $corporation } a promise.
        [worded] offers { $corporation } { $give }, with these words:
        [pledge] makes { $corporation } a promise for { $want }.
       *[swap] offers { $corporation } { $give } for { $want }.
    }
board-accept = Accept
board-haggle = Haggle
board-decline = Decline
# Of using assets
board-standing = Not in this deal
board-standing-on = You use no asset in this deal.
board-standing-off = Ask me again
board-withdraw = Withdraw
board-fulfil = Do my part
board-judge-kept = Kept
board-judge-broken = Broken
# Of a promise whose other half was broken or has lapsed
board-fulfil-anyway = Do it all the same
board-note-free = Nothing came from the other side: you need not do your part.
# $number
board-note = Promise { $number }
# A half of a promise; $who (you or other), $corporation, $what (goods or words), $state (one of the part- messages)
board-note-part = { $who ->
        [you] You
       *[other] { $corporation }
    }: { $what } ({ $state })
# What somebody answers to an offer of one's own; $answer (yes, word, no), $corporation
board-reply = { $answer ->
        [yes] { $corporation } agrees.
        [word] { $corporation } agrees, as a promise.
       *[no] { $corporation } declines.
    }
# $way, $give, $want
board-reply-terms = { $way ->
        [gift] Your offer: { $give } as a gift
        [ask] Your offer: nothing for { $want }
        [word] Your promise
        [worded] Your offer: { $give }, with these words:
        [pledge] Your offer: a promise for { $want }
       *[swap] Your offer: { $give } for { $want }
    }
# Before the buttons that say whether the other side kept its promise.
board-judge = Their part:
# $corporation, $give, $want
board-suggestion = { $corporation }: { $give } for { $want }

## What can be done, as headings of reasons why not

board-do-main = Main offer
board-do-counter = Counteroffer
board-do-pass = Pass
board-do-support = Support
board-do-back = Support with a card
board-do-remove = Remove
board-do-place = Place
board-do-raise = Raise unrest
board-do-lower = Lower unrest
board-do-district = Choose a district
board-do-shift = Move an android
board-do-resource = Choose a resource
board-do-player = Choose a player
board-do-use = Use an asset
board-do-asset = Choose an asset
board-do-discard = Discard
board-do-give = Give a card
board-do-keep = Keep an investment
board-do-corporation = Choose a corporation
board-do-emergency = Choose an emergency card
board-do-type = Choose a type
board-do-pay = Pay
board-do-ransom = Pay
board-do-enough = Stop here

## The end

# $threat (number)
board-outcome-demand = The city held out: the last demand is over, threat stands at { $threat }. Whoever is richer than their rival wins.
# $threat (number)
board-outcome-threat = Threat reached { $threat }: the city fell. Only a Federalist with enough capital wins.
# The own rival card; $beaten, $needed (numbers of players)
board-own-rival = own card: players passed { $beaten }, needed { $needed }
# $outcome (demand: the city stood; threat: it fell), $mine, $needed (capital)
board-federalist-was = { $outcome ->
        [threat] Federalist: the city fell; { $mine } capital, at least { $needed } needed
       *[demand] Federalist: the city had to fall, and stood ({ $mine } capital)
    }
# $corporation, $mine, $theirs (capital), $short (capital, 0: the rival is beaten)
board-rival-was = { $short ->
        [0] ahead of { $corporation }, { $mine } to { $theirs }
       *[other] behind { $corporation }, { $mine } to { $theirs }: { $short } short, for a tie is not enough
    }

## The tour

# $most (number) threat
web-newangeles-guide-aim = Corporations bargain over a city that must not fall. At { $most } threat it does, and nearly everybody loses.
    .title = Keep the city alive
web-newangeles-guide-corporation = Each corporation draws its own kinds of cards, and its contract pays when a certain thing happens, whoever makes it happen.
    .title = Choose a corporation
# $card (own, federalist, other), $need (how many others to beat, or how much capital)
web-newangeles-guide-rival = Only you see your rival card. { $card ->
        [own] It is your own corporation: end up richer than { $need } of the others.
        [federalist] It is the Federalist: you win if the city falls while you have { $need } capital.
       *[other] End up richer than that corporation.
    } Your investment pays in the next demand round if the city looks the way it says.
    .title = Your secrets
web-newangeles-guide-city = Districts with an android produce, unless there is a strike or an outage. What finds no room is pushed along the arrows; what reaches the Root raises threat. Point at a district to read it.
    .title = Ten districts
# $rounds (text) 2, 4 and 6
web-newangeles-guide-demand = After rounds { $rounds } the city wants these resources. If anything is short, threat jumps.
    .title = The demand
web-newangeles-guide-deal = Each turn is a deal about one asset. The active player offers a card; others may counter, each time at a higher price.
    .title = The deal
web-newangeles-guide-hand = Point at a card: the districts it can touch light up, with the threat it could cause. Choose one, then confirm.
    .title = Look before you offer
web-newangeles-guide-support = Everybody else backs one of the offers with cards laid face down, or abstains. More cards win the asset, and the card happens.
    .title = Support
web-newangeles-guide-trade = Trade capital, assets, support and promises with anybody, at any time. What can be done at once binds; a promise does not.
    .title = Everything is for sale
