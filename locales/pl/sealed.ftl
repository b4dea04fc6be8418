## Gra zapieczętowana: nikt nie może poznać zakrytej karty, zanim pokażą ją zasady.

# Zanim są karty.
sealed-shuffling = Tasowanie kart
sealed-step-first = { $who } tasuje i zamyka każdą kartę
sealed-step-again = { $who } tasuje i zamyka je jeszcze raz
sealed-step-keys = { $who } otwiera karty, które dostaje { $rival }
sealed-invited-says = Jest zapieczętowana: oboje tasujecie i zamykacie karty, więc nikt nie może ich podejrzeć, i na końcu jest na to dowód.

# Okno wysyłania.
sealed-send = Wyślij link
sealed-send-says = Wyślij ten link w dowolnym komunikatorze. Kto inny go przeczyta, nie zobaczy żadnej zakrytej karty.
sealed-line-first = Zagrajmy w zapieczętowaną grę Red7:
sealed-line = { $who }, to następny link naszej gry Red7:

# Na końcu rundy.
sealed-proved = Sprawdzone: karty tasowały obie osoby, nikt nie mógł ich podejrzeć.
sealed-not-proved = Coś się nie zgadza: karty nie zostały potasowane tak, jak je zamknięto. Ta runda niczego nie dowodzi.
sealed-proof-waits = Brakuje jeszcze drugiego linku: wtedy będzie dowód, że nikt nie mógł podejrzeć kart.
