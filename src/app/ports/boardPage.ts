/** The web page on which people play on a board that they touch. */
import type { GameId, UserId } from '../../game/game.ts';

export type Shared =
  | { readonly kind: 'game' | 'cup'; readonly id: string }
  | { readonly kind: 'player'; readonly guildId: string; readonly user: UserId };

export interface BoardPage {
  /** Whether Discord opens it as an Activity; otherwise a browser does. */
  readonly isActivity: boolean;
  readonly addressOf: (game: GameId) => string;
  /** A link that anyone may open. */
  readonly shared: (what: Shared) => string;
}
