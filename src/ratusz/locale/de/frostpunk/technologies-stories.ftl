### Ein Satz zu jeder Technologie.

technology-steam-saw-story = Sie geht durch einen gefrorenen Stamm, während der Säger sich noch in die Hände spuckt.
technology-hunting-tactics-story = Die Jäger folgen den Spuren nicht mehr, sie legen sich dorthin, wo die Spuren sein werden.
technology-deep-shafts-story = Dort unten, sagen die Bergleute, arbeitet man in Hemdsärmeln und kommt mit Heimweh herauf.
technology-coke-ovens-story = Was früher durch den Schornstein ging, liegt jetzt ein zweites Mal auf dem Rost.
technology-better-insulation-story = Moos, Teer und zwei Lagen Leinwand, und zum ersten Mal ist am Morgen niemandem das Haar an der Wand festgefroren.
technology-field-medicine-story = Jeder Vorarbeiter trägt eine Blechdose bei sich, darin ein Verband, eine Schiene und vier Zeichnungen davon, wo es wehtut.
technology-winches-story = Vier Mann an einer Kurbel bewegen die Schneewehe, die vierzig nicht wegschaufeln konnten.
technology-feedwater-pumps-story = Das kalte Wasser ist jetzt im Kessel, ehe die Nadel im Roten ist.
technology-heating-hub-story = Ein Ventil, ein Kasten mit heißen Rohren und ringsum zehn Schritt, auf denen kein Schnee liegen bleibt.
