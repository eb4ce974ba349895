### Serwer: czego odmawia i dlaczego, co mówi o stołach i co mówi temu, kto go uruchamia.

## Ludzie i miejsca

# $number (three digits)
guest-name = Gość { $number }
# $number (number of the seat, counted from 1)
player-number = Gracz { $number }
# Stands where a player's name would stand.
seat-open = Wolne miejsce
# Stands where the name of somebody would stand who has deleted his account.
former-player = Dawny gracz
bot-rookie = Nowicjusz
    .blurb = Myli się jak ktoś, kto dopiero zaczyna: czegoś nie zauważa, na coś daje się złapać i nie patrzy dalej niż na stół. Dobry, by w spokoju poznać zasady.
bot-trader = Handlarz
    .blurb = Bierze to, co w tej chwili wygląda najlepiej, a czasem przeoczy coś lepszego.
bot-planner = Planista
    .blurb = Ma plan i sprawdza, co może się zdarzyć dalej: najwyżej jedną piątą sekundy na ruch.
bot-strategist = Strateg
    .blurb = Ocenia położenie według tego, czego nauczyły go tysiące partii, i odpowiada od razu, ale czasem coś przeoczy.
bot-expert = Ekspert
    .blurb = Uczył się na własnych partiach i sprawdza, co może się zdarzyć dalej: jedną piątą sekundy na ruch. Najsilniejszy ze wszystkich.
# A bot of an old record that is no longer offered.
bot-other = Bot
# How a finished game is told in a list.
# $you (yes: who reads has won; no), $others (how many winners besides), $names (of those)
ended-won = { $you ->
        [yes] { $others ->
            [0] wygrywasz
           *[other] wygrywasz ty, a także { $names }
        }
       *[no] { $others ->
            [one] wygrywa { $names }
           *[other] wygrywają { $names }
        }
    }
ended-none = bez zwycięzcy
# Stands where a browser and a system would stand, such as “Firefox, Linux”.
device-unknown = Nieznane urządzenie
# $player (name), $game (title): what a link says that somebody sends
invitation = { $player } zaprasza do gry { $game }
# $count (number of seats)
terms-players = { $count ->
        [one] jeden gracz
        [few] { $count } graczy
       *[many] { $count } graczy
    }
terms-rated = rankingowo
terms-unrated = bez rankingu
terms-no-hints = bez podpowiedzi
# $seconds, $minutes (numbers; 0 minutes: no whole ones)
terms-bargain = { $seconds ->
        [0] bez czasu na negocjacje
       *[other] { $minutes ->
            [0] czas na negocjacje: do { $seconds } s
           *[other] czas na negocjacje: do { $minutes } min
        }
    }
# $minutes (a player for the game), $more (seconds after every turn)
terms-live = na żywo: po { $minutes } min i { $more } s co turę
# $hours (number)
terms-days = { $hours ->
        [24] doba na ruch
        [72] trzy dni na ruch
        [168] tydzień na ruch
       *[other] { $hours } godz. na ruch
    }
# What somebody made of the deal of the day; $round (how many rounds were played), $deaths (number of people)
daily-frostpunk = { $won ->
        [true] miasto ocalone
       *[other] przetrwane do rundy { $round }
    }, zgony: { $deaths }
# $score, $other (points of the player and of the bot)
daily-state51 = { $score } do { $other } (punkty)

## Wiersze dziennika i strony

# $player (name), $count (number of moves)
fact-undo = { $player } cofa { $count ->
        [one] ostatni ruch
        [few] ostatnie { $count } ruchy
       *[many] ostatnich { $count } ruchów
    }.
# $player (name), $count (number of moves)
fact-undo-asked = { $player } prosi o cofnięcie { $count ->
        [one] ostatniego ruchu
       *[many] ostatnich { $count } ruchów
    }.
# $player (name)
fact-undo-agreed = { $player } się zgadza.
# $player (name): who was asked and says no, or who asked and thinks better of it
fact-undo-refused = { $player } nie chce cofnięcia: ruch zostaje.
fact-position = W zasadach gry poprawiono błąd; gra toczy się dalej od tej pozycji.
# $count (number of moves)
fact-again = { $count ->
        [one] Ruch wykonany od tamtej chwili wykonano ponownie według nowych zasad.
        [few] { $count } ruchy wykonane od tamtej chwili wykonano ponownie według nowych zasad.
        [many] { $count } ruchów wykonanych od tamtej chwili wykonano ponownie według nowych zasad.
       *[other] { $count } ruchu wykonanego od tamtej chwili wykonano ponownie według nowych zasad.
    }
