### Strona: co mówi sama z siebie. Wszystko, co zależy od przebiegu gry, przychodzi z serwera.

## Wszędzie

web-loading = Chwileczkę …
web-offline = Serwer nie odpowiada. Sprawdź połączenie i spróbuj jeszcze raz.
web-reload = Wczytaj ponownie
web-close = Zamknij
web-back = Wstecz
web-home = Na stronę główną
web-tools = Język, kolory i menu
web-menu = Menu
web-language = Język
web-theme = Kolory
web-theme-auto = Jak w systemie
web-theme-dark = Ciemne
web-theme-light = Jasne
web-theme-to-light = Przełącz na jasne kolory
web-theme-to-dark = Przełącz na ciemne kolory
# $rule (id of a clause)
web-open-clause = Otwórz punkt zasad { $rule }
web-clauses = Punkty:
web-nowhere = Pod tym adresem nic nie ma.
# In the title of the window; $game (name)
web-title = { $game } · Ratusz
# $game (name)
web-title-turn = ● Twoja kolej · { $game }

## Strona główna

web-games = Gry
# $others (number): how many sit at the smallest table beside you
web-play-now = { $others ->
        [0] Zagraj od razu, w pojedynkę
        [1] Zagraj od razu z botem
       *[other] Zagraj od razu z botami
    }
web-set-up = Przygotuj stół
# $count (number), $range (the number, or a range such as 2–4)
web-players = { $count ->
        [one] { $range } gracz
       *[many] { $range } graczy
    }
# $count (number)
web-minutes = { $count ->
        [one] około minuty
       *[many] około { $count } minut
    }
web-mine = Twoje gry
web-mine-none = Jeszcze żadnej. Jedno kliknięcie powyżej i grasz.
web-finished = Skończone gry
web-open = Otwarte stoły
web-open-none = Nikt teraz nie czeka na graczy. Otwórz stół i wyślij komuś link.
web-join-link = Ktoś przysłał ci link? Wklej go tutaj.
web-join-go = Idź tam
web-join-form = To nie jest link do stołu.
web-import = Obejrzyj grę zapisaną w pliku
web-import-form = Ten plik nie jest zapisem gry.
# $round (number)
web-round = runda { $round }
web-archive = zapis gry
# $move (number; 0: it is not known)
web-known = { $move ->
        [0] Ciąg dalszy zakończonej partii
       *[other] Ciąg dalszy zakończonej partii, od ruchu { $move }
    }; kto otworzył ten stół, może znać karty.
# $players (names)
web-won = wygrana: { $players }
web-won-none = bez zwycięzcy
web-seat-free = jest wolne miejsce
# $players (names)
web-who-left = Odejście w trakcie gry, dalej gra bot: { $players }
web-about = O Ratuszu
# Stands at the foot of the home page.
web-credit-short = Ikony: game-icons.net, CC BY 3.0

## O stronie

web-about-text = Ratusz pozwala grać w złożone gry planszowe według ich pełnych zasad: w przeglądarce, w terminalu, z ludźmi i z botami, które nie wiedzą więcej od ciebie. Każda odmowa podaje punkt zasad, z którego wynika.
# $version (text), $engine (compiled or interpreted)
web-about-version = Wersja { $version } ({ $engine ->
        [compiled] silnik skompilowany
       *[interpreted] silnik interpretowany
    })
web-fair = Uczciwe tasowanie
web-credits = Podziękowania
web-credit-icons = Ikony: Lorc, Delapouite i inni:
web-credit-fonts = Kroje pisma:
web-credit-code = Zbudowane z pomocą:
web-license = Ratusz jest wolnym oprogramowaniem na licencji Apache 2.0.

## Nowy stół

web-seats = Miejsca
# $number (counted from 1)
web-seat = Miejsce { $number }
web-kind-me = Ja
web-kind-bot = Bot
web-kind-open = Ktoś inny
web-kind-local = Ten sam ekran
web-kind-me-about = Tu siedzisz ty.
web-kind-open-about = Dostaniesz link; kto go otworzy, może tu usiąść bez zakładania konta.
web-kind-local-about = Druga osoba przy tym samym ekranie. Gdy go sobie podajecie, stół jest zakryty.
web-level = Kto
web-name = Imię
web-options = Ustawienia
web-public = Pokaż stół wszystkim na stronie głównej
web-open-table = Otwórz stół

## Imię i konto

