### Polecenie `ratusz`: strony pomocy, to, co mówi się wokół gry, i co może być nie tak z plikami i wierszem poleceń. W odwrotnych
### apostrofach stoją polecenia i flagi; tych się nie tłumaczy.

## Strony pomocy

help-ratusz = Złożone gry planszowe. Samo `ratusz` otwiera je w przeglądarce; `ratusz play state51` zaczyna grę z botem w terminalu; `ratusz COMMAND --help` mówi więcej o poleceniu.
help-commands = Polecenia
help-arguments = Argumenty
help-parameters = Flagi
help-help = pokaż tę stronę
help-version = pokaż wersję
help-lang = język: en, pl, de lub ru; domyślnie z RATUSZ_LANG albo z systemu

# $version (text), $engine (compiled or interpreted)
version = { $version } ({ $engine ->
        [compiled] silnik skompilowany
       *[interpreted] silnik interpretowany
    })

help-play = Graj z botem albo z kimś, kto siedzi obok.
help-learn = Naucz się gry w krótkich lekcjach; bez nazwy lekcji pokaż ich listę.
help-puzzle = Rozwiąż zagadkę: pozycję z jedną najlepszą odpowiedzią; bez numeru pokaż, ile już rozwiązano.
help-watch = Obejrzyj grę botów.
help-simulate = Każ botom rozegrać wiele gier i policz, kto wygrywa.
help-balance = Każ ekspertowi grać z samym sobą i sprawdź, ile warte są frakcje i karty.
help-new-game = Załóż folder nowej gry, w którą od razu można grać.
help-new-name = nazwa gry: małe litery, cyfry i podkreślenia
help-check = Sprawdź, czy gra spełnia wszystko, co każda gra musi: zasady, zapisy, tajemnice, słowa, wszystkie sposoby gry.
help-bench = Zmierz szybkość silnika.
help-rules = Znajdź punkty zasad według numeru lub słów; bez zapytania pokaż listę wszystkich.
help-coverage = Policz punkty zasad potwierdzone testem i wymień te bez testu.
help-replay = Opowiedz zapisaną partię ruch po ruchu.
help-chronicle = Zapisz kronikę skończonej gry jako stronę, którą można komuś pokazać.
help-analyse = Niech trener przejrzy zapisaną partię: szanse, ruchy, które kosztowały najwięcej, co było lepsze i dlaczego.
help-verify = Sprawdź, czy zapis jest uczciwy: czy ziarno jest tym, które zapowiedziano, i czy ruchy prowadzą do podanego wyniku.
help-engine = Udostępnij zasady innemu programowi, wiersz JSON po wierszu.

# $games (list of ids)
help-game = nazwa gry; są: { $games }
help-lesson = nazwa lekcji; bez niej: lista lekcji
help-puzzle-number = numer zagadki
help-puzzle-today = zagadka dnia, ta sama dla wszystkich
help-against = przeciwnicy: rookie, trader, planner, strategist lub expert albo human, czyli ktoś obok ciebie; ostatni wymieniony zajmuje wszystkie pozostałe miejsca; domyślnie greedy
help-seat-count = ile osób gra, razem z tobą; domyślnie najmniej, jak się da
help-seat = twoje miejsce, liczone od 0; domyślnie 0
help-seed = z czego bierze się tasowanie: ten sam tekst to te same karty; domyślnie losowe
help-option = opcja gry; można podać kilka razy
help-name = twoje imię; podane kilka razy: imiona osób w kolejności miejsc
help-resume = graj dalej w zapisaną grę
help-save-as = gdzie zapisać grę, a na koniec cały jej przebieg
help-until = zatrzymuj się na początku każdej fazy (`phase`), rundy (`round`) albo fazy o tej nazwie, żeby się rozejrzeć, zanim gra ruszy dalej
help-file = zapis partii
help-chronicle-page = strona do zapisania, na przykład miasto.html
help-json = wypisz JSON
help-seats = kto gdzie siedzi; ostatni wymieniony zajmuje wszystkie pozostałe miejsca
help-pace = ile sekund czekać po każdym ruchu
help-to = zatrzymaj się po tym ruchu
help-eyes = opowiedz tylko to, co widać z tego miejsca; domyślnie wszystko
help-analyse-seat = oceniaj tylko ruchy z tego miejsca
help-analyse-jobs = ile procesów ocenia jednocześnie; domyślnie po jednym na rdzeń
help-query = numer punktu zasad, jego początek albo słowa
help-rules-game = tylko zasady tej gry
help-tests = gdzie są testy
help-games = ile gier
help-jobs = ile procesów gra jednocześnie
help-seconds = jak długo mierzyć
help-device = gdzie toczą się gry: cpu albo cuda (karta graficzna)
help-page = gdzie zapisać wyniki jako stronę, z wykresami obok

