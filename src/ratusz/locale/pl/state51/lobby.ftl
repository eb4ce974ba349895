### Przed grą: o co w niej chodzi i co się wybiera, otwierając stół.

blurb = W ruinach Ameryki dwie potęgi budują z lokacji swoje Stany: lokację można podbić dla zdobyczy, nawiązać z nią współpracę i mieć umowę albo ją przyłączyć. Po czterech turach wygrywa ten, kto ma więcej punktów zwycięstwa.
option-faction = Frakcja pierwszego miejsca
option-faction-new-york = Nowy Jork
option-faction-mutants-union = Sojusz Mutantów
option-faction-random = Losowo
option-first = Kto zaczyna
option-first-0 = Pierwsze miejsce
option-first-1 = Drugie miejsce
option-first-random = Losowo
option-rescoring = Cecha daje PZ za lokację, która w przebudowie zastępuje inną tego samego typu
option-rescoring-on = Tak
option-rescoring-off = Nie
