### Co może być nie tak z wierszem wysłanym do silnika przez potok. Nazw żądań i pól się nie tłumaczy.

# $most (number)
problem-line-long = Wiersz jest za długi; czytanych jest najwyżej { $most } bajtów.
problem-line-encoding = Wiersz nie jest zapisany w UTF-8.
# $detail (text, in English)
problem-request-syntax = Wiersz nie jest poprawnym JSON: { $detail }.
problem-request-deep = Wiersz jest zbyt głęboko zagnieżdżony.
problem-request-number = W tym wierszu jest za duża liczba.
# $got (text)
problem-request-form = Żądanie musi być obiektem, na przykład {"{"}"do": "games"{"}"}; jest „{ $got }”.
# $got (text), $known (list of words)
problem-request-unknown = Nie ma żądania „{ $got }”; do wyboru: { $known }.
# $known (list of words)
problem-request-nameless = Żądanie nie ma pola „do”; do wyboru: { $known }.
# $do (word), $field (path, or - for the request itself), $detail (one of the problem-value- messages)
problem-request-field = Żądanie „{ $do }”, pole „{ $field }”: { $detail }.
problem-request-load = Wczytaj albo „position”, albo „record”: jedno z dwojga, nie oba naraz.
# $state (id)
problem-state-unknown = Nie ma stanu „{ $state }”: nigdy nie powstał albo został usunięty.
problem-position-game = Nie wiadomo, z jakiej gry jest ta pozycja: podaj „game” w żądaniu albo w pozycji.
problem-internal = Silnik popełnił błąd; nic się nie zmieniło. Miejsce błędu pokazuje jego wyjście błędów.
