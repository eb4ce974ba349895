### Strona: co mówi sama z siebie. Wszystko, co zależy od przebiegu gry, przychodzi z serwera.

## Wszędzie

web-loading = Chwileczkę…
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
# How fast what happens is told: bots' moves, and big moments
web-speed = Tempo
web-speed-slow = Powoli
    .about = Ważne chwile czekają, aż przejdziesz dalej; boty się nie spieszą.
web-speed-usual = Normalnie
    .about = Ważne chwile czekają, aż przejdziesz dalej.
web-speed-fast = Szybko
    .about = Ważne chwile mijają same.
web-speed-once = Od razu
    .about = Nic nie pokazuje się samo; opowiada o tym dziennik.
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
# $count (number): those that are folded
web-tables-more = jeszcze { $count }
# On the first page, for whoever plays nothing yet
web-what = Duże gry planszowe ze wszystkimi zasadami: z botami albo ze znajomymi, w jeden wieczór albo przez wiele dni.
web-more-ways = Ze znajomymi albo dla wprawy
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
web-seat-free = jest wolne miejsce
web-seat-yours = miejsce czeka na ciebie
web-seat-kept = zaproszeni: { $players }
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
web-kind-rated-about = Dostaniesz link; kto go otworzy i ma konto, może tu usiąść.
web-kind-kept-about = Zaproszenie: { $player }; nikt inny nie może tu usiąść.
web-kind-local-about = Druga osoba przy tym samym ekranie. Gdy go sobie podajecie, stół jest zakryty.
web-level = Kto
web-name = Imię
web-options = Ustawienia
web-public = Pokaż stół wszystkim na stronie głównej
web-open-table = Otwórz stół
web-rated = Rankingowy
web-rated-about = Wynik zmienia ranking wszystkich. Nie ma podpowiedzi, niczego się nie cofa, gdy wyszło na jaw coś ukrytego, i każdy musi mieć konto.

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
web-password-change = Zmień hasło
web-password-about = Wszędzie indziej nastąpi wylogowanie.
web-password-set = Ustaw nowe hasło
web-password-changed = Nowe hasło obowiązuje. Wszędzie indziej nastąpiło wylogowanie.
web-codes = Kody odzyskiwania
# $left (number of codes)
web-codes-about = Gdy zgubisz hasło, kod z kartki wpuści cię jeden raz. Niewykorzystane kody: { $left }.
web-codes-make = Utwórz nowe kody
web-codes-once = Pokazujemy je tylko raz; starsze kody są już bezwartościowe.
web-codes-print = Drukuj
web-passkeys = Klucze dostępu
web-passkeys-about = Loguj się tym urządzeniem zamiast hasłem.
web-passkey = Klucz dostępu
web-passkey-make = Utwórz klucz na tym urządzeniu
web-passkey-delete = Usuń
# $device (such as “Firefox, Linux”)
web-passkey-delete-of = Usuń: { $device }
web-passkey-login = Zaloguj się kluczem dostępu
web-passkeys-nameless = Klucze dostępu wymagają adresu z nazwą: dla adresu z samych liczb, takiego jak ten, przeglądarka ich nie tworzy.
web-passkey-ended = Nic z tego: przerwano albo trwało to zbyt długo.
# $why (a sentence of the browser)
web-passkey-refused = Przeglądarka odmawia: { $why }
web-blocks = Zablokowane osoby
web-unblock = Odblokuj
web-recover = Nie pamiętasz hasła?
web-recover-about = Wpisz kod odzyskiwania, wydrukowany albo z e-maila, i wybierz nowe hasło. Wszędzie indziej nastąpi wylogowanie, a żeby nikt inny nie miał dostępu, znikną klucze dostępu i wszystkie pozostałe kody; po użyciu wydrukowanego kodu także adres e-mail.
web-recover-send = Wyślij kod na mój adres e-mail
web-recover-done = Konto znów jest twoje, z nowym hasłem. Klucze dostępu i wszystkie pozostałe kody zostały usunięte; nowe utworzysz w „Imię i konto”.
web-recover-address = Konto nie ma teraz adresu e-mail; tam też go podasz.
web-recover-sent = Jeśli to konto ma adres, e-mail z linkiem jest już w drodze. Link jest ważny godzinę.
web-recover-code = Kod odzyskiwania
web-recover-password = Nowe hasło
web-recover-go = Ustaw hasło i zaloguj

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
web-your-choice = czas minął, wybierz
web-their-turn = teraz gra
web-turn-of = teraz ruch: { $players }
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
web-talk-bots = Boty tego nie czytają; odpowiadają na oferty.
# $player (name of who said it)
web-talk-more = Więcej o wypowiedzi: { $player }
web-talk-report = Zgłoś
web-talk-why = Co jest z tym nie tak?
web-talk-why-about = Osoba prowadząca serwer przeczyta tę wypowiedź i twój powód.
web-talk-report-send = Wyślij zgłoszenie
web-people-here = Osoby przy tym stole
# $player (name)
web-talk-block = Zablokuj: { $player }
# $player (name)
web-talk-is-blocked = Zablokowano: { $player }
web-talk-reported = Osoba prowadząca serwer została powiadomiona.
web-talk-blocked = Nie zobaczysz już wiadomości od tej osoby i nie usiądziecie przy jednym stole.
web-talk-players = Przy tym stole rozmawiają tylko gracze.
web-talk-say = Napisz coś
web-talk-send = Wyślij
web-talk-unsent = Nie wysłano: w tej chwili nie ma połączenia z serwerem. Napisany tekst pozostaje w polu.
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
# Beside it, where more cards may be laid
web-confirm-more = Zatwierdź i wybierz kolejną
# $what (an action as it is called)
web-chosen = Wybrano: { $what }
# $what (a kind of action, perhaps with a thing it concerns): of what is left, one is to be chosen
web-which = { $what }: co wybierasz?
# $what (a thing): a kind of action is to be chosen
web-do-what = { $what }: co robisz?
web-idle-title = Wybierz na stole albo numerem.
web-idle = Możesz wybrać wszystko, co świeci. Skutki wyboru najpierw widać tutaj; nic się nie stanie, dopóki go nie zatwierdzisz.
web-nothing-for-it = Nie ma teraz nic, z czym można by to zrobić.
web-waiting = Teraz gra ktoś inny
# Without a line to the server: how it stood last
web-was-mine = Gdy połączenie się przerwało, była twoja kolej
web-was-others = Gdy połączenie się przerwało, grał ktoś inny
# $player (name)
web-thinks = { $player } myśli
web-others-wait = Pozostali czekają na ciebie
# Whom the others wait for; $players (names), $count (how many)
web-still-reads = { $count ->
        [one] { $players } jeszcze ogląda, co się stało
       *[many] { $players } jeszcze oglądają, co się stało
    }
