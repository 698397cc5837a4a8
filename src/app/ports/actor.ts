/** Anyone who acts, on any surface: a channel, a direct message, or a personal page. */
import type { Place, Player } from '../../game/game.ts';
import type { Member } from './subjects/servers.ts';

/** A user, or an app that acts as one. */
export interface Person extends Player {
  readonly isBot: boolean;
}

/** Facts about a member, which Discord sends with interactions or on request for a page. */
export interface Membership extends Pick<Member, 'accountAt' | 'joinedAt' | 'isGuest'> {
  readonly guildId: string;
  /**
   * The channel of the interaction and, if that is a thread, its parent channel. On a page, the
   * channels of teams that the member can read.
   */
  readonly channels: readonly string[];
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
  /** `null` outside servers; `unknown` on a page if Discord didn't answer. */
  readonly membership: Membership | 'unknown' | null;
  /** Whether they manage the server, its events or messages, and so may organize tournaments. */
  readonly mayOrganize: boolean;
  /** Whether they can move the pieces on their board, and read it square by square. */
  readonly hasLiveBoard?: true;
}

/** Someone on a page who is not logged in: nothing is stored about them. */
export const NOBODY: Person = { id: '0', name: '', isBot: false };

export const nobodyAt = (at: number, locale: string): Actor => ({
  user: NOBODY,
  at,
  locale,
  place: null,
  isAlone: true,
  roles: [],
  membership: null,
  mayOrganize: false,
});
