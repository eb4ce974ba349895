### The board on the page: short labels beside drawings, what a choice will bring, and the guided tour. Whole sentences about the game
### (questions, choices, reasons, events) are not here.
###
### Numbers: $at, $beds, $count, $cubes, $deaths, $discontent, $dropped, $exhausted, $fallen, $far, $field, $fields, $flips, $food, $heat,
### $held, $hunger, $laws, $least, $left, $most, $near, $need, $number, $out, $pawns, $room, $round, $rounds, $sick, $technologies, $then, $votes,
### $zone.
### Texts, from other messages: $action, $building, $citizen, $colour, $goods, $hint, $kind, $pawn, $people, $place, $player, $technology, $tiles,
### $token, $what, $where, $who.

## The parts of the table

board-map = Der Krater
board-generator = Generator
board-people = Menschen
board-moods = Hoffnung, Unzufriedenheit und Todesfälle
board-advisors = Berater
board-advisors-once = einer je Runde
board-rounds = Runden
board-phases = Phasen der Runde
board-perils = Woran die Stadt scheitern kann
board-pool = Bereit
# $count (number) pawns on exhausted tokens
board-tired = { $count } erschöpft
board-pool-none = niemand mehr übrig
# $pawn (text) worker; $count (number)
board-pawns-ready = { $pawn }: { $count } bereit
board-book = Stadt
board-city = Gesetze und Technologien
board-city-open = Buch
board-city-none = Noch keine.
board-laws = Gesetze
board-technologies = Technologien
board-weather = Wetter heute
board-supply = Gebäude im Vorrat
board-decks = Stapel
board-known-dusk = Gelesene Dämmerungskarten, die im Stapel warten
board-deck-morning = Morgen
board-deck-dusk = Dämmerung
board-deck-weather = Wetter
board-deck-expedition-A = Expeditionen A
board-deck-expedition-B = Expeditionen B
board-deck-expedition-C = Expeditionen C
board-events = Auf dem Tisch
# $count (number)
board-events-count = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
board-events-none = Keine Karte liegt offen.
board-expeditions = Expeditionen
# $out, $most (numbers)
board-expeditions-out = { $most ->
        [0] noch kein Ballon
       *[other] { $out } von { $most } unterwegs
    }
board-my-citizens = Meine Bürger
board-one-a-round = einer je Runde
board-played-one = in dieser Runde gespielt
board-played-now = gespielt
board-hand-empty = Keine Bürgerkarte mehr.
board-citizens = Bürgerkarten
board-holds = Auf der Hand: { $people }
board-leader = Anführer
# $citizen (text)
board-played = Gespielt: { $citizen }
# $action (text) as it is typed
board-proposes = Schlägt vor: { $action }
board-propose = Vorschlagen
board-propose-what = Was soll geschehen?
board-proposals = Vorschläge
# $player (text) a name, or several; $count (number) how many; $action (text) a choice as it reads in the bar
board-proposed = { $count ->
        [1] { $player } schlägt vor: { $action }
       *[other] { $player } schlagen vor: { $action }
    }
# of a button: do as proposed
board-follow = So machen wir es
# $player (text) a name, or several; $count (number) how many; $action (text)
board-follow-whom = { $count ->
        [1] Tun, was { $player } vorschlägt: { $action }
       *[other] Tun, was { $player } vorschlagen: { $action }
    }
# While bots wait for proposals
board-parley = Die Bots fragen, was du tun würdest: Schlag etwas vor oder sag, dass du bereit bist.
board-call = Die anderen fragen
# $votes, $count (numbers) who proposes it, and who could
board-votes = { $votes } von { $count } dafür
board-setup = Aufbau
board-phase-dawn = Morgengrauen
board-phase-morning = Morgen
board-phase-generator = Generator
board-phase-weather = Wetter
board-phase-preparation = Vorbereitung
board-phase-action = Aktion
board-phase-dusk = Dämmerung
board-phase-hunger = Hunger
board-phase-night = Nacht
# $round (number)
board-round = Runde { $round }
# $people (text) workers
board-round-eats = Am Abend essen: { $people }.
board-round-now = Das ist die laufende Runde.
board-round-storm = Hier steht der Sturm.
board-round-token = Das Szenario geht weiter.
# $technology (text)
board-round-technology = Fertig wird: { $technology }.

