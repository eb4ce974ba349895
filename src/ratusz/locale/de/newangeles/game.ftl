### New Angeles: Namen, Tisch, Texte der Karten, Wahlmöglichkeiten, Fragen, Verlauf, Gründe für Ablehnungen und was an einer Eingabe
### falsch sein kann. Namen von Aktionskarten und Investitionen stehen im Nominativ und in Sätzen zwischen Anführungszeichen; Namen von
### Vorteilskarten sind Namen von Leuten und stehen ohne. Überall bedeutet dieselbe Angabe dasselbe:
### $player, $other, $from, $to, $owner, $drawer, $target, $subject (Namen von Spielern; in Wahlmöglichkeiten von Konzernen);
### $card, $asset, $event, $demand, $investment, $setup, $rival, $corporation, $district (Namen); wo Einheiten und Marker verschoben werden,
### sind $from und $to Stadtteile, und „Die Wurzel“ kann darunter sein; $piece und $name sind bloße Namen von Einheiten, Markern oder
### Spielelementen, ohne Anzahl (Namen von Markern lauten im Plural gleich; die der Einheiten bringen ihre Anführungszeichen mit); $pieces ist so etwas mit seiner Anzahl, „2 Krankheitsmarker“, Nominativ und Akkusativ gleich; $resource ist der Name
### einer Ressource, $goods eine Liste wie „2 Technologie, 1 Credit“; $type ist eine Art von Aktionskarten; $offer und $side sind eine der
### Nachrichten offer-, in Sätzen immer eine mit „der“; $count, $left, $have, $need, $most, $least, $capital, $threat, $cards sind Zahlen;
### $effects sind ganze Sätze; $goals und $missing sind Listen von Ressourcen; $give und $want sind Listen der Nachrichten terms- oder
### „keine“; $about sagt, welche Angaben eine Ablehnung hat.

game-newangeles = New Angeles

## Namen

corporation-globalsec = Globalsec
corporation-haas-bioroid = Haas-Bioroid
corporation-jinteki = Jinteki
corporation-melange-mining = Melange Mining
corporation-nbn = NBN
corporation-weyland = Weyland Consortium
# A player who has no corporation yet; $number (of the seat, from 1)
corporation-none = Spieler { $number } (noch ohne Konzern)

# Rival cards: the six corporations, and this one.
rival-federalist = Föderalist

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
district-root = Die Wurzel
# $district (name), $number (of the district)
district-numbered = { $district } ({ $number })

# The types of action cards; general: any one type not drawn from yet.
type-biotech = Biotech
type-construction = Bau
type-labor = Arbeitskräfte
type-media = Medien
type-security = Sicherheit
type-general = Allgemein

# A resource with its number; the attribute is the bare name. $count (number)
resource-energy = { $count } Energie
    .name = Energie
# $count (number)
resource-consumables = { $count ->
        [one] { $count } Konsumgut
       *[other] { $count } Konsumgüter
    }
    .name = Konsumgüter
# $count (number)
resource-tech = { $count } Technologie
    .name = Technologie
# $count (number)
resource-entertainment = { $count } Unterhaltung
    .name = Unterhaltung
# $count (number)
resource-credits = { $count ->
        [one] { $count } Credit
       *[other] { $count } Credits
    }
    .name = Credits

# Units, tokens and what cards count, with their number; the attribute is the bare name. $count (number)
element-human-first = { $count ->
        [one] { $count } „Menschen zuerst“-Einheit
       *[other] { $count } „Menschen zuerst“-Einheiten
    }
    .name = „Menschen zuerst“
# $count (number)
element-orgcrime = { $count ->
        [one] { $count } „Organisiertes Verbrechen“-Einheit
       *[other] { $count } „Organisiertes Verbrechen“-Einheiten
    }
    .name = „Organisiertes Verbrechen“
# $count (number)
element-prisec = { $count ->
        [one] { $count } Prisec-Einheit
       *[other] { $count } Prisec-Einheiten
    }
    .name = Prisec
# $count (number)
element-android = { $count } Androidenmarker
    .name = Androidenmarker
# $count (number)
element-outage = { $count } Ausfallmarker
    .name = Ausfallmarker
# $count (number)
element-illness = { $count } Krankheitsmarker
    .name = Krankheitsmarker
# $count (number)
element-development = { $count } Entwicklungsmarker
    .name = Entwicklungsmarker
# $count (number)
element-protest = { $count ->
        [one] { $count } Stadtteil mit Protest
       *[other] { $count } Stadtteile mit Protest
    }
    .name = Protest
# $count (number)
element-strike = { $count ->
        [one] { $count } Stadtteil mit Streik
       *[other] { $count } Stadtteile mit Streik
    }
    .name = Streik
# $count (number)
element-enemy = { $count ->
        [one] { $count } gegnerische Einheit
       *[other] { $count } gegnerische Einheiten
    }
    .name = gegnerische Einheiten
# Protest or strike. $count (number)
element-unrest = { $count ->
        [one] { $count } Stadtteil mit Protest oder Streik
       *[other] { $count } Stadtteile mit Protest oder Streik
    }
    .name = Unruhe
# $count (number)
element-low-resource = { $count ->
        [one] { $count } Ressource mit Stand 0 oder 1
       *[other] { $count } Ressourcen mit Stand 0 oder 1
    }
    .name = Ressource mit Stand 0 oder 1

# $player (name), $corporation, $way (key you or other): how somebody is called in the log and everywhere else
player-called = { $way ->
        [you] { $player } (du, { $corporation })
       *[other] { $player } ({ $corporation })
    }

phase-setup = Vorbereitung
phase-action = Aktionsphase
phase-production = Produktionsphase
phase-event = Ereignisphase
phase-demand = Nachfragerunde
phase-over = Die Partie ist zu Ende

# The two offers of a deal; abstains: supports neither.
offer-main = Hauptvorschlag
offer-counter = Gegenvorschlag
offer-abstains = Enthaltung

# Action cards.
card-clean-slate = Reiner Tisch
card-clinical-trials = Klinische Studien
card-information-procurement = Informationsbeschaffung
card-unorthodox-knowledge = Unkonventionelles Wissen
card-ark-construction = Bau einer Arkologie
card-budget-renovations = Billigsanierung
card-gentrification = Gentrifizierung
card-vanity-project = Prestigeprojekt
card-efficiency-experts = Effizienzexperten
card-high-risk-investments = Risikoinvestitionen
card-labor-solutions = Personallösungen
card-liquidation = Liquidation
card-live-feeds = Livestreams rund um die Uhr
card-media-circus = Medienzirkus
card-puff-piece = Lobhudelei
card-spin-doctors = Spindoktoren
card-arrest-orders = Haftbefehle
card-full-deployment = Großeinsatz
card-riot-control = Aufstandsbekämpfung
card-scorched-earth = Verbrannte Erde

# Emergency action cards.
card-ruthless-tactics = Skrupellose Taktik
card-unpaid-overclocked = Unbezahlt, übertaktet
card-mandatory-quarantine = Zwangsquarantäne
card-energy-for-all = Energie für alle
card-sweeps-week = Quotenwoche
card-massive-reconstruction = Großer Wiederaufbau
# Several copies of a card in a list; $card, $count
card-copies = { $card } ×{ $count }
# Stands where a card would, while somebody tries out an effect of their own.
card-try = Ein Effekt auf Probe

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
asset-mr-white = „Mr. White“
asset-naoko-watanabe = Naoko Watanabe
asset-rachel-beckmann = Rachel Beckmann
asset-saul-eustecio = Saul Eustecio
asset-sunny-lebeau = Sunny LeBeau
asset-susan-chen = Susan Chen
asset-tanaka = Tanaka
asset-the-fall-guy = Sündenbock
asset-thomas-haas = Thomas Haas
asset-toshiyuki-sakai = Toshiyuki Sakai
asset-wong-ya-ching = Wong Ya Ching

investment-healthcare-initiative = Gesundheitsinitiative
investment-power-siphoning = Angezapftes Stromnetz
investment-union-agreement = Gewerkschaftsabkommen
investment-laundering-scheme = Geldwäsche
investment-militarized-police = Militarisierte Polizei
investment-short-sale = Leerverkauf
investment-retail-sector = Einzelhandelssektor
investment-energy-sector = Energiesektor
investment-banking-sector = Bankensektor
investment-technology-sector = Technologiesektor
investment-entertainment-sector = Unterhaltungssektor
investment-populist-dismissal = Absage an den Populismus

demand-hosting-worlds-cup = Gastgeber der Weltmeisterschaft
demand-increased-martian-violence = Zunehmende Gewalt auf dem Mars
demand-network-disruption = Netzwerkstörung
demand-power-grid-overload = Überlastetes Stromnetz
demand-recreational-drug-ban = Verbot von Freizeitdrogen
demand-refugee-influx = Zustrom von Flüchtlingen
demand-retail-shortage = Engpass im Einzelhandel
demand-space-elevator-malfunction = Störung am Weltraumlift
demand-tourism-spike = Touristenansturm

