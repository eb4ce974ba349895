### Frostpunk: Texte der Karten, Tisch, Wahlmöglichkeiten, Fragen, Verlauf, Gründe für Ablehnungen und was an einer Eingabe falsch sein kann.
### Namen von Karten, Gebäuden, Menschen und Vorräten stehen im Nominativ: nach einem Doppelpunkt, in Klammern oder zwischen
### Anführungszeichen. Vorräte und Menschen mit ihrer Zahl („2 Holz, 1 Ingenieur“) lauten im Nominativ und im Akkusativ gleich; Marker nicht,
### deshalb steht $cost nach einem Doppelpunkt. Karten und Wirkungen sprechen alle an (ihr), Fragen den einen, der antwortet (du).

game-frostpunk = Frostpunk

## Namen

# $number (roman), $society
society-numbered = Gesellschaft { $number }, { $society }
# $text (a title)
quoted = „{ $text }“
# Active hope or discontent tokens to be spent; $token, $count
tokens-active = { $count ->
        [one] { $token ->
            [Hoffnung] { $count } aktiver Hoffnungsmarker
            [Unzufriedenheit] { $count } aktiver Unzufriedenheitsmarker
           *[other] { $count } aktiver Marker „{ $token }“
        }
       *[other] { $token ->
            [Hoffnung] { $count } aktive Hoffnungsmarker
            [Unzufriedenheit] { $count } aktive Unzufriedenheitsmarker
           *[other] { $count } aktive Marker „{ $token }“
        }
    }
# An item of a list of pawns; $pawn, $count
pawns-counted = { $pawn } ×{ $count }
spot-clearing = Feld „Schneeräumen“
spot-construction = Feld „Bauen“
# $field, $goods (what is on it)
spot-field = { $field } ({ $goods })
# A field with nothing on it.
field-empty = leer
# The three zones of the map.
ground-generator = Generatorplättchen
ground-near = nahes Plättchen
ground-far = fernes Plättchen
size-small = klein
size-large = groß

## Der Text der Karten, Satz für Satz

# $deck (kind of card), $mark
text-card = { $deck } { $mark }.
# $deck, $mark, $law
text-consequence = { $deck } { $mark } („{ $law }“).
# An option of a card; $number, $caption, $text
text-option = { $number }. { $caption }: { $text }
# What must hold for an option; $needs
text-needs = Nur wenn { $needs }.
# $goods
text-cost = Kosten: { $goods }.
# What becomes of a card.
then-remove = Danach kommt diese Karte aus dem Spiel.
then-stay = Danach bleibt diese Karte im Ereignisbereich liegen.
then-discard = Danach kommt diese Karte auf den Ablagestapel der Dämmerung.
# A special action of a card; $caption, $text
text-special = Sonderaktion „{ $caption }“: { $text }
# $who
special-round = Einmal je Runde ({ $who }).
# $who
special-once = Einmal im Spiel ({ $who }).
special-any = beliebige Figur
# $goods
special-put = Auf diese Karte legen: { $goods }.
special-cold = Das geschieht in der Kälte.
# Effects of a card that lies face up, by phase; $effects
during-dawn = In jedem Morgengrauen: { $effects }
# $effects
during-morning = An jedem Morgen: { $effects }
# $effects
during-generator = Zu Beginn jeder Generatorphase: { $effects }
# $effects
during-weather = Zu Beginn jeder Wetterphase: { $effects }
# $effects
during-preparation = Zu Beginn jeder Vorbereitungsphase: { $effects }
# $effects
during-action = Zu Beginn jeder Aktionsphase: { $effects }
# $effects
during-dusk = In jeder Dämmerung: { $effects }
# $effects
during-hunger = Zu Beginn jeder Hungerphase: { $effects }
# $effects
during-night = Zu Beginn jeder Nacht: { $effects }
# $effects
during-end = Am Ende jeder Runde: { $effects }
# A scenario card; $round, $effects
text-round = Wenn Runde { $round } beginnt: { $effects }
# The storm card; $number (how often the storm has struck), $effects
text-strike = Sturm { $number }: { $effects }
# $buildings (list)
text-unlocks = Von nun an könnt ihr errichten: { $buildings }.
# $law (the other of the pair)
text-pair = Wird dieses Gesetz erlassen, kommt das andere des Paars aus dem Spiel: { $law }.
# $count
text-technology = { $count ->
        [one] Technologie, fertig nach { $count } Runde.
       *[other] Technologie, fertig nach { $count } Runden.
    }
text-weather = Wetterkarte.
text-traps = Jägerhütten geben 1 Nahrung je Jagdsymbol.
# $kind (letter), $count (fields), $hint (one of the hint- messages)
text-expedition = { $count ->
        [one] Ort der Art { $kind }, { $count } Feld; zu erwarten: { $hint }.
       *[other] Ort der Art { $kind }, { $count } Felder; zu erwarten: { $hint }.
    }
hint-goods = Nahrung oder Rohstoffe
hint-citizens = Bürger
hint-any = alles Mögliche
way-return = Der Kundschafter kehrt zurück.
# $kind (letter)
way-continue = Der Kundschafter geht weiter zu einem Ort der Art { $kind }.
# $effects
way-later = Bei der Rückkehr: { $effects }
way-new = Eine neue Route beginnt.
# $kind (letter)
way-longer = Ein Ort der Art { $kind } wird auf die Route gelegt.
# $trade, $who
text-citizen = { $trade } ({ $who }).
# $text
text-ability = Fähigkeit: { $text }
# $text
text-start = Startkosten: { $text }
# $goods
start-pay = Ihr bezahlt { $goods }.
# $effects
text-death-worker = Wenn ein Arbeiter stirbt: { $effects }
# $effects
text-death-engineer = Wenn ein Ingenieur stirbt: { $effects }
# $effects
text-death-child = Wenn ein Kind stirbt: { $effects }
# $who, $actions (list of main- messages)
ability-when = Beim { $actions } ({ $who }).
# $buildings (list)
ability-buildings = Nur hier: { $buildings }.
# $goods (names of goods or trees)
ability-fields = Nur auf diesen Feldern: { $goods }.
ability-warm = Das geschieht im Warmen.
# The six main actions.
main-clear = Schneeräumen
main-gather = Sammeln
main-construct = Bauen
main-use = Nutzen eines Gebäudes
main-scout = Senden eines Kundschafters
main-special = Ausführen einer Sonderaktion
text-advisor = Berater, einmal je Runde zu Beginn der Vorbereitungsphase.
text-mobilisation = Für das Solospiel, einmal im Spiel in der Vorbereitungsphase.
# $difficulty, $text
text-society = Schwierigkeit { $difficulty }: { $text }
# $people, $sick (lists), $goods, $deaths, $hope and $active (tokens, active ones), $discontent and $stirred (the same)
text-society-start = Am Anfang: { $people }; krank: { $sick }; { $goods }; Todesfälle: { $deaths }; Hoffnungsmarker: { $hope }, davon aktiv: { $active }; Unzufriedenheitsmarker: { $discontent }, davon aktiv: { $stirred }.
# The groups of buildings; $size (small or large)
text-starting = Startgebäude, { $size }.
# $size
text-basic = Grundgebäude, { $size }.
# $size
text-shelter = Unterkunft, { $size }.
# $size
text-law = Gebäude aus einem Gesetz, { $size }.
# $size
text-scenario = Gebäude des Szenarios, { $size }.
text-not-raised = Es kann nicht errichtet werden.
# $colour
text-insulation = Dämmung: { $colour }.
# $text
text-use = Aktion: { $text }
# $text
text-use-engineers = Aktion, nur für Ingenieure: { $text }
# $goods, $building (upgraded)
text-upgrade = Es lässt sich für { $goods } verbessern ({ $building }); dann gilt:
# $count
text-tiles = Plättchen: { $count }.
# One word names two things: what follows is the other; $name
text-also = Außerdem { $name }:
# $count
text-hunting = Jagdsymbole: { $count }.
# $count
text-expeditions = { $count ->
        [one] { $count } Expedition darf unterwegs sein.
       *[other] { $count } Expeditionen dürfen unterwegs sein.
    }
# $count
text-beds = { $count ->
        [one] Nachts { $count } Schlafplatz, wenn beheizt.
       *[other] Nachts { $count } Schlafplätze, wenn beheizt.
    }
# $count
text-child-beds = { $count ->
        [one] Nachts { $count } Schlafplatz für Kinder, wenn beheizt.
       *[other] Nachts { $count } Schlafplätze für Kinder, wenn beheizt.
    }
# $effects
text-raised = Wenn es errichtet wird: { $effects }
# $deposit
text-deposit = Nur auf einem Plättchen, neben dem im Rahmen ein { $deposit } liegt.
text-outside = Nicht auf dem Generatorplättchen.
text-warms = Auf seinem Plättchen ist alles warm.
text-jail = Die Figur bleibt über Nacht: Ist das Gebäude beheizt, hat sie einen Schlafplatz, sonst erkrankt sie.
text-fixed = Es kann weder abgerissen noch zerstört werden.

## Wirkungen

effect-none = Nichts geschieht.
# $goods, $count
effect-gain = Ihr erhaltet { $goods }.
# $goods, $count, $sick (how many arrive ill)
effect-gain-sick = { $count ->
        [one] Ihr erhaltet { $goods } (krank).
       *[other] Ihr erhaltet { $goods }, davon { $sick } krank.
    }
# $goods
effect-lose = Ihr verliert { $goods }.
# $goods, $tiles (number of map tiles)
effect-strip = { $tiles ->
        [one] Entfernt { $goods } von einem aufgedeckten Geländeplättchen.
       *[other] Entfernt je { $goods } von { $tiles } aufgedeckten Geländeplättchen.
    }
# $tiles
effect-tile = Legt { $tiles } aus.
# $goods (at most)
effect-store = Legt bis zu { $goods } ins Lager.
# Steps of hope or discontent; $count
effect-hope-up = { $count ->
        [one] Die Hoffnung steigt.
       *[other] Die Hoffnung steigt { $count }-mal.
    }
# $count
effect-hope-down = { $count ->
        [one] Die Hoffnung sinkt.
       *[other] Die Hoffnung sinkt { $count }-mal.
    }
# $count, $token
effect-hope-type-up = { $count ->
        [one] Die Hoffnung steigt ({ $token }).
       *[other] Die Hoffnung steigt { $count }-mal ({ $token }).
    }
# $count, $token
effect-hope-type-down = { $count ->
        [one] Die Hoffnung sinkt ({ $token }).
       *[other] Die Hoffnung sinkt { $count }-mal ({ $token }).
    }
# $count
effect-discontent-up = { $count ->
        [one] Die Unzufriedenheit steigt.
       *[other] Die Unzufriedenheit steigt { $count }-mal.
    }
