/** Codes of Huffman's kind: what is frequent gets few bits (RFC 1951, section 3.2.2). */

/** More than any alphabet has. */
const SYMBOLS = 512;

/** The codes of all symbols. */
export interface Code {
  /** By symbol how many bits its code has; 0 for one that never occurs. */
  readonly lengths: Uint8Array;
  /** By symbol the bits, the first of them lowest, as they are written. */
  readonly bits: Uint16Array;
}

/** Lengths of the best code for ascending counts, by Moffat and Katajainen's method, which needs no tree: they are left in `counts`. */
function bestLengths(counts: Int32Array): void {
  const last = counts.length - 1;
  // Each pair of the least is joined; a joined one holds its sum, and then the place of the one it is joined into.
  let [leaf, joined] = [0, 0];
  const least = (next: number): number => {
    const isLeaf = joined >= next || (leaf <= last && (counts[leaf] ?? 0) < (counts[joined] ?? 0));
    if (isLeaf) {
      leaf += 1;
      return counts[leaf - 1] ?? 0;
    }
    const sum = counts[joined] ?? 0;
    counts[joined] = next;
    joined += 1;
    return sum;
  };
  for (let next = 0; next < last; next += 1) {
    const sum = least(next);
    counts[next] = sum + least(next);
  }
  // From the top down: first how deep each joined one lies …
  counts[last - 1] = 0;
  for (let at = last - 2; at >= 0; at -= 1) counts[at] = (counts[counts[at] ?? 0] ?? 0) + 1;
  // … then how many leaves each depth has left room for.
  let [room, depth, inner, at] = [1, 0, last - 1, last];
  while (room > 0) {
    let taken = 0;
    for (; inner >= 0 && counts[inner] === depth; inner -= 1) taken += 1;
    for (; room > taken; room -= 1, at -= 1) counts[at] = depth;
    room = 2 * taken;
    depth += 1;
  }
}

/** How many codes there are of each length, none longer than `most`: what is cut off is made up for by lengthening others, the longest first. */
function limited(lengths: Int32Array, most: number): Int32Array {
  const ofLength = new Int32Array(most + 1);
  for (const length of lengths)
    ofLength[Math.min(length, most)] = (ofLength[Math.min(length, most)] ?? 0) + 1;
  const full = 1 << most;
  let used = 0;
  for (let length = 1; length <= most; length += 1) used += (ofLength[length] ?? 0) << (most - length);
  while (used > full) {
    let length = most - 1;
    while (ofLength[length] === 0) length -= 1;
    // One of these becomes two of the next length, one of which takes in a code of the longest.
    ofLength[length] = (ofLength[length] ?? 0) - 1;
    ofLength[length + 1] = (ofLength[length + 1] ?? 0) + 2;
    ofLength[most] = (ofLength[most] ?? 0) - 1;
    used -= 1;
  }
  return ofLength;
}

/** The symbols that occur, the least frequent first. */
function byCount(counts: Int32Array): Int32Array {
  // Sorted as numbers, count before symbol: a comparison by a function takes several times as long.
  const keys = new Float64Array(counts.length);
  let many = 0;
  for (let symbol = 0; symbol < counts.length; symbol += 1) {
    const count = counts[symbol] ?? 0;
    if (count === 0) continue;
    keys[many] = count * SYMBOLS + symbol;
    many += 1;
  }
  keys.subarray(0, many).sort();
  const symbols = new Int32Array(many);
  for (let at = 0; at < many; at += 1) symbols[at] = (keys[at] ?? 0) % SYMBOLS;
  return symbols;
}

function lengthsOf(counts: Int32Array, most: number): Uint8Array {
  const lengths = new Uint8Array(counts.length);
  const used = byCount(counts);
  if (used.length < 2) {
    for (const symbol of used) lengths[symbol] = 1;
    return lengths;
  }
  const best = used.map((symbol) => counts[symbol] ?? 0);
  bestLengths(best);
  const ofLength = limited(best, most);
  // The least frequent have the longest codes.
  let at = 0;
  for (let length = most; length > 0; length -= 1)
    for (let left = ofLength[length] ?? 0; left > 0; left -= 1, at += 1) lengths[used[at] ?? 0] = length;
  return lengths;
}

function reversed(bits: number, length: number): number {
  let turned = 0;
  for (let at = 0; at < length; at += 1) turned = (turned << 1) | ((bits >> at) & 1);
  return turned;
}

/** The first code of each length (RFC 1951, section 3.2.2). */
function firstCodes(lengths: Uint8Array, most: number): Int32Array {
  const ofLength = new Int32Array(most + 1);
  for (const length of lengths) ofLength[length] = (ofLength[length] ?? 0) + 1;
  ofLength[0] = 0;
  const first = new Int32Array(most + 1);
  for (let length = 1; length <= most; length += 1)
    first[length] = ((first[length - 1] ?? 0) + (ofLength[length - 1] ?? 0)) << 1;
  return first;
}

/** The code for symbols that occur so often, none longer than `most` bits. */
export function codeFor(counts: Int32Array, most: number): Code {
  const lengths = lengthsOf(counts, most);
  const next = firstCodes(lengths, most);
  const bits = new Uint16Array(counts.length);
  for (let symbol = 0; symbol < lengths.length; symbol += 1) {
    const length = lengths[symbol] ?? 0;
    if (length === 0) continue;
    bits[symbol] = reversed(next[length] ?? 0, length);
    next[length] = (next[length] ?? 0) + 1;
  }
  return { lengths, bits };
}
