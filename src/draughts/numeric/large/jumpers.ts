/**
 * All men at once, by shifting: from the left edge by 4 and 5, otherwise by 5 and 6; jumps by 9 and
 * 11.
 */
import { board, jumpRoom } from './board.ts';
import { facts as FACTS } from '../facts.ts';

const { AHEAD, DIAGONALS, INNER, LIMB, OUTER, RAY_HI, RAY_LO, RISING, WAYS } = board;
const { STRAIGHT } = FACTS;
const [UP_LEFT, UP_RIGHT, DOWN_LEFT, DOWN_RIGHT, UP, LEFT, RIGHT, DOWN] = jumpRoom.lo;
const [UP_LEFT_HI, UP_RIGHT_HI, DOWN_LEFT_HI, DOWN_RIGHT_HI, UP_HI, LEFT_HI, RIGHT_HI, DOWN_HI] = jumpRoom.hi;

export function jumpersLo(
  facts: number,
  men: number,
  themLo: number,
  themHi: number,
  emptyLo: number,
  emptyHi: number,
): number {
  const left = men & OUTER;
  const right = men & INNER;
  const over4 = (themLo >>> 4) | (themHi << 21);
  const over5 = (themLo >>> 5) | (themHi << 20);
  const over6 = (themLo >>> 6) | (themHi << 19);
  const up =
    (((left & over4) | (right & over5)) & ((emptyLo >>> 9) | (emptyHi << 16)) & UP_LEFT) |
    (((left & over5) | (right & over6)) & ((emptyLo >>> 11) | (emptyHi << 14)) & UP_RIGHT);
  const down =
    (((left & (themLo << 6)) | (right & (themLo << 5))) & (emptyLo << 11) & DOWN_LEFT) |
    (((left & (themLo << 5)) | (right & (themLo << 4))) & (emptyLo << 9) & DOWN_RIGHT);
  if ((facts & STRAIGHT) === 0) return up | down;
  const straight =
    (((themLo >>> 10) | (themHi << 15)) & ((emptyLo >>> 20) | (emptyHi << 5)) & UP) |
    ((themLo << 10) & (emptyLo << 20) & DOWN) |
    ((themLo << 1) & (emptyLo << 2) & LEFT) |
    ((themLo >>> 1) & (emptyLo >>> 2) & RIGHT);
  return up | down | (men & straight);
}

export function jumpersHi(
  facts: number,
  men: number,
  themLo: number,
  themHi: number,
  emptyLo: number,
  emptyHi: number,
): number {
  const left = men & INNER;
  const right = men & OUTER;
  const over4 = (themHi << 4) | (themLo >>> 21);
  const over5 = (themHi << 5) | (themLo >>> 20);
  const over6 = (themHi << 6) | (themLo >>> 19);
  const up =
    (((left & (themHi >>> 4)) | (right & (themHi >>> 5))) & (emptyHi >>> 9) & UP_LEFT_HI) |
    (((left & (themHi >>> 5)) | (right & (themHi >>> 6))) & (emptyHi >>> 11) & UP_RIGHT_HI);
  const down =
    (((left & over6) | (right & over5)) & ((emptyHi << 11) | (emptyLo >>> 14)) & DOWN_LEFT_HI) |
    (((left & over5) | (right & over4)) & ((emptyHi << 9) | (emptyLo >>> 16)) & DOWN_RIGHT_HI);
  if ((facts & STRAIGHT) === 0) return up | down;
  const straight =
    ((themHi >>> 10) & (emptyHi >>> 20) & UP_HI) |
    (((themHi << 10) | (themLo >>> 15)) & ((emptyHi << 20) | (emptyLo >>> 5)) & DOWN_HI) |
    ((themHi << 1) & (emptyHi << 2) & LEFT_HI) |
    ((themHi >>> 1) & (emptyHi >>> 2) & RIGHT_HI);
  return up | down | (men & straight);
}

export function firstOn(lo: number, hi: number, way: number): number {
  if (((RISING >> way) & 1) === 1) {
    if (lo !== 0) return 31 - Math.clz32(lo & -lo);
    return hi === 0 ? -1 : LIMB + 31 - Math.clz32(hi & -hi);
  }
  if (hi !== 0) return LIMB + 31 - Math.clz32(hi);
  return 31 - Math.clz32(lo);
}

export const isIn = (square: number, lo: number, hi: number): boolean =>
  ((square < LIMB ? lo >>> square : hi >>> (square - LIMB)) & 1) === 1;

export function canKingsJump(
  facts: number,
  royalsLo: number,
  royalsHi: number,
  themLo: number,
  themHi: number,
  emptyLo: number,
  emptyHi: number,
): boolean {
  const ways = (facts & STRAIGHT) === 0 ? DIAGONALS : WAYS;
  for (let rest = royalsLo; rest !== 0; rest &= rest - 1) {
    if (canJump(31 - Math.clz32(rest & -rest), ways, themLo, themHi, emptyLo, emptyHi)) return true;
  }
  for (let rest = royalsHi; rest !== 0; rest &= rest - 1) {
    if (canJump(LIMB + 31 - Math.clz32(rest & -rest), ways, themLo, themHi, emptyLo, emptyHi)) return true;
  }
  return false;
}

function canJump(
  square: number,
  ways: number,
  themLo: number,
  themHi: number,
  emptyLo: number,
  emptyHi: number,
): boolean {
  for (let way = 0; way < ways; way += 1) {
    const i = square * WAYS + way;
    const over = firstOn(RAY_LO[i]! & ~emptyLo, RAY_HI[i]! & ~emptyHi, way);
    if (over < 0 || !isIn(over, themLo, themHi)) continue;
    const landing = AHEAD[over * WAYS + way]!;
    if (landing >= 0 && isIn(landing, emptyLo, emptyHi)) return true;
  }
  return false;
}
