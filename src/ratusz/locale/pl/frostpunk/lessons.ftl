### Lekcje: po jednym komunikacie na lekcję, to jej tytuł; .begin opisuje sytuację, .goal mówi, co zrobić, .idea-… co jest nowe, .wrong-…
### odpowiada na błędną próbę, .missed mówi się, gdy celu nie da się już osiągnąć, a .strategy to rada na przyszłość.

lesson-warmth = Ciepłe ręce
    .begin = Pierwszy poranek w kraterze. Masz 2 sztuki węgla i dwóch robotników. Na płytce Generatora leży stos drewna i stos węgla.
    .goal = W 3 akcjach zbierz drewno i węgiel, zachowaj na koniec 3 sztuki węgla i nie dopuść do zachorowań.
    .idea-cold = Dopóki znacznik ciepła stoi na polu 1, każde zbieranie odbywa się w zimnie i ktoś przez nie choruje.
    .idea-zone = Spalenie 1 węgla przesuwa znacznik ciepła o 1. Gdy jest on ponad czerwonym wskaźnikiem, na płytce Generatora jest ciepło.
    .wrong-cold = Tam jest zimno: znacznik ciepła stoi na 1 i kto teraz zbiera, ten zachoruje. Najpierw spal węgiel.
    .wrong-burnt = Wystarczy jeden węgiel: czerwony wskaźnik stoi na 1, więc ciepło 2 ogrzewa całą płytkę Generatora. Drugi spaliłby się na nic.
    .wrong-snow = Odśnieżanie zawsze odbywa się w zimnie: ktoś by zachorował, a to, czego potrzebujesz, leży już tutaj.
    .wrong-pass = Jest robota do zrobienia, a pionki, które się nie ruszą, niczego nie zbiorą.
    .missed = Akcje się skończyły, a zapasy nie są takie, jak trzeba.
    .strategy = Najpierw ciepło, potem praca: jeden węgiel na strefę służy wszystkim, którzy w tej rundzie tam pracują.

lesson-builders = Trzy działania, jeden pionek
    .begin = Masz 3 sztuki drewna i jednego robotnika. Obok Generatora odśnieżono dwie płytki: na jednej oba pola są wolne, na drugiej leżą węgiel i drewno.
    .goal = Jedną akcją wznieś Retortę i Chatę myśliwych.
    .idea-works = Jeden pionek na polu prac budowlanych wykonuje najwyżej 3 działania: każde wznosi budynek albo jakiś burzy.
    .idea-fields = Budynek potrzebuje własnego pola. To, co na nim leży, wraca do banku.
    .wrong-buried = Na tym polu leżą zasoby, a pod budynkiem przepadną. Dwa pola są wolne.
    .wrong-tent = Namiot kosztuje 2 sztuki drewna. Na oba budynki już nie starczy.
    .wrong-gather = Jedyny robotnik byłby zajęty i nie miałby kto budować.
    .wrong-pass = Bez akcji nic się nie zbuduje.
    .missed = Robotnik ma już dzień za sobą, a jednego z dwóch budynków brakuje.
    .strategy = Odkładaj drewno na jeden wielki dzień budowy: trzy działania kosztują tyle samo pionków co jedno.

lesson-hunger = Dziewięciu przy stole
    .begin = Runda 3: dziś jedzą robotnicy, dziewięciu, a żywności jest 1. Na bliskich płytkach stoją dwie Chaty myśliwych. Masz 3 sztuki węgla.
    .goal = W 3 akcjach zdobądź 9 żywności, bez zachorowań i z 1 węglem w zapasie.
    .idea-eaters = W każdej rundzie je jeden typ mieszkańców: na zmianę dzieci, inżynierowie i robotnicy. Brakująca żywność staje się głodem.
    .idea-insulation = W chacie jest ciepło, jeśli ciepły jest jej kolor albo jej strefa. Bliskie płytki są ciepłe, gdy znacznik ciepła jest ponad pomarańczowym wskaźnikiem.
    .wrong-cold = W chacie jest zimno: znacznik ciepła nie jest jeszcze ponad pomarańczowym wskaźnikiem i myśliwy by zachorował.
    .wrong-short = Ciepło 2 jest obok pomarańczowego wskaźnika, a nie ponad nim. Jeden węgiel nie ogrzeje bliskich płytek.
    .wrong-burnt = Na bliskie płytki wystarczą dwie sztuki węgla. Trzecią zachowaj.
    .wrong-pass = Garnek nie jest jeszcze pełny. Jedna chata daje 4 żywności, a są dwie.
    .missed = Myśliwi wrócili, a jedzenia jest za mało, ktoś jest chory albo skończył się węgiel.
    .strategy = Zawsze najpierw sprawdź na górze kolumny, kto dziś je: dzieci jest mało, robotników dużo.

lesson-infirmary = O jednego za dużo
    .begin = Chorych jest siedmiu robotników i dwóch inżynierów. W najbliższej Fazie przygotowania pięciu lub więcej chorych jednego typu oznacza pogorszenie. Lecznica kuruje troje.
    .goal = W 2 akcjach zmniejsz liczbę chorych robotników do 4.
    .idea-threshold = Do czterech chorych jednego typu nic złego się nie dzieje. Od pięciu ktoś ciężko choruje, a potem umiera.
    .idea-engineers = W Lecznicy pracują tylko inżynierowie. Ogrzej ją, bo lekarz stanie się pacjentem.
    .wrong-cold = W środku jest za zimno: inżynier zachorowałby przy leczeniu innych. Bliskie płytki są ciepłe od ciepła 3.
    .wrong-engineer = Dwóch chorych inżynierów nie szkodzi: ich liczba nie ma skutków poniżej pięciu. Wszystkie trzy punkty należą się robotnikom.
    .wrong-short = Ciepło 2 jest obok pomarańczowego wskaźnika, a nie ponad nim: w Lecznicy nadal jest zimno.
    .wrong-pass = Chorzy sami nie wyzdrowieją.
    .missed = Wciąż choruje więcej niż czterech robotników.
    .strategy = Lecz tak, by zejść poniżej progu: z pięciu na czterech znaczy więcej niż z czterech na jednego.

