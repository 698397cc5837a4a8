/** Anyone who acts, on any surface: a channel, a direct message, or a page of their own. */
import type { Place, Player } from '../../game/game.ts';
import type { Member } from './subjects/servers.ts';

/** A user, or an app that acts as one. */
export interface Person extends Player {
  readonly isBot: boolean;
}

/** What Discord says about a member with each interaction, or when it is asked for a page. */
export interface Membership extends Pick<Member, 'accountAt' | 'joinedAt' | 'isGuest'> {
  readonly guildId: string;
  /**
   * The channel of the interaction, and the one around its thread. On a page, the channels of teams
   * that the member can read.
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
  /** They manage the server, its events or its messages, so they may organize tournaments. */
  readonly mayOrganize: boolean;
  /** Their board can be played on, and be read square by square. */
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
