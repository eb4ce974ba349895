### Lektionen: je eine Nachricht, ihr Titel; .begin schildert die Lage, .goal sagt, was zu tun ist, .idea-… was neu ist, .wrong-… antwortet auf
### einen falschen Versuch, .missed wird gesagt, wenn das Ziel nicht mehr erreichbar ist, .strategy ist ein Rat für später.

lesson-warmth = Warme Hände
    .begin = Der erste Morgen im Krater. Du hast 2 Kohle und zwei Arbeiter. Auf dem Generatorplättchen liegen ein Stapel Holz und ein Haufen Kohle.
    .goal = Sammle mit 3 Aktionen Holz und Kohle, behalte am Ende 3 Kohle, und lass niemanden krank werden.
    .idea-cold = Solange der Wärmemarker auf 1 steht, wird immer in der Kälte gesammelt, und jedes Mal wird jemand krank.
    .idea-zone = 1 Kohle schiebt den Wärmemarker um 1 weiter. Steht er über dem roten Anzeiger, ist es rund um den Generator warm.
    .wrong-cold = Draußen ist es kalt: Der Wärmemarker steht auf 1, und wer jetzt sammelt, wird krank. Verheize zuerst Kohle.
    .wrong-burnt = Eine Kohle genügt: Der rote Anzeiger steht auf 1, also wärmt Wärme 2 das ganze Generatorplättchen. Die zweite wäre umsonst verheizt.
    .wrong-snow = Schnee geräumt wird immer in der Kälte: Jemand würde krank, und was du brauchst, liegt schon hier.
    .wrong-pass = Es gibt zu tun, und Figuren, die sich nicht rühren, sammeln nichts.
    .missed = Die Aktionen sind verbraucht, und die Vorräte sind nicht, wie sie sein sollten.
    .strategy = Erst heizen, dann arbeiten: Eine Kohle für eine Zone nützt allen, die in dieser Runde dort arbeiten.

lesson-builders = Drei Bauarbeiten, eine Figur
    .begin = Du hast 3 Holz und einen einzigen Arbeiter. Neben dem Generator sind zwei Plättchen geräumt: Auf einem sind beide Felder frei, auf dem anderen liegen Kohle und Holz.
    .goal = Errichte mit einer einzigen Aktion eine Retorte und eine Jägerhütte.
    .idea-works = Eine Figur auf dem Feld „Bauen“ führt bis zu 3 Bauarbeiten aus: Jede errichtet ein Gebäude oder reißt eines ab.
    .idea-fields = Ein Gebäude braucht ein eigenes Feld. Was dort liegt, kommt zurück in die Bank.
    .wrong-buried = Auf diesem Feld liegen Rohstoffe, und unter einem Gebäude sind sie verloren. Zwei Felder sind frei.
    .wrong-tent = Ein Zelt kostet 2 Holz. Für beide Gebäude reicht es dann nicht mehr.
    .wrong-gather = Dein einziger Arbeiter wäre weg, und niemand könnte bauen.
    .wrong-pass = Ohne Aktion wird nichts gebaut.
    .missed = Dein Arbeiter hat sein Tagewerk getan, und eines der beiden Gebäude fehlt.
    .strategy = Spare für einen großen Bautag: Drei Bauarbeiten kosten nicht mehr Figuren als eine.

