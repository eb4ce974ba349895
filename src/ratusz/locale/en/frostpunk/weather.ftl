### The weather cards.

weather-1 = Falling Glass
weather-2 = Hard Blue Sky
weather-3 = Freezing Fog
weather-4 = Frost in the Pipes
weather-5 = Firm Snow
weather-6 = Whiteout
weather-7 = Wind off the Rim
weather-8 = Black Ice
weather-9 = A Ring round the Moon
weather-10 = Deep Frost
weather-11 = Wind at Our Backs
weather-12 = Diamond Dust
weather-13 = Still Air
