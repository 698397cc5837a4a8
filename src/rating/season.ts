/**
 * A season: a stretch of a server's ledger with a table at its end. Its start and its end are entered in the ledger like
 * games, so that it is clear which games are its own, and what a start did to ratings is made again by every replay.
 */
import type { Player } from '../game/game.ts';
import { LEAST_GAMES } from './board.ts';
import type { Rating } from './glicko.ts';
import type { PlayerRecord } from './record.ts';

/** A player's line of a season's table. */
export interface SeasonLine {
  /** From 1; equal ratings share a place. */
  readonly place: number;
  readonly player: Player;
  /** In whole points, when the season ended. */
  readonly rating: number;
  readonly games: number;
  readonly wins: number;
}

export interface Season {
  readonly guildId: string;
  /** From 1, in the order in which they began. */
  readonly number: number;
  /** Counts the changes, from 1. */
  readonly version: number;
  readonly name: string;
  /** Where its table is posted, and in which language. */
  readonly channelId: string;
  readonly locale: string;
  /** Whether ratings were drawn together when it began. */
  readonly isReset: boolean;
  readonly startedAt: number;
  /** Its place in the ledger. */
  readonly startSeq: number;
  /** When it ends by itself (ms); `null`: when an admin says so. */
  readonly endsAt: number | null;
  /** `null` while it goes on. */
  readonly endedAt: number | null;
  readonly table: readonly SeasonLine[];
}

/** The middle of all ratings, to which a reset draws them. */
const MIDDLE = 1500;
/** How much of the distance to it is left. */
const KEPT = 0.5;
/** How unsure a rating is at least after a reset: it moves again, and has its question mark for a few games. */
const LEAST_DEVIATION = 150;

/** A rating after a soft reset: half as far from 1500, and as unsure as 150. When it was won stays as it is. */
export const softReset = (rating: Rating): Rating => ({
  ...rating,
  value: MIDDLE + (rating.value - MIDDLE) * KEPT,
  deviation: Math.max(rating.deviation, LEAST_DEVIATION),
});

/** A record whose rating is reset. */
export const resetRecord = (record: PlayerRecord): PlayerRecord => ({
  ...record,
  rating: softReset(record.rating),
});

/** What someone did in a season. */
export interface Effort {
  readonly player: Player;
  readonly rating: number;
  readonly games: number;
  readonly wins: number;
}

/** Lines of a table that are kept. */
const MOST_LINES = 100;

/** Those who played enough, by rating; of equal ones, the one with more games first, on the same place. */
export function tableOf(efforts: readonly Effort[]): readonly SeasonLine[] {
  const ranked = efforts
    .filter(({ games }) => games >= LEAST_GAMES)
    .toSorted((a, b) => b.rating - a.rating || b.games - a.games || (a.player.id < b.player.id ? -1 : 1));
  return ranked.slice(0, MOST_LINES).map((effort) => ({
    place: 1 + ranked.filter(({ rating }) => rating > effort.rating).length,
    ...effort,
  }));
}
