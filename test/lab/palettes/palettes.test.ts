import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeHistogram } from '../../../lab/palettes/medianCut.ts';
import { chosenColors, mixPalette } from '../../../lab/palettes/mix.ts';
import { paletteOf as indexedBy } from '../../../src/render/palette/palette.ts';
import { makePaintCanvas } from '../../../src/render/paint/brush.ts';
import { PIECE_SET_IDS, THEMES, THEME_IDS } from '../../../src/render/scene/theme.ts';
import { mixedPalette } from '../../../src/render/sprite/sprites.ts';
import { ALL_RUNS, runsOf } from '../../runs.ts';

const pixels = (colors: readonly (readonly number[])[]): Uint8ClampedArray =>
  Uint8ClampedArray.from(colors.flatMap((color) => [...color, 255]));

function paletteOf(rgba: Uint8ClampedArray, most: number) {
  const histogram = makeHistogram();
  histogram.add(rgba);
  return indexedBy(chosenColors(histogram.counts(), most));
}

test('a few distinct colors are kept exactly', () => {
  const colors = [
    [200, 30, 30],
    [30, 200, 30],
    [30, 30, 200],
    [250, 250, 250],
  ];
  const rgba = pixels(colors);
  const palette = paletteOf(rgba, 16);
  const back = [...palette.indices(rgba)].map((index) =>
    Array.from(palette.colors.subarray(3 * index, 3 * index + 3)),
  );
  expect(back).toEqual(colors);
});

test('no palette has more colors than allowed, and every pixel gets a color', () => {
  const channel = fc.integer({ min: 0, max: 255 });
  const color = fc.tuple(channel, channel, channel);
  fc.assert(
    fc.property(
      fc.array(color, { minLength: 1, maxLength: 300 }),
      fc.integer({ min: 2, max: 64 }),
      (colors, most) => {
        const rgba = pixels(colors);
        const palette = paletteOf(rgba, most);
        expect(palette.colors.length).toBeLessThanOrEqual(3 * most);
        expect(Math.max(...palette.indices(rgba))).toBeLessThan(palette.colors.length / 3);
      },
    ),
    { numRuns: runsOf(50) },
  );
});

test('a gradient of grays is divided so evenly that no gray is far off', () => {
  const rgba = pixels(Array.from({ length: 256 }, (_, grey) => [grey, grey, grey]));
  const palette = paletteOf(rgba, 32);
  const off = [...palette.indices(rgba)].map((index, grey) =>
    Math.abs((palette.colors[3 * index] ?? 0) - grey),
  );
  expect(Math.max(...off)).toBeLessThanOrEqual(10);
});

test('fixed colors stay unchanged, whatever the other colors', () => {
  const histogram = makeHistogram();
  histogram.add(pixels(Array.from({ length: 256 }, (_, grey) => [grey, grey, 255 - grey])));
  const fixed = Uint8Array.of(1, 2, 3, 250, 0, 9);
  const colors = chosenColors(histogram.counts(), 8, fixed);
  expect([...colors.subarray(0, 6)]).toEqual([...fixed]);
  expect(colors.length).toBeLessThanOrEqual(24);
});

/** The largest allowed error of a color, in levels out of 256. */
const TOLERANCE = 4;

const canvas = makePaintCanvas();

/** All sets have the colors of their theme, so any set reveals a theme with outdated palettes. */
const SETS = ALL_RUNS ? PIECE_SET_IDS : PIECE_SET_IDS.slice(-1);

test.each(THEME_IDS)('the palettes of %s match newly computed palettes', (theme) => {
  for (const pieces of SETS) {
    const kept = [...mixedPalette(theme, pieces).colors];
    const colors = mixPalette({ ...THEMES[theme], pieces }, canvas);
    expect(kept).toHaveLength(colors.length);
    const off = kept.map((level, at) => Math.abs(level - (colors[at] ?? 0)));
    expect(Math.max(...off), `${theme} with ${pieces}`).toBeLessThanOrEqual(TOLERANCE);
  }
});
