### Lekcje: po jednym komunikacie na lekcję, to jej tytuł; .begin opisuje sytuację, .goal mówi, co zrobić, .idea-… co jest nowe, .wrong-…
### odpowiada na błędną próbę, .missed mówi się, gdy celu nie da się już osiągnąć, a .strategy to rada na przyszłość.

lesson-reach = Dwie drogi, dwa miejsca
    .begin = Prowadzisz Nowy Jork. Mutanci spasowali, więc stół należy do ciebie. Masz na ręce karty Szkoła i Szyb naftowy oraz kartę natychmiastową Autostrada, a do tego 1 złom.
    .goal = Przyłącz lokacje Szkoła i Szyb naftowy w 2 akcjach.
    .idea-reach = Żeby przyłączyć lokację, potrzebujesz zasięgu co najmniej równego jej odległości. Zasięg dają karty natychmiastowe, żetony i raz na turę karta kontaktu.
    .idea-arrival = Lokacja z produkcją produkuje od razu, gdy wchodzi do Stanu, i to, co da, można wydać natychmiast.
    .wrong-waste = Autostrada sięga na 2, a Szkoła jest oddalona tylko o 1: reszta przepada. Na Szyb naftowy w odległości 2 zasięgu już nie starczy, bo karta kontaktu sięga najwyżej na 1.
    .wrong-gather = Dwóch robotników za jeden surowiec tu nie pomoże: karta kontaktu sięga na 1 i działa raz na turę, choćby złomu było w bród.
    .wrong-exchange = Wyrzucasz dwie z trzech kart potrzebnych w tym planie, a w zamian dostajesz jedną nieznaną.
    .wrong-pass = Pas kończy twoją turę, a złom i robotnicy na jej koniec przepadną. Możesz jeszcze przyłączać.
    .missed = Nie masz już akcji, a jedna z dwóch lokacji wciąż jest na ręce.
    .strategy = Zużywaj najmniejszy zasięg, który wystarczy. Bliskie lokacje bierz kartą kontaktu, a karty natychmiastowe zostaw na dalekie.

lesson-work = Druga zmiana
    .begin = Stacja paliw zamienia paliwo w punkty zwycięstwa, gdy wyślesz tam robotników. Masz 3 robotników i 3 sztuki paliwa, na ręce Zbiornik paliwa, a do tego 1 złom.
    .goal = Zdobądź wynik 6 PZ w 3 akcjach.
    .idea-work = Wyślij 1 robotnika do własnej lokacji z akcją i zapłać, czego ona żąda: Stacja paliw bierze 2 sztuki paliwa i daje znacznik za 2 PZ.
    .idea-shift = Tej samej lokacji można użyć w turze drugi raz; wtedy kosztuje to 2 robotników.
    .wrong-deal = Umowa daje coś dopiero od następnej Fazy Produkcji, a teraz kosztuje 2 sztuki paliwa: właśnie te, na które czeka Stacja paliw.
    .wrong-gather = Wysłanie po surowiec kosztuje 2 robotników. Masz trzech, a dwie zmiany na Stacji paliw potrzebują ich wszystkich.
    .wrong-pass = Są jeszcze punkty do zdobycia, a robotnicy i paliwo, których nie użyjesz, przepadną na koniec tury.
    .missed = Trzy akcje minęły, a masz mniej niż 6 PZ. Potrzebne są obie zmiany, a każda lokacja liczy się za 1 PZ.
    .strategy = Zanim policzysz surowce, policz robotników: pierwsza i druga zmiana to razem trzech. To, co nowa lokacja da od razu, może opłacić drugą zmianę.

lesson-visit = Robotnik za granicą
    .begin = Szyb naftowy na twojej ręce leży w odległości 2. Karta kontaktu sięga na 1. Przeciwnik jeszcze nie spasował i ma dwie lokacje z produkcją otwartą: Ciężki sprzęt i Zbrojownię.
    .goal = Przyłącz Szyb naftowy najpóźniej drugą akcją.
    .idea-visit = Robotnik wysłany do lokacji przeciwnika z produkcją otwartą od razu przynosi ci to, co ona produkuje. Sam tam zostaje: w tej turze ma go przeciwnik.
    .idea-add = Zasięg jednego rodzaju się sumuje: karta kontaktu razem z żetonami Przyłączenia.
    .wrong-weapon = Zbrojownia daje broń. Broń służy do Podboju, a Szyb naftowy w Stanie wymaga zasięgu Przyłączenia.
    .wrong-gather = Więcej złomu nie wydłuży zasięgu karty kontaktu: jej linia działa raz na turę i daje 1.
    .wrong-pass = Jeśli spasujesz, w tej turze nic już nie zrobisz. Zobacz, co stoi otworem po drugiej stronie.
    .missed = Szybu naftowego nie ma w twoim Stanie. Żeton, którego ci brakuje, leży u przeciwnika.
    .strategy = Odwiedzaj wcześnie: gdy przeciwnik spasuje, jego lokacje się zamykają. I pomyśl, co tam zrobi twój robotnik.