# $count
effect-discontent-down = { $count ->
        [one] Die Unzufriedenheit sinkt.
       *[other] Die Unzufriedenheit sinkt { $count }-mal.
    }
# $count, $token
effect-discontent-type-up = { $count ->
        [one] Die Unzufriedenheit steigt ({ $token }).
       *[other] Die Unzufriedenheit steigt { $count }-mal ({ $token }).
    }
# $count, $token
effect-discontent-type-down = { $count ->
        [one] Die Unzufriedenheit sinkt ({ $token }).
       *[other] Die Unzufriedenheit sinkt { $count }-mal ({ $token }).
    }
# $count, $token
effect-activate = { $token ->
        [Hoffnung] Aktiviert { $count } Hoffnungsmarker.
        [Unzufriedenheit] Aktiviert { $count } Unzufriedenheitsmarker.
       *[other] Aktiviert { $count } Marker „{ $token }“.
    }
# $token, $count (always 1)
effect-discard-token = { $token ->
        [Hoffnung] Legt { $count } Hoffnungsmarker ab, ob aktiv oder ausgegeben.
        [Unzufriedenheit] Legt { $count } Unzufriedenheitsmarker ab, ob aktiv oder ausgegeben.
       *[other] Legt { $count } Marker „{ $token }“ ab, ob aktiv oder ausgegeben.
    }
# $token
effect-spend = { $token ->
        [Hoffnung] Gebt einen aktiven Hoffnungsmarker aus.
        [Unzufriedenheit] Gebt einen aktiven Unzufriedenheitsmarker aus.
       *[other] Gebt einen aktiven Marker „{ $token }“ aus.
    }
# $token
effect-spend-may = { $token ->
        [Hoffnung] Ihr dürft einen aktiven Hoffnungsmarker ausgeben.
        [Unzufriedenheit] Ihr dürft einen aktiven Unzufriedenheitsmarker ausgeben.
       *[other] Ihr dürft einen aktiven Marker „{ $token }“ ausgeben.
    }
# $effects
effect-if-spent = Wenn er ausgegeben wurde: { $effects }
effect-activate-all = Alle Hoffnungsmarker einer Art werden aktiv.
effect-quell = Gebt alle aktiven Unzufriedenheitsmarker einer Art aus.
# $people (with their number), $count
effect-sicken = { $count ->
        [one] { $people } erkrankt.
       *[other] { $people } erkranken.
    }
# $count
effect-sicken-any = { $count ->
        [one] { $count } Bürger eurer Wahl erkrankt.
       *[other] { $count } Bürger eurer Wahl erkranken.
    }
# $count
effect-sicken-round = { $count ->
        [one] { $count } Bürger des Typs der Runde erkrankt.
       *[other] { $count } Bürger des Typs der Runde erkranken.
    }
# $people (with their number), $count
effect-exhaust = { $count ->
        [one] { $people } ist erschöpft.
       *[other] { $people } sind erschöpft.
    }
# $count
effect-exhaust-any = { $count ->
        [one] { $count } Bürger eurer Wahl ist erschöpft.
       *[other] { $count } Bürger eurer Wahl sind erschöpft.
    }
# $count
effect-exhaust-round = { $count ->
        [one] { $count } Bürger des Typs der Runde ist erschöpft.
       *[other] { $count } Bürger des Typs der Runde sind erschöpft.
    }
# $people (with their number), $count
effect-kill = { $count ->
        [one] { $people } stirbt.
       *[other] { $people } sterben.
    }
# $count
effect-kill-any = { $count ->
        [one] { $count } Bürger eurer Wahl stirbt.
       *[other] { $count } Bürger eurer Wahl sterben.
    }
# $count
effect-kill-round = { $count ->
        [one] { $count } Bürger des Typs der Runde stirbt.
       *[other] { $count } Bürger des Typs der Runde sterben.
    }
# $count (points: so many recover)
effect-tend = { $count ->
        [one] Pflegt { $count } Kranken gesund.
       *[other] Pflegt bis zu { $count } Kranke gesund.
    }
# $count, $people (the only type that can be tended)
effect-tend-type = { $count ->
        [one] Pflegt { $count } Kranken gesund (nur { $people }).
       *[other] Pflegt bis zu { $count } Kranke gesund (nur { $people }).
    }
# $count
effect-tend-round = { $count ->
        [one] Pflegt { $count } Kranken des Typs der Runde gesund.
       *[other] Pflegt bis zu { $count } Kranke des Typs der Runde gesund.
    }
# $count (points: so many gravely ill are out of danger)
effect-heal = { $count ->
        [one] Heilt { $count } Schwerkranken.
       *[other] Heilt bis zu { $count } Schwerkranke.
    }
# $count
effect-hunger-up = Der Hunger steigt um { $count }.
# $count
effect-hunger-down = Der Hunger sinkt um { $count }.
# $count
effect-deaths-up = { $count ->
        [one] Der Todesmarker rückt { $count } Feld vor.
       *[other] Der Todesmarker rückt { $count } Felder vor.
    }
# $count
effect-deaths-down = { $count ->
        [one] Der Todesmarker rückt { $count } Feld zurück.
       *[other] Der Todesmarker rückt bis zu { $count } Felder zurück.
    }
# $effects
effect-if-moved = Wenn er sich bewegt hat: { $effects }
# $pawn
effect-pawn = Eine eurer Kinderfiguren wird zum { $pawn }.
# $count
effect-draw-citizens = { $count ->
        [one] Zieht { $count } Bürgerkarte.
       *[other] Zieht { $count } Bürgerkarten.
    }
# $most, $count (unused)
effect-mobilise = Zieht so viele Bürgerkarten, wie Hoffnungsmarker ausliegen, höchstens { $most }.
# $count
effect-overload-up = Fügt { $count } Überlastungsmarker hinzu.
# $count
effect-overload-down = { $count ->
        [one] Entfernt { $count } Überlastungsmarker.
       *[other] Entfernt bis zu { $count } Überlastungsmarker.
    }
effect-clear-overload = Entfernt alle Überlastungsmarker.
effect-upgrade-tower = Der Generator wird verbessert, falls er es noch nicht ist.
# $count
effect-heat-up = { $count ->
        [one] Der Wärmemarker rückt { $count } Feld vor.
       *[other] Der Wärmemarker rückt { $count } Felder vor.
    }
# $count
effect-heat-down = { $count ->
        [one] Der Wärmemarker rückt { $count } Feld zurück.
       *[other] Der Wärmemarker rückt { $count } Felder zurück.
    }
# $count
effect-cold-up = { $count ->
        [one] Der Kältemarker rückt { $count } Feld vor.
       *[other] Der Kältemarker rückt { $count } Felder vor.
    }
# $count
effect-cold-down = { $count ->
        [one] Der Kältemarker rückt { $count } Feld zurück.
       *[other] Der Kältemarker rückt { $count } Felder zurück.
    }
# $count, $colour
effect-range-up = { $count ->
        [one] Der Reichweitenanzeiger ({ $colour }) rückt { $count } Feld vor.
       *[other] Der Reichweitenanzeiger ({ $colour }) rückt { $count } Felder vor.
    }
# $count, $colour
effect-range-down = { $count ->
        [one] Der Reichweitenanzeiger ({ $colour }) rückt { $count } Feld zurück.
       *[other] Der Reichweitenanzeiger ({ $colour }) rückt { $count } Felder zurück.
    }
# $count
effect-storm-up = { $count ->
        [one] Der Sturm rückt { $count } Runde näher.
       *[other] Der Sturm rückt { $count } Runden näher.
    }
# $count
effect-storm-down = { $count ->
        [one] Der Sturm rückt { $count } Runde weiter weg.
       *[other] Der Sturm rückt { $count } Runden weiter weg.
    }
# $round
effect-storm-at = Der Sturmmarker kommt auf Runde { $round }.
effect-storm-gone = Der Sturmmarker kommt aus dem Spiel.
# $building
effect-ruin = Alle Plättchen „{ $building }“ werden zu Ruinen, in der Stadt und auf dem Plan.
# $building
effect-raise = Ihr dürft ohne Kosten errichten: { $building }.
effect-raise-any = Ihr dürft ein Gebäude eurer Wahl ohne Kosten errichten.
# $building
effect-destroy = Das Gebäude „{ $building }“ wird zerstört.
effect-destroy-any = Ein Gebäude eurer Wahl wird zerstört.
# $building
effect-unlock = Von nun an könnt ihr errichten: { $building }.
# $count
effect-upgrade = Ihr dürft { $count } Gebäude ohne Kosten verbessern.
# $count (unused)
effect-act = Die übliche Wirkung tritt ein.
# $count
effect-take = { $count ->
        [one] Nehmt { $count } Rohstoff vom Feld.
       *[other] Nehmt bis zu { $count } Rohstoffe vom Feld.
    }
# $count
effect-take-tree = { $count ->
        [one] Entfernt { $count } Baum vom Feld.
       *[other] Entfernt bis zu { $count } Bäume vom Feld.
    }
effect-hub = Legt einen Heizknoten auf ein Geländeplättchen: Dort ist es von da an warm.
# $near, $far (map tiles with their number, as objects)
effect-clear = Legt { $near } oder { $far } aus.
# $count
effect-works = { $count ->
        [one] Führt { $count } Bauarbeit aus.
       *[other] Führt bis zu { $count } Bauarbeiten aus.
    }
# $count, $goods (what each building costs less)
effect-works-cheaper = { $count ->
        [one] Führt { $count } Bauarbeit aus; das Gebäude kostet { $goods } weniger.
       *[other] Führt bis zu { $count } Bauarbeiten aus; jedes Gebäude kostet { $goods } weniger.
    }
effect-rebuild = Reißt ein Gebäude ab, errichtet eines zu seinem Preis oder tut beides.
# $count
effect-collect = { $count ->
        [one] Nehmt { $count } Rohstoff von jedem Feld neben dem Gebäude.
       *[other] Nehmt bis zu { $count } Rohstoffe von jedem Feld neben dem Gebäude.
    }
# $fields, $n (numbers), $count (the same as $n)
effect-hammer = Legt je bis zu { $n } Kohle auf bis zu { $fields } Felder neben dem Gebäude, auf denen Kohle oder nichts liegt.
# $count
effect-fell-tile = { $count ->
        [one] Entfernt { $count } Baum vom Plättchen des Gebäudes.
       *[other] Entfernt bis zu { $count } Bäume vom Plättchen des Gebäudes.
    }
# $count
effect-fell-adjacent = { $count ->
        [one] Entfernt { $count } Baum vom Plättchen des Gebäudes oder von einem Feld daneben.
       *[other] Entfernt bis zu { $count } Bäume vom Plättchen des Gebäudes oder von einem Feld daneben.
    }
