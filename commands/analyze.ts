/** `/analyze`: where a finished game was won and lost. Each button's id holds the place. */
import { answering } from '../src/app/ports/answering.ts';
import type { Subject } from '../src/analysis/finding.ts';
import { isWhole, knownOf, screenOf, showSubject } from '../src/app/analysis/analyze.ts';
import type { App } from '../src/app/ports/app.ts';
import { defineCommand, type Asker, type Reply } from '../src/app/ports/command.ts';
import { findFinished, wasPlayed } from '../src/app/play/find.ts';
import { asHelped, barOnLine } from '../src/app/fairPlay/barOnHelp.ts';
import { readerOf, sayAt } from '../src/app/reader/reader.ts';
import { refusal } from '../src/app/reader/refusal.ts';
import { GAME_OPTION, suggestFinished } from '../src/app/play/suggest.ts';
import { sayIn } from '../src/i18n/say.ts';
import { analyzedShowing } from '../src/views/analysis/stepping.ts';
import { clamped, replayScreen, sharedReplay } from '../src/views/replay/replay.ts';
import type { Viewpoint } from '../src/views/replay/showing.ts';
import { colorOf } from '../src/game/decision.ts';
import { each } from '../src/views/presses/presses.ts';
import { ANALYZE, ANALYSIS_STEPS } from '../src/views/presses/declarations.ts';

interface AnalysisRequest {
  readonly subject: Subject;
  /** The step to go to, in the asker's own viewer; or the whole analysis. */
  readonly place: Viewpoint | 'curve' | 'begin' | 'highlight';
  readonly isShared: boolean;
}

async function show(app: App, asker: Asker, { subject, place, isShared }: AnalysisRequest): Promise<Reply> {
  const say = isShared ? await sayAt(app, asker.place) : sayIn(asker.locale);
  const by = asker.user.id;
  const shown = await showSubject(app, subject, { by, say, reader: await readerOf(app, asker, !isShared) });
  if (!shown.ok) return refusal(app, asker, shown.problem);
  // A finished game may have passed a position that they now play elsewhere.
  const bar = await barOnLine(app, asHelped(asker), shown.value.line);
  if (bar) return refusal(app, asker, bar);
  const known = await knownOf(app, subject);
  const isThere = known !== null && isWhole(known, shown.value.line);
  if (!isThere && !app.engine.isThere) return refusal(app, asker, { code: 'engine-away' });
  const isHighlight = place === 'highlight';
  if (!isThere || place === 'begin')
    return { kind: 'analysis', subject, isPrivate: !isShared, ...(isHighlight && { isHighlight }) };
  if (place === 'curve' || isHighlight) {
    const screen = screenOf(say, shown.value, known, { isShared, isHighlight });
    return isShared ? { kind: 'public', screen, isNew: true } : { kind: 'private', screen };
  }
  const showing = analyzedShowing(say, shown.value, known);
  const at = { ...place, ply: clamped(showing, place.ply) };
  return isShared
    ? { kind: 'public', screen: sharedReplay(say, showing, at), isNew: true }
    : { kind: 'private', screen: replayScreen(say, showing, at) };
}

type Arrival = { readonly isPrivate: boolean } & Subject & Viewpoint;

/** A public message has no chosen side, so the asker's own side is at the bottom. */
async function step(app: App, asker: Asker, { kind, id, isPrivate, ...place }: Arrival): Promise<Reply> {
  const game = kind === 'game' && !isPrivate ? await app.store.games.load(id) : null;
  const bottom = (game && colorOf(game.game, asker.user.id)) ?? place.bottom;
  return show(app, asker, { subject: { kind, id }, place: { ...place, bottom }, isShared: false });
}

/** The presses that may need the engine. */
const ANALYZING: ReadonlySet<string> = new Set(['begin', 'all-everyone', 'highlight', 'highlight-everyone']);

export const analyzePresses = answering(
  ANALYZE,
  {
    ...each(ANALYSIS_STEPS, (asker: Asker, pressed: Arrival, app: App) => step(app, asker, pressed)),
    begin: (asker, { kind, id }, app) =>
      show(app, asker, { subject: { kind, id }, place: 'begin', isShared: false }),
    curve: (asker, { kind, id }, app) =>
      show(app, asker, { subject: { kind, id }, place: 'curve', isShared: false }),
    everyone: (asker, { kind, id, ply, bottom }, app) =>
      show(app, asker, { subject: { kind, id }, place: { ply, bottom }, isShared: true }),
    highlight: (asker, { kind, id }, app) =>
      show(app, asker, { subject: { kind, id }, place: 'highlight', isShared: false }),
    'highlight-everyone': (asker, { kind, id }, app) =>
      show(app, asker, { subject: { kind, id }, place: 'highlight', isShared: true }),
    'all-everyone': (asker, { kind, id }, app) =>
      show(app, asker, { subject: { kind, id }, place: 'begin', isShared: true }),
  },
  { share: (action) => (ANALYZING.has(action) ? 'analysis' : 'reading') },
);

export const analyze = defineCommand({
  name: 'analyze',
  posts: false,
  share: () => 'analysis',
  options: [GAME_OPTION],
  async run(asker, values, app) {
    const found = await findFinished(app, asker, values.game);
    if (!found.ok) return refusal(app, asker, found.problem);
    const subject = { kind: 'game', id: found.value.id } as const;
    return show(app, asker, { subject, place: 'begin', isShared: false });
  },
  suggest: (asker, { text }, app) => suggestFinished(app, asker, text, wasPlayed),
});
