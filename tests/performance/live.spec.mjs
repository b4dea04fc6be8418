// How long a turn of a live game takes to a friend's screen: from the click that ends it to the first frame that shows it, on
// processors that are four times slower than this one, beside an echo of the same relay.
import { generate, parser } from "mqtt-packet";
import { WebSocket } from "ws";
import { playQuickly, takeTurn } from "../browser/fast_player.mjs";
import { expect } from "../browser/fixtures.mjs";
import { button, host, isTurn, join, live, untilTurn } from "../browser/live_friends.mjs";
import { test } from "../browser/relay.mjs";

const SLOWER = 4;
const TURNS = 50;
const QUIET = 300; // milliseconds without a change, after which nothing is left to draw of what was before

test("a turn is soon on the friend's screen", async ({ page, browser, relay }, info) => {
  const link = await host(page, { settings: { rules: "1.3at" } });
  const other = await join(browser, link, "Ben");
  const pages = [page, other];
  for (const each of pages) {
    await expect(live(each)).toHaveAccessibleName("Live: everybody is here");
    const devtools = await each.context().newCDPSession(each);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  }
  const times = [];
  while (times.length < TURNS) {
    const [mover, waiting] = await nextTurn(pages);
    await waiting.evaluate(settle, QUIET);
    await waiting.evaluate(awaitFrame);
    await mover.evaluate(noteEnd);
    await takeTurn(mover);
    times.push((await waiting.evaluate(() => window.framed)) - (await mover.evaluate(() => window.ended)));
  }
  const echo = await middleEcho(relay.url);
  const told = `live: ${middle(times)} ms to the friend's screen, middle of ${TURNS}; an echo of the relay takes ${echo} ms`;
  const sorted = times.toSorted((a, b) => a - b);
  info.annotations.push({ type: "figures", description: `${told}\n  shortest ${sorted[0]}, longest ${sorted.at(-1)}` });
});

/** The page whose player is to move, and the other; after the end of a round or match it goes on. */
async function nextTurn(pages) {
  for (;;) {
    const turns = await Promise.all(pages.map(isTurn));
    if (turns.includes(true)) return untilTurn(pages);
    for (const each of pages) {
      // A player without cards has only a pass.
      const ways = ["Next round", "Rematch", "Play"].map((name) => button(each, name));
      for (const way of ways) if (await way.isVisible()) await way.click();
      if (await button(each, "Pass").isVisible()) await playQuickly(each, { turns: 1 });
    }
    await pages[0].evaluate(() => new Promise(requestAnimationFrame));
  }
}

/** In the page: waits until nothing has changed for so long. */
function settle(quiet) {
  return new Promise((resolve) => {
    let timer;
    const again = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        changed.disconnect();
        resolve();
      }, quiet);
    };
    const changed = new MutationObserver(again);
    changed.observe(document.body, { subtree: true, childList: true, attributes: true });
    again();
  });
}

/** In the page: when the next change was drawn. */
function awaitFrame() {
  window.framed = new Promise((resolve) => {
    const changed = new MutationObserver(() => {
      changed.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(Date.now())));
    });
    changed.observe(document.body, { subtree: true, childList: true, attributes: true });
  });
}

/** In the page: when the last button was pressed that ends a turn. */
function noteEnd() {
  const note = ({ target }) => {
    if (/^(End turn|Draw and end turn|Pass)$/.test(target.closest("button")?.innerText.trim())) window.ended = Date.now();
  };
  document.addEventListener("click", note, { capture: true });
}

const middle = (times) => times.toSorted((a, b) => a - b)[times.length >> 1];

/** Milliseconds until a message to oneself comes back, the middle of as many. */
async function middleEcho(url) {
  const socket = new WebSocket(url, "mqtt");
  const packets = parser();
  const waiting = [];
  packets.on("packet", (packet) => waiting.shift()?.(packet));
  socket.on("message", (bytes) => packets.parse(bytes));
  await new Promise((opened) => socket.once("open", opened));
  const send = (packet) =>
    new Promise((answered) => {
      waiting.push(answered);
      socket.send(generate(packet));
    });
  await send({ cmd: "connect", clientId: "echo", protocolId: "MQTT", protocolVersion: 4, clean: true, keepalive: 0 });
  const topic = "red7/echo";
  await send({ cmd: "subscribe", messageId: 1, subscriptions: [{ topic, qos: 0 }] });
  const times = [];
  while (times.length < TURNS) {
    const begun = performance.now();
    await send({ cmd: "publish", topic, payload: Buffer.alloc(2_000), qos: 0 });
    times.push(performance.now() - begun);
  }
  socket.terminate();
  return Math.round(10 * middle(times)) / 10;
}
