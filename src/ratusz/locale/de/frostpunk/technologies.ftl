### Die Technologien.

technology-steam-saw = Dampfsäge
technology-hunting-tactics = Jagdtaktik
technology-deep-shafts = Tiefe Schächte
technology-coke-ovens = Koksöfen
technology-better-insulation = Bessere Dämmung
technology-field-medicine = Feldmedizin
technology-winches = Seilwinden
technology-feedwater-pumps = Speisewasserpumpen
technology-heating-hub = Heizknoten
