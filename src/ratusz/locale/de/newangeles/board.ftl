### What the board of New Angeles says by itself in the browser. Figures mean the same as in game.ftl: $corporation, $district, $card,
### $asset, $event (names), $give and $want (lists of what is traded), $count and other numbers. Words here stand in small places: keep them short.

## The city

board-city = Die Stadt
# $number (of the district), $district
board-place = { $number } { $district }
# Where several pieces of a district may be meant; $piece, $place (district with its number)
board-piece-at = { $place }: { $piece }
# A move of an android; $from, $to (districts)
board-move = { $from } → { $to }
# The state of a district, one word each.
board-stable = Stabil
board-protest = Protest
board-strike = Streik
board-outage = Ausfall
board-state-stable = Stabil: kann ausgebeutet werden.
board-state-protest = Protest: produziert noch; eine Stufe mehr ist ein Streik.
board-state-strike = Streik: produziert nichts.
board-state-outage = Ausfall: produziert nichts, bis der Ausfall entfernt ist.
# $goods (resources with their number)
board-primary = Primär: { $goods }.
# $goods (resources with their number)
board-secondary = Sekundär: { $goods }.
# $pieces (names of pieces)
board-there = Dort: { $pieces }.
# $count (number)
board-ill = Krankheit: Eine Karte, die diesen Stadtteil betrifft, erhöht die Bedrohung um { $count }.
board-blocked = „Organisiertes Verbrechen“ blockiert die Primärressource.
# $district (where what is pushed goes)
board-path = Der Pfad führt nach: { $district }.
board-threat = Bedrohung
# $most (number)
board-of = von { $most }
# $most (number)
board-threat-title = Bedrohung: bei { $most } fällt die Stadt
board-threat-text = Dann gewinnt niemand außer dem Föderalisten, falls er genug Kapital hat.

## Tracks

board-tracks = Runden, Nachfrage und Angebot
board-round-name = Runde
# $round, $rounds (numbers)
board-round = Runde { $round } von { $rounds }
# $number
board-round-standard = Standardrunde { $number }
# $number (the letter on the track)
board-round-demand = Nachfragerunde ({ $number }): Die Nachfrage wird geprüft, Investitionen werden ausgewertet
board-turns = Züge
# $count (number)
board-turns-left = { $count ->
        [one] Nach diesem folgt noch { $count } Zug
       *[other] Nach diesem folgen noch { $count } Züge
    }
board-demand = Nachfrage
board-demand-none = noch keine
# $have, $goal, $last (numbers)
board-supply-line = { $have } im Angebot, { $goal } nötig, höchstens { $last }.
board-next-event = Die Rückseite der nächsten Ereigniskarte
board-next-event-text = Die Rückseite zeigt, worum es geht; die Vorderseite bleibt verdeckt.
# $event
board-known-event = Du weißt: { $event }
# $name (what the next event is about)
board-next = Nächstes Ereignis: { $name }.
# $count (number)
board-in-city = { $count } in der Stadt.
board-reserve = Vorrat
# $count (number)
board-reserve-left = Noch im Vorrat: { $count }
board-capital = Kapital
board-capital-track = Kapitalleiste

## Players

board-seats = Spieler im Uhrzeigersinn
board-deciding = Am Zug
board-active = Aktiv
board-countering = Kontert
board-abstains = Enthalten
# $count (number of cards)
board-backs-main = Haupt × { $count }
# $count (number of cards)
board-backs-counter = Gegen × { $count }
# $capital, $cards (numbers)
board-seat-facts = Kapital { $capital }, Handkarten { $cards }.
# $count (number)
board-hand-size = { $count ->
        [one] { $count } Handkarte
       *[other] { $count } Handkarten
    }
board-emergency = Notfallkarte
# $card
board-emergency-ready = { $card }: offen
# $card
board-emergency-spent = { $card }: verdeckt
board-promises = Versprechen
# $kept, $broken (numbers)
board-word = Versprechen gehalten: { $kept }, gebrochen: { $broken }
# For which deal support is promised.
board-when = In welcher Absprache
board-this-deal = in dieser
# $later (number of deals after this one)
board-later-deal = { $later ->
        [1] in der nächsten
        [2] in der übernächsten
       *[other] in der { $later }. nach dieser
    }
