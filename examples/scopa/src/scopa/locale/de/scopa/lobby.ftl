### Before the game

blurb = Der italienische Klassiker für zwei bis vier: drei Karten auf der Hand, vier auf dem Tisch. Eine Karte nimmt, was ihr gleichkommt, und wer den Tisch abräumt, ruft Scopa. Es zählen Karten, Münzen, die Münz-Sieben und die Primiera.
option-length = Dauer
option-length-deal = Eine Runde
option-length-match = Bis 11 Punkte
