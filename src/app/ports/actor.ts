/** Who does something, on any surface: a channel, a direct message, a page of their own. */
import type { Place, Player } from '../../game/game.ts';

/** A user, or an app that acts as one. */
export interface Person extends Player {
  readonly isBot: boolean;
}

export interface Actor {
  readonly user: Person;
  readonly at: number;
  /** The reader's language: chosen, or that of their client (`readingIn`). */
  readonly locale: string;
  /** `null` on a surface that belongs to no place. */
  readonly place: Place | null;
  readonly isAlone: boolean;
  readonly roles: readonly string[];
  /** They manage the server, its events or its messages, so they may hold tournaments. */
  readonly mayOrganize: boolean;
}
