/**
 * Each draw rule at its ply: kings move back and forth, and the rule ends the game when its count
 * is full. It is the variant's only draw rule here.
 */
import { expect, test } from 'vitest';
import { END_RULES, type EndRule } from '../../src/draughts/draws/drawRule.ts';
import { countdownOf, endingOf } from '../../src/draughts/ending.ts';
import { extend, lastPosition, startLine, type Line } from '../../src/draughts/line.ts';
import { legalMoves } from '../../src/draughts/moves.ts';
import type { Variant } from '../../src/draughts/variant.ts';
import { variantOf } from '../../src/draughts/variants.ts';
import { drawn, drawnCases, moveText } from './board.ts';

const RULES: readonly string[] = END_RULES;
const isRule = (text: string): text is EndRule => RULES.includes(text);

// The ply after which the game is drawn, and the moves that are repeated until then.
test.each(drawnCases('draws'))('$what ($variant.id)', ({ what: by, variant: whole, position, expected }) => {
  if (!isRule(by)) throw new Error(by);
  const variant = withOnly(whole, by);
  const [plies, ...cycle] = expected;
  let line = startLine(variant, position);
  while (!endingOf(line)) {
    expect(line.moves.length).toBeLessThan(Number(plies));
    line = played(line, cycle[line.moves.length % cycle.length]!);
  }
  expect(endingOf(line)).toEqual({ winner: null, by });
  expect(line.moves.length).toBe(Number(plies));
});

/** The variant without the repetition rule, which would end the game first. */
const withOnly = (variant: Variant, by: EndRule): Variant =>
  by === 'threefold' || by === 'fourfold' || by === 'one-piece-each'
    ? variant
    : { ...variant, draws: variant.draws.slice(variant.draws.length - 1) };

function played(line: Line, text: string): Line {
  const move = legalMoves(line.variant, lastPosition(line)).find(
    (legal) => moveText(line.variant, legal) === text,
  );
  if (!move) throw new Error(`${text} is not a legal move`);
  return extend(line, move);
}

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

test('a countdown starts only at the first ply with its material balance', () =>
  expect(countdownOf(start)).toBeNull());

test('a countdown shows the moves that both sides have left', () => {
  const once = played(start, 'g1-h2');
  expect(countdownOf(once)).toEqual({ rule: 'few-pieces-5', movesLeft: 5 });
  expect(countdownOf(played(once, 'a1-b2'))).toEqual({ rule: 'few-pieces-5', movesLeft: 4 });
});
