/**
 * Copies positions between the stack and WebAssembly, which is free to keep them in another way.
 */
import { layoutOf } from '../../draughts/numeric/layout.ts';
import { shared } from '../../draughts/numeric/stack.ts';
import type { Ground } from '../ground/ground.ts';

const { stack } = shared;

export interface Carrier {
  readonly put: (position: number, words: Int32Array, at: number) => void;
  readonly take: (words: Int32Array, at: number, position: number) => void;
}

export const carrierOf = ({ variant, words: length }: Ground): Carrier =>
  layoutOf(variant) === 'large'
    ? halves
    : {
        put: (position, words, at) => words.set(stack.subarray(position, position + length), at),
        take: (words, at, position) => stack.set(words.subarray(at, at + length), position),
      };

const HALF = 0x1ffffff;

/** A 10x10 board is 64 bits there, and two halves of 25 squares here. */
const halves: Carrier = {
  put: (position, words, at) => {
    for (let i = 0; i < 6; i += 2) {
      const [lo, hi] = [stack[position + i]!, stack[position + i + 1]!];
      words[at + i] = lo | (hi << 25);
      words[at + i + 1] = hi >>> 7;
    }
    words[at + 6] = stack[position + 6]!;
    words[at + 7] = stack[position + 7]!;
  },
  take: (words, at, position) => {
    for (let i = 0; i < 6; i += 2) {
      const [lo, hi] = [words[at + i]!, words[at + i + 1]!];
      stack[position + i] = lo & HALF;
      stack[position + i + 1] = ((lo >>> 25) | (hi << 7)) & HALF;
    }
    stack[position + 6] = words[at + 6]!;
    stack[position + 7] = words[at + 7]!;
  },
};
