/** Every collected position: its legal moves, every route of every capture, and its perft. */
import { expect, test } from 'vitest';
import { captureRoutes } from './routes.ts';
import { endingOf } from '../../src/draughts/ending.ts';
import { startLine } from '../../src/draughts/line.ts';
import { legalMoves } from '../../src/draughts/moves.ts';
import { perftByRules as perft } from '../../src/draughts/perft.ts';
import { play } from '../../src/draughts/position.ts';
import { VARIANT_IDS, variantOf, type VariantId } from '../../src/draughts/variants.ts';
import { moveText, positionText, readPosition, routeText } from './board.ts';
import { samplePositions, tacticalPositions, type SamplePosition } from './samples.ts';
import { DIAGONALLY_FORWARD } from '../../src/draughts/geometry.ts';
import { freeChoice, mostPieces } from '../../src/draughts/duties.ts';
import type { Variant } from '../../src/draughts/variant.ts';

/** Counts of more nodes than this are checked by `npm run perft`. */
const NODE_BUDGET = 20_000;

/** Variants that move like another variant and have no positions of their own. */
const UNSAMPLED: ReadonlySet<VariantId> = new Set(['antidraughts', 'breakthrough', 'frysk']);

const sampled = VARIANT_IDS.filter((id) => !UNSAMPLED.has(id));
const samples = [...sampled.flatMap((id) => samplePositions(id)), ...tacticalPositions()];

test('the right number of positions was collected', () => expect(samples.length).toBe(60 * 15 + 120));

test.each(samples.map((sample) => [sample.id, sample] as const))(
  'the collected position %s has the right moves and counts',
  (_id, sample) => {
    expect(generated(sample)).toEqual(expectedOf(sample));
  },
);

function generated({ variant: id, fen, perft: depths, after }: SamplePosition) {
  const variant = variantOf(id);
  const position = readPosition(variant, fen);
  const moves = legalMoves(variant, position);
  const routes = captureRoutes(variant, position);
  const listed = routes.length > 0 ? routes : moves;
  return {
    moves: moves.map((move) => moveText(variant, move)).sort(),
    paths: listed.map((move) => routeText(variant, move)).sort(),
    after: after ? moves.map((move) => positionText(play(variant, position, move))).sort() : [],
    perft: affordable(depths).map(([depth]) => [depth, perft(variant, position, Number(depth))]),
    winner: moves.length > 0 ? null : (endingOf(startLine(variant, position))?.winner ?? 'nobody'),
  };
}

function expectedOf(sample: SamplePosition) {
  const variant = variantOf(sample.variant);
  const after = Object.values(sample.after ?? {}).map((fen) => positionText(readPosition(variant, fen)));
  return {
    moves: sample.moves.toSorted(),
    paths: sample.paths.toSorted(),
    after: after.sort(),
    perft: affordable(sample.perft),
    winner: { w: 'white', b: 'black', none: null }[sample.winner_if_no_moves ?? 'none'],
  };
}

const affordable = (depths: SamplePosition['perft']): [string, number][] =>
  Object.entries(depths).filter(([, nodes]) => nodes <= NODE_BUDGET);

const WRONG: Readonly<Record<string, (variant: Variant) => Variant>> = {
  'wrong-if:imm': (variant) => ({ ...variant, removal: 'at-once' }),
  'wrong-if:max': (variant) => ({ ...variant, captureValue: mostPieces }),
  'wrong-if:free': (variant) => ({ ...variant, captureValue: freeChoice }),
  'wrong-if:noback': (variant) => ({ ...variant, man: { ...variant.man, captures: DIAGONALLY_FORWARD } }),
  'wrong-if:promo': (variant) => ({ ...variant, crowning: 'goes-on-as-king' }),
  'wrong-if:promoend': (variant) => ({ ...variant, crowning: 'goes-on-as-man' }),
  'wrong-if:promostop': (variant) => ({ ...variant, crowning: 'ends-move' }),
};

const cases = tacticalPositions().flatMap(({ variant, fen, wrong }) =>
  Object.entries(wrong).flatMap(([rule, moves]) => {
    const change = WRONG[rule];
    return change ? [{ variant: variantOf(variant), fen, rule, moves, change }] : [];
  }),
);

test('there are positions for every wrong rule', () =>
  expect(new Set(cases.map(({ rule }) => rule))).toEqual(new Set(Object.keys(WRONG))));

test.each(cases)(
  'a wrong rule changes the moves: $rule: $variant.id $fen',
  ({ variant, fen, moves, change }) => {
    const changed = change(variant);
    const made = legalMoves(changed, readPosition(variant, fen)).map((move) => moveText(variant, move));
    expect(made.sort()).toEqual(moves.toSorted());
  },
);
