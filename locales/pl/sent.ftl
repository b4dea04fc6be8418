## Co ktoś przysłał, zanim się to zobaczy lub zagra.

sent-game = Ktoś przysłał ci grę
sent-moment = Ktoś przysłał ci pozycję z gry
sent-deal = Ktoś przysłał ci rozdanie
sent-beat = Pobij ten wynik
sent-sender = Znajomy
sent-won = Wynik znajomego: wygrana w { $turns ->
    [one] { $turns } turze.
    [few] { $turns } turach.
   *[other] { $turns } turach.
}
sent-lost = Wynik znajomego: przegrana po { $turns ->
    [one] { $turns } turze.
    [few] { $turns } turach.
   *[other] { $turns } turach.
}
sent-same = Dostaniesz te same karty i tych samych przeciwników.
sent-game-description = Zobacz, jak to szło, albo zagraj tymi kartami lepiej.
sent-moment-description = To stół po turze { $turn }.
sent-deal-description = Karty są potasowane i nikt jeszcze nie grał. Dostaniesz tę rękę.
sent-deal-shared = Karty są potasowane i nikt jeszcze nie grał.
sent-how = Jak się skończyło?
sent-hand = Twoja ręka
sent-watch = Obejrzyj od początku
sent-watch-theirs = Najpierw obejrzyj
sent-see = Zobacz pozycję
sent-play = Zagraj to rozdanie
sent-play-deal = Zagraj to rozdanie
sent-go = Przyjmij wyzwanie
sent-spoils = Oglądanie odsłania cudze karty, więc wyścig nie będzie już równy.
sent-kept = Twoja własna gra zostaje.
sent-learn = Pierwszy raz? Naucz się w 3 minuty

## Oba wyniki.

sent-better = Wynik pobity
# Obie strony przegrały.
sent-lasted = Trzymasz się dłużej
sent-even = Remis
sent-worse = Wynik jeszcze niepobity
sent-yours = Ty
sent-send-back = Odeślij swój wynik
sent-watch-them = Obejrzyj tę grę
sent-again = Spróbuj jeszcze raz
sent-can-you-won = To rozdanie gry karcianej Red7 wygrane w { $turns ->
    [one] { $turns } turze.
    [few] { $turns } turach.
   *[other] { $turns } turach.
} A ty?
sent-can-you-lost = To rozdanie gry karcianej Red7 przegrane po { $turns ->
    [one] { $turns } turze.
    [few] { $turns } turach.
   *[other] { $turns } turach.
} Umiesz lepiej?
