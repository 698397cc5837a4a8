/**
 * Every refusal that the rules of a game between people can give, as data. A code is also the key of its sentence
 * (`problem.<code>`). What else can be wrong is in `src/app/problem`. Bugs are not problems: they are thrown.
 */
import type { Color } from '../draughts/types.ts';
import type { VariantId } from '../draughts/variants.ts';
import type { FenProblem } from '../notation/fenProblem.ts';
import type { PdnProblem } from '../notation/pdn/problem.ts';
import type { ChallengeState } from './challenge.ts';
import type { Result } from './game.ts';
import type { OfferKind } from './offers.ts';
import type { PlanProblem } from './planProblem.ts';

export type GameProblem =
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
  | { readonly code: 'record-no-such-game'; readonly count: number }
  | { readonly code: 'record-empty' }
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
  /** The button or menu belongs to an earlier ply than the game is at; or it is none of ours. */
  | { readonly code: 'stale-click' | 'malformed-button' }
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
  /** There is a rematch of a whole match only. */
  | { readonly code: 'match-goes-on' }
  /** A match is over, its next game is on, its end was asked for already, or agreed on. */
  | { readonly code: 'match-over' | 'match-game-begun' | 'match-end-asked' | 'match-ending' }
  /** The opponent had themselves erased. */
  | { readonly code: 'opponent-gone' }
  /** Hints are for games that do not count. */
  | { readonly code: 'hint-rated' }
  | PlanProblem
  | { readonly code: 'challenge-yourself' }
  | { readonly code: 'challenge-bot' }
  | { readonly code: 'challenge-closed'; readonly state: ChallengeState }
  | { readonly code: 'challenge-not-for-you'; readonly opponent: string }
  | { readonly code: 'challenge-not-yours' }
  | { readonly code: 'accept-own-challenge' }
  /** A puzzle that is solved or given up already. */
  | { readonly code: 'puzzle-over' };

type GameCode = GameProblem['code'];
/** What can be wrong with an offer. */
export type OfferCode = Extract<
  GameCode,
  | `${string}offer${string}`
  | `${OfferKind}-too-soon`
  | `${string}pause${string}`
  | 'nothing-to-take-back'
  | 'game-not-over'
  | 'rematch-begun'
>;
/** What can be wrong with a record. */
export type RecordCode = Extract<GameCode, `pdn-${string}`>;
/** What can be wrong with a plan. */
export type PlanCode = PlanProblem['code'];
/** What can be wrong with a position. */
export type PositionCode = Extract<GameCode, `fen-${string}`>;