# $effects
effect-if-felled = Dafür: { $effects }
effect-law = Erlasst ein Gesetz.
# $n (number), $count (the same)
effect-workshop = { $n ->
        [one] Verbessert ein Gebäude zu seinem Preis oder rückt den Entwicklungsmarker 1 Feld in Richtung Start.
       *[other] Wählt { $n }-mal: ein Gebäude zu seinem Preis verbessern oder den Entwicklungsmarker 1 Feld in Richtung Start rücken.
    }
# $n (number), $count (the same)
effect-foresee = { $n ->
        [one] Deckt { $n } Dämmerungskarte auf; ihr dürft sie ohne Wirkung ablegen.
       *[other] Deckt { $n } Dämmerungskarten auf; eine davon dürft ihr ohne Wirkung ablegen. Die anderen kommen zurück in den Stapel.
    }
effect-reuse-building = Nutzt ein Gebäude, auf dem die Figur eines Bürgers steht, noch einmal, im Warmen.
effect-reuse-worker = Ein Arbeiter, der in dieser Runde schon gehandelt hat, handelt am selben Ort noch einmal, im Warmen.
# $count
effect-develop-up = { $count ->
        [one] Die Technologie in Entwicklung ist { $count } Runde früher fertig.
       *[other] Die Technologie in Entwicklung ist { $count } Runden früher fertig.
    }
# $count
effect-develop-down = { $count ->
        [one] Die Technologie in Entwicklung ist { $count } Runde später fertig.
       *[other] Die Technologie in Entwicklung ist { $count } Runden später fertig.
    }
# $by (number)
effect-scouts = { $by ->
        [one] Jeder Kundschafter geht { $by } Feld weiter.
       *[other] Jeder Kundschafter geht { $by } Felder weiter.
    }
# $expedition
effect-expedition = Der Ort „{ $expedition }“ wird auf eine Route ohne Kundschafter gelegt.
effect-place-automaton = Stellt ein Automaton auf diese Karte.
# $mark
effect-add-dusk = Die Karte { $mark } kommt in den Dämmerungsstapel.
# $event
effect-remove-card = Das Ereignis „{ $event }“ kommt aus dem Spiel.
effect-leave = Diese Karte kommt aus dem Spiel.
# $count
effect-mark-up = { $count ->
        [one] Legt { $count } Marke auf diese Karte.
       *[other] Legt { $count } Marken auf diese Karte.
    }
# $count
effect-mark-down = { $count ->
        [one] Nehmt { $count } Marke von dieser Karte.
       *[other] Nehmt bis zu { $count } Marken von dieser Karte.
    }
# $mark
effect-reveal = Deckt die Szenariokarte { $mark } auf.
# $round
effect-token = Auf Runde { $round } kommt ein Aktivierungsmarker.
effect-win = Ihr gewinnt das Spiel.
effect-defeat = Ihr verliert das Spiel.
# $needs, $effects
effect-if = Wenn { $needs }: { $effects }
# $effects
effect-otherwise = Sonst: { $effects }
# Several sentences that belong to one condition, some of them with conditions of their own; $effects
effect-group = [{ $effects }]
# What happens whether or not a condition just named holds; $effects
effect-always = In jedem Fall: { $effects }
# $options (list of either-option messages)
effect-either = Wählt eines: { $options }
# $options (list of either-option messages)
effect-either-may = Ihr dürft eines wählen: { $options }
# $number, $text
either-option = ({ $number }) { $text }

## Bedingungen: Glieder einer Liste, jedes ein Nebensatz nach „wenn“

# $token
needs-active = { $token ->
        [Hoffnung] mindestens ein Hoffnungsmarker aktiv ist
        [Unzufriedenheit] mindestens ein Unzufriedenheitsmarker aktiv ist
       *[other] mindestens ein Marker „{ $token }“ aktiv ist
    }
# $token
needs-no-active = { $token ->
        [Hoffnung] kein Hoffnungsmarker aktiv ist
        [Unzufriedenheit] kein Unzufriedenheitsmarker aktiv ist
       *[other] kein Marker „{ $token }“ aktiv ist
    }
# $law
needs-law = das Gesetz „{ $law }“ in Kraft ist
# $law
needs-no-law = das Gesetz „{ $law }“ nicht in Kraft ist
# $building
needs-building = das Gebäude „{ $building }“ in der Stadt steht
# $building
needs-no-building = das Gebäude „{ $building }“ nicht in der Stadt steht
# $technology
needs-technology = die Technologie „{ $technology }“ entwickelt ist
# $event
needs-event = die Karte „{ $event }“ im Ereignisbereich liegt
# $first, $second (conditions)
needs-and = { $first } und { $second }
# $measure, $count
needs-least = { $measure ->
        [Runde] Runde { $count } erreicht ist
       *[other] { $count ->
            [one] ihr { $measure } habt
           *[other] ihr mindestens { $count } { $measure } habt
        }
    }
# $measure, $count
needs-most = { $measure ->
        [Runde] Runde { $count } noch nicht vorbei ist
       *[other] { $count ->
            [0] ihr { $measure ->
                [Holz] kein
                [Hunger] kein
                [Stahl] kein
               *[other] keine
            } { $measure } habt
            [one] ihr nicht mehr als { $count } habt ({ $measure })
           *[other] ihr höchstens { $count } { $measure } habt
        }
    }

## Was Gesetze, Technologien und liegende Karten dauerhaft ändern

# $count (unused)
lasting-child-work = Kinderfiguren handeln wie Arbeiter, werden aber keine Kundschafter.
# $count
lasting-shelter-beds = { $count ->
        [one] Jedes Zelt, jede Baracke und jedes Haus hat { $count } Schlafplatz mehr.
       *[other] Jedes Zelt, jede Baracke und jedes Haus hat { $count } Schlafplätze mehr.
    }
# $count
lasting-ruins-beds = { $count ->
        [one] Ruinen haben { $count } Schlafplatz, wenn beheizt.
       *[other] Ruinen haben { $count } Schlafplätze, wenn beheizt.
    }
# $count (unused)
lasting-long-shift = Einmal je Runde kann statt einer Aktion ein Arbeiter, der schon gehandelt hat, am selben Ort noch einmal handeln, im Warmen.
# $count (unused)
lasting-thin-rations = In der Hungerphase reichen drei Rationen Nahrung für vier Bürger.
# $count
lasting-infirmary-heal = { $count ->
        [one] Das Lazarett heilt außerdem { $count } Schwerkranken.
       *[other] Das Lazarett heilt außerdem bis zu { $count } Schwerkranke.
    }
# $count
lasting-gather = { $count ->
        [one] Beim Sammeln nehmt ihr { $count } Rohstoff mehr.
       *[other] Beim Sammeln nehmt ihr bis zu { $count } Rohstoffe mehr.
    }
# $count
lasting-kitchen = Die Küche kostet { $count } Nahrung weniger.
# $count
lasting-curfew = { $count ->
        [one] Nachts erkrankt { $count } Figur ohne Schlafplatz nicht.
       *[other] Nachts erkranken { $count } Figuren ohne Schlafplatz nicht.
    }
# $count
lasting-works = { $count ->
        [one] Beim Bauen ist { $count } Bauarbeit mehr möglich.
       *[other] Beim Bauen sind { $count } Bauarbeiten mehr möglich.
    }
# $count
lasting-sawmill = Sägewerke geben { $count } Holz mehr.
# $count
lasting-hut = Jägerhütten geben bei ihrer Nutzung { $count } Nahrung mehr.
# $count
lasting-mine = Kohleminen geben { $count } Kohle mehr.
# $count
lasting-retort = Retorten geben { $count } Kohle mehr.
# $count (unused)
lasting-insulation = Gelbe Gebäude zählen als orange.
# $count
lasting-tend = { $count ->
        [one] Lazarett, Hospital und Pflegehaus pflegen { $count } Kranken mehr gesund.
       *[other] Lazarett, Hospital und Pflegehaus pflegen { $count } Kranke mehr gesund.
    }
# $count
lasting-clearing = { $count ->
        [one] Beim Schneeräumen legt ihr { $count } nahes Plättchen mehr aus.
       *[other] Beim Schneeräumen legt ihr { $count } nahe Plättchen mehr aus.
    }
# $count
lasting-feedwater = Die Aktion des Generators entfernt { $count } Überlastungsmarker mehr.

## Der Tisch

# $round, $rounds, $phase, $leader
table-round = Runde { $round } von { $rounds }, Phase: { $phase }. Anführer: { $leader }.
# $round, $rounds, $phase, $leader
table-setup = Aufbau. { $rounds } Runden liegen vor euch. Anführer: { $leader }.
# $scenario, $society, $difficulty
table-society = { $scenario }. { $society }; Schwierigkeit: { $difficulty }.
# $cause (key), $round
table-over = { $cause ->
        [won] Die Stadt hat überlebt.
        [hope] Die Stadt ist in Runde { $round } verloren: Niemand hofft mehr.
        [discontent] Die Stadt ist in Runde { $round } verloren: Ihr wurdet verjagt.
        [generator] Die Stadt ist in Runde { $round } verloren: Der Generator ist explodiert.
        [epidemic] Die Stadt ist in Runde { $round } verloren: eine Seuche.
        [famine] Die Stadt ist in Runde { $round } verloren: eine Hungersnot.
        [deaths] Die Stadt ist in Runde { $round } verloren: Zu viele sind gestorben.
        [scenario] Die Stadt ist in Runde { $round } verloren: Das Ziel wurde nicht erreicht.
        [time] Die Stadt ist verloren: Die letzte Runde ist vorbei und das Ziel nicht erreicht.
       *[resigned] Die Stadt wurde in Runde { $round } aufgegeben.
    }
# $heat, $cold, $last (fields of the track), $ranges (list of range-line messages)
table-heat = Wärme { $heat }, Kälte { $cold } (von { $last }); Reichweiten: { $ranges }.
# $colour, $field (number)
range-line = { $colour } { $field }
# $colours (list), $count
table-warm = { $count ->
        [0] Nichts ist warm: Die Wärme liegt über keiner Reichweite.
       *[other] Jetzt warm, als Farbe und als Zone: { $colours }.
    }
# $overload, $most, $held (cubes that have not come out)
table-overload = Überlastung: { $overload } von { $most }. Würfel im Turm und in der Schublade: { $held }.
table-overheated = Der Generator ist einmal ausgefallen; der nächste Ausfall ist das Ende.
table-tower = Der Generator ist verbessert.
# $round
table-storm = Der Sturm steht auf Runde { $round }.
table-no-storm = Es steht kein Sturm bevor.
# $rounds (list)
table-tokens = Das Szenario geht weiter in Runde: { $rounds }.
# $weather
table-weather = Letztes Wetter: { $weather }.

