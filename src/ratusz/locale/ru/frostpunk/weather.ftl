### Карты погоды.

weather-1 = Барометр падает
weather-2 = Жёсткая синева
weather-3 = Ледяной туман
weather-4 = Мороз в трубах
weather-5 = Крепкий наст
weather-6 = Белая мгла
weather-7 = Ветер с кромки
weather-8 = Гололёд
weather-9 = Кольцо вокруг луны
weather-10 = Лютый мороз
weather-11 = Ветер в спину
weather-12 = Алмазная пыль
weather-13 = Затишье
