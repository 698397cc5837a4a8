/**
 * Pictures that were looked at and found good, against those drawn now. A few pixels may differ, as machines draw
 * edges differently. After a wanted change: `UPDATE_PICTURES=1 npx vitest run test/render/golden.test.ts`, and look.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { boardScene } from '../../src/render/boardScene.ts';
import { openRenderer } from '../../src/render/renderer.ts';
import type { Scene } from '../../src/render/scene.ts';
import type { ThemeId } from '../../src/render/theme.ts';
import { byList, lineBy } from './scenes.ts';

const renderer = openRenderer({ width: 300 });

/** The share of pixels that may differ. */
const TOLERANCE = 0.005;

const CASES: readonly (readonly [name: string, scene: Scene, theme: ThemeId])[] = [
  ['russian-start', boardScene(lineBy('russian', 0, byList([0])), 'white'), 'wood'],
  ['russian-capture', boardScene(lineBy('russian', 5, byList([2, 0, 1])), 'white'), 'wood'],
  ['russian-black', boardScene(lineBy('russian', 34, byList([3, 1, 4, 1, 5, 9, 2, 6])), 'black'), 'slate'],
  ['russian-draw', boardScene(lineBy('russian', 26, byList([3, 1, 4])), 'white', { winner: null }), 'wood'],
  ['russian-won', boardScene(lineBy('russian', 30, byList([5, 2])), 'black', { winner: 'black' }), 'slate'],
  ['international', boardScene(lineBy('international', 40, byList([2, 7, 1, 8])), 'white'), 'wood'],
  ['canadian', boardScene(lineBy('canadian', 30, byList([1, 6, 1, 8])), 'black'), 'slate'],
  ['bashni', boardScene(lineBy('bashni', 40, byList([2, 7, 1])), 'white'), 'wood'],
  ['turkish', boardScene(lineBy('turkish', 24, byList([4, 2])), 'white'), 'wood'],
];

test.each(CASES)('%s looks as it should', async (name, scene, theme) => {
  const file = new URL(`../fixtures/pictures/${name}.png`, import.meta.url);
  const drawn = await renderer.png(scene, { theme });
  if (process.env['UPDATE_PICTURES'] === '1') writeFileSync(file, drawn);
  const [now, golden] = [PNG.sync.read(drawn), PNG.sync.read(readFileSync(file))];
  const { width, height } = golden;
  expect([now.width, now.height]).toEqual([width, height]);
  const differing = pixelmatch(now.data, golden.data, undefined, width, height, { threshold: 0.1 });
  expect(differing / (width * height)).toBeLessThan(TOLERANCE);
});
