### Zasady gry New Angeles (pełna księga zasad) paragraf po paragrafie, w kolejności instrukcji.

## Złote zasady

NA-G-1 = To są zasady pełnej gry, czyli Kompletna Księga Zasad. Gdzie Zasady wprowadzające mówią co innego, obowiązuje to, co napisano tutaj.
    .topic = Najpierw Księga
NA-G-2 = Gdy nie da się spełnić naraz tekstu zasobu ludzkiego i tych zasad, wygrywa zasób. Gdy da się spełnić jedno i drugie, działa jedno i drugie.
    .topic = Zasoby ludzkie przed zasadami

## Przygotowanie gry

NA-S-1 = Potasujcie oddzielnie zasoby ludzkie, wymagania, inwestycje i wydarzenia. Powstaną cztery zakryte talie; każda ma swoje miejsce na planszy.
    .topic = Cztery talie
NA-S-2 = Posortujcie karty akcji według rodzaju i z każdego z pięciu rodzajów zróbcie osobną, potasowaną i zakrytą talię.
    .topic = Talie akcji
NA-S-3 = Wylosujcie kartę przygotowania. Każdy wypisany na niej element umieśćcie po jednym w dzielnicach podanych obok. Potem połóżcie na torze tur tyle zakrytych zasobów ludzkich, ile mówi liczba w rogu karty, po jednym na pole, od najniższego pola w górę. Wszystkie karty przygotowania wracają do pudełka.
    .topic = Karta przygotowania
NA-S-4 = Żeton rund zaczyna na pierwszej standardowej rundzie.
    .topic = Żeton rund
NA-S-5 = Wszystkie pięć żetonów dóbr zaczyna na 0. Odkryjcie pierwszą kartę wymagań i ustawcie żeton celu każdego dobra na wartości z karty.
    .topic = Pierwsze wymagania
NA-S-6 = Każda osoba wybiera korporację i bierze jej arkusz oraz kartę akcji awaryjnej. Przy 4 graczach używa się strony arkuszy na 4 osoby, przy 5 lub 6 drugiej strony.
    .topic = Korporacje
NA-S-7 = Los rozstrzyga, kto zostaje pierwszym aktywnym graczem; ta osoba bierze żeton.
    .topic = Pierwszy aktywny gracz
NA-S-8 = Zagrożenie zaczyna od 0. Aktywny gracz zaczyna z 10 kapitału, a każda następna osoba w kierunku ruchu wskazówek zegara ma o 1 więcej od poprzedniej: 11, 12, 13 i tak dalej.
    .topic = Zagrożenie i kapitał
NA-S-9 = Każda osoba dobiera karty akcji według listy dobierania na swoim arkuszu.
    .topic = Początkowe ręce
NA-S-10 = Potasujcie karty rywali tych korporacji, które są w grze, razem z Federalistą. Rozdajcie każdej osobie jedną zakrytą, a ostatnią wsuńcie pod planszę; pozostałe wypadają z gry. Wolno ci obejrzeć tylko własną kartę i nie wolno o niej mówić.
    .topic = Rywale
NA-S-11 = Dobierz dwie inwestycje, jedną zachowaj zakrytą, a drugą połóż zakrytą na wierzchu talii inwestycji.
    .topic = Pierwsza inwestycja
NA-S-12 = Jednostki i żetony, których nie rozłożono podczas przygotowania, tworzą rezerwy, osobno dla każdego rodzaju.
    .topic = Rezerwy
NA-S-13 = Ilustracja w instrukcji pokazuje grę czteroosobową z wymaganiami „Eskalacja przemocy na Marsie” i jedną z kart przygotowania.
    .topic = Przykład: przygotowanie
NA-S-14 = Pełne przygotowanie ma dwanaście kroków, wykonywanych w podanej tu kolejności. Stosuje się je w każdej partii oprócz pierwszej w danej grupie.
    .topic = Pełne przygotowanie

## Aktywny gracz i arkusz korporacji

NA-1-0 = Aktywny gracz to ten, kto ma żeton aktywnego gracza. To on przechodzi przez kroki fazy akcji.
    .topic = Aktywny gracz
NA-1-1 = W każdej umowie aktywny gracz musi złożyć główną ofertę.
    .topic = Główna oferta to obowiązek
NA-1-2 = Gdy kończy się tura aktywnego gracza, żeton przechodzi do osoby po lewej i to ona jest teraz aktywna.
    .topic = Przekazanie żetonu
NA-2-0 = Arkusz korporacji mówi, którą korporacją grasz.
    .topic = Arkusz korporacji
NA-2-1 = Twój arkusz podaje, ile kart akcji i jakich rodzajów dobierasz w swoim kroku odnowienia.
    .topic = Lista dobierania
NA-2-2 = Na każdym arkuszu jest kontrakt: źródło kapitału, które ma tylko ta korporacja.
    .topic = Własny kontrakt
NA-2-3 = Arkusz ma stronę na 4 osoby, oznaczoną w lewym dolnym rogu, i stronę na 5 lub 6 osób.
    .topic = Dwie strony
NA-2-3a = Obie strony arkusza Melange Mining są takie same.
    .topic = Melange Mining

## Choroba

NA-3-0 = Gdy rozpatrywana karta akcji wpływa na co najmniej jedną dzielnicę z żetonem choroby, zagrożenie rośnie o 2.
    .topic = Choroba podnosi zagrożenie
NA-3-1 = Karta wpływa na dzielnicę, gdy przesuwa do niej lub z niej jednostkę albo żeton, coś w niej umieszcza lub coś z niej usuwa. Liczy się też umieszczenie lub ruch, który miał tam nastąpić, lecz przeszkodziły mu inne elementy albo puste rezerwy.
    .topic = Co wpływa na dzielnicę
NA-3-2 = Karta wpływa także na każdą dzielnicę, którą wybrano, wykonując jej efekt.
    .topic = Wybrane dzielnice
NA-3-3 = W dzielnicy mieści się najwyżej jeden żeton choroby. Drugi, który miałby się tam pojawić, musi ruszyć dalej.
    .topic = Jedna choroba na dzielnicę
NA-3-4 = Żeton choroby, który dotrze do Korzenia, wraca do rezerw i podnosi zagrożenie o 2.
    .topic = Choroba w Korzeniu
NA-3-5 = Wzrost wynosi 2 za każdą rozpatrzoną kartę, bez względu na to, na ile dzielnic z chorobą ona wpływa.
    .topic = Tylko 2 za kartę
NA-3-6 = Eksploatacja dzielnicy z chorobą nie podnosi zagrożenia.
    .topic = Eksploatacja chorych dzielnic

## Dobra

NA-4-0 = Dóbr jest pięć: energia, żywność, technologie, rozrywka i kredyty.
    .topic = Pięć dóbr
NA-4-1 = Każda dzielnica może produkować jedno lub dwa dobra, w wydrukowanych na niej ilościach.
    .topic = Co mogą produkować dzielnice
NA-4-2 = Każda dzielnica ma dokładnie jedno dobro podstawowe, to w okręgu. Drugie, jeśli je ma, jest dobrem drugorzędnym.
    .topic = Podstawowe i drugorzędne
NA-4-3 = Eksploatowana dzielnica produkuje oba swoje dobra, a każda ilość przesuwa żeton tego dobra w puli.
    .topic = Produkcja obu dóbr
NA-5-0 = Dzielnica, która może produkować dwa dobra, ma dobro drugorzędne; jego symbol nie ma okręgu.
    .topic = Dobro drugorzędne
