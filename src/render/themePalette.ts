/** The palette of a theme, mixed from samples of everything that its pictures may show. */
import type { Easel } from './easel.ts';
import { makeHistogram } from './histogram.ts';
import { layoutOf } from './layout.ts';
import { makePace } from './pace.ts';
import { makePalette } from './palette.ts';
import type { Palette } from './palette.ts';
import { planStrips } from './plan.ts';
import { SAMPLE_SQUARES, samplePictures } from './samples.ts';
import type { Theme } from './theme.ts';

/** Enough that no gradient shows steps, few enough that pictures stay small. */
const COLORS = 56;

/** In pixels; the colours of other widths differ too little to matter. */
const SAMPLE_WIDTH = 512;

export async function mixPalette(theme: Theme, easel: Easel): Promise<Palette> {
  const pace = makePace();
  const histogram = makeHistogram();
  const layout = layoutOf(SAMPLE_WIDTH, SAMPLE_SQUARES, true);
  for (const picture of samplePictures())
    for (const { height, cells } of planStrips(theme, layout, picture))
      for (const { width, paint } of cells) {
        histogram.add(easel(width, height, paint));
        await pace();
      }
  return makePalette(histogram.counts(), COLORS, pace);
}