lesson-law = Na krawędzi
    .begin = Został jeden żeton nadziei, a na torze niezadowolenia leży pięć żetonów: jeszcze jeden i miasto przepadnie. Na Platformie inżynier może wprowadzić prawo.
    .goal = W 2 akcjach wprowadź prawo, które miasto przetrwa.
    .idea-laws = Prawo od razu zmienia nadzieję i niezadowolenie, a drugie z pary wypada z gry. Do stosu zmierzchu trafia konsekwencja, której nikt nie czytał.
    .idea-edge = Przegrywasz, gdy schodzi ostatni żeton nadziei i gdy wchodzi szósty żeton niezadowolenia.
    .wrong-labour = Praca dzieci obniża nadzieję i podnosi niezadowolenie: zszedłby ostatni żeton nadziei i wszedłby szósty żeton niezadowolenia.
    .wrong-sixth = To prawo podnosi niezadowolenie: szósty żeton i miasto przepada.
    .wrong-cold = Na Platformie jest zimno: najpierw spal węgiel, bo inżynier zachoruje.
    .wrong-gather = Drewno nikogo nie uspokoi. Masz jednego inżyniera i czeka na niego Platforma.
    .wrong-pass = Czekanie nie pomoże: następny zły wieczór byłby ostatni.
    .missed = Prawo nie zostało wprowadzone.
    .strategy = Czytaj prawa parami: wybierając jedno, na zawsze rezygnujesz z drugiego. I zanim spojrzysz na korzyść, spójrz na tory.

lesson-overload = Para w wieży
    .begin = Z dziesięciu pól toru przeciążenia zajętych jest osiem. Gdy kostek będzie więcej niż dziesięć, Generator ulegnie awarii. Masz 3 sztuki węgla.
    .goal = W 2 akcjach zmniejsz przeciążenie do 3, bez zachorowań i z 2 sztukami węgla w zapasie.
    .idea-overload = Im goręcej pracuje Generator w swojej fazie, tym więcej kostek wpada do wieży. Inżynier przy Generatorze zdejmuje z toru 5.
    .idea-order = Węgiel spalony w Fazie akcji nie dokłada kostek: nie ma wtedy kontroli przeciążenia.
    .wrong-cold = Przy samym Generatorze jest zimno: spal 1 węgiel, bo inżynier zachoruje.
    .wrong-burnt = Jeden węgiel ogrzewa płytkę Generatora. Większe ciepło dziś nikomu nie pomoże.
    .wrong-later = Węgiel może poczekać. Przy ośmiu na torze następny gorący poranek może być ostatni.
    .wrong-pass = Wieża sama się nie opróżni.
    .missed = Tor przeciążenia wciąż jest zbyt pełny.
    .strategy = Spuszczaj parę, zanim zmusi cię do tego tor: pierwsza awaria odbiera ciepło do końca gry, druga całe miasto.

lesson-scout = Za granią
    .begin = Balon obserwacyjny stoi. Z krateru wychodzi trasa. Masz trzech robotników i jednego inżyniera.
    .goal = Wyślij zwiadowcę, a inżyniera zostaw w mieście.
    .idea-balloon = Dzięki balonowi 1 robotnik lub inżynier może wyruszyć trasą. Zwiadowcy idą w Fazie pogody.
    .idea-spare = Zwiadowcy nie ma, dopóki nie wróci z końca trasy: przez kilka rund nic w mieście nie zrobi.
    .wrong-engineer = To twój jedyny inżynier: bez niego przez kilka rund nie będzie praw, kuracji ani pracy przy Generatorze.
    .wrong-snow = Nowe płytki się przydadzą, ale dziś liczy się trasa, a od odśnieżania ktoś zachoruje.
    .wrong-gather = Jest zimno, a cel leży poza kraterem.
    .wrong-pass = Nikt sam nie wyruszy.
    .missed = Nikt nie wyruszył.
    .strategy = Wysyłaj zwiadowców wcześnie: to, co znajdą, będzie służyć przez więcej rund.

lesson-night = Pierwsza noc
    .begin = Zapada noc. Cztery pionki szukają łóżka: dwóch robotników, inżynier i dziecko. Na bliskich płytkach stoją Namiot i Barak, po dwa miejsca noclegowe. Masz 3 sztuki węgla.
    .goal = Przetrwaj noc bez zachorowań i zachowaj 1 węgiel na rano.
    .idea-beds = Schronienie ma miejsca noclegowe tylko wtedy, gdy jest w nim ciepło, dzięki kolorowi albo strefie.
    .idea-coal = W nocy można jeszcze raz dołożyć węgla. Ponad pomarańczowym wskaźnikiem ciepłe są wszystkie bliskie płytki.
    .wrong-cold = Bez ognia żadne łóżko się nie liczy i zachorowałyby cztery osoby.
    .wrong-short = Ciepło 2 jest obok pomarańczowego wskaźnika, a nie ponad nim: w obu schronieniach nadal jest zimno.
    .wrong-burnt = Dwie sztuki węgla ogrzeją oba schronienia. Trzeciej zabraknie rano, gdy trzeba będzie zasilić Generator.
    .missed = Noc minęła, ale ktoś przez nią zachorował albo skończył się węgiel.
    .strategy = Stawiaj schronienia razem, na bliskich płytkach: jedna strefa ogrzewa wszystkie naraz.
