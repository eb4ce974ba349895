### Opowieści kart scenariusza.

I-01-story = Ściana krateru osłania od wiatru i dlatego tu stanęliśmy. Pośrodku stoi maszyna, w śniegu po drugi rząd nitów, a wokół niej leży wszystko, co dało się unieść. Ktoś pociera zapałkę przed drzwiczkami paleniska i dopóki nie zajmie się ogień, nikt nie oddycha.
I-02-story = Z krawędzi czujka widziała niebo na północy: ma kolor starego siniaka. Ludzie zaczęli liczyć najpierw łóżka, a potem siebie i wychodzą im dwie różne liczby. Chcą usłyszeć, że siódmego dnia będą równe.
I-03-story = Zwiadowcy wrócili, choć nikt ich nie wzywał, i nie rozpakowują sań. Temu, co za nimi idzie, mówią, nie widać z grani końca. Z tego, co będzie leżało w magazynie, gdy przymarzną drzwi, przyjdzie nam żyć: z węgla i chleba, aż się otworzą.
I-04-story = Dziś straż robi obchód i nie ma kogo budzić. Wraca do pieca i nie ma nic do zameldowania, a i to trzeba wpisać do książki. Z jednej chaty słychać chrapanie tak głośne, że w trzech sąsiednich się śmieją.
I-05-story = Rano wzdłuż ściany kotłowni są w śniegu wgłębienia, każde w kształcie człowieka. Mała dziewczynka przechodzi od jednego do drugiego i kładzie się w nich, żeby zgadnąć, czyje było które. Nikt jej nie woła, bo wszyscy patrzą na nas.
I-06-story = Magazyn ma już swój zapach: smoły, mąki i worków. Ci, którzy w nim układają, rysują kredą kreskę, dokąd doszli, i stawiają datę, jak dziecku, które rośnie. Przechodząc, ludzie kładą dłoń na drzwiach.
I-07-story = Ktoś zostawił drzwi magazynu otwarte i każdy, kto szedł obok, zajrzał. Widać całą podłogę. W głębi leżą cztery worki, porozstawiane szeroko, żeby wyglądało, że jest ich więcej.
I-08-story = Najpierw nikną dźwięki: młoty, głosy, na koniec Generator, jakby ktoś zaciągał wokół miasta zasłonę. Potem światło. To, co przechodzi przez krawędź, to nie śnieg, który pada, tylko zbocze, i ono idzie.
