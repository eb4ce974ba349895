# Frostpunk: was eine Auswertung vieler Partien sagt. $value (Zahl) in jeder Nachricht: ein Durchschnitt der Partien, die es betrifft.

# $value (number)
statistic-end-won = Gewonnen: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-end-hope = Verloren: keine Hoffnung mehr: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-end-discontent = Verloren: verjagt von den Unzufriedenen: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-end-generator = Verloren: Explosion des Generators: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-end-epidemic = Verloren: Seuche: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-end-famine = Verloren: Hungersnot: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-end-deaths = Verloren: zu viele Tote: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-end-scenario = Verloren: Ziel des Szenarios verfehlt: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-end-time = Verloren: Zeit abgelaufen: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-end-resigned = Aufgegeben: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-rounds = Überlebte Runden: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-deaths = Am Ende auf der Todesleiste: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-people = Bürger am Ende: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-sick = Kranke am Ende: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-reached-the-storm = Partien, die die letzte Runde erreichten: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-raised = Errichtete Gebäude: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-upgraded = Verbesserte Gebäude: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-enacted = Erlassene Gesetze: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-developed = Entwickelte Technologien: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-scout-sent = Ausgesandte Kundschafter: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-generator-failed = Ausfälle des Generators: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-storm-struck = Schläge des Sturms: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-died = Todesfälle: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-special = Sonderaktionen: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-law-PR01 = Gesetz erlassen: { PR01 }: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-law-PR02 = Gesetz erlassen: { PR02 }: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-law-PR03 = Gesetz erlassen: { PR03 }: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-law-PR04 = Gesetz erlassen: { PR04 }: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-law-PR05 = Gesetz erlassen: { PR05 }: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-law-PR06 = Gesetz erlassen: { PR06 }: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-law-PR07 = Gesetz erlassen: { PR07 }: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-law-PR08 = Gesetz erlassen: { PR08 }: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-law-PR09 = Gesetz erlassen: { PR09 }: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-law-PR10 = Gesetz erlassen: { PR10 }: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-law-PR11 = Gesetz erlassen: { PR11 }: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-law-PR12 = Gesetz erlassen: { PR12 }: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-law-PR13 = Gesetz erlassen: { PR13 }: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-law-PR14 = Gesetz erlassen: { PR14 }: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-law-PR15 = Gesetz erlassen: { PR15 }: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-law-PR16 = Gesetz erlassen: { PR16 }: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
