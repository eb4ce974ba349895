### Po jednym zdaniu na każdą technologię.

technology-steam-saw-story = Przechodzi przez zmarznięty pień, zanim tracz zdąży splunąć w dłonie.
technology-hunting-tactics-story = Myśliwi nie idą już za tropem, tylko kładą się tam, gdzie trop dopiero będzie.
technology-deep-shafts-story = Tam na dole, mówią górnicy, robi się w koszuli, a na górę wraca się z tęsknotą.
technology-coke-ovens-story = Co dawniej uciekało kominem, leży teraz na ruszcie po raz drugi.
technology-better-insulation-story = Mech, smoła, dwie warstwy płótna i pierwszego ranka nikomu nie przymarzły włosy do ściany.
technology-field-medicine-story = Każdy brygadzista nosi puszkę, a w niej bandaż, łubki i cztery rysunki, gdzie boli.
technology-winches-story = Czterech przy korbie rusza zaspę, której czterdziestu nie odgarnęło łopatami.
technology-feedwater-pumps-story = Zimna woda dochodzi do kotła, zanim wskazówka dojdzie do czerwonego.
technology-heating-hub-story = Zawór, skrzynia gorących rur, a wokół niej dziesięć kroków, na których śnieg się nie utrzyma.
