### Co może być nie tak z danymi, po jednym zdaniu. W cudzysłowie stoi to, co ktoś napisał, albo identyfikatory z gry; tych się nie
### tłumaczy.

## Wybór gry

# $got (id), $known (list of ids)
problem-language = Nie ma języka „{ $got }”; do wyboru: { $known }.
# $game (id), $known (list of ids)
problem-game-unknown = Nie ma gry „{ $game }”; do wyboru: { $known }.
# $game (id), $package (name of a package), $detail (another problem, or what Python says)
problem-game-broken = Gry „{ $game }” z pakietu { $package } nie da się użyć: { $detail } Zaktualizuj pakiet albo go odinstaluj.
# $game (id), $packages (list of names of packages)
problem-game-twice = Grę „{ $game }” zawiera kilka pakietów: { $packages }. Odinstaluj wszystkie poza jednym.
# $game (id)
problem-game-manifest = Punkt wejścia „{ $game }” musi prowadzić do obiektu Manifest o tej samej nazwie.
# $game (id), $got (number), $known (list of numbers)
problem-seats = Gra „{ $game }” nie jest dla { $got ->
        [one] { $got } osoby
       *[many] { $got } osób
    }; możliwa liczba osób: { $known }.
# $game (id), $option (word), $known (list of words)
problem-option-unknown = Gra „{ $game }” nie ma opcji „{ $option }”; są: { $known }.
# $option (word), $got (word), $known (list of words)
problem-option-value = Opcja „{ $option }” nie może mieć wartości „{ $got }”; do wyboru: { $known }.
# $bot (text), $known (list of examples)
problem-bot-unknown = Nie ma bota „{ $bot }”; nazwę pisze się na przykład tak: { $known }.
# $game (id)
problem-expert-missing = Do gry „{ $game }” nie ma eksperta; wybierz innego bota, na przykład search.
# $game (id)
problem-expert-stale = Eksperta gry „{ $game }” wyszkolono na innych zasadach lub kartach, więc nie gra; wybierz innego bota, na przykład search, albo wyszkol go od nowa.
# $game (id)
problem-network-missing = Do gry „{ $game }” nie ma sieci, która gra sama; jest taka do state51.

## Wykonywanie akcji

# $got (number), $seats (number)
problem-seat = Nie ma miejsca { $got }: gra ma { $seats ->
        [one] { $seats } miejsce, liczone
        [few] { $seats } miejsca, liczone
       *[many] { $seats } miejsc, liczonych
    } od 0.
problem-over = Gra jest skończona: nie można w niej już nic zrobić.
# $game (word)
problem-chronicle-none = Gra „{ $game }” nie prowadzi kroniki.
problem-chronicle-early = Kronika powstaje, gdy gra się skończy.
# $seat (number), $waiting (list of numbers)
problem-not-your-turn = Miejsce { $seat } nie ma teraz nic do wyboru: gra czeka na miejsce { $waiting }.
# $action (text)
problem-illegal = „{ $action }” nie jest teraz możliwe; sprawdź listę wyborów.
problem-action-empty = Nie podano akcji; napisz jedną z listy wyborów.
# $action (text), $known (list of words)
problem-action-unknown = „{ $action }” nie jest akcją tej gry; akcje zaczynają się od jednego ze słów: { $known }.
# $typed (text)
problem-typed-unknown = „{ $typed }” nie jest ani wyborem, ani poleceniem. Odpowiadaj numerem albo początkami słów wyboru; `help` mówi, co jeszcze można wpisać.
# $known (list of words)
problem-action-nameless = Akcja nie ma pola „do”; wpisz w nim jedno ze słów: { $known }.
# $entry (word)
problem-action-lacks = W akcji brakuje pola „{ $entry }”; dopisz je.
# $entry (word)
problem-action-extra = Ta akcja nie ma pola „{ $entry }”; pomiń je.
# $entry (word)
problem-action-list = Pole „{ $entry }” akcji musi być listą.
# $text (text), $want (list of words), $got (number)
problem-word-count = W „{ $text }” nie zgadza się liczba słów po pierwszym ({ $got }); powinno tam być: { $want }.
# $text (text)
problem-word-extra = „{ $text }” ma za dużo słów: po pierwszym nic nie może stać.
# $word (text)
problem-word-number = „{ $word }” nie jest liczbą; napisz liczbę całkowitą, na przykład 2.
# $word (text), $most (number)
problem-word-large = „{ $word }” to zbyt duża liczba; nic tutaj nie przekracza { $most }.
# $word (text), $most (number)
problem-word-long = „{ $word }” jest za długie; słowo może mieć najwyżej { $most } znaków.
# $card (text)
problem-card-unknown = Nie ma karty „{ $card }”; napisz jej identyfikator z listy kart.
# $what (kind of thing, in English), $got (text), $known (list of ids), $more (number of ids not listed)
problem-name-unknown = Nie ma „{ $got }” ({ $what }); { $more ->
        [0] do wyboru: { $known }
       *[other] najbardziej podobne nazwy: { $known }
    }.