# $player (name), $count (number of others whose turn comes first)
web-queues = { $player } czeka na swoją kolej (w kolejce wcześniej: { $count })
# $count (number)
web-seconds = { $count } s
web-skip = Przewiń
web-panel-failed = Ta część stołu zawiodła.
web-panel-anew = Pokaż ją od nowa
web-parley = Czas na negocjacje: boty poczekają, aż dasz znak.
web-parley-held = Boty czekają, dopóki ktoś pisze ofertę albo oferta czeka na odpowiedź.
# $count (seconds)
web-at-most = najwyżej { $count } s
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
    } wysłana. Czekamy na odpowiedź…
web-undo-withdraw = Jednak nie
web-undo-allow = Zgoda
web-undo-refuse = Nie
web-hint = Podpowiedź
web-hint-about = Bot, który wie tylko to, co ty, podpowiada, co zrobić, i mówi dlaczego.
# Stands above up to three of them
web-hints = Tak zagrałby bot, który wie tyle co ty
# Where all of them are estimated alike
web-hints-alike = Nie widzi między nimi różnicy: wybierz, co wolisz.
web-hint-shown = Podpowiedź jest wybrana; zatwierdź ją albo wróć.
web-hinting = Szukamy dobrego ruchu…
web-why-not = Dlaczego nie?
web-why-not-about = Wszystko, czego można by się spodziewać, a czego teraz nie wolno, wraz z punktem zasad, który tego zabrania.
web-why-not-none = Nic tu nie jest zabronione: możesz wybrać wszystko, co widzisz.

