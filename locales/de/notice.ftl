## Meldungen über das, was anders lief als erwartet.

notice-letter-known = Diesen Zug hast du schon. An deiner Partie hat sich nichts geändert.
notice-letter-older = Dieser Link ist älter als deine Partie, also hat sich nichts geändert.
notice-sealed-known = Diesen Link hast du schon geschickt oder geöffnet. An deiner Partie hat sich nichts geändert.
notice-sealed-early = Den vorigen Link hast du noch nicht geöffnet. Öffne ihn zuerst. An deiner Partie hat sich nichts geändert.
notice-sealed-other = Dieser Link gehört zu einer versiegelten Partie, die nicht in diesem Browser gespeichert ist. Öffne ihn in dem Browser, in dem du sie spielst. Wenn du dessen Daten gelöscht hast, lässt sich die Partie nicht beenden.
notice-sealed-forked = Dieser Link passt nicht zu deiner Partie: Er folgt nicht aus dem, was du geschickt hast. An deiner Partie hat sich nichts geändert.
notice-sealed-signature = Dieser Link ist beschädigt oder kommt nicht von deinem Gegenüber. Lass ihn dir noch einmal schicken. An deiner Partie hat sich nichts geändert.
notice-sealed-secret = Dieser Link wurde abgelehnt: Das Geheimnis darin ist nicht das, das am Anfang festgelegt wurde. Lass ihn dir noch einmal schicken. An deiner Partie hat sich nichts geändert.
notice-sealed-next-deck = Diese Runde ist bewiesen, aber die nächste wurde nicht richtig gegeben. Lass dir den Link noch einmal schicken.
notice-sealed-wrong = Dieser Link wurde abgelehnt: Er enthält einen Schlüssel, der keine Karte öffnet, oder einen Zug gegen die Regeln. An deiner Partie hat sich nichts geändert.
notice-unreadable-puzzles = Deine Rätselergebnisse sind nicht lesbar. Sie wurden beiseitegelegt, nicht gelöscht.
notice-newer-puzzles = Deine Rätselergebnisse stammen von einer neueren Version dieser Seite. Sie wurden beiseitegelegt, nicht gelöscht.
notice-unreadable-recent = Deine letzten Partien sind nicht lesbar. Sie wurden beiseitegelegt, nicht gelöscht.
notice-newer-recent = Deine letzten Partien stammen von einer neueren Version dieser Seite. Sie wurden beiseitegelegt, nicht gelöscht.
notice-dismiss = Schließen
notice-storage-blocked = Dein Browser lässt diese Seite nichts speichern. Du kannst spielen, aber wenn du die Seite schließt, endet die Partie.
notice-storage-cleared = Die gespeicherten Daten dieser Seite wurden gelöscht. Dieser Tab hat sie noch.
notice-put-back = Wiederherstellen
notice-storage-full = Der Speicher deines Browsers ist voll. Du kannst weiterspielen, aber diese Partie und deine Ergebnisse werden erst wieder gespeichert, wenn Platz ist.
notice-unreadable-game = Deine gespeicherte Partie ist nicht lesbar. Sie wurde beiseitegelegt, nicht gelöscht.
notice-newer-game = Deine gespeicherte Partie stammt von einer neueren Version dieser Seite. Sie wurde beiseitegelegt, nicht gelöscht.
notice-unreadable-settings = Deine Einstellungen sind nicht lesbar. Sie wurden beiseitegelegt, nicht gelöscht.
notice-newer-settings = Deine Einstellungen stammen von einer neueren Version dieser Seite. Sie wurden beiseitegelegt, nicht gelöscht.
notice-unreadable-daily = Deine Tagesergebnisse sind nicht lesbar. Sie wurden beiseitegelegt, nicht gelöscht.
notice-newer-daily = Deine Tagesergebnisse stammen von einer neueren Version dieser Seite. Sie wurden beiseitegelegt, nicht gelöscht.
notice-cannot-set-aside = Einige gespeicherte Daten sind nicht lesbar, und zum Beiseitelegen fehlt der Platz. Sie bleiben, wo sie sind; wenn du diese Seite schließt, endet die Partie.
notice-other-tab = Ein anderer Tab hat etwas Neueres gespeichert, und dieser Tab überschreibt es nicht. Was du hier tust, wird weder gespeichert noch gezählt.
notice-no-worker = Die Gegner können hier nicht im Hintergrund überlegen, deshalb kann die Seite dabei kurz stocken. Die Partie geht weiter.
sealed-reading = Der Link wird geöffnet …
notice-not-sent = Dieser Zug ist noch nicht verschickt: Dein Browser hat die Partie nicht gespeichert, deshalb gibt es noch keinen Link. Solange diese Seite offen ist, geht nichts verloren. Erlaube das Speichern oder schaff etwas Platz und versuch es noch einmal.
notice-no-texts = Die eingestellte Sprache konnte nicht geladen werden, deshalb bleibt es bei dieser. Prüfe deine Verbindung und lade die Seite neu.
notice-no-entropy = Dein Browser liefert keine Zufallszahlen und kann deshalb keine Partie versiegeln.
notice-faster = Ab jetzt spielen die Gegner etwas schneller. Ihr Tempo kannst du jederzeit in den Einstellungen ändern.
notice-new-version = Eine neue Version ist da. Deine Partie bleibt erhalten.
notice-load-it = Aktualisieren
notice-unreadable-statistics = Deine Statistik ist nicht lesbar. Sie wurde beiseitegelegt, nicht gelöscht.
notice-newer-statistics = Deine Statistik stammt von einer neueren Version dieser Seite. Sie wurde beiseitegelegt, nicht gelöscht.

