# New Angeles: что говорит сводка многих партий. $value (число) в каждом сообщении: среднее по партиям, к которым оно относится.

# $value (number)
statistic-demands-met = Доля удовлетворённого спроса: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-demand-met = Спрос удовлетворён, раз за партию: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-demand-failed = Спрос не удовлетворён, раз за партию: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-fallen = Партии, законченные угрозой: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-threat = Угроза в конце: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-winners = Победители за партию: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-federalist = Партии с Федералистом за столом: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-federalist-wins = Победы Федералиста, когда он был за столом: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-turn = Ходы: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-counteroffer = Контрпредложения: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-supported = Поддержанные предложения: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-trade-offered = Предложенные сделки: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-traded = Совершённые сделки: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-wins-globalsec = Победы ({ corporation-globalsec }): { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-wins-haas-bioroid = Победы ({ corporation-haas-bioroid }): { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-wins-jinteki = Победы ({ corporation-jinteki }): { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-wins-melange-mining = Победы ({ corporation-melange-mining }): { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-wins-nbn = Победы ({ corporation-nbn }): { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-wins-weyland = Победы ({ corporation-weyland }): { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-wins-seat-0 = Победы места 0: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-wins-seat-1 = Победы места 1: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-wins-seat-2 = Победы места 2: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-wins-seat-3 = Победы места 3: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-wins-seat-4 = Победы места 4: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-wins-seat-5 = Победы места 5: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-capital-start = Активы на игрока ({ score-start }): { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-capital-contract = Активы на игрока ({ score-contract }): { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-capital-investment = Активы на игрока ({ score-investment }): { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-capital-asset = Активы на игрока ({ score-asset }): { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-capital-card = Активы на игрока ({ score-card }): { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-capital-trade = Активы на игрока ({ score-trade }): { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
