/**
 * Each draw rule at its ply: kings go to and fro, and the rule must end the game exactly when its count is full. To see
 * one rule, the others are left out of the record.
 */
import { describe, expect, test } from 'vitest';
import type { EndRule } from '../../src/draughts/endRules.ts';
import { countdownOf, endingOf } from '../../src/draughts/ending.ts';
import { extend, lastPosition, startLine, type Line } from '../../src/draughts/line.ts';
import { legalMoves } from '../../src/draughts/moves.ts';
import type { Color } from '../../src/draughts/types.ts';
import type { Variant } from '../../src/draughts/variant.ts';
import { variantOf, type VariantId } from '../../src/draughts/variants.ts';
import { drawn, moveText } from './board.ts';

interface Case {
  readonly by: EndRule;
  readonly variant: VariantId;
  readonly turn: Color;
  readonly board: string;
  /** Moves played again and again. */
  readonly cycle: readonly string[];
  /** The ply after which the game is drawn. */
  readonly plies: number;
}

const CASES: readonly Case[] = [
  {
    by: 'threefold',
    variant: 'russian',
    turn: 'black',
    board: `. . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            W . . . . . . .
            . . . . . . . .
            W . W . . . B .`,
    cycle: ['g1-h2', 'a1-b2', 'h2-g1', 'b2-a1'],
    plies: 8,
  },
  {
    by: 'three-kings-15',
    variant: 'russian',
    turn: 'black',
    board: `. . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            W . . . . . . .
            . . . . . . . .
            W . W . . . B .`,
    cycle: ['g1-h2', 'a1-b2', 'h2-g1', 'b2-a1'],
    plies: 30,
  },
  {
    by: 'few-pieces-5',
    variant: 'russian',
    turn: 'black',
    board: `. . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            W . W . . . B .`,
    cycle: ['g1-h2', 'a1-b2', 'h2-g1', 'b2-a1'],
    plies: 10,
  },
  {
    by: 'main-road-5',
    variant: 'russian',
    turn: 'black',
    board: `. . . . . . . .
            . . . . . . . .
            . . . . . . . .
            W . . . . . . .
            . . . . . . . W
            . . . . . . . .
            . . . . . . . W
            B . . . . . . .`,
    cycle: ['a1-b2', 'h2-g1', 'b2-a1', 'g1-h2'],
    plies: 10,
  },
  {
    by: 'standoff-30',
    variant: 'russian',
    turn: 'black',
    board: `. . . B . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            W . . . . . . .
            . . . . . . . .
            W . . . . . B .`,
    cycle: ['g1-h2', 'a1-b2', 'h2-g1', 'b2-a1'],
    plies: 60,
  },
  {
    by: 'standoff-60',
    variant: 'russian',
    turn: 'black',
    board: `. . . B . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . B
            W . . . . . . .
            . . . . . . . .
            W . W . . . B .`,
    cycle: ['g1-h2', 'a1-b2', 'h2-g1', 'b2-a1'],
    plies: 120,
  },
  {
    by: 'kings-only-15',
    variant: 'russian',
    turn: 'black',
    board: `. . . B . . . .
            b . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . B
            W . . . . . . .
            . . . . . . . .
            W . W . W . B .`,
    cycle: ['g1-h2', 'a1-b2', 'h2-g1', 'b2-a1'],
    plies: 30,
  },
  {
    by: 'kings-only-15',
    variant: 'bashni',
    turn: 'black',
    board: `.   .   .   .   .   .   .   .
            .   .   .   .   .   .   .   .
            .   .   .   .   .   .   .   .
            .   .   .   .   .   .   .   .
            .   .   .   .   .   .   .   .
            Wbb .   .   .   .   .   .   .
            .   .   .   .   .   .   .   .
            W   .   .   .   .   .   Bw  .`,
    cycle: ['g1-h2', 'a1-b2', 'h2-g1', 'b2-a1'],
    plies: 30,
  },
  {
    by: 'kings-only-40',
    variant: 'english',
    turn: 'black',
    board: `. . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            W . . . . . B .`,
    cycle: ['32-28', '29-25', '28-32', '25-29'],
    plies: 80,
  },
  {
    by: 'kings-only-50',
    variant: 'turkish',
    turn: 'black',
    board: `. . . . . . . B
            . . . . . B . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . W . . . . .
            W . . . . . . .`,
    cycle: ['h8-g8', 'a1-b1', 'g8-h8', 'b1-a1'],
    plies: 100,
  },
  {
    by: 'fourfold',
    variant: 'italian',
    turn: 'black',
    board: `. . . . . . B .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . W . . . . . .`,
    cycle: ['4-8', '29-25', '8-4', '25-29'],
    plies: 12,
  },
  {
    by: 'one-piece-each',
    variant: 'turkish',
    turn: 'black',
    board: `. . . . . . . B
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            W . . . . . . .`,
    cycle: [],
    plies: 0,
  },
];

describe('a game is drawn', () => {
  test.each(CASES)('$by ($variant) after $plies plies', ({ by, variant: id, turn, board, cycle, plies }) => {
    const variant = withOnly(variantOf(id), by);
    let line = startLine(variant, drawn(variant, turn, board));
    while (!endingOf(line)) {
      expect(line.moves.length).toBeLessThan(plies);
      line = played(line, cycle[line.moves.length % cycle.length]!);
    }
    expect(endingOf(line)).toEqual({ winner: null, by });
    expect(line.moves.length).toBe(plies);
  });
});

/** The variant without the repetition that would come first. */
const withOnly = (variant: Variant, by: EndRule): Variant =>
  by === 'threefold' || by === 'fourfold' || by === 'one-piece-each'
    ? variant
    : { ...variant, draws: variant.draws.slice(variant.draws.length - 1) };

function played(line: Line, text: string): Line {
  const move = legalMoves(line.variant, lastPosition(line)).find(
    (legal) => moveText(line.variant, legal) === text,
  );
  if (!move) throw new Error(`${text} is no legal move`);
  return extend(line, move);
}

describe('a countdown', () => {
  const russian = variantOf('russian');
  const start = startLine(
    russian,
    drawn(
      russian,
      'black',
      `. . . . . . . .
       . . . . . . . .
       . . . . . . . .
       . . . . . . . .
       . . . . . . . .
       . . . . . . . .
       . . . . . . . .
       W . W . . . B .`,
    ),
  );

  test('does not run before the first ply of its ratio', () => expect(countdownOf(start)).toBeNull());

  test('tells the moves of both sides that are left', () => {
    const once = played(start, 'g1-h2');
    expect(countdownOf(once)).toEqual({ rule: 'few-pieces-5', movesLeft: 5 });
    expect(countdownOf(played(once, 'a1-b2'))).toEqual({ rule: 'few-pieces-5', movesLeft: 4 });
  });
});
