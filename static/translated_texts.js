// Keeps the page's texts right while a translator, or anything else outside the page, replaces text nodes.
//
// The program keeps the text nodes that it has made: it writes its changes to them, and inserts new nodes before them. A
// translator puts nodes of its own in their places. So a replaced text node returns, empty, in front of what replaced it;
// as soon as the program changes or removes it, that goes.

/**
 * Each replaced text node, and each node that replaced one, with its replacement: the text nodes with what they said, and
 * the nodes that stand for them. A translator may replace several nodes of an element by one, or one by several.
 */
const replacements = new WeakMap();

/** Undoes a replacement. The text nodes that the program has written to keep their new texts. */
function undo({ texts, others }, written) {
  for (const node of others) node.remove();
  for (const [text, said] of texts) {
    replacements.delete(text);
    if (!written.has(text)) text.data = said;
  }
}

const isText = ({ nodeType }) => nodeType === Node.TEXT_NODE;
// All translators that add elements add these; the page has none.
const isWrapper = ({ nodeName }) => nodeName === "FONT";
const isReplaced = (node) => replacements.get(node)?.texts.has(node) ?? false;

/** Handles the changes to the children of an element. Those in `exchanged` were removed as others were added. */
function handle(parent, { added, removed, exchanged }, written) {
  const arrived = [...added].filter((node) => node.parentNode === parent);
  const others = arrived.filter((node) => !removed.has(node) && (isText(node) || isWrapper(node)));
  const lost = [];
  for (const node of removed) {
    const replacement = replacements.get(node);
    if (node.parentNode === parent) continue;
    if (!replacement) {
      if (isText(node)) lost.push(node);
    } else if (!isReplaced(node)) {
      for (const other of others) replacement.others.add(other);
    } else if (node.parentNode || exchanged.has(node)) {
      lost.push(node);
    } else {
      undo(replacement, written); // The program removed it.
    }
  }
  // The program moved it, or the translator put it back.
  for (const node of arrived.filter(isReplaced)) undo(replacements.get(node), written);
  if (others.length === 0 || lost.length === 0) return;
  const replacement = { texts: new Map(), others: new Set(others) };
  for (const node of others) replacements.set(node, replacement);
  for (const [at, text] of lost.entries()) {
    if (isReplaced(text)) {
      for (const node of others) replacements.get(text).others.add(node);
    } else {
      replacement.texts.set(text, text.data);
      replacements.set(text, replacement);
    }
    // It was not replaced but wrapped: a copy stays in the wrapper.
    if (text.parentNode) text.replaceWith(text.cloneNode());
    (others[at] ?? others.at(-1)).before(text);
    text.data = "";
  }
}

const observer = new MutationObserver((records) => {
  const changes = new Map();
  const written = new Set();
  for (const { type, target, addedNodes, removedNodes } of records) {
    if (type === "characterData") {
      written.add(target);
      continue;
    }
    const change = changes.get(target) ?? { added: new Set(), removed: new Set(), exchanged: new Set() };
    changes.set(target, change);
    for (const node of addedNodes) change.added.add(node);
    for (const node of removedNodes) {
      change.removed.add(node);
      if (addedNodes.length > 0) change.exchanged.add(node);
    }
  }
  for (const text of written) if (isReplaced(text)) undo(replacements.get(text), written);
  for (const [parent, change] of changes) handle(parent, change, written);
  observer.takeRecords(); // our own changes
});
observer.observe(document.body, { characterData: true, childList: true, subtree: true });
