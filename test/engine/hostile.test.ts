/** In positions with too many captures to list, a search still ends with a legal move. */
import { describe, expect, test } from 'vitest';
import { startLine } from '../../src/draughts/line.ts';
import { legalMoves } from '../../src/draughts/moves.ts';
import { variantOf } from '../../src/draughts/variants.ts';
import { plainKnowledge } from '../../src/engine/knowledgeOf.ts';
import { choose } from '../../src/engine/play/choose.ts';
import { levelOf } from '../../src/engine/play/levels.ts';
import { makeMemory } from '../../src/engine/search/memory.ts';
import { think } from '../../src/engine/search/think.ts';
import { hostilePosition, hostilePositions } from '../draughts/hostile.ts';

/** A stopped clock, so that only the node limit ends a search. */
const world = { now: () => 0, isCancelled: () => false };
const memory = makeMemory(12);

const many = hostilePositions.filter(
  ({ aim, worth }) => (aim === 'steps' && worth > 2000) || (aim === 'captures' && worth > 80),
);
const positions = many.flatMap((one) => {
  const position = hostilePosition(one);
  return [position, { ...position, turn: 'black' as const }].map((seen) => ({
    ...one,
    turn: seen.turn,
    seen,
  }));
});

describe.each(positions)('$variant, $aim, $turn to move', ({ variant: id, seen }) => {
  const variant = variantOf(id);
  const line = startLine(variant, seen);
  const legal = legalMoves(variant, seen);

  test('the node limit ends a search, even at the first depth', () => {
    const thought = think(line, plainKnowledge(variant), memory, { nodes: 2000 }, world);
    expect(legal).toContainEqual(thought?.move);
    // A list of captures is counted once it is complete, so it may exceed the limit by one list.
    expect(thought?.nodes).toBeLessThan(3000 + 6000);
  });

  test('the weakest level finds a legal move', () => {
    const move = choose(line, levelOf(1, variant), plainKnowledge(variant), memory, world, () => 0.5);
    expect(legal).toContainEqual(move);
  });
});