# $player (name), $count (number of moves)
fact-lost = { $player }: nowe zasady nie pozwalają na { $count ->
        [one] wykonany ruch; zostaje on cofnięty
        [few] { $count } wykonane ruchy; zostają one cofnięte
        [many] { $count } wykonanych ruchów; zostają one cofnięte
       *[other] { $count } wykonanego ruchu; zostają one cofnięte
    }.
# $player (name), $action (a choice, as it was offered)
fact-lost-own = { $player }: nowe zasady nie pozwalają na ten ruch, więc zostaje on cofnięty: { $action }.
# Heads a list of actions.
question-aside = W każdej chwili możesz:

## Pożegnania, zanim serwer zamknie połączenie

bye-gone = Nie ma takiego stołu albo został usunięty.
bye-slow = Twoje połączenie nie nadążało; połącz się ponownie, by zobaczyć obecny stan stołu.
bye-restart = Serwer jest uruchamiany ponownie; gra przy tym stole potoczy się dalej, gdy tylko wróci.
bye-fault = Serwer popełnił błąd; nic z tego, co potwierdził, nie przepadło. Połącz się ponownie, by grać dalej.
bye-abuse = Za dużo wiadomości: połączenie zostało zamknięte.
bye-sockets = Ten stół jest u ciebie otwarty zbyt wiele razy; zamknij jedno z okien.
bye-dismissed = Kto otworzył ten stół, poprosił cię o odejście.
bye-logout = Wylogowano cię; połącz się ponownie, by grać dalej pod obecną nazwą.

## Odmowy