board-exhausted = erschöpft
board-ready = spielbereit
board-corporations = Die Konzerne
board-contract-name = Auftrag:

## The deal

board-steps = Schritte der Absprache
board-step-asset = Vorteil
board-step-main = Hauptvorschlag
board-step-counter = Gegenvorschlag
board-step-support = Unterstützung
board-step-resolution = Auflösung
board-offer-main = Hauptvorschlag
board-offer-counter = Gegenvorschlag
board-no-deal = Gerade läuft keine Absprache.
board-main-none = Der aktive Spieler hat noch nichts vorgeschlagen.
# What a counteroffer costs now; $count (cards to discard)
board-counter-price = { $count ->
        [0] Niemand hat gekontert. Ein Gegenvorschlag kostet nichts.
        [one] Ein Gegenvorschlag kostet { $count } Karte.
       *[other] Ein Gegenvorschlag kostet { $count } Karten.
    }
# $count (cards to discard)
board-next-price = { $count ->
        [one] Der nächste kostet { $count } Karte.
       *[other] Der nächste kostet { $count } Karten.
    }
# $cards (names)
board-older = Zuvor: { $cards }.
# $choices (what was declared)
board-declared = Angekündigt und bindend: { $choices }
board-won = Siegreich
board-asset-revealed = Aufgedeckte Vorteilskarte
# $count (number)
board-asset-none = Verdeckt auf der Zuganzeige: { $count }
# $corporation, $count (cards)
board-backer = { $corporation } { $count }
# $main, $counter (cards)
board-scales = Unterstützung: Hauptvorschlag { $main }, Gegenvorschlag { $counter }
# $corporation
board-tie = Bei Gleichstand: { $corporation }
# $threat (such as +2, or +0 to +2)
board-threat-change = { $threat } Bedrohung
# $least, $most (such as +0, +2)
board-range = { $least } bis { $most }
# $numbers (of districts)
board-illness-in = Krankheit in { $numbers }
board-no-illness = keine Krankheit betroffen
board-harmless = Krankheit zählt nicht
# Threat could reach its end.
board-deadly = das kann das Spiel beenden
# Capital that all pay together for a card.
board-paid-together = gemeinsam gezahlt
# $corporation, $most (capital)
board-contract-pays = { $corporation } bis +{ $most }
board-your-rival = dein Rivale
# $numbers (of districts)
board-can-touch = Kann betreffen: { $numbers }
# $numbers (of districts)
board-touches = Betrifft: { $numbers }

## The own side

board-my-rival = Mein Rivale
board-my-investment = Meine Investition
board-investment-choose = Zur Wahl
board-you = du
board-them = Rivale
# $count (capital)
board-ahead = Vorsprung: { $count }.
# $count (capital)
board-behind = Noch { $count }, um vorbeizuziehen.
# $beaten, $needed (numbers of players)
board-beaten = Sieg: reicher als { $needed } andere. Jetzt: { $beaten }.
# The Federalist; $capital (number)
board-federalist = Sieg: Die Stadt fällt, und du hast { $capital } Kapital.
# $count (capital)
board-worth = Jetzt { $count } wert
board-faceup = offen
board-facedown = verdeckt, genutzt
board-own-none = Noch keine Vorteilskarten
# $count (number)
board-hand = Deine Hand, Karten: { $count }
board-hand-empty = Keine Karten auf der Hand.
# $count (number)
board-hand-hidden = { $count ->
        [one] { $count } verdeckte Handkarte.
       *[other] { $count } verdeckte Handkarten.
    }
# $corporation (those who have seen the card)
board-known-to = Gesehen von { $corporation }

## Trade

board-trade = Handel
board-new-offer = Neues Angebot
board-trade-none = Biete jederzeit allen Kapital, Vorteilskarten, Unterstützung oder dein Wort an.
board-trade-with = Mit
# $corporation
board-haggle-with = Andere Bedingungen für { $corporation }
board-you-give = Du gibst
board-you-get = Du bekommst
board-capital-less = Ein Kapital weniger
board-capital-more = Ein Kapital mehr
# $count (number)
board-has = von { $count }
board-support = Unterstützung
board-support-none = keine
# $count (the number stands before it)
board-cards = { $count ->
        [one] Karte
       *[other] Karten
    }
