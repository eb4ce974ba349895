## Zawartość i cel gry

S51-CARD-1 = Trzydzieści lat po upadku Stanów Zjednoczonych o ich ruiny walczy wiele sił. Dwie z nich, Nowy Jork i Sojusz Mutantów, rywalizują tu o wpływy. Fabuła jest tylko tłem i nie zmienia zasad.
    .topic = Świat gry
S51-CARD-2 = Gra jest przeznaczona dla dokładnie 2 osób. Talia liczy 40 kart i stanowi wybór z pełnej wersji gry.
    .topic = Talia i liczba graczy
S51-CARD-3 = Na 40 kart składają się: 2 karty baz (Nowy Jork i Sojusz Mutantów), 2 karty kontaktu (po jednej na frakcję) oraz karty natychmiastowe i karty lokacji. Karty natychmiastowe są trzech rodzajów: Podboju, Współpracy i Przyłączenia.
    .topic = Rodzaje kart
S51-CARD-4 = Przy stole każda osoba potrzebuje długopisu i wydrukowanej Tabeli Zasobów, która zastępuje żetony z pełnej wersji gry. Tutaj Tabelę prowadzi platforma.
    .topic = Tabela Zasobów
S51-END-1 = Partia trwa zawsze 4 tury i żaden wynik nie kończy jej wcześniej. Potem sumuje się punkty zwycięstwa (PZ); kto ma ich więcej, ten wygrywa.
    .topic = Cel i długość gry

## Karty

S51-CARD-5 = Na karcie bazy widnieją nazwa frakcji i to, co baza produkuje. Pod bazą leżą umowy i zdobycze jej właściciela. Baza nigdy nie trafia do stosu kart zakrytych.
    .topic = Karta bazy
S51-CARD-6 = Karta natychmiastowa ma jeden z trzech kolorów, a kolor mówi, do której akcji wolno jej użyć: czerwona służy tylko do Podboju, niebieska tylko do Współpracy, szara tylko do Przyłączenia.
    .topic = Karty natychmiastowe
S51-CARD-7 = Karta kontaktu twojej frakcji podaje osobno dla Współpracy, Przyłączenia i Podboju, jakie surowce możesz odrzucić i ile zasięgu tego rodzaju za nie dostaniesz. Jest na niej także Przebudowa wraz z kosztem.
    .topic = Karta kontaktu
S51-CARD-8 = Na karcie kontaktu Sojuszu Mutantów zasięg Współpracy kosztuje 1 paliwo, zasięg Przyłączenia 2 sztuki złomu, zasięg Podboju 1 broń, a Przebudowa 1 budulec.
    .topic = Przykład karty kontaktu
S51-CARD-9 = Z każdej z czterech linii karty kontaktu (Współpraca, Przyłączenie, Podbój, Przebudowa) możesz skorzystać najwyżej raz na turę. Limity są od siebie niezależne: użycie jednej linii nie blokuje pozostałych.
    .topic = Każda linia raz na turę
S51-CARD-10 = Limit „raz na turę” obejmuje tylko kartę kontaktu. Nie dotyczy akcji, za które płacisz kartami natychmiastowymi lub żetonami kontaktu.
    .topic = Inne źródła bez limitu
S51-CARD-11 = Co turę dostajecie nowe karty; przeważnie są to lokacje.
    .topic = Skąd się biorą lokacje
S51-CARD-12 = Kartę lokacji z ręki wykorzystasz na jeden z trzech sposobów. Przez Współpracę staje się umową i w każdej Fazie Produkcji daje to, co pokazuje jej pole umowy; przez Podbój staje się zdobyczą i jeden raz, w którejś z późniejszych Faz Produkcji, daje to, co pokazuje jej pole zdobyczy. Przez Przyłączenie wchodzi do twojego Stanu jako lokacja i możesz używać jej zdolności.
    .topic = Trzy zastosowania karty lokacji
S51-CARD-13 = Każda lokacja należy do jednego z czterech rodzajów: produkcja otwarta, produkcja zamknięta, akcja albo cecha. Rodzaj poznasz po dwóch ikonach pośrodku karty.
    .topic = Cztery rodzaje lokacji
