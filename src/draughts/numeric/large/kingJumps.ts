/** Whether a flying king on a 10x10 board can capture at all: a look along its rays, without following where they lead. */
import { board } from './board.ts';
import { facts as FACTS } from '../facts.ts';
import { firstOn, isIn } from './rays.ts';

const { AHEAD, DIAGONALS, LIMB, RAY_HI, RAY_LO, WAYS } = board;
const { STRAIGHT } = FACTS;

/** Whether any of the kings of one side can take a piece of the other. */
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
