### Begriffe, die alle Karten verwenden. Im Wert steht die Zahl ($count) mit dem Nominativ; `name` ist der bloße Name, `object` die gezählte
### Form im Akkusativ.

## Vorräte und Menschen

# $count (number)
good-wood = { $count } Holz
    .name = Holz
    .object = { good-wood }
# $count (number)
good-coal = { $count } Kohle
    .name = Kohle
    .object = { good-coal }
# $count (number)
good-core = { $count ->
        [one] { $count } Dampfkern
       *[other] { $count } Dampfkerne
    }
    .name = Dampfkerne
    .object = { good-core }
# $count (number)
good-steel = { $count } Stahl
    .name = Stahl
    .object = { good-steel }
# $count (number)
good-food = { $count } Nahrung
    .name = Nahrung
    .object = { good-food }
# $count (number)
good-automaton = { $count ->
        [one] { $count } Automaton
       *[other] { $count } Automatons
    }
    .name = Automatons
    .object = { good-automaton }
# $count (number)
good-worker = { $count } Arbeiter
    .name = Arbeiter
    .object = { good-worker }
# $count (number)
good-engineer = { $count ->
        [one] { $count } Ingenieur
       *[other] { $count } Ingenieure
    }
    .name = Ingenieure
    .object = { good-engineer }
# $count (number)
good-child = { $count ->
        [one] { $count } Kind
       *[other] { $count } Kinder
    }
    .name = Kinder
    .object = { good-child }
# $count (number)
good-citizen = { $count } Bürger
    .name = Bürger
    .object = { good-citizen }
# $count (number)
good-tree = { $count ->
        [one] { $count } Baum
       *[other] { $count } Bäume
    }
    .name = Bäume
    .object = { good-tree }

## Ihre Gesundheit

# $count (number)
people-sick = { $count ->
        [one] { $count } Kranker
       *[other] { $count } Kranke
    }
    .name = Kranke
    .object = { $count ->
            [one] { $count } Kranken
           *[other] { $count } Kranke
        }
# $count (number)
people-gravely-ill = { $count ->
        [one] { $count } Schwerkranker
       *[other] { $count } Schwerkranke
    }
    .name = Schwerkranke
    .object = { $count ->
            [one] { $count } Schwerkranken
           *[other] { $count } Schwerkranke
        }
# $count (number)
people-exhausted = { $count ->
        [one] { $count } Erschöpfter
       *[other] { $count } Erschöpfte
    }
    .name = Erschöpfte
    .object = { $count ->
            [one] { $count } Erschöpften
           *[other] { $count } Erschöpfte
        }
# $count (number)
people-dead = { $count ->
        [one] { $count } Toter
       *[other] { $count } Tote
    }
    .name = Tote
    .object = { $count ->
            [one] { $count } Toten
           *[other] { $count } Tote
        }

## Geländeplättchen

# $count (number)
tile-near = { $count ->
        [one] { $count } nahes Plättchen
       *[other] { $count } nahe Plättchen
    }
    .name = nahe Plättchen
    .object = { tile-near }
# $count (number)
tile-far = { $count ->
        [one] { $count } fernes Plättchen
       *[other] { $count } ferne Plättchen
    }
    .name = ferne Plättchen
    .object = { tile-far }
# $count (number)
tile-ridge = { $count } Gratplättchen
    .name = Gratplättchen
    .object = { tile-ridge }

## Wen ein Effekt trifft

who-worker = Arbeiter
who-engineer = Ingenieur
who-child = Kind
who-any = Bürger eurer Wahl
who-round = Bürger des Typs der Runde

## Figuren

pawn-worker = { who-worker }
pawn-engineer = { who-engineer }
pawn-child = { who-child }
pawn-automaton = Automaton
pawn-child-worker = Kinderarbeiter
pawn-child-engineer = Kinderingenieur

## Arten von Hoffnung und Unzufriedenheit; die letzten beiden stehen für jede davon

token-care = Fürsorge
token-justice = Gerechtigkeit
token-motivation = Motivation
token-anger = Wut
token-greed = Gier
token-fear = Angst
token-hope = Hoffnung
token-discontent = Unzufriedenheit

## Die neun Phasen, und was nach ihnen kommt

phase-dawn = Morgengrauen
phase-morning = Morgen
phase-generator = Generator
phase-weather = Wetter
phase-preparation = Vorbereitung
phase-action = Aktion
phase-dusk = Dämmerung
phase-hunger = Hunger
phase-night = Nacht
phase-end = Ende der Runde
phase-over = Ende des Spiels

## Stufen der Dämmung und Reichweiten der Wärme

colour-red = rot
colour-orange = orange
colour-yellow = gelb
colour-blue = blau
colour-white = weiß

## Ringe der Karte

ring-near = nah
ring-far = fern

## Vorkommen in der Kraterwand

deposit-wood = Holzvorkommen
deposit-coal = Kohlevorkommen

## Schwierigkeitsstufen

difficulty-normal = normal
difficulty-hard = schwer

## Arten von Karten

deck-morning = Morgenkarte
deck-standard = Dämmerungskarte
deck-starting = Startkarte
deck-consultation = Anhörung
deck-consequence = Gesetzesfolge
deck-scenario = Szenariokarte
deck-law = Gesetz
deck-technology = Technologie
deck-weather = Wetterkarte
deck-citizen = Bürger
deck-advisor = Berater
deck-society = Gesellschaft
deck-expedition = Expedition

## Szenarien

scenario-crater = Ein neues Zuhause: Krater

## Was eine Bedingung zählen kann

measure-wood = { good-wood.name }
measure-coal = { good-coal.name }
measure-core = { good-core.name }
measure-steel = { good-steel.name }
measure-food = { good-food.name }
measure-hunger = Hunger
measure-deaths = Todesfälle
measure-automatons = { good-automaton.name }
measure-workers = { good-worker.name }
measure-engineers = { good-engineer.name }
measure-children = { good-child.name }
measure-citizens = { good-citizen.name }
measure-sick = { people-sick.name }
measure-sick-workers = kranke Arbeiter
measure-sick-engineers = kranke Ingenieure
measure-sick-children = kranke Kinder
measure-gravely-ill = { people-gravely-ill.name }
measure-hope = Hoffnungsmarker
measure-active-hope = aktive Hoffnungsmarker
measure-discontent = Unzufriedenheitsmarker
measure-active-discontent = aktive Unzufriedenheitsmarker
measure-overload = Überlastungsmarker
measure-heat = Wärme
measure-cold = Kälte
measure-round = Runde
measure-laws = erlassene Gesetze
measure-technologies = entwickelte Technologien
measure-tiles = Geländeplättchen
measure-pawns = Figuren
measure-beds = Schlafplätze
measure-homeless = Figuren ohne Schlafplatz
measure-scouts = Kundschafter unterwegs
measure-stored-wood = Holz im Lager
measure-stored-coal = Kohle im Lager
measure-stored-food = Nahrung im Lager
measure-laid = Vorräte auf dieser Karte
measure-marks = Marken auf dieser Karte
measure-storm-distance = Runden bis zum Sturm
