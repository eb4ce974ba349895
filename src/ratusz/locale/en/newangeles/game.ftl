### New Angeles: names, the table, the text of the cards, choices, questions, the log, reasons for refusals, and what can be wrong with an
### input. Names of cards, districts and people stand in the nominative: put them after a colon or between quotation marks where your
### language would bend them. The same figure means the same thing everywhere:
### $player, $other, $from, $to, $owner, $drawer, $target, $subject (names of players; in choices, names of corporations);
### $card, $asset, $event, $demand, $investment, $setup, $rival, $corporation, $district (names); in moves of pieces $from and $to are names
### of districts; $piece and $name are bare names of units, tokens or elements; $pieces is such a thing with its number, “2 illness tokens”;
### $resource is the name of a resource, $goods a list such as “2 tech, 1 credits”; $type is a type of action cards;
### $offer and $side are one of the offer- messages; $count, $left, $have, $need, $most, $least, $capital, $threat, $cards are numbers;
### $effects is one or more whole sentences; $goals, $missing are lists of goods; $give and $want are lists of the terms- messages;
### $about is a key that tells which figures a refusal has.

game-newangeles = New Angeles

## Names

corporation-globalsec = Globalsec
corporation-haas-bioroid = Haas-Bioroid
corporation-jinteki = Jinteki
corporation-melange-mining = Melange Mining
corporation-nbn = NBN
corporation-weyland = Weyland Consortium
# A player who has no corporation yet; $number (of the seat, from 1)
corporation-none = Player { $number } (no corporation yet)

# Rival cards: the six corporations, and this one.
rival-federalist = Federalist

district-guayaquil = Guayaquil
district-quinde = Quinde
district-la-costa = La Costa
district-manta = Manta
district-rabotgorod = Rabotgorod
district-laguna-velasco = Laguna Velasco
district-nihongai = Nihongai
district-esmeraldas = Esmeraldas
district-rutherford = Rutherford
district-base-de-cayambe = Base de Cayambe
district-root = The Root
# $district (name), $number (of the district)
district-numbered = { $district } ({ $number })

# The types of action cards; general: any one type not drawn from yet.
type-biotech = Biotech
type-construction = Construction
type-labor = Labor
type-media = Media
type-security = Security
type-general = General

# A resource with its number; the attribute is the bare name. $count (number)
resource-energy = { $count } energy
    .name = energy
# $count (number)
resource-consumables = { $count ->
        [one] { $count } consumable
       *[other] { $count } consumables
    }
    .name = consumables
# $count (number)
resource-tech = { $count } tech
    .name = tech
# $count (number)
resource-entertainment = { $count } entertainment
    .name = entertainment
# $count (number)
resource-credits = { $count ->
        [one] { $count } credit
       *[other] { $count } credits
    }
    .name = credits

# Units, tokens and what cards count, with their number; the attribute is the bare name. $count (number)
element-human-first = { $count ->
        [one] { $count } Human First unit
       *[other] { $count } Human First units
    }
    .name = Human First
# $count (number)
element-orgcrime = { $count ->
        [one] { $count } Orgcrime unit
       *[other] { $count } Orgcrime units
    }
    .name = Orgcrime
# $count (number)
element-prisec = { $count ->
        [one] { $count } Prisec unit
       *[other] { $count } Prisec units
    }
    .name = Prisec
# $count (number)
element-android = { $count ->
        [one] { $count } android
       *[other] { $count } androids
    }
    .name = android
# $count (number)
element-outage = { $count ->
        [one] { $count } outage token
       *[other] { $count } outage tokens
    }
    .name = outage
# $count (number)
element-illness = { $count ->
        [one] { $count } illness token
       *[other] { $count } illness tokens
    }
    .name = illness
# $count (number)
element-development = { $count ->
        [one] { $count } development token
       *[other] { $count } development tokens
    }
    .name = development
# $count (number)
element-protest = { $count ->
        [one] { $count } district in protest
       *[other] { $count } districts in protest
    }
    .name = protest
# $count (number)
element-strike = { $count ->
        [one] { $count } district in strike
       *[other] { $count } districts in strike
    }
    .name = strike
# $count (number)
element-enemy = { $count ->
        [one] { $count } enemy unit
       *[other] { $count } enemy units
    }
    .name = enemy unit
# Protest or strike. $count (number)
element-unrest = { $count ->
        [one] { $count } district in protest or strike
       *[other] { $count } districts in protest or strike
    }
    .name = unrest (protest or strike)
# $count (number)
element-low-resource = { $count ->
        [one] { $count } resource at 1 or less
       *[other] { $count } resources at 1 or less
    }
    .name = resource at 1 or less

# $player (name), $corporation, $way (key you or other): how somebody is called in the log and everywhere else
player-called = { $way ->
        [you] { $player } (you, { $corporation })
       *[other] { $player } ({ $corporation })
    }

phase-setup = Set-up
phase-action = Action phase
phase-production = Production phase
phase-event = Event phase
phase-demand = Demand round
phase-over = The game is over

# The two offers of a deal; abstains: supports neither.
offer-main = main offer
offer-counter = counteroffer
offer-abstains = abstains

# Action cards.
card-clean-slate = Clean Slate
card-clinical-trials = Clinical Trials
card-information-procurement = Information Procurement
card-unorthodox-knowledge = Unorthodox Knowledge
card-ark-construction = Ark Construction
card-budget-renovations = Budget Renovations
card-gentrification = Gentrification
card-vanity-project = Vanity Project
card-efficiency-experts = Efficiency Experts
card-high-risk-investments = High-Risk Investments
card-labor-solutions = Labor Solutions
card-liquidation = Liquidation
card-live-feeds = 24/7 Live Feeds
card-media-circus = Media Circus
card-puff-piece = Puff Piece
card-spin-doctors = Spin Doctors
card-arrest-orders = Arrest Orders
card-full-deployment = Full Deployment
card-riot-control = Riot Control
card-scorched-earth = Scorched Earth

# Emergency action cards.
card-ruthless-tactics = Ruthless Tactics
card-unpaid-overclocked = Unpaid, Overclocked
card-mandatory-quarantine = Mandatory Quarantine
card-energy-for-all = Energy for All
card-sweeps-week = Sweeps Week
card-massive-reconstruction = Massive Reconstruction
# Several copies of a card in a list; $card, $count
card-copies = { $card } ×{ $count }
# Stands where a card would, while somebody tries out an effect of their own.
card-try = An effect on trial