lesson-spoils = Raz czy zawsze
    .begin = Tura 3 z 4, przeciwnik spasował. Masz na ręce kartę Dolina: jako umowa daje 1 budulec w każdej Fazie Produkcji, jako zdobycz 3 sztuki jeden raz. Stać cię na jedno i na drugie.
    .goal = Zacznij Fazę Akcji tury 4, mając 3 sztuki budulca.
    .idea-deals = Umowa leży pod bazą i daje swoje w każdej następnej Fazie Produkcji.
    .idea-spoils = Zdobycz daje jeden raz, gdy zrealizujesz ją w późniejszej Fazie Produkcji, ale za to więcej.
    .wrong-deal = Do końca gry została jedna Faza Produkcji. Umowa da w niej 1 budulec, a Dolina jako zdobycz da 3.
    .wrong-lapse = To, co zbierzesz teraz, przepadnie na koniec tury. Budulec ma być w następnej.
    .wrong-pass = Jeszcze nie pasuj: Dolina na ręce nic nie da w Fazie Produkcji.
    .wrong-keep = To ostatnia Faza Produkcji. Czego teraz nie zrealizujesz, tego nie zrealizujesz już nigdy.
    .missed = Zaczęła się tura 4, a masz mniej niż 3 sztuki budulca.
    .strategy = Policz, ile Faz Produkcji zostało. W pierwszej turze umowa zapłaci trzy razy; pod koniec więcej warta jest zdobycz.

lesson-rebuild = Stara pompa musi odejść
    .begin = Stacja paliw ma już trzy znaczniki i nie da więcej punktów. Masz 1 budulec i 1 złom, a na ręce Zbiornik paliwa i cechę Rafineria; obie karty są typu paliwo.
    .goal = Podnieś wynik z 7 do 12 PZ w 2 akcjach.
    .idea-full = Przebudowa kosztuje 1 budulec i daje 2 PZ. Nowa lokacja musi mieć wspólny typ ze starą, a punkty ze znaczników starej nie giną: przechodzą do Tabeli Zasobów.
    .idea-feature = Cecha daje znacznik za każdą lokację swojego typu, teraz i później, licząc siebie, najwyżej trzy.
    .wrong-tank = Za przebudowę na Zbiornik paliwa dostaniesz 2 PZ, ale Rafineria zostanie na ręce: leży w odległości 2, a twój złom sięga na 1.
    .wrong-gather = Nie surowców tu brakuje. Wystarczy jedna przebudowa i jedna bliska lokacja, a akcje masz tylko dwie.
    .wrong-exchange = Obie karty są częścią planu. Zobacz, jak daleko leży każda z nich.
    .wrong-pass = Nie masz jeszcze 12 PZ, a coś z ręki jest wciąż w zasięgu.
    .missed = Dwie akcje minęły, a masz mniej niż 12 PZ.
    .strategy = Przebudowuj to, co nic już nie da. I niech przebudowa wprowadzi to, czego nie dosięgniesz: ona nie wymaga żadnego zasięgu.

lesson-finish = Ostatnia tura
    .begin = Tura 4. Przeciwnik spasował z wynikiem 11 PZ, ty masz 4. Po tej turze liczą się już tylko punkty.
    .goal = Wygraj partię.
    .idea-last = Po tej turze nie ma Fazy Produkcji: umowy i zdobycze zawarte teraz nic nie dadzą.
    .idea-count = Każda lokacja to 1 PZ. Szukaj akcji, które punktują więcej niż raz: cechy z lokacjami jej typu, znacznika, przebudowy.
    .wrong-conquer = Zdobycz płaci w późniejszej Fazie Produkcji, a po turze 4 żadnej już nie ma. Karta by przepadła.
    .wrong-gather = Surowce to nie punkty, a robotnicy są potrzebni w Sklepie z bronią.
    .wrong-exchange = Oddajesz karty, które punktują teraz, za jedną nieznaną.
    .wrong-pass = Wciąż przegrywasz: gdy spasujesz, gra się skończy, a 11 PZ to więcej, niż masz.
    .missed = Partia się skończyła i nie jest wygrana.
    .strategy = W ostatniej turze pytaj każdą kartę, ile punktów da dzisiaj. Plan na jutro nic nie jest wart, a o remisie decydują karty na ręce.
