/** The web page where people play on an interactive board. */
import type { GameId, UserId } from '../../game/game.ts';
import type { Pass } from './subjects/visiting.ts';

/** The length of the id at the end of a link, which nobody can guess. */
export const LINK_LENGTH = 24;

/** The oldest links have no pass. */
export type Shared = { readonly pass?: Pass | undefined } & (
  | { readonly kind: 'game' | 'cup'; readonly id: string }
  | { readonly kind: 'player'; readonly guildId: string; readonly user: UserId }
);

/** The name of a shared thing. */
export const sharedOf = (shared: Shared): string =>
  shared.kind === 'player' ? `player-${shared.guildId}-${shared.user}` : `${shared.kind}-${shared.id}`;

/** The reverse of `sharedOf`; `null` for anything else. */
export function sharedBy(pass: Pass): Shared | null {
  const [kind, id, user] = pass.of.split('-');
  if (id === undefined) return null;
  if (kind === 'player') return user === undefined ? null : { kind, guildId: id, user, pass };
  return kind === 'game' || kind === 'cup' ? { kind, id, pass } : null;
}

export interface BoardPage {
  /** Whether Discord opens it as an Activity; otherwise a browser does. */
  readonly isActivity: boolean;
  readonly addressOf: (game: GameId) => string;
  /** How long (ms) a browser stays logged in. */
  readonly longestVisit: number;
  /** The address that anyone may open, for the id of a link. */
  readonly shared: (link: string) => string;
}
