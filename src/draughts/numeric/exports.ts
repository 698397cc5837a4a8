/** The exports of `assembly/rules.ts`. Positions are passed as addresses in the memory. */

/** The address of anything else. */
export interface Place {
  readonly value: number;
}

/** Only for the plain board: its size, its last row, and the directions of pieces. */
export interface PlainExports {
  readonly chooseSize: (size: number, squares: number) => void;
  readonly CROWNS: Place;
  readonly MAN_MOVES: Place;
  readonly KING_MOVES: Place;
  readonly MAN_CAPTURES: Place;
  readonly KING_CAPTURES: Place;
}

export interface RulesExports extends PlainExports {
  readonly memory: { readonly buffer: ArrayBuffer };
  /** The first position on the stack, and the size of a position in bytes. */
  readonly STACK: Place;
  readonly SIZE: Place;
  /** The last position that still has room for its successors. */
  readonly room: () => number;
  readonly chooseFacts: (facts: number) => void;
  /** Writes successors from `at` on, from the mover's point of view; returns their end. */
  readonly generate: (position: number, at: number) => number;
  /** Writes a successor to `at` from the other side's point of view. */
  readonly turn: (successor: number, at: number) => void;
  /** Whether the side to move has a capture. */
  readonly canCapture: (position: number) => number;
  /** Whether the other side could capture if it moved now. May write to the stack from `at` on. */
  readonly isThreatened: (position: number, at: number) => number;
  /** Whether the move is a capture. Either all of a position's moves are captures, or none. */
  readonly isCapture: (position: number, successor: number) => number;
  readonly isQuietKing: (position: number, successor: number) => number;
  readonly hasKings: (position: number) => number;
  /**
   * Commanders, eight bits each from the lowest: own men and kings, the opponent's men and kings.
   */
  readonly material: (position: number) => number;
  /** `from | to << 8` for a quiet move, with squares numbered from the mover's point of view. */
  readonly moveOf: (position: number, successor: number) => number;
  /** Two independent keys of a position, 32 bits each. */
  readonly hash: (position: number) => number;
  readonly lock: (position: number) => number;
  /** The number of lines of `depth` plies from the stack's first position, without draw rules. */
  readonly perft: (depth: number) => number;
  readonly clear: (position: number) => void;
  /** Sets a square's piece, as a code (`assembly/codes.ts`). */
  readonly put: (position: number, square: number, code: number) => void;
  readonly code: (position: number, square: number) => number;
  /** Stores the squares of the move that led to a position, to tell it from other moves. */
  readonly name: (position: number, from: number, to: number) => void;
  /** Only for Bashni: sets a square's tower, as one word (`assembly/towers/position.ts`). */
  readonly setTower: (position: number, square: number, tower: number) => void;
  readonly tower: (position: number, square: number) => number;
  /** Only on 10x10: sets the Frisian king runs, as one word (`assembly/dark/kingRuns.ts`). */
  readonly setRuns: (position: number, runs: number) => void;
  readonly runs: (position: number) => number;
}

type Answers = 'canCapture' | 'hasKings' | 'isCapture' | 'isQuietKing' | 'isThreatened';

/** The functions for positions on the stack, with Booleans, which WebAssembly doesn't have. */
export type Rules = Omit<RulesExports, Answers | 'perft'> & {
  readonly [Name in Answers]: (...positions: Parameters<RulesExports[Name]>) => boolean;
};
