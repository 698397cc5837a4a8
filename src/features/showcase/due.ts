/** Posts the story of the day at its hour. */
import { DAY } from '../../game/calendar/span.ts';
import type { Game } from '../../game/game.ts';
import { bestCapture, bestFirst, nextStory, type Contender, type Showcase, type Story } from './rules.ts';
import { mentionsIn } from '../../game/seat.ts';
import { readingIn } from '../../i18n/locales.ts';
import { sayIn } from '../../i18n/say.ts';
import { showcaseScreen } from './view.ts';
import type { Using } from '../../app/ports/app.ts';
import type { GameRecord } from '../../app/ports/subjects/games.ts';
import type { Messenger } from '../../app/ports/messenger.ts';
import type { GuildSettings } from '../../app/ports/subjects/settings.ts';
import { sharedShape } from '../../app/reader/reader.ts';
import { readableFrom } from '../../app/server/readableFrom.ts';
import { turnOf } from '../../app/analysis/turning.ts';
import { weekOfGuesses } from '../guess/use.ts';
import { dueAfter, putOff, type PutOff } from '../../app/due/kind.ts';

type Needs = Using<
  'analyses' | 'games' | 'guesses' | 'personal' | 'settings' | 'showcases' | 'standings',
  'members' | 'messenger' | 'now'
>;

/** The most games of one day to compare. */
const MOST = 200;

export async function doDueShowcase(app: Needs, showcase: Showcase): Promise<PutOff<Showcase> | undefined> {
  const { guildId, version, postAt } = showcase;
  const { settings } = await app.store.settings.load(guildId);
  const now = app.now();
  let { postedAt } = showcase;
  if (settings.gameOfDay !== null && postAt !== null && postAt <= now) {
    const posted = await post(app, showcase, settings, postAt);
    const again = posted === 'later' || posted === 'forbidden' ? dueAfter(posted, now, postAt) : null;
    if (again !== null && (posted === 'later' || again < nextStory(settings, now, postedAt)))
      return putOff(showcase, again);
    if (typeof posted === 'object' && posted) postedAt = now;
  }
  const next = settings.gameOfDay === null ? null : nextStory(settings, now, postedAt);
  // A change of the settings in the meantime has made it due again.
  await app.store.showcases.save({ guildId, version: version + 1, postAt: next, postedAt }, next);
  return undefined;
}

async function post(
  app: Needs,
  { guildId, postedAt }: Showcase,
  settings: GuildSettings,
  postAt: number,
): Promise<Awaited<ReturnType<Messenger['post']>> | null> {
  const { gameOfDay: channelId, locale, placeLocale } = settings;
  if (channelId === null) return null;
  const place = { guildId, channelId, locale: readingIn(locale, placeLocale) };
  const since = Math.max(postAt - DAY, postedAt ?? 0);
  const records = await candidates(app, place, since);
  const contenders = await Promise.all(records.map(({ game }) => contender(app, guildId, game, since)));
  const story = await storyOf(app, bestFirst(contenders.filter((each) => each !== null)));
  if (!story) return null;
  const card = records.find(({ game }) => game.id === story.game.id)?.shown.card ?? null;
  const [guesser = null] = await weekOfGuesses(app, 'game', guildId, app.now());
  const shape = await sharedShape(app, { guildId });
  const screen = showcaseScreen(sayIn(place.locale), story, { card, guesser }, shape);
  return app.messenger.post(place, screen, `y${Math.floor(postAt / DAY) % 100}.${guildId}`);
}

/** A great capture, else the mistake in the best analyzed game, else the best game's end. */
async function storyOf(app: Using<'analyses', 'now'>, bestGames: readonly Game[]): Promise<Story | null> {
  const capture = bestCapture(bestGames);
  if (capture) return capture;
  for (const game of bestGames) {
    const turn = await turnOf(app, game, false);
    if (turn) return { kind: 'mistake', game, ply: turn.before.moves.length };
  }
  const [best] = bestGames;
  return best ? { kind: 'end', game: best, ply: best.moves.length - 1 } : null;
}

/**
 * Games changed since then, in channels that may be shown here, without people who chose not to be
 * named.
 */
async function candidates(
  app: Needs,
  place: { readonly guildId: string; readonly channelId: string },
  since: number,
): Promise<readonly GameRecord[]> {
  const { guildId } = place;
  const finished = await app.store.games.list({ guildId, state: 'finished', limit: MOST });
  const recent = finished.filter(({ game }) => game.changedAt > since);
  const hidden = await app.store.personal.hiddenAmong(recent.flatMap(({ game }) => mentionsIn(game.seats)));
  const named = recent.filter(({ game }) => !mentionsIn(game.seats).some((id) => hidden.has(id)));
  return readableFrom(app, place, named);
}

/** `null` for a game that was voided, or that had ended earlier and was only changed since. */
async function contender(
  { store }: Needs,
  guildId: string,
  game: Game,
  since: number,
): Promise<Contender | null> {
  const ended = await store.standings.ended(guildId, game.id);
  if (!ended || ended.outcome.voiding || ended.outcome.at <= since) return null;
  const { ratings } = ended.outcome;
  const rating = ratings ? (ratings.white.before + ratings.black.before) / 2 : null;
  return { game, rating };
}
