/**
 * What the use cases ask of a store on behalf of one person: all that it holds of them, whether boards name them, and that
 * it forgets them.
 */
import type { Player, UserId } from '../../game/game.ts';

/** Everything that is stored of a user: rows by their table, with what is somebody else's secret left out. */
export type Holdings = Readonly<Record<string, readonly object[]>>;

/** A wish to be forgotten. It is written down before anything is done, so that it is seen through whatever happens. */
export interface Erasure {
  readonly user: UserId;
  /** Who stands in their place from now on. */
  readonly former: Player;
  /** When they asked (ms): what they begin after it is not concerned. */
  readonly askedAt: number;
}

export interface Personal {
  holdings(user: UserId): Promise<Holdings>;
  isHidden(user: UserId): Promise<boolean>;
  /** Takes a user off the boards of all servers, or puts them back. */
  setHidden(user: UserId, hidden: boolean): Promise<void>;
  /** Of these users, those who are hidden. */
  hiddenAmong(users: readonly UserId[]): Promise<ReadonlySet<UserId>>;
  /** Writes an erasure down, due at `dueAt` (ms) until it is done; the earlier one if there is one already. */
  addErasure(erasure: Erasure, dueAt: number): Promise<Erasure>;
  /**
   * Puts the stand-in in the user's place in all finished games and closed challenges and in all that follows from them,
   * takes everything else of theirs away, and is done with the erasure. Doing so again does no harm.
   */
  erase(erasure: Erasure): Promise<void>;
}
