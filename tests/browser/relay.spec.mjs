// What other tests take for granted: the relay on this machine, and what its faults do.
import { expect } from "./fixtures.mjs";
import { MOSQUITTO, startMosquitto } from "./mosquitto.mjs";
import { test } from "./relay.mjs";
import { complained } from "./server.mjs";

const TOPIC = "red7/3f1c0b7a9d2e4f60/l/0";
const ECHO = "red7/3f1c0b7a9d2e4f60/e/5a";
const PRESENCE = "red7/3f1c0b7a9d2e4f60/p/0";

/** In the page: the least of MQTT 3.1.1. `connectRelay` connects and subscribes to a room. */
function addClient() {
  const text = (value) => {
    const bytes = new TextEncoder().encode(value);
    return [bytes.length >> 8, bytes.length & 255, ...bytes];
  };
  // All packets here are shorter than 128 bytes.
  const packet = (head, ...body) => new Uint8Array([head, body.length, ...body]);
  window.connectRelay = (url, will) =>
    new Promise((ready, failed) => {
      const socket = new WebSocket(url, "mqtt");
      const client = { got: [], isClosed: false, send: (...parts) => socket.send(packet(...parts)) };
      client.publish = (topic, payload, isKept) => client.send(0x30 | (isKept ? 1 : 0), ...text(topic), ...new TextEncoder().encode(payload));
      socket.binaryType = "arraybuffer";
      socket.onopen = () => {
        const last = will ? [...text(will.topic), ...text(will.payload)] : [];
        client.send(0x10, ...text("MQTT"), 4, will ? 0x26 : 0x02, 0, 30, ...text(`test-${Math.random()}`.slice(0, 20)), ...last);
      };
      const receive = (bytes) => {
        const kind = bytes[0] >> 4;
        if (kind === 2) client.send(0x82, 0, 1, ...text("red7/#"), 0);
        if (kind === 9) ready(client);
        if (kind === 3) {
          const size = (bytes[2] << 8) | bytes[3];
          const [topic, payload] = [bytes.slice(4, 4 + size), bytes.slice(4 + size)].map((part) => new TextDecoder().decode(part));
          client.got.push({ topic, payload, isKept: Boolean(bytes[0] & 1) });
        }
      };
      // A message of the socket may be part of a packet, or several.
      let rest = [];
      socket.onmessage = ({ data }) => {
        rest.push(...new Uint8Array(data));
        while (rest.length > 1 && rest.length >= rest[1] + 2) receive(new Uint8Array(rest.splice(0, rest[1] + 2)));
      };
      socket.onclose = () => {
        client.isClosed = true;
        failed(new Error("The socket was closed."));
      };
      (window.clients ??= []).push(client);
    });
}

const connect = (page, url, will) => page.evaluate(([url, will]) => window.connectRelay(url, will).then(() => {}), [url, will]);
const publish = (page, topic, payload, isKept) => page.evaluate((what) => window.clients.at(-1).publish(...what), [topic, payload, isKept]);
const got = (page) => page.evaluate(() => window.clients.at(-1).got);
const isClosed = (page) => page.evaluate(() => window.clients.at(-1).isClosed);

/** Opens the page, with such a client in it. */
async function open(page) {
  await page.goto("./");
  await page.evaluate(addClient);
}

test("the relay passes messages on, keeps those that are retained, and counts them", async ({ page, relay }) => {
  await open(page);
  await connect(page, relay.url);
  await publish(page, ECHO, "here", false);
  await publish(page, TOPIC, "a letter", true);
  await expect.poll(() => got(page)).toEqual([
    { topic: ECHO, payload: "here", isKept: false },
    { topic: TOPIC, payload: "a letter", isKept: false },
  ]);
  expect(relay.counts).toEqual({ connections: 1, letters: 1, presence: 0, signs: 0, echoes: 1, others: 0, bytes: 12 });
  expect(relay.clients).toBe(1);
  await test.step("who comes later gets what is retained", async () => {
    await connect(page, relay.url);
    await expect.poll(() => got(page)).toEqual([{ topic: TOPIC, payload: "a letter", isKept: true }]);
  });
  await test.step("what is injected comes like anything else", async () => {
    await relay.inject(TOPIC, "forged", { retain: true });
    await expect.poll(async () => (await got(page)).at(-1)).toEqual({ topic: TOPIC, payload: "forged", isKept: false });
    expect((await relay.retained()).get(TOPIC).toString()).toBe("forged");
  });
  await test.step("nothing is left once it has forgotten", async () => {
    await relay.forget();
    expect(await relay.retained()).toEqual(new Map());
  });
});