# Event cards: headlines.
news-activist-cells-awaken = Aktivistenzellen erwachen
news-beanstalk-beset-by-protesters = Demonstranten belagern Beanstalk
news-human-first-starts-riot = „Menschen zuerst“ zettelt Krawalle an
news-humanity-labor-hosts-union-heads = Humanity Labor empfängt Gewerkschaftsführer
news-beanstalk-owned-by-mob = Beanstalk in der Hand der Mafia
news-gang-wars-at-all-time-high = Bandenkriege auf Rekordhoch
news-pistoleros-hit-squads-strike = Mordkommandos der Pistoleros schlagen zu
news-tri-maf-leaders-unite = Tri-Maf-Bosse verbünden sich
news-crumbling-infrastructure = Infrastruktur verfällt
news-earthquake-rocks-city = Erdbeben erschüttert Stadt
news-helium-3-transport-threatened = Helium-3-Transport in Gefahr
news-rolling-outages-increase = Immer mehr Stromausfälle
news-average-wage-falls-again = Durchschnittslohn sinkt erneut
news-report-record-unemployment = Rekordarbeitslosigkeit gemeldet
news-social-apps-spark-revolution = Soziale Apps entfachen Revolution
news-welfare-programs-slashed = Sozialprogramme zusammengestrichen

setup-new-arrivals = Neuankömmlinge
setup-storming-the-beanstalk = Sturm auf den Beanstalk
setup-boom-years = Boomjahre
setup-night-shift = Nachtschicht
setup-fever-season = Fiebersaison
setup-paper-profits = Buchgewinne

## Womit gehandelt wird

# $count (number)
terms-capital = { $count } Kapital
# $offer, $count (number of cards)
terms-support = { $count ->
        [one] { $count } Karte Unterstützung für den { $offer }
       *[other] { $count } Karten Unterstützung für den { $offer }
    }
# $support (terms-support), $later (number of deals after the one at hand)
terms-later = { $support }{ $later ->
        [one] , in der nächsten Absprache
       *[other] , { $later } Absprachen später
    }
# What a side gives that gives nothing.
terms-nothing = nichts
# Something that cannot be traded; $good (id, as it was written)
terms-forbidden = „{ $good }“

## Der Text der Karten, Satz für Satz

# $type
text-action = Aktionskarte: { $type }.
# $corporation
text-emergency = Notfall-Aktionskarte: { $corporation }.
text-emergency-use = Unterbreite sie, solange sie offen vor dir liegt; gewinnt sie die Absprache, kommt sie verdeckt zurück.
text-harmless = Betroffene Stadtteile mit Krankheit erhöhen dabei die Bedrohung nicht.
# $count (number)
text-copies = Anzahl im Deck: { $count }.
text-asset = Vorteilskarte.
text-investment = Investition: bleibt verdeckt und wird in der nächsten Nachfragerunde ausgewertet.
# $pieces (an element with its number), $capital (number)
text-step = Mindestens { $pieces } in der Stadt: { $capital } Kapital.
# The same, counting resources; $pieces, $capital
text-step-supply = Im Angebot mindestens { $pieces }: { $capital } Kapital.
# $resource, $base, $each, $most (numbers)
text-meets = Ist die Nachfrage nach dieser Ressource befriedigt ({ $resource }): { $base } Kapital, dazu { $each } je Stück im Angebot, insgesamt höchstens { $most }.
# $name, $capital (number)
text-each = { $name ->
        [Unruhe] { $capital } Kapital für jeden Stadtteil mit Protest oder Streik.
        [Protest] { $capital } Kapital für jeden Stadtteil mit Protest.
        [Streik] { $capital } Kapital für jeden Stadtteil mit Streik.
        [Androidenmarker] { $capital } Kapital für jeden { $name } in der Stadt.
        [Ausfallmarker] { $capital } Kapital für jeden { $name } in der Stadt.
        [Krankheitsmarker] { $capital } Kapital für jeden { $name } in der Stadt.
        [Entwicklungsmarker] { $capital } Kapital für jeden { $name } in der Stadt.
       *[other] { $capital } Kapital für jede { $name }-Einheit in der Stadt.
    }
text-demand = Nachfrage: wird in der nächsten Nachfragerunde geprüft.
# $goods
text-goals = Nötig im Angebot: { $goods }.
# $threat (number)
text-fail = Fehlt etwas davon, steigt die Bedrohung um { $threat }.
# $name (the element on the back)
text-event = Ereignis; auf der Rückseite: { $name }.
text-setup = Vorbereitungskarte.
# $name (of the piece), $districts (list of districts)
text-place = { $name } platzieren: { $districts }.
# $turns (number)
text-turns = Züge in der folgenden Aktionsphase: { $turns }.
text-rival-federalist = Rivalenkarte: Du gewinnst nur, wenn die Bedrohung 25 erreicht und du dann mindestens 25 Kapital hast.
# $corporation
text-rival = Rivalenkarte dieses Konzerns: Du gewinnst, wenn du am Ende mehr Kapital hast als { $corporation }. Spielst du { $corporation } selbst, brauchst du mehr Kapital als drei andere Spieler (zu viert: als zwei).
# $draws (list of draw-line messages)
text-sheet-four = Zieht bei 4 Spielern: { $draws }.
# $draws (list of draw-line messages)
text-sheet-more = Zieht bei 5 oder 6 Spielern: { $draws }.
# $count (number), $type
draw-line = { $count }× { $type }
# $contract (one of the contract- messages)
text-contract = Auftrag: { $contract }.
# $pieces (1 of what is removed), $capital
contract-remove = { $capital } Kapital, sooft eine Aktionskarte { $pieces } aus einem Stadtteil entfernt
# $capital
contract-lower = { $capital } Kapital für jede Stufe, um die eine Aktionskarte die Unruhe senkt
# $capital
contract-android = { $capital } Kapital für jede Aktionskarte, die mindestens einen Androidenmarker verschiebt
# $capital, $limit (number)
contract-calm-event = { $capital } Kapital für jedes Ereignis, bei dem die Bedrohung um weniger als { $limit } gestiegen ist
# $card
text-emergency-card = Notfall-Aktionskarte: { $card }.

# When an ability of an asset applies; what follows is what it does.
when-always = Dauerhaft
when-claim = Wenn du diese Karte beanspruchst
when-end-of-turn = Am Ende des Zuges
when-turn-start-richer = Wenn der Zug eines Spielers beginnt, der mehr Kapital hat als du
when-revealed = Wenn die Vorteilskarte einer Absprache aufgedeckt wird
when-main = Wenn ein Hauptvorschlag unterbreitet wird
when-main-own = Wenn du den Hauptvorschlag unterbreitest
when-counter = Wenn ein Gegenvorschlag unterbreitet wird
when-counter-other = Wenn ein anderer Spieler einen Gegenvorschlag unterbreitet
when-support = Wenn der Unterstützungsschritt beginnt
when-support-countered = Wenn der Unterstützungsschritt beginnt und es einen Gegenvorschlag gibt
when-abstain-other = Wenn sich ein anderer Spieler der Stimme enthält
when-resolution-countered = Wenn der Auflösungsschritt beginnt und es einen Gegenvorschlag gibt
when-tie = Wenn beide Vorschläge gleich viel Unterstützung haben
when-won-right = Wenn der Spieler rechts von dir eine Absprache gewinnt
when-won-counter-won = Wenn ein Gegenvorschlag gewinnt
when-won-lost-as-active = Wenn du aktiver Spieler bist und der Gegenvorschlag eines anderen Spielers gewinnt
when-deal-over-empty-handed = Wenn eine Absprache vorbei und deine Hand leer ist
when-threat = Wenn die Bedrohung gestiegen ist
when-illness-threat = Wenn Krankheit die Bedrohung erhöht hat
when-cost = Wenn ein anderer Spieler für einen Gegenvorschlag Karten ablegt
# $when (one of the when- messages), $effects
ability = { $when }: { $effects }
# $when, $price (one of the price- messages), $effects
ability-priced = { $when }: { $price } { $effects }
price-exhaust = Du darfst diese Karte erschöpfen. Wenn du es tust:
price-discard = Lege diese Karte ab.
price-may-discard = Du darfst diese Karte ablegen. Wenn du es tust:
price-may = Du darfst diese Fähigkeit nutzen. Wenn du es tust:

## Was Effekte bewirken

# $pieces, $count (of them)
effect-remove = Entferne { $pieces } aus { $count ->
        [one] einem Stadtteil
       *[other] Stadtteilen
    } deiner Wahl.
# $pieces, $count (of them)
effect-remove-up-to = Entferne bis zu { $pieces } aus { $count ->
        [one] einem Stadtteil
       *[other] Stadtteilen
    } deiner Wahl.
# $effects
effect-if-removed = Wenn du etwas entfernt hast: { $effects }
# $name
effect-clear = Entferne sämtliche { $name } aus dem gewählten Stadtteil.
# $pieces, $count (of them)
effect-place = Platziere { $pieces } in { $count ->
        [one] einem Stadtteil
       *[other] Stadtteilen
    } deiner Wahl.