S51-CARD-14 = Lokacja z produkcją otwartą daje ci zasoby ze swojego pola zdolności zaraz po wejściu do Stanu, a potem w każdej Fazie Produkcji. Przeciwnik może wysyłać do niej swoich robotników.
    .topic = Produkcja otwarta
S51-CARD-15 = Produkcja zamknięta działa jak otwarta, z jednym wyjątkiem: przeciwnik nigdy nie może wysłać tam robotników.
    .topic = Produkcja zamknięta
S51-CARD-16 = Zdolność lokacji z akcją działa tylko wtedy, gdy jej właściciel wyśle tam robotników. Taka lokacja nie daje nic ani przy wejściu do Stanu, ani w Fazie Produkcji.
    .topic = Lokacja z akcją
S51-CARD-17 = Lokacja z cechą nie wytwarza zasobów i nie przyjmuje robotników. Jej zdolność działa cały czas, w każdej fazie, i nie trzeba jej uruchamiać.
    .topic = Lokacja z cechą
S51-CARD-18 = Wszystkie cechy w tej talii działają podobnie: nagradzają punktami zwycięstwa lokacje wskazanego typu w twoim Stanie.
    .topic = Cechy w tej talii

## Przygotowanie gry

S51-SETUP-1 = Przed tasowaniem odłóżcie na bok dwie karty baz i należące do nich dwie karty kontaktu.
    .topic = Odłożenie kart frakcji
S51-SETUP-2 = Umówcie się, jak wam wygodnie, kto poprowadzi którą frakcję. Każda osoba kładzie przed sobą odkryte karty swojej frakcji: bazę i kartę kontaktu.
    .topic = Wybór frakcji
S51-SETUP-3 = Równie dowolnie ustalcie, kto zostanie Pierwszym Graczem. Nie zależy to od frakcji.
    .topic = Pierwszy Gracz
S51-SETUP-4 = Obie Tabele Zasobów są na początku puste: nie macie surowców, robotników, żetonów ani PZ.
    .topic = Pusta Tabela Zasobów
S51-SETUP-5 = Potasujcie resztę kart i rozdajcie po 4 na osobę. To wasze początkowe ręce.
    .topic = Tasowanie i rozdanie kart
S51-SETUP-6 = Nierozdane karty tworzą stos kart zakrytych. Obok niego jest stos kart odrzuconych, z początku pusty.
    .topic = Oba stosy kart
S51-SETUP-7 = Gra rusza od Fazy Wypatrywania pierwszej tury.
    .topic = Pierwsza faza
S51-ACTION-1 = Każda z 4 tur ma 4 fazy, zawsze w tym samym porządku: Faza Wypatrywania, Faza Produkcji, Faza Akcji i Faza Czyszczenia.
    .topic = Budowa tury

## Faza Wypatrywania

S51-LOOKOUT-1 = Faza zaczyna się od odkrycia 5 kart ze stosu kart zakrytych i wyłożenia ich między wami.
    .topic = Pięć odkrytych kart
S51-LOOKOUT-2 = Na zmianę bierzecie na rękę po jednej odkrytej karcie, aż każda osoba weźmie 2. Zaczyna Pierwszy Gracz, więc kolejność jest taka: pierwszy, drugi, pierwszy, drugi.
    .topic = Wybór na zmianę
S51-LOOKOUT-3 = Jedyna odkryta karta, której nikt nie wziął, idzie na stos kart odrzuconych.
    .topic = Piąta karta
S51-LOOKOUT-4 = Po tych wyborach każda osoba dobiera w ciemno jeszcze 1 kartę ze stosu kart zakrytych. Każda Faza Wypatrywania powiększa więc obie ręce o 3 karty.
    .topic = Karta w ciemno
S51-LOOKOUT-5 = Odkryte są Dolina, Radiostacja, Gildia handlowa, Stary parking i Sklep z bronią. Pierwszy Gracz bierze Dolinę, drugi gracz Radiostację, potem Pierwszy Gracz Gildię handlową, a drugi gracz Stary parking. Sklep z bronią zostaje odrzucony, po czym każda osoba dobiera 1 kartę ze stosu kart zakrytych.
    .topic = Przykład Fazy Wypatrywania