# $count (cards), $offer (one of the offer- messages)
board-support-cards = { $count ->
        [one] { $count } Karte Unterstützung ({ $offer })
       *[other] { $count } Karten Unterstützung ({ $offer })
    }
board-promise = Versprechen in eigenen Worten
board-promise-example = Ich unterstütze deinen nächsten Vorschlag
board-loose = Nur ein Versprechen
board-will-bind = Bindend: Bei Annahme geschieht beides sofort.
board-will-promise = Nicht bindend: bleibt als Notiz bei beiden, bis es gehalten oder gebrochen ist.
board-will-nothing = Sag, was du gibst, was du bekommst oder was du versprichst.
board-send = Anbieten
# What somebody offers me; $way (swap; gift: for nothing; worded: for nothing but words, which follow; ask: gives nothing; pledge: gives
# a promise; word: neither, only a promise), $give, $want
board-bid-to-you = { $way ->
        [gift] will dir { $give } schenken.
        [ask] bittet dich um { $want }.
        [word] gibt dir ein Versprechen.
        [worded] bietet dir { $give }, mit diesen Worten:
        [pledge] gibt dir ein Versprechen für { $want }.
       *[swap] bietet dir { $give } für { $want }.
    }
# $corporation (whom), $way, $give, $want
board-bid = { $way ->
        [gift] will { $corporation } { $give } schenken.
        [ask] bittet { $corporation } um { $want }.
        [word] gibt { $corporation } ein Versprechen.
        [worded] bietet { $corporation } { $give }, mit diesen Worten:
        [pledge] gibt { $corporation } ein Versprechen für { $want }.
       *[swap] bietet { $corporation } { $give } für { $want }.
    }
board-accept = Annehmen
board-haggle = Feilschen
board-decline = Ablehnen
# Of using assets
board-standing = Nicht in dieser Absprache
board-standing-on = In dieser Absprache setzt du keine Vorteilskarte ein.
board-standing-off = Wieder fragen
board-withdraw = Zurückziehen
board-fulfil = Meinen Teil tun
board-judge-kept = Gehalten
board-judge-broken = Gebrochen
# Of a promise whose other half was broken or has lapsed
board-fulfil-anyway = Trotzdem erfüllen
board-note-free = Von der anderen Seite kam nichts: Du musst deinen Teil nicht erfüllen.
# $number
board-note = Versprechen { $number }
# A half of a promise; $who (you or other), $corporation, $what (goods or words), $state (one of the part- messages)
board-note-part = { $who ->
        [you] Du
       *[other] { $corporation }
    }: { $what } ({ $state })
# What somebody answers to an offer of one's own; $answer (yes, word, no), $corporation
board-reply = { $answer ->
        [yes] { $corporation } nimmt an.
        [word] { $corporation } nimmt an, als Versprechen.
       *[no] { $corporation } lehnt ab.
    }
# $way, $give, $want
board-reply-terms = { $way ->
        [gift] Dein Angebot: { $give } als Geschenk
        [ask] Dein Angebot: nichts für { $want }
        [word] Dein Versprechen
        [worded] Dein Angebot: { $give }, mit diesen Worten:
        [pledge] Dein Angebot: ein Versprechen für { $want }
       *[swap] Dein Angebot: { $give } für { $want }
    }
# Before the buttons that say whether the other side kept its promise.
board-judge = Die andere Seite:
# $corporation, $give, $want
board-suggestion = { $corporation }: { $give } für { $want }

## What can be done, as headings of reasons why not

board-do-main = Hauptvorschlag
board-do-counter = Gegenvorschlag
board-do-pass = Passen
board-do-support = Unterstützen
board-do-back = Mit einer Karte unterstützen
board-do-remove = Entfernen
board-do-place = Platzieren
board-do-raise = Unruhe erhöhen
board-do-lower = Unruhe senken
board-do-district = Einen Stadtteil wählen
board-do-shift = Einen Androidenmarker verschieben
board-do-resource = Eine Ressource wählen
board-do-player = Einen Spieler wählen
board-do-use = Eine Vorteilskarte nutzen
board-do-asset = Eine Vorteilskarte wählen
board-do-discard = Ablegen
board-do-give = Eine Karte geben
board-do-keep = Eine Investition behalten
board-do-corporation = Einen Konzern wählen
board-do-emergency = Eine Notfall-Aktionskarte wählen
board-do-type = Eine Art wählen
board-do-pay = Zahlen
board-do-ransom = Zahlen
board-do-enough = Aufhören

