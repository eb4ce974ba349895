### Społeczności: nazwa oraz zdanie o tym, kim są na każdym poziomie trudności.

society-I = Długa kolumna
    .normal = Palacze, urzędnicy i rodziny, które przyszły tu z jednego miasta i znają się po imieniu.
    .hard = Ci sami ludzie po gorszej drodze: o grób więcej, mniej chleba i kłótnia, która przyszła z nimi.
society-II = Dokerzy
    .normal = Dużo mocnych pleców, mało kto odczyta manometr, a chleba na początek wystarczy.
    .hard = Chleba mniej, a strajk nigdy się całkiem nie skończył.
society-III = Instytut
    .normal = Więcej suwaków niż łopat i rdzeń parowy, który ktoś doniósł zawinięty w togę.
    .hard = Rdzeń poszedł pod lód, a wykłady zamieniły się w spory.
society-IV = Pociąg z dziećmi
    .normal = Na co trzeciej pryczy dziecko, a dorośli nauczyli się głośno mieć nadzieję.
    .hard = Dzieci tyle samo, w garnku mniej i kończą się piosenki.
society-V = Załoga lodołamacza
    .normal = Trzech pochowali na lodzie, a jeden automaton wciąż przychodzi na dzwonek.
    .hard = Nie ma już nawet automatona, a z nim przepadła część drewna.
society-VI = Obóz gorączki
    .normal = Mnóstwo ludzi, niektórzy już chorzy, a węgla ledwie na dzień.
    .hard = Ten sam tłum, chorych robotników dwa razy więcej, a chleba o ćwierć mniej.
