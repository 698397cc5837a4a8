/**
 * Every refusal that a user can meet, as data. A refusal without a sentence does not compile (`refusal.ts`).
 */
import type { GameId, UserId } from '../../game/game.ts';
import type { GameProblem } from '../../game/problem.ts';
import type { MatchProblem } from '../../match/wish.ts';
import type { TournamentProblem } from '../../tournament/life/problem.ts';
import type { Seat } from '../../game/seat.ts';

export type Problem =
  | GameProblem
  | EngineProblem
  | ShareProblem
  | ServerProblem
  | BlockProblem
  | LimitProblem
  | TournamentProblem
  | MatchProblem
  /** A file that is to be read. Sizes in bytes. */
  | { readonly code: 'file-too-large'; readonly most: number }
  | { readonly code: 'file-unreachable' }
  | { readonly code: 'file-gone' }
  /** A text and a file were given, or neither. */
  | { readonly code: 'record-or-file' | 'record-missing' }
  | { readonly code: 'record-forgotten' }
  /** In a text with many games nobody is called so. */
  | { readonly code: 'no-games-of'; readonly text: string }
  /** Reading it takes more time or memory than one text may have; or too many wait to have something read; or the bot stops. */
  | { readonly code: 'reading-too-hard' | 'reading-busy' | 'reading-stopped' }
  /** An hour is not from 0 to 23. */
  | { readonly code: 'hour-out-of-range' }
  /** `alone`: in direct messages with the bot, where nobody can be challenged. */
  | { readonly code: 'no-game-here' | 'no-game-alone' }
  /** Several games fit; the player must say which. */
  | { readonly code: 'which-game'; readonly games: readonly GameId[] }
  | { readonly code: 'unknown-game' }
  | { readonly code: 'no-finished-game' | 'no-finished-game-alone' }
  /** A move for a lesson was typed, but no lesson is on. */
  | { readonly code: 'no-lesson' }
  /** It is for those who manage the server. */
  | { readonly code: 'admins-only' }
  /**
   * Only finished games with moves are analyzed, and nothing near the position of a game that the reader
   * still plays.
   */
  | { readonly code: 'analysis-running' | 'analysis-near' | 'analysis-empty' }
  | { readonly code: 'analysis-too-long'; readonly most: number }
  /** The asker has more running games than the engine's question is compared with. */
  | { readonly code: 'help-many-games'; readonly most: number }
  /** A level was chosen for a game between people; `engine` is the bot's own user. */
  | { readonly code: 'level-for-engine'; readonly engine: UserId }
  | { readonly code: 'engine-unrated' }
  /** Discord opens no direct messages with the asker. */
  | { readonly code: 'no-direct-messages' }
  | { readonly code: 'challenge-unknown' }
  /** The bot lacks permissions in the channel; names as in Discord's settings. */
  | { readonly code: 'missing-permission'; readonly permissions: readonly string[] }
  /** All puzzles of a variant are solved or given up; none is open; there is none of that id. */
  | { readonly code: 'no-more-puzzles' | 'no-open-puzzle' | 'unknown-puzzle' }
  | { readonly code: 'unknown-variant'; readonly text: string }
  /** The games cannot be reached at the moment; or nothing can be written, for want of room. */
  | { readonly code: 'store-away' | 'store-full' }
  /** The pictures of an answer cannot be drawn at the moment. */
  | { readonly code: 'not-drawn' }
  /** A window took too long to be opened. */
  | { readonly code: 'form-late' }
  /** An answer took too long; what was asked for may have been done. */
  | { readonly code: 'unanswered' }
  /** A bug, already logged under this id. */
  | { readonly code: 'bug'; readonly id: string };

export type ProblemCode = Problem['code'];

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

/** `busy`: too many requests wait; `away`: it has no threads; `stopped`: it was called off or failed. */
export interface EngineProblem {
  readonly code: 'engine-busy' | 'engine-away' | 'engine-stopped';
}

export type LimitProblem =
  | { readonly code: 'too-many-challenges'; readonly most: number; readonly at: number }
  /** The other was asked so often, and has not answered. */
  | { readonly code: 'too-many-asks'; readonly most: number; readonly player: Seat; readonly at: number }
  /** They put as many new cards into the channel as they may. */
  | { readonly code: 'too-many-posts'; readonly most: number; readonly at: number }
  | { readonly code: 'too-many-imports'; readonly at: number }
  /** They may again when one of them is over. */
  | { readonly code: 'too-many-engine-games'; readonly most: number };

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

/** What takes its time is not taken on: the asker waits for so many already, or too many people do. */
export type ShareProblem =
  | { readonly code: 'share-taken'; readonly most: number }
  | { readonly code: 'share-crowded' };
