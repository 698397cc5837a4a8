/**
 * A seek is an open challenge that the server's lobby shows. The first player to seek a game on the
 * same terms becomes its opponent at once. This file decides which seeks match.
 */
import { DAY, HOUR, MINUTE } from '../calendar/span.ts';
import { makeTime } from '../clock/timeText.ts';
import type { TimeControl } from '../clock/time.ts';
import type { UserId } from '../game.ts';
import type { Challenge, Seeking } from './challenge.ts';

export interface Seek extends Challenge {
  readonly seek: Seeking;
}

export const isSeek = (challenge: Challenge): challenge is Seek => challenge.seek !== undefined;

/**
 * How long a challenge lasts, in ms: one day, so that people in every time zone see it, but nobody
 * waits a whole day for a quick game.
 */
export const lifetime = (time: TimeControl | null): number => (time?.kind === 'live' ? HOUR : DAY);

/** Seeks with the same key can match. */
export const seekKey = ({ variant, time, rated }: Pick<Challenge, 'variant' | 'time' | 'rated'>): string =>
  [variant, makeTime(time), rated ? 'rated' : 'casual'].join(' ');

export const isSeeking = ({ state, seek }: Challenge): boolean => state === 'open' && seek !== undefined;

export const isAtHome = (one: Challenge, other: Challenge): boolean =>
  one.place?.guildId === other.place?.guildId;

/** Whether the seek is open to other servers and still has a channel. */
const isAbroad = ({ seek }: Seek): boolean => seek.isEverywhere === true && !seek.isHomeless;

/** Whether these two seeks match. */
export function fits(one: Seek, other: Seek, at: number): boolean {
  const isOpen = [one, other].every((seek) => isSeeking(seek) && at < seek.expiresAt);
  return (
    isOpen &&
    one.challenger.id !== other.challenger.id &&
    (isAtHome(one, other) || (isAbroad(one) && isAbroad(other))) &&
    seekKey(one) === seekKey(other)
  );
}

/** How many rating points a minute of waiting outweighs. */
const POINTS_PER_MINUTE = 10;

const costOf = (own: Seek, other: Seek, at: number): number =>
  Math.abs(own.seek.rating - other.seek.rating) -
  (POINTS_PER_MINUTE * Math.max(0, at - other.createdAt)) / MINUTE;

/** When two seeks match, the later one accepts the earlier one, so that two processes agree. */
export const isEarlier = (one: Challenge, other: Challenge): boolean =>
  one.createdAt === other.createdAt ? one.id < other.id : one.createdAt < other.createdAt;

/** The matching seeks, best first: close in rating, and waiting for a long time. */
export const fitting = (own: Seek, others: readonly Seek[], at: number): readonly Seek[] =>
  others
    .filter((other) => fits(own, other, at))
    .map((other) => ({ other, cost: costOf(own, other, at) }))
    .toSorted((a, b) => a.cost - b.cost || (isEarlier(a.other, b.other) ? -1 : 1))
    .map(({ other }) => other);

/** The seek without its channel, which was deleted. */
export const withoutHome = (seek: Seek): Seek => ({
  ...seek,
  version: seek.version + 1,
  seek: { ...seek.seek, isHomeless: true },
});

const isShownIn = ({ place, seek }: Seek, channelId: string): boolean =>
  place?.channelId === channelId && !seek.isHomeless;

/** The seeks that a lobby shows, the longest wait first. */
export const waitingIn = (seeks: readonly Seek[], channelId: string, at: number): readonly Seek[] =>
  seeks
    .filter((seek) => isSeeking(seek) && at < seek.expiresAt && isShownIn(seek, channelId))
    .toSorted((a, b) => (isEarlier(a, b) ? -1 : 1));

export const seekOf = (seeks: readonly Challenge[], user: UserId): readonly Seek[] =>
  seeks.filter(isSeek).filter((seek) => isSeeking(seek) && seek.challenger.id === user);