lesson-hunger = Neun am Tisch
    .begin = Runde 3: Heute Abend essen die Arbeiter, neun an der Zahl, und es gibt 1 Nahrung. Auf den nahen Plättchen stehen zwei Jägerhütten, und du hast 3 Kohle.
    .goal = Komm mit 3 Aktionen auf 9 Nahrung, ohne Kranke und mit 1 Kohle Rest.
    .idea-eaters = In jeder Runde isst ein Typ von Bürgern: abwechselnd Kinder, Ingenieure und Arbeiter. Fehlende Nahrung wird zu Hunger.
    .idea-insulation = In einer Hütte ist es warm, wenn ihre Farbe oder ihre Zone warm ist. Die nahen Plättchen sind warm, sobald der Wärmemarker über dem orangen Anzeiger steht.
    .wrong-cold = In der Hütte ist es kalt: Der Wärmemarker steht noch nicht über dem orangen Anzeiger, und dein Jäger würde krank.
    .wrong-short = Wärme 2 ist neben dem orangen Anzeiger, nicht darüber. Eine Kohle wärmt die nahen Plättchen nicht.
    .wrong-burnt = Für die nahen Plättchen genügen zwei Kohle. Behalte die dritte.
    .wrong-pass = Der Topf ist noch nicht voll. Eine Hütte bringt 4 Nahrung, und es gibt zwei.
    .missed = Die Jäger sind zurück, und es gibt zu wenig zu essen, oder jemand ist krank, oder die Kohle ist weg.
    .strategy = Sieh zuerst oben in der Spalte nach, wer heute isst: Kinder sind wenige, Arbeiter viele.

lesson-infirmary = Einer zu viel
    .begin = Sieben Arbeiter und zwei Ingenieure sind krank. In der nächsten Vorbereitung wird es ab fünf Kranken eines Typs schlimmer. Das Lazarett pflegt drei gesund.
    .goal = Senke die Zahl der kranken Arbeiter mit 2 Aktionen auf 4.
    .idea-threshold = Bis zu vier Kranke eines Typs schaden nicht. Ab fünf wird jemand schwer krank und stirbt dann.
    .idea-engineers = Im Lazarett arbeiten nur Ingenieure. Heize es, sonst wird der Arzt zum Patienten.
    .wrong-cold = Dort ist es zu kalt: Dein Ingenieur würde beim Pflegen selbst krank. Die nahen Plättchen sind ab Wärme 3 warm.
    .wrong-engineer = Zwei kranke Ingenieure schaden nicht: Ihre Zahl wirkt erst ab fünf. Alle drei Punkte gehören den Arbeitern.
    .wrong-short = Wärme 2 ist neben dem orangen Anzeiger, nicht darüber: Das Lazarett bleibt kalt.
    .wrong-pass = Die Kranken werden nicht von selbst gesund.
    .missed = Noch immer sind mehr als vier Arbeiter krank.
    .strategy = Pflege über Schwellen: Von fünf auf vier ist mehr wert als von vier auf eins.

lesson-law = Am Abgrund
    .begin = Ein Hoffnungsmarker ist übrig, und auf der Leiste der Unzufriedenheit liegen fünf: noch einer, und die Stadt ist verloren. Auf der Plattform kann ein Ingenieur ein Gesetz erlassen.
    .goal = Erlasse mit 2 Aktionen ein Gesetz, das die Stadt übersteht.
    .idea-laws = Ein Gesetz ändert Hoffnung und Unzufriedenheit sofort, und das andere des Paars kommt aus dem Spiel. Eine Folge, die niemand gelesen hat, kommt in den Dämmerungsstapel.
    .idea-edge = Du verlierst, wenn der letzte Hoffnungsmarker geht und wenn der sechste Unzufriedenheitsmarker kommt.
    .wrong-labour = Kinderarbeit senkt die Hoffnung und steigert die Unzufriedenheit: Der letzte Hoffnungsmarker ginge, und ein sechster der Unzufriedenheit käme.
    .wrong-sixth = Dieses Gesetz steigert die Unzufriedenheit: der sechste Marker, und die Stadt ist verloren.
    .wrong-cold = Auf der Plattform ist es kalt: Verheize zuerst deine Kohle, sonst wird der Ingenieur krank.
    .wrong-gather = Holz beruhigt niemanden. Du hast nur einen Ingenieur, und die Plattform braucht ihn.
    .wrong-pass = Warten hilft nicht: Der nächste schlimme Abend wäre der letzte.
    .missed = Das Gesetz wurde nicht erlassen.
    .strategy = Lies Gesetze paarweise: Mit jedem wählst du auch, worauf du für immer verzichtest. Und sieh auf die Leisten, bevor du auf das Geschenk siehst.