# $place (text)
problem-place-unknown = W tym Stanie nie ma lokacji „{ $place }”; drugi egzemplarz karty pisze się z numerem, na przykład „gas-station:2”.
# $place (what was written)
problem-place-theirs = „{ $place }” leży w Stanie przeciwnika; wybierz własną lokację.
# $place (what was written)
problem-place-own = „{ $place }” leży w twoim własnym Stanie; z wizytą wysyła się robotników do Stanu przeciwnika.
# $got (number), $now (number)
problem-stale = Ta akcja była przeznaczona dla pozycji po ruchu { $got }, a gra jest już po ruchu { $now }: spójrz na stół i wybierz jeszcze raz.

## Cofanie ruchów

problem-undo-nothing = Nie ma ruchu do cofnięcia.
# $seat (number)
problem-undo-over = Gra jest skończona, a jej zapis zdradza wszystko; ostatni ruch (miejsce { $seat }) można cofnąć tylko za zgodą wszystkich.
# $seat (number)
problem-undo-revealed = Ostatni ruch (miejsce { $seat }) odsłonił zakryte karty; cofnąć go można tylko za zgodą wszystkich.
# $seat (number)
problem-undo-foreign = Ostatni ruch nie jest twój, lecz miejsca { $seat }; cofnąć go można tylko za zgodą wszystkich.
# $seat (number)
problem-undo-left = Gracz z miejsca { $seat } odszedł od stołu: jego ostatni ruch można cofnąć tylko za zgodą wszystkich.
problem-paused = Gra stoi między dwiema fazami; dalej prowadzi ją `run`.
problem-not-paused = Gra nie stoi między fazami: czeka na gracza albo jest skończona.
# $got (what was written), $known (names)
problem-until-unknown = Gra nigdy nie dochodzi do „{ $got }”; można ją zatrzymać na: { $known }.

## Zapisy partii

# $field (path), $detail (what is wrong with it)
problem-record-form = To nie jest zapis partii; pole „{ $field }”: { $detail }.
# $got (number), $want (number)
problem-record-format = Zapis ma format { $got }, a ta wersja czyta format { $want }; użyj wersji, w której powstał.
# $game (id), $got (number), $want (number)
problem-record-rules = Zapis pochodzi z gry „{ $game }” według zasad w wersji { $got }, a tutaj jest wersja { $want }: partię można dokończyć od ostatniej pozycji, ale nie odtworzyć.
# $game (id), $got (word), $want (word)
problem-record-content = Zapis pochodzi z gry „{ $game }” z innymi kartami ({ $got } zamiast { $want }): partię można dokończyć od ostatniej pozycji, ale nie odtworzyć.
problem-record-commitment = Ziarno w zapisie nie jest tym, które zapowiedziano na początku: zapis został zmieniony.
problem-record-sealed = W zapisie nie ma ani ziarna, ani pozycji początkowej, bo zapisano go bez nich; odtworzyć można tylko pełny zapis.
# $number (number), $move (text), $problem (a whole sentence)
problem-record-move = Nie można wykonać ruchu { $number } z zapisu: { $move }. { $problem }
problem-record-move-form = Ruch to miejsce i akcja, na przykład [0, "pass"].
problem-record-snapshot = Ruchy z zapisu prowadzą do innej pozycji niż ta, którą podaje: zapis został zmieniony.
problem-record-result = Ruchy z zapisu prowadzą do innego wyniku niż ten, który podaje: zapis został zmieniony.
# $field (name of an entry of the record)
problem-record-field = Zapis został zmieniony: to, co podaje w polu „{ $field }”, nie zgadza się z jego ruchami.

