## Che cosa dice index.html da solo, prima che ci sia un programma. Un test lo confronta con questi
## messaggi; in un’altra lingua li mette al loro posto early.js.

page-loading = Caricamento…
page-not-loaded = Non è stato possibile caricare il gioco. Controlla la connessione e riprova.
page-slow = Ci vuole più del solito. Controlla la connessione e riprova.
page-no-wasm = Questo gioco richiede WebAssembly, che in questo browser manca o è disattivato. Prova un altro browser.
page-try-again = Riprova
