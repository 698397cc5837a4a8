/**
 * The palettes that are kept in a file, against palettes mixed now: this fails when a theme or a painter has changed and nobody has
 * run `npm run lab -- palettes`. A few levels may differ, as machines draw edges differently.
 */
import { expect, test } from 'vitest';
import { makePaintCanvas } from '../../../src/render/paint/brush.ts';
import { PIECE_SET_IDS, THEMES, THEME_IDS } from '../../../src/render/scene/theme.ts';
import { mixedPalette } from '../../../src/render/sprite/sprites.ts';
import { mixPalette } from '../../../src/render/sprite/themePalette.ts';

/** Levels of 256 that a color may be off. */
const TOLERANCE = 4;

const canvas = makePaintCanvas();

test.each(THEME_IDS)('the palettes of %s are those that would be mixed now', async (theme) => {
  for (const pieces of PIECE_SET_IDS) {
    const kept = [...mixedPalette(theme, pieces).colors];
    const { colors } = await mixPalette({ ...THEMES[theme], pieces }, canvas);
    expect(kept).toHaveLength(colors.length);
    const off = kept.map((level, at) => Math.abs(level - (colors[at] ?? 0)));
    expect(Math.max(...off), `${theme} with ${pieces}`).toBeLessThanOrEqual(TOLERANCE);
  }
});