## Heat

board-heat = Wärme
board-heat-track = Wärmeleiste
# $field (number)
board-heat-field = Wärme { $field }
board-cold-marker = Kältemarker
# $zone (number)
board-range = Reichweite der Zone { $zone }
board-zone = Zone { $zone }
board-zones = Wärmezonen
board-zone-warm = Zone { $zone } ist warm
board-zone-cold = Zone { $zone } ist kalt
# $count (number)
board-heat-cubes = { $count ->
        [0] Kein Würfel fällt in den Turm.
        [one] { $count } Würfel fällt in den Turm.
       *[other] { $count } Würfel fallen in den Turm.
    }
# $colour (text)
board-heat-range = Ab hier ist diese Reichweite warm: { $colour }.
# $zone (number)
board-heat-zones = Warm bis Zone { $zone }.
# $who (text) worker
board-heat-step = Bleibt diese Stufe unter dem Kältemarker offen, erkrankt: { $who }.
# $heat (number) the field
board-heat-falls = Nach der Überlastungsprüfung jeder Generatorphase fällt der Marker auf { $heat }: Wärme muss jede Runde neu bezahlt werden.
board-no-failure = noch kein Ausfall
board-last-chance = letzte Chance
board-failed-once = einmal ausgefallen: Der nächste Ausfall ist das Ende
board-overload = Überlastung
# $count, $most, $cubes (numbers)
board-overload-said = Überlastung { $count } von { $most }; jetzt { $cubes ->
        [one] fiele { $cubes } Würfel
       *[other] fielen { $cubes } Würfel
    }
# $count, $held (numbers)
board-cubes = { $count ->
        [one] { $count } fällt
       *[other] { $count } fallen
    }, { $held } noch im Turm
board-tower = Der Turm
# $held, $dropped, $fallen (numbers)
board-tower-held = Würfel im Turm oder in der Schublade: { $held }. Bisher eingeworfen: { $dropped }; herausgekommen: { $fallen }.
board-tower-plain = Der Turm hält, was er hält; niemand weiß, was der nächste Würfel löst.
board-tower-upgraded = Der Dampfkern stärkt ihn: Mehr Würfel bleiben drin.
board-warm = warm
board-cold = kalt

## Fields

# $what (text) 2 wood, Kitchen; $where (text) n5a
board-at = { $what } · { $where }
board-empty = leeres Feld
# $where (text) n5
board-tile = Plättchen { $where }
board-place-near = Naher Platz { $where }
board-place-far = Ferner Platz { $where }
# $pawn (text)
board-stands = { $pawn } steht hier
board-field-warm = Hier ist es warm.
board-field-cold = Hier ist es kalt: Wer hier arbeitet, erkrankt.
# $colour (text); $heat (number)
board-insulated = { $colour }: überall warm ab Wärme { $heat }.
board-insulated-none = Wärme allein genügt nicht: Es braucht eine warme Zone, einen Heizknoten oder eine Feldküche.
board-field-doomed = Der nächste Sturm macht Ruinen daraus.
board-engineers = Nur Ingenieure.
board-zoom-in = Größer
board-zoom-out = Kleiner
board-zoom-all = Die ganze Karte
# $near, $far (numbers) tiles left
board-tiles-left = nah { $near } · fern { $far }
# $count (number)
board-works-short = { $count ->
        [one] { $count } Bauarbeit
       *[other] bis zu { $count } Bauarbeiten
    }