NA-5-1 = Dzielnica z jednym tylko dobrem nie ma dobra drugorzędnego.
    .topic = Dzielnice bez niego
NA-5-2 = Organizacje przestępcze nie wstrzymują dobra drugorzędnego.
    .topic = Organizacje go nie ruszają
NA-5-3 = Rozwój nie zmienia dobra drugorzędnego.
    .topic = Rozwój go nie zmienia
NA-6-0 = Dobro najbardziej na lewo, to w okręgu, jest podstawowym dobrem dzielnicy.
    .topic = Dobro podstawowe
NA-6-1 = Żeton rozwoju zwiększa ilość dobra podstawowego o 1.
    .topic = Rozwój mu sprzyja
NA-6-2 = Organizacje przestępcze wstrzymują dobro podstawowe nawet tam, gdzie jest rozwój.
    .topic = Organizacje je wstrzymują
NA-6-3 = W dzielnicy z jednym tylko dobrem to ono jest podstawowe.
    .topic = Jedyne dobro jest podstawowe

## Dzielnice

NA-7-0 = Miasto ma dziesięć dzielnic na trzech poziomach. Każda ma nazwę i numer.
    .topic = Dziesięć dzielnic
NA-7-1 = Korzenia nie liczy się do dzielnic.
    .topic = Korzeń

## Fazy

NA-8-0 = W fazie akcji aktywny gracz rozgrywa turę złożoną z trzech kroków: odnowienie, umowa, koniec tury.
    .topic = Faza akcji
NA-8-1 = Przygotowujesz wszystkie swoje wyczerpane zasoby ludzkie, a potem dobierasz karty akcji według listy na swoim arkuszu.
    .topic = Odnowienie
NA-8-1a = Listę dobierania wykonuje się od góry do dołu.
    .topic = Po kolei
NA-8-1b = Dobierając karty ogólne, możesz wziąć dowolny rodzaj oprócz tych, które w tym kroku już dobrano. Nazywasz go, zanim zobaczysz choć jedną jego kartę.
    .topic = Karty ogólne
NA-8-2 = Po odnowieniu gracze rozpatrują jedną umowę.
    .topic = Umowa
NA-8-3 = Możesz użyć zasobów ludzkich „Na koniec tury”. Potem odrzucasz nadmiar kart ponad rozmiar ręki i podajesz żeton aktywnego gracza w lewo.
    .topic = Koniec tury
NA-8-3a = Kilku zasobów „Na koniec tury” używasz w kolejności, jaka ci odpowiada.
    .topic = Dowolna kolejność
NA-8-4 = Tury trwają, dopóki na torze tur coś leży. Jeśli z końcem tury tor jest pusty, zaczyna się faza produkcji.
    .topic = Aż tor tur opustoszeje
NA-8-4a = Ile jest tur, mówi karta przygotowania albo ostatnie wydarzenie, więc nie w każdej rundzie każdy rozgrywa turę. Żeton wędruje dalej od miejsca, w którym się zatrzymał; w całej grze na każdą osobę przypada mniej więcej tyle samo tur.
    .topic = Liczba tur
NA-9-0 = Każdą dzielnicę z androidem eksploatuje się raz, od najniższego numeru do najwyższego. Po tym zaczyna się faza wydarzeń.
    .topic = Faza produkcji
NA-10-0 = Wierzchnie wydarzenie rozpatruje się od góry do dołu i odkłada na spód jego talii. Runda się kończy, a żeton rund idzie o pole dalej.
    .topic = Faza wydarzeń

## Federalista

NA-11-0 = Kto dostał kartę Federalisty, wygrywa, jeśli zagrożenie osiągnie 25, a on ma wtedy co najmniej 25 kapitału.
    .topic = Federalista
NA-11-1 = Jeśli w tej chwili ma mniej niż 25 kapitału, przegrywa jak wszyscy.
    .topic = Za mało kapitału
NA-11-2 = Federalista rzadko więc punktuje trzecią inwestycję: tylko wtedy, gdy zagrożenie dojdzie do 25 przez niespełnione wymagania trzeciej rundy wymagań, bo inwestycje punktuje się przed sprawdzeniem wymagań.
    .topic = Trzecia inwestycja
NA-11-3 = Jeśli karta Federalisty leży pod planszą, w tej grze Federalisty nie ma.
    .topic = Może go nie być

## Front Ludzkości

NA-12-0 = Front Ludzkości to wrogie jednostki. Eksploatacja dzielnicy z taką jednostką podnosi tam niepokój o dwa poziomy, a nie o jeden.
    .topic = Front Ludzkości
NA-12-1 = Gdy wzrost o dwa poziomy jest niemożliwy, bo trwa tam protest, strajk lub wyłączenie, w dzielnicy umieszcza się zamiast tego żeton wyłączenia.
    .topic = Wyłączenie w zamian
NA-12-1a = Jeśli wyłączenie już tam trwa, nowy żeton natychmiast rusza dalej.
    .topic = Drugie wyłączenie
NA-12-2 = W dzielnicy mieści się najwyżej jedna jednostka Frontu Ludzkości. Druga, która miałaby się tam pojawić, musi ruszyć dalej.
    .topic = Jedna na dzielnicę
NA-12-3 = Jednostka Frontu Ludzkości, która wchodzi do dzielnicy z Prywatną ochroną, musi ruszyć dalej. Jeśli już tam stoi, gdy pojawia się Prywatna ochrona, musi odejść.
    .topic = Front Ludzkości a Prywatna ochrona
NA-12-4 = Jednostka Frontu Ludzkości, która z Base de Cayambe (10) przechodzi do Korzenia, wraca do rezerw i podnosi zagrożenie o 2.
    .topic = Front Ludzkości w Korzeniu
NA-12-5 = Tylko Front Ludzkości może zamienić niemożliwy wzrost niepokoju w wyłączenie.
    .topic = Tylko Front Ludzkości

## Główna oferta

NA-13-0 = Główna oferta to karta akcji z ręki aktywnego gracza, wyłożona odkryta.
    .topic = Główna oferta
NA-13-1 = Zamiast niej aktywny gracz może zaproponować swoją kartę akcji awaryjnej.
    .topic = Karty akcji awaryjnych
NA-13-2 = Głównej oferty nie można nie złożyć.
    .topic = Bez wymówek

## Handel

NA-14-0 = Kapitałem, zasobami ludzkimi i obietnicami wolno handlować zawsze. Jeśli dwie osoby się dogadają i obie mogą zrobić wszystko od razu i w całości, muszą to zrobić.
    .topic = Handel
NA-14-1 = Kapitał i zasoby ludzkie możesz też oddać za darmo.
    .topic = Prezenty
NA-14-2 = Transakcja, której nie da się wykonać od razu i w całości, bo jest w niej coś na później, nie wiąże: każda ze stron może się wycofać.
    .topic = Obietnice nie wiążą
NA-14-3 = Jeśli strony nie ustalą z góry, czy transakcja wiąże, to nie wiąże.
    .topic = W razie wątpliwości nie wiąże
NA-14-4 = Wyczerpany zasób ludzki pozostaje po transakcji wyczerpany.
    .topic = Wyczerpane zasoby
NA-14-5 = Karty akcji, karty akcji awaryjnych, karty rywali i arkusze korporacji nigdy nie są przedmiotem handlu.
    .topic = Czym nie można handlować

## Kapitał

NA-15-0 = Kapitał zbierasz przez całą grę, bo bez niego nie wygrasz.
    .topic = Kapitał