## Gra

# The name of a person who gave none.
play-person = Gracz
# $game (name), $players (list of names)
play-welcome = { $game }: { $players }.
# $commitment (hexadecimal number)
play-commitment = Karty potasowano według tajnego ziarna. Jego odcisk, żeby nikt nie mógł go już zmienić: { $commitment }
play-how = Odpowiadaj numerem albo początkami słów wyboru. `help` mówi, co jeszcze można wpisać.
play-paused = Gra stoi na początku fazy. Naciśnij Enter, aby grać dalej.
# $player (name of a bot)
play-thinking = { $player } myśli…
# $player (who is next), $last (who made the last move)
play-hand-over = Teraz wybiera { $player }. Gdy { $last } już nie patrzy, naciśnij Enter; `undo` cofa ostatni ruch ({ $last }).
# The same, when who looked last has left the game: $player, $last (names)
play-hand-over-gone = Teraz wybiera { $player }. Gdy { $last } już nie patrzy, naciśnij Enter.
play-nothing-refused = Tutaj nic nie jest zabronione.
# $bot (name), $label (a choice), $text (what to type for it)
play-hint = Wybór bota { $bot }: { $label }. (`{ $text }`)
# Before bots decide; $text (what may be typed instead of Enter)
play-ready = Czas na negocjacje: zaproponuj coś (jak, pokaże help) albo naciśnij Enter, gdy wszystko jest gotowe. (`{ $text }`)
# The second and the third; $label (a choice), $text (what to type for it)
play-hint-next = Albo: { $label }. (`{ $text }`)
play-hint-alike = Nie widzi między nimi różnicy: wybierz, co wolisz.
# $text (of a move)
play-undone = Cofnięto: { $text }.
# $text (what was typed)
play-confirm = Tego nie da się cofnąć. Wpisz `{ $text }` jeszcze raz, by to zrobić, albo cokolwiek innego, by grać dalej.
# A command follows.
play-saved = Gra jest zapisana. Żeby grać dalej:
# Two commands follow.
play-record = Żeby obejrzeć tę partię ponownie i sprawdzić, czy była uczciwa:
# A command follows.
play-analyse = Żeby trener ją przejrzał i pokazał szanse oraz ruchy, które kosztowały najwięcej:
# $file (path)
play-rules-changed = Od zapisania gry w { $file } zmieniły się zasady lub karty: gra toczy się dalej od ostatniej pozycji, a wcześniejszych ruchów nie można cofnąć. Stary plik pozostaje bez zmian.

# $text (an action), $short (the beginnings of its words)
play-help = Ruch wykonuje numer albo początki słów wyboru: `1`, `{ $text }`, `{ $short }`. Możesz też wpisać:
play-help-table = stół i twoje wybory jeszcze raz
# $short (a choice, shortened)
play-help-what = co zrobi wybór, na ile możesz to wiedzieć: `what 1`, `what { $short }`; samo `what`: każdego z wyborów
# $action (the first word of one)
play-help-why = dlaczego nie możesz zrobić tego, czego nie ma na liście; ze słowami tylko akcje, które się od nich zaczynają: `why { $action }`
# $card (id)
play-help-card = tekst karty lub frakcji: `card { $card }`; samo: wszystkie
# $part (the beginning of an id), $clause (id), $word (a word of its topic)
play-help-rules = punkty zasad: `rules { $part }`, `rules { $clause }`, `rules { $word }`
play-help-hint = co zrobiłby na twoim miejscu bot, który wie to, co ty: `hint`, `hint search`
play-help-log = co się ostatnio stało; z liczbą: tyle wierszy
play-help-undo = cofnij swój ostatni ruch, o ile potem nie odsłoniło się nic zakrytego
play-help-leave = odejdź od stołu: na twoim miejscu gra dalej bot, a wynik powie o odejściu
play-help-save = zapisz grę, tutaj albo w podanym pliku
play-help-help = ta lista
play-help-quit = zapisz grę i wyjdź

