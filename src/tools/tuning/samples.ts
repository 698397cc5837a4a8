/** Positions with the result of the game that they came from, many in little room. */

export interface Samples {
  /** Words of a position in the stack, and those of all positions. */
  readonly width: number;
  readonly words: Int32Array;
  /** 2 when the side to move won in the end, 1 for a draw, 0 for a loss. */
  readonly results: Uint8Array;
  /** What the search thought of the position, in hundredths of a man. */
  readonly scores: Int16Array;
  length: number;
}

/** Room for so many positions of a variant whose positions have `width` words. */
export const makeSamples = (width: number, most: number): Samples => ({
  width,
  words: new Int32Array(width * most),
  results: new Uint8Array(most),
  scores: new Int16Array(most),
  length: 0,
});

/** The same samples with room for no more than `most`. */
export const upTo = (samples: Samples, most: number): Samples => ({
  ...samples,
  results: samples.results.subarray(0, most),
});

/** Whether there is no room for the positions of another game. */
export const isFull = ({ results, length }: Samples, game: number): boolean => length + game > results.length;
