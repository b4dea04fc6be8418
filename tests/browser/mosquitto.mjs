// A Mosquitto, where it is installed, with the settings that docs/hosting.md recommends.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { accessSync, chmodSync, constants, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

const SETTINGS = fileURLToPath(new URL("../../docs/hosting", import.meta.url));
const HOST = "127.0.0.1";

/** Debian has it where only administrators look. */
const FOLDERS = [...(process.env.PATH ?? "").split(path.delimiter), "/usr/sbin", "/usr/local/sbin"];

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Path of the program; undefined where it isn't installed. */
export const MOSQUITTO = FOLDERS.map((folder) => path.join(folder, "mosquitto")).find(isProgram);

/** Returns ports that are free now. */
async function freePorts(count) {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer().listen(0, HOST);
      await once(server, "listening");
      return server;
    }),
  );
  const ports = servers.map((server) => server.address().port);
  await Promise.all(servers.map((server) => new Promise((closed) => server.close(closed))));
  return ports;
}

/** Starts it, and returns its address for relays.json and what stops it. */
export async function startMosquitto() {
  const dir = mkdtempSync(path.join(tmpdir(), "red7-mosquitto-"));
  chmodSync(dir, 0o755); // It runs as a user of its own.
  const [plain, socket] = await freePorts(2);
  const settings = readFileSync(path.join(SETTINGS, "mosquitto.conf"), "utf8")
    .replace(/^listener 1883\b/m, `listener ${plain}`)
    .replace(/^listener 9001\b/m, `listener ${socket}`)
    .replace(/^acl_file .*$/m, `acl_file ${path.join(dir, "red7.acl")}`);
  writeFileSync(path.join(dir, "mosquitto.conf"), settings);
  cpSync(path.join(SETTINGS, "red7.acl"), path.join(dir, "red7.acl"));
  const mosquitto = spawn(MOSQUITTO, ["-c", path.join(dir, "mosquitto.conf")], { stdio: ["ignore", "ignore", "pipe"] });
  const ended = once(mosquitto, "exit");
  let said = "";
  await new Promise((running, failed) => {
    mosquitto.stderr.on("data", (text) => {
      said += text;
      if (/ running$/m.test(said)) running();
    });
    mosquitto.once("error", failed);
    mosquitto.once("exit", () => failed(new Error(`Mosquitto has ended:\n${said}`)));
  });
  return {
    url: `ws://${HOST}:${socket}/mqtt`,
    async stop() {
      mosquitto.kill();
      await ended;
      rmSync(dir, { recursive: true });
    },
  };
}
