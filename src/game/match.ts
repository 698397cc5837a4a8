/**
 * A match: several games in a row between the same two seats, with alternating colors. A match has
 * no row of its own; each of its games carries all of its data.
 */
import type { TableId } from '../openings/table.ts';

/** A number of games, or a number of points when both sides have had the opening. */
export type MatchLength =
  | { readonly kind: 'games'; readonly games: number }
  | { readonly kind: 'points'; readonly points: number };

/** The inverse of `parseLength` in `src/match/wish.ts`. */
export const makeLength = (length: MatchLength): string =>
  length.kind === 'games' ? `${length.games} games` : `first to ${length.points}`;

export interface Opening {
  readonly table: TableId;
  readonly row: string;
}

export interface MatchTerms {
  readonly length: MatchLength;
  readonly rest: number;
}

/** Openings are drawn by lot, one for two games, in a verifiable way (`src/match/seeds.ts`). */
export interface Draw {
  readonly table: TableId;
  /** All seeds follow from it; never shown. */
  readonly secret: string;
  /** The hash of the first seed, shown before anybody accepts. */
  readonly sealed: string;
}

export interface OpenDraw extends Draw {
  /**
   * Ids that Discord chose after the seal, used together with each seed: of the message that showed
   * the seal and of the press that accepted. Left out in older matches.
   */
  readonly mixed?: readonly string[] | undefined;
  readonly dealt: readonly Dealt[];
}

export interface MatchOffer extends MatchTerms {
  readonly draw: Draw | null;
}

/** A dealt opening and the seed that proves it. */
export interface Dealt {
  readonly row: string;
  readonly seed: string;
}

/** `first` has White in the first game of the match. */
export const MATCH_SIDES = ['first', 'second'] as const;
export type MatchSide = (typeof MATCH_SIDES)[number];

export interface MatchGame {
  readonly id: string;
  readonly winner: MatchSide | null;
}

/**
 * Why a match ended early: by agreement; its players are in different servers; too many games for
 * too long; a player is gone; the channel is gone.
 */
export const MATCH_STOPS = ['agreed', 'apart', 'room', 'gone', 'place'] as const;
export type MatchStop = (typeof MATCH_STOPS)[number];

/** The match data of one game. */
export interface Match extends MatchTerms {
  readonly number: number;
  readonly before: readonly MatchGame[];
  /** What was dealt so far, for every two games. */
  readonly draw: OpenDraw | null;
  /** The side that wants to end it early; left out if none or both. */
  readonly asked?: MatchSide | undefined;
  readonly stopped?: MatchStop | undefined;
}
