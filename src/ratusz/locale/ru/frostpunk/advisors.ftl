### Советники и карта для игры в одиночку.

advisor-health = Советник по здоровью
advisor-generator = Советник по Генератору
advisor-public-relations = Советник по связям с населением
advisor-infrastructure = Советник по инфраструктуре
mobilisation = Мобилизация
