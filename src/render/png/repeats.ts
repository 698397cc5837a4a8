/**
 * Where a picture repeats itself. Nearly all of it is bitmaps that stand elsewhere too, and rows that are as those above them, so that these are
 * matched by what they show, without a look at their bytes; the rest is parsed once for each bitmap, and kept.
 */
import type { Bitmap } from './bitmap.ts';
import type { Parsed } from './parse.ts';
import { openPlaces } from './places.ts';
import type { Part, Placed } from './places.ts';
import { distanceOf, isLike, isMatch, lengthOf } from './tokens.ts';
import type { Tokens } from './tokens.ts';

/** How a bitmap is written that is seen for the first time, with what is like it. */
export type ParsedOf = (bitmap: Bitmap, like: Bitmap | null) => Parsed;

/** A part, and how it is written where it stood nowhere in reach. */
interface Known extends Part {
  readonly parsed: Parsed | null;
}

function writeParsed(
  tokens: Tokens,
  { tokens: parsed, rows }: Parsed,
  y: number,
  likeDistance: number,
): void {
  const end = rows[y + 1] ?? 0;
  for (let at = rows[y] ?? 0; at < end; at += 1) {
    const token = parsed[at] ?? 0;
    if (isMatch(token)) tokens.match(lengthOf(token), isLike(token) ? likeDistance : distanceOf(token));
    else tokens.literal(token);
  }
}

function writePart(tokens: Tokens, part: Known, y: number, stride: number): void {
  const { wide, distances, parsed, like } = part;
  const underWay = tokens.underWay();
  // A match that goes on costs nothing.
  if (underWay !== stride && distances.includes(underWay)) tokens.match(wide, underWay);
  else if (part.repeated[y] === 1) tokens.match(wide, stride);
  else if (parsed === null) tokens.match(wide, distances[0] ?? 0);
  else writeParsed(tokens, parsed, y, like?.distance ?? 0);
}

/** Each row begins with the byte of its filter, which is none. */
function writeFilter(tokens: Tokens, parts: readonly Known[], y: number, stride: number): void {
  if (tokens.underWay() === stride || parts[0]?.repeated[y] === 1) tokens.match(1, stride);
  else tokens.literal(0);
}

/** The tokens of a picture of these strips, whose rows are `stride` bytes long. */
export function tokensOf(
  tokens: Tokens,
  strips: readonly (readonly Placed[])[],
  stride: number,
  parsedOf: ParsedOf,
): Int32Array {
  const findParts = openPlaces();
  tokens.begin();
  let top = 0;
  for (const strip of strips) {
    const parts = findParts(strip, top + 1).map((part): Known => ({
      ...part,
      parsed: part.distances.length > 0 ? null : parsedOf(part.bitmap, part.like?.bitmap ?? null),
    }));
    const height = strip[0]?.bitmap.height ?? 0;
    for (let y = 0; y < height; y += 1) {
      writeFilter(tokens, parts, y, stride);
      for (const part of parts) writePart(tokens, part, y, stride);
    }
    top += height * stride;
  }
  return tokens.end();
}
