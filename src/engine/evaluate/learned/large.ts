/** The model of the 10x10 games: sixteen blocks, at rows and columns 0, 2, 4 and 6, and a few terms. */
import { board } from '../../../draughts/numeric/large/board.ts';
import { shared } from '../../../draughts/numeric/stack.ts';
import { count } from '../../ground/bits.ts';
import { halved, halvings, hasKingTerm, menTerm } from '../terms.ts';
import { mixed, type Model, digitsOf, PATTERNS } from './model.ts';

const { stack } = shared;
const { LIMB } = board;

const FULL = 40;
/** With so few pieces and kings on both sides, a win is unlikely. */
const FEW = 4;
const TERMS = ['turn', 'men', 'kings', 'has-king', 'king-on-road', 'lopsided'] as const;

/** Blocks side by side in four rows, each one square further to the right. */
const ABREAST = 4;
const BLOCKS = 16;
/** A block's squares, shifted to its first. Folded: two bits per row, rows 0, 2, 1, 3. */
const BLOCK = 0x18c63;
const OWN = digitsOf([0, 1, 5, 6, 2, 3, 7, 8]);
const THEIRS = OWN.map((digits) => 2 * digits);

/** The two left and the two right squares of each row. */
const LEFT = 0x0318c63;
const RIGHT = 0x18c6318;
/** The diagonal from the lower left (46) to the upper right (5). */
const ROAD_LO = [0, 5, 11, 16, 22].reduce((bits, square) => bits | (1 << square), 0);
const ROAD_HI = [27, 33, 38, 44, 49].reduce((bits, square) => bits | (1 << (square - LIMB)), 0);

const folded = (men: number): number => {
  const bits = men & BLOCK;
  return (bits | (bits >>> 8)) & 511;
};

const patternOn = (own: number, theirs: number): number => OWN[folded(own)]! + THEIRS[folded(theirs)]!;

const fromRow2 = (lo: number, hi: number): number => (lo >>> 10) | (hi << 15);
const fromRow4 = (lo: number, hi: number): number => (lo >>> 20) | (hi << 5);

function sumAbreast(packed: Int32Array, at: number, own: number, theirs: number): number {
  return (
    packed[at + patternOn(own, theirs)]! +
    packed[at + PATTERNS + patternOn(own >>> 1, theirs >>> 1)]! +
    packed[at + 2 * PATTERNS + patternOn(own >>> 2, theirs >>> 2)]! +
    packed[at + 3 * PATTERNS + patternOn(own >>> 3, theirs >>> 3)]!
  );
}

function lookAbreast(patterns: Int32Array, first: number, own: number, theirs: number): void {
  for (let n = 0; n < ABREAST; n += 1) patterns[first + n] = patternOn(own >>> n, theirs >>> n);
}

const lopsided = (lo: number, hi: number): number =>
  Math.abs(count(lo & LEFT) + count(hi & LEFT) - count(lo & RIGHT) - count(hi & RIGHT));

const onRoad = (lo: number, hi: number): number => (((lo & ROAD_LO) | (hi & ROAD_HI)) === 0 ? 0 : 1);

function halvingsAt(position: number): number {
  const [meLo, meHi] = [stack[position]!, stack[position + 1]!];
  const [themLo, themHi] = [stack[position + 2]!, stack[position + 3]!];
  const [kingsLo, kingsHi] = [stack[position + 4]!, stack[position + 5]!];
  return halvings(
    count(meLo) + count(meHi),
    count(themLo) + count(themHi),
    (meLo & kingsLo) | (meHi & kingsHi),
    (themLo & kingsLo) | (themHi & kingsHi),
    FEW,
  );
}

export const largeModel: Model = {
  terms: TERMS,
  blocks: BLOCKS,
  look: (position, values, patterns) => {
    const [meLo, meHi] = [stack[position]!, stack[position + 1]!];
    const [themLo, themHi] = [stack[position + 2]!, stack[position + 3]!];
    const [kingsLo, kingsHi] = [stack[position + 4]!, stack[position + 5]!];
    const [ownLo, ownHi] = [meLo & ~kingsLo, meHi & ~kingsHi];
    const [theirsLo, theirsHi] = [themLo & ~kingsLo, themHi & ~kingsHi];
    values[0] = 1;
    values[1] = menTerm(ownLo, theirsLo) + menTerm(ownHi, theirsHi);
    values[2] = menTerm(meLo & kingsLo, themLo & kingsLo) + menTerm(meHi & kingsHi, themHi & kingsHi);
    values[3] = hasKingTerm((meLo & kingsLo) | (meHi & kingsHi), (themLo & kingsLo) | (themHi & kingsHi));
    values[4] = onRoad(meLo & kingsLo, meHi & kingsHi) - onRoad(themLo & kingsLo, themHi & kingsHi);
    values[5] = lopsided(ownLo, ownHi) - lopsided(theirsLo, theirsHi);
    lookAbreast(patterns, 0, ownLo, theirsLo);
    lookAbreast(patterns, ABREAST, fromRow2(ownLo, ownHi), fromRow2(theirsLo, theirsHi));
    lookAbreast(patterns, 2 * ABREAST, fromRow4(ownLo, ownHi), fromRow4(theirsLo, theirsHi));
    lookAbreast(patterns, 3 * ABREAST, ownHi >>> 5, theirsHi >>> 5);
    return (count(meLo | themLo) + count(meHi | themHi)) / FULL;
  },
  halvings: halvingsAt,
  evaluate: (packed) => (position) => {
    const meLo = stack[position]!;
    const meHi = stack[position + 1]!;
    const themLo = stack[position + 2]!;
    const themHi = stack[position + 3]!;
    const kingsLo = stack[position + 4]!;
    const kingsHi = stack[position + 5]!;
    const ownLo = meLo & ~kingsLo;
    const ownHi = meHi & ~kingsHi;
    const theirsLo = themLo & ~kingsLo;
    const theirsHi = themHi & ~kingsHi;
    const base = TERMS.length;
    const row = ABREAST * PATTERNS;
    const men = count(ownLo) + count(ownHi) - count(theirsLo) - count(theirsHi);
    let both = packed[0]! + Math.imul(packed[1]!, men);
    both += Math.imul(packed[5]!, lopsided(ownLo, ownHi) - lopsided(theirsLo, theirsHi));
    both += sumAbreast(packed, base, ownLo, theirsLo);
    both += sumAbreast(packed, base + row, fromRow2(ownLo, ownHi), fromRow2(theirsLo, theirsHi));
    both += sumAbreast(packed, base + 2 * row, fromRow4(ownLo, ownHi), fromRow4(theirsLo, theirsHi));
    both += sumAbreast(packed, base + 3 * row, ownHi >>> 5, theirsHi >>> 5);
    const pieces = count(meLo | themLo) + count(meHi | themHi);
    if ((kingsLo | kingsHi) === 0) return mixed(both | 0, pieces, FULL);
    const royalsLo = meLo & kingsLo;
    const royalsHi = meHi & kingsHi;
    const rivalsLo = themLo & kingsLo;
    const rivalsHi = themHi & kingsHi;
    both += Math.imul(packed[2]!, menTerm(royalsLo, rivalsLo) + menTerm(royalsHi, rivalsHi));
    both += Math.imul(packed[3]!, hasKingTerm(royalsLo | royalsHi, rivalsLo | rivalsHi));
    both += Math.imul(packed[4]!, onRoad(royalsLo, royalsHi) - onRoad(rivalsLo, rivalsHi));
    return halved(mixed(both | 0, pieces, FULL), halvingsAt(position));
  },
};
