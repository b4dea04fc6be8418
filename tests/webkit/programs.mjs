// Programs that a test needs beside the page: they start, are waited for, and end with the test.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";

/** How long anything may take on a busy machine. What works does not wait for it. */
export const PATIENCE = 40_000;

/** Asks again and again until the answer is neither empty nor an error; gives that answer. */
export async function until(ask, what) {
  const end = performance.now() + PATIENCE;
  let failure;
  while (performance.now() < end) {
    try {
      const answer = await ask();
      if (answer) return answer;
    } catch (error) {
      failure = error;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`waited in vain: ${what}`, { cause: failure });
}

export async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  return port;
}

/** Programs that end with this one, with all that they have started. */
export class Programs {
  #running = [];

  constructor() {
    process.once("exit", () => this.#kill());
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => process.exit(1));
  }

  /** Starts a program; `endedBy` is the signal that it does not outlive. */
  start(program, args, { env = {}, stdio = "ignore", endedBy = "SIGTERM" } = {}) {
    // A group of its own, so that a browser does not outlive its driver.
    const child = spawn(program, args, { env: { ...process.env, ...env }, stdio, detached: true });
    child.once("error", (error) => console.error(`${program}: ${error.message}`));
    this.#running.push(Object.assign(child, { endedBy }));
    return child;
  }

  /** Starts a screen that nobody sees; gives its name. It takes a number that is free, and tells it. */
  async startScreen(screen) {
    const args = ["-displayfd", "3", "-screen", "0", "1280x900x24", "-nolisten", "tcp"];
    const { stdio } = this.start(screen, args, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
    const [number] = await once(stdio[3], "data", { signal: AbortSignal.timeout(PATIENCE) });
    return `:${String(number).trim()}`;
  }

  async stop() {
    const runs = ({ exitCode, signalCode }) => exitCode === null && signalCode === null;
    const ended = this.#running.filter(runs).map((child) => once(child, "exit"));
    this.#kill();
    await Promise.all(ended);
    this.#running = [];
  }

  #kill() {
    for (const { pid, endedBy } of this.#running.toReversed()) {
      try {
        process.kill(-pid, endedBy);
      } catch {
        // It has ended already.
      }
    }
  }
}
