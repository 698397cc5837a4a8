/**
 * The palettes of all themes and sets of pieces as `npm run lab -- palettes` has mixed them: to mix one (`themePalette.ts`) takes as long as
 * a hundred pictures do, and the first picture of a process need not wait for it.
 */
import mixed from '../../../assets/palettes.json' with { type: 'json' };
import { paletteOf } from '../palette/palette.ts';
import type { Palette } from '../palette/palette.ts';
import type { PieceSetId } from '../scene/pieceSetIds.ts';
import type { ThemeId } from '../scene/theme.ts';

const MIXED: ReadonlyMap<string, string> = new Map(Object.entries(mixed));

/** What a theme with this set of pieces is called among the palettes. */
export const paletteName = (theme: ThemeId, pieces: PieceSetId): string => `${theme} ${pieces}`;

/** Colors, three bytes each, as they are written in the file. */
export const writeColors = (colors: Uint8Array): string => Buffer.from(colors).toString('hex');

/** The palette of a theme with this set of pieces. */
export function mixedPalette(theme: ThemeId, pieces: PieceSetId): Palette {
  const written = MIXED.get(paletteName(theme, pieces));
  if (written === undefined)
    throw new Error(`no palette for ${theme} with ${pieces}: run npm run lab -- palettes`);
  return paletteOf(new Uint8Array(Buffer.from(written, 'hex')));
}
