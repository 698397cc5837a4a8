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

/** Bits into bytes, the lowest first. */
function openBits() {
  let bytes = new Uint8Array(32_768);
  let [held, count, at] = [0, 0, 0];
  return {
    /** Begins anew, with room for so many bytes. */
    begin(most: number): void {
      if (bytes.length < most) bytes = new Uint8Array(most);
      [held, count, at] = [0, 0, 0];
    },
    /** At most 24 at a time. */
    write(bits: number, length: number): void {
      held |= bits << count;
      count += length;
      for (; count >= 8; count -= 8, held >>>= 8) {
        bytes[at] = held;
        at += 1;
      }
    },
    /** What is written: a copy. */
    end(): Uint8Array {
      if (count > 0) bytes[at] = held;
      return bytes.slice(0, count > 0 ? at + 1 : at);
    },
  };
}
type Bits = ReturnType<typeof openBits>;

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

function writeCodes(bits: Bits, literals: Code, distances: Code): void {
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
  bits.write(many - LENGTHS, 5);
  bits.write(far - 1, 5);
  bits.write(told - 4, 4);
  for (const length of ordered.slice(0, told)) bits.write(length, 3);
  for (const [symbol, extra, length] of runs) {
    bits.write(code.bits[symbol] ?? 0, code.lengths[symbol] ?? 0);
    bits.write(extra, length);
  }
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

/** How a match of each length is written: its code, with the extra bits behind it, and in the highest bits how many these are together. */
const WIDTH_AT = 24;
function lengthCodes({ bits, lengths }: Code): Int32Array {
  const codes = new Int32Array(LONGEST + 1);
  for (let length = SHORTEST; length <= LONGEST; length += 1) {
    const symbol = SYMBOLS[length] ?? 0;
    const wide = lengths[LENGTHS + symbol] ?? 0;
    const code = (bits[LENGTHS + symbol] ?? 0) | ((length - (BASES[length] ?? 0)) << wide);
    codes[length] = code | ((wide + (EXTRA[symbol] ?? 0)) << WIDTH_AT);
  }
  return codes;
}

function writeTokens(bits: Bits, tokens: Int32Array, literals: Code, distances: Code): void {
  const lengths = lengthCodes(literals);
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] ?? 0;
    if (isMatch(token)) {
      const code = lengths[lengthOf(token)] ?? 0;
      bits.write(code & ((1 << WIDTH_AT) - 1), code >> WIDTH_AT);
      const before = distanceOf(token) - 1;
      const extra = extraOf(before);
      const symbol = symbolOf(before, extra);
      bits.write(distances.bits[symbol] ?? 0, distances.lengths[symbol] ?? 0);
      if (extra > 0) bits.write(before & ((1 << extra) - 1), extra);
    } else bits.write(literals.bits[token] ?? 0, literals.lengths[token] ?? 0);
  }
}

/** Writes streams of one block, one after the other. */
export function openDeflate(): (tokens: Int32Array) => Uint8Array {
  const bits = openBits();
  return (tokens) => {
    const counts = countsOf(tokens);
    const [literals, distances] = [codeFor(counts.literals, MOST_BITS), codeFor(counts.distances, MOST_BITS)];
    // No token takes more than 48 bits, and the codes less than 512 bytes.
    bits.begin(6 * tokens.length + 512);
    // The last block, with codes of its own.
    bits.write(0b101, 3);
    writeCodes(bits, literals, distances);
    writeTokens(bits, tokens, literals, distances);
    bits.write(literals.bits[END] ?? 0, literals.lengths[END] ?? 0);
    return bits.end();
  };
}
