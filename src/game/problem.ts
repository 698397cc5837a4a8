/**
 * Every refusal that a player can meet, as data. A code is also the key of its sentence (`problem.<code>`), so a
 * refusal without words does not compile. Bugs are not problems: they are thrown.
 */
import type { Color } from '../draughts/types.ts';
import type { VariantId } from '../draughts/variants.ts';
import type { FenProblem } from '../notation/fenProblem.ts';
import type { PdnProblem } from '../notation/pdn/problem.ts';
import type { BlockProblem } from './blockProblem.ts';
import type { ChallengeState } from './challenge.ts';
import type { GameId, Result, UserId } from './game.ts';
import type { OfferKind } from './offers.ts';
import type { PlanProblem } from './planProblem.ts';
import type { ServerProblem } from './serverProblem.ts';

export type Problem =
  /** The text is no notation we know. `legal` are the moves that would do. */
  | { readonly code: 'unreadable-move'; readonly text: string; readonly legal: readonly string[] }
  /** Readable, but no legal move; a quiet move while a capture is there has a code of its own. */
  | { readonly code: 'illegal-move'; readonly text: string; readonly legal: readonly string[] }
  | { readonly code: 'must-capture'; readonly text: string; readonly legal: readonly string[] }
  /** More than one legal move fits the text. */
  | { readonly code: 'ambiguous-move'; readonly text: string; readonly candidates: readonly string[] }
  /** A text is no position to begin a game of this variant from. */
  | (FenProblem & { readonly variant: VariantId })
  /** A record that was brought in is no game. */
  | PdnProblem
  | { readonly code: 'record-too-long'; readonly most: number }
  /** A file that is to be read. Sizes in bytes. */
  | { readonly code: 'file-too-large'; readonly most: number }
  | { readonly code: 'file-unreachable' }
  | { readonly code: 'record-or-file' }
  | { readonly code: 'record-no-such-game'; readonly count: number }
  | { readonly code: 'record-empty' }
  | { readonly code: 'record-forgotten' }
  /** Reading it takes more time or memory than one text may have; or too many wait to have something read; or the bot stops. */
  | { readonly code: 'reading-too-hard' | 'reading-busy' | 'reading-stopped' }
  | { readonly code: 'not-your-turn'; readonly turn: Color }
  | { readonly code: 'not-your-game' }
  | { readonly code: 'game-over'; readonly result: Result }
  /** The time of the side to move is over, though that may not have been announced yet. */
  | { readonly code: 'time-over' }
  /** A text is no time control, or one that is too short or too long. */
  | { readonly code: 'unreadable-time' | 'time-out-of-range'; readonly text: string }
  /** An hour is not from 0 to 23. */
  | { readonly code: 'hour-out-of-range' }
  /** A pause at weekends was asked for where the clocks run by the minute, or not at all. */
  | { readonly code: 'weekends-need-days' }
  /** `until` is an instant in ms since 1970, `left` counts the days that may be taken this year. */
  | { readonly code: 'vacation-running'; readonly until: number }
  | { readonly code: 'vacation-length'; readonly left: number }
  | { readonly code: 'no-vacation-left' }
  | { readonly code: 'no-vacation' }
  /** The button or menu belongs to an earlier ply than the game is at. */
  | { readonly code: 'stale-click' }
  | { readonly code: 'no-game-here' }
  /** Several games fit; the player must say which. */
  | { readonly code: 'which-game'; readonly games: readonly GameId[] }
  | { readonly code: 'unknown-game' }
  /** A move for a lesson was typed, but no lesson is on. */
  | { readonly code: 'no-lesson' }
  /** It is for those who manage the server. */
  | { readonly code: 'admins-only' }
  /** One's own offer of this kind is open; a side has one at a time. */
  | { readonly code: `${OfferKind}-already-offered` }
  /** There is no such offer to answer, or of one's own to withdraw. */
  | { readonly code: `no-${OfferKind}-offer` }
  /** The same offer came to nothing; so many more moves of one's own must be made first. */
  | { readonly code: `${OfferKind}-too-soon`; readonly moves: number }
  | { readonly code: 'nothing-to-take-back' }
  /** A draw was offered with a move, while the other side's own offer waits for an answer. */
  | { readonly code: 'draw-offer-waits' }
  /** A pause was asked for where no clock runs, or while the clocks stand still already (until that instant, ms). */
  | { readonly code: 'no-clock-to-pause' }
  | { readonly code: 'already-paused'; readonly until: number }
  /** The clocks stand still, so nobody moves; or they do not, so nobody can let them run again. */
  | { readonly code: 'game-paused'; readonly until: number }
  | { readonly code: 'not-paused' }
  /** The other side asks to take a move back itself; that is to be answered first. */
  | { readonly code: 'takeback-offer-waits' }
  /** There is a rematch only of a game that is over, and one at most. */
  | { readonly code: 'game-not-over' }
  | { readonly code: 'rematch-begun' }
  | { readonly code: 'no-finished-game' }
  /** The opponent had themselves erased. */
  | { readonly code: 'opponent-gone' }
  /**
   * Hints are for games that do not count; analyses for games that are over, in which something was played; and the engine keeps
   * silent near the position of a game that its reader still plays.
   */
  | { readonly code: 'hint-rated' }
  | { readonly code: 'analysis-running' | 'analysis-near' | 'analysis-empty' }
  | { readonly code: 'analysis-too-long'; readonly most: number }
  | PlanProblem
  | EngineProblem
  | ShareProblem
  | ServerProblem
  | BlockProblem
  /** A level was chosen for a game between people; `engine` is the bot's own user. */
  | { readonly code: 'level-for-engine'; readonly engine: UserId }
  | { readonly code: 'engine-unrated' }
  /** Discord opens no direct messages with the asker. */
  | { readonly code: 'no-direct-messages' }
  | { readonly code: 'challenge-yourself' }
  | { readonly code: 'challenge-bot' }
  | { readonly code: 'challenge-closed'; readonly state: ChallengeState }
  | { readonly code: 'challenge-unknown' }
  | { readonly code: 'challenge-not-for-you'; readonly opponent: string }
  | { readonly code: 'challenge-not-yours' }
  | { readonly code: 'accept-own-challenge' }
  /** The bot lacks permissions in the channel; names as in Discord's settings. */
  | { readonly code: 'missing-permission'; readonly permissions: readonly string[] }
  /** A puzzle that is solved or given up already; all of a variant are; none is open; there is none of that id. */
  | { readonly code: 'puzzle-over' | 'no-more-puzzles' | 'no-open-puzzle' | 'unknown-puzzle' }
  | { readonly code: 'malformed-button' }
  | { readonly code: 'unknown-variant'; readonly text: string }
  /** The games cannot be reached at the moment; or nothing can be written, for want of room. */
  | { readonly code: 'store-away' | 'store-full' }
  /** The pictures of an answer cannot be drawn at the moment. */
  | { readonly code: 'not-drawn' }
  /** A bug, already logged under this id. */
  | { readonly code: 'bug'; readonly id: string };

