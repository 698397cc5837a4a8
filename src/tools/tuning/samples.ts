/** Positions of the small board with the result of the game that they came from, many in little room. */

export interface Samples {
  /** Own pieces, theirs, the kings of both; three words each. */
  readonly words: Int32Array;
  /** 2 when the side to move won in the end, 1 for a draw, 0 for a loss. */
  readonly results: Uint8Array;
  length: number;
}

/** Room for so many positions. */
export const makeSamples = (most: number): Samples => ({
  words: new Int32Array(3 * most),
  results: new Uint8Array(most),
  length: 0,
});

/** Whether there is no room for the positions of another game. */
export const isFull = ({ results, length }: Samples, game: number): boolean => length + game > results.length;
