/**
 * Which positions are a few moves apart, including rotated and mirrored positions: in tables, and
 * as properties of random games.
 */
import { array, assert, nat, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { validPosition } from '../../src/notation/valid.ts';
import { startLine } from '../../src/draughts/line.ts';
import { canLead, FEW } from '../../src/draughts/nearness.ts';
import { rotate, viewsOf } from '../../src/draughts/symmetry.ts';
import type { Position } from '../../src/draughts/types.ts';
import { VARIANT_IDS, variantOf, type VariantId } from '../../src/draughts/variants.ts';
import { makeFen } from '../../src/notation/fen.ts';
import { playedOut } from '../notation/playout.ts';
import { runsOf } from '../runs.ts';

const PLENTY = 100_000;

const positionOf = (variant: VariantId, fen: string): Position => validPosition(variantOf(variant), fen);

const leads = (variant: VariantId, from: string, to: string, edits = 0): boolean =>
  canLead(
    variantOf(variant),
    positionOf(variant, from),
    { to: positionOf(variant, to), edits },
    { left: PLENTY },
  );

test.each<[string, VariantId, string, string, boolean]>([
  ['itself', 'russian', 'W:Wc3,e3:Bb8,d6', 'W:Wc3,e3:Bb8,d6', true],
  ['itself with the other to move', 'russian', 'W:Wc3,e3:Bb8,d6', 'B:Wc3,e3:Bb8,d6', false],
  ['one move on', 'russian', 'W:Wc3,e3:Bb8,d6', 'B:Wb4,e3:Bb8,d6', true],
  ['one move back', 'russian', 'B:Wb4,e3:Bb8,d6', 'W:Wc3,e3:Bb8,d6', false],
  ['three moves of each side on', 'russian', 'W:Wc3,g1:Bb8,h8', 'W:Wb6,g1:Bb8,e5', false],
  ['two quiet moves of each side on', 'russian', 'W:Wc3,g1:Bb8,h8', 'W:Wa5,g1:Bb8,f6', true],
  ['three of one side', 'russian', 'W:Wc1,g1:Bb8,h8', 'B:Wb4,g1:Bb8,h8', false],
  ['a capture of three', 'russian', 'W:Wa1:Bb2,d4,f6,h8', 'B:Wg7:Bh8', true],
  ['a piece more', 'russian', 'W:Wc3:Bh8', 'B:Wd4,a1:Bh8', false],
  ['a king from a man', 'russian', 'W:Wc7:Bh8', 'B:WKb8:Bh8', true],
  ['a man from a king', 'russian', 'W:WKb8:Bh8', 'B:Wc7:Bh8', false],
  ['a long way of a king', 'international', 'W:WK46:B1', 'B:WK5:B1', true],
  ['a prisoner under the taker', 'bashni', 'W:c3_w,d4_b,h8_b', 'B:e5_wb,h8_b', true],
  ['the prisoner gone', 'bashni', 'W:c3_w,d4_b,h8_b', 'B:e5_w,h8_b', false],
])('%s in %s', (_, variant, from, to, expected) => {
  expect(leads(variant, from, to)).toBe(expected);
});

test.each<[string, VariantId, string, string, number]>([
  ['itself', 'russian', 'W:Wc3,e3:Bb8,d6', 'W:Wc3,e3:Bb8,d6', 0],
  ['a man more', 'russian', 'W:Wc3:Bh8', 'W:Wc3,a1:Bh8', 1],
  ['a man less', 'russian', 'W:Wc3,a1:Bh8', 'W:Wc3:Bh8', 1],
  ['a king for a man', 'russian', 'W:Wc3:Bh8', 'W:WKc3:Bh8', 1],
  ['one move on, and an idle man elsewhere', 'russian', 'W:Wc3,h2:Bb8,d6', 'B:Wb4,g1:Bb8,d6', 1],
  ['one move on, and two idle men elsewhere', 'russian', 'W:Wc3,h2:Bb8,h6', 'B:Wb4,g1:Bb8,a7', 2],
  ['a capture, and a man more', 'russian', 'W:Wa1:Bb2,h8', 'B:Wc3,h2:Bh8', 1],
  ['a tower less', 'bashni', 'W:c3_w,d4_bb,h8_b', 'W:c3_w,h8_b', 1],
  ['a prisoner more', 'bashni', 'W:c3_w,d4_b,h8_b', 'W:c3_w,d4_bb,h8_b', 1],
])('%s in %s', (_, variant, from, to, edits) => {
  const enough = [0, 1, 2].filter((each) => leads(variant, from, to, each));
  expect(enough).toEqual([0, 1, 2].slice(edits));
});

test.each<[string, VariantId, VariantId, string, readonly string[]]>([
  ['turned half round', 'russian', 'russian', 'W:Wc3,Ke1:Bb8', ['W:Wc3,Ke1:Bb8', 'B:Wg1:BKd8,f6']],
  ['in Brazilian', 'russian', 'brazilian', 'W:Wc3:Bb8', ['W:Wc3:Bb8', 'B:Wg1:Bf6']],
  [
    'on all squares, in a mirror as well',
    'turkish',
    'turkish',
    'W:Wb3:Ba8',
    ['W:Wb3:Ba8', 'B:Wh1:Bg6', 'W:Wg3:Bh8', 'B:Wa1:Bb6'],
  ],
  ['on a larger board', 'russian', 'international', 'W:Wc3:Bb8', []],
  ['on the squares between', 'turkish', 'russian', 'W:Wb3:Ba8', []],
])('a position %s', (_, from, to, fen, expected) => {
  const views = viewsOf(positionOf(from, fen), variantOf(from), variantOf(to));
  expect(views.map((view) => makeFen(variantOf(to), view))).toEqual(expected);
});

test('a mirrored diagonal board is the board with the other corner to the left', () => {
  const views = viewsOf(positionOf('russian', 'W:Wa1:Bb8'), variantOf('russian'), variantOf('italian'));
  const [italian] = views.map((view) => makeFen(variantOf('italian'), view));
  const there = positionOf('italian', italian ?? '');
  expect(there.board.findIndex((tower) => tower?.[0].color === 'white')).toBe(31);
  const back = viewsOf(there, variantOf('italian'), variantOf('russian'));
  expect(back.map((view) => makeFen(variantOf('russian'), view))).toContain('W:Wa1:Bb8');
});

describe.each(VARIANT_IDS)('in %s', (id) => {
  const variant = variantOf(id);
  test('a position leads to the next few positions of its game, from either side, but never back', () => {
    assert(
      property(array(nat(1000), { maxLength: 90 }), nat(FEW), (choices, apart) => {
        const { positions } = playedOut(startLine(variant), choices);
        const [from, to] = [positions.at(-1 - apart), positions.at(-1)];
        if (!from || !to) return;
        expect(canLead(variant, from, { to, edits: 0 }, { left: PLENTY })).toBe(true);
        expect(canLead(variant, rotate(from), { to: rotate(to), edits: 0 }, { left: PLENTY })).toBe(true);
      }),
      { numRuns: runsOf(60) },
    );
  });

  test('positions that are far apart are cheap to compare', () => {
    assert(
      property(array(nat(1000), { minLength: 40, maxLength: 60 }), (choices) => {
        const { positions } = playedOut(startLine(variant), choices);
        const [first, last] = [positions[8], positions.at(-1)];
        if (!first || !last || positions.length < 30) return;
        const budget = { left: 40_000 };
        canLead(variant, first, { to: last, edits: 2 }, budget);
        canLead(variant, last, { to: first, edits: 2 }, budget);
        expect(budget.left).toBeGreaterThan(0);
      }),
      { numRuns: runsOf(60) },
    );
  });
});

test('if the budget runs out, very similar positions count as near', () => {
  const variant = variantOf('international');
  const [one, other] = ['W', 'B'].map((turn) =>
    positionOf('international', `${turn}:WK46,K47,K48,K49,K50:BK1,K2,K3,K4,K5`),
  );
  expect(canLead(variant, one!, { to: other!, edits: 0 }, { left: PLENTY })).toBe(false);
  expect(canLead(variant, one!, { to: other!, edits: 0 }, { left: 2 })).toBe(true);
});
