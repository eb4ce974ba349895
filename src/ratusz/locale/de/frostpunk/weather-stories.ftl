### Ein Satz zu jeder Wetterkarte.

weather-1-story = Das Quecksilber hat sich in seine Kugel verkrochen, und der Mann, der es abliest, klopft ans Glas wie an eine Tür.
weather-2-story = Keine Wolke, und es ist so kalt, dass die Schlittenkufen auf dem Schnee klingen wie Teller.
weather-3-story = Er liegt so dicht um die Zelte, dass die Leute mit einer Hand am Rohr gehen.
weather-4-story = Hinter dem Kessel knackt es, einmal, trocken, und jeder Ingenieur im Raum blickt auf.
weather-5-story = Die Kruste trägt einen beladenen Schlitten, und selbst die Kranken führt man an die Tür, damit sie es sehen.
weather-6-story = Von der Küche zum Tor ist ein Seil gespannt, und niemand lässt es los, um zu winken.
weather-7-story = Er fällt mittags vom Rand herab und bläst die Wärme auf dem Platz aus wie eine Kerze.
weather-8-story = Jeder Schritt wird geprüft, ehe man ihn tut, und die ganze Stadt geht wie ein alter Mann.
weather-9-story = Die Alten blicken einmal hinauf und beginnen wortlos, ihr Holz ins Haus zu tragen.
weather-10-story = Heute Morgen haben die Nägel in den Wänden weiße Köpfe, und zwar drinnen.
weather-11-story = Die Kundschafter werden über den Grat geweht wie Wäsche, von etwas, das erst noch kommt.
weather-12-story = Die Luft selbst glitzert, die Kinder greifen danach, und die Mütter ziehen ihnen die Schals über den Mund.
weather-13-story = Der Rauch steht gerade über jedem Schornstein, und ausnahmsweise reden die Leute von etwas anderem.
