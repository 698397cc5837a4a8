/** Combinations of other people, which the engine must find within a number of nodes, and know what they are worth. */
import { describe, expect, test } from 'vitest';
import { lastPosition, startLine } from '../../src/draughts/line.ts';
import { legalMoves } from '../../src/draughts/moves.ts';
import { variantOf, type VariantId } from '../../src/draughts/variants.ts';
import { fullKnowledge } from '../../src/engine/knowledgeOf.ts';
import { makeMemory } from '../../src/engine/search/memory.ts';
import { DECIDED } from '../../src/engine/search/score.ts';
import { think } from '../../src/engine/search/think.ts';
import { parseFen } from '../../src/notation/fen.ts';
import { makeMove } from '../../src/notation/move.ts';
import { ENGLISH, INTERNATIONAL, RUSSIAN, type Problem } from './problems.ts';

/** What the engine looks at in a tenth of a second on one core. */
const NODES = 400_000;

const memory = makeMemory(18);

/** The engine's move, and whether it sees the win, from nothing remembered. */
function solve(id: VariantId, fen: string): { readonly move: string; readonly isWon: boolean } {
  const variant = variantOf(id);
  const position = parseFen(variant, fen);
  if (!position.ok) throw new Error(fen);
  const line = startLine(variant, position.value);
  memory.owner = null;
  const world = { now: () => 0, isCancelled: () => false };
  const thought = think(line, fullKnowledge(variant), memory, { nodes: NODES }, world);
  if (!thought) throw new Error(`no move: ${fen}`);
  return {
    move: makeMove(variant, thought.move, legalMoves(variant, lastPosition(line))),
    isWon: thought.score > DECIDED,
  };
}

const SETS: readonly (readonly [VariantId, readonly Problem[]])[] = [
  ['international', INTERNATIONAL],
  ['russian', RUSSIAN],
  ['english', ENGLISH],
];

describe.each(SETS)('%s', (id, problems) => {
  test.each(problems)('$source', ({ fen, move }) => {
    expect(solve(id, fen)).toMatchObject(move === null ? { isWon: true } : { move });
  });
});

test('there are enough of them', () => {
  expect(INTERNATIONAL.length + RUSSIAN.length).toBeGreaterThanOrEqual(40);
});
