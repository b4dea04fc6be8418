## Die Seite eines Tages, der vorbei ist.

daily-rules-set = Deine Regeln
daily-none-set = keine
practice-description = Das war Übung und zählt deshalb nicht als dein Tagesergebnis.
daily-practise = Diese Partie üben

## Bevor eine Tagespartie gespielt wird.

daily-one = Nur dein erster Versuch zählt.
daily-one-description = Keine Tipps, und kein beendeter Zug lässt sich zurücknehmen. Lass dir Zeit: Es läuft keine Uhr.
daily-hand = Deine Hand, heute für alle die gleiche.
daily-hand-then = Deine Hand, an diesem Tag für alle die gleiche.
weekly-hand = Deine erste Hand, diese Woche für alle die gleiche.
daily-against = Gegen { $names }
daily-player = { $given } ({ $strength })
daily-afterwards = Danach kannst du üben, sooft du willst
daily-length = Eine Partie mit je etwa { $count } Zügen.
daily-length-round = Eine Runde, etwa 3 Minuten und je { $count } Züge.
daily-length-match = Diesmal ist es ein ganzes Match, je etwa { $count } Züge. Du kannst unterbrechen und später weitermachen.
daily-start = Meinen Versuch beginnen
daily-begun-description = Du hast diese Partie an ihrem Tag begonnen, also zählt sie noch, wenn du sie beendest.
daily-over = Dieser Tag ist vorbei. Du kannst die Partie noch üben, aber sie zählt nicht mehr.
weekly-over = Diese Woche ist vorbei. Du kannst das Match noch üben, aber es zählt nicht mehr.

## Was daraus wurde.

# Am Tisch: der Tag dieser Partie, der vorbei sein kann.
daily-see-result = Tagesergebnis
weekly-see-result = Matchergebnis
daily-story = Wie es lief
daily-story-description = Jedes Symbol zeigt, wer nach diesem Zug führte und bei welcher Regel. Ein Kreuz heißt „raus“, ein Rahmen markiert den Sieg.
daily-story-match-description = Jedes Symbol zeigt, wer diese Runde gewonnen hat und bei welcher Regel.
daily-rounds = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
daily-unknown = Dieses Ergebnis stammt aus der Zeit, bevor die Seite jede Runde festhielt.

## Es anderen schicken.

daily-share = Ergebnis teilen
daily-copied = Kopiert
daily-not-copied = Kopieren ging nicht; markiere den Text
daily-picture = Das Ergebnis als Bild
daily-send-picture = Bild schicken
daily-save-picture = Bild speichern
daily-picture-failed = Dieser Browser konnte das Bild nicht erzeugen.
daily-as-text = Oder als Text
daily-letters = Buchstaben statt Quadrate
daily-text-head = Red7-Tagespartie · { $day }
weekly-text-head = Red7-Wochenmatch · { $day }
# Der Text zum Teilen: eine Zeile über farbigen Quadraten, eines je Zug, nach dem man führte, oder je gewonnener Runde.
daily-led = Ich führte nach { $done } von allen { $count } Zügen
daily-rounds-won = Gewonnene Runden:
daily-challenge = { $odds } Und du?
daily-picture-foot = Gleiche Karten, ein Versuch. Gewinnst du?
daily-me = Ich

## Der Kalender.

weekly-matches = Wochenmatches
weekly-now = diese Woche
daily-earlier = Voriger Monat
daily-later = Nächster Monat
daily-clock = { $count ->
    [1] Tageswechsel ist um Mitternacht UTC: Die nächste Partie kommt in weniger als 1 Std.
   *[other] Tageswechsel ist um Mitternacht UTC: Die nächste Partie kommt in weniger als { $count } Std.
}
daily-strict = Lässt du einen Tag aus, beginnt deine Serie wieder bei 1. Einen verpassten Tag kannst du nicht nachholen, aber eine Partie, die du an ihrem Tag begonnen hast, zählt für diesen Tag, auch wenn du sie später beendest.