## Wiadomości nad stołem

web-lost = Połączenie przerwane, ponawianie…
web-gone = Nie ma takiego stołu.
web-open-seat = Jest wolne miejsce. Wyślij komuś link:
web-open-join = Jest wolne miejsce.
web-open-yours = Miejsce czeka na ciebie.
web-open-kept = Wolne miejsca czekają na zaproszone osoby: { $players }.
web-join = Usiądź
web-watching = Oglądasz tę grę.
web-copy-link = Skopiuj link
web-copied = Link jest skopiowany.
# $player (name)
web-bot-plays = Za gracza { $player } gra bot.
web-seat-bot = Niech gra bot
web-seat-rated = Przy stole rankingowym każdy gra samodzielnie; bot nie może nikogo zastąpić.
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
web-guide-later = Następny krok pojawi się, gdy gra do niego dojdzie.
web-guide-skip = Pomiń

## Big moments: a card, where it happens, what it changed

web-stage-since = Od twojej ostatniej wizyty
web-stage-changes = Co się zmieniło
# $name (what is counted), $before and $after (numbers)
web-stage-change = { $name }: z { $before } na { $after }
# $count (figures that are not shown)
web-stage-more = i jeszcze { $count }
web-stage-on = Dalej
web-stage-next = Dalej
web-stage-skip = Pomiń wszystko

## Po grze

web-result-show = Pokaż wynik
web-score = Wynik według źródeł
# In a game for one; $count (moves)
web-peeked = { $count ->
        [0] Nie cofnięto niczego, co odkryło coś ukrytego.
        [one] Cofnięto { $count } ruch, który odkrył coś ukrytego.
        [few] Cofnięto { $count } ruchy, które odkryły coś ukrytego.
       *[many] Cofnięto { $count } ruchów, które odkryły coś ukrytego.
    }
web-sum = Punkty zwycięstwa
web-decided = rozstrzygnęło
web-course = Przebieg gry
# A picture read aloud; $name (what it shows), $values (numbers, with the names of the lines)
web-course-said = { $name }, runda po rundzie. { $values }
# $first and $last (numbers): a figure at the beginning and at the end; what changed it follows
web-course-from = od { $first } do { $last }
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
web-continue = Graj dalej od tego miejsca
# $at (number of moves)
web-continue-about = Nowy stół zaczyna się od pozycji po ruchu { $at }. Kto gra?

## Lekcje

web-learn = Nauka przez granie
web-learn-text = Krótkie lekcje przy prawdziwym stole, każda z własnym celem. Próbuj, czego chcesz: co prowadzi donikąd, zostanie cofnięte, a ty dowiesz się dlaczego. Kolejność jest dowolna.
# $count (number)
web-learn-count = { $count ->
        [one] Nauka: { $count } lekcja
        [few] Nauka: { $count } lekcje
       *[many] Nauka: { $count } lekcji
    }
# $done (number), $count (number)
web-learn-progress = Ukończone: { $done } z { $count }
web-learn-finished = Ukończona
web-learn-begin = Zacznij
web-learn-again = Zagraj jeszcze raz
web-lesson-goal = Cel
# $count (number)
web-lesson-left = { $count ->
        [one] Została ci { $count } akcja.
        [few] Zostały ci { $count } akcje.
       *[many] Zostało ci { $count } akcji.
    }
