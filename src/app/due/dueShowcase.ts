/** Posts the game of the day at its hour, with its film. */
import { nextDaily } from '../../game/calendar/zone.ts';
import { DAY } from '../../game/calendar/span.ts';
import type { Game } from '../../game/game.ts';
import { gameOfTheDay, type Contender } from '../../game/gameOfTheDay.ts';
import { mentionsIn } from '../../game/seat.ts';
import { readingIn } from '../../i18n/locales.ts';
import { sayIn } from '../../i18n/say.ts';
import { showcaseScreen } from '../../views/replay/showcase.ts';
import type { Using } from '../ports/app.ts';
import type { GameRecord } from '../ports/games.ts';
import type { Messenger } from '../ports/messenger.ts';
import type { GuildSettings } from '../ports/settings.ts';
import type { Showcase } from '../ports/showcases.ts';
import { sharedShape } from '../reader/reader.ts';
import { readableFrom } from '../server/readableFrom.ts';
import { dueAfter, putOff, type PutOff } from './kind.ts';

type Needs = Using<
  'games' | 'personal' | 'settings' | 'showcases' | 'standings',
  'members' | 'messenger' | 'now'
>;

/** How many games of a day to compare. */
const MOST = 200;

export async function doDueShowcase(app: Needs, showcase: Showcase): Promise<PutOff<Showcase> | undefined> {
  const { guildId, version, postAt } = showcase;
  const { settings } = await app.store.settings.load(guildId);
  const now = app.now();
  const isWanted = settings.gameOfDay !== null;
  const next = isWanted ? nextDaily(now, settings.gameOfDayHour, settings.zone) : null;
  if (isWanted && postAt !== null && postAt <= now) {
    const posted = await post(app, guildId, settings, postAt);
    if (posted === 'later') return putOff(showcase, dueAfter(posted, now, postAt));
  }
  // A change of the settings in between has made it due again.
  await app.store.showcases.save({ ...showcase, version: version + 1, postAt: next }, next);
  return undefined;
}

async function post(
  app: Needs,
  guildId: string,
  settings: GuildSettings,
  postAt: number,
): Promise<Awaited<ReturnType<Messenger['post']>> | null> {
  const { gameOfDay: channelId, locale, placeLocale } = settings;
  if (channelId === null) return null;
  const place = { guildId, channelId, locale: readingIn(locale, placeLocale) };
  const records = await candidates(app, place, postAt);
  const contenders = await Promise.all(records.map(({ game }) => contender(app, guildId, game)));
  const game = gameOfTheDay(contenders.filter((each) => each !== null));
  if (!game) return null;
  const card = records.find((record) => record.game.id === game.id)?.shown.card ?? null;
  const screen = showcaseScreen(sayIn(place.locale), game, card, await sharedShape(app, { guildId }));
  return app.messenger.post(place, screen, `y${Math.floor(postAt / DAY) % 100}.${guildId}`);
}

/**
 * Of the last day, in channels that may be shown here, without people who don't want to be named.
 */
async function candidates(
  app: Needs,
  place: { readonly guildId: string; readonly channelId: string },
  postAt: number,
): Promise<readonly GameRecord[]> {
  const { guildId } = place;
  const finished = await app.store.games.list({ guildId, state: 'finished', limit: MOST });
  const recent = finished.filter(({ game }) => game.changedAt > postAt - DAY);
  const hidden = await app.store.personal.hiddenAmong(recent.flatMap(({ game }) => mentionsIn(game.seats)));
  const named = recent.filter(({ game }) => !mentionsIn(game.seats).some((id) => hidden.has(id)));
  return readableFrom(app, place, named);
}

/** `null` for a game that was voided. */
async function contender({ store }: Needs, guildId: string, game: Game): Promise<Contender | null> {
  const ended = game.rated ? await store.standings.ended(guildId, game.id) : null;
  if (ended?.outcome.voiding) return null;
  const ratings = ended?.outcome.ratings;
  const rating = ratings ? (ratings.white.before + ratings.black.before) / 2 : null;
  return { game, rating };
}
