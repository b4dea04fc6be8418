// A checker of accessibility.
import AxeBuilder from "@axe-core/playwright";

import { expect } from "./fixtures.mjs";

/** Fails if it finds anything on the page as it is now. */
export async function checkAccess(page, state) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map((n) => n.html)]), state).toEqual([]);
}
