### Przed grą: o co w niej chodzi i co się wybiera, otwierając stół.

blurb = Dwie potęgi w ruinach Ameryki budują swoje państwa z lokacji: każdą można podbić dla łupów, nawiązać z nią współpracę dla umowy albo ją przyłączyć. Cztery rundy; wygrywa, kto ma więcej punktów zwycięstwa.
option-faction = Frakcja pierwszego miejsca
option-faction-new-york = Nowy Jork
option-faction-mutants-union = Unia Mutantów
option-faction-random = Losowo
option-first = Kto zaczyna
option-first-0 = Pierwsze miejsce
option-first-1 = Drugie miejsce
option-first-random = Losowo
option-rescoring = Licz cechy ponownie, gdy liczona lokacja przybywa później
option-rescoring-on = Tak
option-rescoring-off = Nie
