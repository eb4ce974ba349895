### A sentence for each technology.

technology-steam-saw-story = It goes through a frozen trunk in the time a sawyer needs to spit into his hands.
technology-hunting-tactics-story = The hunters no longer follow the tracks but lie down where the tracks are going to be.
technology-deep-shafts-story = Down there, the miners say, one works in shirtsleeves and comes up homesick.
technology-coke-ovens-story = What used to leave by the chimney now lies in the grate for a second time.
technology-better-insulation-story = Moss, tar and two skins of canvas, and for the first morning nobody’s hair is frozen to the wall.
technology-field-medicine-story = Every foreman carries a tin with a bandage, a splint, and four drawings of where it hurts.
technology-winches-story = Four men at a crank move the drift that forty could not shovel.
technology-feedwater-pumps-story = The cold water now reaches the boiler before the needle reaches the red.
technology-heating-hub-story = A valve, a chest of hot pipes, and around it ten paces on which no snow will lie.
