### Prawa. Co prawo daje, mówią dane; jego opowieść jest w laws-stories.ftl.

PR01 = Praca dzieci
PR02 = Schronienie dla dzieci
PR03 = Przepełnione kwatery
PR04 = Łatane dachy
PR05 = Długa zmiana
PR06 = Chude racje
PR07 = Nowa religia
PR08 = Nowy porządek
PR09 = Arena walk
PR10 = Pub
PR11 = Dom opieki
PR12 = Triaż
PR13 = Prawo znalazcy
PR14 = Gorąca zupa
PR15 = Godzina policyjna
PR16 = Brygady robocze
