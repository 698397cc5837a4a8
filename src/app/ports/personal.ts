/**
 * What the use cases ask of a store for one person: everything stored about them, whether boards name them,
 * and erasing it.
 */
import type { Player, UserId } from '../../game/game.ts';

/** Everything stored of a user: rows by table, without other people's secrets. */
export type Holdings = Readonly<Record<string, readonly object[]>>;

/** A request to be erased, stored before anything is done, so that it is completed whatever happens. */
export interface Erasure {
  readonly user: UserId;
  /** Who takes their place. */
  readonly former: Player;
  /** When they asked (ms); what they begin later is kept. */
  readonly askedAt: number;
}

export interface Personal {
  holdings(user: UserId): Promise<Holdings>;
  isHidden(user: UserId): Promise<boolean>;
  /** Takes a user off all boards, or puts them back. */
  setHidden(user: UserId, hidden: boolean): Promise<void>;
  /** Those of these users who are hidden. */
  hiddenAmong(users: readonly UserId[]): Promise<ReadonlySet<UserId>>;
  /** Stores an erasure, due at `dueAt` (ms) until done; returns the earlier one if there is one. */
  addErasure(erasure: Erasure, dueAt: number): Promise<Erasure>;
  /**
   * Puts the stand-in in the user's place in finished games, closed challenges and all that follows from
   * them, deletes everything else of theirs, and completes the erasure. Doing so again does no harm.
   */
  erase(erasure: Erasure): Promise<void>;
}
