/** The small words of boards, profiles and statistics. */
import type { Pool } from '../../rating/record.ts';
import { isolated } from '../../i18n/sentence.ts';
import { plain } from '../../i18n/plain.ts';
import type { Say } from '../../i18n/say.ts';

/** A line on a phone holds a name of so many letters and a few words. */
const LONGEST_NAME = 24;

/**
 * A player's name as text, never as a mention: boards name people whom the reader's Discord may not know, and would then
 * show as a number. Nothing in it is interpreted. Of a long one as many letters are shown as told, the last of them a dot.
 */
export function shownName(name: string, longest = LONGEST_NAME): string {
  const letters = Array.from(name);
  const short = letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : name;
  return isolated(plain(short) || '·');
}

/** A share in whole percent. */
export const percent = (say: Say, part: number, whole: number): string =>
  new Intl.NumberFormat(say.locale, { style: 'percent' }).format(whole === 0 ? 0 : part / whole);

/** What a rating or board is about. */
export const poolName = (say: Say, pool: Pool): string =>
  pool === 'all' ? say('pool.all') : say(`variant.${pool}`);
