### The whole game in pictures: a message for each step, its title, with .text.

tour-aim = Eine Stadt, die nicht fallen darf
    .text = Konzerne führen New Angeles und saugen es aus. Die Bedrohung steigt mit jeder Nachlässigkeit: Bei 25 fällt die Stadt sofort, und alle verlieren, außer vielleicht dem Föderalisten. Sonst endet die Partie nach der dritten Nachfragerunde.
tour-rival = Dein Rivale
    .text = Du musst nicht am reichsten sein: Du musst reicher sein als der Konzern auf deiner geheimen Rivalenkarte. Gleichstand genügt nicht. Vielleicht beobachtet dich jemand auf dieselbe Weise.
tour-contract = Der Auftrag
    .text = Jeder Konzern wird für eine Sache bezahlt, die in der Stadt geschieht, gleich durch wen: Jinteki für geheilte Krankheit, NBN für beruhigte Unruhe. So ist jede Karte auf dem Tisch Geld für jemanden.
tour-deal = Eine Absprache
    .text = Jeder Zug ist eine Absprache um eine Vorteilskarte. Der aktive Spieler legt eine Aktionskarte als Hauptvorschlag; die anderen dürfen Gegenvorschläge machen, jedes Mal für mehr Karten. Nur einer gewinnt.
tour-support = Unterstützung
    .text = Wer keinen Vorschlag gemacht hat, unterstützt einen davon mit verdeckten Karten oder enthält sich. Mehr Karten gewinnen, Gleichstand gewinnt der aktive Spieler. Der Sieger nimmt die Vorteilskarte und handelt die Karte ab; die Unterstützung ist weg.
tour-trade = Alles ist käuflich
    .text = Jederzeit dürfen zwei Spieler Kapital, Vorteilskarten, Unterstützung und Versprechen tauschen. Was beide sofort tun können, bindet sie; ein Versprechen für später ist so gut wie der, der es gibt.
tour-city = Zehn Stadtteile
    .text = Feinde, Krankheiten und Ausfälle breiten sich auf den Wegen aus; was die Wurzel erreicht, steigert die Bedrohung um 2. Eine Karte, die einen kranken Stadtteil berührt, ebenso. Sieh hin, bevor du vorschlägst.
tour-production = Produktion
    .text = Am Ende einer Runde liefert jeder Stadtteil mit einem Androiden Ressourcen, und seine Unruhe wächst. „Organisiertes Verbrechen“ blockiert die Primärressource; Streik und Ausfall stoppen alles. Androiden entscheiden, was die Stadt haben wird.
tour-demand = Ereignisse und Nachfrage
    .text = Dann trifft ein Ereignis die Stadt, wo sie schwach ist. Nach den Runden 2, 4 und 6 verlangt sie ihre Ressourcen: Fehlt etwas, springt die Bedrohung. Dann zahlt auch deine geheime Investition.
tour-federalist = Einer will vielleicht den Sturz
    .text = Eine der Karten ist der Föderalist. Wer sie hat, gewinnt, wenn die Bedrohung 25 erreicht und er 25 Kapital hat. Sie kann auch unter dem Spielplan liegen: Niemand weiß, wer auf den Untergang spielt.
