### Co liczy gracz: tak nazywają to zapowiedzi skutków

figure-fuel = paliwo
figure-weapon = broń
figure-brick = budulec
figure-scrap = złom
figure-universal = surowce uniwersalne
figure-worker = robotnicy
figure-con1 = żetony Podboju o zasięgu 1
figure-con2 = żetony Podboju o zasięgu 2
figure-coop1 = żetony Współpracy o zasięgu 1
figure-coop2 = żetony Współpracy o zasięgu 2
figure-inc1 = żetony Przyłączenia o zasięgu 1
figure-inc2 = żetony Przyłączenia o zasięgu 2
figure-score = punkty zwycięstwa
figure-hand = karty na ręce
figure-locations = lokacje
figure-deals = umowy
figure-spoils = zdobycze
figure-room = wolne miejsca pod bazą
figure-lapsing = zasoby, które przepadną
figure-late = karty pod bazą, które trafiły tam za późno
# $name (one of the names above)
figure-their = u przeciwnika: { $name }
# For whoever watches: whose it is; $name (one of the names above), $player (name)
figure-of = { $player }: { $name }

## What is good to know besides

# A location conquered
remark-spoils = Trafia pod bazę; zrealizujesz ją w jednej z następnych Faz Produkcji.
# A location cooperated with
remark-deals = Trafia pod bazę; działa w każdej Fazie Produkcji, od następnej.
# The same two in the last round
remark-spoils-late = Trafia pod bazę, ale już jej nie zrealizujesz: po tej turze nie ma Fazy Produkcji.
remark-deals-late = Trafia pod bazę, ale nic już nie da: po tej turze nie ma Fazy Produkcji.
remark-full = Pod bazą nie ma miejsca: trzeba będzie odrzucić stamtąd jedną kartę.
remark-passed = W tej turze nie masz już akcji; twoich lokacji nie można odwiedzać.
# $count (goods)
remark-lapsing = { $count ->
        [one] { $count } niewydany zasób przepadnie na koniec tury.
        [few] { $count } niewydane zasoby przepadną na koniec tury.
       *[many] { $count } niewydanych zasobów przepadnie na koniec tury.
    }