# $pieces
effect-place-cleared = Platziere { $pieces } in einem Stadtteil, aus dem gerade etwas entfernt wurde.
# $pieces
effect-place-chosen = Platziere { $pieces } im gewählten Stadtteil.
# $name
effect-move = Verschiebe sämtliche { $name } aus diesem Stadtteil.
# $count (districts), $stages (number)
effect-raise = Erhöhe die Unruhe in { $count ->
        [one] einem Stadtteil deiner Wahl
       *[other] { $count } verschiedenen Stadtteilen deiner Wahl
    } um { $stages ->
        [one] { $stages } Stufe
       *[other] { $stages } Stufen
    }.
# $stages (number)
effect-raise-cleared = Erhöhe die Unruhe um { $stages ->
        [one] { $stages } Stufe
       *[other] { $stages } Stufen
    } in jedem Stadtteil, aus dem gerade etwas entfernt wurde.
# $count (districts), $stages (number)
effect-lower = Senke die Unruhe in { $count ->
        [one] einem Stadtteil deiner Wahl
       *[other] { $count } verschiedenen Stadtteilen deiner Wahl
    } um { $stages ->
        [one] { $stages } Stufe
       *[other] { $stages } Stufen
    }.
# $count (districts), $stages (number)
effect-lower-up-to = Senke die Unruhe in bis zu { $count ->
        [one] { $count } Stadtteil
       *[other] { $count } verschiedenen Stadtteilen
    } deiner Wahl um { $stages ->
        [one] { $stages } Stufe
       *[other] { $stages } Stufen
    }.
# $count (times), $stages (number)
effect-lower-again = Senke bis zu { $count }-mal die Unruhe in einem Stadtteil deiner Wahl um { $stages ->
        [one] { $stages } Stufe
       *[other] { $stages } Stufen
    }; derselbe Stadtteil darf erneut gewählt werden.
effect-choose-working = Wähle einen Stadtteil ohne Streik und ohne Ausfall.
effect-choose-no-prisec = Wähle einen Stadtteil ohne Prisec.
effect-choose-no-outage = Wähle einen Stadtteil ohne Ausfall.
effect-choose-same-tier = Wähle einen anderen Stadtteil desselben Bereichs.
# $name
effect-needs = Fehlt { $name } im Vorrat, geschieht nichts weiter.
effect-produce = Der gewählte Stadtteil produziert sofort.
# $name
effect-produce-despite = Der gewählte Stadtteil produziert sofort; { $name } hindert ihn nicht daran.
effect-strike = Danach herrscht dort Streik.
# $pieces
effect-android = Verschiebe { $pieces } in einen Stadtteil ohne Androidenmarker.
# $pieces
effect-android-up-to = Verschiebe bis zu { $pieces } in Stadtteile ohne Androidenmarker.
# $count (by how much), $resource
effect-supply-less = Senke im Angebot { $resource } um { $count }.
# $count (by how much), $resource
effect-supply-more = Erhöhe im Angebot { $resource } um { $count }.
# $count (by how much), $number (of resources)
effect-supply-less-any = { $number ->
        [one] Senke eine Ressource deiner Wahl im Angebot um { $count }.
       *[other] Senke bis zu { $number } verschiedene Ressourcen deiner Wahl im Angebot um je { $count }.
    }
# $count (by how much), $number (of resources)
effect-supply-more-any = { $number ->
        [one] Erhöhe eine Ressource deiner Wahl im Angebot um { $count }.
       *[other] Erhöhe bis zu { $number } verschiedene Ressourcen deiner Wahl im Angebot um je { $count }.
    }
# $threat
effect-supply-threat = Steht die Ressource auf 0, steigt stattdessen die Bedrohung um { $threat }.
# $effects
effect-if-supplied = Wenn du es tust: { $effects }
# $count
effect-threat = Die Bedrohung steigt um { $count }.
# $count, $name
effect-threat-each = { $name ->
        [Unruhe] Für jeden Stadtteil mit Protest oder Streik
        [Protest] Für jeden Stadtteil mit Protest
        [Streik] Für jeden Stadtteil mit Streik
        [Androidenmarker] Für jeden { $name } in der Stadt
        [Ausfallmarker] Für jeden { $name } in der Stadt
        [Krankheitsmarker] Für jeden { $name } in der Stadt
        [Entwicklungsmarker] Für jeden { $name } in der Stadt
       *[other] Für jede { $name }-Einheit in der Stadt
    } steigt die Bedrohung um { $count }.
# $pieces (the element with the number needed), $effects
effect-if = Wenn es in der Stadt mindestens { $pieces } gibt: { $effects }
# $pieces, $tier (number), $effects
effect-if-tier = Wenn es in Bereich { $tier } mindestens { $pieces } gibt: { $effects }
# $effects
effect-otherwise = Sonst: { $effects }
# $name, $times (number)
effect-march = { $times ->
        [one] Verschiebe jede { $name }-Einheit in der Stadt, beginnend im Stadtteil mit der höchsten Zahl.
       *[other] Verschiebe jede { $name }-Einheit in der Stadt { $times }-mal, beginnend im Stadtteil mit der höchsten Zahl.
    }
effect-pick-anyone = Wähle einen beliebigen Spieler, dich selbst eingeschlossen.
effect-pick-other = Wähle einen anderen Spieler.
# $options (two or more of $effects, with strokes between them)
effect-either = Wähle eines davon: { $options }
# $capital
effect-gain-self = Du erhältst { $capital } Kapital.
# $capital
effect-gain-picked = Dieser Spieler erhält { $capital } Kapital.
# $capital
effect-gain-active = Der aktive Spieler erhält { $capital } Kapital.
# $capital, $supporter (number)
effect-gain-supporter = Dieser Spieler erhält { $capital } Kapital; hat er den siegreichen Vorschlag unterstützt, sind es { $supporter }.
# $capital
effect-lose-self = Du verlierst { $capital } Kapital.
# $capital
effect-lose-picked = Dieser Spieler verliert { $capital } Kapital.
# $capital
effect-lose-active = Der aktive Spieler verliert { $capital } Kapital.
# $amounts (list of numbers)
effect-share = Wähle verschiedene Spieler; jeder erhält einen dieser Beträge an Kapital: { $amounts }.
# $count
effect-collect = Im Uhrzeigersinn, beginnend mit dem aktiven Spieler, darf jeder Kapital zahlen. Zahlt ihr zusammen mindestens so viel Kapital, wie ihr Spieler seid, sinkt die Bedrohung um { $count }.
# $cards
effect-draw-top = Du ziehst { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } der Art, die auf deiner Kon-Übersicht ganz oben steht.
# $cards
effect-draw-top-picked = Dieser Spieler zieht { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } der Art, die auf seiner Kon-Übersicht ganz oben steht.
# $cards
effect-draw-each = Du ziehst { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } jeder Art.
# $cards
effect-draw-mixed = Du ziehst { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } und wählst für jede die Art.
# $cards
effect-draw-mixed-picked = Dieser Spieler zieht { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } und wählt für jede die Art.
# $cards
effect-draw-told-picked = Dieser Spieler zieht { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } einer Art, die du wählst.
# $cards, $supporter (number; 0: no difference), $may (yes or no)
effect-all-draw = { $may ->
        [yes] Im Uhrzeigersinn, beginnend mit dem aktiven Spieler, darf jeder { $cards } Karten einer Art ziehen
       *[no] Im Uhrzeigersinn, beginnend mit dem aktiven Spieler, zieht jeder { $cards } Karten einer Art
    }{ $supporter ->
        [0] .
       *[other] ; wer den siegreichen Vorschlag unterstützt hat, { $supporter }.
    }
# $cards
effect-foresee = Sieh dir heimlich die obersten { $cards } Ereigniskarten an; lege eine davon unter das Deck und die übrigen in beliebiger Reihenfolge wieder obenauf.
effect-discard-asset = Lege eine Vorteilskarte dieses Spielers ab, falls er eine hat.
# $cards
effect-discard-cards = Dieser Spieler legt { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } ab.
# $count, $capital
effect-give-cards = Gib diesem Spieler bis zu { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } von deiner Hand; für jede erhältst du { $capital } Kapital.
# $capital
effect-swap-assets = Zwei Vorteilskarten verschiedener Spieler werden getauscht; ist eine davon deine, verlierst du { $capital } Kapital.
# $count
effect-steal-emergency = Stiehl { $count ->
        [one] { $count } Notfall-Aktionskarte
       *[other] { $count } Notfall-Aktionskarten
    }, ob offen oder verdeckt.