table-city = Die Stadt
# $goods
table-pool = Vorräte: { $goods }
# $food, $hunger, $deaths, $most (deaths that lose)
table-food = Nahrung { $food }. Hunger { $hunger }. Todesfälle { $deaths } von { $most }.
# $people (all of a type), $count, $sick, $grave (yes or no), $pawns (number), $exhausted (tokens waiting for a pawn)
table-people = { $people }: { $count }; krank: { $sick }{ $grave ->
        [yes] , davon schwer: 1
       *[no] { "" }
    }; Figuren: { $pawns }{ $exhausted ->
        [0] { "" }
       *[other] ; wartende Erschöpfungsmarker: { $exhausted }
    }
# $pawns
table-pawns = Bereite Figuren: { $pawns }
# $pawns
table-resting = In dieser Runde erschöpft: { $pawns }
# $pawns (list of pawn-at messages)
table-placed = Bei der Arbeit: { $pawns }
# $pawn, $spot
pawn-at = { $pawn } ({ $spot })
# $goods
table-stored = Im Lager: { $goods }
# $tokens (list), $count, $most (fields of the track)
table-hope = Hoffnung, { $count } von { $most }: { $tokens }
# $tokens (list), $count, $most (tokens that lose)
table-discontent = Unzufriedenheit, { $count } (verloren bei { $most }): { $tokens }
# $token
token-lit = { $token } (aktiv)
# $token
token-dark = { $token } (ausgegeben)

table-ahead = Wie die Dinge stehen
# $text (what the rules foresee)
outlook-cold = Generatorphase bei dieser Wärme. { $text }
outlook-no-cold = In der Generatorphase erkrankt bei dieser Wärme niemand.
# $cubes (dropped at this heat), $held (already inside), $room (fields left on the overload track)
outlook-cubes = Überlastungsprüfung bei dieser Wärme; Würfel in den Turm: { $cubes }, schon darin: { $held }; Platz auf der Leiste: { $room }.
# $list (of outlook-sick-type messages)
outlook-sick = In der Vorbereitungsphase: { $list }.
# $people (all of a type), $exhausted, $flips
outlook-sick-type = { $people }, erschöpft { $exhausted }, Verschlechterungen { $flips }
# $text (what the rules foresee)
outlook-hunger = Hungerphase: { $text }
# $text (what the rules foresee)
outlook-meal = Mahlzeit: { $text }
# $beds (heated), $children (heated beds for children), $text (what the rules foresee)
outlook-night = Nacht; beheizte Schlafplätze: { $beds }{ $children ->
        [0] { "" }
       *[other] , für Kinder: { $children }
    }. { $text }

table-map = Der Krater
# $fields (list of field- messages)
table-generator-tile = Generatorplättchen: { $fields }
# A field of the map, with what is there; $field, $goods, $pawns (who stands there)
field-warm = { $field } { $goods } (warm)
# $field, $goods, $pawns
field-cold = { $field } { $goods }
# $field, $goods, $pawns
field-warm-taken = { $field } { $goods } (warm; besetzt: { $pawns })
# $field, $goods, $pawns
field-cold-taken = { $field } { $goods } (besetzt: { $pawns })
# $field, $goods, $pawns
field-bare = { $field } { $goods }
# $fields
tile-hub = { $fields }; Heizknoten
# $fields, $deposit
tile-beside = { $fields }; daneben: { $deposit }
# $near, $far (lists of places)
table-snow = Unter Schnee, nah: { $near }; fern: { $far }
# $deposits (list of deposit-at messages)
table-deposits = Vorkommen noch unter Schnee: { $deposits }
# $deposit, $place
deposit-at = { $deposit } bei { $place }
# $buildings (list of supply-line messages)
table-supply = Gebäude, die ihr errichten könnt: { $buildings }
# $building, $count (tiles left), $cost
supply-line = { $building } ×{ $count } ({ $cost })

table-order = Gesetze und Technologien
# $count, $most
table-laws = Erlassene Gesetze: { $count } von { $most }
# $laws (list)
table-future-laws = Gesetze, die ihr erlassen könnt: { $laws }
# $technology, $text
technology-done = Entwickelt: { $technology }. { $text }
# $technology, $text
technology-open = Nicht entwickelt: { $technology }. { $text }
# $technology, $text, $round
technology-due = Fertig in Runde { $round }: { $technology }. { $text }

# $count (how many may be under way)
table-expeditions = { $count ->
        [0] Expeditionen (es gibt keinen Beobachtungsballon)
        [one] Expeditionen ({ $count } darf unterwegs sein)
       *[other] Expeditionen ({ $count } dürfen unterwegs sein)
    }
# $number
route-none = Route { $number }: leer
# $number, $expedition, $length (fields), $text (a sentence on the place)
route-quiet = Route { $number }, { $length ->
        [one] { $length } Feld
       *[other] { $length } Felder
    }, führt zu „{ $expedition }“. { $text }
# $number, $expedition, $length, $pawn, $at (field), $text
route-walked = Route { $number } führt zu „{ $expedition }“; ein Kundschafter ({ $pawn }) ist auf Feld { $at } von { $length }. { $text }

table-cards = Karten
# $card (title), $text
card-line = { $card }: { $text }
# $goods
card-goods = Auf der Karte liegen: { $goods }.
# $count
card-marks = Marken auf der Karte: { $count }.
# $count (cards), $cards (list of titles and marks), $unread (number of unread legal consequences among them)
table-dusk = Dämmerungsstapel, { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }: { $cards }; ungelesene Folgen von Gesetzen: { $unread }.
# $morning, $citizens, $weather (numbers of cards)
table-decks = Karten in den Stapeln: Morgen { $morning }, Bürger { $citizens }, Wetter { $weather }.

# $player, $advisor
side-heading = { $player }, { $advisor }
# $text
side-mobilisation = Mobilmachung: { $text }
# $citizen
side-played = In dieser Runde gespielt: { $citizen }
# $count
side-hand = { $count ->
        [0] Keine Bürgerkarten
        [one] { $count } Bürgerkarte
       *[other] { $count } Bürgerkarten
    }
table-proposals = Vorschläge
# $player, $action (a choice)
proposal = { $player }: { $action }

## Wahlmöglichkeiten

# $heat (key warm or cold) stands here and below for whether the field is warm. What an action brings is foreseen, not said here.
action-pass = Passen
# $coal
action-fuel = { $coal ->
        [0] Keine Kohle verheizen
       *[other] { $coal } Kohle verheizen
    }
# $tiles (near or far ones)
action-clear = Schnee räumen: { $tiles } auslegen
# $field, $goods (what is there), $heat (key)
action-gather = Auf { $field } sammeln ({ $goods }; { $heat ->
        [cold] jetzt kalt
       *[warm] jetzt warm
    })
action-construct = Bauen
# $building, $field, $heat (key), $text
action-use = „{ $building }“ auf { $field } nutzen ({ $heat ->
        [cold] jetzt kalt
       *[warm] jetzt warm
    }): { $text }
# $route (number), $expedition
action-scout = Kundschafter auf Route { $route } senden: { $expedition }
# $event, $caption, $text
action-special = Sonderaktion „{ $event }“: { $caption }. { $text }
# $citizen, $text
action-play = „{ $citizen }“ spielen: { $text }
# $pawn
action-pawn = { $pawn }
# $spot, $does (yes or no), $text
action-reuse = { $does ->
        [yes] Noch einmal, { $spot }: { $text }
       *[no] Noch einmal: { $spot }
    }
# $building, $cost, $text
action-raise = „{ $building }“ errichten ({ $cost }): { $text }
# $field, $goods (the building there)
action-demolish = „{ $goods }“ auf { $field } abreißen
# $field, $goods (the building there)
action-destroy = „{ $goods }“ auf { $field } zerstören
# $field, $goods (what goes back to the bank), $ground (zone), $heat (key)
action-site = Auf { $field } ({ $goods }; { $ground }, { $heat ->
        [cold] jetzt kalt
       *[warm] jetzt warm
    })
# $building, $field, $cost, $text
action-upgrade = „{ $building }“ auf { $field } verbessern ({ $cost }): { $text }
action-develop = Den Entwicklungsmarker 1 Feld in Richtung Start rücken
action-done = Das ist alles
# $place, $deposit, $count (deposits beside it)
action-lay = { $count ->
        [0] Auf { $place }
       *[other] Auf { $place }, daneben: { $deposit }
    }
# $field, $added (coal), $goods (what is there)
action-heap = { $added } auf { $field } schütten ({ $goods })
# $field, $goods (the trees there)
action-fell = Einen Baum auf { $field } fällen ({ $goods })
# $place, $goods (what lies on its fields)
action-strip = Von { $place } ({ $goods })
# $place
action-hub = Einen Heizknoten auf { $place } legen
# $caption, $text, $option (number)
action-choose = { $caption }: { $text }
# $event, $text
action-resolve = { $event }: { $text }
# $event, $text
action-avert = „{ $event }“ ablegen: { $text }
# $law, $text
action-enact = „{ $law }“ erlassen: { $text }
# What passing a law settles; $law (the other of its pair)
law-pair-gone = Endgültig: „{ $law }“ verlässt das Spiel.
# $number, $most (numbers)
law-one-of = Es ist Gesetz { $number } von { $most } und bleibt in Kraft.
law-consequence = Eine seiner zwei Folgen wird ungelesen in den Dämmerungsstapel gemischt.
# $technology, $count (rounds), $text
action-begin = { $count ->
        [one] „{ $technology }“ entwickeln ({ $count } Runde): { $text }
       *[other] „{ $technology }“ entwickeln ({ $count } Runden): { $text }
    }
action-bypass = Am Ort vorbeigehen
# $expedition
action-explore = „{ $expedition }“ erkunden
# $caption, $text, $option (number)
action-way = { $caption }: { $text }
# $route (number), $expedition
action-route = Auf Route { $route }, über „{ $expedition }“
# $type (key), $sick, $count (citizens), $grave (yes or no)
action-ill = { $type ->
        [worker] Ein Arbeiter erkrankt
        [engineer] Ein Ingenieur erkrankt
       *[child] Ein Kind erkrankt
    } (krank: { $sick } von { $count })
# $type (key), $sick, $count, $grave
action-tend = { $type ->
        [worker] Einen Arbeiter gesund pflegen
        [engineer] Einen Ingenieur gesund pflegen
       *[child] Ein Kind gesund pflegen
    } (krank: { $sick } von { $count })
# $type (key), $sick, $count, $grave
action-heal = { $type ->
        [worker] Den schwer kranken Arbeiter heilen
        [engineer] Den schwer kranken Ingenieur heilen
       *[child] Das schwer kranke Kind heilen
    } (krank: { $sick } von { $count })
# $type (key), $sick, $count, $grave
action-first = { $type ->
        [worker] Zuerst die Arbeiter
        [engineer] Zuerst die Ingenieure
       *[child] Zuerst die Kinder
    } (krank: { $sick } von { $count })
