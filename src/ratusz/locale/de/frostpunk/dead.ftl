### The names of the dead: by what they were, where the death marker stood, and a number for the family. Those with even numbers are
### women and girls. No two first names are alike, and none is that of a citizen card; the family is fit for men and women.

# $type (key), $deaths (number), $family (number)
dead-name = { $type ->
        [worker] { $deaths ->
            [1] Albert
            [2] Edith
            [3] Walter
            [4] Martha
            [5] Oskar
            [6] Agnes
            [7] Henry
            [8] Rosa
            [9] Emil
            [10] Hilda
            [11] Ralph
            [12] Vera
            [13] Gustav
            [14] Olga
           *[15] Arthur
        }
        [engineer] { $deaths ->
            [1] Victor
            [2] Clara
            [3] Leopold
            [4] Irene
            [5] Hugo
            [6] Beatrice
            [7] Konrad
            [8] Eleanor
            [9] Julius
            [10] Helena
            [11] Frederick
            [12] Cecily
            [13] Stefan
            [14] Ada
           *[15] Maurice
        }
       *[child] { $deaths ->
            [1] Tommy
            [2] Molly
            [3] Willy
            [4] Elsie
            [5] Benny
            [6] Nellie
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

dead-worker-man = Arbeiter
    .died = Ein Arbeiter stirbt
    .starved = Ein Arbeiter verhungert
dead-worker-woman = Arbeiterin
    .died = Eine Arbeiterin stirbt
    .starved = Eine Arbeiterin verhungert
dead-engineer-man = Ingenieur
    .died = Ein Ingenieur stirbt
    .starved = Ein Ingenieur verhungert
dead-engineer-woman = Ingenieurin
    .died = Eine Ingenieurin stirbt
    .starved = Eine Ingenieurin verhungert
dead-child-man = Kind
    .died = Ein Kind stirbt
    .starved = Ein Kind verhungert
dead-child-woman = Kind
    .died = Ein Kind stirbt
    .starved = Ein Kind verhungert
