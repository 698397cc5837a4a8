/** Squares of a 10x10 board on rays, and captures by flying kings. */
import { board } from './board.ts';
import { facts as FACTS } from '../facts.ts';

const { AHEAD, DIAGONALS, LIMB, RAY_HI, RAY_LO, RISING, WAYS } = board;
const { STRAIGHT } = FACTS;

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
