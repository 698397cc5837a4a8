/** Start and end are entries of the ledger, so every replay repeats a season's reset. */
import type { Player } from '../../game/game.ts';
import { LEAST_GAMES } from '../../rating/board.ts';
import type { Rating } from '../../rating/glicko.ts';
import type { PlayerRecord } from '../../rating/record.ts';

export interface SeasonLine {
  readonly place: number;
  readonly player: Player;
  readonly rating: number;
  readonly games: number;
  readonly wins: number;
}

export interface Season {
  readonly guildId: string;
  readonly number: number;
  readonly version: number;
  readonly name: string;
  readonly channelId: string;
  readonly locale: string;
  readonly isReset: boolean;
  readonly startedAt: number;
  readonly startSeq: number;
  readonly endsAt: number | null;
  readonly endedAt: number | null;
  readonly table: readonly SeasonLine[];
}

export type SeasonPlan = Pick<
  Season,
  'guildId' | 'name' | 'channelId' | 'locale' | 'isReset' | 'startedAt' | 'endsAt'
>;

const MIDDLE = 1500;
const KEPT = 0.5;
// The least deviation after a reset: ratings move again and get a question mark for a few games.
const LEAST_DEVIATION = 150;

const softReset = (rating: Rating): Rating => ({
  ...rating,
  value: MIDDLE + (rating.value - MIDDLE) * KEPT,
  deviation: Math.max(rating.deviation, LEAST_DEVIATION),
});

export const resetRecord = (record: PlayerRecord): PlayerRecord => ({
  ...record,
  rating: softReset(record.rating),
});

interface Effort {
  readonly player: Player;
  readonly rating: number;
  readonly games: number;
  readonly wins: number;
}

const MOST_LINES = 100;

export function tableOf(efforts: readonly Effort[]): readonly SeasonLine[] {
  const ranked = efforts
    .filter(({ games }) => games >= LEAST_GAMES)
    .toSorted((a, b) => b.rating - a.rating || b.games - a.games || (a.player.id < b.player.id ? -1 : 1));
  return ranked.slice(0, MOST_LINES).map((effort) => ({
    place: 1 + ranked.filter(({ rating }) => rating > effort.rating).length,
    ...effort,
  }));
}