## Pozycje

# $detail (one of the problem-value- messages)
problem-position-syntax = Pozycja nie jest poprawnym TOML: { $detail }.
# $where (path), $want (one of the want- messages), $got (text)
problem-position-type = Pozycja, { $where }: powinna tu być { $want }, a jest „{ $got }”.
want-table = tabela z polami
want-list = lista
want-number = liczba całkowita
want-hexadecimal-number = liczba szesnastkowa
want-true-or-false = wartość true albo false
want-text = wartość tekstowa
want-decimal = liczba dziesiętna
want-null = wartość null
# $where (path), $got (number or text), $least (number), $most (number, or the key none)
problem-position-range = Pozycja, { $where }: { $got } nie pasuje; { $most ->
        [none] ma być co najmniej { $least }
       *[other] ma być od { $least } do { $most }
    }.
# $where (path), $got (text), $known (list of words), $more (number of words not listed)
problem-position-choice = Pozycja, { $where }: nie ma „{ $got }”; { $more ->
        [0] do wyboru: { $known }
       *[other] najbardziej podobne nazwy: { $known }
    }.
# $where (path)
problem-position-key = Pozycja, { $where }: nie ma takiego pola; sprawdź pisownię albo je pomiń.
# $where (path), $card (id)
problem-position-instant = Pozycja, { $where }: „{ $card }” to karta natychmiastowa; mogą tu leżeć tylko lokacje.
# $where (path), $card (id)
problem-position-location = Pozycja, { $where }: „{ $card }” to lokacja; mogą tu leżeć tylko karty natychmiastowe.
# $got (number)
problem-position-seats = Pozycja ma { $got ->
        [one] { $got } miejsce
        [few] { $got } miejsca
       *[many] { $got } miejsc
    }, a gra jest dla 2 osób.
