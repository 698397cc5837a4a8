/** Bashni: the blocks of the 8x8 board for commanding men, and the kind of each tower. */
import {
  board,
  ownCount,
  ownedKings,
  prisonerKings,
  prisoners,
} from '../../../draughts/numeric/towers/board.ts';
import { shared } from '../../../draughts/numeric/stack.ts';
import { count, placeOf } from '../../ground/bits.ts';
import { hasKingTerm, mobileTerm, roadTerm } from '../terms.ts';
import { mixed, type Model } from './model.ts';
import { lookAtBlocks, SMALL_BLOCKS, sumOfBlocks } from './small.ts';

const { stack } = shared;
const { KINGS, ME, THEM, TOWERS } = board;

const FULL = 24;

/** One to four or more own pieces, and none to three or more prisoners. */
const RUNS = 4;
const CELLS = 4;
const KINDS = 2 * RUNS * CELLS;
const PLAIN = ['turn', 'has-king', 'mobile-men', 'king-on-road', 'kings-below', 'kings-held'] as const;
const TERMS = [
  ...PLAIN,
  ...Array.from({ length: KINDS }, (_, kind) => {
    const [run, held] = [1 + (Math.floor(kind / CELLS) % RUNS), kind % CELLS];
    return `${kind < KINDS / 2 ? 'man' : 'king'}-run-${run}-holds-${held}`;
  }),
];

/** By the commander's rank, the owner's pieces, and the prisoners. */
const kindOf = (tower: number): number =>
  (((tower >>> 8) & 1) * RUNS + Math.min(ownCount(tower), RUNS) - 1) * CELLS +
  Math.min(prisoners(tower), CELLS - 1);

const kingsBelow = (tower: number): number => count(ownedKings(tower) >>> 1);
const kingsHeld = (tower: number): number => count(prisonerKings(tower));

function sumOfTowers(packed: Int32Array, position: number, pieces: number): number {
  let both = 0;
  for (let rest = pieces; rest !== 0; rest &= rest - 1) {
    const tower = stack[position + TOWERS + placeOf(rest & -rest)]!;
    both += packed[PLAIN.length + kindOf(tower)]!;
    both += Math.imul(packed[4]!, kingsBelow(tower)) + Math.imul(packed[5]!, kingsHeld(tower));
  }
  return both;
}

function lookAtTowers(values: Float64Array, position: number, pieces: number, sign: 1 | -1): void {
  for (let rest = pieces; rest !== 0; rest &= rest - 1) {
    const tower = stack[position + TOWERS + placeOf(rest & -rest)]!;
    values[PLAIN.length + kindOf(tower)]! += sign;
    values[4]! += sign * kingsBelow(tower);
    values[5]! += sign * kingsHeld(tower);
  }
}

export const towerModel: Model = {
  terms: TERMS,
  blocks: SMALL_BLOCKS,
  look: (position, values, patterns) => {
    const me = stack[position + ME]!;
    const them = stack[position + THEM]!;
    const crowned = stack[position + KINGS]!;
    values.fill(0);
    values[0] = 1;
    values[1] = hasKingTerm(me & crowned, them & crowned);
    values[2] = mobileTerm(me & ~crowned, them & ~crowned, ~(me | them));
    values[3] = roadTerm(me & crowned, them & crowned);
    lookAtTowers(values, position, me, 1);
    lookAtTowers(values, position, them, -1);
    lookAtBlocks(me & ~crowned, them & ~crowned, patterns);
    return count(me | them) / FULL;
  },
  halvings: () => 0,
  evaluate: (packed) => (position) => {
    const me = stack[position + ME]!;
    const them = stack[position + THEM]!;
    const crowned = stack[position + KINGS]!;
    let both = packed[0]! + sumOfTowers(packed, position, me) - sumOfTowers(packed, position, them);
    both += Math.imul(packed[2]!, mobileTerm(me & ~crowned, them & ~crowned, ~(me | them)));
    both += sumOfBlocks(packed, TERMS.length, me & ~crowned, them & ~crowned);
    if (crowned !== 0) {
      both += Math.imul(packed[1]!, hasKingTerm(me & crowned, them & crowned));
      both += Math.imul(packed[3]!, roadTerm(me & crowned, them & crowned));
    }
    return mixed(both | 0, count(me | them), FULL);
  },
};
