### Lekcje: po jednym komunikacie na lekcję, to jej tytuł; .begin opisuje sytuację, .goal mówi, co zrobić, .idea-… co jest nowe, .wrong-…
### odpowiada na błędną próbę, .missed mówi się, gdy celu nie da się już osiągnąć, a .strategy to rada na przyszłość.

lesson-contract = Co ci płaci
    .begin = Prowadzisz Jinteki i to ty składasz główną ofertę. Pozostali nie mają kart, więc wygra wszystko, co zaoferujesz. W dwóch dzielnicach wybuchła choroba.
    .goal = Złóż ofertę, która da ci 2 kapitału, i zachowaj kartę awaryjną.
    .idea-offer = Aktywny gracz wykłada kartę akcji: główną ofertę. Jeśli to ona wygra, jej właściciel ją rozpatruje.
    .idea-contract = Każda korporacja ma kontrakt. Jinteki zyskuje 2 kapitału za każdy żeton choroby usunięty kartą akcji, obojętnie czyją.
    .wrong-unrest = „Na żywo 24/7” obniża niepokój: to kontrakt NBN i to NBN by zarobiło, nie ty.
    .wrong-emergency = Karta awaryjna działa raz. Zachowaj ją na dzień, w którym chore będą cztery dzielnice.
    .missed = Umowa zawarta, a tobie nic nie przyniosła.
    .strategy = Znaj wszystkie kontrakty, nie tylko swój: każda oferta to dla kogoś przy stole pieniądze.

lesson-support = Wystarczy jedna karta
    .begin = NBN oferuje „Badania kliniczne”, które dadzą ci 2 kapitału. Kontroferta Weylanda ma jedną kartę wsparcia. Decydujesz jako ostatni gracz.
    .goal = Doprowadź do wygranej głównej oferty i zachowaj na ręce dwie karty.
    .idea-tie = Ofertę wspiera się zakrytymi kartami. Przy równym wsparciu wygrywa aktywny gracz.
    .idea-saving = Karty położone jako wsparcie przepadają, ktokolwiek wygra.
    .wrong-abstain = Wtedy kontroferta wygra jedną kartą, a ty nic nie dostaniesz.
    .wrong-counter = Kontroferta nic ci nie da. „Badania kliniczne” usuwają chorobę, a to twój kontrakt.
    .wrong-wasteful = Jedna karta wyrównuje, a remis wygrywa aktywny gracz. Druga poszłaby na marne.
    .missed = Wygrała druga strona albo kosztowało cię to za dużo.
    .strategy = Policz, zanim położysz karty: aktywnemu graczowi wystarczy remis, kontroferta potrzebuje o jedną więcej.

lesson-threat = O jeden dotyk za dużo
    .begin = Zagrożenie wynosi 23; przy 25 miasto upada i przegrywają niemal wszyscy. Prowadzisz NBN. W dwóch dzielnicach trwają protesty, a w jednej z nich panuje choroba.
    .goal = Zarób 1 kapitał ze swojego kontraktu i utrzymaj zagrożenie poniżej 25.
    .idea-illness = Karta, która wpływa na chorą dzielnicę, podnosi zagrożenie o 2.
    .idea-end = Przy zagrożeniu 25 gra się kończy i wygrać może tylko Federalista.
    .wrong-ill = W dzielnicy Manta panuje choroba: ruszenie jej podniesie zagrożenie o 2, do 25. To koniec gry dla was wszystkich.
    .wrong-placed = W dzielnicy Manta panuje choroba: sprowadzenie tam Frontu Ludzkości też ją rusza i podnosi zagrożenie o 2, do 25. Umieść go w innej dzielnicy.
    .wrong-nothing = Na mapie nie ma organizacji przestępczych do usunięcia: karta nic by nie zrobiła, a kontrakt nic by nie zapłacił.
    .missed = Okazja minęła: nie ma kapitału albo miasto upadło.
    .strategy = Zanim spojrzysz na zysk, poszukaj choroby. Pod koniec gry każda karta to także pytanie o zagrożenie.

lesson-production = Gdzie pracują androidy
    .begin = Prowadzisz Haas-Bioroid, a to ostatnia tura rundy: po niej jest produkcja. Androidy pracują w dzielnicach Guayaquil i Quinde. W Base de Cayambe rządzą przestępcy, a w Laguna Velasco trwa strajk.
    .goal = Miej po produkcji co najmniej 3 kredyty i 1 energię.
    .idea-androids = W fazie produkcji każda dzielnica z androidem daje swoje dobra. Twój kontrakt płaci, gdy karta umieszcza lub przesuwa androidy.
    .idea-blocked = Organizacje przestępcze wstrzymują podstawowe dobro dzielnicy. Dzielnica ze strajkiem lub wyłączeniem nie daje nic.
    .wrong-blocked = W Base de Cayambe są przestępcy: energia jest wstrzymana, a kredytów są tam tylko 2.
    .wrong-strike = W Laguna Velasco trwa strajk: android nic tam nie wyprodukuje.
    .wrong-quinde = Quinde potrzebuje swojego androida: stamtąd jest energia.
    .wrong-liquidation = „Likwidacja” wyciska teraz jedną dzielnicę i zostawia po sobie strajk. W produkcji zabraknie androida.
    .wrong-other = Tylko Rutherford daje naraz 3 kredyty. Spójrz na liczby na dzielnicach.
    .missed = Po produkcji, a zapasy są za małe.
    .strategy = Wymagania mówią, gdzie trzeba androidów. Przesuwaj je przed ostatnią turą rundy, nie po niej.

