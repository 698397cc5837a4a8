/** Every position gives a picture: the right size, a palette PNG, and decodable. */
import * as fc from 'fast-check';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { openRenderer } from '../../src/render/renderer.ts';
import { boardScene } from '../../src/render/scene/boardScene.ts';
import { PIECE_SET_IDS, THEME_IDS } from '../../src/render/scene/theme.ts';
import { byList, lineBy } from './scenes.ts';
import { extend, startLine } from '../../src/draughts/line.ts';
import { legalMoves } from '../../src/draughts/moves.ts';
import { variantOf } from '../../src/draughts/variants.ts';
import { cachePictures } from '../../src/render/pictureCache.ts';
import { runsOf } from '../runs.ts';

const renderer = openRenderer();

test('any position of a game becomes a palette PNG of the width asked for, a little taller than wide', async () => {
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
      const line = lineBy('russian', plies, byList(list));
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

test('the same scene always gives the same file, from a cold and from a warm renderer', async () => {
  const scene = boardScene(lineBy('russian', 20, byList([3, 1, 2])), 'white');
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

/** A renderer that records what it draws; chosen orders fail at once. */
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

test('a board of 1,024 px is a file of at most 12 KB', async () => {
  const sizes = await Promise.all(SCENES.map(async (scene) => (await renderer.png(scene)).length));
  expect(Math.max(...sizes)).toBeLessThan(12_000);
});

test('requests for the same picture share it, also while it is drawn', async () => {
  const { drawn, cached } = drawing();
  const [one, other] = await Promise.all([cached.png(SCENES[0]), cached.png({ ...SCENES[0] })]);
  expect(one).toBe(other);
  expect(await cached.png(structuredClone(SCENES[0]))).toBe(one);
  expect(drawn).toHaveLength(1);
});

test('another board, another side and another look are other pictures', async () => {
  const { drawn, cached } = drawing();
  for (const scene of SCENES) await cached.png(scene);
  await cached.png(SCENES[0], { width: 300 });
  await cached.png(SCENES[0], { theme: 'night' });
  expect(drawn).toHaveLength(5);
});

test('the least recently used picture is drawn again', async () => {
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
