/**
 * What pictures and films are put together from: canvas paints every cell once, in true colour; from then on it is a
 * bitmap of palette indices. Bitmaps and palettes are kept, the bitmaps as many as a busy bot uses.
 */
import { makeCache } from '../../cache.ts';
import { composePicture } from '../picture/compose.ts';
import { makePaintCanvas } from '../paint/paintCanvas.ts';
import { layoutOf } from '../picture/layout.ts';
import type { Layout } from '../picture/layout.ts';
import { bitmapOf } from '../png/png.ts';
import type { Bitmap } from '../png/png.ts';
import type { Palette } from '../palette/palette.ts';
import { PIECE_SET_IDS } from '../scene/pieceSetIds.ts';
import { planStrips } from './plan.ts';
import type { Look, Scene } from '../scene/scene.ts';
import type { Cell, StripPlan } from './strip.ts';
import { DEFAULT_THEME, THEMES } from '../scene/theme.ts';
import type { Theme } from '../scene/theme.ts';
import { mixedPalette } from './mixedPalettes.ts';

/** Some 2.5 KB each at the default width. */
const SPRITES_KEPT = 1000;

/** How pictures look that ask for nothing. */
export const DEFAULT_LOOK: Look = { theme: DEFAULT_THEME, width: 512 };

/** A scene ready to be put together. */
export interface Setting {
  /** Equal keys have equal sprites for equal cells. */
  readonly key: string;
  readonly layout: Layout;
  readonly palette: Palette;
  readonly strips: readonly StripPlan[];
}

export interface Sprites {
  set(scene: Scene, look: Look): Setting;
  draw(setting: Setting, cell: Cell, height: number): Bitmap;
}

const themeOf = ({ theme, pieces }: Look): Theme =>
  pieces === undefined ? THEMES[theme] : { ...THEMES[theme], pieces };

/** A stock of sprites, empty yet. */
export function openSprites(): Sprites {
  const canvas = makePaintCanvas();
  const sprites = makeCache<Bitmap>(SPRITES_KEPT);
  const palettes = makeCache<Palette>(Object.keys(THEMES).length * PIECE_SET_IDS.length);
  return {
    set(scene, look) {
      const theme = themeOf(look);
      const picture = composePicture(scene);
      const labelledAbove = picture.above.some((label) => label !== '');
      const layout = layoutOf(look.width, picture.ranks.length, labelledAbove, picture.caption !== null);
      const key = `${look.theme} ${theme.pieces}`;
      const palette = palettes.get(key, () => mixedPalette(look.theme, theme.pieces));
      const strips = planStrips(theme, layout, picture);
      return { key: `${key} ${look.width} ${layout.squares}`, layout, palette, strips };
    },
    draw({ key, palette }, cell, height) {
      const paint = (): Bitmap =>
        bitmapOf(palette.indices(canvas(cell.width, height, cell.paint)), cell.width);
      return cell.isRare ? paint() : sprites.get(`${key}|${cell.width}x${height}|${cell.key}`, paint);
    },
  };
}