NA-15-1 = Kapitałem wolno handlować.
    .topic = Handel kapitałem
NA-15-2 = Kapitał każdej osoby jest jawny.
    .topic = Jawny dla wszystkich
NA-15-3 = Ilekroć zyskujesz lub tracisz kapitał, twój żeton przechodzi na nową sumę.
    .topic = Żeton kapitału
NA-15-4 = Powyżej 39 żeton obraca się na stronę „40” i rusza znowu od 0; masz wtedy 40 plus liczbę z pola.
    .topic = Powyżej 39
NA-15-5 = Jeśli suma spadnie znów poniżej 40, żeton obraca się z powrotem.
    .topic = Znów poniżej 40
NA-15-6 = Jaśniejsze pola toru, co piąte, służą tylko łatwiejszemu odczytowi.
    .topic = Jasne pola

## Karty akcji

NA-16-0 = Rozpatrzona karta akcji zmienia coś w mieście. W umowie karty akcji są główną ofertą, kontrofertą albo zakrytym wsparciem.
    .topic = Karty akcji
NA-16-1 = Na początku tury dobierasz karty akcji zgodnie ze swoim arkuszem.
    .topic = Dobieranie
NA-16-2 = Gdy masz dobrać z pustej talii, tasuje się cały stos kart odrzuconych, pokazuje go i sortuje według rodzaju. Każdy rodzaj wtasowuje się do jego własnej talii, a ty dobierasz dalej.
    .topic = Puste talie
NA-16-3 = Rodzajów jest pięć: konstrukcje (zielone), biotechnologie (czerwone), pracownicy (fioletowe), media (żółte) i ochrona (niebieskie).
    .topic = Pięć rodzajów
NA-16-4 = Karty akcji odrzuca się zakryte na jeden wspólny stos.
    .topic = Stos kart odrzuconych
NA-16-5 = Na koniec swojej tury odrzucasz karty, których masz więcej, niż wynosi rozmiar ręki.
    .topic = Za dużo kart
NA-16-6 = Nie wolno ci mówić, jakie karty trzymasz.
    .topic = Zachowaj to dla siebie
NA-16-7 = To, ile masz kart na ręce, jest jawne.
    .topic = Liczba jest jawna
NA-16-8 = Ukradziona lub przekazana karta akcji pozostaje tajemnicą dla wszystkich innych.
    .topic = Karty zmieniające właściciela
NA-16-9 = „Caprice Nisei” nie może wiązać karty „Niekonwencjonalna wiedza”: kto ją rozpatruje, nie musi trzymać się żadnej deklaracji.
    .topic = Caprice Nisei

## Karty akcji awaryjnych

NA-17-0 = Zaczynasz z kartą akcji awaryjnej swojej korporacji. Jej efekt mocno odbija się na mieście.
    .topic = Karta akcji awaryjnej
NA-17-1 = Na początku karty te leżą odkryte przed swoimi właścicielami.
    .topic = Odkryte
NA-17-2 = Ofertą może być tylko odkryta karta akcji awaryjnej.
    .topic = Tylko odkryte
NA-17-3 = Gdy kartę akcji awaryjnej trzeba by odrzucić, wraca ona do pierwotnego właściciela: zakryta, jeśli była zwycięską ofertą, i dopóki tak leży, bezużyteczna; w innym wypadku odkryta i gotowa do użycia.
    .topic = Powrót
NA-17-4 = Karty akcji awaryjnych nie należą do twojej ręki. Nie dotykają ich efekty, które kradną lub odrzucają karty akcji z ręki.
    .topic = Poza ręką
NA-17-5 = Kart akcji awaryjnych nie kładzie się jako wsparcia.
    .topic = Nie na wsparcie
NA-17-6 = „Bryan Stinson” kradnie karty akcji awaryjnych korporacji będących w grze, odkryte lub zakryte, i ich nie obraca. Odrzucona później, taka karta wraca do swojego pierwotnego właściciela: zakryta, jeśli wygrała, inaczej odkryta.
    .topic = Bryan Stinson

## Inwestycje

NA-18-0 = Inwestycje to jedno z głównych źródeł kapitału. Podczas przygotowania i w dwóch pierwszych rundach wymagań dobierasz dwie, jedną zachowujesz, a z drugiej rezygnujesz; ta zachowana punktuje w najbliższej rundzie wymagań.
    .topic = Inwestycje
NA-18-1 = Zachowana inwestycja leży zakryta, aż odkryje się ją w najbliższej rundzie wymagań.
    .topic = W ukryciu
NA-18-2 = Inwestycja, z której rezygnujesz, wraca do talii; nikt inny jej nie widzi.
    .topic = Niewybrane inwestycje
NA-18-3 = Po rozdaniu inwestycji nikomu nie wolno przeglądać ich talii.
    .topic = Bez podglądania

## Karty przygotowania, wydarzeń i wymagań

NA-19-0 = Używa się jednej losowej karty przygotowania. Umieśćcie elementy, które wymienia, połóżcie na torze tur podaną liczbę zakrytych zasobów ludzkich, od najniższego pola w górę, i usuńcie z gry wszystkie karty przygotowania.
    .topic = Karta przygotowania
NA-20-0 = W fazie wydarzeń dobiera się i rozpatruje wierzchnią kartę wydarzenia.
    .topic = Karty wydarzeń
NA-20-1 = Karta wydarzenia ma trzy części; rozpatruje się je od góry do dołu.
    .topic = Trzy części
NA-20-1a = Górna połowa może podnieść zagrożenie, zależnie od elementu z rewersu karty.
    .topic = Zagrożenie
NA-20-1b = Dolna połowa wylicza elementy; po jednym z nich trafia do każdej dzielnicy podanej obok.
    .topic = Umieszczanie
NA-20-1c = Liczba na karcie mówi, ile tur ma następna faza akcji: tyle zakrytych zasobów ludzkich kładzie się na torze tur, od najniższego pola w górę.
    .topic = Tury
NA-20-2 = Na rewersie wydarzenia widać pewien element. Wzrost zagrożenia zależy od tego, ile ich jest na planszy i gdzie, więc usuwanie ich, przede wszystkim z wysokich poziomów, zmniejsza niebezpieczeństwo.
    .topic = Rewers
NA-20-3 = Jeśli oglądasz karty wydarzeń lub zmieniasz ich kolejność, nie zdradzaj, co jest na awersach. Ich rewersy i rewers wierzchniej karty są jawne.
    .topic = Oglądanie wydarzeń
NA-21-0 = Karta wymagań mówi, ile jakich dóbr musi być w puli w najbliższej rundzie wymagań.
    .topic = Karty wymagań
NA-21-1 = W rundzie wymagań rozpatruje się odkrytą kartę wymagań i zastępuje ją nową.
    .topic = Jedna po drugiej
NA-21-2 = Każda karta wymagań podaje, o ile wzrośnie zagrożenie, jeśli ich nie spełnicie.
    .topic = Cena porażki

## Koniec tury

NA-22-0 = W kroku końca tury aktywny gracz może używać tych zasobów ludzkich, które mają nagłówek „Na koniec tury”.
    .topic = Zasoby na koniec tury
NA-22-1 = Każdej z tych zdolności możesz w tym kroku użyć najwyżej raz.
    .topic = Raz
NA-22-2 = Ze zdolności „Na koniec tury” nie musisz korzystać.
    .topic = Dobrowolne
NA-22-3 = To ty ustalasz ich kolejność.
    .topic = Kolejność
