/** An analysis whose message still waits for it though nobody is at it any more: one slice further, and shown. */
import { DAY } from '../game/span.ts';
import type { Screen } from '../views/screen.ts';
import type { Analysis, AnalysisPost } from './analyses.ts';
import { goOn, isWhole } from './analyse.ts';
import type { App } from './app.ts';
import type { Messenger, MessengerFault } from './messenger.ts';
import { dueAfter } from './patience.ts';
import { screenOf } from './pursue.ts';
import { sayAt } from './sharedLanguage.ts';
import { sharedShape } from './sharedShape.ts';
import type { Card } from './store.ts';
import { showSubject } from './subject.ts';

/** When to go on (ms) after the engine gave no answer. */
const AGAIN = 15_000;

export async function doDueAnalysis(app: App, messenger: Messenger, analysis: Analysis): Promise<void> {
  const { post, subject, madeAt } = analysis;
  const putOff = (dueAt: number | null, latest = analysis): Promise<void> =>
    app.store.postpone({ kind: 'analysis', analysis: latest }, dueAt);
  if (!post || app.now() - madeAt > DAY) return putOff(null);
  const eyes = { say: await sayAt(app, post.place), reader: await sharedShape(app, post.place) };
  const shown = await showSubject(app, subject, eyes);
  if (!shown.ok) return putOff(null);
  const next = await goOn(app, analysis, shown.value.line);
  if (!next.ok) return putOff(app.now() + AGAIN);
  const { value: latest } = next;
  const card = await show(messenger, analysis, post, screenOf(eyes.say, shown.value, latest));
  if (typeof card === 'string') return putOff(card === 'later' ? dueAfter(card, app.now()) : null, latest);
  const posted = { ...latest, version: latest.version + 1, post: { ...post, card } };
  await app.store.analyses.save(posted, isWhole(latest, shown.value.line) ? null : app.now());
  return undefined;
}

/** In the message that waits for it; in a new one where whoever asked died before there was one. */
async function show(
  messenger: Messenger,
  { subject }: Analysis,
  { place, card }: AnalysisPost,
  screen: Screen,
): Promise<Card | MessengerFault> {
  if (!card) return messenger.post(place, screen, `${subject.id}.analysis`);
  const updated = await messenger.update(card, screen);
  return updated === 'done' ? card : updated;
}