effect-flip = Die Notfall-Aktionskarte dieses Spielers wird aufgedeckt.
# $capital, $richest (number)
effect-steal-capital = Stiehl einem anderen Spieler { $capital } Kapital; hat niemand mehr Kapital als er, sind es { $richest }.
effect-steal-asset = Stiehl einem anderen Spieler eine Vorteilskarte.
effect-hand-over = Gib diesem Spieler diese Karte.
effect-claim-top = Beanspruche die oberste Karte des Vorteilsdecks.
effect-look-and-steal = Sieh dir die Hand dieses Spielers an; du darfst eine Karte daraus stehlen.
effect-steal-blindly = Stiehl eine zufällige Karte von der Hand dieses Spielers.
effect-look-at-rival = Sieh dir die Rivalenkarte unter dem Spielplan an; du darfst sie heimlich gegen deine tauschen.
effect-no-limit = In diesem Zug gilt dein Handkartenlimit nicht.
effect-intercept = Diese Karten kommen auf deine Hand statt auf den Ablagestapel.
effect-double-draws = Du ziehst doppelt so viele Karten, wie auf deiner Kon-Übersicht stehen.
# $way (up or down), $count
effect-hand-size = { $way ->
        [up] Dein Handkartenlimit ist um { $count } höher.
       *[down] Dein Handkartenlimit ist um { $count } niedriger.
    }
effect-declare = Wer den Vorschlag unterbreitet hat, legt fest, wie er ihn abhandeln würde, und ist daran gebunden.
# $capital
effect-send-back = Der Gegenvorschlag geht auf die Hand seines Spielers zurück, es sei denn, dieser gibt dir { $capital } Kapital.
# $capital
effect-drum-up = Dieser Spieler unterstützt den Hauptvorschlag mit 1 Karte, oder er verliert { $capital } Kapital.
effect-deck-support = Lege die oberste Karte eines beliebigen Aktionsdecks ungesehen als Unterstützung neben einen Vorschlag.
# $capital
effect-bet = Gewinnt dieser Spieler die Absprache, erhältst du { $capital } Kapital.
effect-bar = Dieser Spieler kann in dieser Absprache den Gegenvorschlag nicht unterstützen.
effect-mute = Wer den Vorschlag unterbreitet hat, kann in dieser Absprache weder mit Kapital noch mit Vorteilskarten handeln.
effect-decide = Du entscheidest, welcher Vorschlag gewinnt.
# $capital
effect-rob-winner = Stiehl dem Gegenspieler { $capital } Kapital.
effect-counter-too = Du unterbreitest auch den Gegenvorschlag, und die Absprache geht sofort zum Unterstützungsschritt über.

## Der Tisch

# $round, $rounds (numbers), $phase, $left (turns)
table-round = Runde { $round } von { $rounds }. { $phase }. Verdeckte Vorteilskarten auf der Zuganzeige: { $left }.
# $threat, $most (numbers)
table-threat = Bedrohung: { $threat } von { $most }.
# $demand, $threat (number)
table-demand = Nachfrage: { $demand } (wenn nicht befriedigt: Bedrohung +{ $threat })
# $tracks (list of table-track messages)
table-supply = Angebot: { $tracks }
# $resource, $have, $goal, $last (numbers)
table-track = { $resource } { $have } (Ziel { $goal }, Leiste bis { $last })
# $name (the element on the back), $count (cards in the deck)
table-next-event = Nächstes Ereignis, Rückseite: { $name }. Ereignisdeck: { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }.
# $cards (list of events with their place)
table-known-events = Ereignisse, die du kennst, von oben: { $cards }.
# $number (place from the top, 1 is the next), $event
table-known-event = { $number }. { $event }
# $decks (list of deck-line messages), $discard (number), $assets (number)
table-decks = Aktionsdecks: { $decks }. Ablagestapel: { $discard }. Vorteilsdeck: { $assets }.
# $type, $count
deck-line = { $type } { $count }

table-city = Stadt
# $number, $district, $tier, $yield (list of goods), $path (district), $there (list: stage of unrest, pieces)
table-district = { $number }. { $district }, Bereich { $tier }, { $yield }, Pfad → { $path }: { $there }
# Where a district holds nothing at all.
district-quiet = ruhig

table-deal = Absprache
# $asset
deal-asset = Aufgedeckte Vorteilskarte: { $asset }
deal-no-asset = Es ist keine Vorteilskarte aufgedeckt.
# $card, $player, $count (support cards)
deal-main = Hauptvorschlag von { $player }: { $card }; Unterstützung: { $count }
# $player
deal-no-main = Noch kein Hauptvorschlag; aktiver Spieler: { $player }.
# $card, $player, $count (support cards)
deal-counter = Gegenvorschlag von { $player }: { $card }; Unterstützung: { $count }
# $cards (list)
deal-older = Frühere Gegenvorschläge, hinfällig: { $cards }
# $count
deal-cost = Für den nächsten Gegenvorschlag abzulegen: { $count ->
        [0] keine Karten
        [one] { $count } Karte
       *[other] { $count } Karten
    }
# $players (list)
deal-barred = Von der Unterstützung des Gegenvorschlags ausgeschlossen: { $players }
# $players (list)
deal-muted = In dieser Absprache vom Handel mit Kapital und Vorteilskarten ausgeschlossen: { $players }
# $player, $other
deal-bet = { $player } setzt auf den Sieg von { $other }
# $offer, $choices (list of choices)
deal-declared = Festgelegt für den { $offer }: { $choices }
# $offer
deal-won = Siegreicher Vorschlag: { $offer }

# $player, $corporation
table-side = { $player }, { $corporation }
# $player, $corporation
table-active = { $player }, { $corporation }, aktiver Spieler
# $capital (number), $size (hand cards)
side-capital = Kapital: { $capital }. Hand: { $size ->
        [0] keine Karten
        [one] { $size } Karte
       *[other] { $size } Karten
    }.
# $assets (list)
side-assets = Vorteilskarten: { $assets }
# $asset
asset-exhausted = { $asset } (erschöpft)
# $cards (list)
side-emergency = Notfall-Aktionskarten: { $cards }
# $card
emergency-spent = { $card } (verdeckt)
# $offer, $count (facedown cards laid)
side-support = Unterstützung: { $offer }, Karten: { $count }
# $cards (list)
side-known = Karten auf dieser Hand, die du kennst: { $cards }
# $rival
side-rival = Rivale: { $rival }
# $investment, $text
side-investment = Investition: { $investment }. { $text }
# $cards (list)
side-dealt = Investitionen zur Wahl: { $cards }
# $card, $facts (type or emergency, and what it does)
side-card = { $card } ({ $facts })
# $cards (list)
side-laid = Von dir als Unterstützung gelegt: { $cards }
# $rival
table-under = Rivalenkarte unter dem Spielplan: { $rival }.

table-trades = Handel und Versprechen
# $number, $from, $to, $give, $want, $kind (trade-binding, trade-loose or trade-parts), $promised (yes or no), $promise (text of the players)
table-trade = { $number }. { $from } an { $to }; Leistung: { $give }; Gegenleistung: { $want }; { $kind }{ $promised ->
        [yes] ; Versprechen: { $promise }
       *[no] { "" }
    }
trade-binding = bindend
trade-loose = nicht bindend
# $first (state of the maker's part), $second (state of the taker's part)
trade-parts = Stand: { $first }, { $second }
part-open = offen
part-kept = gehalten
part-broken = gebrochen
part-lapsed = hinfällig
# $kept, $broken (numbers)
side-promises = Versprechen: { $kept } gehalten, { $broken } gebrochen

## Wahlmöglichkeiten

action-pass = Passen
# $asset, $text (what it does)
action-use = { $asset } nutzen ({ $text })
action-enough = Das genügt
# $type
action-type = Art: { $type }
# $card
action-discard = „{ $card }“ ablegen
# $corporation
action-player = { $corporation }
# $effects
action-either = { $effects }
# A declared choice between effects; $number (1, 2, ...)
choice-option = Möglichkeit { $number }
# $count
action-pay = { $count ->
        [0] Nichts zahlen
       *[other] { $count } Kapital zahlen
    }
# $event
action-bury = Unter das Deck legen: { $event }
# $event
action-lay = Zuunterst zurücklegen: { $event }
# $card
action-emergency = { $card }
# $asset, $corporation (whose it is)
action-asset = { $asset } ({ $corporation })
# $card
action-give = „{ $card }“ weitergeben
# $card
action-steal = „{ $card }“ stehlen
# $type, $side
action-top = Oberste Karte der Art „{ $type }“ als Unterstützung für den { $side }
# $side
action-win = Der { $side } gewinnt
action-swap = Die Rivalenkarten tauschen
action-return = Den Gegenvorschlag zurücknehmen
action-join = Den Hauptvorschlag mit 1 Karte unterstützen
# $capital
action-ransom = { $capital } Kapital zahlen
# $piece, $district
action-remove = { $piece } entfernen: { $district }
# $piece, $district
action-place = { $piece } platzieren: { $district }
# $district
action-raise = Unruhe erhöhen: { $district }
# $district
action-lower = Unruhe senken: { $district }
# $district
action-district = { $district }
# $from, $to (districts)
action-shift = Androidenmarker verschieben: { $from } → { $to }
# $resource
action-resource = { $resource }
# $investment, $text
action-keep = „{ $investment }“ behalten: { $text }
# $card, $text
action-main = Hauptvorschlag: { $card } ({ $text })
# $card, $text
action-counter = Gegenvorschlag: { $card } ({ $text })
# $corporation, $give, $want, $kind (trade-binding or trade-loose), $promised (yes or no), $promise (text of the players)
action-trade = Einen Handel mit { $corporation } anbieten ({ $kind }). Deine Leistung: { $give }; Gegenleistung: { $want }{ $promised ->
        [yes] ; Versprechen: { $promise }
       *[no] { "" }
    }
