# Frostpunk: co mówi zestawienie wielu partii. $value (liczba) w każdej wiadomości: średnia z partii, których dotyczy.

# $value (number)
statistic-end-won = Wygrane: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-end-hope = Przegrane: zgasła nadzieja: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-end-discontent = Przegrane: wypędzenie przez mieszkańców: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-end-generator = Przegrane: wybuch Generatora: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-end-epidemic = Przegrane: epidemia: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-end-famine = Przegrane: klęska głodu: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-end-deaths = Przegrane: za dużo zgonów: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-end-scenario = Przegrane: nieosiągnięty cel scenariusza: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-end-time = Przegrane: zabrakło czasu: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-end-resigned = Poddane: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-rounds = Przeżyte rundy: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-deaths = Zgony na torze na końcu: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-people = Mieszkańcy na końcu: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-sick = Chorzy na końcu: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-reached-the-storm = Partie, które dotrwały do ostatniej rundy: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-raised = Wzniesione budynki: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-upgraded = Ulepszone budynki: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-enacted = Wprowadzone prawa: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-developed = Rozwinięte technologie: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-scout-sent = Wysłani zwiadowcy: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-generator-failed = Awarie Generatora: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-storm-struck = Uderzenia burzy: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-died = Zgony: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-special = Akcje specjalne: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-law-PR01 = Wprowadzone prawo: { PR01 }: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-law-PR02 = Wprowadzone prawo: { PR02 }: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-law-PR03 = Wprowadzone prawo: { PR03 }: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-law-PR04 = Wprowadzone prawo: { PR04 }: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-law-PR05 = Wprowadzone prawo: { PR05 }: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-law-PR06 = Wprowadzone prawo: { PR06 }: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-law-PR07 = Wprowadzone prawo: { PR07 }: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-law-PR08 = Wprowadzone prawo: { PR08 }: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-law-PR09 = Wprowadzone prawo: { PR09 }: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-law-PR10 = Wprowadzone prawo: { PR10 }: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-law-PR11 = Wprowadzone prawo: { PR11 }: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-law-PR12 = Wprowadzone prawo: { PR12 }: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-law-PR13 = Wprowadzone prawo: { PR13 }: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-law-PR14 = Wprowadzone prawo: { PR14 }: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-law-PR15 = Wprowadzone prawo: { PR15 }: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-law-PR16 = Wprowadzone prawo: { PR16 }: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
