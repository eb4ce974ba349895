### Przed grą: o co w niej chodzi i co się wybiera, otwierając stół.

blurb = Od jednego do czterech graczy wspólnie utrzymuje przy życiu ostatnie miasto na Ziemi. Przed wami piętnaście rund mrozu: zasilajcie Generator tak, żeby nie wybuchł, szukajcie pod śniegiem węgla i drewna, dajcie ludziom dach, jedzenie i leczenie, wprowadzajcie prawa, których możecie pożałować, i nie traćcie nadziei, aż minie wielka burza.
option-scenario = Scenariusz
option-scenario-crater = Nowy dom: Krater
    .about = Zasiedlcie krater wokół Generatora, zgromadźcie zapasy i przetrwajcie wielką burzę.
option-society = Społeczność
option-society-I = I: Długa kolumna
    .about = { society-I.normal }
option-society-II = II: Dokerzy
    .about = { society-II.normal }
option-society-III = III: Instytut
    .about = { society-III.normal }
option-society-IV = IV: Pociąg z dziećmi
    .about = { society-IV.normal }
option-society-V = V: Załoga lodołamacza
    .about = { society-V.normal }
option-society-VI = VI: Obóz gorączki
    .about = { society-VI.normal }
option-difficulty = Poziom trudności
option-difficulty-normal = Normalny
    .about = Społeczność taka jak w instrukcji; dobra na pierwszą grę.
option-difficulty-hard = Trudny
    .about = Ci sami ludzie w gorszym położeniu: mniej żywności, drewna i węgla, a na początku więcej grobów, chorych lub żalu.

# How a finished game is told in a list; all win or lose together.
ended-saved = miasto ocalało
ended-lost = miasto przepadło

# Bots by what they are in the city, from the weakest to the strongest.
bot-rookie-here = Przybysz
bot-trader-here = Brygadzista
bot-planner-here = Mierniczy
bot-strategist-here = Kapitan
bot-expert-here = Gubernator
