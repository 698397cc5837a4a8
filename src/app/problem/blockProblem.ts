/** What can be wrong with blocking someone, or with a game of two of whom one wants nothing of the other. */
import type { UserId } from '../../game/game.ts';

export type BlockProblem =
  /** Nobody, oneself or a bot was to be blocked. */
  | { readonly code: 'block-whom' }
  | { readonly code: 'not-blocked'; readonly user: UserId }
  /** The asker blocks the other. */
  | { readonly code: 'you-blocked'; readonly user: UserId }
  /** The other blocks the asker, or the server blocks the other: which of it is nobody else's business. */
  | { readonly code: 'no-game-with'; readonly user: UserId }
  /** The server's admins block the asker. */
  | { readonly code: 'no-games-here' };
