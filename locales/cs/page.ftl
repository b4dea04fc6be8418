## Co říká samotný index.html, než je tu program. Zkouška ho porovnává s těmito texty;
## v jiném jazyce je na místo dosadí early.js.

page-loading = Načítání…
page-not-loaded = Hru se nepodařilo načíst. Zkontroluj připojení a zkus to znovu.
page-slow = Trvá to déle než obvykle. Zkontroluj připojení a zkus to znovu.
page-no-wasm = Tato hra potřebuje WebAssembly, které prohlížeč nemá, nebo ho má vypnuté. Zkus jiný prohlížeč.
page-try-again = Zkusit znovu
