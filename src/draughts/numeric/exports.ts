/** What `assembly/rules.ts` exports. A position is its address in the memory. */

/** The address of something else. */
export interface Place {
  readonly value: number;
}

/** Only of the plain board: its size, its last row, and the directions of pieces. */
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
  /** The first position of the stack, and the bytes of each. */
  readonly STACK: Place;
  readonly SIZE: Place;
  /** The last position with room for its successors. */
  readonly room: () => number;
  readonly chooseFacts: (facts: number) => void;
  /** Writes successors from `at`, for their mover; returns the end of the last. */
  readonly generate: (position: number, at: number) => number;
  /** Writes a successor to `at` from the other side's point of view. */
  readonly turn: (successor: number, at: number) => void;
  /** Whether the side to move has a capture. */
  readonly canCapture: (position: number) => number;
  /** Whether the other side would have a capture. The stack is free from `at` on. */
  readonly isThreatened: (position: number, at: number) => number;
  /** Whether the move captures. Either all of a position's moves do, or none. */
  readonly isCapture: (position: number, successor: number) => number;
  readonly isQuietKing: (position: number, successor: number) => number;
  readonly hasKings: (position: number) => number;
  /**
   * Commanders: own men, own kings, the opponent's men and kings, eight bits each from the lowest.
   */
  readonly material: (position: number) => number;
  /** `from | to << 8` of a quiet move, as its mover counts squares. */
  readonly moveOf: (position: number, successor: number) => number;
  /** Two independent keys of a position, 32 bits each. */
  readonly hash: (position: number) => number;
  readonly lock: (position: number) => number;
  /** Lines of `depth` plies from the first position in the stack, without draw rules. */
  readonly perft: (depth: number) => number;
  readonly clear: (position: number) => void;
  /** The piece on a square, as a code (`assembly/codes.ts`). */
  readonly put: (position: number, square: number, code: number) => void;
  readonly code: (position: number, square: number) => number;
  /** The squares of the move that led to a position, so that it differs from other moves. */
  readonly name: (position: number, from: number, to: number) => void;
  /** Only of Bashni: a square's tower in one word (`assembly/towers/position.ts`). */
  readonly setTower: (position: number, square: number, tower: number) => void;
  readonly tower: (position: number, square: number) => number;
  /** Only on 10x10: Frisian king runs in one word (`assembly/dark/kingRuns.ts`). */
  readonly setRuns: (position: number, runs: number) => void;
  readonly runs: (position: number) => number;
}

type Answers = 'canCapture' | 'hasKings' | 'isCapture' | 'isQuietKing' | 'isThreatened';

/** The functions for positions that are already in the stack; WebAssembly has no Booleans. */
export type Rules = Omit<RulesExports, Answers | 'perft'> & {
  readonly [Name in Answers]: (...positions: Parameters<RulesExports[Name]>) => boolean;
};