# $number, $kind (trade-binding or trade-loose), $corporation (whose offer it is), $give, $want, $promised (yes or no), $promise (text of the players)
action-accept = Handel { $number } mit { $corporation } annehmen ({ $kind }). Deine Leistung: { $give }; Gegenleistung: { $want }{ $promised ->
        [yes] ; Versprechen: { $promise }
       *[no] { "" }
    }
# $number
action-decline = Handel { $number } ablehnen
# $number
action-withdraw = Handel { $number } zurückziehen
# $number, $give, $want, $kind (trade-binding or trade-loose), $promised (yes or no), $promise (text of the players)
action-haggle = Auf Handel { $number } mit anderen Bedingungen antworten ({ $kind }). Deine Leistung: { $give }; Gegenleistung: { $want }{ $promised ->
        [yes] ; Versprechen: { $promise }
       *[no] { "" }
    }
# $number, $give
action-fulfil = Deinen Teil von Versprechen { $number } jetzt erfüllen: { $give }
# $number, $verdict (kept or broken)
action-judge = { $verdict ->
        [kept] Versprechen { $number } dir gegenüber wurde gehalten
       *[broken] Versprechen { $number } dir gegenüber wurde gebrochen
    }
action-abstain = Sich der Stimme enthalten
# $side
action-support = Den { $side } unterstützen
# $card
action-back = „{ $card }“ verdeckt legen
# $corporation, $text (its contract)
action-corporation = { $corporation } (Auftrag: { $text })

## Fragen

# $moment (one of the moment- messages)
question-use = Nutzt du eine Vorteilskarte? { $moment }.
moment-always = Jederzeit
moment-claim = Eine Vorteilskarte wird beansprucht
moment-end-of-turn = Dein Zug endet
moment-turn-start = Ein Zug beginnt
moment-revealed = Die Vorteilskarte der Absprache ist aufgedeckt
moment-main = Der Hauptvorschlag ist unterbreitet
moment-counter = Ein Gegenvorschlag ist unterbreitet
moment-support = Der Unterstützungsschritt beginnt
moment-abstain = Ein Spieler hat sich der Stimme enthalten
moment-resolution = Der Auflösungsschritt beginnt
moment-tie = Beide Vorschläge haben gleich viel Unterstützung
moment-won = Die Absprache ist entschieden
moment-deal-over = Die Absprache ist vorbei
moment-threat = Die Bedrohung ist gestiegen
moment-illness-threat = Krankheit hat die Bedrohung erhöht
moment-cost = Für einen Gegenvorschlag werden Karten abgelegt
# $offer
question-declare-one = Lege fest, wie du deinen Vorschlag abhandeln würdest ({ $offer }).
# $cards
question-general = Von welcher Art ziehst du { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }? Wähle eine, von der du in diesem Schritt noch nicht gezogen hast.
# $left
question-discard = { $left ->
        [1] Welche Handkarte legst du ab?
       *[other] Welche Handkarte legst du ab? Noch { $left }.
    }
question-pick-one = Wähle einen Spieler.
question-either-one = Wähle einen der Effekte.
# $amount
question-share-one = Wer erhält { $amount } Kapital?
question-contribute = Wie viel Kapital zahlst du, um die Bedrohung zu senken?
# $cards
question-draw-type = Von welcher Art ziehst du { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }?
# $drawer, $cards
question-told-type = Von welcher Art zieht { $drawer } { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }?
# $cards
question-all-draw-one = Von welcher Art ziehst du { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }?
question-bury = Welche der Ereigniskarten kommt unter das Deck?
question-lay = Welche der zurückgelegten Ereigniskarten liegt zuunterst?
# $owner
question-flip-one = Welche Notfall-Aktionskarte von { $owner } wird aufgedeckt?
# $left
question-steal-emergency-one = { $left ->
        [1] Welche Notfall-Aktionskarte stiehlst du?
       *[other] Welche Notfall-Aktionskarte stiehlst du? Noch { $left }.
    }
# $owner
question-discard-asset-one = Welche Vorteilskarte von { $owner } wird abgelegt?
question-steal-asset-one = Welche Vorteilskarte stiehlst du?
# $first (name of the first asset, or none)
question-swap-one = Wähle zwei Vorteilskarten zum Tauschen (erste: { $first }).
# $left
question-give-one = Wähle eine Karte, die du weitergibst (höchstens noch { $left }), oder höre auf.
# $target
question-steal-one = Du darfst { $target } eine Karte von der Hand stehlen.
question-rob-one = Wem stiehlst du Kapital?
question-swap-rival = Tauschst du deine Rivalenkarte gegen die unter dem Spielplan?
question-decide-one = Entscheide, welcher Vorschlag gewinnt.
# $owner, $capital
question-send-back-or-pay = Gibst du { $owner } { $capital } Kapital oder nimmst du deinen Gegenvorschlag zurück?
# $capital
question-drummed-up = Unterstützt du den Hauptvorschlag mit 1 Karte oder verlierst du { $capital } Kapital?
question-deck-support-one = Wähle ein Deck und den Vorschlag, den seine oberste Karte unterstützt.
# $name, $left
question-remove-one = { $left ->
        [1] Was entfernst du ({ $name })?
       *[other] Was entfernst du ({ $name })? Noch { $left }.
    }
# $name, $left
question-place-one = { $left ->
        [1] Wähle einen Stadtteil für: { $name }.
       *[other] Wähle einen Stadtteil für: { $name }. Noch { $left }.
    }
# $left
question-raise-one = { $left ->
        [1] In welchem Stadtteil steigt die Unruhe?
       *[other] In welchem Stadtteil steigt die Unruhe? Noch { $left }.
    }
# $left
question-lower-one = { $left ->
        [1] In welchem Stadtteil sinkt die Unruhe?
       *[other] In welchem Stadtteil sinkt die Unruhe? Noch { $left }.
    }
question-choose-one = Wähle einen Stadtteil.
# $left
question-android-one = { $left ->
        [1] Welchen Androidenmarker verschiebst du, und wohin?
       *[other] Welchen Androidenmarker verschiebst du, und wohin? Noch { $left }.
    }
# $way (up or down), $count (by how much)
question-supply-one = { $way ->
        [up] Welche Ressource steigt um { $count }?
       *[down] Welche Ressource sinkt um { $count }?
    }
question-keep = Welche Investition behältst du?
question-main = Unterbreite den Hauptvorschlag.
question-counter = Unterbreite einen Gegenvorschlag oder passe.
# $left
question-counter-cost = { $left ->
        [1] Welche Karte legst du für deinen Gegenvorschlag ab?
       *[other] Welche Karte legst du für deinen Gegenvorschlag ab? Noch { $left }.
    }
question-support = Unterstütze einen Vorschlag oder enthalte dich der Stimme.
# $side, $least (may be 0 or less), $most
question-support-with = Lege Karten verdeckt neben den { $side }. { $least ->
        [1] Mindestens noch eine.
       *[other] Höchstens noch { $most }.
    }
question-corporation = Wähle einen Konzern.

## Der Verlauf

# $setup
event-set-up = Vorbereitungskarte: { $setup }.
# $player, $corporation
event-corporation = { $player } spielt { $corporation }.
# $player
event-first-player = Erster aktiver Spieler: { $player }.
# $player, $rival: only this player reads it
event-rival = { $player } hat diese Rivalenkarte: { $rival }.
# $player
event-rival-hidden = { $player } erhält eine Rivalenkarte.
# $player, $investments (list): only this player reads it
event-investments = { $player } darf eine dieser Investitionen wählen: { $investments }.
# $player, $investment: only this player reads it
event-invested = { $player } behält eine Investition: { $investment }.
# $player
event-invested-hidden = { $player } behält eine Investition.
# $round, $space (standard or demand)
event-round = { $space ->
        [demand] Eine Nachfragerunde beginnt.
       *[standard] Runde { $round } beginnt.
    }
# $player, $left (assets on the turn track)
event-turn = { $player } ist am Zug. Vorteilskarten auf der Zuganzeige: { $left }.
# $turns
event-turns = Neue Vorteilskarten auf der Zuganzeige: { $turns }.
# $player, $asset
event-revealed = { $player } deckt eine Vorteilskarte auf: { $asset }.
# $player
event-no-offer = { $player } hat nichts vorzuschlagen.
# $player, $card
event-main-offer = { $player } unterbreitet den Hauptvorschlag: { $card }.
# $player, $card, $cost (number of cards discarded)
event-counteroffer = { $cost ->
        [0] { $player } unterbreitet einen Gegenvorschlag: { $card }.
        [one] { $player } unterbreitet einen Gegenvorschlag: { $card }. Dafür abzulegen: { $cost } Karte.
       *[other] { $player } unterbreitet einen Gegenvorschlag: { $card }. Dafür abzulegen: { $cost } Karten.
    }
