### Что может быть не так со строкой, присланной движку по каналу. Названия запросов и полей не переводятся.

# $most (number)
problem-line-long = Строка слишком длинная; читается не больше { $most } байт.
problem-line-encoding = Строка записана не в UTF-8.
# $detail (text, in English)
problem-request-syntax = Строка не является JSON: { $detail }.
problem-request-deep = Слишком глубокая вложенность в строке.
# $got (text)
problem-request-form = Запрос должен быть объектом, например {"{"}"do": "games"{"}"}; получено «{ $got }».
# $got (text), $known (list of words)
problem-request-unknown = Нет запроса «{ $got }»; возможны: { $known }.
# $do (word), $field (path, or - for the request itself), $detail (text, in English)
problem-request-field = Запрос «{ $do }», поле «{ $field }»: { $detail }.
problem-request-load = Загружается либо «position», либо «record»: одно из двух, но не оба сразу.
# $state (id)
problem-state-unknown = Нет состояния «{ $state }»: оно не создавалось или уже удалено.
problem-position-game = Не указано, к какой игре относится позиция: напишите «game» в запросе или в самой позиции.
problem-internal = Движок допустил ошибку; ничего не изменилось. Где именно, показывает его вывод ошибок.
