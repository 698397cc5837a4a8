import { editAfter, putOff, type PutOff } from '../../app/due/kind.ts';
import type { App } from '../../app/ports/app.ts';
import type { LiveMessage } from './rules.ts';
import { type LiveKind, showLive } from './use.ts';

/** Retries a closed channel at growing intervals, because admins may open it again. */
export const doDueLive =
  <A extends Pick<App, 'messenger' | 'now'>, M extends LiveMessage>(kind: LiveKind<A, M>) =>
  async (app: A, live: M): Promise<PutOff<M> | undefined> => {
    const shown = await showLive(app, kind, live);
    if (shown === 'gone' || shown === 'refused') return undefined;
    const now = app.now();
    return putOff(
      live,
      shown === 'done' ? now + kind.refresh : editAfter(app, live.card, shown, live.changedAt),
    );
  };