## Ein Teil der Seite, der später kommt.

part-coming = Einen Moment …
part-missing = Nicht geladen
part-failed = Dieser Teil der Seite konnte nicht geladen werden. Prüfe deine Verbindung und versuch es noch einmal; deine Partie bleibt erhalten.
part-outdated = Dafür braucht es die neue Version der Seite. Deine Partie bleibt erhalten.
engine-missing = Der Teil für Gegner, Tipps und Rätsel konnte nicht geladen werden. Prüfe deine Verbindung und versuch es noch einmal; deine Partie bleibt erhalten.
sealed-missing = Der Teil, der Partien versiegelt, konnte nicht geladen werden. Prüfe deine Verbindung und versuch es noch einmal; deine Partie bleibt erhalten.
module-needs-worker = Rätsel und Analysen brauchen einen Hintergrundprozess, den dieser Browser nicht gestartet hat. Versuch es noch einmal oder nimm einen anderen Browser.
module-invalid-reply = Das Programm der Gegner hat etwas Unsinniges geantwortet. Versuch es noch einmal oder lade die Seite neu; deine Partie bleibt erhalten.
part-again = Noch einmal
part-reload = Seite neu laden

## Links, die nirgendwohin führen.

bad-link-long = Dieser Link ist viel zu lang.
bad-link-cut = Dieser Link wurde gekürzt: Für einen Teil davon stehen Punkte. Kopiere den ganzen Link oder lass ihn dir noch einmal schicken.
bad-link-form = Diese Seite kann den Link nicht lesen.
bad-link-parts = In diesem Link fehlt etwas, oder es steht zu viel darin.
bad-link-rules = Dieser Link nennt Regeln, die diese Seite nicht kennt.
bad-link-players = Dieser Link sagt nicht, wer spielt.
bad-link-seed = In diesem Link steht kein gültiger Kartencode.
bad-link-shuffles = Die Karten in diesem Link ergeben keinen vollständigen Stapel.
bad-link-ply = Dieser Link zeigt auf einen Zug, den es in der Partie nicht gibt.
bad-link-position = Die Stellung in diesem Link ist nicht möglich.
bad-link-challenge = Diese Partie ist noch nicht zu Ende, also gibt es nichts zu übertreffen.
bad-letter-newer = Dieser Link stammt von einer neueren Version der Seite. Lade die Seite neu und öffne ihn dann noch einmal.
bad-letter-damaged = Dieser Link wurde unterwegs beschädigt oder gekürzt. Lass ihn dir noch einmal schicken.
bad-letter-other = Dieser Link enthält keine Partie, die diese Seite lesen kann.
bad-link-kept = Es hat sich nichts geändert.
bad-link-puzzle = Dieser Link führt zu keinem Rätsel.
