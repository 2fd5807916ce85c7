# The bots as people meet them. Their names are the same in every language, and come from the server: bots/characters.py.

## The characters, from the weakest to the strongest: what they are like, and what their faces look like
character-1 = New to the trade. Plays whatever looks nice.
    .face = A freckled child in a cap that is far too big
character-2 = Knows the tricks, but likes to daydream.
    .face = A young woman with two buns and a bow, her eyes closed
character-3 = Sound and good-natured. Never broods.
    .face = A stubbly man in a woollen hat, with an earring
character-4 = Looks first, then grabs.
    .face = A woman in a spotted headscarf, winking
character-5 = Keeps count, and keeps a straight face.
    .face = A man in a bowler hat, with a huge moustache and a bow tie
character-6 = Remembers what you played.
    .face = A lady in a wide hat with a feather
character-7 = Has a plan, and another one for later.
    .face = A bearded man in a top hat and round glasses
character-8 = Looks harmless. Don’t be fooled.
    .face = A white-haired old lady with a knitting needle in her bun
character-level = level { $level } of { $most }
character-rating = rating { $rating }
bots-ratings = The numbers are ratings from games between bots; 1000 is the middle.

## Bots that are nobody in particular
bots-others = Other bots
bot-greedy = Grabber
    .text = Takes whatever pays best right now.
bot-random = Scatterbrain
    .text = Makes any move that is allowed.
bot-other = Bot { $bot }
