/** The model of the 10x10 games: sixteen blocks (rows 0, 2, 4 and 6, columns 0, 2, 4 and 6) and a few terms. */
import { board } from '../../../draughts/numeric/large/board.ts';
import { shared } from '../../../draughts/numeric/stack.ts';
import { count } from '../../ground/bits.ts';
import { halved, halvings, hasKingTerm } from '../terms.ts';
import { mixed, type Model } from './model.ts';
import { digitsOf, PATTERNS } from './patterns.ts';

const { stack } = shared;
const { LIMB } = board;

/** Pieces at the start of a 10x10 game. */
const FULL = 40;
/** Pieces with which little can be won when both sides have kings. */
const FEW = 4;
const TERMS = ['turn', 'men', 'kings', 'has-king', 'king-on-road', 'lopsided'] as const;

/** Blocks side by side; each is one square further to the right, and four of them fill four rows. */
const ABREAST = 4;
const BLOCKS = 16;
/** The squares of a block shifted down to its first, and folded: two bits of each of its rows, the first and third row first. */
const BLOCK = 0x18c63;
const OWN = digitsOf([0, 1, 5, 6, 2, 3, 7, 8]);
const THEIRS = OWN.map((digits) => 2 * digits);

/** The two left and the two right squares of each row of a half. */
const LEFT = 0x0318c63;
const RIGHT = 0x18c6318;
/** The squares of the diagonal from the lower left to the upper right (5 to 46), which looks the same from both sides. */
const ROAD_LO = [0, 5, 11, 16, 22].reduce((bits, square) => bits | (1 << square), 0);
const ROAD_HI = [27, 33, 38, 44, 49].reduce((bits, square) => bits | (1 << (square - LIMB)), 0);

const folded = (men: number): number => {
  const bits = men & BLOCK;
  return (bits | (bits >>> 8)) & 511;
};

/** The pattern of one block of four rows, whose squares begin at bit 0 of both sides' men. */
const patternOn = (own: number, theirs: number): number => OWN[folded(own)]! + THEIRS[folded(theirs)]!;

/** Rows 2 to 5, and 4 to 7, shifted down to bit 0. */
const fromRow2 = (lo: number, hi: number): number => (lo >>> 10) | (hi << 15);
const fromRow4 = (lo: number, hi: number): number => (lo >>> 20) | (hi << 5);

/** The packed weights of four blocks abreast, the first of which is at `at`. */
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

/** How far a side's men are from being as many on the left as on the right. */
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
    values[1] = count(ownLo) + count(ownHi) - count(theirsLo) - count(theirsHi);
    values[2] = kingsTerm(meLo & kingsLo, meHi & kingsHi, themLo & kingsLo, themHi & kingsHi);
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
    both += sumOfKings(packed, meLo & kingsLo, meHi & kingsHi, themLo & kingsLo, themHi & kingsHi);
    return halved(mixed(both | 0, pieces, FULL), halvingsAt(position));
  },
};

const kingsTerm = (ownLo: number, ownHi: number, theirLo: number, theirHi: number): number =>
  count(ownLo) + count(ownHi) - count(theirLo) - count(theirHi);

/** The packed weights of kings. */
const sumOfKings = (
  packed: Int32Array,
  ownLo: number,
  ownHi: number,
  theirLo: number,
  theirHi: number,
): number =>
  Math.imul(packed[2]!, kingsTerm(ownLo, ownHi, theirLo, theirHi)) +
  Math.imul(packed[3]!, hasKingTerm(ownLo | ownHi, theirLo | theirHi)) +
  Math.imul(packed[4]!, onRoad(ownLo, ownHi) - onRoad(theirLo, theirHi));