# $type (key), $sick, $count, $grave
action-exhaust = { $type ->
        [worker] Ein Arbeiter ist erschöpft
        [engineer] Ein Ingenieur ist erschöpft
       *[child] Ein Kind ist erschöpft
    }
# $type (key), $sick, $count, $grave
action-die = { $type ->
        [worker] Ein Arbeiter stirbt
        [engineer] Ein Ingenieur stirbt
       *[child] Ein Kind stirbt
    } (von { $count })
# $type (key)
action-citizen = { $type ->
        [worker] Ein Arbeiter
        [engineer] Ein Ingenieur
       *[child] Ein Kind
    }
action-fate = Eine Bürgerkarte vom Stapel ziehen
# $citizen, $advisor (whose player holds it), $text
action-mourn = „{ $citizen }“ ablegen (Hand: { $advisor }): { $text }
# $pawns (who gets a bed)
action-shelter = Schlafplätze für: { $pawns }
action-draw = Einen Marker aus dem Beutel ziehen
action-decline = Nichts
# $token, $count (tokens of the type), $active
action-activate = { $token } aktivieren
# $token, $count, $active
action-spend = { $token } ausgeben (aktiv: { $active })
# $token, $count, $active
action-remove = { $token } von der Leiste nehmen
# $goods, $count
action-store = { $count ->
        [0] Nichts ins Lager legen
       *[other] { $goods } ins Lager legen
    }
# $citizen, $text (starting cost)
action-discard = „{ $citizen }“ abgeben: { $text }
# $advisor, $text
action-wish = { $advisor }: { $text }
# $advisor, $text
action-advise = { $advisor }: { $text }
action-mobilise = Mobilmachung: Bürgerkarten ziehen; die Karte verlässt das Spiel
# $action (a choice)
action-propose = Vorschlagen: { $action }
action-call = Die anderen fragen, was sie täten
action-resign = Die Stadt aufgeben: Das Spiel ist für alle verloren

# Parts of choices.
label-as-card = wie auf der Bürgerkarte.
label-free = ohne Kosten
label-better = bessere Dämmung.
# $first, $second (what lies on the two fields)
label-both = { $first }; { $second }
# $number
label-option = Möglichkeit { $number }
label-any = Irgendein Berater
label-chance = Das Los entscheidet.

# The same choices where the table is not in view: in proposals that are told in the log.
# $token
brief-activate = { $token } aktivieren
# $advisor
brief-advise = { $advisor }
# $event
brief-avert = „{ $event }“ ablegen
# $technology
brief-begin = „{ $technology }“ entwickeln
# $option (number)
brief-choose = Möglichkeit { $option }
# $ring
brief-clear = Schnee räumen, { $ring }
# $field
brief-demolish = das Gebäude auf { $field } abreißen
# $field
brief-destroy = das Gebäude auf { $field } zerstören
# $who
brief-die = { $who }
# $citizen
brief-discard = „{ $citizen }“ abgeben
brief-draw = einen Marker ziehen
# $law
brief-enact = „{ $law }“ erlassen
# $who
brief-exhaust = { $who }
brief-explore = den Ort erkunden
# $field
brief-fell = einen Baum auf { $field } fällen
# $who
brief-first = zuerst: { $who }
# $coal
brief-fuel = { $coal ->
        [0] keine Kohle verheizen
       *[other] { $coal } Kohle verheizen
    }
# $field
brief-gather = auf { $field } sammeln
# $who
brief-heal = heilen: { $who }
# $field, $count
brief-heap = { $count } Kohle auf { $field }
# $who
brief-ill = { $who }
# $place
brief-lay = ein Plättchen auf { $place }
# $citizen
brief-mourn = „{ $citizen }“ ablegen
# $pawn
brief-pawn = { $pawn }
# $citizen
brief-play = „{ $citizen }“ spielen
# $building
brief-raise = „{ $building }“ errichten
# $token
brief-remove = { $token } von der Leiste nehmen
# $event
brief-resolve = zuerst „{ $event }“
# $spot
brief-reuse = noch einmal: { $spot }
# $route
brief-route = Route { $route }
# $route
brief-scout = Kundschafter auf Route { $route } senden
# $workers, $engineers, $children (numbers of beds)
brief-shelter = Schlafplätze für Arbeiter: { $workers }, Ingenieure: { $engineers }, Kinder: { $children }
# $field
brief-site = auf { $field }
# $event
brief-special = Sonderaktion „{ $event }“
# $token
brief-spend = { $token } ausgeben
# $count
brief-store = { $count ->
        [0] nichts ins Lager
       *[other] { $count } ins Lager
    }
# $place
brief-strip = von { $place }
# $who
brief-tend = gesund pflegen: { $who }
# $field
brief-upgrade = das Gebäude auf { $field } verbessern
# $field
brief-use = das Gebäude auf { $field } nutzen
# $option (number)
brief-way = Möglichkeit { $option }
# $advisor
brief-wish = { $advisor }

## Fragen

# $track (key hope or discontent)
question-increase-how = { $track ->
        [hope] Die Hoffnung steigt: auf welche Weise?
       *[discontent] Die Unzufriedenheit steigt: auf welche Weise?
    }
# $track (key)
question-decrease-how = { $track ->
        [hope] Die Hoffnung sinkt: auf welche Weise?
       *[discontent] Die Unzufriedenheit sinkt: auf welche Weise?
    }
# $token
question-activate-which = Welcher Marker wird aktiv ({ $token })?
# $token
question-spend-which = Welcher Marker wird ausgegeben ({ $token })?
# $token
question-discard-which = Welcher Marker wird abgelegt ({ $token })?
# $track (key)
question-turn-all = { $track ->
        [hope] Alle Hoffnungsmarker welcher Art werden aktiv?
       *[discontent] Alle aktiven Unzufriedenheitsmarker welcher Art werden ausgegeben?
    }
question-sicken-which = Wer erkrankt?
# $points, $who
question-tend-which = Wer wird gesund gepflegt (noch { $points })?
# $points
question-heal-which = Wer wird geheilt (noch { $points })?
question-sickness-first = Wessen Krankheit wirkt zuerst?
question-exhaust-which = Wer ist erschöpft?
# $sick (yes or no)
question-settle = { $sick ->
        [yes] Ein kranker Bürger kommt an: von welchem Typ?
       *[no] Ein Bürger kommt an: von welchem Typ?
    }
question-leave-which = Wer verlässt die Stadt?
# $good, $most
question-store = Wie viel { $good } kommt ins Lager (höchstens { $most })?
question-advisor = Welcher Berater soll in dieser Runde helfen?
question-technology = Welche Technologie wird als Nächstes entwickelt?
# $left
question-work = { $left ->
        [one] Noch { $left } Bauarbeit: Was wird errichtet oder abgerissen?
       *[other] Noch { $left } Bauarbeiten: Was wird errichtet oder abgerissen?
    }
# $raising, $demolishing (yes or no)
question-rebuild = { $raising ->
        [no] Ein Gebäude darf abgerissen werden: welches?
       *[yes] { $demolishing ->
            [no] Ein Gebäude darf errichtet werden: welches?
           *[yes] Welches Gebäude wird errichtet, welches abgerissen?
        }
    }
# $building
question-site = Wo soll das Gebäude „{ $building }“ stehen?
# $building (or a dash: any)
question-raise-free = Ein Gebäude ohne Kosten errichten ({ $building })?
# $building (or a dash: any)
question-destroy = Welches Gebäude wird zerstört ({ $building })?
# $left
question-workshop = Werkstatt: ein Gebäude verbessern oder die Entwicklung vorantreiben (noch { $left })?
question-upgrade-free = Welches Gebäude wird ohne Kosten verbessert?
question-die-which = Wer stirbt?
# $type (key)
question-mourn-how = { $type ->
        [worker] Ein Arbeiter ist gestorben: Wessen Karte sagt, was daraus folgt?
        [engineer] Ein Ingenieur ist gestorben: Wessen Karte sagt, was daraus folgt?
       *[child] Ein Kind ist gestorben: Wessen Karte sagt, was daraus folgt?
    }
question-either = Wähle eine Möglichkeit.
# $event
question-event = „{ $event }“: Was wählst du?
# $phase
question-during-first = Welche Karte wird zuerst ausgeführt (Phase: { $phase })?
question-foresee = Welche dieser Dämmerungskarten wird ohne Wirkung abgelegt?
question-hub = Welches Plättchen bekommt einen Heizknoten?
question-fuel = Wie viel Kohle wird verheizt?
# $places (beds), $workers, $engineers, $children (pawns still standing)
question-shelter = Wer schläft im Warmen? Schlafplätze: { $places }; noch ohne Platz: Arbeiter { $workers }, Ingenieure { $engineers }, Kinder { $children }.
# $left (steps)
question-arrival = Ein Kundschafter hat das Ende der Route erreicht. Den Ort erkunden oder daran vorbeigehen? Schritte übrig: { $left }.
question-way = Was tut der Kundschafter?
# $expedition
question-place-expedition = Auf welche Route wird „{ $expedition }“ gelegt?
question-law = Welches Gesetz erlässt du?
# $ring, $left (tiles)
question-lay = Wohin kommt das Plättchen ({ $ring }, noch { $left })?
question-clear-which = Nahe Plättchen oder ferne?
# $left (fields)
question-heap = Auf welches Feld schüttet der Kohlehammer Kohle (noch { $left })?
question-fell = Welcher Baum wird gefällt?
# $good, $left (tiles)
question-strip = Von welchem Plättchen entfernst du { $good } (noch { $left })?
question-reuse-building = Welches Gebäude wird noch einmal genutzt?
question-reuse-worker = Welcher Arbeiter handelt noch einmal?
# $fuelled (yes or no)
question-turn = Eine Figur, eine Aktion.
# $citizen
question-turn-with = Wofür spielst du „{ $citizen }“?
# $action (key)
question-pawn = { $action ->
        [clear] Wer räumt den Schnee?
        [gather] Wer sammelt?
        [construct] Wer baut?
        [use] Wer arbeitet in dem Gebäude?
        [scout] Wer geht als Kundschafter hinaus?
       *[special] Wer übernimmt die Sonderaktion?
    }
question-wish = Welcher Berater möchtest du sein?
question-give-up-one = Welche Bürgerkarte gibst du zu ihren Startkosten ab?
question-give-up-again = Die Stadt konnte deine Wahl nicht bezahlen: Welche Bürgerkarte gibst du stattdessen ab?

## Der Verlauf