lesson-emergency = Raz, a dobrze
    .begin = Prowadzisz Weyland Consortium. W trzech dzielnicach jest wyłączenie, a każde usunięte kartą akcji daje ci 2 kapitału. To ty składasz ofertę i nikt nie może jej przebić.
    .goal = Zarób na tej umowie 6 kapitału.
    .idea-emergency = Każda korporacja ma kartę awaryjną. Leży odkryta, można ją zaoferować jak każdą inną, a gdy wygra, odwraca się ją.
    .idea-count = Kontrakt płaci za każdy żeton: im jest ich więcej, tym lepsza karta awaryjna.
    .wrong-renovations = „Tanie remonty” usuną dwa wyłączenia: 4 kapitału i niepokój w obu dzielnicach.
    .wrong-gentrification = „Gentryfikacja” usunie jedno wyłączenie: 2 kapitału.
    .wrong-enough = Możesz usunąć trzy wyłączenia, a każde płaci. Dalej.
    .missed = Umowa zawarta, a dała mniej niż 6.
    .strategy = Czekaj z kartą awaryjną, aż w mieście będzie dość źle, ale nie tak długo, żeby ktoś posprzątał przed tobą.

lesson-security = Dwie pieczenie
    .begin = Prowadzisz Globalsec, który zarabia 1 kapitał za każdą wrogą jednostkę usuniętą kartą akcji. Front Ludzkości jest w dzielnicach Manta i Quinde, przestępcy w dzielnicach Manta i Nihongai.
    .goal = Zarób jedną kartą 2 kapitału.
    .idea-enemies = Front Ludzkości i organizacje przestępcze to wrogie jednostki: jedne podwajają niepokój, drugie wstrzymują produkcję.
    .idea-prisec = „Nakazy aresztowania” oczyszczają jedną dzielnicę z wrogów i zostawiają tam Prywatną ochronę, która nie wpuści nowych.
    .wrong-one = Tam jest tylko jeden wróg: 1 kapitał. W jednej dzielnicy jest ich dwóch.
    .wrong-none = Tam nie ma żadnego wroga: karta nic by ci nie dała.
    .wrong-deployment = „Pełna mobilizacja” nikogo nie usuwa. Kontrakt płaci za usuniętych wrogów.
    .missed = Karta zagrana, a dała mniej niż 2.
    .strategy = Pozwól wrogom się zebrać, zanim uderzysz, byle nie na drodze do Korzenia: kto tam dotrze, podniesie zagrożenie i nikomu nie zapłaci.

lesson-asset = Mały zarobek na boku
    .begin = Koniec twojej tury. Pracuje dla ciebie Fumiko Yamamori: sprzedaje 1 dobro miasta i daje ci 2 kapitału. Miasto wymaga technologii 3 i kredytów 2, a ma technologii 3 i kredytów 4.
    .goal = Zarób 2 kapitału i zostaw miastu technologie na 3.
    .idea-assets = Zwycięzca umowy dostaje zasób ludzki tej tury. Wiele z nich ma zdolność na koniec tury właściciela.
    .idea-demand = Niespełnione wymagania podnoszą zagrożenie wszystkim. Z nadwyżki możesz korzystać.
    .wrong-tech = Technologii miasto ma dokładnie tyle, ile potrzebuje. Kredytów jest o dwa za dużo.
    .wrong-pass = 2 kapitału za nic, a miasto niczego by nie odczuło.
    .missed = Tura minęła bez zarobku albo z dziurą w miejskich zapasach.
    .strategy = Zasoby ludzkie wygrywają powoli: 2 kapitału co turę to więcej niż większość kart.

lesson-rival = Byle nie on
    .begin = Runda 8. Na twojej karcie rywala jest Weyland: musisz mieć więcej kapitału niż on, a prowadzisz 20 do 19. Główna oferta NBN usuwa wyłączenia, co zapłaciłoby Weylandowi; on wspiera ją jedną kartą. Globalsec złożył kontrofertę.
    .goal = Doprowadź do wygranej kontroferty i zachowaj na ręce jedną kartę.
    .idea-rival = Wygrywasz, jeśli na koniec gry masz więcej kapitału niż rywal. Co płaci rywalowi, szkodzi tobie.
    .idea-majority = Kontroferta potrzebuje więcej wsparcia niż główna oferta: remis wygrywa aktywny gracz.
    .wrong-abstain = Wtedy wygra główna oferta, a każde usunięte wyłączenie da Weylandowi 2 kapitału. Zostaniesz w tyle.
    .wrong-main = Główna oferta płaci twojemu rywalowi. To ostatnia rzecz, którą warto wspierać.
    .wrong-tie = Jeden do jednego to remis, a remisy wygrywa aktywny gracz. Kontroferta potrzebuje jeszcze jednej karty.
    .wrong-all = Dwie karty wystarczą. Trzecia przyda się przy następnej umowie.
    .missed = Weyland zarobił albo twoja ręka jest pusta.
    .strategy = Przy każdej umowie najpierw pytaj, co da rywalowi, a potem, co da tobie.
