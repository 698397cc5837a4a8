/** The joined file must be what any decoder takes for one ordinary PNG; pngjs stands for them all. */
import * as fc from 'fast-check';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { makePng } from '../../../src/render/sprite/png.ts';
import { makeStrip } from '../../../src/render/sprite/strip.ts';
import type { Cell } from '../../../src/render/sprite/strip.ts';

const cell = (key: string, width: number): Cell => ({ key, width, paint: () => {} });

/** A grey palette, so that a decoded pixel's red is its index. */
const GREYS = Uint8Array.from({ length: 48 }, (_, at) => Math.floor(at / 3));

function reds(png: Buffer): readonly number[] {
  const { data } = PNG.sync.read(png);
  return [...data].filter((_, at) => at % 4 === 0);
}

const sprite = (width: number, height: number) =>
  fc.uint8Array({ minLength: width * height, maxLength: width * height, max: 15 });

test('strips of any pixels, joined, decode to those pixels', () => {
  const heights = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 6 });
  const pictures = fc
    .record({ heights, width: fc.integer({ min: 1, max: 60 }) })
    .chain(({ heights: tall, width }) =>
      fc.record({
        width: fc.constant(width),
        strips: fc.tuple(...tall.map((height) => sprite(width, height))),
      }),
    );
  fc.assert(
    fc.property(pictures, ({ width, strips }) => {
      const made = strips.map((pixels) =>
        makeStrip({ height: pixels.length / width, cells: [cell('only', width)] }, () => pixels),
      );
      const height = strips.reduce((sum, pixels) => sum + pixels.length / width, 0);
      expect(reds(makePng(width, height, GREYS, made))).toEqual(strips.flatMap((pixels) => [...pixels]));
    }),
    { numRuns: 60 },
  );
});

test('sprites stand side by side, in the order of the cells', () => {
  const sprites: Record<string, Uint8Array> = { left: Uint8Array.of(1, 2), right: Uint8Array.of(3, 4, 5, 6) };
  const plan = { height: 2, cells: [cell('left', 1), cell('right', 2)] };
  const strip = makeStrip(plan, ({ key }) => sprites[key]!);
  expect(reds(makePng(3, 2, GREYS, [strip]))).toEqual([1, 3, 4, 2, 5, 6]);
});

test('sums stay right for pictures of millions of pixels', () => {
  const bright = makeStrip({ height: 1000, cells: [cell('all', 1000)] }, () => new Uint8Array(1e6).fill(15));
  const png = makePng(1000, 3000, GREYS, [bright, bright, bright]);
  expect(PNG.sync.read(png).data.every((value, at) => value === (at % 4 === 3 ? 255 : 15))).toBe(true);
});