NA-22-4 = Jeśli taki zasób zyskasz właśnie w tym kroku, możesz go jeszcze użyć.
    .topic = Zyskane w porę

## Kontrakty, kontroferty, korporacje

NA-23-0 = Konkurującym graczem jest ten, kto złożył najnowszą kontrofertę umowy.
    .topic = Konkurujący gracz
NA-23-1 = Nowy konkurujący gracz zajmuje miejsce poprzedniego.
    .topic = Zmiana
NA-24-0 = Na każdym arkuszu jest kontrakt: sposób zyskiwania kapitału, który ma tylko ta korporacja.
    .topic = Kontrakty
NA-24-1 = Kontrakt podaje warunek; ilekroć jest spełniony, korporacja zyskuje kapitał.
    .topic = Jak płaci
NA-24-2 = Warunki wszystkich kontraktów oprócz kontraktu Melange Mining spełnia rozpatrzenie kart akcji, obojętne przez kogo.
    .topic = Dzięki kartom akcji
NA-24-3 = Kontrakty za usuwanie nie płacą za elementy, które trafiły do Korzenia.
    .topic = Nie z Korzenia
NA-25-0 = Kontroferta to karta akcji, którą wystawia konkurujący gracz.
    .topic = Kontroferta
NA-25-1 = Żeby złożyć kontrofertę, połóż kartę z ręki, odkrytą, na polu kontroferty.
    .topic = Składanie
NA-25-2 = Zamiast niej możesz wystawić swoją kartę akcji awaryjnej.
    .topic = Karty akcji awaryjnych
NA-25-3 = Kontrofertę kładzie się na kartach, które już są na tym polu.
    .topic = Na wierzch
NA-25-4 = Składając kontrofertę, musisz odrzucić z ręki tyle kart, ile odkrytych leży na tym polu: za pierwszą żadnej, za drugą jedną i tak dalej.
    .topic = Rosnący koszt
NA-25-4a = Nowa kontroferta unieważnia poprzednią, a jej autor nie jest już konkurującym graczem.
    .topic = Stara traci ważność
NA-25-5 = Kontrofertą jest tylko wierzchnia karta na tym polu; pozostałe liczą się jedynie do kosztu.
    .topic = Tylko wierzchnia karta
NA-25-6 = Gdy wszyscy oprócz aktywnego gracza mieli już po jednej okazji, zaczyna się krok wsparcia.
    .topic = Po jednej okazji
NA-25-7 = Kontrofertą może być inny egzemplarz karty, którą już ktoś zaproponował.
    .topic = Znów ta sama karta
NA-25-8 = „Szef Gorman” może odesłać kontrofertę na rękę tego, kto ją złożył. Osoba ta nie jest już konkurującym graczem i nie odzyskuje odrzuconych kart.
    .topic = Szef Gorman
NA-26-0 = Reprezentujesz korporację; masz jej arkusz, jej kartę akcji awaryjnej i jej żeton kapitału.
    .topic = Korporacja
NA-26-1 = Co dotyczy korporacji, dotyczy też grającej nią osoby, i na odwrót.
    .topic = Korporacja i gracz

## Kradzież

NA-27-0 = Niektóre zasoby ludzkie pozwalają ci ukraść innym kapitał lub karty.
    .topic = Kradzież
NA-27-1 = Przy kradzieży kapitału ofiara traci podaną kwotę, a złodziej ją zyskuje.
    .topic = Kapitał
NA-27-2 = Ukradziony zasób ludzki przechodzi od ofiary do złodzieja.
    .topic = Zasoby ludzkie
NA-27-2a = Ukradziony wyczerpany zasób pozostaje wyczerpany.
    .topic = Nadal wyczerpany
NA-27-2b = Ukraść zasób to nie to samo, co go zdobyć; nie dzieje się nic, co następuje przy zdobyciu.
    .topic = Nie jest zdobyty
NA-27-3 = Ukradziona karta przechodzi z ręki do ręki i nikt inny jej nie widzi.
    .topic = Karty
NA-27-3a = Efekty kradnące karty akcji nie zabierają kart akcji awaryjnych, chyba że wprost o nich mówią.
    .topic = Nie karty akcji awaryjnych

## Miasto i niepokój

NA-28-0 = Plansza to miasto złożone z dziesięciu dzielnic. Wszystko, co jest w którejś dzielnicy, jest w mieście.
    .topic = Miasto
NA-29-0 = W każdej dzielnicy niepokój jest na jednym z trzech poziomów: stabilnym, protestu albo strajku.
    .topic = Niepokój
NA-29-1 = Ze stabilności dzielnica przechodzi w protest: dostaje żeton niepokoju stroną protestu do góry. Z protestu przechodzi w strajk: żeton się obraca.
    .topic = Wzrost
NA-29-2 = Niepokój maleje w odwrotną stronę: ze strajku w protest, z protestu w stan stabilny, a wtedy żeton wraca do rezerw.
    .topic = Spadek
NA-29-3 = Eksploatacja dzielnicy podnosi jej niepokój o jeden poziom.
    .topic = Przez eksploatację
NA-29-4 = W dzielnicy ze strajkiem niepokój nie może wzrosnąć.
    .topic = Nie wyżej niż strajk
NA-29-5 = W stabilnej dzielnicy niepokój nie może zmaleć.
    .topic = Nie niżej niż stabilny
NA-29-6 = Jeśli jest tam Front Ludzkości, eksploatacja podnosi niepokój o dwa poziomy; gdy o dwa się nie da, umieszcza się żeton wyłączenia.
    .topic = Z Frontem Ludzkości
NA-29-7 = Wzrost przypadający na dzielnicę ze strajkiem nigdy nie wywołuje wyłączenia, chyba że właśnie się ją eksploatuje i jest tam Front Ludzkości.
    .topic = Innych wyłączeń nie ma
NA-29-8 = Umieszczenie wyłączenia odsyła żeton niepokoju tej dzielnicy do rezerw; dla kontraktu NBN nie jest to obniżenie niepokoju.
    .topic = Wyłączenie a żeton niepokoju
NA-29-9 = Dzielnica z wyłączeniem liczy się jako stabilna, a jej niepokój nie może wzrosnąć.
    .topic = Dzielnice z wyłączeniem
NA-29-10 = Gdy efekt usuwa żeton wyłączenia, dzielnica jest stabilna.
    .topic = Po wyłączeniu

## Oferty, karty ogólne, ograniczenia

NA-30-0 = Ofertami są główna oferta i aktualna kontroferta. Efekt, który mówi o ofercie, może dotyczyć jednej albo drugiej.
    .topic = Oferty
NA-31-0 = Za wpis „Ogólne” na liście dobierania bierzesz podaną liczbę kart z jednej, dowolnej talii akcji.
    .topic = Karty ogólne
NA-31-1 = Kart ogólnych nie wolno wziąć z talii, z której w tym kroku odnowienia już coś dobrano.
    .topic = Nowa talia
NA-32-0 = Elementów jest tylko tyle, ile w pudełku. Jeśli w rezerwach czegoś zabrakło, nic się nie umieszcza.
    .topic = Ograniczona liczba elementów

## Organizacje przestępcze

NA-33-0 = Organizacje przestępcze to wrogie jednostki. Dzielnica z taką jednostką nie może produkować swojego dobra podstawowego.
    .topic = Organizacje przestępcze
NA-33-1 = W dzielnicy mieści się najwyżej jedna jednostka Organizacji przestępczych. Druga, która miałaby się tam pojawić, musi ruszyć dalej.
    .topic = Jedna na dzielnicę
