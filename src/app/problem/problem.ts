/** Every refusal that a user can get. One without a sentence does not compile (`refusal.ts`). */
import type { ExplorerProblem } from '../../features/explore/rules.ts';
import type { GuessProblem } from '../../features/guess/rules.ts';
import type { WatchProblem } from '../../features/watch/rules.ts';
import type { GameId, UserId } from '../../game/game.ts';
import type { GameProblem } from '../../game/problem.ts';
import type { MatchProblem } from '../../game/match/wish.ts';
import type { MeetProblem } from '../../game/meet/decide.ts';
import type { TournamentProblem } from '../../tournament/life/problem.ts';
import type { Seat } from '../../game/seat.ts';

export type Problem =
  | GameProblem
  | EngineProblem
  | ShareProblem
  | ServerProblem
  | BlockProblem
  | WatchProblem
  | GuessProblem
  | ExplorerProblem
  | LimitProblem
  | TournamentProblem
  | MatchProblem
  | MeetProblem
  /** `alone`: in direct messages with the bot, where nobody can be challenged. */
  | { readonly code: 'no-game-here' | 'no-game-alone' | 'no-finished-game' | 'no-finished-game-alone' }
  | { readonly code: 'no-replay-here' }
  | {
      readonly code: 'unknown-game' | 'games-apart' | 'challenge-unknown' | 'no-lesson' | 'hour-out-of-range';
    }
  | { readonly code: 'engine-unrated' | 'admins-only' | 'no-direct-messages' }
  /** A button of a page that the bot's owner has closed. */
  /** A voting team already has a game; both teams are the same. */
  | { readonly code: 'vote-running'; readonly where: string }
  | { readonly code: 'vote-same-team' | 'vote-one-opponent' | 'vote-window-or-time' }
  | { readonly code: 'no-page' | 'pages-off' | 'share-players' }
  | { readonly code: 'file-unreachable' | 'file-gone' | 'record-forgotten' }
  | { readonly code: 'file-too-large'; readonly most: number }
  /** More than one of a game, a text and a file was given; neither a text nor a file was given. */
  | { readonly code: 'record-or-file' | 'record-missing' | 'message-without-game' }
  | { readonly code: 'no-games-of'; readonly text: string }
  /** Reading takes too much time or memory; too many requests are waiting; the bot is stopping. */
  | { readonly code: 'reading-too-hard' | 'reading-busy' | 'reading-stopped' }
  | { readonly code: 'which-game'; readonly games: readonly GameId[] }
  /**
   * Only finished games with moves are analyzed, and no position near the reader's running games.
   */
  | { readonly code: 'analysis-near' | 'team-near' }
  /** `help-many-games`: the user has more running games than the bot compares with a position. */
  | { readonly code: 'analysis-too-long' | 'help-many-games'; readonly most: number }
  /** A level was chosen for a game between people. `engine` is the bot's own user. */
  | { readonly code: 'level-for-engine'; readonly engine: UserId }
  /** The names are those in Discord's settings. */
  | { readonly code: 'missing-permission'; readonly permissions: readonly string[] }
  /** A channel was chosen for posts or threads, but the bot lacks the permissions there. */
  | { readonly code: 'closed-channel'; readonly channel: string; readonly permissions: readonly string[] }
  /** All puzzles of a variant are done; no puzzle is open; no puzzle has that id. */
  | { readonly code: 'no-more-puzzles' | 'no-open-puzzle' | 'unknown-puzzle' }
  | { readonly code: 'unknown-variant' | 'unknown-opening'; readonly text: string }
  /** A variant that has no named openings. */
  | { readonly code: 'no-openings' }
  /** The database is unreachable, or has no space left. */
  | { readonly code: 'store-away' | 'store-full' }
  /** Pictures can't be drawn at the moment; a window took too long to open. */
  | { readonly code: 'not-drawn' | 'form-late' | 'unknown-command' }
  /** An answer took too long; the action may have been done. */
  | { readonly code: 'unanswered' }
  | { readonly code: 'bug'; readonly id: string };

export type ProblemCode = Problem['code'];

type BlockProblem =
  | { readonly code: 'block-whom' }
  | { readonly code: 'not-blocked'; readonly user: UserId }
  /** The asker blocks the other user. */
  | { readonly code: 'you-blocked'; readonly user: UserId }
  /**
   * The other user blocks the asker, or the server blocks the other user; the asker doesn't learn
   * which.
   */
  | { readonly code: 'no-game-with'; readonly user: UserId }
  | { readonly code: 'no-games-here' };

/**
 * `busy`: too many requests are waiting. `away`: there are no threads. `stopped`: the request was
 * canceled or failed.
 */
export interface EngineProblem {
  readonly code: 'engine-busy' | 'engine-away' | 'engine-stopped';
}

type LimitProblem =
  | { readonly code: 'too-many-challenges'; readonly most: number; readonly at: number }
  | { readonly code: 'too-many-asks'; readonly most: number; readonly player: Seat; readonly at: number }
  | { readonly code: 'too-many-posts'; readonly most: number; readonly at: number }
  | { readonly code: 'too-many-imports'; readonly at: number }
  | { readonly code: 'too-many-engine-games'; readonly most: number };

type ServerProblem =
  /** Requested in direct messages, where there is no server and nobody else to challenge. */
  | { readonly code: 'no-server' | 'challenge-alone' | 'challenge-both-colors' }
  /** The server doesn't share its seeks; a search has no such terms. */
  | { readonly code: 'seek-home-only' | 'find-only' }
  | { readonly code: 'unknown-zone'; readonly text: string }
  | { readonly code: 'not-in-channel'; readonly channels: readonly string[] }
  | { readonly code: 'role-needed'; readonly role: string }
  | { readonly code: 'too-many-games'; readonly most: number }
  | { readonly code: 'other-has-too-many-games'; readonly most: number; readonly player: Seat }
  /** The server hides replies of apps that members installed for themselves. */
  | { readonly code: 'apps-unseen' | 'page-unseen' };

/** The asker already has too many of these requests waiting, or too many people are waiting. */
export type ShareProblem =
  | { readonly code: 'share-taken'; readonly most: number }
  | { readonly code: 'share-crowded' };
