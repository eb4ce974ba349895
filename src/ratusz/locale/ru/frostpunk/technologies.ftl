### Технологии.

technology-steam-saw = Паровая пила
technology-hunting-tactics = Охотничья тактика
technology-deep-shafts = Глубокие шахты
technology-coke-ovens = Коксовые печи
technology-better-insulation = Улучшенная теплоизоляция
technology-field-medicine = Полевая медицина
technology-winches = Лебёдки
technology-feedwater-pumps = Питательные насосы
technology-heating-hub = Тепловой узел
