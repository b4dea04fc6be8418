// A relay for live games: an MQTT broker on this machine, which a test can switch off, disturb, and ask what has passed.
import { once } from "node:events";
import { createServer } from "node:http";
import { Duplex } from "node:stream";
import { Aedes } from "aedes";
import { WebSocketServer } from "ws";
import { test as base } from "./server.mjs";

const HOST = "127.0.0.1";

/** What a topic is for, by the third of its parts (docs/live.md). */
const KINDS = { l: "letters", p: "presence", s: "signs", e: "echoes" };
const kindOf = (topic) => KINDS[topic.split("/")[2]] ?? "others";

/** The bytes of a socket as a stream. Both directions wait for a gate. */
function streamOf(socket, gate) {
  const stream = new Duplex({
    read() {},
    write: (bytes, _, done) => gate().then(() => socket.send(bytes, done)),
    destroy(error, done) {
      socket.terminate();
      done(error);
    },
  });
  // In the order in which they have come.
  let last = Promise.resolve();
  const then = (act) => (last = last.then(gate).then(() => stream.destroyed || act()));
  socket.on("message", (bytes) => then(() => stream.push(bytes)));
  socket.on("close", () => then(() => stream.destroy()));
  socket.on("error", () => {}); // It closes, too.
  return stream;
}

export class Relay {
  /** Counts of connections, and of messages that clients have sent, wills among them. */
  counts = { connections: 0, letters: 0, presence: 0, signs: 0, echoes: 0, others: 0, bytes: 0 };
  /** Faults, for what clients send while they are set. */
  faults = {
    /** Returns `true` for the topics whose messages no one gets. */
    isLost: () => false,
    /** Messages are passed on, but none is kept for whoever comes later. */
    keepsNothing: false,
  };
  #broker;
  #server;
  #sockets;
  #port = 0;
  #streams = new Set();
  /** The streams of connections that have ended with the relay itself. */
  #killed = new WeakSet();
  #thawed = Promise.resolve();
  #thaw = () => {};

  /** Starts a relay on a free port. */
  static async start() {
    const relay = new Relay();
    relay.#broker = await relay.#openBroker();
    await relay.#listen();
    return relay;
  }

  /** Address for relays.json, the same when the relay is started again. */
  get url() {
    return `ws://${HOST}:${this.#port}/mqtt`;
  }

  /** Number of clients that are connected now. */
  get clients() {
    return this.#broker.connectedClients;
  }

  /** Closes all connections and accepts no more, as if the process were killed: no will is sent. */
  async kill() {
    this.thaw();
    const closed = once(this.#server, "close");
    this.#server.close();
    for (const stream of this.#streams) {
      this.#killed.add(stream);
      stream.destroy();
    }
    this.#server.closeAllConnections();
    await closed;
  }

  /** Starts the relay after `kill`, with all that it has kept unless it `forgets`. */
  async restart({ forgets = false } = {}) {
    if (forgets) await this.forget();
    await this.#listen();
  }

  /** Ends the relay for good. */
  async close() {
    if (this.#server.listening) await this.kill();
    await new Promise((closed) => this.#broker.close(closed));
  }

  /** Closes all connections, so that the wills are sent. Clients may connect again. */
  dropConnections() {
    for (const socket of this.#sockets.clients) socket.terminate();
  }

  /** Hangs: connections stay open, and nothing is read or sent. */
  freeze() {
    this.#thawed = new Promise((resolve) => {
      this.#thaw = resolve;
    });
  }

  /** Goes on after `freeze`, with what was sent meanwhile. */
  thaw() {
    this.#thaw();
  }

  /** From now on no echo comes back, so no client finds the relay working. */
  loseEchoes() {
    this.faults.isLost = (topic) => kindOf(topic) === "echoes";
  }

  /** Sends a message as somebody else would. */
  async inject(topic, payload, { retain = false } = {}) {
    const packet = { cmd: "publish", topic, payload: Buffer.from(payload), qos: 0, retain };
    await new Promise((sent, failed) => {
      this.#broker.publish(packet, (error) => (error ? failed(error) : sent()));
    });
  }

  /** Returns the messages that are kept, by topic. */
  async retained() {
    const kept = new Map();
    for await (const { topic, payload } of this.#broker.persistence.createRetainedStream("#")) kept.set(topic, payload);
    return kept;
  }

  /** Deletes all messages that are kept, without telling anyone. */
  async forget() {
    for (const topic of (await this.retained()).keys()) {
      await this.#broker.persistence.storeRetained({ topic, payload: Buffer.alloc(0), retain: true });
    }
  }

  async #listen() {
    this.#server = createServer((_, response) => response.writeHead(404).end());
    this.#sockets = new WebSocketServer({ server: this.#server, handleProtocols: (offered) => offered.has("mqtt") && "mqtt" });
    this.#sockets.on("connection", (socket, request) => {
      this.counts.connections += 1;
      const stream = streamOf(socket, () => this.#thawed);
      this.#streams.add(stream);
      stream.once("close", () => this.#streams.delete(stream));
      this.#broker.handle(stream, request);
    });
    this.#server.listen(this.#port, HOST);
    await once(this.#server, "listening");
    this.#port = this.#server.address().port;
  }

  async #openBroker() {
    const broker = await Aedes.createBroker({
      authorizePublish: ({ conn }, packet, done) => {
        if (this.#killed.has(conn)) return done(new Error("The relay was killed."));
        this.counts[kindOf(packet.topic)] += 1;
        this.counts.bytes += packet.payload.length;
        if (this.faults.keepsNothing) packet.retain = false;
        done(null);
      },
      authorizeForward: (_, packet) => (this.faults.isLost(packet.topic) ? null : packet),
    });
    // Connections get lost, and some clients send nonsense.
    broker.on("clientError", () => {});
    broker.on("connectionError", () => {});
    return broker;
  }
}

/** The `test` of specs with a relay, which the page that is served names at place 1. */
export const test = base.extend({
  relay: async ({}, use) => {
    const relay = await Relay.start();
    await use(relay);
    await relay.close();
  },
  hosts: async ({ hosts, relay }, use) => use([...hosts, new URL(relay.url).host]),
  site: async ({ relay, site }, use) => {
    site.nameRelays([{ place: 1, url: relay.url, name: "Test relay" }]);
    await use(site);
  },
});