# $faction (id)
problem-position-factions = W tej pozycji obie osoby mają frakcję „{ $faction }”; każda musi mieć własną.
# $where (path), $card (id)
problem-position-known = Pozycja, { $where }: karta „{ $card }” jest wśród znanych więcej razy, niż leży na tej ręce.
# $where (path), $got (number), $most (number)
problem-position-base = Pozycja, { $where }: za dużo umów i zdobyczy pod bazą ({ $got }); miejsca jest na { $most }.
# $where (path), $got (number), $most (number)
problem-position-slots = Pozycja, { $where }: za dużo znaczników pod lokacją ({ $got }); może ich być najwyżej { $most }.
# $where (path), $card (id)
problem-position-marker = Pozycja, { $where }: „{ $card }” nie daje PZ, więc nie może mieć znaczników.
# $card (id, or entry and number), $got (number), $most (number)
problem-position-twice = W pozycji jest za dużo „{ $card }”: { $got }, a może być najwyżej { $most }.
# $seat (number)
problem-position-turn = Według pozycji kolej jest na miejsce { $seat }, ale ono już spasowało.
# $got (number), $most (number)
problem-position-display = W pozycji jest za dużo odkrytych kart ({ $got }); może ich być najwyżej { $most }.
# $where (path), $phase (word)
problem-position-phase = Pozycja, { $where }: to, co tu jest albo czego tu brakuje, nie pasuje do fazy „{ $phase }”; zmień jedno z nich.
problem-position-played = Pozycja, played: karty mogą tu leżeć tylko w trakcie akcji; podaj zadania tej akcji w „next”.
# $task (text)
problem-task-form = „{ $task }” nie jest zadaniem: zadanie to lista, która zaczyna się od jego nazwy.
# $task (text)
problem-task-unknown = Nie ma zadania „{ $task }”.
# $task (word), $name (word), $got (text)
problem-task-argument = Zadanie „{ $task }” nie pasuje do pozycji: sprawdź pole „{ $name }” w { $got }.
# $task (text), $phase (word)
problem-task-misplaced = Zadanie { $task } nie może stać w tym miejscu fazy „{ $phase }”.
# $task (word)
problem-task-stuck = Zasady nie pozwalają grać dalej od zadania „{ $task }” w tej pozycji; sprawdź, co ono mówi i co stoi po nim w „next”.
# $got, $most (numbers)
problem-task-many = W pozycji jest za dużo rozpoczętych zadań ({ $got }); może ich być najwyżej { $most }.
problem-position-flawed = Taka pozycja nie jest możliwa: coś się w niej nie zgadza. Czegoś jest za dużo, coś leży w dwóch miejscach albo dwa wpisy są ze sobą sprzeczne.
# $where (path), $got (text)
problem-position-changed = Pozycja, { $where }: tego wpisu nie da się zachować; zapisana ponownie pozycja ma tu „{ $got }”.

## Pliki z kartami i zasadami

# $file (name), $detail (one of the problem-value- messages)
problem-content-syntax = { $file } nie jest poprawnym TOML: { $detail }.
# $file (name), $entry (id), $field (path), $detail (one of the problem-value- messages)
problem-content-field = { $file }, wpis „{ $entry }”, pole „{ $field }”: { $detail }.
# $file (name), $entry (id), $field (word), $origin (word), $known (list of words)
problem-content-origin = { $file }, wpis „{ $entry }”: pochodzenie pola „{ $field }” to „{ $origin }”, a może być tylko jedno z tych: { $known }.
# $file (name), $entry (id), $field (word)
problem-content-origin-field = { $file }, wpis „{ $entry }”: podano pochodzenie pola „{ $field }”, a takiego pola nie ma.
# $file (name), $entry (id)
problem-content-twice = { $file }: wpis „{ $entry }” występuje dwa razy.
# $file (name), $got, $want (numbers)
problem-content-deck = { $file }: liczby kopii kart natychmiastowych i lokacji dają razem { $got }, a talia ma mieć dokładnie { $want }; zwiększ albo zmniejsz którąś z nich.
# $text (id of a message), $game (id)
problem-content-nameless = Brakuje komunikatu „{ $text }”; dodaj go do pliku locale/pl/{ $game }/game.ftl i do tego samego pliku w pozostałych językach.
# $where (file and entry), $got (word), $known (list of words)
problem-content-kind = { $where }: „{ $got }” nie jest rodzajem karty; do wyboru: { $known }.
# $where (file and entry), $kind (word), $got (list of words)
problem-content-ability = { $where }: karta rodzaju „{ $kind }” nie może mieć zdolności „{ $got }”.
# $where (file and entry), $good (word), $known (list of words)
problem-content-good = { $where }: „{ $good }” nie może tu stać; do wyboru: { $known }.
# $where (file and entry), $good (word), $got (number), $least (number)
problem-content-amount = { $where }: ilość „{ $good }” to { $got }, a ma być co najmniej { $least }.
# $where (file and entry), $good (word), $got (number), $most (number)
problem-content-much = { $where }: ilość „{ $good }” to { $got }, a może być najwyżej { $most }.
# $where (file and entry), $icon (word), $known (list of words)
problem-content-icon = { $where }: „{ $icon }” nie jest ikoną typu; do wyboru: { $known }.
# $where (file and entry), $got (number)
problem-content-marker = { $where }: znacznik nie może mieć wartości { $got } PZ; ma 1 albo 2.
# $where (file and entry)
problem-content-empty = { $where }: efekt nie wymienia żadnych zasobów; podaj co najmniej jeden.

