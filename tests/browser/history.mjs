// The browser's history.
import { expect } from "./fixtures.mjs";

/** Waits for an entry of the history, by its place: the page goes back by itself a moment after it shows an earlier one. */
export const isAt = (page, index) => expect.poll(() => page.evaluate(() => Number.parseInt(history.state ?? "0", 10))).toBe(index);