test("the page may connect to a relay that its host has named, and to nothing else", { tag: "@firefox" }, async ({ page, relay, site, problems }) => {
  /** Tries to connect. If the policy forbids it, Firefox throws an error, and Chromium sends no `close`. */
  const isOpened = (url) =>
    page.evaluate(
      (url) =>
        new Promise((opened) => {
          try {
            const socket = new WebSocket(url, "mqtt");
            socket.onopen = () => opened(true);
            socket.onerror = () => opened(false);
          } catch {
            opened(false);
          }
        }),
      url,
    );
  await page.goto("./");
  expect(await isOpened(relay.url)).toBe(true);
  expect(await isOpened(`${relay.url}/elsewhere`)).toBe(false);
  site.nameRelays([]);
  await page.goto("./?again");
  expect(await isOpened(relay.url)).toBe(false);
  expect(relay.counts.connections).toBe(1);
  complained(problems);
});

test("a relay that is killed sends no will, and is there again under its address", async ({ page, relay, problems }) => {
  await open(page);
  await connect(page, relay.url, { topic: PRESENCE, payload: "gone" });
  await publish(page, PRESENCE, "present", true);
  await expect.poll(() => relay.counts.presence).toBe(1);
  await relay.kill();
  await expect.poll(() => isClosed(page)).toBe(true);
  await expect(connect(page, relay.url)).rejects.toThrow("The socket was closed.");
  complained(problems);
  await relay.restart();
  await connect(page, relay.url);
  await expect.poll(() => got(page)).toEqual([{ topic: PRESENCE, payload: "present", isKept: true }]);
  await test.step("a connection that is lost has its will sent", async () => {
    await connect(page, relay.url, { topic: PRESENCE, payload: "gone" });
    relay.dropConnections();
    await expect.poll(async () => (await relay.retained()).get(PRESENCE)?.toString()).toBe("gone");
  });
  await test.step("it may have forgotten everything", async () => {
    await relay.kill();
    await relay.restart({ forgets: true });
    expect(await relay.retained()).toEqual(new Map());
  });
});

test("faults of the relay: no echo, nothing kept, no answer", async ({ page, relay }) => {
  await open(page);
  await connect(page, relay.url);
  await test.step("no echo", async () => {
    relay.loseEchoes();
    await publish(page, ECHO, "here", false);
    await publish(page, TOPIC, "first", true);
    await expect.poll(() => got(page)).toEqual([{ topic: TOPIC, payload: "first", isKept: false }]);
    relay.faults.isLost = () => false;
  });
  await test.step("nothing kept", async () => {
    relay.faults.keepsNothing = true;
    await publish(page, TOPIC, "second", true);
    await expect.poll(async () => (await got(page)).at(-1).payload).toBe("second");
    expect((await relay.retained()).get(TOPIC).toString()).toBe("first");
    relay.faults.keepsNothing = false;
  });
  await test.step("no answer, and then all at once", async () => {
    relay.freeze();
    await publish(page, TOPIC, "third", true);
    await publish(page, TOPIC, "fourth", true);
    // What the relay itself does goes on.
    await relay.inject(ECHO, "from elsewhere");
    expect((await relay.retained()).get(TOPIC).toString()).toBe("first");
    expect((await got(page)).at(-1).payload).toBe("second");
    relay.thaw();
    await expect.poll(async () => (await got(page)).map(({ payload }) => payload)).toEqual(["first", "second", "from elsewhere", "third", "fourth"]);
  });
});

test("a Mosquitto with the settings in docs/hosting.md passes messages of a room on, and no others", async ({ page, site, hosts }) => {
  if (!MOSQUITTO) console.log("Mosquitto is left out: it isn’t installed (in Debian: mosquitto).");
  test.skip(!MOSQUITTO, "Mosquitto isn’t installed.");
  const mosquitto = await startMosquitto();
  try {
    hosts.push(new URL(mosquitto.url).host);
    site.nameRelays([{ place: 1, url: mosquitto.url, name: "Mosquitto" }]);
    await open(page);
    await connect(page, mosquitto.url);
    await publish(page, "elsewhere/topic", "lost", true);
    await publish(page, TOPIC, "a letter", true);
    await expect.poll(() => got(page)).toEqual([{ topic: TOPIC, payload: "a letter", isKept: false }]);
    await connect(page, mosquitto.url);
    await expect.poll(() => got(page)).toEqual([{ topic: TOPIC, payload: "a letter", isKept: true }]);
  } finally {
    await mosquitto.stop();
  }
});
