/** The code is also the key of its sentence (`problem.<code>`). For others: `src/app/problem`. */
import type { Color } from '../draughts/types.ts';
import type { VariantId } from '../draughts/variants.ts';
import type { FenProblem } from '../notation/fenProblem.ts';
import type { PdnProblem } from '../notation/pdn/problem.ts';
import type { ChallengeState } from './challenge/challenge.ts';
import type { GameResult } from './game.ts';
import type { OfferKind } from './offers/offers.ts';
import type { MoveProblem } from '../notation/move.ts';

export type GameProblem =
  | { readonly code: 'unreadable-move'; readonly text: string; readonly legal: readonly string[] }
  /** Readable but illegal. A quiet move that ignores a capture has its own code. */
  | { readonly code: 'illegal-move'; readonly text: string; readonly legal: readonly string[] }
  | { readonly code: 'must-capture'; readonly text: string; readonly legal: readonly string[] }
  | { readonly code: 'ambiguous-move'; readonly text: string; readonly candidates: readonly string[] }
  | (FenProblem & { readonly variant: VariantId })
  | PdnProblem
  | { readonly code: 'record-too-long'; readonly most: number }
  | { readonly code: 'record-no-such-game'; readonly count: number }
  | { readonly code: 'record-empty' }
  | { readonly code: 'not-your-turn'; readonly turn: Color }
  | { readonly code: 'not-your-game' }
  | { readonly code: 'game-over'; readonly result: GameResult }
  | { readonly code: 'time-over' }
  | { readonly code: 'unreadable-time' | 'time-out-of-range'; readonly text: string }
  | { readonly code: 'weekends-need-days' }
  | { readonly code: 'vacation-running'; readonly until: number }
  | { readonly code: 'vacation-length'; readonly left: number }
  | { readonly code: 'no-vacation-left' }
  | { readonly code: 'no-vacation' }
  /** The button belongs to an earlier ply, or was not made by this bot. */
  | { readonly code: 'stale-click' | 'malformed-button' }
  /** A side has one offer at a time. */
  | { readonly code: `${OfferKind}-already-offered` }
  | { readonly code: `no-${OfferKind}-offer` }
  /** The same offer failed before; the player must first make `moves` moves. */
  | { readonly code: `${OfferKind}-too-soon`; readonly moves: number }
  | { readonly code: 'nothing-to-take-back' }
  | { readonly code: 'draw-offer-waits' }
  | { readonly code: 'no-clock-to-pause' }
  | { readonly code: 'already-paused'; readonly until: number }
  | { readonly code: 'game-paused'; readonly until: number }
  | { readonly code: 'not-paused' }
  | { readonly code: 'takeback-offer-waits' }
  | { readonly code: 'game-not-over' }
  | { readonly code: 'analysis-running' | 'analysis-empty' }
  | { readonly code: 'rematch-begun' }
  | { readonly code: 'match-goes-on' }
  | { readonly code: 'match-over' | 'match-game-begun' | 'match-end-asked' | 'match-ending' }
  | { readonly code: 'opponent-gone' }
  | { readonly code: 'hint-rated' }
  | PlanProblem
  | { readonly code: 'challenge-yourself' }
  | { readonly code: 'challenge-bot' }
  | { readonly code: 'challenge-closed'; readonly state: ChallengeState }
  | { readonly code: 'challenge-not-for-you'; readonly opponent: string }
  | { readonly code: 'challenge-not-yours' }
  | { readonly code: 'accept-own-challenge'; readonly id: string }
  | { readonly code: 'puzzle-over' }
  | VoteProblem;

type GameCode = GameProblem['code'];
export type OfferCode = Extract<
  GameCode,
  | `${string}offer${string}`
  | `${OfferKind}-too-soon`
  | `${string}pause${string}`
  | 'nothing-to-take-back'
  | 'game-not-over'
  | 'rematch-begun'
>;
export type RecordCode = Extract<GameCode, `pdn-${string}`>;
export type VoteCode = VoteProblem['code'];
export type PlanCode = PlanProblem['code'];
export type PositionCode = Extract<GameCode, `fen-${string}`>;

type VoteProblem =
  /** No team has to vote; the vote is being counted; the user hasn't voted yet. */
  | { readonly code: 'vote-none' | 'vote-closed' | 'vote-first' }
  /** For guests, and for people whose joining date Discord doesn't report. */
  | { readonly code: 'vote-members-only' }
  | { readonly code: 'vote-other-role' | 'vote-other-channel'; readonly team: string }
  /** Discord didn't report who the visitor of a page is. */
  | { readonly code: 'vote-unknown-member' }
  | { readonly code: 'vote-for-both' }
  /** The user plays against the team. */
  | { readonly code: 'vote-opponent' }
  | { readonly code: 'vote-too-young'; readonly days: number }
  /** `tied` has the moves of the runoff. */
  | { readonly code: 'vote-not-tied'; readonly tied: readonly string[] }
  /** The move gives away this many pieces. */
  | { readonly code: 'vote-hangs'; readonly ply: number; readonly chosen: string; readonly lost: number }
  /** A voting team can answer only draw offers. */
  | { readonly code: 'vote-only-draw' | 'vote-no-rematch' };

export type PlanProblem =
  | { readonly code: 'plan-on-own-turn' }
  | { readonly code: 'plan-empty' }
  | { readonly code: 'plan-too-many' }
  | { readonly code: 'plan-too-long'; readonly row: number }
  | { readonly code: 'plan-move'; readonly row: number; readonly move: MoveProblem }
  | { readonly code: 'plan-without-answer'; readonly row: number }
  | { readonly code: 'plan-past-end'; readonly row: number }
  | { readonly code: 'plan-two-answers'; readonly row: number };
