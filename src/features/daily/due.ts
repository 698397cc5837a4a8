/**
 * Chooses the next puzzle at its hour and posts it, unless the server's home in that channel shows
 * it. Updates the card when someone solves the current puzzle.
 */
import { nextDaily } from '../../game/calendar/zone.ts';
import { PUZZLE_VARIANTS, type Puzzle, type PuzzleRecord } from '../puzzle/rules.ts';
import { DAY } from '../../game/calendar/span.ts';
import { readingIn } from '../../i18n/locales.ts';
import { sayIn } from '../../i18n/say.ts';
import { dailyScreen } from './view.ts';
import type { Screen } from '../../views/screen/screen.ts';
import type { Using } from '../../app/ports/app.ts';
import type { DailyPuzzle } from './rules.ts';
import type { Messenger } from '../../app/ports/messenger.ts';
import { putOff, type PutOff, dueAfter, editAfter } from '../../app/due/kind.ts';
import { change, saving } from '../../app/save/change.ts';
import { done } from '../../kit/result.ts';
import type { GuildSettings } from '../../app/ports/subjects/settings.ts';
import { sharedShape } from '../../app/reader/reader.ts';

type Needs = Using<'dailies' | 'homes' | 'personal' | 'puzzles' | 'settings', 'messenger' | 'now'>;

type Off = Promise<PutOff<DailyPuzzle> | undefined>;

export async function doDueDaily(app: Needs, daily: DailyPuzzle): Off {
  const { guildId } = daily;
  const [{ settings }, home] = await Promise.all([
    app.store.settings.load(guildId),
    app.store.homes.load(guildId),
  ]);
  const now = app.now();
  if (settings.dailyPuzzle === null && !home) return save(app, daily, { postAt: null }, null);
  const postAt = nextDaily(now, settings.dailyPuzzleHour, settings.zone);
  const isDue = daily.postAt !== null && daily.postAt <= now;
  // A home without a puzzle gets one at once.
  if (!isDue && (daily.puzzleId !== null || !home)) {
    const told = await tell(app, daily, settings);
    return told === 'later'
      ? putOff(daily, editAfter(app, daily.card, told, postAt - DAY))
      : saveOnce(app, daily, postAt);
  }
  const channelId = isDue && settings.dailyPuzzle !== home?.channelId ? settings.dailyPuzzle : null;
  return post(app, daily, { settings, channelId }, postAt);
}

/**
 * Plans the next puzzle. If someone solved the current puzzle in the meantime, the row is due again
 * and plans the next one then.
 */
async function saveOnce({ store }: Using<'dailies'>, daily: DailyPuzzle, postAt: number): Promise<undefined> {
  await store.dailies.save({ ...daily, version: daily.version + 1, postAt }, postAt);
}

async function save(
  { store }: Using<'dailies'>,
  { guildId }: DailyPuzzle,
  changes: Partial<DailyPuzzle>,
  dueAt: number | null,
): Promise<undefined> {
  await change(store.dailies, [guildId], (latest) =>
    latest ? saving({ ...latest, ...changes, version: latest.version + 1 }, dueAt) : done(null),
  );
}

/**
 * Chooses from the server's own puzzles first, each once, then the bundled ones in a fixed order.
 */
async function choose(
  app: Using<'puzzles'>,
  { guildId, foundUntil, puzzleId }: DailyPuzzle,
  day: number,
  settings: GuildSettings,
): Promise<PuzzleRecord | null> {
  const variant = PUZZLE_VARIANTS.find((id) => id === settings.variant) ?? 'russian';
  const own = await app.store.puzzles.foundAfter(guildId, variant, foundUntil);
  if (own) return own;
  const ids = await app.store.puzzles.ids(variant);
  const place = Number(BigInt.asUintN(32, BigInt(/^\d+$/u.test(guildId) ? guildId : '0')));
  const next = (place + day) % ids.length;
  const id = ids[ids[next] === puzzleId ? (next + 1) % ids.length : next];
  return id === undefined ? null : app.store.puzzles.load(id);
}

/** `channelId`: where it is posted; `null` if only the home shows it. */
interface Posting {
  readonly settings: GuildSettings;
  readonly channelId: string | null;
}

async function post(app: Needs, daily: DailyPuzzle, { settings, channelId }: Posting, postAt: number): Off {
  const { guildId } = daily;
  const day = Math.floor((daily.postAt ?? app.now()) / DAY);
  const record = await choose(app, daily, day, settings);
  if (!record) return save(app, daily, { postAt }, postAt);
  const place = channelId === null ? null : { guildId, channelId, locale: localeOf(settings) };
  const screen = await screenOf(app, guildId, record, daily.puzzleId, settings);
  const posted = place && (await app.messenger.post(place, screen, `q${day % 100}.${guildId}`));
  if (posted === 'later' || posted === 'forbidden') {
    const again = dueAfter(posted, app.now(), daily.postAt ?? app.now());
    if (posted === 'later' || again < postAt) return putOff(daily, again);
  }
  // A channel that stays closed gets no puzzle today.
  if (typeof posted === 'string') return save(app, daily, { postAt }, postAt);
  const [puzzleId, beforeId] = [record.puzzle.id, daily.puzzleId];
  const foundUntil = record.origin?.at ?? daily.foundUntil;
  return save(app, daily, { puzzleId, beforeId, card: posted, foundUntil, postAt }, postAt);
}

async function tell(
  app: Using<'dailies' | 'personal' | 'puzzles' | 'settings', 'messenger'>,
  { guildId, puzzleId, beforeId, card }: DailyPuzzle,
  settings: GuildSettings,
): ReturnType<Messenger['update']> {
  const record = puzzleId === null ? null : await app.store.puzzles.load(puzzleId);
  if (!record || !card) return 'done';
  return app.messenger.update(card, await screenOf(app, guildId, record, beforeId, settings));
}

const localeOf = ({ locale, placeLocale }: GuildSettings): string => readingIn(locale, placeLocale);

async function screenOf(
  app: Using<'dailies' | 'personal' | 'puzzles' | 'settings'>,
  guildId: string,
  { puzzle, origin, rating }: PuzzleRecord,
  beforeId: string | null,
  settings: GuildSettings,
): Promise<Screen> {
  const solvers = await app.store.dailies.solvers(guildId, puzzle.id);
  const hidden = await app.store.personal.hiddenAmong(solvers.map(({ id }) => id));
  const before: Puzzle | null =
    beforeId === null ? null : ((await app.store.puzzles.load(beforeId))?.puzzle ?? null);
  const view = {
    puzzle,
    isOwn: origin !== null,
    before,
    difficulty: Math.round(rating.value),
    solved: solvers.length,
    names: solvers.filter(({ id }) => !hidden.has(id)).map(({ name }) => name),
  };
  return dailyScreen(sayIn(localeOf(settings)), view, await sharedShape(app, { guildId }));
}