# $phase, $round
event-phase = Phase: { $phase }.
# $round, $leader
event-round = Runde { $round } beginnt; { $leader } führt an.
# $pawns
event-pawns = Figuren für diese Runde: { $pawns }.
# $player, $action (key), $pawn, $spot, $building, $warm (yes or no)
event-acted = { $action ->
        [clear] { $player } räumt Schnee ({ $pawn }).
        [gather] { $player } sammelt auf { $spot } ({ $pawn }).
        [construct] { $player } baut ({ $pawn }).
        [use] { $player } nutzt „{ $building }“ auf { $spot } ({ $pawn }).
        [scout] { $player } schickt einen Kundschafter hinaus ({ $pawn }).
       *[special] { $player } führt eine Sonderaktion aus, { $spot } ({ $pawn }).
    }{ $warm ->
        [no] { " " }Es ist kalt dort.
       *[yes] { "" }
    }
# $player, $count (pawns that could still act), $missing (food)
event-passed = { $player } passt{ $count ->
        [0] .
        [one] {""}; eine Figur ist noch bereit.
       *[other] {""}; { $count } Figuren sind noch bereit.
    }{ $missing ->
        [0] {""}
       *[other] {" "}Zur nächsten Mahlzeit fehlt Nahrung: { $missing }.
    }
# $player, $citizen
event-citizen-played = { $player } spielt „{ $citizen }“.
# $spot
event-reused = Hier wird noch einmal gearbeitet: { $spot }.
# $event
event-special = Sonderaktion von „{ $event }“.
# $player, $action (a choice)
event-proposed = { $player } schlägt vor: { $action }.
# $player
event-called = { $player } fragt die anderen, was sie täten.
# $player
event-resigned = { $player } gibt die Stadt auf.
# $cause (key), $round
event-won = Die Stadt hat überlebt: Ihr gewinnt.
# $cause (key), $round
event-lost = { $cause ->
        [hope] Die letzte Hoffnung ist dahin: Ihr verliert.
        [discontent] Die Menschen verjagen euch: Ihr verliert.
        [generator] Der Generator explodiert: Ihr verliert.
        [epidemic] Eine Seuche rafft die Stadt dahin: Ihr verliert.
        [famine] Eine Hungersnot rafft die Stadt dahin: Ihr verliert.
        [deaths] Zu viele sind gestorben: Ihr verliert.
        [scenario] Das Ziel des Szenarios wurde nicht erreicht: Ihr verliert.
        [time] Runde { $round } ist vorbei und das Ziel nicht erreicht: Ihr verliert.
       *[resigned] Ihr habt verloren.
    }
# $player, $advisor
event-advisor-taken = { $player } ist { $advisor }.
# $player, $advisor
event-advised = { $player } hilft als { $advisor }.
event-mobilised = Die Mobilmachung ist genutzt und kommt aus dem Spiel.
# $player, $citizens (list)
event-citizens-dealt = { $player } erhält: { $citizens }.
# $player, $citizen
event-citizen-given-up = { $player } gibt „{ $citizen }“ ab.
# $type (key)
event-given-up-unpaid = { $type ->
        [worker] Nichts davon war bezahlbar: Stattdessen erkrankt ein Arbeiter.
        [engineer] Nichts davon war bezahlbar: Stattdessen erkrankt ein Ingenieur.
       *[child] Nichts davon war bezahlbar: Stattdessen erkrankt ein Kind.
    }
# $player, $citizen
event-citizen-drawn = { $player } zieht „{ $citizen }“.
# $cards (number)
event-citizens-shuffled = Die abgelegten Bürgerkarten werden zu einem neuen Stapel gemischt ({ $cards }).
# $goods, $count
event-gained = Ihr erhaltet { $goods }.
# $goods, $count
event-lost-goods = Ihr verliert { $goods }.
# $goods, $count
event-stored = Ins Lager: { $goods }.
# $people (with their number), $count, $sick
event-arrived = { $count ->
        [one] { $sick ->
            [0] { $people } kommt in die Stadt.
           *[other] { $people } kommt krank in die Stadt.
        }
       *[other] { $sick ->
            [0] { $people } kommen in die Stadt.
           *[other] { $people } kommen in die Stadt, davon { $sick } krank.
        }
    }
# $people (with their number), $count
event-left = { $count ->
        [one] { $people } verlässt die Stadt.
       *[other] { $people } verlassen die Stadt.
    }
# $type (key), $sick (all of the type)
event-fell-ill = { $type ->
        [worker] Ein Arbeiter erkrankt; kranke Arbeiter: { $sick }.
        [engineer] Ein Ingenieur erkrankt; kranke Ingenieure: { $sick }.
       *[child] Ein Kind erkrankt; kranke Kinder: { $sick }.
    }
# $type (key), $skull (yes: gravely ill now; no: somebody dies)
event-flipped = { $skull ->
        [yes] { $type ->
            [worker] Ein Arbeiter ist schwer krank.
            [engineer] Ein Ingenieur ist schwer krank.
           *[child] Ein Kind ist schwer krank.
        }
       *[no] { $type ->
            [worker] Der schwer kranke Arbeiter ist nicht zu retten.
            [engineer] Der schwer kranke Ingenieur ist nicht zu retten.
           *[child] Das schwer kranke Kind ist nicht zu retten.
        }
    }
# $type (key), $sick (all of the type)
event-tended = { $type ->
        [worker] Ein Arbeiter wird gesund; kranke Arbeiter: { $sick }.
        [engineer] Ein Ingenieur wird gesund; kranke Ingenieure: { $sick }.
       *[child] Ein Kind wird gesund; kranke Kinder: { $sick }.
    }
# $type (key)
event-healed = { $type ->
        [worker] Der schwer kranke Arbeiter ist außer Gefahr.
        [engineer] Der schwer kranke Ingenieur ist außer Gefahr.
       *[child] Das schwer kranke Kind ist außer Gefahr.
    }
# $people (with their number), $count
event-exhausted = { $count ->
        [one] { $people } ist erschöpft.
       *[other] { $people } sind erschöpft.
    }
# $fate (of the dead: dead-worker-man.died and the like), $name (a dead-name), $deaths (all)
event-died = { $fate }: { $name }; Todesfälle: { $deaths }.
# $citizen, $type (key)
event-mourned = { $type ->
        [worker] Die Stadt trauert um einen Arbeiter. Aufgedeckte Karte: { $citizen }.
        [engineer] Die Stadt trauert um einen Ingenieur. Aufgedeckte Karte: { $citizen }.
       *[child] Die Stadt trauert um ein Kind. Aufgedeckte Karte: { $citizen }.
    }
# $deaths
event-deaths = Der Todesmarker steht auf { $deaths }.
# $pawn
event-special-child = Eines der Kinder ist von nun an eine eigene Figur: { $pawn }.
# $token
event-token-drawn = Ein Marker wird gezogen: { $token }.
# $token
event-token-activated = Ein Marker wird aktiv: { $token }.
# $token
event-token-spent = Ein Marker wird ausgegeben: { $token }.
# $token
event-token-removed = Ein Marker kommt zurück in seinen Beutel: { $token }.
# $coal, $heat
event-fuelled = Verheizt: { $coal } Kohle; die Wärme steht auf { $heat }.
# $dropped, $fallen
event-cubes = Überlastungsprüfung: { $dropped ->
        [one] { $dropped } Würfel fällt in den Turm
       *[other] { $dropped } Würfel fallen in den Turm
    }, { $fallen ->
        [0] keiner kommt heraus.
        [one] { $fallen } kommt heraus.
       *[other] { $fallen } kommen heraus.
    }
# $count
event-overloaded = { $count ->
        [one] { $count } Überlastungsmarker kommt hinzu.
       *[other] { $count } Überlastungsmarker kommen hinzu.
    }
# $count, $overload (left)
event-vented = { $count ->
        [one] { $count } Überlastungsmarker wird entfernt; übrig: { $overload }.
       *[other] { $count } Überlastungsmarker werden entfernt; übrig: { $overload }.
    }
# $cold
event-generator-failed = Der Generator fällt aus. Er überhitzt, die Kälte rückt näher (jetzt { $cold }), und die Überlastung wird abgelassen.
event-tower-upgraded = Der Generator wird verbessert: Künftig fallen weniger Würfel.
# $heat
event-heat-moved = Der Wärmemarker steht auf { $heat }.
# $heat
event-cooled = Nach der Überlastungsprüfung geht die Wärme auf { $heat } zurück.
# $cold
event-cold-moved = Der Kältemarker steht auf { $cold }.
# $colour, $field (number)
event-range-moved = Der Reichweitenanzeiger ({ $colour }) rückt auf { $field }.
# $weather
event-weather = Wetter: { $weather }.
# $round
event-storm-moved = Der Sturm steht auf Runde { $round }.
# $strikes (how often so far)
event-storm-struck = Der Sturm schlägt zu.
# $round (0: it is over)
event-storm-set = { $round ->
        [0] Der Sturm ist endgültig vorbei.
       *[other] Der Sturm kommt in Runde { $round } wieder.
    }
# $building
event-ruined = Alle Plättchen „{ $building }“ werden zu Ruinen.
# $place, $tile (id), $goods
event-tile-revealed = Auf { $place } wird ein Plättchen aufgedeckt; Funde: { $goods }.
# $field, $count
event-felled = { $count ->
        [one] Auf { $field } wird ein Baum gefällt.
       *[other] Auf { $field } werden { $count } Bäume gefällt.
    }
# $field, $count
event-heaped = Der Kohlehammer schüttet { $count } Kohle auf { $field }.
# $field, $goods, $count
event-stripped = Von { $field } entfernt: { $goods }.
# $place
event-hub-placed = Ein Heizknoten wärmt { $place }.
# $building, $field
event-raised = Auf { $field } errichtet: { $building }.
# $field, $goods, $count
event-built-over = Ihr verliert { $goods } auf { $field }.
# $building, $field
event-taken-down = Auf { $field } abgetragen: { $building }.
# $building, $field
event-upgraded = Auf { $field } verbessert: { $building }.
# $building
event-unlocked = Von nun an könnt ihr errichten: { $building }.
# $route, $pawn
event-scout-sent = Ein Kundschafter macht sich auf Route { $route } auf den Weg ({ $pawn }).
# $route, $fields
event-scout-moved = { $fields ->
        [one] Der Kundschafter auf Route { $route } geht { $fields } Feld weiter.
       *[other] Der Kundschafter auf Route { $route } geht { $fields } Felder weiter.
    }
# $route, $expedition, $story
event-explored = Der Kundschafter auf Route { $route } erkundet „{ $expedition }“. { $story }
# $route, $expedition
event-route-extended = Route { $route } führt jetzt zu „{ $expedition }“.
# $route, $pawn
event-scout-returned = Der Kundschafter ist von Route { $route } zurück ({ $pawn }).
# $route, $expedition
event-route-begun = Eine neue Route ({ $route }) führt zu „{ $expedition }“.
# $event, $story
event-morning-card = Morgenkarte: „{ $event }“. { $story }
# $event, $story
event-dusk-card = Dämmerungskarte: „{ $event }“. { $story }
# $needs (a condition)
event-idle = Es trifft nicht zu, dass { $needs }: Es geschieht nichts.
# $event, $story
event-scenario-card = Szenariokarte: „{ $event }“. { $story }
# $about (event: an option of a card, which has a caption), $event, $caption, $option (number), $does (what the option does)
event-chose = { $about ->
        [event] „{ $event }“: { $caption }.
       *[other] Möglichkeit { $option } wird gewählt: { $does }
    }
