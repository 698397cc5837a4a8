/**
 * Writes matches and bytes as one block of deflate with codes of its own (RFC 1951): made for tokens that are known already, where zlib would have to
 * search for them. One code serves a whole picture, which is the same from top to bottom.
 */
import { codeFor } from './huffman.ts';
import type { Code } from './huffman.ts';
import { LONGEST, SHORTEST, distanceOf, isMatch, lengthOf } from './tokens.ts';

const END = 256;
const LENGTHS = 257;
const LITERALS = 286;
const DISTANCES = 30;
const MOST_BITS = 15;
/** With the extra bits, 13 at most, these are 24. */
const MOST_BITS_OF_DISTANCES = 11;

/** The extra bits of the codes for lengths, which are the last digits of a length (RFC 1951, section 3.2.5). */
const EXTRA = Uint8Array.from([
  0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
]);

/** By length its symbol, less 257, and the length that this symbol begins with. */
const [SYMBOLS, BASES] = ((): readonly [Uint8Array, Uint16Array] => {
  const symbols = new Uint8Array(LONGEST + 1);
  const bases = new Uint16Array(LONGEST + 1);
  let base = SHORTEST;
  for (let symbol = 0; symbol < EXTRA.length - 1; symbol += 1) {
    const next = base + (1 << (EXTRA[symbol] ?? 0));
    symbols.fill(symbol, base, next);
    bases.fill(base, base, next);
    base = next;
  }
  // The longest has a symbol to itself.
  symbols[LONGEST] = EXTRA.length - 1;
  bases[LONGEST] = LONGEST;
  return [symbols, bases];
})();

/** How many extra bits a distance has, less one: they are all of its digits but two. */
const extraOf = (before: number): number => (before < 4 ? 0 : 30 - Math.clz32(before));
const symbolOf = (before: number, extra: number): number => 2 * extra + (before >> extra);

/** The order in which the lengths of the codes for lengths are written (RFC 1951, section 3.2.7). */
const ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15] as const;

/** What is written at once: at most 24 bits, the lowest first, with how many they are above them. */
const WIDTH_AT = 24;
const BITS = (1 << WIDTH_AT) - 1;
const piece = (bits: number, width: number): number => bits | (width << WIDTH_AT);

/** A symbol for code lengths, with its extra bits and how many these are. */
type Run = readonly [symbol: number, extra: number, bits: number];

/** How often the length before comes again, or zeros come, at most `left` times: so many are taken at once. */
function takeRun(runs: Run[], length: number, left: number): number {
  const taken = Math.min(left, length > 0 ? 6 : 138);
  if (taken < 3) {
    runs.push([length, 0, 0]);
    return 1;
  }
  if (length > 0) runs.push([16, taken - 3, 2]);
  else if (taken < 11) runs.push([17, taken - 3, 3]);
  else runs.push([18, taken - 11, 7]);
  return taken;
}

/** Code lengths as they are written: runs of zeros and of what stood before are told by how long they are. */
function runsOf(lengths: Uint8Array): readonly Run[] {
  const runs: Run[] = [];
  for (let at = 0; at < lengths.length;) {
    const length = lengths[at] ?? 0;
    let end = at + 1;
    while (lengths[end] === length) end += 1;
    if (length > 0) {
      runs.push([length, 0, 0]);
      at += 1;
    }
    while (at < end) at += takeRun(runs, length, end - at);
  }
  return runs;
}

/** How many there are up to the last that is used, and at least so many. */
function usedOf(lengths: ArrayLike<number>, least: number): number {
  let count = lengths.length;
  while (count > least && lengths[count - 1] === 0) count -= 1;
  return count;
}

/** What stands before the tokens: that this is the last block, that it has codes of its own, and which. */
function headOf(literals: Code, distances: Code): readonly number[] {
  const [many, far] = [usedOf(literals.lengths, LENGTHS), usedOf(distances.lengths, 1)];
  const lengths = new Uint8Array(many + far);
  lengths.set(literals.lengths.subarray(0, many));
  lengths.set(distances.lengths.subarray(0, far), many);
  const runs = runsOf(lengths);
  const counts = new Int32Array(ORDER.length);
  for (const [symbol] of runs) counts[symbol] = (counts[symbol] ?? 0) + 1;
  const code = codeFor(counts, 7);
  const ordered = ORDER.map((symbol) => code.lengths[symbol] ?? 0);
  const told = usedOf(ordered, 4);
  return [
    piece(0b101, 3),
    piece(many - LENGTHS, 5),
    piece(far - 1, 5),
    piece(told - 4, 4),
    ...ordered.slice(0, told).map((length) => piece(length, 3)),
    ...runs.flatMap(([symbol, extra, width]) => [
      piece(code.bits[symbol] ?? 0, code.lengths[symbol] ?? 0),
      piece(extra, width),
    ]),
  ];
}

