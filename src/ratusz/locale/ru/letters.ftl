### What is written to people who are not here: letters and notices. Nothing in them may depend on what is hidden at a table.
### $game (title of a game), $players (names of the others at the table), $player (name), $link (an address), $site (name of a host)

letter-confirm = Подтвердите адрес электронной почты для Ratusz
    .short = Кто-то (вероятно, вы) указал этот адрес на сайте { $site }. Если это были вы, откройте ссылку в течение суток:
letter-recovery = Вернитесь в свою учётную запись Ratusz
    .short = Кто-то (вероятно, вы) потерял пароль от учётной записи { $player }. По этой ссылке можно задать новый; она действует один раз, в течение часа:
# Stands at the end of that letter.
letter-recovery-ignore = Если это были не вы, ничего не делайте: пароль останется прежним.
letter-moved = Письма вашей учётной записи Ratusz теперь приходят на другой адрес
    .short = У учётной записи { $player } на сайте { $site } теперь другой адрес электронной почты; этот больше не используется. Если это сделали не вы, вернитесь с помощью одного из напечатанных кодов:
letter-removed = Письма вашей учётной записи Ratusz больше не приходят
    .short = У учётной записи { $player } на сайте { $site } больше нет адреса электронной почты; этот больше не используется, в том числе для восстановления. Если это сделали не вы, вернитесь с помощью одного из напечатанных кодов:
letter-recovered = Кто-то вернулся в вашу учётную запись Ratusz
    .short = У учётной записи { $player } на сайте { $site } новый пароль, заданный с помощью напечатанного кода. Ключи доступа и остальные коды удалены, а этот адрес больше не используется. Если это были вы, укажите адрес снова; если нет, обратитесь за помощью к тем, кто ведёт { $site }:
letter-turn = Ваш ход: { $game }
    .short = Сейчас ваш ход. С вами за столом: { $players }.
# Sent when another player presses a button to remind somebody of the own turn.
letter-nudge = { $player } ждёт вас: { $game }
    .short = { $player } напоминает, что сейчас ваш ход.
# Sent when the time of $player has run out, to those who choose what becomes of it.
letter-late = У игрока { $player } вышло время: { $game }
    .short = Вам решать, что дальше: ждать, отдать место боту или закончить игру. С вами за столом: { $players }.
letter-invited = { $player } приглашает вас: { $game }
    .short = За столом, который открыл игрок { $player }, для вас есть место.
letter-over = Игра окончена: { $game }
    .short = Партия завершена. С вами играли: { $players }. Посмотрите, как она прошла:
letter-message = Сообщение за столом: { $game }
    .short = { $player } пишет за вашим столом.
# Stands where the names of the others would stand.
letter-nobody = больше никого
# Stands at the end of a letter.
letter-foot = Отказаться от таких писем можно одним нажатием: { $link }
letter-ignore = Если это были не вы, ничего не делайте: адрес не будет использован.
# A button on a notice that ends notices of its kind.
notice-stop = Больше не надо
