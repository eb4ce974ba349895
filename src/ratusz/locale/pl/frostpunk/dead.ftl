### The names of the dead: by what they were, where the death marker stood, and a number for the family. Those with even numbers are
### women and girls. No two first names are alike, and none is that of a citizen card; the family is fit for men and women.

# $type (key), $deaths (number), $family (number)
dead-name = { $type ->
        [worker] { $deaths ->
            [1] Albert
            [2] Edyta
            [3] Walter
            [4] Marta
            [5] Oskar
            [6] Agnes
            [7] Henryk
            [8] Róża
            [9] Emil
            [10] Hilda
            [11] Ralf
            [12] Wera
            [13] Gustaw
            [14] Olga
           *[15] Artur
        }
        [engineer] { $deaths ->
            [1] Wiktor
            [2] Klara
            [3] Leopold
            [4] Irena
            [5] Hugo
            [6] Beatrycze
            [7] Konrad
            [8] Eleonora
            [9] Juliusz
            [10] Helena
            [11] Fryderyk
            [12] Cecylia
            [13] Stefan
            [14] Ada
           *[15] Maurycy
        }
       *[child] { $deaths ->
            [1] Tommy
            [2] Molly
            [3] Willy
            [4] Elsie
            [5] Benny
            [6] Nelly
            [7] Freddy
            [8] Ida
            [9] Karl
            [10] Daisy
            [11] Danny
            [12] Annie
            [13] Leo
            [14] Lucy
           *[15] Charlie
        }
    } { $family ->
       *[0] Ashby
        [1] Birch
        [2] Calloway
        [3] Dunne
        [4] Ebner
        [5] Falk
        [6] Garrow
        [7] Hobbs
        [8] Ibsen
        [9] Jessop
        [10] Kettle
        [11] Lorne
        [12] Marsh
        [13] Novak
        [14] Oakes
        [15] Pryce
        [16] Quist
        [17] Rusk
        [18] Stroud
        [19] Thorne
        [20] Udall
        [21] Voss
        [22] Webb
        [23] Yates
        [24] Zeller
        [25] Crane
        [26] Moss
        [27] Lindt
        [28] Farrow
    }

## What they were, and what became of them

dead-worker-man = robotnik
    .died = Zmarł robotnik
    .starved = Z głodu zmarł robotnik
dead-worker-woman = robotnica
    .died = Zmarła robotnica
    .starved = Z głodu zmarła robotnica
dead-engineer-man = inżynier
    .died = Zmarł inżynier
    .starved = Z głodu zmarł inżynier
dead-engineer-woman = inżynierka
    .died = Zmarła inżynierka
    .starved = Z głodu zmarła inżynierka
dead-child-man = dziecko
    .died = Zmarło dziecko
    .starved = Z głodu zmarło dziecko
dead-child-woman = dziecko
    .died = Zmarło dziecko
    .starved = Z głodu zmarło dziecko