S51-LOOKOUT-6 = Karty na ręce są tajne; przeciwnik ich nie widzi.
    .topic = Tajna ręka
S51-LOOKOUT-7 = W każdej chwili gry możesz mieć na ręce dowolnie wiele kart.
    .topic = Ręka bez limitu
S51-LOOKOUT-8 = Gdy stos kart zakrytych wyczerpie się przed końcem gry, tasuje się stos kart odrzuconych i to on staje się nowym stosem kart zakrytych.
    .topic = Wyczerpanie stosu

## Faza Produkcji

S51-PROD-1 = W Fazie Produkcji zasoby dają ci: baza, przyłączone lokacje z produkcją, zdobycze, które zechcesz zrealizować, oraz umowy. Nic innego nie produkuje.
    .topic = Cztery źródła
S51-PROD-2 = Produkcja może dać pięć rodzajów zasobów: surowce, robotników, żetony kontaktu, punkty zwycięstwa i dodatkowe karty.
    .topic = Co można wyprodukować
S51-PROD-3 = Karty zyskane z produkcji dobierasz prosto na rękę ze stosu kart zakrytych.
    .topic = Karty z produkcji
S51-PROD-4 = Wszystkie zasoby poza kartami zapisuje się przy bieżącej turze, obojętne, czy pochodzą z Fazy Produkcji, czy z Fazy Akcji. Wydawać wolno tylko zasoby bieżącej tury.
    .topic = Zasoby bieżącej tury
S51-PROD-5 = Ze wszystkiego, co zapisano w Tabeli Zasobów, tylko PZ nie przepadają na koniec tury. Gromadzisz je przez całą grę.
    .topic = PZ zostają
S51-PROD-6 = W każdej Fazie Produkcji baza daje 3 robotników i 1 surowiec: Nowy Jork dostaje 1 złom, Sojusz Mutantów 1 broń.
    .topic = Produkcja bazy
S51-PROD-7 = W pierwszej turze produkuje tylko baza, bo nie masz wtedy lokacji, umów ani zdobyczy.
    .topic = Pierwsza tura
S51-PROD-8 = Każda umowa pod bazą daje w każdej Fazie Produkcji zasoby ze swojego pola umowy (niebieskiego) i pozostaje na miejscu. PZ z umów zapisuje się w Tabeli Zasobów.
    .topic = Produkcja z umów
S51-PROD-9 = W Fazie Produkcji postanawiasz o każdej swojej zdobyczy z osobna, czy ją zrealizować. Zrealizowana karta wędruje spod bazy na stos kart odrzuconych, a ty zyskujesz zasoby z jej pola zdobyczy (czerwonego); PZ trafiają do Tabeli Zasobów.
    .topic = Realizacja zdobyczy
S51-PROD-10 = Zdobycz możesz też zachować. Karta zostaje wtedy pod bazą i w tej turze nic nie daje, ale wolno ją zrealizować w jednej z późniejszych Faz Produkcji.
    .topic = Zachowanie zdobyczy
S51-PROD-11 = Każda przyłączona lokacja z produkcją otwartą lub zamkniętą daje w każdej Fazie Produkcji zasoby ze swojego pola zdolności.
    .topic = Produkcja z lokacji
S51-PROD-12 = Późniejsza tura Sojuszu Mutantów: baza daje 3 robotników i 1 broń, umowa 1 budulec, zrealizowana zdobycz 3 sztuki broni i 1 PZ, Ciężki sprzęt żeton Przyłączenia o zasięgu 1, a Szkoła 1 robotnika. Razem: 4 robotników, 4 sztuki broni, 1 budulec, 1 PZ i jeden żeton Przyłączenia o zasięgu 1.
    .topic = Przykład późniejszej tury
S51-PROD-13 = Surowiec uniwersalny zastępuje dokładnie jedną sztukę paliwa, broni, budulca lub złomu. Przechowujesz go jako uniwersalny, a czym ma być, wybierasz dopiero przy wydawaniu.
    .topic = Surowiec uniwersalny

