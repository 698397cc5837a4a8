/** Posts of a tournament: its announcement with a thread, and its news. Each has its own key. */
import type { MessageAddress, Place } from '../../game/game.ts';
import { noticesOf, withChallengeCard, withTold, type Notice } from '../../tournament/life/notices.ts';
import { tableOf } from '../../tournament/life/table/table.ts';
import type { Tournament } from '../../tournament/life/tournament.ts';
import { isCurrent, withCard, withThread } from '../../tournament/life/venue.ts';
import { announcementScreen } from '../../views/tournament/announcement.ts';
import { threadName } from '../../views/tournament/history.ts';
import { newsScreen } from '../../views/tournament/news.ts';
import type { Using } from '../ports/app.ts';
import type { MessengerFault } from '../ports/messenger.ts';
import type { Screen } from '../../views/screen/screen.ts';
import { sayAt, sharedShape } from '../reader/reader.ts';
import { callPlayers } from './calls.ts';
import { noteDone } from './change.ts';
import { placeOf } from './games.ts';
import { sha256 } from '../save/hash.ts';

type Needs = Using<
  'duties' | 'games' | 'people' | 'settings' | 'tournaments',
  'messenger' | 'now' | 'threads'
>;

type Fail = (error: unknown) => void;

/**
 * `early`: the boards that the news links to are not posted yet. `stale`: only the announcement is
 * out of date, because Discord limits edits of messages over an hour old.
 */
export type NoticeResult = 'done' | 'stale' | 'early' | MessengerFault;

const keyFor = (id: string, key: string | null): string => (key === null ? `t${id}` : `t${id}.${key}`);

export const newsKey = (id: string, posted: string): string | null =>
  posted.startsWith(keyFor(id, '')) ? posted.slice(keyFor(id, '').length) : null;

/**
 * Posts the announcement first, because its thread holds the rest. Leaves out news that can't be
 * rendered.
 */
export async function tell(app: Needs, tournament: Tournament, fail: Fail): Promise<NoticeResult> {
  const announced = await announce(app, tournament);
  if (announced !== 'done' && announced !== 'stale') return announced;
  // Private notices come first, because the others may have to wait for the organizer's answer.
  const notices = noticesOf(tournament, app.now()).toSorted(
    (a, b) => Number(isPrivate(b)) - Number(isPrivate(a)),
  );
  let outcome: NoticeResult = announced;
  for (const notice of notices) {
    const told = await post(app, tournament.id, notice, fail);
    if (told === 'done') continue;
    if (told !== 'later' || outcome === 'later') return told;
    outcome = told;
  }
  return outcome;
}

/** Whether only the organizer gets the news: the channel is closed, or it concerns nobody else. */
const isPrivate = (notice: Notice): boolean =>
  notice.kind === 'unlisted' || (notice.kind === 'stuck' && notice.stuck.by === 'no-place');

async function announce(app: Needs, tournament: Tournament): Promise<NoticeResult> {
  if (isCurrent(tournament)) return 'done';
  const { id, venue, shown, stage } = tournament;
  const [say, shape] = await Promise.all([sayAt(app, venue), sharedShape(app, venue)]);
  const screen = announcementScreen(say, tournament, tableOf(tournament, sha256), shape);
  const face = sha256(JSON.stringify(screen));
  const isSame = shown.card !== null && shown.face === face;
  const updated = isSame ? 'done' : shown.card ? await app.messenger.update(shown.card, screen) : 'gone';
  if (updated === 'later') return 'stale';
  // A finished tournament needs no announcement, and a refused one would be refused again.
  if (updated === 'done' || updated === 'refused' || stage === 'finished' || stage === 'cancelled')
    return shownBy(app, tournament, { card: shown.card, face });
  const posted = await app.messenger.post(placeOf({ ...venue, threadId: null }), screen, keyFor(id, null));
  if (posted === 'refused') return shownBy(app, tournament, { card: shown.card, face });
  if (typeof posted === 'string') return posted;
  if (venue.threadId === null) await openThread(app, tournament, posted);
  return shownBy(app, tournament, { card: posted, face });
}

