/**
 * A notice links to the board, so it waits for the post. A user who can't get direct messages is
 * mentioned.
 */
import { callsOf, type Occasion } from '../../game/calls/calls.ts';
import { isOverdue } from '../../game/clock/clock.ts';
import type { Game, MessageAddress, UserId } from '../../game/game.ts';
import { sideToMove } from '../../game/line.ts';
import { wayOf, digestedBy, nextDigest } from '../../game/calls/notices.ts';
import { DAY, HOUR } from '../../game/calendar/span.ts';
import { pauseOf } from '../../game/offers/pause.ts';
import { isLeftBehind } from '../../game/plan/plan.ts';
import { isTurnOf } from '../../game/calls/urgency.ts';
import { sayIn } from '../../i18n/say.ts';
import { noticeScreen, unwrittenScreen } from '../../views/game/notice.ts';
import type { App, Using } from '../ports/app.ts';
import type { Notice, Digest, Preference } from '../ports/subjects/people.ts';
import { insteadOf, isInstead } from '../card/calling.ts';
import { cardKey } from '../card/show.ts';
import { GRACE, rememberRefusal } from '../save/change.ts';
import { seenBy } from '../reader/seenBy.ts';
import { putOff, type PutOff, againAfter, POSTING, dueAfter } from './kind.ts';
import { localeOf, sayAt, viewerOf } from '../reader/reader.ts';
import type { GameRecord } from '../ports/subjects/games.ts';
import { colorOf } from '../../game/decision.ts';
import { opponentOf } from '../../draughts/piece.ts';
import { digestScreen } from '../../views/game/digest.ts';

type Needs = Using<'games' | 'people' | 'settings', 'directs' | 'messenger' | 'now'>;

/**
 * A sent notice is checked again after this time (ms) if the game hasn't changed. After that check,
 * it may stay.
 */
const FORGOTTEN = 30 * DAY;

/** When to check the notice again; `null` once it is too old. */
const nextLook = ({ madeAt }: Notice, now: number): number | null =>
  now < madeAt + FORGOTTEN ? madeAt + FORGOTTEN : null;

export async function doDueNotice(app: Needs, notice: Notice): Promise<PutOff<Notice>> {
  const { user, sent, key, madeAt } = notice;
  const loaded = await app.store.games.load(notice.gameId);
  const record = loaded && (await seenBy(app, loaded, user));
  const preference = await app.store.people.preference(user);
  const now = app.now();
  const isWanting =
    record !== null &&
    (nextLook(notice, now) !== null || !mayWait(record, notice)) &&
    isStillCalled(record, notice, now) &&
    isWanted(preference, notice);
  if (isWanting && !isShown(record) && now - madeAt < POSTING) return putOff(notice, now);
  const isCalled = isWanting && !(await isToldThere(app, record.game, notice));
  if (isCalled && sent?.key === key) return putOff(notice, nextLook(notice, now));
  if (sent && (await app.messenger.remove(sent.card)) === 'later')
    return putOff(notice, againAfter(madeAt, now));
  return isCalled ? tell(app, record, preference, notice) : putOff(notice, null);
}

/** Whether the user wants this notice. It also replaces mentions that are impossible. */
function isWanted({ notices }: Preference, { occasion, key }: Notice): boolean {
  const way = wayOf(notices, occasion);
  return way === 'direct' || (way === 'mention' && isInstead(key));
}

const isShown = ({ game, shown }: GameRecord): boolean => shown.version === game.version;

/** Whether it replaces a mention that a card may still make. */
const mayWait = (record: GameRecord, { key, sent }: Notice): boolean =>
  isInstead(key) && sent === undefined && !isShown(record);

/** Whether it shows the board to a player because the game's channel is closed. */
const isUnposted = (record: GameRecord, key: string): boolean =>
  key === insteadOf(cardKey(record.game)) && !isShown(record);

const cardOf = (record: GameRecord): MessageAddress | null => (isShown(record) ? record.shown.card : null);

async function tell(
  app: Needs,
  record: GameRecord,
  preference: Preference,
  notice: Notice,
): Promise<PutOff<Notice>> {
  const { user, key, occasion } = notice;
  const say = sayIn(localeOf(preference, record.game.place));
  const dropped = await isPlanDropped(app, record);
  const reader = viewerOf(user, preference);
  const screen = noticeScreen(say, record.game, notice, reader, {
    card: cardOf(record),
    dropped,
    isUnposted: isUnposted(record, key),
  });
  const sent = await app.messenger.direct(user, screen, key);
  if (sent === 'later') return putOff(notice, againAfter(notice.madeAt, app.now()));
  if (sent === 'refused') return putOff(notice, null);
  // A user who can't be reached either way doesn't get the same message again.
  if (typeof sent === 'string' && isInstead(key)) return putOff(notice, nextLook(notice, app.now()));
  if (typeof sent === 'string') await mentionInstead(app, record, notice);
  // The end of a game never becomes stale.
  if (typeof sent === 'string' || occasion === 'end') return putOff(notice, null);
  await app.store.people.noticeSent(notice, sent);
  return putOff(notice, notice.madeAt + FORGOTTEN);
}

