// Loads the stylesheet of what comes after the first cards. A release build links it without applying it (tools/pack.mjs);
// elsewhere there is none.

let failures = 0;

/** Loads it, unless that has been done. After a failed attempt the browser's cache is bypassed: it may hold a broken file. */
window.loadLaterStyles = async () => {
  const place = document.querySelector("link[rel=later]");
  if (!place) return;
  if (failures) await fetch(place.href, { cache: "reload" });
  const link = place.cloneNode();
  link.rel = "stylesheet";
  place.before(link);
  await new Promise((resolve, reject) => {
    link.addEventListener("load", resolve);
    link.addEventListener("error", () => {
      failures++;
      link.remove();
      reject(new Error("The later styles could not be loaded."));
    });
  });
  place.remove();
};
