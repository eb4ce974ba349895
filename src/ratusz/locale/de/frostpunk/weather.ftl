### Die Wetterkarten.

weather-1 = Das Barometer fällt
weather-2 = Hartes Blau
weather-3 = Gefrierender Nebel
weather-4 = Frost in den Rohren
weather-5 = Fester Schnee
weather-6 = Weißes Nichts
weather-7 = Wind vom Kraterrand
weather-8 = Glatteis
weather-9 = Ein Ring um den Mond
weather-10 = Klirrender Frost
weather-11 = Wind im Rücken
weather-12 = Diamantstaub
weather-13 = Stille Luft
