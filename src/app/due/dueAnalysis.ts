/**
 * An analysis that a message or guesses wait for, without a process working on it. Runs one more
 * slice, shows it, and counts the guesses at the end.
 */
import type { MessageAddress } from '../../game/game.ts';
import type { Problem } from '../problem/problem.ts';
import type { Analysis, AnalysisPost } from '../ports/subjects/analyses.ts';
import { putOff, type PutOff, dueAfter, isHopeless } from './kind.ts';
import { continueAnalysis, isGivenUp, isWhole, screenOf, showSubject } from '../analysis/analyze.ts';
import { judge } from '../../features/guess/use.ts';
import { sayIn, type Say } from '../../i18n/say.ts';
import type { Showing } from '../../views/replay/showing.ts';
import type { App, Using } from '../ports/app.ts';
import type { MessengerFault } from '../ports/messenger.ts';
import { sayAt, sharedShape } from '../reader/reader.ts';

type Needs = Using<
  'analyses' | 'games' | 'guesses' | 'records' | 'settings' | 'votes',
  'engine' | 'messenger' | 'now' | 'reading'
>;

/** When to retry (ms) after the engine failed to answer. */
const AGAIN = 15_000;

export async function doDueAnalysis(app: Needs, analysis: Analysis): Promise<PutOff<Analysis> | undefined> {
  const { post, subject, forGuesses } = analysis;
  const isWanted = post !== null || (forGuesses && app.engine.isThere);
  if (!isWanted || isGivenUp(analysis, app.now())) return putOff(analysis, null);
  const audience = {
    by: subject.id,
    say: post ? await sayAt(app, post.place) : sayIn('en'),
    reader: post ? await sharedShape(app, post.place) : {},
  };
  const shown = await showSubject(app, subject, audience);
  if (!shown.ok) return putOff(analysis, isForNow(shown.problem) ? app.now() + AGAIN : null);
  const found = await continueAnalysis(app, analysis, shown.value.line);
  if (!found.ok) return putOff(analysis, app.now() + AGAIN);
  const { value: latest } = found;
  const isDone = isWhole(latest, shown.value.line);
  if (isDone && latest.forGuesses) await judge(app, latest);
  const card = post && (await show(app, audience.say, shown.value, latest, post));
  const isLost = typeof card === 'string';
  if (isLost && !isHopeless(card, app.now() - analysis.madeAt))
    return putOff(latest, dueAfter(card, app.now(), analysis.madeAt));
  if (isLost && !latest.forGuesses) return putOff(latest, null);
  const next = {
    ...latest,
    version: latest.version + 1,
    post: post && !isLost ? { ...post, card } : null,
    forGuesses: latest.forGuesses && !isDone,
  };
  await app.store.analyses.save(next, isDone ? null : app.now());
  return undefined;
}

/** Whether the problem is temporary: no thread is free to read the record. */
const isForNow = ({ code }: Problem): boolean => code === 'reading-busy' || code === 'reading-stopped';

/** Shows the analysis in its message, or in a new one if the asker's process died too early. */
async function show(
  app: Pick<App, 'messenger'>,
  say: Say,
  showing: Showing,
  analysis: Analysis,
  { place, card }: AnalysisPost,
): Promise<MessageAddress | MessengerFault> {
  const screen = screenOf(say, showing, analysis, { isShared: true });
  if (!card) return app.messenger.post(place, screen, `${analysis.subject.id}.analysis`);
  const updated = await app.messenger.update(card, screen);
  return updated === 'done' ? card : updated;
}
