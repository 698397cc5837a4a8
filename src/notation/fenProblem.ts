/** Why a text is no position: a code (the key of its sentence), where, and the words it speaks of. */

export type FenCode =
  | 'fen-too-long'
  /** The text does not begin with the side to move. */
  | 'fen-turn'
  /** A list of squares does not begin with its colour, or there is none. */
  | 'fen-color'
  | 'fen-square'
  | 'fen-range'
  /** Not a tower, or a tower where the variant has none. */
  | 'fen-tower'
  /** A tower whose colours alternate: none comes to be in a game. */
  | 'fen-tower-mixed'
  | 'fen-square-twice'
  /** A man stands where he would have been crowned. */
  | 'fen-man-on-last-row'
  /** A side has more pieces than such a board holds at the start. */
  | 'fen-too-many'
  /** More captures than can be listed. */
  | 'fen-too-many-captures'
  /** Nothing to begin a game from: a side has no pieces. */
  | 'fen-side-empty'
  /** Nothing to begin a game from: the game is over. */
  | 'fen-over';

export interface FenProblem {
  readonly code: FenCode;
  /** Where in the text, from 1. */
  readonly column: number;
  /** The part of the text that is wrong; empty when it speaks of the whole. */
  readonly text: string;
}
