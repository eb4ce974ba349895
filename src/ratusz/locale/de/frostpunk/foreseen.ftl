### Was ein Spieler zählt, wie die Vorschau es nennt

figure-food = Nahrung
figure-hunger = Hunger
figure-deaths = Tote
figure-automatons = Automatons
figure-hope = Hoffnung
figure-discontent = Unzufriedenheit
figure-active-hope = aktive Hoffnung
figure-active-discontent = aktive Unzufriedenheit
figure-heat = Wärme
figure-cold = Kälte
figure-overload = Überlastung
figure-works = verbleibende Arbeiten
figure-tiles = Plättchen auf der Karte
figure-wood = Holz
figure-coal = Kohle
figure-core = Dampfkerne
figure-steel = Stahl
# $people (all citizens of a type, in the nominative plural)
figure-citizens = { $people }
# $people (as above)
figure-sick = Kranke ({ $people })
# $people (as above)
figure-gravely-ill = Schwerkranke ({ $people })
# Who would fall ill from the cold at this heat; $people (as above)
figure-exposed = der Kälte ausgesetzt ({ $people })
# $zone (its number, from the Generator outwards)
figure-zone = Zone { $zone } warm
# $pawn (a kind of pawn, in the nominative)
figure-pawns = bereite Figuren ({ $pawn })

## What holds or does not, when that has changed

# $zone (its number, from the Generator outwards)
turned-zone-on = Zone { $zone } ist jetzt warm
# $zone (as above)
turned-zone-off = Zone { $zone } ist jetzt kalt
# $type (key)
turned-gravely-ill-on = { $type ->
        [worker] ein Arbeiter ist schwer krank
        [engineer] ein Ingenieur ist schwer krank
       *[child] ein Kind ist schwer krank
    }
# $type (key)
turned-gravely-ill-off = { $type ->
        [worker] kein Arbeiter ist mehr schwer krank
        [engineer] kein Ingenieur ist mehr schwer krank
       *[child] kein Kind ist mehr schwer krank
    }