## Efekty na próbę

# $field (path), $detail (one of the problem-value- messages)
problem-effect-field = Efektu nie da się odczytać w „{ $field }”: { $detail }.
# $game (id)
problem-effect-none = W grze „{ $game }” żadna karta nie ma efektu, więc nie da się żadnego wypróbować.
problem-effect-empty = Efekt jest pusty; podaj, co ma się stać, na przykład „gain”.
# $field (word)
problem-effect-on = Znacznik musi leżeć pod lokacją: podaj ją w „{ $field }”.
# $place (id)
problem-effect-mark = „{ $place }” nie daje PZ, więc nie może pod nią leżeć znacznik; podaj inną lokację.
problem-effect-order = Najpierw jest koszt: w efekcie „pay” musi stać przed wszystkim innym.
# $ask (word)
problem-effect-busy = Gra czeka na odpowiedź („{ $ask }”); najpierw jej udziel, potem wypróbuj efekt.

## Części zdań: co jest nie tak z wartością. Stoją tam, gdzie w innych komunikatach jest $detail.

problem-value-missing = brakuje tego pola
problem-value-letters = są w nim znaki, których nikt nie zobaczy
problem-value-unknown = nie ma takiego pola
# $want, $got (lists of want- messages)
problem-value-type = powinno być: { $want }; jest: { $got }
# $bound (number)
problem-value-least = wartość musi wynosić co najmniej { $bound }
# $bound (number)
problem-value-most = wartość może wynosić najwyżej { $bound }
# $bound (number)
problem-value-short = długość musi wynosić co najmniej { $bound }
# $bound (number)
problem-value-long = długość może wynosić najwyżej { $bound }
# $bound (number)
problem-value-length = długość musi wynosić { $bound }
# $got (text)
problem-value-choice = wartość „{ $got }” nie jest tu możliwa
problem-value-digits = któraś liczba ma za dużo cyfr
problem-value-deep = zagnieżdżenie jest zbyt głębokie
# $detail (text, in English)
problem-value-other = „{ $detail }”

## Co znajduje `ratusz check`

