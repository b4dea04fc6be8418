## What index.html says by itself, before there is a program to choose a language. It says
## so in all languages; a test compares it with these messages.

page-loading = Loading…
page-needs-script = This game needs JavaScript: please turn it on and load the page again.
page-not-loaded = The game could not be loaded. Check the connection and try again.
page-slow = This takes longer than usual. Check the connection and try again.
page-no-wasm = This game needs WebAssembly, which this browser lacks or has switched off. Please try another one.
page-try-again = Try again