# $player
event-no-counter = { $player } unterbreitet keinen Gegenvorschlag.
# $player, $card
event-sent-back = { $player } nimmt den Gegenvorschlag zurück: { $card }.
# $player, $offer, $card, $choices (list of choices)
event-declared = { $player } legt fest, wie „{ $card }“ abgehandelt wird ({ $offer }). Entscheidungen: { $choices }.
# $player, $card, $offer: only this player reads it
event-backed = { $player } legt eine Karte als Unterstützung: { $card }.
# $player, $offer, $cards
event-supported = { $cards ->
        [one] { $player } unterstützt den { $offer } mit { $cards } Karte.
       *[other] { $player } unterstützt den { $offer } mit { $cards } Karten.
    }
# $player, $offer, $type
event-deck-supported = { $player } unterstützt den { $offer } mit der obersten Karte eines Decks ({ $type }).
# $player
event-abstained = { $player } enthält sich der Stimme.
# $player, $offer
event-decided = { $player } entscheidet die Absprache für den { $offer }.
# $player, $offer, $main, $counter (numbers of support cards), $by (tie: as many for both; more)
event-won = { $player } gewinnt die Absprache mit dem { $offer } (Unterstützung: Hauptvorschlag { $main }, Gegenvorschlag { $counter }).{ $by ->
        [tie] {" "}Es war ein Gleichstand, und den gewinnt, wer den Hauptvorschlag gemacht hat.
       *[more] {""}
    }
# $player, $card
event-resolved = { $player } handelt „{ $card }“ ab.
# $asset
event-asset-unclaimed = Niemand beansprucht { $asset }; die Karte kommt unter das Vorteilsdeck.
# $player, $asset
event-claimed = { $player } beansprucht eine Vorteilskarte: { $asset }.
# $player, $asset
event-used = { $player } nutzt { $asset }.
# $player, $asset
event-exhausted = { $player } erschöpft { $asset }.
# $player, $asset
event-readied = { $player } macht { $asset } spielbereit.
# $player, $asset
event-asset-discarded = { $player } legt eine Vorteilskarte ab: { $asset }.
# $from, $to, $asset
event-asset-moved = { $asset } geht von { $from } an { $to }.
# $player, $card, $faceup (1 or 0)
event-emergency-returned = { $faceup ->
        [1] „{ $card }“ geht offen an { $player } zurück.
       *[0] „{ $card }“ geht verdeckt an { $player } zurück.
    }
# $player, $card
event-flipped = „{ $card }“ von { $player } wird aufgedeckt.
# $from, $to, $card
event-emergency-stolen = { $to } stiehlt „{ $card }“ von { $from }.
# $player, $card, $type: only this player reads it
event-drew = { $player } zieht „{ $card }“ ({ $type }).
# $player, $type
event-drew-hidden = { $player } zieht eine Karte ({ $type }).
# $player, $type
event-nothing-to-draw = { $player } zieht nichts: Es sind keine Karten mehr da ({ $type }).
# $cards (list of names)
event-reshuffled = Der Ablagestapel kommt sortiert zurück in die Decks: { $cards }.
# $player, $card: only this player reads it
event-discarded = { $player } legt „{ $card }“ ab.
# $player
event-discarded-hidden = { $player } legt eine Karte ab.
# $from, $to, $card: only these two read it
event-passed-card = Eine Karte geht von { $from } an { $to }: { $card }.
# $from, $to
event-passed-card-hidden = Eine Karte geht von { $from } an { $to }.
# $player, $other, $cards (list): only this player reads it
event-saw-hand = { $player } sieht die Handkarten von { $other }: { $cards }.
# $player, $other
event-saw-hand-hidden = { $player } sieht sich die Handkarten von { $other } an.
# $player, $rival: only this player reads it
event-saw-rival = { $player } sieht die Rivalenkarte unter dem Spielplan: { $rival }.
# $player
event-saw-rival-hidden = { $player } sieht sich die Rivalenkarte unter dem Spielplan an.
# $player, $events (list, from the top): only this player reads it
event-foresaw = { $player } sieht die nächsten Ereignisse: { $events }.
# $player, $backs (list of elements, from the top)
event-foresaw-hidden = { $player } sieht sich die nächsten Ereignisse an; auf den Rückseiten: { $backs }.
# $player, $back (element)
event-buried = { $player } legt ein Ereignis unter das Deck; auf der Rückseite: { $back }.
# $player, $other
event-picked = { $player } wählt einen Spieler: { $other }.
# $player, $district
event-chose-district = { $player } wählt einen Stadtteil: { $district }.
# $player, $count, $source (key), $capital
event-gained = { $source ->
        [start] { $player } beginnt mit { $count } Kapital.
        [contract] { $player } erhält durch den Auftrag { $count } Kapital und hat { $capital }.
        [investment] { $player } erhält durch die Investition { $count } Kapital und hat { $capital }.
        [trade] { $player } bekommt { $count } Kapital und hat { $capital }.
       *[other] { $player } erhält { $count } Kapital und hat { $capital }.
    }
# $player, $count, $source (key), $capital
event-lost = { $source ->
        [trade] { $player } gibt { $count } Kapital ab und hat { $capital }.
       *[other] { $player } verliert { $count } Kapital und hat { $capital }.
    }
# $way (up or down), $count, $threat, $cause (key)
event-threat = { $way ->
        [down] Die Bedrohung sinkt um { $count } auf { $threat }.
       *[up] { $cause ->
            [illness] Krankheit erhöht die Bedrohung um { $count } auf { $threat }.
            [human-first] „Menschen zuerst“ erreicht die Wurzel: Die Bedrohung steigt um { $count } auf { $threat }.
            [orgcrime] „Organisiertes Verbrechen“ erreicht die Wurzel: Die Bedrohung steigt um { $count } auf { $threat }.
            [outage] Ein Ausfall erreicht die Wurzel: Die Bedrohung steigt um { $count } auf { $threat }.
            [demand] Die Bedrohung steigt um { $count } auf { $threat }, weil die Nachfrage nicht befriedigt wurde.
            [event] Das Ereignis erhöht die Bedrohung um { $count } auf { $threat }.
           *[other] Die Bedrohung steigt um { $count } auf { $threat }.
        }
    }
# $district, $stage (0, 1 or 2)
event-unrest = { $stage ->
        [0] { $district } ist stabil.
        [1] In { $district } wird protestiert.
       *[other] In { $district } wird gestreikt.
    }
# $piece, $district
event-placed = Neu in { $district }: { $piece }.
# $piece, $district
event-removed = Entfernt aus { $district }: { $piece }.
# $piece, $district, $to
event-moved = { $piece } verschoben: { $district } → { $to }.
# $piece, $district
event-no-reserve = Vorrat leer ({ $piece }): In { $district } wird nichts platziert.
event-production = Die Produktion beginnt.
# $district
event-exploited = { $district } wird ausgebeutet.
# $district
event-idle = { $district } produziert nichts: Dort herrscht Streik oder Ausfall.
# $district
event-blocked = „Organisiertes Verbrechen“ blockiert die Primärressource von { $district }.
# $resource, $way (up or down), $count, $supply (number)
event-supply = { $way ->
        [down] Angebot: { $resource } −{ $count }, jetzt { $supply }.
       *[up] Angebot: { $resource } +{ $count }, jetzt { $supply }.
    }
# $event, $back (element)
event-event = Ereignis: { $event }.
# $demand, $goals
event-demand = Neue Nachfrage: { $demand } ({ $goals }).
# $demand
event-demand-met = Die Nachfrage ist befriedigt: { $demand }.
# $demand, $missing
event-demand-failed = Die Nachfrage ist nicht befriedigt: { $demand }. Es fehlt: { $missing }.
# $player, $investment, $count
event-investment-revealed = { $player } deckt eine Investition auf, die { $count } Kapital bringt: { $investment }.
# $player, $rival
event-rival-revealed = { $player } hatte diese Rivalenkarte: { $rival }.
# $winners (how many), $names (of the winners), $scores (list such as Anna 21, Jan 19), $threat
event-ended = { $winners ->
        [0] Die Partie endet bei Bedrohung { $threat }, und niemand gewinnt ({ $scores }).
       *[other] Die Partie endet bei Bedrohung { $threat }. Sieg: { $names } ({ $scores }).
    }
# $number, $from, $to, $give, $want, $kind (trade-binding or trade-loose), $promised (yes or no), $promise (text of the players)
event-trade-offered = { $from } bietet { $to } Handel { $number } an ({ $kind }). Leistung: { $give }; Gegenleistung: { $want }{ $promised ->
        [yes] ; Versprechen: { $promise }
       *[no] { "" }
    }.
