### The whole game in pictures: a message for each step, its title, with .text.

tour-aim = A city that must not fall
    .text = Corporations run New Angeles and bleed it. Threat rises with every neglect: at 25 the city falls at once and everybody loses, except perhaps the Federalist. Otherwise the game ends after the third demand round.
tour-rival = Your rival
    .text = You do not have to be the richest: you have to be richer than the corporation on your secret rival card. A tie is not enough. Somebody else may be watching you in the same way.
tour-contract = The contract
    .text = Each corporation is paid for one thing that happens in the city, whoever makes it happen: Jinteki for illness that is cured, NBN for unrest that is calmed. So each card on the table is money for somebody.
tour-deal = A deal
    .text = Each turn is a deal about one asset. The active player lays an action card as the main offer; the others may counter, each time at a higher price in cards. Only one offer will win.
tour-support = Support
    .text = Whoever has made no offer supports one of them with cards, face down, or abstains. More cards win; a tie goes to the active player. The winner takes the asset and carries the card out; the support is gone.
tour-trade = Everything is for sale
    .text = At any time any two players may trade capital, assets, support and promises. What both can do at once binds them; a promise for later is only as good as whoever gives it.
tour-city = Ten districts
    .text = Enemies, illness and outages spread along the paths; what reaches the Root raises threat by 2. A card that touches an ill district raises threat by 2 as well. Look before you offer.
tour-production = Production
    .text = At the end of a round each district with an android yields resources, and its unrest grows. Orgcrime blocks the first resource; strike and outage stop everything. Androids decide what the city will have.
tour-demand = Events and demands
    .text = Then an event strikes where the city is weak. After rounds 2, 4 and 6 the city asks for its resources: if anything is short, threat jumps. Your secret investment is paid then, too.
tour-federalist = One may want the fall
    .text = One card in the game is the Federalist. Whoever holds it wins if threat reaches 25 while they have 25 capital. It may also lie under the board: nobody knows who is playing for ruin.
