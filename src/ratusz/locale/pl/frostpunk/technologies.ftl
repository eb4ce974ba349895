### Technologie.

technology-steam-saw = Piła parowa
technology-hunting-tactics = Taktyka łowiecka
technology-deep-shafts = Głębokie szyby
technology-coke-ovens = Piece koksownicze
technology-better-insulation = Lepsza termoizolacja
technology-field-medicine = Medycyna polowa
technology-winches = Wyciągarki
technology-feedwater-pumps = Pompy zasilające
technology-heating-hub = Węzeł grzewczy
