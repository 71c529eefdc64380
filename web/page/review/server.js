// The requests to the computer that has the run under review.

/** How often a request is repeated when the computer is busy. */
const TIMES = 4;

/** What the computer did not do, in its own words. */
export class Refusal extends Error {
  constructor({ message, hint, kind }, status) {
    super(message);
    Object.assign(this, { hint, kind, status });
  }
}

async function fetched(path, options) {
  for (let times = 1; ; times += 1) {
    const answer = await fetch(`./review/${path}`, options);
    if (answer.ok) return answer;
    const { error } = await answer.json().catch(() => ({ error: { message: answer.statusText } }));
    if (answer.status !== 503 || times === TIMES) throw new Refusal(error, answer.status);
    const seconds = Number(answer.headers.get("retry-after")) || 1;
    await new Promise((resolve) => setTimeout(resolve, 1000 * seconds));
  }
}

async function posted(path, values) {
  const headers = { "content-type": "application/json" };
  return (await fetched(path, { method: "POST", headers, body: JSON.stringify(values) })).json();
}

export const listPhotos = (request) => posted("list", request);
export const previewPhoto = (correction) => posted("preview", correction);
export const saveCorrection = (correction) => posted("corrections", correction);
export const withdrawCorrections = (photos) => posted("withdraw", { photos });
export const weighMore = () => posted("weigh", {});
export const acceptSafe = () => posted("accept", {});

/** A photo with its questions. */
export async function getPhoto(content, language) {
  return (await fetched(`photos/${content}?language=${language}`)).json();
}

/** The address of the photo with the reading drawn on it. */
export const drawingOf = (content) => `./review/drawings/${content}.jpg`;

/** The photo as it was taken: the address of its picture, and its full size in pixels. */
export async function getOriginal(content, language) {
  const answer = await fetched(`originals/${content}.jpg?language=${language}`);
  const [width, height] = answer.headers.get("photo-size").split("x").map(Number);
  return { address: URL.createObjectURL(await answer.blob()), width, height };
}
