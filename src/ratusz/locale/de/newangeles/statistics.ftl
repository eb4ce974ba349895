# New Angeles: was eine Auswertung vieler Partien sagt. $value (Zahl) in jeder Meldung: ein Durchschnitt über die Partien, für die sie gilt.

# $value (number)
statistic-demands-met = Anteil befriedigter Nachfrage: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-demand-met = Befriedigte Nachfrage je Partie: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-demand-failed = Nicht befriedigte Nachfrage je Partie: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-fallen = Durch Bedrohung beendete Partien: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-threat = Bedrohung am Ende: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-winners = Sieger je Partie: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-federalist = Partien mit dem Föderalisten am Tisch: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-federalist-wins = Siege des Föderalisten, wenn er am Tisch saß: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-turn = Züge: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-counteroffer = Gegenvorschläge: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-supported = Unterstützte Vorschläge: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-trade-offered = Angebotener Handel: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-traded = Ausgeführter Handel: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-wins-globalsec = Siege: { corporation-globalsec }: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-wins-haas-bioroid = Siege: { corporation-haas-bioroid }: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-wins-jinteki = Siege: { corporation-jinteki }: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-wins-melange-mining = Siege: { corporation-melange-mining }: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-wins-nbn = Siege: { corporation-nbn }: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-wins-weyland = Siege: { corporation-weyland }: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-wins-seat-0 = Siege von Platz 0: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-wins-seat-1 = Siege von Platz 1: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-wins-seat-2 = Siege von Platz 2: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-wins-seat-3 = Siege von Platz 3: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-wins-seat-4 = Siege von Platz 4: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-wins-seat-5 = Siege von Platz 5: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-capital-start = Kapital je Spieler: { score-start }: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-capital-contract = Kapital je Spieler: { score-contract }: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-capital-investment = Kapital je Spieler: { score-investment }: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-capital-asset = Kapital je Spieler: { score-asset }: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-capital-card = Kapital je Spieler: { score-card }: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-capital-trade = Kapital je Spieler: { score-trade }: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
