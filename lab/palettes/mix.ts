/**
 * Colors are chosen from samples of everything that pictures show, and then moved to the mean of
 * their pixels (Lloyd).
 */
import type { PaintCanvas } from '../../src/render/paint/brush.ts';
import { distance, nearestIn } from '../../src/render/palette/palette.ts';
import { layoutOf } from '../../src/render/picture/layout.ts';
import { ALARM, METALS, type Theme } from '../../src/render/scene/theme.ts';
import { planStrips } from '../../src/render/sprite/plan.ts';
import { type ColorCount, chooseColors, makeHistogram } from './medianCut.ts';
import { SAMPLE_PICTURE, SAMPLE_SQUARES } from './samples.ts';

/** After this many rounds, colors hardly change. */
const MOVES = 4;

/** Moves each color to the mean of the colors nearest to it. The first `fixed` colors stay. */
function moved(
  colors: Uint8Array<ArrayBuffer>,
  counts: readonly ColorCount[],
  fixed: number,
): Uint8Array<ArrayBuffer> {
  const sums = Array.from(
    { length: colors.length / 3 },
    () => [0, 0, 0, 0] as [number, number, number, number],
  );
  for (const [red, green, blue, weight] of counts) {
    const sum = sums[nearestIn(colors, red, green, blue)];
    if (sum === undefined) continue;
    sum[0] += red * weight;
    sum[1] += green * weight;
    sum[2] += blue * weight;
    sum[3] += weight;
  }
  return colors.map((value, at) => {
    const sum = sums[Math.floor(at / 3)];
    return at < 3 * fixed || sum === undefined || sum[3] === 0
      ? value
      : Math.round((sum[at % 3] ?? 0) / sum[3]);
  });
}

/** Colors within this distance of a fixed color (weighted squares of levels) need no other. */
const NEAR = 900;

function notNear(counts: readonly ColorCount[], fixed: Uint8Array): readonly ColorCount[] {
  if (fixed.length === 0) return counts;
  const far = counts.filter(([red, green, blue]) => {
    const at = 3 * nearestIn(fixed, red, green, blue);
    return distance(fixed, at, red, green, blue) > NEAR;
  });
  return far.length === 0 ? counts : far;
}

/** `fixed`: colors of large areas (three bytes each), which don't change. */
export function chosenColors(
  counts: readonly ColorCount[],
  most: number,
  fixed: Uint8Array = new Uint8Array(),
): Uint8Array {
  const chosen = chooseColors(notNear(counts, fixed), most - fixed.length / 3);
  let colors = Uint8Array.from([...fixed, ...chosen]);
  for (let move = 0; move < MOVES; move += 1) colors = moved(colors, counts, fixed.length / 3);
  return colors;
}

/** One less than a power of two, because an animation also needs a transparent color. */
const COLORS = 63;
const SAMPLE_WIDTH = 800;

const bytesOf = (hex: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** The colors of plain areas, lines, outlines of pieces, and a few corner pixels of a capture. */
function fixedColors({ light, dark, frame, inlay, must, white, black }: Theme): Uint8Array {
  const { face, rim } = white;
  const colors = new Set([
    light,
    dark,
    frame,
    inlay,
    face,
    rim,
    black.face,
    black.rim,
    must,
    METALS.gold,
    ALARM,
  ]);
  return Uint8Array.from([...colors].flatMap(bytesOf));
}

export function mixPalette(theme: Theme, canvas: PaintCanvas): Uint8Array {
  const histogram = makeHistogram();
  const layout = layoutOf(SAMPLE_WIDTH, { squares: SAMPLE_SQUARES, labelledAbove: true });
  for (const { height, cells } of planStrips(theme, layout, SAMPLE_PICTURE))
    for (const { width, paint } of cells) histogram.add(canvas(width, height, paint));
  return chosenColors(histogram.counts(), COLORS, fixedColors(theme));
}
