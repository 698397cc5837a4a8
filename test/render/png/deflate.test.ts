/** Tokens are written as zlib reads them: all lengths and distances, and codes of every depth. */
import { inflateRawSync } from 'node:zlib';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { openDeflate } from '../../../src/render/png/deflate.ts';
import { codeFor } from '../../../src/render/png/huffman.ts';
import { openTokens } from '../../../src/render/png/tokens.ts';

const deflate = openDeflate();

type Step = { readonly byte: number } | { readonly length: number; readonly share: number };

/** Writes the steps, and says what they stand for. */
function written(steps: readonly Step[]): { readonly stream: Uint8Array; readonly bytes: readonly number[] } {
  const tokens = openTokens();
  tokens.begin();
  const bytes: number[] = [];
  for (const step of steps) {
    if ('byte' in step) {
      tokens.literal(step.byte);
      bytes.push(step.byte);
    } else if (bytes.length > 0) {
      const distance = 1 + Math.floor(step.share * (Math.min(bytes.length, 32_768) - 1));
      tokens.match(step.length, distance);
      for (let left = step.length; left > 0; left -= 1) bytes.push(bytes[bytes.length - distance]!);
    }
  }
  return { stream: deflate(tokens.end()), bytes };
}

const byte = fc.record({ byte: fc.nat(255) });
const match = fc.record({
  length: fc.oneof(fc.integer({ min: 3, max: 40 }), fc.integer({ min: 3, max: 2000 })),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
});

test('what is written is read by zlib', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(byte, byte, match), { maxLength: 400 }), (steps) => {
      const { stream, bytes } = written(steps);
      expect([...inflateRawSync(stream)]).toEqual(bytes);
    }),
    { numRuns: 300 },
  );
});

test('every length, and distances up to the whole window', () => {
  const fill = Array.from({ length: 33_000 }, (_, at) => ({ byte: ((at * at) >> 3) & 255 }));
  const all = Array.from({ length: 300 }, (_, at) => [
    { length: at + 3, share: 1 / 2 ** (at % 16) },
    { byte: at & 255 },
  ]).flat();
  const { stream, bytes } = written([...fill, ...all]);
  expect(Buffer.compare(inflateRawSync(stream), Buffer.from(bytes))).toBe(0);
});

test('what is longer than deflate has it is cut, and no piece is too short', () => {
  for (let length = 255; length < 800; length += 1) {
    const { stream, bytes } = written([{ byte: 7 }, { length, share: 0 }, { byte: 9 }]);
    expect([...inflateRawSync(stream)]).toEqual(bytes);
  }
});

test('no code is longer than it may be, none begins another, and all bits are used', () => {
  // Counts like Fibonacci's make the deepest codes.
  const steep = [1, 1];
  while (steep.length < 40) steep.push(steep.at(-1)! + steep.at(-2)!);
  const counts = fc.array(fc.oneof(fc.constant(0), fc.nat(20), fc.nat(1_000_000)), {
    minLength: 19,
    maxLength: 286,
  });
  fc.assert(
    fc.property(fc.oneof(counts, fc.constant(steep)), fc.constantFrom(9, 15), (list, most) => {
      const { lengths } = codeFor(Int32Array.from(list), most);
      const used = [...lengths].filter((length) => length > 0);
      expect(used.length).toBe(list.filter((count) => count > 0).length);
      expect(Math.max(0, ...used)).toBeLessThanOrEqual(most);
      const share = used.reduce((sum, length) => sum + 2 ** -length, 0);
      // One symbol alone has one bit, of which half is left.
      expect(share).toBe([0, 0.5][used.length] ?? 1);
    }),
  );
});
