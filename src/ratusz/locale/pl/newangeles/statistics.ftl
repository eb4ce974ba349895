# New Angeles: co mówi zestawienie wielu partii. $value (liczba) w każdej wiadomości: średnia z partii, których dotyczy.

# $value (number)
statistic-demands-met = Odsetek spełnionych wymagań: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-demand-met = Spełnione wymagania na partię: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-demand-failed = Niespełnione wymagania na partię: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-fallen = Partie zakończone przez zagrożenie: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-threat = Zagrożenie na końcu: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-winners = Zwycięzcy na partię: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-federalist = Partie z Federalistą przy stole: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-federalist-wins = Zwycięstwa Federalisty, gdy był przy stole: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-turn = Tury: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-counteroffer = Kontroferty: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-supported = Wsparte oferty: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-trade-offered = Zaproponowane transakcje: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-traded = Zawarte transakcje: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-wins-globalsec = Zwycięstwa: { corporation-globalsec }: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-wins-haas-bioroid = Zwycięstwa: { corporation-haas-bioroid }: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-wins-jinteki = Zwycięstwa: { corporation-jinteki }: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-wins-melange-mining = Zwycięstwa: { corporation-melange-mining }: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-wins-nbn = Zwycięstwa: { corporation-nbn }: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-wins-weyland = Zwycięstwa: { corporation-weyland }: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-wins-seat-0 = Zwycięstwa miejsca 0: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-wins-seat-1 = Zwycięstwa miejsca 1: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-wins-seat-2 = Zwycięstwa miejsca 2: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-wins-seat-3 = Zwycięstwa miejsca 3: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-wins-seat-4 = Zwycięstwa miejsca 4: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-wins-seat-5 = Zwycięstwa miejsca 5: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-capital-start = Kapitał na gracza: { score-start }: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-capital-contract = Kapitał na gracza: { score-contract }: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-capital-investment = Kapitał na gracza: { score-investment }: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-capital-asset = Kapitał na gracza: { score-asset }: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-capital-card = Kapitał na gracza: { score-card }: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-capital-trade = Kapitał na gracza: { score-trade }: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
