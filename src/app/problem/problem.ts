/**
 * Every refusal that somebody can meet, as data: those of games, and those of all that lies around them. A refusal without
 * a sentence does not compile (`refusal.ts`).
 */
import type { GameId, UserId } from '../../game/game.ts';
import type { GameProblem } from '../../game/problem.ts';
import type { MatchProblem } from '../../match/wish.ts';
import type { TournamentProblem } from '../../tournament/life/problem.ts';
import type { BlockProblem } from './blockProblem.ts';
import type { EngineProblem } from './engineProblem.ts';
import type { LimitProblem } from './limitProblem.ts';
import type { ServerProblem } from './serverProblem.ts';
import type { ShareProblem } from './shareProblem.ts';

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
   * Analyses are for games that are over, in which something was played; and the engine keeps silent near the position of a
   * game that its reader still plays.
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
