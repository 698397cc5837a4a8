/** Every position gives a picture: a decodable palette PNG of the right size. */
import * as fc from 'fast-check';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { openRenderer } from '../../src/render/renderer.ts';
import { makePaintCanvas } from '../../src/render/paint/brush.ts';
import type { Look, Scene } from '../../src/render/scene/scene.ts';
import { DEFAULT_LOOK, openSprites } from '../../src/render/sprite/sprites.ts';
import { boardScene } from '../../src/render/scene/boardScene.ts';
import { PIECE_SET_IDS, THEME_IDS } from '../../src/render/scene/theme.ts';
import { lineBy } from '../notation/playout.ts';
import { lineFrom } from '../../src/notation/valid.ts';
import { extend, lastPosition, startLine } from '../../src/draughts/line.ts';
import { legalMoves } from '../../src/draughts/moves.ts';
import { variantOf } from '../../src/draughts/variants.ts';
import { cachePictures } from '../../src/render/pictureCache.ts';
import { runsOf } from '../runs.ts';

const renderer = openRenderer();
const sprites = openSprites();
const canvas = makePaintCanvas();

test('any position of a game becomes a palette PNG of the requested width, a little taller than wide', async () => {
  const games = fc.record({
    list: fc.array(fc.nat(40), { minLength: 1, maxLength: 20 }),
    plies: fc.nat(80),
    bottom: fc.constantFrom('white' as const, 'black' as const),
    theme: fc.constantFrom(...THEME_IDS),
    pieces: fc.constantFrom(undefined, ...PIECE_SET_IDS),
    width: fc.constantFrom(300, 512, 513, 720),
  });
  await fc.assert(
    fc.asyncProperty(games, async ({ list, plies, bottom, theme, pieces, width }) => {
      const line = lineBy('russian', plies, list);
      const png = await renderer.png(boardScene(line, bottom), { theme, pieces, width });
      const picture = PNG.sync.read(png);
      expect(png[25]).toBe(3);
      expect(picture.width).toBe(width);
      expect(picture.height / width).toBeGreaterThan(1.1);
      expect(picture.height / width).toBeLessThan(1.25);
    }),
    { numRuns: runsOf(40) },
  );
});

test('the same scene always gives the same file, from a new renderer and from a used renderer', async () => {
  const scene = boardScene(lineBy('russian', 20, [3, 1, 2]), 'white');
  const [first, again] = [await renderer.png(scene), await renderer.png(scene)];
  expect(again.equals(first)).toBe(true);
  expect((await openRenderer().png(scene)).equals(first)).toBe(true);
});

const start = startLine(variantOf('russian'));
const [move] = legalMoves(start.variant, start.positions[0]!);
const SCENES = [
  boardScene(start, 'white'),
  boardScene(start, 'black'),
  boardScene(extend(start, move!), 'white'),
] as const;

test.each([0, 1, 5, 8])(
  'a name of sixteen letters is drawn completely beside %i captured pieces',
  async (count) => {
    const captured = Array.from({ length: count }, () => ({ color: 'black', role: 'man' }) as const);
    const named = (white: string, clock: string): Promise<Buffer> =>
      renderer.png({
        ...SCENES[0],
        captured,
        names: { white, black: 'Boris' },
        ratings: { white: '1338?', black: '1662' },
        ...(clock !== '' && { clocks: { white: clock, black: '3:00' } }),
      });
    for (const clock of ['4:52', '']) {
      const [one, other] = [await named('Bartholomew Smit', clock), await named('Bartholomew Smik', clock)];
      expect(one.equals(other)).toBe(false);
    }
  },
);

/** A renderer that records what it draws. Chosen requests fail at once. */
function drawing(kept?: number) {
  const drawn: unknown[] = [];
  const failing = new Set<unknown>();
  const draw = async (what: unknown): Promise<Buffer> => {
    drawn.push(what);
    if (failing.delete(what)) throw new Error('the thread died');
    return Buffer.from(String(drawn.length));
  };
  return { drawn, failing, cached: cachePictures({ png: draw, gif: draw, chart: draw }, kept) };
}

