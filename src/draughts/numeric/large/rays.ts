/** Questions about squares of a 10x10 board that lie on a ray. */
import { board } from './board.ts';

const { LIMB, RISING } = board;

/** The first square of a set on a ray in this way; -1 when there is none. */
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
