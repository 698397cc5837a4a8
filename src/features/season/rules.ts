import type { Player } from '../../game/game.ts';
import { LEAST_GAMES } from '../../rating/board.ts';

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
