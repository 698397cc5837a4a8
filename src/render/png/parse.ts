/**
 * How the rows of a bitmap are written that is seen for the first time: as bytes, and as matches with the row above, with other places in it, and with a
 * bitmap of the same kin that stands in the picture already. To be found once and kept, for it is the same in every picture.
 */
import type { Bitmap } from './bitmap.ts';
import { LONGEST, SHORTEST, WINDOW, likeToken, matchToken } from './tokens.ts';

/** What is written of a bitmap, row by row. */
export interface Parsed {
  readonly tokens: Int32Array;
  /** By row where its tokens begin, and behind the last where they end. A row that is as the one above it has none. */
  readonly rows: Uint32Array;
}

/** In bits what a byte costs, and a match: with the row above, with what is like it, and with another place, beside the digits of its distance. */
const BYTE = 5.5;
const ABOVE = 11;
const LIKE = 19;
const OWN = 9;
/** What is saved where a match with the row above begins or ends with the row, for what lies beside it mostly goes on so. */
const EDGE = 5;

/** The digits in which the distances that share a symbol differ. */
const digitsOf = (distance: number): number => Math.max(0, 30 - Math.clz32(distance - 1));

const HASH_BITS = 10;
/** The place behind that where three bytes like these stood last; places in larger bitmaps would not fit, and are not looked for. */
const behind = new Uint16Array(1 << HASH_BITS);
const MOST_BYTES = 65_535;

/** Where these three bytes stood last in this bitmap, or -1; they stand here from now on. */
function lookUp(bytes: Uint8Array, at: number): number {
  const three = (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16);
  const place = Math.imul(three, 0x9e37_79b1) >>> (32 - HASH_BITS);
  const from = (behind[place] ?? 0) - 1;
  behind[place] = at + 1;
  return from;
}

/** The cheapest way through a row: from each of its bytes to its end the cost, the token to begin with, and the bytes that it takes. */
interface Way {
  readonly costs: Float64Array;
  readonly tokens: Int32Array;
  readonly steps: Uint16Array;
  /** By byte where the same bytes stood before in the bitmap, or -1. */
  readonly before: Int32Array;
}

/** Takes a match at `x` if that is cheaper. Shorter ones are not tried: the rest of a row is hardly ever dearer for being shorter. */
function offer(way: Way, x: number, length: number, price: number, token: number): void {
  const cost = price + (way.costs[x + length] ?? 0);
  if (cost >= (way.costs[x] ?? 0)) return;
  way.costs[x] = cost;
  way.tokens[x] = token;
  way.steps[x] = length;
}

/** Offers what stood elsewhere in the bitmap. Behind the row there another bitmap begins, so that it goes no further. */
function offerOwn(way: Way, { bytes, wide }: Bitmap, x: number, y: number, stride: number): void {
  const from = way.before[x] ?? -1;
  if (from < 0) return;
  const at = y * wide + x;
  const distance = at - from + (y - Math.floor(from / wide)) * (stride - wide);
  const most = Math.min(wide - x, wide - (from % wide), LONGEST);
  let length = 0;
  while (length < most && bytes[at + length] === bytes[from + length]) length += 1;
  if (length >= SHORTEST && distance <= WINDOW)
    offer(way, x, length, OWN + digitsOf(distance), matchToken(length, distance));
}

function findBefore({ before }: Way, { bytes, wide }: Bitmap, y: number): void {
  const isLookedUp = bytes.length <= MOST_BYTES;
  for (let x = 0; x < wide; x += 1)
    before[x] = isLookedUp && x + SHORTEST <= wide ? lookUp(bytes, y * wide + x) : -1;
}

/** Finds the way through the row `y`, from its end on. */
function findWay(way: Way, bitmap: Bitmap, like: Bitmap | null, y: number, stride: number): void {
  const { bytes, wide } = bitmap;
  findBefore(way, bitmap, y);
  let [above, alike] = [0, 0];
  for (let x = wide - 1; x >= 0; x -= 1) {
    const at = y * wide + x;
    const byte = bytes[at] ?? 0;
    way.costs[x] = BYTE + (way.costs[x + 1] ?? 0);
    way.tokens[x] = byte;
    way.steps[x] = 1;
    above = y > 0 && byte === bytes[at - wide] ? Math.min(above + 1, LONGEST) : 0;
    alike = byte === like?.bytes[at] ? Math.min(alike + 1, LONGEST) : 0;
    if (above >= SHORTEST) {
      const isAtEdge = x === 0 || x + above === wide;
      offer(way, x, above, isAtEdge ? ABOVE - EDGE : ABOVE, matchToken(above, stride));
    }
    if (alike >= SHORTEST) offer(way, x, alike, LIKE, likeToken(alike));
    offerOwn(way, bitmap, x, y, stride);
  }
}

/** Parses a bitmap that stands in rows of `stride` bytes; `like` is another of its size. */
export function parse(bitmap: Bitmap, like: Bitmap | null, stride: number): Parsed {
  const { wide, height, repeated } = bitmap;
  const way: Way = {
    costs: new Float64Array(wide + 1),
    tokens: new Int32Array(wide),
    steps: new Uint16Array(wide),
    before: new Int32Array(wide),
  };
  const tokens: number[] = [];
  const rows = new Uint32Array(height + 1);
  behind.fill(0);
  for (let y = 0; y < height; y += 1) {
    rows[y] = tokens.length;
    if (repeated[y] === 1) continue;
    findWay(way, bitmap, like, y, stride);
    for (let x = 0; x < wide; x += way.steps[x] ?? 1) tokens.push(way.tokens[x] ?? 0);
  }
  rows[height] = tokens.length;
  return { tokens: Int32Array.from(tokens), rows };
}
