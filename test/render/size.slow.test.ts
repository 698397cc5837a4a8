/**
 * The file size of boards as Discord gets them. It matters because a phone loads a board for each
 * move.
 */
import { expect, test } from 'vitest';
import type { VariantId } from '../../src/draughts/variants.ts';
import { openRenderer } from '../../src/render/renderer.ts';
import { boardScene } from '../../src/render/scene/boardScene.ts';
import { THEME_IDS } from '../../src/render/scene/theme.ts';
import { lineBy } from '../notation/playout.ts';

const BOARDS = 20;

/** These are the same positions each time, from the start to a late ending. */
function scenesOf(id: VariantId) {
  let seed = 1;
  const next = (): number => (seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fff_ffff) >> 8;
  return Array.from({ length: BOARDS }, (_, index) => {
    const choices = Array.from({ length: 30 }, next);
    const line = lineBy(id, next() % 60, choices);
    const names = { white: 'Anna', black: 'Boris' };
    return { ...boardScene(line, index % 2 === 0 ? 'white' : 'black'), names };
  });
}

test.each<[VariantId, most: number]>([
  ['russian', 45_000],
  ['english', 45_000],
  ['turkish', 45_000],
  ['bashni', 45_000],
  ['frisian', 70_000],
  ['international', 70_000],
  ['canadian', 70_000],
])('boards of %s are at most %d bytes in every theme', async (id, most) => {
  const renderer = openRenderer();
  for (const theme of THEME_IDS) {
    const sizes = [];
    for (const scene of scenesOf(id)) sizes.push((await renderer.png(scene, { theme })).length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(most);
  }
});