## Faza Akcji

S51-ACTION-2 = W Fazie Akcji działacie na zmianę, po jednej akcji. Pierwsza kolej należy do Pierwszego Gracza.
    .topic = Po jednej akcji na zmianę
S51-ACTION-3 = Gdy przypada twoja kolej, wybierasz jedną z akcji, które są dla ciebie możliwe, albo pasujesz. Spasować wolno zawsze.
    .topic = Akcja albo pas
S51-ACTION-4 = Pas kończy twoje akcje w tej fazie. Przeciwnik rozgrywa odtąd wszystkie swoje dalsze akcje bez przerwy.
    .topic = Pas jest ostateczny
S51-ACTION-5 = Gdy spasują obie osoby, Faza Akcji się kończy.
    .topic = Koniec fazy
S51-ACTION-6 = W jednej turze możesz wykonać dowolnie wiele akcji, dowolnych rodzajów i w dowolnym porządku, o ile cię na nie stać i nie zabrania tego inny limit.
    .topic = Porządek i liczba akcji
S51-ACTION-7 = Do wyboru jest dziewięć akcji: podbić lokację; nawiązać z lokacją współpracę; przyłączyć lokację; przebudować lokację; wysłać 2 robotników po 1 surowiec; odwiedzić lokację przeciwnika, wysyłając tam robotnika; wysłać robotnika, by pracował we własnej lokacji; wysłać 2 robotników, by pracowali w niej drugi raz; wymienić karty, czyli odrzucić 2 z ręki i dobrać 1.
    .topic = Lista akcji
S51-ACTION-8 = Żeby podbić lokację, nawiązać z nią współpracę lub ją przyłączyć, musisz zebrać zasięg w rodzaju (kolorze) tej akcji. Ma on być co najmniej tak duży jak odległość wydrukowana na lokacji.
    .topic = Odległość i zasięg
S51-ACTION-9 = Są trzy źródła zasięgu: karty natychmiastowe, żetony kontaktu zapisane w Tabeli Zasobów i karta kontaktu twojej frakcji.
    .topic = Trzy źródła zasięgu
S51-ACTION-10 = Do jednej akcji możesz zsumować zasięg tego samego rodzaju z dowolnie wielu kart i żetonów oraz z karty kontaktu.
    .topic = Sumowanie zasięgu
S51-ACTION-11 = Zasięg z jednego źródła służy tylko jednej akcji. Nadwyżka ponad odległość przepada i nie można jej użyć do drugiej lokacji.
    .topic = Zasięgu się nie dzieli

## Podbój

S51-CONQUER-1 = Podbijając, wsuwasz kartę lokacji z ręki pod swoją bazę, czerwoną częścią na widoku. Odtąd jest to zdobycz.
    .topic = Na czym polega Podbój
S51-CONQUER-2 = Podbić możesz tylko lokację z własnej ręki. Lokacje już przyłączone, twoje i przeciwnika, nie wchodzą w rachubę.
    .topic = Co można podbić
S51-CONQUER-3 = Zasięg Podboju da ci zagrana z ręki karta natychmiastowa Podboju, na przykład Mutki.
    .topic = Zasięg z karty natychmiastowej
S51-CONQUER-4 = Zasięg Podboju da ci wydany żeton Podboju, który wykreśla się z Tabeli Zasobów.
    .topic = Zasięg z żetonów
S51-CONQUER-5 = Raz na turę możesz pokryć bronią koszt ze swojej karty kontaktu. Podany na niej zasięg Podboju masz od razu do dyspozycji w tej akcji.
    .topic = Zasięg z karty kontaktu
S51-CONQUER-6 = Montownia leży w odległości 3. Zagrywasz Mutki o zasięgu 2 i dodajesz żeton Podboju o zasięgu 1. Razem to 3, więc podbijasz Montownię.
    .topic = Przykład Podboju