## The end

# $threat (number)
board-outcome-demand = Die Stadt hielt durch: Die letzte Nachfrage ist vorbei, die Bedrohung steht bei { $threat }. Wer reicher ist als sein Rivale, gewinnt.
# $threat (number)
board-outcome-threat = Die Bedrohung erreichte { $threat }: Die Stadt fiel. Nur ein Föderalist mit genug Kapital gewinnt.
# The own rival card; $beaten, $needed (numbers of players)
board-own-rival = eigene Karte: { $beaten } überholt, { $needed } nötig
# $outcome (demand: the city stood; threat: it fell), $mine, $needed (capital)
board-federalist-was = { $outcome ->
        [threat] Föderalist: die Stadt ist gefallen; { $mine } Kapital, mindestens { $needed } nötig
       *[demand] Föderalist: die Stadt hätte fallen müssen, doch sie steht ({ $mine } Kapital)
    }
# $corporation, $mine, $theirs (capital), $short (capital, 0: the rival is beaten)
board-rival-was = { $short ->
        [0] vor { $corporation }, { $mine } zu { $theirs }
       *[other] gegen { $corporation } { $mine } zu { $theirs }: Es fehlten { $short }, Gleichstand reicht nicht
    }

## The tour

# $most (number) threat
web-newangeles-guide-aim = Konzerne feilschen um eine Stadt, die nicht fallen darf. Erreicht die Bedrohung { $most }, fällt sie, und fast alle verlieren.
    .title = Haltet die Stadt am Leben
web-newangeles-guide-corporation = Jeder Konzern zieht seine eigenen Arten von Karten, und sein Auftrag bringt Kapital, wenn etwas Bestimmtes geschieht, egal durch wen.
    .title = Wähle einen Konzern
# $card (own, federalist, other), $need (how many others to beat, or how much capital)
web-newangeles-guide-rival = Nur du siehst deine Rivalenkarte. { $card ->
        [own] Es ist dein eigener Konzern: Sei am Ende reicher als { $need } andere.
        [federalist] Es ist der Föderalist: Du gewinnst, wenn die Stadt fällt und du { $need } Kapital hast.
       *[other] Sei am Ende reicher als dieser Konzern.
    } Deine Investition bringt in der nächsten Nachfragerunde Kapital, wenn die Stadt dann so aussieht, wie es dort steht.
    .title = Deine Geheimnisse
web-newangeles-guide-city = Stadtteile mit einem Androiden produzieren, außer bei Streik oder Ausfall. Was keinen Platz findet, wird entlang der Pfeile verschoben; was die Wurzel erreicht, erhöht die Bedrohung. Zeige auf einen Stadtteil, um ihn zu lesen.
    .title = Zehn Stadtteile
# $rounds (text) 2, 4 and 6
web-newangeles-guide-demand = Nach den Runden { $rounds } braucht die Stadt diese Ressourcen. Fehlt etwas, schnellt die Bedrohung hoch.
    .title = Die Nachfrage
web-newangeles-guide-deal = Jeder Zug ist eine Absprache über eine Vorteilskarte. Der aktive Spieler schlägt eine Karte vor; die anderen dürfen kontern, jedes Mal zu einem höheren Preis.
    .title = Die Absprache
web-newangeles-guide-hand = Zeige auf eine Karte: Die Stadtteile, die sie betreffen kann, leuchten auf, mit der Bedrohung, die sie verursachen könnte. Wähle eine und bestätige.
    .title = Erst schauen, dann vorschlagen
web-newangeles-guide-support = Alle anderen unterstützen einen der Vorschläge mit verdeckten Karten oder enthalten sich. Der Vorschlag mit mehr Karten gewinnt: Er wird abgehandelt und bringt die Vorteilskarte ein.
    .title = Unterstützung
web-newangeles-guide-trade = Handle jederzeit und mit allen: mit Kapital, Vorteilskarten, Unterstützung und Versprechen. Was sofort ausgeführt werden kann, bindet; ein Versprechen nicht.
    .title = Alles ist käuflich
