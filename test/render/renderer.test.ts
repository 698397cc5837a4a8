/** Whatever the position, a picture comes out: the right size, a palette PNG, and it decodes. */
import * as fc from 'fast-check';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { openRenderer } from '../../src/render/renderer.ts';
import { boardScene } from '../../src/render/scene/boardScene.ts';
import { PIECE_SET_IDS, THEME_IDS } from '../../src/render/scene/theme.ts';
import { byList, lineBy } from './scenes.ts';

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
    { numRuns: 40 },
  );
});

test('the same scene always gives the same file, from a cold and from a warm renderer', async () => {
  const scene = boardScene(lineBy('russian', 20, byList([3, 1, 2])), 'white');
  const [first, again] = [await renderer.png(scene), await renderer.png(scene)];
  expect(again.equals(first)).toBe(true);
  expect((await openRenderer().png(scene)).equals(first)).toBe(true);
});
