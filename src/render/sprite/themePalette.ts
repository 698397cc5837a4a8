import type { PaintCanvas } from '../paint/brush.ts';
import { makeHistogram } from '../palette/medianCut.ts';
import { makePace } from '../palette/pace.ts';
import { type Palette, makePalette } from '../palette/palette.ts';
import { SAMPLE_PICTURE, SAMPLE_SQUARES } from '../palette/samples.ts';
import { layoutOf } from '../picture/layout.ts';
import { ALARM, METALS, type Theme } from '../scene/theme.ts';
import { planStrips } from './plan.ts';

/** One less than a power of two, because an animation also needs a transparent color. */
const COLORS = 63;
const SAMPLE_WIDTH = 800;

const bytesOf = (hex: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** The colors of plain areas, piece outlines, and a few pixels in the corners of a capture. */
function fixedColors({ light, dark, frame, must, white, black }: Theme): Uint8Array {
  const { face, rim } = white;
  const colors = new Set([light, dark, frame, face, rim, black.face, black.rim, must, METALS.gold, ALARM]);
  return Uint8Array.from([...colors].flatMap(bytesOf));
}

export async function mixPalette(theme: Theme, canvas: PaintCanvas): Promise<Palette> {
  const pace = makePace();
  const histogram = makeHistogram();
  const layout = layoutOf(SAMPLE_WIDTH, { squares: SAMPLE_SQUARES, labelledAbove: true });
  for (const { height, cells } of planStrips(theme, layout, SAMPLE_PICTURE))
    for (const { width, paint } of cells) {
      histogram.add(canvas(width, height, paint));
      await pace();
    }
  return makePalette(histogram.counts(), COLORS, fixedColors(theme), pace);
}
