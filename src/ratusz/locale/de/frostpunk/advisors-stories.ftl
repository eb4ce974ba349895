### Ein Satz zu jedem Berater und zur Mobilmachung.

advisor-health-story = Zählt in jedem Raum erst das Husten und dann die Leute.
advisor-generator-story = Fühlt der Maschine den Puls, mit zwei Fingern und geschlossenen Augen.
advisor-public-relations-story = Liest als Einziger von uns, was an den Wänden steht, bevor es abgewaschen wird.
advisor-infrastructure-story = Kommt an keinem Brett vorbei, ohne zu fragen, was es trägt.
mobilisation-story = Eine Glocke, ein Tisch auf dem Platz, und wer noch etwas zu geben hat, tritt vor und sagt es.
