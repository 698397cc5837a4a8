/** Anyone who acts, on any surface: a channel, a direct message, or a page of their own. */
import type { Place, Player } from '../../game/game.ts';

/** A user, or an app that acts as one. */
export interface Person extends Player {
  readonly isBot: boolean;
}

/** What Discord says about a member with each interaction. */
export interface Membership {
  /** ms since 1970. */
  readonly accountAt: number;
  readonly joinedAt: number | null;
  readonly isGuest: boolean;
}

export interface Actor {
  readonly user: Person;
  readonly at: number;
  /** The reader's language: chosen, or their client's (`readingIn`). */
  readonly locale: string;
  /** `null` on a surface outside any channel. */
  readonly place: Place | null;
  readonly isAlone: boolean;
  readonly roles: readonly string[];
  /** `null` outside servers and on a page. */
  readonly membership: Membership | null;
  /** They manage the server, its events or its messages, so they may organize tournaments. */
  readonly mayOrganize: boolean;
}
