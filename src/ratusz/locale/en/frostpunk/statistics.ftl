# Frostpunk: what a report over many games says. $value (number) in every message: an average over the games it applies to.

# $value (number)
statistic-end-won = Won: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-end-hope = Lost: hope gone: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-end-discontent = Lost: driven out by discontent: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-end-generator = Lost: the Generator exploded: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-end-epidemic = Lost: an epidemic: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-end-famine = Lost: a famine: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-end-deaths = Lost: too many deaths: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-end-scenario = Lost: the goal of the scenario missed: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-end-time = Lost: out of time: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-end-resigned = Given up: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-rounds = Rounds lived: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-deaths = On the death track at the end: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-people = Citizens at the end: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-sick = Sick at the end: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-reached-the-storm = Games that reached the last round: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-raised = Buildings raised: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-upgraded = Buildings upgraded: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-enacted = Laws passed: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-developed = Technologies developed: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-scout-sent = Scouts sent out: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-generator-failed = Failures of the Generator: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-storm-struck = Strikes of the storm: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-died = Deaths: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-special = Special actions: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-law-PR01 = Law passed: { PR01 }: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-law-PR02 = Law passed: { PR02 }: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-law-PR03 = Law passed: { PR03 }: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-law-PR04 = Law passed: { PR04 }: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-law-PR05 = Law passed: { PR05 }: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-law-PR06 = Law passed: { PR06 }: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-law-PR07 = Law passed: { PR07 }: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-law-PR08 = Law passed: { PR08 }: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-law-PR09 = Law passed: { PR09 }: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-law-PR10 = Law passed: { PR10 }: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-law-PR11 = Law passed: { PR11 }: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-law-PR12 = Law passed: { PR12 }: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-law-PR13 = Law passed: { PR13 }: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-law-PR14 = Law passed: { PR14 }: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-law-PR15 = Law passed: { PR15 }: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-law-PR16 = Law passed: { PR16 }: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
