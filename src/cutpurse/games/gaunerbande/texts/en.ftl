# What the shelf says of Gaunerbande: its name, a sentence about it, how long it takes, and what can be agreed on.
gaunerbande-title = Gaunerbande
    .text = Dodge the tricks, lose the rogues, treat your neighbour to the politician.
    .time = 45–90 min
    .credits = Author not named in the text we have · Perdix Spiele
gaunerbande-tally = Politicians taken
    .text = How often you took the corrupt politician, next to an even share for everybody at the table.
gaunerbande-option-limit = Ends when somebody has more than
    .unit = { $value ->
        [one] penalty point
       *[other] penalty points
    }
    .agreed = { $value ->
        [one] Ends when somebody has more than one penalty point
       *[other] Ends when somebody has more than { $value } penalty points
    }

# The guided first game. Pip sits on the learner's left, then Lulu and Mack; ① and ② are what the step points at.
gaunerbande-lesson-first-cost = What it is about
    .text = You take tricks, and some of them hurt. ① Each black card in them is a rogue and costs 1 point. ② The corrupt politician costs 13. The fewest points win.
gaunerbande-lesson-first-pass = First, pass three cards
    .text = Everybody passes three cards; yours go to Pip on your left. High cards take tricks, so get rid of ① blue 12 and ② the two worst: the politician and black 12.
    .do = Choose the three ringed cards, then pass them.
gaunerbande-lesson-first-got = And what came back
    .text = Mack has given you these: ① red 12 and ② two more rogues. He wanted to be rid of them, too. You two know where they are; nobody else does.
gaunerbande-lesson-first-follow = Follow the colour
    .text = ① Mack led green, and you hold green, so you must follow. ② The highest green takes the trick. There are never rogues in the first one, so it is safe.
    .do = Play green 11 and take the trick.
gaunerbande-lesson-first-lead = You took it, so you lead
    .text = Black has to wait: nobody leads a rogue before one has been discarded. So lead ① a green card. You have only two left.
    .do = Lead green 3 or green 8.
gaunerbande-lesson-first-low = Stay low
    .text = ① Mack leads red. Pip plays after you and has your politician, who is red 10! Whoever plays the highest red takes him. So stay below 10 with ② a low card.
    .do = Play red 1, 3 or 6.
gaunerbande-lesson-first-politician = 13 points for Pip
    .text = Pip had no other red: the politician had to come out, and he was the highest. ① Look at Pip’s points: that card costs as much as all the rogues together.
gaunerbande-lesson-first-throw = No blue? Then discard
    .text = ① Pip leads blue, and you have none. So you may discard any card you like, and it cannot take the trick. A good moment to lose ② a high rogue.
    .do = Discard black 10 or black 11.
gaunerbande-lesson-first-gang = The bold way out
    .text = Whoever takes all 13 rogues and the politician unites the gang: that round costs them nothing, and everybody else gets 26 points. Rare, and glorious.
gaunerbande-lesson-first-on = That is all there is to it
    .text = Rounds go on until somebody has more than 30 points, in a full game 100. The fewest points win. Play on as you like: the lantern gives you hints.