# $spot
event-came-to-nothing = Aus der Aktion wird nichts, denn was sie verlangt, ist nicht mehr da: { $spot }.
# $event
event-card-stays = „{ $event }“ bleibt im Ereignisbereich liegen.
# $event
event-card-removed = „{ $event }“ kommt aus dem Spiel.
# $event
event-card-acts = „{ $event }“ wirkt.
# $event
event-automaton-placed = Ein Automaton steht auf „{ $event }“.
# $event
event-dusk-added = Eine Karte kommt in den Dämmerungsstapel.
# $event
event-consultation-read = Die nächste Anhörung kommt in den Dämmerungsstapel: „{ $event }“.
# $events (list)
event-foreseen = Aufgedeckte Dämmerungskarten: { $events }.
# $event
event-averted = „{ $event }“ wird ohne Wirkung abgelegt.
# $law, $story
event-enacted = Ein Gesetz wird erlassen: { $law }. { $story }
# $law
event-consequence-added = Eine Folge von „{ $law }“ wird ungelesen in den Dämmerungsstapel gemischt.
# $round
event-token-placed = Auf Runde { $round } liegt ein Aktivierungsmarker.
# $round
event-activated = Die Szenariokarte für Runde { $round } wird ausgeführt.
# $technology, $round
event-development-begun = Eine Entwicklung beginnt: { $technology }, fertig in Runde { $round }.
# $round
event-development-moved = Die Technologie in Entwicklung ist in Runde { $round } fertig.
# $technology
event-developed = Entwickelt: { $technology }.
# $technology
event-development-lost = Die letzte Werkstatt ist fort und mit ihr die Arbeit an „{ $technology }“.
# $hunger (left), $discontent (steps), $deaths
event-starving = Die Stadt hungert ({ $hunger }): Die Unzufriedenheit steigt { $discontent ->
        [one] einmal
       *[other] { $discontent }-mal
    }; Todesfälle: { $deaths }.
# $type (key), $food (eaten), $missing
event-fed = { $type ->
        [worker] Die Arbeiter essen { $food } Nahrung
        [engineer] Die Ingenieure essen { $food } Nahrung
       *[child] Die Kinder essen { $food } Nahrung
    }{ $missing ->
        [0] .
        [one] ; es fehlt { $missing }.
       *[other] ; es fehlen { $missing }.
    }
# $hunger
event-hunger = Der Hunger steht auf { $hunger }.
# $count (pawns for whom there is no bed, and no choice made yet)
event-beds-short = { $count ->
        [one] Für { $count } fehlt heute Nacht ein warmer Schlafplatz.
       *[other] Für { $count } fehlen heute Nacht warme Schlafplätze.
    }
# $people (pawns left outside), $count
event-night = { $count ->
        [0] Alle haben einen Platz für die Nacht.
       *[other] Draußen in der Nacht: { $people }.
    }

## Warum etwas nicht geht

# $pawn
refused-FP-ACTION-5 = Wer erschöpft ist, ruht und kann in dieser Runde nicht handeln.
    .how = Je weniger Kranke, desto weniger Erschöpfte in der nächsten Runde.
refused-FP-ACTION-6 = Es ist keine Figur mehr da, die das tun könnte.
refused-FP-ACTION-7 = In diesem Zug hast du schon geheizt.
    .how = Im nächsten Zug darfst du wieder heizen, und in der Nacht auch.
# $pawn
refused-FP-ACTION-10 = Kinderfiguren handeln nur, wenn ein Gesetz oder eine Karte es erlaubt.
    .how = Das Gesetz „Kinderarbeit“ lässt Kinder arbeiten.
# $cost, $have
refused-FP-ADVISOR-4 = Dafür nötig: { $cost }; vorhanden: { $have ->
        [keine] nichts davon
       *[other] { $have }
    }.
    .how = Steigt die Hoffnung, wird ein verbrauchter Marker wieder aktiv, oder ein neuer kommt dazu.
refused-FP-AUTOMATON-3 = Automatons gehen nicht auf Expeditionen.
refused-FP-AUTOMATON-4 = Automatons können diese Sonderaktion nicht ausführen.
refused-FP-AUTOMATON-5 = Ein Automaton braucht für jeden Einsatz 1 Kohle, und es ist keine übrig.
    .how = Sobald Kohle da ist, kann es arbeiten.
# $building
refused-FP-BLDG-1 = „{ $building }“ hat keine Aktion.
# $building
refused-FP-BLDG-3 = „{ $building }“ lässt sich nicht verbessern.
# $building
refused-FP-BLDG-4 = „{ $building }“ gehört zu einem anderen Szenario.
# $building
refused-FP-BLDG-WORKSHOP-2 = „{ $building }“ ist schon verbessert.
# $building
refused-FP-BLDG-WORKSHOP-3 = Auf „{ $building }“ steht eine Figur: Verbessern geht jetzt nicht.
    .how = Nachts kehren die Figuren heim, dann ist das Gebäude frei.
# $building
refused-FP-BLDG-SAWMILL-1 = „{ $building }“ hat keinen Baum in Reichweite.
    .how = Es fällt die Bäume auf dem eigenen Plättchen, verbessert auch die auf Feldern daneben.
# $needs
refused-FP-BLDG-KITCHEN-1 = Das geht nur, wenn { $needs }.
# $field, $most (number)
refused-FP-BLDG-COALHAMMER-1 = So viel Kohle geht nicht auf { $field }: Dort muss Kohle liegen oder gar nichts, es kommen höchstens { $most } dazu, und mehr als 5 fasst das Feld nicht.
refused-FP-BLDG-COALMINE-1 = Eine Kohlemine braucht ein freies Plättchen neben einem Kohlevorkommen.
refused-FP-BLDG-DRILL-1 = Ein Wandbohrer braucht ein freies Plättchen neben einem Holzvorkommen.
refused-FP-BLDG-FIELDKITCHEN-1 = Eine Feldküche kann nicht auf dem Generatorplättchen stehen.
# $event
refused-FP-BLDG-FAITHKEEPERS-2 = „{ $event }“ ist gesperrt und lässt sich nicht ablegen.
# $building
refused-FP-BUILD-4 = Von „{ $building }“ ist kein Plättchen mehr übrig.
    .how = Ein abgerissenes Gebäude gibt sein Plättchen zurück.
# $building
refused-FP-BUILD-5 = „{ $building }“ muss erst durch ein Gesetz oder ein Ereignis freigeschaltet werden.
    .how = Gesetze werden an der Plattform erlassen.
# $building
refused-FP-BUILD-6 = „{ $building }“ braucht ein Feld ohne Figur und ohne Gebäude.
    .how = Schneeräumen bringt neue Felder, und ein Abriss macht eines frei.
# $building
refused-FP-BUILD-8 = „{ $building }“ kann nicht errichtet werden.
# $where (half, none), $begin (first field of the tile), $building
refused-FP-BUILD-9 = { $where ->
        [none] „{ $building }“ ist groß und braucht beide Felder eines Geländeplättchens, ohne Figuren und Gebäude; das Generatorplättchen taugt dafür nicht.
       *[half] „{ $building }“ bedeckt das ganze Plättchen; nenne dessen erstes Feld: { $begin }.
    }
    .how = { $where ->
            [none] Schneeräumen bringt neue Plättchen, und ein Abriss macht Felder frei.
           *[half] { "" }
        }
# $building
refused-FP-BUILD-11 = Auf „{ $building }“ steht eine Figur: Abreißen geht jetzt nicht.
    .how = Nachts kehren die Figuren heim, dann ist das Gebäude frei.
# $building
refused-FP-BUILD-12 = „{ $building }“ kann weder abgerissen noch zerstört werden.
# $citizen
refused-FP-CITIZEN-2 = Die Karte „{ $citizen }“ gehört jemand anderem: Jeder nutzt nur die eigenen Bürgerkarten.
refused-FP-CITIZEN-5 = Die Figur muss vom Typ der Bürgerkarte sein.
    .how = Wähle eine Figur dieses Typs oder eine andere Karte.
refused-FP-CITIZEN-6 = Dafür nützt die Bürgerkarte jetzt nichts.
    .how = Auf der Karte steht, für welche Aktion und wo sie sich ausspielen lässt.
# $citizen
refused-FP-CITIZEN-10 = Für diese Aktion wurde schon eine Bürgerkarte gespielt; „{ $citizen }“ muss warten.
    .how = Sie lässt sich bei einer anderen Aktion ausspielen.
refused-FP-CITIZEN-11 = In dieser Runde hast du schon eine Bürgerkarte gespielt.
    .how = In der nächsten Runde darfst du wieder eine spielen.
# $ring (near or far)
refused-FP-CLEAR-5 = Nahe Plättchen liegen am Generatorplättchen, und hier kann keines hin.
# $ring
refused-FP-CLEAR-6 = Ferne Plättchen liegen an schon ausgelegten Plättchen, und hier kann keines hin.
    .how = Zuerst kommen nahe Plättchen; ferne schließen sich an.
# $place, $most
refused-FP-COMP-26 = { $place } hat schon einen Heizknoten, oder alle { $most } Heizknoten sind im Einsatz.
# $technology
refused-FP-DAWN-4 = „{ $technology }“ ist schon entwickelt.
# $needs
refused-FP-DUSK-2 = Das geht nur, wenn { $needs }.
# $where (again, law, nobody, nothing), $spot
refused-FP-EVENT-11 = { $where ->
        [again] In dieser Runde gab es schon eine lange Schicht; eine zweite gibt es nicht.
        [law] Nur mit dem Gesetz „Lange Schicht“ kann ein Arbeiter noch einmal handeln.
        [nobody] Hier hat in dieser Runde kein Arbeiter gehandelt: { $spot }.
       *[nothing] Hier kann nicht noch einmal gehandelt werden: { $spot }.
    }
    .how = { $where ->
            [law] Gesetze werden an der Plattform erlassen.
           *[other] { "" }
        }
# $spot
refused-FP-EVENT-12 = Ein Arbeiter auf einer Karte kann nicht noch einmal handeln: { $spot }.
# $kind (letter)
refused-FP-EXPED-4 = An einem Ort der Art { $kind } kommt man nicht vorbei.
# $kind (letter)
refused-FP-EXPED-7 = Es gibt keine Karte der Art { $kind }, zu der es weitergehen könnte.
# $kind (letter)
refused-FP-EXPED-11 = Es gibt keine Karte der Art { $kind }, zu der es weitergehen könnte.
# $where (trees, empty, unknown), $field
refused-FP-GATHER-1 = { $where ->
        [trees] Auf { $field } stehen Bäume: Sägewerke fällen sie, sammeln lassen sie sich nicht.
        [empty] Auf { $field } liegt nichts, was sich sammeln ließe.
       *[unknown] { $field } ist noch nicht im Spiel: Das Plättchen wurde nicht ausgelegt.
    }
    .how = { $where ->
            [unknown] Schneeräumen legt neue Plättchen aus.
           *[other] { "" }
        }
