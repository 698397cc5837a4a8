/** What can be wrong with where someone asks for a game, or with what its server allows. */
import type { Seat } from '../../game/seat.ts';

export type ServerProblem =
  /** Asked for in direct messages, where there is no server. */
  | { readonly code: 'no-server' }
  /** A text names no time zone. */
  | { readonly code: 'unknown-zone'; readonly text: string }
  /** Games can only be begun in other channels, by their ids. */
  | { readonly code: 'not-in-channel'; readonly channels: readonly string[] }
  /** Only members with the role can challenge. */
  | { readonly code: 'role-needed'; readonly role: string }
  /** The asker has as many games going on as the server allows. */
  | { readonly code: 'too-many-games'; readonly most: number }
  /** So has someone else who is to play. */
  | { readonly code: 'other-has-too-many-games'; readonly most: number; readonly player: Seat }
  /** Nobody else can come into the direct messages with the bot. */
  | { readonly code: 'challenge-alone' }
  /** The server lets nobody see what apps say that members brought along. */
  | { readonly code: 'apps-unseen' };
