### The whole game in pictures: a message for each step, its title, with .text.

tour-aim = Ostatnie miasto
    .text = Razem utrzymujecie przy życiu ostatnie miasto na ziemi i dążycie do celu scenariusza. Przegrać można na sześć sposobów: nadzieja, niezadowolenie, Generator, choroby, głód i zgony. Wszystkie sześć widać nad planszą.
tour-round = Runda
    .text = Runda to dzień: świt, poranek, Generator, pogoda, przygotowanie, akcje, zmierzch, głód, noc. Najwięcej decydujecie w fazie akcji; reszta to to, co świat robi z waszymi planami.
tour-heat = Ciepło przeciw zimnu
    .text = Węgiel podnosi znacznik ciepła na torze, nie dalej niż do znacznika zimna. Luka między nimi przynosi choroby. Im więcej ciepła, tym szerszy ogrzany krąg wokół Generatora.
tour-pawns = Pionki przy pracy
    .text = Ludzie dają wam pionki: robotników, inżynierów i dzieci, które mogą pracować tylko za zgodą prawa. W każdej turze jeden pionek robi jedną rzecz. Kto pracuje na mrozie, choruje.
tour-city = Zbieraj, buduj, używaj
    .text = Pionki zbierają z pól drewno, węgiel i rdzenie, wznoszą za nie budynki i używają tego, co stoi: chata karmi, schronienie ma łóżka, niektóre są tylko dla inżynierów. Dalsze płytki kryje śnieg.
tour-hunger = Głód
    .text = Każdego wieczoru je jeden typ mieszkańców: na zmianę dzieci, inżynierowie i robotnicy. Czego zabraknie, staje się głodem: następnego wieczoru zabiera najpierw żywność, potem niesie niezadowolenie i śmierć.
tour-night = Noc
    .text = W nocy każdy potrzebuje łóżka w ciepłym schronieniu. Przed liczeniem można jeszcze raz dołożyć węgla; kto zostaje bez łóżka, przynosi jednego chorego więcej.
tour-sickness = Choroby
    .text = Do czterech chorych jednego typu nie szkodzi. Od pięciu co rundę jest gorzej: wyczerpane pionki, ciężko chorzy, groby. Leczą inżynierowie w Lecznicy.
tour-overload = Wieża
    .text = Gorący Generator wrzuca kostki do wieży, a część wypada na tor przeciążenia. Gdy tor się przepełni, następuje awaria; druga kończy wszystko. Spuszczajcie parę na czas.
tour-laws = Prawa
    .text = Inżynier na Platformie wprowadza prawo. Pomaga od razu i zmienia nadzieję i niezadowolenie; drugie z pary na zawsze wypada z gry, a w stosie zmierzchu czeka konsekwencja, której nikt nie czytał.
tour-scouts = Za granią
    .text = Z balonem wysyłacie zwiadowców szlakami poza krater. Idą z pogodą, nie ma ich przez kilka rund, a wracają z zasobami, ludźmi albo złymi wieściami.
