# What the shelf says of Gaunerbande: its name, a sentence about it, how long it takes, and what can be agreed on.
gaunerbande-title = Gaunerbande
    .text = Dodge the tricks, lose the rogues, treat your neighbour to the politician.
    .time = 45–90 min
    .credits = Author not named in the text we have · Perdix Spiele
gaunerbande-option-limit = Over when somebody has more than
    .unit = { $value ->
        [one] penalty point
       *[other] penalty points
    }
    .agreed = { $value ->
        [one] Over when somebody has more than one penalty point
       *[other] Over when somebody has more than { $value } penalty points
    }
