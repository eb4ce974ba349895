### What is written to people who are not here: letters and notices. Nothing in them may depend on what is hidden at a table.
### $game (title of a game), $players (names of the others at the table), $player (name), $link (an address), $site (name of a host)

letter-confirm = Potwierdź swój adres e-mail w Ratuszu
    .short = Ktoś, zapewne Ty, podał ten adres na { $site }. Jeśli to Ty, otwórz ten link w ciągu doby:
letter-recovery = Odzyskaj swoje konto w Ratuszu
    .short = Ktoś, zapewne Ty, stracił hasło do konta { $player }. Ten link pozwala ustawić nowe; działa raz, przez godzinę:
# Stands at the end of that letter.
letter-recovery-ignore = Jeśli to nie Ty, nic nie rób: hasło pozostanie bez zmian.
letter-moved = E-maile z Twojego konta w Ratuszu idą teraz gdzie indziej
    .short = Konto { $player } w serwisie { $site } ma odtąd inny adres e-mail; ten nie jest już używany. Jeśli to nie Ty, wróć na konto za pomocą jednego z wydrukowanych kodów:
letter-removed = Koniec e-maili z Twojego konta w Ratuszu
    .short = Konto { $player } w serwisie { $site } nie ma już adresu e-mail; ten nie jest już używany, także do odzyskania konta. Jeśli to nie Ty, wróć na konto za pomocą jednego z wydrukowanych kodów:
letter-recovered = Ktoś odzyskał Twoje konto w Ratuszu
    .short = Konto { $player } w serwisie { $site } ma nowe hasło, ustawione za pomocą wydrukowanego kodu. Klucze dostępu i pozostałe kody usunięto, a ten adres nie jest już używany. Jeśli to Ty, podaj adres jeszcze raz; jeśli nie, poproś o pomoc osoby prowadzące { $site }:
letter-turn = Twój ruch: { $game }
    .short = Teraz Twój ruch. Przy stole z Tobą: { $players }.
# Sent when another player presses a button to remind somebody of the own turn.
letter-nudge = { $player } czeka na Ciebie: { $game }
    .short = { $player } przypomina, że teraz Twój ruch.
# Sent when the time of $player has run out, to those who choose what becomes of it.
letter-late = { $player } nie ma już czasu: { $game }
    .short = Wybierz, co dalej: czekać, pozwolić grać botowi czy zakończyć grę. Przy stole z Tobą: { $players }.
letter-invited = { $player } zaprasza Cię do gry: { $game }
    .short = Przy stole, który otwiera { $player }, czeka na Ciebie miejsce.
letter-over = Koniec gry: { $game }
    .short = Gra dobiegła końca; grali z Tobą: { $players }. Zobacz, jak przebiegła:
letter-message = Wiadomość przy stole: { $game }
    .short = { $player } pisze coś przy Twoim stole.
# Stands where the names of the others would stand.
letter-nobody = nikt inny
# Stands at the end of a letter.
letter-foot = Z takich e-maili zrezygnujesz jednym kliknięciem: { $link }
letter-ignore = Jeśli to nie Ty, nie rób nic: adres nie zostanie użyty.
# A button on a notice that ends notices of its kind.
notice-stop = Nie powiadamiaj
