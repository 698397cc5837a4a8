/** The interaction updates a private message. The bot, or later the sweep, updates a public one. */
import type { MessageAddress } from '../../game/game.ts';
import type { Analysis } from '../ports/subjects/analyses.ts';
import { isWhole, takeUp, analyzeInSlices, screenOf, showSubject } from '../analysis/analyze.ts';
import type { Asker, Reply } from '../ports/command.ts';
import { readerOf, sayAt } from '../reader/reader.ts';
import { sayIn } from '../../i18n/say.ts';
import { refusalScreen } from '../problem/refusal.ts';
import type { Showing } from '../../views/replay/showing.ts';
import type { Using } from '../ports/app.ts';
import type { Exchange } from '../ports/exchange.ts';

type Needs = Using<
  'analyses' | 'games' | 'people' | 'records' | 'settings' | 'votes',
  'engine' | 'messenger' | 'now' | 'reading'
>;

type AnalysisReply = Omit<Extract<Reply, { readonly kind: 'analysis' }>, 'kind'>;

export async function answerAnalysis(
  app: Needs,
  exchange: Exchange,
  asker: Asker,
  { subject, isPrivate, isHighlight }: AnalysisReply,
): Promise<void> {
  const say = isPrivate ? sayIn(asker.locale) : await sayAt(app, asker.place);
  const shown = await showSubject(app, subject, {
    by: asker.user.id,
    say,
    reader: await readerOf(app, asker, isPrivate),
  });
  if (!shown.ok) return exchange.whisper(refusalScreen(say, shown.problem));
  const begun = await takeUp(app, subject, isPrivate ? null : { place: asker.place, card: null });
  const how = { isShared: !isPrivate, isHighlight };
  const first = screenOf(say, shown.value, begun, how);
  if (!isPrivate) return followed(app, begun, shown.value, asker, await exchange.speak(first));
  await exchange.whisper(first);
  for await (const next of analyzeInSlices(app, begun, shown.value)) {
    const screen = next.ok ? screenOf(say, shown.value, next.value, how) : refusalScreen(say, next.problem);
    if (!(await exchange.revise(screen))) return undefined;
  }
  return undefined;
}

/** Updates the public message until the analysis is complete. The sweep repeats failed updates. */
async function followed(
  app: Using<'analyses' | 'settings', 'engine' | 'messenger' | 'now'>,
  { subject }: Analysis,
  showing: Showing,
  { place }: Asker,
  card: MessageAddress,
): Promise<void> {
  const say = await sayAt(app, place);
  const begun = await takeUp(app, subject, { place, card });
  for await (const next of analyzeInSlices(app, begun, showing)) {
    if (!next.ok) return;
    const updated = await app.messenger.update(card, screenOf(say, showing, next.value, { isShared: true }));
    if (updated !== 'done') return;
    if (isWhole(next.value, showing.line))
      await app.store.analyses.save(
        { ...next.value, version: next.value.version + 1 },
        next.value.forGuesses ? app.now() : null,
      );
  }
}
