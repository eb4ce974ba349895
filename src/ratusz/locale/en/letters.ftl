### What is written to people who are not here: letters and notices. Nothing in them may depend on what is hidden at a table.
### $game (title of a game), $players (names of the others at the table), $player (name), $link (an address), $site (name of a host)

letter-confirm = Confirm your e-mail address for Ratusz
    .short = Somebody, probably you, has given this address at { $site }. If it was you, open this link within a day:
letter-recovery = Come back to your Ratusz account
    .short = Somebody, probably you, has lost the password of the account { $player }. This link sets a new one; it works once, within the hour:
# Stands at the end of that letter.
letter-recovery-ignore = If it was not you, do nothing: your password stays as it is.
letter-moved = E-mails for your Ratusz account now go elsewhere
    .short = The account { $player } at { $site } now has another e-mail address; this one is no longer used. If it was not you, come back with one of your printed codes:
letter-removed = E-mails for your Ratusz account have ended
    .short = The account { $player } at { $site } has no e-mail address any more; this one is no longer used, not even to come back. If it was not you, come back with one of your printed codes:
letter-recovered = Somebody has come back to your Ratusz account
    .short = The account { $player } at { $site } has a new password, set by a printed code. Its passkeys and other codes are deleted, and this address is no longer used. If it was you, give the address again; if it was not, ask those who run { $site } for help:
letter-turn = Your turn: { $game }
    .short = At the table with { $players } it is your move.
# Sent when another player presses a button to remind somebody of the own turn.
letter-nudge = { $player } is waiting for you: { $game }
    .short = { $player } reminds you that it is your move.
# Sent when the time of $player has run out, to those who choose what becomes of it.
letter-late = { $player } has run out of time: { $game }
    .short = At the table with { $players } you choose what becomes of it: wait, let a bot play on, or end the game.
letter-invited = { $player } invites you: { $game }
    .short = A seat at { $player }’s table is kept for you.
letter-over = The game is over: { $game }
    .short = The game with { $players } has ended. See how it went:
letter-message = A message at the table: { $game }
    .short = { $player } has said something at your table.
# Stands where the names of the others would stand.
letter-nobody = nobody else
# Stands at the end of a letter.
letter-foot = You can end letters of this kind with one click: { $link }
letter-ignore = If it was not you, do nothing: the address will not be used.
# A button on a notice that ends notices of its kind.
notice-stop = Stop these
