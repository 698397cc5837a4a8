/**
 * What the use cases ask of a store on behalf of a whole server: all of its games, that it is forgotten, and when to ask
 * Discord whether the bot is still there.
 */
import type { Game, GameId } from '../../game/game.ts';

/** A server of which something is stored. */
export interface Watch {
  readonly guildId: string;
  /** Since when Discord has said that the bot is not there (ms); `null` while it is. */
  readonly goneSince: number | null;
}

export interface Servers {
  /** All games of a server, the one that was changed longest ago first. */
  gameIds(guildId: string): Promise<readonly GameId[]>;
  /** These games; what is damaged is reported and left out. */
  games(ids: readonly GameId[]): Promise<readonly Game[]>;
  /** Takes away everything that is stored of a server, in one transaction. */
  erase(guildId: string): Promise<void>;
}