web-lesson-go = Zaczynamy
web-lesson-try = Spróbuj inaczej
web-lesson-taken = Ten ruch jest cofnięty.
web-lesson-reached = Brawo, cel osiągnięty
web-lesson-missed = Tym razem się nie udało
web-lesson-next = Następna lekcja
web-lesson-again = Od początku
web-lesson-all = Wszystkie lekcje

## The mentor

web-mentor = Mentor
web-mentor-with = Z mentorem: przed każdą decyzją zdanie o tym, co ważne, a po słabej możliwość cofnięcia
web-mentor-first = Pierwszy raz w tej grze?
web-mentor-offer = Mentor może usiąść obok i przed każdą decyzją mówić, co teraz ważne.
web-mentor-yes = Tak, proszę
web-mentor-no = Nie, dziękuję
web-mentor-on = Graj z mentorem
web-mentor-off = Graj bez mentora
# $what (a choice)
web-mentor-chosen = Twój wybór: { $what }
# $what (a choice)
web-mentor-better = Wyraźnie lepiej: { $what }
web-mentor-back = Cofnij to
web-mentor-keep = Zostaw
web-mentor-keys = U cofa, Escape zostawia.

## Examples and the tour

web-tour = Cała gra w obrazach
# $title
web-tour-lesson = Wypróbuj: { $title }
web-example = Przykład
# $player, $what
web-example-done = { $player }: { $what }
# $player, $what
web-example-refused = { $player } nie może: { $what }
web-example-setup = Przy przygotowaniu gry
web-example-try = Zagraj od tego miejsca przy stole
web-example-none = Ten punkt nie ma przykładu.
## The coach, hints and puzzles

web-coach = Trener
web-coach-text = Trener ocenia każdą decyzję według tego, co można było wtedy wiedzieć z jej miejsca; resztę zgaduje wiele razy.
web-coach-begins = Trener przegląda grę…
# $judged, $of (numbers)
web-coach-progress = Ocenione decyzje: { $judged } z { $of }
web-coach-curve = Szansa na wygraną w ciągu gry
# $player (name), $values (percentages, in order)
web-coach-said = { $player }: { $values }
web-coach-whose = Czyje ruchy
web-coach-costly = Ruchy, które kosztowały najwięcej
web-coach-look = Pokaż pozycję
web-coach-nothing = Żaden ruch nie kosztował zauważalnej części szans.
# $share (share)
web-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
web-hints-allowed = Podpowiedzi dozwolone: przy stole można pytać bota, co zrobić
web-hints-forbidden = Przy tym stole nie ma podpowiedzi: jest rankingowy albo nie zezwolił na nie ten, kto go otworzył.
# $chance (share)
web-hint-chance = Szacowana szansa na wygraną: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
web-puzzles = Zagadki
web-puzzles-text = Pozycje z gier botów, w których jedna odpowiedź jest wyraźnie najlepsza. Przyjrzyj się stołowi i wybierz.
# $count (number)
web-puzzle-count = { $count ->
        [one] { $count } zagadka
        [few] { $count } zagadki
       *[many] { $count } zagadek
    }
web-puzzle-today = Zagadka dnia
# $number (number)
web-puzzle-number = Zagadka { $number }
# $done, $count (numbers)
web-puzzle-progress = Rozwiązane: { $done } z { $count }
web-puzzle-solved = rozwiązana
web-puzzle-next = Następna zagadka
web-puzzle-all = Wszystkie zagadki
web-puzzle-again = Spróbuj jeszcze raz
web-puzzle-show = Pokaż rozwiązanie
web-puzzle-answer = Twoja odpowiedź
## The page about me

web-profile = Twoje gry i rankingi
web-profile-none = Nie masz jeszcze żadnej ukończonej gry.
# $played, $won (numbers of games)
web-profile-total = Rozegrane gry: { $played }, wygrane: { $won }
web-profile-played = Rozegrane
web-profile-won = Wygrane
web-profile-roles = Według frakcji lub korporacji
web-profile-endings = Według tego, co rozstrzygnęło grę
web-profile-bots = Boty na tej samej skali
# $rating (number), $uncertainty (number: how far off it may be)
web-rating = { NUMBER($rating, useGrouping: 0) } ± { NUMBER($uncertainty, useGrouping: 0) }
# $games (number of games)
web-rating-from = { $games ->
        [one] z jednej gry rankingowej
       *[other] z { $games } gier rankingowych
    }