# $check (word), $game (number of the game or “-”), $move (how many moves were made), $detail (another problem, or what Python says)
problem-check-crash = Sprawdzenie „{ $check }” nie mogło trwać dalej (gra { $game }, po ruchu { $move }): { $detail }
# $game (number of the game), $most (number of moves)
problem-check-endless = Gra { $game } się nie kończy: wykonano { $most } ruchów.
# $game (number of the game), $move (how many moves were made), $flaw (words of the game’s author)
problem-check-flaw = W grze { $game }, po ruchu { $move }, coś się nie zgadza: { $flaw }.
# $game (number of the game), $move (how many moves were made), $seat (number), $ask (id)
problem-check-stuck = W grze { $game }, po ruchu { $move }, miejsce { $seat } dostaje pytanie „{ $ask }” i nie ma dozwolonej odpowiedzi.
# $game (number of the game), $move (how many moves were made)
problem-check-clone = W grze { $game }, po ruchu { $move }, dalsza gra na klonie zmienia oryginał: `clone` coś współdzieli.
# $game, $move (numbers), $event (its kind)
problem-check-moment = W grze { $game }, przy ruchu { $move }, zapamiętany stan przy „{ $event }” nie jest tym, który wtedy był: `clone` coś współdzieli.
# $game (number of the game), $move (how many moves were made), $line (a line of the position, or “-”)
problem-check-position = W grze { $game }, po ruchu { $move }, pozycja wczytana ponownie jest inna; pierwsza różnica: { $line }
# $game (number of the game), $move (how many moves were made)
problem-check-position-future = W grze { $game }, po ruchu { $move }, pozycja wczytana ponownie prowadzi do innej gry: nie zawiera wszystkiego, co ważne.
# $game (number of the game), $move (how many moves were made), $seat (number, or “-” for a spectator)
problem-check-rebuild = W grze { $game }, po ruchu { $move }, stan odtworzony z widoku miejsca { $seat } nie daje znów tego widoku albo jest wadliwy.
# $game (number of the game), $move (how many moves were made), $seat (number, or “-” for a spectator)
problem-check-leak = W grze { $game }, po ruchu { $move }, miejsce { $seat } widzi coś, co zależy od tego, czego nie może wiedzieć.
# $game (number of the game), $move (how many moves were made), $seat (number, or “-” for a spectator), $flaw (words of the game’s author)
problem-check-guess = W grze { $game }, po ruchu { $move }, domysł o tym, czego miejsce { $seat } nie może wiedzieć, jest wadliwy: { $flaw }.
# $game (number of the game), $move (how many moves were made), $action (text)
problem-check-text = W grze { $game }, po ruchu { $move }, akcja „{ $action }” nie jest czytana tak, jak ją zapisano, albo występuje dwa razy.
# $game (number of the game), $move (how many moves were made)
problem-check-options = W grze { $game }, po ruchu { $move }, gdy pyta się o powody, dozwolone są inne akcje niż bez pytania o nie.
# $clause (id)
problem-check-clause = Zdarzenie albo odmowa powołuje się na punkt „{ $clause }”, którego nie ma w zasadach.
# $game (number of the game), $move (how many moves were made), $action (text), $clause (id)
problem-check-refusal = W grze { $game }, po ruchu { $move }, „{ $action }” jest na liście odmów z punktem { $clause }, ale próba kończy się inaczej.
# $game (number of the game), $move (how many moves were made), $action (text)
problem-check-legal = W grze { $game }, po ruchu { $move }, „{ $action }” jest na liście, ale zostaje odrzucone.
# $game (number of the game), $move (how many moves were made)
problem-check-asking = W grze { $game }, po ruchu { $move }, samo pytanie, co wolno, zmienia stan.
# $game (number of the game), $move (how many moves were made), $action (text), $figure (name), $change, $least and $most (numbers)
problem-check-preview = W grze { $game }, po ruchu { $move }, „{ $action }” zmienia „{ $figure }” o { $change }, a przewidziano od { $least } do { $most }.
# $game (number of the game), $move (how many moves were made), $action (text)
problem-check-preview-events = W grze { $game }, po ruchu { $move }, „{ $action }” prowadzi do innych zdarzeń, niż przewidziano.
# $game (number of the game), $move (how many moves were made), $action (text), $ends (name of a question or of a reason)
problem-check-preview-end = W grze { $game }, po ruchu { $move }, „{ $action }” kończy się na „{ $ends }”, czego nie przewidziano.
# $game (number of the game), $move (how many moves were made), $action (text), $certain (yes or no)
problem-check-preview-certain = W grze { $game }, po ruchu { $move }, „{ $action }” { $certain ->
        [yes] uznano za pewne, choć po drodze ktoś miał wybór
       *[no] nie uznano za pewne, choć po drodze nikt nie miał wyboru
    }.
