/** The board functions of the games on the plain board; words as in `numeric/plain/core.ts`. */
import type { Core } from '../../draughts/numeric/core.ts';
import { codes } from '../../draughts/numeric/plain/rules.ts';
import { shared } from '../../draughts/numeric/stack.ts';
import type { Variant } from '../../draughts/variant.ts';
import { mixed } from './bits.ts';
import { byListing, type Ground } from './ground.ts';

const { stack } = shared;
const { OWN_KING, OWN_MAN, THEIR_KING, THEIR_MAN } = codes;
const FIELDS = Int32Array.of(0, 1, 1 << 8, 1 << 16, 1 << 24);

export function plainGround(variant: Variant, core: Core): Ground {
  const { words } = core;
  const isCapture = (position: number, successor: number): boolean => {
    for (let i = 1; i < words; i += 1) {
      const code = stack[position + i]!;
      if ((code === THEIR_MAN || code === THEIR_KING) && stack[successor + i] !== code) return true;
    }
    return false;
  };
  const keyOf = (seed: number, position: number): number => {
    let key = seed;
    for (let i = 1; i + 7 < words; i += 8) key = mixed(key, eight(position + i));
    return key;
  };
  return {
    ...core,
    variant,
    moveOf: (_, successor) => stack[successor]!,
    isCapture,
    isQuietKing: (position, successor) =>
      stack[position + 1 + (stack[successor]! & 255)] === OWN_KING && !isCapture(position, successor),
    ...byListing(core, isCapture),
    hasKings: (position) => {
      for (let i = position + 1; i < position + words; i += 1) {
        if (stack[i] === OWN_KING || stack[i] === THEIR_KING) return true;
      }
      return false;
    },
    material: (position) => {
      let material = 0;
      for (let i = position + 1; i < position + words; i += 1) material += FIELDS[stack[i]!]!;
      return material;
    },
    hash: (position) => keyOf(OWN_MAN, position),
    lock: (position) => keyOf(OWN_KING, position),
  };
}

/** The codes of eight squares in one word; both boards have a multiple of eight squares. */
function eight(at: number): number {
  let word = 0;
  for (let i = at; i < at + 8; i += 1) word = (word << 4) | stack[i]!;
  return word;
}
