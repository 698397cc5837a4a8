/** Saves one step together with the games that begin. Then ends the judged games and posts news. */
import { isNewAccount } from '../../rating/finished.ts';
import { advance } from '../../tournament/life/advance.ts';
import { newGamesBetween } from '../../tournament/life/newGames.ts';
import { dueOf, dueUntold } from '../../tournament/life/due.ts';
import { nextNoticeAt } from '../../tournament/life/notices.ts';
import { annotate, placeFound, placeLost, withThread } from '../../tournament/life/venue.ts';
import { placingsOf } from '../../tournament/life/table/placings.ts';
import { successorOf } from '../../tournament/life/opening/successor.ts';
import { tableOf } from '../../tournament/life/table/table.ts';
import type { Tournament } from '../../tournament/life/tournament.ts';
import type { Using } from '../ports/app.ts';
import type { TournamentRecord } from '../ports/subjects/tournaments.ts';
import { withAbsences } from '../play/newGame.ts';
import { noteDone } from '../tournament/change.ts';
import { closeGames, gameFor, moveGames } from '../tournament/games.ts';
import { sha256 } from '../save/hash.ts';
import { newsOf } from '../tournament/news.ts';
import { freshFor } from '../tournament/organize.ts';
import { keepListed } from '../tournament/keepListed.ts';
import { tell, type NoticeResult } from '../tournament/tell.ts';
import { putOff, type PutOff, dueAfter, isHopeless, POSTING } from './kind.ts';

type Needs = Using<
  | 'attendance'
  | 'blocks'
  | 'duties'
  | 'games'
  | 'people'
  | 'servers'
  | 'settings'
  | 'standings'
  | 'tournaments',
  'engine' | 'members' | 'messenger' | 'newId' | 'now' | 'serverEvents' | 'threads'
>;

export async function doDueTournament(
  app: Needs,
  record: TournamentRecord,
): Promise<PutOff<TournamentRecord> | undefined> {
  const advanced = await step(app, record);
  if (!advanced) return undefined;
  const closed = await close(app, advanced.tournament);
  const faults: unknown[] = [];
  const told = closed && (await tellOrLose(app, closed.tournament, (error) => void faults.push(error)));
  const again = await keepListed(app, record.tournament.id);
  if (told === 'gone' || told === 'forbidden') return lose(app, record, told, again);
  const latest = await noteDone(app, record.tournament.id, told === 'done' ? placeFound : (each) => each);
  if (!latest) return undefined;
  const next = earlier(again, dueNext(latest.tournament, told, app.now()));
  return { ...putOff(latest, hasWoken(advanced, latest) ? app.now() : next), faults };
}

async function tellOrLose(
  app: Needs,
  tournament: Tournament,
  report: (error: unknown) => void,
): Promise<NoticeResult> {
  const { stage, venue } = tournament;
  const isLost = stage === 'running' && venue.threadId !== null && (await app.threads.isGone(venue.threadId));
  return isLost ? 'gone' : tell(app, tournament, report);
}

/**
 * Whether a game ended after the step, such as during the posts. The next step must not wait then.
 */
const hasWoken = (stepped: TournamentRecord, latest: TournamentRecord): boolean =>
  stepped.woken !== latest.woken;

const earlier = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.min(a, b);

/** How long (ms) an announcement stays stale if Discord doesn't allow the edit. */
const STALE = 30_000;

function dueNext(tournament: Tournament, told: NoticeResult | null, now: number): number | null {
  if (told === 'early') return now;
  if (told === 'later') return dueAfter(told, now, Math.min(now, nextNoticeAt(tournament) ?? now));
  if (told !== 'stale') return dueOf(tournament, now);
  const { shown, version } = tournament;
  return Math.min(now + STALE, dueOf({ ...tournament, shown: { ...shown, version } }, now) ?? Infinity);
}

/**
 * The tournament one step further, with the games that begin; `null` if another process was faster.
 */
async function step(app: Needs, record: TournamentRecord): Promise<TournamentRecord | null> {
  const { tournament: before, woken } = record;
  const now = app.now();
  const after = advance(before, await newsOf(app, before), now, sha256);
  if (after === before) return record;
  const games = await Promise.all(
    newGamesBetween(before, after).map((game) => withAbsences(app, gameFor(after, game, now))),
  );
  const next = { tournament: after, woken };
  const placings =
    after.stage === 'finished'
      ? placingsOf(after, tableOf(after, sha256), (user) => isNewAccount(user, now))
      : [];
  const begun = { games, next: successor(app, before, after), dueAt: now, placings };
  return (await app.store.tournaments.save(next, now + POSTING, begun)) ? next : null;
}

const successor = (app: Needs, before: Tournament, after: Tournament): Tournament | null =>
  before.stage === 'open' && after.stage !== 'open' ? successorOf(after, freshFor(app), app.now()) : null;

/** Ends the judged games. Each end makes the tournament due, so it is read again. */
async function close(app: Needs, { id, closing }: Tournament): Promise<TournamentRecord | null> {
  await closeGames(app, closing);
  const ids = new Set(closing.map((each) => each.id));
  return noteDone(app, id, (latest) =>
    latest.closing.some((each) => ids.has(each.id))
      ? annotate(latest, { closing: latest.closing.filter((each) => !ids.has(each.id)) })
      : latest,
  );
}

/**
 * If the thread was deleted, its games return to the channel; if the channel was, the tournament
 * waits.
 */
async function lose(
  app: Needs,
  { tournament: { id } }: TournamentRecord,
  fault: 'gone' | 'forbidden',
  listing: number | null,
): Promise<PutOff<TournamentRecord> | undefined> {
  const now = app.now();
  let isInThread = false;
  const latest = await noteDone(app, id, (each) => {
    isInThread = each.venue.threadId !== null;
    return isInThread ? withThread(each, null) : placeLost(each, now);
  });
  if (!latest) return undefined;
  const { endedAt, stuck } = latest.tournament;
  if (!stuck) await moveGames(app, latest.tournament);
  if (isInThread) return putOff(latest, now);
  // Its end is still announced if the channel opens within a week.
  if (endedAt !== null)
    return putOff(
      latest,
      earlier(listing, isHopeless(fault, now - endedAt) ? null : dueAfter(fault, now, endedAt)),
    );
  const again = stuck ? dueUntold(latest.tournament, now, dueAfter(fault, now, stuck.since)) : now;
  return putOff(latest, again);
}