S51-CONQUER-7 = Zdobycz daje zasoby jeden raz: w następnej albo dowolnej późniejszej turze, w wybranej przez ciebie Fazie Produkcji. Nigdy nie daje ich w turze, w której doszło do Podboju.
    .topic = Kiedy zdobycz daje zasoby

## Współpraca

S51-COOPERATE-1 = Nawiązując współpracę, wsuwasz kartę lokacji z ręki pod swoją bazę, niebieską częścią na widoku. Odtąd jest to umowa.
    .topic = Na czym polega Współpraca
S51-COOPERATE-2 = Współpracę możesz nawiązać tylko z lokacją z własnej ręki. Lokacje już przyłączone, twoje i przeciwnika, nie wchodzą w rachubę.
    .topic = Z czym można nawiązać współpracę
S51-COOPERATE-3 = Zasięg Współpracy da ci zagrana z ręki karta natychmiastowa Współpracy, na przykład Kurier.
    .topic = Zasięg z karty natychmiastowej
S51-COOPERATE-4 = Zasięg Współpracy da ci wydany żeton Współpracy, który wykreśla się z Tabeli Zasobów.
    .topic = Zasięg z żetonów
S51-COOPERATE-5 = Raz na turę możesz pokryć paliwem koszt ze swojej karty kontaktu. Podany na niej zasięg Współpracy masz od razu do dyspozycji w tej akcji.
    .topic = Zasięg z karty kontaktu
S51-COOPERATE-6 = Maszyny drogowe leżą w odległości 2. Zagrywasz Kuriera, który ma zasięg Współpracy 3, i lokacja staje się umową. Nadwyżka zasięgu, czyli 1, przepada.
    .topic = Przykład Współpracy
S51-COOPERATE-7 = Umowa daje zasoby co turę, począwszy od Fazy Produkcji w następnej turze. W turze, w której ją zawarto, nie daje nic.
    .topic = Kiedy umowa daje zasoby

## Przyłączenie

S51-INCORPORATE-1 = Przyłączając, wykładasz kartę lokacji z własnej ręki odkrytą obok swojej bazy. Lokacja należy teraz do twojego Stanu i działa.
    .topic = Na czym polega Przyłączenie
S51-INCORPORATE-2 = Zasięg Przyłączenia da ci zagrana z ręki karta natychmiastowa Przyłączenia, na przykład Autostrada.
    .topic = Zasięg z karty natychmiastowej
S51-INCORPORATE-3 = Zasięg Przyłączenia da ci wydany żeton Przyłączenia, który wykreśla się z Tabeli Zasobów.
    .topic = Zasięg z żetonów
S51-INCORPORATE-4 = Raz na turę możesz pokryć złomem koszt ze swojej karty kontaktu. Podany na niej zasięg Przyłączenia masz od razu do dyspozycji w tej akcji.
    .topic = Zasięg z karty kontaktu
S51-INCORPORATE-5 = Nowy Jork przyłącza Szyb naftowy, który leży w odległości 2. Za 1 złom karta kontaktu daje zasięg 1, a brakujące 1 dokłada żeton Przyłączenia o zasięgu 1.
    .topic = Przykład Przyłączenia
S51-INCORPORATE-6 = Jedna karta natychmiastowa w talii ma swoją cenę: jest to Wiadukt (Przyłączenie). Zagranie go kosztuje 1 złom, płatny w tej samej chwili; bez złomu Wiaduktu nie zagrasz.
    .topic = Karta natychmiastowa z ceną: Wiadukt
S51-INCORPORATE-7 = Gdy lokacja z produkcją otwartą lub zamkniętą wchodzi do Stanu, czy to przez Przyłączenie, czy przez Przebudowę, jej właściciel natychmiast zyskuje to, co ona produkuje. Może to wydać jeszcze w tej samej turze.
    .topic = Natychmiastowa produkcja
S51-INCORPORATE-8 = Przyłączasz Starą zajezdnię i natychmiast zyskujesz 1 złom.
    .topic = Przykład natychmiastowej produkcji

## Przebudowa

S51-REBUILD-1 = Przebudowując, odrzucasz jedną lokację z własnego Stanu i w jej miejsce wykładasz kartę lokacji z ręki.
    .topic = Na czym polega Przebudowa