# $table (id)
wrong-somehow = Coś jest z tym nie tak ({ $code }).
problem-table-unknown = Nie ma stołu „{ $table }”: sprawdź link albo poproś o nowy osobę, od której go masz.
# $game (name)
problem-table-told = Ta partia gry „{ $game }” jest skończona. Rozegrano ją według innych zasad lub innymi kartami niż te, które ma ten Ratusz: można ją obejrzeć i wyeksportować, ale nie kontynuować.
# $game (name)
problem-table-untold = Tę partię gry „{ $game }” rozegrano według innych zasad lub innymi kartami niż te, które ma ten Ratusz, i skończyła się, zanim zachowano jej przebieg: można ją wyeksportować, ale nie obejrzeć.
# $game (name)
problem-table-stuck = Ten stół gry „{ $game }” zaczęto według innych zasad lub innymi kartami niż te, które ma ten Ratusz, i nie da się przy nim grać dalej. Nic nie przepadło: kto prowadzi serwer, może go wyeksportować (ratusz admin export).
problem-page-unknown = Pod tym adresem nic nie ma.
problem-page-missing = W tej instalacji nie ma zbudowanej strony; interfejs programistyczny działa bez niej.
problem-method = Ten adres nie przyjmuje żądań tego rodzaju.
problem-origin = Żądanie przyszło ze strony w innej witrynie i nie zostało wykonane.
problem-not-json = Żądanie musi być w formacie JSON, z typem treści application/json.
problem-message-json = To nie jest JSON.
# $field (path), $detail (one of the problem-value- messages)
problem-message-form = Pole „{ $field }” wiadomości: { $detail }.
# $detail (one of the problem-value- messages)
problem-message-whole = Wiadomość jako całość: { $detail }.
# $most (number of bytes)
problem-too-long = Wiadomość jest za długa; czytanych jest najwyżej { $most } bajtów.
problem-too-fast = Za dużo wiadomości w krótkim czasie; poczekaj chwilę.
problem-too-many-tables = W ostatniej godzinie przybyło wiele twoich stołów; najpierw zagraj przy niektórych z nich.
problem-too-many-guests = W ostatniej godzinie z twojego adresu przyszło wielu gości; spróbuj później.
problem-too-many-tries = Za dużo prób; spróbuj ponownie za kilka minut.
problem-table-held = Inny serwer trzyma ten stół i go nie zwalnia; nic nie zostało wykonane. Spróbuj ponownie za chwilę.
problem-not-written = Nie udało się tego zapisać na czas. Jeśli za chwilę nie będzie tego widać na stole, zrób to jeszcze raz.
problem-database-silent = Baza danych w tej chwili nie odpowiada; spróbuj ponownie za moment.
problem-fault = Serwer popełnił błąd; nic się nie zmieniło.
problem-not-yours = To nie jest twoje miejsce.
problem-seat-taken = To miejsce zajął już ktoś inny.
problem-seat-yours = Siedzisz już przy tym stole; dalsze miejsca może zająć tylko ten, kto go otworzył, podając które.
problem-seat-dismissed = Poproszono cię o odejście od tego stołu; nie możesz tu znowu usiąść.
problem-seat-address = Ktoś z twojego adresu już siedzi przy tym stole. Przy stole publicznym z jednego adresu można zająć jedno miejsce; żeby zagrać razem, otwórzcie stół i wyślijcie sobie link.
problem-seat-vacant = Nikt tam nie siedzi.
problem-seat-kept = Wolne miejsca czekają na zaproszone osoby.
problem-contact-unknown = Zaprosić można osoby, z którymi już się grało; innym wyślij link.
problem-invitation-forged = To zaproszenie nie jest prawdziwe albo nie skopiowano go w całości: poproś o link jeszcze raz.
# $days (number)
problem-invitation-expired = To zaproszenie wygasło: linki są ważne { $days } dni. Poproś o nowe.
problem-invitation-used = Nie ma już do czego zapraszać: gra się skończyła albo osoby, która zapraszała, już tu nie ma.
problem-too-many-invitations = W ostatniej godzinie wysłano od ciebie wiele zaproszeń; spróbuj później.
problem-rematch-early = Gra jeszcze trwa; rewanż zaczyna się po jej końcu.
# $day (date, or name of a game)
problem-daily-unknown = Nie ma rozdania dnia dla „{ $day }”.
problem-daily-sealed = Inni mogą jeszcze grać to rozdanie: zapis będzie dostępny po zakończeniu dnia, o północy UTC.
problem-daily-own = To czyjaś jedyna próba rozdania dnia: usiąść może tu tylko ta osoba.
problem-counts-alone = Przy stole, który się liczy, grasz samodzielnie; bot nie może cię zastąpić.
problem-begun = Gra się zaczęła; nikogo nie można już poprosić o odejście.
problem-talk-players = Przy tym stole rozmawiają tylko gracze.
problem-rated-account = Stół rankingowy jest dla graczy z kontem: załóż konto albo zagraj przy stole bez rankingu.
problem-rated-seats = Przy stole rankingowym każdy gra na jednym własnym miejscu, a pozostałe zajmują boty; dla innych osób zostaw wolne miejsca.
problem-rated-pace = Stół rankingowy, przy którym ludzie czekają na siebie nawzajem, potrzebuje zegara: wybierz czas na ruch, minuty na całą grę albo dni na każdy ruch.
problem-undo-counts = Przy stole, który się liczy, niczego nie można cofnąć, gdy wyszło na jaw coś ukrytego albo ruszył się ktoś inny.
# $seat (number, counted from 0)
problem-seat-bot = Na miejscu { $seat } siedzi bot.
# $seat (number, counted from 0)
problem-seat-no-bot = Na miejscu { $seat } nie gra bot.
problem-sealed = Gra jeszcze trwa; w całości będzie ją można obejrzeć po zakończeniu.
# $got (number), $most (number)
problem-move-unknown = Nie ma ruchu { $got }; liczba ruchów w tej grze: { $most }.
# $got (text)
problem-eyes = Nikt nie patrzy oczami „{ $got }”: napisz numer miejsca, „open” albo „none”.
# $got (number), $most (number)
problem-record-long = Zapis ma za dużo ruchów ({ $got }); przyjmowanych jest najwyżej { $most }.
# $most (number)
problem-chat-form = Wiadomość musi mieć od 1 do { $most } znaków.
problem-whisper = Do jednego miejsca może mówić tylko ktoś, kto gra przy tym stole, a takie miejsce musi istnieć.
problem-undo-pending = Ktoś już poprosił o cofnięcie ruchu; poczekaj na odpowiedź.
problem-undo-declined = Twoja prośba została odrzucona; ponów ją po następnym ruchu.
problem-undo-bot = Tym miejscem gra teraz bot; najpierw przejmij miejsce, potem cofnij ruch.
problem-undo-no-request = Nikt nie prosi o cofnięcie ruchu.
problem-undo-not-asked = Nikt nie prosi cię o zgodę.

