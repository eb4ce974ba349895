### Die Gesellschaften: der Name und ein Satz dazu, wer sie sind, für jede Schwierigkeitsstufe.

society-I = Die lange Kolonne
    .normal = Heizer, Schreiber und Familien, die aus einer Stadt hergelaufen sind und sich beim Namen kennen.
    .hard = Dieselben Leute nach einem schlimmeren Weg: ein Grab mehr, weniger Brot und ein Streit, der mitkam.
society-II = Die Hafenarbeiter
    .normal = Viele starke Rücken, wenige, die ein Manometer lesen, und fürs Erste genug Brot.
    .hard = Weniger Brot und ein Streik, der nie ganz zu Ende ging.
society-III = Das Institut
    .normal = Mehr Rechenschieber als Schaufeln und ein Dampfkern, den jemand im Talar hergetragen hat.
    .hard = Der Kern ist durchs Eis gebrochen, und aus den Vorlesungen ist Streit geworden.
society-IV = Der Kinderzug
    .normal = In jeder dritten Koje ein Kind, und die Großen haben gelernt, laut zu hoffen.
    .hard = Ebenso viele Kinder, weniger im Topf, und die Lieder gehen aus.
society-V = Die Mannschaft des Eisbrechers
    .normal = Drei haben sie auf dem Eis begraben, und ein Automaton hört noch auf die Glocke.
    .hard = Selbst das Automaton ist fort und ein Teil des Holzes mit ihm.
society-VI = Das Fieberlager
    .normal = Sehr viele Menschen, manche schon krank, und kaum Kohle für einen Tag.
    .hard = Dieselbe Menge mit doppelt so vielen kranken Arbeitern und einem Viertel weniger Brot.
