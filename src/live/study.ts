/** Analyzes a finished game for a page, and reports partial results. */
import { analyzeInSlices, showSubject, takeUp } from '../app/analysis/analyze.ts';
import { asHelped, barOnLine } from '../app/fairPlay/barOnHelp.ts';
import type { Actor } from '../app/ports/actor.ts';
import type { App } from '../app/ports/app.ts';
import type { Problem } from '../app/problem/problem.ts';
import { viewerFor } from '../app/reader/reader.ts';
import type { GameId } from '../game/game.ts';
import { sayIn } from '../i18n/say.ts';
import { type Attempt, done } from '../kit/attempt.ts';
import type { ToPage } from './protocol.ts';

export type Study = Extract<ToPage, { kind: 'analysis' }>;

/** The last value is the whole analysis, or the reason why there is none. */
export async function* studyOf(app: App, by: Actor, id: GameId): AsyncGenerator<Attempt<Study, Problem>> {
  const subject = { kind: 'game', id } as const;
  const reader = await viewerFor(app, by);
  const shown = await showSubject(app, subject, { by: by.user.id, say: sayIn(by.locale), reader });
  if (!shown.ok) return yield shown;
  const { line } = shown.value;
  // The asker may be playing another game that has reached one of these positions.
  const bar = await barOnLine(app, asHelped(by), line);
  if (bar) return yield { ok: false, problem: bar };
  const begun = await takeUp(app, subject, null);
  const { length } = line.positions;
  const study = (findings: Study['findings']): Attempt<Study, Problem> =>
    done({ kind: 'analysis', game: id, findings, total: length });
  yield study(begun.findings);
  for await (const next of analyzeInSlices(app, begun, shown.value))
    yield next.ok ? study(next.value.findings) : next;
}
