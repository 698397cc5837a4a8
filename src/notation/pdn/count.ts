/** Move numbers show where moves are missing, and which tokens aren't moves. */
import { marksOf } from './stretches.ts';
import type { Token } from './token.ts';

/** The plies that move numbers stand for. Some files number pairs of moves, others every move. */
export class Count {
  plies = 0;
  #known: { readonly number: number; readonly ply: number } | null = null;
  #step: 1 | 2 | null = null;
  #isHalf = false;

  get isNumbered(): boolean {
    return this.#known !== null;
  }

  /** How many plies are missing before the move with this number; negative if some are repeated. */
  missing(number: number, isHalf: boolean): number {
    const { number: from, ply } = this.#known ?? { number: 1, ply: 0 };
    // The second number shows which of the two is counted.
    const step = this.#step ?? (number === from + 1 && this.plies === ply + 1 && !isHalf ? 1 : 2);
    return ply + (number - from) * step + (isHalf && step === 2 ? 1 : 0) - this.plies;
  }

  /** Whether a number goes back so far that it isn't just a typing error. */
  isBack(number: number): boolean {
    return number < (this.#known?.number ?? Infinity) - 1;
  }

  /** Whether the last number has no move yet, or the next number is among these words. */
  isAnnounced(words: readonly Token[]): boolean {
    const isNext = (text: string): boolean => this.missing(Number.parseInt(text, 10), false) === 0;
    if (words.some(({ kind, text }) => kind === 'number' && isNext(text))) return true;
    return this.#known !== null && this.plies <= this.#known.ply + (this.#isHalf ? 1 : 0);
  }

  /** Whether White has moved and the numbers count pairs of moves. */
  get isPending(): boolean {
    return this.#known !== null && this.#step !== 1 && this.plies - this.#known.ply === 1;
  }

  note(number: number, isHalf: boolean): void {
    this.#isHalf = isHalf && this.#step !== 1;
    const ply = this.plies - (isHalf && this.#step !== 1 ? 1 : 0);
    const step = this.#known === null ? 0 : (ply - this.#known.ply) / (number - this.#known.number);
    if (step === 1 || step === 2) this.#step = step;
    this.#known = { number, ply };
  }
}

/** Whether the move numbers after these tokens don't count any of them. */
export const isSurplus = (body: readonly Token[], strays: readonly Token[]): boolean => {
  const count = new Count();
  const from = Math.max(...strays.map(({ offset }) => offset));
  for (const mark of marksOf(body.filter((token) => !strays.includes(token)))) {
    if ('move' in mark) count.plies += 1;
    else if ('number' in mark) {
      const missing = count.missing(mark.number, mark.isHalf);
      if (mark.token.offset > from) {
        count.plies += strays.length;
        return missing === 0 && count.missing(mark.number, mark.isHalf) !== 0;
      }
      count.note(mark.number, mark.isHalf);
    }
  }
  return false;
};
