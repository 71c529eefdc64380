// A photo whose corners tell which way it is held, with lines in its middle that are seen only from near.

const [WIDTH, HEIGHT] = [3200, 2400];
/** The side of the square of lines, in pixels of the photo: each line is one pixel wide. */
const FINE = 1000;
/** From a place of the upright picture to one of the file's, for each orientation of EXIF, as a canvas takes it. */
const INTO_FILE = {
  1: [1, 0, 0, 1, 0, 0],
  2: [-1, 0, 0, 1, WIDTH, 0],
  3: [-1, 0, 0, -1, WIDTH, HEIGHT],
  4: [1, 0, 0, -1, 0, HEIGHT],
  5: [0, 1, 1, 0, 0, 0],
  6: [0, -1, 1, 0, 0, WIDTH],
  7: [0, -1, -1, 0, HEIGHT, WIDTH],
  8: [0, 1, -1, 0, HEIGHT, 0],
};

/** A JPEG whose camera was held as an orientation of EXIF tells. */
export function heldAs(orientation, jpeg) {
  // The orientation stands in the first segment: an EXIF block of one entry.
  const entry = `1201030001000000${orientation.toString(16).padStart(2, "0")}000000`;
  const exif = Buffer.from(`ffe1002245786966000049492a00080000000100${entry}00000000`, "hex");
  return Buffer.concat([jpeg.subarray(0, 2), exif, jpeg.subarray(2)]);
}

/** The pattern in a visit's page. */
export class Pattern {
  /** The colours of its corners, from the upper left to the right and then below. */
  static CORNERS = ["red", "green", "blue", "yellow"];

  constructor(visit) {
    this.visit = visit;
  }

  /** The pattern as a JPEG, upright only where its orientation is respected. */
  async photo(orientation) {
    const drawn = await this.visit.page.evaluate(async ({ width, height, fine, corners, isTurned, intoFile }) => {
      const canvas = new OffscreenCanvas(...(isTurned ? [height, width] : [width, height]));
      const context = canvas.getContext("2d");
      context.setTransform(...intoFile);
      corners.forEach((color, i) => {
        context.fillStyle = color;
        context.fillRect((i % 2) * (width / 2), Math.floor(i / 2) * (height / 2), width / 2, height / 2);
      });
      for (let line = 0; line < fine; line += 1) {
        context.fillStyle = line % 2 === 0 ? "black" : "white";
        context.fillRect((width - fine) / 2 + line, (height - fine) / 2, 1, fine);
      }
      const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: "image/jpeg", quality: 0.9 })).arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
    }, {
      width: WIDTH, height: HEIGHT, fine: FINE, corners: Pattern.CORNERS, isTurned: orientation >= 5, intoFile: INTO_FILE[orientation],
    });
    return heldAs(orientation, Buffer.from(drawn, "base64"));
  }

  /** The colours that are drawn near the corners of the photo. */
  async cornersShown() {
    const places = [[0.05, 0.05], [0.95, 0.05], [0.05, 0.95], [0.95, 0.95]];
    const nameOf = ([red, green, blue]) =>
      red > 150 ? (green > 150 ? "yellow" : "red") : green > 80 ? "green" : blue > 150 ? "blue" : "nothing";
    const names = [];
    await this.visit.isStill();
    for (const [x, y] of places) names.push(nameOf(await this.#drawnAt(await this.#onCanvas([x * WIDTH, y * HEIGHT]), 1)));
    return names;
  }

  /** How much brighter the brightest pixel in the middle of the screen is than the darkest, 0 to 255. */
  async contrast() {
    await this.visit.isStill();
    const middle = await this.visit.page.evaluate(() => {
      const { width, height } = document.getElementById("ground");
      return [width / 2, height / 2].map(Math.round);
    });
    const data = await this.#drawnAt(middle, 20);
    const reds = data.filter((_, i) => i % 4 === 0);
    return Math.max(...reds) - Math.min(...reds);
  }

  /** Where a place of the photo is on the canvas. */
  #onCanvas(place) {
    return this.visit.page.evaluate(([x, y]) => {
      const [scale, , , , left, top] = document.getElementById("board").dataset.view.split(" ").map(Number);
      return [left + scale * x, top + scale * y].map((side) => Math.round(side * devicePixelRatio));
    }, place);
  }

  /** Pixels of the canvas beside each other, from a place on: four bytes each. */
  #drawnAt(at, count) {
    return this.visit.page.evaluate(([at, count]) => {
      // A copy, since a canvas that is looked at is drawn more slowly from then on.
      const context = new OffscreenCanvas(count, 1).getContext("2d");
      context.drawImage(document.getElementById("ground"), ...at, count, 1, 0, 0, count, 1);
      return [...context.getImageData(0, 0, count, 1).data];
    }, [at, count]);
  }

  /** Comes so near to the middle that each pixel of the photo is a pixel of the screen. */
  async comeNear() {
    const isNear = () => Number(document.getElementById("board").dataset.view.split(" ")[0]) * devicePixelRatio > 1;
    for (let more = 0; more < 20 && !(await this.visit.page.evaluate(isNear)); more += 1) {
      await this.visit.page.click("#zoom-in");
      await this.visit.isStill();
    }
  }
}