NA-33-2 = Organizacje przestępcze, które wchodzą do dzielnicy z Prywatną ochroną, ruszają dalej. Jeśli już tam są, gdy pojawia się Prywatna ochrona, muszą odejść.
    .topic = Organizacje a Prywatna ochrona
NA-33-3 = Organizacje przestępcze, które dotrą do Korzenia, wracają do rezerw i podnoszą zagrożenie o 2.
    .topic = Organizacje w Korzeniu
NA-33-4 = Organizacje przestępcze wstrzymują dobro podstawowe nawet tam, gdzie jest rozwój.
    .topic = Mimo rozwoju
NA-33-5 = Dzielnica z jednym tylko dobrem nic nie produkuje, dopóki są w niej Organizacje przestępcze.
    .topic = Jedyne dobro

## Poruszanie

NA-34-0 = Poruszająca się jednostka albo poruszający się żeton opuszcza dzielnicę (bieżącą lub tę, do której miało nastąpić umieszczenie) jej ścieżką wychodzącą i trafia do dzielnicy o wyższym numerze na końcu tej ścieżki.
    .topic = Poruszanie
NA-34-1 = Jeśli nie ma tam miejsca, następuje kolejny ruch, już stamtąd, i tak aż do wolnego miejsca albo do Korzenia.
    .topic = Dalej i dalej
NA-34-2 = Wroga jednostka, żeton choroby i żeton wyłączenia, gdy dotrą do Korzenia, wracają do rezerw i podnoszą zagrożenie o 2. Nie usunięto ich z dzielnicy, więc żaden kontrakt nie płaci.
    .topic = W Korzeniu
NA-34-3 = Żeton choroby, żeton wyłączenia i wroga jednostka muszą się poruszyć, jeśli w dzielnicy, do której mają trafić, jest już coś tego samego rodzaju.
    .topic = Bez powtórzeń
NA-34-4 = Wroga jednostka, która przez umieszczenie lub ruch trafia do dzielnicy z Prywatną ochroną, rusza dalej. Gdy umieszcza się Prywatną ochronę, odchodzi stamtąd każda wroga jednostka.
    .topic = Prywatna ochrona
NA-34-5 = Żetony niepokoju i rozwoju nigdy się nie poruszają.
    .topic = Co się nigdy nie porusza
NA-34-6 = Wyjście z dzielnicy nie jest usunięciem; żaden kontrakt za to nie płaci.
    .topic = Ruch to nie usunięcie

## Poziomy

NA-35-0 = Miasto ma poziomy 1, 2 i 3. Poznasz je po paskach pod nazwą dzielnicy i po kolorze jej ramki.
    .topic = Poziomy
NA-35-1 = Same poziomy nic nie robią, ale mogą o nich mówić karty wydarzeń.
    .topic = Po co są
NA-35-2 = To, jak bardzo wydarzenie podnosi zagrożenie, może zależeć od poziomów, na których są pewne elementy; wyższe poziomy kosztują zwykle więcej.
    .topic = Wysokie poziomy są groźne

## Produkcja

NA-36-0 = Dzielnica produkuje wszystkie swoje dobra podczas eksploatacji oraz wtedy, gdy tak każe karta.
    .topic = Produkcja
NA-36-1 = Produkcja przesuwa żeton dobra o wytworzoną ilość; żeton pokazuje zawsze, ile jest w puli łącznie.
    .topic = Żeton dobra
NA-36-2 = Dzielnica ze strajkiem lub wyłączeniem nic nie produkuje.
    .topic = Strajk i wyłączenie
NA-36-3 = Rozwój zwiększa ilość dobra podstawowego o 1.
    .topic = Rozwój
NA-36-4 = Organizacje przestępcze wstrzymują dobro podstawowe.
    .topic = Organizacje przestępcze
NA-36-5 = Żetony dóbr nie wychodzą poza koniec swojego toru.
    .topic = Koniec toru
NA-36-6 = Gdy produkować każe dzielnicy karta, Organizacje przestępcze, wyłączenie i cała reszta liczą się jak zwykle.
    .topic = Na polecenie karty

## Protest

NA-37-0 = Protest jest jednym z poziomów niepokoju; oznacza go strona protestu na żetonie.
    .topic = Protest
NA-37-1 = Wzrost niepokoju w dzielnicy z protestem prowadzi do strajku.
    .topic = Do strajku
NA-37-2 = Spadek niepokoju w dzielnicy z protestem czyni ją stabilną; żeton wraca do rezerw.
    .topic = Do stabilności
NA-37-3 = Dzielnica z protestem produkuje nadal.
    .topic = Produkcja trwa

## Prywatna ochrona

NA-38-0 = Prywatna ochrona nie wpuszcza wrogich jednostek do swojej dzielnicy.
    .topic = Prywatna ochrona
NA-38-1 = Wroga jednostka, która przez umieszczenie lub ruch trafia do dzielnicy z Prywatną ochroną, musi ruszyć dalej.
    .topic = Wstęp wzbroniony
NA-38-2 = Gdy umieszcza się Prywatną ochronę, każda wroga jednostka w tej dzielnicy musi odejść.
    .topic = Wypędzenie
NA-38-3 = W dzielnicy mieści się najwyżej jedna jednostka Prywatnej ochrony.
    .topic = Jedna na dzielnicę

## Przygotowane karty, pula, rezerwy, rozmiar ręki

NA-39-0 = Na początku kroku odnowienia w twojej turze przygotowuje się wszystkie twoje wyczerpane zasoby ludzkie.
    .topic = Przygotowana
NA-40-0 = Pula ma pięć torów, po jednym na dobro. Na każdym są dwa żetony: żeton dobra pokazuje, ile go jest, a żeton celu, ile go trzeba w najbliższej rundzie wymagań.
    .topic = Pula
NA-40-1 = Wszystko, co wyprodukują dzielnice, dodaje się do puli; żeton pokazuje sumę.
    .topic = Dodawanie
NA-40-2 = Żeton nie wychodzi poza koniec toru; nadwyżka przepada.
    .topic = Nadwyżka przepada
NA-40-3 = Dobra, którego ilość wynosi 0, nie da się już zmniejszyć.
    .topic = Nigdy poniżej 0
NA-41-0 = W rezerwach jest wszystko, co nie jest akurat w użyciu: jednostki i żetony.
    .topic = Rezerwy
NA-41-1 = Elementy umieszcza się z rezerw.
    .topic = Skąd się bierze
NA-41-2 = Usunięte elementy wracają do rezerw i mogą znów zostać umieszczone.
    .topic = Dokąd się odkłada
NA-42-0 = Na ręce możesz zatrzymać pięć kart akcji; to twój rozmiar ręki.
    .topic = Rozmiar ręki
NA-42-1 = Do rozmiaru ręki nie wlicza się kart akcji awaryjnych.
    .topic = Bez kart akcji awaryjnych
NA-42-2 = Jeśli na koniec swojej tury masz ich więcej, odrzuć nadmiar.
    .topic = Odrzucanie

## Rozwój

NA-43-0 = Żetony rozwoju w dzielnicach zwiększają produkcję.
    .topic = Rozwój
NA-43-1 = Żeton rozwoju dodaje 1 do ilości dobra podstawowego.
    .topic = O jedno więcej
NA-43-2 = W dzielnicy z jednym tylko dobrem to ono jest podstawowe i na tym zyskuje.
    .topic = Jedyne dobro
NA-43-3 = Organizacje przestępcze i tak wstrzymują dobro podstawowe.
    .topic = Organizacje są silniejsze
