// A link whose fragment is the position: nothing of it is sent to the computer that hands out the page.

const MARK = "#board=";
const FORMAT = 1;
const STONES = /^[.BW]+$/;
const POINT = /^[A-HJ-Z]\d{1,2}$/;
const LEFT_OPEN = [null, "ended", "black-first", "white-first"];
const LINES = { least: 2, most: 25 };
/** No link to a board is longer than this; what is packed in it must not unpack into something huge. */
const LONGEST = 4000;

/** The link to a board at this address: its stones, what was said of its groups, and the terms. */
export async function linkOf(rows, board, address) {
  const groups = board.answers.filter((answer) => answer.group).map(({ group, dead }) => ({ group, dead }));
  const content = { v: FORMAT, rows, groups, left: board.leftOpen, terms: board.terms };
  return address.replace(/#.*$/, "") + MARK + (await packed(JSON.stringify(content)));
}

export const isLink = (fragment) => fragment.startsWith(MARK);

/** The board of a link's fragment: `{rows, groups, leftOpen, terms}`; null where it is none. */
export async function boardOfLink(fragment, ruleSets) {
  if (!isLink(fragment) || fragment.length > LONGEST) return null;
  try {
    return checked(JSON.parse(await unpacked(fragment.slice(MARK.length))), ruleSets);
  } catch {
    return null;
  }
}

function checked({ v, rows, groups, left, terms }, ruleSets) {
  const isBoard = v === FORMAT && rows.length >= LINES.least && rows.length <= LINES.most
    && rows.every((row) => row.length === rows.length && STONES.test(row));
  const areGroups = groups.every(({ group, dead }) => typeof dead === "boolean" && group.every((name) => POINT.test(name)));
  const number = (value) => value === null || Number.isFinite(value);
  const areTerms = ruleSets.some(({ name }) => name === terms.rules) && number(terms.komi) && number(terms.handicap)
    && [null, "0", "N", "N-1"].includes(terms.bonus)
    && (terms.prisoners === null || (number(terms.prisoners.black) && number(terms.prisoners.white)));
  if (!isBoard || !areGroups || !areTerms || !LEFT_OPEN.includes(left)) return null;
  const { rules, komi, handicap, bonus, prisoners } = terms;
  return { rows, groups, leftOpen: left, terms: { rules, komi, handicap, bonus, prisoners } };
}

async function packed(text) {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

async function unpacked(text) {
  const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  const reader = stream.getReader();
  const parts = [];
  for (let length = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts).text();
    length += value.length;
    if (length > 16 * LONGEST) throw new Error("too long");
    parts.push(value);
  }
}
