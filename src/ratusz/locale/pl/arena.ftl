### Turnieje botów, `ratusz arena`: strona pomocy, to, co polecenie wypisuje, i strona, którą zapisuje. Słowa między odwróconymi apostrofami to
### polecenia i flagi; nie są tłumaczone.

## Strona pomocy

help-arena = Urządź turniej botów: te same rozdania dla wszystkich, zmiana miejsc, odsetki wygranych, rankingi i raport.
help-bots = kto bierze udział; `search` i `expert` bez własnego limitu dostają czas z `--time`
help-time = sekundy na decyzję
help-seats-at-table = ilu graczy siedzi przy stole; inaczej wszyscy uczestnicy albo tylu, ilu gra wymaga co najmniej
help-backend = kto gra: procesy tego komputera (local) albo klaster Ray (ray)
help-report = gdzie zapisać raport, stronę HTML; obok trafia każda zakończona gra, więc po przerwaniu to samo polecenie gra dalej

## W trakcie

# $games, $fresh (those that were played now), $draws, $seconds: numbers; $seed (text)
arena-summary = Gier: { $games }, w tym rozegranych teraz: { $fresh }, sekund: { $seconds }. Bez zwycięzcy: { $draws }. Pozostałe liczby to średnie. Ziarno: { $seed }
# $games (number), $file (path)
arena-kept = { $games ->
        [one] Jedna zakończona gra jest zachowana
        [few] { $games } zakończone gry są zachowane
       *[many] { $games } zakończonych gier jest zachowanych
    } w { $file }; to samo polecenie rozegra pozostałe.

## Strona

# $game (name)
arena-title = Turniej: { $game }
# $games, $draws, $length (numbers)
arena-intro = Gier: { $games }, średnia liczba decyzji w grze: { $length }. Gier bez zwycięzcy: { $draws }. Każde rozdanie grają wszyscy i każdy siedzi na każdym miejscu, więc ani szczęście, ani miejsce nikomu nie sprzyja. Obok każdego udziału stoi jego przedział 95% (Wilsona). Polecenie:
arena-bot = Bot
arena-games = Gry
arena-wins = Wygrane
arena-won = Odsetek wygranych
arena-rating = Ranking
arena-thinking = Czas na decyzję
arena-about-won = Jaką część swoich gier wygrał każdy bot.
    .title = Wygrane gry
arena-about-rating = Ile bot jest prawdopodobnie wart w porównaniu z innymi (openskill, Plackett–Luce), z pewnością około 95%. Każdy zaczyna od 25.
    .title = Rankingi
arena-about-pairs = Jak często bot z wiersza wygrywał tam, gdzie bot z kolumny nie wygrał, spośród przypadków, w których nie było równo.
    .title = Jeden przeciw drugiemu
# Heads the column of the bots that are ahead in each line.
arena-ahead = Lepszy
arena-about-seats = Jaką część swoich gier wygrał każdy bot na każdym miejscu.
    .title = Według miejsc
# $number (number of the seat, counted from 1)
arena-seat = Miejsce { $number }
# $share (share)
arena-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
# $share, $low, $high (shares)
arena-share = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } (od { NUMBER($low, style: "percent", maximumFractionDigits: 0) } do { NUMBER($high, style: "percent", maximumFractionDigits: 0) })
# $value (number)
arena-number = { NUMBER($value, maximumFractionDigits: 1) }
# $mu, $sigma (numbers)
arena-rated = { NUMBER($mu, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($sigma, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $milliseconds (number)
arena-moment = { NUMBER($milliseconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms

## Co może się nie zgadzać

# $file (path)
problem-journal-torn = { $file } powinien zawierać gry tego raportu, ale nie da się go odczytać; przenieś go albo podaj inny --report.
# $file (path)
problem-journal-busy = Do pliku { $file } pisze właśnie inny turniej; poczekaj na jego koniec albo podaj inny --report.
# $file (path), $what (word), $want, $got (texts)
problem-journal-other = { $file } zawiera gry innego turnieju ({ $what }: „{ $want }”, nie „{ $got }”); powtórz jego argumenty albo podaj inny --report.
# $detail (what Ray says)
problem-ray-unreachable = Nie można użyć żadnego klastra Ray: { $detail }; sprawdź RAY_ADDRESS albo pomiń --backend ray.
# $game (its name as in commands)
problem-encoding-none = { $game } nigdzie nie mówi, jak grać liczbami: jej manifest nie podaje kodowania.