NA-43-4 = W dzielnicy mieści się najwyżej jeden żeton rozwoju.
    .topic = Jeden na dzielnicę

## Rundy

NA-44-0 = Gra to ciąg rund dwojakiego rodzaju: standardowych i wymagań.
    .topic = Rundy
NA-44-1 = Standardowych rund jest sześć, a rund wymagań trzy, w kolejności z toru rund.
    .topic = Ile ich jest
NA-44-2 = Na koniec każdej rundy żeton rund idzie o jedno pole dalej.
    .topic = Żeton rund
NA-45-0 = Runda wymagań ma kroki, wykonywane po kolei. W grze są trzy takie rundy.
    .topic = Runda wymagań
NA-45-1 = Każda osoba odkrywa zachowaną inwestycję i zyskuje tyle kapitału, ile z niej wynika.
    .topic = 1. Punktowanie inwestycji
NA-45-2 = Gracze wspólnie patrzą na odkrytą kartę wymagań.
    .topic = 2. Sprawdzenie wymagań
NA-45-2a = Jeśli każdego dobra jest dość, wymagania są spełnione i zagrożenie się nie zmienia.
    .topic = Spełnione
NA-45-2b = Jeśli któregoś dobra brakuje, wymagania są niespełnione i zagrożenie rośnie jeden raz o wartość z karty.
    .topic = Niespełnione
NA-45-2c = W trzeciej rundzie wymagań gra kończy się zaraz po tym kroku.
    .topic = Ostatni raz
NA-45-3 = Pulę się zeruje i odkrywa nowe wymagania.
    .topic = 3. Nowe wymagania
NA-45-3a = Wszystkie żetony dóbr wracają na 0, a stara karta wymagań idzie na spód swojej talii.
    .topic = Zerowanie
NA-45-3b = Odkrywa się wierzchnią kartę wymagań i każdy żeton celu ustawia na podanej wartości.
    .topic = Nowe cele
NA-45-4 = Wszystkie inwestycje wracają do talii, którą się tasuje. Każda osoba dobiera dwie i jedną zachowuje zakrytą; reszta trafia zakryta na wierzch talii.
    .topic = 4. Wybór inwestycji
NA-45-5 = Potem żeton rund idzie dalej i zaczyna się standardowa runda.
    .topic = Dalej
NA-45-6 = W trzeciej rundzie wymagań nie ma trzeciego ani czwartego kroku.
    .topic = Pominięte kroki

## Rywale

NA-46-0 = Podczas przygotowania dostajesz kartę rywala z nazwą korporacji, którą masz pokonać.
    .topic = Rywal
NA-46-1 = Jeśli na koniec trzeciej rundy wymagań zagrożenie jest niższe niż 25, wygrywają wszyscy, którzy mają więcej kapitału od swojego rywala. Zwycięzców może być kilku.
    .topic = Zwycięstwo
NA-46-1a = Jeśli masz kartę własnej korporacji, nie masz rywala: wygrywasz, mając więcej kapitału niż przynajmniej trzy inne osoby, a w grze czteroosobowej dwie.
    .topic = Własna karta
NA-46-2 = Federalista nie wygrywa w ten sposób, lecz wtedy, gdy grę kończy zagrożenie, a on ma co najmniej 25 kapitału.
    .topic = Federalista
NA-46-3 = Karty rywali są tajne: nie wolno ani ich pokazywać, ani o nich mówić.
    .topic = Tajemnica

## Stabilność, standardowa runda, strajk

NA-47-0 = Stabilny to poziom niepokoju, przy którym nie ma żetonu niepokoju.
    .topic = Stabilny
NA-47-1 = W stabilnej dzielnicy niepokój nie może zmaleć.
    .topic = Nie może zmaleć
NA-47-2 = Wzrost niepokoju w stabilnej dzielnicy prowadzi do protestu.
    .topic = Do protestu
NA-47-3 = Dzielnica z wyłączeniem jest stabilna.
    .topic = Przy wyłączeniu
NA-48-0 = Standardowa runda ma trzy fazy, w tej kolejności: akcji, produkcji, wydarzeń.
    .topic = Standardowa runda
NA-49-0 = Strajk jest jednym z poziomów niepokoju; dzielnica ze strajkiem nic nie produkuje.
    .topic = Strajk
NA-49-1 = W dzielnicy ze strajkiem niepokój nie może wzrosnąć.
    .topic = Nie może wzrosnąć
NA-49-2 = Spadek niepokoju w dzielnicy ze strajkiem prowadzi do protestu.
    .topic = Do protestu

## Ścieżki i tury

NA-50-0 = Ścieżki to linie o ustalonym kierunku: każda prowadzi z dzielnicy do dzielnicy o wyższym numerze i wszystko, co się porusza, idzie za nią. Z Rutherford ścieżka prowadzi do Base de Cayambe.
    .topic = Ścieżki ruchu
NA-50-1 = Z Base de Cayambe (10) ścieżka prowadzi do Korzenia, a on dzielnicą nie jest. Wroga jednostka, żeton choroby i żeton wyłączenia wracają stamtąd do rezerw i podnoszą zagrożenie o 2.
    .topic = Do Korzenia
NA-51-0 = Tor tur ma pięć numerowanych pól; leżące na nim zasoby ludzkie wyznaczają liczbę tur.
    .topic = Tor tur
NA-51-1 = Podczas przygotowania liczbę zasobów podaje karta przygotowania.
    .topic = Na początku
NA-51-2 = W każdej fazie wydarzeń liczbę podaje karta wydarzenia.
    .topic = Później
NA-51-3 = Bierze się je z wierzchu ich talii i kładzie zakryte, po jednym na pole, od najniższego numeru w górę.
    .topic = Jak się je kładzie
NA-51-4 = Jeśli po czyjejś turze tor jest pusty, kończy się faza akcji i zaczyna produkcja.
    .topic = Pusty tor
NA-51-5 = W szóstej standardowej rundzie toru nie trzeba już zapełniać.
    .topic = Szósta standardowa runda
NA-52-0 = W fazie akcji gracze rozgrywają swoje tury, a każda ma te same kroki.
    .topic = Tura
NA-52-1 = Kto rozgrywa turę, ten jest aktywnym graczem.
    .topic = Czyja to tura
NA-52-2 = Na koniec swojej tury możesz użyć zasobów „Na koniec tury”.
    .topic = Koniec tury
NA-52-3 = Liczbę tur pierwszej rundy podaje karta przygotowania, a każdej późniejszej karta wydarzenia.
    .topic = Liczba tur

## Umieszczanie

NA-53-0 = Żeby umieścić element, weź go z rezerw i połóż w podanej dzielnicy.
    .topic = Umieszczanie
NA-53-1 = Żeton choroby, żeton wyłączenia i wroga jednostka muszą się poruszyć, jeśli umieszcza się je tam, gdzie jest już coś tego samego rodzaju.
    .topic = Bez powtórzeń
NA-53-2 = Wrogie jednostki ustępują przed Prywatną ochroną tak, jak opisano przy poruszaniu.
    .topic = Wrogowie i Prywatna ochrona
NA-53-3 = Umieszczenie wyłączenia odsyła żeton niepokoju tej dzielnicy do rezerw.
    .topic = Wyłączenie a niepokój
NA-53-4 = Żetony niepokoju i wyłączenia dzielą w dzielnicy jedno pole stanu; rozwój i choroba mają każde swoje pole.
    .topic = Pola
