### Karty scenariusza Nowy dom: Krater: tytuł oraz podpis akcji specjalnej.

I-01 = Pod krawędzią
I-02 = Dach dla każdego
I-03 = Wielka burza
    .special = Nosić do magazynu węgiel i chleb
I-04 = Wszystkie lampy pod dachem
I-05 = Wgłębienia w śniegu
I-06 = Magazyn się napełnia
I-07 = Goła podłoga
I-08 = Burza
