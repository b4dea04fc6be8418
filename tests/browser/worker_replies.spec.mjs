// Opponents play the same games in a browser's worker as natively: those of tests/golden/games.tsv, which
// tests/native/bots.rs checks.
import { readFileSync } from "node:fs";
import { expect, test } from "./fixtures.mjs";

const rows = readFileSync(new URL("../golden/games.tsv", import.meta.url), "utf8").trim().split("\n").slice(1);

/** Requests and replies for every turn of a level’s games. */
function moments(level) {
  return rows.filter((row) => row.startsWith(`${level}\t`)).flatMap((row) => {
    const record = row.split("\t")[1];
    const start = record.slice(0, record.lastIndexOf(" "));
    const turns = record.slice(start.length + 1).split(".");
    return turns.map((turn, ply) => [`turn ${level} ${start} ${turns.slice(0, ply).join(".") || "-"}`, turn]);
  });
}

/** Starts a worker as the page does, sends it requests, and returns its replies. */
function askWorker(page, questions) {
  return page.evaluate(async (questions) => {
    const { address, module } = await window.loadModule("engine");
    const worker = new Worker(address, { type: "module" });
    return new Promise((resolve, reject) => {
      const answers = [];
      worker.onmessage = ({ data }) => {
        // It replies in order.
        if (data.startsWith("ready ")) return questions.forEach((question) => worker.postMessage(question));
        if (data.startsWith("last ")) return resolve(answers);
        answers.push(data);
      };
      worker.onerror = () => reject(new Error("the worker has failed"));
      worker.postMessage(module);
    });
  }, questions);
}

test("opponents of every level play as they do natively", async ({ page }) => {
  await page.goto("./");
  for (const level of ["novice", "casual", "skilled", "master"]) {
    await test.step(level, async () => {
      const played = moments(level);
      expect(played.length).toBeGreaterThan(200);
      const questions = played.map(([question], number) => `${number} ${question}`);
      const answers = await askWorker(page, [...questions, "last turn novice 1.3 2 red7game -"]);
      expect(answers).toEqual(played.map(([, turn], number) => `${number} ${turn}`));
    });
  }
});
