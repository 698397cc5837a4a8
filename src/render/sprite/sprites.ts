/** The canvas paints each cell once in full color; after that, it is a cached bitmap of indices. */
import mixed from '../../../assets/palettes.json' with { type: 'json' };
import { makeCache } from '../../cache.ts';
import { makePaintCanvas } from '../paint/brush.ts';
import { type Palette, paletteOf } from '../palette/palette.ts';
import { composePicture } from '../picture/compose.ts';
import { type Layout, layoutOf } from '../picture/layout.ts';
import type { Path } from '../picture/picture.ts';
import { type Bitmap, type Overlay, bitmapOf, inPairs } from '../png/png.ts';
import { arrowsOver } from './arrows.ts';
import type { Look, Scene } from '../scene/scene.ts';
import {
  DEFAULT_THEME,
  PIECE_SET_IDS,
  type PieceSetId,
  THEMES,
  type Theme,
  type ThemeId,
} from '../scene/theme.ts';
import { type Cell, type StripPlan, planStrips } from './plan.ts';

const SPRITES_KEPT = 1000;

/**
 * From this width on, pixels are so small that edges can be hard, and squares can use every second
 * pixel.
 */
const CRISP = 900;

function crisp(palette: Palette, { detail, width, digits }: Cell, rgba: Uint8ClampedArray): Uint8Array {
  if (detail === 'fine') return palette.indices(rgba);
  const indices = palette.crisp(rgba, width);
  if (detail !== 'coarse') return indices;
  const paired = inPairs(indices, width);
  if (digits !== undefined) paired.set(palette.plain(rgba.subarray(0, 4 * digits * width), width));
  return paired;
}

/** Three pixels per point of a phone. */
export const DEFAULT_LOOK: Look = { theme: DEFAULT_THEME, width: 1024 };

/** Films and charts. */
export const SMALL_LOOK: Look = { ...DEFAULT_LOOK, width: 512 };

export interface Setting {
  readonly key: string;
  readonly layout: Layout;
  readonly palette: Palette;
  readonly strips: readonly StripPlan[];
  readonly arrows: readonly Path[];
}

export type Sprites = ReturnType<typeof openSprites>;

const themeOf = ({ theme, pieces }: Look): Theme =>
  pieces === undefined ? THEMES[theme] : { ...THEMES[theme], pieces };

export function openSprites() {
  const canvas = makePaintCanvas();
  const sprites = makeCache<Bitmap>(SPRITES_KEPT);
  const palettes = makeCache<Palette>(Object.keys(THEMES).length * PIECE_SET_IDS.length);
  return {
    set(scene: Scene, look: Look): Setting {
      const theme = themeOf(look);
      const picture = composePicture(scene);
      const labelledAbove = picture.above.some((label) => label !== '');
      const layout = layoutOf(look.width, {
        squares: picture.ranks.length,
        labelledAbove,
        captioned: picture.caption !== null,
        linesAbove: picture.told.above.length,
        linesBelow: picture.told.below.length,
      });
      const key = `${look.theme} ${theme.pieces}`;
      const palette = palettes.get(key, () => mixedPalette(look.theme, theme.pieces));
      const strips = planStrips(theme, layout, picture);
      const { arrows } = picture;
      return { key: `${key} ${look.width} ${layout.squares}`, layout, palette, strips, arrows };
    },
    /** The overlay above the squares; `null` for none. */
    overlay: ({ layout, palette, arrows }: Setting): Overlay | null =>
      arrowsOver(canvas, arrows, { layout, colors: palette.colors }),
    draw({ key, layout, palette }: Setting, cell: Cell, height: number): Bitmap {
      const paint = (): Bitmap => {
        const rgba = canvas(cell.width, height, cell.paint);
        return bitmapOf(
          layout.width < CRISP ? palette.indices(rgba) : crisp(palette, cell, rgba),
          cell.width,
        );
      };
      return cell.isRare ? paint() : sprites.get(`${key}|${cell.width}x${height}|${cell.key}`, paint);
    },
  };
}

const MIXED: ReadonlyMap<string, string> = new Map(Object.entries(mixed));

export const paletteName = (theme: ThemeId, pieces: PieceSetId): string => `${theme} ${pieces}`;

export const writeColors = (colors: Uint8Array): string => Buffer.from(colors).toString('hex');

export function mixedPalette(theme: ThemeId, pieces: PieceSetId): Palette {
  const written = MIXED.get(paletteName(theme, pieces));
  if (written === undefined)
    throw new Error(`no palette for ${theme} with ${pieces}: run npm run lab -- palettes`);
  return paletteOf(new Uint8Array(Buffer.from(written, 'hex')));
}
