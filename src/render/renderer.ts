/**
 * Draws scenes as PNG files. Canvas paints every sprite once, in true colour; from then on it is a bitmap of palette
 * indices, and a picture is put together from compressed strips (see strip.ts). Encoding a canvas as PNG would take
 * five times as long for three times the bytes.
 *
 * What is not yet drawn is drawn in slices of a few milliseconds, so that no picture holds up the event loop.
 */
import { makeCache } from './cache.ts';
import { composePicture } from './compose.ts';
import { makeEasel } from './easel.ts';
import { layoutOf } from './layout.ts';
import { makePace } from './pace.ts';
import type { Pace } from './pace.ts';
import type { Palette } from './palette.ts';
import { planStrips } from './plan.ts';
import { makePng } from './png.ts';
import type { Look, Renderer } from './scene.ts';
import { makeStrip } from './strip.ts';
import type { Cell, Strip, StripPlan } from './strip.ts';
import { DEFAULT_THEME, THEMES } from './theme.ts';
import type { Theme, ThemeId } from './theme.ts';
import { PIECE_SET_IDS } from './pieceSetIds.ts';
import { mixPalette } from './themePalette.ts';

/** About 4 KB each at the default width. */
const SPRITES_KEPT = 2000;
/** About 2 KB each. */
const STRIPS_KEPT = 5000;

const DEFAULT_LOOK: Look = { theme: DEFAULT_THEME, width: 512 };

/** A renderer with empty caches; `defaults` is the look of pictures that ask for none. */
export function openRenderer(defaults: Partial<Look> = {}): Renderer {
  const easel = makeEasel();
  const sprites = makeCache<Uint8Array>(SPRITES_KEPT);
  const strips = makeCache<Strip>(STRIPS_KEPT);
  const palettes = makeCache<Promise<Palette>>(Object.keys(THEMES).length * PIECE_SET_IDS.length);

  const paletteOf = (id: ThemeId, theme: Theme): Promise<Palette> =>
    palettes.get(`${id} ${theme.pieces}`, () => mixPalette(theme, easel));

  /** Draws what is missing of a strip, and then puts it together. */
  async function draw(look: string, palette: Palette, plan: StripPlan, pace: Pace): Promise<Strip> {
    const spriteOf = ({ key, width, paint }: Cell): Uint8Array =>
      sprites.get(`${look}|${width}x${plan.height}|${key}`, () =>
        palette.indices(easel(width, plan.height, paint)),
      );
    const key = `${look}|${plan.cells.map((cell) => cell.key).join('/')}`;
    if (!strips.has(key))
      for (const cell of plan.cells) {
        spriteOf(cell);
        await pace();
      }
    return strips.get(key, () => makeStrip(plan, spriteOf));
  }

  return {
    async png(scene, asked = {}) {
      const { theme: id, pieces, width } = { ...DEFAULT_LOOK, ...defaults, ...asked };
      const theme: Theme = pieces === undefined ? THEMES[id] : { ...THEMES[id], pieces };
      const picture = composePicture(scene);
      const labelledAbove = picture.above.some((label) => label !== '');
      const layout = layoutOf(width, picture.ranks.length, labelledAbove);
      const look = `${id} ${theme.pieces} ${width} ${layout.squares}`;
      const palette = await paletteOf(id, theme);
      const pace = makePace();
      const drawn: Strip[] = [];
      for (const plan of planStrips(theme, layout, picture)) {
        drawn.push(await draw(look, palette, plan, pace));
        await pace();
      }
      return makePng(layout.width, layout.height, palette.colors, drawn);
    },
  };
}
