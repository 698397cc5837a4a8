/** Blocks: by a user for themselves, or by admins for their server. */
import type { UserId } from '../../game/game.ts';

export interface Blocker {
  readonly kind: 'user' | 'server';
  readonly id: string;
}

export interface Block {
  readonly by: Blocker;
  readonly user: UserId;
}

export interface Blocked {
  readonly users: readonly UserId[];
  readonly total: number;
}

export interface Blocks {
  /** Blocks someone from this instant on (ms). Idempotent. */
  add(block: Block, at: number): Promise<void>;
  lift(block: Block): Promise<boolean>;
  of(by: Blocker, limit: number): Promise<Blocked>;
  /** Blocks between these users that existed at `since` (ms), oldest first. */
  among(users: readonly UserId[], since: number): Promise<readonly Block[]>;
  standing(blocks: readonly Block[]): Promise<readonly Block[]>;
}
