### What the board of 51st State says by itself in the browser. Words here stand in small places: keep them short.

## Stół

web-state51-hand = Twoja ręka
web-state51-hand-empty = Twoja ręka jest pusta.
# $count (number of cards), $other (number of cards)
web-state51-hand-hidden = Ręce są zakryte; karty na dole: { $count }, na górze: { $other }.
web-state51-deal = Umowa
web-state51-spoils = Zdobycz
web-state51-each = każda
web-state51-free = wolne
web-state51-landing = trafi tutaj
# $action (name), $card (name)
web-state51-use = { $action }: { $card }
# $faction (name), $count (number), $most (number)
web-state51-base = Baza: { $faction }, karty pod nią: { $count } z { $most }
# $faction (name), $player (name)
web-state51-seat = { $faction }, { $player }
web-state51-passed = pas
web-state51-first = pierwszy
web-state51-first-player = Pierwszy Gracz w tej turze
# $points (number), $count (number), $most (number)
web-state51-markers = Znaczniki: { $count } z { $most }, { $points } PZ.
web-state51-visited = Odwiedzona.
# $count (1 or 2)
web-state51-used = { $count ->
        [1] Użyta raz.
       *[other] Użyta dwa razy.
    }
# $count (1 or 2)
web-state51-used-badge = użyta { $count }×
# $card (name)
web-state51-known = { $card }: wiadomo, że jest na ręce
# $count (number)
web-state51-cards = { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
# $count (number of cards), $known (number of those everybody knows)
web-state51-cards-known = { web-state51-cards }, znane: { $known }
# The own hand; $count (number of cards), $known (number of those the other side knows)
web-state51-cards-seen = { web-state51-cards }, widziane: { $known }
web-state51-road = Stos kart zakrytych, stos kart odrzuconych i odkryte karty
web-state51-deck = zakryte
# $count (number)
web-state51-deck-cards = { $count ->
        [one] { $count } karta w stosie kart zakrytych
        [few] { $count } karty w stosie kart zakrytych
       *[many] { $count } kart w stosie kart zakrytych
    }
web-state51-discarded = odrzucone
# $card (name)
web-state51-on-top = , na wierzchu { $card }
web-state51-discard-look = Zobacz stos kart odrzuconych
web-state51-discard-pile = Stos kart odrzuconych
web-state51-played = zagrane:
web-state51-display = Odkryte karty
web-state51-display-show = pokaż odkryte karty
web-state51-display-hide = schowaj odkryte karty
# $round (number)
web-state51-display-next = nowe karty w turze { $round }
web-state51-display-last = ostatnia tura
web-state51-key-legal = można zagrać
# $player (name)
web-state51-key-seen = Tę kartę zna { $player }
web-state51-key-off = nie teraz; powód po wskazaniu
web-state51-reach = zasięg, na jaki cię stać
# $round (number), $rounds (number)
web-state51-round = Tura { $round } z { $rounds }
web-state51-phases = Fazy tury
web-state51-phase-lookout = Wypatrywanie
web-state51-phase-production = Produkcja
web-state51-phase-action = Akcja
web-state51-phase-cleanup = Czyszczenie
web-state51-lead = Punkty zwycięstwa, gdyby gra skończyła się teraz
web-state51-source-table = tabela
web-state51-source-locations = lokacje
web-state51-source-markers = znaczniki
web-state51-tie-hand = Karty na ręce
web-state51-tie-left = Niewykorzystane surowce i robotnicy
web-state51-row-production = Produkcja
web-state51-row-features = Cechy
web-state51-row-actions = Akcje
web-state51-stock-worker = robotnik
web-state51-stock-fuel = paliwo
web-state51-stock-weapon = broń
web-state51-stock-brick = budulec
web-state51-stock-scrap = złom
web-state51-stock-universal = dowolny
web-state51-contact = Karta kontaktu
web-state51-contact-once = raz na turę
web-state51-line-conquer = Podbój
web-state51-line-cooperate = Współpraca
web-state51-line-incorporate = Przyłączenie
web-state51-line-rebuild = Przebudowa
web-state51-line-ready = gotowe
web-state51-line-lacks = za mało
web-state51-line-unused = wolne
web-state51-line-used = użyte
# $cost (list of goods), $reach (number)
web-state51-line-text = Koszt: { $cost }; zasięg { $reach }.
# $cost (list of goods), $vp (number)
web-state51-line-rebuild-text = Koszt: { $cost }; zastępujesz lokację swojego Stanu lokacją z ręki o wspólnym typie i dostajesz { $vp } PZ.
web-state51-group-conquer = Podbij
web-state51-group-cooperate = Współpracuj
web-state51-group-incorporate = Przyłącz
web-state51-group-rebuild = Przebuduj
web-state51-group-gather = Po surowiec
web-state51-group-visit = Odwiedź
web-state51-group-work = Pracuj
web-state51-group-exchange = Wymień
web-state51-group-pass = Pas
web-state51-group-pay = Zasięg
# $reach (1 or 2)
web-state51-token = Żeton { $reach }
# $count (number)
web-state51-universal = uniwersalne: { $count }
web-state51-cash = Zrealizuj
web-state51-keep = Zachowaj

## Karty czytane na głos

# Read aloud; $card, $kind, $distance (number), $types (list), $text (a sentence), $deal (list), $spoils (list)
web-state51-spoken-location = { $card }. { $kind }, odległość { $distance }, typ: { $types }. { $text } Umowa: { $deal }. Zdobycz: { $spoils }.

## Oprowadzanie po 51. Stanie

# $rounds (number)
web-state51-guide-aim = Po { $rounds } turach wygrywa ten, kto ma więcej punktów. Punkty dają lokacje w twoim Stanie, znaczniki na nich i to, co zapisujesz w Tabeli Zasobów.
    .title = O co tu chodzi
# $picks, $cards (numbers)
web-state51-guide-display = Od tego zaczyna się każda tura. Na zmianę z przeciwnikiem bierzecie po { $picks } z { $cards } kart. Niebieski brzeg mówi, co karta daje jako umowa, czerwony – co jako zdobycz, a środek – co robi w twoim Stanie. Kliknij kartę i zatwierdź.
    .title = Weź kartę
web-state51-guide-goods = Baza i umowy właśnie dały ci zasoby. Niewydane przepadają z końcem tury, więc je wydawaj; punkty zwycięstwa zostają.
    .title = Twoje zasoby
web-state51-guide-hand = Lokacji można użyć na trzy sposoby. Podbój: czerwony brzeg, raz. Współpraca: niebieski brzeg, co turę. Przyłączenie: trafia do twojego Stanu i jest warta punkt. Tarcza to odległość: tyle zasięgu potrzeba. Znaki obok karty mówią, co jest teraz możliwe.
    .title = Twoja ręka
web-state51-guide-contact = Zasięg bierzesz stąd (każda linia raz na turę), z kart natychmiastowych i z żetonów.
    .title = Karta kontaktu
web-state51-guide-bar = Tu gra mówi, na co czeka. Kliknij możliwość albo naciśnij jej numer; klikać można też wszystko, co świeci na stole. Wskaż przekreśloną możliwość, a zobaczysz, dlaczego nie.
    .title = Pytanie
web-state51-guide-workers = Robotnicy przynoszą surowce, pracują w twoich lokacjach z akcją albo odwiedzają otwartą produkcję przeciwnika. Robotnik zostaje wtedy u gospodarza.
    .title = Robotnicy
web-state51-guide-pass = Gracie na zmianę, po jednej akcji. Gdy nie ma już nic pożytecznego do zrobienia, spasuj; twoje lokacje są wtedy zamknięte. H podpowiada, U cofa. Miłej gry!
    .title = Pas