# $game (number of the game), $move (how many moves were made), $action (text)
problem-check-preview-leak = W grze { $game }, po ruchu { $move }, podgląd „{ $action }” zależy od tego, czego gracz nie może wiedzieć.
# $game (number of the game)
problem-check-result = Gra { $game } jest skończona, ale jej wynik nie mówi tego o każdym miejscu.
# $game (number of the game)
problem-check-record = Zapis gry { $game } nie prowadzi tam, dokąd doszła gra.
problem-check-seed = Te same ziarna dają różne gry albo różne ziarna te same.
# $language (code), $text (beginning of what cannot be read)
problem-check-message = Nie da się odczytać komunikatu w języku „{ $language }”: { $text }
# $id (id), $language (code), $folder (path)
problem-check-untranslated = W języku „{ $language }” brakuje komunikatu „{ $id }”; dodaj go w { $folder }.
# $id (id), $folder (path)
problem-check-unsaid = Brakuje komunikatu „{ $id }” albo jakiejś wartości w nim; zajrzyj do { $folder }.
# $front (part of Ratusz), $detail (words)
problem-check-front = W „{ $front }” nie da się grać: { $detail }
# $name (word)
problem-new-name = Gra nie może nazywać się „{ $name }”: użyj małych liter, cyfr i podkreśleń, na początku litery, i nie bierz słowa zastrzeżonego w Pythonie.
# $name (id)
problem-new-taken = Gra albo pakiet „{ $name }” już istnieje; wybierz inną nazwę.
# $folder (path)
problem-new-folder = { $folder } już istnieje; wybierz inną nazwę albo usuń go stąd.

## Lekcje

# $file (name), $field (path), $detail (one of the problem-value- messages)
problem-lesson-field = Lekcja { $file }, pole „{ $field }”: { $detail }.
# $file (name), $field (path), $detail (a sentence)
problem-lesson-wrong = Lekcja { $file }, pole „{ $field }”: { $detail }
# $file (name), $detail (one of the problem-value- messages)
problem-lesson-syntax = Lekcja { $file } nie jest poprawnym TOML: { $detail }.
# $got (text)
problem-lesson-condition = „{ $got }” nie jest warunkiem; warunek pisze się na przykład tak: score >= 5.
# $got (text), $known (list of names)
problem-lesson-name = Nie ma „{ $got }”; są: { $known }.
# $got (number), $seats (number)
problem-lesson-bots = { $seats ->
        [one] Jest tylko jedno miejsce, dla uczącego się: nie podawaj żadnego bota.
       *[other] Podaj bota lub boty na pozostałe miejsca; wszystkich miejsc, razem z uczącym się, jest { $seats }, a podanych nazw: { $got }.
    }
# $got (text)
problem-lesson-event = Żadne zdarzenie nie nazywa się „{ $got }”; są te z komunikatów event-….
problem-lesson-aimless = Nie podano, co trzeba osiągnąć: wartości, zdarzenia, pytania, etapu ani zwycięstwa.
problem-lesson-reached = Cel jest osiągnięty, zanim uczący się cokolwiek zrobi.
# $other (name of a file)
problem-lesson-order = { $other } ma to samo miejsce w kolejności.
# $game (id), $lesson (text), $known (list of names)
problem-lesson-unknown = Gra { $game } nie ma lekcji „{ $lesson }”; są: { $known }.
# $game (id)
problem-lesson-none = Gra { $game } nie ma lekcji.
# $file (name), $id (of the message), $language (code)
problem-lesson-text = Lekcja { $file } nie ma co powiedzieć: w języku „{ $language }” brakuje tekstu „{ $id }”.
# $action (pattern), $legal (list of actions)
problem-lesson-illegal = „{ $action }” nie pasuje do żadnej akcji, którą można wtedy wykonać: { $legal }.
# $status (open or missed), $moves (list of actions)
problem-lesson-unsolved = To nie prowadzi do celu ({ $status }); zagrano: { $moves }.
# $action (text), $got (name of an answer)
problem-lesson-answered = „{ $action }” dostaje odpowiedź „{ $got }”.
# $action (text)
problem-lesson-unanswered = „{ $action }” nie dostaje żadnej odpowiedzi.
# $action (text)
problem-lesson-astray = „{ $action }” oddala od celu i zostaje bez odpowiedzi.
# $clause
problem-example-none = Dla { $clause } nie ma przykładu.
# $game
problem-tour-none = Gra { $game } nie ma obrazów, po których można by oprowadzić.
# $file (path of a record)
problem-analyse-unfinished = W { $file } jest gra, która się nie skończyła. Najpierw ją dokończ (`ratusz play --resume { $file }`): o grze, która trwa, trener nic nie mówi.
# $game (id), $got, $most (numbers)
problem-puzzle-unknown = W grze { $game } nie ma zagadki { $got }; mają numery od 1 do { $most }.
# $game (id)
problem-puzzle-none = Gra { $game } nie ma zagadek.
# $file (name), $field (path), $detail (part of a sentence)
problem-puzzle-field = Zagadka { $file }, pole „{ $field }”: { $detail }.
# $file (name), $field (path), $detail (a sentence)
problem-puzzle-wrong = Zagadka { $file }, pole „{ $field }”: { $detail }
# $file (name), $detail (part of a sentence)
problem-puzzle-syntax = Zagadka { $file } nie jest poprawnym TOML: { $detail }.
# $seat (number)
problem-puzzle-unasked = Miejsce { $seat } nie jest tu o nic pytane.
# $action (text)
problem-puzzle-right = „{ $action }” jest rozwiązaniem i nie może być zarazem błędem.
problem-hints-forbidden = Przy tym stole podpowiedzi są wyłączone: tak chciał ten, kto go otworzył.
problem-coach-busy = Trener ma teraz za dużo pracy. Zapytaj za chwilę.

