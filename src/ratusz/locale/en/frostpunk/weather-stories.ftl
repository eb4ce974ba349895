### A sentence for each weather card.

weather-1-story = The mercury has crept into its bulb, and the man who reads it taps the glass as one taps at a door.
weather-2-story = There is not a cloud, and it is so cold that the runners of the sledges ring on the snow like plates.
weather-3-story = It lies so thick about the tents that people walk with one hand on the pipe.
weather-4-story = Behind the boiler something cracks, once and drily, and every engineer in the room looks up.
weather-5-story = The crust carries a loaded sledge, and even the sick are led to the door to see it.
weather-6-story = A rope has been strung from the cookhouse to the gate, and nobody lets go of it to wave.
weather-7-story = It drops from the rim at noon and blows the warmth out of the square like a candle.
weather-8-story = Every step is tried before it is taken, and the whole city walks like an old man.
weather-9-story = The old people look up once, and without a word begin to carry their wood indoors.
weather-10-story = This morning the nails in the walls have white heads, on the inside.
weather-11-story = The scouts are blown along the ridge like washing, by something that is still on its way.
weather-12-story = The air itself glitters, the children snatch at it, and their mothers pull the scarves up over their mouths.
weather-13-story = The smoke stands straight above every chimney, and for once people talk about something else.
