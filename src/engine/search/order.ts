/** The compiled search's knowledge of moves (`assembly/order.ts`), in its memory. */

/** At most 500 captures (`draughts/moves.ts`); quiet moves: 30 kings on 12x12 with 22 each. */
export const MOST_MOVES = 700;

export const HISTORY_SIZE = 2 << 16;

export interface Order {
  readonly killers: Int32Array;
  readonly history: Int32Array;
  /**
   * The few moves with a history, preceded by their number, so that fading doesn't visit all
   * others.
   */
  readonly known: Int32Array;
  readonly isKnown: Uint8Array;
}

/** Halves the last search's history and clears its killers. */
export function fade({ history, known, killers }: Order): void {
  for (let i = 1; i <= known[0]!; i += 1) history[known[i]!]! >>= 1;
  killers.fill(-1);
}

export function forget({ history, known, isKnown }: Order): void {
  for (let i = 1; i <= known[0]!; i += 1) {
    history[known[i]!] = 0;
    isKnown[known[i]!] = 0;
  }
  known[0] = 0;
}
