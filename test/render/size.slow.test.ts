/**
 * The bytes of boards at 1,024 px. Each variant may take 1.6 times what it took at 512 px before
 * boards were drawn so large: a phone loads one for each move.
 */
import { expect, test } from 'vitest';
import type { VariantId } from '../../src/draughts/variants.ts';
import { openRenderer } from '../../src/render/renderer.ts';
import { boardScene } from '../../src/render/scene/boardScene.ts';
import { byList, lineBy } from './scenes.ts';

const BOARDS = 20;
const MOST = 1.6;

/** The same positions each time, from the start to a late ending. */
function scenesOf(id: VariantId) {
  let seed = 1;
  const next = (): number => (seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fff_ffff) >> 8;
  return Array.from({ length: BOARDS }, (_, index) => {
    const choices = Array.from({ length: 30 }, next);
    const line = lineBy(id, next() % 60, byList(choices));
    const names = { white: 'Anna', black: 'Boris' };
    return { ...boardScene(line, index % 2 === 0 ? 'white' : 'black'), names };
  });
}

test.each<[VariantId, before: number]>([
  ['russian', 7483],
  ['english', 9279],
  ['turkish', 7844],
  ['bashni', 8856],
  ['frisian', 9435],
  ['international', 9700],
  ['canadian', 9824],
])('boards of %s are at most 1.6 times as large as at 512 px', async (id, before) => {
  const renderer = openRenderer({ width: 1024 });
  const sizes = [];
  for (const scene of scenesOf(id)) sizes.push((await renderer.png(scene)).length);
  const [, median = Infinity] = sizes.toSorted((a, b) => a - b).slice(BOARDS / 2 - 1);
  expect(median).toBeLessThanOrEqual(MOST * before);
});