## Wyniki

# Of several names: $before (all but the last, with commas), $last
names-and = { $before } i { $last }
# $you (yes: who reads has won; no), $others (how many winners besides), $names (of those)
result-winner = { $you ->
        [yes] { $others ->
            [0] Wygrywasz.
           *[other] Wygrywasz ty, a także { $names }.
        }
       *[no] { $others ->
            [0] Gra kończy się remisem.
            [one] Wygrywa { $names }.
           *[many] Wygrywają { $names }.
        }
    }
# $best, $other (points), $even (yes: the same, and something else decided)
result-score = { $even ->
        [yes] Wynik: po { $best }.
       *[no] Wynik: { $best } do { $other }.
    }
# $you (yes: who reads; no), $player (name)
result-resigned = { $you ->
        [yes] Poddajesz partię.
       *[no] { $player } poddaje partię.
    }
# $names (of players), $count (how many)
result-left = Odejście przed końcem gry: { $names }; dalej { $count ->
        [one] grał bot
       *[other] grały boty
    }.
# $player (name)
event-player-left = { $player } odchodzi od stołu; na tym miejscu gra dalej bot.

## Zapisy partii

# $commitment (hexadecimal number)
verify-seed = Ziarno jest tym, które zapowiedziano przed grą ({ $commitment }).
verify-start = Gra zaczęła się od podanej pozycji, więc nie ma ziarna do sprawdzenia.
# $moves (number)
verify-moves = { $moves ->
        [one] Jedyny ruch jest zgodny z zasadami i prowadzi
        [few] Wszystkie { $moves } ruchy są zgodne z zasadami i prowadzą
       *[many] Wszystkie ruchy ({ $moves }) są zgodne z zasadami i prowadzą
    } do pozycji i wyniku podanych w zapisie.
verify-over = Gra została rozegrana do końca.
verify-unfinished = Gra nie jest skończona; oto jej stan.
# $file (path)
chronicle-written = Kronika jest w pliku { $file }.

## Wiele gier

# Beside a bar that fills.
simulate-progress = Gry
simulate-bot = Bot
simulate-wins = Wygrane
simulate-share = Udział
simulate-interval = Przedział 95%
# $value (share)
simulate-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $low, $high (shares)
simulate-between = { NUMBER($low, style: "percent", maximumFractionDigits: 0) } – { NUMBER($high, style: "percent", maximumFractionDigits: 0) }
# $value (number)
simulate-average = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $games, $draws, $seconds, $pace (games a second): numbers; $seed (text)
simulate-summary = { $games ->
        [one] { $games } gra
        [few] { $games } gry
       *[many] { $games } gier
    } w { $seconds } s ({ $pace } na sekundę). Bez zwycięzcy: { $draws }. Pozostałe liczby to średnie. Ziarno: { $seed }

balance-compiling = Zanim ruszy wiele gier naraz, zasady są do tego kompilowane: tylko za pierwszym razem, około minuty na komputerze, który nic innego nie robi.
# $file (path)
balance-written = Zapisano: { $file }

bench-game = Gra
bench-decisions = Decyzje na sekundę
bench-clone = Kopia pozycji, µs
bench-kind = Silnik
bench-compiled = skompilowany
bench-interpreted = interpretowany

## Zasady

# $game (name), $clauses, $exempt, $proven, $missing (numbers)
coverage-game = { $game }: { $clauses ->
        [one] { $clauses } punkt
        [few] { $clauses } punkty
       *[many] { $clauses } punktów
    } zasad, z tego { $exempt } tylko o fizycznym stole. Potwierdzone testem: { $proven }. Bez testu: { $missing }.

## Co może być nie tak

