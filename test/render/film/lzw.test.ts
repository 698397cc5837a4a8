/** What is compressed is read back by the tests' own reader, through every width of codes and when there are no more. */
import { array, assert, constant, nat, oneof, property } from 'fast-check';
import { expect, test } from 'vitest';
import { openGif } from '../../../src/render/film/gif.ts';
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
