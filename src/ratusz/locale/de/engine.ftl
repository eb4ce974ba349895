### Was an einer Zeile falsch sein kann, die dem Spielkern über eine Pipe geschickt wird. Namen von Anfragen und Feldern werden nie übersetzt.

# $most (number)
problem-line-long = Die Zeile ist zu lang; höchstens { $most } Bytes werden gelesen.
problem-line-encoding = Die Zeile ist nicht in UTF-8 geschrieben.
# $detail (text, in English)
problem-request-syntax = Die Zeile ist kein JSON: { $detail }.
problem-request-deep = Die Zeile ist zu tief verschachtelt.
problem-request-number = Eine Zahl in der Zeile ist zu groß.
# $got (text)
problem-request-form = Eine Anfrage muss ein Objekt sein, zum Beispiel {"{"}"do": "games"{"}"}; gefunden: „{ $got }“.
# $got (text), $known (list of words)
problem-request-unknown = Es gibt keine Anfrage „{ $got }“; möglich sind: { $known }.
# $known (list of words)
problem-request-nameless = Der Anfrage fehlt „do“; möglich sind: { $known }.
# $do (word), $field (path, or - for the request itself), $detail (one of the problem-value- messages)
problem-request-field = Anfrage „{ $do }“, Feld „{ $field }“: { $detail }.
problem-request-load = Geladen wird entweder „position“ oder „record“: eines von beiden, nicht beides.
# $state (id)
problem-state-unknown = Es gibt keinen Zustand „{ $state }“: Er wurde nie angelegt oder schon entfernt.
problem-position-game = Es ist nicht angegeben, zu welchem Spiel die Stellung gehört: Schreibe „game“ in die Anfrage oder in die Stellung.
problem-internal = Der Spielkern hat einen Fehler gemacht; es wurde nichts verändert. Seine Fehlerausgabe zeigt, wo.
