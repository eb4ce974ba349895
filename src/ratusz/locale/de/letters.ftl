### What is written to people who are not here: letters and notices. Nothing in them may depend on what is hidden at a table.
### $game (title of a game), $players (names of the others at the table), $player (name), $link (an address), $site (name of a host)

letter-confirm = Bestätige deine E-Mail-Adresse für Ratusz
    .short = Jemand, vermutlich du, hat diese Adresse bei { $site } angegeben. Wenn du es warst, öffne innerhalb eines Tages diesen Link:
letter-recovery = Zurück zu deinem Konto bei Ratusz
    .short = Jemand, vermutlich du, hat das Passwort des Kontos { $player } verloren. Mit diesem Link setzt du ein neues; er gilt einmal und eine Stunde lang:
# Stands at the end of that letter.
letter-recovery-ignore = Wenn du es nicht warst, tu nichts: Dein Passwort bleibt, wie es ist.
letter-moved = E-Mails deines Kontos bei Ratusz gehen jetzt an eine andere Adresse
    .short = Das Konto { $player } bei { $site } hat ab jetzt eine andere E-Mail-Adresse; diese wird nicht mehr benutzt. Wenn du das nicht warst, komm mit einem deiner gedruckten Codes zurück:
letter-removed = Keine E-Mails deines Kontos bei Ratusz mehr
    .short = Das Konto { $player } bei { $site } hat keine E-Mail-Adresse mehr; diese wird nicht mehr benutzt, auch nicht zur Rückkehr. Wenn du das nicht warst, komm mit einem deiner gedruckten Codes zurück:
letter-recovered = Jemand ist in dein Konto bei Ratusz zurückgekehrt
    .short = Das Konto { $player } bei { $site } hat ein neues Passwort, gesetzt mit einem gedruckten Code. Seine Passkeys und anderen Codes sind gelöscht, und diese Adresse wird nicht mehr benutzt. Wenn du das warst, gib die Adresse noch einmal an; wenn nicht, bitte die Betreiber von { $site } um Hilfe:
letter-turn = Du bist am Zug: { $game }
    .short = Am Tisch mit { $players } bist du an der Reihe.
# Sent when another player presses a button to remind somebody of the own turn.
letter-nudge = { $player } wartet auf dich: { $game }
    .short = { $player } erinnert dich daran, dass du am Zug bist.
# Sent when the time of $player has run out, to those who choose what becomes of it.
letter-late = { $player } hat keine Zeit mehr: { $game }
    .short = Am Tisch mit { $players } entscheidest du, wie es weitergeht: warten, einen Bot weiterspielen lassen oder die Partie beenden.
letter-invited = { $player } lädt dich ein: { $game }
    .short = Am Tisch von { $player } ist ein Platz für dich frei.
letter-over = Die Partie ist zu Ende: { $game }
    .short = Die Partie mit { $players } ist zu Ende. Sieh dir an, wie sie verlief:
letter-message = Eine Nachricht am Tisch: { $game }
    .short = { $player } hat an deinem Tisch etwas gesagt.
# Stands where the names of the others would stand.
letter-nobody = niemandem sonst
# Stands at the end of a letter.
letter-foot = Solche E-Mails beendest du mit einem Klick: { $link }
letter-ignore = Wenn du es nicht warst, musst du nichts tun: Die Adresse wird nicht verwendet.
# A button on a notice that ends notices of its kind.
notice-stop = Nicht mehr melden