function isStillCalled(record: GameRecord, { user, occasion, key }: Notice, now: number): boolean {
  const { game } = record;
  if (isUnposted(record, key) && occasion === 'turn') return !game.result && !pauseOf(game);
  if (occasion === 'reminder') return isTurnOf(game, user) && !pauseOf(game) && !isOverdue(game, now);
  return callsOf(game).some((call) => call.user === user && call.occasion === occasion);
}

/** Whether the game is in direct messages, where its card shows everything except low time. */
async function isToldThere(
  { directs }: Pick<App, 'directs'>,
  { place }: Game,
  { user, occasion }: Notice,
): Promise<boolean> {
  if (place.guildId !== null || occasion === 'reminder') return false;
  const direct = await directs.channelWith(user);
  return typeof direct === 'object' && direct.channelId === place.channelId;
}

/** Whether the player to move had a plan that no longer fits. */
async function isPlanDropped({ store }: Using<'games'>, { game }: GameRecord): Promise<boolean> {
  const plan = game.result ? null : (await store.games.plans(game.id))[sideToMove(game)];
  return plan !== null && isLeftBehind(plan, game);
}

/** Discord refuses direct messages to this user. Records that, and mentions them once. */
async function mentionInstead(
  app: Using<'people' | 'settings', 'messenger' | 'now'>,
  record: GameRecord,
  { user, key }: Notice,
): Promise<void> {
  const { game } = record;
  const screen = unwrittenScreen(await sayAt(app, game.place), game, user, cardOf(record));
  await app.messenger.post(game.place, screen, `${key}.x`);
  await rememberRefusal(app, user);
}

type DigestNeeds = Using<'games' | 'people' | 'settings', 'messenger' | 'now'>;

/** The shortest time (ms) between two digests, so that none follows a late digest at once. */
const APART = 12 * HOUR;

const MOST_RUNNING = 500;
const MOST_ENDED = 100;

/** Sends everything queued for the user in one message; nothing if the queue is empty. */
export async function doDueDigest(app: DigestNeeds, digest: Digest): Promise<PutOff<Digest> | undefined> {
  const { user, preference } = digest;
  const now = app.now();
  const waiting = await waitingFor(app, digest);
  const [first] = waiting;
  if (first) {
    const key = `d.${Math.floor(now / APART)}`;
    const say = sayIn(localeOf(preference, first.record.game.place));
    const sent = await app.messenger.direct(user, digestScreen(say, waiting, user), key);
    if (sent === 'later') return putOff(digest, dueAfter(sent, now, digest.since));
    if (sent === 'forbidden' || sent === 'gone') return mentionOnce(app, user, first.record);
  }
  // A change made just now may be saved a moment later. The next message then reports it, perhaps
  // for the second time.
  await app.store.people.digestSent(user, now - GRACE, nextDigest(preference.notices, now + APART));
  return undefined;
}

interface Waiting {
  readonly occasion: Exclude<Occasion, 'reminder'>;
  readonly record: GameRecord;
}

/** The news for the user: offers, then turns by urgency, then finished games. */
async function waitingFor(
  app: Using<'games'>,
  { user, preference, since }: Digest,
): Promise<readonly Waiting[]> {
  const wanted = digestedBy(preference.notices);
  const { records: running } = await app.store.games.inbox({ user, from: 0, limit: MOST_RUNNING });
  const finished = await app.store.games.list({ player: user, state: 'finished', limit: MOST_ENDED });
  const news = finished.filter(({ game }) => game.changedAt > since);
  const all = [
    ...[...running, ...news]
      .filter(isOffered(user))
      .map((record) => ({ occasion: 'offer' as const, record })),
    ...running.filter(isWaiting(user)).map((record) => ({ occasion: 'turn' as const, record })),
    ...news.filter(hasJustEnded).map((record) => ({ occasion: 'end' as const, record })),
  ];
  return all.filter(
    ({ occasion }) => wanted.includes(occasion) || (occasion === 'turn' && wanted.includes('reminder')),
  );
}

const isOffered =
  (user: UserId) =>
  ({ game }: GameRecord): boolean => {
    const own = colorOf(game, user);
    return own !== null && game.offers[opponentOf(own)].open !== null;
  };

const isWaiting =
  (user: UserId) =>
  ({ game }: GameRecord): boolean =>
    isTurnOf(game, user) && !pauseOf(game);

/** Whether the game has just ended. An offer of a rematch also changes a finished game. */
const hasJustEnded = ({ game: { latest } }: GameRecord): boolean =>
  latest === 'ended' || latest === 'moved' || latest === 'answered';

async function mentionOnce(
  app: Using<'people' | 'settings', 'messenger' | 'now'>,
  user: UserId,
  { game, shown }: GameRecord,
): Promise<undefined> {
  const screen = unwrittenScreen(await sayAt(app, game.place), game, user, shown.card);
  await app.messenger.post(game.place, screen, `${game.id}.${game.version}.x`);
  await rememberRefusal(app, user);
}
