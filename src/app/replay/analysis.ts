/** Shows where a finished game was won and lost. Each button's id contains the position. */
import type { Subject } from '../../analysis/finding.ts';
import { colorOf } from '../../game/decision.ts';
import type { GameId } from '../../game/game.ts';
import { refused } from '../../kit/result.ts';
import { analysisStep } from '../../views/analysis/stepping.ts';
import { ANALYSIS_STEPS, ANALYZE } from '../../views/presses/declarations.ts';
import { each } from '../../views/presses/presses.ts';
import type { Viewpoint } from '../../views/replay/showing.ts';
import { isWhole, storedAnalysis, screenOf, showSubject } from '../analysis/analyze.ts';
import { asHelped, barOnLine } from '../fairPlay/barOnHelp.ts';
import { findFinished } from '../play/find.ts';
import { answering } from '../ports/answering.ts';
import type { App } from '../ports/app.ts';
import { type Asker, type Reply, privately, publicly } from '../ports/command.ts';
import { answer, audienceOf, ownViewer, sharedViewer } from './viewer.ts';

interface AnalysisRequest {
  readonly subject: Subject;
  /** The step to show in the asker's own viewer, or the whole analysis. */
  readonly place: Viewpoint | 'curve' | 'begin' | 'highlight';
  readonly isShared: boolean;
}

async function show(app: App, asker: Asker, { subject, place, isShared }: AnalysisRequest): Promise<Reply> {
  const { say, reader } = await audienceOf(app, asker, !isShared);
  const shown = await showSubject(app, subject, { by: asker.user.id, say, reader });
  if (!shown.ok) return shown;
  // A finished game may have passed through a position that they are now playing elsewhere.
  const bar = await barOnLine(app, asHelped(asker), shown.value.line);
  if (bar) return refused(bar);
  const known = await storedAnalysis(app, subject);
  const isThere = known !== null && isWhole(known, shown.value.line);
  if (!isThere && !app.engine.isThere) return refused({ code: 'engine-away' });
  const isHighlight = place === 'highlight';
  if (!isThere || place === 'begin')
    return { kind: 'analysis', subject, isPrivate: !isShared, ...(isHighlight && { isHighlight }) };
  if (place === 'curve' || isHighlight) {
    const screen = screenOf(say, shown.value, known, { isShared, isHighlight });
    return (isShared ? publicly : privately)(screen);
  }
  const showing = analysisStep(say, shown.value, known);
  return isShared ? { ...sharedViewer(say, showing, place), isNew: true } : ownViewer(say, showing, place);
}

export const analyze = (app: App, asker: Asker, subject: Subject, isPrivate: boolean): Promise<Reply> =>
  show(app, asker, { subject, place: 'begin', isShared: !isPrivate });

/** Analyzes the named game, or the last finished game here. */
export async function analyzeGame(
  app: App,
  asker: Asker,
  id: GameId | undefined,
  isPrivate: boolean,
): Promise<Reply> {
  const found = await findFinished(app, asker, id);
  return found.ok ? analyze(app, asker, { kind: 'game', id: found.value.id }, isPrivate) : found;
}

type Arrival = { readonly isPrivate: boolean } & Subject & Viewpoint;

/** A public message has no chosen side, so the asker's own side is at the bottom. */
async function step(app: App, asker: Asker, { kind, id, isPrivate, ...at }: Arrival): Promise<Reply> {
  const game = kind === 'game' && !isPrivate ? await app.store.games.load(id) : null;
  const bottom = (game && colorOf(game.game, asker.user.id)) ?? at.bottom;
  return show(app, asker, { subject: { kind, id }, place: { ply: at.ply, bottom }, isShared: false });
}

const whole = (place: 'begin' | 'curve' | 'highlight', isShared = false) =>
  answer((app, asker, { kind, id }: Subject) => show(app, asker, { subject: { kind, id }, place, isShared }));

/** The presses that may need the engine. */
const ANALYZING: ReadonlySet<string> = new Set(['begin', 'all-everyone', 'highlight', 'highlight-everyone']);

export const analyzePresses = answering(
  ANALYZE,
  {
    ...each(ANALYSIS_STEPS, answer(step)),
    begin: whole('begin'),
    curve: whole('curve'),
    everyone: answer((app, asker, { kind, id, ply, bottom }) =>
      show(app, asker, { subject: { kind, id }, place: { ply, bottom }, isShared: true }),
    ),
    highlight: whole('highlight'),
    'highlight-everyone': whole('highlight', true),
    'all-everyone': whole('begin', true),
  },
  { share: (action) => (ANALYZING.has(action) ? 'analysis' : 'reading') },
);
