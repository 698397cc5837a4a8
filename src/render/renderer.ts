/**
 * Draws scenes as PNG files. Canvas paints every sprite once, in true colour; from then on it is a bitmap of palette
 * indices, and a picture is put together from compressed strips (see strip.ts). Encoding a canvas as PNG would take
 * five times as long for three times the bytes.
 *
 * What is not yet drawn is drawn in slices of a few milliseconds, so that no picture holds up the event loop.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { makeCache } from './cache.ts';
import { composePicture } from './compose.ts';
import { makeEasel } from './easel.ts';
import { makeHistogram } from './histogram.ts';
import { layoutOf } from './layout.ts';
import { makePalette } from './palette.ts';
import type { Palette } from './palette.ts';
import { planStrips } from './plan.ts';
import { makePng } from './png.ts';
import { samplePictures } from './samples.ts';
import type { Look, Renderer } from './scene.ts';
import { makeStrip } from './strip.ts';
import type { Strip, StripPlan } from './strip.ts';
import { DEFAULT_THEME, THEMES } from './theme.ts';
import type { ThemeId } from './theme.ts';

/** About 4 KB each at the default width. */
const SPRITES_KEPT = 2000;
/** About 2 KB each. */
const STRIPS_KEPT = 5000;
const SLICE_MS = 3;
const COLORS = 64;

const DEFAULT_LOOK: Look = { theme: DEFAULT_THEME, width: 512 };

/** Waits for the next turn of the event loop whenever this turn has worked long enough. */
function makePacer(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < SLICE_MS) return;
    await nextTurn();
    began = performance.now();
  };
}

/** A renderer with empty caches; `defaults` is the look of pictures that ask for none. */
export function openRenderer(defaults: Partial<Look> = {}): Renderer {
  const easel = makeEasel();
  const sprites = makeCache<Uint8Array>(SPRITES_KEPT);
  const strips = makeCache<Strip>(STRIPS_KEPT);
  const palettes = new Map<ThemeId, Promise<Palette>>();

  async function mixPalette(id: ThemeId): Promise<Palette> {
    const pace = makePacer();
    const histogram = makeHistogram();
    for (const picture of samplePictures()) {
      const squares = picture.above.length;
      const usual = layoutOf(DEFAULT_LOOK.width, 8);
      const layout = { ...usual, squares, width: squares * usual.square + 2 * usual.gutter };
      for (const { height, cells } of planStrips(THEMES[id], layout, picture))
        for (const { width, paint } of cells) {
          histogram.add(easel(width, height, paint));
          await pace();
        }
    }
    return makePalette(histogram.counts(), COLORS);
  }

  function paletteOf(id: ThemeId): Promise<Palette> {
    const mixed = palettes.get(id) ?? mixPalette(id);
    palettes.set(id, mixed);
    return mixed;
  }

  function draw(look: string, palette: Palette, { height, cells }: StripPlan): Strip {
    const key = `${look}|${cells.map((cell) => cell.key).join('/')}`;
    return strips.get(key, () =>
      makeStrip({ height, cells }, (cell) =>
        sprites.get(`${look}|${cell.width}x${height}|${cell.key}`, () =>
          palette.indices(easel(cell.width, height, cell.paint)),
        ),
      ),
    );
  }

  return {
    async png(scene, asked = {}) {
      const look = { ...DEFAULT_LOOK, ...defaults, ...asked };
      const picture = composePicture(scene);
      const layout = layoutOf(look.width, picture.ranks.length);
      const palette = await paletteOf(look.theme);
      const pace = makePacer();
      const drawn: Strip[] = [];
      for (const plan of planStrips(THEMES[look.theme], layout, picture)) {
        drawn.push(draw(`${look.theme} ${look.width}`, palette, plan));
        await pace();
      }
      return makePng(layout.width, layout.height, palette.colors, drawn);
    },
  };
}
