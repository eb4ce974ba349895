### Doradcy oraz karta do gry solowej.

advisor-health = Doradca ds. zdrowia
advisor-generator = Doradca ds. Generatora
advisor-public-relations = Doradca ds. kontaktów z ludnością
advisor-infrastructure = Doradca ds. infrastruktury
mobilisation = Mobilizacja
