/**
 * Notifies a spectator by direct message or, after each move, in a private thread. If one of them
 * is closed, the other replaces it. If both are, the bot retries for a week.
 */
import { watchNews, type WatchNews, type Watch } from './rules.ts';
import type { Color } from '../../draughts/types.ts';
import { MINUTE, SECOND } from '../../game/calendar/span.ts';
import type { Game, MessageAddress, UserId } from '../../game/game.ts';
import { readingIn } from '../../i18n/locales.ts';
import { sayIn } from '../../i18n/say.ts';
import { watchCall, watchThread } from './view.ts';
import type { Screen } from '../../views/screen/screen.ts';
import type { Using } from '../../app/ports/app.ts';
import type { GameRecord } from '../../app/ports/subjects/games.ts';
import type { MessengerFault } from '../../app/ports/messenger.ts';
import { mayWatch } from './use.ts';
import { viewerOf } from '../../app/reader/reader.ts';
import { seenIn } from '../../app/reader/seenBy.ts';
import { againAfter, POSTING, putOff, type PutOff } from '../../app/due/kind.ts';

type Needs = Using<
  'attendance' | 'blocks' | 'games' | 'people' | 'votes' | 'watches',
  'botId' | 'members' | 'messenger' | 'now' | 'threads'
>;

type Off = Promise<PutOff<Watch> | undefined>;

/** The shortest time (ms) between two notifications. Moves made in between are shown together. */
const APART = 5 * SECOND;
/** How soon (ms) to try again if both ways are closed. */
const CLOSED = 2 * MINUTE;

export async function doDueWatch(app: Needs, watch: Watch): Off {
  const loaded = watch.of.kind === 'game' ? await app.store.games.load(watch.of.id) : null;
  if (!loaded) return end(app, watch);
  const record = await seenIn(app, loaded, watch.guildId);
  const { game } = record;
  // The spectator may still watch other games of the player.
  if (!(await mayWatch(app, watch, game)))
    return watch.through === null || game.result ? end(app, watch) : rest(app, watch, {});
  const now = app.now();
  const side = await sideIn(app, game, watch.user);
  const news = watchNews({ ...watch, side }, game);
  if (!news) return game.result ? end(app, watch) : rest(app, watch, {});
  // Waits for the card that the notification will link to.
  if (!isShown(record) && now - game.changedAt < POSTING) return putOff(watch, now);
  if (news === 'moved' && watch.toldAt !== null && now < watch.toldAt + APART)
    return putOff(watch, watch.toldAt + APART);
  return call(app, { ...watch, side }, record, news);
}

/** The team that a spectator votes for; `null` for others, and once they have left the team. */
async function sideIn({ store }: Using<'votes'>, { id, voting }: Game, user: UserId): Promise<Color | null> {
  const side = voting ? await store.votes.sideOf(id, user) : null;
  return side && !side.hasLeft ? side.color : null;
}

/**
 * A process may die after it sent a notification, and the game may change before another process
 * repeats it. The key makes sure that a start and an end are still sent only once.
 */
const callKey = ({ id, version }: Game, news: WatchNews): string =>
  `${id}.${news === 'moved' ? version : news}.w`;

const isShown = ({ game, shown }: GameRecord): boolean => shown.version === game.version;

async function end(app: Needs, watch: Watch): Promise<undefined> {
  await app.store.watches.end(watch);
}

async function giveUp(app: Needs, watch: Watch): Promise<undefined> {
  await end(app, watch);
  if (watch.through) await app.store.watches.stop(watch.user, { kind: 'player', id: watch.through });
}

async function rest(app: Needs, watch: Watch, called: Partial<Watch>): Promise<undefined> {
  await app.store.watches.told(watch, { ...watch, ...called });
}

type Voting = Watch & { readonly side: Color | null };

async function call(app: Needs, watch: Voting, { game, shown }: GameRecord, news: WatchNews): Off {
  const { user, locale } = watch;
  const preference = await app.store.people.preference(user);
  const say = sayIn(readingIn(preference.language, locale));
  const card = isShown({ game, shown }) ? shown.card : null;
  const screenFor = (mentions: UserId | null): Screen =>
    watchCall(say, game, { ...watch, news, mentions }, viewerOf(user, preference), card);
  const sent = await deliver(app, watch, game, {
    screenFor,
    name: watchThread(say, game),
    key: callKey(game, news),
  });
  if (typeof sent === 'string') {
    const dueAt = owedAt(sent, Math.max(game.changedAt, watch.madeAt), app.now());
    return dueAt === null ? giveUp(app, watch) : putOff(watch, dueAt);
  }
  // One direct message per game is enough. A thread keeps all notifications.
  if (watch.sent) await app.messenger.remove(watch.sent);
  return news === 'ended'
    ? end(app, watch)
    : rest(app, watch, { ...sent, seen: game.moves.length, toldAt: app.now() });
}

/** When to retry, at doubling intervals. Only trying shows if a spectator accepts messages. */
function owedAt(fault: MessengerFault, since: number, now: number): number | null {
  const again = fault === 'later' || fault === 'forbidden' ? againAfter(since, now) : null;
  return again === null || fault === 'later' ? again : now + Math.max(CLOSED, now - since);
}

type Sent = Pick<Watch, 'threadId' | 'sent'>;

interface Letter {
  /** The screen, with a mention if it is for a thread. */
  readonly screenFor: (mentions: UserId | null) => Screen;
  readonly name: string;
  readonly key: string;
}

async function deliver(app: Needs, watch: Watch, game: Game, letter: Letter): Promise<Sent | MessengerFault> {
  const [first, second] = watch.calls === 'moves' ? [inThread, directly] : [directly, inThread];
  const sent = await first(app, watch, game, letter);
  if (sent === 'later' || typeof sent === 'object') return sent;
  const other = await second(app, watch, game, letter);
  return sent === 'forbidden' && other !== 'later' && typeof other === 'string' ? sent : other;
}

async function directly(
  { messenger }: Pick<Needs, 'messenger'>,
  { user, threadId }: Watch,
  _: Game,
  { screenFor, key }: Letter,
): Promise<Sent | MessengerFault> {
  const sent = await messenger.direct(user, screenFor(null), key);
  return typeof sent === 'string' ? sent : { threadId, sent };
}

async function inThread(
  app: Pick<Needs, 'messenger' | 'threads'>,
  { user, threadId }: Watch,
  { place }: Game,
  { screenFor, name, key }: Letter,
): Promise<Sent | MessengerFault> {
  const { threadOf, within, channelId } = place;
  const thread = threadId ?? (await opened(app, threadOf ?? within ?? channelId, name, user));
  if (typeof thread === 'object') return thread.fault;
  const here = { guildId: place.guildId, channelId: thread, locale: place.locale };
  const posted: MessageAddress | MessengerFault = await app.messenger.post(here, screenFor(user), key);
  return typeof posted === 'string' ? posted : { threadId: thread, sent: null };
}

async function opened(
  { threads }: Pick<Needs, 'threads'>,
  channelId: string,
  name: string,
  user: string,
): Promise<string | { readonly fault: MessengerFault }> {
  const thread = await threads.openFor(channelId, name, user);
  return typeof thread === 'string' ? { fault: thread } : thread.channelId;
}
