### Что может быть не так со строкой, присланной движку по каналу. Названия запросов и полей не переводятся.

# $most (number)
problem-line-long = Строка слишком длинная; читается не больше { $most ->
        [one] { $most } байта
       *[many] { $most } байт
    }.
problem-line-encoding = Строка записана не в UTF-8.
# $detail (text, in English)
problem-request-syntax = Строка — не JSON: { $detail }.
problem-request-deep = В строке слишком глубокая вложенность.
problem-request-number = В строке слишком большое число.
# $got (text)
problem-request-form = Запрос должен быть объектом, например {"{"}"do": "games"{"}"}; получено «{ $got }».
# $got (text), $known (list of words)
problem-request-unknown = Нет запроса «{ $got }»; возможны: { $known }.
# $known (list of words)
problem-request-nameless = В запросе нет поля «do»; возможны: { $known }.
# $do (word), $field (path, or - for the request itself), $detail (one of the problem-value- messages)
problem-request-field = Запрос «{ $do }», поле «{ $field }»: { $detail }.
problem-request-load = Загрузите либо «position», либо «record»: что-то одно, но не оба сразу.
# $state (id)
problem-state-unknown = Нет состояния «{ $state }»: его не создавали или уже удалили.
problem-position-game = Не указано, к какой игре относится позиция: напишите «game» в запросе или в самой позиции.
problem-internal = В движке произошла ошибка; ничего не изменилось. Где именно, видно в его выводе ошибок.
