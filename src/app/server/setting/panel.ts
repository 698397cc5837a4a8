/**
 * A server's settings on one private panel, saved at once. Options set the values that no menu can.
 */
import { answeringInServers } from '../../ports/answering.ts';
import type { App } from '../../ports/app.ts';
import { changeSettings } from '../../save/change.ts';
import { type Asker, type Reply, type ServerAsker, privately } from '../../ports/command.ts';
import { refusalText } from '../../problem/refusal.ts';
import { closedBySetting } from '../closedChannel.ts';
import { SETTINGS as ALL_SETTINGS, settingLines } from './all.ts';
import type { Setting } from './setting.ts';
import type { GuildSettings } from '../../ports/subjects/settings.ts';
import { settingsAt } from '../../reader/reader.ts';
import { done, refused, type Result } from '../../../kit/result.ts';
import type { Problem } from '../../problem/problem.ts';
import { makeTime, parseTime } from '../../../game/clock/timeText.ts';
import { parseZone } from '../../../game/calendar/parseZone.ts';
import { nextDaily } from '../../../game/calendar/zone.ts';
import { nextStory } from '../../../features/showcase/rules.ts';
import type { LiveMessage } from '../../../features/live/rules.ts';
import { sayIn, type Say } from '../../../i18n/say.ts';
import { settingPress, settingsScreen, type OpenSetting } from '../../../views/server/settings.ts';
import { SETTINGS } from '../../../views/presses/declarations.ts';
import { linkTo, longTime } from '../../../views/screen/blocks.ts';
import { channel } from '../../../views/screen/tokens.ts';

const named = (id: string | null | undefined): Setting | undefined =>
  ALL_SETTINGS.find((setting) => setting.id === id);

/** What the bot can't do here, although the setting requires it. */
function shortfall(say: Say, asker: Asker, { voteCalls }: GuildSettings, { id }: Setting): string | null {
  const [permission] = asker.lacking?.roles ?? [];
  return id === 'voteCalls' && voteCalls && permission !== undefined
    ? say('settings.voteCalls.denied', { permissions: `**${permission}**` })
    : null;
}

const whereOfLive = ({ guildId, channelId, card }: LiveMessage): string =>
  card ? linkTo(guildId, card) : channel(channelId);

const opening = (
  say: Say,
  settings: GuildSettings,
  { id, control }: Setting,
  note: string | null,
): OpenSetting => ({
  id,
  hint: say(`settings.${id}.hint`),
  control: control(say, settings, settingPress(id)),
  note,
});

/** Whether the setting is offered. A setting of the page means nothing without a page. */
const isHere = (id: string, { page }: Pick<App, 'page'>, open: Setting | null): boolean =>
  id !== 'pages' || page !== null || open?.id === id;

async function panel(
  app: App,
  asker: ServerAsker,
  settings: GuildSettings,
  open: Setting | null,
  note: string | null = null,
): Promise<Reply> {
  const say = sayIn(asker.locale);
  const notes = [note, open && shortfall(say, asker, settings, open)].filter((each) => each !== null);
  const opened = open && opening(say, settings, open, notes.join('\n') || null);
  const lines = settingLines(say, settings).filter(({ id }) => isHere(id, app, open));
  const home = open ? null : await app.store.homes.load(asker.place.guildId);
  return privately(settingsScreen(say, lines, opened, home && whereOfLive(home)));
}

/** When the post comes whose channel or hour was chosen; `null` if the choice is about no post. */
async function nextPost(
  { store, now }: App,
  { place: { guildId }, locale }: ServerAsker,
  settings: GuildSettings,
  changes: Partial<GuildSettings>,
): Promise<string | null> {
  const say = sayIn(locale);
  const { dailyPuzzle, dailyPuzzleHour, gameOfDay, zone } = settings;
  if (dailyPuzzle !== null && ('dailyPuzzle' in changes || 'dailyPuzzleHour' in changes)) {
    const home = await store.homes.load(guildId);
    return home?.channelId === dailyPuzzle
      ? say('settings.dailyPuzzle.home', { where: whereOfLive(home) })
      : say('settings.dailyPuzzle.next', { time: longTime(nextDaily(now(), dailyPuzzleHour, zone)) });
  }
  if (gameOfDay === null || !('gameOfDay' in changes || 'gameOfDayHour' in changes)) return null;
  const last = (await store.showcases.load(guildId))?.postedAt ?? null;
  return say('settings.gameOfDay.next', { time: longTime(nextStory(settings, now(), last)) });
}

async function save(
  app: App,
  asker: ServerAsker,
  setting: Setting,
  changes: Partial<GuildSettings>,
): Promise<Reply> {
  const { guildId, locale } = asker.place;
  const settings = await changeSettings(app, guildId, { ...changes, placeLocale: locale });
  const next = await nextPost(app, asker, settings, changes);
  return panel(
    app,
    asker,
    settings,
    setting,
    [sayIn(asker.locale)('settings.saved'), next ?? ''].join(' ').trim(),
  );
}

/** Saves the choice if the bot can do what it requires. */
async function choose(
  app: App,
  asker: ServerAsker,
  setting: Setting,
  changes: Partial<GuildSettings>,
): Promise<Reply> {
  const present = await settingsAt(app, asker.place);
  const closed = await closedBySetting(app, asker, present, changes);
  return closed
    ? panel(app, asker, present, setting, `⚠️ ${refusalText(sayIn(asker.locale), closed)}`)
    : save(app, asker, setting, changes);
}

type Typed = Result<Partial<GuildSettings> | null, Problem>;

function typedZone(text: string | undefined): Typed {
  if (text === undefined) return done(null);
  const zone = parseZone(text);
  return zone === null ? refused({ code: 'unknown-zone', text }) : done({ zone });
}

function typedTime(text: string | undefined): Typed {
  if (text === undefined) return done(null);
  const time = parseTime(text);
  return time.ok ? done({ time: makeTime(time.value) }) : time;
}

async function openSetting(app: App, asker: ServerAsker, id: string): Promise<Reply | null> {
  const setting = named(id);
  return setting ? panel(app, asker, await settingsAt(app, asker.place), setting) : null;
}

export const settingsPresses = answeringInServers(
  SETTINGS,
  {
    open: (asker, { value }, app) => openSetting(app, asker, value),
    in: (asker, { value }, app) => openSetting(app, asker, value),
    async set(asker, { id, values }, app) {
      const setting = named(id);
      const changes = setting?.read(values);
      return setting && changes ? choose(app, asker, setting, changes) : null;
    },
    async story(asker, _, app) {
      const { guildId, channelId } = asker.place;
      const home = await app.store.homes.load(guildId);
      const setting = named('gameOfDay');
      return setting ? choose(app, asker, setting, { gameOfDay: home?.channelId ?? channelId }) : null;
    },
    panel: async (asker, _, app) => panel(app, asker, await settingsAt(app, asker.place), null),
  },
  { forAdmins: true },
);

interface TypedSettings {
  readonly zone?: string | undefined;
  readonly time?: string | undefined;
}

export async function typedSettings(app: App, asker: ServerAsker, values: TypedSettings): Promise<Reply> {
  const zone = typedZone(values.zone);
  if (!zone.ok) return zone;
  const time = typedTime(values.time);
  if (!time.ok) return time;
  const setting = named((time.value && 'time') ?? (zone.value && 'zone'));
  return setting
    ? save(app, asker, setting, { ...zone.value, ...time.value })
    : panel(app, asker, await settingsAt(app, asker.place), null);
}