function countsOf(tokens: Int32Array): { readonly literals: Int32Array; readonly distances: Int32Array } {
  const literals = new Int32Array(LITERALS);
  const distances = new Int32Array(DISTANCES);
  literals[END] = 1;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] ?? 0;
    let literal = token;
    if (isMatch(token)) {
      literal = LENGTHS + (SYMBOLS[lengthOf(token)] ?? 0);
      const before = distanceOf(token) - 1;
      const symbol = symbolOf(before, extraOf(before));
      distances[symbol] = (distances[symbol] ?? 0) + 1;
    }
    literals[literal] = (literals[literal] ?? 0) + 1;
  }
  return { literals, distances };
}

/** By symbol its code. */
function symbolPieces({ bits, lengths }: Code): Int32Array {
  const pieces = new Int32Array(bits.length);
  for (let symbol = 0; symbol < bits.length; symbol += 1)
    pieces[symbol] = piece(bits[symbol] ?? 0, lengths[symbol] ?? 0);
  return pieces;
}

/** By length of a match the code of its symbol, with the extra bits behind it. */
function lengthPieces({ bits, lengths }: Code): Int32Array {
  const pieces = new Int32Array(LONGEST + 1);
  for (let length = SHORTEST; length <= LONGEST; length += 1) {
    const symbol = SYMBOLS[length] ?? 0;
    const width = lengths[LENGTHS + symbol] ?? 0;
    const code = (bits[LENGTHS + symbol] ?? 0) | ((length - (BASES[length] ?? 0)) << width);
    pieces[length] = piece(code, width + (EXTRA[symbol] ?? 0));
  }
  return pieces;
}

/** Tokens as pieces, two for a match; says how many they are. */
function layPieces(pieces: Int32Array, tokens: Int32Array, literals: Code, distances: Code): number {
  const [bytes, lengths, far] = [symbolPieces(literals), lengthPieces(literals), symbolPieces(distances)];
  let to = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] ?? 0;
    if (!isMatch(token)) {
      pieces[to] = bytes[token] ?? 0;
      to += 1;
      continue;
    }
    const before = distanceOf(token) - 1;
    const extra = extraOf(before);
    const code = far[symbolOf(before, extra)] ?? 0;
    const digits = (before & ((1 << extra) - 1)) << (code >> WIDTH_AT);
    pieces[to] = lengths[lengthOf(token)] ?? 0;
    pieces[to + 1] = (code | digits) + (extra << WIDTH_AT);
    to += 2;
  }
  pieces[to] = bytes[END] ?? 0;
  return to + 1;
}

/** Packs so many pieces behind each other, and says how many bytes they are. In one go: a call for each would take three times as long. */
function pack(bytes: Uint8Array, pieces: Int32Array, many: number): number {
  let [held, count, to] = [0, 0, 0];
  for (let at = 0; at < many; at += 1) {
    const next = pieces[at] ?? 0;
    held |= (next & BITS) << count;
    count += next >> WIDTH_AT;
    while (count >= 8) {
      bytes[to] = held;
      to += 1;
      held >>>= 8;
      count -= 8;
    }
  }
  bytes[to] = held;
  return count === 0 ? to : to + 1;
}

/** Writes streams of one block, one after the other. */
export function openDeflate(): (tokens: Int32Array) => Uint8Array {
  let pieces = new Int32Array(0);
  let bytes = new Uint8Array(0);
  return (tokens) => {
    const counts = countsOf(tokens);
    const literals = codeFor(counts.literals, MOST_BITS);
    const distances = codeFor(counts.distances, MOST_BITS_OF_DISTANCES);
    const head = headOf(literals, distances);
    const most = head.length + 2 * tokens.length + 1;
    if (pieces.length < most) {
      pieces = new Int32Array(most);
      bytes = new Uint8Array(3 * most + 1);
    }
    pieces.set(head);
    const many = head.length + layPieces(pieces.subarray(head.length), tokens, literals, distances);
    return bytes.slice(0, pack(bytes, pieces, many));
  };
}