web-rating-none = Nie masz jeszcze żadnej gry rankingowej.
web-rating-name = Ranking
web-rating-course = Jak zmieniał się ranking
web-data = Co o tobie przechowujemy
web-data-about = Imię, adres e-mail, gry i ich wyniki, wypowiedzi przy stołach oraz urządzenia, na których masz otwarte konto.
web-data-take = Zapisz wszystko w pliku
web-data-delete = Usuń wszystko…
web-data-delete-about = Tego nie można cofnąć. Wspólne gry zostaną u innych bez twojego imienia: będzie tam dawny gracz. Cała reszta zostanie usunięta.
web-data-delete-sure = Usuń na zawsze

## Inviting and finding

web-invited = Zaproszenia dla ciebie
web-invited-full = Nie ma już dla ciebie wolnego miejsca: wszystkie są zajęte albo czekają na innych. Możesz popatrzeć.
web-decline = Odmów
web-invited-look = Zobacz stół
web-invited-learn = Najpierw poznaj grę
web-invite = Kto tu usiądzie
web-invite-anybody = każdy, kto ma link
web-rematch = Rewanż
web-hints-none = Bez podpowiedzi
# $rating (number): the mean of the players
web-level-about = Poziom { NUMBER($rating, useGrouping: 0) }
web-lobby = Szukaj wśród otwartych stołów
web-lobby-game = Gra
web-lobby-any = dowolny wybór
web-lobby-level = Poziom graczy
web-lobby-level-low = poniżej 1400
web-lobby-level-middle = od 1400 do 1600
web-lobby-level-high = powyżej 1600
web-lobby-pace-live = na żywo
web-lobby-pace-days = przez wiele dni
web-lobby-pace-none = bez ograniczeń
web-lobby-rated = Tylko rankingowe
web-lobby-no-hints = Bez podpowiedzi
web-lobby-none = Żaden otwarty stół nie pasuje.

## The deal of the day

web-daily = Zima dnia
# Beside the link to the deals of the day
web-daily-short = jedno rozdanie dziennie, dla wszystkich takie samo
web-daily-about = Codziennie jedno rozdanie, takie samo dla wszystkich, i jedna próba, która się liczy. To, co zostanie rozdane, obiecujemy dzień wcześniej. Dzień zmienia się o północy UTC.
web-daily-before = Poprzedni dzień
web-daily-after = Następny dzień
# $bot (name of a bot)
web-daily-against = Przeciw najsilniejszemu botowi: { $bot }
web-daily-play = Zagraj dzisiejsze rozdanie
web-daily-on = Kontynuuj swoją próbę
web-daily-done = Twoja dzisiejsza próba już się odbyła. Zapisy otworzą się o północy UTC.
web-daily-results = Wyniki
web-daily-none = Nikt jeszcze nie skończył.
web-daily-accounts = Konta
web-daily-guests = Goście
web-daily-guests-about = Każdy może wrócić jako inny gość, który zna już rozdanie, dlatego gości podajemy osobno.
web-daily-won = wygrana:
web-daily-verified = sprawdzone
web-daily-unverified = niesprawdzone
web-daily-promise = Jak sprawdzić, że każdy dostał to samo
# $time (date and time)
web-daily-since = obiecane od { $time }
web-daily-tomorrow = Obiecane na jutro
## Time, and being called