board-clear-about = Legt neue Plättchen aus.
# $count (number) works
board-construct-about = Errichtet Gebäude oder reißt sie ab: { board-works-short }.
board-clear-near = Nahe Plättchen
board-clear-far = Ferne Plättchen
# $number (number)
board-route = Route { $number }
# $fields (number); $kind (text) A; $hint (text) goods
board-route-length = { $kind }, { $fields ->
        [one] { $fields } Feld
       *[other] { $fields } Felder
    } weit: { $hint }.
# $pawn (text); $at, $fields (numbers)
board-route-scout = { $pawn } auf Feld { $at } von { $fields }.
# $number (number)
board-option = Möglichkeit { $number }
# $goods (text)
board-laid = Darauf: { $goods }
# $count (number)
board-marks = { $count ->
        [one] { $count } Marke
       *[other] { $count } Marken
    }
# $goods (text)
board-costs = Kosten: { $goods }.
# What is printed, where there is a discount; $goods (text)
board-printed-cost = Aufgedruckt: { $goods }.
board-free = umsonst
# $count, $most (numbers)
board-supply-left = Noch { $count } von { $most }.
board-group-basic = Grundgebäude
board-group-shelter = Unterkünfte
board-group-law = Gebäude aus Gesetzen
board-group-scenario = Gebäude des Szenarios

## People and food

# $count (number); $people (text) workers
board-people-eat = { $count } · heute essen: { $people }
# The same after the evening meal
board-people-eat-next = { $count } · morgen essen: { $people }
# $count, $sick, $pawns (numbers)
board-people-line = { $count } insgesamt, { $sick } krank; Figuren: { $pawns }.
board-skull = Eine Person ist schwer krank.
# $exhausted, $flips (numbers)
board-section = Am Morgen: { $exhausted } erschöpft, der Krankenmarker wird { $flips }-mal gewendet.
# The next sections of the track; $at, $exhausted, $flips (numbers)
board-section-from = Ab { $at } Kranken: { $exhausted } erschöpft, der Marker wird { $flips }-mal gewendet.
# $count (number)
board-section-epidemic = { $count } Kranke in der Vorbereitung sind eine Seuche und das Ende.
board-food = Nahrung
# $food, $need (numbers)
board-food-need = { $food } von { $need }
# $food, $need (numbers); $people (text)
board-food-line = { $food } Nahrung; heute gebraucht: { $need } ({ $people }).
# The same after the evening meal
board-food-line-next = { $food } Nahrung; morgen gebraucht: { $need } ({ $people }).
# $hunger (number)
board-hunger-line = Hunger { $hunger }: Er wird zuerst gestillt, und was davon bleibt, hat Folgen.
# $most (number)
board-food-most = Mehr als { $most } Nahrung lässt sich nicht aufheben; was darüber ist, verdirbt.
board-hunger = Hunger
board-store = Lager
# $goods (text)
board-stored = Im Lager: { $goods }
board-deaths = Todesfälle
# $count, $most (numbers)
board-deaths-line = { $count ->
        [one] { $count } Todesfall
       *[other] { $count } Todesfälle
    }; bei { $most } endet das Spiel.
# $count (number)
board-hope-said = Hoffnung: { $count } Marker
board-discontent-said = Unzufriedenheit: { $count } Marker
# $token (text) care
board-token-active = { $token }, aktiv
board-token-spent = { $token }, ausgegeben
board-token-about = Aktive Marker kann man ausgeben: für Berater, für Möglichkeiten auf Karten. Ausgegebene zählen auf der Leiste weiter.
# $token (text); $count (number)
board-tokens = { $count } { $token }
board-peril-hope = Hoffnung: { $count }
board-peril-hope-text = Ohne einen einzigen Hoffnungsmarker ist die Stadt verloren.
board-peril-discontent = Unzufriedenheit: { $count }
board-peril-discontent-text = Ist der letzte Platz der Leiste voll, werdet ihr verjagt.
board-peril-overload = Überlastung: { $count }
board-peril-overload-text = Hinter dem letzten kleinen Feld fällt der Generator aus. Der zweite Ausfall ist das Ende.
board-peril-sick = Meiste Kranke eines Typs: { $count }
# $most (number)
board-peril-sick-text = { $most } Kranke eines Typs in der Vorbereitung sind eine Seuche.
board-peril-hunger = Hunger: { $count }
# $most (number)
board-peril-hunger-text = Lässt sich ein Hunger von { $most } nicht stillen, ist das eine Hungersnot.
board-peril-deaths = Todesfälle: { $count }
# $most (number)
board-peril-deaths-text = Nach { $most } Todesfällen folgt euch niemand mehr.

