### Турниры ботов, `ratusz arena`: страница справки, что команда печатает и какую страницу она пишет. Слова между обратными апострофами —
### команды и флаги; они никогда не переводятся.

## Страница справки

help-arena = Провести турнир ботов: одни и те же раздачи для всех, смена мест, доли побед, рейтинги и отчёт.
help-bots = кто участвует; `search` и `expert` без собственного ограничения получают время из `--time`
help-time = секунды на решение
help-seats-at-table = сколько игроков за столом; иначе все участники или столько, сколько нужно игре по меньшей мере
help-backend = кто играет: процессы этого компьютера (local) или кластер Ray (ray)
help-report = куда записать отчёт, страницу HTML; рядом сохраняется каждая оконченная партия, так что после остановки та же команда продолжит

## По ходу дела

# $games, $fresh (those that were played now), $draws, $seconds: numbers; $seed (text)
arena-summary = Партий: { $games }, из них сыграно сейчас: { $fresh }, секунд: { $seconds }. Без победителя: { $draws }. Прочие числа — в среднем за партию. Зерно: { $seed }
# $games (number), $file (path)
arena-kept = { $games ->
        [one] Сохранена { $games } оконченная партия
        [few] Сохранены { $games } оконченные партии
       *[many] Сохранено { $games } оконченных партий
    } в { $file }; та же команда сыграет остальные.

## Страница

# $game (name)
arena-title = Турнир: { $game }
# $games, $draws, $length (numbers)
arena-intro = Партий: { $games }, решений в партии в среднем: { $length }. Партий без победителя: { $draws }. Каждую раздачу играют все, и каждый сидит на каждом месте, поэтому ни удача, ни место никому не помогают. Рядом с каждой долей стоит её интервал 95 % (Уилсона). Команда:
arena-bot = Бот
arena-games = Партии
arena-wins = Победы
arena-won = Доля побед
arena-rating = Рейтинг
arena-thinking = Время на решение
arena-about-won = Какую часть своих партий выиграл каждый бот.
    .title = Выигранные партии
arena-about-rating = Чего бот, вероятно, стоит по сравнению с другими (openskill, Плакетт — Льюс), с уверенностью около 95 %. Все начинают с 25.
    .title = Рейтинги
arena-about-pairs = Как часто бот из строки выигрывал там, где не выиграл бот из столбца, из всех случаев, когда они не были наравне.
    .title = Друг против друга
# Heads the column of the bots that are ahead in each line.
arena-ahead = Впереди
arena-about-seats = Какую часть своих партий выиграл каждый бот на каждом месте.
    .title = По местам
# $number (number of the seat, counted from 1)
arena-seat = Место { $number }
# $share (share)
arena-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
# $share, $low, $high (shares)
arena-share = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } (от { NUMBER($low, style: "percent", maximumFractionDigits: 0) } до { NUMBER($high, style: "percent", maximumFractionDigits: 0) })
# $value (number)
arena-number = { NUMBER($value, maximumFractionDigits: 1) }
# $mu, $sigma (numbers)
arena-rated = { NUMBER($mu, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($sigma, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $milliseconds (number)
arena-moment = { NUMBER($milliseconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } мс

## Что может быть не так

# $file (path)
problem-journal-torn = { $file } должен хранить партии этого отчёта, но прочитать его нельзя; уберите файл или укажите другой --report.
# $file (path)
problem-journal-busy = В { $file } сейчас пишет другой турнир; дождитесь его конца или укажите другой --report.
# $file (path), $what (word), $want, $got (texts)
problem-journal-other = { $file } хранит партии другого турнира ({ $what }: «{ $want }», а не «{ $got }»); повторите его аргументы или укажите другой --report.
# $detail (what Ray says)
problem-ray-unreachable = Использовать кластер Ray нельзя: { $detail }; проверьте RAY_ADDRESS или уберите --backend ray.
# $game (its name as in commands)
problem-encoding-none = { $game } нигде не говорит, как играть числами: в её манифесте не названа кодировка.
