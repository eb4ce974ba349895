### The whole game in pictures: a message for each step, its title, with .text.

tour-aim = O co chodzi
    .text = Dwie potęgi odbudowują zrujnowany kraj. Po dokładnie 4 turach wygrywa wyższy wynik: punkty z Tabeli Zasobów, 1 punkt za każdą lokację w twoim Stanie i znaczniki pod nimi.
tour-lookout = Wypatrywanie: bierz karty
    .text = Każdą turę otwiera pięć kart. Na zmianę z przeciwnikiem bierzesz dwie z nich, potem każdy dobiera jedną w ciemno. Patrz, co bierze druga strona: te karty nie są tajemnicą.
tour-goods = Produkcja: zasoby na jedną turę
    .text = Baza daje co turę 3 robotników i jeden zasób; dochodzą umowy, lokacje z produkcją i zrealizowane zdobycze. Czego nie wydasz, przepada z końcem tury; zostają tylko punkty zwycięstwa.
tour-uses = Jedna karta, trzy zastosowania
    .text = Lokację z ręki możesz podbić: czerwony brzeg zapłaci raz, później. Możesz z nią współpracować: niebieski brzeg płaci w każdej następnej Fazie Produkcji. Albo ją przyłączasz: wchodzi do twojego Stanu i dla ciebie pracuje.
tour-reach = Zasięg
    .text = Do każdej z tych akcji potrzebny jest zasięg jej koloru, nie mniejszy niż odległość na tarczy. Daje go karta kontaktu, raz na turę w każdej linii, karty natychmiastowe i żetony. Nadwyżka przepada.
tour-base = Pod bazą
    .text = Umowy i zdobycze leżą pod bazą, najwyżej trzy karty. Umowy zostają i płacą co turę; zrealizowana zdobycz znika. Licz więc, ile Faz Produkcji zostało.
tour-work = Praca
    .text = Lokacja z akcją wymaga 1 robotnika za pierwsze użycie w turze i 2 za drugie, a do tego ceny z karty. Punkty leżą na niej jako znaczniki, najwyżej trzy w całej grze.
tour-visit = Odwiedziny
    .text = Robotnik może też iść do otwartej produkcji po drugiej stronie: dostajesz to, co ona daje, a robotnika zatrzymuje przeciwnik. Gdy przeciwnik spasuje, te drzwi się zamykają.
tour-rebuild = Przebudowa
    .text = Za 1 budulec, raz na turę, lokacja ustępuje miejsca karcie z ręki o wspólnym typie. Odległość się nie liczy, dostajesz 2 punkty, a punkty ze znaczników zostają.
tour-pass = Pas i koniec
    .text = Działacie na zmianę, po jednej akcji, aż do pasu; wtedy wypadasz z tury, a twoje lokacje są zamknięte. Po czwartej turze liczy się punkty. Remis wygrywa pełniejsza ręka.
