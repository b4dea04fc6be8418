// Loads a module in a packed form, which a release has beside it and which is smaller than what a server makes of the
// module on the way (tools/packed.mjs). Both the page and the service worker do.

/** The forms, the smallest first: as DecompressionStream calls them, and the endings of their names. */
const FORMS = [["brotli", "br"], ["gzip", "gz"]];

/** Returns the ending of the smallest form that this browser unpacks, and a stream that unpacks it. */
function unpacker() {
  for (const [form, ending] of FORMS) {
    try {
      return { ending, stream: new DecompressionStream(form) };
    } catch {
      // Unknown to this browser. There is no way to ask.
    }
  }
  throw new Error("This browser unpacks nothing.");
}

/** Loads a module, unpacked as it arrives. Reading it fails if it isn't packed like this, or is cut off. */
export async function loadPacked(address, cache) {
  const { ending, stream } = unpacker();
  const { ok, body } = await fetch(`${address}.${ending}`, { cache });
  if (!ok) throw new Error(`There is no packed form of ${address}.`);
  return new Response(body.pipeThrough(stream), { headers: { "content-type": "application/wasm" } });
}
