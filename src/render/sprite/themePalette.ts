import type { PaintCanvas } from '../paint/brush.ts';
import { makeHistogram } from '../palette/medianCut.ts';
import { makePace } from '../palette/pace.ts';
import { flatPixels, type Palette, makePalette } from '../palette/palette.ts';
import { SAMPLE_SQUARES, samplePictures } from '../palette/samples.ts';
import { layoutOf } from '../picture/layout.ts';
import type { Theme } from '../scene/theme.ts';
import { planStrips } from './plan.ts';

/** Four bits per pixel: half the bytes and work of 256 colors. */
const COLORS = 16;
const SAMPLE_WIDTH = 1024;

const bytesOf = (hex: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** The plain areas, the outlines of pieces, and the few pixels in the corners of a capture. */
function fixedColors({ light, lightVein, dark, darkVein, frame, must, white, black }: Theme): Uint8Array {
  const colors = new Set([
    light,
    lightVein,
    dark,
    darkVein,
    frame,
    white.face,
    black.face,
    white.rim,
    black.rim,
    must,
  ]);
  return Uint8Array.from([...colors].flatMap(bytesOf));
}

export async function mixPalette(theme: Theme, canvas: PaintCanvas): Promise<Palette> {
  const pace = makePace();
  const histogram = makeHistogram();
  const layout = layoutOf(SAMPLE_WIDTH, { squares: SAMPLE_SQUARES, labelledAbove: true });
  for (const picture of samplePictures())
    for (const { height, cells } of planStrips(theme, layout, picture))
      for (const { width, paint } of cells) {
        histogram.add(flatPixels(canvas(width, height, paint), width));
        await pace();
      }
  return makePalette(histogram.counts(), COLORS, fixedColors(theme), pace);
}