# $field
refused-FP-GATHER-2 = Auf { $field } steht schon eine Figur.
    .how = In der nächsten Runde ist das Feld wieder frei.
# $action (a choice)
refused-FP-GEN-3 = { $action ->
        [call] Wer entscheidet, fragt die anderen, wenn es welche gibt.
       *[other] Das kann jetzt nicht vorgeschlagen werden: { $action }.
    }
# $cost, $have
refused-FP-GEN-11 = Dafür nötig: { $cost }; vorhanden: { $have ->
        [keine] nichts davon
       *[other] { $have }
    }.
# $heat, $cold
refused-FP-GENERATOR-2 = Der Wärmemarker kann nicht am Kältemarker vorbei (Wärme { $heat }, Kälte { $cold }).
    .how = Das Wetter verschiebt den Kältemarker und damit diese Grenze.
# $most
refused-FP-HOPE-13 = Die Leiste ist voll: { $most } Marker.
# $citizen
refused-FP-ILL-9 = Die Karte „{ $citizen }“ ist von einem anderen Typ als der gestorbene Bürger.
    .how = Eine Karte dieses Typs genügt, oder eine vom Stapel gezogene.
# $type (key)
refused-FP-ILL-13 = { $type ->
        [worker] Der letzte kranke Arbeiter ist schwer krank und muss erst geheilt werden.
        [engineer] Der letzte kranke Ingenieur ist schwer krank und muss erst geheilt werden.
       *[child] Das letzte kranke Kind ist schwer krank und muss erst geheilt werden.
    }
# $law (the one that was passed)
refused-FP-LAW-7 = „{ $law }“ wurde erlassen, also ist das andere Gesetz des Paars aus dem Spiel.
refused-FP-LAW-8 = Mehr Gesetze könnt ihr nicht erlassen: Vier sind die Grenze.
# $most
refused-FP-LIMIT-1 = Es gibt schon { $most } Bürger dieses Typs, und mehr können es nicht werden.
# $most
refused-FP-LIMIT-3 = Alle { $most } Automatons sind im Einsatz.
# $needs
refused-FP-MORNING-3 = Das geht nur, wenn { $needs }.
refused-FP-PREP-1 = In einer Runde kann nur ein Berater eingesetzt werden.
    .how = In der nächsten Runde könnt ihr wieder einen nutzen.
refused-FP-SCOUT-1 = Ohne Beobachtungsballon lässt sich kein Kundschafter senden.
    .how = Er ist ein Gebäude, das sich errichten lässt.
refused-FP-SCOUT-2 = Dafür braucht es einen Arbeiter oder Ingenieur und eine Route ohne Kundschafter.
    .how = In der Nacht kommen die Figuren heim; eine Route ist frei, wenn ihr Kundschafter zurück ist.
# $active, $allowed (numbers of expeditions)
refused-FP-SCOUT-3 = Eine Expedition ist schon unterwegs; mehr als { $allowed } zugleich erlaubt erst der verbesserte Beobachtungsballon.
    .how = Verbessert wird er in der Werkstatt; oder ihr wartet, bis der Kundschafter zurück ist.
# $active, $allowed
refused-FP-SCOUT-4 = { $active ->
        [one] { $active } Expedition ist unterwegs, und mehr können es nicht sein.
       *[other] { $active } Expeditionen sind unterwegs, und mehr können es nicht sein.
    }
    .how = Kehrt eine davon zurück, kann die nächste aufbrechen.
# $citizen
refused-FP-SETUP-65 = Die Startkosten von „{ $citizen }“ sind nicht bezahlbar.
# $event, $needs
refused-FP-SPECIAL-3 = Die Sonderaktion von „{ $event }“ geht nur, wenn { $needs }.
refused-FP-SPECIAL-4 = Die Karte verlangt eine andere Figur, oder es ist keine mehr da, die es könnte.
    .how = Die Karte zeigt, welche Figur sie braucht; in der Nacht kommen die Figuren heim.
# $event
refused-FP-SPECIAL-7 = Die Sonderaktion von „{ $event }“ wurde schon ausgeführt.
    .how = Steht auf der Karte nicht „einmal im Spiel“, ist sie in der nächsten Runde wieder möglich.
# $developing (yes: there is a Workshop)
refused-FP-TECH-3 = { $developing ->
        [yes] Keine Technologie ist in Entwicklung.
       *[no] Ohne Werkstatt ist keine Technologie in Entwicklung.
    }
# $building
refused-FP-USE-2 = „{ $building }“ hat in dieser Runde keinen Platz für weitere Figuren.
    .how = In der nächsten Runde ist wieder Platz.
# $field
refused-FP-USE-1 = Auf { $field } steht kein Gebäude.
refused-FP-USE-4 = Dort können nur Ingenieure arbeiten.
    .how = Eine Ingenieurfigur aus dem Vorrat kann dorthin.

## Was an einer Eingabe falsch sein kann

# $place (text)
problem-spot-unknown = Es gibt keinen Platz „{ $place }“; schreibe ein Feld wie „n3a“, „clearing“, „construction“ oder das Kürzel einer Karte.
# $where (file and card), $field (word), $got (text)
problem-content-reference = { $where }, „{ $field }“: Es gibt kein „{ $got }“, das gemeint sein könnte.
# $where (path), $card (id)
problem-position-misplaced = Stellung, { $where }: „{ $card }“ kann dort nicht sein.
problem-position-advisors = Jeder Spieler braucht einen eigenen Berater, oder es hat noch niemand einen.
# $got (number)
problem-position-solo = Die Mobilmachung gibt es nur im Solospiel, die Stellung hat aber { $got } Plätze.
# $got (number)
problem-position-table = Die Stellung hat { $got ->
        [one] { $got } Platz
       *[other] { $got } Plätze
    }, Frostpunk ist aber für 1 bis 4 Spieler.
# $who (word), $got, $most (numbers)
problem-position-sick = Die Stellung hat mehr Kranke ({ $who }: { $got }), als es Bürger dieses Typs gibt ({ $most }).
# $where (path), $spot (text)
problem-position-placed = Stellung, { $where }: Auf „{ $spot }“ kann keine Figur stehen.
# $got, $most (numbers)
problem-position-automatons = Die Stellung hat { $got } Automatons bereit oder bei der Arbeit und { $most } insgesamt; die Zahlen müssen übereinstimmen.
# $token (word), $most (number)
problem-position-tokens = Die Stellung hat mehr als { $most } Marker „{ $token }“.
# $got, $want (numbers)
problem-position-cubes = In der Stellung sind { $got } Würfel gefallen, der Verbleib von { $want } ist aber angegeben.
# $most (number)
problem-position-trees = Die Stellung hat mehr als { $most } Bäume.
# $where (path)
problem-position-no-tile = Stellung, { $where }: Dort liegt kein Plättchen.
# $where (path), $tile (id)
problem-position-ring = Stellung, { $where }: „{ $tile }“ gehört nicht in diesen Ring.
# $where (path)
problem-position-unconnected = Stellung, { $where }: Das Plättchen ist nicht mit dem Generatorplättchen verbunden.
# $where (path), $got (text), $most (number)
problem-position-field = Stellung, { $where }: „{ $got }“ passt nicht auf ein Feld; es fasst 1 bis { $most } von einer Sorte.
# $where (path), $building (id)
problem-position-upgraded = Stellung, { $where }: „{ $building }“ lässt sich nicht verbessern.
# $where (path), $building (id)
problem-position-large = Stellung, { $where }: „{ $building }“ ist groß und muss auf beiden Feldern eines Geländeplättchens stehen.
# $where (path), $law (id)
problem-position-pair = Stellung, { $where }: „{ $law }“ und das andere Gesetz des Paars können nicht beide erlassen sein.

# What a position may want.
want-number-or-list = eine Zahl oder eine Liste
want-numbers = eine Liste von Zahlen
want-pawn-and-spot = eine Figur und der Platz, auf dem sie steht
want-goods-and-number = ein Gut und seine Menge, zum Beispiel „coal 3“
want-a-text-for-each-seat = ein Text für jeden Platz

## Wo es endete

score-round = Runde
score-deaths = Todesfälle

## What is told at length

stage-card = Kartenwirkung
stage-death = Ein Todesfall in der Stadt
stage-decision = Was beschlossen wurde
stage-dusk = Dämmerung
stage-generator = Der Generator
stage-hunger = Hunger
stage-law = Ein Gesetz wird erlassen
stage-morning = Morgen
stage-night = Die Nacht
stage-round-over = Was die Runde verändert hat
stage-scenario = Die Geschichte geht weiter
stage-sickness = Krankheit
stage-storm = Der Sturm
stage-technology = Eine Technologie ist fertig
stage-weather = Wetter

## How a game went, over its rounds

course-deaths = Tote
course-moods = Hoffnung und Unzufriedenheit
    .line0 = Hoffnung
    .line1 = Unzufriedenheit
course-stores = Vorräte
    .line0 = { good-wood.name }
    .line1 = { good-coal.name }
    .line2 = { good-core.name }
    .line3 = { good-steel.name }
    .line4 = { good-food.name }

## The search of the rulebook

# A line for each thing: what people call it = what the rulebook calls it. Where several words stand before a comma, all must be asked.
rules-synonyms =
    nachts = schlafplätze schlafplatz
    verbessern, verbessert = verbessern werkstatt
    unzufriedenheit = arten zwei seiten
    werden krank, krank werden = krank kälte
    verliere, verlieren, niederlage = verloren
    zu ende, endet, vorbei = ende
    gewinnen, gewinne, sieg = sieg
    keine nahrung, nichts zu essen, nahrung fehlt, verhungern = nicht genug hunger
    isst, essen, mahlzeit = ernähren
    stirbt, sterben, tod, tot = tod
    gesund, heilen, arzt, pflegen = pflegen heilen
    schlafen, schläft, obdachlos = schlafplätze unterkünften
    baue, bauen, gebäude errichten = bauen errichtet
    heize, heizen, wärmen, feuer = heizen kohle
    kälte, kalt, frieren = kälte krank
    keine hoffnung, hoffnung weg = verloren hoffnung
    roboter, maschine, automaton = arbeiter automaton
    expedition, erkunden, kundschafter = kundschafter senden
    abstimmen, einig, entscheidet = entscheiden
    explodiert, explosion = ausfall
    plättchen, karte aufdecken = schnee räumen
