/**
 * Names, shares, days and hours as leaderboards, profiles and charts write them. Days are in UTC,
 * as leaderboards count them.
 */
import type { Pool } from '../../rating/record.ts';
import { cleanName } from '../../game/cleanName.ts';
import { isolated } from '../../i18n/sentence.ts';
import { plain } from '../../i18n/plain.ts';
import { shortened } from '../../kit/cut.ts';
import type { Say } from '../../i18n/say.ts';
import { choicesOf } from '../screen/blocks.ts';
import type { Choice } from '../screen/screen.ts';

/** Fits on one line of a phone together with a few words. */
const LONGEST_NAME = 24;

/** Names are also cut in pictures and alt texts. */
export function cutName(name: string, longest = LONGEST_NAME): string {
  return shortened(cleanName(name), longest) || '·';
}

/**
 * Leaderboards list people that the reader's Discord may not know. For those, a mention would show
 * as a number.
 */
export const shownName = (name: string, longest = LONGEST_NAME): string =>
  isolated(plain(cutName(name, longest)));

/** A chart of fewer games would be mostly empty. */
export const LEAST_CHARTED = 10;

export const poolName = (say: Say, pool: Pool): string =>
  pool === 'all' ? say('pool.all') : say(`variant.${pool}`);

export const poolChoices = (say: Say, pools: readonly Pool[], held: Pool): readonly Choice[] =>
  choicesOf(pools, (pool) => poolName(say, pool), held);

const ZONE = { timeZone: 'UTC', numberingSystem: 'latn' } as const;
const A_MONDAY = Date.UTC(2026, 0, 5);
const DAY = 24 * 60 * 60 * 1000;

export const shortDay = (say: Say, at: number): string =>
  new Intl.DateTimeFormat(say.locale, { ...ZONE, day: 'numeric', month: 'numeric' }).format(at);

export const dayName = (say: Say, at: number): string =>
  new Intl.DateTimeFormat(say.locale, { ...ZONE, day: 'numeric', month: 'short' }).format(at);

export const dateName = (say: Say, at: number): string =>
  new Intl.DateTimeFormat(say.locale, { ...ZONE, dateStyle: 'medium' }).format(at);

/** From 0 for Monday. */
export const weekdayName = (say: Say, weekday: number): string =>
  new Intl.DateTimeFormat(say.locale, { ...ZONE, weekday: 'short' }).format(A_MONDAY + weekday * DAY);