# $word (text), $page (command)
problem-command-unknown = Nie ma polecenia „{ $word }”; listę pokaże `{ $page }`.
# $flag (word), $page (command)
problem-flag-unknown = Nie ma tu flagi „{ $flag }”; listę pokaże `{ $page }`.
# $flag (word), $got (text), $page (command)
problem-flag-value = „{ $got }” nie pasuje do { $flag }; co pasuje, powie `{ $page }`.
# $flag (word), $page (command)
problem-flag-empty = Po { $flag } musi coś stać; co, powie `{ $page }`.
# $flag (word), $page (command)
problem-flag-twice = { $flag } można podać tylko raz; więcej powie `{ $page }`.
# $flag (word), $got, $least, $most (numbers)
problem-flag-range = { $flag } nie może mieć wartości { $got }; wybierz liczbę od { $least } do { $most }.
# $flag (word), $page (command)
problem-argument-missing = Brakuje { $flag }; jak pisze się polecenie, pokaże `{ $page }`.
# $word (text), $page (command)
problem-word-unused = „{ $word }” to o jedno słowo za dużo; jak pisze się polecenie, pokaże `{ $page }`.
# $detail (text, in English), $page (command)
problem-command-line = Nie da się odczytać polecenia: { $detail } Więcej powie `{ $page }`.
# $word (text)
problem-letters = „{ $word }” nie jest zapisane w UTF-8; ustaw w terminalu UTF-8 albo użyj innych liter.
# $known (list of ids)
problem-game-missing = Podaj nazwę gry, na przykład `ratusz play state51`; są: { $known }.
# $got (text)
problem-option-form = Opcja „{ $got }” nie ma wartości; napisz nazwa=wartość, na przykład first=0.
# $got (number), $people (number)
problem-names = Za dużo imion ({ $got }): przy stole { $people ->
        [0] nie ma ludzi
        [one] jest tylko jedna osoba
        [few] są tylko { $people } osoby
       *[many] jest tylko { $people } osób
    }; pomiń jedno --name albo graj z --against human.
# $flag (word)
problem-resume-flag = { $flag } dotyczy nowej gry; pomiń tę flagę, by grać dalej w zapisaną.
# $file (path), $game (id), $got (id)
problem-resume-game = W { $file } jest gra „{ $game }”, a nie „{ $got }”; pomiń nazwę gry.
problem-watch-human = Oglądać można tylko boty; żeby zagrać, użyj `ratusz play`.

# $typed (text), $fitting (list of actions)
problem-answer-several = „{ $typed }” pasuje do kilku odpowiedzi: { $fitting }; wpisz trochę więcej.
# $got (number), $most (number)
problem-answer-number = Nie ma wyboru { $got }; wybierz od 1 do { $most }.
# $action (the first word of one)
problem-action-none = Do „{ $action }” nie ma teraz nic do wyboru.
problem-undo-shown = Po twoim ostatnim ruchu odsłonięto coś ukrytego, więc nie można go już cofnąć.
# $player (name)
problem-undo-answered = Po twoim ostatnim ruchu grał już ktoś inny: { $player }. Tego ruchu nie można już cofnąć.
# $player (name)
problem-undo-gone = { $player } nie gra już przy tym stole i niczego nie cofa.
# $query (text)
problem-rules-nothing = Żaden punkt zasad nie ma takiego numeru ani wszystkich tych słów: „{ $query }”; podaj mniej słów albo samo `rules`, by zobaczyć listę.
# $got (number), $most (number)
problem-move-number = W tym zapisie nie ma ruchu { $got }; wybierz od 0 do { $most }.

# $file (path)
problem-file-missing = Nie ma pliku { $file }; sprawdź ścieżkę.
# $file (path)
problem-file-folder = { $file } to folder; podaj plik.
# $folder (path)
problem-folder-missing = Nie ma folderu { $folder }; utwórz go albo wybierz inne miejsce.
# $file (path)
problem-file-forbidden = Nie można otworzyć { $file }: system na to nie pozwala; wybierz inne miejsce albo zmień uprawnienia.
# $file (path), $detail (text, in English)
problem-file-error = Nie można użyć { $file }: { $detail }.
# $file (path)
problem-file-exists = Plik { $file } już istnieje i pozostaje bez zmian; podaj inny albo graj dalej w zapisaną grę z --resume.
# $file (path), $problem (a whole sentence)
problem-in-file = { $file }: { $problem }
# $file (path)
problem-record-torn = { $file } nie jest zapisem partii albo jest uszkodzony: nie da się go odczytać jako JSON. Nic się nie zmieniło; jeśli masz kopię pliku, użyj jej.
# $seats (number)
problem-record-players = Gracze muszą być listą imion; liczba imion: { $seats }.
# $table (text), $known (list of ids)
problem-table-several = Od „{ $table }” zaczyna się identyfikator więcej niż jednego stołu: { $known }; wpisz trochę więcej.
# $package (name), $extra (name)
problem-package-missing = Potrzebny jest pakiet { $package }: pip install 'ratusz[{ $extra }]'.
problem-gpu-missing = Nie można tu użyć żadnej karty graficznej NVIDIA: sprawdź nvidia-smi i pip install 'ratusz[train,cuda]' albo pomiń --device cuda.
# $games (number)
problem-memory-short = Brakuje pamięci na { $games } gier naraz; zwolnij jej trochę albo podaj mniej gier flagą --games.
# $folder (path)
problem-tests-missing = W { $folder } nie ma testów; uruchom to w kopii źródeł albo podaj folder z --tests.
# $file (path), $line (number)
problem-tests-syntax = { $file } nie jest poprawnym Pythonem (wiersz { $line }), więc nie da się odczytać jego oznaczeń.

