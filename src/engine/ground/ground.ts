/** One search works for every board: positions are addressed by their index in the stack. */
import type { Core } from '../../draughts/numeric/core.ts';
import type { Variant } from '../../draughts/variant.ts';

export interface Ground extends Core {
  readonly variant: Variant;
  /** `from | to << 8` of the move to a successor, as its mover counts squares. */
  readonly moveOf: (position: number, successor: number) => number;
  /** Whether the move captures. Either all of a position's moves do, or none. */
  readonly isCapture: (position: number, successor: number) => boolean;
  readonly isQuietKing: (position: number, successor: number) => boolean;
  /** Whether the side to move has a capture. The stack is free from `at` on. */
  readonly canCapture: (position: number, at: number) => boolean;
  /** Whether the other side would have a capture. The stack is free from `at` on. */
  readonly isThreatened: (position: number, at: number) => boolean;
  readonly hasKings: (position: number) => boolean;
  /**
   * Commanders: own men, own kings, the opponent's men and kings, eight bits each from the lowest.
   */
  readonly material: (position: number) => number;
  /** Two independent keys of a position, 32 bits each. */
  readonly hash: (position: number) => number;
  readonly lock: (position: number) => number;
}

export const ownMen = (material: number): number => material & 255;
export const ownKings = (material: number): number => (material >>> 8) & 255;
export const theirMen = (material: number): number => (material >>> 16) & 255;
export const theirKings = (material: number): number => material >>> 24;

/** Finds captures by listing moves, for layouts without a faster way. */
export function byListing(
  { words, generate, turn }: Core,
  isCapture: Ground['isCapture'],
): Pick<Ground, 'canCapture' | 'isThreatened'> {
  const canCapture = (position: number, at: number): boolean =>
    generate(position, at) !== at && isCapture(position, at);
  return {
    canCapture,
    isThreatened: (position, at) => {
      turn(position, at);
      return canCapture(at, at + words);
    },
  };
}