/** The same cells painted in full color, `times` as large, and then scaled down to their size. */
function paintedOf(scene: Scene, look: Look, times: number): Uint8Array {
  const { layout, strips } = sprites.set(scene, look);
  const { width, height } = layout;
  const pixels = new Uint8Array(4 * width * height);
  let top = 0;
  for (const strip of strips) {
    let left = 0;
    for (const cell of strip.cells) {
      const wide = times * cell.width;
      const fine = canvas(wide, times * strip.height, (brush) => {
        brush.scale(times, times);
        cell.paint(brush, cell.width, strip.height);
      });
      const levelAt = (x: number, y: number, channel: number): number => {
        let sum = 0;
        for (let down = 0; down < times; down += 1)
          for (let across = 0; across < times; across += 1)
            sum += fine[4 * ((times * y + down) * wide + times * x + across) + channel] ?? 0;
        return Math.round(sum / times ** 2);
      };
      for (let y = 0; y < strip.height; y += 1)
        for (let x = 0; x < cell.width; x += 1)
          for (let channel = 0; channel < 4; channel += 1)
            pixels[4 * ((top + y) * width + left + x) + channel] = levelAt(x, y, channel);
      left += cell.width;
    }
    top += strip.height;
  }
  return pixels;
}

const PLAYED = (['russian', 'bashni', 'turkish', 'international'] as const).map((id): Scene => {
  const line = lineBy(id, 41, [2, 7, 1, 5]);
  return {
    ...boardScene(line, 'white'),
    names: { white: 'Anna', black: 'Дмитрий' },
    movable: [...new Set(legalMoves(line.variant, lastPosition(line)).map(({ from }) => from))],
  };
});
const CAPTURE = boardScene(lineFrom('russian', 'W:WKa3,g1,f2:Bb4,d6,Kh8,a7', 'a3:c5:e7'), 'white');

test.each(THEME_IDS)(
  'in %s, edges match full color, and nearly match a picture four times as large',
  async (theme) => {
    const look = { ...DEFAULT_LOOK, theme };
    for (const scene of [...PLAYED, CAPTURE]) {
      const drawn = PNG.sync.read(await renderer.png(scene, look)).data;
      const [own, large] = [1, 4].map((times) =>
        paintedOf(scene, look, times).map((level, at) => Math.abs(level - (drawn[at] ?? 0))),
      );
      expect(own!.reduce((a, b) => Math.max(a, b), 0)).toBeLessThanOrEqual(64);
      const sum = large!.reduce<number>((all, off) => all + off, 0);
      // Three of the four channels, because pictures are opaque.
      expect(sum / (0.75 * large!.length)).toBeLessThanOrEqual(2);
    }
  },
);

test('requests for the same picture share it, even while it is drawn', async () => {
  const { drawn, cached } = drawing();
  const [one, other] = await Promise.all([cached.png(SCENES[0]), cached.png({ ...SCENES[0] })]);
  expect(one).toBe(other);
  expect(await cached.png(structuredClone(SCENES[0]))).toBe(one);
  expect(drawn).toHaveLength(1);
});

test('a different board, side or look gives a different picture', async () => {
  const { drawn, cached } = drawing();
  for (const scene of SCENES) await cached.png(scene);
  await cached.png(SCENES[0], { width: 300 });
  await cached.png(SCENES[0], { theme: 'night' });
  expect(drawn).toHaveLength(5);
});

test('the least recently used picture is dropped and drawn again', async () => {
  const { drawn, cached } = drawing(2);
  for (const scene of [...SCENES, SCENES[2], SCENES[0]]) await cached.png(scene);
  expect(drawn).toEqual([...SCENES, SCENES[0]]);
});

test('a failed picture is tried again', async () => {
  const { drawn, failing, cached } = drawing();
  failing.add(SCENES[0]);
  await expect(cached.png(SCENES[0])).rejects.toThrow('the thread died');
  await cached.png(SCENES[0]);
  expect(drawn).toHaveLength(2);
});
