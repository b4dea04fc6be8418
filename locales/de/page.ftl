## Was index.html selbst sagt, bevor das Programm da ist. Ein Test vergleicht es mit diesen
## Texten; in einer anderen Sprache setzt early.js sie ein.

page-loading = Wird geladen …
page-not-loaded = Das Spiel konnte nicht geladen werden. Prüfe deine Verbindung und versuch es noch einmal.
page-slow = Das dauert länger als sonst. Prüfe deine Verbindung und versuch es noch einmal.
page-no-wasm = Dieses Spiel braucht WebAssembly. Dein Browser kennt es nicht oder hat es abgeschaltet. Versuch es bitte mit einem anderen Browser.
page-try-again = Noch einmal
