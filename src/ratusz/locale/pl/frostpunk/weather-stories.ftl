### Po jednym zdaniu na każdą kartę pogody.

weather-1-story = Rtęć schowała się na samo dno, a ten, kto ją odczytuje, stuka w szkło jak do drzwi.
weather-2-story = Na niebie ani chmury, a zimno takie, że płozy sań dzwonią o śnieg jak talerze.
weather-3-story = Leży między namiotami tak gęsta, że ludzie chodzą z ręką na rurze.
weather-4-story = Za kotłem coś trzaska, sucho i tylko raz, a wszyscy inżynierowie podnoszą głowy.
weather-5-story = Skorupa utrzymuje pełne sanie i nawet chorych prowadzi się do drzwi, żeby popatrzyli.
weather-6-story = Od kuchni do bramy wisi lina i nikt jej nie puszcza, nawet żeby pomachać.
weather-7-story = W południe spada z krawędzi i zdmuchuje ciepło z placu jak świeczkę.
weather-8-story = Każdy krok najpierw się bada i całe miasto chodzi jak staruszek.
weather-9-story = Starzy patrzą raz w górę i bez słowa zaczynają wnosić drewno do środka.
weather-10-story = Dziś rano gwoździe w ścianach mają białe główki, od wewnątrz.
weather-11-story = Zwiadowców niesie po grani jak pranie, a to, co ich niesie, jest dopiero w drodze.
weather-12-story = Skrzy się samo powietrze, dzieci je łapią, a matki naciągają im szaliki na usta.
weather-13-story = Nad każdym kominem dym stoi prosto i ludzie choć raz rozmawiają o czymś innym.