## Letters and links

problem-smtp-form = Nie można odczytać adresu serwera poczty. Zapisz go tak: smtp://użytkownik:hasło@poczta.example:587, albo smtps://…, jeśli połączenie jest szyfrowane od początku.
problem-smtp-origin = W e-mailach są linki do tego serwera, musi więc znać swój publiczny adres: podaj też --origin.
problem-smtp-sender = E-maile muszą mieć nadawcę: podaj --mail-from z adresem takim jak „Ratusz <ratusz@gry.example>”.
problem-no-mail = Ten serwer nie wysyła poczty.
problem-email-form = To nie jest adres e-mail. Wygląda on tak: nazwa@poczta.example.
problem-link-refused = Ten link już nie działa: jest za stary, był już użyty albo nie pochodzi z tego serwera. Poproś o nowy.
problem-too-many-letters = Za dużo e-maili w krótkim czasie. Odczekaj godzinę i spróbuj ponownie.
problem-no-push = Ten serwer nie wysyła powiadomień do przeglądarek: działa bez pakietu pywebpush (pip install ratusz[push]).
problem-push-form = Zgłoszenie przeglądarki do powiadomień nie ma oczekiwanej postaci albo wskazuje nieznaną tu usługę.
problem-quiet-form = Godziny ciszy trwają od jednej minuty doby do innej, od 0 do 1439.
# $got (a name)
problem-zone-unknown = Nie ma strefy czasowej „{ $got }”. Strefy mają nazwy takie jak Europe/Warsaw.
problem-absence-form = Zastępstwo musi mieć początek i późniejszy koniec, najdalej za rok.

## Time

# $least, $most (seconds)
problem-pace-form = Tempo gry daje od { $least } do { $most } sekund, a po każdej turze gry na żywo najwyżej dziesięć minut więcej.
# $most (seconds)
problem-bargain-form = Czas na negocjacje to od 0 do { $most } sekund.
problem-bargain-none = W tej grze nie ma czego negocjować, więc nie ustala się na to czasu.
problem-not-late = Nikomu nie skończył się tu czas.
problem-late-others = O tym, co dalej, gdy komuś skończy się czas, decydują pozostali gracze.
problem-nudge-nobody = Nie ma komu przypominać: na ruch musi czekać ktoś inny niż ty i nie bot.
problem-nudge-unreachable = Ten gracz nie odbiera powiadomień, więc przypomnienie by do niego nie dotarło.
problem-nudge-early = Przypomnieć można po godzinie czekania.
problem-nudge-done = Temu graczowi już przypomniano.