web-account = Imię i konto
web-name-keep = Zapisz imię
web-name-kept = Imię jest zapisane.
web-account-name = Nazwa konta
web-password = Hasło
web-register = Załóż konto
web-login = Zaloguj się
web-logout = Wyloguj się
web-register-about = Do gry niepotrzebne. Z kontem znajdziesz swoje gry także na innych urządzeniach.
web-login-about = Gry zaczęte jako gość przejdą na twoje konto.
web-account-made = Konto jest założone.
web-account-in = Zalogowano.
web-account-out = Wylogowano.
# $name
web-account-yours = Zalogowano jako { $name }.
web-sessions = Gdzie masz otwarte konto
web-session-this = ta przeglądarka
# $ago (such as “3 hours ago”)
web-session-seen = ostatnio: { $ago }
web-session-end = Wyloguj
# $device (such as “Firefox, Linux”)
web-session-end-of = Wyloguj: { $device }
# $device (such as “Firefox, Linux”)
web-session-ended = Wylogowano: { $device }.

## Stół

web-table = Stół
web-hand = Ręka
web-log = Dziennik
web-talk = Czat
web-rules = Zasady
web-board = Plansza
web-side = Dziennik, czat i zasady
# $count (number)
web-side-new = Dziennik, czat i zasady; nowe wiadomości: { $count }
web-views = Widoki
web-text = Stół jako tekst
web-skips = Przejdź
web-skip-board = Do planszy
web-skip-bar = Do pytania
web-skip-hand = Do ręki
web-skip-side = Do dziennika
web-skip-text = Do stołu jako tekstu
web-you = (ty)
web-away = poza stołem
# A seat nobody has taken yet.
web-vacant = wolne
web-new = nowe
web-your-turn = twoja kolej
web-their-turn = teraz gra
# A thing on the table, heard: it can be chosen now.
web-mark-legal = Można wybrać.
web-mark-selected = Wybrane.
# $start (first digits of a fingerprint)
web-sealed = tasowanie zapieczętowane: { $start }…
# $seed (a long number): the game is over, and the shuffle is what was promised
web-unsealed = tasowanie zgodne z obietnicą: { $seed }
web-unsealed-broken = tasowanie niezgodne z obietnicą: { $seed }
# Where the browser cannot check it.
web-unsealed-unchecked = tasowanie: { $seed }
web-since = od twojej ostatniej wizyty
# The first line of a log that begins in the middle.
web-continued = Ta gra toczy się dalej od pozycji z wcześniejszej gry.
web-undone = cofnięte
web-spectator = widz
web-talk-none = Nikt jeszcze nic nie napisał.
web-talk-players = Przy tym stole rozmawiają tylko gracze.
web-talk-say = Napisz coś
web-talk-send = Wyślij
# Whom a message is for: a list of everybody and each of the others
web-talk-to = Do kogo
web-talk-everybody = do wszystkich
# $player (name): nobody else hears it
web-talk-alone = tylko do: { $player }
web-talk-alone-you = tylko do ciebie
web-rules-search = Szukaj w zasadach
web-rules-foreign = Te zasady są na razie po angielsku; szukaj angielskich słów.
# $count (number)
web-rules-count = { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }

## Pytanie i możliwości

web-bar = Na co czeka gra
web-choices = Możliwości
web-more = Więcej
web-preview = Co da twój wybór
web-pay = płacisz
web-gain = dostajesz
web-left = zostaje
# Read aloud; $least, $most (goods with their numbers)
web-span = od { $least } do { $most }
web-confirm = Zatwierdź
web-idle-title = Wybierz na stole albo numerem.
web-idle = Możesz wybrać wszystko, co świeci. Skutki wyboru najpierw widać tutaj; nic się nie stanie, dopóki go nie zatwierdzisz.
web-nothing-for-it = Nie ma teraz nic, z czym można by to zrobić.
web-waiting = Teraz gra ktoś inny
# $player (name)
web-thinks = { $player } myśli
# $player (name), $count (number of others whose turn comes first)
web-queues = { $player } czeka na swoją kolej (w kolejce wcześniej: { $count })
# $count (number)
web-seconds = { $count } s
web-skip = Przewiń
web-parley = Czas na targi: boty poczekają, aż dasz znak.
web-ready = Gotowe
web-undo = Cofnij
web-undo-ask = Poproś o cofnięcie
web-undo-free = Od tego czasu nic ukrytego nie wyszło na jaw, więc nie trzeba nikogo pytać.
web-undo-consent = Coś już wyszło na jaw albo ktoś inny wykonał ruch: potrzebna jest zgoda pozostałych. Boty się zgadzają.
web-undo-none = Nie ma teraz nic, co można by cofnąć.
# $player (name), $count (number of moves)
web-undo-asked = { $player } prosi o cofnięcie { $count ->
        [one] ostatniego ruchu
       *[many] ostatnich { $count } ruchów
    }.
# $player (name), $count (number of moves)
web-undo-others = { $player } prosi o cofnięcie { $count ->
        [one] ostatniego ruchu
       *[many] ostatnich { $count } ruchów
    }.
