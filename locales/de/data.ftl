## Alles, was im Browser gespeichert ist, und Sicherungen davon.

data = Deine Daten
data-description = Alles ist nur in diesem Browser gespeichert. Eine Sicherung ist eine Datei, die du aufheben oder auf einem anderen Gerät importieren kannst.
data-what = Inhalt
data-here = In diesem Browser
data-in-copy = In der Sicherung
data-games = Partien
data-game = { $game }, { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
data-game-over = { $game }, beendet
data-game-of = { $given }, { $count } am Tisch
data-rounds = Gezählte Runden
data-names = Namen
data-chosen = gespeichert
data-lessons = Fertige Lektionen
data-learned = Bessere Züge gefunden
data-rated = Gewertete Runden
data-aside = Beiseitegelegt
data-others = Sonstiges
data-none = nichts
data-sealed = Mit versiegelten Partien
data-sealed-description = wer die Datei hat, könnte deine Karten in diesen Partien sehen
data-save = Sicherung exportieren
data-saved = Die Sicherung liegt in deinen Downloads.
data-not-saved = Dein Browser hat das Speichern der Datei nicht erlaubt.
data-left-out = Nicht in der Sicherung, weil zu groß oder nicht exportierbar: { $given }.
data-load = Sicherung importieren
data-take-description = Was in der Sicherung steht, ersetzt dasselbe hier; alles andere bleibt, wie es ist.
data-take-sealed = Versiegelte Partien, die schon in diesem Browser sind, werden nicht ersetzt. Spiel jede davon nur auf einem Gerät weiter.
data-take = Importieren
data-leave = Abbrechen

## Warum eine Sicherung nicht importiert wird.

copy-large = Diese Datei ist zu groß für eine Sicherung von Red7.
copy-unreadable = Diese Datei ist keine Sicherung, oder sie ist unvollständig.
copy-foreign = Diese Datei wurde nicht von dieser Seite exportiert.
copy-newer = Diese Sicherung stammt von einer neueren Version dieser Seite. Lade die Seite neu und importiere sie dann.
copy-damaged = Ein Teil dieser Sicherung ist beschädigt, deshalb wurde nichts importiert: { $given }.
copy-full = Im Speicher deines Browsers ist kein Platz für diese Sicherung.
copy-blocked = Dein Browser lässt diese Seite nichts speichern.
copy-kept = Es hat sich nichts geändert.

## Was beiseitegelegt wurde, und was sich löschen lässt.

aside-title = Beiseitegelegt
aside-description = Einige gespeicherte Daten sind nicht lesbar und wurden deshalb beiseitegelegt. Du kannst sie herunterladen oder löschen.
aside-save = { $given } herunterladen
aside-delete = { $given } löschen
aside-number = { $given } { $count }
aside-ask = { $given } endgültig löschen?
document-game = Partie
document-rating = Wertung
document-learn = Züge zum Wiederholen
document-live = Live-Partien
document-other = Sonstige Daten
delete-title = Löschen
delete-statistics = Statistik löschen
delete-all = Alles löschen
delete-statistics-ask = Deine Statistik und Wertung endgültig löschen? Alles andere bleibt.
delete-all-ask = Alles, was diese Seite in diesem Browser gespeichert hat, endgültig löschen? Dazu gehören Partien, Statistik und alles Beiseitegelegte.
delete-keep = Behalten
delete-go = Löschen
