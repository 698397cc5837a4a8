/**
 * The numeric cores implement the readable rules a second time. These tests compare both: move by
 * move in random games from the start, and in random positions with many kings and towers. Random
 * games rarely need the rarer rules (a capture that returns over its own square), so every
 * collected position is compared as well.
 */
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { validPosition } from '../../../src/notation/valid.ts';
import { legalMoves } from '../../../src/draughts/moves.ts';
import { coreOf } from '../../../src/draughts/numeric/coreOf.ts';
import { perftByRules as perft } from '../../../src/draughts/perft.ts';
import { play, startPosition } from '../../../src/draughts/position.ts';
import type { Position, Tower } from '../../../src/draughts/types.ts';
import { VARIANT_IDS, variantOf } from '../../../src/draughts/variants.ts';
import { hostilePosition, hostilePositions } from '../hostile.ts';
import { successorsOf } from './successors.ts';
import { samplePositions, tacticalPositions } from '../samples.ts';
import { ALL_RUNS, runsOf } from '../../runs.ts';

const writtenTower = (tower: Tower | null): string =>
  tower?.map(({ color, role }) => `${color === 'white' ? 'w' : 'b'}${role === 'king' ? 'K' : ''}`).join('') ??
  '.';

/** A position in one line, so that lists of positions can be sorted and compared. */
const written = ({ turn, board, kingRuns }: Position): string =>
  [turn, ...board.map(writtenTower), JSON.stringify(kingRuns?.white), JSON.stringify(kingRuns?.black)].join(
    ' ',
  );

const successors = (id: (typeof VARIANT_IDS)[number], position: Position) => {
  const variant = variantOf(id);
  return {
    readable: legalMoves(variant, position)
      .map((move) => written(play(variant, position, move)))
      .sort(),
    numeric: successorsOf(variant, position).map(written).sort(),
  };
};

const choices = fc.array(fc.nat(), { minLength: 20, maxLength: 120 });

function crownSome(position: Position, seed: number): Position {
  const board = position.board.map((tower, square): Tower | null => {
    if (!tower || (seed >>> (square % 29)) % 3 !== 0) return tower;
    const [commander, ...rest] = tower;
    return [{ ...commander, role: 'king' }, ...rest];
  });
  return { ...position, board };
}

function thin(position: Position, seed: number): Position {
  const board = position.board.map((tower, square) => (((seed >>> (square % 31)) & 1) === 1 ? null : tower));
  return { ...position, board };
}

describe.each(VARIANT_IDS)('%s', (id) => {
  const variant = variantOf(id);

  test('both layers have the same moves throughout random games', () => {
    fc.assert(
      fc.property(choices, fc.nat(), fc.boolean(), (picks, seed, isEndgame) => {
        let position = startPosition(variant);
        if (isEndgame) position = crownSome(thin(position, seed), seed);
        for (const pick of picks) {
          const { readable, numeric } = successors(id, position);
          expect(numeric).toEqual(readable);
          const moves = legalMoves(variant, position);
          const move = moves[pick % moves.length];
          if (!move) return;
          position = play(variant, position, move);
        }
      }),
      { numRuns: runsOf(25) },
    );
  });

  test('both layers count the same number of lines', () => {
    const start = startPosition(variant);
    const depth = ALL_RUNS ? 4 : 3;
    expect(coreOf(variant).perft(start, depth)).toBe(perft(variant, start, depth));
    expect(coreOf(variant).perft(start, 0)).toBe(1);
  });
});

test('both layers agree on kings that must not move again', () => {
  const variant = variantOf('frisian');
  const position = validPosition(variant, 'W:WK28,31:BK5,16:+2+1');
  expect(position.kingRuns?.white?.moves).toBe(2);
  expect(coreOf(variant).perft(position, 4)).toBe(perft(variant, position, 4));
});

const COLLECTED = globSync('*.jsonl', {
  cwd: fileURLToPath(new URL('../../fixtures/positions/', import.meta.url)),
}).map((file) => file.replace('.jsonl', ''));

test('both layers have the same moves in every collected position', () => {
  const positions = [...COLLECTED.flatMap(samplePositions), ...tacticalPositions()];
  expect(positions.length).toBeGreaterThan(1000);
  for (const { id, variant, fen } of positions) {
    const { readable, numeric } = successors(variant, validPosition(variantOf(variant), fen));
    expect({ id, moves: numeric }).toEqual({ id, moves: readable });
  }
});

const both = hostilePositions.flatMap((one) => [
  { ...one, turn: 'white' as const },
  { ...one, turn: 'black' as const },
]);

test.each(both)(
  'in the worst known position of $variant ($aim, $turn to move), both layers have the same moves',
  ({ turn, ...one }) => {
    const position = { ...hostilePosition(one), turn };
    const { readable, numeric } = successors(one.variant, position);
    expect(numeric).toEqual(readable);
    expect(readable.length).toBeLessThan(700);
  },
);

test.each(both)(
  'in the worst known position of $variant ($aim, $turn to move), counts match the lists',
  ({ turn, ...one }) => {
    const variant = variantOf(one.variant);
    const position = { ...hostilePosition(one), turn };
    expect(coreOf(variant).perft(position, 1)).toBe(legalMoves(variant, position).length);
  },
);
