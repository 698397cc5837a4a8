/** Who wants nothing of whom: a person for themselves, or a server's admins for their server. */
import type { UserId } from '../../game/game.ts';

/** Who blocks somebody. */
export interface Blocker {
  readonly kind: 'user' | 'server';
  readonly id: string;
}

export interface Block {
  readonly by: Blocker;
  readonly user: UserId;
}

/** Some of those whom somebody blocks, and how many there are in all. */
export interface Blocked {
  readonly users: readonly UserId[];
  readonly total: number;
}

export interface Blocks {
  /** Blocks someone from this instant on (ms). Doing so again does no harm. */
  add(block: Block, at: number): Promise<void>;
  /** False when there was no such block. */
  lift(block: Block): Promise<boolean>;
  /** At most so many, whoever was blocked last first. */
  of(by: Blocker, limit: number): Promise<Blocked>;
  /** Those by users among themselves that stand since an instant (ms) or before it, the oldest first. */
  among(users: readonly UserId[], since: number): Promise<readonly Block[]>;
  /** Of these blocks, those that stand. */
  standing(blocks: readonly Block[]): Promise<readonly Block[]>;
}
