/** Blocks: by a user for themselves, or by admins for their server. */
import type { UserId } from '../../../game/game.ts';

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