async function shownBy(
  app: Needs,
  { id, version }: Tournament,
  shown: Pick<Tournament['shown'], 'card' | 'face'>,
): Promise<NoticeResult> {
  await noteDone(app, id, (latest) => withCard(latest, shown, version));
  return 'done';
}

/** Without permission for threads, everything is posted in the channel. */
async function openThread(app: Needs, tournament: Tournament, card: MessageAddress): Promise<void> {
  const { id, venue } = tournament;
  const name = threadName(await sayAt(app, venue), tournament);
  const opened = await app.threads.open(card, name);
  if (typeof opened === 'string') return;
  await noteDone(app, id, (latest) => withThread(latest, opened.channelId));
}

/** The result is posted next to the announcement. */
const placeFor = ({ kind }: Notice, venue: Tournament['venue']): Place =>
  placeOf(kind === 'end' ? { ...venue, threadId: null } : venue);

function send(
  app: Needs,
  { id, organizer, venue }: Tournament,
  notice: Notice,
  screen: Screen,
): Promise<MessageAddress | MessengerFault> {
  if (notice.kind === 'challenge-answered') return retire(app, notice.meeting.challenge?.cards ?? [], screen);
  return isPrivate(notice)
    ? app.messenger.direct(organizer.id, screen, keyFor(id, notice.key))
    : app.messenger.post(placeFor(notice, venue), screen, keyFor(id, notice.key));
}

/** Retires old messages. Deleted messages and messages that can't be edited stay as they are. */
async function retire(
  { messenger }: Needs,
  cards: readonly MessageAddress[],
  screen: Screen,
): Promise<'refused' | 'later'> {
  for (const card of cards) if ((await messenger.update(card, screen)) === 'later') return 'later';
  return 'refused';
}

/** Sets aside news that can't be rendered. The caller does the same for refused messages. */
const setApart = ({ store, now }: Needs, id: string, key: string): Promise<void> =>
  store.duties.setApart({ owner: 'tournament', id, what: keyFor(id, key), since: now() }, null);

function orFault(make: () => Screen, fail: Fail): Screen | null {
  try {
    return make();
  } catch (error) {
    fail(error);
    return null;
  }
}

/** Uses the newest state, because an earlier message may have opened the thread. */
async function post(app: Needs, id: string, notice: Notice, fail: Fail): Promise<NoticeResult> {
  const record = await app.store.tournaments.load(id);
  if (!record) return 'done';
  const { tournament } = record;
  const { key } = notice;
  if (tournament.told.includes(key)) return 'done';
  const isOfRound = notice.kind === 'table' || notice.kind === 'final';
  const table = tableOf(tournament, sha256, isOfRound ? notice.round : undefined);
  const [say, shape] = await Promise.all([sayAt(app, tournament.venue), sharedShape(app, tournament.venue)]);
  const calls =
    notice.kind === 'pairings' ? await callPlayers(app, tournament, notice.round, keyFor(id, key)) : null;
  if (calls === 'early' || calls === 'later') return calls;
  const screen = orFault(() => newsScreen(say, { tournament, table, shape, ...calls }, notice), fail);
  const posted = screen === null ? 'refused' : await send(app, tournament, notice, screen);
  if (screen === null) await setApart(app, id, key);
  // The bot doesn't retry users that it can't message, or refused messages.
  const isOver = posted === 'refused' || (isPrivate(notice) && posted !== 'later');
  if (typeof posted === 'string' && !isOver) return posted;
  await noteDone(app, id, (latest) => {
    const noted = withTold(latest, key);
    return notice.kind === 'challenge' && typeof posted !== 'string' && noted !== latest
      ? withChallengeCard(noted, notice.meeting.board, posted)
      : noted;
  });
  return 'done';
}
