/** Finished games to rate: valid, with arbitrary moves. */
import type { Finished } from '../../src/rating/finished.ts';

export const DAY = 24 * 60 * 60 * 1000;
export const HOUR = DAY / 24;
/** A Wednesday at noon, UTC. */
export const NOON = Date.UTC(2026, 10, 18, 12);

export const person = (id: string) => ({ id, name: id.toUpperCase() });

export const finishedGame = (changes: Partial<Finished> = {}): Finished => ({
  gameId: 'g1',
  guildId: 'guild-1',
  channelId: 'channel-1',
  variant: 'russian',
  players: { white: person('anna'), black: person('boris') },
  winner: 'white',
  plies: 40,
  rated: true,
  firstMove: 'c3-d4',
  isLive: false,
  thought: { white: { moves: 19, ms: 19 * HOUR }, black: { moves: 20, ms: 10 * HOUR } },
  at: NOON,
  ...changes,
});