asset-aaron-marron = Aaron Marron
asset-alex-westlund = Alex Westlund
asset-bernice-mai = Bernice Mai
asset-braintrust = Braintrust
asset-bryan-stinson = Bryan Stinson
asset-caprice-nisei = Caprice Nisei
asset-chief-gorman = Chief Gorman
asset-coach-walden = Coach Walden
asset-eiko = Eiko
asset-elizabeth-mills = Elizabeth Mills
asset-floyd = Floyd 2X3A7C
asset-fumiko-yamamori = Fumiko Yamamori
asset-gurren-imaishi = Gurren Imaishi
asset-hernando-cortez = Hernando Cortez
asset-isabel-mcguire = Isabel McGuire
asset-jackson-howard = Jackson Howard
asset-lily-lockwell = Lily Lockwell
asset-locust-company = Locust Company
asset-marco-cubrero = Marco Cubrero
asset-mark-yale = Mark Yale
asset-midori = Midori
asset-monica-singh = Monica Singh
asset-mr-li = Mr. Li
asset-mr-white = “Mr. White”
asset-naoko-watanabe = Naoko Watanabe
asset-rachel-beckmann = Rachel Beckmann
asset-saul-eustecio = Saul Eustecio
asset-sunny-lebeau = Sunny LeBeau
asset-susan-chen = Susan Chen
asset-tanaka = Tanaka
asset-the-fall-guy = The Fall Guy
asset-thomas-haas = Thomas Haas
asset-toshiyuki-sakai = Toshiyuki Sakai
asset-wong-ya-ching = Wong Ya Ching

investment-healthcare-initiative = Healthcare Initiative
investment-power-siphoning = Power Siphoning
investment-union-agreement = Union Agreement
investment-laundering-scheme = Laundering Scheme
investment-militarized-police = Militarized Police
investment-short-sale = Short Sale
investment-retail-sector = Retail Sector
investment-energy-sector = Energy Sector
investment-banking-sector = Banking Sector
investment-technology-sector = Technology Sector
investment-entertainment-sector = Entertainment Sector
investment-populist-dismissal = Populist Dismissal

demand-hosting-worlds-cup = Hosting World’s Cup
demand-increased-martian-violence = Increased Martian Violence
demand-network-disruption = Network Disruption
demand-power-grid-overload = Power Grid Overload
demand-recreational-drug-ban = Recreational Drug Ban
demand-refugee-influx = Refugee Influx
demand-retail-shortage = Retail Shortage
demand-space-elevator-malfunction = Space Elevator Malfunction
demand-tourism-spike = Tourism Spike

# Event cards: headlines.
news-activist-cells-awaken = Activist Cells Awaken
news-beanstalk-beset-by-protesters = Beanstalk Beset by Protesters
news-human-first-starts-riot = Human First Starts Riot
news-humanity-labor-hosts-union-heads = Humanity Labor Hosts Union Heads
news-beanstalk-owned-by-mob = Beanstalk Owned by Mob
news-gang-wars-at-all-time-high = Gang Wars at All-Time High
news-pistoleros-hit-squads-strike = Pistoleros Hit Squads Strike
news-tri-maf-leaders-unite = Tri-Maf Leaders Unite
news-crumbling-infrastructure = Crumbling Infrastructure
news-earthquake-rocks-city = Earthquake Rocks City
news-helium-3-transport-threatened = Helium-3 Transport Threatened
news-rolling-outages-increase = Rolling Outages Increase
news-average-wage-falls-again = Average Wage Falls Again
news-report-record-unemployment = Report: Record Unemployment
news-social-apps-spark-revolution = Social Apps Spark Revolution
news-welfare-programs-slashed = Welfare Programs Slashed

setup-new-arrivals = New Arrivals
setup-storming-the-beanstalk = Storming the Beanstalk
setup-boom-years = Boom Years
setup-night-shift = Night Shift
setup-fever-season = Fever Season
setup-paper-profits = Paper Profits

## What is traded

# $count (number)
terms-capital = { $count } capital
# $offer, $count (number of cards)
terms-support = { $count ->
        [one] support for the { $offer } with { $count } card
       *[other] support for the { $offer } with { $count } cards
    }
# $support (terms-support), $later (number of deals after the one at hand)
terms-later = { $support }{ $later ->
        [one] , in the next deal
       *[other] , { $later } deals later
    }
# What a side gives that gives nothing.
terms-nothing = nothing
# Something that cannot be traded; $good (id, as it was written)
terms-forbidden = “{ $good }”

## The text of the cards, a sentence each

# $type
text-action = Action card: { $type }.
# $corporation
text-emergency = Emergency action card: { $corporation }.
text-emergency-use = Offer it while it lies face up before you; if it wins the deal, it comes back face down.
text-harmless = It raises no threat for the ill districts it affects.
# $count (number)
text-copies = Copies: { $count }.
text-asset = Asset.
text-investment = Investment: kept face down, scored in the next demand round.
# $pieces (an element with its number), $capital (number)
text-step = At least { $pieces } in the city: { $capital } capital.
# The same, counting resources; $pieces, $capital
text-step-supply = At least { $pieces } in the supply: { $capital } capital.
# $resource, $base, $each, $most (numbers)
text-meets = If this resource meets the demand ({ $resource }): { $base } capital and { $each } more for each one in the supply, at most { $most }.
# $name, $capital (number)
text-each = { $capital } capital for each of these in the city: { $name }.
text-demand = Demand, checked in the next demand round.
# $goods
text-goals = Needed in the supply: { $goods }.
# $threat (number)
text-fail = If anything is short, threat rises by { $threat }.
# $name (the element on the back)
text-event = Event; on its back: { $name }.
text-setup = Set-up card.
# $name (of the piece), $districts (list of districts)
text-place = Place { $name } in: { $districts }.
# $turns (number)
text-turns = Turns in the action phase that follows: { $turns }.
text-rival-federalist = Rival card: you win if threat reaches 25 while you have at least 25 capital, and in no other way.
# $corporation
text-rival = Rival card: have more capital than { $corporation } at the end. If { $corporation } itself holds it, it must have more capital than three other players (two in a game of four).
# $draws (list of draw-line messages)
text-sheet-four = Draws with 4 players: { $draws }.
# $draws (list of draw-line messages)
text-sheet-more = Draws with 5 or 6 players: { $draws }.
# $count (number), $type
draw-line = { $count } { $type }
# $contract (one of the contract- messages)
text-contract = Contract: { $contract }.
# $pieces (1 of what is removed), $capital
contract-remove = { $capital } capital whenever an action card removes { $pieces } from a district
# $capital
contract-lower = { $capital } capital for each stage by which an action card lowers unrest
# $capital
contract-android = { $capital } capital for an action card that moves one or more androids
# $capital, $limit (number)
contract-calm-event = { $capital } capital for an event during which threat rises by less than { $limit }
# $card
text-emergency-card = Emergency action card: { $card }.

