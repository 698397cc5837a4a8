/** Why a text is no position: a code (the key of its sentence), where, and the words it speaks of. */

/** The codes, in the order in which a reader meets them. */
export const FEN_CODES = [
  'fen-too-long',
  'fen-turn',
  'fen-color',
  'fen-square',
  'fen-range',
  'fen-tower',
  'fen-square-twice',
  'fen-man-on-last-row',
  'fen-too-many',
  'fen-side-empty',
  'fen-over',
] as const;
export type FenCode = (typeof FEN_CODES)[number];

export interface FenProblem {
  readonly code: FenCode;
  /** Where in the text, from 1. */
  readonly column: number;
  /** The part of the text that is wrong; empty when it speaks of the whole. */
  readonly text: string;
}
