/** What a thread of the pool is asked, and what it answers: plain data, small enough to be copied in no time. */
import type { Move } from '../draughts/types.ts';
import type { LevelNumber } from '../engine/play/levels.ts';
import type { Limits } from '../engine/search/limits.ts';
import type { Thought } from '../engine/search/think.ts';
import type { EndingsAtHand } from './endings.ts';
import type { SharedTable } from '../engine/search/memory.ts';
import type { Course } from '../engine/thread/message.ts';

interface Common {
  readonly course: Course;
  /** One word: 1 calls it off. */
  readonly flag: SharedArrayBuffer;
  readonly endings: EndingsAtHand;
}

export interface PlayOrder extends Common {
  readonly kind: 'play';
  readonly level: LevelNumber;
  /** What the level's chance follows from. */
  readonly seed: string;
  readonly ms: number;
}

export interface ThinkOrder extends Common {
  readonly kind: 'think';
  /** A table that other threads search with as well; without, it is the thread's own. */
  readonly shared: SharedTable | null;
  readonly limits: Limits;
}

export type PoolOrder = PlayOrder | ThinkOrder;

export type PoolAnswer =
  /** `score`: what the position is worth to the mover as the engine truly sees it. */
  | { readonly kind: 'played'; readonly move: Move; readonly score: number }
  | { readonly kind: 'thought'; readonly thought: Thought }
  | { readonly kind: 'no-move' };
