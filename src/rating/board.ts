import { DAY } from '../game/calendar/span.ts';
import type { PlayerRecord } from './record.ts';
import { SPANS, type Span } from './span.ts';

export const ORDERS = ['rating', 'wins', 'games', 'share'] as const;
export type Order = (typeof ORDERS)[number];

/** With fewer games, a win rate or a rating means nothing: one win would lead the board. */
export const LEAST_GAMES = 5;
const STAY = 60 * DAY;

interface Standing {
  readonly span: Span;
  readonly since: number;
  readonly games: number;
  readonly wins: number;
  readonly share: number | null;
  /** In whole points, so that equal numbers share a place. */
  readonly rating: number;
  readonly rankedUntil: number;
}

export const isRanked = ({ spans, isVaried, isEstablished }: PlayerRecord): boolean =>
  spans.ever.games >= LEAST_GAMES && isVaried && isEstablished;

export const rankEnd = (record: PlayerRecord): number => (isRanked(record) ? record.rating.at + STAY : 0);

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
