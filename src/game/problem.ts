/**
 * Every refusal that a player can meet, as data. A code is also the key of its sentence (`problem.<code>`), so a
 * refusal without words does not compile. Bugs are not problems: they are thrown.
 */
import type { Color } from '../draughts/types.ts';
import type { VariantId } from '../draughts/variants.ts';
import type { FenProblem } from '../notation/fenProblem.ts';
import type { PdnProblem } from '../notation/pdn/problem.ts';
import type { ChallengeState } from './challenge.ts';
import type { GameId, Result } from './game.ts';
import type { OfferKind } from './offers.ts';
import type { PlanProblem } from './planProblem.ts';

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
  | { readonly code: 'record-empty' }
  | { readonly code: 'record-forgotten' }
  | { readonly code: 'not-your-turn'; readonly turn: Color }
  | { readonly code: 'not-your-game' }
  | { readonly code: 'game-over'; readonly result: Result }
  /** The time of the side to move is over, though that may not have been announced yet. */
  | { readonly code: 'time-over' }
  /** A text is no time control, or one that is too short or too long. */
  | { readonly code: 'unreadable-time' | 'time-out-of-range'; readonly text: string }
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
  /** One's own offer of this kind is open; a side has one at a time. */
  | { readonly code: `${OfferKind}-already-offered` }
  /** There is no such offer to answer, or of one's own to withdraw. */
  | { readonly code: `no-${OfferKind}-offer` }
  /** The same offer came to nothing; so many more moves of one's own must be made first. */
  | { readonly code: `${OfferKind}-too-soon`; readonly moves: number }
  | { readonly code: 'nothing-to-take-back' }
  /** A draw was offered with a move, while the other side's own offer waits for an answer. */
  | { readonly code: 'draw-offer-waits' }
  /** The other side asks to take a move back itself; that is to be answered first. */
  | { readonly code: 'takeback-offer-waits' }
  /** There is a rematch only of a game that is over, and one at most. */
  | { readonly code: 'game-not-over' }
  | { readonly code: 'rematch-begun' }
  | { readonly code: 'no-finished-game' }
  | PlanProblem
  | { readonly code: 'challenge-yourself' }
  | { readonly code: 'challenge-bot' }
  | { readonly code: 'challenge-closed'; readonly state: ChallengeState }
  | { readonly code: 'challenge-unknown' }
  | { readonly code: 'challenge-not-for-you'; readonly opponent: string }
  | { readonly code: 'challenge-not-yours' }
  | { readonly code: 'accept-own-challenge' }
  /** The bot lacks permissions in the channel; names as in Discord's settings. */
  | { readonly code: 'missing-permission'; readonly permissions: readonly string[] }
  | { readonly code: 'malformed-button' }
  | { readonly code: 'unknown-variant'; readonly text: string }
  /** A bug, already logged under this id. */
  | { readonly code: 'bug'; readonly id: string };

export type ProblemCode = Problem['code'];
/** What can be wrong with an offer. */
export type OfferCode = Extract<
  ProblemCode,
  | `${string}offer${string}`
  | `${OfferKind}-too-soon`
  | 'nothing-to-take-back'
  | 'game-not-over'
  | 'rematch-begun'
  | 'no-finished-game'
>;
/** What can be wrong with a record. */
export type RecordCode = Extract<ProblemCode, `pdn-${string}`>;
/** What can be wrong with a plan. */
export type PlanCode = PlanProblem['code'];
/** What can be wrong with a position. */
export type PositionCode = Extract<ProblemCode, `fen-${string}`>;
