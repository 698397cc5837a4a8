/** Frisian king runs: the king's square plus 1 and, from bit 6, its quiet moves in a row. */
import { board } from './board.ts';
import { shared } from '../stack.ts';

const { stack } = shared;
const { LIMB, WORDS } = board;

/** Frisian rules, article 17: three quiet moves in a row. */
const LIMIT = 3;
const SQUARES = 2 * LIMB;

export const run = (square: number, moves: number): number => (square + 1) | (moves << 6);

export const runOf = (one: number): { readonly square: number; readonly moves: number } | null =>
  one === 0 ? null : { square: squareOf(one), moves: one >> 6 };

const squareOf = (one: number): number => (one & 63) - 1;

const turnRun = (one: number): number => (one === 0 ? 0 : run(SQUARES - 1 - squareOf(one), one >> 6));

export const turnRuns = (runs: number): number => turnRun(runs >>> 16) | (turnRun(runs & 0xffff) << 16);

/** The king that must rest, -1 if there is none. */
export const tiredKing = (runs: number, hasMen: boolean): number =>
  hasMen && (runs & 0xffff) >> 6 >= LIMIT ? squareOf(runs & 0xffff) : -1;

/** Writes the runs after each move to the successors from `at` to `end`. */
export function writeRuns(
  runs: number,
  meLo: number,
  meHi: number,
  kingsLo: number,
  kingsHi: number,
  at: number,
  end: number,
  isQuiet: boolean,
): void {
  for (let p = at; p < end; p += WORDS) {
    const gone = bitSquare(meLo & ~stack[p]!, meHi & ~stack[p + 1]!);
    const isKing = gone >= 0 && ((gone < LIMB ? kingsLo >>> gone : kingsHi >>> (gone - LIMB)) & 1) === 1;
    let own = 0;
    if (isQuiet && isKing) {
      const to = bitSquare(stack[p]! & ~meLo, stack[p + 1]! & ~meHi);
      const before = runs & 0xffff;
      own = run(to, squareOf(before) === gone ? Math.min((before >> 6) + 1, LIMIT) : 1);
    }
    stack[p + 7] = own | (runs & 0xffff0000);
  }
}

const bitSquare = (lo: number, hi: number): number => {
  if (lo !== 0) return 31 - Math.clz32(lo);
  return hi === 0 ? -1 : LIMB + 31 - Math.clz32(hi);
};
