/**
 * The picture of each variant's special rule shows it: the move is legal there, and illegal without
 * the one fact that makes it legal.
 */
import { expect, test } from 'vitest';
import { freeChoice, mostPieces } from '../../../src/draughts/duties.ts';
import { endingOf } from '../../../src/draughts/ending.ts';
import { extend, lastPosition, type Line, startLine } from '../../../src/draughts/line.ts';
import { legalMoves } from '../../../src/draughts/moves.ts';
import type { Move, Position } from '../../../src/draughts/types.ts';
import type { Variant } from '../../../src/draughts/variant.ts';
import { VARIANT_IDS, type VariantId, variantOf } from '../../../src/draughts/variants.ts';
import { makeFullMove } from '../../../src/notation/move.ts';
import { sameMove } from '../../../src/notation/sameMove.ts';
import { SPECIALS, specialLine } from '../../../src/views/rules/special.ts';

interface Example {
  readonly before: Position;
  readonly move: Move;
  readonly line: Line;
}

function shown(id: VariantId): Example {
  const line = specialLine(variantOf(id));
  const [before] = line.positions;
  const [move] = line.moves;
  if (!before || !move) throw new Error(id);
  return { before, move, line };
}

const isLegal = (variant: Variant, { before, move }: Example): boolean =>
  legalMoves(variant, before).some((other) => sameMove(variant, other, move));

test.each(VARIANT_IDS)('%s: the move is written with every landing square', (id) => {
  expect(makeFullMove(variantOf(id), shown(id).move)).toBe(SPECIALS[id].move);
});

/** The game continues after the example, or is won through the special goal. */
test.each(VARIANT_IDS)('%s: the picture shows no result unless the rule is about winning', (id) => {
  const { goal } = variantOf(id);
  expect(endingOf(shown(id).line)?.winner).toBe(goal === 'win' ? undefined : 'white');
});

const international = variantOf('international');
const thai = variantOf('thai');

test.each<[VariantId, string, Partial<Variant>]>([
  ['russian', 'crowning in passing', { crowning: 'goes-on-as-man' }],
  ['russian', 'going on after it', { crowning: 'ends-move' }],
  ['international', 'the Turkish strike', { removal: 'at-once' }],
  ['brazilian', 'staying a man in passing', { crowning: 'goes-on-as-king' }],
  ['frisian', 'captures in eight directions', { man: international.man }],
  ['frysk', 'the worth of kings', { captureValue: mostPieces }],
  ['english', 'the end of the move on the last row', { crowning: 'goes-on-as-king' }],
  ['pool', 'the free choice', { captureValue: mostPieces }],
  ['italian', 'that men cannot take kings', { menTakeKings: true }],
  ['turkish', 'the removal at once', { removal: 'after-move' }],
  ['armenian', 'the diagonal moves', { man: variantOf('turkish').man }],
])('%s: without %s the move is illegal', (id, _, changes) => {
  expect(isLegal(variantOf(id), shown(id))).toBe(true);
  expect(isLegal({ ...variantOf(id), ...changes }, shown(id))).toBe(false);
});

test.each<[VariantId, string, Partial<Variant>]>([
  ['spanish', 'the duty to take most kings', { captureValue: mostPieces }],
  ['czech', 'the precedence of kings', { captureValue: freeChoice }],
  ['thai', 'the landing right behind', { king: { ...thai.king, lands: 'anywhere' } }],
  ['canadian', 'the duty to take most', { captureValue: freeChoice }],
])('%s: because of %s it is the only move', (id, _, changes) => {
  expect(legalMoves(variantOf(id), shown(id).before)).toHaveLength(1);
  expect(legalMoves({ ...variantOf(id), ...changes }, shown(id).before).length).toBeGreaterThan(1);
});

test.each(['poddavki', 'antidraughts', 'breakthrough'] as const)(
  '%s: with the usual goal, the same move does not win for White',
  (id) => {
    const { before, move, line } = shown(id);
    const usual = extend(startLine({ ...variantOf(id), goal: 'win' }, before), move);
    expect(endingOf(line)?.winner).toBe('white');
    expect(endingOf(usual)?.winner).not.toBe('white');
  },
);

const piecesOn = ({ board }: Position): number => board.flatMap((tower) => tower ?? []).length;

test('Bashni: captured top pieces move to the bottom of the tower, and the pieces below them are freed', () => {
  const { before, line } = shown('bashni');
  const after = lastPosition(line);
  expect(piecesOn(after)).toBe(piecesOn(before));
  const towers = after.board.flatMap((tower) => (tower ? [tower.map(({ color }) => color[0]).join('')] : []));
  expect(towers.sort()).toEqual(['b', 'w', 'wbbb']);
});

/** Variants on the same board with the same square names, where the same text is not a move. */
test.each([
  ['russian', 'brazilian'],
  ['brazilian', 'russian'],
  ['czech', 'poddavki'],
  ['frisian', 'international'],
  ['italian', 'spanish'],
  ['spanish', 'italian'],
  ['pool', 'thai'],
  ['thai', 'english'],
  ['armenian', 'turkish'],
] as const)('moves in %s differ from moves in %s', (id, neighbour) => {
  const { before } = shown(id);
  const texts = (variant: Variant) =>
    legalMoves(variant, before).map((move) => `${makeFullMove(variant, move)} ${move.promotes}`);
  expect(texts(variantOf(neighbour))).not.toEqual(texts(variantOf(id)));
});
