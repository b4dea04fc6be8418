## What index.html says by itself, before there is a program. A test compares it with these
## messages; in another language, early.js puts them in their places.

page-loading = Loading…
page-not-loaded = The game couldn’t be loaded. Check your connection and try again.
page-slow = This is taking longer than usual. Check your connection and try again.
page-no-wasm = This game needs WebAssembly, which this browser lacks or has turned off. Please try another browser.
page-try-again = Try again
