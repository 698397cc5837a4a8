/** Shown privately to someone who has waited longer than a few seconds. */
import type { Progress } from '../../kit/progress.ts';
import type { Say } from '../../i18n/say.ts';
import { quiet, text } from './blocks.ts';
import type { Screen } from './screen.ts';

export interface Headway {
  isQueued: boolean;
  readonly read: Progress;
  readonly drawn: Progress;
}

function wordsOf(say: Say, { isQueued, read: [read = 0, length = 0], drawn: [drawn = 0, all = 0] }: Headway) {
  if (isQueued) return say('progress.queued');
  if (all > 0) return say('progress.film', { done: drawn, all });
  if (length > 0) return say('progress.reading', { percent: Math.floor((100 * read) / length) });
  return say('progress.working');
}

export const waitingScreen = (say: Say, headway: Headway): Screen => ({
  ...quiet(text(wordsOf(say, headway))),
  isProgress: true,
});
