### Перед игрой: о чём она и что выбирают, открывая стол.

blurb = От одного до четырёх игроков вместе спасают последний город на Земле. Пятнадцать раундов холода: кормите Генератор, но не дайте ему взорваться, ищите под снегом уголь и древесину, давайте людям кров, еду и лечение, принимайте законы, о которых, может быть, пожалеете, и не теряйте надежды, пока не кончится великая буря.
option-scenario = Сценарий
option-scenario-crater = Новый дом: Кратер
    .about = Заселите кратер вокруг Генератора, сделайте запасы и переживите великую бурю.
option-society = Община
option-society-I = I: Длинная колонна
    .about = { society-I.normal }
option-society-II = II: Докеры
    .about = { society-II.normal }
option-society-III = III: Институт
    .about = { society-III.normal }
option-society-IV = IV: Поезд с детьми
    .about = { society-IV.normal }
option-society-V = V: Команда ледокола
    .about = { society-V.normal }
option-society-VI = VI: Лагерь лихорадки
    .about = { society-VI.normal }
option-difficulty = Уровень сложности
option-difficulty-normal = Обычный
    .about = Община такая, как в правилах; годится для первой игры.
option-difficulty-hard = Трудный
    .about = Те же люди, но им хуже: меньше провизии, древесины и угля, зато с самого начала больше могил, больных или обид.

# How a finished game is told in a list; all win or lose together.
ended-saved = город спасён
ended-lost = город погиб

# Bots by what they are in the city, from the weakest to the strongest.
bot-rookie-here = Приезжий
bot-trader-here = Бригадир
bot-planner-here = Землемер
bot-strategist-here = Капитан
bot-expert-here = Губернатор
