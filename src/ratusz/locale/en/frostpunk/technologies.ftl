### The technologies.

technology-steam-saw = Steam Saw
technology-hunting-tactics = Hunting Tactics
technology-deep-shafts = Deep Shafts
technology-coke-ovens = Coke Ovens
technology-better-insulation = Better Insulation
technology-field-medicine = Field Medicine
technology-winches = Winches
technology-feedwater-pumps = Feedwater Pumps
technology-heating-hub = Heating Hub