lesson-overload = Dampf im Turm
    .begin = Acht von zehn Feldern der Überlastungsleiste sind voll. Liegen dort mehr als zehn Würfel, fällt der Generator aus. Du hast 3 Kohle.
    .goal = Senke die Überlastung mit 2 Aktionen auf 3, ohne Kranke und mit 2 Kohle Rest.
    .idea-overload = Je heißer der Generator in seiner Phase läuft, desto mehr Würfel fallen in den Turm. Ein Ingenieur am Generator nimmt 5 von der Leiste.
    .idea-order = Kohle, die du in der Aktionsphase verheizt, bringt keine Würfel: Dann gibt es keine Überlastungsprüfung.
    .wrong-cold = Auch am Generator selbst ist es kalt: Verheize 1 Kohle, sonst wird der Ingenieur krank.
    .wrong-burnt = Eine Kohle wärmt das Generatorplättchen. Mehr Wärme hilft heute niemandem.
    .wrong-later = Die Kohle kann warten. Bei acht auf der Leiste kann der nächste heiße Morgen der letzte sein.
    .wrong-pass = Der Turm leert sich nicht von selbst.
    .missed = Die Überlastungsleiste ist noch immer zu voll.
    .strategy = Lass Dampf ab, bevor die Leiste dich zwingt: Der erste Ausfall kostet Wärme für den Rest der Partie, der zweite die Stadt.

lesson-scout = Über den Grat
    .begin = Der Beobachtungsballon steht. Eine Route führt aus dem Krater. Du hast drei Arbeiter und einen Ingenieur.
    .goal = Sende einen Kundschafter, und behalte den Ingenieur in der Stadt.
    .idea-balloon = Mit dem Ballon kann 1 Arbeiter oder Ingenieur auf einer Route aufbrechen. Kundschafter gehen in der Wetterphase weiter.
    .idea-spare = Ein Kundschafter ist fort, bis er vom Ende der Route zurückkommt: Rundenlang tut er nichts in der Stadt.
    .wrong-engineer = Er ist dein einziger Ingenieur: Ohne ihn gibt es rundenlang kein Gesetz, keine Pflege, keine Arbeit am Generator.
    .wrong-snow = Neue Plättchen sind gut, aber heute zählt die Route, und beim Räumen wird jemand krank.
    .wrong-gather = Es ist kalt, und das Ziel liegt außerhalb des Kraters.
    .wrong-pass = Von selbst bricht niemand auf.
    .missed = Niemand ist aufgebrochen.
    .strategy = Sende Kundschafter früh: Was sie finden, nützt dann umso mehr Runden lang.

lesson-night = Die erste Nacht
    .begin = Die Nacht bricht an. Vier Figuren suchen ein Bett: zwei Arbeiter, ein Ingenieur und ein Kind. Auf nahen Plättchen stehen ein Zelt und eine Baracke mit je zwei Schlafplätzen. Du hast 3 Kohle.
    .goal = Komm ohne Kranke durch die Nacht, und behalte 1 Kohle für den Morgen.
    .idea-beds = Eine Unterkunft hat nur dann Schlafplätze, wenn sie warm ist, durch ihre Farbe oder ihre Zone.
    .idea-coal = Nachts darfst du noch einmal heizen. Über dem orangen Anzeiger sind alle nahen Plättchen warm.
    .wrong-cold = Ohne Feuer zählt kein Bett, und vier würden krank.
    .wrong-short = Wärme 2 ist neben dem orangen Anzeiger, nicht darüber: Beide Unterkünfte bleiben kalt.
    .wrong-burnt = Zwei Kohle wärmen beide Unterkünfte. Die dritte würde am Morgen fehlen, wenn der Generator versorgt wird.
    .missed = Die Nacht ist vorbei, und sie hat jemanden krank gemacht, oder die Kohle ist weg.
    .strategy = Baue Unterkünfte zusammen auf die nahen Plättchen: Eine Zone wärmt sie alle.
