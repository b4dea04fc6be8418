## Gry ze znajomymi, którzy grają gdzie indziej, przez linki.

# Na stronie głównej.
friends-title = Ze znajomymi
friends-by-link-description = Tury przesyłacie w wiadomościach.
friends-live-description = Oboje naraz albo każda tura jako wiadomość.
friends-here = Grajcie na tym urządzeniu
friends-here-description = Podawajcie je sobie; kart nie widać.
friends-yours = Twoja tura
friends-sending = Wyślij link – następna osoba: { $who }
friends-waiting = Czekamy na ruch: { $who }
friends-over = Zakończona
friends-with = grają też: { $who }

# W formularzu.
friends-hints = Podpowiedzi
friends-hints-description = każdy może o nie prosić
friends-hints-off = nikt nie może o nie prosić
friends-take-backs = Cofanie tur
friends-take-backs-description = dopóki tura nie jest wysłana
friends-take-backs-off = skończonej tury nie można cofnąć
friends-honest = Każda tura to link, który wysyłasz następnej osobie. Strona nikogo nie zawiadamia, robi to twoja wiadomość. A kto chce podejrzeć karty, ten może.
sealed = Gra zapieczętowana
sealed-description = z linków nikt nie odczyta cudzej ręki; na koniec oba urządzenia sprawdzają karty i dopiero wtedy wygrana się liczy
sealed-off = z linków da się odczytać cudzą rękę
sealed-costs = Każda tura to link, który wysyłasz drugiej osobie. Przed pierwszą turą trzeba przesłać do czterech linków, po ostatniej jeszcze jeden. Każde z was musi zostać w swojej przeglądarce: jeśli któraś straci dane, gra przepada. Nie ma podpowiedzi ani cofania tur.
sealed-not-with-actions = Z akcjami nie można zapieczętować gry: karty dobiera się w środku tury. Wyłącz akcje, a można ją zapieczętować.
friends-begin = Zacznij grę

# Przy stole.
friends-send = Wyślij turę
friends-send-invitation = Wyślij zaproszenie
friends-send-again = Wyślij jeszcze raz
friends-send-result = Wyślij wynik
friends-ready = Teraz gra { $who }
friends-ready-description = Twoja tura jest gotowa. Następną osobą jest { $who }: wyślij jej link.
friends-waits = Teraz gra { $who }
friends-waits-description = Gdy link jest wysłany, poczekaj na ten, który wróci. Otwórz go, a gra potoczy się dalej.
friends-waits-for-link = Otwórz link, który stamtąd przyjdzie, a gra potoczy się dalej.
friends-you-begin = Zaczynasz. Po swojej turze wysyłasz zaproszenie.
sealed-sealing = Pieczętowanie tury
sealed-dealt = Karty są rozdane. Zaczyna { $who }: wyślij ten link.
sealed-drawn = Otwórz link, który dostaniesz z powrotem, a gra potoczy się dalej. Wtedy zobaczysz też dobraną kartę.
friends-looking-on = Przyglądasz się
friends-looking-on-description = Ten link dostaje { $who }. Widzisz stół, ale niczyjej ręki.
friends-take-seat = { $who } to ja
friends-rematch = Rewanż

# Wynik, który nie jest pewny.
sealed-checking = Sprawdzanie…
sealed-damaged = Uszkodzona
sealed-owed = Wygrana bez dowodu: { $who }
sealed-failed = Weryfikacja się nie powiodła

# Okno wysyłania.
friends-line = { $who }, twoja tura w Red7:
friends-line-unnamed = Twoja tura w Red7:
friends-line-over = Tak skończyła się nasza gra w Red7:
friends-send-description = Cała gra jest w tym linku. Wyślij go dowolnym komunikatorem.

# Otwarty link.
friends-invited = { $who } zaprasza cię do gry
friends-invited-unnamed = Ktoś znajomy zaprasza cię do gry
friends-invited-description = Tury wędrują jako linki, w dowolnym komunikatorze. Bez konta i bez instalowania.
friends-first = Pierwsza tura jest twoja.
friends-since = { $turns ->
    [one] Rozegrano już { $turns } turę.
    [few] Rozegrano już { $turns } tury.
   *[other] Rozegrano już { $turns } tur.
}
friends-name = Twoje imię
friends-name-other = Imię znajomego
friends-join = Dołącz
friends-forked = Ten link nie pasuje do twojej gry
friends-forked-description = Od tury { $turn } to nie ta gra, którą znasz. Obie zostają: są na stronie głównej. Którą otworzyć?
friends-mine = Grę, którą znam
friends-theirs = Grę z linku