## Imiona i konta

# $most (number)
problem-name-form = Imię musi mieć od 1 do { $most } widocznych znaków.
# $name (text)
problem-name-taken = Imię „{ $name }” jest zajęte; wybierz inne.
problem-name-invisible = To imię zawiera znaki, których nie widać albo które zasłaniają inne; napisz je literami, cyframi i zwykłymi odstępami.
# $word (text)
problem-name-mixed = Słowo „{ $word }” miesza litery różnych alfabetów, które wyglądają podobnie; napisz je jednym alfabetem.
# $name (what was written), $account (the name it looks like)
problem-name-alike = „{ $name }” wygląda jak „{ $account }”, imię kogoś, kto ma tu konto; wybierz inne.
problem-session-unknown = Nie ma takiej sesji: już się zakończyła.
problem-name-account = W imieniu konta można zmienić tylko wielkość liter.
# $least (number), $most (number)
problem-password-form = Hasło musi mieć od { $least } do { $most } znaków.
problem-account-already = Masz już konto.
problem-login-wrong = Imię i hasło do siebie nie pasują.
problem-password-wrong = To nie jest twoje hasło.
problem-account-needed = Do tego potrzebne jest konto.
problem-recovery-wrong = Nazwa i kod do siebie nie pasują albo kod był już użyty lub wygasł. Każdy kod działa raz.
problem-recovery-no-mail = Ten serwer nie wysyła poczty; użyj jednego z wydrukowanych kodów.
problem-passkey-wrong = Ten klucz dostępu nie jest tu znany; zaloguj się hasłem.
problem-passkey-late = Trwało to zbyt długo albo zostało już użyte; zacznij od nowa.
problem-passkey-unknown = Takiego klucza dostępu już nie ma.
# $most (number)
problem-passkey-many = Masz już { $most } kluczy dostępu; najpierw usuń któryś.
problem-banned = Nie masz tu wstępu; zapytaj osobę prowadzącą serwer dlaczego.
problem-blocked = Nie możesz tu usiąść: ktoś przy tym stole i ty macie się nie spotykać.
problem-block-self = Nie można zablokować siebie.
problem-block-nobody = Nie wiadomo, kto to był: ta osoba pokazała tylko klucz do miejsca albo nie przedstawiła się wcale.
problem-message-unknown = Nie ma takiej wiadomości albo nie była dla ciebie.
problem-report-twice = To już zostało przez ciebie zgłoszone.

## Uruchamianie serwera i opieka nad nim

# $address (web address)
serve-ready = Ratusz działa pod adresem { $address } (zatrzymuje go Ctrl-C).
# $address (web address)
serve-already = Ratusz działa już pod adresem { $address }.
# $got (word before ://)
problem-database-address = Ratusz nie zna bazy danych „{ $got }”; napisz na przykład sqlite:///games.db albo postgresql://user:password@host/name.
# $detail (text, in English)
problem-database-away = Nie można użyć bazy danych: { $detail }.
problem-workers-sqlite = Kilka procesów nie może obsługiwać jednego pliku SQLite; użyj PostgreSQL albo pomiń --workers.
problem-workers-fail = Procesy serwera raz po raz się kończą; przyczyna jest w dzienniku.
problem-database-driver = Żeby używać PostgreSQL, zainstaluj dodatek „postgres”: pip install ratusz[postgres].
# $file (name)
problem-database-busy = Z pliku { $file } korzysta już inny serwer; najpierw go zatrzymaj albo dla kilku serwerów użyj PostgreSQL.
# $host (name or number), $port (number), $detail (text, in English)
problem-port-busy = Pod adresem { $host }, port { NUMBER($port, useGrouping: 0) }, nie da się przyjmować połączeń: { $detail }.
# $got (text)
problem-origin-form = „{ $got }” nie jest adresem witryny; napisz go tak: https://games.example, bez niczego dalej.
# $table (id)
admin-deleted = Stół { $table } został usunięty.
# $table (id), $file (name)
admin-exported = Zapis partii przy stole { $table } jest w pliku { $file }.
# $table (id)
problem-admin-sure = Nic nie zostało usunięte. Usunięcia stołu { $table } nie da się cofnąć; jeśli na pewno tego chcesz, dodaj --yes.
# $got (number)
problem-report-unknown = Nie ma otwartego zgłoszenia { $got }.
# $got (number)
problem-report-nobody = Nie wiadomo, kogo dotyczy zgłoszenie { $got }: tę osobę znaliśmy tylko z klucza do miejsca albo już jej tu nie ma.
problem-ban-whom = Podaj konto albo zgłoszenie przez --report, ale nie jedno i drugie.
# $name (text)
problem-person-unknown = Nie ma konta „{ $name }”.
# $guests, $tables (numbers), $days (number)
problem-tidy-sure = Niczego nie usunięto. Nieużywane od { $days ->
        [one] jednego dnia
       *[other] { $days } dni
    }: goście – { $guests }, stoły – { $tables }; aby usunąć je na zawsze, dodaj --yes.
