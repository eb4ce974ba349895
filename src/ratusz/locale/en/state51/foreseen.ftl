### What a player counts, as previews name it

figure-fuel = fuel
figure-weapon = weapons
figure-brick = bricks
figure-scrap = scrap
figure-universal = universal resources
figure-worker = workers
figure-con1 = conquest tokens of reach 1
figure-con2 = conquest tokens of reach 2
figure-coop1 = cooperation tokens of reach 1
figure-coop2 = cooperation tokens of reach 2
figure-inc1 = incorporation tokens of reach 1
figure-inc2 = incorporation tokens of reach 2
figure-score = victory points
figure-hand = cards in hand
figure-locations = locations
figure-deals = deals
figure-spoils = spoils
figure-room = free places under the base
figure-lapsing = goods that will lapse
figure-late = cards under the base that come too late
# $name (one of the names above)
figure-their = opponent’s { $name }
# For whoever watches: whose it is; $name (one of the names above), $player (name)
figure-of = { $name } of { $player }

## What is good to know besides

# A location conquered
remark-spoils = Under your base; cash it in during a later production.
# A location cooperated with
remark-deals = Under your base; it brings its goods in every production from the next one on.
# The same two in the last round
remark-spoils-late = Under your base, where it brings nothing more: no production comes after this round.
remark-deals-late = Under your base, where it brings nothing more: no production comes after this round.
remark-full = Your base is full: one card under it has to go.
remark-passed = You take no more actions this round, and your locations are closed to visitors.
# $count (goods)
remark-lapsing = { $count ->
        [one] { $count } good is unspent and lapses at the end of the round.
       *[other] { $count } goods are unspent and lapse at the end of the round.
    }