# $number, $from, $to, $give, $want
event-traded = Handel { $number } (bindend) ist ausgeführt. Leistung von { $from }: { $give }; Leistung von { $to }: { $want }.
# $number, $from, $to, $give, $want, $promised (yes or no), $promise (text of the players)
event-promised = { $from } und { $to } einigen sich auf Handel { $number } (nicht bindend). Leistung von { $from }: { $give }; Leistung von { $to }: { $want }{ $promised ->
        [yes] ; Versprechen: { $promise }
       *[no] { "" }
    }.
# $number, $from, $to
event-trade-declined = { $to } lehnt Handel { $number } von { $from } ab.
# $player, $reason (broken: $broken promises; dear: $capital; helps: $owner; lacks: $count cards, and leads: $main, $counter; short, terms; threat: $threat; or little)
event-trade-reason = { $player }: { $reason ->
        [broken] „{ $broken ->
            [one] Du hast schon ein Versprechen gebrochen
           *[other] Du hast schon { $broken } Versprechen gebrochen
        }.“
        [dear] „Das ist mir keine { $capital } Kapital wert.“
        [helps] „Davon hätte { $owner } mehr als ich.“
        [lacks] „{ $count ->
            [one] Eine Karte reicht
           *[other] { $count } Karten reichen
        } mir nicht zum Sieg: Es steht { $main } zu { $counter }.“
        [leads] „Ich führe auch ohne das: Es steht { $main } zu { $counter }.“
        [nothing] „Für nichts gibt es nichts.“
        [short] „Das habe ich nicht.“
        [terms] „Worte allein genügen nicht: Nenne Kapital, Vorteilskarten oder Unterstützung.“
        [threat] „Die Bedrohung steht schon bei { $threat }; das hält die Stadt nicht aus.“
       *[little] „Das ist mir mehr wert, als du bietest.“
    }
# $number, $from, $to
event-trade-answered = { $to } antwortet auf Handel { $number } von { $from } mit anderen Bedingungen.
# $number, $from, $to
event-trade-withdrawn = { $from } zieht Handel { $number } mit { $to } zurück.
# $number, $from, $to
event-trade-expired = Handel { $number } zwischen { $from } und { $to } ist verfallen.
# $number, $player, $to
event-promise-kept = { $player } hat Versprechen { $number } an { $to } gehalten.
# $number, $player, $to
event-promise-broken = { $player } hat Versprechen { $number } an { $to } gebrochen.
# $number, $player, $to
event-promise-lapsed = { $player } konnte nichts unterstützen: Versprechen { $number } an { $to } ist hinfällig.

## Warum eine Aktion abgelehnt wird: eine Nachricht für jede Regel, der Punkt in der Kennung als Bindestrich geschrieben

# $corporation
refused-NA-S-6 = { $corporation } ist vergeben; wähle einen anderen Konzern.
refused-NA-13-0 = Es gibt keinen Hauptvorschlag, den du unterstützen könntest.
# $about: word (no reason, $word; those there are, $known), good (one that cannot be traded, $good), number (no such trade for you, $number), most (too many or too long, $most), cards (more support than a hand holds: $cards, $have), need (more capital than there is: $need, $have), asset ($asset is not theirs), seat (with nobody, or about nothing)
refused-NA-14-0 = { $about ->
        [word] „{ $word }“ ist kein Grund für eine Absage; schreibe nichts oder eins dieser Wörter: { $known }.
        [good] Mit „{ $good }“ kann man nicht handeln, nur mit Kapital, Vorteilskarten und Versprechen.
        [number] Es gibt keinen Handel { $number }, den du beantworten oder zurückziehen könntest.
        [most] Das ist zu viel: Möglich sind höchstens { $most } (Angebote eines Spielers zugleich oder Zeichen in einem Versprechen).
        [cards] Eine Seite soll mit { $cards } Karten unterstützen, hat aber nur { $have } auf der Hand.
        [need] Eine Seite soll { $need } Kapital geben, hat aber nur { $have }.
        [asset] { $asset } gehört nicht der Seite, die diese Karte geben soll.
       *[seat] Ein Handel braucht einen anderen Spieler und etwas, womit gehandelt wird; er ist möglich, sobald der erste aktive Spieler feststeht.
    }
# $about: most ($most promises at once), number ($number)
refused-NA-14-2 = { $about ->
        [most] Es gibt schon { $most } nicht bindende Versprechen; warte, bis einige erledigt sind.
       *[number] Versprechen { $number } hat keinen offenen Teil, den du so erfüllen oder beurteilen könntest.
    }
# $word (what was written)
refused-NA-14-3 = Ein Handel ist entweder „binding“ (bindend) oder „loose“ (nicht bindend); „{ $word }“ ist keins von beiden.
# $good (id)
refused-NA-14-5 = Mit „{ $good }“ kann man nie handeln, ebenso wenig mit Aktionskarten, Notfall-Aktionskarten, Rivalenkarten oder Kon-Übersichten.
# $need, $have
refused-NA-15-3 = Dafür braucht es { $need } Kapital, und du hast { $have }.
    .how = Kapital bringen gewonnene Absprachen, Investitionen und der Handel mit den anderen.
# $about: district ($district), resource ($resource) or player, chosen twice or not to be chosen
refused-NA-16-0 = { $about ->
        [district] { $district } wurde für diesen Effekt schon gewählt; wähle einen anderen Stadtteil.
        [resource] Diese Ressource wurde für diesen Effekt schon gewählt; wähle eine andere: { $resource }.
       *[player] Dieser Spieler kann hier nicht gewählt werden oder wurde schon gewählt; wähle einen anderen.
    }
refused-NA-16-5 = Deine Hand liegt nicht mehr über deinem Handkartenlimit, also wird nichts mehr abgelegt.
# $card
refused-NA-17-2 = „{ $card }“ liegt verdeckt und kann nicht unterbreitet werden.
    .how = Eine Notfall-Aktionskarte wird einmal im Spiel eingesetzt, es sei denn, ein Effekt deckt sie wieder auf.
# $card
refused-NA-17-5 = „{ $card }“ ist eine Notfall-Aktionskarte, und diese können nicht als Unterstützung gelegt werden.
    .how = Offen kann sie Hauptvorschlag oder Gegenvorschlag sein.
# $card
refused-NA-17-6 = „{ $card }“ kann nicht gestohlen werden: Die Karte gehört dir, ist gerade ein Vorschlag oder ist nicht im Spiel.
# $asset, $corporation (whose it is)
refused-NA-22-0 = { $asset } gehört { $corporation }; du kannst die Karte in diesem Zug noch nutzen, wenn du sie jetzt eintauschst.
# $asset
refused-NA-22-1 = { $asset } wurde zu diesem Zeitpunkt schon genutzt.
    .how = In deinem nächsten Zug kannst du sie wieder nutzen.
refused-NA-23-0 = Es gibt keinen Gegenvorschlag, den du unterstützen könntest.
# $need, $have
refused-NA-25-4 = Für diesen Gegenvorschlag musst du außer der vorgeschlagenen Karte { $need ->
        [one] { $need } Karte
       *[other] { $need } Karten
    } ablegen; du hast { $have ->
        [0] keine
       *[other] { $have }
    }.
    .how = Du kannst noch einen Vorschlag unterstützen oder deine Unterstützung verkaufen.
refused-NA-27-0 = Du kannst dich nicht selbst bestehlen; wähle einen anderen Spieler.
# $asset
refused-NA-27-2 = { $asset } gehört dir selbst; wähle eine Vorteilskarte eines anderen Spielers.
# $card
refused-NA-27-3a = „{ $card }“ ist eine Notfall-Aktionskarte; sie gehört nicht zur Hand und kann hier nicht gestohlen werden.
# $district
refused-NA-29-5 = { $district } ist stabil, also kann die Unruhe dort nicht sinken.
    .how = Unruhe sinkt in einem Stadtteil mit Protest oder Streik.
# $type
refused-NA-31-1 = Von diesem Deck hast du in diesem Schritt schon gezogen: { $type }.
    .how = Ziehe von einem anderen Deck; in deinem nächsten Organisationsschritt steht dir dieses wieder offen.
# $district
refused-NA-35-0 = { $district } ist der gewählte Stadtteil selbst oder liegt in einem anderen Bereich; wähle einen anderen Stadtteil desselben Bereichs.
# $district
refused-NA-36-2 = In { $district } herrscht Streik oder Ausfall; der Stadtteil produziert nichts.
    .how = Er produziert wieder, wenn die Unruhe sinkt oder der Ausfall entfernt wird.
# $district
refused-NA-38-3 = { $district } hat schon eine Prisec-Einheit.
# $resource, $have
refused-NA-40-2 = Diese Ressource steht am Ende ihrer Leiste: { $resource } ({ $have }).
# $resource
refused-NA-40-3 = Diese Ressource steht auf 0: { $resource }.
    .how = Wähle eine Ressource, von der die Stadt etwas hat.