/**
 * The engine gives no answer: `busy`, too many wait for it; `away`, it was given no threads to think with; `stopped`, it
 * was called off, or came to grief.
 */
export interface EngineProblem {
  readonly code: 'engine-busy' | 'engine-away' | 'engine-stopped';
}

/** What takes its time is not taken on: the asker waits for so many already, or too many people do. */
export type ShareProblem =
  | { readonly code: 'share-taken'; readonly most: number }
  | { readonly code: 'share-crowded' };

export type ProblemCode = Problem['code'];
/** What can be wrong with an offer. */
export type OfferCode = Extract<
  ProblemCode,
  | `${string}offer${string}`
  | `${OfferKind}-too-soon`
  | `${string}pause${string}`
  | 'nothing-to-take-back'
  | 'game-not-over'
  | 'rematch-begun'
  | 'no-finished-game'
>;
/** What can be wrong with a record. */
export type RecordCode = Extract<ProblemCode, `pdn-${string}`>;
/** What can be wrong with where a game is asked for. */
export type ServerCode = ServerProblem['code'];
/** What can be wrong with blocking someone. */
export type BlockCode = BlockProblem['code'];
/** What can be wrong with asking for a hint or an analysis. */
export type AnalysisCode = Extract<ProblemCode, 'hint-rated' | `analysis-${string}`>;
/** What can be wrong with a plan. */
export type PlanCode = PlanProblem['code'];
/** What can be wrong with a position. */
export type PositionCode = Extract<ProblemCode, `fen-${string}`>;
