/** What the use cases ask of a store about where players came out in tournaments. They are added as a tournament ends (`Tournaments.save`). */
import type { UserId } from '../../game/player.ts';
import type { Placing } from '../../tournament/life/placings.ts';

export interface Placings {
  /** A player's in a server, newest first, at most so many. */
  of(guildId: string, user: UserId, limit: number): Promise<readonly Placing[]>;
  /** Those who came first in a server, newest first, at most so many; nobody who is hidden from boards. */
  first(guildId: string, limit: number): Promise<readonly Placing[]>;
}
