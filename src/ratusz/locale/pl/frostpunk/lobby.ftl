### Przed grą: o co w niej chodzi i co się wybiera, otwierając stół.

blurb = Od jednego do czterech graczy wspólnie utrzymuje przy życiu ostatnie miasto na Ziemi. Przed wami piętnaście rund mrozu: zasilajcie Generator tak, żeby nie wybuchł, szukajcie pod śniegiem węgla i drewna, dajcie ludziom dach, jedzenie i leczenie, wprowadzajcie prawa, których możecie pożałować, i nie traćcie nadziei, aż minie wielka burza.
option-scenario = Scenariusz
option-scenario-crater = Nowy dom: Krater
option-society = Społeczność
option-society-I = I: Długa kolumna
option-society-II = II: Dokerzy
option-society-III = III: Instytut
option-society-IV = IV: Pociąg z dziećmi
option-society-V = V: Załoga lodołamacza
option-society-VI = VI: Obóz gorączki
option-difficulty = Poziom trudności
option-difficulty-normal = Normalny
option-difficulty-hard = Trudny