# When an ability of an asset applies; what follows is what it does.
when-always = Always
when-claim = When you claim it
when-end-of-turn = End of turn
when-turn-start-richer = When the turn of a player with more capital than you begins
when-revealed = When the asset of a deal is revealed
when-main = When a main offer is made
when-main-own = When you make the main offer
when-counter = When a counteroffer is made
when-counter-other = When another player makes a counteroffer
when-support = When the support step begins
when-support-countered = When the support step begins and there is a counteroffer
when-abstain-other = When another player abstains
when-resolution-countered = When the resolution step begins and there is a counteroffer
when-tie = When both offers have the same support
when-won-right = When the player to your right wins a deal
when-won-counter-won = When a counteroffer wins
when-won-lost-as-active = When you are the active player and a counteroffer of another player wins
when-deal-over-empty-handed = When a deal is over and your hand is empty
when-threat = When threat has risen
when-illness-threat = When illness has raised threat
when-cost = When another player discards cards for a counteroffer
# $when (one of the when- messages), $effects
ability = { $when }: { $effects }
# $when, $price (one of the price- messages), $effects
ability-priced = { $when }: { $price } { $effects }
price-exhaust = You may exhaust this asset.
price-discard = Discard this asset.
price-may-discard = You may discard this asset.
price-may = You may use this.

## What effects do

# $pieces, $count (of them)
effect-remove = Remove { $pieces } from { $count ->
        [one] a district
       *[other] districts
    } of your choice.
# $pieces, $count (of them)
effect-remove-up-to = Remove up to { $pieces } from { $count ->
        [one] a district
       *[other] districts
    } of your choice.
# $effects
effect-if-removed = If anything was removed: { $effects }
# $name
effect-clear = Remove every { $name } from the chosen district.
# $pieces, $count (of them)
effect-place = Place { $pieces } in { $count ->
        [one] a district
       *[other] districts
    } of your choice.
# $pieces
effect-place-cleared = Place { $pieces } in a district something was just removed from.
# $pieces
effect-place-chosen = Place { $pieces } in the chosen district.
# $name
effect-move = Every { $name } in that district moves on.
# $count (districts), $stages (number)
effect-raise = Raise unrest by { $stages ->
        [one] { $stages } stage
       *[other] { $stages } stages
    } in { $count ->
        [one] a district of your choice
       *[other] { $count } different districts of your choice
    }.
# $stages (number)
effect-raise-cleared = Raise unrest by { $stages ->
        [one] { $stages } stage
       *[other] { $stages } stages
    } in each district something was just removed from.
# $count (districts), $stages (number)
effect-lower = Lower unrest by { $stages ->
        [one] { $stages } stage
       *[other] { $stages } stages
    } in { $count ->
        [one] a district of your choice
       *[other] { $count } different districts of your choice
    }.
# $count (districts), $stages (number)
effect-lower-up-to = Lower unrest by { $stages ->
        [one] { $stages } stage
       *[other] { $stages } stages
    } in up to { $count ->
        [one] { $count } district
       *[other] { $count } different districts
    } of your choice.
# $count (times), $stages (number)
effect-lower-again = Lower unrest by { $stages ->
        [one] { $stages } stage
       *[other] { $stages } stages
    } in a district of your choice, up to { $count } times; the same district may be chosen again.
effect-choose-working = Choose a district that is neither in strike nor in outage.
effect-choose-no-prisec = Choose a district without Prisec.
effect-choose-no-outage = Choose a district that is not in outage.
effect-choose-same-tier = Choose another district of the same tier.
# $name
effect-needs = This needs { $name } in the reserve; without it nothing more happens.
effect-produce = The chosen district produces at once.
# $name
effect-produce-despite = The chosen district produces at once, regardless of { $name }.
effect-strike = Its unrest becomes strike.
# $pieces
effect-android = Move { $pieces } to a district without one.
# $pieces
effect-android-up-to = Move up to { $pieces } to districts without one.
# $count (by how much), $resource
effect-supply-less = The supply of { $resource } falls by { $count }.
# $count (by how much), $resource
effect-supply-more = The supply of { $resource } rises by { $count }.
# $count (by how much), $number (of resources)
effect-supply-less-any = { $number ->
        [one] A resource of your choice falls by { $count }.
       *[other] Up to { $number } different resources of your choice fall by { $count } each.
    }
# $count (by how much), $number (of resources)
effect-supply-more-any = { $number ->
        [one] A resource of your choice rises by { $count }.
       *[other] Up to { $number } different resources of your choice rise by { $count } each.
    }
# $threat
effect-supply-threat = If it is at 0, threat rises by { $threat } instead.
# $effects
effect-if-supplied = If you do so: { $effects }
# $count
effect-threat = Threat rises by { $count }.
# $count, $name
effect-threat-each = Threat rises by { $count } for each of these in the city: { $name }.
# $pieces (the element with the number needed), $effects
effect-if = If the city has at least { $pieces }: { $effects }
# $pieces, $tier (number), $effects
effect-if-tier = If tier { $tier } has at least { $pieces }: { $effects }
# $effects
effect-otherwise = Otherwise: { $effects }
# $name, $times (number)
effect-march = { $times ->
        [one] { $name }: each one in the city moves on, the one in the highest district first.
       *[other] { $name }: each one in the city moves on { $times } times, the one in the highest district first.
    }
