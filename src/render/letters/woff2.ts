/** Reads the `cmap` of a WOFF2 file (https://www.w3.org/TR/WOFF2), because the canvas doesn't. */
import { brotliDecompressSync } from 'node:zlib';

const SIGNATURE = 0x774f4632;
const HEADER = 48;
const TABLES_AT = 12;
const COMPRESSED_AT = 20;

/** 63 means that a table's name follows. The other two tables are transformed unless marked 3. */
const CMAP = 0;
const NAMED = 63;
const GLYF = 10;
const LOCA = 11;

function readBase128(file: Buffer, at: number): { readonly value: number; readonly next: number } {
  let [value, next] = [0, at];
  for (let byte = 0x80; byte & 0x80; next += 1) {
    byte = file.readUInt8(next);
    value = value * 128 + (byte & 0x7f);
  }
  return { value, next };
}

/** Where the `cmap` table is after decompression, and where the compressed data is in the file. */
function readDirectory(file: Buffer): { readonly cmapAt: number; readonly dataAt: number } {
  let [at, offset, cmapAt] = [HEADER, 0, -1];
  for (let left = file.readUInt16BE(TABLES_AT); left > 0; left -= 1) {
    const flags = file.readUInt8(at);
    const table = flags & 0x3f;
    at += table === NAMED ? 5 : 1;
    const original = readBase128(file, at);
    const version = flags >> 6;
    const isTransformed = table === GLYF || table === LOCA ? version !== 3 : version !== 0;
    const stored = isTransformed ? readBase128(file, original.next) : original;
    if (table === CMAP) cmapAt = offset;
    offset += stored.value;
    at = stored.next;
  }
  return { cmapAt, dataAt: at };
}

/** Segments of code points up to U+FFFF. Each has an offset to its glyphs, or lists them. */
function* inFormat4(cmap: Buffer, at: number): Generator<number> {
  const segments = cmap.readUInt16BE(at + 6) / 2;
  const ends = at + 14;
  const starts = ends + 2 * segments + 2;
  for (let segment = 0; segment < segments; segment += 1) {
    const end = cmap.readUInt16BE(ends + 2 * segment);
    const start = cmap.readUInt16BE(starts + 2 * segment);
    const delta = cmap.readUInt16BE(starts + 2 * (segments + segment));
    const rangeAt = starts + 2 * (2 * segments + segment);
    const range = cmap.readUInt16BE(rangeAt);
    for (let letter = start; letter <= end && letter < 0xffff; letter += 1) {
      const glyph = range === 0 ? letter : cmap.readUInt16BE(rangeAt + range + 2 * (letter - start));
      if (glyph !== 0 && ((glyph + delta) & 0xffff) !== 0) yield letter;
    }
  }
}

/** Groups of code points with consecutive glyphs. */
function* inFormat12(cmap: Buffer, at: number): Generator<number> {
  for (let group = 0; group < cmap.readUInt32BE(at + 12); group += 1) {
    const groupAt = at + 16 + 12 * group;
    const [start, end] = [cmap.readUInt32BE(groupAt), cmap.readUInt32BE(groupAt + 4)];
    for (let letter = start; letter <= end; letter += 1) yield letter;
  }
}

const FORMATS: ReadonlyMap<number, typeof inFormat4> = new Map([
  [4, inFormat4],
  [12, inFormat12],
]);

export function lettersIn(file: Buffer): ReadonlySet<number> {
  if (file.readUInt32BE(0) !== SIGNATURE) throw new Error('expected a WOFF2 file, got another signature');
  const { cmapAt, dataAt } = readDirectory(file);
  if (cmapAt < 0) throw new Error('expected a font with a character map, found none');
  const data = file.subarray(dataAt, dataAt + file.readUInt32BE(COMPRESSED_AT));
  const cmap = brotliDecompressSync(data).subarray(cmapAt);
  const letters = new Set<number>();
  for (let table = 0; table < cmap.readUInt16BE(2); table += 1) {
    const at = cmap.readUInt32BE(4 + 8 * table + 4);
    for (const letter of FORMATS.get(cmap.readUInt16BE(at))?.(cmap, at) ?? []) letters.add(letter);
  }
  return letters;
}
