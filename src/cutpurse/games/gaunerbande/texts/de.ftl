# Was im Regal über Gaunerbande steht: Name, ein Satz dazu, wie lange es dauert und was man vereinbaren kann.
gaunerbande-title = Gaunerbande
    .text = Stiche meiden, Gauner loswerden, den Politiker dem Nachbarn gönnen.
    .time = 45–90 Min.
    .credits = Autor im uns vorliegenden Text nicht genannt · Perdix Spiele
gaunerbande-option-limit = Ende, wenn jemand mehr hat als
    .unit = { $value ->
        [one] Minuspunkt
       *[other] Minuspunkte
    }
    .agreed = { $value ->
        [one] Ende, wenn jemand mehr als einen Minuspunkt hat
       *[other] Ende, wenn jemand mehr als { $value } Minuspunkte hat
    }