S51-REBUILD-2 = Przebudowa nie wymaga zasięgu, bo odległość nowej lokacji nie ma znaczenia. W ten sposób do Stanu mogą wejść także lokacje, do których twoja karta kontaktu nigdy by nie sięgnęła.
    .topic = Odległość bez znaczenia
S51-REBUILD-3 = Odrzucana i nowa lokacja muszą mieć co najmniej jedną wspólną ikonę typu.
    .topic = Wspólna ikona typu
S51-REBUILD-4 = Przebudowa kosztuje 1 budulec.
    .topic = Koszt
S51-REBUILD-5 = Przebudowa to czwarta linia karty kontaktu twojej frakcji. Nie potrzebujesz do niej karty natychmiastowej ani żetonu, ale jak przy każdej linii obowiązuje limit: raz na turę.
    .topic = Raz na turę
S51-REBUILD-6 = Za każdą Przebudowę dostajesz 2 PZ, które trafiają do Tabeli Zasobów.
    .topic = Dwa punkty zwycięstwa
S51-REBUILD-7 = Jeśli pod odrzucaną lokacją leżą znaczniki PZ, idą one na stos kart odrzuconych, a ich punkty przechodzą do Tabeli Zasobów.
    .topic = PZ starej lokacji
S51-REBUILD-8 = Stację paliw, pod którą leżą dwa znaczniki po 2 PZ, przebudowujesz za 1 budulec na Zbiornik paliwa. Do Tabeli Zasobów idą 4 PZ ze znaczników i 2 PZ za Przebudowę. Nowa lokacja ma produkcję, więc jej paliwo dostajesz natychmiast.
    .topic = Przykład Przebudowy

## Wysłanie po surowiec

S51-GATHER-1 = Możesz wysłać 2 robotników po 1 surowiec: wydajesz ich i wybierasz złom, paliwo, broń lub budulec. Surowca uniwersalnego tak nie zdobędziesz.
    .topic = Dwóch robotników za surowiec

## Odwiedziny

S51-VISIT-1 = Możesz odwiedzić lokację przeciwnika z produkcją otwartą: wysyłasz tam 1 robotnika i natychmiast dostajesz to, co ona produkuje.
    .topic = Na czym polegają odwiedziny
S51-VISIT-2 = Wysłany robotnik zmienia właściciela: ty go tracisz, a właściciel odwiedzonej lokacji zyskuje na tę turę 1 robotnika.
    .topic = Robotnik dla właściciela
S51-VISIT-3 = Przeciwnik ma Ciężki sprzęt. Wysyłasz tam robotnika i dostajesz żeton Przyłączenia o zasięgu 1.
    .topic = Przykład odwiedzin
S51-VISIT-4 = Każdą lokację przeciwnika z produkcją otwartą możesz odwiedzić tylko raz w turze.
    .topic = Każda lokacja raz na turę
S51-VISIT-5 = Przy stole odwiedzoną lokację obraca się o 90 stopni albo kładzie się na niej monetę. Tutaj zaznacza ją platforma.
    .topic = Oznaczenie odwiedzonej lokacji
S51-VISIT-6 = Od chwili, gdy spasujesz, twoje lokacje są do końca fazy zamknięte dla przeciwnika: nie może on wysyłać do nich robotników. Tak samo jego pas zamyka jego lokacje dla ciebie.
    .topic = Pas zamyka lokacje

## Praca

S51-WORK-1 = Mając w Stanie lokację z akcją, możesz wydać 1 robotnika, by pierwszy raz w tej turze użyć jej akcji.
    .topic = Robotnik we własnej lokacji
S51-WORK-2 = Poza robotnikiem akcja stawia warunek, taki jak odrzucenie karty lub podanych surowców. Jeśli nie możesz go spełnić, akcja jest dla ciebie niedostępna.
    .topic = Dodatkowy koszt
S51-WORK-3 = Zysk z akcji masz od razu. Zasoby zapisuje się przy bieżącej turze i można je w niej wydać.
    .topic = Natychmiastowy zysk
