### The whole game in pictures: a message for each step, its title, with .text.

tour-aim = Miasto, które nie może upaść
    .text = Korporacje rządzą New Angeles i je wysysają. Zagrożenie rośnie z każdym zaniedbaniem: przy 25 miasto upada natychmiast i przegrywają wszyscy, może poza Federalistą. W przeciwnym razie gra kończy się po trzeciej rundzie wymagań.
tour-rival = Twój rywal
    .text = Nie musisz mieć najwięcej kapitału: wystarczy mieć go więcej niż korporacja z tajnej karty rywala. Remis nie wystarczy. Ktoś inny może tak samo patrzeć na ciebie.
tour-contract = Kontrakt
    .text = Każdej korporacji płacą za jedną rzecz, która dzieje się w mieście, obojętnie czyją ręką: Jinteki za wyleczoną chorobę, NBN za uspokojony niepokój. Każda karta na stole to więc dla kogoś pieniądze.
tour-deal = Umowa
    .text = Każda tura to umowa o jeden zasób ludzki. Aktywny gracz wykłada kartę akcji jako główną ofertę; inni mogą składać kontroferty, za każdym razem drożej w kartach. Wygra tylko jedna.
tour-support = Wsparcie
    .text = Kto nie złożył oferty, wspiera jedną z nich zakrytymi kartami albo się wstrzymuje. Wygrywa więcej kart, a remis aktywny gracz. Zwycięzca bierze zasób ludzki i rozpatruje kartę; wsparcie przepada.
tour-trade = Wszystko jest na sprzedaż
    .text = W każdej chwili dowolnych dwoje graczy może wymieniać kapitał, zasoby ludzkie, wsparcie i obietnice. Co oboje mogą zrobić od razu, to ich wiąże; obietnica na później jest warta tyle co ten, kto ją daje.
tour-city = Dziesięć dzielnic
    .text = Wrogowie, choroby i wyłączenia rozchodzą się ścieżkami; co dotrze do Korzenia, podnosi zagrożenie o 2. Karta, która dotyka chorej dzielnicy, też podnosi je o 2. Patrz, zanim zaoferujesz.
tour-production = Produkcja
    .text = Na końcu rundy każda dzielnica z androidem daje dobra, a niepokój w niej rośnie. Organizacje przestępcze wstrzymują podstawowe dobro; strajk i wyłączenie zatrzymują wszystko. O tym, co miasto będzie mieć, decydują androidy.
tour-demand = Wydarzenia i wymagania
    .text = Potem uderza wydarzenie, tam gdzie miasto jest słabe. Po rundach 2, 4 i 6 miasto żąda dóbr: jeśli czegoś brakuje, zagrożenie skacze. Wtedy też płaci twoja tajna inwestycja.
tour-federalist = Ktoś może chcieć upadku
    .text = Jedna z kart to Federalista. Kto ją ma, wygrywa, gdy zagrożenie dojdzie do 25, a on ma 25 kapitału. Może też leżeć pod planszą: nikt nie wie, kto gra na upadek.
