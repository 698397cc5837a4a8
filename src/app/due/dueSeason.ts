/** A season that is due: its time is over, or its table is yet to be posted. */
import type { Season } from '../../rating/season.ts';
import { seasonPost } from '../../views/standings/season.ts';
import type { Using } from '../ports/app.ts';
import { putOff, type PutOff } from './kind.ts';
import { dueAfter, isHopeless } from './patience.ts';
import { namedLines } from '../server/seasonLines.ts';
import { sayAt } from '../reader/sharedLanguage.ts';

type Needs = Using<'personal' | 'seasons' | 'settings', 'messenger' | 'now'>;

/** Ends it if that is yet to be done, and posts its table; the same table is never posted twice. */
export async function doDueSeason(app: Needs, season: Season): Promise<PutOff<Season> | undefined> {
  const ended = season.endedAt === null ? await app.store.seasons.end(season, app.now()) : season;
  if (!ended) return undefined;
  const { guildId, channelId, locale, number, endedAt } = ended;
  const lines = await namedLines(app, ended.table);
  const screen = seasonPost(await sayAt(app, ended), ended, lines);
  const posted = await app.messenger.post({ guildId, channelId, locale }, screen, `s${number}.${guildId}`);
  const now = app.now();
  const isDone = typeof posted === 'object' || isHopeless(posted, now - (endedAt ?? now));
  return putOff(ended, isDone ? null : dueAfter(posted, now, endedAt ?? now));
}
