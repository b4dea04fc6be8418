#!/usr/bin/env bash
# aedes: the QoS granted to a filter with a wildcard is no maximum, and a second filter can lower that of the first.
#
# Versions: npm aedes 1.2.0 (which keeps everything in memory) and mqtt 5.14.1 as the client, with MQTT 3.1.1 and clean
#           sessions; Node 20.20.2.
# Guess:    a SUBACK grants a maximum. A message of QoS 2 arrives with QoS 1 where 1 was granted, and with 0 where 0
#           was, retained or not, for `a/+` as for `a/b` (MQTT-3.8.4-6). If two filters of a client match, the higher
#           QoS holds (MQTT-3.3.5-1), in one copy or in two.
# Behaviour: aedes looks the granted QoS up by the topic of the message, as if that were the filter. So all is well
#           without wildcards. With one, a granted 1 delivers 2; a granted 0 delivers 0, but 2 if the message was
#           retained: a client that asked for "at most once" takes part in the handshake of "exactly once". If two
#           filters match, there is one copy, and its QoS isn't always the higher one: `a/b` with 0 lowers `a/+` and
#           `#` with 2, and `#` with 0 lowers `a/b` with 2 (`a/+` doesn't). The order of subscribing makes no
#           difference.
# Output:   the table at the end: filters with the QoS granted, and the QoS of each copy of one message of QoS 2.
set -euo pipefail

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts aedes@1.2.0 mqtt@5.14.1 >&2
cat >main.mjs <<'JS'
import { once } from "node:events";
import { createServer } from "node:net";
import { Aedes } from "aedes";
import mqtt from "mqtt";

const broker = await Aedes.createBroker();
const server = createServer(broker.handle);
server.listen(0, "127.0.0.1");
await once(server, "listening");
const url = `mqtt://127.0.0.1:${server.address().port}`;
const publisher = await mqtt.connectAsync(url);

/** Subscribes, and returns the QoS that the SUBACK grants. */
function subscribe(client, filter, qos) {
  return new Promise((resolve, reject) => {
    client.subscribe(filter, { qos }, (error, _, suback) => (error ? reject(error) : resolve(suback.granted[0])));
  });
}

/** One message of QoS 2 as a new client receives it: retained since before it subscribed, or published afterwards. */
async function deliver(retained, filters) {
  const client = await mqtt.connectAsync(url);
  const copies = [];
  let ended = false;
  const complete = new Promise((resolve) => {
    client.on("message", (topic, _, { qos, retain }) => {
      if (topic === "end") ended = true;
      else copies.push(`${qos}${retain ? " retained" : ""}`);
      if (ended && copies.length > 0) resolve();
    });
  });
  await subscribe(client, "end", 0);
  if (retained) await publisher.publishAsync("a/b", "text", { qos: 2, retain: true });
  const granted = [];
  for (const [filter, qos] of filters) granted.push(`${filter} ${await subscribe(client, filter, qos)}`);
  if (!retained) await publisher.publishAsync("a/b", "text", { qos: 2 });
  await publisher.publishAsync("end", "", { qos: 1 });
  await complete;
  console.log(`${granted.join(", ")}: ${copies.join(", ")}`);
  await client.endAsync();
  // An empty message ends the retained one.
  if (retained) await publisher.publishAsync("a/b", "", { qos: 1, retain: true });
}

for (const retained of [false, true]) {
  for (const filter of ["a/b", "a/+", "#"]) for (const qos of [0, 1]) await deliver(retained, [[filter, qos]]);
}
for (const [exact, wildcard] of [[2, 0], [0, 2]]) {
  for (const filter of ["a/+", "#"]) {
    await deliver(false, [["a/b", exact], [filter, wildcard]]);
    await deliver(false, [[filter, wildcard], ["a/b", exact]]);
  }
}
process.exit();
JS
node main.mjs | tee seen
diff - seen <<'TABLE'
a/b 0: 0
a/b 1: 1
a/+ 0: 0
a/+ 1: 2
# 0: 0
# 1: 2
a/b 0: 0 retained
a/b 1: 1 retained
a/+ 0: 2 retained
a/+ 1: 2 retained
# 0: 2 retained
# 1: 2 retained
a/b 2, a/+ 0: 2
a/+ 0, a/b 2: 2
a/b 2, # 0: 0
# 0, a/b 2: 0
a/b 0, a/+ 2: 0
a/+ 2, a/b 0: 0
a/b 0, # 2: 0
# 2, a/b 0: 0
TABLE
