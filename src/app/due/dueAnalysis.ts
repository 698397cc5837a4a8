/**
 * An analysis with a waiting message but no process working on it: runs one more slice and shows
 * it.
 */
import type { MessageAddress } from '../../game/game.ts';
import type { Problem } from '../problem/problem.ts';
import { DAY } from '../../game/calendar/span.ts';
import type { Screen } from '../../views/screen/screen.ts';
import type { Analysis, AnalysisPost } from '../ports/analyses.ts';
import { putOff, type PutOff, dueAfter } from './kind.ts';
import { goOn, isWhole, screenOf, showSubject } from '../analysis/analyze.ts';
import type { App, Using } from '../ports/app.ts';
import type { MessengerFault } from '../ports/messenger.ts';
import { sayAt, sharedShape } from '../reader/reader.ts';

type Needs = Using<'analyses' | 'games' | 'records' | 'settings', 'engine' | 'messenger' | 'now' | 'reading'>;

/** When to retry (ms) after the engine gave no answer. */
const AGAIN = 15_000;

export async function doDueAnalysis(app: Needs, analysis: Analysis): Promise<PutOff<Analysis> | undefined> {
  const { post, subject, madeAt } = analysis;
  if (!post || app.now() - madeAt > DAY) return putOff(analysis, null);
  const audience = {
    by: subject.id,
    say: await sayAt(app, post.place),
    reader: await sharedShape(app, post.place),
  };
  const shown = await showSubject(app, subject, audience);
  if (!shown.ok) return putOff(analysis, isForNow(shown.problem) ? app.now() + AGAIN : null);
  const next = await goOn(app, analysis, shown.value.line);
  if (!next.ok) return putOff(analysis, app.now() + AGAIN);
  const { value: latest } = next;
  const card = await show(
    app,
    analysis,
    post,
    screenOf(audience.say, shown.value, latest, { isShared: true }),
  );
  if (typeof card === 'string')
    return putOff(latest, card === 'later' ? dueAfter(card, app.now(), analysis.madeAt) : null);
  const posted = { ...latest, version: latest.version + 1, post: { ...post, card } };
  await app.store.analyses.save(posted, isWhole(latest, shown.value.line) ? null : app.now());
  return undefined;
}

/** Temporary: no thread is free to read it. */
const isForNow = ({ code }: Problem): boolean => code === 'reading-busy' || code === 'reading-stopped';

/** Shows it in its message, or in a new one if the asker's process died before it posted one. */
async function show(
  app: Pick<App, 'messenger'>,
  { subject }: Analysis,
  { place, card }: AnalysisPost,
  screen: Screen,
): Promise<MessageAddress | MessengerFault> {
  if (!card) return app.messenger.post(place, screen, `${subject.id}.analysis`);
  const updated = await app.messenger.update(card, screen);
  return updated === 'done' ? card : updated;
}
