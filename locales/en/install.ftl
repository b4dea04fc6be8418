## The offer to install the page.

install = Install
install-offer = Install Red7: it gets a window of its own, and works offline.