admin-report = Nr
admin-name = Imię
admin-said = Wypowiedź
admin-why = Powód zgłoszenia
admin-no-reports = Nie ma otwartych zgłoszeń.
# $report (number)
admin-settled = Zgłoszenie { $report } jest załatwione.
# $name (text)
admin-banned = { $name }: koniec wstępu; wylogowano wszędzie.
# $name (text)
admin-unbanned = { $name }: znów wolno wejść.
# $name (text)
admin-not-banned = Konto { $name } nie było zablokowane.
# $guests, $tables (numbers)
admin-tidied = Usunięto: goście – { $guests }, stoły – { $tables }.
# $file (name), $tables (number of tables), $unfinished (how many of them are still played)
admin-backed-up = Kopia zapasowa jest w pliku { $file } i obejmuje { $tables ->
        [one] jeden stół
        [few] { $tables } stoły
        [many] { $tables } stołów
       *[other] { $tables } stołu
    }, partie w toku: { $unfinished }. Pliku z sekretem w niej nie ma.
# $file (name), $tables (number of tables), $unfinished (how many of them are still played)
admin-restored = Kopia zapasowa { $file } została sprawdzona i przywrócona; obejmuje { $tables ->
        [one] jeden stół
        [few] { $tables } stoły
        [many] { $tables } stołów
       *[other] { $tables } stołu
    }, partie w toku: { $unfinished }.
# $file (name)
admin-aside = Poprzednia baza danych została zachowana w pliku { $file }; usuń go, gdy nie będzie już potrzebny.
# $count (number of tables), $known (their ids)
admin-closed = { $count ->
        [one] Partii przy jednym stole nie da się dokończyć według zasad tej wersji; można ją wyeksportować:
       *[other] Partii przy tylu stołach: { $count } nie da się dokończyć według zasad tej wersji; można je wyeksportować:
    } { $known }.
# $file (name)
problem-backup-form = { $file } nie jest kopią zapasową Ratusza; podaj plik zapisany przez „ratusz admin backup”.
# $table (name), $got (number), $want (number)
problem-backup-short = Kopia jest niepełna: z tabeli „{ $table }” dotarło { $got } z { $want } wierszy. Nic się nie zmieniło; spróbuj ponownie.
# $file (name), $detail (text, in English)
problem-database-damaged = Plik { $file } jest uszkodzony albo nieczytelny: { $detail }. Nic się nie zmieniło.
# $got, $want (numbers of forms)
problem-database-newer = To dane nowszego Ratusza: baza ma postać { $got }, a ta wersja zna postacie do { $want }. Użyj nowszej wersji albo innej bazy danych.
# $game (name), $got, $want (versions of the rules)
problem-rules-newer = W tej bazie danych gra się według zasad gry „{ $game }” w wersji { $got }, a ten Ratusz ma wersję { $want }: stoły zostają dla nowszego. Zaktualizuj ten albo użyj innej bazy danych.
# $game (name)
problem-cards-newer = Odkąd do tej bazy danych doszedł późniejszy serwer, gra się w niej innymi kartami gry „{ $game }”: stoły zostają dla niego. Zainstaluj wszędzie tę samą wersję albo użyj innej bazy danych.
problem-database-empty = W tej bazie danych nie ma nic z Ratusza; sprawdź jej adres.
problem-database-served = Z tej bazy danych korzysta serwer; najpierw zatrzymaj wszystkie jej serwery.
# $folder (name), $need, $have (megabytes)
problem-no-room = W folderze { $folder } jest za mało miejsca: potrzeba { $need } MB, a wolne są { $have } MB.
# $place (file or address)
problem-restore-sure = Nic się nie zmieniło. { $place } zawiera już stoły lub osoby i wszystko to ustąpiłoby miejsca kopii zapasowej; jeśli na pewno tego chcesz, dodaj --yes.
admin-table = Stół
admin-game = Gra
admin-status = Stan
admin-moves = Ruchy
admin-updated = Ostatnia zmiana
admin-players = Gracze

