/** What a record is worth on the boards: the numbers that they are ordered by, and until when. */
import type { PlayerRecord } from './record.ts';
import { SPANS, type Span } from './span.ts';

export const ORDERS = ['rating', 'wins', 'games', 'share'] as const;
/** By what a board is ordered. */
export type Order = (typeof ORDERS)[number];

/** Fewer games say nothing of a share of wins, nor of a rating: with one game won, everyone would lead. */
export const LEAST_GAMES = 5;
const DAY = 24 * 60 * 60 * 1000;
/** A rating leaves the board after so long without a game, in ms: it comes back with the next. */
const STAY = 60 * DAY;

/** A player's line on the boards of one span. */
export interface Standing {
  readonly span: Span;
  /** When the span began (ms): older than the present one, and the line is no longer shown. */
  readonly since: number;
  readonly games: number;
  readonly wins: number;
  /** Wins in a thousand games; `null` while there are too few. */
  readonly share: number | null;
  /** The rating as it is shown, in whole points: equal numbers share a place. */
  readonly rating: number;
  /** Until when the rating is on its board (ms); 0 while its player has not earned that. */
  readonly rankedUntil: number;
}

/** Whether enough games of an established player against more than one opponent stand behind the rating. */
export const isRanked = ({ spans, isVaried, isEstablished }: PlayerRecord): boolean =>
  spans.ever.games >= LEAST_GAMES && isVaried && isEstablished;

/** Until when a rating is on its board (ms); 0 for one that is not ranked. */
export const rankEnd = (record: PlayerRecord): number => (isRanked(record) ? record.rating.at + STAY : 0);

/** A record's lines, a span each. */
export const standingsOf = (record: PlayerRecord): readonly Standing[] =>
  SPANS.map((span) => {
    const { since, games, wins } = record.spans[span];
    return {
      span,
      since,
      games,
      wins,
      share: games < LEAST_GAMES ? null : Math.round((wins * 1000) / games),
      rating: Math.round(record.rating.value),
      rankedUntil: rankEnd(record),
    };
  });
