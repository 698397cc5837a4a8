/** The store's interface for what people let be open on the page: their log-ins and their links. */
import type { UserId } from '../../game/game.ts';

/** A person's permission to open what they share. */
export interface Pass {
  readonly by: UserId;
  /** What is shared, such as `game-abc`. */
  readonly of: string;
  readonly key: string;
}

/** All times in ms. */
export interface Visiting {
  /** Log-ins from before have ended; `null`: none has. */
  loggedOutAt(user: UserId): Promise<number | null>;
  /** Ends all log-ins of the user so far. Nothing is kept after the `longest` log-in. */
  logOut(user: UserId, at: number, longest: number): Promise<void>;
  /** Shares something; returns the key of the link, which is an earlier one if that still works. */
  openLink(pass: Pass, guildId: string | null): Promise<string>;
  /** Ends the user's links to this. */
  endLink(by: UserId, of: string, at: number): Promise<void>;
  isLink(pass: Pass): Promise<boolean>;
  /** Whether somebody has ended a link to this: then links without a pass have ended too. */
  isEnded(of: string): Promise<boolean>;
}