NA-53-5 = Jednostki stoją gdziekolwiek na ilustracji dzielnicy.
    .topic = Jednostki

## Umowa

NA-54-0 = W każdej turze fazy akcji rozpatruje się jedną umowę, w pięciu krokach.
    .topic = Umowa
NA-54-1 = Aktywny gracz odkrywa zasób ludzki z najwyższego zajętego pola toru tur i kładzie go na polu odkrytego zasobu.
    .topic = 1. Zasób ludzki
NA-54-2 = Aktywny gracz wykłada odkrytą kartę z ręki albo kartę akcji awaryjnej jako główną ofertę.
    .topic = 2. Główna oferta
NA-54-2a = Pasować aktywnemu graczowi nie wolno.
    .topic = Bez pasowania
NA-54-3 = Zgodnie z ruchem wskazówek zegara, począwszy od osoby na lewo od aktywnego gracza, każdy inny gracz może raz złożyć kontrofertę, wykładając odkrytą kartę z ręki lub własną kartę akcji awaryjnej, albo spasować.
    .topic = 3. Kontroferty
NA-54-3a = Kosztuje to tyle kart odrzuconych z ręki, ile odkrytych leży już na polu.
    .topic = Koszt
NA-54-3b = Kto składa kontrofertę, zostaje konkurującym graczem; poprzedni i jego oferta tracą swoje miejsce.
    .topic = Konkurujący gracz
NA-54-4 = Wszyscy inni są wspierającymi graczami. Zgodnie z ruchem wskazówek zegara, od osoby na lewo od aktywnego gracza, każdy z nich może położyć obok jednej z ofert co najmniej jedną zakrytą kartę z ręki albo się wstrzymać.
    .topic = 4. Wsparcie
NA-54-4a = Nikomu nie wolno wesprzeć obu ofert naraz.
    .topic = Nie obie
NA-54-5 = Wygrywa oferta, przy której jest więcej zakrytych kart. Jej autor ją rozpatruje, a potem zdobywa odkryty zasób ludzki; wszystkie karty akcji z tej umowy odrzuca się zakryte.
    .topic = 5. Rozstrzygnięcie
NA-54-5a = Przy równym wsparciu wygrywa aktywny gracz.
    .topic = Remisy
NA-54-5b = Karty akcji awaryjnych wracają do właścicieli: zakryte, jeśli wygrały, inaczej odkryte.
    .topic = Karty akcji awaryjnych
NA-54-6 = Aktywny i konkurujący gracz nie kładą wsparcia, chyba że pozwala im na to wprost jakiś efekt.
    .topic = Kto nie może wspierać
NA-54-7 = Aktywny gracz nie składa kontroferty, chyba że wprost pozwala mu na to karta.
    .topic = Kto nie może składać kontroferty

## Usuwanie, wrogowie

NA-55-0 = Niektóre efekty zabierają z planszy jednostki i żetony.
    .topic = Usuwanie
NA-55-1 = Co zostało usunięte, wraca do rezerw.
    .topic = Do rezerw
NA-55-2 = Wyłączenie położone na żetonie niepokoju odsyła ten żeton do rezerw; kontrakt NBN za to nie płaci.
    .topic = Wyłączenie na niepokoju
NA-55-3 = Kontrakty za usuwanie płacą tylko za to, co usunięto z dzielnicy; za elementy, które trafiły do Korzenia, nie ma nic.
    .topic = Kontrakty
NA-56-0 = Wrogie jednostki to Front Ludzkości i Organizacje przestępcze.
    .topic = Wrogie jednostki
NA-56-1 = Prywatna ochrona nie jest wrogiem.
    .topic = Prywatna ochrona do nich nie należy

## Wsparcie

NA-57-0 = Każdy wspierający gracz musi wesprzeć ofertę albo się wstrzymać.
    .topic = Wesprzeć albo się wstrzymać
NA-57-1 = Wspierasz, kładąc co najmniej jedną zakrytą kartę z ręki obok wybranej oferty.
    .topic = Wspieranie
NA-57-2 = Żeby się wstrzymać, wystarczy to powiedzieć.
    .topic = Wstrzymanie się
NA-57-3 = Obu ofert wesprzeć nie możesz.
    .topic = Nie obie
NA-57-4 = Umowę wygrywa ten, przy czyjej ofercie jest więcej kart.
    .topic = Kto wygrywa
NA-57-4a = Remis wygrywa aktywny gracz.
    .topic = Remisy
NA-58-0 = W kroku wsparcia każda osoba oprócz aktywnego i konkurującego gracza jest wspierającym graczem i musi wesprzeć jedną z ofert albo się wstrzymać.
    .topic = Wspierający gracz
NA-59-0 = Kto się wstrzymuje, nie kładzie karty; decyduje następny wspierający gracz w kierunku ruchu wskazówek zegara.
    .topic = Wstrzymanie się

## Wyczerpywanie

NA-60-0 = Za zdolność niektórych zasobów ludzkich płaci się ich wyczerpaniem, czyli obróceniem na bok. Wyczerpanego zasobu nie można wyczerpać ponownie.
    .topic = Wyczerpanie
NA-60-1 = Twoje wyczerpane zasoby przygotowuje się na początku kroku odnowienia twojej tury.
    .topic = Znów przygotowane
NA-60-2 = Handel ani kradzież nie przygotowują zasobu.
    .topic = Nie przez zmianę właściciela

## Eksploatacja

NA-61-0 = W fazie produkcji eksploatuje się każdą dzielnicę z androidem; produkuje ona każde ze swoich dóbr w wydrukowanej ilości.
    .topic = Eksploatacja
NA-61-1 = Po produkcji niepokój rośnie o jeden poziom, a z Frontem Ludzkości o dwa; gdy o dwa się nie da, umieszcza się żeton wyłączenia.
    .topic = Niepokój
NA-61-2 = Dzielnicę z androidem eksploatuje się nawet wtedy, gdy nic nie może wyprodukować; wzrost niepokoju i wyłączenia za sprawą Frontu Ludzkości następują mimo to.
    .topic = Nawet bez zysku
NA-61-3 = Przy strajku lub wyłączeniu nic nie produkuje.
    .topic = Strajk i wyłączenie
NA-61-4 = Rozwój dodaje 1 do ilości dobra podstawowego.
    .topic = Rozwój
NA-61-5 = Przy Organizacjach przestępczych dobra podstawowego nie ma.
    .topic = Organizacje przestępcze
NA-61-6 = Eksploatacja dzielnicy z chorobą nie podnosi zagrożenia.
    .topic = Choroba
NA-61-7 = Dzielnice eksploatuje się w kolejności numerów, żeby żadna nie trafiła się dwa razy.
    .topic = Kolejność

## Wyłączenie

NA-62-0 = W dzielnicy z żetonem wyłączenia trwa wyłączenie; nic ona nie produkuje.
    .topic = Wyłączenie
NA-62-1 = Umieszczenie wyłączenia usuwa żeton niepokoju i dzielnica jest stabilna; kontrakt NBN za to nie płaci.
    .topic = Niepokój znika
NA-62-2 = W dzielnicy z wyłączeniem niepokój nie może wzrosnąć.
    .topic = Nie może wzrosnąć
NA-62-3 = W dzielnicy mieści się najwyżej jeden żeton wyłączenia. Drugi, który miałby się tam pojawić, musi ruszyć dalej.
    .topic = Jedno na dzielnicę
NA-62-4 = Żeton wyłączenia, który dotrze do Korzenia, wraca do rezerw i podnosi zagrożenie o 2.
    .topic = Wyłączenie w Korzeniu
