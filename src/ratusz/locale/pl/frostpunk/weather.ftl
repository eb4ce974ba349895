### Karty pogody.

weather-1 = Barometr spada
weather-2 = Twardy błękit
weather-3 = Marznąca mgła
weather-4 = Mróz w rurach
weather-5 = Zbity śnieg
weather-6 = Biała ślepota
weather-7 = Wiatr od krawędzi
weather-8 = Gołoledź
weather-9 = Pierścień wokół księżyca
weather-10 = Siarczysty mróz
weather-11 = Wiatr w plecy
weather-12 = Diamentowy pył
weather-13 = Bezruch