effect-pick-anyone = Choose a player, yourself included.
effect-pick-other = Choose another player.
# $options (two or more of $effects, with strokes between them)
effect-either = Choose one of these: { $options }
# $capital
effect-gain-self = You gain { $capital } capital.
# $capital
effect-gain-picked = That player gains { $capital } capital.
# $capital
effect-gain-active = The active player gains { $capital } capital.
# $capital, $supporter (number)
effect-gain-supporter = That player gains { $capital } capital, or { $supporter } if they supported the winning offer.
# $capital
effect-lose-self = You lose { $capital } capital.
# $capital
effect-lose-picked = That player loses { $capital } capital.
# $capital
effect-lose-active = The active player loses { $capital } capital.
# $amounts (list of numbers)
effect-share = Choose different players, who gain this much capital, one amount each: { $amounts }.
# $count
effect-collect = Clockwise from the active player, everyone may pay capital. If they pay as much together as there are players, threat falls by { $count }.
# $cards
effect-draw-top = You draw { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } of the type that stands first on your sheet.
# $cards
effect-draw-top-picked = That player draws { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } of the type that stands first on their sheet.
# $cards
effect-draw-each = You draw { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } of each type.
# $cards
effect-draw-mixed = You draw { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, choosing the type of each.
# $cards
effect-draw-mixed-picked = That player draws { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, choosing the type of each.
# $cards
effect-draw-told-picked = That player draws { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } of a type you choose.
# $cards, $supporter (number; 0: no difference), $may (yes or no)
effect-all-draw = { $may ->
        [yes] Clockwise from the active player, everyone may draw { $cards } cards of one type
       *[no] Clockwise from the active player, everyone draws { $cards } cards of one type
    }{ $supporter ->
        [0] .
       *[other] , or { $supporter } if they supported the winning offer.
    }
# $cards
effect-foresee = Look at the top { $cards } event cards in secret; put one on the bottom of the deck and the others back on top in any order.
effect-discard-asset = Discard one of that player’s assets, if there is one.
# $cards
effect-discard-cards = That player discards { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
# $count, $capital
effect-give-cards = Give that player up to { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } from your hand and gain { $capital } capital for each.
# $capital
effect-swap-assets = Two assets of different players change places; if one of them is yours, you lose { $capital } capital.
# $count
effect-steal-emergency = Steal { $count ->
        [one] { $count } emergency action card
       *[other] { $count } emergency action cards
    }, face up or face down.
effect-flip = That player’s emergency action card is turned face up.
# $capital, $richest (number)
effect-steal-capital = Steal { $capital } capital from another player, or { $richest } if nobody has more than that player.
effect-steal-asset = Steal an asset from another player.
effect-hand-over = Give this asset to that player.
effect-claim-top = Claim the top asset of the asset deck.
effect-look-and-steal = Look at that player’s hand; you may steal one card from it.
effect-steal-blindly = Steal a card from that player’s hand at random.
effect-look-at-rival = Look at the rival card under the board; you may swap it with yours in secret.
effect-no-limit = You need not discard down to your hand size this turn.
effect-intercept = Those cards go to your hand instead of the discard pile.
effect-double-draws = You draw twice the number of cards your sheet says.
# $way (up or down), $count
effect-hand-size = { $way ->
        [up] Your hand size is { $count } higher.
       *[down] Your hand size is { $count } lower.
    }
effect-declare = Its player declares how they would resolve the offer, and is bound to it.
# $capital
effect-send-back = It goes back to its player’s hand, unless they give you { $capital } capital.
# $capital
effect-drum-up = That player supports the main offer with 1 card, or else loses { $capital } capital.
effect-deck-support = Lay the top card of any action deck, unseen, as support beside an offer.
# $capital
effect-bet = If that player wins the deal, you gain { $capital } capital.
effect-bar = In this deal that player cannot support the counteroffer.
effect-mute = In this deal its player can trade neither capital nor assets.
effect-decide = You decide which offer wins.
# $capital
effect-rob-winner = Steal { $capital } capital from the countering player.
effect-counter-too = You make the counteroffer too, and the deal goes straight on to the support step.

## The table

# $round, $rounds (numbers), $phase, $left (turns)
table-round = Round { $round } of { $rounds }. { $phase }. Facedown assets on the turn track: { $left }.
# $threat, $most (numbers)
table-threat = Threat: { $threat } of { $most }.
# $demand, $threat (number)
table-demand = Demand: { $demand } (if not met: threat +{ $threat })
# $tracks (list of table-track messages)
table-supply = Supply: { $tracks }
# $resource, $have, $goal, $last (numbers)
table-track = { $resource } { $have } (goal { $goal }, track to { $last })
# $name (the element on the back), $count (cards in the deck)
table-next-event = Next event, back: { $name }. Event deck: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
# $cards (list of events with their place)
table-known-events = Events you know, from the top: { $cards }.
# $number (place from the top, 1 is the next), $event
table-known-event = { $number }. { $event }
# $decks (list of deck-line messages), $discard (number), $assets (number)
table-decks = Action decks: { $decks }. Discard pile: { $discard }. Asset deck: { $assets }.
# $type, $count
deck-line = { $type } { $count }

table-city = City
# $number, $district, $tier, $yield (list of goods), $path (district), $there (list: stage of unrest, pieces)
table-district = { $number }. { $district }, tier { $tier }, { $yield }, path to { $path }: { $there }
# Where a district holds nothing at all.
district-quiet = quiet

table-deal = Deal
# $asset
deal-asset = Revealed asset: { $asset }
deal-no-asset = No asset is revealed.
# $card, $player, $count (support cards)
deal-main = Main offer of { $player }: { $card }; support: { $count }
# $player
deal-no-main = No main offer yet; the active player is { $player }.
# $card, $player, $count (support cards)
deal-counter = Counteroffer of { $player }: { $card }; support: { $count }
# $cards (list)
deal-older = Earlier counteroffers, void: { $cards }
# $count
deal-cost = Next counteroffer: discard { $count ->
        [0] no cards
        [one] { $count } card
       *[other] { $count } cards
    }
# $players (list)
deal-barred = Cannot support the counteroffer: { $players }
# $players (list)
deal-muted = Cannot trade capital or assets in this deal: { $players }
# $player, $other
deal-bet = { $player } bets that { $other } wins the deal
# $offer, $choices (list of choices)
deal-declared = Declared for the { $offer }: { $choices }
# $offer
deal-won = Winning offer: { $offer }

# $player, $corporation
table-side = { $player }, { $corporation }
# $player, $corporation
table-active = { $player }, { $corporation }, active player
# $capital (number), $size (hand cards)
side-capital = Capital: { $capital }. Hand: { $size ->
        [0] no cards
        [one] { $size } card
       *[other] { $size } cards
    }.
# $assets (list)
side-assets = Assets: { $assets }
# $asset
asset-exhausted = { $asset } (exhausted)
# $cards (list)
side-emergency = Emergency action cards: { $cards }
# $card
emergency-spent = { $card } (face down)
# $offer, $count (facedown cards laid)
side-support = Support: { $offer }, cards: { $count }
# $cards (list)
side-known = Cards you know in that hand: { $cards }
# $rival
side-rival = Rival: { $rival }
# $investment, $text
side-investment = Investment: { $investment }. { $text }
# $cards (list)
side-dealt = Investments to choose from: { $cards }
# $card, $facts (type or emergency, and what it does)
side-card = { $card } ({ $facts })
# $cards (list)
side-laid = Cards you laid as support: { $cards }
# $rival
table-under = Rival card under the board: { $rival }.

table-trades = Trades and promises
# $number, $from, $to, $give, $want, $kind (trade-binding, trade-loose or trade-parts), $promised (yes or no), $promise (text of the players)
table-trade = { $number }. { $from } to { $to }: gives { $give }; wants { $want }; { $kind }{ $promised ->
        [yes] ; promise: { $promise }
       *[no] { "" }
    }
trade-binding = binding
trade-loose = not binding
# $first (state of the maker's part), $second (state of the taker's part)
trade-parts = parts: { $first }, { $second }
part-open = open
part-kept = kept
part-broken = broken
part-lapsed = lapsed
# $kept, $broken (numbers)
side-promises = Promises: { $kept } kept, { $broken } broken

## Choices

action-pass = Pass
# $asset, $text (what it does)
action-use = Use { $asset }: { $text }
action-enough = That is enough
# $type
action-type = { $type } cards
# $card
action-discard = Discard { $card }
# $corporation
action-player = { $corporation }
# $effects
action-either = { $effects }
# A declared choice between effects; $number (1, 2, ...)
choice-option = option { $number }
# $count
action-pay = { $count ->
        [0] Pay nothing
       *[other] Pay { $count } capital
    }
# $event
action-bury = Put on the bottom: { $event }
# $event
action-lay = Lay lowest: { $event }
# $card
action-emergency = { $card }
# $asset, $corporation (whose it is)
action-asset = { $asset } ({ $corporation })
# $card
action-give = Give { $card }
# $card
action-steal = Steal { $card }
# $type, $side
action-top = Top { $type } card as support for the { $side }
# $side
action-win = The { $side } wins
action-swap = Swap the rival cards
action-return = Take the counteroffer back
action-join = Support the main offer with 1 card
# $capital
action-ransom = Pay { $capital } capital
# $piece, $district
action-remove = Remove { $piece }: { $district }
# $piece, $district
action-place = Place { $piece }: { $district }
# $district
action-raise = Raise unrest: { $district }
# $district
action-lower = Lower unrest: { $district }
# $district
action-district = { $district }
# $from, $to (districts)
action-shift = Move the android: { $from } → { $to }
# $resource
action-resource = { $resource }
# $investment, $text
action-keep = Keep { $investment }: { $text }
# $card, $text
action-main = Main offer: { $card } ({ $text })
# $card, $text
action-counter = Counteroffer: { $card } ({ $text })
# $corporation, $give, $want, $kind (trade-binding or trade-loose), $promised (yes or no), $promise (text of the players)
action-trade = Offer { $corporation } a trade, { $kind }: you give { $give }; you get { $want }{ $promised ->
        [yes] ; promise: { $promise }
       *[no] { "" }
    }
# $number, $kind (trade-binding or trade-loose), $corporation (whose offer it is), $give, $want, $promised (yes or no), $promise (text of the players)
action-accept = Accept trade { $number } of { $corporation }, { $kind }: you give { $give }; you get { $want }{ $promised ->
        [yes] ; promise: { $promise }
       *[no] { "" }
    }
# $number
action-decline = Decline trade { $number }
# $number
action-withdraw = Withdraw trade { $number }
# $number, $give, $want, $kind (trade-binding or trade-loose), $promised (yes or no), $promise (text of the players)
action-haggle = Answer trade { $number } with other terms, { $kind }: you give { $give }; you get { $want }{ $promised ->
        [yes] ; promise: { $promise }
       *[no] { "" }
    }
# $number, $give
action-fulfil = Do your part of promise { $number } now: give { $give }
# $number, $verdict (kept or broken)
action-judge = { $verdict ->
        [kept] Promise { $number } to you was kept
       *[broken] Promise { $number } to you was broken
    }
action-abstain = Abstain
# $side
action-support = Support the { $side }
# $card
action-back = Lay { $card } face down
# $corporation, $text (its contract)
action-corporation = { $corporation } (contract: { $text })

## Questions

# $moment (one of the moment- messages)
question-use = Use an asset? { $moment }.
moment-always = Any time
moment-claim = An asset is claimed
moment-end-of-turn = End of your turn
moment-turn-start = A turn begins
moment-revealed = The asset of the deal is revealed
moment-main = The main offer was made
moment-counter = A counteroffer was made
moment-support = The support step begins
moment-abstain = A player has abstained
moment-resolution = The resolution step begins
moment-tie = Both offers have the same support
moment-won = The deal has a winner
moment-deal-over = The deal is over
moment-threat = Threat has risen
moment-illness-threat = Illness has raised threat
moment-cost = Cards are discarded for a counteroffer
# $offer
question-declare-one = Declare how you would resolve your offer ({ $offer }).
# $cards
question-general = From which type do you draw { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }? Choose one you have not drawn from in this step.
# $left
question-discard = { $left ->
        [1] Which card do you discard?
       *[other] Which card do you discard? { $left } to go.
    }
question-pick-one = Choose a player.
question-either-one = Choose one of the effects.
# $amount
question-share-one = Choose the player who gains { $amount } capital.
question-contribute = How much capital do you pay towards lowering threat?
# $cards
question-draw-type = From which type do you draw { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }?
# $drawer, $cards
question-told-type = From which type does { $drawer } draw { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }?
# $cards
question-all-draw-one = From which type do you draw { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }?
question-bury = Which of the event cards goes to the bottom of the deck?
question-lay = Which of the event cards lies lowest of those you put back?
# $owner
question-flip-one = Choose an emergency action card of { $owner } to turn face up.
# $left
question-steal-emergency-one = { $left ->
        [1] Which emergency action card do you steal?
       *[other] Which emergency action card do you steal? { $left } to go.
    }
# $owner
question-discard-asset-one = Choose an asset of { $owner } to discard.
question-steal-asset-one = Choose an asset to steal.
# $first (name of the first asset, or none)
question-swap-one = Choose an asset to swap; chosen so far: { $first }.
# $left
question-give-one = Choose a card to give away, or stop; at most { $left } more.
# $target
question-steal-one = You may steal a card from the hand of { $target }.
question-rob-one = From whom do you steal capital?
question-swap-rival = Swap your rival card with the one under the board, or leave them?
question-decide-one = Decide which offer wins.
# $owner, $capital
question-send-back-or-pay = Give { $owner } { $capital } capital, or take your counteroffer back?
# $capital
question-drummed-up = Support the main offer with 1 card, or lose { $capital } capital?
question-deck-support-one = Choose a deck and the offer its top card supports.
# $name, $left
question-remove-one = { $left ->
        [1] Which { $name } do you remove?
       *[other] Which { $name } do you remove? { $left } to go.
    }
# $name, $left
question-place-one = { $left ->
        [1] Place { $name } in which district?
       *[other] Place { $name } in which district? { $left } to go.
    }
# $left
question-raise-one = { $left ->
        [1] In which district does unrest rise?
       *[other] In which district does unrest rise? { $left } to go.
    }
# $left
question-lower-one = { $left ->
        [1] In which district does unrest fall?
       *[other] In which district does unrest fall? { $left } to go.
    }
question-choose-one = Choose a district.
# $left
question-android-one = { $left ->
        [1] Which android do you move, and where to?
       *[other] Which android do you move, and where to? { $left } to go.
    }
# $way (up or down), $count (by how much)
question-supply-one = { $way ->
        [up] Choose a resource that rises by { $count }.
       *[down] Choose a resource that falls by { $count }.
    }
question-keep = Which investment do you keep?
question-main = Make the main offer.
question-counter = Make a counteroffer or pass.
# $left
question-counter-cost = { $left ->
        [1] Which card do you discard for your counteroffer?
       *[other] Which card do you discard for your counteroffer? { $left } to go.
    }
question-support = Support an offer or abstain.
# $side, $least (may be 0 or less), $most
question-support-with = Lay cards face down for the { $side }. { $least ->
        [1] At least one more.
       *[other] At most { $most } more.
    }
question-corporation = Choose a corporation.

## The log

# $setup
event-set-up = Set-up card: { $setup }.
# $player, $corporation
event-corporation = { $player } plays { $corporation }.
# $player
event-first-player = { $player } is the first active player.
# $player, $rival: only this player reads it
event-rival = { $player } has this rival card: { $rival }.
# $player
event-rival-hidden = { $player } gets a rival card.
# $player, $investments (list): only this player reads it
event-investments = { $player } may choose one of these investments: { $investments }.
# $player, $investment: only this player reads it
event-invested = { $player } keeps an investment: { $investment }.
# $player
event-invested-hidden = { $player } keeps an investment.
# $round, $space (standard or demand)
event-round = { $space ->
        [demand] A demand round begins.
       *[standard] Round { $round } begins.
    }
# $player, $left (assets on the turn track)
event-turn = It is the turn of { $player }. Assets on the turn track: { $left }.
# $turns
event-turns = Assets laid on the turn track: { $turns }.
# $player, $asset
event-revealed = { $player } reveals an asset: { $asset }.
# $player
event-no-offer = { $player } has nothing to offer.
# $player, $card
event-main-offer = { $player } makes the main offer: { $card }.
# $player, $card, $cost (number of cards discarded)
event-counteroffer = { $cost ->
        [0] { $player } makes a counteroffer: { $card }.
        [one] { $player } makes a counteroffer: { $card }. It costs { $cost } card from the hand.
       *[other] { $player } makes a counteroffer: { $card }. It costs { $cost } cards from the hand.
    }
# $player
event-no-counter = { $player } makes no counteroffer.
# $player, $card
event-sent-back = { $player } takes the counteroffer back: { $card }.
# $player, $offer, $card, $choices (list of choices)
event-declared = { $player } declares how { $card } ({ $offer }) will be resolved: { $choices }.
# $player, $card, $offer: only this player reads it
event-backed = { $player } lays a support card: { $card }.
# $player, $offer, $cards
event-supported = { $cards ->
        [one] { $player } supports the { $offer } with { $cards } card.
       *[other] { $player } supports the { $offer } with { $cards } cards.
    }
# $player, $offer, $type
event-deck-supported = { $player } supports the { $offer } with the top { $type } card.
# $player
event-abstained = { $player } abstains.
# $player, $offer
event-decided = { $player } decides that the { $offer } wins the deal.
# $player, $offer, $main, $counter (numbers of support cards), $by (tie: as many for both; more)
event-won = { $player } wins the deal with the { $offer } (support: main offer { $main }, counteroffer { $counter }).{ $by ->
        [tie] {" "}It was a tie, which the main offer wins.
       *[more] {""}
    }
# $player, $card
event-resolved = { $player } resolves { $card }.
# $asset
event-asset-unclaimed = Nobody claims { $asset }; it goes to the bottom of the asset deck.
# $player, $asset
event-claimed = { $player } claims an asset: { $asset }.
# $player, $asset
event-used = { $player } uses { $asset }.
# $player, $asset
event-exhausted = { $player } exhausts { $asset }.
# $player, $asset
event-readied = { $player } readies { $asset }.
# $player, $asset
event-asset-discarded = { $player } discards an asset: { $asset }.
# $from, $to, $asset
event-asset-moved = { $asset } goes from { $from } to { $to }.
# $player, $card, $faceup (1 or 0)
event-emergency-returned = { $faceup ->
        [1] { $card } returns to { $player }, face up.
       *[0] { $card } returns to { $player }, face down.
    }
# $player, $card
event-flipped = { $card } of { $player } is turned face up.
# $from, $to, $card
event-emergency-stolen = { $to } steals { $card } from { $from }.
# $player, $card, $type: only this player reads it
event-drew = { $player } draws { $card } ({ $type }).
# $player, $type
event-drew-hidden = { $player } draws a card ({ $type }).
# $player, $type
event-nothing-to-draw = { $player } draws nothing: there are no cards left ({ $type }).
# $cards (list of names)
event-reshuffled = The discard pile is sorted into the decks: { $cards }.
# $player, $card: only this player reads it
event-discarded = { $player } discards { $card }.
# $player
event-discarded-hidden = { $player } discards a card.
# $from, $to, $card: only these two read it
event-passed-card = A card goes from { $from } to { $to }: { $card }.
# $from, $to
event-passed-card-hidden = A card goes from { $from } to { $to }.
# $player, $other, $cards (list): only this player reads it
event-saw-hand = { $player } sees the hand of { $other }: { $cards }.
# $player, $other
event-saw-hand-hidden = { $player } looks at the hand of { $other }.
# $player, $rival: only this player reads it
event-saw-rival = { $player } sees the rival card under the board: { $rival }.
# $player
event-saw-rival-hidden = { $player } looks at the rival card under the board.
# $player, $events (list, from the top): only this player reads it
event-foresaw = { $player } sees the next events: { $events }.
# $player, $backs (list of elements, from the top)
event-foresaw-hidden = { $player } looks at the next events; on their backs: { $backs }.
# $player, $back (element)
event-buried = { $player } puts an event on the bottom of the deck; on its back: { $back }.
# $player, $other
event-picked = { $player } chooses a player: { $other }.
# $player, $district
event-chose-district = { $player } chooses a district: { $district }.
# $player, $count, $source (key), $capital
event-gained = { $source ->
        [start] { $player } starts with { $count } capital.
        [contract] { $player } gains { $count } capital by contract and has { $capital }.
        [investment] { $player } gains { $count } capital from the investment and has { $capital }.
        [trade] { $player } receives { $count } capital and has { $capital }.
       *[other] { $player } gains { $count } capital and has { $capital }.
    }
# $player, $count, $source (key), $capital
event-lost = { $source ->
        [trade] { $player } hands over { $count } capital and has { $capital }.
       *[other] { $player } loses { $count } capital and has { $capital }.
    }
# $way (up or down), $count, $threat, $cause (key)
event-threat = { $way ->
        [down] Threat falls by { $count } to { $threat }.
       *[up] { $cause ->
            [illness] Illness raises threat by { $count } to { $threat }.
            [human-first] Human First reaches the Root: threat rises by { $count } to { $threat }.
            [orgcrime] Orgcrime reaches the Root: threat rises by { $count } to { $threat }.
            [outage] An outage reaches the Root: threat rises by { $count } to { $threat }.
            [demand] Threat rises by { $count } to { $threat }: the demand was not met.
            [event] The event raises threat by { $count } to { $threat }.
           *[other] Threat rises by { $count } to { $threat }.
        }
    }
# $district, $stage (0, 1 or 2)
event-unrest = { $stage ->
        [0] { $district } is stable.
        [1] { $district } is in protest.
       *[other] { $district } is in strike.
    }
# $piece, $district
event-placed = Placed in { $district }: { $piece }.
# $piece, $district
event-removed = Removed from { $district }: { $piece }.
# $piece, $district, $to
event-moved = Moved from { $district } to { $to }: { $piece }.
# $piece, $district
event-no-reserve = Nothing is placed in { $district }, because the reserve is empty: { $piece }.
event-production = Production begins.
# $district
event-exploited = { $district } is exploited.
# $district
event-idle = { $district } produces nothing: it is in strike or outage.
# $district
event-blocked = Orgcrime blocks the primary resource of { $district }.
# $resource, $way (up or down), $count, $supply (number)
event-supply = { $way ->
        [down] Supply, { $resource }: { $count } less, now { $supply }.
       *[up] Supply, { $resource }: { $count } more, now { $supply }.
    }
# $event, $back (element)
event-event = Event: { $event }.
# $demand, $goals
event-demand = New demand: { $demand } ({ $goals }).
# $demand
event-demand-met = The demand is met: { $demand }.
# $demand, $missing
event-demand-failed = The demand is not met: { $demand }. Missing: { $missing }.
# $player, $investment, $count
event-investment-revealed = { $player } reveals an investment worth { $count } capital: { $investment }.
# $player, $rival
event-rival-revealed = { $player } had this rival card: { $rival }.
# $winners (how many), $names (of the winners), $scores (list such as Anna 21, Jan 19), $threat
event-ended = { $winners ->
        [0] The game is over at threat { $threat }, and nobody wins ({ $scores }).
       *[other] The game is over at threat { $threat }, won by { $names } ({ $scores }).
    }
# $number, $from, $to, $give, $want, $kind (trade-binding or trade-loose), $promised (yes or no), $promise (text of the players)
event-trade-offered = { $from } offers { $to } trade { $number }, { $kind }: gives { $give }; wants { $want }{ $promised ->
        [yes] ; promise: { $promise }
       *[no] { "" }
    }.
# $number, $from, $to, $give, $want
event-traded = Trade { $number }, binding, is carried out. { $from } gives { $give }; { $to } gives { $want }.
# $number, $from, $to, $give, $want, $promised (yes or no), $promise (text of the players)
event-promised = { $from } and { $to } agree on trade { $number }, not binding: { $from } is to give { $give }; { $to } is to give { $want }{ $promised ->
        [yes] ; promise: { $promise }
       *[no] { "" }
    }.
# $number, $from, $to
event-trade-declined = { $to } declines trade { $number } from { $from }.
# $player, $reason (broken: $broken promises; dear: $capital; helps: $owner; lacks: $count cards, and leads: $main, $counter; short, terms; threat: $threat; or little)
event-trade-reason = { $player }: { $reason ->
        [broken] “{ $broken ->
            [one] You have broken a promise
           *[other] You have broken { $broken } promises
        }.”
        [dear] “That is not worth { $capital } capital to me.”
        [helps] “That would help { $owner } more than me.”
        [lacks] “{ $count ->
            [one] One card
           *[other] { $count } cards
        } would not win it for me: it stands { $main } to { $counter }.”
        [leads] “I am ahead without it: it stands { $main } to { $counter }.”
        [nothing] “I give nothing for nothing.”
        [short] “I do not have that to give.”
        [terms] “Words alone are not enough: name capital, assets or support.”
        [threat] “The threat is at { $threat } already; the city would not bear it.”
       *[little] “That is worth more to me than you offer.”
    }
# $number, $from, $to
event-trade-answered = { $to } answers trade { $number } from { $from } with other terms.
# $number, $from, $to
event-trade-withdrawn = { $from } withdraws trade { $number } offered to { $to }.
# $number, $from, $to
event-trade-expired = Trade { $number } between { $from } and { $to } has expired.
# $number, $player, $to
event-promise-kept = { $player } has kept promise { $number } to { $to }.
# $number, $player, $to
event-promise-broken = { $player } has broken promise { $number } to { $to }.
# $number, $player, $to
event-promise-lapsed = There was nothing for { $player } to support: promise { $number } to { $to } has lapsed.

## Why an action is refused: one message for each clause, with the dot of its id written as a hyphen

# $corporation
refused-NA-S-6 = { $corporation } is taken; choose another corporation.
refused-NA-13-0 = There is no main offer to support.
# $about: word (no reason, $word; those there are, $known), good (one that cannot be traded, $good), number (no such trade for you, $number), most (too many or too long, $most), cards (more support than a hand holds: $cards, $have), need (more capital than there is: $need, $have), asset ($asset is not theirs), seat (with nobody, or about nothing)
refused-NA-14-0 = { $about ->
        [word] “{ $word }” is no reason to decline; say nothing, or one of these: { $known }.
        [good] “{ $good }” cannot be traded: only capital, assets and promises can.
        [number] There is no trade { $number } that you could answer or withdraw.
        [most] That is too much: at most { $most } are possible (offers of one player at a time, or signs in a promise).
        [cards] The side that should support with { $cards } cards has only { $have } in hand.
        [need] The side that should give { $need } capital has only { $have }.
        [asset] { $asset } does not belong to the side that should give it.
       *[seat] A trade needs another player, and something to trade; it is possible once the first active player is known.
    }
# $about: most ($most promises at once), number ($number)
refused-NA-14-2 = { $about ->
        [most] There are already { $most } promises that bind nobody; wait until some are settled.
       *[number] Promise { $number } has no open part that you could do or judge in this way.
    }
# $word (what was written)
refused-NA-14-3 = A trade is either “binding” or “loose”; “{ $word }” is neither.
# $good (id)
refused-NA-14-5 = “{ $good }” can never be traded, nor can any action card, emergency action card, rival card or corporation sheet.
# $need, $have
refused-NA-15-3 = That takes { $need } capital, and you have { $have }.
    .how = Capital comes from the deals you back, from your investments, and from trades with the others.
# $about: district ($district), resource ($resource) or player, chosen twice or not to be chosen
refused-NA-16-0 = { $about ->
        [district] { $district } has been chosen for this effect already; choose a different district.
        [resource] This resource has been chosen for this effect already; choose another: { $resource }.
       *[player] This player cannot be chosen here, or has been chosen already; choose another.
    }
refused-NA-16-5 = Your hand is no longer above your hand size, so nothing more is discarded.
# $card
refused-NA-17-2 = { $card } lies face down and cannot be offered.
    .how = An emergency action card is played once a game, unless an effect turns it face up again.
# $card
refused-NA-17-5 = { $card } is an emergency action card, and these cannot be laid as support.
    .how = Face up, it can be a main offer or a counteroffer.
# $card
refused-NA-17-6 = { $card } cannot be stolen: it is yours, on offer, or not in the game.
# $asset, $corporation (whose it is)
refused-NA-22-0 = { $asset } belongs to { $corporation }; you can use it this turn if you trade for it now.
# $asset
refused-NA-22-1 = { $asset } has been used at this moment already.
    .how = In your next turn you can use it again.
refused-NA-23-0 = There is no counteroffer to support.
# $need, $have
refused-NA-25-4 = This counteroffer takes { $need ->
        [one] { $need } card
       *[other] { $need } cards
    } to discard besides the card offered; you have { $have }.
    .how = You can still back an offer, or sell your support.
refused-NA-27-0 = You cannot steal from yourself; choose another player.
# $asset
refused-NA-27-2 = { $asset } is your own; choose an asset of another player.
# $card
refused-NA-27-3a = { $card } is an emergency action card, not part of the hand, and cannot be stolen here.
# $district
refused-NA-29-5 = { $district } is stable, so its unrest cannot fall.
    .how = Unrest falls in a district in protest or strike.
# $type
refused-NA-31-1 = You have drawn from this deck in this step already: { $type }.
    .how = Draw from another deck; in your next refresh step this one is open to you again.
# $district
refused-NA-35-0 = { $district } is the chosen district itself or lies in another tier; choose another district of the same tier.
# $district
refused-NA-36-2 = { $district } is in strike or outage and produces nothing.
    .how = It produces again when its unrest falls or the outage is removed.
# $district
refused-NA-38-3 = { $district } has Prisec already.
# $resource, $have
refused-NA-40-2 = This resource is at the end of its track: { $resource } ({ $have }).
# $resource
refused-NA-40-3 = This resource is at 0: { $resource }.
    .how = Choose a resource of which the city has something.
# $district
refused-NA-43-4 = { $district } has a development token already.
    .how = Choose a district that has none.
# $district
refused-NA-49-1 = { $district } is in strike, so its unrest cannot rise.
    .how = Unrest rises in a district that is stable or in protest.
# $district
refused-NA-53-0 = The card does not place anything in { $district }.
refused-NA-54-2a = The active player cannot pass: make a main offer.
# $offer
refused-NA-54-4a = You support the other offer already and cannot support the { $offer } too.
# $piece, $district
refused-NA-55-0 = There is nothing of this kind to remove in { $district }: { $piece }.
# $need (number)
refused-NA-57-1 = Support takes at least one facedown card; still to be laid: { $need }.
    .how = Once it lies there, you may stop.
# $district
refused-NA-62-2 = { $district } is in outage, so its unrest cannot rise.
    .how = When the outage is removed, it can rise there again.
# $district
refused-NA-62-3 = { $district } is in outage already.
# $asset
refused-NA-63-0 = { $asset } belongs to the same player as the first asset; choose one of another player.
# $about: declared (bound to $declared), asset ($asset cannot be used now), offer (an asset forbids it, $offer), district ($district), resource ($resource) or player (chosen twice or not to be chosen), seat (an asset forbids trading)
refused-NA-65-0 = { $about ->
        [declared] You have declared how you resolve this card and are bound to it: { $declared }.
        [asset] { $asset } has no ability for this moment.
        [offer] An asset keeps you from supporting the { $offer }.
        [district] { $district } has been chosen for this effect already; choose a different district.
        [resource] This resource has been chosen for this effect already; choose another: { $resource }.
        [player] This player cannot be chosen here, or has been chosen already; choose another.
       *[seat] An asset forbids this player to trade capital and assets in this deal.
    }
    .how = { $about ->
            [asset] The card says when it can be used.
           *[other] { "" }
        }
# $asset
refused-NA-65-2a = { $asset } is exhausted until its owner’s next refresh step.
# $asset
refused-NA-65-7 = { $asset } belongs to another player than the one whose asset is discarded.
# $from (district)
refused-NA-68-2 = The android in { $from } has been moved by this card already.
# $to (district)
refused-NA-68-3 = { $to } has an android already.
    .how = Choose a district that has none.

## What can be wrong with an input. Figures between quotation marks are what the person wrote or the ids of the game; they are never translated.

# $word (text)
problem-goods-unknown = “{ $word }” cannot be read as terms of a trade; write capital as a number, assets by their ids, support as “main*2” or “counter*2”, joined by a plus, or a dash for nothing.
# $got (number)
problem-position-players = The position has { $got } seats, but the game is for 4 to 6 players.
# $corporation (id, or a dash)
problem-position-corporations = Every player needs a corporation of their own; look at “{ $corporation }”.
# $piece (id), $district (id), $got (number)
problem-position-pieces = The position has { $got } of “{ $piece }” in “{ $district }”, but a district holds at most one.
# $piece (id), $got, $most (numbers)
problem-position-box = The position has { $got } of “{ $piece }”, but the box holds { $most }.
# $piece, $other, $district (ids)
problem-position-clash = “{ $piece }” and “{ $other }” cannot both be in “{ $district }”.
# $seat (number)
problem-position-countering = The position makes seat { $seat } the countering player, but the last card in the box is not theirs.
# $seat (number), $asset (id)
problem-position-exhausted = The position exhausts “{ $asset }” for seat { $seat }, who does not have it.
# $seat, $got, $want (numbers)
problem-position-sources = The sources of capital of seat { $seat } add up to { $got }, but the capital is { $want }.
# $card (id)
problem-position-emergency = “{ $card }” belongs to a corporation that is not in the game.
# $round (number), $phase (word)
problem-position-round = Round { $round } cannot be in the phase “{ $phase }”.
# $step (word)
problem-position-deal = The cards of the deal do not fit the step it has reached (“{ $step }”).
# $effect (word)
problem-effect-passive = The effect “{ $effect }” only works on an asset and cannot be tried out.
# $file (name), $entry (word), $got, $want (numbers)
problem-content-count = { $file }: there are { $got } entries “{ $entry }”, but there must be { $want }.
want-two-seats = two different seats
want-two-states = two of the words open, kept, broken, with one part open
want-card-of-that-type = a card of the type of that deck
want-support-card = a card together with the offer it supports
want-two-investments = two investments for every seat, or none
want-number-or-list = a number, or a list of numbers

## Where a result comes from

score-start = Start
score-contract = Contract
score-investment = Investments
score-asset = Assets
score-card = Action cards
score-trade = Trades
score-total = Capital in all

# How the end looks to whoever reads it: what decided, and by how much. $enough (yes, no), $by (capital: how much more than was needed to
# be level with the rival, or how much too little), $corporation (the rival)
margin-rival = { $enough ->
        [yes] You have { $by } more capital than your rival, { $corporation }.
       *[no] You are { $by } short of beating your rival, { $corporation }: a tie is not enough.
    }
# The own rival card; $have, $need (numbers of players), $enough (yes, no)
margin-own = { $enough ->
        [yes] You held your own card and are ahead of { $have ->
            [one] one player
           *[other] { $have } players
        }.
       *[no] You held your own card: you are ahead of { $have } of the { $need } players you had to beat.
    }
# $have, $need, $by (capital), $enough (yes, no)
margin-federalist = { $enough ->
        [yes] The city fell, and you, the Federalist, have { $have } capital.
       *[no] The city fell, but you, the Federalist, are { $by } short of { $need } capital.
    }
margin-fell = The city fell, and then only the Federalist can win.
margin-stood = The city stood, and so you, the Federalist, could not win.

## What is told at length

stage-deal = The deal is decided
stage-demand = Demand
stage-event = Event
stage-production = Production
stage-round-over = What the round changed

## How a game went, over its rounds

course-threat = Threat
course-capital = Capital

## The search of the rulebook

# A line for each thing: what people call it = what the rulebook calls it. Where several words stand before a comma, all must be asked.
rules-synonyms =
    trade cards = cannot traded
    end, over, how long = ends
    win, won, victory = winning wins rival
    lose, lost, defeat = loses lose
    money, rich, earn = capital contract
    fail demand, demand fails, miss the demand = met
    promise, keep my word, lie = promises binding
    show, tell, secret = secret
    hand, hold cards, how many cards = size discard
    tie, draw, equal = ties
    trade, sell, buy, swap = trading traded
    cost, price = cost
    sick, disease, ill = illness
    riot, angry = unrest
    criminals, crime, gang = orgcrime
    terrorists = human first
    police, guards = prisec
    robots = androids
