// Pictures of the page, pixel by pixel.

/**
 * A reader of pictures: takes one of the page, and gives of each box on it the pixels.
 * They are read on a page of its own, where nothing forbids it.
 */
export async function pictureReader(page) {
  const desk = await page.context().newPage();
  await page.bringToFront();
  return async (boxes) => desk.evaluate(read, { png: await still(page), boxes });
}

/** A picture of the page once it is painted to its end: two in a row are the same. */
async function still(page) {
  let before;
  for (;;) {
    const png = (await page.screenshot()).toString("base64");
    if (png === before) return png;
    before = png;
  }
}

/** In a page: how light (as WCAG has it) each pixel of each box is, row by row, and the first one's colour. */
async function read({ png, boxes }) {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d", { willReadFrequently: true });
  canvas.drawImage(image, 0, 0);
  const linear = Array.from({ length: 256 }, (_, byte) => (byte <= 10 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4));
  return boxes.map((box) => {
    const [x, y, width, height] = box.map((length) => Math.round(length * devicePixelRatio));
    const { data } = canvas.getImageData(x, y, width, height);
    // Unlike a list of numbers this is handed over in one piece.
    const light = new Float32Array(data.length / 4);
    for (let at = 0; at < data.length; at += 4) {
      light[at / 4] = 0.2126 * linear[data[at]] + 0.7152 * linear[data[at + 1]] + 0.0722 * linear[data[at + 2]];
    }
    return { light, color: [...data.slice(0, 3)] };
  });
}

/** Which pixels stand out from the first one, the ground, by the contrast that drawings need. */
export function ink({ light }) {
  const contrast = (a, b) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  return Array.from(light, (value) => contrast(value, light[0]) >= 3);
}

/** How much of a picture has ink. */
export const share = (mask) => mask.filter(Boolean).length / mask.length;

/** How much of what has ink in one of two pictures has none in the other. */
export function difference(one, other) {
  const either = one.filter((has, at) => has || other[at]).length;
  const onlyOne = one.filter((has, at) => has !== other[at]).length;
  return onlyOne / either;
}
