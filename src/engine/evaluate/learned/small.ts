/** The model of the 8x8 games: nine blocks, at rows and columns 0, 2 and 4, and a few terms. */
import { shared } from '../../../draughts/numeric/stack.ts';
import { count } from '../../ground/bits.ts';
import { halved, halvings, hasKingTerm, menTerm, mobileTerm, roadTerm } from '../terms.ts';
import { mixed, type Model, digitsOf, PATTERNS } from './model.ts';

const { stack } = shared;

const FULL = 24;
/** With so few pieces and kings on both sides, a win is unlikely. */
const FEW = 6;
const TERMS = ['turn', 'men', 'kings', 'has-king', 'mobile-men', 'king-on-road'] as const;
const BLOCKS = Int32Array.of(0, 1, 2, 8, 9, 10, 16, 17, 18);
/** A block's squares, shifted to its first. Folded: two bits per row, rows 0, 2, 1, 3. */
const BLOCK = 0x3333;
const OWN = digitsOf([0, 1, 4, 5, 2, 3, 6, 7]);
const THEIRS = OWN.map((digits) => 2 * digits);

const folded = (men: number, first: number): number => {
  const bits = (men >>> first) & BLOCK;
  return (bits | (bits >>> 6)) & 255;
};

const patternOn = (own: number, theirs: number, block: number): number =>
  OWN[folded(own, BLOCKS[block]!)]! + THEIRS[folded(theirs, BLOCKS[block]!)]!;

export function sumOfBlocks(packed: Int32Array, base: number, own: number, theirs: number): number {
  let both = 0;
  for (let block = 0, at = base; block < BLOCKS.length; block += 1, at += PATTERNS) {
    both += packed[at + patternOn(own, theirs, block)]!;
  }
  return both;
}

export function lookAtBlocks(own: number, theirs: number, patterns: Int32Array): void {
  for (let block = 0; block < BLOCKS.length; block += 1) patterns[block] = patternOn(own, theirs, block);
}

export const SMALL_BLOCKS = BLOCKS.length;

function halvingsAt(position: number): number {
  const me = stack[position]!;
  const them = stack[position + 1]!;
  const crowned = stack[position + 2]!;
  return halvings(count(me), count(them), me & crowned, them & crowned, FEW);
}

const modelWith = (halvingsOf: Model['halvings']): Model => ({
  terms: TERMS,
  blocks: SMALL_BLOCKS,
  look: (position, values, patterns) => {
    const me = stack[position]!;
    const them = stack[position + 1]!;
    const crowned = stack[position + 2]!;
    const own = me & ~crowned;
    const theirs = them & ~crowned;
    values[0] = 1;
    values[1] = menTerm(own, theirs);
    values[2] = menTerm(me & crowned, them & crowned);
    values[3] = hasKingTerm(me & crowned, them & crowned);
    values[4] = mobileTerm(own, theirs, ~(me | them));
    values[5] = roadTerm(me & crowned, them & crowned);
    lookAtBlocks(own, theirs, patterns);
    return count(me | them) / FULL;
  },
  halvings: halvingsOf,
  evaluate: (packed) => (position) => {
    const me = stack[position]!;
    const them = stack[position + 1]!;
    const crowned = stack[position + 2]!;
    const own = me & ~crowned;
    const theirs = them & ~crowned;
    let both = packed[0]! + sumOfBlocks(packed, TERMS.length, own, theirs);
    both +=
      Math.imul(packed[1]!, menTerm(own, theirs)) +
      Math.imul(packed[4]!, mobileTerm(own, theirs, ~(me | them)));
    if (crowned === 0) return mixed(both | 0, count(me | them), FULL);
    both += Math.imul(packed[2]!, count(me & crowned) - count(them & crowned));
    both += Math.imul(packed[3]!, hasKingTerm(me & crowned, them & crowned));
    both += Math.imul(packed[5]!, roadTerm(me & crowned, them & crowned));
    return halved(mixed(both | 0, count(me | them), FULL), halvingsOf(position));
  },
});

export const smallModel = modelWith(halvingsAt);

/** If the goal is to lose, kings on both sides don't make a draw. */
export const giveawayModel = modelWith(() => 0);