## What is asked once a kind of action is chosen

board-which-fuel = Wie viel Kohle verheizt du?
board-which-clear = Wo räumst du Schnee: nah oder fern?
board-which-gather = Wo sammelst du?
board-which-use = Welches Gebäude nutzt du?
board-which-raise = Welches Gebäude errichtest du?
board-which-demolish = Welches Gebäude reißt du ab?
board-which-scout = Auf welche Route schickst du einen Kundschafter?
board-which-play = Welchen Bürger spielst du?

## What can be done

board-do-use = Gebäude nutzen
board-do-gather = Sammeln
board-do-clear = Schnee räumen
board-do-construct = Bauen
board-do-scout = Kundschafter senden
board-do-special = Sonderaktion
board-do-play = Bürger spielen
board-do-fuel = Heizen
board-do-reuse = Lange Schicht
board-do-pass = Passen
board-do-raise = Errichten
board-do-demolish = Abreißen
board-do-done = Fertig
board-do-decline = Nichts
board-do-explore = Erkunden
board-do-bypass = Weitergehen
board-do-develop = Technologie beschleunigen
board-do-mobilise = Mobilmachung
board-do-draw = Marker ziehen
board-do-fate = Dem Schicksal überlassen
board-do-activate = Marker aktivieren
board-do-advise = Berater fragen
board-do-avert = Karte abwenden
board-do-begin = Technologie entwickeln
board-do-choose = Wählen
board-do-citizen = Bürger aufnehmen
board-do-destroy = Gebäude aufgeben
board-do-die = Wer stirbt
board-do-discard = Bürger abgeben
board-do-enact = Gesetz erlassen
board-do-exhaust = Wer erschöpft ist
board-do-fell = Baum fällen
board-do-first = Wer zuerst kommt
board-do-heal = Heilen
board-do-heap = Kohle aufschütten
board-do-hub = Heizknoten bauen
board-do-ill = Wer erkrankt
board-do-lay = Plättchen legen
board-do-mourn = Karte ablegen
board-do-pawn = Figur schicken
board-do-remove = Marker entfernen
board-do-resolve = Karte ausführen
board-do-route = Route wählen
board-do-shelter = Betten verteilen
board-do-site = Bauplatz wählen
board-do-spend = Marker ausgeben
board-do-store = Ins Lager legen
board-do-strip = Vom Plättchen nehmen
board-do-tend = Kranke pflegen
board-do-upgrade = Verbessern
board-do-way = Vorgehen wählen
board-do-wish = Berater wählen
board-no-fuel = Keine Kohle
# $token (text)
board-token-activate = { $token } aktivieren
board-token-spend = { $token } ausgeben
board-token-remove = { $token } entfernen
# Before the pawns that could go
board-send = Wer geht:
# Before the kinds of pawns of which one goes to construct
board-crew = Es baut:

## Sheets with cards

board-sheet = Zu entscheiden
board-sheet-map = Stadt ansehen
board-sheet-show = Zurück zu den Karten
# $count (number)
board-works-left = { $count ->
        [one] Noch { $count } Bauarbeit: errichten oder abreißen
       *[other] Noch { $count } Bauarbeiten: errichten oder abreißen
    }
