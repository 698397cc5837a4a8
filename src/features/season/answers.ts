/** Admins start and end a season. */
import { answeringInServers } from '../../app/ports/answering.ts';
import type { App } from '../../app/ports/app.ts';
import { type Asker, type ServerAsker, privately, privateText } from '../../app/ports/command.ts';
import { settingsAt } from '../../app/reader/reader.ts';
import type { Season } from './rules.ts';
import { closedChannel } from '../../app/server/closedChannel.ts';
import { refusalText } from '../../app/problem/refusal.ts';
import { cleanName } from '../../game/cleanName.ts';
import { lastDay } from '../../game/calendar/instant.ts';
import { plain } from '../../i18n/plain.ts';
import { sayIn, type Say } from '../../i18n/say.ts';
import { buttonBlock, quiet, text } from '../../views/screen/blocks.ts';
import type { Screen } from '../../views/screen/screen.ts';
import { channel } from '../../views/screen/tokens.ts';
import { endButton, endQuestion, seasonForm, seasonRefusal, seasonStatus } from './view.ts';
import { SEASON } from './presses.ts';

const LONGEST_NAME = 40;

interface SeasonOptions {
  readonly name?: string | undefined;
  readonly until?: string | undefined;
  readonly reset?: boolean | undefined;
  readonly channel?: string | undefined;
}

async function start(
  app: App,
  asker: Asker,
  say: Say,
  guildId: string,
  options: SeasonOptions,
): Promise<Screen> {
  const name = cleanName(options.name ?? '');
  if (name === '' || name.length > LONGEST_NAME) return seasonRefusal(say, say('season.no-name'));
  const { zone } = await settingsAt(app, { guildId });
  const endsAt =
    options.until === undefined
      ? null
      : lastDay(options.until, { zone, now: asker.at, locale: asker.locale });
  if (options.until !== undefined && endsAt === null) {
    return seasonRefusal(say, say('season.date', { text: plain(options.until) }));
  }
  const channelId = options.channel ?? asker.place.channelId;
  const closed = await closedChannel(app, asker, [channelId]);
  if (closed) return seasonRefusal(say, refusalText(say, closed));
  const season = await app.store.seasons.start({
    guildId,
    name,
    channelId,
    locale: asker.place.locale,
    isReset: options.reset ?? false,
    startedAt: asker.at,
    endsAt,
  });
  if (season) return seasonStatus(say, season);
  return quiet(text(say('season.running')), buttonBlock(endButton(say)));
}

/** The running season. If a number is given, only that season, because the question may be old. */
async function running(app: App, guildId: string, number?: number): Promise<Season | null> {
  const [latest] = await app.store.seasons.all(guildId);
  if (latest?.endedAt !== null) return null;
  return number === undefined || number === latest.number ? latest : null;
}

async function ask(app: App, say: Say, guildId: string): Promise<Screen> {
  const latest = await running(app, guildId);
  return latest ? endQuestion(say, latest) : seasonStatus(say, null);
}

async function end(app: App, asker: ServerAsker, say: Say, number: number): Promise<Screen> {
  const latest = await running(app, asker.place.guildId, number);
  const ended = latest && (await app.store.seasons.end(latest, asker.at));
  if (!ended) return seasonStatus(say, null);
  return quiet(text(say('season.over', { name: plain(ended.name), where: channel(ended.channelId) })));
}

export const seasonPresses = answeringInServers(
  SEASON,
  {
    start: async ({ locale }) => ({ kind: 'form', form: seasonForm(sayIn(locale)) }),
    begin: async (asker, { answers: { name, until, reset } }, app) =>
      privately(
        await start(app, asker, sayIn(asker.locale), asker.place.guildId, {
          name,
          until: until.trim() || undefined,
          reset: reset === 'yes',
        }),
      ),
    ask: async (asker, _, app) => privately(await ask(app, sayIn(asker.locale), asker.place.guildId)),
    end: async (asker, { number }, app) => privately(await end(app, asker, sayIn(asker.locale), number)),
    keep: async (asker) => privateText(sayIn(asker.locale)('season.kept-going')),
  },
  { forAdmins: true },
);

export async function typedSeason(
  app: App,
  asker: ServerAsker,
  values: SeasonOptions & { readonly do?: 'start' | 'end' | undefined },
): Promise<Screen> {
  const say = sayIn(asker.locale);
  const { guildId } = asker.place;
  if (values.do === 'start') return start(app, asker, say, guildId, values);
  if (values.do === 'end') return ask(app, say, guildId);
  const past = (await app.store.seasons.all(guildId)).filter(({ endedAt }) => endedAt !== null);
  return seasonStatus(say, await running(app, guildId), past);
}
