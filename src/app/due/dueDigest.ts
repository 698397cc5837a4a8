/**
 * A message of the day that is due. It is put together when sent, so nothing grows stale, and after an outage
 * there is only one.
 */
import type { Occasion } from '../../game/calls.ts';
import type { UserId } from '../../game/game.ts';
import { digestedBy, nextDigest } from '../../game/notices.ts';
import { isTurnOf } from '../../game/urgency.ts';
import { pauseOf } from '../../game/pause.ts';
import { colorOf } from '../../game/decision.ts';
import { opponentOf } from '../../draughts/piece.ts';
import { HOUR } from '../../game/span.ts';
import { sayIn } from '../../i18n/say.ts';
import { digestScreen } from '../../views/game/digest.ts';
import { unwrittenScreen } from '../../views/game/notice.ts';
import type { Using } from '../ports/app.ts';
import { localeOf, rememberRefusal } from './dueNotice.ts';
import { GRACE } from '../save/retry.ts';
import type { Digest } from '../ports/people.ts';
import { putOff, type PutOff, dueAfter } from './kind.ts';
import { sayAt } from '../reader/shared.ts';
import type { GameRecord } from '../ports/games.ts';

type Needs = Using<'games' | 'people' | 'settings', 'messenger' | 'now'>;

/** The least time until the next one (ms): a late one is not followed by another at once. */
const APART = 12 * HOUR;

/** More games than anyone plays. */
const MOST_RUNNING = 500;
/** More games than end in a day. */
const MOST_ENDED = 100;

/** Sends everything that waits for the user in one message; nothing if nothing waits. */
export async function doDueDigest(app: Needs, digest: Digest): Promise<PutOff<Digest> | undefined> {
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
  // A change made just now may be saved a moment later; it is told then, or twice rather than never.
  await app.store.digestSent(user, now - GRACE, nextDigest(preference.notices, now + APART));
  return undefined;
}

interface Waiting {
  readonly occasion: Exclude<Occasion, 'reminder'>;
  readonly record: GameRecord;
}

/** What the user wants to hear of: offers, then turns by urgency, then ends. */
async function waitingFor(
  app: Using<'games'>,
  { user, preference, since }: Digest,
): Promise<readonly Waiting[]> {
  const wanted = digestedBy(preference.notices);
  const { records: running } = await app.store.inbox({ user, from: 0, limit: MOST_RUNNING });
  const finished = await app.store.games({ player: user, state: 'finished', limit: MOST_ENDED });
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

/** A finished game also changes by offers of a rematch, which say nothing of its end. */
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
