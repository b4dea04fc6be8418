// A slow line between a browser and a server, for browsers that can't be told to have one.
import { createServer, request } from "node:http";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { SLOW_LINE } from "./visit.mjs";

/** Largest piece that goes over the line at once, in bytes. */
const PIECE = 2_048;

/** Starts a line to a page; all requests share it. Returns the page's address there, and what ends the line. */
export async function slowLine(address) {
  const { hostname, port, pathname } = new URL(address);
  let free = 0;
  /** Waits until so many bytes have gone over the line. */
  const carry = async (bytes) => {
    free = Math.max(free, performance.now()) + (bytes / SLOW_LINE.down) * 1_000;
    await wait(free - performance.now());
  };
  const line = createServer(async ({ method, url, headers }, response) => {
    await wait(SLOW_LINE.latency);
    const asked = request({ hostname, port, method, path: url, headers }).end();
    const [answer] = await once(asked, "response");
    response.writeHead(answer.statusCode, answer.headers);
    for await (const part of answer) {
      for (let at = 0; at < part.length; at += PIECE) {
        const piece = part.subarray(at, at + PIECE);
        await carry(piece.length);
        response.write(piece);
      }
    }
    response.end();
  });
  line.listen(0, "127.0.0.1");
  await once(line, "listening");
  return { address: `http://127.0.0.1:${line.address().port}${pathname}`, close: () => line.close() };
}