# $count (number of moves)
web-undo-waiting = Prośba o cofnięcie { $count ->
        [one] ostatniego ruchu
       *[many] ostatnich { $count } ruchów
    } wysłana. Czekamy na odpowiedź …
web-undo-withdraw = Jednak nie
web-undo-allow = Zgoda
web-undo-refuse = Nie
web-hint = Podpowiedź
web-hint-about = Bot, który wie tylko to, co ty, proponuje ruch.
web-hint-shown = Podpowiedź jest wybrana; zatwierdź ją albo wróć.
web-hinting = Szukamy dobrego ruchu …
web-why-not = Dlaczego nie?
web-why-not-about = Wszystko, czego można by się spodziewać, a czego teraz nie wolno, wraz z punktem zasad, który tego zabrania.
web-why-not-none = Nic tu nie jest zabronione: możesz wybrać wszystko, co widzisz.

## Wiadomości nad stołem

web-lost = Połączenie przerwane, ponawianie …
web-gone = Nie ma takiego stołu.
web-open-seat = Jest wolne miejsce. Wyślij komuś link:
web-open-join = Jest wolne miejsce.
web-join = Usiądź
web-watching = Oglądasz tę grę.
web-copy-link = Skopiuj link
web-copied = Link jest skopiowany.
# $player (name)
web-bot-plays = Za gracza { $player } gra bot.
web-seat-bot = Niech gra bot
web-seat-back = Wróć do gry
web-seat-clear = Zwolnij miejsce
web-get-up = Wstań od stołu
# $player (name)
web-get-up-of = Wstań z miejsca: { $player }
web-get-up-sure = W rozpoczętej grze na twoim miejscu zagra dalej bot, a wynik powie o twoim odejściu; wcześniej miejsce po prostu się zwalnia.
web-dismiss = Poproś o odejście
# $player (name)
web-dismiss-of = Poproś o odejście: { $player }
# $player (name)
web-dismiss-sure = { $player } dostanie prośbę o odejście i nie usiądzie już przy tym stole.
# $player (name)
web-cover = { $player }, twoja kolej.
# $player (name)
web-cover-text = Stół jest zakryty. Przekażcie ekran; dalej gra { $player }.
# $player (name)
web-cover-show = Tu { $player }
web-cover-bar = Ekran przechodzi z rąk do rąk.

## Menu

web-leave = Odejdź od stołu
web-guide-again = Oprowadź mnie
web-forced = Jeśli jest tylko jedna możliwość, wykonaj ją bez pytania
web-keys = Klawisze
web-key-choose = wybór
web-key-confirm = zatwierdzenie
web-key-back = krok wstecz
web-key-undo = cofnięcie ruchu
web-key-hint = podpowiedź
web-key-why = dlaczego nie?
web-key-rules = szukanie w zasadach
web-key-enlarge = powiększenie karty
web-key-skip = przewijanie
web-key-move = poruszanie się po stole
web-resign = Poddaj się
web-resign-yes = Tak, poddaję się

## Oprowadzanie

# $number (number), $count (number)
web-guide-step = { $number } z { $count }
web-guide-next = Dalej
web-guide-end = Gramy
web-guide-skip = Pomiń

## Po grze

web-result-show = Pokaż wynik
web-score = Wynik według źródeł
web-sum = Punkty zwycięstwa
web-decided = rozstrzygnęło
web-seed = Tasowanie
web-seed-kept = Tasowano tak, jak obiecano przed grą
web-seed-broken = Tasowano inaczej, niż obiecano przed grą
web-seed-text = Przed pierwszą kartą serwer ogłasza odcisk liczby, od której zależą wszystkie tasowania. Po grze ogłasza samą liczbę i każdy może sprawdzić, że pasuje do odcisku: niczego po drodze nie zmieniono.
web-commitment = Odcisk
web-seed-name = Liczba
web-again = Jeszcze jedna gra
web-replay = Powtórka
# $game (name)
web-replay-of = Powtórka: { $game }
web-replay-older = Tę partię rozegrano w starszej wersji; dzisiejsza plansza nie umie jej pokazać. Jej przebieg opowiada dziennik.
web-export = Zapisz w pliku
web-replay-first = Na początek
web-replay-back = Ruch wstecz
web-replay-on = Ruch dalej
web-replay-last = Na koniec
web-replay-play = Odtwarzaj
web-replay-pause = Pauza
web-replay-move = Ruch
# $at (number), $moves (number)
web-replay-at = { $at } z { $moves }
web-eyes = Czyimi oczami
web-eyes-open = Wszystkie ręce odkryte
# $player (name)
web-eyes-seat = Oczami: { $player }
web-eyes-none = Oczami widza
web-continue = Graj stąd dalej
# $at (number of moves)
web-continue-about = Nowy stół zaczyna się od pozycji po ruchu { $at }. Kto gra?