NA-62-5 = Tylko Front Ludzkości zamienia niemożliwy wzrost niepokoju w wyłączenie.
    .topic = Tylko Front Ludzkości

## Zamiana

NA-63-0 = Niektóre zasoby ludzkie zamieniają karty: ci, którzy mają te dwie karty, oddają je sobie nawzajem.
    .topic = Zamiana
NA-63-1 = „Alex Westlund” zamienia dwa zasoby ludzkie. Jeśli zamieniasz nim jeden z własnych, choćby samego „Alexa Westlunda”, tracisz 2 kapitału. Zamienionych zasobów się nie zdobywa.
    .topic = Alex Westlund

## Zagrożenie

NA-64-0 = Zagrożenie to wartość na torze zagrożenia. Przy 25 gra od razu się kończy.
    .topic = Zagrożenie
NA-64-1 = Jeśli grę kończy zagrożenie, przegrywają wszyscy oprócz Federalisty; on wygrywa, mając co najmniej 25 kapitału, a inaczej też przegrywa.
    .topic = Kto wtedy wygrywa
NA-64-2 = Karta akcji, która wpływa na co najmniej jedną dzielnicę z chorobą, podnosi zagrożenie o 2.
    .topic = Choroba
NA-64-3 = Wroga jednostka, żeton choroby i żeton wyłączenia, gdy dotrą do Korzenia, wracają do rezerw i podnoszą zagrożenie o 2.
    .topic = Korzeń
NA-64-4 = Niespełnione wymagania podnoszą zagrożenie o wartość z karty.
    .topic = Wymagania
NA-64-5 = Wydarzenie może podnieść zagrożenie, zależnie od tego, ile jest elementów z jego rewersu i gdzie.
    .topic = Wydarzenia

## Zasoby ludzkie

NA-65-0 = Zasoby ludzkie mają zdolności; używa się ich tak, jak mówi tekst karty.
    .topic = Zasoby ludzkie
NA-65-1 = Otrzymany zasób leży przed tobą odkryty.
    .topic = Przed tobą
NA-65-2 = Użycie niektórych zasobów wymaga ich wyczerpania.
    .topic = Wyczerpywanie
NA-65-2a = Wyczerpanego zasobu nie można wyczerpać znowu, dopóki nie zostanie przygotowany w kroku odnowienia swojego właściciela.
    .topic = Nie drugi raz
NA-65-3 = Na koniec własnej tury możesz użyć zasobów „Na koniec tury”.
    .topic = Koniec tury
NA-65-4 = Jeśli w tej samej chwili możesz użyć kilku zasobów, ich kolejność zależy od ciebie.
    .topic = Kilka naraz
NA-65-4a = Jeśli w tej samej chwili używa ich kilka osób, robią to zgodnie z ruchem wskazówek zegara, od aktywnego gracza.
    .topic = Kilka osób
NA-65-5 = Zdolności ze słowem „może” lub „możesz” i zdolności „Na koniec tury” są zawsze dobrowolne.
    .topic = Dobrowolne
NA-65-6 = Zasoby działające na początku tury rozpatruje się przed jej krokiem odnowienia.
    .topic = Początek tury
NA-65-7 = Odrzucony zasób idzie zakryty na spód talii zasobów ludzkich.
    .topic = Odrzucanie
NA-65-8 = Zasobami ludzkimi wolno handlować.
    .topic = Handel
NA-65-8a = Wyczerpane zasoby po transakcji są nadal wyczerpane.
    .topic = Nadal wyczerpane
NA-65-8b = Zasób otrzymany w handlu jest zyskany, ale nie zdobyty.
    .topic = Zyskany, nie zdobyty
NA-65-9 = Zasobów na torze tur nikomu nie wolno oglądać.
    .topic = Bez podglądania

## Zdobywanie

NA-66-0 = Kto wygrywa umowę, zdobywa zasób ludzki odkryty na jej początku i kładzie go przed sobą, odkryty.
    .topic = Zdobycie
NA-66-1 = Zasoby ukradzione i otrzymane w handlu są zyskane, ale nie zdobyte.
    .topic = Ukradzione lub z handlu

## Zwycięstwo i przegrana

NA-67-0 = Gra kończy się po sprawdzeniu wymagań w trzeciej rundzie wymagań albo w chwili, gdy zagrożenie osiąga 25.
    .topic = Koniec
NA-67-0a = Odkrywa się wszystkie karty rywali. Federalista przegrywa, a z pozostałych osób wygrywa każda, która spełniła swój warunek.
    .topic = Po trzeciej rundzie wymagań
NA-67-1 = Jeśli twoim rywalem jest inna korporacja, musisz mieć więcej kapitału niż ona.
    .topic = Inna korporacja
NA-67-1a = Przy równym kapitale przegrywasz.
    .topic = Tyle samo to za mało
NA-67-2 = Z własną kartą musisz mieć więcej kapitału niż każda z trzech innych osób, a w grze czteroosobowej z dwóch.
    .topic = Własna karta
NA-67-2a = Jeśli przez remis brakuje ci jednej osoby, przegrywasz.
    .topic = Remisy się nie liczą
NA-67-3 = Jeśli grę kończy zagrożenie, odkrywa się karty rywali i przegrywają wszyscy oprócz Federalisty; on wygrywa, mając co najmniej 25 kapitału.
    .topic = Przez zagrożenie

## Żetony androidów i żetony celu

NA-68-0 = Żetony androidów wskazują dzielnice, które w fazie produkcji będą produkować.
    .topic = Androidy
NA-68-1 = Przenoszony android może trafić do dowolnej dzielnicy; ścieżki nie mają znaczenia.
    .topic = Dokądkolwiek
NA-68-2 = Kilka androidów przenosi się po jednym, nigdy do dzielnicy, w której już jakiś jest.
    .topic = Po jednym
NA-68-3 = W dzielnicy mieści się najwyżej jeden android.
    .topic = Jeden na dzielnicę
NA-69-0 = Żetony celu wskazują, ile którego dobra potrzeba. Gdy odkrywa się wymagania, na każdym torze ustawia się jeden żeton, na wydrukowanej wartości.
    .topic = Żetony celu

## Skrót zasad

NA-Q-1 = Faza akcji: tury złożone z odnowienia, umowy i końca tury, aż tor tur będzie pusty. Faza produkcji: eksploatacja każdej dzielnicy z androidem. Faza wydarzeń: rozpatrzenie wydarzenia i zapełnienie toru tur.
    .topic = Standardowa runda
NA-Q-2 = Zasób ludzki, główna oferta, kontroferty, wsparcie, rozstrzygnięcie. Wygrywa większe wsparcie, a przy remisie aktywny gracz.
    .topic = Umowa
NA-Q-3 = Punktowanie inwestycji, sprawdzenie wymagań, odkrycie nowych wymagań, wybór inwestycji.
    .topic = Runda wymagań
NA-Q-4 = Przy proteście dzielnica produkuje, przy strajku i wyłączeniu nie. Rozwój: o 1 więcej dobra podstawowego. Organizacje przestępcze: bez dobra podstawowego. Front Ludzkości: niepokój rośnie o dwa poziomy, a gdy się nie da, następuje wyłączenie.
    .topic = Produkcja
NA-Q-5 = 2 za kartę akcji, która wpływa na chorobę, 2 za wszystko, co dotrze do Korzenia, i od 5 do 7 za niespełnione wymagania.
    .topic = Zagrożenie
