/** Shows the progress of queued work to the person who waits for it. */
import { newProgress } from '../../kit/progress.ts';
import { waitingScreen, type Headway } from '../../views/screen/progress.ts';
import type { App } from '../ports/app.ts';
import type { Asker } from '../ports/command.ts';
import type { Exchange } from '../ports/exchange.ts';
import type { Share } from '../ports/limits.ts';
import type { Result } from '../../kit/result.ts';
import type { ShareProblem } from '../problem/problem.ts';
import { sayIn } from '../../i18n/say.ts';

export const newHeadway = (): Headway => ({ isQueued: true, read: newProgress(), drawn: newProgress() });

/** The app, with a reader that reports its progress here. */
const watchedBy = (app: App, { read: progress }: Headway): App => ({
  ...app,
  reading: {
    ...app.reading,
    record: (request, by) => app.reading.record({ ...request, progress }, by),
    contents: (request, by) => app.reading.contents({ ...request, progress }, by),
  },
});

export interface Waiting {
  readonly headway: Headway;
  /** Runs whenever there is progress. */
  readonly renew: () => Promise<unknown>;
}

/** Does the work in its queue, and reports its progress to the asker every few seconds. */
export async function inQueue<T>(
  app: App,
  share: Share,
  { exchange, asker, headway, renew }: Waiting & { readonly exchange: Exchange; readonly asker: Asker },
  work: (app: App) => Promise<T>,
): Promise<Result<T, ShareProblem>> {
  const tell = (): unknown =>
    Promise.all([exchange.tell(waitingScreen(sayIn(asker.locale), headway)), renew()]);
  const telling = setInterval(tell, app.limits.progress);
  try {
    return await app.shares.run(share, asker.user.id, () => {
      headway.isQueued = false;
      return work(watchedBy(app, headway));
    });
  } finally {
    clearInterval(telling);
  }
}