web-clock = Pozostały czas
# $days, $hours (numbers)
web-clock-days = { $days } d { $hours } godz.
# $player (name)
web-time-late = { $player }: czas się skończył.
web-time-wait = Czekaj
web-time-bot = Niech gra bot
web-time-end = Zakończ grę
# $players (names)
web-time-ending = Za zakończeniem: { $players }
# $player (name), $ago (such as “2 hours ago”)
web-away-since = { $player }: poza stołem, ostatnio { $ago }.
web-nudge = Przypomnij
web-nudged = Przypomniano.
web-sound = Dźwięk, gdy mój ruch
web-pace = Czas na ruch
web-pace-none = Bez ograniczeń
web-bargain = Czas na negocjacje
# $seconds, $minutes (numbers; 0 minutes: no whole ones)
web-bargain-limit = { $seconds ->
        [0] brak
       *[other] { $minutes ->
            [0] do { $seconds } s
           *[other] do { $minutes } min
        }
    }
# $limit (web-bargain-limit)
web-bargain-usual = Jak zwykle tutaj: { $limit }
# $limit (web-bargain-limit)
web-bargain-term = Czas na negocjacje: { $limit }
# $minutes (a player for the game), $more (seconds after every turn)
web-pace-live = Na żywo: po { $minutes } min i { $more } s co turę
# $hours (number)
web-pace-days = Przez wiele dni: { $hours ->
        [24] doba
        [72] trzy dni
        [168] tydzień
       *[other] { $hours } godz.
    } na ruch
web-calls = Gdy strona jest zamknięta
web-calls-none = Ten serwer nie wysyła ani poczty, ani powiadomień do przeglądarek: zaglądaj od czasu do czasu.
web-calls-push-here = Powiadomienia w tej przeglądarce
web-calls-push-denied = Przeglądarka nie zezwala tej stronie na powiadomienia. Możesz to zmienić w jej ustawieniach.
web-calls-push-none = Ta przeglądarka nie przyjmuje stąd powiadomień. Na iPhonie lub iPadzie dodaj stronę do ekranu początkowego i otwórz ją stamtąd.
web-calls-email = Adres e-mail
web-calls-email-keep = Zapisz
web-calls-email-sent = Wysłaliśmy tam e-mail. Otwórz link, który w nim jest, a adres zacznie działać.
web-calls-email-none = Nie będziemy wysyłać więcej e-maili.
# $address (an e-mail address)
web-calls-email-waits = Adres { $address } czeka na otwarcie linku z e-maila.
web-calls-what = Powiadom mnie, gdy
web-calls-way-push = Powiadomienie
web-calls-way-mail = E-mail
web-calls-kind-turn = mam ruch
web-calls-kind-invited = ktoś mnie zaprasza
web-calls-kind-over = gra się skończy
web-calls-kind-message = ktoś napisze przy moim stole
web-calls-quiet = Godziny ciszy
web-calls-from = od
web-calls-until = do
web-calls-kept = Zapisano.
web-absence = Wyjeżdżasz? Wszędzie, gdzie ktoś na ciebie czeka, zastąpi cię bot, tylko nie przy stołach rankingowych.
web-absence-first = Pierwszy dzień
web-absence-last = Ostatni dzień
web-absence-keep = Niech zastąpi mnie bot
web-absence-end = Już jestem
web-letter-email = Dziękujemy: e-maile będą przychodzić na ten adres.
# $kind (“it is my turn”), $way (“E-mail”)
web-letter-stop = Wyłączono: { $way }, gdy { $kind }. Możesz to znów włączyć pod swoim imieniem na pierwszej stronie.
web-called = Ten stół otworzyło powiadomienie.
web-called-stop = Nie chcę więcej takich powiadomień
# $ago (such as “2 hours ago”)
web-offline-state = Serwer nie odpowiada. Tak stół wyglądał { $ago }; możesz czytać, ale nie wykonywać ruchów.
# $ago (such as “2 hours ago”)
web-offline-pages = Serwer nie odpowiada. Tak było { $ago }; możesz czytać, ale niczego nie zaczniesz ani na nic nie odpowiesz.
web-offline-needs = Do tego potrzebne jest połączenie z serwerem.