S51-WORK-4 = PZ z akcji zaznacza się na tej lokacji, a nie w Tabeli Zasobów. Ze stosu kart odrzuconych wybierasz dowolną kartę i zakrytą wsuwasz pod lokację tak, by wystawał brzeg z liczbą zyskanych PZ.
    .topic = PZ na lokacji
S51-WORK-5 = Maszyny drogowe: za 1 robotnika i 1 złom dostajesz żeton Przyłączenia o zasięgu 2.
    .topic = Przykład: Maszyny drogowe
S51-WORK-6 = Sklep z bronią: za 1 robotnika i 2 sztuki broni wsuwasz pod lokację znacznik o wartości 2 PZ.
    .topic = Przykład: Sklep z bronią
S51-WORK-7 = Przy stole pierwsze użycie zaznacza się, obracając lokację o 90 stopni, a drugie – obracając ją o następne 90; zamiast tego można położyć na niej jedną, a potem drugą monetę. Tutaj użycia liczy platforma.
    .topic = Oznaczenie użytej lokacji
S51-WORK-8 = Jak dokładnie działają akcje lokacji, wyjaśnia część o ikonach pod koniec zasad.
    .topic = Gdzie szukać ikon
S51-WORK-9 = Żeby użyć tej samej lokacji z akcją drugi raz w turze, wydajesz 2 robotników. Dodatkowy koszt i zysk są takie same jak za pierwszym razem. Jest to osobna akcja.
    .topic = Drugie użycie za dwóch robotników
S51-WORK-10 = Jednej lokacji z akcją nie można użyć w turze więcej niż dwa razy.
    .topic = Bez trzeciego użycia

## Wymiana kart

S51-EXCHANGE-1 = W ramach akcji możesz wymienić karty: najpierw 2 wybrane karty z ręki idą na stos kart odrzuconych, potem dobierasz 1 kartę ze stosu kart zakrytych.
    .topic = Dwie karty za jedną

## Faza Czyszczenia

S51-CLEANUP-1 = Wszystkie lokacje użyte lub odwiedzone w tej turze znów liczą się jako nieużyte.
    .topic = Odnowienie lokacji
S51-CLEANUP-2 = Wszystko, czego nie wydano z Tabeli Zasobów (surowce, robotnicy, żetony kontaktu), przepada i nie przechodzi na kolejną turę. Zostają tylko PZ.
    .topic = Zasoby przepadają
S51-CLEANUP-3 = Rola Pierwszego Gracza przechodzi na drugą osobę.
    .topic = Zmiana Pierwszego Gracza

## Koniec gry

S51-END-2 = Na twój wynik składają się trzy części: PZ zapisane w Tabeli Zasobów przez wszystkie tury, punkty za przyłączone lokacje oraz PZ na znacznikach pod lokacjami twojego Stanu.
    .topic = Trzy części wyniku
S51-END-3 = Na koniec dostajesz 1 PZ za każdą lokację w swoim Stanie, bez względu na jej rodzaj. Za umowy, zdobycze i bazę nie ma punktów.
    .topic = Punkt za każdą lokację
S51-END-4 = Przykład: za 5 lokacji jest 5 PZ, ze znaczników pod lokacjami 8 PZ, z Tabeli Zasobów 8 PZ, razem 21 PZ.
    .topic = Przykład punktacji
S51-END-5 = Wygrywa osoba z wyższym wynikiem.
    .topic = Zwycięstwo
S51-END-6 = Przy równych wynikach wygrywa osoba, która ma na ręce więcej kart.
    .topic = Remis: karty na ręce
S51-END-7 = Jeśli i kart jest tyle samo, wygrywa osoba, której na koniec 4. tury zostało łącznie więcej niewydanych surowców i robotników. Żetony kontaktu się nie liczą.
    .topic = Remis: pozostałe zasoby
S51-END-8 = Gdy także ta suma jest równa, pada remis.
    .topic = Remis

## Znaczniki PZ

