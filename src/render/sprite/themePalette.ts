/** The palette of a theme, mixed from samples of everything that its pictures may show. */
import type { PaintCanvas } from '../paint/paintCanvas.ts';
import { makeHistogram } from '../palette/histogram.ts';
import { layoutOf } from '../picture/layout.ts';
import { makePace } from '../palette/pace.ts';
import { makePalette } from '../palette/palette.ts';
import type { Palette } from '../palette/palette.ts';
import { planStrips } from './plan.ts';
import { SAMPLE_SQUARES, samplePictures } from '../palette/samples.ts';
import type { Theme } from '../scene/theme.ts';

/** What four bits a pixel can tell: half the bytes of 256 colours, for half the work. Edges keep a tone between. */
const COLORS = 16;

/** In pixels; the colours of other widths differ too little to matter. */
const SAMPLE_WIDTH = 512;

const bytesOf = (hex: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** The plain areas, the outlines that part a piece from its square, and the few pixels of the corners that call for a capture. */
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

/** The palette of a theme with its set of pieces. */
export async function mixPalette(theme: Theme, canvas: PaintCanvas): Promise<Palette> {
  const pace = makePace();
  const histogram = makeHistogram();
  const layout = layoutOf(SAMPLE_WIDTH, SAMPLE_SQUARES, true);
  for (const picture of samplePictures())
    for (const { height, cells } of planStrips(theme, layout, picture))
      for (const { width, paint } of cells) {
        histogram.add(canvas(width, height, paint));
        await pace();
      }
  return makePalette(histogram.counts(), COLORS, fixedColors(theme), pace);
}
