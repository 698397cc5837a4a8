/** What is compressed is read back by the tests' own reader, through every width of codes and when there are no more. */
import { array, assert, constant, nat, oneof, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { openGif } from '../../../src/render/film/gif.ts';
import { openLzw } from '../../../src/render/film/lzw.ts';
import { readGif } from '../gif.ts';

const GRAYS = Uint8Array.from({ length: 48 }, (_, at) => Math.floor(at / 3));
const SHOWN = { delay: 900, transparent: 16 };

/** These rows of pixels as the only frame of a film, and what is seen of it. */
function seen(width: number, pixels: Uint8Array): readonly number[] {
  const gif = openGif();
  gif.add({ left: 0, top: 0, width, height: pixels.length / width, pixels }, GRAYS, SHOWN);
  const [frame] = readGif(gif.end()).frames;
  return Array.from(pixels, (_, at) => frame?.rgb[3 * at] ?? -1);
}

test('pixels of every kind come back as they were', () => {
  const pixel = oneof(constant(3), nat(15));
  const rows = array(pixel, { minLength: 1, maxLength: 3000 }).map((list) => Uint8Array.from(list));
  assert(
    property(rows, (pixels) => {
      expect(seen(1, pixels)).toEqual([...pixels]);
    }),
  );
});

test('more pixels than there are codes for', () => {
  let seed = 1;
  const next = (): number => (seed = Math.imul(seed, 48_271) & 0x7fff_ffff) >> 20;
  const pixels = Uint8Array.from({ length: 60_000 }, () => next() & 15);
  expect(seen(300, pixels)).toEqual([...pixels]);
});

test('frames of one color', () => {
  expect(seen(200, new Uint8Array(200 * 200).fill(7))).toEqual(Array.from({ length: 40_000 }, () => 7));
});

test('stretches that are taken at once have the codes that they have pixel by pixel', () => {
  const [stretches, pixels] = [openLzw(5, 16), openLzw(5, 31)];
  const part = oneof(
    record({ pixel: constant(16), times: nat(900) }),
    record({ pixel: nat(16), times: nat(3) }),
  );
  assert(
    property(array(part, { minLength: 1, maxLength: 400 }), (parts) => {
      const frame = Uint8Array.from(
        parts.flatMap(({ pixel, times }) => Array.from({ length: times + 1 }, () => pixel)),
      );
      expect(stretches.compress(frame)).toEqual(pixels.compress(frame));
    }),
    { numRuns: 50 },
  );
  // So many that the codes run out in the middle of stretches.
  const long = Uint8Array.from({ length: 200_000 }, (_, at) =>
    at % 97 < 60 + (at % 31) ? 16 : (at * at) % 16,
  );
  expect(stretches.compress(long)).toEqual(pixels.compress(long));
});