board-rebuild = Ein Gebäude errichten, eines abreißen oder beides
board-rebuild-raise = Ein Gebäude errichten
board-raise-free = Ein Gebäude ohne Kosten
board-foresee = Was die Dämmerung birgt
board-during = Was zuerst kommt
# $who (text) worker
board-mourning = Ein Todesfall: { $who }. Wessen Karte sagt, was daraus folgt?
board-give-up = Gib einen Bürger ab
board-arrived = Der Kundschafter hat den Ort erreicht.
board-explore-about = Die Karte umdrehen und entscheiden.

## What a choice brings

# $fields (number)
board-scouts = { $fields ->
        [one] { $fields } Feld
       *[other] { $fields } Felder
    } bis zum Ort
board-no-gap = Keine Lücke bis zum Kältemarker
# $rounds (number)
board-takes-rounds = Fertig in { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }
board-draws-hope = Ein Marker mehr auf der Hoffnungsleiste
board-draws-discontent = Ein Marker mehr auf der Unzufriedenheitsleiste
board-mobilise-once = Die Karte verlässt das Spiel: Sie hilft nur einmal.
# $place (text)
board-explores = Der Kundschafter erkundet „{ $place }“
board-bypasses = Ein fernerer Ort wird auf die Route gelegt; der Kundschafter geht weiter.

## Forecast

board-forecast = Was beim jetzigen Stand kommt
board-tonight = Heute Abend
board-tomorrow = Morgen
# $people (text) workers; $need (number)
board-meal = Abendessen, { $people }: { $need } Nahrung,
# $count (number)
board-meal-short = { $count ->
        [one] { $count } fehlt
       *[other] { $count } fehlen
    }
board-meal-fine = es reicht
# $count (number)
board-starving = { $count ->
        [one] { $count } hungert:
       *[other] { $count } hungern:
    }
# $discontent, $deaths (numbers)
board-starving-then = Unzufriedenheit +{ $discontent }{ $deaths ->
        [0] .
       *[other] , Tote: { $deaths }.
    }
board-famine = Hunger: Das Spiel wäre verloren
# $count, $beds (numbers), $follows (yes or no) whether who falls ill stands after it
board-night-short = { $count } ohne warmes Bett ({ $beds } da){ $follows ->
        [yes] :
       *[no] {""}
    }
# $people (text)
board-night-ill = krank: { $people }
board-night-choose = wer erkrankt, entscheidet ihr
board-night-fine = Ein warmes Bett für alle
# $count (number)
board-gap-short = Kältelücke { $count }:
# $count, $room (numbers)
board-cubes-drop = { $count ->
        [one] { $count } Würfel fällt,
       *[other] { $count } Würfel fallen,
    }
board-cubes-room = Platz für { $room }
# $card (text): a card that lies in the dusk deck; what it does follows
board-dusk-perhaps = In der Dämmerung vielleicht „{ $card }“.
# Who dies before work begins again; $count, $least, $most (numbers); $people (text) with their numbers, at most
board-dead = { $count ->
        [one] Es stirbt { $people }
       *[other] Es sterben { $count }: { $people }
    }
board-dead-span = Es sterben { $least } bis { $most }, höchstens { $people }
board-dead-lost = Das wäre das Ende der Stadt.
# In the forecast; $round (number)
board-storm-comes = Sturm in Runde { $round }:
board-storm-perhaps = Vielleicht Sturm in Runde { $round }:
board-storm-nothing = in der Stadt wird nichts zur Ruine.
# $round (number); $building (text) what it ruins
board-storm-certain = Bei jedem Wetter schlägt der Sturm in Runde { $round } zu und macht alle Gebäude dieser Art zu Ruinen: { $building }.
board-storm-possible = Der Sturm kann schon in Runde { $round } zuschlagen und alle Gebäude dieser Art zu Ruinen machen: { $building }.
board-storm-far = Schlägt er zu, werden alle Gebäude dieser Art zu Ruinen: { $building }.
board-storm-none-stands = In der Stadt steht keines davon.
# $beds, $count (numbers)
board-storm-beds = { $beds ->
        [one] { $beds } Bett geht verloren.
       *[other] { $beds } Betten gehen verloren.
    }
