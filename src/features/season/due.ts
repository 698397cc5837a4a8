import { putOff, type PutOff, dueAfter, isHopeless } from '../../app/due/kind.ts';
import type { Season } from './rules.ts';
import { seasonPost, seasonStart } from './view.ts';
import type { Screen } from '../../views/screen/screen.ts';
import type { Using } from '../../app/ports/app.ts';
import type { MessageAddress } from '../../game/game.ts';
import type { MessengerFault } from '../../app/ports/messenger.ts';
import { namedLines } from './use.ts';
import { sayAt, sharedShape } from '../../app/reader/reader.ts';

type Needs = Using<'personal' | 'seasons' | 'settings', 'messenger' | 'now'>;

const isOver = ({ endsAt, endedAt }: Season, now: number): boolean =>
  endedAt !== null || (endsAt !== null && endsAt <= now);

/** Announces the season, or ends it and posts its table. Nothing is posted twice. */
export const doDueSeason = (app: Needs, season: Season): Promise<PutOff<Season> | undefined> =>
  isOver(season, app.now()) ? finish(app, season) : announce(app, season);

const post = (
  app: Needs,
  { guildId, channelId, locale, number }: Season,
  screen: Screen,
  letter: string,
): Promise<MessageAddress | MessengerFault> =>
  app.messenger.post({ guildId, channelId, locale }, screen, `${letter}${number}.${guildId}`);

/** When to retry a post due since `since` (ms); `null` if it is done, or never will be. */
function againAt(posted: MessageAddress | MessengerFault, now: number, since: number): number | null {
  const isDone = typeof posted === 'object' || isHopeless(posted, now - since);
  return isDone ? null : dueAfter(posted, now, since);
}

async function announce(app: Needs, season: Season): Promise<PutOff<Season>> {
  const { startedAt, endsAt } = season;
  const posted = await post(app, season, seasonStart(await sayAt(app, season), season), 'a');
  const again = againAt(posted, app.now(), startedAt);
  return putOff(season, again === null ? endsAt : Math.min(again, endsAt ?? again));
}

async function finish(app: Needs, season: Season): Promise<PutOff<Season> | undefined> {
  const now = app.now();
  const ended = season.endedAt === null ? await app.store.seasons.end(season, now) : season;
  if (!ended) return undefined;
  const lines = await namedLines(app, ended.table);
  const [say, shape] = await Promise.all([sayAt(app, ended), sharedShape(app, ended)]);
  const posted = await post(app, ended, seasonPost(say, ended, lines, shape), 's');
  return putOff(ended, againAt(posted, app.now(), ended.endedAt ?? now));
}
