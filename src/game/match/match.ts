/** Games in a row with alternating colors. Each game stores all data, so a match has no row. */
import type { TableId } from '../../openings/table.ts';

/** A number of games, or a number of points that counts once both sides have had the opening. */
export type MatchLength =
  | { readonly kind: 'games'; readonly games: number }
  | { readonly kind: 'points'; readonly points: number };

export const makeLength = (length: MatchLength): string =>
  length.kind === 'games' ? `${length.games} games` : `first to ${length.points}`;

export interface Opening {
  readonly table: TableId;
  readonly row: string;
}

interface MatchTerms {
  readonly length: MatchLength;
  readonly rest: number;
}

/** Openings are drawn by lot, one for two games, and verifiably (`src/game/match/seeds.ts`). */
export interface Draw {
  readonly table: TableId;
  readonly secret: string;
  /** The hash of the first seed, shown before anyone accepts. */
  readonly sealed: string;
}

interface OpenDraw extends Draw {
  /** Ids of the message with the seal and of the press that accepted. Older matches have none. */
  readonly mixed?: readonly string[] | undefined;
  readonly dealt: readonly Dealt[];
}

export interface MatchOffer extends MatchTerms {
  readonly draw: Draw | null;
}

interface Dealt {
  readonly row: string;
  readonly seed: string;
}

/** `first` plays White in the first game of the match. */
export const MATCH_SIDES = ['first', 'second'] as const;
export type MatchSide = (typeof MATCH_SIDES)[number];

export interface MatchGame {
  readonly id: string;
  readonly winner: MatchSide | null;
}

/** `apart`: in different servers; `room`: no free game for too long; `place`: channel deleted. */
export const MATCH_STOPS = ['agreed', 'apart', 'room', 'gone', 'place'] as const;
export type MatchStop = (typeof MATCH_STOPS)[number];

export interface Match extends MatchTerms {
  readonly number: number;
  readonly before: readonly MatchGame[];
  /** The openings drawn so far: one for every two games. */
  readonly draw: OpenDraw | null;
  /** The side that wants to end the match early; omitted if neither side or both sides do. */
  readonly asked?: MatchSide | undefined;
  readonly stopped?: MatchStop | undefined;
}
