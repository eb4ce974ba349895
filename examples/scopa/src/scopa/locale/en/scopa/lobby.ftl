### Before the game

blurb = The Italian classic for two to four: three cards in hand, four on the table. A card takes what it equals, and whoever clears the table calls scopa. Cards, coins, the seven of coins and the primiera count.
option-length = Length
option-length-deal = One deal
option-length-match = To 11 points