# $district
refused-NA-43-4 = { $district } hat schon einen Entwicklungsmarker.
    .how = Wähle einen Stadtteil, der keinen hat.
# $district
refused-NA-49-1 = In { $district } wird gestreikt, also kann die Unruhe dort nicht steigen.
    .how = Unruhe steigt in einem Stadtteil, der stabil ist oder protestiert.
# $district
refused-NA-53-0 = In { $district } kann diese Karte nichts platzieren.
refused-NA-54-2a = Der aktive Spieler kann nicht passen: Unterbreite einen Hauptvorschlag.
# $offer
refused-NA-54-4a = Du unterstützt schon den anderen Vorschlag und kannst nicht auch den { $offer } unterstützen.
# $piece, $district
refused-NA-55-0 = In { $district } gibt es davon nichts zu entfernen ({ $piece }).
# $need (number)
refused-NA-57-1 = Unterstützung braucht mindestens eine verdeckte Karte; noch zu legen: { $need }.
    .how = Liegt sie da, darfst du aufhören.
# $district
refused-NA-62-2 = In { $district } herrscht ein Ausfall, also kann die Unruhe dort nicht steigen.
    .how = Ist der Ausfall entfernt, kann sie dort wieder steigen.
# $district
refused-NA-62-3 = In { $district } herrscht schon ein Ausfall.
# $asset
refused-NA-63-0 = { $asset } gehört demselben Spieler wie die erste Vorteilskarte; wähle eine Vorteilskarte eines anderen Spielers.
# $about: declared (bound to $declared), asset ($asset cannot be used now), offer (an asset forbids it, $offer), district ($district), resource ($resource) or player (chosen twice or not to be chosen), seat (an asset forbids trading)
refused-NA-65-0 = { $about ->
        [declared] Du hast festgelegt, wie du diese Karte abhandelst, und bist daran gebunden: { $declared }.
        [asset] { $asset } hat keine Fähigkeit für diesen Zeitpunkt.
        [offer] Eine Vorteilskarte hindert dich daran, den { $offer } zu unterstützen.
        [district] { $district } wurde für diesen Effekt schon gewählt; wähle einen anderen Stadtteil.
        [resource] Diese Ressource wurde für diesen Effekt schon gewählt; wähle eine andere: { $resource }.
        [player] Dieser Spieler kann hier nicht gewählt werden oder wurde schon gewählt; wähle einen anderen.
       *[seat] Eine Vorteilskarte verbietet diesem Spieler in dieser Absprache den Handel mit Kapital und Vorteilskarten.
    }
    .how = { $about ->
            [asset] Auf der Karte steht, wann sie sich nutzen lässt.
           *[other] { "" }
        }
# $asset
refused-NA-65-2a = { $asset } bleibt bis zum nächsten Organisationsschritt des Besitzers erschöpft.
# $asset
refused-NA-65-7 = { $asset } gehört nicht dem Spieler, dessen Vorteilskarte abgelegt wird.
# $from (district)
refused-NA-68-2 = Der Androidenmarker in { $from } wurde durch diese Karte schon verschoben.
# $to (district)
refused-NA-68-3 = { $to } hat schon einen Androidenmarker.
    .how = Wähle einen Stadtteil, der keinen hat.

## Was an einer Eingabe falsch sein kann. Zwischen Anführungszeichen steht, was jemand geschrieben hat, oder eine Kennung aus dem Spiel;
## beides wird nie übersetzt.

# $word (text)
problem-goods-unknown = „{ $word }“ lässt sich nicht als Bedingung eines Handels lesen; schreibe Kapital als Zahl, Vorteilskarten mit ihren Kennungen, Unterstützung als „main*2“ oder „counter*2“, verbunden mit einem Plus, oder einen Strich für nichts.
# $got (number)
problem-position-players = Die Stellung hat { $got ->
        [one] { $got } Platz
       *[other] { $got } Plätze
    }, das Spiel ist aber für 4 bis 6 Personen.
# $corporation (id, or a dash)
problem-position-corporations = Jeder Spieler braucht einen eigenen Konzern; prüfe „{ $corporation }“.
# $piece (id), $district (id), $got (number)
problem-position-pieces = Die Stellung hat „{ $piece }“ in „{ $district }“ { $got }-mal, ein Stadtteil fasst davon aber höchstens 1.
# $piece (id), $got, $most (numbers)
problem-position-box = Die Stellung hat „{ $piece }“ { $got }-mal, im Spiel sind aber nur { $most }.
# $piece, $other, $district (ids)
problem-position-clash = „{ $piece }“ und „{ $other }“ können nicht beide in „{ $district }“ sein.
# $seat (number)
problem-position-countering = Die Stellung macht Platz { $seat } zum Gegenspieler, die letzte Karte auf dem Feld „Gegenvorschlag“ ist aber nicht von dort.
# $seat (number), $asset (id)
problem-position-exhausted = Die Stellung erschöpft „{ $asset }“ bei Platz { $seat }, die Karte liegt dort aber nicht.
# $seat, $got, $want (numbers)
problem-position-sources = Die Quellen des Kapitals von Platz { $seat } ergeben zusammen { $got }, das Kapital ist aber { $want }.
# $card (id)
problem-position-emergency = „{ $card }“ gehört zu einem Konzern, der nicht mitspielt.
# $round (number), $phase (word)
problem-position-round = Runde { $round } kann nicht in der Phase „{ $phase }“ sein.
# $step (word)
problem-position-deal = Die Karten der Absprache passen nicht zu dem Schritt, den sie erreicht hat („{ $step }“).
# $effect (word)
problem-effect-passive = Der Effekt „{ $effect }“ wirkt nur auf einer Vorteilskarte und lässt sich nicht ausprobieren.
# $file (name), $entry (word), $got, $want (numbers)
problem-content-count = { $file }: Es gibt { $got } Einträge „{ $entry }“, es müssen aber { $want } sein.
want-two-seats = ein Paar verschiedener Plätze
want-two-states = ein Paar aus den Wörtern open, kept und broken mit mindestens einem open
want-card-of-that-type = eine Karte von der Art dieses Decks
want-support-card = eine Karte mit dem Vorschlag, den sie unterstützt
want-two-investments = ein Paar Investitionen für jeden Platz oder keine
want-number-or-list = eine Zahl oder eine Liste von Zahlen

## Woher das Kapital stammt

score-start = Beginn
score-contract = Auftrag
score-investment = Investitionen
score-asset = Vorteilskarten
score-card = Aktionskarten
score-trade = Handel
score-total = Kapital gesamt

# How the end looks to whoever reads it: what decided, and by how much. $enough (yes, no), $by (capital: how much more than was needed to
# be level with the rival, or how much too little), $corporation (the rival)
margin-rival = { $enough ->
        [yes] Du hast { $by } Kapital mehr als dein Rivale { $corporation }.
       *[no] Dir fehlen { $by } Kapital, um deinen Rivalen { $corporation } zu schlagen; Gleichstand reicht nicht.
    }
# The own rival card; $have, $need (numbers of players), $enough (yes, no)
margin-own = { $enough ->
        [yes] Du hattest deine eigene Karte und bist reicher als { $have } andere.
       *[no] Du hattest deine eigene Karte: überholt { $have }, nötig { $need }.
    }
# $have, $need, $by (capital), $enough (yes, no)
margin-federalist = { $enough ->
        [yes] Die Stadt ist gefallen, und du hast als Föderalist { $have } Kapital.
       *[no] Die Stadt ist gefallen, aber dir als Föderalist fehlen { $by } zu { $need } Kapital.
    }
margin-fell = Die Stadt ist gefallen, und dann kann nur der Föderalist gewinnen.
margin-stood = Die Stadt steht noch, und so konntest du als Föderalist nicht gewinnen.

## What is told at length

stage-deal = Die Absprache ist entschieden
stage-demand = Nachfrage
stage-event = Ereignis
stage-production = Produktion
stage-round-over = Was die Runde verändert hat

## How a game went, over its rounds

course-threat = Bedrohung
course-capital = Kapital

## The search of the rulebook

# A line for each thing: what people call it = what the rulebook calls it. Where several words stand before a comma, all must be asked.
rules-synonyms =
    karten tauschen, mit karten handeln = nicht handeln
    zu ende, endet, vorbei, wie lange = ende endet
    gewinne, gewinnen, sieg = gewinnen rivalen
    verliere, verlieren, niederlage = verlieren verliert
    geld, verdienen, reich = kapital auftrag
    nachfrage erfüllt, nachfrage nicht = nicht erfüllt
    versprechen, wort halten, lügen = versprechen binden
    zeigen, verraten = geheim
    handkarten, auf der hand, viele karten = handkartenlimit ablegen
    gleichstand, unentschieden = gleichstand
    handeln, verkaufen, kaufen, tauschen = handel
    kostet, preis = kosten
    krank, seuche = krankheit
    aufruhr, aufstand = unruhe
    verbrecher, bande = organisiertes verbrechen
    polizei, wachen = prisec
    roboter = androiden
