/** The web page on which people play on a board that they touch. */
import type { GameId, UserId } from '../../game/game.ts';
import type { Pass } from './subjects/visiting.ts';

/** Links of older versions have no pass. */
export type Shared = { readonly pass?: Pass | undefined } & (
  | { readonly kind: 'game' | 'cup'; readonly id: string }
  | { readonly kind: 'player'; readonly guildId: string; readonly user: UserId }
);

/** Names what is shared. */
export const sharedOf = (shared: Shared): string =>
  shared.kind === 'player' ? `player-${shared.guildId}-${shared.user}` : `${shared.kind}-${shared.id}`;

export interface BoardPage {
  /** Whether Discord opens it as an Activity; otherwise a browser does. */
  readonly isActivity: boolean;
  readonly addressOf: (game: GameId) => string;
  /** How long (ms) a browser stays logged in. */
  readonly longestVisit: number;
  /** A link that anyone may open. */
  readonly shared: (what: Shared) => string;
}
