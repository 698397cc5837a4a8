/**
 * A match: several games in a row between the same two, with colors exchanged from game to game. A match has no row of its
 * own; each of its games carries all that there is to know of it, and a game that ends is followed by the next one.
 */
import type { TableId } from '../openings/table.ts';

/** When a match is over: after so many games, or when somebody has so many points and both have had the opening. */
export type MatchLength =
  | { readonly kind: 'games'; readonly games: number }
  | { readonly kind: 'points'; readonly points: number };

/** A length as it is written, and read by `src/match/wish.ts`. */
export const makeLength = (length: MatchLength): string =>
  length.kind === 'games' ? `${length.games} games` : `first to ${length.points}`;

/** The opening that a game begins from, by the name of its row in a table. */
export interface Opening {
  readonly table: TableId;
  readonly row: string;
}

/** What is agreed of a match before it begins. */
export interface MatchTerms {
  readonly length: MatchLength;
  /** How long its players rest between two games (ms). */
  readonly rest: number;
}

/** Openings are dealt by lot, one for two games, in a way that anybody can check (`src/match/seeds.ts`). */
export interface Draw {
  readonly table: TableId;
  /** From which all seeds follow; nobody is shown it. */
  readonly secret: string;
  /** Shown before anybody accepts: the hash of the first seed. */
  readonly sealed: string;
}

/** A draw of which openings are dealt. */
export interface OpenDraw extends Draw {
  /**
   * What Discord chose after the seal, and is dealt from together with each seed: the id of the message that showed the seal, and of
   * the press that accepted it. Left out in matches that began before this was so.
   */
  readonly mixed?: readonly string[] | undefined;
  readonly dealt: readonly Dealt[];
}

/** A match as it is offered. */
export interface MatchOffer extends MatchTerms {
  /** `null`: every game has the same start. */
  readonly draw: Draw | null;
}

/** An opening that was dealt, and the seed that proves it. */
export interface Dealt {
  readonly row: string;
  readonly seed: string;
}

/** `first` has White in the first game of the match. */
export const MATCH_SIDES = ['first', 'second'] as const;
export type MatchSide = (typeof MATCH_SIDES)[number];

/** A game of a match that is over. */
export interface MatchGame {
  readonly id: string;
  /** `null` for a draw. */
  readonly winner: MatchSide | null;
}

/**
 * Why a match ended before its time, where its last game does not tell: its players have agreed on it, do not meet here any more, one of them had too
 * many games for too long or is gone for good, or its channel is gone.
 */
export const MATCH_STOPS = ['agreed', 'apart', 'room', 'gone', 'place'] as const;
export type MatchStop = (typeof MATCH_STOPS)[number];

/** A match as one of its games knows it. */
export interface Match extends MatchTerms {
  /** Which game of it this is, from 1. */
  readonly number: number;
  /** The games before this one, in order. */
  readonly before: readonly MatchGame[];
  /** What was dealt so far, for every two games. */
  readonly draw: OpenDraw | null;
  /** Who wants to end it before its time; left out while nobody does, and once both do. */
  readonly asked?: MatchSide | undefined;
  /** Left out while nothing stops it. */
  readonly stopped?: MatchStop | undefined;
}
