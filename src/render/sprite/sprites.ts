/** The canvas paints each cell once in full color. Then the cell is cached as palette indices. */
import mixed from '../../../assets/palettes.json' with { type: 'json' };
import { makeCache } from '../../cache.ts';
import { makePaintCanvas } from '../paint/brush.ts';
import { type Palette, paletteOf } from '../palette/palette.ts';
import { composePicture } from '../picture/compose.ts';
import { type Layout, layoutOf } from '../picture/layout.ts';
import type { Pace } from '../palette/pace.ts';
import { type Bitmap, type Strip, bitmapOf, packed, rowsOf, stripOf, unpacked } from '../png/png.ts';
import { type Overlay, arrowColors, arrowsOver, layOver } from './arrows.ts';
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

const SPRITES_KEPT = 1200;

/** Each takes a few KB. */
const STRIPS_KEPT = 1500;

/** Two pixels per point on a phone, for smooth edges. */
export const DEFAULT_LOOK: Look = { theme: DEFAULT_THEME, width: 800 };

/** For animations. */
export const SMALL_LOOK: Look = { ...DEFAULT_LOOK, width: 512 };

export interface Setting {
  readonly key: string;
  readonly layout: Layout;
  readonly palette: Palette;
  readonly strips: readonly StripPlan[];
  readonly overlay: Overlay | null;
  /** The colors of the picture: first those of the cells, then those of arrows. */
  readonly shown: Palette;
}

export type Sprites = ReturnType<typeof openSprites>;

const themeOf = ({ theme, pieces }: Look): Theme =>
  pieces === undefined ? THEMES[theme] : { ...THEMES[theme], pieces };

export function openSprites() {
  const canvas = makePaintCanvas();
  const sprites = makeCache<Bitmap>(SPRITES_KEPT);
  const strips = makeCache<Strip>(STRIPS_KEPT);
  const palettes = makeCache<Palette>(Object.keys(THEMES).length * PIECE_SET_IDS.length);
  const draw = ({ key, palette }: Setting, cell: Cell, height: number): Bitmap => {
    const { width } = cell;
    const paint = (): Bitmap => bitmapOf(width, height, palette.indices(canvas(width, height, cell.paint)));
    if (cell.kept === 'never') return paint();
    const place = `${key}|${width}x${height}|${cell.key}`;
    return cell.kept === 'packed'
      ? unpacked(sprites.get(place, () => packed(paint())))
      : sprites.get(place, paint);
  };
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
      const overlay = arrowsOver(canvas, picture.arrows, layout);
      const name = paletteName(look.theme, theme.pieces);
      const palette = palettes.get(name, () => mixedPalette(look.theme, theme.pieces));
      return {
        key: `${name} ${look.width} ${layout.squares}`,
        layout,
        palette,
        shown:
          overlay === null
            ? palette
            : palettes.get(`${name} arrows`, () => paletteOf(arrowColors(palette.colors))),
        strips: planStrips(theme, layout, picture),
        overlay,
      };
    },
    draw,
    /** The strip that begins at `top`. It is drawn at `pace`, or reused from another picture. */
    async strip(setting: Setting, plan: StripPlan, top: number, pace: Pace): Promise<Strip> {
      const { overlay, shown } = setting;
      const key = [setting.key, plan.height, ...plan.cells.map((cell) => cell.key)].join('/');
      const touched =
        overlay !== null && top < overlay.top + overlay.height && top + plan.height > overlay.top;
      const cells: Bitmap[] = [];
      if (touched || !strips.has(key))
        for (const cell of plan.cells) {
          cells.push(draw(setting, cell, plan.height));
          await pace();
        }
      if (!touched) return strips.get(key, () => stripOf(rowsOf(cells)));
      const rows = rowsOf(cells);
      layOver(rows, top, overlay, shown);
      return stripOf(rows);
    },
  };
}

const MIXED: ReadonlyMap<string, string> = new Map(Object.entries(mixed));

export const paletteName = (theme: ThemeId, pieces: PieceSetId): string => `${theme} ${pieces}`;

export const writeColors = (colors: Uint8Array): string => Buffer.from(colors).toString('hex');

export function mixedPalette(theme: ThemeId, pieces: PieceSetId): Palette {
  const written = MIXED.get(paletteName(theme, pieces));
  if (written === undefined)
    throw new Error(`expected a palette for ${theme} with ${pieces}: run npm run lab -- palettes`);
  return paletteOf(new Uint8Array(Buffer.from(written, 'hex')));
}
