### Die Berater und die Karte für das Solospiel.

advisor-health = Gesundheitsberater
advisor-generator = Generatorberater
advisor-public-relations = Berater für die Bevölkerung
advisor-infrastructure = Infrastrukturberater
mobilisation = Mobilmachung