# $game (id), $games (number)
check-fine = „{ $game }” spełnia wszystko, w { $games ->
        [one] { $games } losowej grze
        [few] { $games } losowych grach
       *[many] { $games } losowych grach
    } i przy każdym sposobie gry. Na stronie sprawdzono tylko dane: jak wygląda i czy da się na niej klikać, musi pokazać przeglądarka.
# $folder (path)
new-game-made = W folderze { $folder } jest mała gra, w którą można grać. Co dalej:

## Lekcje

# $done (number), $count (number)
learn-progress = Ukończone: { $done } z { $count }.
# A command follows.
learn-how = Kolejność jest dowolna. Następna:
# $count (number)
learn-minutes = { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
       *[many] { $count } minut
    }
# $goal (a sentence)
learn-goal = Cel: { $goal }
learn-taken-back = Ten ruch jest cofnięty. Spróbuj inaczej.
learn-reached = Brawo, cel osiągnięty.
# A command follows.
learn-next = Następna lekcja:
learn-missed = Wpisz `again`, żeby zacząć od nowa, albo naciśnij Enter, żeby skończyć.
play-help-goal = cel lekcji
play-help-again = zacznij lekcję od nowa
# $file (path)
problem-progress-torn = W { $file } zapisane są ukończone lekcje, ale pliku nie da się odczytać. Napraw go albo przenieś, a potem spróbuj ponownie.
learn-kept = To, co zagrano w tej lekcji, jest zachowane: następnym razem zaczniesz od tego miejsca.
# $count (number)
learn-resumed = { $count ->
        [one] Grasz dalej po { $count } ruchu. `again` zaczyna od nowa.
       *[other] Grasz dalej po { $count } ruchach. `again` zaczyna od nowa.
    }
learn-anew = To, co zachowano z tej lekcji, już do niej nie pasuje: zaczyna się od nowa.

## The mentor

help-mentor = z mentorem u boku: przed każdą decyzją zdanie o tym, co teraz ważne, i słowo po słabej
play-help-mentor = mentor u boku: włącz albo wyłącz
play-mentor-on = Mentor siada obok ciebie.
play-mentor-off = Mentor zostawia cię w spokoju.
# $text (what to type)
play-mentor-offer = To twoja pierwsza taka gra. Wpisz w dowolnej chwili `{ $text }`, a mentor przed każdą decyzją powie, co teraz ważne.
# $sentence (what matters), $rule (clause)
play-mentor = Mentor: { $sentence } [{ $rule }]
# $label (a choice), $why (what it comes to)
play-mentor-chosen = Twój wybór: { $label }. { $why }
# $label (a choice), $why (what it comes to)
play-mentor-better = Wyraźnie lepiej: { $label }. { $why }
play-mentor-undo = Wpisz `undo`, żeby to cofnąć, albo naciśnij Enter, żeby grać dalej.

## Examples and the tour

# $player, $label (a choice)
rules-example = Na przykład { $player }: { $label }.
# $player, $label (a choice)
rules-example-refused = Na przykład { $player } nie może: { $label }.
rules-example-setup = Na przykład przy przygotowaniu gry:
help-board = ze stołem sprzed tego, o czym mówi przykład
help-tour = cała gra w obrazach: kilka minut czytania
# $number, $count, $title
learn-tour-step = { $number } z { $count }: { $title }
# $rules (ids of clauses)
learn-tour-rules = Więcej w instrukcji: { $rules }.
# A command follows.
learn-tour-lesson = Wypróbuj w lekcji:
