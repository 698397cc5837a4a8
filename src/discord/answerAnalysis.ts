/**
 * Shows an analysis while it is made. What only the asker sees is changed by the interaction, whose token lives longer than
 * any analysis takes; a message for everyone by the bot itself, and by a sweep when this process dies.
 */
import type { Analysis } from '../app/analyses.ts';
import { isWhole, takeUp } from '../app/analyse.ts';
import type { Asker } from '../app/command.ts';
import { pursue, screenOf } from '../app/pursue.ts';
import { readerOf } from '../app/reader.ts';
import type { Reply } from '../app/reply.ts';
import { sayAt } from '../app/sharedLanguage.ts';
import type { Card } from '../app/store.ts';
import { showSubject } from '../app/subject.ts';
import { sayIn } from '../i18n/say.ts';
import { refusalScreen } from '../views/refusal.ts';
import type { Showing } from '../views/showing.ts';
import type { Exchange } from './exchange.ts';
import type { Voice } from './voice.ts';

type Wanted = Extract<Reply, { readonly kind: 'analysis' }>;

export async function answerAnalysis(
  voice: Voice,
  exchange: Exchange,
  asker: Asker,
  { subject, isPrivate }: Wanted,
): Promise<void> {
  const { app, present } = voice;
  const say = isPrivate ? sayIn(asker.locale) : await sayAt(app, asker.place);
  const shown = await showSubject(app, subject, { say, reader: await readerOf(app, asker, isPrivate) });
  if (!shown.ok) return void (await exchange.whisper(await present(refusalScreen(say, shown.problem))));
  const begun = await takeUp(app, subject, isPrivate ? null : { place: asker.place, card: null });
  const first = await present(screenOf(say, shown.value, begun));
  if (!isPrivate) return followed(voice, begun, shown.value, asker, await exchange.speak(first));
  await exchange.whisper(first);
  for await (const next of pursue(app, begun, shown.value)) {
    const screen = next.ok ? screenOf(say, shown.value, next.value) : refusalScreen(say, next.problem);
    await exchange.replace(await present(screen));
  }
  return undefined;
}

/** Brings the message for everyone up to date until the analysis is whole; what goes wrong is left to a sweep. */
async function followed(
  { app, messenger }: Voice,
  { subject }: Analysis,
  showing: Showing,
  { place }: Asker,
  card: Card,
): Promise<void> {
  const say = await sayAt(app, place);
  const begun = await takeUp(app, subject, { place, card });
  for await (const next of pursue(app, begun, showing)) {
    if (!next.ok) return;
    const updated = await messenger.update(card, screenOf(say, showing, next.value));
    if (updated !== 'done') return;
    if (isWhole(next.value, showing.line))
      await app.store.postpone({ kind: 'analysis', analysis: next.value }, null);
  }
}