board-storm-homeless = { $count ->
        [one] { $count } Figur bleibt ganz ohne Bett.
       *[other] { $count } Figuren bleiben ganz ohne Bett.
    }

## The book of the city

board-in-force = in Kraft
board-may-pass = möglich
# A law that cannot be passed any more, since as many as there can be are
board-no-more-laws = zu spät
# $round (number)
board-in-round = Runde { $round }
# $count (number)
board-rounds-short = { $count ->
        [one] { $count } Runde
       *[other] { $count } Runden
    }
# $count, $most (numbers)
board-of-most = { $count } von { $most }

## The end

board-source-round = Überlebte Runden
board-source-deaths = Todesfälle
board-cause-won = Die Stadt hat das Ende des Sturms erlebt.
board-cause-hope = Niemand glaubte noch an die Stadt.
board-cause-discontent = Sie haben euch verjagt.
board-cause-generator = Der Generator ist geborsten, und die Kälte kam sofort.
board-cause-epidemic = Die Krankheit ist durch jede Reihe von Kojen gegangen.
board-cause-famine = Es war nichts mehr da für die Töpfe.
board-cause-deaths = Zu viele Gräber: Niemand war da, der euch folgte.
board-cause-scenario = Was der Sturm verlangte, war nicht da, als er kam.
board-cause-time = Die Zeit ist um.
board-cause-resigned = Die Stadt wurde aufgegeben.
# $round, $rounds (numbers)
board-verdict-round = Sie stand bis Runde { $round } von { $rounds }.
# $people, $deaths (numbers)
board-verdict-people = Am Leben: { $people }; gestorben: { $deaths }.
# $laws, $technologies (numbers)
board-verdict-laws = Erlassene Gesetze: { $laws }. Entwickelte Technologien: { $technologies }.
board-chronicle = Die Chronik der Stadt
board-chronicle-save = Als Seite speichern

## The guided tour

# $rounds, $count (numbers)
web-frostpunk-guide-aim = Haltet die letzte Stadt { $rounds } Runden am Leben. Jede dieser { $count } Zahlen kann das Spiel beenden; zeigt auf eine, um zu sehen, wann.
    .title = Woran ihr scheitern könnt
web-frostpunk-guide-map = Der Generator wärmt zuerst sein eigenes Plättchen, dann den Ring darum, dann den fernen. Den Rest verbirgt der Schnee. Was leuchtet, lässt sich anklicken.
    .title = Der Krater
web-frostpunk-guide-heat = Kohle hebt den Wärmemarker. Über einer Reichweite ist ihre Zone warm; jede offene Stufe unter dem Kältemarker macht jemanden krank, und jeder fallende Würfel belastet den Generator.
    .title = Wärme und Kälte
web-frostpunk-guide-people = Ihre Zahl bestimmt, wie viele Figuren ihr habt. Wer in der Kälte arbeitet, erkrankt, und viele Kranke bedeuten müde Figuren und Gräber.
    .title = Eure Leute
web-frostpunk-guide-turn = In jedem Zug tut eine Figur eine Sache. Wählt hier per Nummer oder klickt auf ein Feld; nichts geschieht, bevor ihr bestätigt.
    .title = Ein Zug
web-frostpunk-guide-forecast = Was Abendessen, Nacht und nächster Morgen brächten, wenn ihr jetzt aufhörtet.
    .title = Wie die Dinge stehen
web-frostpunk-guide-hand = Bürger verbessern eine Aktion; einer je Runde darf gespielt werden. Stirbt jemand, sagt eine dieser Karten, wer es war.
    .title = Eure Bürger
web-frostpunk-guide-story = Lest die Karte, dann wählt. Fehlt euch etwas für eine Möglichkeit, steht es dabei.
    .title = Ereignisse

# By how much a figure changes; $least, $most (with their signs)
board-span = { $least } bis { $most }
