### Strona, którą pisze `ratusz balance state51`. Udział to część gier, które nie skończyły się remisem; nazwa karty stoi w mianowniku.

# $game (name)
balance-title = Równowaga gry { $game }
# $games, $draws, $length (numbers)
balance-intro = Bot `expert` grał sam ze sobą. Gier: { $games }, średnio po { $length } decyzji. { $draws ->
        [0] Żadna nie skończyła się remisem.
        [one] Jedna skończyła się remisem i nie jest tu liczona.
        [few] { $draws } skończyły się remisem i nie są tu liczone.
       *[many] { $draws } skończyło się remisem i nie są tu liczone.
    } Obie strony widzą tylko to, co im wolno, i wybierają odpowiedź, którą sieć uważa za najlepszą; gry różnią się kartami, frakcjami i tym, kto zaczyna. Obok każdego udziału wygranych stoi jego przedział 95% (Wilsona). Polecenie:
balance-sides = Frakcje i Pierwszy Gracz
balance-side = Strona
balance-games = Gry
balance-won = Wygrane
# $faction (name)
balance-first-side = { $faction } zaczyna
# $faction (name)
balance-second-side = { $faction } gra jako drugi
balance-first = Kto zaczyna
balance-second = Kto gra jako drugi
# $points (list of balance-point)
balance-points = Średnio punktów zwycięstwa: { $points }.
# $faction (name), $points (number)
balance-point = { $faction } { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
balance-cards = Ile warta jest karta
balance-worth = O pierwszej ręce decyduje sam los. Jeśli więc ci, którym przypadła jakaś karta, wygrywają więcej albo mniej niż połowę gier, jest to jej zasługa lub wina: porównujemy ją z kartami, które mogły przypaść zamiast niej.
# $cards (list of balance-named)
balance-helpful = Przedział powyżej połowy mają, są więc warte więcej niż przeciętna karta (udział gier wygranych z nią w pierwszej ręce; przy tylu kartach jedną na tę lub następną listę mógł wpisać przypadek): { $cards }.
# $cards (list of balance-named)
balance-harmful = Przedział poniżej połowy mają, są więc warte mniej: { $cards }.
# $cards (list of balance-named), $limit (share)
balance-idle = Dla eksperta prawie bez wartości, bo użył ich w mniej niż { NUMBER($limit, style: "percent") } rąk, do których trafiły: { $cards }.
# $card (name), $share (share)
balance-busy = Żadna karta nie jest bezwartościowa. Najrzadziej używana, { $card }, przydała się w { NUMBER($share, style: "percent", maximumFractionDigits: 0) } rąk, do których trafiła.
# $card (name), $share (share)
balance-named = { $card } ({ NUMBER($share, style: "percent", maximumFractionDigits: 1) })
balance-choices = Co robi się z kartą
balance-choice = Tu decydowali już gracze, więc wysoki udział mówi, że coś idzie w parze z wygraną, a nie że ją przynosi. „Użycie” to część rąk z kartą, w których ją przyłączono, podbito, zagrano albo postawiono przy przebudowie, lub nawiązano z nią współpracę.
balance-card = Karta
balance-usage = Użycie
balance-dealt = Rozdana
balance-drawn = Dobrana
balance-incorporated = Przyłączona
balance-rebuilt = Postawiona przy przebudowie
balance-replaced = Przebudowana
balance-conquered = Podbita
balance-cooperated = Współpraca
balance-worked = Praca
balance-visited = Odwiedzona
balance-played = Zagrana
# $share (share)
balance-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
# $share, $low, $high (shares)
balance-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
# A share of too few games to tell; $games (number)
balance-few = { $games ->
        [0] –
       *[other] ({ $games })
    }
# $count (number)
balance-count = { $count }
