/** Every position gives a picture: a decodable palette PNG of the right size. */
import * as fc from 'fast-check';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { openRenderer } from '../../src/render/renderer.ts';
import { createCanvas } from '../../src/render/letters/canvas.ts';
import type { Look, Scene } from '../../src/render/scene/scene.ts';
import { DEFAULT_LOOK, openSprites } from '../../src/render/sprite/sprites.ts';
import { boardScene } from '../../src/render/scene/boardScene.ts';
import { PIECE_SET_IDS, THEME_IDS } from '../../src/render/scene/theme.ts';
import { lineBy } from '../notation/playout.ts';
import { lineFrom } from '../../src/notation/valid.ts';
import { type Line, extend, lastPosition, startLine } from '../../src/draughts/line.ts';
import { legalMoves } from '../../src/draughts/moves.ts';
import { variantOf } from '../../src/draughts/variants.ts';
import { cachePictures } from '../../src/render/pictureCache.ts';
import { ALL_RUNS, runsOf, someOf } from '../runs.ts';

const renderer = openRenderer();
const sprites = openSprites();

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

const chartOf = (head: string) => ({ kind: 'table' as const, heads: [head], sumHeads: [], rows: [] });
const CHARTS = [chartOf('1'), chartOf('2'), chartOf('3')] as const;

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

/** How much larger the exact pictures are painted. */
const TIMES = 4;

/** The same cells painted in full color, `TIMES` as large, and then scaled down to their size. */
function exactOf(scene: Scene, look: Look): Uint8Array {
  const { layout, strips } = sprites.set(scene, look);
  const { width, height } = layout;
  const pixels = new Uint8Array(4 * width * height).fill(255);
  let top = 0;
  for (const strip of strips) {
    let left = 0;
    for (const cell of strip.cells) {
      const wide = TIMES * cell.width;
      const canvas = createCanvas(wide, TIMES * strip.height);
      const brush = canvas.getContext('2d');
      brush.scale(TIMES, TIMES);
      cell.paint(brush, cell.width, strip.height);
      const { data: fine } = brush.getImageData(0, 0, wide, canvas.height);
      const levelAt = (x: number, y: number, channel: number): number => {
        let sum = 0;
        for (let down = 0; down < TIMES; down += 1)
          for (let across = 0; across < TIMES; across += 1)
            sum += fine[4 * ((TIMES * y + down) * wide + TIMES * x + across) + channel] ?? 0;
        return Math.round(sum / TIMES ** 2);
      };
      for (let y = 0; y < strip.height; y += 1)
        for (let x = 0; x < cell.width; x += 1)
          for (let channel = 0; channel < 3; channel += 1)
            pixels[4 * ((top + y) * width + left + x) + channel] = levelAt(x, y, channel);
      left += cell.width;
    }
    top += strip.height;
  }
  return pixels;
}

/** Bars with everything on them, and pieces with the names of their squares. */
const full = (line: Line): Scene => ({
  ...boardScene(line, 'white'),
  names: { white: 'Łukasz 田中', black: 'Дмитрий زينب' },
  ratings: { white: '1338?', black: '1662' },
  clocks: { white: '4:52', black: '0:17' },
  movable: [...new Set(legalMoves(line.variant, lastPosition(line)).map(({ from }) => from))],
});
const [russian, bashni, turkish, international, canadian] = (
  ['russian', 'bashni', 'turkish', 'international', 'canadian'] as const
).map((id) => full(lineBy(id, 41, [2, 7, 1, 5])));
const CAPTURE = full(lineFrom('russian', 'W:WKa3,g1,f2:Bb4,d6,Kh8,a7', 'a3:c5:e7'));
const CROWNING: Scene = {
  ...boardScene(lineFrom('russian', 'W:Wc7,Kg1:Ba3,Kh8', 'c7-d8'), 'white', { winner: 'white' }),
  told: { above: [], below: [{ text: 'Better: g3-f4', plain: '', isLoud: true }] },
};
const CHOICE: Scene = {
  ...boardScene(lineFrom('international', 'W:W28,K33:B1,19'), 'white'),
  choice: { from: 27, targets: [{ square: 21, label: '2–3' }] },
};

const EDGES = [
  ['wood', russian, CROWNING],
  ['slate', bashni, CHOICE],
  ['paper', international, CAPTURE],
  ['night', turkish, CROWNING],
  ['contrast', canadian, CAPTURE],
  ['contrast', bashni, CHOICE],
  ['safe', canadian, russian],
] as const;

test.each(someOf(EDGES, 7))(
  'in %s, no pixel of an edge is far from a picture four times as large, scaled down',
  async (theme, one, other) => {
    const look = { ...DEFAULT_LOOK, theme, ...(!ALL_RUNS && { width: 400 }) };
    for (const scene of [one, other]) {
      if (!scene) throw new Error('a variant has no picture');
      const drawn = PNG.sync.read(await renderer.png(scene, look)).data;
      const exact = exactOf(scene, look);
      let [sum, most] = [0, 0];
      for (const [at, level] of exact.entries()) {
        const off = Math.abs(level - (drawn[at] ?? 0));
        sum += off;
        most = Math.max(most, off);
      }
      expect(most).toBeLessThanOrEqual(64);
      // Three of the four channels, because pictures are opaque.
      expect(sum / (0.75 * exact.length)).toBeLessThanOrEqual(1);
    }
  },
);

test('requests for the same board share it while it is drawn, and a drawn one is not kept', async () => {
  const { drawn, cached } = drawing();
  const [one, other] = await Promise.all([cached.png(SCENES[0]), cached.png({ ...SCENES[0] })]);
  expect(one).toBe(other);
  expect(drawn).toHaveLength(1);
  await cached.png(structuredClone(SCENES[0]));
  expect(drawn).toHaveLength(2);
});

test('requests for the same chart share it, even after it was drawn', async () => {
  const { drawn, cached } = drawing();
  const [one, other] = await Promise.all([cached.chart(CHARTS[0]), cached.chart({ ...CHARTS[0] })]);
  expect(one).toBe(other);
  expect(await cached.chart(structuredClone(CHARTS[0]))).toBe(one);
  expect(drawn).toHaveLength(1);
});

test('a different board, side or look gives a different picture', async () => {
  const { drawn, cached } = drawing();
  for (const scene of SCENES) await cached.png(scene);
  await cached.png(SCENES[0], { width: 300 });
  await cached.png(SCENES[0], { theme: 'night' });
  expect(drawn).toHaveLength(5);
});

test('the least recently used chart is dropped and drawn again', async () => {
  const { drawn, cached } = drawing(2);
  for (const chart of [...CHARTS, CHARTS[2], CHARTS[0]]) await cached.chart(chart);
  expect(drawn).toEqual([...CHARTS, CHARTS[0]]);
});

test('a failed chart is tried again', async () => {
  const { drawn, failing, cached } = drawing();
  failing.add(CHARTS[0]);
  await expect(cached.chart(CHARTS[0])).rejects.toThrow('the thread died');
  await cached.chart(CHARTS[0]);
  expect(drawn).toHaveLength(2);
});
