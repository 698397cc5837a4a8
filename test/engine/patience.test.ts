/** How much of its time a search uses, measured by a clock that counts positions. */
import { expect, test } from 'vitest';
import { lineFrom } from '../../src/notation/valid.ts';
import { variantOf } from '../../src/draughts/variants.ts';
import { plainKnowledge } from '../../src/engine/knowledgeOf.ts';
import { makeMemory } from '../../src/engine/search/memory.ts';
import { isTroubled, think } from '../../src/engine/search/think.ts';

const MS = 100;

/**
 * The share of its time that a search uses in a Russian position, where 2048 positions count as a
 * millisecond.
 */
function partTaken(fen: string): number {
  const variant = variantOf('russian');
  let now = 0;
  const isCancelled = (): boolean => {
    now += 1;
    return false;
  };
  const knowledge = plainKnowledge(variant);
  const world = { now: () => now, isCancelled };
  const thought = think(lineFrom(variant.id, fen), knowledge, makeMemory(14), { ms: MS }, world);
  return (thought?.ms ?? 0) / MS;
}

test.each([
  [
    'little where one move is far better',
    'W:Wd4,a3,c3,e3,g3,b2,d2,h2,a1,e1,g1:Bb8,d8,f8,h8,a7,c7,b6,f6,h6,c5,f4,h4',
    0.3,
    0.59,
  ],
  ['most of it elsewhere', 'W:Wc5,g3,b2,d2,f2,h2,a1,c1,e1,g1:Bb8,d8,f8,h8,a7,c7,e7,g7,h6,h4', 0.6, 0.8],
  [
    'more where another move has come up at the last depth',
    'W:Wb4,f4,a3,c3,g3,a1,c1,e1,g1:Bb8,d8,f8,h8,c7,b6,d6,h6,e5',
    0.8,
    1,
  ],
])('a search takes %s', (_, fen, least, most) => {
  const part = partTaken(fen);
  expect(part).toBeGreaterThanOrEqual(least);
  expect(part).toBeLessThanOrEqual(most);
});

test.each([
  ['the same move for as much', { place: 3, score: 12 }, false],
  ['the same move for a little less', { place: 3, score: 6 }, false],
  ['the same move for a tenth of a man less', { place: 3, score: 2 }, true],
  ['another move for more', { place: 1, score: 20 }, true],
])('a search stops early or continues after finding %s', (_, found, goesOn) => {
  expect(isTroubled({ ...found, depth: 9 }, { place: 3, score: 12, depth: 8 })).toBe(goesOn);
});
