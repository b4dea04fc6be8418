## Gry na żywo: gry ze znajomymi, w których tury wędrują same.

live = Na żywo
live-title = Na żywo ze znajomymi

# W formularzu.
form-how = Jak
form-live = Na żywo
form-live-description = Oboje jesteście teraz przy grze: jeden link na początek, potem każda tura dociera sama.
form-by-link = Przez link
form-by-link-description = Każdą turę wysyłasz jako wiadomość, kiedy chcesz.

# Zanim cokolwiek się połączy.
live-offer-title = Zagraj na żywo
live-offer-description = Znajomi otwierają jeden link. Od tej chwili tury docierają same.
live-consent = Tury przechodzą zaszyfrowane przez serwer pośredniczący. Jego operator widzi twój adres IP i to, kiedy grasz, ale nie co.
live-relay = Serwer pośredniczący: { $given }.
live-begin = Graj na żywo
live-not-offered = Ta strona nie ma serwera pośredniczącego
live-not-offered-description = Jej gospodarz żadnego nie ustawił, więc nie da się tu grać na żywo. Poproś znajomego, żeby przysłał ci grę jako link.

# Znajomy przychodzi.
live-invited-description = Tury docierają same, dopóki oboje tu jesteście. Bez konta, bez instalowania.
live-sit = Usiądź
live-connecting = Łączenie…
live-connecting-description = Serwer pośredniczący jeszcze nie odpowiedział.
live-waiting-for-host = Czekanie na urządzenie znajomego
live-waiting-for-host-description = Karty tasujecie oboje, więc znajomy też musi tu być.
live-no-relay = Serwer pośredniczący nie odpowiada
live-no-relay-description = Możesz mimo to usiąść i wysyłać każdą turę jako link, dopóki nie wróci.
live-by-link = Graj przez link
live-try-again = Spróbuj ponownie
live-choose = Które miejsce jest twoje?
live-choose-description = Jeśli dołączyłeś już na innym urządzeniu, graj dalej pod tym samym imieniem.
live-free = Wolne miejsce
live-i-am = { $given } to ja
live-i-am-unnamed = Miejsce { $count } jest moje
live-taken = To miejsce jest zajęte
live-taken-description = Ktoś inny usiadł tam wcześniej.
live-full = Wszystkie miejsca są zajęte
live-full-sealed = Gra zapieczętowana zostaje w przeglądarce, w której do niej dołączono.
live-unreadable = Tego zaproszenia nie da się odczytać
live-unreadable-description = Może brakować części linku. Poproś znajomego, żeby przysłał go jeszcze raz.

# Przy stole.
live-ready = Serwer pośredniczący odpowiada
live-away = Brak serwera pośredniczącego
live-away-description = Nic nie przepadło. Wyślij turę jako link; odpowiedź przyjdzie tą samą drogą. Gdy serwer wróci, tury znów będą docierać same.
live-send-turn = Wyślij moją turę
live-share-link = Udostępnij link
live-wait-friend = Czekanie na znajomego
live-wait-friend-description = Nikt jeszcze nie otworzył linku. Zostaw tę stronę otwartą albo wróć później: gra zostaje zachowana.
live-waits = Teraz gra { $who }
live-waits-here = { $who }: na miejscu.
live-waits-left = { $who }: poza grą. Gra zostaje zachowana i pójdzie dalej, gdy oboje wrócicie.
live-waits-unseen = { $who }: jeszcze nie na miejscu.
live-gone = { $who }: poza grą
live-gone-description = Gra zostaje zachowana i pójdzie dalej, gdy oboje wrócicie. Możesz zamknąć tę stronę.
live-send-link = Wyślij link ({ $who })
live-here = na miejscu
live-away-now = poza grą
live-not-come = jeszcze nie ma
live-all-here = Na żywo: wszyscy na miejscu
live-some-away = Na żywo: { $who } poza grą
live-waiting = Na żywo: czekanie na znajomych
live-no-connection = Na żywo: brak połączenia
live-invite = Kto otworzy ten link, siada z tobą do gry. Działa do końca gry.
live-leave = Przestań grać na żywo
live-leave-description = Gra toczy się dalej przez linki.
live-turn-arrived = Twoja tura – Red7
live-rematch = Nowe rozdanie ({ $who })
live-play = Graj

# Malowane znaki.
live-signs = Pokaż znak
live-sign-played = Dobrze zagrane
live-sign-ouch = Au
live-sign-hmm = Hmm
live-sign-clever = Sprytnie
live-sign-hello = Cześć
live-sign-again = Jeszcze raz?
live-hide-signs = Ukryj znaki
live-shows = { $who }: { $given }
