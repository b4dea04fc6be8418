#!/usr/bin/env bash
# ws: a stream over a WebSocket ignores cork, so an MQTT packet goes out as one WebSocket message for each field.
#
# Versions: npm ws 8.23.0, aedes 1.2.0, mqtt 5.14.1, mqtt-packet 9.0.2 (which both of them write with); Node 20.20.2.
# Guess:    MQTT lets WebSocket messages begin and end anywhere in a packet, but nobody splits one of four bytes.
#           mqtt-packet corks the stream before it writes the fields of a packet and uncorks it in the next tick; over
#           TCP a packet leaves in one piece. So over WebSockets, too, small packets are one message each.
# Behaviour: `createWebSocketStream` makes a Duplex with `write` and without `writev`. Node then holds corked writes
#           back and passes them on one by one, and each becomes a message. A CONNACK from aedes, set up as its
#           documentation shows, is four messages of one byte; the CONNECT of MQTT.js in Node is nine messages. It
#           isn't MQTT's doing: any corked writes are treated like this. Options of `createWebSocketStream` reach
#           Duplex, so a `writev` among them joins what was corked. A client that takes a message for a packet, against
#           the standard, fails with a plain aedes.
# Output:   the table at the end: the bytes in hexadecimal, with a space between messages (over TCP: between chunks).
set -euo pipefail

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts \
  ws@8.23.0 aedes@1.2.0 mqtt@5.14.1 mqtt-packet@9.0.2 >&2
cat >main.mjs <<'JS'
import { EventEmitter, once } from "node:events";
import { createServer as createHttpServer } from "node:http";
import { createConnection, createServer } from "node:net";
import { Aedes } from "aedes";
import mqtt from "mqtt";
import { createWebSocketStream, WebSocket, WebSocketServer } from "ws";

const HOST = "127.0.0.1";
// CONNECT of MQTT 3.1.1: a clean session, keep-alive of 60 seconds, client "a".
const CONNECT = Buffer.from("100d00044d5154540402003c000161", "hex");
const CONNACK_BYTES = 4;

async function listen(server) {
  server.listen(0, HOST);
  await once(server, "listening");
  return server.address().port;
}

/** Starts a WebSocket server, and returns its URL. */
async function serve(accept) {
  const server = createHttpServer();
  new WebSocketServer({ server }).on("connection", accept);
  return `ws://${HOST}:${await listen(server)}`;
}

/** The pieces that arrive until they have so many bytes. */
function pieces(emitter, event, bytes) {
  return new Promise((resolve) => {
    const seen = [];
    emitter.on(event, (piece) => {
      seen.push(piece);
      if (Buffer.concat(seen).length >= bytes) resolve(seen.map((each) => each.toString("hex")).join(" "));
    });
  });
}

function answer(url, bytes) {
  const socket = new WebSocket(url, "mqtt");
  socket.on("open", () => socket.send(CONNECT));
  return pieces(socket, "message", bytes);
}

const broker = await Aedes.createBroker();

const tcp = createConnection(await listen(createServer(broker.handle)), HOST);
tcp.write(CONNECT);
console.log(`aedes, TCP: ${await pieces(tcp, "data", CONNACK_BYTES)}`);

const plain = await serve((socket, request) => broker.handle(createWebSocketStream(socket), request));
console.log(`aedes, createWebSocketStream: ${await answer(plain, CONNACK_BYTES)}`);

const joined = await serve((socket, request) => {
  const writev = (chunks, done) => socket.send(Buffer.concat(chunks.map(({ chunk }) => chunk)), done);
  broker.handle(createWebSocketStream(socket, { writev }), request);
});
console.log(`aedes, createWebSocketStream with writev: ${await answer(joined, CONNACK_BYTES)}`);

const corked = await serve((socket) => {
  const stream = createWebSocketStream(socket);
  stream.cork();
  for (const byte of [1, 2, 3]) stream.write(Buffer.from([byte]));
  stream.uncork();
});
console.log(`no MQTT, three corked writes: ${await answer(corked, 3)}`);

const sockets = new EventEmitter();
const url = await serve((socket) => sockets.emit("open", pieces(socket, "message", CONNECT.length)));
mqtt.connect(url, { clientId: "a" });
const [connect] = await once(sockets, "open");
console.log(`MQTT.js, its CONNECT: ${await connect}`);
process.exit();
JS
node main.mjs | tee seen
diff - seen <<'TABLE'
aedes, TCP: 20020000
aedes, createWebSocketStream: 20 02 00 00
aedes, createWebSocketStream with writev: 20020000
no MQTT, three corked writes: 01 02 03
MQTT.js, its CONNECT: 10 0d 0004 4d515454 04 02 003c 0001 61
TABLE
