### The scenario cards of A New Home: Crater: the title, and a caption for a special action.

I-01 = Under the Rim
I-02 = A Roof for Everybody
I-03 = The Great Storm
    .special = Carry coal and bread into the storehouse
I-04 = Every Lamp Indoors
I-05 = Hollows in the Snow
I-06 = The Storehouse Fills
I-07 = A Bare Floor
I-08 = The Storm