help-serve = Udostępnij gry przeglądarkom i programom, tutaj albo wszystkim.
help-host = adres, pod którym serwer przyjmuje połączenia; 0.0.0.0 oznacza wszystkie sieci
help-port = port; 0 oznacza dowolny wolny
help-database = gdzie trzymane są stoły: sqlite:///games.db albo postgresql://user:password@host/name; domyślnie plik w twoim folderze danych
help-origin = adres, którego używają ludzie, jeśli jest inny: https://games.example
help-secret = plik z sekretem, którym podpisywane są ciasteczka, tworzony, gdy go nie ma; ten sam dla wszystkich serwerów jednej bazy
help-tables-per-hour = ile stołów jedna osoba może otworzyć w godzinę
help-workers = ile procesów obsługuje graczy (tylko PostgreSQL)
help-smtp = serwer SMTP, który przyjmuje e-maile do graczy, np. smtp://użytkownik:hasło@poczta.example:587; albo zmienna RATUSZ_SMTP
help-mail-from = nadawca e-maili; albo zmienna RATUSZ_MAIL_FROM
help-log-level = jak wiele trafia do dziennika
help-no-browser = nie otwieraj przeglądarki
help-admin = Doglądaj stołów serwera, działającego lub nie.
help-admin-list = Wszystkie stoły, najpierw ostatnio zmienione.
help-admin-export = Cały zapis stołu, nawet jeśli gra się nie skończyła.
help-admin-delete = Usuń stół ze wszystkim, co do niego należy.
help-admin-backup = Zapisz do pliku kopię zapasową wszystkich stołów i osób; serwery mogą działać dalej.
help-admin-restore = Przywróć kopię zapasową w miejsce bazy danych, z której nie korzysta żaden serwer.
help-admin-reports = Co zgłoszono, a nikt jeszcze nie załatwił.
help-admin-settle = Zgłoszenie jest załatwione.
help-admin-ban = Wyloguj wszędzie konto albo osobę, której dotyczy zgłoszenie, i nie wpuszczaj jej więcej.
help-admin-unban = Wpuść ponownie konto albo osobę, której dotyczy zgłoszenie.
help-admin-tidy = Usuń gości i stoły od dawna nieużywane.
help-report-number = numer zgłoszenia
help-account = nazwa konta
help-ban-days = na tyle dni; inaczej na zawsze
help-ban-report = numer zgłoszenia: osoba, której dotyczy, także gość
help-tidy-days = od ilu dni nikt ich nie używał
help-backup-file = plik kopii zapasowej
help-table = identyfikator stołu, jak w jego adresie
help-export-to = zapisz do tego pliku zamiast na ekran
help-yes = naprawdę to zrób

## Time, as lines of the log; $player, $other (names)

fact-clock-on = Zegary ruszyły.
fact-clock-off = Zegary stoją, póki wszystkie miejsca nie będą zajęte.
# $player (name)
fact-clock-bot = { $player }: gra bot, ten zegar stoi.
fact-clock-back = { $player }: bot już nie gra, ten zegar idzie dalej.
fact-clock-fresh = { $player } gra znowu i dostaje nowy czas.
# $player (name)
fact-time-timeout = { $player } nie ma już czasu.
# $player (name), $other (name)
fact-time-wait = { $player } czeka dalej; nowy czas dostaje { $other }.
# $player (name), $other (name)
fact-time-stand = { $player } decyduje, że dalej gra bot. Zastępuje: { $other }.
# $player (name), $other (name)
fact-time-end = { $player } proponuje zakończyć grę. Bez czasu: { $other }.
fact-time-ended = Grę zakończono bez wyniku: komuś skończył się czas.
