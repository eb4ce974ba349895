### Перед игрой: о чём она и что выбирают, открывая стол.

blurb = От одного до четырёх игроков вместе спасают последний город на Земле. Пятнадцать раундов холода: кормите Генератор, но не дайте ему взорваться, ищите под снегом уголь и древесину, давайте людям кров, еду и лечение, принимайте законы, о которых, может быть, пожалеете, и не теряйте надежды, пока не кончится великая буря.
option-scenario = Сценарий
option-scenario-crater = Новый дом: Кратер
option-society = Община
option-society-I = I: Длинная колонна
option-society-II = II: Докеры
option-society-III = III: Институт
option-society-IV = IV: Поезд с детьми
option-society-V = V: Команда ледокола
option-society-VI = VI: Лагерь лихорадки
option-difficulty = Уровень сложности
option-difficulty-normal = Обычный
option-difficulty-hard = Трудный
