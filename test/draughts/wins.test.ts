/** Who wins when a game is over, by each goal. */
import { expect, test } from 'vitest';
import { endingOf } from '../../src/draughts/ending.ts';
import { startLine } from '../../src/draughts/line.ts';
import { VARIANT_IDS, variantOf } from '../../src/draughts/variants.ts';
import { drawn } from './board.ts';

const CASES = [
  {
    what: 'no pieces lose',
    variant: 'russian',
    turn: 'white',
    board: `. . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            b . . . . . . .
            . . . . . . . .
            . . . . . . . .`,
    winner: 'black',
    by: 'no-pieces',
  },
  {
    what: 'no move loses',
    variant: 'russian',
    turn: 'white',
    board: `. . . . . . . .
            . . . . . . . .
            . . . . . b . .
            . . . . . . b .
            . . . . . . . w
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .`,
    winner: 'black',
    by: 'no-moves',
  },
  {
    what: 'no pieces win in giveaway',
    variant: 'poddavki',
    turn: 'white',
    board: `. . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            b . . . . . . .
            . . . . . . . .
            . . . . . . . .`,
    winner: 'white',
    by: 'no-pieces',
  },
  {
    what: 'no move wins in giveaway',
    variant: 'poddavki',
    turn: 'white',
    board: `. . . . . . . .
            . . . . . . . .
            . . . . . b . .
            . . . . . . b .
            . . . . . . . w
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .`,
    winner: 'white',
    by: 'no-moves',
  },
  {
    what: 'no pieces win in antidraughts',
    variant: 'antidraughts',
    turn: 'white',
    board: `. . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . b . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .`,
    winner: 'white',
    by: 'no-pieces',
  },
  {
    what: 'the first king wins',
    variant: 'breakthrough',
    turn: 'black',
    board: `. W . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . b . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .`,
    winner: 'white',
    by: 'first-king',
  },
  {
    what: 'who is without towers has no pieces',
    variant: 'bashni',
    turn: 'white',
    board: `.  .  .  .  .  .  .  .
            .  .  .  .  .  .  .  .
            .  .  .  .  .  .  .  .
            .  .  .  .  .  .  .  .
            .  .  .  .  .  .  .  .
            bw .  .  .  .  .  .  .
            .  .  .  .  .  .  .  .
            .  .  .  .  .  .  .  .`,
    winner: 'black',
    by: 'no-pieces',
  },
] as const;

test.each(CASES)('$what ($variant)', ({ variant: id, turn, board, winner, by }) => {
  const variant = variantOf(id);
  expect(endingOf(startLine(variant, drawn(variant, turn, board)))).toEqual({ winner, by });
});

test.each(VARIANT_IDS)('%s is not over when it begins', (id) => {
  expect(endingOf(startLine(variantOf(id)))).toBeNull();
});
