/** `small/generate.ts` on two halves. Bits beyond a half's 25 remain: results are masked. */
import { board } from './board.ts';
import { tiredKing, writeRuns } from './kingRuns.ts';
import { jumpersHi, jumpersLo } from './jumpers.ts';
import { facts as FACTS } from '../facts.ts';
import { captures } from './captures.ts';
import { shared } from '../stack.ts';

const { stack } = shared;
const { AHEAD, BORDER, DIAGONALS, HALF, LIMB, NEXT_HI, NEXT_LO, TOP, WAYS, WORDS } = board;
const { KINGS_REST } = FACTS;

/** Returns the index after the last. `runs` only counts if kings must rest. */
export function generate(
  facts: number,
  meLo: number,
  meHi: number,
  themLo: number,
  themHi: number,
  kingsLo: number,
  kingsHi: number,
  runs: number,
  at: number,
): number {
  const emptyLo = HALF & ~(meLo | themLo);
  const emptyHi = HALF & ~(meHi | themHi);
  const royalsLo = meLo & kingsLo;
  const royalsHi = meHi & kingsHi;
  const menLo = meLo ^ royalsLo;
  const menHi = meHi ^ royalsHi;
  const lo = jumpersLo(facts, menLo, themLo, themHi, emptyLo, emptyHi);
  const hi = jumpersHi(facts, menHi, themLo, themHi, emptyLo, emptyHi);
  if ((lo | hi | royalsLo | royalsHi) !== 0) {
    const end = captures(facts, meLo, meHi, themLo, themHi, kingsLo, kingsHi, lo, hi, at);
    if (end !== at) {
      if ((facts & KINGS_REST) !== 0) writeRuns(runs, meLo, meHi, kingsLo, kingsHi, at, end, false);
      return end;
    }
  }
  const mid = stepUpLo(meLo, meHi, themLo, themHi, kingsLo, kingsHi, emptyLo, emptyHi, menLo, at);
  let end = stepUpHi(meLo, meHi, themLo, themHi, kingsLo, kingsHi, emptyHi, menHi, mid);
  const tired = (facts & KINGS_REST) === 0 ? -1 : tiredKing(runs, (menLo | menHi) !== 0);
  if ((royalsLo | royalsHi) !== 0) {
    end = slide(meLo, meHi, themLo, themHi, kingsLo, kingsHi, emptyLo, emptyHi, tired, end);
  }
  if ((facts & KINGS_REST) !== 0) writeRuns(runs, meLo, meHi, kingsLo, kingsHi, at, end, true);
  return end;
}

/** As in `small/generate.ts`. From the last row, men move into the upper half. */
function stepUpLo(
  meLo: number,
  meHi: number,
  themLo: number,
  themHi: number,
  kingsLo: number,
  kingsHi: number,
  emptyLo: number,
  emptyHi: number,
  men: number,
  at: number,
): number {
  let p = at;
  const above = (emptyLo >>> 4) | (emptyLo >>> 5) | (emptyLo >>> 6);
  for (let rest = men & above; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    const i = (31 - Math.clz32(bit)) * WAYS;
    const left = NEXT_LO[i]! & emptyLo;
    const right = NEXT_LO[i + 1]! & emptyLo;
    stack[p] = meLo ^ bit ^ left;
    stack[p + 1] = meHi;
    stack[p + 2] = themLo;
    stack[p + 3] = themHi;
    stack[p + 4] = kingsLo;
    stack[p + 5] = kingsHi;
    p += (-left >>> 31) * WORDS;
    stack[p] = meLo ^ bit ^ right;
    stack[p + 1] = meHi;
    stack[p + 2] = themLo;
    stack[p + 3] = themHi;
    stack[p + 4] = kingsLo;
    stack[p + 5] = kingsHi;
    p += (-right >>> 31) * WORDS;
  }
  for (let rest = men & BORDER; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    const i = (31 - Math.clz32(bit)) * WAYS;
    const left = NEXT_HI[i]! & emptyHi;
    const right = NEXT_HI[i + 1]! & emptyHi;
    stack[p] = meLo ^ bit;
    stack[p + 1] = meHi ^ left;
    stack[p + 2] = themLo;
    stack[p + 3] = themHi;
    stack[p + 4] = kingsLo;
    stack[p + 5] = kingsHi;
    p += (-left >>> 31) * WORDS;
    stack[p] = meLo ^ bit;
    stack[p + 1] = meHi ^ right;
    stack[p + 2] = themLo;
    stack[p + 3] = themHi;
    stack[p + 4] = kingsLo;
    stack[p + 5] = kingsHi;
    p += (-right >>> 31) * WORDS;
  }
  return p;
}

function stepUpHi(
  meLo: number,
  meHi: number,
  themLo: number,
  themHi: number,
  kingsLo: number,
  kingsHi: number,
  emptyHi: number,
  men: number,
  at: number,
): number {
  let p = at;
  const above = (emptyHi >>> 4) | (emptyHi >>> 5) | (emptyHi >>> 6);
  for (let rest = men & above; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    const i = (31 - Math.clz32(bit) + LIMB) * WAYS;
    const left = NEXT_HI[i]! & emptyHi;
    const right = NEXT_HI[i + 1]! & emptyHi;
    stack[p] = meLo;
    stack[p + 1] = meHi ^ bit ^ left;
    stack[p + 2] = themLo;
    stack[p + 3] = themHi;
    stack[p + 4] = kingsLo;
    stack[p + 5] = kingsHi | (left & TOP);
    p += (-left >>> 31) * WORDS;
    stack[p] = meLo;
    stack[p + 1] = meHi ^ bit ^ right;
    stack[p + 2] = themLo;
    stack[p + 3] = themHi;
    stack[p + 4] = kingsLo;
    stack[p + 5] = kingsHi | (right & TOP);
    p += (-right >>> 31) * WORDS;
  }
  return p;
}

/** Moves of kings, except a `tired` one. */
function slide(
  meLo: number,
  meHi: number,
  themLo: number,
  themHi: number,
  kingsLo: number,
  kingsHi: number,
  emptyLo: number,
  emptyHi: number,
  tired: number,
  at: number,
): number {
  let p = at;
  let restLo = meLo & kingsLo;
  let restHi = meHi & kingsHi;
  while ((restLo | restHi) !== 0) {
    const bitLo = restLo & -restLo;
    const bitHi = restLo === 0 ? restHi & -restHi : 0;
    restLo ^= bitLo;
    restHi ^= bitHi;
    const square = bitLo === 0 ? 56 - Math.clz32(bitHi) : 31 - Math.clz32(bitLo);
    if (square === tired) continue;
    for (let way = 0; way < DIAGONALS; way += 1) {
      let here = square;
      for (;;) {
        const i = here * WAYS + way;
        const toLo = NEXT_LO[i]! & emptyLo;
        const toHi = NEXT_HI[i]! & emptyHi;
        if ((toLo | toHi) === 0) break;
        stack[p] = meLo ^ bitLo ^ toLo;
        stack[p + 1] = meHi ^ bitHi ^ toHi;
        stack[p + 2] = themLo;
        stack[p + 3] = themHi;
        stack[p + 4] = kingsLo ^ bitLo ^ toLo;
        stack[p + 5] = kingsHi ^ bitHi ^ toHi;
        p += WORDS;
        here = AHEAD[i]!;
      }
    }
  }
  return p;
}
