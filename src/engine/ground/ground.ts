/**
 * What a search stands on: a variant's numeric core, and the questions that a search asks about positions in its stack.
 *
 * One search serves every board, because positions are named by their index in the stack and never taken apart. The
 * price is an indirect call for each question, also in a thread that has searched other boards before (`npm run bench -- engine`
 * measures it so); a search of its own for each layout would be four programs to keep equal.
 */
import type { Core } from '../../draughts/numeric/core.ts';
import type { Variant } from '../../draughts/variant.ts';

export interface Ground extends Pick<Core, 'words' | 'load' | 'generate' | 'turn' | 'successorAt'> {
  readonly variant: Variant;
  /** From and to of the move between a position and its successor (`from | to << 8`), as its mover counts squares. */
  readonly moveOf: (position: number, successor: number) => number;
  /** Whether that move captures. All successors of a position do, or none. */
  readonly isCapture: (position: number, successor: number) => boolean;
  /** Whether that move is a king's without capture: the only moves that can be undone. */
  readonly isQuietKing: (position: number, successor: number) => boolean;
  /** Whether the side to move has a capture. The stack is free from `at` on. */
  readonly canCapture: (position: number, at: number) => boolean;
  /** Whether the other side would have a capture, were it to move. The stack is free from `at` on. */
  readonly isThreatened: (position: number, at: number) => boolean;
  readonly hasKings: (position: number) => boolean;
  /** Commanders: own men, own kings, their men, their kings, eight bits each from the lowest. */
  readonly material: (position: number) => number;
  /** Two independent keys of a position, 32 bits each. */
  readonly hash: (position: number) => number;
  readonly lock: (position: number) => number;
}

/** The fields of `Ground.material`. */
export const ownMen = (material: number): number => material & 255;
export const ownKings = (material: number): number => (material >>> 8) & 255;
export const theirMen = (material: number): number => (material >>> 16) & 255;
export const theirKings = (material: number): number => material >>> 24;