S51-SLOT-1 = Cechy zaznaczają PZ na swojej lokacji tak samo jak akcje. Za każdym razem, gdy lokacja daje PZ, wsuwa się pod nią dokładnie jeden znacznik; pokazuje on 1 albo 2 PZ, zależnie od tego, ile ich dała.
    .topic = Które lokacje zbierają PZ
S51-SLOT-2 = W całej grze lokacja może dać PZ najwyżej trzy razy. Zbierze więc do 3 PZ, jeśli daje po 1, a do 6 PZ, jeśli daje po 2. Gdy leżą pod nią trzy znaczniki, nie daje już PZ.
    .topic = Trzy razy w całej grze

## Karty pod bazą

S51-BASE-1 = Pod bazą mogą leżeć jednocześnie najwyżej 3 karty. Umowy i zdobycze liczy się razem, a ich podział jest dowolny.
    .topic = Najwyżej trzy karty
S51-BASE-2 = W każdej chwili możesz odrzucić kartę spod swojej bazy, żeby zrobić miejsce na nową umowę lub zdobycz. Nie dostajesz za nią żadnych zasobów i nie jest to akcja.
    .topic = Robienie miejsca

## Układ kart

S51-CARD-19 = Lokacje najlepiej układać w trzech rzędach: z produkcją u góry obok bazy, z cechą pośrodku, z akcją na dole. Od razu widać wtedy, co produkuje, co może odwiedzić przeciwnik i gdzie mogą pracować twoi robotnicy. Tutaj dba o to platforma.
    .topic = Zalecany układ

## Ikony

S51-ICON-1 = Ikony tworzą trzy grupy: zasoby, kontakty i rodzaje kart. Własną ikonę ma każdy surowiec, surowiec uniwersalny, robotnik, PZ, karta, każdy rodzaj kontaktu wraz z zasięgiem oraz każdy rodzaj lokacji.
    .topic = Grupy ikon
S51-ICON-2 = Strzałka od X do Y na lokacji z akcją to wymiana: odrzucasz X i dostajesz Y. Robotnik, którego tam wysyłasz, nie wlicza się do X.
    .topic = Symbol wymiany
S51-ICON-3 = Lombard u Kelliego: oprócz wysłania robotnika odrzucasz jedną swoją zdobycz i zyskujesz 2 PZ. Zasobów z tej zdobyczy nie dostajesz.
    .topic = Lombard u Kelliego
S51-ICON-4 = Symbol „za każdą” znaczy, że pokazany zasób daje każda przyłączona lokacja pokazanego typu. Na lokacji z produkcją jest to surowiec w Fazie Produkcji, na lokacji z cechą PZ w chwili, gdy jej warunek się spełnia.
    .topic = Symbol „za każdą”
S51-ICON-5 = Fabryka (cecha): każda przyłączona lokacja typu złom, z samą Fabryką włącznie, daje 1 PZ. Każdy taki PZ zaznacza karta ze stosu kart odrzuconych wsunięta pod Fabrykę.
    .topic = Fabryka
S51-ICON-6 = Cegielnia (produkcja): w Fazie Produkcji każda twoja przyłączona lokacja typu budulec, z samą Cegielnią włącznie, daje 1 budulec.
    .topic = Cegielnia
S51-ICON-7 = Kolor symbolu kontaktu wskazuje jeden z trzech rodzajów (Przyłączenie, Podbój, Współpraca), a liczba podaje zasięg. Każdy rodzaj występuje z zasięgiem 1, a żeton Przyłączenia bywa też o zasięgu 2.
    .topic = Symbol kontaktu

## O pełnej wersji gry

S51-CARD-20 = Pełna wersja gry ma 110 kart, żetony, 4 frakcje i karty liderów. Tutaj nic z tego nie jest potrzebne: gra się bez liderów i bez osobnych żetonów, a żetony kontaktu zapisuje się w Tabeli Zasobów.
    .topic = Pełna wersja dla porównania
S51-CARD-21 = Autor gry: Ignacy Trzewiczek. Opracowanie wersji demo: Łukasz Piechaczek. Projekt kart i ikon: Michał Oracz. Wydawca: Wydawnictwo Portal, Gliwice.
    .topic = Twórcy
