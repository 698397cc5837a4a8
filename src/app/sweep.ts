/**
 * One round of due work. All that ever waits is a due time in the store: whoever sweeps claims a few rows and does what
 * they want. A row whose sweeper fails or dies is due again when the claim runs out, so a fault never becomes a loop.
 */
import type { App } from './app.ts';
import { doDueAnalysis } from './dueAnalysis.ts';
import { showDueChallenge } from './dueChallenge.ts';
import { doDueDaily } from './dueDaily.ts';
import { doDueFilm } from './dueFilm.ts';
import { doDueGame } from './dueGame.ts';
import { doDueHunt } from './dueHunt.ts';
import { doDueSeason } from './dueSeason.ts';
import { watchServer } from './dueServer.ts';
import { seeThrough } from './erase.ts';
import type { Messenger } from './messenger.ts';
import type { Due } from './store.ts';
import { sendDueDigest } from './dueDigest.ts';
import { sendDueNotice } from './dueNotice.ts';
import { doDueVacation } from './vacations.ts';

/** Rows a round: few, so that after a long downtime the messages come one by one and not in a storm. */
const BATCH = 10;
/** Longer than the slowest posting with all its retries, in ms. */
const CLAIM = 120_000;

/** Does a batch of what is due, and tells whether more may be waiting. Throws, after all were tried, what went wrong. */
export async function sweep(app: App, messenger: Messenger): Promise<boolean> {
  const now = app.now();
  const claimed = await app.store.claimDue(now, now + CLAIM, BATCH);
  const outcomes = await Promise.allSettled(claimed.map((due) => handle(app, messenger, due)));
  const errors = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  if (errors.length > 0)
    throw new AggregateError(errors, `${errors.length} of ${claimed.length} due rows failed`);
  return claimed.length === BATCH;
}

function handle(app: App, messenger: Messenger, due: Due): Promise<void> {
  switch (due.kind) {
    case 'season':
      return doDueSeason(app, messenger, due.season);
    case 'server':
      return watchServer(app, due.watch);
    case 'erasure':
      return seeThrough(app, due.erasure);
    case 'vacation':
      return doDueVacation(app, messenger, due.book);
    case 'game':
      return doDueGame(app, messenger, due.record);
    case 'challenge':
      return showDueChallenge(app, messenger, due.record);
    case 'film':
      return doDueFilm(app, messenger, due.game);
    case 'analysis':
      return doDueAnalysis(app, messenger, due.analysis);
    case 'daily':
      return doDueDaily(app, messenger, due.daily);
    case 'hunt':
      return doDueHunt(app, due.hunt);
    case 'notice':
      return sendDueNotice(app, messenger, due.notice);
    case 'digest':
      return sendDueDigest(app, messenger, due.digest);
  }
}
