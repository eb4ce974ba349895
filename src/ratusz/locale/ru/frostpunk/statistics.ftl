# Frostpunk: что говорит сводка по многим партиям. $value (число) в каждом сообщении: среднее по партиям, которых оно касается.

# $value (number)
statistic-end-won = Победы: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-end-hope = Поражения (не осталось надежды): { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-end-discontent = Поражения (изгнание недовольными): { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-end-generator = Поражения (взрыв Генератора): { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-end-epidemic = Поражения (эпидемия): { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-end-famine = Поражения (голодный мор): { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-end-deaths = Поражения (слишком много смертей): { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-end-scenario = Поражения (не достигнута цель сценария): { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-end-time = Поражения (вышло время): { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-end-resigned = Сдались: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-rounds = Прожито раундов: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-deaths = Маркер смертей в конце: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-people = Жителей в конце: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-sick = Больных в конце: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-reached-the-storm = Партии, дошедшие до последнего раунда: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-raised = Построено зданий: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-upgraded = Улучшено зданий: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-enacted = Принято законов: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-developed = Разработано технологий: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-scout-sent = Отправлено разведчиков: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-generator-failed = Аварий Генератора: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-storm-struck = Ударов бури: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-died = Смертей: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-special = Особых действий: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
statistic-law-PR01 = Принят закон «{ PR01 }»: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-law-PR02 = Принят закон «{ PR02 }»: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-law-PR03 = Принят закон «{ PR03 }»: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-law-PR04 = Принят закон «{ PR04 }»: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-law-PR05 = Принят закон «{ PR05 }»: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-law-PR06 = Принят закон «{ PR06 }»: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-law-PR07 = Принят закон «{ PR07 }»: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-law-PR08 = Принят закон «{ PR08 }»: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-law-PR09 = Принят закон «{ PR09 }»: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-law-PR10 = Принят закон «{ PR10 }»: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-law-PR11 = Принят закон «{ PR11 }»: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-law-PR12 = Принят закон «{ PR12 }»: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-law-PR13 = Принят закон «{ PR13 }»: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-law-PR14 = Принят закон «{ PR14 }»: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-law-PR15 = Принят закон «{ PR15 }»: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $value (number)
statistic-law-PR16 = Принят закон «{ PR16 }»: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
