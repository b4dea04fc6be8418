// The built page on a server, with a page beside it that leaves documents in the browser.
import { writeFileSync } from "node:fs";
import path from "node:path";
import { Copy } from "../webkit/copy.mjs";

/** The title of that page once it has done so. */
export const LEFT = "Left behind";

const LEAVES = `<!doctype html>
<html lang="en">
<title></title>
<script>
  const documents = JSON.parse(decodeURIComponent(location.hash.slice(1)));
  for (const [name, text] of Object.entries(documents)) localStorage.setItem("red7:" + name, text);
  document.title = "${LEFT}";
</script>
`;

export class Site extends Copy {
  static open() {
    return super.open((dir) => writeFileSync(path.join(dir, "leave.html"), LEAVES));
  }

  /** The address of the page that leaves these documents in the browser. */
  leaving(documents) {
    return `${this.url}leave.html#${encodeURIComponent(JSON.stringify(documents))}`;
  }
}
