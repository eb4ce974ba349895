# New Angeles: what a report over many games says. $value (number) in every message: an average over the games it applies to.

# $value (number)
statistic-demands-met = Share of demands that were met: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-demand-met = Demands met in a game: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-demand-failed = Demands not met in a game: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-fallen = Games that ended by threat: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-threat = Threat at the end: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-winners = Winners of a game: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-federalist = Games with the Federalist at the table: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-federalist-wins = Won by the Federalist who was at the table: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-turn = Turns: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-counteroffer = Counteroffers: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-supported = Offers supported: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-trade-offered = Trades offered: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-traded = Trades carried out: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-wins-globalsec = Won by { corporation-globalsec }: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-wins-haas-bioroid = Won by { corporation-haas-bioroid }: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-wins-jinteki = Won by { corporation-jinteki }: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-wins-melange-mining = Won by { corporation-melange-mining }: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-wins-nbn = Won by { corporation-nbn }: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-wins-weyland = Won by { corporation-weyland }: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-wins-seat-0 = Won by seat 0: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-wins-seat-1 = Won by seat 1: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-wins-seat-2 = Won by seat 2: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-wins-seat-3 = Won by seat 3: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-wins-seat-4 = Won by seat 4: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-wins-seat-5 = Won by seat 5: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-capital-start = Capital a player: { score-start }: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-capital-contract = Capital a player: { score-contract }: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-capital-investment = Capital a player: { score-investment }: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-capital-asset = Capital a player: { score-asset }: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-capital-card = Capital a player: { score-card }: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-capital-trade = Capital a player: { score-trade }: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
