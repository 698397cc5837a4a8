/** `/analyze`: where a finished game was won and lost. Each button's id holds the place. */
import type { Subject } from '../src/analysis/finding.ts';
import { isWhole, knownOf, screenOf, showSubject } from '../src/app/analysis/analyze.ts';
import type { App } from '../src/app/ports/app.ts';
import { answering, defineCommand, type Asker, type Reply } from '../src/app/ports/command.ts';
import { findFinished, wasPlayed } from '../src/app/play/find.ts';
import { barOnLine } from '../src/app/fairPlay/barOnHelp.ts';
import { readerOf, sayAt } from '../src/app/reader/reader.ts';
import { refusal } from '../src/app/reader/refusal.ts';
import { GAME_OPTION, suggestFinished } from '../src/app/play/suggest.ts';
import { sayIn } from '../src/i18n/say.ts';
import { analyzedShowing } from '../src/views/analysis/stepping.ts';
import { clamped, replayScreen } from '../src/views/replay/replay.ts';
import type { Viewpoint } from '../src/views/replay/showing.ts';
import { each } from '../src/views/presses/presses.ts';
import { ANALYZE, ANALYSIS_STEPS } from '../src/views/presses/declarations.ts';

interface AnalysisRequest {
  readonly subject: Subject;
  readonly isPrivate: boolean;
  /** Where to step to; `null` for the whole analysis, in a message of its own. */
  readonly place: Viewpoint | 'curve' | null;
}

async function show(app: App, asker: Asker, { subject, isPrivate, place }: AnalysisRequest): Promise<Reply> {
  const say = isPrivate ? sayIn(asker.locale) : await sayAt(app, asker.place);
  const audience = { by: asker.user.id, say, reader: await readerOf(app, asker, isPrivate) };
  const shown = await showSubject(app, subject, audience);
  if (!shown.ok) return refusal(app, asker, shown.problem);
  // A finished game may have passed a position that they now play elsewhere.
  const bar = await barOnLine(app, asker.user.id, shown.value.line);
  if (bar) return refusal(app, asker, bar);
  const known = await knownOf(app, subject);
  const isThere = known !== null && isWhole(known, shown.value.line);
  if (!isThere && !app.engine.isThere) return refusal(app, asker, { code: 'engine-away' });
  if (!isThere || place === null) return { kind: 'analysis', subject, isPrivate };
  const kind = isPrivate ? 'private' : 'public';
  if (place === 'curve') return { kind, screen: screenOf(say, shown.value, known) };
  const showing = analyzedShowing(say, shown.value, known);
  return { kind, screen: replayScreen(say, showing, { ...place, ply: clamped(showing, place.ply) }) };
}

type Arrival = Pick<AnalysisRequest, 'isPrivate'> & Subject & Viewpoint;

const showAgain = (
  app: App,
  asker: Asker,
  { kind, id, isPrivate }: Arrival,
  place: AnalysisRequest['place'],
): Promise<Reply> => show(app, asker, { subject: { kind, id }, isPrivate, place });

export const analyze = defineCommand({
  name: 'analyze',
  posts: true,
  share: ({ press: pressed }) => (pressed === null || pressed.action === 'begin' ? 'analysis' : 'reading'),
  options: [GAME_OPTION],
  async run(asker, values, app) {
    const found = await findFinished(app, asker, values.game);
    if (!found.ok) return refusal(app, asker, found.problem);
    return show(app, asker, { subject: { kind: 'game', id: found.value.id }, isPrivate: false, place: null });
  },
  suggest: (asker, { text }, app) => suggestFinished(app, asker, text, wasPlayed),
  press: answering(ANALYZE, {
    // Steps open a private viewer, so nobody turns the page for others.
    ...each(ANALYSIS_STEPS, (asker: Asker, pressed: Arrival, app: App) =>
      showAgain(app, asker, { ...pressed, isPrivate: true }, pressed),
    ),
    begin: (asker, pressed, app) => showAgain(app, asker, pressed, null),
    curve: (asker, pressed, app) => showAgain(app, asker, { ...pressed, isPrivate: true }, 'curve'),
  }),
});
